//! Summary of what happened since the player's last action in Watchtower.

use super::message::{Battle, Message};
use super::words::list;
use crate::i18n::{t, watchtower as text};
use crate::table::game::Message as _;
use crate::table::names::Names;
use crate::table::words::last_of;
use cardkeep_core::cards::Card;
use cardkeep_core::engine::Seat;

/// How many letters are told where there is more than one thing to tell, which leaves the prompt room
/// for what it asks.
const LETTERS: usize = 80;

/// What happened to the player. It is forgotten as soon as the player does something with a turn of
/// its own.
#[derive(Clone, Debug, Default)]
pub(super) struct Since {
    /// The oldest first.
    news: Vec<Message>,
    /// The turns of rivals since the player's last one.
    turns: Vec<Turn>,
    /// The turn that goes on is the player's.
    mine: bool,
}

/// What a rival did in its turn.
#[derive(Clone, Debug)]
struct Turn {
    seat: Seat,
    placed: Vec<Card>,
    burned: Option<Card>,
    others: Vec<Message>,
}

impl Turn {
    /// Returns it in sentences.
    fn told(&self, names: &Names) -> Vec<String> {
        let (who, count) = (names.person(self.seat), self.placed.len());
        let placed = match (&self.placed[..], self.burned) {
            ([], None) if self.others.is_empty() => Some(t!(text::turn_nothing, who)),
            ([], None) => None,
            ([], Some(card)) => Some(t!(text::log_burned, who, card)),
            ([card], None) => Some(t!(text::log_placed, who, card: *card)),
            (_, None) => Some(t!(text::turn_placed, who, count)),
            ([card], Some(burned)) => Some(t!(text::turn_placed_burned, who, card: *card, burned)),
            (_, Some(burned)) => Some(t!(text::turn_placed_several_burned, who, count, burned)),
        };
        let others = self.others.iter().filter_map(|message| message.spoken(names));
        placed.into_iter().chain(others).collect()
    }

    /// Notes what the rival does, except a battle with the player.
    fn note(&mut self, message: &Message, names: &Names) {
        match *message {
            Message::Placed { seat, card, .. } if seat == self.seat => self.placed.push(card),
            Message::Burned(seat, card) if seat == self.seat => self.burned = Some(card),
            Message::BattleEnded(battle) if !battle.is_mine(names) => {
                self.others.push(message.clone());
            }
            Message::Taken { from, fought: false, .. } if !names.is_me(from) => {
                self.others.push(message.clone());
            }
            Message::CampaignBegan(seat, _) if seat == self.seat => {
                self.others.push(message.clone());
            }
            _ => {}
        }
    }
}

impl Since {
    /// Notes what happened.
    pub(super) fn note(&mut self, message: &Message, names: &Names) {
        let me = |seat: Seat| names.is_me(seat);
        if let (false, Some(turn)) = (self.mine, self.turns.last_mut()) {
            turn.note(message, names);
        }
        let concerns_me = match *message {
            Message::Turn { seat, .. } => return self.begin_turn(seat, names),
            Message::Placed { seat, .. }
            | Message::Burned(seat, _)
            | Message::Challenged { attacker: seat, .. }
            | Message::CampaignBattle { attacker: seat, .. }
                if me(seat) =>
            {
                self.news.clear();
                self.turns.clear();
                return;
            }
            Message::BattleEnded(battle) => battle.is_mine(names),
            Message::FreeForAllWon { .. } => true,
            Message::Taken { from, to, fought: false, .. } => me(from) || me(to),
            Message::Sunk { attacker, defender, .. } => me(attacker) || me(defender),
            Message::SiegeBegan { seat, .. } => !me(seat),
            Message::CampaignLost(seat) => me(seat),
            _ => false,
        };
        if concerns_me {
            self.news.push(message.clone());
        }
    }

    fn begin_turn(&mut self, seat: Seat, names: &Names) {
        // What the player did itself is no news any more.
        if self.mine {
            self.news.clear();
            self.turns.clear();
        }
        self.mine = names.is_me(seat);
        if !self.mine {
            let (placed, others) = (Vec::new(), Vec::new());
            self.turns.push(Turn { seat, placed, burned: None, others });
        }
    }

    /// Returns the last of it in a few sentences, if there is any: what happened to the player, or
    /// else what the rivals did.
    pub(super) fn told(&self, names: &Names) -> Option<String> {
        let sentences: Vec<String> = match self.news.is_empty() {
            true => self.turns.iter().flat_map(|turn| turn.told(names)).collect(),
            false => self.news.iter().map(|message| sentence(message, names)).collect(),
        };
        let (told, more) = last_of(&sentences, LETTERS)?;
        Some(if more { format!("{told} {}", t!(text::turn_more)) } else { told })
    }
}

/// What concerns the player, in a sentence.
fn sentence(message: &Message, names: &Names) -> String {
    match *message {
        Message::BattleEnded(battle) => my_battle(&battle, names),
        // Who won the card in the middle, and by which cards.
        Message::FreeForAllWon { winner, card, shown, .. } => {
            match (shown[winner], shown[names.human()]) {
                (Some(best), _) if names.is_me(winner) => t!(text::free_for_all_won, card, best),
                (Some(best), Some(mine)) => {
                    t!(text::free_for_all_lost, who: names.person(winner), card, best, mine)
                }
                _ => message.sentence(names),
            }
        }
        _ => message.sentence(names),
    }
}

/// How a battle of the player's ended, and by which cards.
fn my_battle(battle: &Battle, names: &Names) -> String {
    let Battle { attacker, defender, prize, cards, winner, .. } = *battle;
    let attacks = names.is_me(attacker);
    let (me, other) = if attacks { (attacker, defender) } else { (defender, attacker) };
    let rival = names.of_seat(other);
    let [mine, theirs] = [me, other].map(|seat| list(cards[seat].iter().copied()));
    let won = winner.map(|seat| seat == me);
    match (prize, attacks, won) {
        (Some(card), true, Some(true)) => t!(text::battle_attack_won, rival, card, mine, theirs),
        (Some(card), true, Some(false)) => t!(text::battle_attack_lost, rival, card, mine, theirs),
        (Some(card), true, None) => t!(text::battle_attack_tied, rival, card, mine, theirs),
        (Some(card), false, Some(true)) => t!(text::battle_defense_won, rival, card, mine, theirs),
        (Some(card), false, Some(false)) => {
            t!(text::battle_defense_lost, rival, card, mine, theirs)
        }
        (Some(card), false, None) => t!(text::battle_defense_tied, rival, card, mine, theirs),
        (None, _, Some(true)) => t!(text::battle_campaign_won, rival, mine, theirs),
        (None, _, Some(false)) => t!(text::battle_campaign_lost, rival, mine, theirs),
        (None, _, None) => t!(text::battle_campaign_tied, rival, mine, theirs),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cardkeep_core::cards::{Rank, Suit};
    use cardkeep_core::games::watchtower::BySeat;

    const BERIT: Seat = Seat(1);

    fn names() -> Names {
        Names::new(Seat(0), ["You", "Berit"].map(String::from).into(), vec![None; 2])
    }

    fn card(rank: Rank) -> Card {
        Card::new(rank, Suit::Clubs)
    }

    /// A battle of one pair for a card, which Berit wins with the king.
    fn battle(attacker: Seat, prize: Rank) -> Message {
        let line = |seat| [if seat == BERIT { Rank::King } else { Rank::Two }].map(card);
        Message::BattleEnded(Battle {
            attacker,
            defender: attacker.other(),
            prize: Some(card(prize)),
            cards: BySeat::from_fn(2, |seat| line(seat).into_iter().collect()),
            pairs: if attacker == BERIT { [1, 0] } else { [0, 1] },
            winner: Some(BERIT),
        })
    }

    fn note(since: &mut Since, messages: impl IntoIterator<Item = Message>) {
        messages.into_iter().for_each(|message| since.note(&message, &names()));
    }

    /// Berit wins a card of the player's.
    fn lose(since: &mut Since, prize: Rank) {
        let (from, to) = (Seat(0), BERIT);
        let taken = Message::Taken { card: card(prize), from, to, fought: true };
        let begins = |seat| Message::Turn { seat, turn: 1 };
        note(since, [begins(BERIT), battle(BERIT, prize), taken, begins(Seat(0))]);
    }

    #[test]
    fn what_happened_to_the_player_is_told_until_it_does_something() {
        let mut since = Since::default();
        assert_eq!(since.told(&names()), None);
        lose(&mut since, Rank::Five);
        let one = "Berit won your 5♣: your 2♣ against K♣.";
        assert_eq!(since.told(&names()).as_deref(), Some(one));
        // What was told in a turn in which the player did nothing is not told in the next.
        lose(&mut since, Rank::Six);
        assert_eq!(since.told(&names()), Some(one.replace("5♣", "6♣")));
        let placed = Message::Placed { seat: Seat(0), card: card(Rank::Nine), height: 1 };
        note(&mut since, [placed]);
        assert_eq!(since.told(&names()), None);
        // WT-24: the player does not have to be told of a siege of its own.
        note(&mut since, [Message::SiegeBegan { seat: Seat(0), rounds: 10 }]);
        assert_eq!(since.told(&names()), None);
        note(&mut since, [Message::SiegeBegan { seat: BERIT, rounds: 10 }]);
        let siege =
            "The siege begins. Berit wins unless another player goes on campaign within 10 rounds.";
        assert_eq!(since.told(&names()).as_deref(), Some(siege));
    }

    #[test]
    fn after_a_rivals_turn_the_players_own_last_battle_is_not_told_any_more() {
        let mut since = Since::default();
        let begins = |seat| Message::Turn { seat, turn: 1 };
        note(&mut since, [begins(Seat(0)), battle(Seat(0), Rank::Five)]);
        assert!(since.told(&names()).is_some_and(|told| told.starts_with("You lost the battle")));
        let placed = Message::Placed { seat: BERIT, card: card(Rank::Nine), height: 1 };
        let burned = Message::Burned(BERIT, card(Rank::Jack));
        note(&mut since, [begins(BERIT), placed, burned, begins(Seat(0))]);
        let told = since.told(&names());
        assert_eq!(told.as_deref(), Some("Berit placed 9♣ and burned J♣."));
        // A turn in which a rival can do nothing is told as well.
        note(&mut since, [begins(BERIT)]);
        assert_eq!(since.told(&names()).as_deref(), Some("Berit passed."));
    }
}
