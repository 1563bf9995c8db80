//! Prompts of Of Knights and Ninjas (what the table waits for, and what the chosen card does), and
//! refusals.

use super::intent::{self, Purpose, Selectable, TurnOptions, purposes, uses};
use super::words::{any_cards, card_short, force, gems};
use super::zone::Zone;
use super::{KnightsAndNinjas, Play, gestures, hints};
use crate::i18n::{app, knights_and_ninjas as text, t};
use crate::table::game::Prompts;
use crate::table::names::Names;
use cardkeep_core::engine::{Seat, Turn};
use cardkeep_core::games::knights_and_ninjas::{
    Action, Attack, Card, Phase, PlayedCard, Refusal as R, TurnPlays, View, fee,
};

impl Prompts for KnightsAndNinjas {
    fn prompt(&self, play: &Play) -> String {
        if let Some(over) = play.dragged {
            let held = intent::chosen(play);
            let own_hand = Zone::Hand(play.names.human());
            let over = over.filter(|over| *over != own_hand).and_then(Zone::kingdom);
            return held.map(|held| carrying(play, held, over)).unwrap_or_default();
        }
        match intent::meant(play).filter(|_| play.is_open()) {
            Some(held) => holding(play, held),
            None => unchosen(play, self.since.told()),
        }
    }

    fn refusal(play: &Play, refusal: R) -> String {
        let seats = play.names.seats();
        match refusal {
            R::Over => t!(text::match_over),
            R::AnswerFirst => t!(text::refused_attack_first),
            R::RoadFirst => t!(text::refused_road_first),
            R::ShowFirst => t!(text::refused_show_first),
            R::TakeFirst => t!(text::refused_take_first),
            R::PayFirst => t!(text::refused_pay_first),
            R::DiscardFirst => t!(text::refused_discard_first),
            R::DraftFirst => t!(text::refused_draft_first),
            R::NoAttackToAnswer
            | R::NoGemsOnTheMove
            | R::NoHerald
            | R::NoMonk
            | R::NoDraft
            | R::OnlyTwoDraft
            | R::NobodyThere => t!(text::refused_not_now),
            R::DoesNotAttack | R::DoesNotPrepare | R::NotSpecial | R::ToNobody => {
                t!(text::refused_not_like_that)
            }
            R::NotHeld(card) => t!(text::refused_not_held, card),
            R::TooFewHeld(card) => t!(text::refused_too_few, card),
            R::ChosenToShow(card) | R::ChosenToPay(card) => t!(text::refused_chosen, card),
            R::DoesNotFortify => t!(text::refused_not_fortification),
            R::DoesNotAnswer(card, attack) => t!(text::refused_answer, card, attack),
            R::ArcherDoesNotAnswer(attack) => t!(text::refused_answer, card: Card::Archer, attack),
            R::OnlyExecutioner => t!(text::refused_only_executioner),
            R::PlayedAlready => t!(text::refused_no_discard),
            R::NothingPlayed => t!(text::refused_nothing_played),
            R::EndItInstead | R::EndItBeforeDraft => t!(text::refused_end_turn),
            R::AlreadyFortified => t!(text::refused_fortified),
            R::AlreadyAttacking => t!(text::refused_attacking),
            R::AfterSpecial => t!(text::refused_after_special),
            R::SpecialAlone => t!(text::refused_special_alone),
            R::ArcherGoesFirst => t!(text::refused_archer_first),
            R::OneTarget => t!(text::refused_one_target),
            R::MustDiscard => t!(text::refused_must_discard),
            R::CallForDraft(count) => t!(text::refused_start_draft, count),
            R::DraftInstead => t!(text::refused_draft_instead),
            R::TooManyForDraft => t!(text::refused_too_many),
            R::OwnKingdom => t!(text::refused_yourself),
            R::NoGems => t!(text::refused_no_gems),
            R::MinstrelStops => t!(text::refused_minstrel),
            R::ArcherStops(card) => t!(text::refused_archer, card),
            R::CastleStops(card) => t!(text::refused_castle, card),
            R::NoArcherThere => t!(text::refused_no_archer),
            R::NoCastleThere => t!(text::refused_no_castle),
            R::NoOwnArcher => t!(text::refused_no_own_archer),
            R::OneOfEach => t!(text::refused_one_of_each),
            R::OneMinstrel => t!(text::refused_one_minstrel),
            R::ToARival | R::ToWhom => t!(text::refused_merchant_rival),
            R::TooFewCards => t!(text::refused_merchant_cards),
            R::MerchantTooDear => t!(text::refused_merchant_price, gems: gems(fee(seats))),
            R::NoCastleToTax => t!(text::refused_no_rival_castle),
            R::PayingInCards => t!(text::refused_paying_cards),
            R::NoGemsToPay => t!(text::refused_pay_gems),
            R::NoCardsToPay(count) => t!(text::refused_pay_cards, cards: any_cards(count)),
        }
    }

    fn announce_forced(&self, play: &Play, action: Action) -> Option<String> {
        let view = play.now();
        Some(match (view.public.phase, action) {
            (Phase::Road(_), _) => return None,
            (Phase::Answer(attack), _) => {
                let Some(count) = gems_lost(view, attack) else {
                    return Some(t!(text::forced_archer));
                };
                let (cards, gems) = (force(attack.force), gems(count));
                match view.public.would_destroy(attack) {
                    _ if loses_match(view, attack) => {
                        t!(text::forced_attack_match, cards, gems, by: play.names.person(attack.by))
                    }
                    Some(lost) => t!(text::forced_attack_fort, cards, gems, lost),
                    None => t!(text::forced_attack, count, cards, gems),
                }
            }
            (Phase::Turn, Action::Redraft) => t!(text::forced_draft),
            (Phase::Turn, Action::Pass) => t!(text::forced_pass),
            (Phase::Turn, _) if view.public.conduct == TurnPlays::Fortify => {
                format!("{} {}", t!(text::refused_fortified), t!(text::forced_end))
            }
            (Phase::Turn, _) if view.public.conduct != TurnPlays::Fresh => t!(text::forced_end),
            (Phase::Turn, Action::Discard(_)) => t!(text::forced_discard),
            _ => t!(app::forced),
        })
    }
}

/// The prompt while no card is chosen; `lost` is what the player lost since their last turn.
fn unchosen(play: &Play, lost: Option<String>) -> String {
    let can = TurnOptions::now(play);
    let fresh = intent::is_my_turn(play) && play.now().public.conduct == TurnPlays::Fresh;
    match lost.filter(|_| fresh) {
        Some(lost) if can.play() => format!("{lost} {}", t!(text::turn_choose)),
        Some(lost) => format!("{lost} {}", waits(play, can)),
        None => waits(play, can),
    }
}

fn waits(play: &Play, can: TurnOptions) -> String {
    let (view, names) = (play.now(), &play.names);
    if play.session.is_mine() {
        return asks_me(play, view, can);
    }
    match play.session.turn() {
        Turn::Seat(asked) => asks_others(view, names, names.of_seat(asked)),
        Turn::Over(_) => t!(text::match_over),
    }
}

/// The prompt while another player is asked, or any player who has yet to look at the cards.
fn asks_others(view: &View, names: &Names, asked: &str) -> String {
    let mover = names.person(view.public.mover);
    let duel = view.public.is_duel();
    match view.public.phase {
        Phase::Turn => t!(text::wait_turn, who: mover),
        Phase::Answer(attack) => {
            t!(text::wait_answer, who: names.person(attack.on), cards: force(attack.force))
        }
        Phase::Road(_) if duel => t!(text::wait_road_two, who: asked),
        Phase::Road(loot) => t!(text::wait_road, count: loot.gems),
        Phase::Show(_) if duel => t!(text::wait_show_two, who: asked),
        Phase::Show(_) => t!(text::wait_show),
        Phase::Take => t!(text::wait_take, who: mover),
        Phase::Pay(_) if duel => t!(text::wait_pay_two, who: asked),
        Phase::Pay(_) => t!(text::wait_pay),
        Phase::Tribute(tribute) => {
            let who = names.person(tribute.seat);
            t!(text::wait_discard, who, cards: any_cards(tribute.cards))
        }
        Phase::Draft(_) => t!(text::wait_draft, who: asked),
        Phase::Over => t!(text::match_over),
    }
}

/// The prompt while the player is asked.
fn asks_me(play: &Play, view: &View, can: TurnOptions) -> String {
    let names = &play.names;
    match view.public.phase {
        Phase::Turn => turn(view.public.conduct, can, names),
        Phase::Answer(attack) => attacked(view, attack, names),
        Phase::Road(loot) => {
            let (who, from) = (names.person(loot.holder), names.person(loot.from));
            let steals = play.forced().is_none();
            match view.public.would_win(loot.holder, loot.gems) {
                _ if loot.from == loot.holder => {
                    t!(text::road_back, who, gems: gems(loot.gems), steals: if steals { "yes" } else { "no" })
                }
                _ if !steals => t!(text::road_taken, who, from, gems: gems(loot.gems)),
                true => t!(text::asked_road_win, who, from, gems: gems(loot.gems)),
                false => t!(text::asked_road, who, from, gems: gems(loot.gems)),
            }
        }
        Phase::Show(seat) => {
            let (chosen, left) = (view.aside[seat].len(), view.still_to_choose());
            let who = names.person(view.public.mover);
            match chosen {
                0 if view.public.is_duel() => t!(text::asked_show_two, who, count: left),
                0 => t!(text::asked_show, who),
                _ => t!(text::asked_show_next, who, number: chosen + 1, of: chosen + left),
            }
        }
        Phase::Take => t!(text::asked_take),
        Phase::Pay(seat) => pay(view, seat, names),
        Phase::Tribute(tribute) => t!(text::asked_discard, cards: any_cards(tribute.cards)),
        Phase::Draft(_) if view.draft == 1 => t!(text::asked_draft_last, who: names.rival()),
        Phase::Draft(_) => t!(text::asked_draft, who: names.rival()),
        Phase::Over => t!(text::match_over),
    }
}

/// The prompt while the player is attacked.
fn attacked(view: &View, attack: Attack, names: &Names) -> String {
    let (by, sent) = (names.person(attack.by), attack.force);
    let Some(count) = gems_lost(view, attack) else { return t!(text::asked_archer, by) };
    let (cards, gems) = (force(sent), gems(count));
    match (attack.by == view.public.mover, view.public.would_destroy(attack)) {
        (true, _) if loses_match(view, attack) => t!(text::asked_attack_match, by, cards, gems),
        (true, Some(lost)) => t!(text::asked_attack_fort, by, cards, gems, lost),
        (true, None) => t!(text::asked_attack, by, cards, gems),
        (false, _) if loses_match(view, attack) => t!(text::asked_turned_match, by, gems),
        (false, _) => t!(text::asked_turned, by, count, gems),
    }
}

/// Whether the gems that an attack takes win the match for the attacker.
fn loses_match(view: &View, attack: Attack) -> bool {
    gems_lost(view, attack).is_some_and(|gems| view.public.would_win(attack.by, gems))
}

/// How many gems an attack takes if nobody stops it; `None` for an archer, which takes no gems.
fn gems_lost(view: &View, attack: Attack) -> Option<u8> {
    attack.force.role().is_attack().then(|| view.public.gems_at_stake(attack))
}

/// How the player can pay a monk.
fn pay(view: &View, seat: Seat, names: &Names) -> String {
    let (chosen, left) = (view.aside[seat].len(), view.still_to_choose());
    let (who, number, of) = (names.person(view.public.mover), chosen + 1, chosen + left);
    let (gems, cards) = (gems(fee(view.public.seats())), any_cards(left));
    match (chosen, view.public.can_pay_gems(seat)) {
        (1.., _) => t!(text::asked_pay_next, who, number, of),
        (0, true) if view.public.can_pay_cards(seat, view.hand.len()) => {
            t!(text::asked_pay_either, who, gems, cards)
        }
        (0, true) => t!(text::asked_pay_gems, who, gems),
        (0, false) => t!(text::asked_pay_cards, who, cards),
    }
}

/// The prompt in the player's turn.
fn turn(conduct: TurnPlays, can: TurnOptions, names: &Names) -> String {
    match conduct {
        TurnPlays::Attack(on) if can.attack => t!(text::turn_attacking, on: names.person(on)),
        TurnPlays::Fortify if can.fortify => t!(text::turn_fortifying),
        TurnPlays::Fresh => fresh_turn(can),
        TurnPlays::Attack(_) | TurnPlays::Fortify | TurnPlays::Special => t!(text::turn_finished),
    }
}

/// The prompt before anything was played in the player's turn.
fn fresh_turn(can: TurnOptions) -> String {
    let ways = match (can.attack, can.fortify, can.special) {
        (true, true, true) => t!(text::turn_attack_fortify_special),
        (true, true, false) => t!(text::turn_attack_fortify),
        (true, false, true) => t!(text::turn_attack_special),
        (false, true, true) => t!(text::turn_fortify_special),
        (true, false, false) => t!(text::turn_attack),
        (false, true, false) => t!(text::turn_fortify),
        (false, false, true) => t!(text::turn_special),
        (false, false, false) if can.redraft => return t!(text::turn_only_draft),
        (false, false, false) => return t!(text::turn_only_discard),
    };
    let last = if can.redraft { t!(text::turn_or_draft) } else { t!(text::turn_or_discard) };
    format!("{ways} {last}")
}

/// The button that answers an attack with nothing.
pub(super) fn accept(view: &View, attack: Attack) -> String {
    match (gems_lost(view, attack), view.public.would_destroy(attack)) {
        (None, _) => t!(text::button_lose_archer),
        (Some(_), _) if loses_match(view, attack) => t!(text::button_lose_match),
        (Some(count), Some(lost)) => t!(text::button_lose_fort, gems: gems(count), lost),
        (Some(0), None) => t!(text::button_accept),
        (Some(count), None) => t!(text::button_lose, gems: gems(count)),
    }
}

/// The prompt for the card that the player chose or points at.
fn holding(play: &Play, held: Selectable) -> String {
    let (names, keys, card) = (&play.names, play.keyed, held.card());
    let purposes = purposes(&uses(play, held));
    let short = || card_short(card, names.seats());
    if purposes.is_empty() {
        return format!("{} {}", short(), t!(text::held_idle));
    }
    let again = || if keys { t!(text::held_key) } else { t!(text::held_again) };
    match (play.view.public.phase, held) {
        (Phase::Answer(attack), _) => {
            let does = answer(&play.view, card, attack, names);
            format!("{} {}", t!(text::card_short, card, does), again())
        }
        (Phase::Show(_), _) => t!(text::confirm_show, card),
        (Phase::Pay(_), _) => t!(text::confirm_pay, card),
        (Phase::Take, Selectable::Shown(from, _)) => {
            t!(text::confirm_take, card, from: names.person(from))
        }
        (Phase::Take, _) => waits(play, TurnOptions::now(play)),
        (Phase::Tribute(_), _) => t!(text::confirm_discard, card),
        (Phase::Road(_), _) => format!("{} {}", short(), again()),
        _ => {
            let seat = intent::pointed_seat(play);
            let aimed =
                seat.filter(|seat| purposes.iter().any(|purpose| purpose.seat() == Some(*seat)));
            let how = match aimed {
                Some(seat) => t!(text::held_key_on, on: names.person(seat)),
                None if card == Card::Jester && !keys && purposes != [Purpose::Discard] => {
                    let plays = |it: &Purpose| *it != Purpose::Discard;
                    let plays: Vec<Purpose> = purposes.iter().copied().filter(plays).collect();
                    t!(text::held_jester, button: gestures::main_button(&plays, held, play))
                }
                None => how(&purposes, keys, card, names),
            };
            format!("{} {how}", short())
        }
    }
}

/// How a card is played in the player's turn.
fn how(purposes: &[Purpose], keys: bool, card: Card, names: &Names) -> String {
    let fortifies = purposes.contains(&Purpose::Fortify);
    let seats = intent::distinct(purposes.iter().filter_map(|purpose| purpose.seat()));
    match (&seats[..], fortifies) {
        _ if purposes == [Purpose::Discard] => t!(text::held_discard),
        _ if keys && card == Card::Jester => t!(text::held_key_jester),
        _ if keys && purposes.len() > 1 => t!(text::held_key_options),
        ([seat], _) if keys => t!(text::held_key_on, on: names.person(*seat)),
        _ if keys => t!(text::held_key),
        ([], true) => t!(text::held_own_kingdom),
        ([], false) => t!(text::held_again),
        ([seat], false) => t!(text::held_kingdom, on: names.person(*seat)),
        (_, false) => t!(text::held_lit),
        (_, true) => t!(text::held_lit_or_own),
    }
}

/// The prompt while a card is dragged, perhaps over a kingdom.
fn carrying(play: &Play, held: Selectable, over: Option<Seat>) -> String {
    let (card, names) = (held.card(), &play.names);
    let purposes = purposes(&uses(play, held));
    let Some(seat) = over.filter(|seat| !names.is_me(*seat)) else {
        return match over.is_some() && purposes.contains(&Purpose::Fortify) {
            true => t!(text::drag_fortify, card),
            false => card_short(card, names.seats()),
        };
    };
    let on = names.person(seat);
    match hints::foretold(play, held, seat) {
        _ if !purposes.iter().any(|purpose| purpose.seat() == Some(seat)) => {
            t!(text::drag_no, card, on)
        }
        Some(note) if play.settings.hints => t!(text::drag_note, card, on, note),
        _ => t!(text::drag_on, card, on),
    }
}

/// What an answer does.
fn answer(view: &View, card: Card, attack: Attack, names: &Names) -> String {
    let (by, sent) = (names.person(attack.by), attack.force.role());
    match card {
        Card::Executioner if sent == Card::Archer => t!(text::answer_stops_archer),
        Card::Jester if sent == Card::Archer => t!(text::answer_as_executioner),
        Card::Executioner => t!(text::answer_stops),
        Card::Minstrel if names.seats() == 2 => t!(text::answer_minstrel_two, by),
        Card::Minstrel => t!(text::answer_minstrel),
        Card::Princess => t!(text::answer_princess, card: sent),
        Card::Traitor => t!(text::answer_traitor, by),
        Card::Jester => t!(text::answer_jester),
        card => {
            let response = Some(PlayedCard::plain(card).into());
            match view.public.gems_at_stake(Attack { response, ..attack }) {
                0 => t!(text::answer_saves),
                left => t!(text::answer_reduces, gems: gems(left)),
            }
        }
    }
}

/// When a card can be played that only answers what others do; `None` for other cards.
pub(super) fn waits_for(card: Card) -> Option<String> {
    Some(match card {
        Card::Highwayman => t!(text::when_highwayman),
        Card::Princess => t!(text::when_princess),
        Card::Executioner => t!(text::when_executioner),
        Card::Traitor => t!(text::when_traitor),
        _ => return None,
    })
}

/// The refusal of a card where the rules give no reason of their own.
pub(super) fn not_there(held: Selectable) -> String {
    match held {
        Selectable::Card(card) => t!(text::not_there, card),
        Selectable::Archer | Selectable::Shown(..) => t!(text::not_here),
    }
}

/// The button for a purpose.
pub(super) fn purpose(purpose: Purpose, names: &Names) -> String {
    match purpose {
        Purpose::Attack(on) => t!(text::button_attack, on: names.person(on)),
        Purpose::Prepare(on) => t!(text::button_use, on: names.person(on)),
        Purpose::Special(Some(on)) => t!(text::button_trade, on: names.person(on)),
        Purpose::Fortify => t!(text::button_fortify),
        Purpose::Special(None) => t!(text::button_play),
        Purpose::Respond => t!(text::button_answer),
        Purpose::Rob => t!(text::button_steal),
        Purpose::Show => t!(text::button_show),
        Purpose::Pay => t!(text::button_pay),
        Purpose::Discard => t!(text::button_discard),
        Purpose::Take => t!(text::button_take),
    }
}
