//! Position of Watchtower, and its implementation of the game contract.

use serde::{Deserialize, Serialize};

use super::{
    Action, Barracks, BySeat, Contest, Event, Fight, Options, Public, Refusal, View, WATCHTOWER,
};
use crate::cards::{Card, CardSet, Pile};
use crate::engine::{
    Chance, Game, HouseKind, HouseRule, Outcome, Prospect, Seat, Setup, Stream, Turn, Witness,
};

/// Number of cards dealt to each fort and to each army (WT-1).
pub const DEALT: usize = 4;
/// Number of ties in a row after which the win is shared (WT-23).
pub const TIES: u8 = 10;
/// Length of the longest possible line in a showdown: two players with half of the deck each
/// (WT-24).
pub const LONGEST_LINE: usize = 25;

/// Maximum actions of one turn, without the picks of free-for-alls; see
/// [`Position::bound`](Game::bound).
const MOST_OF_A_TURN: usize = 56 + 1 + 1 + 6 + 1;
const MOST_FREE_FOR_ALLS: usize = 16;

/// Cards of one seat turned up together, in order.
pub type Line = Pile<LONGEST_LINE>;

/// What the position waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// This seat may burn a card before the first turn (WT-4).
    Opening(Seat),
    /// It is this seat's turn (WT-6, WT-7).
    Turn(Seat),
    /// This seat picks from the cards held out to it (WT-9, WT-18).
    Pick(Seat),
    /// A player has won.
    Over,
}

/// One-time plays already made in this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TurnHistory {
    /// A fort card was burned (WT-6).
    pub burned: bool,
    /// A challenge was made (WT-7).
    pub challenged: bool,
    /// The seat whose turn it is began a campaign. Even if it lost the campaign again (WT-21), it
    /// can't complete another watchtower in this turn, so every turn ends.
    pub campaigned: bool,
}

/// A position in a match of Watchtower.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Position {
    /// The seed of every shuffle (C-2).
    #[serde(default)]
    pub(super) seed: u64,
    /// Number of random streams already used.
    #[serde(default)]
    pub(super) shuffles: u32,
    #[serde(flatten)]
    pub(super) public: Public<CardSet>,
    pub(super) barracks: Barracks,
    /// The fight in progress.
    #[serde(default)]
    pub(super) contest: Option<Contest>,
}

impl Position {
    /// Returns the public part.
    pub fn public(&self) -> &Public<CardSet> {
        &self.public
    }

    /// Returns the draw pile.
    pub fn barracks(&self) -> &Barracks {
        &self.barracks
    }

    /// Returns the fight whose cards are being picked.
    pub fn contest(&self) -> Option<&Contest> {
        self.contest.as_ref()
    }

    pub(super) fn seats(&self) -> u8 {
        self.public.players.seats()
    }

    /// Returns the next seat clockwise that is still in.
    pub(super) fn next_in(&self, seat: Seat) -> Seat {
        let mut others = seat.clockwise(self.seats()).skip(1);
        others.find(|other| !self.public.players[*other].out).unwrap_or(seat)
    }

    /// Returns the previous seat in turn order that is still in.
    pub(super) fn before(&self, seat: Seat) -> Seat {
        let others = seat.clockwise(self.seats()).skip(1);
        others.filter(|other| !self.public.players[*other].out).last().unwrap_or(seat)
    }

    /// Returns a new random stream for the next shuffle (C-2).
    pub(super) fn shuffling(&mut self) -> Chance {
        self.shuffles += 1;
        Chance::stream(self.seed, Stream::Deal(self.shuffles))
    }

    /// Puts a card that everyone sees under the barracks and clears its history.
    pub(super) fn sink(&mut self, card: Card) {
        self.barracks.sink(card);
        self.public.won.remove(card);
    }

    /// Resets the challenges for cards that left their fort (WT-14).
    pub(super) fn forget_tries(&mut self, gone: CardSet) {
        self.public.players.iter_mut().for_each(|player| player.tries.forget(gone));
    }

    /// Draws cards from the top of the barracks into the seat's army, as far as there are any.
    pub(super) fn pick_up<W: Witness<Self>>(&mut self, seat: Seat, most: u8, witness: &mut W) {
        let (mut cards, mut open) = (CardSet::EMPTY, CardSet::EMPTY);
        for _ in 0..most {
            let Some((card, known)) = self.barracks.draw(Some(seat)) else { break };
            self.public.players[seat].recruit(card, known);
            cards.insert(card);
            if known {
                open.insert(card);
            }
        }
        self.settle_lots();
        if !cards.is_empty() {
            let count = cards.len() as u8;
            witness.see(Event::PickedUp { seat, count, cards: Some(cards), open }, self);
        }
    }

    pub(super) fn outcome(&self) -> Outcome {
        Outcome::won_by(self.public.winners.pairs().filter(|(_, won)| **won).map(|(seat, _)| seat))
    }

    /// Ends the match.
    pub(super) fn end<W: Witness<Self>>(&mut self, winners: BySeat<bool>, witness: &mut W) {
        self.public.winners = winners;
        self.public.phase = Phase::Over;
        self.public.this_turn = TurnHistory::default();
        witness.see(Event::Ended { outcome: self.outcome() }, self);
    }

    /// Ends the match with a sole winner.
    pub(super) fn win<W: Witness<Self>>(&mut self, winner: Seat, witness: &mut W) {
        self.end(BySeat::from_fn(self.seats(), |seat| seat == winner), witness);
    }

    /// Iterates over every card in every place (C-3).
    pub(super) fn places(&self) -> impl Iterator<Item = Card> {
        let owned = self.public.players.iter().flat_map(|player| {
            let fort = player.fort.cards().iter().copied();
            fort.chain(player.army.iter())
        });
        owned.chain(self.barracks.cards().iter().copied()).chain(self.in_the_middle())
    }

    /// Returns the card that a free-for-all is about.
    pub fn in_the_middle(&self) -> Option<Card> {
        match self.contest.as_ref()?.fight {
            Fight::FreeForAll { prize, .. } => Some(prize),
            Fight::Battle { .. } => None,
        }
    }
}

impl Game for Position {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;
    const RULES_VERSION: u32 = 2;

    const HOUSE_RULES: &'static [HouseRule] = &[HouseRule {
        field: "siege",
        kind: HouseKind::OneOf(&["short", "as-given", "double"]),
        later: false,
    }];

    fn daily() -> Setup<Options> {
        Setup::new(3, Options { siege: super::Siege::Short })
    }

    /// WT-1: the whole deck is shuffled. From the top, every seat in turn is dealt its four fort
    /// cards and its four army cards.
    fn deal(setup: &Setup<Options>, seed: u64) -> Self {
        let mut position = Position {
            seed,
            shuffles: 0,
            public: Public {
                options: setup.options,
                first: Seat(0),
                current: Seat(0),
                phase: Phase::Opening(Seat(0)),
                this_turn: TurnHistory::default(),
                siege: None,
                players: BySeat::new(setup.seats),
                won: CardSet::EMPTY,
                turned: BySeat::new(setup.seats),
                winners: BySeat::new(setup.seats),
            },
            barracks: Barracks::default(),
            contest: None,
        };
        let mut chance = position.shuffling();
        let mut cards: Pile<{ Card::COUNT }> = Card::all().collect();
        chance.shuffle(&mut cards);
        for player in position.public.players.iter_mut() {
            player.fort = std::iter::from_fn(|| cards.pop()).take(DEALT).collect();
            player.army = std::iter::from_fn(|| cards.pop()).take(DEALT).collect();
        }
        position.barracks = Barracks::new(cards);
        position.public.first = Seat(chance.below(u32::from(setup.seats)) as u8);
        position.public.current = position.public.first;
        position
    }

    fn setup(&self) -> Setup<Options> {
        Setup::new(self.seats(), self.public.options)
    }

    fn turn(&self) -> Turn {
        match self.public.phase {
            Phase::Opening(seat) | Phase::Turn(seat) | Phase::Pick(seat) => Turn::Seat(seat),
            Phase::Over => Turn::Over(self.outcome()),
        }
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        self.list(out);
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        match (self.public.phase, action) {
            (Phase::Over, _) => Err(Refusal::Over),
            (Phase::Opening(_), Action::SkipBurn) | (Phase::Turn(_), Action::EndTurn) => Ok(()),
            (Phase::Opening(seat) | Phase::Turn(seat), Action::Burn(card)) => {
                self.check_burn(seat, card)
            }
            (Phase::Opening(_), _) => Err(Refusal::OnlyBurning),
            (Phase::Turn(seat), Action::Place(card)) => self.check_place(seat, card),
            (Phase::Turn(seat), Action::Challenge(other, card, count)) => {
                self.check_challenge(seat, other, card, usize::from(count))
            }
            (Phase::Turn(seat), Action::CampaignBattle(other)) => {
                self.check_campaign_battle(seat, other)
            }
            (Phase::Turn(_), Action::SkipBurn) => Err(Refusal::OnlyBeforeFirstTurn),
            (_, Action::Pick(place)) => self.check_pick(place),
            (Phase::Pick(_), _) => Err(Refusal::PickFirst),
        }
    }

    fn play_unchecked<W: Witness<Self>>(&mut self, action: Action, witness: &mut W) {
        debug_assert_eq!(self.check(action), Ok(()), "{action}");
        let Turn::Seat(seat) = self.turn() else { return };
        match action {
            Action::SkipBurn => {
                let last = self.pass_opening(seat);
                witness.see(Event::BurnSkipped { seat }, self);
                if last {
                    self.begin_turn(self.public.first, witness);
                }
            }
            Action::Burn(card) => {
                let last = self.pass_opening(seat);
                self.burn(seat, card, witness);
                if last {
                    self.begin_turn(self.public.first, witness);
                }
            }
            Action::Place(card) => self.place(seat, card, witness),
            Action::Challenge(defender, card, count) => {
                self.challenge(seat, defender, card, count, witness);
            }
            Action::CampaignBattle(defender) => self.campaign_battle(seat, defender, witness),
            Action::Pick(place) => self.pick(seat, place, witness),
            Action::EndTurn => self.end_turn(witness),
        }
    }

    fn view(&self, seat: Seat) -> View {
        View::of(self, seat)
    }

    fn prospect(view: &View) -> Prospect {
        view.prospect()
    }

    fn imagine(view: &View, chance: &mut Chance) -> Self {
        view.imagine(chance)
    }

    fn public(view: &View) -> View {
        view.public()
    }

    fn seen_by(event: &Event, seat: Seat) -> Event {
        event.seen_by(seat)
    }

    fn reveals(event: &Event) -> bool {
        !matches!(event, Event::Placed { .. })
    }

    fn cards(&self) -> Vec<String> {
        self.places().map(|card| card.to_string()).collect()
    }

    /// The height of the tallest tower; a campaign is ahead of any, and a seat that is out behind.
    fn progress(&self, seat: Seat) -> u32 {
        let player = &self.public.players[seat];
        match (player.out, player.campaign) {
            (true, _) => 0,
            (_, true) => WATCHTOWER as u32 + 1,
            _ => player.fort.tops().map(|(_, height)| height as u32).max().unwrap_or_default(),
        }
    }

    /// Every seat acts once before the first turn (WT-4) and has at most the turns that WT-24
    /// allows. Each turn has at most:
    ///
    /// - 16 free-for-alls, each with one pick per seat. A card the seat places is fought for only
    ///   if it was never won in a battle, and then the builder loses it or goes on campaign, after
    ///   which nothing completes another watchtower in this turn ([`TurnHistory::campaigned`]). So
    ///   each rank comes up once, including a dealt watchtower (WT-2), and once more for each of
    ///   the two cards that a burn may bring back from the barracks. The last is for the card that
    ///   a lost third challenge brings to the defender (WT-14).
    /// - 56 placements. At most 40 of the placed cards are in the fort at the end, or when its
    ///   campaign begins: three of each rank and a fourth. At most 15 were lost in free-for-alls,
    ///   and one was burned. A campaign that is lost at once (WT-21) leaves fewer: the fort was a
    ///   bare tower of 4 then, and at most 8 cards enter the army after it: 3 at once, 2 by a burn
    ///   and 3 by a challenge.
    /// - One burn, one challenge with at most six picks (WT-20), and one end of the turn.
    fn bound(setup: &Setup<Options>) -> Option<usize> {
        let seats = usize::from(setup.seats);
        let turns = seats * usize::from(setup.options.siege.rounds(setup.seats));
        Some(seats + turns * (MOST_OF_A_TURN + MOST_FREE_FOR_ALLS * seats))
    }
}
