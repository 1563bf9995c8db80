//! The view of one seat in Watchtower (C-4), and determinizations of it.

use serde::Serialize;

use super::showdown::count_tricks;
use super::{
    Barracks, BySeat, Contest, Fight, Lot, MOST_SEATS, PickedCards, Player, Position, Public, Slot,
};
use crate::cards::{Card, CardSet, Pile};
use crate::engine::{Chance, Prospect, Seat};

/// A pile that can hold the whole deck.
type Deck = Pile<{ Card::COUNT }>;

/// What everyone knows of one seat.
pub type PlayerView = Player<u8>;

/// A fight whose cards are being picked, as everyone sees it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct ContestView {
    /// The fight.
    pub fight: Fight,
    /// The seat whose cards are held out.
    pub holder: Seat,
    /// Number of cards held out.
    pub held: u8,
    /// The places picked from the holder, from 1, in order of picking.
    pub picked: [Option<u8>; super::LARGEST_FIGHT],
    /// Number of cards picked from each seat.
    pub laid: BySeat<u8>,
}

/// What everyone knows of an army that went under the barracks (WT-16).
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct LotView {
    /// Cards known to have been in it and not seen since. Each is still in the lot, or in the army
    /// of a seat that drew from it face down.
    pub known: CardSet,
    /// Maximum number of the known cards that each seat can hold.
    pub drawn: [u8; MOST_SEATS],
}

/// Everything one seat may know (C-4).
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The viewing seat.
    pub seat: Seat,
    /// What all seats see.
    #[serde(flatten)]
    pub public: Public<u8>,
    /// The seat's own army.
    pub army: CardSet,
    /// What is known of each place in the barracks, bottom first.
    pub barracks: Vec<Slot>,
    /// What everyone knows of each army that went under the barracks.
    pub lots: [LotView; 2],
    /// The fight in progress.
    pub contest: Option<ContestView>,
}

impl View {
    pub(super) fn of(position: &Position, seat: Seat) -> View {
        let player = |seat: Seat| {
            let player = &position.public.players[seat];
            player.with_army(player.army.len() as u8)
        };
        let contest = position.contest.as_ref().map(|contest| {
            let mut picked = [None; super::LARGEST_FIGHT];
            picked.iter_mut().zip(contest.picked()).for_each(|(to, place)| *to = Some(place));
            ContestView {
                fight: contest.fight,
                holder: contest.holder,
                held: contest.held.len() as u8,
                picked,
                laid: BySeat::from_fn(position.seats(), |seat| contest.laid[seat].len() as u8),
            }
        });
        let players = BySeat::from_fn(position.seats(), player);
        View {
            seat,
            public: position.public.with_players(players),
            army: position.public.players[seat].army,
            barracks: position.barracks.slots().collect(),
            lots: position.barracks.lots.map(|Lot { known, drawn, .. }| LotView { known, drawn }),
            contest,
        }
    }

    /// Returns how many tricks each seat has taken in the last showdown, as far as its lines are
    /// turned up (WT-22).
    pub fn tricks(&self) -> BySeat<Option<u8>> {
        count_tricks(&self.public.turned)
    }

    /// An eliminated player stays out (WT-16).
    pub(super) fn prospect(&self) -> Prospect {
        if self.public.players[self.seat].out { Prospect::Out } else { Prospect::Open }
    }

    /// Returns the card that a free-for-all is about.
    pub fn in_the_middle(&self) -> Option<Card> {
        match self.contest?.fight {
            Fight::FreeForAll { prize, .. } => Some(prize),
            Fight::Battle { .. } => None,
        }
    }

    /// Returns the cards whose place this seat does not know, in other armies or in the barracks.
    pub fn unseen(&self) -> CardSet {
        let mut seen = self.army.union(self.lots[0].known).union(self.lots[1].known);
        for player in self.public.players.iter() {
            seen = seen.union(player.fort.set()).union(player.shown);
        }
        for slot in &self.barracks {
            if let Slot::Open(card) = slot {
                seen.insert(*card);
            }
        }
        seen.extend(self.in_the_middle());
        CardSet::FULL.minus(seen)
    }

    /// Returns what all seats know, from this side of the table.
    pub(super) fn public(&self) -> View {
        View { army: CardSet::EMPTY, ..self.clone() }
    }

    pub(super) fn imagine(&self, chance: &mut Chance) -> Position {
        let mut hidden: Deck = self.unseen().iter().collect();
        chance.shuffle(&mut hidden);
        let mut next = || hidden.pop().expect("as many cards are unseen as places are hidden");

        let mut lots = [Deck::EMPTY; 2];
        let mut drawn = BySeat::new(self.public.players.seats());
        for (n, lot) in lots.iter_mut().enumerate() {
            *lot = self.imagine_lot(n, &mut drawn, &mut next, chance);
        }
        let players = BySeat::from_fn(self.public.players.seats(), |seat| {
            let player = &self.public.players[seat];
            let mut cards = player.shown.union(drawn[seat]);
            if seat == self.seat {
                cards = self.army;
            } else {
                (cards.len()..usize::from(player.army)).for_each(|_| cards.insert(next()));
            }
            player.with_army(cards)
        });
        let barracks = self.imagine_barracks(lots, &mut next);
        let contest = self.contest.map(|contest| imagine_contest(&contest, &players, chance));
        let public = self.public.with_players(players);
        Position { seed: chance.bits(), shuffles: 0, public, barracks, contest }
    }

    /// Draws the remains of a lot in random order. Each of its known cards is there or with a seat
    /// that drew from it, wherever there is room; the seat knows which of them it has itself.
    fn imagine_lot(
        &self,
        n: usize,
        drawn: &mut BySeat<CardSet>,
        next: &mut impl FnMut() -> Card,
        chance: &mut Chance,
    ) -> Deck {
        let left = self.barracks.iter().filter(|slot| **slot == Slot::Lot(n as u8)).count();
        let LotView { known, drawn: most } = self.lots[n];
        let mut rooms = vec![None; left];
        for seat in drawn.pairs().map(|(seat, _)| seat).filter(|seat| *seat != self.seat) {
            rooms.extend(vec![Some(seat); usize::from(most[seat.index()])]);
        }
        chance.shuffle(&mut rooms);
        let mut cards = Deck::EMPTY;
        for card in known.minus(self.army) {
            match rooms.pop().expect("each known card of a lot has a place") {
                Some(seat) => drawn[seat].insert(card),
                None => cards.push(card),
            }
        }
        (cards.len()..left).for_each(|_| cards.push(next()));
        chance.shuffle(&mut cards);
        cards
    }

    /// Draws barracks with the known cards in their places, these lots, and other cards everywhere
    /// else.
    fn imagine_barracks(&self, mut lots: [Deck; 2], next: &mut impl FnMut() -> Card) -> Barracks {
        let mut barracks = Barracks::default();
        for (n, lot) in lots.iter().enumerate() {
            let LotView { known, drawn } = self.lots[n];
            barracks.lots[n] = Lot { cards: lot.iter().copied().collect(), known, drawn };
        }
        for slot in &self.barracks {
            let card = match slot {
                Slot::Hidden => next(),
                Slot::Open(card) => {
                    barracks.open.insert(*card);
                    *card
                }
                Slot::Lot(n) => {
                    let lot = lots.get_mut(usize::from(*n)).and_then(Pile::pop);
                    lot.expect("a lot has a card for each of its places")
                }
            };
            barracks.cards.push(card);
        }
        barracks
    }
}

/// Draws a random order of the army held out, with random cards at the places already picked.
fn imagine_contest(view: &ContestView, players: &BySeat<Player>, chance: &mut Chance) -> Contest {
    let mut shuffled = |seat: Seat| {
        let mut cards: Deck = players[seat].army.iter().collect();
        chance.shuffle(&mut cards);
        cards
    };
    let held = shuffled(view.holder);
    let mut laid: BySeat<PickedCards> = BySeat::new(players.seats());
    for (seat, count) in view.laid.pairs().filter(|(seat, _)| *seat != view.holder) {
        if *count > 0 {
            laid[seat] = shuffled(seat).iter().copied().take(usize::from(*count)).collect();
        }
    }
    let places = view.picked.iter().flatten().map(|place| usize::from(*place) - 1);
    laid[view.holder] = places.filter_map(|place| held.get(place).copied()).collect();
    Contest { fight: view.fight, holder: view.holder, held, laid }
}
