//! Messages about the events of Watchtower.

use super::words::{MOST_ATTEMPTS, list};
use crate::i18n::{Person, t, watchtower as text};
use crate::table::game::{self, Line};
use crate::table::names::Names;
use crate::table::words::verdict;
use cardkeep_core::cards::{Card, CardSet, Rank};
use cardkeep_core::engine::{Outcome, Seat};
use cardkeep_core::games::watchtower::{self as rules, BySeat, PairReason};

/// A message with its arguments.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Message {
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
    /// `all_on_campaign` says whether that is why it begins.
    Showdown {
        length: u8,
        all_on_campaign: bool,
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
    PlayedAgain,
}

/// How a battle ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Battle {
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
    pub(crate) fn is_mine(&self, names: &Names) -> bool {
        names.is_me(self.attacker) || names.is_me(self.defender)
    }

    /// Returns the pairs that the winner and the loser won; after a tie, those of either.
    fn score(&self) -> (u8, u8) {
        let [one, other] = self.pairs;
        (one.max(other), one.min(other))
    }

    /// Returns a battle of two opponents in a sentence.
    pub(crate) fn in_short(&self, names: &Names) -> String {
        let (who, rival) = (names.person(self.attacker), names.person(self.defender));
        let (most, least) = self.score();
        let won = self.winner.map(|winner| winner == self.attacker);
        match (won, self.prize) {
            (Some(true), Some(card)) => t!(text::raid_won, who, rival, card, most, least),
            (Some(false), Some(card)) => t!(text::raid_lost, who, rival, card, most, least),
            (None, Some(card)) => t!(text::raid_tied, who, rival, card, most, least),
            (Some(true), None) => t!(text::raid_campaign_won, who, rival, most, least),
            (Some(false), None) => t!(text::raid_campaign_lost, who, rival, most, least),
            (None, None) => t!(text::raid_campaign_tied, who, rival, most, least),
        }
    }
}

impl game::Message for Message {
    fn spoken(&self, names: &Names) -> Option<String> {
        match self {
            Message::BeforeFirstTurn | Message::Turn { .. } => None,
            Message::BattleEnded(battle) if !battle.is_mine(names) => Some(battle.in_short(names)),
            _ => Some(self.sentence(names)),
        }
    }

    fn line(&self, names: &Names) -> Option<Line> {
        match self {
            Message::BeforeFirstTurn | Message::Turn { .. } => {
                Some(Line::heading(self.sentence(names)))
            }
            Message::Picked(_) => None,
            _ => Some(Line::plain(self.sentence(names))),
        }
    }
}

impl Message {
    /// Returns the text; of a turn, as a heading.
    pub(crate) fn sentence(&self, names: &Names) -> String {
        let who = |seat: Seat| names.person(seat);
        match *self {
            Message::BeforeFirstTurn => t!(text::heading_before_first_turn),
            Message::Turn { seat, turn } => t!(text::heading_turn, turn, who: who(seat)),
            Message::KeptAll(seat) => t!(text::log_kept_all, who: who(seat)),
            Message::Burned(seat, card) => t!(text::log_burned, who: who(seat), card),
            Message::PickedUp { seat, count, known } => drew(who(seat), count, known),
            Message::Placed { seat, card, height } => match height {
                0 | 1 => t!(text::log_placed, who: who(seat), card),
                _ => t!(text::log_placed_tower, who: who(seat), card, height),
            },
            Message::FortFilled(seat, card) => t!(text::log_fort_filled, who: who(seat), card),
            Message::WentOut(seat) => t!(text::log_went_out, who: who(seat)),
            Message::CampaignBegan(seat, rank) => {
                t!(text::log_campaign_began, who: who(seat), rank)
            }
            Message::CampaignLost(seat) => t!(text::log_campaign_lost, who: who(seat)),
            Message::SiegeBegan { seat, rounds } => {
                t!(text::log_siege_began, who: who(seat), rounds)
            }
            Message::SiegeEnded { rounds } => t!(text::log_siege_ended, rounds),
            Message::BoundReached { rounds } => t!(text::log_bound_reached, rounds),
            Message::Ended(outcome) => verdict(outcome, names),
            _ => self.of_battle(names),
        }
    }

    fn of_battle(&self, names: &Names) -> String {
        let who = |seat: Seat| names.person(seat);
        match *self {
            Message::Challenged { attacker, defender, card, count: 0, .. } => {
                let (who, rival) = (who(attacker), who(defender));
                t!(text::log_attacked_undefended, who, rival, card)
            }
            Message::Challenged { attacker, defender, card, count, attempt } => {
                let (who, rival) = (who(attacker), who(defender));
                let attacked = t!(text::log_attacked, who, rival, card, count);
                format!("{attacked} {}", t!(text::log_attempt, attempt, most: MOST_ATTEMPTS))
            }
            Message::CampaignBattle { attacker, defender, count } => {
                t!(text::log_campaign_battle, who: who(attacker), rival: who(defender), count)
            }
            Message::Picked(seat) => t!(text::log_picked, who: who(seat)),
            Message::Pair { attacking, defending, winner, why } => {
                pair(attacking, defending, winner.map(who), why)
            }
            Message::BattleEnded(battle) => {
                let (most, least) = battle.score();
                match battle.winner {
                    Some(seat) => t!(text::log_battle_won, who: who(seat), most, least),
                    None => t!(text::log_battle_tied, most, least),
                }
            }
            Message::Captured { card, from, to } => {
                t!(text::log_captured, who: who(to), rival: who(from), card)
            }
            Message::Retired { card, seat } => t!(text::log_retired, who: who(seat), card),
            Message::Taken { card, from, to, .. } => {
                t!(text::log_taken, who: who(to), rival: who(from), card)
            }
            Message::Sunk { card, .. } => t!(text::log_sunk, card),
            _ => self.of_all(names),
        }
    }

    /// Returns what is said of a free-for-all or a showdown.
    fn of_all(&self, names: &Names) -> String {
        let who = |seat: Seat| names.person(seat);
        match *self {
            Message::FreeForAll { builder, card } => {
                t!(text::log_free_for_all, who: who(builder), card)
            }
            Message::Showed(seat, card) => t!(text::log_revealed, who: who(seat), card),
            Message::FreeForAllWon { winner, card, tied: true, .. } => {
                t!(text::log_free_for_all_tied, who: who(winner), card)
            }
            Message::FreeForAllWon { winner, card, .. } => {
                t!(text::log_free_for_all_won, who: who(winner), card)
            }
            Message::Showdown { length, all_on_campaign } => {
                let why = all_on_campaign.then(|| t!(text::log_all_on_campaign));
                let sentences = why.into_iter().chain([t!(text::log_showdown, length)]);
                sentences.collect::<Vec<_>>().join(" ")
            }
            Message::Dropped { seat, count } => t!(text::log_set_aside, who: who(seat), count),
            Message::Trick { position: number, cards, winner } => {
                let others = names.clockwise().filter(|seat| Some(*seat) != winner);
                let cards_of_others = list(others.filter_map(|seat| cards[seat]));
                match winner.and_then(|seat| Some((who(seat), cards[seat]?))) {
                    Some((who, card)) => {
                        t!(text::log_trick, who, number, card, others: cards_of_others)
                    }
                    None => t!(text::log_trick_tied, number, cards: cards_of_others),
                }
            }
            Message::LinesPlayed { tricks, most } => {
                let count = |seat| Some(t!(text::log_tricks, who: who(seat), count: tricks[seat]?));
                let mut sentences: Vec<String> = names.clockwise().filter_map(count).collect();
                if most.iter().filter(|most| **most).count() > 1 {
                    sentences.push(t!(text::log_tricks_tied));
                }
                sentences.join(" ")
            }
            Message::Redrawn(drew) => {
                let mut sentences = vec![t!(text::log_watchtowers)];
                let drawn = names.clockwise().filter(|seat| drew[*seat] > 0);
                let drew = |seat| t!(text::log_drew_hidden, who: who(seat), count: drew[seat]);
                sentences.extend(drawn.map(drew));
                sentences.join(" ")
            }
            _ => t!(text::log_played_again),
        }
    }
}

/// How a pair of a battle ended.
fn pair(attacking: Card, defending: Card, who: Option<Person>, why: PairReason) -> String {
    let Some(who) = who else { return t!(text::log_pair_tied, attacking, defending) };
    let (winner, loser) = match why {
        PairReason::Higher if defending.rank() > attacking.rank() => (defending, attacking),
        _ => (attacking, defending),
    };
    let why = match why {
        PairReason::AttackingSeven => "attacking-seven",
        PairReason::DefendingSeven => "defending-seven",
        PairReason::Higher | PairReason::Equal => "higher",
    };
    t!(text::log_pair, who, winner, loser, why)
}

/// The cards that somebody drew, as far as the player knows them.
fn drew(who: Person, count: u8, known: CardSet) -> String {
    let cards = list(known.iter());
    match usize::from(count).saturating_sub(known.len()) {
        0 => t!(text::log_drew, who, cards),
        hidden if known.is_empty() => t!(text::log_drew_hidden, who, count: hidden),
        hidden => t!(text::log_drew_partly, who, cards, count: hidden),
    }
}
