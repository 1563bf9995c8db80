//! Messages about the events of Watchtower.

use super::lexicon::{MOST_TRIES, SHOWDOWN, all_of, cards, rounds, tower, verdict};
use crate::app::table::game::{self, Line};
use crate::app::table::names::Names;
use crate::app::words::phrases::{capital, list};
use crate::cards::{Card, CardSet, Rank};
use crate::engine::{Outcome, Seat};
use crate::games::watchtower::{self as rules, BySeat, PairReason};

/// A message with its arguments.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    BeforeFirstTurn,
    Turn {
        seat: Seat,
        turn: u8,
    },
    KeptAll(Seat),
    Burned(Seat, Card),
    PickedUp {
        seat: Seat,
        count: u8,
        known: CardSet,
    },
    Placed {
        seat: Seat,
        card: Card,
        height: u8,
    },
    FortFilled(Seat, Card),
    WentOut(Seat),
    CampaignBegan(Seat, Rank),
    CampaignLost(Seat),
    SiegeBegan {
        seat: Seat,
        rounds: u8,
    },
    SiegeEnded {
        rounds: u8,
    },
    BoundReached {
        rounds: u8,
    },
    Ended(Outcome),
    Challenged {
        attacker: Seat,
        defender: Seat,
        card: Card,
        count: u8,
        attempt: u8,
    },
    CampaignBattle {
        attacker: Seat,
        defender: Seat,
        count: u8,
    },
    HeldOut {
        holder: Seat,
        picker: Seat,
        cards: u8,
    },
    Picked(Seat),
    Pair {
        attacking: Card,
        defending: Card,
        winner: Option<Seat>,
        why: PairReason,
    },
    BattleEnded(Battle),
    Captured {
        card: Card,
        from: Seat,
        to: Seat,
    },
    Retired {
        card: Card,
        seat: Seat,
    },
    /// `fought` says whether there was a battle.
    Taken {
        card: Card,
        from: Seat,
        to: Seat,
        fought: bool,
    },
    Sunk {
        card: Card,
        attacker: Seat,
        defender: Seat,
    },
    FreeForAll {
        builder: Seat,
        card: Card,
    },
    Showed(Seat, Card),
    /// `shown` are the cards that were turned up for it.
    FreeForAllWon {
        winner: Seat,
        card: Card,
        tied: bool,
        shown: BySeat<Option<Card>>,
    },
    Showdown {
        length: u8,
    },
    Dropped {
        seat: Seat,
        count: u8,
    },
    Trick {
        position: u8,
        cards: BySeat<Option<Card>>,
        winner: Option<Seat>,
    },
    LinesPlayed {
        tricks: BySeat<Option<u8>>,
        most: BySeat<bool>,
    },
    Redrawn(BySeat<u8>),
    Drew(Seat),
    PlayedAgain,
}

/// How a battle ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Battle {
    pub attacker: Seat,
    pub defender: Seat,
    /// The fort card it was for, unless both are on campaign.
    pub prize: Option<Card>,
    /// The cards that met, by seat.
    pub cards: BySeat<rules::Line>,
    /// The pairs that each side won, the attacker's first.
    pub pairs: [u8; 2],
    pub winner: Option<Seat>,
}

impl Battle {
    /// Whether the player took part.
    pub fn is_mine(&self, names: &Names) -> bool {
        names.is_me(self.attacker) || names.is_me(self.defender)
    }

    /// Returns the battle in one line without a full stop, for who only watched.
    fn in_short(&self, names: &Names) -> String {
        let (by, against) = (names.of_seat(self.attacker), names.inside(self.defender));
        let [one, other] = self.pairs;
        let score = format!("{}–{}", one.max(other), one.min(other));
        let won = self.winner.map(|winner| winner == self.attacker);
        match (won, self.prize.map(Card::short)) {
            (Some(true), Some(card)) => format!("{by} beat {against} {score} and won the {card}"),
            (Some(true), None) => format!("{by} beat {against} {score}"),
            (Some(false), Some(card)) => {
                format!("{by} lost to {against} {score}, who kept the {card}")
            }
            (Some(false), None) => format!("{by} lost to {against} {score}"),
            (None, Some(card)) => format!("{by} fought {against} for the {card}: a {score} draw"),
            (None, None) => format!("{by} fought {against}: a {score} draw"),
        }
    }
}

impl game::Message for Message {
    fn spoken(&self, names: &Names) -> Option<String> {
        let sentence = match self {
            Message::BeforeFirstTurn | Message::Turn { .. } => return None,
            Message::BattleEnded(battle) if !battle.is_mine(names) => battle.in_short(names),
            _ => self.sentence(names),
        };
        Some(format!("{sentence}."))
    }

    fn line(&self, names: &Names) -> Option<Line> {
        match self {
            Message::BeforeFirstTurn | Message::Turn { .. } => {
                Some(Line::heading(self.sentence(names)))
            }
            Message::HeldOut { .. } | Message::Picked(_) | Message::Drew(_) => None,
            _ => Some(Line::plain(self.sentence(names))),
        }
    }
}

impl Message {
    /// The sentence without its full stop.
    pub fn sentence(&self, names: &Names) -> String {
        let who = |seat: Seat| names.of_seat(seat);
        match *self {
            Message::BeforeFirstTurn => String::from("Before the first turn"),
            Message::Turn { seat, turn } => format!("{}, turn {turn}", who(seat)),
            Message::KeptAll(seat) => format!("{} kept all fort cards", who(seat)),
            Message::Burned(seat, card) => format!("{} burned the {}", who(seat), card.short()),
            Message::PickedUp { seat, count, known } => {
                format!("{} picked up {}", who(seat), picked_up(usize::from(count), known))
            }
            Message::Placed { seat, card, height } => {
                let line = format!("{} placed the {}", who(seat), card.short());
                match height {
                    0 | 1 => line,
                    2 | 3 => format!("{line}, for a {}", tower(usize::from(height))),
                    _ => format!("{line}, the fourth of its rank"),
                }
            }
            Message::FortFilled(seat, card) => {
                let whose = names.whose(seat);
                format!("The {} came into {whose} fort from the barracks", card.short())
            }
            Message::WentOut(seat) => {
                format!("Beaten without a fort, {} went out of the match", names.inside(seat))
            }
            Message::CampaignBegan(seat, rank) => {
                let rank = all_of(rank);
                format!("{} completed a watchtower of {rank} and went on campaign", who(seat))
            }
            Message::CampaignLost(seat) => {
                format!("{} had no army left and lost the campaign", who(seat))
            }
            Message::SiegeBegan { seat, rounds: left } => {
                let (who, left) = (who(seat), rounds(left));
                match names.is_me(seat) {
                    true => {
                        format!("You're on campaign. If nobody else gets there in {left}, you win")
                    }
                    false => format!(
                        "{who} is on campaign. If nobody else gets there in {left}, {who} wins"
                    ),
                }
            }
            Message::SiegeEnded { rounds } => format!("After {rounds} rounds, the siege is over"),
            Message::BoundReached { rounds } => format!("All {rounds} rounds are over"),
            Message::Ended(outcome) => verdict(outcome, names),
            _ => self.of_a_fight(names),
        }
    }

    fn of_a_fight(&self, names: &Names) -> String {
        let (who, whose) = (|seat| names.of_seat(seat), |seat| names.whose(seat));
        match *self {
            Message::Challenged { attacker, defender, card, count, attempt } => {
                let (who, rival, card) = (who(attacker), names.inside(defender), card.short());
                let count = match count {
                    0 => String::from("with no army to defend it"),
                    _ => {
                        let count = cards(usize::from(count));
                        format!("with {count} each, try {attempt} of {MOST_TRIES}")
                    }
                };
                format!("{who} challenged {rival} for the {card}, {count}")
            }
            Message::CampaignBattle { attacker, defender, count } => {
                let (rival, count) = (names.inside(defender), cards(usize::from(count)));
                format!("{} battled {rival} with {count} each", who(attacker))
            }
            Message::HeldOut { holder, picker, cards: count } => {
                let (whose, to) = (whose(holder), names.inside(picker));
                format!("{} of {whose} army held out to {to}", cards(usize::from(count)))
            }
            Message::Picked(seat) => format!("{} picked one", who(seat)),
            Message::Pair { attacking, defending, winner, why } => {
                let who = winner.map(|seat| names.inside(seat)).unwrap_or_default();
                let cards = format!("{} against {}", attacking.short(), defending.short());
                format!("{cards}: {}", pair(who, why))
            }
            Message::BattleEnded(Battle { pairs: [one, other], winner, .. }) => match winner {
                Some(seat) => {
                    format!(
                        "{} won the battle, {} to {}",
                        who(seat),
                        one.max(other),
                        one.min(other)
                    )
                }
                None => format!("The battle was drawn, {one} to {other}"),
            },
            Message::Captured { card, from, to } => {
                format!("{} won {} {}", who(to), whose(from), card.short())
            }
            Message::Retired { card, seat } => {
                let what = format!("{} {}", whose(seat), card.rank().name());
                format!("{} went under the barracks", capital(&what))
            }
            Message::Taken { card, from, to, .. } => {
                format!("{} took the {} out of {} fort", who(to), card.short(), whose(from))
            }
            Message::Sunk { card, .. } => {
                format!("After the third defeat the {} went under the barracks", card.short())
            }
            _ => self.of_all(names),
        }
    }

    /// What is said of a free-for-all or a showdown.
    fn of_all(&self, names: &Names) -> String {
        let (who, whose) = (|seat| names.of_seat(seat), |seat| names.whose(seat));
        match *self {
            Message::FreeForAll { builder, card } => {
                let (card, whose) = (card.short(), whose(builder));
                format!("The {card} would complete {whose} watchtower: all fight for it")
            }
            Message::Showed(seat, card) => format!("{} showed the {}", who(seat), card.short()),
            Message::FreeForAllWon { winner, card, tied: true, .. } => {
                format!("Of equal cards {} counted, and won the {}", whose(winner), card.short())
            }
            Message::FreeForAllWon { winner, card, .. } => {
                format!("{} won the {}", who(winner), card.short())
            }
            Message::Showdown { length } => {
                format!("{SHOWDOWN}, with {} in each line", cards(usize::from(length)))
            }
            Message::Dropped { seat, count } => {
                format!("{} put {} aside", who(seat), cards(usize::from(count)))
            }
            Message::Trick { position, cards, winner } => {
                let card = |seat| Some(format!("{} {}", names.inside(seat), cards[seat]?.short()));
                let cards: Vec<String> = names.clockwise().filter_map(card).collect();
                let end = winner.map(|seat| format!("{} took it", names.inside(seat)));
                let end = end.unwrap_or_else(|| String::from("tied"));
                format!("Trick {position}, {}: {end}", cards.join(", "))
            }
            Message::LinesPlayed { tricks, most } => {
                let count = |seat| Some(format!("{} {}", who(seat), tricks[seat]?));
                let counts: Vec<String> = names.clockwise().filter_map(count).collect();
                let tie = most.iter().filter(|most| **most).count() > 1;
                format!("Tricks: {}{}", counts.join(", "), if tie { ". A tie" } else { "" })
            }
            Message::Redrawn(drew) => {
                let drawn = names.clockwise().filter(|seat| drew[*seat] > 0);
                let drawn: Vec<String> =
                    drawn.map(|seat| format!("{} {}", names.inside(seat), drew[seat])).collect();
                format!("Battle of the watchtowers. Cards drawn: {}", list(&drawn))
            }
            Message::Drew(seat) => format!("{} drew anew", who(seat)),
            _ => String::from("Tied again: all their cards were shuffled together and dealt again"),
        }
    }
}

/// PairReason a pair ended as it did.
fn pair(winner: &str, why: PairReason) -> String {
    match why {
        PairReason::Higher => format!("{winner} won the pair"),
        PairReason::Equal => String::from("equal ranks, nobody won the pair"),
        PairReason::AttackingSeven => String::from("an attacker's seven beats any card"),
        PairReason::DefendingSeven => String::from("a defender's seven loses to any card"),
    }
}

/// What somebody picked up, of which the player knows some cards.
fn picked_up(count: usize, known: CardSet) -> String {
    let mut parts: Vec<String> = known.iter().map(|card| format!("the {}", card.short())).collect();
    match count - known.len().min(count) {
        0 => {}
        1 => parts.push(String::from("a card")),
        unknown => parts.push(cards(unknown)),
    }
    list(&parts)
}
