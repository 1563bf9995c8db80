//! The public plays of a deal.

/// The public plays since the last deal, stored inline so that positions clone without allocating.
///
/// A history is evidence of what players hold, not part of the state: it is neither saved nor
/// compared, so positions with different pasts can be equal.
#[derive(Clone, Copy, Debug)]
pub struct History<T, const MOST: usize> {
    len: u8,
    plays: [Option<T>; MOST],
}

impl<T: Copy, const MOST: usize> History<T, MOST> {
    /// Adds the newest play. The rules bound the plays of a deal, so there is room for it; without
    /// room it is left out.
    pub fn push(&mut self, play: T) {
        debug_assert!(self.len() < MOST, "a deal has more than {MOST} plays");
        if let Some(place) = self.plays.get_mut(usize::from(self.len)) {
            *place = Some(play);
            self.len += 1;
        }
    }

    /// Returns the number of plays.
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether there are no plays.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Iterates over the plays, oldest first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> {
        self.plays[..self.len()].iter().copied().flatten()
    }
}

impl<T: Copy, const MOST: usize> Default for History<T, MOST> {
    fn default() -> Self {
        History { len: 0, plays: [None; MOST] }
    }
}

impl<T, const MOST: usize> PartialEq for History<T, MOST> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}
