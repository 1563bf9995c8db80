//! What lies on the table of Watchtower.

use std::collections::BTreeMap;

use crate::app::table::game;
use crate::app::table::pieces::Pieces;
use crate::cards::{Card, CardSet};
use crate::engine::Seat;
use crate::games::watchtower::{
    BySeat, ContestView, Event, Fight, Fort, Phase, Position, Siege, TRIES, View,
};

/// Where a card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    Barracks,
    Fort(Seat),
    Army(Seat),
    /// One of the backs held out to be picked from, counted from 1.
    Held(u8),
    /// Picked for a fight, or turned up in it.
    Laid(Seat),
    /// The card that is fought for.
    Prize,
    /// The tricks that a seat won in a showdown.
    Tricks(Seat),
    /// The tricks of a showdown that nobody won.
    Aside,
}

/// What the middle of the table is for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stage {
    /// Cards are picked for a fight and turned up, from so many that the holder holds out.
    Fight { fight: Fight, holder: Seat, held: u8 },
    /// These play their armies against each other.
    Showdown(BySeat<bool>),
}

/// What everybody knows of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Standing {
    pub fort: Fort,
    pub campaign: bool,
    pub out: bool,
    /// The turns begun.
    pub turns: u8,
}

/// The round of a match, and what is left of its siege.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Clock {
    pub round: u8,
    /// How many rounds the match has at most.
    pub rounds: u8,
    /// The rounds left until the siege ends the match, including the current one.
    pub siege: Option<u8>,
}

impl Clock {
    pub fn of(view: &View) -> Clock {
        let rounds = view.options.siege.rounds(view.players.seats());
        let round = rounds + 1 - view.rounds_left();
        Clock { round, rounds, siege: view.siege_rounds_left() }
    }

    /// The rounds left until the bound ends the match, including the current one.
    pub fn left(&self) -> u8 {
        self.rounds + 1 - self.round
    }

    /// The rounds left of a siege, if it ends the match before the bound does.
    pub fn siege_left(&self) -> Option<u8> {
        self.siege.filter(|siege| *siege <= self.left())
    }
}

/// What is on the table beside the cards.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    pub players: BySeat<Standing>,
    /// How often a seat challenged for a card that still lies in the same fort.
    pub tries: BTreeMap<(u8, Card), u8>,
    /// Whose turn it is; before the first turn, who has it.
    pub current: Seat,
    /// How many rounds a match and a siege have at most.
    pub rounds: u8,
    pub siege_rounds: u8,
    /// The rounds left until the siege ends the match, including the current one.
    pub siege: Option<u8>,
    pub stage: Option<Stage>,
}

impl Facts {
    /// How often a seat challenged for a card.
    pub fn tried(&self, seat: Seat, card: Card) -> u8 {
        self.tries.get(&(seat.0, card)).copied().unwrap_or(0)
    }

    /// How many rounds were played and are left.
    pub fn clock(&self) -> Clock {
        let begun = self.players.iter().filter(|it| !it.out).map(|it| it.turns).max();
        let round = begun.unwrap_or(0).clamp(1, self.rounds);
        Clock { round, rounds: self.rounds, siege: self.siege }
    }

    /// In whose fort a card lies.
    pub fn owner(&self, card: Card) -> Option<Seat> {
        self.players.pairs().find(|(_, it)| it.fort.set().contains(card)).map(|(seat, _)| seat)
    }
}

/// All 52 cards.
#[derive(Clone, Debug)]
pub struct Scene {
    pub(super) human: Seat,
    pub(super) pieces: Pieces<Place, Card>,
    pub facts: Facts,
    /// Who was asked last before the first turn, as far as it is shown.
    pub(super) asked: Option<Seat>,
    /// The cards of each army that the player knows to be in it.
    pub(super) known: BySeat<CardSet>,
    /// Armies that were shuffled: nobody knows which of their cards is which.
    pub(super) blind: BySeat<bool>,
    /// The fight that was announced.
    pub(super) fight: Option<Fight>,
    /// The fort card of the fight is on its way elsewhere.
    pub(super) prize_leaves: bool,
    /// Who won the trick that lies turned up, if anybody.
    pub(super) trick: Option<Seat>,
    /// The cards of each line of a showdown that were turned up.
    pub(super) lines: BySeat<CardSet>,
    /// How many cards each draws for the battle of the watchtowers.
    pub(super) drew: BySeat<u8>,
}

impl Scene {
    /// The table before anything is dealt.
    pub fn undealt(human: Seat, seats: u8, length: Siege, first: Seat) -> Scene {
        let facts = Facts {
            players: BySeat::new(seats),
            tries: BTreeMap::new(),
            current: first,
            rounds: length.rounds(seats),
            siege_rounds: length.siege_rounds(seats),
            siege: None,
            stage: None,
        };
        Scene {
            human,
            pieces: Pieces::new(Card::COUNT, Place::Barracks),
            facts,
            asked: None,
            known: BySeat::new(seats),
            blind: BySeat::new(seats),
            fight: None,
            prize_leaves: false,
            trick: None,
            lines: BySeat::new(seats),
            drew: BySeat::new(seats),
        }
    }

    pub(super) fn seats(&self) -> u8 {
        self.known.seats()
    }

    /// Who does what is shown just now.
    pub fn acting(&self) -> Seat {
        self.asked.unwrap_or(self.facts.current)
    }

    /// How many cards lie in a place.
    pub fn count(&self, place: Place) -> usize {
        self.pieces.at(place).len()
    }

    /// How many cards an army has, wherever they lie just now.
    pub fn army(&self, seat: Seat) -> usize {
        let held = match self.facts.stage {
            Some(Stage::Fight { holder, held, .. }) if holder == seat => {
                (1..=held).filter(|place| self.count(Place::Held(*place)) > 0).count()
            }
            _ => 0,
        };
        let laid = match self.facts.stage {
            Some(Stage::Showdown(_)) => self.lines[seat].len(),
            _ => self.count(Place::Laid(seat)),
        };
        self.count(Place::Army(seat)) + held + laid
    }

    /// Where a piece lies.
    pub fn place(&self, piece: usize) -> Option<Place> {
        self.pieces.get(piece).map(|piece| piece.place)
    }

    /// The heights of a fort's towers in the order in which they are seen. A watchtower on campaign
    /// is spread out.
    pub fn heights(&self, seat: Seat) -> Vec<usize> {
        let cards = self.in_fort(seat);
        if self.facts.players[seat].campaign {
            return vec![1; cards.len()];
        }
        let mut heights: Vec<(crate::cards::Rank, usize)> = Vec::new();
        for card in cards {
            match heights.last_mut() {
                Some((rank, height)) if *rank == card.rank() => *height += 1,
                _ => heights.push((card.rank(), 1)),
            }
        }
        heights.into_iter().map(|(_, height)| height).collect()
    }

    /// The cards of a fort that are not fought for just now, by rank, the top of a tower last.
    fn in_fort(&self, seat: Seat) -> Vec<Card> {
        let there = game::Scene::at(self, Place::Fort(seat));
        there.into_iter().filter_map(|piece| self.pieces.card(piece)).collect()
    }

    /// Brings a card of the deal to a fort, or to an army.
    pub fn deal(&mut self, seat: Seat, fort: bool, card: Option<Card>) {
        let place = if fort { Place::Fort(seat) } else { Place::Army(seat) };
        self.pieces.bring(Place::Barracks, place, card, card.is_some());
        if fort {
            self.change_fort(seat, |cards| cards.extend(card));
        } else {
            self.known[seat].extend(card);
        }
    }

    /// Changes the cards of a fort, in the order in which they came.
    pub(super) fn change_fort(&mut self, seat: Seat, change: impl FnOnce(&mut Vec<Card>)) {
        let fort = &mut self.facts.players[seat].fort;
        let mut cards = fort.cards().to_vec();
        change(&mut cards);
        *fort = cards.into_iter().collect();
    }

    /// Lets the pieces of an army be the cards that are known to be in it.
    pub(super) fn muster(&mut self, seat: Seat) {
        let there = self.pieces.at(Place::Army(seat));
        let up = seat == self.human && !self.blind[seat];
        let mut missing = if self.blind[seat] { CardSet::EMPTY } else { self.known[seat] };
        let mut unknown = Vec::new();
        for number in there {
            match self.pieces.card(number).filter(|card| missing.contains(*card)) {
                Some(card) => {
                    missing.remove(card);
                    self.pieces.turn(number, Some(card), up);
                }
                None => unknown.push(number),
            }
        }
        // What lies elsewhere, turned up, is not in the hand.
        let elsewhere = |card: &Card| self.pieces.of(*card).is_none();
        let mut missing: Vec<Card> = missing.iter().filter(elsewhere).collect();
        missing.reverse();
        for number in unknown {
            let card = missing.pop();
            self.pieces.turn(number, card, up && card.is_some());
        }
    }

    pub(super) fn muster_all(&mut self) {
        Seat::all(self.seats()).for_each(|seat| self.muster(seat));
    }

    /// Shows a fight as far as its cards were picked.
    fn set_out(&mut self, contest: &ContestView) {
        let ContestView { fight, holder, held, picked, laid } = contest;
        self.facts.stage = Some(Stage::Fight { fight: *fight, holder: *holder, held: *held });
        self.fight = Some(*fight);
        let picked: Vec<u8> = picked.iter().flatten().copied().collect();
        for place in 1..=*held {
            let to = match picked.contains(&place) {
                true => Place::Laid(*holder),
                false => Place::Held(place),
            };
            self.pieces.bring(Place::Army(*holder), to, None, false);
        }
        for (seat, count) in laid.pairs().filter(|(seat, _)| seat != holder) {
            for _ in 0..*count {
                self.pieces.bring(Place::Army(seat), Place::Laid(seat), None, false);
            }
        }
        self.blind = BySeat::from_fn(self.seats(), |seat| seat == *holder || laid[seat] > 0);
        match fight {
            Fight::FreeForAll { prize, .. } => {
                self.pieces.bring(Place::Barracks, Place::Prize, Some(*prize), true);
            }
            Fight::Battle { prize: Some(card), .. } => self.bring_prize(*card),
            Fight::Battle { prize: None, .. } => {}
        }
    }

    /// The card that is fought for comes to the middle.
    pub(super) fn bring_prize(&mut self, card: Card) {
        if let Some(number) = self.pieces.of(card) {
            self.pieces.put(number, Place::Prize, Some(card), true);
        }
    }
}

impl game::Scene for Scene {
    type Rules = Position;
    type Place = Place;
    type Card = Card;
    type Facts = Facts;

    fn of(view: &View) -> Scene {
        let seats = view.players.seats();
        let mut scene = Scene::undealt(view.seat, seats, view.options.siege, view.current);
        scene.facts.siege = view.siege_rounds_left();
        for (seat, player) in view.players.pairs() {
            let cards = player.fort.cards().iter();
            cards.for_each(|card| scene.deal(seat, true, Some(*card)));
            let known = if seat == view.seat { view.army } else { player.shown };
            (0..player.army).for_each(|_| scene.deal(seat, false, None));
            scene.known[seat] = known;
            let standing = &mut scene.facts.players[seat];
            standing.campaign = player.campaign;
            standing.out = player.out;
            standing.turns = player.turns;
            for (card, tries) in player.tries.iter() {
                scene.facts.tries.insert((seat.0, card), tries as u8);
            }
        }
        if let (Some(contest), Phase::Pick(_)) = (&view.contest, view.phase) {
            scene.set_out(contest);
        }
        scene.muster_all();
        scene
    }

    fn apply(&mut self, event: &Event) {
        self.happen(event);
        self.muster_all();
    }

    fn pieces(&self) -> &Pieces<Place, Card> {
        &self.pieces
    }

    fn pieces_mut(&mut self) -> &mut Pieces<Place, Card> {
        &mut self.pieces
    }

    fn places(&self) -> Vec<Place> {
        let of = |place: fn(Seat) -> Place| Seat::all(self.seats()).map(place);
        let held = match self.facts.stage {
            Some(Stage::Fight { held, .. }) => held,
            _ => 0,
        };
        let all = [Place::Barracks, Place::Aside].into_iter();
        let all = all.chain(of(Place::Tricks)).chain(of(Place::Fort)).chain(of(Place::Army));
        all.chain((1..=held).map(Place::Held))
            .chain(of(Place::Laid))
            .chain([Place::Prize])
            .collect()
    }

    fn facts(&self) -> Facts {
        self.facts.clone()
    }

    fn name_of(card: Card) -> String {
        card.short()
    }

    fn card_names() -> Vec<String> {
        use crate::app::words::phrases::capital;
        Card::all().flat_map(|card| [card.name(), capital(&card.name()), card.short()]).collect()
    }

    /// In whatever order, nobody sees more than the backs.
    fn is_heap(place: Place) -> bool {
        matches!(place, Place::Barracks | Place::Army(_))
    }

    /// Forts and the player's army stand by rank, with the top of a tower last; everything else lies
    /// as it came.
    fn at(&self, place: Place) -> Vec<usize> {
        let mut found = self.pieces.at(place);
        match place {
            Place::Fort(seat) => {
                let order = self.facts.players[seat].fort.cards().to_vec();
                let came = |card: Card| order.iter().position(|other| *other == card);
                found.sort_by_key(|number| {
                    self.pieces.card(*number).map(|card| (card.rank(), came(card)))
                });
            }
            Place::Army(seat) if seat == self.human => {
                found.sort_by_key(|number| self.pieces.card(*number));
            }
            _ => {}
        }
        found
    }
}

/// How often an attacker may challenge for a card.
pub const MOST_TRIES: u8 = TRIES as u8;
