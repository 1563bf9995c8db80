//! How much every event of Of Knights and Ninjas matters.

use super::words::gems as in_words;
use crate::i18n::{knights_and_ninjas as text, t};
use crate::session::Moment;
use crate::table::highlight::Highlight;
use crate::table::names::Names;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::knights_and_ninjas::{
    Attack, AttackResult, Event, Phase, Position, View,
};

/// The loss of so many gems at once is a blow.
const MANY_GEMS: u8 = 5;

pub(super) fn highlight(names: &Names, before: &View, moment: &Moment<Position>) -> Highlight {
    match moment.event {
        Event::TurnBegan { .. }
        | Event::MinstrelLeft { .. }
        | Event::Reshuffled { .. }
        | Event::Drew { .. }
        | Event::Asked { .. }
        | Event::Answered { .. }
        | Event::LetGo { .. }
        | Event::Fortified { .. }
        | Event::Decided { .. }
        | Event::Shown { .. }
        | Event::Discarded { .. }
        | Event::Passed { .. }
        | Event::LaddersLeft { .. }
        | Event::TurnEnded { .. }
        | Event::Redrafted { .. }
        | Event::DraftBegan { .. }
        | Event::Looked { .. }
        | Event::Kept { .. }
        | Event::Given { .. } => Highlight::note(),
        Event::Prepared { seat, on, .. } | Event::Attacked { seat, on, .. } => {
            Highlight::note().by(seat).against(on)
        }
        Event::Special { seat, on, .. } => Highlight { against: on, ..Highlight::note().by(seat) },
        Event::Lost { seat, card, .. } => {
            let by = before.public.mover;
            let lost = match names.is_me(seat) {
                true => Highlight::tide(t!(text::headline_lost, lost: card.role())),
                false => Highlight::note(),
            };
            lost.by(by).against(seat)
        }
        Event::Turned { attack } => {
            Highlight::tide(t!(text::headline_treason)).by(attack.by).against(attack.on)
        }
        Event::AttackEnded { attack, fate } => ended(names, before, attack, fate),
        Event::GemsTaken { from, by, .. } => Highlight::note().by(by).against(from),
        Event::Waylaid { seat, from, .. } => {
            Highlight::tide(t!(text::headline_robbery)).by(seat).against(from)
        }
        Event::Settled { seat, gems } => match before.public.phase {
            Phase::Road(loot) => {
                // The player, as a highwayman, has them from the attacker.
                let robs = names.is_me(seat) && seat != before.public.mover;
                let from = if robs { before.public.mover } else { loot.from };
                gained(names, seat, from, gems)
            }
            _ => Highlight::gain(seat),
        },
        Event::GemsPaid { from, to, gems } => gained(names, to, from, gems),
        Event::Took { seat, from, .. } => Highlight::gain(seat).against(from),
        Event::CardsPassed { from, to, .. } => Highlight::gain(to).against(from),
        Event::Ended { outcome } => Highlight::match_over(outcome, names),
    }
}

/// Gems of one seat are another's, or come back to their owner.
fn gained(names: &Names, by: Seat, from: Seat, gems: u8) -> Highlight {
    if by == from {
        return Highlight::gain(by);
    }
    if gems == 0 || !names.is_me(by) && !names.is_me(from) {
        return Highlight::gain(by).against(from);
    }
    let (who, of) = (names.person(by), names.person(from));
    let headline = t!(text::headline_gems, who, from: of, gems: in_words(gems));
    match gems >= MANY_GEMS && names.is_me(from) {
        true => Highlight::blow(from, headline).by(by),
        false => Highlight::tide(headline).by(by).against(from),
    }
}

/// The end of an attack: the player's own that is stopped, or one on the player.
fn ended(names: &Names, before: &View, attack: Attack, fate: AttackResult) -> Highlight {
    let stopped = match fate {
        AttackResult::Done => false,
        AttackResult::Met => attack.strength_left() == 0,
        AttackResult::Stopped | AttackResult::Charmed => true,
    };
    if !stopped {
        return Highlight::note();
    }
    if !names.is_me(attack.by) && !names.is_me(attack.on) {
        return Highlight::gain(attack.on).against(attack.by);
    }
    let unanswered = Attack { response: None, ..attack };
    let wins = attack.force.role().is_attack()
        && before.public.would_win(attack.by, before.public.gems_at_stake(unanswered));
    let headline = match wins {
        true => t!(text::headline_no_win, who: names.person(attack.by)),
        false => t!(text::headline_held, who: names.person(attack.on)),
    };
    Highlight::tide(headline).by(attack.on).against(attack.by)
}
