//! Challenges and battles of Watchtower (WT-8 to WT-16, WT-20).

use super::contest::{Side, duel};
use super::{
    BySeat, Contest, Event, Fight, Phase, PickedCards, Position, TRIES, WATCHTOWER, is_high, only,
};
use crate::cards::{Card, Pile};
use crate::engine::{Seat, Witness};

/// A battle being resolved.
#[derive(Clone, Copy)]
struct Battle {
    attacker: Seat,
    defender: Seat,
    prize: Option<Card>,
    winner: Option<Seat>,
}

impl Position {
    pub(super) fn challenge<W: Witness<Self>>(
        &mut self,
        attacker: Seat,
        defender: Seat,
        card: Card,
        count: u8,
        witness: &mut W,
    ) {
        self.public.this_turn.challenged = true;
        let attempt = self.public.players[attacker].tries.add(card) as u8;
        let fight = Fight::Battle { attacker, defender, prize: Some(card), count };
        witness.see(Event::opening(fight, attempt), self);
        if self.public.players[defender].army.is_empty() {
            self.take(card, attacker, defender, witness);
            self.resume(attacker, witness);
        } else {
            self.hold_out(fight, attacker, defender, BySeat::new(self.seats()), witness);
        }
    }

    /// Begins a battle of three cards each, or as many as the smaller army has (WT-20).
    pub(super) fn campaign_battle<W: Witness<Self>>(
        &mut self,
        attacker: Seat,
        defender: Seat,
        witness: &mut W,
    ) {
        self.public.this_turn.challenged = true;
        let count = self.public.campaign_count(attacker, defender) as u8;
        let fight = Fight::Battle { attacker, defender, prize: None, count };
        witness.see(Event::opening(fight, 0), self);
        self.hold_out(fight, attacker, defender, BySeat::new(self.seats()), witness);
    }

    /// Shuffles the holder's army and holds it out to the picker (WT-9).
    pub(super) fn hold_out<W: Witness<Self>>(
        &mut self,
        fight: Fight,
        holder: Seat,
        picker: Seat,
        laid: BySeat<PickedCards>,
        witness: &mut W,
    ) {
        let mut contest = Contest {
            fight,
            holder,
            held: self.public.players[holder].army.iter().collect(),
            laid,
        };
        self.shuffling().shuffle(&mut contest.held);
        self.contest = Some(contest);
        self.public.phase = Phase::Pick(picker);
        witness.see(Event::HeldOut { holder, picker, cards: contest.held.len() as u8 }, self);
    }

    /// Ends the picking of cards for a fight; the picked cards are turned up next.
    pub(super) fn end_picks(&mut self) {
        if let Some(contest) = &mut self.contest {
            contest.held = Pile::EMPTY;
        }
        self.public.turned = BySeat::new(self.seats());
        self.public.phase = Phase::Turn(self.public.current);
    }

    /// Picks one of the cards that are held out (WT-9, WT-18).
    pub(super) fn pick<W: Witness<Self>>(&mut self, picker: Seat, place: u8, witness: &mut W) {
        let Some(contest) = &mut self.contest else { return };
        let Some(card) = contest.at(place) else { return };
        let (fight, holder) = (contest.fight, contest.holder);
        contest.laid[holder].push(card);
        let laid = contest.laid;
        witness.see(Event::Picked { picker, holder, place }, self);
        if laid[holder].len() < fight.count() {
            return;
        }
        match fight {
            // The attacker's cards are picked first.
            Fight::Battle { attacker, defender, .. } if holder == attacker => {
                self.hold_out(fight, defender, attacker, laid, witness);
            }
            Fight::Battle { attacker, defender, prize, .. } => {
                let winner = self.turn_pairs(attacker, defender, &laid, witness);
                self.resolve(Battle { attacker, defender, prize, winner }, &laid, witness);
            }
            Fight::FreeForAll { builder, prize } => {
                self.go_on(builder, prize, laid, holder, witness);
            }
        }
    }

    /// Turns up the cards of a battle, pair by pair. Returns the winner (WT-10, WT-11).
    fn turn_pairs<W: Witness<Self>>(
        &mut self,
        attacker: Seat,
        defender: Seat,
        laid: &BySeat<PickedCards>,
        witness: &mut W,
    ) -> Option<Seat> {
        self.end_picks();
        let mut pairs = [0u8; 2];
        for (n, (attacking, defending)) in (1..).zip(laid[attacker].iter().zip(&*laid[defender])) {
            let (side, why) = duel(*attacking, *defending);
            let winner = side.map(|side| match side {
                Side::Attacker => attacker,
                Side::Defender => defender,
            });
            pairs[0] += u8::from(side == Some(Side::Attacker));
            pairs[1] += u8::from(side == Some(Side::Defender));
            let (attacking, defending) = (*attacking, *defending);
            self.public.turned[attacker].push(attacking);
            self.public.turned[defender].push(defending);
            witness.see(Event::PairTurned { pair: n, attacking, defending, winner, why }, self);
        }
        let winner = match pairs[0].cmp(&pairs[1]) {
            std::cmp::Ordering::Greater => Some(attacker),
            std::cmp::Ordering::Less => Some(defender),
            std::cmp::Ordering::Equal => None,
        };
        witness.see(Event::BattleEnded { attacker, defender, pairs, winner }, self);
        winner
    }

    /// Moves the cards of a battle to their destinations (WT-12 to WT-14, WT-16).
    fn resolve<W: Witness<Self>>(
        &mut self,
        battle: Battle,
        laid: &BySeat<PickedCards>,
        witness: &mut W,
    ) {
        let Battle { attacker, defender, prize, winner } = battle;
        let taken = prize.filter(|_| winner == Some(attacker));
        let tries = self.public.players[attacker].tries;
        let lost = prize.filter(|card| winner == Some(defender) && tries.of(*card) == TRIES);
        let loser = winner.map(|winner| if winner == attacker { defender } else { attacker });
        // The fort as it was during the battle counts (WT-16).
        let baseless = loser.filter(|loser| self.public.players[*loser].fort.is_empty());
        self.march_back(&battle, laid, taken.or(lost).is_some(), witness);
        if let Some(card) = taken {
            self.take(card, attacker, defender, witness);
        }
        // A card that enters a fort from the barracks may be a watchtower's fourth.
        let fourth = lost.and_then(|card| self.lose_for_good(card, defender, witness));
        if let Some(seat) = baseless {
            self.go_out(seat, witness);
        }
        self.lose_campaigns(witness);
        if self.public.phase == Phase::Over {
            return;
        }
        if let Some(card) = fourth {
            self.free_for_all(defender, card, witness);
        } else if taken.is_some() {
            // It may still place and burn (WT-13).
            self.resume(attacker, witness);
        } else {
            self.end_turn(witness);
        }
    }

    /// Moves the cards that fought to their destinations, one by one (WT-12). This ends the battle,
    /// unless its fort card is still `moving`.
    fn march_back<W: Witness<Self>>(
        &mut self,
        battle: &Battle,
        laid: &BySeat<PickedCards>,
        moving: bool,
        witness: &mut W,
    ) {
        let count = laid[battle.attacker].len();
        for n in 0..count {
            for owner in [battle.attacker, battle.defender] {
                let card = laid[owner][n];
                let last = n + 1 == count && owner == battle.defender;
                match &mut self.contest {
                    Some(contest) if moving || !last => {
                        contest.laid[owner] = laid[owner][n + 1..].iter().copied().collect();
                    }
                    contest => *contest = None,
                }
                self.public.players[owner].release(card);
                self.reveal(owner, card);
                if is_high(card) && !self.public.players[owner].campaign {
                    self.sink(card);
                    witness.see(Event::Retired { card, seat: owner }, self);
                    continue;
                }
                let to = battle.winner.unwrap_or(owner);
                self.public.players[to].recruit(card, true);
                if to == owner {
                    witness.see(Event::Returned { card, to }, self);
                } else {
                    self.public.won.insert(card);
                    witness.see(Event::Captured { card, from: owner, to }, self);
                }
            }
        }
    }

    /// Moves the fort card to the attacker's army (WT-13, WT-15).
    fn take<W: Witness<Self>>(&mut self, card: Card, to: Seat, from: Seat, witness: &mut W) {
        self.contest = None;
        self.public.players[from].fort.remove(card);
        self.forget_tries(only(card));
        self.public.players[to].recruit(card, true);
        self.public.won.insert(card);
        witness.see(Event::FortCardTaken { card, from, to }, self);
    }

    /// After a third lost challenge, puts the card under the barracks and the top card into the
    /// defender's fort (WT-14). Returns the new card if it completes a watchtower and has to be
    /// fought for.
    fn lose_for_good<W: Witness<Self>>(
        &mut self,
        card: Card,
        defender: Seat,
        witness: &mut W,
    ) -> Option<Card> {
        self.contest = None;
        self.public.players[defender].fort.remove(card);
        self.forget_tries(only(card));
        self.sink(card);
        witness.see(Event::FortCardSunk { card, seat: defender }, self);
        self.fill_fort(defender, witness)
    }

    /// Eliminates a player who lost a battle without a fort card (WT-16).
    fn go_out<W: Witness<Self>>(&mut self, seat: Seat, witness: &mut W) {
        let mut cards: Pile<{ Card::COUNT }> = self.public.players[seat].army.iter().collect();
        if !cards.is_empty() {
            self.shuffling().shuffle(&mut cards);
        }
        let player = &mut self.public.players[seat];
        let known = std::mem::take(&mut player.shown);
        let army = std::mem::take(&mut player.army);
        player.tries = Default::default();
        player.out = true;
        self.public.won = self.public.won.minus(army);
        self.sink_army(seat, &cards, known);
        witness.see(Event::WentOut { seat, cards: cards.len() as u8 }, self);
        let mut left = self.public.still_in();
        if let (Some(winner), None) = (left.next(), left.next()) {
            drop(left);
            self.win(winner, witness);
        }
    }

    /// Ends the campaigns of players without an army (WT-21), and begins the showdown if everyone
    /// still in is on campaign (WT-22).
    fn lose_campaigns<W: Witness<Self>>(&mut self, witness: &mut W) {
        if self.public.phase == Phase::Over {
            return;
        }
        for seat in Seat::all(self.seats()) {
            if self.public.players[seat].campaign && self.public.players[seat].army.is_empty() {
                self.lose_campaign(seat, witness);
            }
        }
        self.look_for_showdown(witness);
    }

    /// Puts the top card of the barracks into the fort, if there is one. Returns it if it completes
    /// a watchtower and has to be fought for.
    pub(super) fn fill_fort<W: Witness<Self>>(
        &mut self,
        seat: Seat,
        witness: &mut W,
    ) -> Option<Card> {
        let (card, _) = self.barracks.draw(None)?;
        self.settle_lots();
        let fort = &mut self.public.players[seat].fort;
        fort.push(card);
        let height = fort.height(card.rank());
        witness.see(Event::FortFilled { seat, card, height: height as u8 }, self);
        (height == WATCHTOWER).then_some(card)
    }
}
