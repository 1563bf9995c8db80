//! Why an action is not allowed, in words for the player (C-5).

use super::{
    Action, Attack, Card, Conduct, FULL_HAND, Force, Guise, Hand, Obstacle, Phase, Position, fee,
    tithe,
};
use crate::engine::{Illegal, Seat};

type Verdict = Result<(), Illegal>;

fn refuse(rule: &'static str, message: impl Into<String>) -> Verdict {
    Err(Illegal::new(rule, message))
}

/// Refuses for this reason unless it is so.
fn only_if(so: bool, rule: &'static str, message: &str) -> Verdict {
    if so { Ok(()) } else { refuse(rule, message) }
}

/// Refuses cards that are not in a hand.
fn held(hand: &Hand, parts: &[(Card, u8)]) -> Verdict {
    match parts.iter().find(|(card, count)| hand.count(*card) < *count) {
        None => Ok(()),
        Some((card, 1)) => refuse("KN-3", format!("You have no {card} in your hand.")),
        Some((card, _)) => {
            refuse("KN-3", format!("You have not so many cards of the kind {card}."))
        }
    }
}

impl Position {
    pub(super) fn examine(&self, action: Action) -> Verdict {
        match self.phase {
            Phase::Over => refuse("KN-5", "The match is over."),
            Phase::Turn => self.examine_turn(action),
            Phase::Answer(attack) => match action {
                Action::Accept => Ok(()),
                Action::Respond(force) => self.examine_response(attack, force),
                _ => refuse("KN-9", "An attack has to be answered first."),
            },
            Phase::Road(loot) => match action {
                Action::LetGo => Ok(()),
                Action::Highwayman { jester } => {
                    let card = if jester { Card::Jester } else { Card::Highwayman };
                    held(&self.hands[loot.asked], &[(card, 1)])
                }
                _ => refuse("KN-11", "Gems are on the move: take them or let them go."),
            },
            Phase::Show(seat) => match action {
                Action::Show(card) => self.examine_choice(seat, card, "KN-14"),
                _ => refuse("KN-14", "Choose a card to show to the herald."),
            },
            Phase::Take => match action {
                Action::Take { from, card } => {
                    let shown = self.aside.get(from.index()).is_some_and(|all| all.contains(card));
                    only_if(shown, "KN-14", "Take one of the cards that were shown.")
                }
                _ => refuse("KN-14", "Take one of the cards that were shown."),
            },
            Phase::Pay(seat) => self.examine_payment(seat, action),
            Phase::Tribute(tribute) => match action {
                Action::Discard(card) => held(&self.hands[tribute.seat], &[(card, 1)]),
                _ => refuse("KN-23", "The minstrel makes you discard a card."),
            },
            Phase::Draft(_) => match action {
                Action::Keep | Action::Give => Ok(()),
                _ => refuse("KN-21", "Keep the card you looked at, or give it to your rival."),
            },
        }
    }

    fn examine_turn(&self, action: Action) -> Verdict {
        let hand = &self.hands[self.mover];
        match action {
            Action::Attack { on, force } => {
                held(hand, &force.parts())?;
                only_if(force.role().is_attack(), "KN-6", "This card does not attack.")?;
                self.examine_target(on, force.role())
            }
            Action::Prepare { on, card } => {
                held(hand, &[(card.card(), 1)])?;
                let prepares = card.role().is_preparation();
                only_if(prepares, "KN-7", "This card does not prepare an attack.")?;
                self.examine_target(on, card.role())
            }
            Action::SendArcher { on } => {
                let archer = self.forts[self.mover].archer;
                only_if(archer.is_some(), "KN-7", "No archer stands in front of your kingdom.")?;
                let fresh = self.conduct == Conduct::Fresh;
                only_if(fresh, "KN-7", "Your own archer goes first in a turn or stays.")?;
                self.examine_target(on, Card::Archer)
            }
            Action::Fortify(card) => self.examine_fortification(card),
            Action::Special { card, on } => self.examine_special(card, on),
            Action::Discard(card) => {
                let fresh = self.conduct == Conduct::Fresh;
                only_if(fresh, "KN-3", "You have played in this turn and need not discard.")?;
                if self.is_duel() && !self.has_full_hand(self.mover) {
                    let message =
                        format!("With fewer than {FULL_HAND} cards, call for a new draft.");
                    return refuse("KN-22", message);
                }
                held(hand, &[(card, 1)])
            }
            Action::EndTurn => {
                let played = self.conduct != Conduct::Fresh;
                only_if(played, "KN-3", "You have not played anything yet in this turn.")
            }
            Action::Pass => {
                only_if(!self.is_duel(), "KN-22", "Without cards, call for a new draft.")?;
                let fresh = self.conduct == Conduct::Fresh;
                only_if(fresh, "KN-3", "You have played in this turn: end it.")?;
                only_if(hand.is_empty(), "KN-3", "Who plays nothing discards a card.")
            }
            Action::Redraft => {
                only_if(self.is_duel(), "KN-20", "Only two players draft.")?;
                let fresh = self.conduct == Conduct::Fresh;
                only_if(fresh, "KN-22", "You have played in this turn: end it.")?;
                let few = !self.has_full_hand(self.mover);
                only_if(few, "KN-22", "You hold too many cards to call for a new draft.")
            }
            Action::Respond(_) | Action::Accept => refuse("KN-9", "Nobody is attacking."),
            Action::Highwayman { .. } | Action::LetGo => {
                refuse("KN-11", "No gems are on the move.")
            }
            Action::Show(_) | Action::Take { .. } => refuse("KN-14", "No herald was played."),
            Action::PayGems | Action::PayCard(_) => refuse("KN-16", "No monk was played."),
            Action::Keep | Action::Give => refuse("KN-21", "This is not the time of a draft."),
        }
    }

    /// Whether a card may be sent against a rival (KN-6, KN-7).
    fn examine_target(&self, on: Seat, role: Card) -> Verdict {
        let Some(gems) = self.gems.get(on.index()) else {
            return refuse("KN-6", "Nobody sits there.");
        };
        only_if(on != self.mover, "KN-6", "You cannot attack yourself.")?;
        match self.conduct {
            Conduct::Attack(target) if target != on => {
                return refuse("KN-6", "Only one rival can be attacked in a turn.");
            }
            Conduct::Fortify => {
                return refuse("KN-3", "You have fortified and cannot attack in this turn.");
            }
            Conduct::Special => return refuse("KN-17", "A special action ends the turn."),
            _ => {}
        }
        only_if(*gems > 0, "KN-6", "A rival without gems cannot be attacked.")?;
        match self.forts[on].stops(role, !self.ladders.is_empty()) {
            None => Ok(()),
            Some(Obstacle::Minstrel) => {
                refuse("KN-12", "Nothing can attack a kingdom while a minstrel stands there.")
            }
            Some(Obstacle::Archer) => refuse("KN-7", format!("The archer there stops a {role}.")),
            Some(Obstacle::Castle) => {
                refuse("KN-7", format!("A castle stops a {role} without a ladder."))
            }
            Some(Obstacle::NoArcher) => refuse("KN-7", "No archer stands there to be fought."),
            Some(Obstacle::NoCastle) => refuse("KN-7", "No castle stands there."),
        }
    }

    fn examine_fortification(&self, card: Guise) -> Verdict {
        held(&self.hands[self.mover], &[(card.card(), 1)])?;
        let fortifies = card.role().is_fortification();
        only_if(fortifies, "KN-13", "This card does not fortify a kingdom.")?;
        let free = matches!(self.conduct, Conduct::Fresh | Conduct::Fortify);
        only_if(free, "KN-3", "You are attacking and cannot fortify in this turn.")?;
        let place = !self.forts[self.mover].has(card.role());
        only_if(place, "KN-13", "One of these stands in front of your kingdom already.")
    }

    fn examine_special(&self, card: Guise, on: Option<Seat>) -> Verdict {
        held(&self.hands[self.mover], &[(card.card(), 1)])?;
        only_if(card.role().is_special(), "KN-17", "This card is no special action.")?;
        let fresh = self.conduct == Conduct::Fresh;
        only_if(fresh, "KN-17", "A special action is all that is played in a turn.")?;
        match (card.role(), on) {
            (Card::Merchant, Some(on)) => {
                let hand = self.hands.get(on.index()).filter(|_| on != self.mover);
                let Some(hand) = hand else {
                    return refuse("KN-15", "A merchant goes to a rival.");
                };
                only_if(hand.len() >= 2, "KN-15", "A merchant goes to a rival with two cards.")?;
                let rich = self.gems[self.mover] >= fee(self.seats());
                only_if(rich, "KN-15", "You have not the gems that a merchant costs.")
            }
            (Card::Merchant, None) => refuse("KN-15", "Say which rival the merchant goes to."),
            (_, Some(_)) => refuse("KN-17", "This special action is not against one rival."),
            (Card::Monk, None) => {
                only_if(self.has_rival_castle(), "KN-16", "No rival has a castle to tax.")
            }
            (_, None) => Ok(()),
        }
    }

    fn examine_response(&self, attack: Attack, force: Force) -> Verdict {
        held(&self.hands[attack.on], &force.parts())?;
        if self.answers(attack, force.role()) {
            return Ok(());
        }
        let attacker = attack.force.role();
        if attacker == Card::Archer {
            return refuse("KN-9", "Only an executioner answers an archer.");
        }
        match force.role() {
            Card::Minstrel => {
                refuse("KN-13", "A minstrel stands in front of your kingdom already.")
            }
            response => {
                let response = match response {
                    Card::Archer => String::from("An archer"),
                    other => format!("A {other}"),
                };
                refuse("KN-9", format!("{response} does not answer a {attacker}."))
            }
        }
    }

    /// A card to be shown or paid: in the hand, and not chosen yet.
    fn examine_choice(&self, seat: Seat, card: Card, rule: &'static str) -> Verdict {
        held(&self.hands[seat], &[(card, 1)])?;
        let left = self.hands[seat].count(card) > self.aside[seat].count(card);
        only_if(left, rule, &format!("You have chosen your {card} already: choose another card."))
    }

    fn examine_payment(&self, seat: Seat, action: Action) -> Verdict {
        match action {
            Action::PayGems => {
                let undecided = self.aside[seat].is_empty();
                only_if(undecided, "KN-16", "You are paying in cards: choose the rest.")?;
                only_if(self.can_pay_gems(seat), "KN-16", "You have not the gems to pay with.")
            }
            Action::PayCard(card) => {
                let tithe = tithe(self.seats());
                let message = format!("You have not {tithe} cards: pay in gems.");
                only_if(self.can_pay_cards(seat), "KN-16", &message)?;
                self.examine_choice(seat, card, "KN-16")
            }
            _ => refuse("KN-16", "Pay the monk in gems or in cards."),
        }
    }
}
