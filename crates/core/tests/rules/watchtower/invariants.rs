//! Invariants of Watchtower in random matches: events describe every card move, and matches stay
//! within the bound.

use cardkeep_core::cards::{Card, CardSet};
use cardkeep_core::engine::{Game, Seat, Setup};
use cardkeep_core::games::watchtower::{Action, Event, Options, Phase, Position, Siege};

use super::support::random_matches;

/// A table on which cards move as events say.
struct Table {
    forts: Vec<Vec<Card>>,
    armies: Vec<CardSet>,
    barracks: CardSet,
    middle: Option<Card>,
    campaign: Vec<bool>,
    out: Vec<bool>,
}

impl Table {
    fn of(position: &Position) -> Self {
        let players = position.public().players;
        Table {
            forts: players.iter().map(|player| player.fort.cards().to_vec()).collect(),
            armies: players.iter().map(|player| player.army).collect(),
            barracks: position.barracks().cards().iter().copied().collect(),
            middle: position.in_the_middle(),
            campaign: players.iter().map(|player| player.campaign).collect(),
            out: players.iter().map(|player| player.out).collect(),
        }
    }

    fn leave_fort(&mut self, seat: Seat, card: Card) {
        let fort = &mut self.forts[seat.index()];
        let place = fort.iter().position(|other| *other == card).expect("a fort card");
        fort.remove(place);
    }

    fn leave_army(&mut self, seat: Seat, card: Card) {
        assert!(self.armies[seat.index()].contains(card), "{card} is not in the army of {seat}");
        self.armies[seat.index()].remove(card);
    }

    fn draw(&mut self, cards: CardSet) {
        assert!(cards.minus(self.barracks).is_empty(), "drawn cards come from the barracks");
        self.barracks = self.barracks.minus(cards);
    }

    fn see(&mut self, event: &Event) {
        match *event {
            Event::Burned { seat, card } | Event::FortCardSunk { card, seat } => {
                self.leave_fort(seat, card);
                self.barracks.insert(card);
            }
            Event::PickedUp { seat, cards, .. } | Event::Drew { seat, cards } => {
                let cards = cards.expect("all is told");
                self.draw(cards);
                self.armies[seat.index()].extend(cards);
            }
            Event::Placed { seat, card, height } => {
                self.leave_army(seat, card);
                self.forts[seat.index()].push(card);
                let of_rank = |other: &&Card| other.rank() == card.rank();
                let tower = self.forts[seat.index()].iter().filter(of_rank).count();
                assert_eq!(tower, usize::from(height));
            }
            Event::FreeForAll { builder, card } => {
                self.leave_fort(builder, card);
                self.middle = Some(card);
            }
            Event::FreeForAllWon { builder, winner, card, .. } => {
                assert_eq!(self.middle.take(), Some(card));
                if winner == builder {
                    self.forts[builder.index()].push(card);
                } else {
                    self.armies[winner.index()].insert(card);
                }
            }
            Event::Captured { card, from, to } => {
                self.leave_army(from, card);
                self.armies[to.index()].insert(card);
            }
            Event::Returned { card, to } => assert!(self.armies[to.index()].contains(card)),
            Event::CardTurned { seat, card } => {
                assert!(self.armies[seat.index()].contains(card));
            }
            Event::Retired { card, seat } => {
                self.leave_army(seat, card);
                self.barracks.insert(card);
            }
            Event::FortCardTaken { card, from, to } => {
                self.leave_fort(from, card);
                self.armies[to.index()].insert(card);
            }
            Event::FortFilled { seat, card, .. } => {
                self.draw([card].into_iter().collect());
                self.forts[seat.index()].push(card);
            }
            Event::WentOut { seat, cards } => {
                let army = std::mem::take(&mut self.armies[seat.index()]);
                assert_eq!(army.len(), usize::from(cards));
                self.barracks.extend(army);
                self.out[seat.index()] = true;
            }
            Event::CampaignBegan { seat, tower, gathered } => {
                self.forts[seat.index()].retain(|card| tower.contains(*card));
                self.armies[seat.index()].extend(gathered);
                self.campaign[seat.index()] = true;
            }
            Event::CampaignLost { seat, sunk, stays, joined } => {
                self.barracks.extend(sunk);
                self.forts[seat.index()] = vec![stays];
                self.armies[seat.index()].insert(joined);
                self.campaign[seat.index()] = false;
            }
            Event::Dropped { seat, cards, count } => {
                let cards = cards.expect("all is told");
                assert_eq!(cards.len(), usize::from(count));
                for card in cards {
                    self.leave_army(seat, card);
                }
                self.barracks.extend(cards);
            }
            Event::Redrawn { .. } => {
                for (n, fort) in self.forts.iter_mut().enumerate() {
                    if !self.campaign[n] {
                        self.barracks.extend(fort.drain(..));
                    }
                    self.barracks.extend(std::mem::take(&mut self.armies[n]));
                }
            }
            _ => {}
        }
    }

    fn check(&self, position: &Position) {
        let there = Table::of(position);
        assert_eq!(self.forts, there.forts);
        assert_eq!(self.armies, there.armies);
        assert_eq!(self.barracks, there.barracks);
        assert_eq!(self.middle, there.middle);
        assert_eq!((&self.campaign, &self.out), (&there.campaign, &there.out));
    }
}

#[test]
fn events_tell_where_every_card_goes() {
    for seats in 2..=4 {
        let mut out = 0;
        random_matches(seats, 150, |before, action, after, events| {
            let mut table = Table::of(before);
            events.iter().for_each(|event| table.see(event));
            table.check(after);
            out += usize::from(events.iter().any(|event| matches!(event, Event::WentOut { .. })));
            let ends = events.iter().any(|event| matches!(event, Event::Ended { .. }));
            let over = matches!(after.turn(), cardkeep_core::engine::Turn::Over(_));
            assert_eq!(ends, over, "{action}");
        });
        assert!(out > 0, "somebody went out with {seats}");
    }
}

/// Public knowledge is true, and grows only by what was seen.
#[test]
fn what_is_known_is_true() {
    for seats in 2..=4 {
        random_matches(seats, 50, |before, _, after, events| {
            for (seat, player) in after.public().players.pairs() {
                assert!(player.shown.minus(player.army).is_empty());
                let new = player.shown.minus(before.public().players[seat].shown);
                let told = format!("{events:?}");
                for card in new {
                    assert!(told.contains(&card.to_string()), "{card} was seen by nobody");
                }
                // A known card that stays remains known.
                let stayed = before.public().players[seat].shown.intersection(player.army);
                let redrawn = events.iter().any(|event| matches!(event, Event::Redrawn { .. }));
                assert!(redrawn || stayed.minus(player.shown).is_empty());
            }
        });
    }
}

/// Counts only how much happens in a turn.
#[derive(Default)]
struct Count {
    turns: usize,
    free_for_alls: usize,
    most: usize,
}

impl Count {
    fn see(&mut self, event: Event) {
        match event {
            Event::TurnBegan { .. } => (self.turns, self.free_for_alls) = (self.turns + 1, 0),
            Event::FreeForAll { .. } => {
                self.free_for_alls += 1;
                self.most = self.most.max(self.free_for_alls);
            }
            _ => {}
        }
    }
}

/// C-6: the bound is as proved, and the counts of every turn and match are within it.
#[test]
fn matches_keep_the_parts_of_their_bound() {
    for (seats, siege, bound) in [
        (2, Siege::AsGiven, 2 + 80 * 97),
        (3, Siege::AsGiven, 3 + 90 * 113),
        (4, Siege::AsGiven, 4 + 100 * 129),
        (4, Siege::Short, 4 + 48 * 129),
        (2, Siege::Double, 2 + 160 * 97),
    ] {
        let setup = Setup::new(seats, Options { siege });
        assert_eq!(Position::bound(&setup), Some(bound));
    }
    for seats in 2..=4 {
        let mut count = Count::default();
        let (mut placed, mut burned, mut challenges) = (0, 0, 0);
        random_matches(seats, 100, |before, action, _, events| {
            let turns = count.turns;
            events.iter().for_each(|event| count.see(*event));
            match action {
                Action::Place(_) => placed += 1,
                Action::Burn(_) if matches!(before.public().phase, Phase::Opening(_)) => {}
                Action::Burn(_) => burned += 1,
                Action::Challenge(..) | Action::CampaignBattle(_) => challenges += 1,
                _ => {}
            }
            assert!(placed <= 56 && challenges <= 1 && count.most <= 16);
            if count.turns > turns {
                assert!(burned <= 1);
                (placed, burned, challenges) = (0, 0, 0);
            }
        });
        let all = usize::from(seats) * usize::from(Siege::AsGiven.rounds(seats));
        assert!(count.turns <= 100 * all);
    }
}
