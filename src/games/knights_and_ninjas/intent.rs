//! Cards that the player can choose at the table of Of Knights and Ninjas, and their possible uses.

use super::Play;
use super::zone::Zone;
use crate::table::game::{Scene as _, Target};
use cardkeep_core::engine::Seat;
use cardkeep_core::games::knights_and_ninjas::{Action, Card, Force, Phase, PlayedCard, TurnPlays};

/// A card that the player can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Selectable {
    /// A card of the player's hand.
    Card(Card),
    /// The archer in front of the player's kingdom.
    Archer,
    /// A card that was shown to a herald.
    Shown(Seat, Card),
}

impl Selectable {
    pub(super) fn card(self) -> Card {
        match self {
            Selectable::Card(card) | Selectable::Shown(_, card) => card,
            Selectable::Archer => Card::Archer,
        }
    }
}

/// The purpose of playing a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    Attack(Seat),
    /// Playing an archer, ladder or catapult before an attack.
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

impl Purpose {
    /// Returns the rival it targets, if any.
    pub(super) fn seat(self) -> Option<Seat> {
        match self {
            Purpose::Attack(seat) | Purpose::Prepare(seat) | Purpose::Special(Some(seat)) => {
                Some(seat)
            }
            _ => None,
        }
    }

    /// Returns the seat whose kingdom the card goes to, if it goes to one.
    pub(super) fn kingdom(self, me: Seat) -> Option<Seat> {
        if self == Purpose::Fortify { Some(me) } else { self.seat() }
    }
}

/// An action carried out with a card.
#[derive(Clone, Copy, Debug)]
pub(super) struct Use {
    pub action: Action,
    pub held: Selectable,
    /// The card whose rules apply.
    pub role: Card,
    pub purpose: Purpose,
}

impl Use {
    /// Returns the use that an action makes of a card; `None` if no card is played.
    pub(super) fn of(action: Action) -> Option<Use> {
        let guise = |guise: PlayedCard| (Selectable::Card(guise.card()), guise.role());
        let plain = |card: Card| (Selectable::Card(card), card);
        let force = |force: Force| match force.jesters() {
            0 => plain(force.role()),
            _ => guise(PlayedCard::jester(force.role())),
        };
        let ((held, role), purpose) = match action {
            Action::Attack { on, force: sent } => (force(sent), Purpose::Attack(on)),
            Action::Prepare { on, card } => (guise(card), Purpose::Prepare(on)),
            Action::SendArcher { on } => ((Selectable::Archer, Card::Archer), Purpose::Prepare(on)),
            Action::Fortify(card) => (guise(card), Purpose::Fortify),
            Action::Special { card, on } => (guise(card), Purpose::Special(on)),
            Action::Respond(response) => (force(response), Purpose::Respond),
            Action::Highwayman { jester: true } => {
                (guise(PlayedCard::jester(Card::Highwayman)), Purpose::Rob)
            }
            Action::Highwayman { jester: false } => (plain(Card::Highwayman), Purpose::Rob),
            Action::Show(card) => (plain(card), Purpose::Show),
            Action::PayCard(card) => (plain(card), Purpose::Pay),
            Action::Discard(card) => (plain(card), Purpose::Discard),
            Action::Take { from, card } => ((Selectable::Shown(from, card), card), Purpose::Take),
            Action::Accept
            | Action::LetGo
            | Action::PayGems
            | Action::EndTurn
            | Action::Pass
            | Action::Keep
            | Action::Give
            | Action::Redraft => return None,
        };
        Some(Use { action, held, role, purpose })
    }

    /// Returns the card as it is played.
    pub(super) fn guise(self) -> PlayedCard {
        match self.held {
            Selectable::Card(Card::Jester) if self.role != Card::Jester => {
                PlayedCard::jester(self.role)
            }
            _ => PlayedCard::plain(self.role),
        }
    }

    /// Returns the attacking or answering cards, if the action has any.
    pub(super) fn force(self) -> Option<Force> {
        match self.action {
            Action::Attack { force, .. } | Action::Respond(force) => Some(force),
            _ => None,
        }
    }
}

/// Returns all current uses of a card; none while the player may not act.
pub(super) fn uses(play: &Play, held: Selectable) -> Vec<Use> {
    if play.is_open() { legal_uses(play, held) } else { Vec::new() }
}

/// Returns all uses of a card at the position, which may be under review.
pub(super) fn legal_uses(play: &Play, held: Selectable) -> Vec<Use> {
    play.legal().into_iter().filter_map(Use::of).filter(|it| it.held == held).collect()
}

/// Returns the distinct purposes of these uses.
pub(super) fn purposes(uses: &[Use]) -> Vec<Purpose> {
    distinct(uses.iter().map(|it| it.purpose))
}

pub(super) fn distinct<T: PartialEq>(all: impl Iterator<Item = T>) -> Vec<T> {
    let mut found = Vec::new();
    for one in all {
        if !found.contains(&one) {
            found.push(one);
        }
    }
    found
}

/// Returns what the player chooses with a piece, if it can be chosen.
pub(super) fn held(play: &Play, piece: usize) -> Option<Selectable> {
    let piece = play.scene.pieces().get(piece)?;
    let (card, me) = (piece.card?, play.names.human());
    match piece.place {
        Zone::Hand(seat) if seat == me => Some(Selectable::Card(card.card())),
        Zone::Fort(seat) if seat == me && card.role() == Card::Archer => Some(Selectable::Archer),
        Zone::Shown(seat) => Some(Selectable::Shown(seat, card.card())),
        _ => None,
    }
}

/// Returns the chosen card.
pub(super) fn chosen(play: &Play) -> Option<Selectable> {
    play.chosen.first().and_then(|piece| held(play, *piece))
}

/// Returns the chosen card, or else the one at the keyboard cursor.
pub(super) fn meant(play: &Play) -> Option<Selectable> {
    chosen(play).or_else(|| held(play, play.pointed()?))
}

/// Returns the seat whose kingdom is at the keyboard cursor.
pub(super) fn pointed_seat(play: &Play) -> Option<Seat> {
    match play.cursor {
        Some(Target::Zone(zone)) => zone.kingdom(),
        _ => None,
    }
}

/// Returns the piece of the archer in front of the player's kingdom.
pub(super) fn own_archer(play: &Play) -> Option<usize> {
    let fort = play.scene.at(Zone::Fort(play.names.human()));
    fort.into_iter().find(|piece| held(play, *piece) == Some(Selectable::Archer))
}

/// Returns the top piece of the equal cards in a hand.
pub(super) fn top(play: &Play, piece: usize) -> usize {
    let Some(it) = play.scene.pieces().get(piece) else { return piece };
    let alike = |other: &usize| play.scene.pieces().card(*other) == it.card;
    match it.place {
        Zone::Hand(_) => play.scene.at(it.place).into_iter().rfind(alike).unwrap_or(piece),
        _ => piece,
    }
}

/// Whether it is the player's turn and nothing else is asked.
pub(super) fn is_my_turn(play: &Play) -> bool {
    play.is_open() && play.now().public.phase == Phase::Turn
}

/// The remaining uses of the player's turn.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct TurnOptions {
    pub attack: bool,
    pub fortify: bool,
    pub special: bool,
    pub discard: bool,
    pub redraft: bool,
}

impl TurnOptions {
    pub(super) fn now(play: &Play) -> TurnOptions {
        let mut can = TurnOptions::default();
        let legal = if is_my_turn(play) { play.legal() } else { Vec::new() };
        for action in legal {
            match Use::of(action).map(|it| it.purpose) {
                Some(Purpose::Attack(_) | Purpose::Prepare(_)) => can.attack = true,
                Some(Purpose::Fortify) => can.fortify = true,
                Some(Purpose::Special(_)) => can.special = true,
                Some(Purpose::Discard) => can.discard = true,
                _ => can.redraft |= action == Action::Redraft,
            }
        }
        can
    }

    /// Whether a card can be played.
    pub(super) fn play(self) -> bool {
        self.attack || self.fortify || self.special
    }

    /// Whether a discard is the only option.
    pub(super) fn only_discard(self) -> bool {
        self.discard && !self.play() && !self.redraft
    }
}

/// Returns the action whose refusal best explains why a card can't be used, or not against this
/// kingdom.
pub(super) fn refused(play: &Play, held: Selectable, on: Option<Seat>) -> Action {
    let public = &play.now().public;
    let (card, me) = (held.card(), play.names.human());
    let target = match public.conduct {
        TurnPlays::Attack(on) => Some(on),
        _ => None,
    };
    let rival = || play.names.clockwise().skip(1).find(|seat| public.gems[*seat] > 0);
    let seat = on.or(target).or_else(rival).unwrap_or(me);
    let guise = match card {
        Card::Jester => PlayedCard::jester(Card::Knight),
        card => PlayedCard::plain(card),
    };
    let role = guise.role();
    match public.phase {
        Phase::Turn if held == Selectable::Archer => Action::SendArcher { on: seat },
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
