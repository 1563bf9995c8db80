//! Battles of Watchtower in words.

use super::words::list;
use crate::i18n::{t, watchtower as text};
use crate::session::Moment;
use crate::table::names::Names;
use cardkeep_core::cards::Card;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::watchtower::{BySeat, Event, Line, PairReason, Position, View, duel};

/// How a battle ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Battle {
    pub attacker: Seat,
    pub defender: Seat,
    /// The fort card it was for, unless both are on campaign.
    pub prize: Option<Card>,
    /// The cards that met, by seat.
    pub cards: BySeat<Line>,
    /// The pairs that each side won, the attacker's first.
    pub pairs: [u8; 2],
    pub winner: Option<Seat>,
}

impl Battle {
    /// Returns the battle that an event ends; `None` of any other event.
    pub(super) fn of(before: &View, moment: &Moment<Position>) -> Option<Battle> {
        let Event::BattleEnded { attacker, defender, pairs, winner } = moment.event else {
            return None;
        };
        let prize = before.contest.and_then(|contest| contest.fight.prize());
        let cards = moment.view.public.turned;
        Some(Battle { attacker, defender, prize, cards, pairs, winner })
    }

    /// Whether the player took part.
    pub(super) fn is_mine(&self, names: &Names) -> bool {
        names.is_ours(self.attacker) || names.is_ours(self.defender)
    }

    /// Returns the number of pairs, and those that the winner and the loser won; after a tie, those of
    /// either.
    fn score(&self) -> (usize, u8, u8) {
        let [one, other] = self.pairs;
        (self.cards[self.attacker].len(), one.max(other), one.min(other))
    }

    /// Returns a battle of two opponents in a sentence.
    pub(super) fn in_short(&self, names: &Names) -> String {
        let (who, rival) = (names.person(self.attacker), names.person(self.defender));
        let (pairs, most, least) = self.score();
        let won = self.winner.map(|winner| winner == self.attacker);
        let battle = match (won, self.prize) {
            (Some(true), Some(card)) => t!(text::raid_won, who, rival, card, pairs, most, least),
            (Some(false), Some(card)) => t!(text::raid_lost, who, rival, card, pairs, most, least),
            (None, Some(card)) => t!(text::raid_tied, who, rival, card, pairs, most, least),
            (Some(true), None) => t!(text::raid_campaign_won, who, rival, pairs, most, least),
            (Some(false), None) => t!(text::raid_campaign_lost, who, rival, pairs, most, least),
            (None, None) => t!(text::raid_campaign_tied, who, rival, pairs, most, least),
        };
        match self.seven() {
            Some(seven) => format!("{battle} {seven}"),
            None => battle,
        }
    }

    /// Returns which seven decided a pair against the ranks, in a sentence; `None` if none did (WT-10).
    pub(super) fn seven(&self) -> Option<String> {
        let [attacking, defending] = [self.attacker, self.defender].map(|seat| self.cards[seat]);
        let mut pairs = attacking
            .iter()
            .zip(defending.iter())
            .map(|(a, d)| (a.rank() <= d.rank(), duel(*a, *d)));
        pairs.find_map(|(odd, (_, why))| match why {
            PairReason::AttackingSeven if odd => Some(t!(text::raid_attacking_seven)),
            PairReason::DefendingSeven if odd => Some(t!(text::raid_defending_seven)),
            _ => None,
        })
    }

    /// Returns the end of a battle in a sentence.
    pub(super) fn ended(&self, names: &Names) -> String {
        let (pairs, most, least) = self.score();
        match self.winner {
            Some(seat) => t!(text::log_battle_won, who: names.person(seat), pairs, most, least),
            None => t!(text::log_battle_tied, pairs, most, least),
        }
    }

    /// Returns how an attack on a fort card of the player's ended, in a few words.
    pub(super) fn of_defender(&self, names: &Names) -> Option<String> {
        let (card, rival) = (self.prize?, names.of_seat(self.attacker));
        let how = match self.winner {
            _ if !names.is_me(self.defender) => return None,
            Some(winner) if names.is_me(winner) => "won",
            Some(_) => "lost",
            None => "tied",
        };
        Some(t!(text::battle_defense, how, rival, card))
    }

    /// Returns how a battle of the player's ended, and by which cards.
    pub(super) fn by_cards(&self, names: &Names) -> String {
        let Battle { attacker, defender, prize, cards, winner, .. } = *self;
        let attacks = names.is_me(attacker);
        let (me, other) = if attacks { (attacker, defender) } else { (defender, attacker) };
        let rival = names.of_seat(other);
        let [mine, theirs] = [me, other].map(|seat| list(cards[seat].iter().copied()));
        let won = winner.map(|seat| seat == me);
        match (prize, attacks, won) {
            (Some(card), true, Some(true)) => {
                t!(text::battle_attack_won, rival, card, mine, theirs)
            }
            (Some(card), true, Some(false)) => {
                t!(text::battle_attack_lost, rival, card, mine, theirs)
            }
            (Some(card), true, None) => t!(text::battle_attack_tied, rival, card, mine, theirs),
            (Some(card), false, Some(true)) => {
                t!(text::battle_defense_won, rival, card, mine, theirs)
            }
            (Some(card), false, Some(false)) => {
                t!(text::battle_defense_lost, rival, card, mine, theirs)
            }
            (Some(card), false, None) => t!(text::battle_defense_tied, rival, card, mine, theirs),
            (None, _, Some(true)) => t!(text::battle_campaign_won, rival, mine, theirs),
            (None, _, Some(false)) => t!(text::battle_campaign_lost, rival, mine, theirs),
            (None, _, None) => t!(text::battle_campaign_tied, rival, mine, theirs),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cardkeep_core::cards::Rank::{self, Eight, Five, King, Seven};
    use cardkeep_core::cards::Suit;

    /// Returns what is said of a 7 in a battle with these cards, the attacker's first.
    fn said(attacking: &[Rank], defending: &[Rank]) -> Option<String> {
        let line =
            |ranks: &[Rank]| ranks.iter().map(|rank| Card::new(*rank, Suit::Clubs)).collect();
        let (attacker, defender) = (Seat(1), Seat(2));
        let cards = BySeat::from_fn(3, |seat| match seat {
            Seat(1) => line(attacking),
            Seat(2) => line(defending),
            _ => line(&[]),
        });
        let battle = Battle {
            attacker,
            defender,
            prize: None,
            cards,
            pairs: [1, 0],
            winner: Some(attacker),
        };
        battle.seven()
    }

    #[test]
    fn a_seven_that_decides_against_its_rank_is_told_wt10() {
        let attacking = Some(String::from("An attacking 7 beats any card."));
        let defending = Some(String::from("A defending 7 loses to any card."));
        assert_eq!(said(&[Seven], &[King]), attacking);
        assert_eq!(said(&[Seven], &[Seven]), attacking);
        assert_eq!(said(&[Five], &[Seven]), defending);
        assert_eq!(said(&[King, Five], &[Eight, Seven]), defending);
        // By its rank it would have won or lost, too.
        assert_eq!(said(&[Seven], &[Five]), None);
        assert_eq!(said(&[Eight], &[Seven]), None);
        assert_eq!(said(&[King, Five], &[Five, Eight]), None);
    }
}
