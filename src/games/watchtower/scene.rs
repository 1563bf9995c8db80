//! Scene of the table of Watchtower: zones and the cards in them.

use std::collections::BTreeSet;

use crate::table::game::{self, Scene as _};
use crate::table::pieces::Pieces;
use cardkeep_core::cards::{Card, CardSet, Rank};
use cardkeep_core::engine::Seat;
use cardkeep_core::games::watchtower::{BySeat, DEALT, Event, Line, Phase, Position, View, tricks};

/// A place for cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Zone {
    Barracks,
    Fort(Seat),
    Army(Seat),
    /// One of the backs that a seat holds out, counted from 1.
    Held(Seat, u8),
    /// Picked for a fight, or turned up in it or in a trick.
    PickedCards(Seat),
    /// The card being fought for.
    Prize,
    /// The tricks that a seat won in a showdown.
    Tricks(Seat),
    /// The tricks of a showdown that were tied.
    Aside,
}

/// All 52 cards.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    human: Seat,
    pieces: Pieces<Zone, Card>,
    /// The seat whose action is shown.
    pub acting: Seat,
    /// The seats in the showdown being shown.
    pub showdown: Option<BySeat<bool>>,
    /// The cards that each seat turned up together.
    turned: BySeat<Line>,
    /// The places of each fort, with the ranks of the towers there.
    places: Vec<Vec<Option<Rank>>>,
}

/// How many places a fort has more than it needs before it gets fewer.
const SPARE: usize = 2;

impl Scene {
    /// Returns the zones of the backs held out.
    pub(crate) fn held(&self) -> Vec<Zone> {
        let zones = (0..self.pieces.count()).filter_map(|piece| self.zone_of(piece));
        let mut held: Vec<Zone> = zones.filter(|zone| matches!(zone, Zone::Held(..))).collect();
        held.sort();
        held
    }

    /// Returns the places of a fort, with the ranks of the towers there.
    pub(crate) fn places(&self, fort: Seat) -> &[Option<Rank>] {
        &self.places[fort.index()]
    }

    /// Gives the rivals' forts as many places as the largest of them needs, and the player's own as many as it
    /// needs, but at least those it was dealt. Free places stay unless there are many.
    fn make_room(&mut self, before: &[Vec<Option<Rank>>]) {
        let human = self.human.index();
        let used = |fort: &Vec<Option<Rank>>| {
            fort.iter().rposition(Option::is_some).map_or(0, |last| last + 1)
        };
        let room = |own: bool| {
            let seats = || (0..self.places.len()).filter(|index| (*index == human) == own);
            let needed = seats().map(|seat| used(&self.places[seat])).fold(DEALT, usize::max);
            let had = seats().filter_map(|seat| before.get(seat)).map(Vec::len).max();
            had.filter(|had| *had <= needed + SPARE).map_or(needed, |had| had.max(needed))
        };
        let rooms = [room(false), room(true)];
        for (index, fort) in self.places.iter_mut().enumerate() {
            fort.resize(rooms[usize::from(index == human)], None);
        }
    }

    /// Lays out an army as far as it is known: the cards that fight, those held out, and the rest.
    fn muster(&mut self, view: &View, seat: Seat) {
        let player = &view.public.players[seat];
        let laid = laid(view, seat);
        let turned: CardSet = laid.iter().flatten().copied().collect();
        let contest = view.contest.as_ref().filter(|it| it.holder == seat);
        let held = contest.map_or(0, |it| it.held);
        // The cards were picked blindly from the shuffled army, so they are unknown.
        let blind = held > 0 || laid.contains(&None);
        let known = if seat == self.human { view.army } else { player.shown };
        let known = if blind { CardSet::EMPTY } else { known.minus(turned) };
        let mut bring = |zone, card: Option<Card>, up| {
            self.pieces.bring(Zone::Barracks, zone, card, up && card.is_some());
        };
        for card in &laid {
            bring(Zone::PickedCards(seat), *card, true);
        }
        let picked = contest.map(|it| it.picked).unwrap_or_default();
        let free = (1..=held).filter(|place| !picked.contains(&Some(*place)));
        let free: Vec<Zone> = free.map(|place| Zone::Held(seat, place)).collect();
        free.iter().for_each(|zone| bring(*zone, None, false));
        let hidden = usize::from(player.army) - laid.len() - free.len() - known.len();
        let cards = known.iter().map(Some).chain(std::iter::repeat_n(None, hidden));
        cards.for_each(|card| bring(Zone::Army(seat), card, seat == self.human));
    }

    /// Lays out the armies of a showdown in lines, face down, and the tricks turned up so far: the
    /// `current` one in front of the players, each other one with its winner.
    fn lay_lines(&mut self, between: &BySeat<bool>, current: bool) {
        for (seat, _) in between.pairs().filter(|(_, takes_part)| **takes_part) {
            let army = self.pieces.at(Zone::Army(seat));
            army.into_iter().for_each(|piece| self.pieces.turn(piece, None, false));
        }
        let turned = self.turned;
        let mut tricks = tricks(&turned).peekable();
        while let Some((cards, winner)) = tricks.next() {
            let won = winner.map_or(Zone::Aside, Zone::Tricks);
            let lies = current && tricks.peek().is_none();
            for (seat, card) in cards.pairs().filter(|(_, card)| card.is_some()) {
                let to = if lies { Zone::PickedCards(seat) } else { won };
                self.pieces.bring(Zone::Army(seat), to, *card, true);
            }
        }
    }
}

/// Returns the cards of a seat in a fight, as far as they are turned up.
fn laid(view: &View, seat: Seat) -> Vec<Option<Card>> {
    let Some(contest) = &view.contest else { return Vec::new() };
    let count = contest.fight.count();
    let gone = count - usize::from(contest.laid[seat]);
    // Until all are picked, the cards turned up last belong to another fight.
    let picking = matches!(view.public.phase, Phase::Pick(_));
    let card = |n| view.public.turned[seat].get(n).copied().filter(|_| !picking);
    (gone..count).map(card).collect()
}

impl game::Scene for Scene {
    type Rules = Position;
    type Zone = Zone;
    type Card = Card;

    fn of(view: &View) -> Scene {
        let mut scene = Scene {
            human: view.seat,
            pieces: Pieces::new(Card::COUNT, Zone::Barracks),
            acting: view.public.current,
            showdown: None,
            turned: view.public.turned,
            places: Vec::new(),
        };
        let prize = view.contest.and_then(|contest| contest.fight.prize());
        for (seat, player) in view.public.players.pairs() {
            for card in player.fort.cards() {
                let zone = if prize == Some(*card) { Zone::Prize } else { Zone::Fort(seat) };
                scene.pieces.bring(Zone::Barracks, zone, Some(*card), true);
            }
            scene.muster(view, seat);
            let ranks: BTreeSet<Rank> =
                player.fort.cards().iter().map(|card| card.rank()).collect();
            scene.places.push(ranks.into_iter().map(Some).collect());
        }
        scene.make_room(&[]);
        if let Some(card) = view.in_the_middle() {
            scene.pieces.bring(Zone::Barracks, Zone::Prize, Some(card), true);
        }
        scene
    }

    fn stage(&mut self, before: &Scene, event: &Event) {
        match *event {
            // Before the first turn, seats act other than the one whose turn it is.
            Event::BurnSkipped { seat } | Event::Burned { seat, .. } => self.acting = seat,
            Event::PickedUp { .. } => self.acting = before.acting,
            _ => {}
        }
        self.showdown = match *event {
            Event::Showdown { between, .. } => Some(between),
            Event::Ended { .. } => None,
            _ => before.showdown,
        };
        let drawing =
            matches!(event, Event::Redrawn { .. } | Event::PlayedAgain { .. } | Event::Drew { .. });
        if let Some(between) = self.showdown.filter(|_| !drawing) {
            self.lay_lines(&between, matches!(event, Event::Trick { .. }));
        }
    }

    /// Towers keep their places, and a new one takes the first that is free.
    fn follow(&mut self, before: &Scene) {
        self.pieces.keep_numbers(&before.pieces);
        for (now, old) in self.places.iter_mut().zip(&before.places) {
            let mut ranks: BTreeSet<Rank> = now.iter().copied().flatten().collect();
            now.clone_from(old);
            for place in now.iter_mut() {
                *place = place.filter(|rank| ranks.remove(rank));
            }
            for rank in ranks {
                match now.iter_mut().find(|place| place.is_none()) {
                    Some(free) => *free = Some(rank),
                    None => now.push(Some(rank)),
                }
            }
        }
        self.make_room(&before.places);
    }

    fn pieces(&self) -> &Pieces<Zone, Card> {
        &self.pieces
    }

    fn pieces_mut(&mut self) -> &mut Pieces<Zone, Card> {
        &mut self.pieces
    }

    fn zones(&self) -> Vec<Zone> {
        let of = |zone: fn(Seat) -> Zone| Seat::all(self.turned.seats()).map(zone);
        let all = [Zone::Barracks, Zone::Aside].into_iter();
        let all = all.chain(of(Zone::Tricks)).chain(of(Zone::Fort)).chain(of(Zone::Army));
        all.chain(self.held()).chain(of(Zone::PickedCards)).chain([Zone::Prize]).collect()
    }

    /// Sorts forts by place, with the top of each tower last, and the player's army by rank; other
    /// zones keep their order.
    fn at(&self, zone: Zone) -> Vec<usize> {
        let mut found = self.pieces.at(zone);
        match zone {
            Zone::Fort(seat) => {
                let rank = |piece: &usize| self.pieces.card(*piece).map(Card::rank);
                found.sort_by_key(|piece| {
                    self.places(seat).iter().position(|there| *there == rank(piece))
                });
            }
            Zone::Army(seat) if seat == self.human => {
                found.sort_by_key(|piece| self.pieces.card(*piece));
            }
            _ => {}
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Observer;
    use crate::table::beat;
    use crate::table::game::Beat;
    use cardkeep_core::engine::{Chance, Game, Setup};

    /// Returns the seat whose army a zone is part of.
    fn owner(zone: Option<Zone>) -> Option<Seat> {
        match zone? {
            Zone::Army(seat) | Zone::Held(seat, _) | Zone::PickedCards(seat) => Some(seat),
            _ => None,
        }
    }

    /// A tower stays where it is as long as it stands, however many come and go.
    #[test]
    fn towers_keep_their_places() {
        let (mut grown, mut shrunk) = (0, 0);
        for seed in 0..12 {
            let mut position = Position::deal(&Setup::new(3, Default::default()), seed);
            let (mut chance, mut legal) = (Chance::new(seed), Vec::new());
            let mut scene = Scene::of(&position.view(Seat(0)));
            for _ in 0..400 {
                legal.clear();
                position.legal_actions(&mut legal);
                let Some(action) = chance.pick(&legal) else { break };
                position.play_unchecked(action, &mut ());
                let mut after = Scene::of(&position.view(Seat(0)));
                after.follow(&scene);
                for (seat, player) in position.public().players.pairs() {
                    let (before, now) = (scene.places(seat), after.places(seat));
                    let ranks: BTreeSet<Rank> = now.iter().copied().flatten().collect();
                    let built = player.fort.cards().iter().map(|card| card.rank());
                    assert_eq!(ranks, built.collect(), "{seed}: {seat}");
                    for (place, rank) in before.iter().enumerate().filter(|(_, it)| it.is_some()) {
                        let stands = rank.is_some_and(|rank| ranks.contains(&rank));
                        assert!(
                            !stands || now.get(place) == Some(rank),
                            "{seed}: {before:?} {now:?}"
                        );
                    }
                    assert!(
                        now.len() >= DEALT
                            && after.places(Seat(1)).len() == after.places(Seat(2)).len()
                    );
                    grown += usize::from(now.len() > before.len());
                    shrunk += usize::from(now.len() < before.len());
                }
                scene = after;
            }
        }
        assert!(grown > 10 && shrunk > 10, "{grown} and {shrunk}");
    }

    /// WT-9: the cards held out return to the army they came from, not to the other one.
    #[test]
    fn cards_that_are_picked_from_stay_with_their_army() {
        let mut picks = 0;
        for seed in 0..12 {
            let mut position = Position::deal(&Setup::new(3, Default::default()), seed);
            let (mut chance, mut legal) = (Chance::new(seed), Vec::new());
            let mut scene = Scene::of(&position.view(Seat(0)));
            for _ in 0..400 {
                legal.clear();
                position.legal_actions(&mut legal);
                let Some(action) = chance.pick(&legal) else { break };
                let mut observer = Observer::new(Seat(0));
                position.play_unchecked(action, &mut observer);
                for moment in observer.moments {
                    let before = scene.clone();
                    beat::show::<super::super::Watchtower>(
                        &mut scene,
                        &Beat::after(0),
                        Some(&moment),
                    );
                    if !matches!(moment.event, Event::HeldOut { .. } | Event::Picked { .. }) {
                        continue;
                    }
                    picks += 1;
                    for piece in 0..Card::COUNT {
                        let owners = [&before, &scene].map(|scene| owner(scene.zone_of(piece)));
                        assert_eq!(owners[0], owners[1], "{seed}: {:?}", moment.event);
                    }
                }
            }
        }
        assert!(picks > 100, "{picks} events were looked at");
    }
}
