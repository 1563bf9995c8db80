//! The gems that a player's next attack could take, as far as a seat can tell (KN-5 to KN-8).

use super::{Card, Fort, Hand, Phase, TurnPlays, View};
use crate::engine::Seat;

/// Number of cards drawn at the start of a turn (KN-3).
const DRAWN: u8 = 2;

/// The cards that a player may hold.
#[derive(Clone, Copy)]
struct Holdings {
    /// Cards it certainly holds.
    known: Hand,
    /// Number of its other cards, each of which may be any of `unseen`.
    hidden: u8,
    unseen: Hand,
}

impl Holdings {
    /// Returns what is left after playing a card, or a jester as that card (KN-18); `None` if the
    /// player certainly has neither.
    fn without(mut self, card: Card) -> Option<Holdings> {
        let kinds = [card, Card::Jester];
        if let Some(kind) = kinds.into_iter().find(|kind| self.known.contains(*kind)) {
            self.known.remove(kind, 1);
            return Some(self);
        }
        let kind = kinds.into_iter().find(|kind| self.unseen.contains(*kind))?;
        self.unseen.remove(kind, 1);
        self.hidden = self.hidden.checked_sub(1)?;
        Some(self)
    }

    /// Returns the largest number of gems taken by one card of the allowed kinds, or by the peasants
    /// it certainly holds (KN-8). Warning of revolts by hidden peasants would warn of every large
    /// hand.
    fn strongest(self, allowed: impl Fn(Card) -> bool) -> u8 {
        let may = |card: &Card| allowed(*card) && self.without(*card).is_some();
        let single = Card::ALL.into_iter().filter(may).map(Card::strength).max().unwrap_or(0);
        let peasants = self.known.count(Card::Peasant) + self.known.count(Card::Jester);
        single.max(if allowed(Card::Peasant) { peasants } else { 0 })
    }

    /// Returns the most gems an attack takes past these fortifications, with preparations (KN-7).
    fn most_gems(self, fort: Fort, ladder: bool) -> u8 {
        let open = |role| fort.stops(role, ladder).is_none();
        let mut most = self.strongest(open);
        for card in [Card::Catapult, Card::Archer, Card::Ladder] {
            let useful = open(card) && !(card == Card::Ladder && ladder);
            if let Some(rest) = self.without(card).filter(|_| useful) {
                let (fort, ladder) = prepared(fort, ladder, card);
                most = most.max(rest.most_gems(fort, ladder));
            }
        }
        most
    }
}

/// Returns the fortifications after a preparation, and whether a ladder stands (KN-7).
fn prepared(mut fort: Fort, ladder: bool, card: Card) -> (Fort, bool) {
    if card == Card::Catapult {
        fort.castle = None;
    }
    if card != Card::Ladder {
        fort.archer = None;
    }
    (fort, ladder || card == Card::Ladder)
}

impl View {
    /// Whether a seat may have all the gems it needs after its current or next attack, as far as
    /// this seat can tell (KN-5, KN-20). The rivals' answers are not considered. Gems on the move
    /// count for the seat that holds them.
    pub fn may_win_by_attack(&self, seat: Seat) -> bool {
        let moving = match self.public.phase {
            Phase::Over => return false,
            Phase::Answer(attack) if attack.by == seat => {
                if self.public.would_win(seat, self.public.gems_at_stake(attack)) {
                    return true;
                }
                0
            }
            Phase::Road(loot) if loot.holder == seat => loot.gems,
            _ => 0,
        };
        if self.public.would_win(seat, 0) {
            // Only the end of the match is missing.
            return false;
        }
        let needed = self.public.gems_to_win().saturating_sub(self.public.gems[seat] + moving);
        let rivals = Seat::all(self.public.seats()).filter(|on| *on != seat);
        rivals.into_iter().any(|on| self.most_gems_from(seat, on) >= needed)
    }

    /// Returns the most gems that the seat's current or next attack may take from a rival (KN-7,
    /// KN-8, KN-10). Counts cards that others draw at the start of their turn, but no cards that
    /// this seat has yet to draw.
    pub fn most_gems_from(&self, seat: Seat, on: Seat) -> u8 {
        let now = seat == self.public.mover
            && match self.public.conduct {
                TurnPlays::Fresh => true,
                TurnPlays::Attack(target) => target == on,
                TurnPlays::Fortify | TurnPlays::Special => false,
            };
        let known = if seat == self.seat { self.hand } else { self.known[seat] };
        let supply = self.pile > 0 || !self.public.discards.is_empty();
        let draws =
            if now || self.public.is_duel() || !supply || seat == self.seat { 0 } else { DRAWN };
        let hidden = self.hand_sizes[seat].saturating_sub(known.len()) + draws;
        let holdings = Holdings { known, hidden, unseen: self.unseen() };
        let (fort, ladder) =
            (self.fort_against(seat, on, now), now && !self.public.ladders.is_empty());
        let mut most = holdings.most_gems(fort, ladder);
        // A standing archer can only be sent first.
        let first = !now || self.public.conduct == TurnPlays::Fresh;
        let sends = first && self.public.forts[seat].archer().is_some();
        if sends && fort.stops(Card::Archer, ladder).is_none() {
            let (fort, ladder) = prepared(fort, ladder, Card::Archer);
            most = most.max(holdings.most_gems(fort, ladder));
        }
        most.min(self.public.gems[on])
    }

    /// Returns the fortifications of a kingdom when the seat attacks: its owner discards a minstrel
    /// at the start of its turn (KN-12).
    fn fort_against(&self, seat: Seat, on: Seat, now: bool) -> Fort {
        let after = |other: Seat| {
            (other.0 + self.public.seats() - self.public.mover.0) % self.public.seats()
        };
        let mut fort = self.public.forts[on];
        if !now && on != self.public.mover && (seat == self.public.mover || after(on) < after(seat))
        {
            fort.minstrel = None;
        }
        fort
    }
}
