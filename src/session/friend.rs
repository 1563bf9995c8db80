//! The same match as a friend has played it: its code, its record, and where the two part.

use super::*;

/// Where two matches with the same set-up part.
pub(crate) enum Parting<G: Game> {
    /// Nowhere.
    Nowhere,
    /// The player and the friend decided differently after this many moves.
    Decision { moves: usize, view: G::View, mine: G::Action, friends: G::Action },
    /// An opponent acted differently, as another version of the app might.
    Rival { moves: usize },
    /// One of the two ended, given up.
    End { moves: usize },
}

impl<G: Thinker> Session<G> {
    /// Begins the match of a friend's code, and keeps the code with it.
    ///
    /// # Errors
    /// That the code is none of this game, or as [`begin`](Session::begin).
    pub(crate) fn begin_after_friend(data_dir: Arc<DataDir>, code: String) -> Result<Self, String> {
        let read = Challenge::read_match::<G>(&code);
        let (challenge, record) = read.map_err(|_| t!(app::deal_no_code))?;
        // As short as it can be written.
        let code = challenge.code_of_match(&record);
        let mut session = Session::begin(data_dir, challenge, false)?;
        session.save.friend = code;
        session.autosave();
        session.notices.push(t!(app::friend_played));
        Ok(session)
    }

    /// Returns what a friend needs to play the same match; `None` of a lesson, and of a match that did
    /// not begin with a deal.
    pub(super) fn challenge(&self) -> Option<Challenge> {
        let seed = self.deal().filter(|_| !self.is_taught())?;
        let setup = self.position().setup();
        Some(Challenge::of::<G>(&setup, seed, &self.save.players, &self.save.names))
    }

    /// Returns the code by which a friend plays the same match; `None` if it has none.
    pub(crate) fn code(&self) -> Option<String> {
        self.challenge()?.code()
    }

    /// Returns the code of a finished match of the player with all that was decided in it. `None` of
    /// practice, in which decisions can be taken back, and of what has no [`code`](Session::code).
    pub(crate) fn match_code(&self) -> Option<String> {
        if self.save.practice || !(self.is_reviewing() || self.outcome().is_some()) {
            return None;
        }
        let whole = self.whole();
        outcome(whole.position())?;
        self.challenge()?.code_of_match(&whole)
    }

    /// Returns the code of the match up to its first so many actions, so that the last of them can be
    /// reported; `None` if the match has no [`code`](Session::code).
    pub(crate) fn code_up_to(&self, actions: usize) -> Option<String> {
        let mut past = self.save.record.clone();
        past.jump(actions);
        self.challenge()?.code_of_match(&past)
    }

    /// Returns the record at its end.
    pub(crate) fn whole(&self) -> Record<G> {
        let mut whole = self.save.record.clone();
        if self.is_reviewing() {
            whole.jump(usize::MAX);
        }
        whole
    }

    /// Returns the match with which the player's is compared: as a friend has played it, or a hard player.
    /// Before the player's own is over there is none, so that nothing of it can be seen.
    pub(crate) fn other_match(&self) -> Option<&Record<G>> {
        self.friends_match().or_else(|| self.par())
    }

    /// Returns the match as a friend has played it, once the player's own is over.
    pub(crate) fn friends_match(&self) -> Option<&Record<G>> {
        if !(self.is_reviewing() || self.outcome().is_some()) {
            return None;
        }
        let read = || {
            let (challenge, record) =
                Challenge::read_match::<G>(self.save.friend.as_ref()?).ok()?;
            // A damaged or foreign code is none of this match.
            (challenge.code() == self.code()).then_some(record)
        };
        self.friends_match.get_or_init(read).as_ref()
    }

    /// Returns where the player's match and the friend's part.
    pub(crate) fn parting(&self) -> Option<Parting<G>> {
        let friends = self.other_match()?.played();
        let whole = self.whole();
        let mine = whole.played();
        let same = mine.iter().zip(friends).take_while(|(mine, friends)| mine == friends);
        let moves = same.count();
        let (mine, friends) = match (mine.get(moves), friends.get(moves)) {
            (None, None) => return Some(Parting::Nowhere),
            (Some(mine), Some(friends)) => (*mine, *friends),
            _ => return Some(Parting::End { moves }),
        };
        let mut position = whole.first_position();
        let before = &whole.played()[..moves];
        before.iter().for_each(|action| position.play_unchecked(*action, &mut ()));
        if position.turn() != Turn::Seat(self.human) {
            return Some(Parting::Rival { moves });
        }
        Some(Parting::Decision { moves, view: position.view(self.human), mine, friends })
    }
}
