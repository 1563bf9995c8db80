//! The solver's compact positions, normalized by safe moves, with exact keys.

use super::super::{Action, Position, ROWS, TALON};
use super::step::{Step, mend_castles};
use crate::cards::{Card, Rank};

/// No card.
const NONE: u8 = 63;
const TEN: u8 = Rank::Ten as u8;
const JACK: u8 = Rank::Jack as u8;
const ACE: u8 = Rank::Ace as u8;

/// Ranks in the order in which castle and subjects of a suit are filled. The length means complete.
const ORDER: [u8; 11] = [11, 10, 9, 7, 6, 5, 4, 3, 2, 1, 0];
/// The prefix of [`ORDER`] that opens the guest chamber: king and queen.
const OPEN: u8 = 2;
/// The prefix of [`ORDER`] that fills the castle.
const CASTLE: u8 = 3;

fn rank(card: u8) -> u8 {
    card >> 2
}

fn suit(card: u8) -> usize {
    usize::from(card & 3)
}

/// What stays constant in all positions of one search.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    /// The cards face down at the start, lowest first.
    hidden: [[u8; 3]; ROWS],
    /// The cards of the waste, lowest first, and then of the talon, next first.
    stock: [u8; TALON],
    stock_len: u8,
}

/// A position of the search.
#[derive(Clone, Copy, Debug)]
pub(super) struct State {
    /// The lowest and the highest face-up card of each row; [`NONE`] if it is empty.
    base: [u8; ROWS],
    top: [u8; ROWS],
    down: [u8; ROWS],
    guest: [u8; 4],
    /// How much of [`ORDER`] is home.
    stage: [u8; 4],
    /// One bit per suit.
    tower: u8,
    dungeon: u8,
    /// How many stock cards have been dealt, and which of them are still in the waste.
    dealt: u8,
    waste: u32,
}

impl Layout {
    /// Returns layout and state of a position whose castles have no gap.
    pub(super) fn of(position: &Position) -> (Layout, State) {
        let number = |card: &Card| card.index() as u8;
        let mut layout = Layout { hidden: [[NONE; 3]; ROWS], stock: [NONE; TALON], stock_len: 0 };
        let stock = position.public.waste.iter().chain(position.talon.iter().rev());
        for (slot, card) in layout.stock.iter_mut().zip(stock) {
            *slot = number(card);
            layout.stock_len += 1;
        }
        let dealt = position.public.waste.len() as u8;
        let mut state = State {
            base: [NONE; ROWS],
            top: [NONE; ROWS],
            down: [0; ROWS],
            guest: [NONE; 4],
            stage: [0; 4],
            tower: 0,
            dungeon: 0,
            dealt,
            waste: (1 << dealt) - 1,
        };
        for (n, row) in position.rows().iter().enumerate() {
            for (slot, card) in layout.hidden[n].iter_mut().zip(&row.cards()[..row.down()]) {
                *slot = number(card);
            }
            state.down[n] = row.down;
            if let [base, ..] = row.run() {
                state.base[n] = number(base);
                state.top[n] = row.top().as_ref().map_or(NONE, number);
            }
        }
        for (n, kingdom) in position.public.kingdoms.iter().enumerate() {
            let castle = [Rank::King, Rank::Queen, Rank::Jack];
            let castle = castle.iter().take_while(|rank| kingdom.has(**rank)).count() as u8;
            state.stage[n] = castle + kingdom.subjects();
            state.tower |= u8::from(kingdom.has(Rank::Ten)) << n;
            state.dungeon |= u8::from(kingdom.has(Rank::Ace)) << n;
            state.guest[n] = kingdom.guest().as_ref().map_or(NONE, number);
        }
        (layout, state)
    }
}

impl State {
    pub(super) fn is_won(&self) -> bool {
        self.stage == [ORDER.len() as u8; 4] && self.tower == 15 && self.dungeon == 15
    }

    /// Returns the whole position in 128 bits, without loss: equal keys are equal positions, except
    /// for the order of piles without face-down cards. The cards on the lowest of each run follow
    /// from what is nowhere else.
    pub(super) fn key(&self) -> u128 {
        let mut loose = [NONE; ROWS];
        let mut count = 0;
        for row in 0..ROWS {
            if self.down[row] == 0 {
                let mut at = count;
                while at > 0 && loose[at - 1] > self.base[row] {
                    loose[at] = loose[at - 1];
                    at -= 1;
                }
                loose[at] = self.base[row];
                count += 1;
            }
        }
        let mut loose = loose.iter();
        let mut rows: u64 = 0;
        for row in 0..ROWS {
            let base = match self.down[row] {
                0 => *loose.next().unwrap_or(&NONE),
                _ => self.base[row],
            };
            rows = rows << 8 | u64::from(self.down[row]) << 6 | u64::from(base);
        }
        let mut rest = u64::from(self.waste | 1 << self.dealt);
        for suit in 0..4 {
            let guest = self.guest[suit] >> 2;
            rest = rest << 8 | u64::from(guest) << 4 | u64::from(self.stage[suit]);
        }
        rest = rest << 4 | u64::from(self.tower);
        // Dungeons are closed last: these bits fit above the rows.
        u128::from(rest) << 64 | u128::from(rows) | u128::from(self.dungeon) << 56
    }

    fn row_with_top(&self, card: u8) -> Option<usize> {
        self.top.iter().position(|top| *top == card)
    }

    fn has_ten(&self, suit: usize) -> bool {
        self.tower >> suit & 1 == 1
    }

    fn guest_open(&self, card: u8) -> bool {
        self.stage[suit(card)] >= OPEN && self.guest[suit(card)] == NONE && rank(card) != ACE
    }

    fn waste_top(&self, layout: &Layout) -> u8 {
        match self.waste {
            0 => NONE,
            waste => layout.stock[31 - waste.leading_zeros() as usize],
        }
    }

    /// Whether the card's home accepts it now.
    fn goes_home(&self, card: u8) -> bool {
        let stage = self.stage[suit(card)];
        match rank(card) {
            TEN => true,
            ACE => stage >= CASTLE && self.has_ten(suit(card)),
            rank => ORDER.get(usize::from(stage)) == Some(&rank),
        }
    }

    fn put_home(&mut self, card: u8) {
        match rank(card) {
            TEN => self.tower |= 1 << suit(card),
            ACE => self.dungeon |= 1 << suit(card),
            _ => self.stage[suit(card)] += 1,
        }
    }

    fn clear_row(&mut self, layout: &Layout, row: usize) {
        if self.down[row] > 0 {
            self.down[row] -= 1;
            let card = layout.hidden[row][usize::from(self.down[row])];
            self.base[row] = card;
            self.top[row] = card;
        } else {
            self.base[row] = NONE;
            self.top[row] = NONE;
        }
    }

    /// Takes the run that begins with a card from its place. Returns its highest card.
    fn lift(&mut self, layout: &Layout, card: u8) -> u8 {
        if let Some(row) = self.base.iter().position(|base| *base == card) {
            let top = self.top[row];
            self.clear_row(layout, row);
            return top;
        }
        if self.guest[suit(card)] == card {
            self.guest[suit(card)] = NONE;
        } else if self.waste_top(layout) == card {
            self.waste &= !(1 << (31 - self.waste.leading_zeros()));
        } else if let Some(row) = self.row_with_top(card) {
            self.top[row] -= 4;
        } else {
            self.tower &= !(1 << suit(card));
        }
        card
    }

    /// Takes one step and nothing else.
    fn take_step(&mut self, layout: &Layout, step: Step, log: &mut impl FnMut(Step)) {
        match step {
            Step::Deal => {
                self.waste |= 1 << self.dealt;
                self.dealt += 1;
            }
            Step::Home(card) => {
                self.lift(layout, card);
                self.put_home(card);
            }
            Step::Onto(card) => {
                if self.row_with_top(card - 4).is_none() {
                    self.take_step(layout, Step::Onto(card - 4), log);
                }
                let top = self.lift(layout, card);
                if let Some(row) = self.row_with_top(card - 4) {
                    self.top[row] = top;
                }
            }
            Step::Empty(card) => {
                let empty = self.row_with_top(NONE);
                let top = self.lift(layout, card);
                if let Some(row) = empty {
                    self.base[row] = card;
                    self.top[row] = top;
                }
            }
            Step::Guest(card) => {
                self.lift(layout, card);
                self.guest[suit(card)] = card;
            }
        }
        log(step);
    }

    /// Takes a step and all safe steps after it.
    pub(super) fn play(&mut self, layout: &Layout, step: Step, log: &mut impl FnMut(Step)) {
        self.take_step(layout, step, log);
        self.settle(layout, log);
    }

    /// Takes every step that can never make a winnable game unwinnable.
    pub(super) fn settle(&mut self, layout: &Layout, log: &mut impl FnMut(Step)) {
        while let Some(step) = self.safe_step(layout) {
            self.take_step(layout, step, log);
        }
    }

    fn safe_step(&self, layout: &Layout) -> Option<Step> {
        let waste = self.waste_top(layout);
        for row in 0..ROWS {
            let (base, top) = (self.base[row], self.top[row]);
            if top != NONE
                && self.goes_home(top)
                && (rank(top) != TEN
                    || base != top
                    || self.down[row] == 0
                    || self.stage[suit(top)] >= OPEN)
            {
                return Some(Step::Home(top));
            }
        }
        for card in [waste].into_iter().chain(self.guest) {
            if card != NONE && self.goes_home(card) {
                return Some(Step::Home(card));
            }
        }
        if self.waste == 0 && self.dealt < layout.stock_len {
            return Some(Step::Deal);
        }
        for row in 0..ROWS {
            let base = self.base[row];
            if base == NONE || rank(base) == ACE || rank(base) == 0 {
                continue;
            }
            let onto = self.row_with_top(base - 4);
            let onto_run = onto.is_some_and(|onto| self.base[onto] != self.top[onto]);
            let loose = self.down[row] == 0;
            if onto_run || loose && (onto.is_some() || self.ten_for(base)) {
                return Some(Step::Onto(base));
            }
        }
        for guest in self.guest {
            if guest != NONE && rank(guest) > 0 && self.row_with_top(guest - 4).is_some() {
                return Some(Step::Onto(guest));
            }
        }
        if waste != NONE && rank(waste) != ACE && rank(waste) > 0 {
            let onto = self.row_with_top(waste - 4);
            if onto.is_some_and(|onto| self.base[onto] != self.top[onto]) {
                return Some(Step::Onto(waste));
            }
        }
        None
    }

    /// Whether the card is a jack for which the ten can be taken back onto its nine.
    fn ten_for(&self, card: u8) -> bool {
        rank(card) == JACK && self.has_ten(suit(card)) && self.row_with_top(card - 8).is_some()
    }

    /// Appends every choice at a normalized state, promising ones first.
    pub(super) fn choices(&self, layout: &Layout, out: &mut Vec<Step>) {
        let empty = self.row_with_top(NONE).is_some();
        let waste = self.waste_top(layout);
        let lands = |card: u8| {
            rank(card) != ACE
                && rank(card) > 0
                && (self.row_with_top(card - 4).is_some() || self.ten_for(card))
        };
        let turning = (0..ROWS).filter(|row| self.down[*row] > 0);
        for row in turning.clone() {
            let (base, top) = (self.base[row], self.top[row]);
            if lands(base) {
                out.push(Step::Onto(base));
            }
            if base == top && rank(base) == TEN {
                out.push(Step::Home(base));
            }
        }
        if waste != NONE && lands(waste) {
            out.push(Step::Onto(waste));
        }
        for row in turning.clone() {
            if self.base[row] == self.top[row] && self.guest_open(self.base[row]) {
                out.push(Step::Guest(self.base[row]));
            }
        }
        if waste != NONE && self.guest_open(waste) {
            out.push(Step::Guest(waste));
        }
        if empty {
            out.extend(turning.map(|row| Step::Empty(self.base[row])));
        }
        if self.dealt < layout.stock_len {
            out.push(Step::Deal);
        }
        if empty && waste != NONE {
            out.push(Step::Empty(waste));
        }
        for row in 0..ROWS {
            let (base, top) = (self.base[row], self.top[row]);
            if base != NONE && self.down[row] == 0 && base == top && self.guest_open(base) {
                out.push(Step::Guest(base));
            }
        }
        if empty {
            out.extend(self.guest.into_iter().filter(|guest| *guest != NONE).map(Step::Empty));
        }
    }

    /// Whether it differs from another position of the game only in the places of face-up cards.
    pub(super) fn is_rearranged(&self, other: &State) -> bool {
        self.down == other.down && self.waste == other.waste && self.dealt == other.dealt
    }

    /// Appends the choices of a player who thinks one move ahead: without those that only prepare
    /// others, unless the other can follow at once.
    fn sensible(&self, layout: &Layout, out: &mut Vec<Step>) {
        // A jack that can go to its ten on a nine does; otherwise taking the ten back was useless.
        let waste = self.waste_top(layout);
        for jack in self.base.into_iter().chain([waste]) {
            let ten = if rank(jack) == JACK { self.row_with_top(jack - 4) } else { None };
            if ten.is_some_and(|row| self.base[row] != self.top[row]) {
                out.push(Step::Onto(jack));
                return;
            }
        }
        if let Some(step) = self.safe_step(layout) {
            out.push(step);
            return;
        }
        self.choices(layout, out);
        let crowded = self.row_with_top(NONE).is_none();
        let loose =
            |card| self.base.iter().zip(self.down).any(|(base, down)| *base == card && down == 0);
        let turning = |card: u8| {
            self.base.iter().zip(self.down).any(|(base, down)| *base == card && down > 0)
        };
        out.retain(|step| match *step {
            Step::Guest(card) if loose(card) => crowded,
            Step::Empty(card) if self.guest.contains(&card) => {
                waste == card + 4 || turning(card + 4)
            }
            _ => true,
        });
    }
}

/// Appends what a sensible player considers at a position, best first. Uses no hidden card.
pub(in super::super) fn steps(position: &Position, out: &mut Vec<Action>) {
    let mut mended = Vec::new();
    mend_castles(&mut position.clone(), &mut mended);
    if let [first, ..] = mended[..] {
        out.push(first);
        return;
    }
    let (layout, state) = Layout::of(position);
    let mut steps = Vec::new();
    state.sensible(&layout, &mut steps);
    let ten = |step: &Step| match step {
        // The first of the two moves is that of the ten.
        Step::Onto(jack) if state.row_with_top(jack - 4).is_none() => Step::Onto(jack - 4),
        step => *step,
    };
    out.extend(steps.iter().filter_map(|step| ten(step).action(position)));
}
