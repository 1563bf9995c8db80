//! What the pages say of a game: its one line, its house options, how it is played.

mod four_horsemen;
mod four_kingdoms;
mod four_knights;

use crate::cards::{Card, Rank, Suit};
use crate::games::GameId;

/// A game in words for the player.
pub struct Guide {
    /// The rules in one line.
    pub line: &'static str,
    pub options: &'static [House],
    pub chapters: Vec<Chapter>,
}

/// A house option that is on or off.
pub struct House {
    /// Its field in the options of the game.
    pub field: &'static str,
    pub name: &'static str,
    pub remark: &'static str,
}

/// A chapter of how to play.
pub struct Chapter {
    pub title: &'static str,
    pub text: &'static str,
    /// Suits that each beat the next, to be drawn.
    pub cycle: Vec<Suit>,
    pub examples: Vec<Example>,
}

impl Chapter {
    fn new(title: &'static str, text: &'static str) -> Self {
        Chapter { title, text, cycle: Vec::new(), examples: Vec::new() }
    }
}

/// Two cards that meet.
pub struct Example {
    pub left: Card,
    pub right: Card,
    /// What the left card does to the right one: "beats".
    pub verdict: &'static str,
    /// Why.
    pub remark: &'static str,
}

/// Two cards and what is to be said of them.
type Pair = ((Rank, Suit), (Rank, Suit), &'static str);

/// Examples of these pairs, judged by the rules of the game.
fn examples<const N: usize>(
    pairs: [Pair; N],
    judge: impl Fn(Card, Card) -> &'static str,
) -> Vec<Example> {
    let example = |((rank, suit), (other_rank, other_suit), remark)| {
        let (left, right) = (Card::new(rank, suit), Card::new(other_rank, other_suit));
        Example { left, right, verdict: judge(left, right), remark }
    };
    pairs.into_iter().map(example).collect()
}

/// What examples tell, in the notation of cards.
#[cfg(test)]
fn told(examples: &[Example]) -> Vec<String> {
    let tell = |Example { left, verdict, right, .. }: &Example| format!("{left} {verdict} {right}");
    examples.iter().map(tell).collect()
}

impl Guide {
    pub fn of(game: GameId) -> Guide {
        match game {
            GameId::FourKnights => four_knights::guide(),
            GameId::FourKingdoms => four_kingdoms::guide(),
            GameId::FourHorsemen => four_horsemen::guide(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Game;
    use crate::with_game;

    /// The options of a game by name.
    fn options<G: Game>() -> serde_json::Value {
        serde_json::to_value(G::Options::default()).unwrap()
    }

    #[test]
    fn options_are_those_of_the_game() {
        for game in GameId::ALL {
            let real = with_game!(game, G => options::<G>());
            let known = real.as_object().unwrap();
            let told = Guide::of(game).options;
            assert_eq!(told.len(), known.len(), "{game} tells of every option");
            for house in told {
                assert_eq!(known.get(house.field), Some(&false.into()), "{game}: {}", house.field);
            }
        }
    }

    #[test]
    fn every_game_is_explained() {
        for game in GameId::ALL {
            let guide = Guide::of(game);
            assert!(!guide.line.is_empty() && guide.chapters.len() > 2, "{game} is explained");
        }
    }
}
