//! Beats (presentation steps) of the events of Watchtower. Actions between other players pass
//! quickly: of their battles only the outcome is shown.

use super::Watchtower;
use super::battles::Battle;
use super::scene::Zone;
use super::words::{MOST_ATTEMPTS, ONE_SHORT, list};
use crate::i18n::{Person, t, watchtower as text};
use crate::session::Moment;
use crate::table::game::{Award, Beat, Move};
use crate::table::highlight::READABLE;
use crate::table::names::Names;
use crate::table::seats::area;
use crate::table::words::verdict;
use cardkeep_core::cards::{Card, CardSet};
use cardkeep_core::engine::Seat;
use cardkeep_core::games::watchtower::{DEALT, Event, Fight, PairReason, Position, View};

type Beats = Vec<Beat<Watchtower>>;

/// How long cards are turned up before it is told what they did, in milliseconds.
const TURNING: u64 = 200;

/// Returns the beats of the deal: first the forts, then the armies.
pub(super) fn deal(first: &View) -> Beats {
    let seats = || Seat::all(first.public.players.seats());
    let zones = seats().flat_map(|seat| [Zone::Fort(seat), Zone::Army(seat)]);
    let moves = zones.map(|from| Move::All { from, to: Zone::Barracks }).collect();
    let heading = t!(text::heading_before_first_turn);
    let mut beats = vec![Beat { moves, ..Beat::still(300).heading(heading) }];
    for zone in [Zone::Fort as fn(Seat) -> Zone, Zone::Army] {
        for (n, seat) in (0..DEALT).flat_map(|n| seats().map(move |seat| (n, seat))) {
            let card = match zone(seat) {
                Zone::Fort(_) => first.public.players[seat].fort.cards().get(n).copied(),
                _ => first.army.nth(n).filter(|_| seat == first.seat),
            };
            let moves = vec![Move::next(Zone::Barracks, zone(seat), card, card.is_some())];
            beats.push(Beat { moves, ..Beat::still(45) });
        }
    }
    beats.last_mut().into_iter().for_each(|last| last.millis = 320);
    beats
}

/// Returns a beat with a sentence.
fn said(millis: u64, text: String) -> Beats {
    vec![Beat::after(millis).tell(text)]
}

/// Returns the beats in which cards are turned up, and then told about.
fn turned(millis: u64, text: String) -> Beats {
    vec![Beat::after(TURNING), Beat::still(millis - TURNING).tell(text)]
}

/// Returns a beat that is too short to read, whose sentence is only logged.
fn unread(millis: u64, text: String) -> Beats {
    vec![Beat::after(millis).tell(text).unread()]
}

/// Returns a beat whose sentence stays until it can be read even if nothing follows.
fn read(millis: u64, text: String) -> Beats {
    vec![Beat::after(millis).tell(text), Beat::still(0)]
}

/// Returns the beats of an event.
pub(super) fn beats(names: &Names, before: &View, moment: &Moment<Position>) -> Beats {
    let me = |seat: Seat| names.is_me(seat);
    let who = |seat: Seat| names.person(seat);
    match moment.event {
        // Panels show whose turn it is.
        Event::TurnBegan { seat, turn } => {
            let heading = t!(text::heading_turn, turn, who: who(seat));
            vec![Beat::after(if me(seat) { 400 } else { 0 }).heading(heading)]
        }
        Event::BurnSkipped { seat } => {
            let text = t!(text::log_kept_all, who: who(seat));
            if me(seat) { said(500, text) } else { read(500, text) }
        }
        Event::Burned { seat, card } => said(700, t!(text::log_burned, who: who(seat), card)),
        Event::PickedUp { seat, count, cards, open } => {
            let text = drew(who(seat), count, cards.unwrap_or(open));
            if me(seat) { said(500, text) } else { read(300, text) }
        }
        Event::Placed { seat, card, height } => {
            let text = match height {
                0 | 1 => t!(text::log_placed, who: who(seat), card),
                _ => t!(text::log_placed_tower, who: who(seat), card, height),
            };
            match (me(seat), height) {
                (true, _) => said(300, text),
                (_, 0..ONE_SHORT) => read(500, text),
                _ => read(READABLE, text),
            }
        }
        Event::FortFilled { seat, card, .. } => {
            let text = t!(text::log_fort_filled, who: who(seat), card);
            said(if me(seat) { READABLE } else { 600 }, text)
        }
        Event::WentOut { seat, .. } => said(1700, t!(text::log_went_out, who: who(seat))),
        Event::CampaignBegan { seat, tower, .. } => {
            let rank = tower.nth(0).map(|card| card.rank());
            let text = rank.map(|rank| t!(text::log_campaign_began, who: who(seat), rank));
            text.map(|text| said(1700, text)).unwrap_or_default()
        }
        Event::CampaignLost { seat, .. } => said(1700, t!(text::log_campaign_lost, who: who(seat))),
        // Two sentences to read.
        Event::SiegeBegan { seat, rounds } => {
            read(2800, t!(text::log_siege_began, who: who(seat), rounds))
        }
        Event::SiegeRoundOver { .. } => Vec::new(),
        Event::SiegeEnded { rounds } => said(1700, t!(text::log_siege_ended, rounds)),
        Event::BoundReached { rounds } => said(1700, t!(text::log_bound_reached, rounds)),
        Event::Ended { outcome } => said(300, verdict(outcome, names)),
        _ => battle(names, before, moment),
    }
}

/// The cards that somebody drew, as far as the player knows them.
fn drew(who: Person, count: u8, known: CardSet) -> String {
    let cards = list(known.iter());
    match usize::from(count).saturating_sub(known.len()) {
        0 => t!(text::log_drew, who, cards),
        hidden if known.is_empty() => t!(text::log_drew_hidden, who, count: hidden),
        hidden => t!(text::log_drew_partly, who, cards, count: hidden),
    }
}

fn battle(names: &Names, before: &View, moment: &Moment<Position>) -> Beats {
    let ours = |seat: Seat| names.is_ours(seat);
    let who = |seat: Seat| names.person(seat);
    let among_others = |one, other| !ours(one) && !ours(other);
    let is_raid = match before.contest.map(|contest| contest.fight) {
        Some(Fight::Battle { attacker, defender, .. }) => among_others(attacker, defender),
        _ => false,
    };
    match moment.event {
        Event::Challenged { attacker, defender, card, count, attempt } => {
            let (who, rival) = (who(attacker), who(defender));
            let text = match count {
                0 => t!(text::log_attacked_undefended, who, rival, card),
                _ => {
                    let attacked = t!(text::log_attacked, who, rival, card, count);
                    format!("{attacked} {}", t!(text::log_attempt, attempt, most: MOST_ATTEMPTS))
                }
            };
            announce(names, attacker, defender, text)
        }
        Event::CampaignBattle { attacker, defender, count } => {
            let (who, rival) = (who(attacker), who(defender));
            announce(names, attacker, defender, t!(text::log_campaign_battle, who, rival, count))
        }
        Event::HeldOut { holder, picker, .. } => {
            vec![Beat::after(if among_others(holder, picker) { 0 } else { 200 })]
        }
        Event::Picked { picker, holder, .. } => {
            let text = t!(text::log_picked, who: who(picker));
            match among_others(holder, picker) {
                true => vec![Beat::after(0).say(text).unread()],
                false => vec![Beat::after(220).say(text)],
            }
        }
        Event::PairTurned { attacking, defending, winner, why, .. } => {
            let text = pair(attacking, defending, winner.map(who), why);
            match why {
                _ if is_raid => unread(0, text),
                PairReason::Higher | PairReason::Equal => turned(1400, text),
                PairReason::AttackingSeven | PairReason::DefendingSeven => turned(1900, text),
            }
        }
        Event::BattleEnded { .. } => {
            let Some(battle) = Battle::of(before, moment) else { return Vec::new() };
            let beat = match battle.is_mine(names) {
                true => {
                    let award = award(names, &battle);
                    Beat { award, ..Beat::after(1300).tell(battle.ended(names)) }
                }
                false => {
                    let time = if battle.seven().is_some() { 2000 } else { 1400 };
                    Beat::after(time).log(battle.ended(names)).say(battle.in_short(names))
                }
            };
            vec![beat]
        }
        _ => spoils(names, before, is_raid, moment),
    }
}

/// How a pair of a battle ended.
fn pair(attacking: Card, defending: Card, who: Option<Person>, why: PairReason) -> String {
    let Some(who) = who else { return t!(text::log_pair_tied, attacking, defending) };
    let (winner, loser) = match why {
        PairReason::Higher if defending.rank() > attacking.rank() => (defending, attacking),
        _ => (attacking, defending),
    };
    let why = match why {
        PairReason::AttackingSeven => "attacking-seven",
        PairReason::DefendingSeven => "defending-seven",
        PairReason::Higher | PairReason::Equal => "higher",
    };
    t!(text::log_pair, who, winner, loser, why)
}

/// Returns the beats in which the cards of a battle move to their destinations.
fn spoils(names: &Names, before: &View, is_raid: bool, moment: &Moment<Position>) -> Beats {
    let ours = |seat: Seat| names.is_ours(seat);
    let who = |seat: Seat| names.person(seat);
    let home = if is_raid { 0 } else { 150 };
    match moment.event {
        // The cards of a battle return together, except those that the player lost.
        Event::Captured { card, from, to } => {
            let text = t!(text::log_captured, who: who(to), rival: who(from), card);
            if ours(from) { said(READABLE, text) } else { unread(home, text) }
        }
        Event::Returned { .. } => vec![Beat::after(home)],
        Event::Retired { card, seat } => {
            let text = t!(text::log_retired, who: who(seat), card);
            if ours(seat) { said(READABLE, text) } else { unread(home, text) }
        }
        Event::FortCardTaken { card, from, to } => {
            // Without an army there is no battle.
            let fought = before.contest.is_some();
            let text = t!(text::log_taken, who: who(to), rival: who(from), card);
            match (ours(from), ours(to)) {
                (_, true) => said(800, text),
                (true, _) => read(READABLE, text),
                _ if fought => unread(0, text),
                _ => read(1000, text),
            }
        }
        Event::FortCardSunk { card, seat, .. } => {
            said(if is_raid { 1000 } else { 1400 }, t!(text::log_sunk, who: who(seat), card))
        }
        _ => fight_of_all(names, moment),
    }
}

/// Announces a battle, except to the player who began it.
fn announce(names: &Names, attacker: Seat, defender: Seat, text: String) -> Beats {
    match (names.is_ours(attacker), names.is_ours(defender)) {
        (true, _) => said(500, text),
        (_, true) => said(1300, text),
        _ => unread(0, text),
    }
}

/// Returns the award for the pairs won in a battle of the player's, the player's own first.
fn award(names: &Names, battle: &Battle) -> Option<Award> {
    let [attacking, defending] = battle.pairs;
    let (mine, theirs) = match (names.is_me(battle.attacker), names.is_me(battle.defender)) {
        (true, _) => (attacking, defending),
        (_, true) => (defending, attacking),
        _ => return None,
    };
    let text = t!(text::score_mine, mine, theirs);
    Some(Award { text, from: String::from("score"), to: area("panel", names, battle.winner?) })
}

/// Returns the beats of a free-for-all or a showdown.
fn fight_of_all(names: &Names, moment: &Moment<Position>) -> Beats {
    let who = |seat: Seat| names.person(seat);
    match moment.event {
        Event::FreeForAll { builder, card } => {
            said(1700, t!(text::log_free_for_all, who: who(builder), card))
        }
        Event::CardTurned { seat, card } => said(700, t!(text::log_revealed, who: who(seat), card)),
        // The winner is announced before the cards return.
        Event::FreeForAllWon { winner, card, tied, .. } => {
            let text = match tied {
                true => t!(text::log_free_for_all_tied, who: who(winner), card),
                false => t!(text::log_free_for_all_won, who: who(winner), card),
            };
            vec![Beat::still(1400).say(text.clone()), Beat::after(700).tell(text)]
        }
        Event::Showdown { length, between } => {
            let public = &moment.view.public;
            let all_on_campaign = public.still_in().all(|seat| public.players[seat].campaign);
            let first = between.iter().filter(|in_it| **in_it).count() == public.still_in().count();
            let showdown = t!(text::log_showdown, length);
            said(
                3000,
                match first && all_on_campaign {
                    true => format!("{} {showdown}", t!(text::log_all_on_campaign)),
                    false => showdown,
                },
            )
        }
        Event::Dropped { seat, count, .. } => {
            said(300, t!(text::log_set_aside, who: who(seat), count))
        }
        Event::Trick { position: number, cards, winner } => {
            let others = names.clockwise().filter(|seat| Some(*seat) != winner);
            let of_others = list(others.filter_map(|seat| cards[seat]));
            let won = winner.and_then(|seat| Some((who(seat), cards[seat]?)));
            said(
                1700,
                match won {
                    Some((who, card)) => t!(text::log_trick, who, number, card, others: of_others),
                    None => t!(text::log_trick_tied, number, cards: of_others),
                },
            )
        }
        Event::LinesPlayed { tricks, most } => {
            let count = |seat| Some(t!(text::log_tricks, who: who(seat), count: tricks[seat]?));
            let mut sentences: Vec<String> = names.clockwise().filter_map(count).collect();
            if most.iter().filter(|most| **most).count() > 1 {
                sentences.push(t!(text::log_tricks_tied));
            }
            said(2600, sentences.join(" "))
        }
        Event::Redrawn { drew } => {
            let drawn = names.clockwise().filter(|seat| drew[*seat] > 0);
            let drew = |seat| t!(text::log_drew_hidden, who: who(seat), count: drew[seat]);
            let sentences = std::iter::once(t!(text::log_watchtowers)).chain(drawn.map(drew));
            said(1700, sentences.collect::<Vec<_>>().join(" "))
        }
        Event::Drew { .. } => vec![Beat::after(300)],
        Event::PlayedAgain { .. } => said(1700, t!(text::log_played_again)),
        _ => Vec::new(),
    }
}
