//! What happened to the player since it last did something in a turn of its own, or else what its rivals
//! did in their turns, for who looked away and for who has everything shown at once.

use super::words::{cards, log_line};
use crate::app::table::names::Names;
use crate::app::words::phrases::list;
use crate::cards::Card;
use crate::engine::Seat;
use crate::games::watchtower::Event;

/// How many letters of it are told where there is more than one thing to tell: so many leave the
/// prompt room for what it asks.
const LETTERS: usize = 80;

/// What befell the player. It is forgotten as soon as the player does something with a turn of its
/// own.
#[derive(Clone, Debug, Default)]
pub struct Since {
    /// In sentences, the oldest first.
    news: Vec<String>,
    /// The turns of rivals since the player's last one.
    turns: Vec<Turn>,
    /// The turn that goes on is the player's.
    mine: bool,
    /// The fort card of the fight that goes on.
    prize: Option<Card>,
    /// The cards that met in it, the attacker's first.
    pairs: Vec<(Card, Card)>,
    /// The player took part in it.
    fought: bool,
    /// What everybody showed in a fight of all.
    shown: Vec<(Seat, Card)>,
}

/// What a rival did in its turn.
#[derive(Clone, Debug)]
struct Turn {
    seat: Seat,
    placed: Vec<Card>,
    /// Anything else, without who did it.
    deeds: Vec<String>,
}

impl Turn {
    /// In a sentence.
    fn told(&self, names: &Names) -> String {
        let placed = match &self.placed[..] {
            [] => None,
            [card] => Some(format!("placed the {}", card.short())),
            placed => Some(format!("placed {}", cards(placed.len()))),
        };
        let deeds: Vec<String> = placed.into_iter().chain(self.deeds.iter().cloned()).collect();
        match &deeds[..] {
            [] => format!("{} did nothing.", names.of_seat(self.seat)),
            deeds => format!("{} {}.", names.of_seat(self.seat), list(deeds)),
        }
    }
}

impl Since {
    /// Something happened.
    pub fn hear(&mut self, event: &Event, names: &Names) {
        self.hear_of_rivals(event, names);
        let me = |seat: Seat| names.is_me(seat);
        match *event {
            Event::TurnBegan { seat, .. } => {
                // What the player did itself is no news any more.
                if self.mine {
                    self.news.clear();
                }
                self.mine = me(seat);
            }
            Event::Placed { seat, .. } | Event::Burned { seat, .. } if me(seat) => self.forget(),
            Event::Challenged { attacker, defender, card, .. } => {
                self.begin_fight(Some(card), [attacker, defender], names);
            }
            Event::CampaignBattle { attacker, defender, .. } => {
                self.begin_fight(None, [attacker, defender], names);
            }
            Event::PairTurned { attacking, defending, .. } => {
                self.pairs.push((attacking, defending));
            }
            Event::BattleEnded { attacker, defender, winner, .. } if self.fought => {
                self.news.push(self.battle(attacker, defender, winner, names));
            }
            // The battle has told it.
            Event::FortCardTaken { .. } if !self.pairs.is_empty() => {}
            Event::FortCardTaken { .. } | Event::FortCardSunk { .. } if self.fought => {
                self.news.extend(log_line(event, names).map(|line| format!("{line}.")));
            }
            Event::FreeForAll { .. } => self.shown.clear(),
            Event::CardTurned { seat, card } => self.shown.push((seat, card)),
            Event::FreeForAllWon { winner, card, .. } => {
                self.news.push(self.fight_of_all(winner, card, names));
            }
            Event::SiegeBegan { seat, .. } if !me(seat) => {
                self.news.extend(log_line(event, names).map(|line| format!("{line}.")));
            }
            Event::CampaignLost { seat, .. } if me(seat) => {
                self.news.extend(log_line(event, names).map(|line| format!("{line}.")));
            }
            _ => {}
        }
    }

    /// What a rival does in its turn, as far as it is no fight with the player.
    fn hear_of_rivals(&mut self, event: &Event, names: &Names) {
        if let Event::TurnBegan { seat, .. } = *event {
            if self.mine {
                self.turns.clear();
            }
            if !names.is_me(seat) {
                self.turns.push(Turn { seat, placed: Vec::new(), deeds: Vec::new() });
            }
            return;
        }
        let mine = self.mine;
        let Some(turn) = self.turns.last_mut().filter(|_| !mine) else { return };
        let over = |defender: Seat| {
            let prize = self.prize.map(|card| format!(" over the {}", card.short()));
            (names.of_seat(defender), prize.unwrap_or_default())
        };
        let deed = match *event {
            Event::Placed { seat, card, .. } if seat == turn.seat => {
                turn.placed.push(card);
                return;
            }
            Event::Burned { seat, card } if seat == turn.seat => {
                format!("burned the {}", card.short())
            }
            Event::BattleEnded { attacker, defender, winner, .. } if !self.fought => {
                let (rival, over) = over(defender);
                match winner {
                    Some(seat) if seat == attacker => format!("beat {rival}{over}"),
                    Some(_) => format!("lost to {rival}{over}"),
                    None => format!("drew with {rival}{over}"),
                }
            }
            Event::FortCardTaken { card, from, .. } if !self.fought && self.pairs.is_empty() => {
                format!("took {} {}", names.whose(from), card.short())
            }
            Event::CampaignBegan { seat, .. } if seat == turn.seat => {
                String::from("went on campaign")
            }
            _ => return,
        };
        turn.deeds.push(deed);
    }

    fn forget(&mut self) {
        self.news.clear();
        self.turns.clear();
    }

    fn begin_fight(&mut self, prize: Option<Card>, [attacker, defender]: [Seat; 2], names: &Names) {
        if names.is_me(attacker) {
            self.forget();
        }
        self.prize = prize;
        self.pairs.clear();
        self.fought = names.is_me(attacker) || names.is_me(defender);
    }

    /// How a battle of the player's ended, and by which cards.
    fn battle(
        &self,
        attacker: Seat,
        defender: Seat,
        winner: Option<Seat>,
        names: &Names,
    ) -> String {
        let attacks = names.is_me(attacker);
        let rival = names.of_seat(if attacks { defender } else { attacker });
        let whose = if attacks { "the" } else { "your" };
        let prize = self.prize.map(|card| format!("{whose} {}", card.short()));
        let over = prize.as_ref().map(|prize| format!(" over {prize}")).unwrap_or_default();
        let outcome = match (winner.map(|seat| names.is_me(seat)), prize) {
            (Some(true), Some(prize)) if attacks => format!("You won {prize} from {rival}"),
            (Some(false), Some(prize)) if !attacks => format!("{rival} won {prize}"),
            (Some(true), _) => format!("You beat {rival}{over}"),
            (Some(false), _) => format!("You lost to {rival}{over}"),
            (None, _) => format!("You drew with {rival}{over}"),
        };
        let (first, second): (Vec<String>, Vec<String>) =
            self.pairs.iter().map(|(one, other)| (one.short(), other.short())).unzip();
        let (mine, theirs) = if attacks { (first, second) } else { (second, first) };
        format!("{outcome}: your {} against {}.", list(&mine), list(&theirs))
    }

    /// Who won the card in the middle, and by which cards.
    fn fight_of_all(&self, winner: Seat, card: Card, names: &Names) -> String {
        let shown = |wanted: Seat| self.shown.iter().find(|(seat, _)| *seat == wanted);
        let won = format!("{} won the {}", names.of_seat(winner), card.short());
        match (shown(winner), shown(names.human())) {
            (Some((_, best)), _) if names.is_me(winner) => {
                format!("{won} with the {}.", best.short())
            }
            (Some((_, best)), Some((_, mine))) => {
                format!("{won}: {} against your {}.", best.short(), mine.short())
            }
            _ => format!("{won}."),
        }
    }

    /// The last of it in a few sentences, if there is any: what happened to the player, or else what the
    /// rivals did.
    pub fn told(&self, names: &Names) -> Option<String> {
        let turns: Vec<String> = match self.news.is_empty() {
            true => self.turns.iter().map(|turn| turn.told(names)).collect(),
            false => Vec::new(),
        };
        let (last, before) = if turns.is_empty() { &self.news } else { &turns }.split_last()?;
        let mut told = last.clone();
        for news in before.iter().rev() {
            if told.chars().count() + news.chars().count() > LETTERS {
                return Some(format!("{told} The log has more."));
            }
            told = format!("{news} {told}");
        }
        Some(told)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{Rank, Suit};
    use crate::games::watchtower::Why;

    fn card(rank: Rank) -> Card {
        Card::new(rank, Suit::Clubs)
    }

    /// A battle of one pair for a card of the player's, which the rival wins.
    fn lose(since: &mut Since, prize: Rank, names: &Names) {
        let (attacker, defender, card_won) = (Seat(1), Seat(0), card(prize));
        let [attacking, defending] = [Rank::King, Rank::Two].map(card);
        let (winner, why) = (Some(attacker), Why::Higher);
        for event in [
            Event::TurnBegan { seat: attacker, turn: 1 },
            Event::Challenged { attacker, defender, card: card_won, count: 1, attempt: 1 },
            Event::PairTurned { pair: 1, attacking, defending, winner, why },
            Event::BattleEnded { attacker, defender, pairs: [1, 0], winner },
            Event::FortCardTaken { card: card_won, from: defender, to: attacker },
            Event::TurnBegan { seat: defender, turn: 2 },
        ] {
            since.hear(&event, names);
        }
    }

    #[test]
    fn what_befell_the_player_is_told_until_it_does_something() {
        let names = Names::new(Seat(0), ["You", "Berit"].map(String::from).into(), vec![None; 2]);
        let mut since = Since::default();
        assert_eq!(since.told(&names), None);
        lose(&mut since, Rank::Five, &names);
        let one = "Berit won your 5♣: your 2♣ against K♣.";
        assert_eq!(since.told(&names).as_deref(), Some(one));
        // What was told in a turn in which the player did nothing is not told in the next.
        lose(&mut since, Rank::Six, &names);
        assert_eq!(since.told(&names), Some(one.replace("5♣", "6♣")));
        since.hear(&Event::Placed { seat: Seat(0), card: card(Rank::Nine), height: 1 }, &names);
        assert_eq!(since.told(&names), None);
        // WT-24: the player does not have to be told of a siege of its own.
        since.hear(&Event::SiegeBegan { seat: Seat(0), rounds: 10 }, &names);
        assert_eq!(since.told(&names), None);
        since.hear(&Event::SiegeBegan { seat: Seat(1), rounds: 10 }, &names);
        let siege = "Berit is on campaign. If nobody else gets there in 10 rounds, Berit wins.";
        assert_eq!(since.told(&names).as_deref(), Some(siege));
    }

    #[test]
    fn after_a_rivals_turn_the_players_own_last_battle_is_not_told_any_more() {
        let names = Names::new(Seat(0), ["You", "Berit"].map(String::from).into(), vec![None; 2]);
        let mut since = Since::default();
        let (attacker, defender) = (Seat(0), Seat(1));
        let [attacking, defending] = [Rank::Two, Rank::King].map(card);
        let (winner, why) = (Some(defender), Why::Higher);
        for event in [
            Event::TurnBegan { seat: attacker, turn: 1 },
            Event::Challenged { attacker, defender, card: card(Rank::Five), count: 1, attempt: 1 },
            Event::PairTurned { pair: 1, attacking, defending, winner, why },
            Event::BattleEnded { attacker, defender, pairs: [0, 1], winner },
        ] {
            since.hear(&event, &names);
        }
        assert!(since.told(&names).is_some_and(|told| told.starts_with("You lost to Berit")));
        for event in [
            Event::TurnBegan { seat: defender, turn: 1 },
            Event::Placed { seat: defender, card: card(Rank::Nine), height: 1 },
            Event::Burned { seat: defender, card: card(Rank::Jack) },
            Event::TurnBegan { seat: attacker, turn: 2 },
        ] {
            since.hear(&event, &names);
        }
        let told = since.told(&names);
        assert_eq!(told.as_deref(), Some("Berit placed the 9♣ and burned the J♣."));
        // A turn in which a rival can do nothing is told as well.
        since.hear(&Event::TurnBegan { seat: defender, turn: 2 }, &names);
        assert_eq!(since.told(&names).as_deref(), Some("Berit did nothing."));
    }
}
