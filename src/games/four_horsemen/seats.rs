//! A value for every seat of a table of two to four.

use std::ops::{Deref, DerefMut, Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::engine::Seat;

/// The most seats of a table.
pub const MOST_SEATS: usize = 4;

/// One value a seat, kept inline so that positions clone without allocating.
#[derive(Clone, Copy, Debug)]
pub struct BySeat<T> {
    seats: u8,
    values: [T; MOST_SEATS],
}

impl<T: Copy + Default> BySeat<T> {
    /// The default value for each of this many seats.
    ///
    /// # Panics
    /// If there are more than four.
    pub fn new(seats: u8) -> Self {
        assert!(usize::from(seats) <= MOST_SEATS, "a table of {seats}");
        BySeat { seats, values: [T::default(); MOST_SEATS] }
    }

    /// A value worked out for each of this many seats.
    ///
    /// # Panics
    /// If there are more than four.
    pub fn from_fn(seats: u8, mut value: impl FnMut(Seat) -> T) -> Self {
        let mut all = Self::new(seats);
        for seat in Seat::all(seats) {
            all[seat] = value(seat);
        }
        all
    }
}

impl<T> BySeat<T> {
    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Every seat with its value, in order.
    pub fn pairs(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.seats).zip(self.iter())
    }
}

/// The seats of a table of this many, clockwise, beginning with this one.
pub(super) fn clockwise(first: Seat, seats: u8) -> impl Iterator<Item = Seat> {
    (0..seats).map(move |step| Seat((first.0 + step) % seats))
}

impl<T> Deref for BySeat<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.values[..usize::from(self.seats)]
    }
}

impl<T> DerefMut for BySeat<T> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.values[..usize::from(self.seats)]
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &(**self)[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut (**self)[seat.index()]
    }
}

impl<T: PartialEq> PartialEq for BySeat<T> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>> Deserialize<'de> for BySeat<T> {
    /// Reads a list with one value a seat; more than four are an error.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        if values.len() > MOST_SEATS {
            let message = format!("{} values where there are at most 4 seats", values.len());
            return Err(serde::de::Error::custom(message));
        }
        Ok(BySeat::from_fn(values.len() as u8, |seat| values[seat.index()]))
    }
}
