//! Proof that a match was settled before its first card: a fingerprint that is shown at once, and what
//! anybody needs to compute it again once the match is over.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};

use super::Challenge;
use super::code::{rules_of, usual};

/// Number of hexadecimal digits that are shown of a fingerprint.
const SHORT: usize = 16;

/// The fingerprint of a match, and the random number in it.
///
/// Without the random number the fingerprint would give the deal away during the match: there are only
/// a million usual deal numbers, and trying them all takes a second.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// 128 random bits as hexadecimal digits, shown once the match is over.
    pub nonce: String,
    /// The SHA-256 hash, as hexadecimal digits, of [`settled`].
    pub fingerprint: String,
}

impl Proof {
    /// Settles a match that is about to begin.
    pub fn new(challenge: &Challenge, nonce: u128) -> Proof {
        let nonce = format!("{nonce:032x}");
        let fingerprint = fingerprint(challenge, &nonce);
        Proof { nonce, fingerprint }
    }

    /// Returns the first digits of the fingerprint.
    pub fn short(&self) -> String {
        shortened(&self.fingerprint)
    }

    /// Computes the fingerprint again.
    ///
    /// # Errors
    /// The first digits of the fingerprint that the match has, if it is another one: it is not the match
    /// that was settled.
    pub fn verify(&self, challenge: &Challenge) -> Result<(), String> {
        let found = fingerprint(challenge, &self.nonce);
        if found == self.fingerprint { Ok(()) } else { Err(shortened(&found)) }
    }
}

fn shortened(fingerprint: &str) -> String {
    fingerprint.chars().take(SHORT).collect()
}

fn fingerprint(challenge: &Challenge, nonce: &str) -> String {
    let digest = Sha256::digest(settled(challenge, nonce));
    digest.iter().fold(String::new(), |mut digits, byte| {
        let _ = write!(digits, "{byte:02x}");
        digits
    })
}

/// Returns the text whose hash is the fingerprint. It never changes: one value a line, each line ended
/// by a line feed, in this order.
///
/// ```text
/// cardkeep 1
/// game four-knights
/// rules 1
/// first 0                  only if the table's last match decided who begins
/// option may_yield true    for each house rule that differs from the standard, by name
/// seat human You           for each seat: a person or the level, and the name
/// seat hard Berit
/// deal 123456
/// nonce 0123456789abcdef0123456789abcdef
/// ```
pub fn settled(challenge: &Challenge, nonce: &str) -> String {
    let Challenge { game, options, first, players, names, seed } = challenge;
    let (rules, house) = rules_of(*game);
    let mut lines = vec!["cardkeep 1".to_owned(), format!("game {game}"), format!("rules {rules}")];
    lines.extend(first.map(|seat| format!("first {}", seat.0)));
    let mut changed: Vec<String> = house
        .iter()
        .filter(|rule| rule.standing(options) != Some(usual(*game, rule)))
        .map(|rule| format!("option {} {}", rule.field, options[rule.field]))
        .collect();
    changed.sort();
    lines.extend(changed);
    let seats = players.iter().enumerate();
    let name = |seat: usize| names.get(seat).map_or("", String::as_str);
    lines.extend(seats.map(|(seat, player)| format!("seat {player} {}", name(seat))));
    lines.extend([format!("deal {seed}"), format!("nonce {nonce}")]);
    lines.join("\n") + "\n"
}

/// What a saved or finished match proves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// What it was dealt from.
    pub settled: String,
    /// The fingerprint from before the first card; `None` if the match is from an older version of the
    /// app.
    pub proof: Option<Proof>,
    /// Whether the two fit.
    pub fits: bool,
    /// Number of actions, all of them replayed by the rules.
    pub actions: usize,
}
