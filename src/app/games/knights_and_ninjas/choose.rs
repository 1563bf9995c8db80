//! From what the player holds to what the rules know: which of the legal actions are meant, and what
//! is still to be asked before it is one.

use super::touch::{Held, Meant};
use super::{Play, lexicon, phrases};
use crate::app::table::cards::Face;
use crate::app::table::game::{Chooser, Deed, Pick};
use crate::app::words::phrases::capital;
use crate::engine::Seat;
use crate::games::knights_and_ninjas::{Action, Card, Force, Guise, Phase};

/// What is done with a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    Attack(Seat),
    /// What goes before an attack.
    Prepare(Seat),
    Fortify,
    Special(Option<Seat>),
    Respond,
    Rob,
    Show,
    Pay,
    Discard,
    Take,
}

impl Aim {
    /// The rival against whom it is.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Aim::Attack(seat) | Aim::Prepare(seat) | Aim::Special(Some(seat)) => Some(seat),
            _ => None,
        }
    }
}

/// What an action does with a card: as which it is played, and for what. Nothing of one without a
/// card.
pub fn use_of(action: Action) -> Option<(Card, Aim)> {
    Some(match action {
        Action::Attack { on, force } => (force.role(), Aim::Attack(on)),
        Action::Prepare { on, card } => (card.role(), Aim::Prepare(on)),
        Action::SendArcher { on } => (Card::Archer, Aim::Prepare(on)),
        Action::Fortify(card) => (card.role(), Aim::Fortify),
        Action::Special { card, on } => (card.role(), Aim::Special(on)),
        Action::Respond(force) => (force.role(), Aim::Respond),
        Action::Highwayman { .. } => (Card::Highwayman, Aim::Rob),
        Action::Show(card) => (card, Aim::Show),
        Action::PayCard(card) => (card, Aim::Pay),
        Action::Discard(card) => (card, Aim::Discard),
        Action::Take { card, .. } => (card, Aim::Take),
        Action::Accept
        | Action::LetGo
        | Action::PayGems
        | Action::EndTurn
        | Action::Pass
        | Action::Keep
        | Action::Give
        | Action::Redraft => return None,
    })
}

/// Whether an action is done with what the player holds.
fn is_with(held: Held, action: Action) -> bool {
    let plain = |card: Card| held == Held::Card(card);
    let force = |force: Force| match force.jesters() {
        0 => plain(force.role()),
        _ => plain(Card::Jester),
    };
    match action {
        Action::Attack { force: it, .. } | Action::Respond(it) => force(it),
        Action::Prepare { card, .. } | Action::Fortify(card) | Action::Special { card, .. } => {
            plain(card.card())
        }
        Action::Highwayman { jester } => {
            plain(if jester { Card::Jester } else { Card::Highwayman })
        }
        Action::Show(card) | Action::PayCard(card) | Action::Discard(card) => plain(card),
        Action::SendArcher { .. } => held == Held::Archer,
        Action::Take { from, card } => held == Held::Shown(from, card),
        _ => false,
    }
}

/// Everything that can be done now with what the player holds.
pub fn actions(play: &Play, held: Held) -> Vec<Action> {
    let legal = if play.is_open() { play.legal() } else { Vec::new() };
    legal.into_iter().filter(|action| is_with(held, *action)).collect()
}

/// What they are for, each once.
pub fn aims(actions: &[Action]) -> Vec<Aim> {
    distinct(actions.iter().filter_map(|action| use_of(*action)).map(|(_, aim)| aim))
}

fn distinct<T: PartialEq>(all: impl Iterator<Item = T>) -> Vec<T> {
    let mut found = Vec::new();
    all.for_each(|one| {
        if !found.contains(&one) {
            found.push(one);
        }
    });
    found
}

/// One of these actions: the only one, or what is still to be asked: as what a jester is played,
/// what for, how many.
pub fn settle(play: &Play, held: Held, actions: Vec<Action>) -> Meant {
    let roles = distinct(actions.iter().filter_map(|action| use_of(*action)).map(|(role, _)| role));
    let part = |keep: &dyn Fn((Card, Aim)) -> bool| {
        let kept = actions.iter().copied().filter(|action| use_of(*action).is_some_and(keep));
        settle(play, held, kept.collect())
    };
    let jester = held == Held::Card(Card::Jester);
    if let ([_, _, ..], true) = (&roles[..], jester) {
        let option = |role: &Card| {
            let deed = part(&|(it, _)| it == *role);
            // As itself it is only given away.
            let aim =
                actions.iter().filter_map(|action| use_of(*action)).find(|(it, _)| it == role);
            let (text, remark, card) = match (role, aim) {
                (Card::Jester, Some((_, aim))) => {
                    (phrases::aim(aim, &play.names), String::new(), Guise::plain(*role))
                }
                _ => {
                    let in_short = phrases::in_short(*role, play.names.seats());
                    (capital(role.name()), in_short, Guise::jester(*role))
                }
            };
            Pick { deed, text, remark, face: Face::up(card) }
        };
        return ask(phrases::JESTER_AS, roles.iter().map(option).collect());
    }
    let aims = aims(&actions);
    if let [_, _, ..] = aims[..] {
        let option = |aim: &Aim| Pick {
            deed: part(&|(_, it)| it == *aim),
            text: phrases::aim(*aim, &play.names),
            remark: remark(play, roles.first().copied(), held, *aim),
            face: Face::Hidden,
        };
        let title = match (held, roles.first()) {
            (Held::Card(Card::Jester), Some(role)) => phrases::what_with(Guise::jester(*role)),
            (_, Some(role)) => phrases::what_with(Guise::plain(*role)),
            _ => String::new(),
        };
        return ask(title, aims.iter().map(option).collect());
    }
    if let [_, _, ..] = actions[..] {
        let option = |action: &Action| Pick {
            deed: Deed::Act(*action),
            text: capital(&several(*action)),
            remark: strength(play, *action),
            face: Face::Hidden,
        };
        let mut counted = actions.clone();
        counted.sort_by_key(|action| size(*action));
        return ask(
            phrases::how_many(aims.first().copied(), &play.names),
            counted.iter().map(option).collect(),
        );
    }
    actions.first().map_or(Deed::Clear, |action| Deed::Act(*action))
}

fn ask(title: impl Into<String>, options: Vec<Pick<Meant>>) -> Meant {
    Deed::Ask(Chooser { title: title.into(), options })
}

fn force_of(action: Action) -> Option<Force> {
    match action {
        Action::Attack { force, .. } | Action::Respond(force) => Some(force),
        _ => None,
    }
}

fn size(action: Action) -> u8 {
    force_of(action).map_or(0, Force::size)
}

fn several(action: Action) -> String {
    force_of(action).map(lexicon::force).unwrap_or_default()
}

/// What so many would do, as far as the player wants to be told.
fn strength(play: &Play, action: Action) -> String {
    let Some(force) = force_of(action) else { return String::new() };
    match (action, play.position().phase()) {
        (Action::Attack { on, .. }, _) if play.settings.hints => {
            phrases::takes(force.strength().min(play.position().gems()[on]))
        }
        (Action::Respond(_), Phase::Answer(attack)) => {
            let left = attack.force.strength().saturating_sub(force.strength());
            phrases::still_lost(left.min(play.position().gems()[attack.on]))
        }
        _ => phrases::strength(force.strength()),
    }
}

/// What a card would do against a seat, of a jester as the card that it is played as.
fn remark(play: &Play, role: Option<Card>, held: Held, aim: Aim) -> String {
    let Some(seat) = aim.seat().filter(|_| play.settings.hints) else { return String::new() };
    match (held, role) {
        (Held::Card(Card::Jester), Some(Card::Peasant)) => {
            let most = play.session.view().hand.count(Card::Peasant) + 1;
            format!("takes {}", super::hints::up_to(most.min(play.position().gems()[seat])))
        }
        (Held::Card(Card::Jester), Some(role)) => {
            super::hints::foretold(play, Held::Card(role), seat)
        }
        _ => super::hints::foretold(play, held, seat),
    }
}

/// The action of the rules that says best why nothing can be done with a card, or not against this
/// kingdom.
pub fn refused(play: &Play, held: Held, on: Option<Seat>) -> Action {
    let position = play.position();
    let card = match held {
        Held::Card(card) | Held::Shown(_, card) => card,
        Held::Archer => Card::Archer,
    };
    let me = play.names.human();
    let target = match position.conduct() {
        crate::games::knights_and_ninjas::Conduct::Attack(on) => Some(on),
        _ => None,
    };
    let worthy = |seat: &Seat| position.gems()[*seat] > 0;
    let rival = || play.names.clockwise().skip(1).find(worthy);
    let seat = on.or(target).or_else(rival).unwrap_or(me);
    let role = if card == Card::Jester { Card::Knight } else { card };
    let guise = if card == Card::Jester { Guise::jester(role) } else { Guise::plain(role) };
    match position.phase() {
        Phase::Turn if held == Held::Archer => Action::SendArcher { on: seat },
        Phase::Turn if on == Some(me) => Action::Fortify(guise),
        Phase::Turn if role.is_attack() => Action::Attack { on: seat, force: guise.into() },
        Phase::Turn if role == Card::Merchant => Action::Special { card: guise, on: Some(seat) },
        Phase::Turn if role.is_special() => Action::Special { card: guise, on: None },
        Phase::Turn if role == Card::Archer && on.is_none() => Action::Fortify(guise),
        Phase::Turn if role.is_preparation() => Action::Prepare { on: seat, card: guise },
        Phase::Turn if role.is_fortification() => Action::Fortify(guise),
        Phase::Pay(_) => Action::PayCard(card),
        Phase::Show(_) => Action::Show(card),
        Phase::Road(_) if role == Card::Highwayman => Action::Highwayman { jester: false },
        _ => Action::Respond(guise.into()),
    }
}

/// Only what is against a seat.
pub fn against(actions: Vec<Action>, seat: Seat) -> Vec<Action> {
    let is = |action: &Action| use_of(*action).and_then(|(_, aim)| aim.seat()) == Some(seat);
    actions.into_iter().filter(is).collect()
}

/// Only what is for one of these.
pub fn only(actions: Vec<Action>, wanted: impl Fn(Aim) -> bool) -> Vec<Action> {
    let is = |action: &Action| use_of(*action).is_some_and(|(_, aim)| wanted(aim));
    actions.into_iter().filter(is).collect()
}

/// Whom somebody could mean by a name in a list.
pub fn seats(aims: &[Aim]) -> Vec<Seat> {
    distinct(aims.iter().filter_map(|aim| aim.seat()))
}
