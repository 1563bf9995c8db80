//! Macros for card types that are numbers.

/// Implements numbering and [`as_text`] for a card type whose deck has this many cards.
macro_rules! numbered {
    ($card:ident, $count:literal) => {
        impl $card {
            /// Number of cards in the deck.
            pub const COUNT: usize = $count;

            /// The card with this number, if it is under [`COUNT`](Self::COUNT).
            pub fn from_index(index: usize) -> Option<Self> {
                (index < Self::COUNT).then_some($card(index as u8))
            }

            /// The card's number, from 0.
            pub fn index(self) -> usize {
                usize::from(self.0)
            }

            /// All cards of the deck, in order of their numbers.
            pub fn all() -> impl Iterator<Item = $card> {
                (0..Self::COUNT as u8).map($card)
            }
        }

        impl $crate::cards::Numbered for $card {
            const COUNT: usize = $count;
            const FIRST: Self = $card(0);

            fn from_index(index: usize) -> Option<Self> {
                $card::from_index(index)
            }

            fn index(self) -> usize {
                $card::index(self)
            }

            fn name(self) -> String {
                $card::name(self)
            }
        }

        $crate::cards::as_text!($card);
    };
}

/// Serializes a type as its notation (C-7), and uses the notation for `Debug`.
macro_rules! as_text {
    ($type:ident) => {
        impl std::fmt::Debug for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }

        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

pub(crate) use {as_text, numbered};
