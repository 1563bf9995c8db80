//! Crests of players: a divided shield with a charge. That of an opponent is determined by the name;
//! the player chooses one, which is golden.

use std::fmt::Write as _;

use super::drawing;
use cardkeep_store::Emblem;

/// A shield in a square of 96, and the paths that divide it.
const SHIELD: &str = "M14 16 C26 18 38 15 48 9 C58 15 70 18 82 16 V48 C82 68 66 82 48 90 \
                      C30 82 14 68 14 48 Z";
const DIVISIONS: [&str; 8] = [
    "M48 0 H96 V96 H48 Z",
    "M0 50 H96 V96 H0 Z",
    "M0 0 L96 96 H0 Z",
    "M48 0 H96 V48 H48 Z M0 48 H48 V96 H0 Z",
    "M48 30 L96 78 V96 H0 V78 Z",
    "M34 0 H62 V96 H34 Z",
    "M0 34 H96 V64 H0 Z",
    "M0 0 H30 L96 66 V96 H66 L0 30 Z",
];

/// Colors of the field and of its divided part.
const TINCTURES: [(&str, &str); 6] = [
    ("#8f1f2a", "#5c1420"),
    ("#1f4f8f", "#143463"),
    ("#1f6a42", "#12452a"),
    ("#65308f", "#421d60"),
    ("#3a3440", "#1f1b24"),
    ("#9c5d06", "#6b3e02"),
];
const METALS: [&str; 2] = ["#e0b24c", "#f4ecdc"];
/// Colors of the player's field, which is of metal, so that it stands out from all others.
const GOLDEN: (&str, &str) = ("#e6bd5e", "#c8952f");

/// Charges in a square of 100.
const CHARGES: [&str; 16] = [
    // Star, tower, crescent, lozenge, key, sword, cup, ring.
    "M50 4 L61 37 L96 37 L68 58 L79 92 L50 71 L21 92 L32 58 L4 37 L39 37 Z",
    "M22 94 V46 H12 V8 H30 V20 H41 V8 H59 V20 H70 V8 H88 V46 H78 V94 H60 V76 a10 10 0 0 0 -20 0 V94 Z",
    "M64 8 A44 44 0 1 0 92 68 A34 34 0 1 1 64 8 Z",
    "M50 4 L84 50 L50 96 L16 50 Z M50 30 L36 50 L50 70 L64 50 Z",
    "M50 4 a20 20 0 0 1 7 39 V96 H43 V88 H30 V76 H43 V68 H34 V57 H43 V43 A20 20 0 0 1 50 4 Z \
     M50 15 a9 9 0 1 0 .01 0 Z",
    "M50 2 L58 14 V58 H76 V68 H57 V82 a9 9 0 1 1 -14 0 V68 H24 V58 H42 V14 Z",
    "M18 8 H82 C82 40 72 54 57 58 V78 C66 80 74 84 74 92 H26 C26 84 34 80 43 78 V58 C28 54 18 40 18 8 Z",
    "M50 8 a42 42 0 1 0 .01 0 Z M50 30 a20 20 0 1 1 -.01 0 Z",
    // Only the player's: crown, sun, tree, anchor, bell, lily, wheel, ship.
    "M8 24 L29 48 L50 12 L71 48 L92 24 L84 72 H16 Z M16 78 H84 V90 H16 Z",
    "M50 30 a20 20 0 1 0 .01 0 Z M45 2 H55 V22 H45 Z M45 78 H55 V98 H45 Z M2 45 H22 V55 H2 Z \
     M78 45 H98 V55 H78 Z M13 20 L20 13 L34 27 L27 34 Z M80 13 L87 20 L73 34 L66 27 Z \
     M87 80 L80 87 L66 73 L73 66 Z M20 87 L13 80 L27 66 L34 73 Z",
    "M50 2 L78 36 H66 L86 66 H57 V96 H43 V66 H14 L34 36 H22 Z",
    "M50 2 a13 13 0 0 1 5 25 V34 H72 V44 H55 V84 C70 82 78 74 80 64 L68 66 L88 46 L97 73 L89 69 \
     C86 86 70 96 50 98 C30 96 14 86 11 69 L3 73 L12 46 L32 66 L20 64 C22 74 30 82 45 84 V44 H28 V34 \
     H45 V27 A13 13 0 0 1 50 2 Z M50 9 a6 6 0 1 0 .01 0 Z",
    "M50 4 a8 8 0 0 1 7 12 C72 20 78 32 78 50 C78 64 82 70 92 78 H8 C18 70 22 64 22 50 C22 32 28 20 43 16 \
     A8 8 0 0 1 50 4 Z M38 84 H62 a12 12 0 0 1 -24 0 Z",
    "M50 1 C57 14 66 23 66 38 C66 48 59 55 56 63 H44 C41 55 34 48 34 38 C34 23 43 14 50 1 Z M59 63 \
     C60 46 66 31 80 31 C92 31 98 41 96 52 C94 61 87 66 80 64 C85 59 86 51 80 49 C73 47 69 54 67 63 Z \
     M41 63 C40 46 34 31 20 31 C8 31 2 41 4 52 C6 61 13 66 20 64 C15 59 14 51 20 49 C27 47 31 54 33 \
     63 Z M29 66 H71 V73 H29 Z M44 76 H56 C57 85 54 92 50 99 C46 92 43 85 44 76 Z M59 76 H69 C69 83 \
     75 87 83 84 C79 95 63 96 59 76 Z M41 76 H31 C31 83 25 87 17 84 C21 95 37 96 41 76 Z",
    "M50 3 a47 47 0 1 0 .01 0 Z M64.5 54 L84.8 54 A35 35 0 0 1 77.4 71.8 L63.1 57.4 Z M57.4 63.1 \
     L71.8 77.4 A35 35 0 0 1 54 84.8 L54 64.5 Z M46 64.5 L46 84.8 A35 35 0 0 1 28.2 77.4 L42.6 63.1 Z \
     M36.9 57.4 L22.6 71.8 A35 35 0 0 1 15.2 54 L35.5 54 Z M35.5 46 L15.2 46 A35 35 0 0 1 22.6 28.2 \
     L36.9 42.6 Z M42.6 36.9 L28.2 22.6 A35 35 0 0 1 46 15.2 L46 35.5 Z M54 35.5 L54 15.2 A35 35 0 0 \
     1 71.8 22.6 L57.4 36.9 Z M63.1 42.6 L77.4 28.2 A35 35 0 0 1 84.8 46 L64.5 46 Z M50 43 a7 7 0 1 0 \
     .01 0 Z",
    "M4 66 H96 C92 84 82 94 68 94 H32 C18 94 8 84 4 66 Z M46.5 2 H53.5 V62 H46.5 Z M57 12 C76 20 86 \
     38 85 58 H57 Z M43 18 C28 27 20 42 17 58 H43 Z",
];

/// The number of charges for opponents.
const RIVAL_CHARGES: usize = 8;

/// Crests of the app's default names: division, tincture, metal, charge.
const KNOWN: [(&str, [usize; 4]); 8] = [
    ("berit", [0, 0, 0, 0]),
    ("corin", [3, 1, 1, 1]),
    ("edda", [4, 2, 0, 2]),
    ("falk", [2, 4, 0, 5]),
    ("isolde", [5, 3, 1, 6]),
    ("osric", [6, 5, 1, 4]),
    ("runa", [1, 1, 0, 3]),
    ("tamsin", [7, 2, 1, 7]),
];

/// A crest, as indices of its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Crest {
    division: usize,
    tincture: usize,
    metal: usize,
    charge: usize,
}

impl Crest {
    /// Returns the crest of a name, always the same.
    pub fn of(name: &str) -> Crest {
        let name = name.to_lowercase();
        let known = KNOWN.into_iter().find(|(known, _)| *known == name);
        let [division, tincture, metal, charge] = known.map_or_else(
            || {
                let mut rest = crc32fast::hash(name.as_bytes()) as usize;
                [DIVISIONS.len(), TINCTURES.len(), METALS.len(), RIVAL_CHARGES].map(|count| {
                    let part = rest % count;
                    rest /= count;
                    part
                })
            },
            |(_, parts)| parts,
        );
        Crest { division, tincture, metal, charge }
    }
}

/// The crests that the player can choose, each with a charge and a division of its own.
impl From<Emblem> for Crest {
    fn from(emblem: Emblem) -> Crest {
        let number = emblem as usize;
        let tincture = number % TINCTURES.len();
        Crest { division: number, tincture, metal: 0, charge: RIVAL_CHARGES + number }
    }
}

/// Draws a crest in the center of a picture of this size in pixels.
pub(super) fn draw(crest: Crest, (width, height): (u32, u32)) -> String {
    let side = width.min(height) as f32;
    let (x, y) = ((width as f32 - side) / 2.0, (height as f32 - side) / 2.0);
    let (division, charge) = (DIVISIONS[crest.division], CHARGES[crest.charge]);
    let (tincture, dark) = TINCTURES[crest.tincture];
    let ((field, other), ink) = match crest.charge < RIVAL_CHARGES {
        true => ((tincture, dark), METALS[crest.metal]),
        false => (GOLDEN, dark),
    };
    let mut svg = drawing::start(width, height);
    let _ = write!(
        svg,
        "<clipPath id='shield'><path d='{SHIELD}'/></clipPath>\
         <g transform='translate({x} {y}) scale({})'>\
         <path d='{SHIELD}' fill='{field}'/>\
         <path d='{division}' fill='{other}' clip-path='url(#shield)'/>\
         <path d='{charge}' fill='{ink}' fill-rule='evenodd' \
         transform='translate(28 26) scale(.4)'/>\
         <path d='{SHIELD}' fill='none' stroke='{ink}' stroke-width='4'/></g></svg>",
        side / 96.0,
    );
    svg
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use resvg::usvg::{Options, Tree};

    use super::*;

    #[test]
    fn every_name_of_the_app_has_a_crest_of_its_own() {
        let crests: HashSet<Crest> = KNOWN.into_iter().map(|(name, _)| Crest::of(name)).collect();
        assert_eq!(crests.len(), KNOWN.len());
        let charges: HashSet<usize> = crests.iter().map(|crest| crest.charge).collect();
        assert_eq!(charges.len(), KNOWN.len(), "they differ by more than their colors");
    }

    #[test]
    fn no_opponent_has_a_crest_of_the_player() {
        let own: HashSet<Crest> = Emblem::ALL.map(Crest::from).into();
        assert_eq!(own.len(), Emblem::ALL.len());
        let charges: HashSet<usize> = own.iter().map(|crest| crest.charge).collect();
        assert_eq!(charges.len(), own.len(), "they differ by more than their colors");
        for number in 0..5000 {
            assert!(!own.contains(&Crest::of(&format!("Guest {number}"))));
        }
        for crest in own {
            assert!(Tree::from_str(&draw(crest, (50, 70)), &Options::default()).is_ok());
        }
    }

    #[test]
    fn a_name_keeps_its_crest_however_it_is_written() {
        assert_eq!(Crest::of("BERIT"), Crest::of("Berit"));
        assert_eq!(Crest::of("Aunt Ada"), Crest::of("aunt ada"));
        for name in ["", "Aunt Ada", "漢字", "Zoë", "x"] {
            let svg = draw(Crest::of(name), (50, 70));
            assert!(Tree::from_str(&svg, &Options::default()).is_ok(), "{name:?}");
        }
    }
}
