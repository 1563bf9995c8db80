//! A collection with one value per seat.

use std::ops::{Deref, DerefMut, Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Seat;

/// One value per seat, stored inline so that positions clone without allocating. A game with fewer
/// than six seats sets a smaller `MOST` to copy less.
#[derive(Clone, Copy, Debug)]
pub struct BySeat<T, const MOST: usize = 6> {
    seats: u8,
    values: [T; MOST],
}

impl<T: Copy + Default, const MOST: usize> BySeat<T, MOST> {
    /// Creates the default value for each of this many seats.
    ///
    /// # Panics
    /// If there are more than `MOST`.
    pub fn new(seats: u8) -> Self {
        assert!(usize::from(seats) <= MOST, "a table of {seats}");
        BySeat { seats, values: [T::default(); MOST] }
    }

    /// Computes a value for each of this many seats.
    ///
    /// # Panics
    /// If there are more than `MOST`.
    pub fn from_fn(seats: u8, mut value: impl FnMut(Seat) -> T) -> Self {
        let mut all = Self::new(seats);
        for seat in Seat::all(seats) {
            all[seat] = value(seat);
        }
        all
    }
}

impl<T, const MOST: usize> BySeat<T, MOST> {
    /// Returns the number of seats.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Iterates over the seats with their values, in order.
    pub fn pairs(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.seats).zip(self.iter())
    }
}

impl<T, const MOST: usize> Deref for BySeat<T, MOST> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.values[..usize::from(self.seats)]
    }
}

impl<T, const MOST: usize> DerefMut for BySeat<T, MOST> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.values[..usize::from(self.seats)]
    }
}

impl<T, const MOST: usize> Index<Seat> for BySeat<T, MOST> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &(**self)[seat.index()]
    }
}

impl<T, const MOST: usize> IndexMut<Seat> for BySeat<T, MOST> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut (**self)[seat.index()]
    }
}

impl<T: PartialEq, const MOST: usize> PartialEq for BySeat<T, MOST> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Serialize, const MOST: usize> Serialize for BySeat<T, MOST> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const MOST: usize> Deserialize<'de>
    for BySeat<T, MOST>
{
    /// Reads a list with one value per seat; more than `MOST` values are an error.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        if values.len() > MOST {
            let message = format!("{} values where there are at most {MOST} seats", values.len());
            return Err(serde::de::Error::custom(message));
        }
        Ok(BySeat::from_fn(values.len() as u8, |seat| values[seat.index()]))
    }
}
