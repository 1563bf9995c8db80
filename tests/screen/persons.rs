//! Screen tests of names, crests, card backs, table colors and text size.

use cardkeep::Begin;
use cardkeep::Page;
use cardkeep::{CardArt, Palette, Wishes};
use cardkeep_ai::Level;
use cardkeep_core::games::GameId;
use cardkeep_i18n::{List, Person, app, t};
use cardkeep_store::{
    Appearance, CardBack, Challenge, DataDir, EARNED, Felt, NAMES, Player, Settings, Slot, Speed,
    TextSize, names_for,
};
use cardkeep_ui::{NewGame, SettingsPanel, Sheet, Sheets, Table, Theme};
use i_slint_backend_testing::ElementQuery;
use slint::platform::Key;
use slint::{Color, ComponentHandle, Image, Model};

use crate::driver::{Frame, Stage};
use crate::focus::held;

const GAME: GameId = GameId::FourKnights;

fn open(folder: &tempfile::TempDir) -> Stage {
    let stage = Stage::open(folder.path());
    stage.resize(360, 1800);
    stage.speed(Speed::Off);
    stage
}

fn begin(game: GameId, names: &[&str]) -> Begin {
    let mut players = vec![Player::Human];
    players.resize(usize::from(*game.seats().start()), Player::Computer(Level::Easy));
    let names = names.iter().map(|name| String::from(*name)).collect();
    Begin::New(Challenge { names, ..Challenge::new(game, players, 11) })
}

/// Returns the contrast of two colors as defined by WCAG 2, from 1 to 21.
fn contrast(one: Color, other: Color) -> f32 {
    let luminance = |color: Color| {
        let part = |value: u8| {
            let value = f32::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(color.red()) + 0.7152 * part(color.green()) + 0.0722 * part(color.blue())
    };
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn words_can_be_read_on_every_color_of_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let stage = open(&folder);
    let services = stage.app.services();
    let mut seen = Vec::new();
    for appearance in [Appearance::Light, Appearance::Dark] {
        for felt in Felt::ALL {
            {
                let mut settings = services.settings.borrow_mut();
                (settings.theme, settings.felt) = (appearance, felt);
            }
            services.apply_settings();
            stage.settle();
            let theme = stage.app.window().global::<Theme>();
            let grounds = [
                ("felt", theme.get_felt()),
                ("deep", theme.get_felt_deep()),
                ("lit", theme.get_felt_lit()),
            ];
            let inks = [
                ("words", theme.get_felt_ink()),
                ("remarks", theme.get_felt_ink_soft()),
                ("refusals", theme.get_lit()),
            ];
            for (ground, below) in grounds {
                for (ink, above) in inks {
                    // Nothing is refused on the panel of a campaign.
                    if (ink, ground) == ("refusals", "lit") {
                        continue;
                    }
                    let contrast = contrast(below, above);
                    let what = format!("{ink} on {ground}, {felt:?}, {appearance:?}");
                    assert!(contrast >= 4.5, "{what}: {contrast:.2}");
                }
            }
            seen.push(theme.get_felt());
        }
    }
    seen.sort_by_key(|color| color.as_argb_encoded());
    seen.dedup();
    assert_eq!(seen.len(), 2 * Felt::ALL.len(), "each is another color");
}

#[test]
fn the_system_may_ask_for_less_motion_and_more_contrast_until_the_player_chooses() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    stage.resize(360, 4000);
    let services = stage.app.services();
    let theme = stage.app.window().global::<Theme>();
    let wish = |less_motion, more_contrast| {
        stage.app.window().global::<SettingsPanel>().invoke_wished(less_motion, more_contrast);
        stage.settle();
    };
    services.shell.go(Page::Settings);
    wish(true, true);
    assert_eq!((theme.get_pace(), theme.get_contrast()), (0.0, true));
    let switch = stage.control("High contrast");
    assert_eq!(switch.accessible_checked(), Some(true));
    let close: Vec<_> = Felt::ALL
        .into_iter()
        .flat_map(|felt| {
            stage.set(|settings| settings.felt = felt);
            let pairs = [
                (theme.get_felt(), theme.get_felt_ink_soft()),
                (theme.get_panel(), theme.get_ink_soft()),
                (theme.get_ground(), theme.get_line()),
            ];
            pairs.into_iter().filter(|(below, above)| contrast(*below, *above) < 7.0)
        })
        .collect();
    assert!(close.is_empty(), "{close:?}");
    wish(false, false);
    assert_eq!((theme.get_pace(), theme.get_contrast()), (1.0, false), "it is followed");

    stage.press("High contrast");
    stage.press("Slow");
    wish(true, false);
    assert_eq!((theme.get_pace(), theme.get_contrast()), (Speed::Slow.pace(), true));
    let normal = stage.labels().iter().position(|label| label == "Normal");
    assert!(normal.is_some());
    stage.press("Normal");
    assert_eq!(theme.get_pace(), 1.0, "normal by choice");
    let kept = DataDir::settings(&services.data_dir).value;
    assert!(kept.animation_chosen && kept.contrast == Some(true));
}

/// Returns where the widest gap in the only dark line of a toast is, from 0 at its left to 1.
fn gap(stage: &Stage, text: &str) -> f32 {
    stage.app.services().shell.show_toast(text);
    stage.settle();
    let toast = ElementQuery::from_root(stage.app.window()).match_inherits("Toast").find_first();
    let frame = Frame::of(&toast.expect("a toast is shown"));
    let picture = stage.app.window().window().take_snapshot().unwrap();
    let inner = |from: f32, to: f32| from as u32 + 12..to as u32 - 12;
    let color = |x: u32, y: u32| picture.as_slice()[(y * picture.width() + x) as usize];
    let rows = inner(frame.top, frame.bottom);
    let ground = color(frame.left as u32 + 12, frame.top as u32 + 4);
    let inked: Vec<u32> = inner(frame.left, frame.right)
        .filter(|x| rows.clone().any(|y| color(*x, y) != ground))
        .collect();
    let (first, last) = (inked[0], inked[inked.len() - 1]);
    let widest = inked.windows(2).max_by_key(|pair| pair[1] - pair[0]).expect("there is text");
    (widest[0] - first) as f32 / (last - first) as f32
}

#[test]
fn a_name_from_right_to_left_does_not_turn_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    for name in ["\u{5d3}", "\u{639}"] {
        // A name, a wide gap, and a long word.
        let rest = "\u{a0}\u{a0}\u{a0}\u{a0}mmmmmmmmmm";
        let turned = gap(&stage, &format!("{name} {rest}"));
        assert!(turned > 0.5, "the picture shows it: {turned}");
        let sentence = t!(app::rival_level, name, level: rest);
        let right = gap(&stage, &sentence);
        assert!(right < 0.5, "{sentence}: {right}");
        // People, lists and other texts alike.
        let people = List::people([Person::Named(name.into()), Person::Named("Berit".into())]);
        assert!(t!(app::title_against, rivals: people).contains('\u{2068}'));
    }
    assert_eq!(t!(app::rival_level, name: "Ada", level: "Easy"), "Ada (Easy)");
}

#[test]
fn a_color_and_a_back_are_chosen_by_their_pictures_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    {
        let stage = open(&folder);
        stage.app.services().shell.go(Page::Settings);
        stage.settle();
        stage.press("Wine");
        stage.press("Towers");
        assert_eq!(stage.control("Towers").accessible_checked(), Some(true));
        assert_eq!(stage.control("Horse").accessible_checked(), Some(false));
        let pictures = stage.app.window().global::<SettingsPanel>().get_back_pictures();
        assert_eq!(pictures.row_count(), CardBack::ALL.len());
    }
    let stage = open(&folder);
    let settings = stage.app.services().settings.borrow().clone();
    assert_eq!((settings.felt, settings.back), (Felt::Wine, CardBack::Towers));
    assert_eq!(stage.app.window().global::<Theme>().get_cloth(), Felt::Wine as i32);
}

/// By a tap, and by the keyboard.
#[test]
fn a_look_that_is_not_earned_says_what_earns_it_and_is_not_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let stage = open(&folder);
    stage.resize(360, 4000);
    let services = stage.app.services();
    services.data_dir.record_achievements(GAME, &["upset"]).unwrap();
    services.shell.go(Page::Settings);
    stage.settle();
    assert!(stage.reads("Each lock shows how many achievements open it. You have 1."));
    let chosen = || {
        let settings = services.settings.borrow();
        (settings.back, settings.felt, settings.emblem)
    };
    let start = chosen();
    for what in [
        "Olive, locked: earn 8 achievements (you have 1).",
        "Waves, locked: earn 5 achievements (you have 1).",
        "Ship, locked: beat 8 opponents on one game's ladder (your best: 0).",
    ] {
        let said = || stage.texts().iter().any(|(text, _)| text == what);
        stage.click(&stage.control(what));
        assert!(said(), "{what}");
        services.shell.show_toast("");
        stage.settle();
        assert!(!said());
        let at_it = || held(&stage).is_some_and(|held| held.label == what);
        assert!((0..100).any(|_| stage.key(Key::Tab) && at_it()), "{what}");
        stage.key(Key::Return);
        assert!(said(), "{what}");
        assert_eq!(chosen(), start, "{what}");
    }
    stage.click(&stage.control("Oaks"));
    assert_eq!(chosen().0, CardBack::Oaks);
    // It stays what it is without what earned it, and is locked as soon as another one is chosen.
    services.data_dir.reset_statistics(None).unwrap();
    services.shell.refresh();
    stage.settle();
    assert_eq!(stage.control("Oaks").accessible_checked(), Some(true));
    stage.press("Horse");
    let locked = || stage.labels().iter().filter(|label| label.contains(", locked: ")).count();
    assert_eq!((locked(), chosen()), (EARNED.len(), start));
    assert!(stage.reads("Oaks, locked: earn your first achievement."));
    stage.press("Unlock all looks");
    assert_eq!(locked(), 0);
    stage.press("Roses");
    assert_eq!(chosen().0, CardBack::Roses);
    stage.press("Unlock all looks");
    assert_eq!(locked(), EARNED.len() - 1);
    stage.press("Rating and achievements");
    assert_eq!(locked(), 0, "nothing is to be earned");
    assert!(!stage.reads("Unlock all looks") && !stage.reads("Each lock"));
}

/// Returns the bytes of a picture.
fn pixels(image: &Image) -> Vec<u8> {
    image.to_rgba8_premultiplied().unwrap().as_bytes().to_vec()
}

#[test]
fn every_back_is_another_picture_and_the_chosen_one_lies_on_the_table() {
    let art = CardArt::new();
    let mut drawn = Vec::new();
    for back in CardBack::ALL {
        art.set_palette(Palette { back, ..Palette::default() });
        let picture = pixels(&art.back(60, 84));
        assert!(!drawn.contains(&picture), "{back:?}");
        assert_eq!(picture, pixels(&art.other_back(back, 60, 84)));
        drawn.push(picture);
    }

    let folder = tempfile::tempdir().unwrap();
    let stage = open(&folder);
    stage.resize(360, 640);
    let services = stage.app.services();
    assert!(services.play(GAME, begin(GAME, &[])));
    stage.settle();
    let backs = || {
        let cards = stage.app.window().global::<Table>().get_cards();
        let shown = cards.iter().map(|card| card.face).filter(|face| face.size().width > 0);
        shown.map(|face| pixels(&face)).collect::<Vec<_>>()
    };
    let before = backs();
    services.settings.borrow_mut().back = CardBack::Checks;
    services.apply_settings();
    stage.settle();
    let after = backs();
    let changed = before.iter().zip(&after).filter(|(one, two)| one != two).count();
    let same = before.len() - changed;
    assert!(changed >= 6 && same >= 6, "{changed} cards lie face down, {same} face up");
}

#[test]
fn the_players_name_stands_on_badges_and_sentences_say_you() {
    for game in GameId::ALL.into_iter().filter(|game| *game.seats().end() > 1) {
        let folder = tempfile::tempdir().unwrap();
        let stage = open(&folder);
        let services = stage.app.services();
        services.shell.go(Page::Settings);
        stage.settle();
        stage.app.window().global::<SettingsPanel>().invoke_call_me(" Ada\tof Kent\nlong ".into());
        assert_eq!(services.settings.borrow().name, "Ada of Kent");
        assert!(services.play(game, begin(game, &[])));
        stage.resize(1280, 800);
        assert!(stage.reads("Ada of Kent"), "{game}");
        // A player with the same name as an opponent stays "You".
        services.settings.borrow_mut().name = String::from("berit");
        services.apply_settings();
        stage.settle();
        assert!(!stage.reads("Ada of Kent") && !stage.reads("berit"), "{game}");
        let kept = DataDir::settings(&services.data_dir).value.name;
        assert_eq!(kept, "Ada of Kent");
    }
}

#[test]
fn a_name_in_the_settings_is_tidied_when_it_is_read() {
    let json = serde_json::json!({ "name": "a\u{202e}b\nand far too much of it" });
    let settings: Settings = serde_json::from_value(json).unwrap();
    assert_eq!(settings.name, "a b and far");
}

#[test]
fn opponents_have_a_crest_and_a_temper_where_they_are_chosen_and_at_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let stage = open(&folder);
    let services = stage.app.services();
    services.shell.go(Page::NewGame(GAME));
    stage.settle();
    stage.press("Change");
    let rival = || stage.app.window().global::<NewGame>().get_rivals().row_data(0).unwrap();
    let players = [Player::Human, Player::Computer(Level::Easy)];
    assert_eq!(names_for(&players, &[])[1], NAMES[0]);
    let first = rival();
    assert!(first.crest.size().width > 0 && stage.reads(&first.temper));
    stage.app.window().global::<NewGame>().invoke_name_rival(0, "Runa".into());
    let second = rival();
    assert!(pixels(&second.crest) != pixels(&first.crest) && second.temper != first.temper);

    // A long press on its cards shows the same.
    assert!(services.play(GAME, begin(GAME, &["", "Runa"])));
    stage.resize(360, 640);
    let table = stage.app.window().global::<Table>();
    let sheets = stage.app.window().global::<Sheets>();
    let cards: Vec<_> = table.get_cards().iter().collect();
    let down = cards.iter().min_by(|one, other| one.y.total_cmp(&other.y));
    let down = down.expect("the opponent holds cards, above all others");
    table.invoke_asked(down.x + 4.0, down.y + 4.0);
    stage.settle();
    assert!(
        sheets.get_open() == Sheet::Explanation && stage.reads(&second.temper),
        "{:?}",
        stage.texts()
    );
    assert!(sheets.get_explained_face().size().width > 0);
    assert!(!matches!(services.data_dir.look(GAME, Slot::Auto), cardkeep_store::SlotState::Empty));
}

/// At every table, and chosen in the settings.
#[test]
fn the_player_has_one_crest_everywhere() {
    let folder = tempfile::tempdir().unwrap();
    let stage = open(&folder);
    let services = stage.app.services();
    let table = stage.app.window().global::<Table>();
    let mut seen = Vec::new();
    for (name, language) in [("", "en"), ("Berit", "en"), ("", "de")] {
        services.settings.borrow_mut().name = name.into();
        services.settings.borrow_mut().language = language.into();
        services.apply_settings();
        for game in GameId::ALL.into_iter().filter(|game| *game != GameId::FourKingdoms) {
            stage.sit(game);
            seen.push(pixels(&table.invoke_crest(0, 40.0, 0)));
        }
    }
    services.shell.go(Page::NewGame(GAME));
    stage.settle();
    assert!(seen.iter().all(|crest| *crest == seen[0]));
    stage.app.window().global::<SettingsPanel>().invoke_choose_emblem(3);
    stage.sit(GAME);
    let chosen = pixels(&table.invoke_crest(0, 40.0, 0));
    assert!(chosen != seen[0]);
    assert!(pixels(&table.invoke_crest(1, 40.0, 0)) != chosen);
}

#[test]
fn text_grows_as_far_as_the_window_has_room() {
    let folder = tempfile::tempdir().unwrap();
    let stage = open(&folder);
    let services = stage.app.services();
    let window = stage.app.window().window();
    let theme = stage.app.window().global::<Theme>();
    let size = |width: u32, height: u32| {
        // A window computes its size from its scale factor.
        let logical = slint::PhysicalSize::new(width, height).to_logical(window.scale_factor());
        window.set_size(slint::PhysicalSize::new(width, height));
        window.dispatch_event(slint::platform::WindowEvent::Resized { size: logical });
        stage.settle();
    };
    let choose = |size: TextSize| {
        services.settings.borrow_mut().text_size = size;
        services.apply_settings();
        stage.settle();
    };
    size(1280, 800);
    assert_eq!((window.scale_factor(), theme.get_width()), (1.0, 1280.0));
    choose(TextSize::Largest);
    assert_eq!(window.scale_factor(), 1.3);
    assert!((theme.get_width() - 1280.0 / 1.3).abs() < 0.5, "{}", theme.get_width());
    // A small window has no room for it, and never less than the minimum.
    size(360, 640);
    assert!((theme.get_width() - 320.0).abs() < 0.5, "{}", theme.get_width());
    size(300, 400);
    assert_eq!(window.scale_factor(), 1.0);
    size(1280, 800);
    assert_eq!(window.scale_factor(), 1.3);
    // A change of the screen's scale factor is noticed.
    window.dispatch_event(slint::platform::WindowEvent::ScaleFactorChanged { scale_factor: 2.0 });
    size(2560, 1600);
    assert_eq!(window.scale_factor(), 2.6);
    choose(TextSize::Usual);
    assert_eq!((window.scale_factor(), theme.get_width()), (2.0, 1280.0));
    // What the system asks for counts on top of what the player chose.
    services.set_wishes(Wishes { larger_text: 10, ..Wishes::default() });
    stage.settle();
    assert_eq!(window.scale_factor(), 2.2);
}
