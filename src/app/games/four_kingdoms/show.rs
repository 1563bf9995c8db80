//! How the table of Four Kingdoms looks: every card and place for where the game stands.

use super::layout::{Spot, Stack};
use super::play::{Play, TopOf};
use super::words;
use crate::app::art::CardArt;
use crate::app::geometry::Rect;
use crate::app::tables::cards::{Face, Sprite};
use crate::app::tables::models::{bounds, texts};
use crate::app::tables::stage::Drag;
use crate::cards::{Card, Suit};
use crate::games::four_kingdoms::{Action, Place, Position};
use crate::ui::{KingdomSlot, Result as Outcome, Ring, ScoreLine};

/// Of a heap of cards, how many are drawn: as many as can be on their way there.
const SEEN_OF_HEAP: usize = 3;

/// Every card, by its number.
pub fn sprites(play: &Play, drag: Option<Drag>) -> Vec<Sprite> {
    let shown = &play.shown;
    let heap = play.layout.slot(Spot::Talon);
    let mut sprites = vec![Sprite::plain(heap, 0, Face::Down); Card::COUNT];
    if play.gathered {
        return sprites;
    }
    pile(&mut sprites, heap, shown.talon(), 100, Face::Down);
    if let Some(next) = shown.talon().last() {
        let sprite = &mut sprites[next.index()];
        sprite.label = words::talon(shown.talon().len());
        sprite.actionable = true;
        if play.advised == Some(Action::Deal) || play.cursor == Some(Spot::Talon) {
            sprite.ring = Ring::Chosen;
        }
    }
    let waste = play.layout.slot(Spot::At(Place::Waste));
    for (z, card) in shown.waste().iter().enumerate() {
        let seen = z + SEEN_OF_HEAP >= shown.waste().len();
        let face = if seen { Face::up(*card) } else { Face::Hidden };
        sprites[card.index()] = Sprite::plain(waste, 200 + z as u32, face);
    }
    for (number, row) in (1..).zip(shown.rows()) {
        let stack = Stack { down: row.down(), up: row.run().len() };
        for (index, card) in row.cards().iter().enumerate() {
            let face = if index < row.down() { Face::Down } else { Face::up(*card) };
            let rect = play.layout.in_row(number, index, stack);
            sprites[card.index()] = Sprite::plain(rect, 300 + index as u32, face);
        }
    }
    for suit in Suit::ALL {
        let kingdom = shown.kingdom(suit);
        for card in Card::all().filter(|card| card.suit() == suit) {
            let home = Place::home(card);
            let rect = play.layout.slot(Spot::At(home));
            if kingdom.top(home) == Some(card) {
                sprites[card.index()] = Sprite::plain(rect, 250, Face::up(card));
            } else if is_buried(shown, card) {
                // Subjects lie on each other, the lower ranks on top.
                let z = 249 - card.rank() as u32;
                sprites[card.index()] = Sprite::plain(rect, z, Face::up(card));
            }
        }
        if let Some(guest) = kingdom.guest() {
            let rect = play.layout.slot(Spot::At(Place::Guest(suit)));
            sprites[guest.index()] = Sprite::plain(rect, 250, Face::up(guest));
        }
    }
    mark(play, &mut sprites);
    if let Some(drag) = drag {
        carry(play, &mut sprites, drag);
    }
    sprites
}

/// Whether a card lies with the subjects, under others.
fn is_buried(shown: &Position, card: Card) -> bool {
    let home = Place::home(card);
    let top = shown.kingdom(card.suit()).top(home);
    matches!(home, Place::Subjects(_)) && top.is_some_and(|top| top.rank() < card.rank())
}

fn pile(sprites: &mut [Sprite], rect: Rect, cards: &[Card], z: u32, face: Face) {
    for (index, card) in cards.iter().enumerate() {
        let seen = index + SEEN_OF_HEAP >= cards.len();
        let face = if seen { face } else { Face::Hidden };
        sprites[card.index()] = Sprite::plain(rect, z + index as u32, face);
    }
}

/// Rings round what is chosen, advised and possible, and names for all that is seen.
fn mark(play: &Play, sprites: &mut [Sprite]) {
    let live = play.steps.is_empty() && play.session.outcome().is_none();
    for card in Card::all() {
        let Some(source) = play.source(card).filter(|_| live) else { continue };
        let sprite = &mut sprites[card.index()];
        let chosen = play
            .chosen
            .is_some_and(|chosen| chosen.from == source.from && source.count <= chosen.count);
        let free = play.position().top(source.from) == Some(card);
        sprite.label = words::label(card, source.from, free, chosen);
        sprite.actionable = true;
        if chosen {
            sprite.ring = Ring::Chosen;
        }
    }
    if play.crowned > 0 {
        for suit in &Suit::ALL[..play.crowned.min(4)] {
            Card::all().filter(|card| card.suit() == *suit).for_each(|card| {
                sprites[card.index()].ring = Ring::Winner;
            });
        }
    }
    if !live {
        return;
    }
    let ring = |sprites: &mut [Sprite], place: Place, ring: Ring| {
        if let Some(card) = play.position().top(place) {
            sprites[card.index()].ring = ring;
        }
    };
    play.targets().into_iter().for_each(|place| ring(sprites, place, Ring::Lit));
    if let Some(Action::Move { from, to, .. }) = play.advised {
        ring(sprites, from, Ring::Chosen);
        ring(sprites, to, Ring::Lit);
    }
    if let (Some(Spot::At(place)), None) = (play.cursor, play.chosen) {
        ring(sprites, place, Ring::Chosen);
    }
}

/// The chosen cards follow the pointer.
fn carry(play: &Play, sprites: &mut [Sprite], drag: Drag) {
    let Some(chosen) = play.chosen else { return };
    for card in Card::all() {
        let Some(source) = play.source(card) else { continue };
        if source.from == chosen.from && source.count <= chosen.count {
            let sprite = &mut sprites[card.index()];
            sprite.rect.x += drag.by.x;
            sprite.rect.y += drag.by.y;
            sprite.z += 5000;
            sprite.held = true;
        }
    }
}

/// Every place for cards, as it is drawn while empty, in the order of [`Spot::lines`].
pub fn slots(play: &Play, art: &CardArt, scale: f32) -> Vec<KingdomSlot> {
    let targets = play.targets();
    let advised = match play.advised {
        Some(Action::Move { to, .. }) => Some(to),
        _ => None,
    };
    let slot = |spot: Spot| {
        let rect = play.layout.slot(spot);
        let place = match spot {
            Spot::Talon => None,
            Spot::At(place) => Some(place),
        };
        let suit = place.and_then(Place::suit);
        let empty = play.position().top_of(spot).is_none();
        let barred =
            place.zip(suit).and_then(|(place, suit)| play.position().kingdom(suit).barred(place));
        let lit = place.is_some_and(|place| targets.contains(&place) || advised == Some(place));
        let token = (rect.width * 0.42 * scale).round().max(1.0) as u32;
        KingdomSlot {
            bounds: bounds(rect),
            text: words::takes(spot).into(),
            suit: suit.map(|suit| art.suit(suit, token)).unwrap_or_default(),
            locked: barred.is_some(),
            lit: lit && empty,
            pointed: play.cursor == Some(spot) && empty,
            label: if empty { words::describe(spot, play.position()) } else { String::new() }
                .into(),
        }
    };
    Spot::lines().into_iter().flatten().map(slot).collect()
}

/// How the game ended.
pub fn result(play: &Play) -> Option<Outcome> {
    play.session.outcome()?;
    let line = |name: &str, total: String| ScoreLine {
        name: name.into(),
        cells: texts::<&str>([]),
        total: total.into(),
        best: false,
    };
    let deal = play.session.deal().map(|deal| line("Deal", deal.to_string()));
    let mut lines: Vec<ScoreLine> = deal.into_iter().collect();
    lines.extend([
        line("Time", words::time(play.session.seconds())),
        line("Moves", play.session.moves().to_string()),
    ]);
    let mut note = String::new();
    if let Some(tally) = play.session.tally() {
        let help = if play.session.is_helped() { ", with help" } else { "" };
        note = format!("{} of {} deals won{help}", tally.won, tally.played());
        lines.extend(tally.best_seconds.map(|best| line("Best time", words::time(best))));
        lines.extend(tally.fewest_moves.map(|best| line("Fewest moves", best.to_string())));
    }
    Some(Outcome {
        title: "You brought all four home".into(),
        note: note.into(),
        headings: texts::<&str>([]),
        lines: slint::ModelRc::new(slint::VecModel::from(lines)),
        won: true,
        again: "Another deal".into(),
    })
}
