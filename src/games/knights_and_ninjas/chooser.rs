//! The choosers that open when a card can be played in several ways.

use super::intent::{Purpose, Selectable, Use, distinct, purposes};
use super::words::{force, gems, short};
use super::{KnightsAndNinjas, Play, hints, prompts};
use crate::i18n::{cards, knights_and_ninjas as text, t};
use crate::table::cards::Face;
use crate::table::game::{Chooser, Pick, Reaction, ReactionOf};
use cardkeep_core::games::knights_and_ninjas::{Card, Phase, PlayedCard};

pub(super) type TableReaction = ReactionOf<KnightsAndNinjas>;

/// Carries out the only possible use, or asks: which role a jester plays, what for, and how many
/// cards.
pub(super) fn settle(play: &Play, held: Selectable, uses: &[Use]) -> TableReaction {
    let roles = distinct(uses.iter().map(|it| it.role));
    let purposes = purposes(uses);
    let part = |keep: &dyn Fn(&Use) -> bool| {
        let kept: Vec<Use> = uses.iter().copied().filter(keep).collect();
        settle(play, held, &kept)
    };
    let jester = held == Selectable::Card(Card::Jester);
    if let ([_, _, ..], true) = (&roles[..], jester) {
        let option = |role: &Card| {
            let purpose = uses.iter().find(|it| it.role == *role).map(|it| it.purpose);
            let (text, remark, card) = match (role, purpose) {
                // As itself a jester can only be shown, paid or discarded.
                (Card::Jester, Some(purpose)) => (
                    prompts::purpose(purpose, &play.names),
                    String::new(),
                    PlayedCard::plain(*role),
                ),
                _ => {
                    let does = short(*role, play.names.seats());
                    (t!(cards::title, card: *role), does, PlayedCard::jester(*role))
                }
            };
            Pick { reaction: part(&|it| it.role == *role), text, remark, face: Face::up(card) }
        };
        return ask(t!(text::choose_role), roles.iter().map(option).collect());
    }
    if let ([_, _, ..], Some(role)) = (&purposes[..], roles.first().copied()) {
        let guise = if jester { PlayedCard::jester(role) } else { PlayedCard::plain(role) };
        let option = |purpose: &Purpose| Pick {
            reaction: part(&|it| it.purpose == *purpose),
            text: prompts::purpose(*purpose, &play.names),
            remark: remark(play, guise, held, *purpose),
            face: Face::Hidden,
        };
        return ask(t!(text::choose_purpose, card: guise), purposes.iter().map(option).collect());
    }
    if let [_, _, ..] = uses {
        let mut counted = uses.to_vec();
        counted.sort_by_key(|it| it.force().map(|force| force.size()));
        let option = |it: &Use| Pick {
            reaction: Reaction::Act(it.action),
            text: t!(text::cards, cards: it.force().map(force).unwrap_or_default()),
            remark: strength(play, *it),
            face: Face::Hidden,
        };
        let title = match purposes.first().and_then(|purpose| purpose.seat()) {
            Some(on) => t!(text::choose_attackers, on: play.names.person(on)),
            None => t!(text::choose_answers),
        };
        return ask(title, counted.iter().map(option).collect());
    }
    uses.first().map_or(Reaction::Clear, |it| Reaction::Act(it.action))
}

fn ask(title: String, options: Vec<Pick<TableReaction>>) -> TableReaction {
    Reaction::Ask(Chooser { title, options })
}

/// Returns the effect of this many cards. With hints on, it includes what an attack would take.
fn strength(play: &Play, it: Use) -> String {
    let Some(force) = it.force() else { return String::new() };
    match (it.purpose, play.view.public.phase) {
        (Purpose::Attack(on), _) if play.settings.hints => hints::would_take(&play.view, force, on),
        (Purpose::Respond, Phase::Answer(mut attack)) => {
            attack.response = Some(force);
            match play.view.public.gems_at_stake(attack) {
                0 => t!(text::lose_nothing),
                count => t!(text::lose_gems, gems: gems(count)),
            }
        }
        _ => t!(text::strength, strength: force.strength()),
    }
}

/// Returns what a card would do against a seat, if hints are on.
fn remark(play: &Play, guise: PlayedCard, held: Selectable, purpose: Purpose) -> String {
    let Some(seat) = purpose.seat().filter(|_| play.settings.hints) else { return String::new() };
    match (guise.is_jester(), guise.role()) {
        (true, Card::Peasant) => hints::peasants(&play.view, 1, seat),
        (true, role) => hints::foretold(play, Selectable::Card(role), seat).unwrap_or_default(),
        (false, _) => hints::foretold(play, held, seat).unwrap_or_default(),
    }
}
