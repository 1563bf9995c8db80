//! Screen tests of layout: names, positions and sizes on every page.

use cardkeep::Page;
use cardkeep_core::games::GameId;
use cardkeep_i18n::Language;
use i_slint_backend_testing::ElementQuery;
use slint::ComponentHandle;

use super::support::furnished;
use crate::driver::bounds::PHONES;
use crate::driver::{Frame, Stage};

#[test]
fn everything_active_has_a_label_and_room_for_a_thumb() {
    let folder = furnished();
    let stage = Stage::open(folder.path());
    let mut seen = 0;
    // Phones, and windows so high that nothing is scrolled out of view.
    for (width, height) in PHONES.into_iter().chain([(320, 4000), (360, 4000)]) {
        stage.resize(width, height);
        for page in crate::driver::pages() {
            stage.app.services().shell.go(page);
            stage.settle();
            // At home the running matches scroll sideways.
            let at_home = page == Page::Home;
            for element in stage.active() {
                let label = element.accessible_label().unwrap_or_default();
                assert!(!label.trim().is_empty(), "{page}: something active has no label");
                let size = element.size();
                // The seven days of a week are side by side on the smallest phone.
                let day = matches!(page, Page::Daily(_)) && width < 360;
                assert!(
                    size.width >= if day { 38.0 } else { 44.0 } && size.height >= 44.0,
                    "{page} at {width}x{height}: {label:?} is only {} by {}",
                    size.width,
                    size.height
                );
                let left = element.absolute_position().x;
                assert!(
                    left >= 0.0 && left + size.width <= width as f32 || at_home,
                    "{page} at {width}x{height}: {label:?} leaves the screen"
                );
                seen += 1;
            }
        }
    }
    assert!(seen > 60, "only {seen} elements were found");
}

#[test]
fn no_text_lies_on_another_or_outside_its_control() {
    let folder = furnished();
    let stage = Stage::open(folder.path());
    // As designed, and with larger system text.
    for base in [16.0, 21.0] {
        stage.app.window().global::<cardkeep_ui::Theme>().set_text_base(base);
        for (width, height) in [(360, 4000), (1024, 768), (360, 640), (844, 390), (390, 844)] {
            stage.resize(width, height);
            for page in crate::driver::pages() {
                stage.app.services().shell.go(page);
                stage.settle();
                // What is scrolled behind the bottom bar of a page is invisible.
                let foot = stage.foot().unwrap_or(f32::MAX);
                let seen = |place: &crate::driver::Frame| place.bottom <= foot || place.top > foot;
                let mut texts = stage.texts();
                texts.retain(|(_, place)| seen(place));
                assert!(!texts.is_empty(), "{page}");
                for (n, (text, place)) in texts.iter().enumerate() {
                    let at = format!("{page} at {width}x{height}, base {base}");
                    assert!(
                        place.left >= -1.0 && place.right <= width as f32 + 1.0,
                        "{at}: {text:?} leaves the screen: {place:?}"
                    );
                    for (other, beside) in &texts[n + 1..] {
                        assert!(
                            !place.overlaps(beside),
                            "{at}: {text:?} and {other:?} overlap: {place:?} {beside:?}"
                        );
                    }
                    for control in stage.active() {
                        let frame = crate::driver::Frame::of(&control);
                        assert!(
                            !seen(&frame) || !place.overlaps(&frame) || place.within(&frame),
                            "{at}: {text:?} juts out of {:?}: {place:?} {frame:?}",
                            control.accessible_label()
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn a_game_is_explained_on_the_first_screen_of_its_rules() {
    let folder = furnished();
    let stage = Stage::open(folder.path());
    for language in Language::ALL {
        stage.set(|settings| settings.language = language.tag().into());
        for game in GameId::ALL {
            stage.app.services().shell.go(Page::Rules(game));
            let at = |width, height| {
                stage.resize(width, height);
                stage.settle();
                let window = stage.app.window();
                let picture =
                    ElementQuery::from_root(window).match_inherits("TablePicture").find_first();
                let controls = stage.controls();
                // Below the way back.
                let lesson = controls.iter().map(Frame::of).max_by(|a, b| a.top.total_cmp(&b.top));
                (Frame::of(&picture.expect("the page has a picture")), lesson.unwrap())
            };
            let (picture, above) = at(360, 640);
            assert!(above.bottom <= picture.top, "{language:?} {game}: {above:?} {picture:?}");
            assert!(picture.top < 540.0, "{language:?} {game}: {picture:?}");
            let (picture, beside) = at(1280, 800);
            assert!(beside.right <= picture.left, "{language:?} {game}: {beside:?} {picture:?}");
            assert!(picture.bottom < 800.0, "{language:?} {game}: {picture:?}");
        }
    }
}
