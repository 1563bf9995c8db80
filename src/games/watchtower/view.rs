//! What one seat knows of a match of Watchtower, and full positions that fit it.

use serde::Serialize;

use super::showdown::count_tricks;
use super::siege::decided_between;
use super::{
    Barracks, BySeat, Contest, Deeds, Fight, Fort, Laid, Line, Lot, MOST_SEATS, Options, Phase,
    Player, Position, SiegeCount, Slot, Tries,
};
use crate::cards::{Card, CardSet, Pile};
use crate::engine::{Chance, Prospect, Seat};

/// So many cards as there can be.
type Deck = Pile<{ Card::COUNT }>;

/// What everybody knows of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct PlayerView {
    /// The cards face up before the player.
    pub fort: Fort,
    /// How many army cards it has; those that are laid face down for a fight are among them.
    pub army: u8,
    /// Cards of the army that everybody knows to be in it.
    pub shown: CardSet,
    /// The challenges it made for cards that still lie in the same fort (WT-14).
    pub tries: Tries,
    /// Whether it is on campaign (WT-19).
    pub campaign: bool,
    /// Whether it is out of the match (WT-16).
    pub out: bool,
    /// The turns it has begun.
    pub turns: u8,
}

/// A fight whose cards are being picked, as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct ContestView {
    /// Who fights for what.
    pub fight: Fight,
    /// Whose cards are held out, and how many.
    pub holder: Seat,
    /// How many cards are held out to be picked from.
    pub held: u8,
    /// The places, from 1, from which the holder's cards were picked so far, in order of picking.
    pub picked: [Option<u8>; super::LARGEST_FIGHT],
    /// How many cards were picked so far from each seat.
    pub laid: BySeat<u8>,
}

/// What everybody knows of an army that went under the barracks (WT-16).
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct LotView {
    /// Cards that were known to be in it and have not been seen since. Each lies in what is left of
    /// it, or in the army of a seat that drew from it unseen.
    pub known: CardSet,
    /// How many of the known cards each seat can hold at most.
    pub drawn: [u8; MOST_SEATS],
}

/// All that one seat may know (C-4).
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Whose view it is.
    pub seat: Seat,
    /// The house options of the match.
    pub options: Options,
    /// Who has the first turn (WT-5).
    pub first: Seat,
    /// Whose turn it is, whoever picks; before the first turn, who has it.
    pub current: Seat,
    /// What the position waits for.
    pub phase: Phase,
    /// What was done in this turn.
    pub deeds: Deeds,
    /// The count of the siege (WT-24).
    pub siege: Option<SiegeCount>,
    /// The seat's own army.
    pub army: CardSet,
    /// Every player as far as this seat knows, by seat.
    pub players: BySeat<PlayerView>,
    /// What is known of each place in the barracks, the bottom one first.
    pub barracks: Vec<Slot>,
    /// What everybody knows of each army that went under the barracks.
    pub lots: [LotView; 2],
    /// Cards that were won in a battle since they last came from the barracks (WT-17).
    pub won: CardSet,
    /// The fight that goes on, if one does.
    pub contest: Option<ContestView>,
    /// The cards that each seat turned up in the last battle, free-for-all or showdown.
    pub turned: BySeat<Line>,
    /// Who has won, when the match is over.
    pub winners: BySeat<bool>,
}

impl View {
    pub(super) fn of(position: &Position, seat: Seat) -> View {
        let player = |seat| {
            let Player { fort, army, shown, tries, campaign, out, turns } = position.players[seat];
            PlayerView { fort, army: army.len() as u8, shown, tries, campaign, out, turns }
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
        View {
            seat,
            options: position.options,
            first: position.first,
            current: position.current,
            phase: position.phase,
            deeds: position.deeds,
            siege: position.siege,
            army: position.players[seat].army,
            players: BySeat::from_fn(position.seats(), player),
            barracks: position.barracks.slots().collect(),
            lots: position.barracks.lots.map(|Lot { known, drawn, .. }| LotView { known, drawn }),
            won: position.won,
            contest,
            turned: position.turned,
            winners: position.winners,
        }
    }

    /// The rounds left until the siege ends the match, including the current one, if some players
    /// are on campaign and others are not (WT-24).
    pub fn siege_rounds_left(&self) -> Option<u8> {
        let rounds = self.options.siege.siege_rounds(self.players.seats());
        let besieged = self.phase != Phase::Over && self.players.iter().any(|it| it.campaign);
        besieged.then(|| rounds.saturating_sub(self.siege.map_or(0, |siege| siege.rounds)))
    }

    /// The rounds left until the bound ends the match, including the current one (WT-24).
    pub fn rounds_left(&self) -> u8 {
        self.rounds() + 1 - self.round()
    }

    /// The round that is played, from 1.
    pub fn round(&self) -> u8 {
        let still_in = self.players.iter().filter(|player| !player.out);
        still_in.map(|player| player.turns).max().unwrap_or(0).max(1)
    }

    /// How many turns each player has at most (WT-24).
    pub fn rounds(&self) -> u8 {
        self.options.siege.rounds(self.players.seats())
    }

    /// The rounds left until the match ends if nobody begins or loses a campaign, including the
    /// current one (WT-24).
    pub fn rounds_to_end(&self) -> u8 {
        let bound = self.rounds_left();
        self.siege_rounds_left().map_or(bound, |siege| siege.min(bound))
    }

    /// Between whom the match would be decided if the siege or the bound ended it as it stands
    /// (WT-24).
    pub fn decided_between(&self) -> BySeat<bool> {
        let player = |seat: Seat| &self.players[seat];
        let campaigns = |seat: Seat| !player(seat).out && player(seat).campaign;
        let armed = |seat: Seat| player(seat).army > 0;
        decided_between(self.players.seats(), campaigns, armed)
    }

    /// Returns how many tricks each seat has taken in the last showdown, as far as its lines are
    /// turned up (WT-22).
    pub fn tricks(&self) -> BySeat<Option<u8>> {
        count_tricks(&self.turned)
    }

    /// A player who is out of the match stays out (WT-16).
    pub(super) fn prospect(&self) -> Prospect {
        if self.players[self.seat].out { Prospect::Out } else { Prospect::Open }
    }

    /// The card that a free-for-all is about.
    pub fn in_the_middle(&self) -> Option<Card> {
        match self.contest?.fight {
            Fight::FreeForAll { prize, .. } => Some(prize),
            Fight::Battle { .. } => None,
        }
    }

    /// Cards that this seat knows nothing of: in armies of others, or in the barracks.
    pub fn unseen(&self) -> CardSet {
        let mut seen = self.army.union(self.lots[0].known).union(self.lots[1].known);
        for player in self.players.iter() {
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

    pub(super) fn imagine(&self, chance: &mut Chance) -> Position {
        let mut hidden: Deck = self.unseen().iter().collect();
        chance.shuffle(&mut hidden);
        let mut next = || hidden.pop().expect("as many cards are unseen as places are hidden");

        let mut lots = [Deck::EMPTY; 2];
        let mut drawn = BySeat::new(self.players.seats());
        for (n, lot) in lots.iter_mut().enumerate() {
            *lot = self.imagine_lot(n, &mut drawn, &mut next, chance);
        }
        let players = BySeat::from_fn(self.players.seats(), |seat| {
            let PlayerView { fort, army, shown, tries, campaign, out, turns } = self.players[seat];
            let mut cards = shown.union(drawn[seat]);
            if seat == self.seat {
                cards = self.army;
            } else {
                (cards.len()..usize::from(army)).for_each(|_| cards.insert(next()));
            }
            Player { fort, army: cards, shown, tries, campaign, out, turns }
        });
        let barracks = self.imagine_barracks(lots, &mut next);
        let contest = self.contest.map(|contest| imagine_contest(&contest, &players, chance));
        Position {
            options: self.options,
            seed: chance.bits(),
            shuffles: 0,
            first: self.first,
            current: self.current,
            phase: self.phase,
            deeds: self.deeds,
            siege: self.siege,
            players,
            barracks,
            won: self.won,
            contest,
            turned: self.turned,
            winners: self.winners,
        }
    }

    /// What is left of a lot in any order. Each of its known cards lies there or with somebody who
    /// drew from it, wherever there is room; the seat knows which of them it has itself.
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

    /// Barracks with the known cards in their places and these lots, and others everywhere else.
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

/// Armies held out in any order, with any cards at the places that were picked.
fn imagine_contest(view: &ContestView, players: &BySeat<Player>, chance: &mut Chance) -> Contest {
    let mut shuffled = |seat: Seat| {
        let mut cards: Deck = players[seat].army.iter().collect();
        chance.shuffle(&mut cards);
        cards
    };
    let held = shuffled(view.holder);
    let mut laid: BySeat<Laid> = BySeat::new(players.seats());
    for (seat, count) in view.laid.pairs().filter(|(seat, _)| *seat != view.holder) {
        if *count > 0 {
            laid[seat] = shuffled(seat).iter().copied().take(usize::from(*count)).collect();
        }
    }
    let places = view.picked.iter().flatten().map(|place| usize::from(*place) - 1);
    laid[view.holder] = places.filter_map(|place| held.get(place).copied()).collect();
    Contest { fight: view.fight, holder: view.holder, held, laid }
}
