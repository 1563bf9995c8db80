//! Tests of settings and window state.

use std::fs;

use cardkeep_core::games::GameId;
use cardkeep_core::rival::Level;
use cardkeep_store::{
    Appearance, CardBack, Company, Emblem, Felt, ForcedPlays, LessonProgress, Loaded, MatchId,
    Rival, Settings, Speed, TextSize, TipProgress, Volume, WindowState,
};

use crate::support::{Folder, GAME, signed};

fn company() -> Company {
    let rival = |name: &str, level| Rival { name: name.into(), level, ..Rival::default() };
    Company {
        matched: true,
        seats: 3,
        rivals: vec![rival("Ada", Level::Hard), rival("", Level::Easy)],
        rules: serde_json::json!({ "siege": "double" }),
        any_deal: true,
        laid: Some(false),
    }
}

fn odd() -> Settings {
    Settings {
        animation: Speed::Off,
        animation_chosen: true,
        pace: Speed::Fast,
        contrast: Some(true),
        four_color: true,
        language: String::from("de"),
        theme: Appearance::Dark,
        name: String::from("Ada of Kent"),
        friends: vec![String::from("Ben"), String::new(), String::from("Cleo")],
        emblem: Emblem::Anchor,
        text_size: TextSize::Large,
        felt: Felt::Slate,
        back: CardBack::Stripes,
        volume: Volume::Loud,
        touch: false,
        confirmations: false,
        progress: false,
        all_looks: true,
        auto_collect: false,
        one_tap: true,
        forced_plays: ForcedPlays::Never,
        lines: false,
        warn_lost: true,
        left_handed: true,
        hints: false,
        tips: false,
        log_open: false,
        companies: [(GameId::FourHorsemen.id().into(), company())].into(),
        lessons: [(
            GameId::Watchtower.id().into(),
            LessonProgress { finished: true, begun: vec![0, 0, 3] },
        )]
        .into(),
        tips_seen: [(GameId::Watchtower.id().into(), tips())].into(),
    }
}

fn tips() -> TipProgress {
    TipProgress {
        done: ["burn", "siege"].map(String::from).into(),
        latest: Some(MatchId::from(String::from("7"))),
        shown: 2,
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
        review: Some((3, 17)),
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
fn sounds_that_were_only_on_or_off_stay_what_the_player_chose() {
    let folder = Folder::new();
    assert_eq!(Settings::default().volume, Volume::Low, "new players hear the game");
    for (kept, volume) in [
        (r#"{"sounds": true}"#, Volume::Normal),
        (r#"{"sounds": false}"#, Volume::Off),
        (r#"{"volume": "loud"}"#, Volume::Loud),
        ("{}", Volume::Low),
    ] {
        let file = signed("settings", "1", kept.as_bytes());
        fs::write(folder.file("settings.cardkeep"), file).unwrap();
        let expected = Settings { volume, ..Settings::default() };
        assert_eq!(folder.place.settings(), Loaded { value: expected, notice: None }, "{kept}");
    }
}

#[test]
fn choices_of_a_newer_app_cost_only_themselves() {
    let folder = Folder::new();
    for choice in [
        "animation",
        "pace",
        "theme",
        "emblem",
        "text_size",
        "felt",
        "back",
        "volume",
        "forced_plays",
    ] {
        let file = format!(r#"{{"name": "Ada", "hints": false, "{choice}": "new"}}"#);
        fs::write(folder.file("settings.cardkeep"), signed("settings", "1", file.as_bytes()))
            .unwrap();
        let expected = Settings { name: "Ada".into(), hints: false, ..Settings::default() };
        assert_eq!(folder.place.settings(), Loaded { value: expected, notice: None }, "{choice}");
    }
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
        assert_eq!(rivals, [Rival { name: "Ada".into(), ..Rival::default() }]);
    }
}

#[test]
fn tips_that_cannot_be_understood_are_no_reason_to_lose_the_rest() {
    let folder = Folder::new();
    for bad in ["7", r#"{"done": 3}"#, r#"{"shown": -1}"#, r#"{"latest": {}}"#] {
        let file = format!(
            r#"{{"tips": false, "tips_seen": {{"four-knights": {bad},
            "watchtower": {{"done": ["burn", "burn"], "shown": 2}}}}}}"#
        );
        let file = signed("settings", "1", file.as_bytes());
        fs::write(folder.file("settings.cardkeep"), file).unwrap();
        let Loaded { value: settings, notice } = folder.place.settings();
        assert_eq!(notice, None, "{bad}");
        assert!(!settings.tips);
        assert_eq!(settings.tip_progress(GAME), TipProgress::default(), "{bad}");
        let seen = settings.tip_progress(GameId::Watchtower);
        assert_eq!((seen.done.len(), seen.shown), (1, 2));
    }
    // Far more than any game has.
    let ids: Vec<String> = (0..5000).map(|n| format!("\"tip {n}\"")).collect();
    let file = format!(r#"{{"tips_seen": {{"watchtower": {{"done": [{}]}}}}}}"#, ids.join(","));
    let file = signed("settings", "1", file.as_bytes());
    fs::write(folder.file("settings.cardkeep"), file).unwrap();
    assert!(folder.place.settings().value.tip_progress(GameId::Watchtower).done.len() <= 100);
}

#[test]
fn tips_are_counted_by_match() {
    let (one, other) = (MatchId::from(String::from("1")), MatchId::from(String::from("2")));
    let mut seen = TipProgress::default();
    assert_eq!(seen.shown_in(&one), 0);
    seen.show("burn", &one);
    seen.show("siege", &one);
    assert_eq!((seen.shown_in(&one), seen.shown_in(&other)), (2, 0));
    seen.show("empty", &other);
    assert_eq!((seen.shown_in(&one), seen.shown_in(&other)), (0, 1));
    assert!(["burn", "siege", "empty"].iter().all(|id| seen.done.contains(*id)));
}

#[test]
fn bad_settings_go_aside_and_the_defaults_come() {
    let folder = Folder::new();
    let bad: [&[u8]; 3] = [b"", b"{}", &signed("settings", "1", br#"{"hints": "plenty"}"#)];
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
