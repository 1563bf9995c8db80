//! The pieces (cards) of a table. A piece keeps its number for the whole match, so that a card with
//! a new zone flies there. An unknown piece has no face.

/// One card of the table, in a zone of type `P`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Piece<P, C> {
    pub place: P,
    /// The card, if the player knows it.
    pub card: Option<C>,
    pub face_up: bool,
    /// Increases with every move, so that the cards of a zone stay in order of arrival.
    order: u32,
}

impl<P, C: Copy> Piece<P, C> {
    /// Returns the card if it lies face up.
    pub(crate) fn shown(&self) -> Option<C> {
        self.card.filter(|_| self.face_up)
    }
}

/// All pieces of a table.
#[derive(Clone, Debug)]
pub(crate) struct Pieces<P, C> {
    all: Vec<Piece<P, C>>,
    moves: u32,
}

impl<P: Copy + PartialEq, C: Copy + PartialEq> Pieces<P, C> {
    /// Creates this many unknown, face-down cards in one zone.
    pub(crate) fn new(count: usize, place: P) -> Self {
        let piece = Piece { place, card: None, face_up: false, order: 0 };
        Pieces { all: vec![piece; count], moves: 0 }
    }

    /// Returns the number of pieces.
    pub(crate) fn count(&self) -> usize {
        self.all.len()
    }

    /// Returns the piece with a number.
    pub(crate) fn get(&self, number: usize) -> Option<Piece<P, C>> {
        self.all.get(number).copied()
    }

    /// Returns the card of a piece, if the player knows it.
    pub(crate) fn card(&self, number: usize) -> Option<C> {
        self.get(number)?.card
    }

    /// Returns the numbers of the pieces in a zone, in order of arrival.
    pub(crate) fn at(&self, place: P) -> Vec<usize> {
        let mut found: Vec<usize> =
            (0..self.all.len()).filter(|n| self.all[*n].place == place).collect();
        found.sort_by_key(|n| self.all[*n].order);
        found
    }

    /// Puts a piece into a zone, as the last one there.
    pub(crate) fn put(&mut self, number: usize, place: P, card: Option<C>, face_up: bool) {
        self.moves += 1;
        self.all[number] = Piece { place, card, face_up, order: self.moves };
    }

    /// Moves the first piece of one zone to another.
    pub(crate) fn bring(&mut self, from: P, to: P, card: Option<C>, face_up: bool) {
        if let Some(number) = self.at(from).first() {
            self.put(*number, to, card, face_up);
        }
    }

    /// Turns a piece over in place, and sets its card.
    pub(crate) fn turn(&mut self, number: usize, card: Option<C>, face_up: bool) {
        let piece = &mut self.all[number];
        (piece.card, piece.face_up) = (card, face_up);
    }

    /// Returns the number of a card in a zone; for an unknown card, one from the middle.
    pub(crate) fn find(&self, place: P, card: Option<C>) -> Option<usize> {
        let there = self.at(place);
        let named = there.iter().find(|n| card.is_some() && self.all[**n].card == card);
        named.or_else(|| there.get(there.len() / 2)).copied()
    }

    /// Reuses the previous numbers of the pieces, so that a card in another zone flies there: first
    /// by known card, then by zone, and the rest in order of arrival. Of several equal cards, those
    /// that stayed keep their numbers.
    pub(crate) fn keep_numbers(&mut self, old: &Self) {
        type Alike<P, C> = fn(&Piece<P, C>, &Piece<P, C>) -> bool;
        let alike: [Alike<P, C>; 4] = [
            |new, old| new.card.is_some() && new.card == old.card && new.place == old.place,
            |new, old| new.card.is_some() && new.card == old.card,
            |new, old| new.place == old.place,
            |_, _| true,
        ];
        if self.count() != old.count() {
            return;
        }
        let mut left = old.in_order();
        let order = self.in_order();
        let mut new: Vec<Piece<P, C>> = order.into_iter().map(|number| self.all[number]).collect();
        for (order, piece) in (1..).zip(&mut new) {
            piece.order = order;
        }
        self.moves = new.len() as u32;
        for alike in alike {
            new.retain(|piece| {
                let same = left.iter().position(|number| alike(piece, &old.all[*number]));
                if let Some(same) = same {
                    self.all[left.remove(same)] = *piece;
                }
                same.is_none()
            });
        }
    }

    /// Returns all numbers, in order of arrival within the zones.
    fn in_order(&self) -> Vec<usize> {
        let mut numbers: Vec<usize> = (0..self.count()).collect();
        numbers.sort_by_key(|number| self.all[*number].order);
        numbers
    }

    /// Returns the number of a card in any zone; of several equal ones, the first.
    pub(crate) fn of(&self, card: C) -> Option<usize> {
        self.all.iter().position(|piece| piece.card == Some(card))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three unknown cards in zone 0, of which the last goes face up to zone 1.
    fn dealt() -> Pieces<u8, char> {
        let mut pieces = Pieces::new(3, 0);
        pieces.put(2, 1, Some('a'), true);
        pieces
    }

    #[test]
    fn a_card_that_is_taken_back_keeps_its_number_and_lies_on_top_again() {
        let dealt = dealt();
        let mut back = Pieces::new(3, 0);
        back.keep_numbers(&dealt);
        assert_eq!(back.at(0), [0, 1, 2]);
    }

    #[test]
    fn a_known_card_keeps_its_number_wherever_it_lies() {
        let dealt = dealt();
        let mut anew = Pieces::new(3, 0);
        anew.put(0, 2, Some('a'), true);
        anew.put(1, 1, Some('b'), true);
        anew.keep_numbers(&dealt);
        assert_eq!((anew.at(2), anew.at(0)), (vec![2], vec![0]));
        assert_eq!(anew.card(1), Some('b'));
    }
}
