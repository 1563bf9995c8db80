//! Legality checks of actions in Of Knights and Ninjas, phase by phase (C-5).

use super::{
    Action, Attack, Card, FULL_HAND, Force, Hand, Obstacle, PlayedCard, Position, Refusal,
    TurnPlays, fee, tithe,
};
use crate::engine::Seat;

type Verdict = Result<(), Refusal>;

pub(super) fn ensure(so: bool, otherwise: Refusal) -> Verdict {
    if so { Ok(()) } else { Err(otherwise) }
}

/// Checks that cards are in a hand.
pub(super) fn held(hand: &Hand, parts: &[(Card, u8)]) -> Verdict {
    match parts.iter().find(|(card, count)| hand.count(*card) < *count) {
        None => Ok(()),
        Some((card, 1)) => Err(Refusal::NotHeld(*card)),
        Some((card, _)) => Err(Refusal::TooFewHeld(*card)),
    }
}

impl Position {
    pub(super) fn check_turn(&self, action: Action) -> Verdict {
        let hand = &self.hands[self.public.mover];
        let fresh = |otherwise| ensure(self.public.conduct == TurnPlays::Fresh, otherwise);
        match action {
            Action::Attack { on, force } => {
                held(hand, &force.parts())?;
                ensure(force.role().is_attack(), Refusal::DoesNotAttack)?;
                self.check_target(on, force.role())
            }
            Action::Prepare { on, card } => {
                held(hand, &[(card.card(), 1)])?;
                ensure(card.role().is_preparation(), Refusal::DoesNotPrepare)?;
                self.check_target(on, card.role())
            }
            Action::SendArcher { on } => {
                ensure(
                    self.public.forts[self.public.mover].archer.is_some(),
                    Refusal::NoOwnArcher,
                )?;
                fresh(Refusal::ArcherGoesFirst)?;
                self.check_target(on, Card::Archer)
            }
            Action::Fortify(card) => {
                held(hand, &[(card.card(), 1)])?;
                ensure(card.role().is_fortification(), Refusal::DoesNotFortify)?;
                let free = matches!(self.public.conduct, TurnPlays::Fresh | TurnPlays::Fortify);
                ensure(free, Refusal::AlreadyAttacking)?;
                ensure(!self.public.forts[self.public.mover].has(card.role()), Refusal::OneOfEach)
            }
            Action::Special { card, on } => {
                held(hand, &[(card.card(), 1)])?;
                ensure(card.role().is_special(), Refusal::NotSpecial)?;
                fresh(Refusal::SpecialAlone)?;
                self.check_special(card, on)
            }
            Action::Discard(card) => {
                fresh(Refusal::PlayedAlready)?;
                ensure(!self.may_redraft(), Refusal::CallForDraft(FULL_HAND))?;
                held(hand, &[(card, 1)])
            }
            Action::EndTurn => {
                ensure(self.public.conduct != TurnPlays::Fresh, Refusal::NothingPlayed)
            }
            Action::Pass => {
                ensure(!self.public.is_duel(), Refusal::DraftInstead)?;
                fresh(Refusal::EndItInstead)?;
                ensure(hand.is_empty(), Refusal::MustDiscard)
            }
            Action::Redraft => {
                ensure(self.public.is_duel(), Refusal::OnlyTwoDraft)?;
                fresh(Refusal::EndItBeforeDraft)?;
                ensure(self.may_redraft(), Refusal::TooManyForDraft)
            }
            Action::Respond(_) | Action::Accept => Err(Refusal::NoAttackToAnswer),
            Action::Highwayman { .. } | Action::LetGo => Err(Refusal::NoGemsOnTheMove),
            Action::Show(_) | Action::Take { .. } => Err(Refusal::NoHerald),
            Action::PayGems | Action::PayCard(_) => Err(Refusal::NoMonk),
            Action::Keep | Action::Give => Err(Refusal::NoDraft),
        }
    }

    /// Checks that a rival may be attacked at all (KN-6).
    pub(super) fn check_rival(&self, on: Seat) -> Verdict {
        let gems = *self.public.gems.get(on.index()).ok_or(Refusal::NobodyThere)?;
        ensure(on != self.public.mover, Refusal::OwnKingdom)?;
        match self.public.conduct {
            TurnPlays::Attack(target) if target != on => return Err(Refusal::OneTarget),
            TurnPlays::Fortify => return Err(Refusal::AlreadyFortified),
            TurnPlays::Special => return Err(Refusal::AfterSpecial),
            TurnPlays::Attack(_) | TurnPlays::Fresh => {}
        }
        ensure(gems > 0, Refusal::NoGems)
    }

    /// Checks that a card may be sent against a rival (KN-6, KN-7).
    fn check_target(&self, on: Seat, role: Card) -> Verdict {
        self.check_rival(on)?;
        match self.public.obstacle(on, role) {
            None => Ok(()),
            Some(Obstacle::Minstrel) => Err(Refusal::MinstrelStops),
            Some(Obstacle::Archer) => Err(Refusal::ArcherStops(role)),
            Some(Obstacle::Castle) => Err(Refusal::CastleStops(role)),
            Some(Obstacle::NoArcher) => Err(Refusal::NoArcherThere),
            Some(Obstacle::NoCastle) => Err(Refusal::NoCastleThere),
        }
    }

    fn check_special(&self, card: PlayedCard, on: Option<Seat>) -> Verdict {
        match (card.role(), on) {
            (Card::Merchant, Some(on)) => {
                let hand = self.hands.get(on.index()).filter(|_| on != self.public.mover);
                ensure(hand.ok_or(Refusal::ToARival)?.len() >= 2, Refusal::TooFewCards)?;
                ensure(
                    self.public.gems[self.public.mover] >= fee(self.public.seats()),
                    Refusal::MerchantTooDear,
                )
            }
            (Card::Merchant, None) => Err(Refusal::ToWhom),
            (_, Some(_)) => Err(Refusal::ToNobody),
            (Card::Monk, None) => ensure(self.has_rival_castle(), Refusal::NoCastleToTax),
            (_, None) => Ok(()),
        }
    }

    pub(super) fn check_response(&self, attack: Attack, force: Force) -> Verdict {
        held(&self.hands[attack.on], &force.parts())?;
        let (sent, response) = (attack.force.role(), force.role());
        let refusal = match response {
            _ if self.public.answers(attack, response) => return Ok(()),
            _ if sent == Card::Archer => Refusal::OnlyExecutioner,
            Card::Minstrel => Refusal::OneMinstrel,
            Card::Archer => Refusal::ArcherDoesNotAnswer(sent),
            _ => Refusal::DoesNotAnswer(response, sent),
        };
        Err(refusal)
    }

    /// Checks a card to be shown or paid: it must be in hand and not chosen yet.
    pub(super) fn check_choice(
        &self,
        seat: Seat,
        card: Card,
        chosen: fn(Card) -> Refusal,
    ) -> Verdict {
        held(&self.hands[seat], &[(card, 1)])?;
        let left = self.hands[seat].count(card) > self.aside[seat].count(card);
        ensure(left, chosen(card))
    }

    pub(super) fn check_payment(&self, seat: Seat, action: Action) -> Verdict {
        match action {
            Action::PayGems => {
                ensure(self.aside[seat].is_empty(), Refusal::PayingInCards)?;
                ensure(self.public.can_pay_gems(seat), Refusal::NoGemsToPay)
            }
            Action::PayCard(card) => {
                let cards = tithe(self.public.seats());
                ensure(self.can_pay_cards(seat), Refusal::NoCardsToPay(cards))?;
                self.check_choice(seat, card, Refusal::ChosenToPay)
            }
            _ => Err(Refusal::PayFirst),
        }
    }
}
