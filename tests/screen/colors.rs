//! Tests of colors that mean something: they differ with any color vision, and where they don't differ
//! in a gray picture, shapes do.

use cardkeep::Page;
use cardkeep_core::games::GameId;
use cardkeep_store::Appearance;
use cardkeep_ui::{self as ui, AnalysisMark, AnalysisStep, CardRow, Ring, Sheet, Theme};
use slint::{Color, ComponentHandle, Model, ModelRc, Rgba8Pixel, SharedPixelBuffer, VecModel};

use crate::driver::vision::{Rgb, assert_distinct, lightness};
use crate::driver::{Frame, Stage};

/// The least CIELAB distance of two colors.
const DISTINCT: f64 = 20.0;
/// The least difference in lightness between a line and the other lines or what is around it.
const LIGHTER: f64 = 15.0;
/// How many pixels of a gray picture differ by this much.
const DIFFERENT: (usize, f64) = (12, 15.0);

fn rgb(color: Color) -> Rgb {
    [color.red(), color.green(), color.blue()].map(|channel| f64::from(channel) / 255.0)
}

fn stages(check: impl Fn(&Stage, &str)) {
    for appearance in [Appearance::Light, Appearance::Dark] {
        let folder = tempfile::tempdir().unwrap();
        let stage = Stage::open(folder.path());
        stage.set(|settings| settings.theme = appearance);
        check(&stage, &format!("{appearance:?}"));
    }
}

fn rows<T: Clone + 'static>(items: impl IntoIterator<Item = T>) -> ModelRc<T> {
    ModelRc::new(VecModel::from_iter(items))
}

/// A gray picture of the window, which people see as it is.
struct Gray(SharedPixelBuffer<Rgba8Pixel>);

impl Gray {
    fn of(stage: &Stage) -> Gray {
        stage.settle();
        Gray(stage.app.window().window().take_snapshot().unwrap())
    }

    /// Returns the lightness of the pixels in a square around a point.
    fn around(&self, (x, y): (f32, f32), side: u32) -> Vec<f64> {
        let (left, top) = (x.round() as u32 - side / 2, y.round() as u32 - side / 2);
        let at = |n: u32| {
            let index = (top + n / side) * self.0.width() + left + n % side;
            let pixel = self.0.as_slice()[index as usize];
            lightness([pixel.r, pixel.g, pixel.b].map(|channel| f64::from(channel) / 255.0))
        };
        (0..side * side).map(at).collect()
    }
}

/// Checks that each two of some gray pictures differ.
fn assert_differ(pictures: &[(&str, Vec<f64>)], at: &str) {
    for (n, (name, one)) in pictures.iter().enumerate() {
        for (other_name, other) in &pictures[n + 1..] {
            let pairs = one.iter().zip(other);
            let different = pairs.filter(|(one, other)| (*one - *other).abs() >= DIFFERENT.1);
            let count = different.count();
            assert!(count >= DIFFERENT.0, "{at}: {name} and {other_name}: {count} pixels");
        }
    }
}

#[test]
fn rings_and_warnings_differ_with_any_color_vision() {
    stages(|stage, at| {
        let theme = stage.app.window().global::<Theme>();
        let rings = [
            ("playable", theme.get_lit()),
            ("winning", theme.get_winning()),
            ("beaten", theme.get_momentum()),
            ("taught", theme.get_taught()),
        ];
        let pages = [
            ("won", theme.get_gold()),
            ("danger", theme.get_danger()),
            ("page", theme.get_panel()),
        ];
        for colors in [&rings[..], &pages[..]] {
            let colors: Vec<_> = colors.iter().map(|(name, it)| (*name, rgb(*it))).collect();
            assert_distinct(&colors, DISTINCT, at);
        }
        // Around the panel of the player whose turn it is, of one under attack, and of the others.
        let frames = [theme.get_lit(), theme.get_momentum(), theme.get_felt_deep()];
        let mut shades = frames.map(|color| lightness(rgb(color)));
        shades.sort_by(f64::total_cmp);
        assert!(shades.windows(2).all(|pair| pair[1] - pair[0] >= LIGHTER), "{at}: {shades:?}");
    });
}

#[test]
fn the_states_of_a_card_differ_in_gray() {
    stages(|stage, at| {
        stage.sit(GameId::FourKnights);
        // Nothing changes the screen meanwhile.
        stage.app.suspend();
        let table = stage.app.window().global::<ui::Table>();
        let up = |card: &CardRow| card.face.size().width > 0 && !card.back && card.height > 60.0;
        let card = table.get_cards().iter().find(up).expect("a card is shown");
        let lift = stage.app.window().global::<Theme>().get_lift();
        let states = [
            ("plain", Ring::None, false),
            ("playable", Ring::Lit, false),
            ("chosen", Ring::Chosen, false),
            ("winning", Ring::Winner, false),
            ("beaten", Ring::Beaten, false),
            ("not playable", Ring::None, true),
        ];
        let place = |n: usize| (30.0 + 110.0 * (n % 3) as f32, 200.0 + 170.0 * (n / 3) as f32);
        let shown = states.iter().enumerate().map(|(n, (_, ring, dim))| {
            let (x, y) = place(n);
            let y = if *ring == Ring::Chosen { y - lift } else { y };
            CardRow { x, y, ring: *ring, dim: *dim, ..card.clone() }
        });
        table.set_cards(rows(shown));
        let gray = Gray::of(stage);
        let center = |n| (place(n).0 + card.width / 2.0, place(n).1 + card.height / 2.0);
        let side = card.height as u32 + 20;
        let pictures = states.iter().enumerate();
        let pictures = pictures.map(|(n, (name, ..))| (*name, gray.around(center(n), side)));
        assert_differ(&pictures.collect::<Vec<_>>(), at);
    });
}

#[test]
fn the_days_of_the_calendar_differ_in_gray() {
    stages(|stage, at| {
        stage.app.services().shell.go(Page::Daily(GameId::FourKingdoms));
        stage.settle();
        let daily = stage.app.window().global::<ui::Daily>();
        let day = ui::CalendarDay { number: 3, label: "a day".into(), ..Default::default() };
        let states = [
            ("not won", day.clone()),
            ("won", ui::CalendarDay { won: true, ..day.clone() }),
            ("won with help", ui::CalendarDay { partly: true, ..day.clone() }),
            ("running", ui::CalendarDay { running: true, ..day.clone() }),
            ("today", ui::CalendarDay { today: true, ..day.clone() }),
            ("ahead", ui::CalendarDay { ahead: true, ..day.clone() }),
        ];
        let shown = states.iter().map(|(_, day)| day.clone());
        daily.set_days(rows(shown.chain(std::iter::repeat_n(day.clone(), 29))));
        let picture = |chosen: i32| {
            daily.set_chosen(chosen);
            let gray = Gray::of(stage);
            let labelled = |it: &i_slint_backend_testing::ElementHandle| {
                it.accessible_label().is_some_and(|label| label == "a day")
            };
            let mut days: Vec<Frame> =
                stage.active().iter().filter(|it| labelled(it)).map(Frame::of).collect();
            days.sort_by(|one, other| {
                (one.top, one.left).partial_cmp(&(other.top, other.left)).unwrap()
            });
            let middles = days.iter().map(Frame::middle);
            middles.map(|at| gray.around((at.x, at.y), 44)).collect::<Vec<_>>()
        };
        let chosen = [("chosen", picture(3)[0].clone())];
        let names = states.iter().map(|(name, _)| *name);
        let pictures = names.zip(picture(0)).chain(chosen).collect::<Vec<_>>();
        assert_differ(&pictures, at);
    });
}

#[test]
fn the_marks_of_a_review_differ_in_gray() {
    stages(|stage, at| {
        stage.sit(GameId::FourKnights);
        // Nothing changes the screen meanwhile.
        stage.app.suspend();
        let review = stage.app.window().global::<ui::Review>();
        let sheets = stage.app.window().global::<ui::Sheets>();
        let mark =
            |severe: bool, at: f32| AnalysisMark { severe, at, chance: 0.5, ..Default::default() };
        let step = AnalysisStep { chance: 0.5, next: 0.5 };
        review.set_analysis(ui::Analysis {
            title: "Win chances".into(),
            steps: rows([step.clone(), step]),
            marks: rows([mark(false, 0.25), mark(true, 0.75)]),
            ..Default::default()
        });
        sheets.set_open(Sheet::Analysis);
        let gray = Gray::of(stage);
        let plots = i_slint_backend_testing::ElementQuery::from_root(stage.app.window());
        let plot = Frame::of(&plots.match_inherits("Plot").find_first().expect("a plot"));
        let scale = stage.app.window().global::<Theme>().get_target();
        let (left, y) = (plot.left + scale, (plot.top + plot.bottom) / 2.0);
        let point = |at: f32| gray.around((left + at * (plot.right - left), y), 18);
        assert_differ(&[("a mistake", point(0.25)), ("a severe one", point(0.75))], at);
    });
}
