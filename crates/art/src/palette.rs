//! Colors of the cards.

use cardkeep_core::cards::Suit;
use cardkeep_core::games::four_horsemen::Horseman;
use cardkeep_core::games::knights_and_ninjas;
use cardkeep_store::CardBack;

/// The color scheme of the cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Palette {
    /// Whether clubs are green and diamonds blue, so that each suit has its own color.
    pub four_color: bool,
    /// Whether faces are dimmed for a dark table.
    pub dark: bool,
    /// The pattern of the backs.
    pub back: CardBack,
}

impl Palette {
    /// Returns the color of a suit. Of four colors, each pair is distinct with any color blindness, also
    /// by lightness.
    pub(super) fn suit(self, suit: Suit) -> &'static str {
        match (suit, self.four_color, self.dark) {
            (Suit::Clubs, true, false) => "#2e8243",
            (Suit::Clubs, true, true) => "#296c3c",
            (Suit::Diamonds, true, false) => "#0049a1",
            (Suit::Diamonds, true, true) => "#00347d",
            (Suit::Clubs | Suit::Spades, _, false) => "#23201f",
            (Suit::Clubs | Suit::Spades, _, true) => "#161413",
            (Suit::Diamonds | Suit::Hearts, _, false) => "#b51519",
            (Suit::Diamonds | Suit::Hearts, _, true) => "#910008",
        }
    }

    /// Returns the color of a horseman's cards: four colors that are distinct with any color blindness,
    /// also by lightness.
    pub(super) fn horseman(self, horseman: Horseman) -> &'static str {
        match (horseman, self.dark) {
            (Horseman::Death, false) => "#25222b",
            (Horseman::Death, true) => "#141117",
            (Horseman::War, false) => "#a7171a",
            (Horseman::War, true) => "#86070f",
            (Horseman::Pestilence, false) => "#5b2785",
            (Horseman::Pestilence, true) => "#451668",
            (Horseman::Famine, false) => "#b26900",
            (Horseman::Famine, true) => "#995900",
        }
    }

    /// Returns the color of a card of Of Knights and Ninjas, by its purpose. Each pair is distinct with any
    /// color blindness.
    pub(super) fn ninja(self, card: knights_and_ninjas::Card) -> &'static str {
        use knights_and_ninjas::Card::{
            Archer, Castle, Catapult, Dragon, Executioner, Herald, Highwayman, Jester, King,
            Knight, Ladder, Merchant, Minstrel, Monk, Ninja, Peasant, Princess, Soldier, Traitor,
        };
        match (card, self.dark) {
            (Peasant | Soldier | Knight | King, false) => "#a00104",
            (Peasant | Soldier | Knight | King, true) => "#840001",
            (Castle | Archer | Minstrel, false) => "#626aa7",
            (Castle | Archer | Minstrel, true) => "#5b5e93",
            (Ladder | Catapult, false) => "#3d1900",
            (Ladder | Catapult, true) => "#390b00",
            (Ninja, false) => "#25222b",
            (Ninja, true) => "#140f1f",
            (Dragon, false) => "#c55105",
            (Dragon, true) => "#aa4706",
            (Highwayman, false) => "#1e827b",
            (Highwayman, true) => "#007170",
            (Princess | Executioner | Traitor, false) => "#5a268a",
            (Princess | Executioner | Traitor, true) => "#4b1d71",
            (Herald | Merchant | Monk, false) => "#887244",
            (Herald | Merchant | Monk, true) => "#74633e",
            (Jester, false) => "#115438",
            (Jester, true) => "#034436",
        }
    }

    /// Returns the color of gems.
    pub(super) fn gem(self) -> &'static str {
        if self.dark { "#1a7f8a" } else { "#1f98a5" }
    }

    /// Returns the style sheet of a card, for the classes in `assets/cards`. `suit` is the card's
    /// color as `#rrggbb`, or `none`.
    pub(super) fn style(self, suit: &str) -> String {
        let Shades { paper, edge, tint, gold, steel, line, white, skin, rose, wood } =
            self.shades();
        let [deep, steel2, wood2] = [suit, steel, wood].map(|color| mix(color, "#000000", 0.33));
        let [gold2, skin2] = [gold, skin].map(|color| mix(color, "#7a3408", 0.36));
        let lit = mix(suit, white, 0.35);
        format!(
            "<style>.suit{{fill:{suit};color:{suit}}}\
             .paper{{fill:{paper};color:{paper}}}.edge{{stroke:{edge}}}\
             .gold{{fill:{gold}}}.steel{{fill:{steel}}}.shade{{fill:{line};color:{line}}}\
             .deep{{fill:{deep}}}.lit{{fill:{lit}}}.white{{fill:{white}}}\
             .gold2{{fill:{gold2}}}.steel2{{fill:{steel2}}}\
             .skin{{fill:{skin}}}.skin2{{fill:{skin2}}}\
             .ground{{fill:{tint}}}.frame{{fill:none;stroke:{gold};stroke-width:4}}\
             .rose{{fill:{rose}}}.wood{{fill:{wood}}}.wood2{{fill:{wood2}}}\
             .line{{stroke:{line};stroke-width:3;stroke-linejoin:round}}\
             .fine{{stroke:{line};stroke-width:2;stroke-linejoin:round}}\
             .emblem{{stroke:{gold};stroke-width:5}}.charge{{fill:{gold}}}\
             .rule{{fill:none;stroke:{gold};stroke-width:2}}\
             .fold{{stroke:{paper};stroke-width:3.5}}</style>"
        )
    }

    /// Returns the style sheet of a back, to follow that of a card: its field and pattern.
    pub(super) fn back_style(self, back: CardBack) -> String {
        let (field, pattern) = match (back, self.dark) {
            (CardBack::Horse, false) => ("#6b1f2c", "#8d3f4a"),
            (CardBack::Horse, true) => ("#3f1620", "#5c2a34"),
            (CardBack::Checks, false) => ("#1f3f73", "#3c62a0"),
            (CardBack::Checks, true) => ("#142a4d", "#24426f"),
            (CardBack::Stripes, false) => ("#1f5a3c", "#3b7d59"),
            (CardBack::Stripes, true) => ("#123a26", "#215439"),
            (CardBack::Lozenges, false) => ("#4f2a70", "#74499a"),
            (CardBack::Lozenges, true) => ("#331a4a", "#4c2e68"),
            (CardBack::Towers, false) => ("#3d4654", "#67748a"),
            (CardBack::Towers, true) => ("#262c36", "#434d5d"),
            (CardBack::Oaks, false) => ("#5e3d1c", "#85603a"),
            (CardBack::Oaks, true) => ("#3a2611", "#553c22"),
            (CardBack::Waves, false) => ("#145a63", "#33828a"),
            (CardBack::Waves, true) => ("#0c393f", "#1d545b"),
            (CardBack::Stars, false) => ("#1b1f4d", "#3d437f"),
            (CardBack::Stars, true) => ("#111434", "#282d5b"),
            (CardBack::Scales, false) => ("#84391b", "#ad6142"),
            (CardBack::Scales, true) => ("#522311", "#743c26"),
            (CardBack::Lilies, false) => ("#26272e", "#4d4f5b"),
            (CardBack::Lilies, true) => ("#18191e", "#33353e"),
            (CardBack::Roses, false) => ("#6d1f4f", "#954a78"),
            (CardBack::Roses, true) => ("#441331", "#622d4e"),
        };
        format!(
            "<style>.field{{fill:{field}}}.lattice{{fill:none;stroke:{pattern};stroke-width:2.5}}\
             .pattern{{fill:{pattern}}}</style>"
        )
    }

    fn shades(self) -> Shades {
        if self.dark {
            Shades {
                paper: "#d8ccb4",
                edge: "#8f8263",
                tint: "#cabb9b",
                gold: "#b4852a",
                steel: "#a9abae",
                line: "#2a1f14",
                white: "#ebe3d2",
                skin: "#d6b086",
                rose: "#9c4034",
                wood: "#7f5630",
            }
        } else {
            Shades {
                paper: "#fcf7ea",
                edge: "#b9a987",
                tint: "#f4e8c9",
                gold: "#d6a43a",
                steel: "#c8ccd1",
                line: "#33261a",
                white: "#fffdf8",
                skin: "#f3d0a6",
                rose: "#bf5144",
                wood: "#9c6b3c",
            }
        }
    }
}

struct Shades {
    paper: &'static str,
    edge: &'static str,
    tint: &'static str,
    gold: &'static str,
    steel: &'static str,
    line: &'static str,
    white: &'static str,
    skin: &'static str,
    rose: &'static str,
    wood: &'static str,
}

/// Mixes two colors given as `#rrggbb`; a color that is none stays none.
fn mix(color: &str, other: &str, share: f32) -> String {
    let channels = |color: &str| -> Option<[f32; 3]> {
        let value = u32::from_str_radix(color.strip_prefix('#')?, 16).ok()?;
        Some([value >> 16, value >> 8 & 0xff, value & 0xff].map(|channel| channel as f32))
    };
    let (Some(from), Some(to)) = (channels(color), channels(other)) else {
        return color.to_owned();
    };
    let [r, g, b] = [0, 1, 2].map(|at| (from[at] + (to[at] - from[at]) * share) as u8);
    format!("#{r:02x}{g:02x}{b:02x}")
}

#[cfg(test)]
mod tests;
