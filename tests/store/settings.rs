//! Tests of settings and window state.

use std::fs;

use cardkeep::ai::Level;
use cardkeep::games::GameId;
use cardkeep::store::{
    Appearance, CardBack, Company, Felt, LessonProgress, Loaded, Rival, Settings, Speed, TextSize,
    WindowState,
};

use crate::support::{Folder, GAME, signed};

fn company() -> Company {
    let rival = |name: &str, level| Rival { name: name.into(), level };
    Company {
        seats: 3,
        rivals: vec![rival("Ada", Level::Hard), rival("", Level::Easy)],
        rules: serde_json::json!({ "siege": "double" }),
        any_deal: true,
    }
}

fn odd() -> Settings {
    Settings {
        animation: Speed::Off,
        pace: Speed::Fast,
        four_color: true,
        language: String::from("de"),
        theme: Appearance::Dark,
        name: String::from("Ada of Kent"),
        text_size: TextSize::Large,
        felt: Felt::Slate,
        back: CardBack::Stripes,
        sounds: true,
        touch: false,
        confirmations: false,
        auto_collect: false,
        one_tap: true,
        warn_lost: true,
        left_handed: true,
        hints: false,
        log_open: false,
        companies: [(GameId::FourHorsemen.id().into(), company())].into(),
        lessons: [(
            GameId::Watchtower.id().into(),
            LessonProgress { finished: true, begun: vec![0, 0, 3] },
        )]
        .into(),
    }
}

fn window() -> WindowState {
    WindowState {
        width: 800,
        height: 600,
        place: Some((-40, 25)),
        maximized: true,
        page: String::from("saves"),
        running: Some(2),
    }
}

#[test]
fn settings_and_window_come_back() {
    let folder = Folder::new();
    assert_eq!(folder.place.settings(), Loaded { value: Settings::default(), notice: None });
    assert_eq!(folder.place.window(), Loaded { value: None, notice: None });
    folder.place.keep_settings(&odd()).unwrap();
    folder.place.keep_window(&window()).unwrap();
    assert_eq!(folder.place.settings(), Loaded { value: odd(), notice: None });
    assert_eq!(folder.place.window(), Loaded { value: Some(window()), notice: None });
}

#[test]
fn missing_settings_take_their_defaults_and_unknown_ones_are_ignored() {
    let folder = Folder::new();
    let file = signed("settings", "1", br#"{"four_color": true, "music": "loud"}"#);
    fs::write(folder.file("settings.cardkeep"), file).unwrap();
    let expected = Settings { four_color: true, ..Settings::default() };
    assert_eq!(folder.place.settings(), Loaded { value: expected, notice: None });
}

#[test]
fn the_opponents_met_last_come_back_by_game() {
    let folder = Folder::new();
    folder.place.keep_settings(&odd()).unwrap();
    let settings = folder.place.settings().value;
    assert_eq!(settings.company(GameId::FourHorsemen), company());
    assert_eq!(settings.company(GAME), Company::default());
    assert!(!settings.hints && Settings::default().hints);
}

#[test]
fn opponents_that_cannot_be_understood_are_no_reason_to_lose_the_rest() {
    let folder = Folder::new();
    let bad = [
        r#"{"rivals": [{"level": "godlike"}]}"#,
        r#"{"seats": -1}"#,
        r#"{"seats": 3, "rivals": "Ada"}"#,
        "7",
    ];
    for bad in bad {
        let file = format!(
            r#"{{"four_color": true, "companies": {{"four-knights": {bad},
            "four-horsemen": {{"rivals": [{{"name": "Ada"}}]}}, "whist": {{"seats": 4}}}}}}"#
        );
        let file = signed("settings", "1", file.as_bytes());
        fs::write(folder.file("settings.cardkeep"), file).unwrap();
        let Loaded { value: settings, notice } = folder.place.settings();
        assert_eq!(notice, None, "{bad}");
        assert!(settings.four_color);
        assert_eq!(settings.company(GAME), Company::default(), "{bad}");
        let rivals = settings.company(GameId::FourHorsemen).rivals;
        assert_eq!(rivals, [Rival { name: "Ada".into(), level: Level::Normal }]);
    }
}

#[test]
fn bad_settings_go_aside_and_the_defaults_come() {
    let folder = Folder::new();
    let bad: [&[u8]; 3] = [b"", b"{}", &signed("settings", "1", br#"{"theme": "plaid"}"#)];
    for (n, bytes) in (1..).zip(bad) {
        fs::write(folder.file("settings.cardkeep"), bytes).unwrap();
        let loaded = folder.place.settings();
        assert_eq!(loaded.value, Settings::default());
        let aside = format!("settings.cardkeep.damaged-{n}");
        assert!(loaded.notice.unwrap().to_string().contains(&aside));
        assert_eq!(fs::read(folder.file(&aside)).unwrap(), bytes);
        assert_eq!(folder.place.settings().notice, None);
    }
}

#[test]
fn settings_of_a_newer_app_are_left_until_others_are_kept() {
    let folder = Folder::new();
    let newer = signed("settings", "2", b"{}");
    fs::write(folder.file("settings.cardkeep"), &newer).unwrap();
    let loaded = folder.place.settings();
    assert_eq!(loaded.value, Settings::default());
    assert!(loaded.notice.unwrap().to_string().contains("newer Cardkeep"));
    assert_eq!(fs::read(folder.file("settings.cardkeep")).unwrap(), newer);
    folder.place.keep_settings(&odd()).unwrap();
    assert_eq!(fs::read(folder.file("settings.cardkeep.newer-1")).unwrap(), newer);
    assert_eq!(folder.place.settings(), Loaded { value: odd(), notice: None });
}

#[test]
fn an_absurd_window_is_forgotten() {
    let folder = Folder::new();
    for (width, height) in [(3, 600), (0, 0), (800, 0), (u32::MAX, 600), (800, 16_385)] {
        folder.place.keep_window(&WindowState { width, height, ..window() }).unwrap();
        assert_eq!(folder.place.window().value, None, "{width}x{height}");
    }
}
