//! The match of a lesson: its opponents follow a script as long as it fits. It has a slot of its own
//! and is not counted.

use super::*;
use crate::i18n::lessons as text;
use cardkeep_store::StoreError;

impl<G: Thinker> Session<G> {
    /// Continues the match of a lesson if it is at hand, or else begins it.
    ///
    /// # Errors
    /// Why the match can't be played.
    pub(crate) fn lesson(
        data_dir: Arc<DataDir>,
        new: Challenge,
        script: Vec<G::Action>,
        resumes: bool,
    ) -> Result<Self, String> {
        let start = start_of::<G>(&new)?;
        let (saved, notice) = match data_dir.load::<G>(Slot::Lesson) {
            Ok(loaded) => (Some(loaded.value), loaded.notice.as_ref().map(store::notice)),
            Err(StoreError::Empty) => (None, None),
            Err(_) => (None, Some(t!(text::lesson_unreadable))),
        };
        // A newer app may have another lesson.
        let same = saved.filter(|save| resumes && *save.record.start() == start);
        let kind = Kind::Lesson(script);
        let mut session = match same {
            Some(save) => Session::of(kind, data_dir, save)?,
            None => Session::begin_as(kind, data_dir, new, false)?,
        };
        session.notices.extend(notice.filter(|_| resumes));
        Ok(session)
    }

    /// Whether this is the match of a lesson.
    pub(crate) fn is_lesson(&self) -> bool {
        matches!(self.kind, Kind::Lesson(_))
    }

    /// Returns to the position after this many steps of the record.
    pub(crate) fn go_back(&mut self, steps: usize) {
        self.thought = None;
        self.change().jump(steps);
        self.autosave();
    }

    /// Whether the opponents still follow the script.
    pub(crate) fn follows_script(&self) -> bool {
        self.script_next().is_some()
    }

    /// Returns the scripted action of the opponent whose turn it is, if it is legal.
    pub(super) fn scripted(&self) -> Option<G::Action> {
        let rivals = matches!(self.position().turn(), Turn::Seat(seat) if seat != self.human);
        self.script_next().filter(|next| rivals && self.position().check(*next).is_ok())
    }

    /// Returns the next action of the script, if the opponents took all before it and no others.
    fn script_next(&self) -> Option<G::Action> {
        let Kind::Lesson(script) = &self.kind else { return None };
        let mut script = script.iter().copied();
        let mut position = self.save.record.first_position();
        for action in self.save.record.played() {
            let rivals = position.turn() != Turn::Seat(self.human);
            if rivals && script.next() != Some(*action) {
                return None;
            }
            position.play_unchecked(*action, &mut ());
        }
        script.next()
    }
}
