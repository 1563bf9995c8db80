//! What one seat knows of a match of Watchtower, and full positions that fit it.

use serde::Serialize;

use super::campaign::decided_between;
use super::{
    Barracks, BySeat, Contest, Deeds, Fight, Fort, Laid, Line, Lot, Options, Phase, Player,
    Position, Slot, Tries,
};
use crate::cards::{Card, CardSet, Pile};
use crate::engine::{Chance, Prospect, Seat};

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
    /// The seat's own army.
    pub army: CardSet,
    /// Every player as far as this seat knows, by seat.
    pub players: BySeat<PlayerView>,
    /// What is known of each place in the barracks, the bottom one first.
    pub barracks: Vec<Slot>,
    /// The cards that everybody knows to be left of each army that went under the barracks.
    pub lots: [CardSet; 2],
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
            army: position.players[seat].army,
            players: BySeat::from_fn(position.seats(), player),
            barracks: position.barracks.slots().collect(),
            lots: position.barracks.lots.map(|lot| lot.known),
            won: position.won,
            contest,
            turned: position.turned,
            winners: position.winners,
        }
    }

    /// The rounds that are left until a long siege ends the match, this one too (WT-24).
    pub fn rounds_left(&self) -> u8 {
        let still_in = self.players.iter().filter(|player| !player.out);
        let begun = still_in.map(|player| player.turns).max().unwrap_or(0);
        self.options.siege.rounds(self.players.seats()) + 1 - begun.max(1)
    }

    /// Between whom the match would be decided if a long siege ended it as it stands (WT-24).
    pub fn decided_between(&self) -> BySeat<bool> {
        let player = |seat: Seat| &self.players[seat];
        let campaigns = |seat: Seat| !player(seat).out && player(seat).campaign;
        let armed = |seat: Seat| player(seat).army > 0;
        decided_between(self.players.seats(), campaigns, armed)
    }

    /// Whoever is out of the match stays out (WT-16).
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

    /// Cards whose place this seat does not know: in armies of others, or in the barracks.
    pub fn unseen(&self) -> CardSet {
        let mut seen = self.army.union(self.lots[0]).union(self.lots[1]);
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
        let mut hidden: Pile<{ Card::COUNT }> = self.unseen().iter().collect();
        chance.shuffle(&mut hidden);
        let mut next = || hidden.pop().expect("as many cards are unseen as places are hidden");

        let players = BySeat::from_fn(self.players.seats(), |seat| {
            let PlayerView { fort, army, shown, tries, campaign, out, turns } = self.players[seat];
            let mut cards = shown;
            if seat == self.seat {
                cards = self.army;
            } else {
                (shown.len()..usize::from(army)).for_each(|_| cards.insert(next()));
            }
            Player { fort, army: cards, shown, tries, campaign, out, turns }
        });
        let barracks = self.imagine_barracks(&mut next, chance);
        let contest = self.contest.map(|contest| imagine_contest(&contest, &players, chance));
        Position {
            options: self.options,
            seed: chance.bits(),
            shuffles: 0,
            first: self.first,
            current: self.current,
            phase: self.phase,
            deeds: self.deeds,
            players,
            barracks,
            won: self.won,
            contest,
            turned: self.turned,
            winners: self.winners,
        }
    }

    /// Barracks with the known cards in their places and lots, and others everywhere else.
    fn imagine_barracks(&self, next: &mut impl FnMut() -> Card, chance: &mut Chance) -> Barracks {
        let mut barracks = Barracks::default();
        // The cards of a lot lie in any order.
        let mut lots: [Pile<{ Card::COUNT }>; 2] = [0, 1].map(|n: usize| {
            let places = self.barracks.iter().filter(|slot| **slot == Slot::Lot(n as u8)).count();
            let mut cards: Pile<{ Card::COUNT }> = self.lots[n].iter().collect();
            (cards.len()..places).for_each(|_| cards.push(next()));
            chance.shuffle(&mut cards);
            barracks.lots[n] = Lot { cards: cards.iter().copied().collect(), known: self.lots[n] };
            cards
        });
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
        let mut cards: Pile<{ Card::COUNT }> = players[seat].army.iter().collect();
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
