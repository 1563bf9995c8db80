//! Codes: a match as letters and digits that a player can send to a friend. A code for a set-up holds
//! everything needed to play the same match, because opponents are deterministic. A code for a match
//! adds every action.
//!
//! Numbers are packed without waste by writing each as a digit of its own radix, and shown in
//! Crockford's base 32, whose letters can't be mistaken for digits. The last four letters are a
//! checksum.

use std::fmt;

use cardkeep_core::engine::{Game, HouseRule, Record, Seat, Setup, Start};
use cardkeep_core::games::{GameId, Registered};
use cardkeep_core::rival::Level;
use cardkeep_core::with_game;
use serde_json::Value;

use super::{NAMES, Player};

/// The digits of base 32.
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// The versions of this format: without the house rules that came later, which have their standard
/// values then, and with them.
const PLAIN: u32 = 0;
const WITH_LATER_RULES: u32 = 1;
/// Number of letters of the checksum.
const CHECKSUM: usize = 4;
/// Letters between two hyphens.
const GROUP: usize = 4;
/// The longest code that is read.
const LONGEST: usize = 8_000;
/// The most actions in a code.
const MOST_ACTIONS: u32 = 1 << 14;

/// Radices that leave room for more games, rules, levels and names.
const GAMES: u32 = 16;
const RULES: u32 = 64;
const SEATS: u32 = 8;
const LEVELS: u32 = 8;
const NAMED: u32 = 16;
/// Deal numbers below this take less room.
const SHORT_SEEDS: u32 = 1 << 20;
const PART_OF_SEED: u32 = 1 << 22;

/// Names for opponents whose own name a code does not carry. They have no character, like any name
/// that a player made up.
const OTHER_NAMES: [&str; 5] = ["Alva", "Bram", "Cleo", "Dirk", "Esme"];

/// What is needed to play the same match: the player has seat 0.
#[derive(Clone, Debug, PartialEq)]
pub struct Challenge {
    /// The game.
    pub game: GameId,
    /// The house options as JSON.
    pub options: Value,
    /// The seat that begins, if the table's last match decided it.
    pub first: Option<Seat>,
    /// The players, from seat 0.
    pub players: Vec<Player>,
    /// Their names, by seat; missing and empty ones get a default name.
    pub names: Vec<String>,
    /// The deal number.
    pub seed: u64,
}

/// Why a code can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CodeError {
    /// It has no letters.
    Empty,
    /// It has a character that no code has.
    Character(char),
    /// It is longer than any code, or ends too soon.
    Length,
    /// Something is mistyped.
    Mistyped,
    /// It is from a newer version of the app.
    Newer,
    /// It is of other rules of a game than this version's.
    OtherRules(GameId),
    /// It is a code for a set-up, not for a match, or for a match of another game.
    OtherKind,
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CodeError::Empty => write!(f, "the code is empty"),
            CodeError::Character(letter) => write!(f, "no code has the character {letter:?}"),
            CodeError::Length => write!(f, "a part of the code is missing, or it is too long"),
            CodeError::Mistyped => write!(f, "the code is mistyped"),
            CodeError::Newer => write!(f, "the code is from a newer version"),
            CodeError::OtherRules(game) => write!(f, "the code is of other rules of {game}"),
            CodeError::OtherKind => write!(f, "the code is of another kind"),
        }
    }
}

impl std::error::Error for CodeError {}

/// What a code is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    SetUp,
    Match,
}

impl Challenge {
    /// Returns what is needed to play a match of these players with the standard rules and default names.
    pub fn new(game: GameId, players: Vec<Player>, seed: u64) -> Challenge {
        let options = Value::Object(serde_json::Map::new());
        Challenge { game, options, first: None, players, names: Vec::new(), seed }
    }

    /// Returns what is needed to play a match with this setup and deal number again.
    pub fn of<G: Registered>(
        setup: &Setup<G::Options>,
        seed: u64,
        players: &[Player],
        names: &[String],
    ) -> Challenge {
        // Options are plain data, which always fits JSON.
        let options = serde_json::to_value(&setup.options).unwrap_or_default();
        let (players, names) = (players.to_vec(), names.to_vec());
        Challenge { game: G::ID, options, first: setup.first, players, names, seed }
    }

    /// Returns the code of this set-up. `None` if it has none: the options are no house rules of the
    /// game, or the players are not one person in seat 0 against computers.
    pub fn code(&self) -> Option<String> {
        Some(self.packed(Kind::SetUp)?.code())
    }

    /// Reads a code for a set-up, or the set-up of a code for a match.
    ///
    /// # Errors
    /// Why it can't be read.
    pub fn read(code: &str) -> Result<Challenge, CodeError> {
        let mut number = Number::read(code)?;
        let (kind, challenge) = Challenge::unpacked(&mut number)?;
        let whole = kind == Kind::Match || number.is_empty();
        if whole { Ok(challenge) } else { Err(CodeError::Mistyped) }
    }

    fn packed(&self, kind: Kind) -> Option<Fields> {
        let seats = u32::try_from(self.players.len()).ok()?;
        let Some((Player::Human, rivals)) = self.players.split_first() else { return None };
        let (rules, house) = rules_of(self.game);
        let mut standing = Vec::new();
        for rule in house {
            standing.push((rule, rule.standing(&self.options)?));
        }
        let is_plain =
            standing.iter().all(|(rule, at)| !rule.later || *at == usual(self.game, rule));
        let mut fields = Fields::default();
        fields.put(4, if is_plain { PLAIN } else { WITH_LATER_RULES });
        fields.put(2, u32::from(kind == Kind::Match));
        fields.put(GAMES, index_of(&GameId::ALL, &self.game)?);
        fields.put(RULES, rules);
        fields.put(SEATS, seats);
        for (rule, at) in standing.into_iter().filter(|(rule, _)| !is_plain || !rule.later) {
            fields.put(rule.values().len() as u32, at as u32);
        }
        fields.put(SEATS, self.first.map_or(0, |seat| u32::from(seat.0) + 1));
        for (seat, rival) in rivals.iter().enumerate() {
            let name = self.names.get(seat + 1)?;
            fields.put(LEVELS, index_of(&Level::ALL, &rival.level()?)?);
            fields.put(NAMED, index_of(&NAMES, &name.as_str()).map_or(0, |at| at + 1));
        }
        match u32::try_from(self.seed) {
            Ok(short) if short < SHORT_SEEDS => {
                fields.put(2, 0);
                fields.put(SHORT_SEEDS, short);
            }
            _ => {
                fields.put(2, 1);
                let part = |n: u32| (self.seed >> (22 * n)) as u32 % PART_OF_SEED;
                (0..3).for_each(|n| fields.put(PART_OF_SEED, part(n)));
            }
        }
        Some(fields)
    }

    fn unpacked(number: &mut Number) -> Result<(Kind, Challenge), CodeError> {
        let version = number.take(4);
        if version > WITH_LATER_RULES {
            return Err(CodeError::Newer);
        }
        let kind = if number.take(2) == 0 { Kind::SetUp } else { Kind::Match };
        let game = *GameId::ALL.get(number.take(GAMES) as usize).ok_or(CodeError::Newer)?;
        let (rules, house) = rules_of(game);
        if number.take(RULES) != rules {
            return Err(CodeError::OtherRules(game));
        }
        let seats = number.take(SEATS) as u8;
        if !game.seats().contains(&seats) {
            return Err(CodeError::Mistyped);
        }
        let mut options = serde_json::Map::new();
        for rule in house {
            let values = rule.values();
            let at = match rule.later && version == PLAIN {
                true => usual(game, rule),
                false => number.take(values.len() as u32) as usize,
            };
            let value = values.get(at);
            let value = value.ok_or(CodeError::Mistyped)?;
            options.insert(rule.field.to_owned(), value.clone());
        }
        let first = (number.take(SEATS) as u8).checked_sub(1).map(Seat);
        let (mut players, mut names) = (vec![Player::Human], vec![String::new()]);
        let mut others = OTHER_NAMES.iter();
        for _ in 1..seats {
            let level = Level::ALL.get(number.take(LEVELS) as usize).ok_or(CodeError::Newer)?;
            players.push(Player::Computer(*level));
            let name = match number.take(NAMED) as usize {
                0 => others.next(),
                at => NAMES.get(at - 1),
            };
            names.push(name.ok_or(CodeError::Newer)?.to_string());
        }
        let seed = match number.take(2) {
            0 => u64::from(number.take(SHORT_SEEDS)),
            _ => (0..3).fold(0, |seed, n| seed | u64::from(number.take(PART_OF_SEED)) << (22 * n)),
        };
        let options = Value::Object(options);
        let challenge = Challenge { game, options, first, players, names, seed };
        if !challenge.is_possible() {
            return Err(CodeError::Mistyped);
        }
        Ok((kind, challenge))
    }

    /// Whether the game can be set up like this.
    fn is_possible(&self) -> bool {
        with_game!(self.game, G => self.setup::<G>().is_some_and(|setup| setup.check::<G>().is_ok()))
    }

    /// Returns the setup of a game's match; `None` if the options are another game's.
    pub fn setup<G: Game>(&self) -> Option<Setup<G::Options>> {
        let options = serde_json::from_value(self.options.clone()).ok()?;
        Some(Setup { first: self.first, ..Setup::new(self.players.len() as u8, options) })
    }

    /// Returns the code of a match with this set-up. `None` if it has none, as [`code`](Self::code).
    pub fn code_of_match<G: Game>(&self, record: &Record<G>) -> Option<String> {
        let mut fields = self.packed(Kind::Match)?;
        let played = record.played();
        fields.put(MOST_ACTIONS, u32::try_from(played.len()).ok().filter(|it| *it < MOST_ACTIONS)?);
        let mut position = record.first_position();
        let mut legal = Vec::new();
        for action in played {
            legal.clear();
            position.legal_actions(&mut legal);
            fields.put(legal.len() as u32, index_of(&legal, action)?);
            position.play_unchecked(*action, &mut ());
        }
        Some(fields.code())
    }

    /// Reads a code for a match. The match is replayed, so it is one that could be played.
    ///
    /// # Errors
    /// Why it can't be read.
    pub fn read_match<G: Game>(code: &str) -> Result<(Challenge, Record<G>), CodeError> {
        let mut number = Number::read(code)?;
        let (kind, challenge) = Challenge::unpacked(&mut number)?;
        if kind != Kind::Match {
            return Err(CodeError::OtherKind);
        }
        let setup = challenge.setup::<G>().ok_or(CodeError::OtherKind)?;
        let start = Start::Deal { setup, seed: challenge.seed };
        let mut record = Record::<G>::new(start).map_err(|_| CodeError::Mistyped)?;
        let mut legal = Vec::new();
        for _ in 0..number.take(MOST_ACTIONS) {
            // The mark of the end is behind every action.
            if number.is_zero() {
                return Err(CodeError::Mistyped);
            }
            legal.clear();
            record.position().legal_actions(&mut legal);
            let at = number.take((legal.len() as u32).max(1)) as usize;
            let action = legal.get(at).ok_or(CodeError::Mistyped)?;
            record.play(*action).map_err(|_| CodeError::Mistyped)?;
        }
        if number.is_empty() { Ok((challenge, record)) } else { Err(CodeError::Mistyped) }
    }
}

/// Returns the version of a game's rules, and its house rules.
pub(super) fn rules_of(game: GameId) -> (u32, &'static [HouseRule]) {
    with_game!(game, G => (<G as Game>::RULES_VERSION, <G as Game>::HOUSE_RULES))
}

/// Returns the index of the standard value of a game's house rule.
pub(super) fn usual(game: GameId, rule: &HouseRule) -> usize {
    let options = with_game!(game, G => serde_json::to_value(<G as Game>::Options::default()));
    options.ok().and_then(|options| rule.standing(&options)).unwrap_or_default()
}

fn index_of<T: PartialEq>(all: &[T], one: &T) -> Option<u32> {
    all.iter().position(|other| other == one).and_then(|at| u32::try_from(at).ok())
}

/// Digits, each with its radix, first to last.
#[derive(Debug, Default)]
struct Fields(Vec<(u32, u32)>);

impl Fields {
    fn put(&mut self, radix: u32, digit: u32) {
        debug_assert!(digit < radix);
        self.0.push((radix, digit));
    }

    /// Returns the code, in groups.
    fn code(&self) -> String {
        let mut number = Number(vec![1]);
        self.0.iter().rev().for_each(|(radix, digit)| number.put(*radix, *digit));
        let mut letters = Vec::new();
        while !number.is_zero() {
            letters.push(DIGITS[number.take(32) as usize]);
        }
        letters.extend(checksum(&letters));
        let groups = letters.chunks(GROUP).map(|group| String::from_utf8_lossy(group));
        groups.collect::<Vec<_>>().join("-")
    }
}

/// Returns the checksum of a code's letters.
fn checksum(letters: &[u8]) -> [u8; CHECKSUM] {
    let sum = crc32fast::hash(letters) as usize;
    std::array::from_fn(|n| DIGITS[(sum >> (5 * n)) % 32])
}

/// A number of any size, lowest limb first.
#[derive(Debug)]
struct Number(Vec<u32>);

impl Number {
    /// Reads the letters of a code, in upper or lower case and with any spaces and hyphens.
    fn read(code: &str) -> Result<Number, CodeError> {
        let is_space =
            |letter: &char| letter.is_whitespace() || "-\u{2010}\u{2011}\u{2013}".contains(*letter);
        let letters = code.chars().filter(|letter| !is_space(letter)).take(LONGEST + 1);
        let letters: Vec<u8> = letters.map(digit).collect::<Result<_, _>>()?;
        if letters.is_empty() {
            return Err(CodeError::Empty);
        }
        if !(CHECKSUM + 1..=LONGEST).contains(&letters.len()) {
            return Err(CodeError::Length);
        }
        let (body, sum) = letters.split_at(letters.len() - CHECKSUM);
        if checksum(body) != sum {
            return Err(CodeError::Mistyped);
        }
        let mut number = Number(Vec::new());
        for letter in body.iter().rev() {
            let digit = DIGITS.iter().position(|digit| digit == letter).unwrap_or_default();
            number.put(32, digit as u32);
        }
        Ok(number)
    }

    /// Appends a digit: multiplies by the radix and adds it.
    fn put(&mut self, radix: u32, digit: u32) {
        let mut carry = u64::from(digit);
        for limb in &mut self.0 {
            let product = u64::from(*limb) * u64::from(radix) + carry;
            (*limb, carry) = (product as u32, product >> 32);
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
    }

    /// Takes the last digit: the remainder of a division by the radix.
    fn take(&mut self, radix: u32) -> u32 {
        let mut rest = 0;
        for limb in self.0.iter_mut().rev() {
            let dividend = rest << 32 | u64::from(*limb);
            (*limb, rest) = ((dividend / u64::from(radix)) as u32, dividend % u64::from(radix));
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        rest as u32
    }

    fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether only the mark of the end is left.
    fn is_empty(&self) -> bool {
        self.0 == [1]
    }
}

/// Returns the digit that a letter of a code stands for.
fn digit(letter: char) -> Result<u8, CodeError> {
    let upper = match letter.to_ascii_uppercase() {
        'I' | 'L' => '1',
        'O' => '0',
        upper => upper,
    };
    let found = u8::try_from(upper).ok().filter(|byte| DIGITS.contains(byte));
    found.ok_or(CodeError::Character(letter))
}
