//! What lies on the table of Of Knights and Ninjas.

use super::facts::{Facts, Road};
use crate::app::table::game;
use crate::app::table::pieces::Pieces;
use crate::engine::Seat;
use crate::games::knights_and_ninjas::{
    Attack, BySeat, Card, Conduct, Event, Fate, Force, Guise, Hand, Loot, Phase, Position,
    Question, View,
};

/// Where a card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// The draw pile.
    Pile,
    Discards,
    /// To be drafted.
    Draft,
    /// The card of the draft that somebody looks at.
    Looked,
    Hand(Seat),
    /// In front of a kingdom.
    Fort(Seat),
    /// The ladders of the player whose turn it is.
    Ladders,
    /// An attack on its way, or what goes before it.
    Attack,
    /// What answers it, or another card that was just played.
    Answer,
    /// What a seat shows a herald.
    Shown(Seat),
}

/// All 95 cards.
#[derive(Clone, Debug)]
pub struct Scene {
    pub human: Seat,
    pieces: Pieces<Place, Guise>,
    pub facts: Facts,
}

/// The cards of a force as they are played, jesters last.
fn guises(force: Force) -> impl Iterator<Item = Guise> {
    let role = force.role();
    force.hand().cards().collect::<Vec<Card>>().into_iter().map(move |card| match card {
        Card::Jester => Guise::jester(role),
        _ => Guise::plain(card),
    })
}

/// A ladder, or a jester as one.
fn ladder(card: Card) -> Guise {
    if card == Card::Jester { Guise::jester(Card::Ladder) } else { Guise::plain(card) }
}

impl Scene {
    /// The table before the first card is drawn.
    pub fn undealt(human: Seat, gems: BySeat<u8>, mover: Seat) -> Scene {
        let (conduct, attack, road, looks) = (Conduct::Fresh, None, None, None);
        let facts = Facts { gems, turn: 0, mover, conduct, attack, road, looks };
        Scene { human, pieces: Pieces::new(Card::DECK, Place::Pile), facts }
    }

    pub fn seats(&self) -> u8 {
        self.facts.gems.seats()
    }

    /// How many cards lie in a place.
    pub fn count(&self, place: Place) -> usize {
        (0..Card::DECK).filter(|n| self.pieces.get(*n).is_some_and(|it| it.place == place)).count()
    }

    /// The cards of a place as they were played, as far as they are known.
    pub fn cards(&self, place: Place) -> Vec<Guise> {
        use crate::app::table::game::Scene as _;
        self.at(place).into_iter().filter_map(|number| self.pieces.card(number)).collect()
    }

    /// Moves a card that was played, to where it is seen as `shown`.
    fn bring(&mut self, from: Place, to: Place, card: Guise, shown: Guise) {
        if let Some(number) = self.pieces.find(from, Some(card)) {
            self.pieces.put(number, to, Some(shown), true);
        }
    }

    /// A card from a hand is played and seen in a place.
    pub fn play(&mut self, seat: Seat, card: Guise, to: Place) {
        self.bring(Place::Hand(seat), to, card.card().into(), card);
    }

    /// A card from a hand is played and discarded. It may lie in the middle already.
    fn play_out(&mut self, seat: Seat, card: Guise) {
        if self.count(Place::Answer) == 0 {
            self.play(seat, card, Place::Answer);
        }
        self.discard_all(Place::Answer);
    }

    /// A card from a hand is discarded.
    fn discard(&mut self, seat: Seat, card: Card) {
        self.bring(Place::Hand(seat), Place::Discards, card.into(), card.into());
    }

    /// All cards of a place are discarded, in their order there.
    fn discard_all(&mut self, place: Place) {
        use crate::app::table::game::Scene as _;
        for number in self.at(place) {
            let card = self.pieces.card(number).map(|guise| guise.card().into());
            self.pieces.put(number, Place::Discards, card, true);
        }
    }

    /// A card comes to a hand, where only its owner knows it.
    fn take(&mut self, number: usize, seat: Seat) {
        let card = self.pieces.card(number).filter(|_| seat == self.human);
        let card = card.map(|guise| guise.card().into());
        self.pieces.put(number, Place::Hand(seat), card, card.is_some());
    }

    /// Unseen cards come to a hand, from a pile or another hand.
    fn hand_over(&mut self, from: Place, to: Seat, count: u8, cards: Option<Hand>) {
        let known = cards.map(|hand| hand.cards().collect::<Vec<Card>>()).unwrap_or_default();
        for n in 0..usize::from(count) {
            let card = known.get(n).map(|card| (*card).into());
            let Some(number) = self.pieces.find(from, card) else { continue };
            let card = card.filter(|_| to == self.human);
            self.pieces.put(number, Place::Hand(to), card, card.is_some());
        }
    }

    fn gain(&mut self, seat: Seat, gems: u8) {
        self.facts.gems[seat] += gems;
    }

    fn end_attack(&mut self, attack: Attack, fate: Fate) {
        self.facts.attack = None;
        if fate == Fate::Charmed {
            for number in self.pieces.at(Place::Attack) {
                self.take(number, attack.on);
            }
        }
        self.discard_all(Place::Attack);
        let stands = |guise: &Guise| guise.role() == Card::Minstrel && self.seats() > 2;
        match self.cards(Place::Answer).first().copied().filter(stands) {
            Some(card) => {
                self.bring(Place::Answer, Place::Fort(attack.on), card, card);
            }
            None => self.discard_all(Place::Answer),
        }
    }
}

impl game::Scene for Scene {
    type Rules = Position;
    type Place = Place;
    type Card = Guise;
    type Facts = Facts;

    fn of(view: &View) -> Scene {
        let mut scene = Scene::undealt(view.seat, view.gems, view.mover);
        let mut lay = |place, card: Option<Guise>| {
            scene.pieces.bring(Place::Pile, place, card, card.is_some());
        };
        let open = view.phase == Phase::Take;
        for (seat, size) in view.hand_sizes.pairs() {
            let aside = if open { view.aside[seat] } else { Hand::EMPTY };
            aside.cards().for_each(|card| lay(Place::Shown(seat), Some(card.into())));
            if seat == view.seat {
                let held = view.hand.minus(&aside);
                held.cards().for_each(|card| lay(Place::Hand(seat), Some(card.into())));
            } else {
                (aside.len()..*size).for_each(|_| lay(Place::Hand(seat), None));
            }
            view.forts[seat].iter().for_each(|guise| lay(Place::Fort(seat), Some(guise)));
        }
        view.ladders.cards().for_each(|card| lay(Place::Ladders, Some(ladder(card))));
        let (mut attack, mut road, mut draft) = (None, None, view.draft);
        let mut looks = None;
        match view.phase {
            Phase::Answer(it) => {
                guises(it.force).for_each(|guise| lay(Place::Attack, Some(guise)));
                attack = Some(it);
            }
            Phase::Road(loot) => {
                let Loot { gems, from, holder, .. } = loot;
                road = Some(Road { gems, from, holder, open: true });
            }
            Phase::Draft(seat) if draft > 0 => {
                looks = Some(seat);
                lay(Place::Looked, view.looked.map(Guise::plain));
                draft -= 1;
            }
            _ => {}
        }
        (0..draft).for_each(|_| lay(Place::Draft, None));
        view.discards.iter().for_each(|card| lay(Place::Discards, Some((*card).into())));
        let (turn, conduct) = (view.turn, view.conduct);
        scene.facts = Facts { turn, conduct, attack, road, looks, ..scene.facts };
        scene
    }

    fn apply(&mut self, event: &Event) {
        match event {
            Event::TurnBegan { seat, turn } => {
                self.facts.turn = *turn;
                self.facts.mover = *seat;
                self.facts.conduct = Conduct::Fresh;
                self.facts.looks = None;
            }
            Event::MinstrelLeft { seat, card } | Event::Lost { seat, card, .. } => {
                // What broke it is discarded first.
                self.discard_all(Place::Attack);
                self.bring(Place::Fort(*seat), Place::Discards, *card, card.card().into());
            }
            Event::Reshuffled { .. } => {
                for number in self.pieces.at(Place::Discards) {
                    self.pieces.put(number, Place::Pile, None, false);
                }
            }
            Event::Drew { seat, count, cards } => {
                let known = cards.map(|hand| hand.cards().collect::<Vec<Card>>());
                for n in 0..usize::from(*count) {
                    let card = known.as_ref().and_then(|known| known.get(n).copied());
                    let card = card.filter(|_| *seat == self.human).map(Guise::plain);
                    self.pieces.bring(Place::Pile, Place::Hand(*seat), card, card.is_some());
                }
            }
            Event::Prepared { seat, on, card, from_front } => {
                self.facts.conduct = Conduct::Attack(*on);
                let is_ladder = card.role() == Card::Ladder;
                let to = if is_ladder { Place::Ladders } else { Place::Attack };
                // An archer waits there for an answer.
                if card.role() == Card::Archer {
                    let attack = Attack::new((*card).into(), *seat, *on);
                    self.facts.attack = Some(attack);
                }
                match from_front {
                    true => self.bring(Place::Fort(*seat), to, *card, *card),
                    false => self.play(*seat, *card, to),
                }
            }
            Event::Attacked { seat, on, force, .. } => {
                self.facts.conduct = Conduct::Attack(*on);
                self.facts.attack = Some(Attack::new(*force, *seat, *on));
                guises(*force).for_each(|card| self.play(*seat, card, Place::Attack));
            }
            Event::Answered { seat, response } => {
                let cards = response.iter().flat_map(|force| guises(*force));
                cards.for_each(|card| self.play(*seat, card, Place::Answer));
            }
            Event::Turned { attack } => {
                self.facts.attack = Some(*attack);
                self.discard_all(Place::Answer);
            }
            Event::AttackEnded { attack, fate } => self.end_attack(*attack, *fate),
            Event::GemsTaken { gems, from, by } => {
                self.facts.gems[*from] -= gems;
                let (gems, from, holder) = (*gems, *from, *by);
                self.facts.road = Some(Road { gems, from, holder, open: false });
            }
            Event::Waylaid { seat, card, .. } => {
                self.play_out(*seat, *card);
                if let Some(road) = &mut self.facts.road {
                    road.holder = *seat;
                }
            }
            Event::Settled { seat, gems } => {
                self.gain(*seat, *gems);
                self.facts.road = None;
            }
            Event::Fortified { seat, card } => {
                self.facts.conduct = Conduct::Fortify;
                if card.role() == Card::Minstrel && self.seats() == 2 {
                    self.play_out(*seat, *card);
                } else {
                    self.play(*seat, *card, Place::Fort(*seat));
                }
            }
            Event::Special { seat, card, .. } => {
                self.facts.conduct = Conduct::Special;
                self.play_out(*seat, *card);
            }
            Event::Shown { seat, cards } => {
                let cards: Vec<Card> = cards.cards().collect();
                cards.into_iter().for_each(|card| {
                    self.play(*seat, card.into(), Place::Shown(*seat));
                });
            }
            Event::Took { seat, from, card } => {
                let taken = self.pieces.find(Place::Shown(*from), Some((*card).into()));
                taken.into_iter().for_each(|number| self.take(number, *seat));
                for owner in Seat::all(self.seats()) {
                    for number in self.pieces.at(Place::Shown(owner)) {
                        self.take(number, owner);
                    }
                }
            }
            Event::GemsPaid { from, to, gems } => {
                self.facts.gems[*from] -= gems;
                self.gain(*to, *gems);
            }
            Event::CardsPassed { from, to, count, cards } => {
                self.hand_over(Place::Hand(*from), *to, *count, *cards);
            }
            Event::Discarded { seat, card } => self.discard(*seat, *card),
            Event::LaddersLeft { .. } => self.discard_all(Place::Ladders),
            Event::Redrafted { .. } => {
                Seat::all(self.seats()).for_each(|seat| self.discard_all(Place::Fort(seat)));
            }
            Event::DraftBegan { cards, .. } => {
                self.facts.conduct = Conduct::Fresh;
                for _ in 0..*cards {
                    self.pieces.bring(Place::Pile, Place::Draft, None, false);
                }
            }
            Event::Looked { seat, card } => {
                self.facts.looks = Some(*seat);
                let card = card.map(Guise::plain);
                self.pieces.bring(Place::Draft, Place::Looked, card, card.is_some());
            }
            Event::Kept { seat, .. } | Event::Given { to: seat, .. } => {
                if let Some(number) = self.pieces.at(Place::Looked).first().copied() {
                    if let Event::Given { card, .. } = event {
                        self.pieces.turn(number, Some((*card).into()), true);
                    }
                    self.take(number, *seat);
                }
            }
            Event::Asked { question: Question::Road, .. } => {
                if let Some(road) = &mut self.facts.road {
                    road.open = true;
                }
            }
            Event::Asked { .. }
            | Event::LetGo { .. }
            | Event::Decided { .. }
            | Event::Passed { .. }
            | Event::TurnEnded { .. }
            | Event::Ended { .. } => {}
        }
    }

    fn pieces(&self) -> &Pieces<Place, Guise> {
        &self.pieces
    }

    fn pieces_mut(&mut self) -> &mut Pieces<Place, Guise> {
        &mut self.pieces
    }

    fn places(&self) -> Vec<Place> {
        let of = |place: fn(Seat) -> Place| Seat::all(self.seats()).map(place);
        let piles = [Place::Pile, Place::Discards, Place::Draft, Place::Looked, Place::Ladders];
        let seats = of(Place::Fort).chain(of(Place::Hand)).chain(of(Place::Shown));
        piles.into_iter().chain([Place::Attack, Place::Answer]).chain(seats).collect()
    }

    fn facts(&self) -> Facts {
        self.facts
    }

    /// With its article: the names of some cards are parts of other words.
    fn name_of(card: Guise) -> String {
        super::words::a(card.card())
    }

    fn card_names() -> Vec<String> {
        let forms = |card: Card| {
            let (a, name) = (super::words::a(card), card.name());
            let capital = super::words::name(Guise::plain(card));
            let jester = Guise::jester(card);
            let many = super::words::some(card, 2).split_off(2);
            let mut forms = vec![a.clone(), format!("A{}", &a[1..]), capital, many];
            forms.extend([super::words::name(jester), super::words::played(jester)]);
            forms.push(format!("the {name}"));
            // The name of the king is part of many words.
            if card != Card::King {
                forms.extend([name.to_owned(), format!("your {name}")]);
            }
            forms
        };
        Card::ALL.into_iter().flat_map(forms).collect()
    }

    /// The player's own hand stands by kind, and so do fortifications and ladders; everything else
    /// lies as it came.
    fn at(&self, place: Place) -> Vec<usize> {
        let mut found = self.pieces.at(place);
        match place {
            Place::Hand(seat) if seat == self.human => {
                found.sort_by_key(|number| self.pieces.card(*number));
            }
            Place::Fort(_) | Place::Ladders => {
                found.sort_by_key(|number| self.pieces.card(*number));
            }
            _ => {}
        }
        found
    }
}
