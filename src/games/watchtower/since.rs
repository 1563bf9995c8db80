//! Summary of what happened since the player's last action in Watchtower: what concerns the player, and
//! then what changed the balance.

use super::battles::Battle;
use super::words::ONE_SHORT;
use crate::i18n::{t, watchtower as text};
use crate::session::Moment;
use crate::table::names::Names;
use cardkeep_core::cards::Card;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::watchtower::{Event, Position, View, is_high};

/// What happened to the player. It is forgotten as soon as the player does something with a turn of
/// its own.
#[derive(Clone, Debug, Default)]
pub(super) struct Since {
    /// The oldest first.
    news: Vec<News>,
    /// The turns of rivals since the player's last one.
    turns: Vec<Turn>,
    /// The turn that goes on is the player's.
    mine: bool,
}

/// What happened to the player, in a sentence with the cards that decided it, and in a short one.
#[derive(Clone, Debug)]
struct News {
    detailed: String,
    short: String,
}

/// What a rival did in its turn.
#[derive(Clone, Debug)]
struct Turn {
    seat: Seat,
    placed: Vec<Card>,
    burned: Option<Card>,
    /// What else it did, in sentences.
    others: Vec<String>,
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
        placed.into_iter().chain(self.others.iter().cloned()).collect()
    }

    /// Returns only what changed the balance.
    fn told_in_short(&self, names: &Names) -> Vec<String> {
        let burned = self.burned.filter(|card| is_high(*card));
        let burned = burned.map(|card| t!(text::log_burned, who: names.person(self.seat), card));
        self.others.iter().cloned().chain(burned).collect()
    }

    /// Notes what the rival does, except a battle with the player. `said` is the sentence about it.
    fn note(&mut self, names: &Names, before: &View, event: &Event, said: &str) {
        let me = |seat: Seat| names.is_me(seat);
        let worth_telling = match *event {
            Event::Placed { seat, height, .. } if seat == self.seat && height == ONE_SHORT => true,
            Event::Placed { seat, card, .. } if seat == self.seat => {
                self.placed.push(card);
                false
            }
            Event::Burned { seat, card } if seat == self.seat => {
                self.burned = Some(card);
                false
            }
            Event::BattleEnded { attacker, defender, .. } => !me(attacker) && !me(defender),
            Event::FortCardTaken { from, .. } => before.contest.is_none() && !me(from),
            Event::FortCardSunk { seat, .. } => !me(seat),
            Event::CampaignBegan { seat, .. } => seat == self.seat,
            Event::CampaignLost { seat, .. } | Event::WentOut { seat, .. } => !me(seat),
            _ => false,
        };
        if worth_telling {
            self.others.push(said.to_owned());
        }
    }
}

impl Since {
    /// Notes what happened. `said` is the sentence shown about it.
    pub(super) fn note(
        &mut self,
        names: &Names,
        before: &View,
        moment: &Moment<Position>,
        said: &str,
    ) {
        let me = |seat: Seat| names.is_me(seat);
        if let (false, Some(turn)) = (self.mine, self.turns.last_mut()) {
            turn.note(names, before, &moment.event, said);
        }
        let concerns_me = match moment.event {
            Event::TurnBegan { seat, .. } => return self.begin_turn(seat, names),
            Event::Placed { seat, .. }
            | Event::Burned { seat, .. }
            | Event::Challenged { attacker: seat, .. }
            | Event::CampaignBattle { attacker: seat, .. }
                if me(seat) =>
            {
                self.news.clear();
                self.turns.clear();
                return;
            }
            Event::BattleEnded { attacker, defender, .. } => me(attacker) || me(defender),
            Event::FreeForAllWon { .. } => true,
            Event::FortCardTaken { from, to, .. } => {
                before.contest.is_none() && (me(from) || me(to))
            }
            Event::FortCardSunk { seat: defender, .. } => self.mine || me(defender),
            Event::SiegeBegan { seat, .. } => !me(seat),
            Event::CampaignLost { seat, .. } => me(seat),
            _ => false,
        };
        if concerns_me {
            self.news.push(News::of(names, before, moment, said));
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

    /// Returns it in a few sentences of this many letters, if there is anything: first what happened to
    /// the player, of which something is always told, and then as much of what the rivals did as fits.
    pub(super) fn told(&self, names: &Names, room: usize) -> Option<String> {
        let mut told: Vec<String> = Vec::new();
        let letters = |told: &[String]| told.iter().map(|it| it.chars().count() + 1).sum::<usize>();
        let fits = |told: &[String], more: &str| letters(told) + more.chars().count() <= room;
        let detailed = self.news.len() == 1;
        for news in &self.news {
            if detailed && fits(&told, &news.detailed) {
                told.push(news.detailed.clone());
            } else if told.is_empty() || fits(&told, &news.short) {
                told.push(news.short.clone());
            }
        }
        let turns = |told: fn(&Turn, &Names) -> Vec<String>| {
            self.turns.iter().flat_map(|turn| told(turn, names)).collect::<Vec<_>>()
        };
        let all = turns(Turn::told);
        let others = match told.is_empty() && letters(&all) <= room {
            true => all,
            false => turns(Turn::told_in_short),
        };
        for sentence in others {
            if fits(&told, &sentence) {
                told.push(sentence);
            }
        }
        (!told.is_empty()).then(|| told.join(" "))
    }
}

impl News {
    fn of(names: &Names, before: &View, moment: &Moment<Position>, said: &str) -> News {
        let detailed = in_detail(names, before, moment).unwrap_or_else(|| said.to_owned());
        let battle = Battle::of(before, moment);
        let short = battle.and_then(|battle| battle.of_defender(names));
        News { short: short.unwrap_or_else(|| detailed.clone()), detailed }
    }
}

/// Returns what concerns the player with the cards by which it was decided, if there were any.
fn in_detail(names: &Names, before: &View, moment: &Moment<Position>) -> Option<String> {
    let Event::FreeForAllWon { winner, card, .. } = moment.event else {
        return Battle::of(before, moment).map(|battle| battle.by_cards(names));
    };
    let turned = |seat| moment.view.public.turned[seat].first().copied();
    let best = turned(winner)?;
    if names.is_me(winner) {
        return Some(t!(text::free_for_all_won, card, best));
    }
    let mine = turned(names.human())?;
    Some(t!(text::free_for_all_lost, who: names.person(winner), card, best, mine))
}

#[cfg(test)]
mod tests {
    use super::*;
    use cardkeep_core::cards::{Rank, Suit};
    use cardkeep_core::engine::{Game, Setup};
    use cardkeep_core::games::watchtower::{BySeat, ContestView, Fight};

    const ME: Seat = Seat(0);
    const BERIT: Seat = Seat(1);

    fn names() -> Names {
        Names::new(ME, ["You", "Berit"].map(String::from).into(), vec![None; 2])
    }

    fn card(rank: Rank) -> Card {
        Card::new(rank, Suit::Clubs)
    }

    fn view() -> View {
        Position::deal(&Setup::new(2, Default::default()), 1).view(ME)
    }

    fn note(since: &mut Since, event: Event, said: &str) {
        since.note(&names(), &view(), &Moment { event, view: view() }, said);
    }

    fn begin_turn(since: &mut Since, seat: Seat) {
        note(since, Event::TurnBegan { seat, turn: 1 }, "");
    }

    /// Notes a battle of one pair for a card, which Berit wins with the king.
    fn battle(since: &mut Since, attacker: Seat, prize: Rank) {
        let (defender, prize) = (attacker.other(), Some(card(prize)));
        let fight = Fight::Battle { attacker, defender, prize, count: 1 };
        let laid = BySeat::from_fn(2, |_| 1);
        let (mut before, mut after) = (view(), view());
        before.contest =
            Some(ContestView { fight, holder: ME, held: 0, picked: Default::default(), laid });
        let best = |seat| if seat == BERIT { Rank::King } else { Rank::Two };
        after.public.turned = BySeat::from_fn(2, |seat| [card(best(seat))].into_iter().collect());
        let pairs = if attacker == BERIT { [1, 0] } else { [0, 1] };
        let event = Event::BattleEnded { attacker, defender, pairs, winner: Some(BERIT) };
        since.note(&names(), &before, &Moment { event, view: after }, "");
    }

    #[test]
    fn what_happened_to_the_player_is_told_until_it_does_something() {
        let mut since = Since::default();
        assert_eq!(since.told(&names(), usize::MAX), None);
        let lose = |since: &mut Since, prize| {
            begin_turn(since, BERIT);
            battle(since, BERIT, prize);
            begin_turn(since, ME);
        };
        lose(&mut since, Rank::Five);
        let one = "Berit won your 5♣: your 2♣ against K♣.";
        assert_eq!(since.told(&names(), usize::MAX).as_deref(), Some(one));
        // What was told in a turn in which the player did nothing is not told in the next.
        lose(&mut since, Rank::Six);
        assert_eq!(since.told(&names(), usize::MAX), Some(one.replace("5♣", "6♣")));
        note(&mut since, Event::Placed { seat: ME, card: card(Rank::Nine), height: 1 }, "placed");
        assert_eq!(since.told(&names(), usize::MAX), None);
        // WT-24: the player does not have to be told of a siege of its own.
        note(&mut since, Event::SiegeBegan { seat: ME, rounds: 10 }, "mine");
        assert_eq!(since.told(&names(), usize::MAX), None);
        note(&mut since, Event::SiegeBegan { seat: BERIT, rounds: 10 }, "The siege begins.");
        assert_eq!(since.told(&names(), usize::MAX).as_deref(), Some("The siege begins."));
    }

    #[test]
    fn what_concerns_the_player_is_told_whole_and_before_what_changed_the_balance() {
        let mut since = Since::default();
        begin_turn(&mut since, BERIT);
        note(&mut since, Event::Burned { seat: BERIT, card: card(Rank::Ace) }, "");
        note(&mut since, Event::Placed { seat: BERIT, card: card(Rank::Four), height: 1 }, "");
        battle(&mut since, BERIT, Rank::Five);
        let told = since.told(&names(), usize::MAX);
        let one = "Berit won your 5♣: your 2♣ against K♣. Berit burned A♣.";
        assert_eq!(told.as_deref(), Some(one));
        begin_turn(&mut since, BERIT);
        battle(&mut since, BERIT, Rank::Six);
        battle(&mut since, BERIT, Rank::Nine);
        let told = since.told(&names(), usize::MAX);
        let all = "Berit won your 5♣. Berit won your 6♣. Berit won your 9♣. Berit burned A♣.";
        assert_eq!(told.as_deref(), Some(all));
    }

    #[test]
    fn after_a_rivals_turn_the_players_own_last_battle_is_not_told_any_more() {
        let mut since = Since::default();
        begin_turn(&mut since, ME);
        battle(&mut since, ME, Rank::Five);
        assert!(
            since
                .told(&names(), usize::MAX)
                .is_some_and(|told| told.starts_with("You lost the battle"))
        );
        begin_turn(&mut since, BERIT);
        note(&mut since, Event::Placed { seat: BERIT, card: card(Rank::Nine), height: 1 }, "");
        note(&mut since, Event::Burned { seat: BERIT, card: card(Rank::Jack) }, "");
        begin_turn(&mut since, ME);
        let told = since.told(&names(), usize::MAX);
        assert_eq!(told.as_deref(), Some("Berit placed 9♣ and burned J♣."));
        // A turn in which a rival can do nothing is told as well.
        begin_turn(&mut since, BERIT);
        assert_eq!(since.told(&names(), usize::MAX).as_deref(), Some("Berit passed."));
    }
}
