//! The showdown (WT-22) and the battle of the watchtowers (WT-23).

use super::{Barracks, BySeat, Event, LONGEST_LINE, Line, Position, TIES, tower_worth};
use crate::cards::{Card, CardSet, Pile};
use crate::engine::{Seat, Witness};

/// How many cards each tied player without a watchtower draws (WT-24).
const DRAWN_WITHOUT_TOWER: usize = 5;

impl Position {
    /// The players between whom it is play their armies against each other, until one of them has
    /// most tricks or there were too many ties. After a long siege nobody may have an army: then
    /// all still in are tied.
    pub(super) fn showdown<W: Witness<Event>>(&mut self, between: BySeat<bool>, witness: &mut W) {
        let mut best = if between.contains(&true) {
            self.lay_lines(&between, witness);
            self.play_lines(&between, witness)
        } else {
            self.turned = BySeat::new(self.seats());
            BySeat::from_fn(self.seats(), |seat| !self.players[seat].out)
        };
        for ties in 1..TIES {
            if best.iter().filter(|best| **best).count() == 1 {
                break;
            }
            if ties == 1 {
                self.redraw(&best, witness);
                self.lay_lines(&best, witness);
            } else {
                self.shuffle_lines(&best);
                witness.see(Event::PlayedAgain { ties });
            }
            best = self.play_lines(&best, witness);
        }
        self.end(best, witness);
    }

    /// Each army is shuffled and loses cards from its top to the barracks, until all are as long as
    /// the smallest one, or one shorter if that is even (WT-22).
    fn lay_lines<W: Witness<Event>>(&mut self, between: &BySeat<bool>, witness: &mut W) {
        let armies = self.players.pairs().filter(|(seat, _)| between[*seat]);
        let smallest = armies.map(|(_, player)| player.army.len()).min().unwrap_or(0);
        let length = smallest - usize::from(smallest.is_multiple_of(2) && smallest > 0);
        witness.see(Event::Showdown { between: *between, length: length as u8 });
        let mut chance = self.shuffling();
        self.turned = BySeat::new(self.seats());
        for (seat, _) in between.pairs().filter(|(_, takes_part)| **takes_part) {
            let mut army: Pile<{ Card::COUNT }> = self.players[seat].army.iter().collect();
            chance.shuffle(&mut army);
            let mut dropped = CardSet::EMPTY;
            while army.len() > length {
                let Some(card) = army.pop() else { break };
                dropped.insert(card);
                self.barracks.sink_unseen(card);
                self.players[seat].release(card);
                self.won.remove(card);
            }
            self.turned[seat] = army.iter().copied().collect();
            let count = dropped.len() as u8;
            if count > 0 {
                witness.see(Event::Dropped { seat, cards: Some(dropped), count });
            }
        }
    }

    /// The tied shuffle the cards that they played (WT-23).
    fn shuffle_lines(&mut self, tied: &BySeat<bool>) {
        let mut chance = self.shuffling();
        for (seat, _) in tied.pairs().filter(|(_, tied)| **tied) {
            let mut line = self.turned[seat];
            chance.shuffle(&mut line);
            self.turned[seat] = line;
        }
    }

    /// The lines are turned up position by position. Returns who has most tricks.
    fn play_lines<W: Witness<Event>>(
        &mut self,
        between: &BySeat<bool>,
        witness: &mut W,
    ) -> BySeat<bool> {
        let seats = self.seats();
        let line = |seat: Seat| if between[seat] { self.turned[seat] } else { Line::EMPTY };
        let lines = BySeat::from_fn(seats, line);
        self.turned = lines;
        for (n, (cards, winner)) in (1..).zip(tricks(&lines)) {
            witness.see(Event::Trick { position: n, cards, winner });
        }
        for (seat, line) in lines.pairs().filter(|(seat, _)| between[*seat]) {
            self.players[seat].shown = line.iter().copied().collect();
        }
        let tricks = self.count_tricks();
        let most = tricks.iter().flatten().max().copied();
        let best = BySeat::from_fn(seats, |seat| between[seat] && tricks[seat] == most);
        witness.see(Event::LinesPlayed { tricks, most: best });
        best
    }

    /// How many tricks each line that was turned up last has taken.
    pub(super) fn count_tricks(&self) -> BySeat<Option<u8>> {
        let line = |seat: Seat| (!self.turned[seat].is_empty()).then_some(0);
        let mut count = BySeat::from_fn(self.seats(), line);
        for winner in tricks(&self.turned).filter_map(|(_, winner)| winner) {
            count[winner] = count[winner].map(|tricks: u8| tricks + 1);
        }
        count
    }

    /// All cards but the watchtowers are shuffled into the barracks, and each tied player draws as
    /// many as its tower is worth (WT-23), or without one as WT-24 says. If there are too few, all
    /// draw equally fewer.
    fn redraw<W: Witness<Event>>(&mut self, tied: &BySeat<bool>, witness: &mut W) {
        let seats = self.seats();
        let mut towers = CardSet::EMPTY;
        for player in self.players.iter_mut() {
            player.army = CardSet::EMPTY;
            player.shown = CardSet::EMPTY;
            player.tries = Default::default();
            if !player.campaign {
                player.fort.clear();
            }
            towers = towers.union(player.fort.set());
        }
        let mut cards: Pile<{ Card::COUNT }> = CardSet::FULL.minus(towers).iter().collect();
        self.shuffling().shuffle(&mut cards);
        self.barracks = Barracks::new(cards);
        self.won = self.won.intersection(towers);

        let wanted =
            BySeat::<usize>::from_fn(seats, |seat| match self.players[seat].fort.complete() {
                _ if !tied[seat] => 0,
                Some(rank) => tower_worth(rank),
                None => DRAWN_WITHOUT_TOWER,
            });
        let served = |fewer: usize| wanted.iter().map(|n| n.saturating_sub(fewer)).sum::<usize>();
        let fewer = (0..).find(|fewer| served(*fewer) <= self.barracks.len()).unwrap_or(0);
        let drew = BySeat::from_fn(seats, |seat| wanted[seat].saturating_sub(fewer) as u8);
        witness.see(Event::Redrawn { drew });
        for (seat, count) in drew.pairs().filter(|(_, count)| **count > 0) {
            for _ in 0..*count {
                if let Some((card, _)) = self.barracks.draw(false) {
                    self.players[seat].recruit(card, false);
                }
            }
            witness.see(Event::Drew { seat, cards: Some(self.players[seat].army) });
        }
    }
}

/// A card of each line.
type Cards = BySeat<Option<Card>>;

/// The cards at every position of lines, and whose is the highest, if it is one seat's (WT-22).
fn tricks(lines: &BySeat<Line>) -> impl Iterator<Item = (Cards, Option<Seat>)> {
    let cards = |n| BySeat::from_fn(lines.seats(), |seat| lines[seat].get(n).copied());
    (0..LONGEST_LINE).map(cards).map_while(|cards: Cards| {
        let highest = cards.iter().flatten().map(|card| card.rank()).max()?;
        let high = |(_, card): &(Seat, &Option<Card>)| card.map(Card::rank) == Some(highest);
        let mut winners = cards.pairs().filter(high).map(|(seat, _)| seat);
        let winner = winners.next().filter(|_| winners.next().is_none());
        drop(winners);
        Some((cards, winner))
    })
}
