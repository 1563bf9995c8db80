//! The showdown (WT-22) and the battle of the watchtowers (WT-23).

use super::{Barracks, BySeat, Event, LONGEST_LINE, Line, Position, TIES, tower_worth};
use crate::cards::{Card, CardSet, Pile};
use crate::engine::{Seat, Witness};

/// Number of cards each tied player without a watchtower draws (WT-24).
const DRAWN_WITHOUT_TOWER: usize = 5;

impl Position {
    /// Plays these players' armies against each other until one of them has the most tricks or
    /// there were too many ties. If no player has an army at the end of a siege, everyone still in
    /// is tied.
    pub(super) fn showdown<W: Witness<Self>>(&mut self, between: BySeat<bool>, witness: &mut W) {
        self.public.turned = BySeat::new(self.seats());
        let mut best = if between.contains(&true) {
            self.play_lines(&between, witness)
        } else {
            BySeat::from_fn(self.seats(), |seat| !self.public.players[seat].out)
        };
        let mut drawn: Option<Drawn> = None;
        for ties in 1..TIES {
            if best.iter().filter(|best| **best).count() == 1 {
                break;
            }
            drawn = Some(match drawn {
                None => self.redraw(&best, witness),
                Some(drawn) => self.deal_again(drawn.of(&best), ties, witness),
            });
            best = self.play_lines(&best, witness);
        }
        self.end(best, witness);
    }

    /// Shuffles each army and puts cards from its top into the barracks until all are as long as
    /// the smallest one, or one shorter if that is even (WT-22).
    fn lay_lines<W: Witness<Self>>(
        &mut self,
        between: &BySeat<bool>,
        witness: &mut W,
    ) -> BySeat<Line> {
        let armies = self.public.players.pairs().filter(|(seat, _)| between[*seat]);
        let smallest = armies.map(|(_, player)| player.army.len()).min().unwrap_or(0);
        let length = smallest - usize::from(smallest.is_multiple_of(2) && smallest > 0);
        let mut lines = BySeat::new(self.seats());
        self.public.turned = lines;
        // Cards that are put aside may have been drawn from a lot.
        self.barracks.lots = Default::default();
        witness.see(Event::Showdown { between: *between, length: length as u8 }, self);
        let mut chance = self.shuffling();
        for (seat, _) in between.pairs().filter(|(_, takes_part)| **takes_part) {
            let mut army: Pile<{ Card::COUNT }> = self.public.players[seat].army.iter().collect();
            chance.shuffle(&mut army);
            let mut dropped = CardSet::EMPTY;
            while army.len() > length {
                let Some(card) = army.pop() else { break };
                dropped.insert(card);
                self.barracks.sink_unseen(card);
                self.public.players[seat].release(card);
                self.public.won.remove(card);
            }
            lines[seat] = army.iter().copied().collect();
            let count = dropped.len() as u8;
            if count > 0 {
                witness.see(Event::Dropped { seat, cards: Some(dropped), count }, self);
            }
        }
        lines
    }

    /// Lays the lines and turns them up position by position. Returns who has the most tricks.
    fn play_lines<W: Witness<Self>>(
        &mut self,
        between: &BySeat<bool>,
        witness: &mut W,
    ) -> BySeat<bool> {
        let seats = self.seats();
        let lines = self.lay_lines(between, witness);
        for (n, (cards, winner)) in (1..).zip(tricks(&lines)) {
            for (seat, card) in cards.pairs() {
                card.iter().for_each(|card| self.public.turned[seat].push(*card));
            }
            witness.see(Event::Trick { position: n, cards, winner }, self);
        }
        for (seat, line) in lines.pairs().filter(|(seat, _)| between[*seat]) {
            self.public.players[seat].shown = line.iter().copied().collect();
        }
        let tricks = count_tricks(&self.public.turned);
        let most = tricks.iter().flatten().max().copied();
        let best = BySeat::from_fn(seats, |seat| between[seat] && tricks[seat] == most);
        witness.see(Event::LinesPlayed { tricks, most: best }, self);
        best
    }

    /// Shuffles all cards except the watchtowers into the barracks. Each tied player draws as many
    /// as its tower is worth (WT-23), or the number in WT-24 without one. If there are too few
    /// cards, everyone draws equally fewer.
    fn redraw<W: Witness<Self>>(&mut self, tied: &BySeat<bool>, witness: &mut W) -> Drawn {
        let seats = self.seats();
        let mut towers = CardSet::EMPTY;
        for player in self.public.players.iter_mut() {
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
        self.public.won = self.public.won.intersection(towers);

        let wanted = BySeat::<usize>::from_fn(seats, |seat| {
            match self.public.players[seat].fort.complete() {
                _ if !tied[seat] => 0,
                Some(rank) => tower_worth(rank),
                None => DRAWN_WITHOUT_TOWER,
            }
        });
        let served = |fewer: usize| wanted.iter().map(|n| n.saturating_sub(fewer)).sum::<usize>();
        let fewer = (0..).find(|fewer| served(*fewer) <= self.barracks.len()).unwrap_or(0);
        let drew = BySeat::from_fn(seats, |seat| wanted[seat].saturating_sub(fewer) as u8);
        witness.see(Event::Redrawn { drew }, self);
        Drawn::new(self.draw_armies(&drew, witness))
    }

    /// Shuffles the tied players' cards together and deals them again in equal numbers (WT-23).
    fn deal_again<W: Witness<Self>>(&mut self, drawn: Drawn, ties: u8, witness: &mut W) -> Drawn {
        let seats = self.seats();
        let tied = |seat: Seat| !drawn.hands[seat].is_empty();
        let players = Seat::all(seats).filter(|seat| tied(*seat)).count();
        let each = drawn.pool.len() / players.max(1);
        let drew = BySeat::from_fn(seats, |seat| if tied(seat) { each as u8 } else { 0 });
        // Some of them were put aside.
        let mut pool: Pile<{ Card::COUNT }> = drawn.pool.iter().collect();
        self.shuffling().shuffle(&mut pool);
        let rest = self.barracks.cards.iter().filter(|card| !drawn.pool.contains(**card));
        self.barracks = Barracks::new(rest.chain(pool.iter()).copied().collect());
        for seat in Seat::all(seats).filter(|seat| tied(*seat)) {
            self.public.players[seat].army = CardSet::EMPTY;
            self.public.players[seat].shown = CardSet::EMPTY;
        }
        witness.see(Event::PlayedAgain { ties, drew }, self);
        Drawn { hands: self.draw_armies(&drew, witness), ..drawn }
    }

    /// Draws this many cards for each seat. Returns the cards drawn.
    fn draw_armies<W: Witness<Self>>(
        &mut self,
        drew: &BySeat<u8>,
        witness: &mut W,
    ) -> BySeat<CardSet> {
        let mut hands = BySeat::new(drew.seats());
        for (seat, count) in drew.pairs().filter(|(_, count)| **count > 0) {
            for _ in 0..*count {
                if let Some((card, _)) = self.barracks.draw(Some(seat)) {
                    self.public.players[seat].recruit(card, false);
                }
            }
            hands[seat] = self.public.players[seat].army;
            witness.see(Event::Drew { seat, cards: Some(hands[seat]) }, self);
        }
        hands
    }
}

/// The cards that tied players drew for the battle of the watchtowers (WT-23).
#[derive(Clone, Copy)]
struct Drawn {
    /// The cards each of them drew last, including those put aside.
    hands: BySeat<CardSet>,
    /// All these cards, and those left over when they were dealt again.
    pool: CardSet,
}

impl Drawn {
    fn new(hands: BySeat<CardSet>) -> Drawn {
        Drawn { hands, pool: hands.iter().fold(CardSet::EMPTY, |all, hand| all.union(*hand)) }
    }

    /// Returns the cards of the players still tied: all of them, or only their own if others are no
    /// longer tied.
    fn of(self, tied: &BySeat<bool>) -> Drawn {
        let drew = |seat: Seat| !self.hands[seat].is_empty();
        if Seat::all(tied.seats()).all(|seat| tied[seat] == drew(seat)) {
            return self;
        }
        let hand = |seat: Seat| if tied[seat] { self.hands[seat] } else { CardSet::EMPTY };
        Drawn::new(BySeat::from_fn(tied.seats(), hand))
    }
}

/// A card of each line.
type Cards = BySeat<Option<Card>>;

/// Returns how many tricks each seat with a line has taken (WT-22).
pub(super) fn count_tricks(lines: &BySeat<Line>) -> BySeat<Option<u8>> {
    let line = |seat: Seat| (!lines[seat].is_empty()).then_some(0);
    let mut count = BySeat::from_fn(lines.seats(), line);
    for winner in tricks(lines).filter_map(|(_, winner)| winner) {
        count[winner] = count[winner].map(|tricks: u8| tricks + 1);
    }
    count
}

/// Iterates over the cards at each position of the lines, with the seat that has the highest,
/// unless it is tied (WT-22).
pub fn tricks(lines: &BySeat<Line>) -> impl Iterator<Item = (Cards, Option<Seat>)> {
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
