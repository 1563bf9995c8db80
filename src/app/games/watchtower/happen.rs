//! What happens on the table of Watchtower, event by event.

use super::scene::{MOST_TRIES, Place, Scene, Stage};
use crate::cards::{Card, CardSet};
use crate::engine::Seat;
use crate::games::watchtower::{BySeat, Event, Fight};

impl Scene {
    /// Lets something happen that the player saw.
    pub(super) fn happen(&mut self, event: &Event) {
        match *event {
            Event::TurnBegan { seat, turn } => {
                self.asked = None;
                self.facts.current = seat;
                self.facts.players[seat].turns = turn;
            }
            Event::BurnSkipped { seat } => self.asked = Some(seat),
            Event::Burned { seat, card } => {
                if self.facts.players.iter().all(|player| player.turns == 0) {
                    self.asked = Some(seat);
                }
                self.leave_fort(seat, card);
                self.sink(card);
            }
            Event::PickedUp { seat, count, cards, open } => {
                self.pick_up(seat, usize::from(count), cards.unwrap_or(open));
            }
            Event::Placed { seat, card, .. } => {
                self.known[seat].remove(card);
                self.take(Place::Army(seat), card, Place::Fort(seat));
                self.change_fort(seat, |cards| cards.push(card));
            }
            Event::FortFilled { seat, card, .. } => {
                self.pieces.bring(Place::Barracks, Place::Fort(seat), Some(card), true);
                self.change_fort(seat, |cards| cards.push(card));
            }
            Event::FortCardTaken { card, from, to } => {
                self.leave_fort(from, card);
                self.join(to, card);
                self.prize_leaves = false;
                self.end_fight();
            }
            Event::FortCardSunk { card, seat } => {
                self.leave_fort(seat, card);
                self.sink(card);
                self.prize_leaves = false;
                self.end_fight();
            }
            Event::WentOut { seat, .. } => self.go_out(seat),
            Event::CampaignBegan { seat, gathered, .. } => {
                for card in gathered {
                    self.leave_fort(seat, card);
                    self.join(seat, card);
                }
                self.facts.players[seat].campaign = true;
            }
            Event::CampaignLost { seat, sunk, joined, .. } => {
                for card in sunk {
                    self.leave_fort(seat, card);
                    self.sink(card);
                }
                self.leave_fort(seat, joined);
                self.join(seat, joined);
                self.facts.players[seat].campaign = false;
                if !self.facts.players.iter().any(|player| player.campaign) {
                    self.facts.siege = None;
                }
            }
            Event::Ended { .. } => {
                self.facts.siege = None;
                self.prize_leaves = false;
                self.collect();
                self.break_up();
            }
            Event::SiegeBegan { .. } => self.facts.siege = Some(self.facts.siege_rounds),
            Event::SiegeRoundOver { left } => self.facts.siege = Some(left),
            Event::SiegeEnded { .. } | Event::BoundReached { .. } => {}
            _ => self.fight_or_play(event),
        }
    }

    fn fight_or_play(&mut self, event: &Event) {
        match *event {
            Event::Challenged { attacker, defender, card, count, attempt } => {
                self.facts.tries.insert((attacker.0, card), attempt);
                let prize = Some(card);
                let fight = Fight::Battle { attacker, defender, prize, count };
                self.fight = (count > 0).then_some(fight);
            }
            Event::CampaignBattle { attacker, defender, count } => {
                let fight = Fight::Battle { attacker, defender, prize: None, count };
                self.fight = Some(fight);
            }
            Event::FreeForAll { builder, card } => {
                self.bring_prize(card);
                self.leave_fort(builder, card);
                self.fight = Some(Fight::FreeForAll { builder, prize: card });
            }
            Event::HeldOut { holder, cards, .. } => self.hold_out(holder, cards),
            Event::Picked { holder, place, .. } => {
                if let Some(number) = self.pieces.at(Place::Held(place)).first().copied() {
                    self.pieces.put(number, Place::Laid(holder), None, false);
                }
            }
            Event::PairTurned { pair, attacking, defending, .. } => {
                self.take_back();
                if let Some(Fight::Battle { attacker, defender, .. }) = self.fight {
                    self.turn_up(attacker, pair, attacking);
                    self.turn_up(defender, pair, defending);
                }
            }
            Event::BattleEnded { attacker, winner, .. } => {
                self.blind = BySeat::new(self.seats());
                if let Some(Fight::Battle { prize: Some(card), defender, .. }) = self.fight {
                    let last = self.facts.tried(attacker, card) == MOST_TRIES;
                    let lost = winner == Some(defender) && last;
                    self.prize_leaves = winner == Some(attacker) || lost;
                }
            }
            Event::Captured { card, from, to } => {
                self.known[from].remove(card);
                self.join(to, card);
                self.end_fight();
            }
            Event::Returned { card, to } => {
                self.join(to, card);
                self.end_fight();
            }
            Event::Retired { card, seat } => {
                self.known[seat].remove(card);
                self.sink(card);
                self.end_fight();
            }
            Event::CardTurned { seat, card } => {
                self.take_back();
                self.turn_up(seat, 1, card);
                self.known[seat].insert(card);
            }
            Event::FreeForAllWon { builder, winner, card, .. } => {
                if let Some(number) = self.pieces.of(card) {
                    let to =
                        if winner == builder { Place::Fort(builder) } else { Place::Army(winner) };
                    self.pieces.put(number, to, Some(card), true);
                }
                match winner == builder {
                    true => self.change_fort(builder, |cards| cards.push(card)),
                    false => self.known[winner].insert(card),
                }
                self.break_up();
            }
            _ => self.play_lines(event),
        }
    }

    fn play_lines(&mut self, event: &Event) {
        match *event {
            Event::Showdown { between, .. } => self.begin_lines(between),
            Event::PlayedAgain { drew, .. } => self.deal_again(drew),
            Event::Dropped { seat, cards, count } => {
                self.known[seat] = self.known[seat].minus(cards.unwrap_or_default());
                for _ in 0..count {
                    self.pieces.bring(Place::Army(seat), Place::Barracks, None, false);
                }
            }
            Event::Trick { cards, winner, .. } => {
                self.clear_trick();
                for (seat, card) in cards.pairs() {
                    let Some(card) = *card else { continue };
                    self.take(Place::Army(seat), card, Place::Laid(seat));
                    self.lines[seat].insert(card);
                }
                self.trick = winner;
            }
            Event::LinesPlayed { tricks, .. } => {
                self.clear_trick();
                for (seat, _) in tricks.pairs().filter(|(_, tricks)| tricks.is_some()) {
                    self.known[seat] = self.lines[seat];
                }
            }
            Event::Redrawn { drew } => {
                self.redraw();
                self.drew = drew;
            }
            Event::Drew { seat, cards } => {
                self.pick_up(seat, usize::from(self.drew[seat]), cards.unwrap_or_default());
            }
            _ => {}
        }
    }

    /// A known or unknown card of a place goes elsewhere, face up.
    fn take(&mut self, from: Place, card: Card, to: Place) {
        if let Some(number) = self.pieces.find(from, Some(card)) {
            self.pieces.put(number, to, Some(card), true);
        }
    }

    /// Nobody keeps count of what lies under the barracks.
    fn sink(&mut self, card: Card) {
        if let Some(number) = self.pieces.of(card) {
            self.pieces.put(number, Place::Barracks, None, false);
        }
    }

    /// A card that all see joins an army.
    fn join(&mut self, seat: Seat, card: Card) {
        if let Some(number) = self.pieces.of(card) {
            self.pieces.put(number, Place::Army(seat), Some(card), seat == self.human);
        }
        self.known[seat].insert(card);
    }

    /// A card is in a fort no more: challenges for it count anew.
    fn leave_fort(&mut self, seat: Seat, card: Card) {
        self.change_fort(seat, |cards| cards.retain(|other| *other != card));
        self.facts.tries.retain(|(_, tried), _| *tried != card);
    }

    /// Cards of the barracks join an army, of which the player knows some.
    fn pick_up(&mut self, seat: Seat, count: usize, known: CardSet) {
        let up = seat == self.human;
        let mut known_cards = known.iter();
        for _ in 0..count {
            let card = known_cards.next();
            self.pieces.bring(Place::Barracks, Place::Army(seat), card, up && card.is_some());
        }
        self.known[seat] = self.known[seat].union(known);
    }

    fn go_out(&mut self, seat: Seat) {
        for number in self.pieces.at(Place::Army(seat)) {
            self.pieces.put(number, Place::Barracks, None, false);
        }
        self.known[seat] = CardSet::EMPTY;
        self.facts.tries.retain(|(who, _), _| *who != seat.0);
        self.facts.players[seat].out = true;
    }

    /// An army is shuffled and held out to be picked from.
    fn hold_out(&mut self, holder: Seat, cards: u8) {
        self.take_back();
        let Some(fight) = self.fight else { return };
        if let Fight::Battle { prize: Some(card), .. } = fight {
            self.bring_prize(card);
        }
        self.blind[holder] = true;
        for place in 1..=cards {
            self.pieces.bring(Place::Army(holder), Place::Held(place), None, false);
        }
        self.facts.stage = Some(Stage::Fight { fight, holder, held: cards });
    }

    /// What is left of the cards held out goes back to their army.
    fn take_back(&mut self) {
        let Some(Stage::Fight { holder, held, fight }) = self.facts.stage else { return };
        for place in 1..=held {
            self.pieces.bring(Place::Held(place), Place::Army(holder), None, false);
        }
        self.facts.stage = Some(Stage::Fight { fight, holder, held: 0 });
    }

    /// Turns a card up that was picked from a seat, the how manieth.
    fn turn_up(&mut self, seat: Seat, nth: u8, card: Card) {
        let laid = self.pieces.at(Place::Laid(seat));
        if let Some(number) = laid.get(usize::from(nth).saturating_sub(1)) {
            self.pieces.turn(*number, Some(card), true);
        }
    }

    /// Once all cards that fought have gone where they go, the fight is over.
    fn end_fight(&mut self) {
        let laid = Seat::all(self.seats()).any(|seat| self.count(Place::Laid(seat)) > 0);
        if !laid && !self.prize_leaves {
            self.break_up();
        }
    }

    /// The middle of the table is cleared: everything goes back to where it belongs.
    fn break_up(&mut self) {
        self.take_back();
        for seat in Seat::all(self.seats()) {
            for number in self.pieces.at(Place::Laid(seat)) {
                let card = self.pieces.card(number);
                self.pieces.put(number, Place::Army(seat), card, seat == self.human);
            }
        }
        for number in self.pieces.at(Place::Prize) {
            let card = self.pieces.card(number);
            if let Some(owner) = card.and_then(|card| self.facts.owner(card)) {
                self.pieces.put(number, Place::Fort(owner), card, true);
            }
        }
        self.blind = BySeat::new(self.seats());
        self.facts.stage = None;
        self.fight = None;
    }

    /// Armies are shuffled and laid in lines, face down.
    fn begin_lines(&mut self, between: BySeat<bool>) {
        self.collect();
        self.break_up();
        self.blind = between;
        self.lines = BySeat::new(self.seats());
        self.facts.stage = Some(Stage::Showdown(between));
    }

    /// The cards of the last trick go to its winner, or aside.
    fn clear_trick(&mut self) {
        let to = self.trick.map_or(Place::Aside, Place::Tricks);
        for seat in Seat::all(self.seats()) {
            for number in self.pieces.at(Place::Laid(seat)) {
                let card = self.pieces.card(number);
                self.pieces.put(number, to, card, true);
            }
        }
    }

    /// The cards of all tricks go back to the armies they came from.
    fn collect(&mut self) {
        self.trick = None;
        let piles = Seat::all(self.seats()).map(Place::Tricks).chain([Place::Aside]);
        for number in piles.flat_map(|place| self.pieces.at(place)).collect::<Vec<usize>>() {
            let Some(card) = self.pieces.card(number) else { continue };
            let line = self.lines.pairs().find(|(_, line)| line.contains(card));
            if let Some((seat, _)) = line {
                self.pieces.put(number, Place::Army(seat), Some(card), seat == self.human);
            }
        }
        self.lines = BySeat::new(self.seats());
    }

    /// The armies of those who are tied go to the barracks, to be dealt again.
    fn deal_again(&mut self, drew: BySeat<u8>) {
        self.collect();
        self.blind = BySeat::new(self.seats());
        for (seat, _) in drew.pairs().filter(|(_, count)| **count > 0) {
            for number in self.pieces.at(Place::Army(seat)) {
                self.pieces.put(number, Place::Barracks, None, false);
            }
            self.known[seat] = CardSet::EMPTY;
        }
        self.drew = drew;
    }

    /// Everything but the watchtowers goes to the barracks.
    fn redraw(&mut self) {
        self.collect();
        for seat in Seat::all(self.seats()) {
            let mut gone = self.pieces.at(Place::Army(seat));
            if !self.facts.players[seat].campaign {
                gone.extend(self.pieces.at(Place::Fort(seat)));
                self.change_fort(seat, Vec::clear);
            }
            for number in gone {
                self.pieces.put(number, Place::Barracks, None, false);
            }
            self.known[seat] = CardSet::EMPTY;
        }
        self.facts.tries.clear();
        self.blind = BySeat::new(self.seats());
    }
}
