//! Beats (presentation steps) of the events of Watchtower. Actions between other players pass
//! quickly: of their battles only the outcome is shown.

use super::Watchtower;
use super::message::{Battle, Message};
use super::scene::Zone;
use crate::i18n::{t, watchtower as text};
use crate::session::Moment;
use crate::table::game::{Award, Beat, MessageTiming, Move};
use crate::table::names::Names;
use crate::table::seats::area;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::watchtower::{BySeat, DEALT, Event, Fight, PairReason, Position, View};

type Beats = Vec<Beat<Watchtower>>;

/// Returns the beats of the deal: first the forts, then the armies.
pub(super) fn deal(first: &View) -> Beats {
    let seats = || Seat::all(first.public.players.seats());
    let zones = seats().flat_map(|seat| [Zone::Fort(seat), Zone::Army(seat)]);
    let moves = zones.map(|from| Move::All { from, to: Zone::Barracks }).collect();
    let mut beats = vec![Beat { moves, ..Beat::still(300).with(Message::BeforeFirstTurn) }];
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

/// Returns a beat with a message.
fn said(millis: u64, message: Message) -> Beats {
    vec![Beat::after(millis).with(message)]
}

/// Returns a beat that is too short to read, whose message is only logged.
fn unsaid(millis: u64, message: Message) -> Beats {
    vec![Beat { said: MessageTiming::No, ..Beat::after(millis).with(message) }]
}

/// Returns a beat whose message stays until it can be read even if nothing follows.
fn read(millis: u64, message: Message) -> Beats {
    vec![Beat::after(millis).with(message), Beat::still(0)]
}

/// Returns the beats of an event.
pub(super) fn beats(names: &Names, before: &View, moment: &Moment<Position>) -> Beats {
    let me = |seat: Seat| names.is_me(seat);
    match moment.event {
        // Panels show whose turn it is.
        Event::TurnBegan { seat, turn } => {
            unsaid(if me(seat) { 400 } else { 0 }, Message::Turn { seat, turn })
        }
        Event::BurnSkipped { seat } if me(seat) => said(500, Message::KeptAll(seat)),
        Event::BurnSkipped { seat } => read(500, Message::KeptAll(seat)),
        Event::Burned { seat, card } => said(700, Message::Burned(seat, card)),
        Event::PickedUp { seat, count, cards, open } => {
            let message = Message::PickedUp { seat, count, known: cards.unwrap_or(open) };
            if me(seat) { said(500, message) } else { read(300, message) }
        }
        Event::Placed { seat, card, height } => {
            let message = Message::Placed { seat, card, height };
            if me(seat) { said(300, message) } else { read(500, message) }
        }
        Event::FortFilled { seat, card, .. } => {
            said(if me(seat) { 800 } else { 600 }, Message::FortFilled(seat, card))
        }
        Event::WentOut { seat, .. } => said(1700, Message::WentOut(seat)),
        Event::CampaignBegan { seat, tower, .. } => {
            let rank = tower.nth(0).map(|card| Message::CampaignBegan(seat, card.rank()));
            rank.map(|message| said(1700, message)).unwrap_or_default()
        }
        Event::CampaignLost { seat, .. } => said(1700, Message::CampaignLost(seat)),
        // Two sentences to read.
        Event::SiegeBegan { seat, rounds } => read(2800, Message::SiegeBegan { seat, rounds }),
        Event::SiegeRoundOver { .. } => Vec::new(),
        Event::SiegeEnded { rounds } => said(1700, Message::SiegeEnded { rounds }),
        Event::BoundReached { rounds } => said(1700, Message::BoundReached { rounds }),
        Event::Ended { outcome } => said(300, Message::Ended(outcome)),
        _ => battle(names, before, moment),
    }
}

fn battle(names: &Names, before: &View, moment: &Moment<Position>) -> Beats {
    let me = |seat: Seat| names.is_me(seat);
    let among_others = |one, other| !me(one) && !me(other);
    let fight = before.contest.map(|contest| contest.fight);
    let is_raid = match fight {
        Some(Fight::Battle { attacker, defender, .. }) => among_others(attacker, defender),
        _ => false,
    };
    match moment.event {
        Event::Challenged { attacker, defender, card, count, attempt } => {
            let message = Message::Challenged { attacker, defender, card, count, attempt };
            announce(names, attacker, defender, message)
        }
        Event::CampaignBattle { attacker, defender, count } => {
            let message = Message::CampaignBattle { attacker, defender, count };
            announce(names, attacker, defender, message)
        }
        Event::HeldOut { holder, picker, .. } => {
            vec![Beat::after(if among_others(holder, picker) { 0 } else { 200 })]
        }
        Event::Picked { picker, holder, .. } if among_others(holder, picker) => {
            unsaid(0, Message::Picked(picker))
        }
        Event::Picked { picker, .. } => said(220, Message::Picked(picker)),
        Event::PairTurned { attacking, defending, winner, why, .. } => {
            let message = Message::Pair { attacking, defending, winner, why };
            match why {
                _ if is_raid => unsaid(0, message),
                PairReason::Higher | PairReason::Equal => said(1400, message),
                PairReason::AttackingSeven | PairReason::DefendingSeven => said(1900, message),
            }
        }
        Event::BattleEnded { attacker, defender, pairs, winner } => {
            let prize = fight.and_then(Fight::prize);
            let cards = moment.view.public.turned;
            let battle = Battle { attacker, defender, prize, cards, pairs, winner };
            let millis = if battle.is_mine(names) { 1300 } else { 1400 };
            let beat = Beat::after(millis).with(Message::BattleEnded(battle));
            vec![Beat { award: award(names, &battle), ..beat }]
        }
        _ => spoils(names, before, is_raid, moment),
    }
}

/// Returns the beats in which the cards of a battle move to their destinations.
fn spoils(names: &Names, before: &View, is_raid: bool, moment: &Moment<Position>) -> Beats {
    let me = |seat: Seat| names.is_me(seat);
    let home = if is_raid { 0 } else { 150 };
    match moment.event {
        // The cards of a battle return together, except those that the player lost.
        Event::Captured { card, from, to } if me(from) => {
            said(420, Message::Captured { card, from, to })
        }
        Event::Captured { card, from, to } => unsaid(home, Message::Captured { card, from, to }),
        Event::Returned { .. } => vec![Beat::after(home)],
        Event::Retired { card, seat } if me(seat) => said(900, Message::Retired { card, seat }),
        Event::Retired { card, seat } => unsaid(home, Message::Retired { card, seat }),
        Event::FortCardTaken { card, from, to } => {
            // Without an army there is no battle.
            let fought = before.contest.is_some();
            let message = Message::Taken { card, from, to, fought };
            match (me(from), me(to)) {
                (_, true) => said(800, message),
                (true, _) => read(800, message),
                _ if fought => unsaid(0, message),
                _ => read(1000, message),
            }
        }
        Event::FortCardSunk { card, seat: defender } => {
            let attacker = before.public.current;
            let message = Message::Sunk { card, attacker, defender };
            said(if is_raid { 1000 } else { 1400 }, message)
        }
        _ => fight_of_all(moment),
    }
}

/// Announces a battle, except to the player who began it.
fn announce(names: &Names, attacker: Seat, defender: Seat, message: Message) -> Beats {
    match (names.is_me(attacker), names.is_me(defender)) {
        (true, _) => said(500, message),
        (_, true) => said(1300, message),
        _ => unsaid(0, message),
    }
}

/// Returns the award for the pairs won in a battle: the player's own first, or in a battle of others
/// in the order of the sides on the screen.
fn award(names: &Names, battle: &Battle) -> Option<Award> {
    let [attacking, defending] = battle.pairs;
    let text = match (names.is_me(battle.attacker), names.is_me(battle.defender)) {
        (true, _) => t!(text::score_mine, mine: attacking, theirs: defending),
        (_, true) => t!(text::score_mine, mine: defending, theirs: attacking),
        _ => t!(text::score, upper: attacking, lower: defending),
    };
    Some(Award { text, from: String::from("score"), to: area("panel", names, battle.winner?) })
}

/// Returns the beats of a free-for-all or a showdown.
fn fight_of_all(moment: &Moment<Position>) -> Beats {
    match moment.event {
        Event::FreeForAll { builder, card } => said(1700, Message::FreeForAll { builder, card }),
        Event::CardTurned { seat, card } => said(700, Message::Showed(seat, card)),
        // The winner is announced before the cards return.
        Event::FreeForAllWon { winner, card, tied, .. } => {
            let lines = moment.view.public.turned;
            let shown = BySeat::from_fn(lines.seats(), |seat| lines[seat].first().copied());
            let message = Message::FreeForAllWon { winner, card, tied, shown };
            let verdict = Beat { logged: false, ..Beat::still(1400).with(message.clone()) };
            vec![verdict, Beat::after(700).with(message)]
        }
        Event::Showdown { length, between } => {
            let public = &moment.view.public;
            let all_on_campaign = public.still_in().all(|seat| public.players[seat].campaign);
            let first = between.iter().filter(|in_it| **in_it).count() == public.still_in().count();
            let message = Message::Showdown { length, all_on_campaign: first && all_on_campaign };
            said(3000, message)
        }
        Event::Dropped { seat, count, .. } => said(300, Message::Dropped { seat, count }),
        Event::Trick { position, cards, winner } => {
            said(1700, Message::Trick { position, cards, winner })
        }
        Event::LinesPlayed { tricks, most } => said(2600, Message::LinesPlayed { tricks, most }),
        Event::Redrawn { drew } => said(1700, Message::Redrawn(drew)),
        Event::Drew { .. } => vec![Beat::after(300)],
        Event::PlayedAgain { .. } => said(1700, Message::PlayedAgain),
        _ => Vec::new(),
    }
}
