//! Texts about the games for the home page and the rules page.

mod brief;
mod four_horsemen;
mod four_kingdoms;
mod four_knights;
mod knights_and_ninjas;
mod watchtower;

pub(crate) use brief::{Brief, Diagram, Frame, Look};

use super::i18n::{List, Named as _, Noun, app, t, tips};
use cardkeep_art::Front;
use cardkeep_core::cards::{Card, Rank, Suit};
use cardkeep_core::games::GameId;
use cardkeep_core::games::four_horsemen::Horseman;
use cardkeep_core::games::knights_and_ninjas::PlayedCard;

/// A game in words for the player.
pub(crate) struct Guide {
    /// The rules in one line.
    pub line: String,
    pub brief: Brief,
    pub chapters: Vec<Chapter>,
}

/// A chapter of how to play.
pub(crate) struct Chapter {
    pub title: String,
    pub text: String,
    pub order: Option<Order>,
    pub chart: Option<Chart>,
    pub roll: Vec<Entry>,
    pub examples: Vec<Example>,
}

impl Chapter {
    fn new(title: impl Into<String>, text: impl Into<String>) -> Self {
        let (title, text) = (title.into(), text.into());
        Chapter { title, text, order: None, chart: None, roll: Vec::new(), examples: Vec::new() }
    }
}

/// Signs that each beat the next, to be drawn, and the same in words.
pub(crate) struct Order {
    pub signs: Vec<Sign>,
    pub label: String,
}

/// What meets what, to be drawn in rows and columns.
pub(crate) struct Chart {
    pub columns: Vec<Sign>,
    pub rows: Vec<Row>,
    /// What the signs stand for.
    pub legend: Vec<Entry>,
}

/// A sign, what it is called, and what there is to be said of it.
pub(crate) struct Entry {
    pub sign: Sign,
    pub name: String,
    pub text: String,
}

/// A row of a [`Chart`].
pub(crate) struct Row {
    pub signs: Vec<Sign>,
    /// Where the row has no signs.
    pub title: String,
    pub fields: Vec<Field>,
    /// The row in words.
    pub label: String,
}

/// Where a row and a column meet.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Field {
    Yes,
    No,
    /// There is nothing to do for it.
    Void,
    /// Only with this.
    With(Sign),
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Sign {
    Suit(Suit),
    Horseman(Horseman),
    Ninjas(PlayedCard),
}

/// A card of an example; nothing for one that lies face down.
pub(crate) type Shown = Option<Front>;

/// Cards that meet, or only those on the left.
pub(crate) struct Example {
    pub left: Vec<Shown>,
    pub right: Vec<Shown>,
    /// What the left cards do to the right ones, or what comes of them: "beats".
    pub verdict: String,
    /// Why.
    pub remark: String,
}

impl Example {
    /// A card and another one.
    fn pair<C: Into<Front>>(
        left: C,
        right: C,
        verdict: impl Into<String>,
        remark: impl Into<String>,
    ) -> Self {
        let [left, right] = [left, right].map(|card| vec![Some(card.into())]);
        Example { left, right, verdict: verdict.into(), remark: remark.into() }
    }

    /// Whether it is about two single cards.
    pub(crate) fn is_pair(&self) -> bool {
        (self.left.len(), self.right.len()) == (1, 1)
    }

    /// What it shows, in words, but for the reason.
    pub(crate) fn said(&self) -> String {
        let verdict = self.verdict.as_str();
        let (left, right) = (nouns(&self.left), nouns(&self.right));
        match self.right.is_empty() {
            true => t!(app::example_cards, left, verdict),
            false if self.is_pair() => t!(app::example_pair, left, verdict, right),
            false => t!(app::example_change, left, verdict, right),
        }
    }
}

/// The cards of an example, those that lie face down together counted.
fn nouns(cards: &[Shown]) -> List {
    let noun = |card: Shown| card.map_or_else(|| Noun::new("face-down-card", []), Front::noun);
    let alike = cards.chunk_by(|card, next| card.is_none() && next.is_none());
    List::counted(alike.map(|cards| (noun(cards[0]), cards.len() as u32)))
}

/// Two cards and what is to be said of them.
type Pair<T = &'static str> = ((Rank, Suit), (Rank, Suit), T);

/// Examples of these pairs, judged by the rules of the game.
fn examples<T: Into<String>, V: Into<String>, const N: usize>(
    pairs: [Pair<T>; N],
    judge: impl Fn(Card, Card) -> V,
) -> Vec<Example> {
    let example = |((rank, suit), (other_rank, other_suit), remark)| {
        let (left, right) = (Card::new(rank, suit), Card::new(other_rank, other_suit));
        Example::pair(left, right, judge(left, right), remark)
    };
    pairs.into_iter().map(example).collect()
}

/// What examples tell.
#[cfg(test)]
fn described(examples: &[Example]) -> Vec<String> {
    examples.iter().map(Example::said).collect()
}

impl Guide {
    pub(crate) fn of(game: GameId) -> Guide {
        match game {
            GameId::FourKnights => four_knights::guide(),
            GameId::FourKingdoms => four_kingdoms::guide(),
            GameId::FourHorsemen => four_horsemen::guide(),
            GameId::Watchtower => watchtower::guide(),
            GameId::KnightsAndNinjas => knights_and_ninjas::guide(),
        }
    }

    /// Appends the chapters that every game has: friends, and how to check that the shuffle is fair.
    pub(crate) fn add_shared(&mut self, alone: bool) {
        let rivals = |text: String| Some(text).filter(|_| !alone);
        let friends = [
            Some(t!(app::friends_code)),
            rivals(t!(app::friends_device)),
            Some(t!(app::friends_private)),
        ];
        let fair =
            [Some(t!(app::fair_deal)), rivals(t!(app::fair_opponents)), Some(t!(app::fair_check))];
        let chapters = [(t!(app::chapter_friends), friends), (t!(app::chapter_fair), fair)];
        self.chapters.extend(chapters.map(|(title, text)| {
            Chapter::new(title, text.into_iter().flatten().collect::<Vec<_>>().join("\n"))
        }));
    }

    /// Appends a chapter with the first-time tips, for players who closed one too soon.
    pub(crate) fn add_tips(&mut self, texts: impl Iterator<Item = String>) {
        let texts: Vec<String> = texts.map(|text| format!("• {text}")).collect();
        self.chapters.push(Chapter::new(t!(tips::chapter), texts.join("\n")));
    }
}

/// Returns the cards of a game's picture, in the order they are laid.
pub(crate) fn picture(game: GameId) -> Vec<Front> {
    match game {
        GameId::FourKnights => four_knights::PICTURE.map(Front::from).to_vec(),
        GameId::FourKingdoms => four_kingdoms::PICTURE.map(Front::from).to_vec(),
        GameId::FourHorsemen => four_horsemen::picture(),
        GameId::Watchtower => watchtower::PICTURE.map(Front::from).to_vec(),
        GameId::KnightsAndNinjas => knights_and_ninjas::PICTURE.map(Front::from).to_vec(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_explained() {
        for game in GameId::ALL {
            let guide = Guide::of(game);
            assert!(!guide.line.is_empty() && guide.chapters.len() > 2, "{game} is explained");
        }
    }

    #[test]
    fn every_house_rule_is_explained_by_its_name() {
        for game in GameId::ALL {
            let guide = Guide::of(game);
            for rule in game.house_rules() {
                let name = crate::words::house_rule(rule);
                let mentioned = guide.chapters.iter().any(|chapter| chapter.text.contains(&name));
                assert!(mentioned, "{game}: {name}");
            }
        }
    }
}
