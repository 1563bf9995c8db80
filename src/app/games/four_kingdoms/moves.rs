//! What a touch of the table of Four Kingdoms means: which cards it takes, and where they go.

use super::scene::Spot;
use super::{Play, words};
use crate::app::table::game::{Deed, DeedOf, How, Scene as _, Touch};
use crate::cards::Card;
use crate::games::four_kingdoms::{Action, Place, ROWS};

type Meant = DeedOf<super::FourKingdoms>;

/// Cards of one place that move together.
#[derive(Clone, Copy, Debug)]
struct Source {
    from: Place,
    count: u8,
    /// The one that lies lowest.
    card: Card,
}

impl Source {
    fn of(play: &Play, taken: &[usize]) -> Option<Source> {
        let lowest = play.scene.pieces().get(*taken.first()?)?;
        let (Spot::At(from), Some(card)) = (lowest.place, lowest.card) else { return None };
        Some(Source { from, count: taken.len() as u8, card })
    }

    fn to(self, to: Place) -> Action {
        Action::Move { from: self.from, to, count: self.count }
    }

    fn may(self, play: &Play, to: Place) -> bool {
        play.position().allows(self.to(to))
    }

    /// Where these cards most likely belong: home, on others, with the guests, on empty land.
    fn best(self, play: &Play) -> Option<Place> {
        let rows = |empty| {
            let rows = (1..=ROWS as u8).map(Place::Row);
            rows.filter(move |row| play.position().top(*row).is_none() == empty)
        };
        let guest = Some(Place::Guest(self.card.suit())).filter(|guest| *guest != self.from);
        let home = Some(Place::home(self.card)).filter(|_| !self.from.is_home());
        let all = home.into_iter().chain(rows(false)).chain(guest).chain(rows(true));
        all.into_iter().find(|place| self.may(play, *place))
    }
}

/// Where the chosen cards may go.
pub fn targets(play: &Play) -> Vec<Spot> {
    let Some(chosen) = Source::of(play, &play.chosen) else { return Vec::new() };
    let may = |spot: &Spot| matches!(spot, Spot::At(to) if chosen.may(play, *to));
    Spot::all().filter(may).collect()
}

/// What the player means by a touch.
pub fn touch(play: &Play, touch: Touch<Spot>) -> Meant {
    let place = match touch.place {
        Some(Spot::At(place)) => place,
        Some(Spot::Talon) if touch.how == How::Drop => return Deed::Clear,
        Some(Spot::Talon) => return Deed::Act(Action::Deal),
        None => return Deed::Clear,
    };
    match (touch.how, touch.piece) {
        (How::Drop, _) => drop(play, place),
        (How::Use, None) => press(play, place),
        (how, piece) => {
            let piece = piece.or_else(|| play.scene.top(Spot::At(place)));
            let taken = piece.map(|piece| play.scene.taken_with(piece)).unwrap_or_default();
            // What is touched once more goes by itself.
            if how != How::Tap && !taken.is_empty() && taken == play.chosen {
                return send(play, &taken);
            }
            point(play, place, taken)
        }
    }
}

/// Enter on a place: of a free land the longest run first, and one card less each time.
fn press(play: &Play, place: Place) -> Meant {
    let chosen = Source::of(play, &play.chosen).filter(|chosen| chosen.from == place);
    match &play.chosen[..] {
        [_, fewer @ ..] if chosen.is_some() && !fewer.is_empty() => Deed::Choose(fewer.to_vec()),
        _ if chosen.is_some() => Deed::Clear,
        _ => {
            let there = play.scene.at(Spot::At(place)).into_iter();
            let mut taken = there.map(|piece| play.scene.taken_with(piece));
            point(play, place, taken.find(|taken| !taken.is_empty()).unwrap_or_default())
        }
    }
}

/// The player means a place and the cards there that can be taken: with others chosen, as where
/// those shall go.
fn point(play: &Play, place: Place, taken: Vec<usize>) -> Meant {
    match Source::of(play, &play.chosen) {
        Some(chosen) if chosen.from != place => Deed::Act(chosen.to(place)),
        _ if taken == play.chosen && !taken.is_empty() => Deed::Clear,
        _ if !taken.is_empty() => Deed::Choose(taken),
        Some(_) => Deed::Clear,
        None if play.scene.is_empty(Spot::At(place)) => {
            Deed::Say(words::describe(Spot::At(place), play.position()))
        }
        None => Deed::Refuse(words::ONLY_FACE_UP.into()),
    }
}

/// The player lets the chosen cards go over a place. Anywhere in its own kingdom a card finds its
/// way home.
fn drop(play: &Play, to: Place) -> Meant {
    let chosen = Source::of(play, &play.chosen).filter(|chosen| chosen.from != to);
    let Some(chosen) = chosen else { return Deed::Clear };
    let home = Place::home(chosen.card);
    let finds = to.suit() == home.suit() && !chosen.may(play, to) && chosen.may(play, home);
    Deed::Act(chosen.to(if finds { home } else { to }))
}

/// The cards go where they most likely belong.
fn send(play: &Play, taken: &[usize]) -> Meant {
    let Some(source) = Source::of(play, taken) else { return Deed::Clear };
    match source.best(play) {
        Some(to) => Deed::Act(source.to(to)),
        None => Deed::Refuse(words::nowhere(source.card)),
    }
}
