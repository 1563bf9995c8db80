//! The record of a match: its start and every action since, with a cursor for undo and redo. Saves
//! hold records; reading one replays it through the rules.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Game, Impossible, Rejected, Seat, Setup, Turn, Unreadable, Witness};

/// Maximum actions since the start or the last restart: about eight hours at one action per
/// second without undo. Games with a bound stay below.
pub const LONGEST_MATCH: usize = 30_000;

/// Maximum steps of a record. When it is exceeded, the steps before the latest restart are dropped,
/// which only makes it impossible to undo back to them.
pub const LONGEST_RECORD: usize = 2 * LONGEST_MATCH;

/// The start of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub enum Start<G: Game> {
    /// A deal, fixed by setup and seed (C-2).
    Deal {
        /// The seats and house options.
        setup: Setup<G::Options>,
        /// The deal number.
        seed: u64,
    },
    /// A position that was not reached by play.
    #[cfg(feature = "made-positions")]
    Position(Box<G>),
}

impl<G: Game> Start<G> {
    fn position(&self) -> Result<G, Impossible> {
        match self {
            Start::Deal { setup, seed } => {
                setup.check::<G>()?;
                Ok(G::deal(setup, *seed))
            }
            #[cfg(feature = "made-positions")]
            Start::Position(position) => Ok((**position).clone()),
        }
    }
}

/// One entry of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step<A> {
    /// A player's action.
    Play(A),
    /// An automatic action, undone and redone together with the one before.
    Along(A),
    /// A restart of the match.
    Restart,
}

/// A player's action and what that player saw then.
#[derive(Clone, Debug)]
pub struct Decision<G: Game> {
    /// Who played it.
    pub seat: Seat,
    /// What that seat saw before it.
    pub view: G::View,
    /// The action.
    pub action: G::Action,
}

impl<A> Step<A> {
    fn is_restart(&self) -> bool {
        matches!(self, Step::Restart)
    }
}

/// The action in notation, prefixed with `+` if it was automatic.
impl<A: fmt::Display> fmt::Display for Step<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Play(action) => action.fmt(f),
            Step::Along(action) => write!(f, "+{action}"),
            Step::Restart => f.write_str("restart"),
        }
    }
}

impl<A: FromStr> FromStr for Step<A> {
    type Err = A::Err;

    fn from_str(text: &str) -> Result<Self, A::Err> {
        match text.strip_prefix('+') {
            Some(action) => action.parse().map(Step::Along),
            None if text == "restart" => Ok(Step::Restart),
            None => text.parse().map(Step::Play),
        }
    }
}

/// A match from its start to its current position, with undone steps kept for redo.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Text<G>", into = "Text<G>", bound = "")]
pub struct Record<G: Game> {
    start: Start<G>,
    steps: Vec<Step<G::Action>>,
    cursor: usize,
    position: G,
    /// The actions since the start or the last restart that led to the position.
    played: Vec<G::Action>,
}

impl<G: Game> Record<G> {
    /// Creates a match that starts with a deal or a made position.
    ///
    /// # Errors
    /// Why the game cannot start like this.
    pub fn new(start: Start<G>) -> Result<Self, Impossible> {
        let position = start.position()?;
        Ok(Record { start, steps: Vec::new(), cursor: 0, position, played: Vec::new() })
    }

    /// Restores a match from its parts, with the first `cursor` steps taken.
    ///
    /// # Errors
    /// The action that the rules refuse, why the game cannot start like this, or that there are
    /// more steps than [`LONGEST_RECORD`], or more between restarts than [`LONGEST_MATCH`].
    pub fn replay(
        start: Start<G>,
        steps: Vec<Step<G::Action>>,
        cursor: usize,
    ) -> Result<Self, Broken> {
        check_length(&steps)?;
        let first = start.position().map_err(|why| Broken(why.to_string()))?;
        if cursor > steps.len() {
            let message = format!("it stands at action {cursor} but has only {}", steps.len());
            return Err(Broken(message));
        }
        let (mut position, mut played) = (first.clone(), Vec::new());
        let mut at_cursor = None;
        for (n, step) in steps.iter().enumerate() {
            if n == cursor {
                at_cursor = Some((position.clone(), played.clone()));
            }
            match step {
                Step::Play(action) | Step::Along(action) => {
                    position.check(*action).map_err(|why| {
                        let why = why.to_string();
                        let why = why.trim_end_matches('.');
                        Broken(format!("action {}, {action}, is against the rules: {why}", n + 1))
                    })?;
                    position.play_unchecked(*action, &mut ());
                    played.push(*action);
                }
                Step::Restart => {
                    position = first.clone();
                    played.clear();
                }
            }
        }
        let (position, played) = at_cursor.unwrap_or((position, played));
        Ok(Record { start, steps, cursor, position, played })
    }

    /// Returns the start of the match.
    pub fn start(&self) -> &Start<G> {
        &self.start
    }

    /// Returns the deal number, if the match began with a deal.
    pub fn deal(&self) -> Option<u64> {
        match self.start {
            Start::Deal { seed, .. } => Some(seed),
            #[cfg(feature = "made-positions")]
            Start::Position(_) => None,
        }
    }

    /// Returns the current position, after all steps before the cursor.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// Returns the actions that led here, oldest first, without undone ones and those before a
    /// restart.
    pub fn played(&self) -> &[G::Action] {
        &self.played
    }

    /// Returns the number of players' actions that led here, without automatic ones.
    pub fn acts(&self) -> usize {
        let since = self.steps[..self.cursor].iter().rev();
        let since = since.take_while(|step| !step.is_restart());
        since.filter(|step| matches!(step, Step::Play(_))).count()
    }

    /// Returns the positions since the start or the last restart: one before each player action,
    /// and the current one last.
    pub fn path(&self) -> Vec<G> {
        let steps = &self.steps[..self.cursor];
        let begin = steps.iter().rposition(Step::is_restart).map_or(0, |restart| restart + 1);
        let mut position = self.first_position();
        let mut path = Vec::new();
        for step in &steps[begin..] {
            if matches!(step, Step::Play(_)) {
                path.push(position.clone());
            }
            if let Step::Play(action) | Step::Along(action) = step {
                position.play_unchecked(*action, &mut ());
            }
        }
        path.push(position);
        path
    }

    /// Returns the players' decisions that led here, oldest first, without automatic actions.
    pub fn decisions(&self) -> Vec<Decision<G>> {
        let steps = &self.steps[..self.cursor];
        let begin = steps.iter().rposition(Step::is_restart).map_or(0, |restart| restart + 1);
        let actions = steps[begin..].iter().filter_map(|step| match step {
            Step::Play(action) => Some(*action),
            _ => None,
        });
        let decision = |(position, action): (G, _)| match position.turn() {
            Turn::Seat(seat) => Some(Decision { seat, view: position.view(seat), action }),
            Turn::Over(_) => None,
        };
        self.path().into_iter().zip(actions).filter_map(decision).collect()
    }

    /// Plays an action. Undone steps are dropped.
    ///
    /// # Errors
    /// The rule the action would break; the record is then unchanged. A match of
    /// [`LONGEST_MATCH`] actions takes no more, but they can be undone.
    pub fn play(&mut self, action: G::Action) -> Result<Vec<G::Event>, Rejected<G::Refusal>> {
        let mut events = Vec::new();
        self.play_before(action, &mut events)?;
        Ok(events)
    }

    /// Plays an action and reports its events to a witness. Undone steps are dropped.
    ///
    /// # Errors
    /// As [`play`](Record::play).
    pub fn play_before<W: Witness<G>>(
        &mut self,
        action: G::Action,
        witness: &mut W,
    ) -> Result<(), Rejected<G::Refusal>> {
        self.take(action, Step::Play(action), witness)
    }

    /// Plays an automatic action that follows from the one before.
    ///
    /// # Errors
    /// The rule the action would break; the record is then unchanged.
    pub fn play_along<W: Witness<G>>(
        &mut self,
        action: G::Action,
        witness: &mut W,
    ) -> Result<(), Rejected<G::Refusal>> {
        self.take(action, Step::Along(action), witness)
    }

    fn take<W: Witness<G>>(
        &mut self,
        action: G::Action,
        step: Step<G::Action>,
        witness: &mut W,
    ) -> Result<(), Rejected<G::Refusal>> {
        if self.played.len() >= LONGEST_MATCH {
            return Err(Rejected::TooLong);
        }
        self.position.check(action)?;
        self.position.play_unchecked(action, witness);
        self.push(step);
        self.played.push(action);
        Ok(())
    }

    fn push(&mut self, step: Step<G::Action>) {
        self.steps.truncate(self.cursor);
        if self.steps.len() >= LONGEST_RECORD
            && let Some(restart) = self.steps.iter().position(Step::is_restart)
        {
            // After a restart, the position is that of the start.
            self.steps.drain(..=restart);
        }
        self.steps.push(step);
        self.cursor = self.steps.len();
    }

    /// Restarts the match, as a step that can be undone.
    pub fn restart(&mut self) {
        self.push(Step::Restart);
        self.position = self.first_position();
        self.played.clear();
    }

    /// Returns how many steps are before the cursor and how many after it.
    pub fn depth(&self) -> (usize, usize) {
        (self.cursor, self.steps.len() - self.cursor)
    }

    /// Returns how many automatic actions the last player action brought about.
    pub fn automatic(&self) -> usize {
        let before = self.steps[..self.cursor].iter().rev();
        before.take_while(|step| matches!(step, Step::Along(_))).count()
    }

    /// Undoes the last player action and all automatic ones after it. Returns it, or `None` at the
    /// start.
    pub fn undo(&mut self) -> Option<Step<G::Action>> {
        let follows = |step: &Step<_>| matches!(step, Step::Along(_));
        let before = &self.steps[..self.cursor];
        let cursor = before.iter().rposition(|step| !follows(step)).or_else(|| {
            // Only automatic actions since the start.
            (!before.is_empty()).then_some(0)
        })?;
        self.go_to(cursor);
        Some(self.steps[cursor])
    }

    /// Redoes the last undone player action and all automatic ones after it, before a witness.
    /// Returns it, or `None` if there is none.
    pub fn redo<W: Witness<G>>(&mut self, witness: &mut W) -> Option<Step<G::Action>> {
        let first = *self.steps.get(self.cursor)?;
        loop {
            self.advance(witness);
            if !matches!(self.steps.get(self.cursor), Some(Step::Along(_))) {
                return Some(first);
            }
        }
    }

    /// Takes the step at the cursor.
    fn advance<W: Witness<G>>(&mut self, witness: &mut W) {
        match self.steps[self.cursor] {
            Step::Play(action) | Step::Along(action) => {
                self.position.play_unchecked(action, witness);
                self.played.push(action);
            }
            Step::Restart => {
                self.position = self.first_position();
                self.played.clear();
            }
        }
        self.cursor += 1;
    }

    /// Reports to a witness every event since the start or the last restart.
    pub fn retell<W: Witness<G>>(&self, witness: &mut W) {
        let mut position = self.first_position();
        self.played.iter().for_each(|action| position.play_unchecked(*action, witness));
    }

    fn go_to(&mut self, cursor: usize) {
        self.position = self.first_position();
        self.played.clear();
        // Steps before a restart have no effect on the position.
        let restart = self.steps[..cursor].iter().rposition(Step::is_restart);
        self.cursor = restart.map_or(0, |restart| restart + 1);
        while self.cursor < cursor {
            self.advance(&mut ());
        }
    }

    /// Returns the match without undone steps and without steps before the latest restart.
    pub fn trimmed(&self) -> Self {
        let before = &self.steps[..self.cursor];
        let from = before.iter().rposition(Step::is_restart).map_or(0, |restart| restart + 1);
        let mut trimmed = self.clone();
        trimmed.steps = before[from..].to_vec();
        trimmed.cursor = trimmed.steps.len();
        trimmed
    }

    /// Moves the cursor behind this many steps and the automatic ones that follow; to the end if
    /// there are fewer.
    pub fn jump(&mut self, steps: usize) {
        let follows = |step: &Step<_>| matches!(step, Step::Along(_));
        let rest = self.steps.get(steps..).unwrap_or_default();
        let more = rest.iter().take_while(|step| follows(step)).count();
        self.go_to(steps.min(self.steps.len()) + more);
    }

    /// Moves the cursor to the start; [`redo`](Record::redo) can repeat everything.
    pub fn rewind(&mut self) {
        self.go_to(0);
    }

    /// Returns the position before the first action.
    pub fn first_position(&self) -> G {
        self.start.position().expect("the start was checked when the record was made")
    }
}

/// Refuses more steps than any match has.
fn check_length<A>(steps: &[Step<A>]) -> Result<(), Broken> {
    let longest = steps.split(Step::is_restart).map(<[_]>::len).max();
    if steps.len() > LONGEST_RECORD {
        Err(Broken::too_long(LONGEST_RECORD))
    } else if longest > Some(LONGEST_MATCH) {
        Err(Broken::too_long(LONGEST_MATCH))
    } else {
        Ok(())
    }
}

/// A record whose parts do not make a match, with the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken(String);

impl Broken {
    fn too_long(most: usize) -> Self {
        Broken(format!("it has more than {most} actions"))
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the match cannot be played back: {}", self.0)
    }
}

impl std::error::Error for Broken {}

/// JSON form of a record.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
struct Text<G: Game> {
    start: Start<G>,
    actions: Notation<G::Action>,
    cursor: usize,
}

/// Steps in notation.
struct Notation<A>(Vec<Step<A>>);

impl<A: fmt::Display> Serialize for Notation<A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(ToString::to_string))
    }
}

impl<'de, A: FromStr<Err = Unreadable>> Deserialize<'de> for Notation<A> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(NotationReader(PhantomData))
    }
}

struct NotationReader<A>(PhantomData<A>);

impl<'de, A: FromStr<Err = Unreadable>> Visitor<'de> for NotationReader<A> {
    type Value = Notation<A>;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("the actions of a match")
    }

    /// Stops at the maximum length, because a file may be arbitrarily long.
    fn visit_seq<S: SeqAccess<'de>>(self, mut notations: S) -> Result<Notation<A>, S::Error> {
        let mut steps = Vec::new();
        while let Some(notation) = notations.next_element::<String>()? {
            if steps.len() == LONGEST_RECORD {
                return Err(S::Error::custom(Broken::too_long(LONGEST_RECORD)));
            }
            let step = notation.parse().map_err(|why: Unreadable| Broken(why.to_string()));
            steps.push(step.map_err(S::Error::custom)?);
        }
        Ok(Notation(steps))
    }
}

impl<G: Game> From<Record<G>> for Text<G> {
    fn from(record: Record<G>) -> Self {
        Text { start: record.start, actions: Notation(record.steps), cursor: record.cursor }
    }
}

impl<G: Game> TryFrom<Text<G>> for Record<G> {
    type Error = Broken;

    fn try_from(text: Text<G>) -> Result<Self, Broken> {
        Record::replay(text.start, text.actions.0, text.cursor)
    }
}
