//! Summary of what happened since the player's last action in Watchtower.

use super::lexicon::cards;
use super::message::{Battle, Message};
use crate::app::table::names::Names;
use crate::app::words::phrases::list;
use crate::cards::Card;
use crate::engine::Seat;
use crate::games::watchtower::{BySeat, Line};

/// How many letters of it are told where there is more than one thing to tell: so many leave the
/// prompt room for what it asks.
const LETTERS: usize = 80;

/// What happened to the player. It is forgotten as soon as the player does something with a turn of
/// its own.
#[derive(Clone, Debug, Default)]
pub struct Since {
    /// In sentences, the oldest first.
    news: Vec<String>,
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
    /// Anything else, without who did it.
    others: Vec<String>,
}

impl Turn {
    /// Returns it in a sentence.
    fn told(&self, names: &Names) -> String {
        let placed = match &self.placed[..] {
            [] => None,
            [card] => Some(format!("placed the {}", card.short())),
            placed => Some(format!("placed {}", cards(placed.len()))),
        };
        let all: Vec<String> = placed.into_iter().chain(self.others.iter().cloned()).collect();
        match &all[..] {
            [] => format!("{} did nothing.", names.of_seat(self.seat)),
            all => format!("{} {}.", names.of_seat(self.seat), list(all)),
        }
    }

    /// Notes what the rival does, as far as it is no fight with the player.
    fn note(&mut self, message: &Message, names: &Names) {
        self.others.push(match *message {
            Message::Placed { seat, card, .. } if seat == self.seat => {
                return self.placed.push(card);
            }
            Message::Burned(seat, card) if seat == self.seat => {
                format!("burned the {}", card.short())
            }
            Message::BattleEnded(battle) if !battle.is_mine(names) => {
                let prize = battle.prize.map(|card| format!(" over the {}", card.short()));
                let over = prize.unwrap_or_default();
                let rival = names.of_seat(battle.defender);
                match battle.winner {
                    Some(seat) if seat == battle.attacker => format!("beat {rival}{over}"),
                    Some(_) => format!("lost to {rival}{over}"),
                    None => format!("drew with {rival}{over}"),
                }
            }
            Message::Taken { card, from, fought: false, .. } if !names.is_me(from) => {
                format!("took {} {}", names.whose(from), card.short())
            }
            Message::CampaignBegan(seat, _) if seat == self.seat => {
                String::from("went on campaign")
            }
            _ => return,
        });
    }
}

impl Since {
    /// Notes what happened.
    pub fn note(&mut self, message: &Message, names: &Names) {
        let me = |seat: Seat| names.is_me(seat);
        if let (false, Some(turn)) = (self.mine, self.turns.last_mut()) {
            turn.note(message, names);
        }
        let news = match *message {
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
            Message::BattleEnded(battle) if battle.is_mine(names) => my_battle(&battle, names),
            Message::FreeForAllWon { winner, card, shown, .. } => {
                fight_of_all(winner, card, &shown, names)
            }
            Message::Taken { from, to, fought: false, .. } if me(from) || me(to) => {
                format!("{}.", message.sentence(names))
            }
            Message::Sunk { attacker, defender, .. } if me(attacker) || me(defender) => {
                format!("{}.", message.sentence(names))
            }
            Message::SiegeBegan { seat, .. } if !me(seat) => {
                format!("{}.", message.sentence(names))
            }
            Message::CampaignLost(seat) if me(seat) => format!("{}.", message.sentence(names)),
            _ => return,
        };
        self.news.push(news);
    }

    fn begin_turn(&mut self, seat: Seat, names: &Names) {
        // What the player did itself is no news any more.
        if self.mine {
            self.news.clear();
            self.turns.clear();
        }
        self.mine = names.is_me(seat);
        if !self.mine {
            self.turns.push(Turn { seat, placed: Vec::new(), others: Vec::new() });
        }
    }

    /// Returns the last of it in a few sentences, if there is any: what happened to the player, or
    /// else what the rivals did.
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

/// How a battle of the player's ended, and by which cards.
fn my_battle(battle: &Battle, names: &Names) -> String {
    let Battle { attacker, defender, prize, cards, winner, .. } = battle;
    let attacks = names.is_me(*attacker);
    let (me, rival) = if attacks { (*attacker, *defender) } else { (*defender, *attacker) };
    let (name, whose) = (names.of_seat(rival), if attacks { "the" } else { "your" });
    let prize = prize.map(|card| format!("{whose} {}", card.short()));
    let over = prize.as_ref().map(|prize| format!(" over {prize}")).unwrap_or_default();
    let outcome = match (winner.map(|seat| seat == me), prize) {
        (Some(true), Some(prize)) if attacks => format!("You won {prize} from {name}"),
        (Some(false), Some(prize)) if !attacks => format!("{name} won {prize}"),
        (Some(true), _) => format!("You beat {name}{over}"),
        (Some(false), _) => format!("You lost to {name}{over}"),
        (None, _) => format!("You drew with {name}{over}"),
    };
    let short = |line: &Line| list(&line.iter().map(|card| card.short()).collect::<Vec<_>>());
    format!("{outcome}: your {} against {}.", short(&cards[me]), short(&cards[rival]))
}

/// Who won the card in the middle, and by which cards.
fn fight_of_all(winner: Seat, card: Card, shown: &BySeat<Option<Card>>, names: &Names) -> String {
    let won = format!("{} won the {}", names.of_seat(winner), card.short());
    match (shown[winner], shown[names.human()]) {
        (Some(best), _) if names.is_me(winner) => format!("{won} with the {}.", best.short()),
        (Some(best), Some(mine)) => {
            format!("{won}: {} against your {}.", best.short(), mine.short())
        }
        _ => format!("{won}."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{Rank, Suit};

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
        let siege = "Berit is on campaign. If nobody else gets there in 10 rounds, Berit wins.";
        assert_eq!(since.told(&names()).as_deref(), Some(siege));
    }

    #[test]
    fn after_a_rivals_turn_the_players_own_last_battle_is_not_told_any_more() {
        let mut since = Since::default();
        let begins = |seat| Message::Turn { seat, turn: 1 };
        note(&mut since, [begins(Seat(0)), battle(Seat(0), Rank::Five)]);
        assert!(since.told(&names()).is_some_and(|told| told.starts_with("You lost to Berit")));
        let placed = Message::Placed { seat: BERIT, card: card(Rank::Nine), height: 1 };
        let burned = Message::Burned(BERIT, card(Rank::Jack));
        note(&mut since, [begins(BERIT), placed, burned, begins(Seat(0))]);
        let told = since.told(&names());
        assert_eq!(told.as_deref(), Some("Berit placed the 9♣ and burned the J♣."));
        // A turn in which a rival can do nothing is told as well.
        note(&mut since, [begins(BERIT)]);
        assert_eq!(since.told(&names()).as_deref(), Some("Berit did nothing."));
    }
}
