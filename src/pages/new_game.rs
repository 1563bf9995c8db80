//! Controller of the new game page.

use crate::i18n::{app, t};
use std::cell::Cell;
use std::rc::Rc;

use serde_json::Value;
use slint::{ComponentHandle, Image, Model, ModelRc, SharedString, Timer};

use super::challenge::{self, Entered};
use super::deal_search::DealSearch;
use super::illustrations::{FIRST, Looks};
use super::{illustrations, opponents, running, train};
use crate::guide::Guide;
use crate::models::{rows, texts};
use crate::seated::Begin;
use crate::ui::{self, HomeSizes, HouseOption, NewGame};
use crate::words::results;
use crate::{Services, words};
use cardkeep_core::engine::{Game, HouseRule};
use cardkeep_core::games::GameId;
use cardkeep_core::with_game;
use cardkeep_store::{Challenge, Player, is_shared};

/// Upper limit of random deal numbers, so that they are short enough to share.
const SHORT_DEALS: u64 = 1_000_000;

/// Number of deals to try; most are winnable, so this is always enough.
const DEALS: usize = 1000;

/// The game whose picture the page shows, and its looks.
type Drawn = Rc<Cell<Option<(GameId, Looks)>>>;

pub(super) fn connect(window: &ui::App, services: &Services) {
    let page = window.global::<NewGame>();
    page.set_name(SharedString::new());
    opponents::connect(window, services, show_setup);
    train::connect(window, services);
    page.on_choose_option({
        let services = services.clone();
        move |index, value| {
            let Some(window) = services.window.upgrade() else { return };
            let options = window.global::<NewGame>().get_options();
            let Ok(row) = usize::try_from(index) else { return };
            if let Some(mut option) = options.row_data(row) {
                option.chosen = value;
                options.set_row_data(row, option);
            }
            show_setup(&services);
        }
    });
    page.on_reshaped({
        let drawn = Drawn::default();
        services.callback(move |services| draw(services, &drawn))
    });
    page.on_setup_changed(services.callback(show_setup));
    page.on_check_deal(services.callback(|services| {
        let Some(window) = services.window.upgrade() else { return };
        let page = window.global::<NewGame>();
        let error = typed(&page.get_deal()).err().unwrap_or_default();
        page.set_deal_error(error.into());
        show_setup(services);
    }));
    page.on_start({
        let services = services.clone();
        let search = Rc::new(DealSearch::default());
        move || {
            let Some(window) = services.window.upgrade() else { return };
            let page = window.global::<NewGame>();
            let seed = match typed(&page.get_deal()) {
                Ok(Typed::Nothing) => None,
                Ok(Typed::Deal(seed)) => Some(seed),
                Ok(Typed::Code(entered)) => return entered.start_or_offer(&services),
                Err(_) => return,
            };
            let Some(game) = services.shell.page().game() else { return };
            let options = chosen(game.house_rules(), &page.get_options());
            let (players, names) = opponents::players(&services, game);
            // The setup is remembered; failing to save it does not affect the match.
            let rules = Some(&options).filter(|options| !stands_in(options, &usual(game)));
            opponents::remember(&services, game, rules.cloned(), !page.get_winnable());
            let kept = services.data_dir.keep_settings(&services.settings.borrow());
            if let Err(why) = kept {
                services.shell.show_toast(words::opponents_not_saved(&why));
            }
            match seed {
                None if page.get_alone() && page.get_winnable() => {
                    let deals = std::iter::repeat_with(fresh_deal).take(DEALS);
                    search.look(&services, game, deals, options, players);
                }
                // A typed number may be a deal that can't be won.
                Some(seed) if page.get_alone() => {
                    search.check(&services, game, seed, options, players);
                }
                _ => {
                    let seed = seed.unwrap_or_else(fresh_deal);
                    let practice = is_practice(&page, &players);
                    let new = Challenge { options, names, ..Challenge::new(game, players, seed) };
                    let begin = if practice { Begin::Practice(new) } else { Begin::New(new) };
                    running::start(&services, game, begin);
                }
            }
        }
    });
    page.on_resume(running::on_slot(services, running::resume));
    page.on_give_up(running::on_slot(services, running::give_up));
}

/// Returns a random deal number.
pub fn fresh_deal() -> u64 {
    rand::random_range(1..SHORT_DEALS)
}

/// Shows the page's game, with its last setup.
pub(super) fn refresh(services: &Services) {
    let Some((window, game)) = services.here() else { return };
    let page = window.global::<NewGame>();
    page.set_running(running::rows(services, game));
    page.set_is_new(is_new(services, game));
    page.set_in_lesson(services.settings.borrow().lesson(game).is_unfinished());
    if page.get_name() != words::game(game) {
        show_game(&page, services, game);
    } else {
        // Levels may follow from a match that has just ended.
        opponents::update(&page, services, game);
    }
    train::refresh(&page, services, game);
    page.set_record(record(services, game).into());
    page.invoke_reshaped();
    show_setup(services);
}

/// Says what the player has reached in a game; empty before the first victory.
fn record(services: &Services, game: GameId) -> String {
    let statistics = services.data_dir.statistics().value;
    let (all, rating) = (statistics.all(game), statistics.rating(game));
    if all.won == 0 {
        return String::new();
    }
    let rated = rating.is_settled() && services.settings.borrow().progress;
    let parts = [Some(results::won_of(&all)), rated.then(|| results::rating(rating))];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// Draws the game's picture if it is another, or has other looks, once the page has been painted.
fn draw(services: &Services, drawn: &Drawn) {
    let Some((window, game)) = services.here() else { return };
    let sizes = window.global::<HomeSizes>();
    let size = (sizes.get_banner_picture(), sizes.get_banner());
    let size = (services.pixels(size.0), services.pixels(size.1));
    let looks = Some((game, Looks::now(services, &window, size)));
    if drawn.replace(looks) == looks {
        return;
    }
    let page = window.global::<NewGame>();
    if page.get_number() != game as i32 {
        page.set_number(game as i32);
        page.set_picture(Image::default());
    }
    let (services, drawn) = (services.clone(), Rc::clone(drawn));
    Timer::single_shot(FIRST, move || {
        if let Some(window) = services.window.upgrade().filter(|_| drawn.get() == looks) {
            let picture = illustrations::draw(&services.art, game, size);
            window.global::<NewGame>().set_picture(picture);
        }
    });
}

/// Says in one line what the main button starts.
fn show_setup(services: &Services) {
    let Some((window, game)) = services.here() else { return };
    let page = window.global::<NewGame>();
    let options = chosen(game.house_rules(), &page.get_options());
    let mut parts = Vec::new();
    let typed = typed(&page.get_deal());
    let (players, names) = opponents::seated(services, game);
    if page.get_alone() {
        parts.extend(matches!(typed, Ok(Typed::Nothing)).then(|| match page.get_winnable() {
            true => t!(app::setup_winnable),
            false => t!(app::setup_any),
        }));
    } else if page.get_matched() && players.iter().any(|player| player.level().is_some()) {
        parts.push(t!(app::setup_matched));
    } else {
        let levels: Vec<_> = players.iter().filter_map(|player| player.level()).collect();
        parts.extend(Some(words::levels(&levels)).filter(|_| !levels.is_empty()));
    }
    parts.extend(is_shared(&players).then(|| t!(app::setup_friends)));
    if !game.house_rules().is_empty() {
        parts.push(match stands_in(&options, &usual(game)) {
            true => t!(app::setup_standard),
            false => t!(app::setup_house),
        });
    }
    if let Ok(Typed::Deal(deal)) = typed {
        parts.push(t!(app::saved_deal, deal: deal.to_string()));
    }
    parts.extend(is_practice(&page, &players).then(|| t!(app::setup_practice)));
    page.set_setup(match typed {
        Ok(Typed::Code(_)) => t!(app::setup_code).into(),
        _ if page.get_alone() => parts.join(" · ").into(),
        _ => words::setup(&players, &names, parts).into(),
    });
}

/// Whether the match is practice, which only one person against opponents can choose.
fn is_practice(page: &NewGame, players: &[Player]) -> bool {
    page.get_practice() && !page.get_alone() && !is_shared(players)
}

/// Whether the player has finished neither a match of a game nor its lesson.
pub(super) fn is_new(services: &Services, game: GameId) -> bool {
    let learned = services.settings.borrow().lesson(game).finished;
    !learned && services.data_dir.statistics().value.all(game).played() == 0
}

fn show_game(page: &NewGame, services: &Services, game: GameId) {
    let guide = Guide::of(game);
    page.set_alone(game.is_solitaire());
    opponents::show(page, services, game);
    page.set_name(words::game(game).into());
    page.set_line(guide.line.into());
    let company = services.settings.borrow().company(game);
    page.set_options(offered(game.house_rules(), &company.rules, &usual(game)));
    page.set_winnable(!company.any_deal);
    page.set_practice(false);
    page.set_changing(false);
    page.set_deal(SharedString::new());
    page.set_deal_error(SharedString::new());
}

/// Returns a game's standard options as JSON.
pub(super) fn usual(game: GameId) -> Value {
    with_game!(game, G => serde_json::to_value(<G as Game>::Options::default())).unwrap_or_default()
}

/// Returns the rows of the house rules, each with the value of the last setup, or else the standard
/// one.
fn offered(rules: &[HouseRule], last: &Value, usual: &Value) -> ModelRc<HouseOption> {
    let row = |rule: &HouseRule| HouseOption {
        name: words::house_rule(rule).into(),
        remarks: texts(words::house_rule_remarks(rule)),
        values: texts(words::house_rule_values(rule)),
        chosen: rule.standing(last).or_else(|| rule.standing(usual)).unwrap_or(0) as i32,
    };
    rows(rules.iter().map(row))
}

/// Returns the chosen house options as JSON, from one row per rule, in the same order.
fn chosen(rules: &[HouseRule], rows: &ModelRc<HouseOption>) -> Value {
    let field = |(rule, row): (&HouseRule, HouseOption)| {
        let value = rule.values().into_iter().nth(usize::try_from(row.chosen).ok()?)?;
        Some((String::from(rule.field), value))
    };
    rules.iter().zip(rows.iter()).filter_map(field).collect::<serde_json::Map<_, _>>().into()
}

/// Whether these options are a subset of others.
fn stands_in(options: &Value, others: &Value) -> bool {
    let fields = options.as_object().into_iter().flatten();
    fields.into_iter().all(|(field, value)| others.get(field) == Some(value))
}

/// What is typed in place of any deal.
#[derive(Debug, PartialEq)]
enum Typed {
    Nothing,
    /// A deal number.
    Deal(u64),
    Code(Entered),
}

/// Reads a typed deal number or code. The error says what is wrong.
fn typed(text: &str) -> Result<Typed, String> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(Typed::Nothing);
    }
    if text.bytes().all(|byte| byte.is_ascii_digit()) {
        return text.parse().map(Typed::Deal).map_err(|_| t!(app::deal_too_high));
    }
    Entered::read(text).map(Typed::Code).map_err(|why| challenge::error(&why))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use cardkeep_core::engine::HouseKind;

    const RULES: [HouseRule; 2] = [
        HouseRule { field: "open", kind: HouseKind::OnOff, later: false },
        HouseRule {
            field: "length",
            kind: HouseKind::OneOf(&["short", "usual", "double"]),
            later: false,
        },
    ];

    #[test]
    fn house_rules_are_offered_as_they_usually_are_and_come_back_as_chosen() {
        let usual = json!({ "open": false, "length": "usual" });
        let options = offered(&RULES, &Value::Null, &usual);
        assert_eq!(chosen(&RULES, &options), usual);
        let counts: Vec<usize> = options.iter().map(|row| row.values.row_count()).collect();
        assert_eq!(counts, [0, 3], "a switch, and three to choose from");
        for (row, value) in [(0, 1), (1, 2)] {
            let mut option = options.row_data(row).unwrap();
            option.chosen = value;
            options.set_row_data(row, option);
        }
        assert_eq!(chosen(&RULES, &options), json!({ "open": true, "length": "double" }));
        // The last choices are restored, as far as they exist.
        let last = json!({ "open": true, "length": "endless", "other": 7 });
        let again = offered(&RULES, &last, &usual);
        assert_eq!(chosen(&RULES, &again), json!({ "open": true, "length": "usual" }));
    }

    #[test]
    fn what_is_typed_is_a_deal_number_or_a_code() {
        assert_eq!(typed(""), Ok(Typed::Nothing));
        assert_eq!(typed(" 7 "), Ok(Typed::Deal(7)));
        assert_eq!(typed("18446744073709551615"), Ok(Typed::Deal(u64::MAX)));
        assert!(matches!(typed(" 04g0-t1g4-y8ad-fq"), Ok(Typed::Code(_))));
        let nothing =
            ["18446744073709551616", "-1", "+1", "1 2", "seven", "1.5", "04G0-T1G4-Y8AD-FR"];
        for text in nothing {
            assert!(typed(text).is_err(), "{text:?} is neither");
        }
    }
}
