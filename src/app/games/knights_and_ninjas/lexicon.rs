//! What the table of Of Knights and Ninjas says of cards, gems and kingdoms, and what it waits for.

use super::Play;
use super::scene::Zone;
use crate::app::table::names::Names;
pub use crate::app::table::words::verdict;
use crate::app::words::phrases::{capital, list};
use crate::games::knights_and_ninjas::{
    Action, Attack, Card, Conduct, Force, Guise, Loot, Phase, View, fee, gems_to_win, tithe,
};

pub const END_TURN: &str = "End turn";
pub const REDRAFT: &str = "New draft";
pub const REMATCH: &str = "Rematch";
/// Against whom the wins of the result were.
pub const WHOM: &str = "against such rivals";
pub const FORTIFY: &str = "Fortify";
pub const PLAY: &str = "Play";
pub const DISCARD: &str = "Discard";
pub const SHOW: &str = "Show it";
pub const TAKE: &str = "Take it";
pub const PAY_CARD: &str = "Pay with it";
pub const ANSWER: &str = "Answer";
pub const ROB: &str = "Rob";
pub const ATTACK: &str = "Attack…";
pub const KEEP: &str = "Keep it";
/// What a card is that was chosen to be shown or paid.
pub const CHOSEN: &str = "chosen";

/// The name of a card: "Knight", "Jester as knight".
pub fn name(card: Guise) -> String {
    match card.is_jester() {
        true => format!("Jester as {}", card.role()),
        false => capital(card.role().name()),
    }
}

/// "a knight", "an archer".
pub fn a(card: Card) -> String {
    let vowel = matches!(card, Card::Archer | Card::Executioner);
    format!("{} {card}", if vowel { "an" } else { "a" })
}

/// "a knight", "a jester as knight".
pub fn played(card: Guise) -> String {
    match card.is_jester() {
        true => format!("{} as {}", a(Card::Jester), card.role()),
        false => a(card.role()),
    }
}

/// So many cards of a kind: "a knight", "3 knights".
pub fn some(card: Card, count: u8) -> String {
    match (count, card) {
        (1, _) => a(card),
        (_, Card::Highwayman) => format!("{count} highwaymen"),
        _ => format!("{count} {card}s"),
    }
}

/// Cards in a sentence: "a knight and 2 soldiers".
pub fn cards(hand: impl Iterator<Item = (Card, u8)>) -> String {
    list(&hand.map(|(card, count)| some(card, count)).collect::<Vec<_>>())
}

/// What attacks or answers: "a king", "3 peasants", "2 peasants and a jester".
pub fn force(force: Force) -> String {
    let plain = force.size() - force.jesters();
    match (force.guise(), plain, force.jesters()) {
        (Some(guise), ..) => played(guise),
        (None, 0, jesters) => format!("{jesters} jesters as peasants"),
        (None, plain, 0) => some(Card::Peasant, plain),
        (None, plain, jesters) => {
            format!("{} and {}", some(Card::Peasant, plain), some(Card::Jester, jesters))
        }
    }
}

/// "a gem", "3 gems".
pub fn gems(count: u8) -> String {
    if count == 1 { String::from("1 gem") } else { format!("{count} gems") }
}

/// So many gems once more: "it", "them".
pub fn them(gems: u8) -> &'static str {
    if gems == 1 { "it" } else { "them" }
}

/// The button that leaves gems on the road to who has them.
pub fn let_go(loot: Loot) -> String {
    format!("Let {} go", them(loot.gems))
}

/// "1 card", "3 cards".
pub fn count(cards: usize) -> String {
    if cards == 1 { String::from("1 card") } else { format!("{cards} cards") }
}

/// The round of a turn, from 1.
pub fn round(turn: u16, seats: u8) -> u16 {
    turn.saturating_sub(1) / u16::from(seats.max(1)) + 1
}

/// Where the match stands, for the table's head.
pub fn title(turn: u16, seats: u8, drafting: bool) -> String {
    if drafting { String::from("Draft") } else { format!("Round {}", round(turn, seats)) }
}

/// Where the match stands, for the list of saves.
pub fn summary(view: &View) -> String {
    let others = view.gems.pairs().filter(|(seat, _)| *seat != view.seat);
    let best = others.map(|(_, gems)| *gems).max().unwrap_or_default();
    let title = title(view.turn, view.seats(), matches!(view.phase, Phase::Draft(_)));
    let mine = view.gems[view.seat];
    format!("{title}, {} players, you have {}, the best rival {best}", view.seats(), gems(mine))
}

/// What a turn can still be used for; `can` says it of attacks, of fortifying, of special cards, of
/// a discard.
#[derive(Clone, Copy, Debug, Default)]
pub struct Can {
    pub attack: bool,
    pub fortify: bool,
    pub special: bool,
    pub discard: bool,
    pub redraft: bool,
}

impl Can {
    /// Nothing is left but to discard a card.
    pub fn only_discard(self) -> bool {
        self.discard && !(self.attack || self.fortify || self.special || self.redraft)
    }
}

fn turn(conduct: Conduct, can: Can, names: &Names) -> String {
    match conduct {
        Conduct::Attack(on) if can.attack => {
            format!("You are attacking {}. Go on, or end your turn.", names.inside(on))
        }
        Conduct::Fortify if can.fortify => {
            String::from("You are fortifying. Go on, or end your turn.")
        }
        Conduct::Attack(_) | Conduct::Fortify | Conduct::Special => {
            String::from("Nothing more can be played: end your turn.")
        }
        Conduct::Fresh => {
            let ways = [
                (can.attack, "attack"),
                (can.fortify, "fortify"),
                (can.special, "play a special card"),
            ];
            let mut ways: Vec<&str> =
                ways.into_iter().filter(|(can, _)| *can).map(|(_, way)| way).collect();
            if ways.is_empty() {
                return String::from(match can.redraft {
                    true => "Nothing can be played: call for a new draft.",
                    false => "Nothing can be played: discard a card.",
                });
            }
            ways.push(if can.redraft { "call for a new draft" } else { "discard a card" });
            let last = ways.pop().unwrap_or_default();
            format!("Your turn: {} or {last}. Choose a card.", ways.join(", "))
        }
    }
}

/// What the player is told at the beginning of a turn: first what was lost meanwhile.
pub fn after(lost: Option<String>, can: Can, said: String) -> String {
    let free = can.attack || can.fortify || can.special;
    match lost {
        Some(lost) if free => format!("{lost} Your turn: choose a card."),
        Some(lost) => format!("{lost} {said}"),
        None => said,
    }
}

/// What an attack takes if nobody stops it, and destroys there: "you lose 2 gems and your castle".
/// Of an archer only what it destroys.
pub fn loss(attack: Attack, has: u8, burns: Option<Card>, names: &Names) -> String {
    let (on, whose) = (attack.on, names.whose(attack.on));
    let loses = if names.is_me(on) { "you lose" } else { "it takes" };
    let takes_gems = attack.force.role().is_attack();
    let taken = takes_gems.then(|| gems(attack.force.strength().min(has)));
    let burns = burns.map(|lost| format!("{whose} {lost}"));
    format!("{loses} {}", list(&taken.into_iter().chain(burns).collect::<Vec<_>>()))
}

/// The button that answers an attack with nothing, or an archer, which takes no gems.
pub fn accept(attack: Attack, has: u8, burns: Option<Card>) -> String {
    let taken = attack.force.role().is_attack();
    let taken = taken.then(|| gems(attack.force.strength().min(has)));
    let lost: Vec<String> = taken.into_iter().chain(burns.map(|lost| lost.to_string())).collect();
    format!("Accept: lose {}", lost.join(", "))
}

/// The button that takes gems on the road.
pub fn rob(loot: Loot, jester: bool) -> String {
    format!("{}: take {}", if jester { "Jester" } else { ROB }, loot.gems)
}

pub fn pay_gems(fee: u8) -> String {
    format!("Pay {}", gems(fee))
}

pub fn give_to(names: &Names) -> String {
    format!("Give to {}", names.rival())
}

/// What the game waits for while nothing is chosen.
pub fn prompt(play: &Play, can: Can) -> String {
    let (view, names) = (play.session.view(), &play.names);
    let mine = play.session.is_mine();
    let mover = names.of_seat(view.mover);
    let duel = names.seats() == 2;
    match view.phase {
        Phase::Turn if mine => turn(view.conduct, can, names),
        Phase::Turn => format!("{mover} is choosing what to do."),
        Phase::Answer(attack) if mine && attack.force.role() == Card::Archer => {
            let by = names.of_seat(attack.by);
            format!("{by} sends an archer against yours. Answer it, or lose your archer.")
        }
        Phase::Answer(attack) if mine => {
            let by = names.of_seat(attack.by);
            let force = force(attack.force);
            let burns = super::hints::burns(&view, attack);
            let loss = loss(attack, view.gems[attack.on], burns, names);
            match attack.by == view.mover {
                true => format!("{by} attacks you with {force}. Let it be, and {loss}."),
                false => format!("{by} turned {force} against you. Let it be, and {loss}."),
            }
        }
        Phase::Answer(attack) => {
            let on = names.of_seat(attack.on);
            format!("{on} is asked to answer {}.", force(attack.force))
        }
        Phase::Road(loot) if mine => {
            let (holder, whose) = (names.of_seat(loot.holder), names.whose(loot.from));
            let wins =
                if super::would_win(play, loot.holder, loot.gems) { " and wins" } else { "" };
            format!("{}, and {holder} gets {} of {whose} gems{wins}.", let_go(loot), loot.gems)
        }
        Phase::Road(loot) if duel => {
            format!("{} may rob {} on the road.", names.rival(), gems(loot.gems))
        }
        Phase::Road(Loot { gems: 1, .. }) => {
            String::from("A gem is on the road. All who could rob it are asked.")
        }
        Phase::Road(_) => String::from("Gems are on the road. All who could rob them are asked."),
        Phase::Show(_) if mine => {
            let left = play.position().still_to_choose();
            let chosen = view.aside[view.seat].len();
            let all = if duel { "One of them" } else { "One of all shown" };
            format!(
                "{} herald: show {}. {all} is taken, the rest go back.",
                capital(&names.whose(view.mover)),
                still_to_choose(chosen, left)
            )
        }
        Phase::Show(_) if duel => format!("{} chooses unseen what to show.", names.rival()),
        Phase::Show(_) => String::from("The rivals choose unseen what to show."),
        Phase::Take if mine => String::from("Take one of the cards that were shown."),
        Phase::Take => format!("{mover} takes one of the cards."),
        Phase::Pay(seat) if mine => {
            let whose = capital(&names.whose(view.mover));
            let left = play.position().still_to_choose();
            let seats = view.seats();
            let chosen = view.aside[seat].len();
            let rich = view.gems[seat] >= fee(seats);
            match (chosen > 0, rich, view.hand_sizes[seat] >= tithe(seats)) {
                (true, ..) => {
                    let instead = match rich {
                        true => format!(", instead of {}", gems(fee(seats))),
                        false => String::new(),
                    };
                    format!("{whose} monk: pay {}{instead}.", still_to_choose(chosen, left))
                }
                (_, true, true) => {
                    format!(
                        "{whose} monk: pay {}, or choose {}.",
                        gems(fee(seats)),
                        count(left.into())
                    )
                }
                (_, true, false) => format!("{whose} monk: pay {}.", gems(fee(seats))),
                (_, false, _) => format!("{whose} monk: choose {} to pay.", count(left.into())),
            }
        }
        Phase::Pay(_) if duel => format!("{} chooses unseen how to pay.", names.rival()),
        Phase::Pay(_) => String::from("All who have a castle choose unseen how to pay."),
        Phase::Tribute(tribute) if mine => {
            format!("The minstrel makes you discard {}.", to_choose(tribute.cards))
        }
        Phase::Tribute(tribute) => {
            format!(
                "{} has to discard {}.",
                names.of_seat(tribute.seat),
                count(tribute.cards.into())
            )
        }
        Phase::Draft(_) if mine => {
            let rival = names.rival();
            match view.draft {
                1 => format!(
                    "The last card: keep it, or give it to {rival}. Whoever gets it begins."
                ),
                _ => format!("Keep it, or give it to {rival} and look at the next."),
            }
        }
        Phase::Draft(_) => format!("{} looks at a card.", names.rival()),
        Phase::Over => String::from("The match is over."),
    }
}

fn to_choose(left: u8) -> String {
    match left {
        1 => String::from("one card"),
        _ => format!("{left} cards, one after another"),
    }
}

/// The same, after so many were chosen.
fn still_to_choose(chosen: u8, left: u8) -> String {
    match chosen {
        0 => to_choose(left),
        _ => format!("card {} of {}", chosen + 1, chosen + left),
    }
}

/// Why the match ended, if it was not by gems enough.
pub fn ending(best: u8, seats: u8) -> String {
    match best >= gems_to_win(seats) {
        true => String::new(),
        false => format!(
            "All {} rounds are over: the most gems win.",
            crate::games::knights_and_ninjas::rounds(seats)
        ),
    }
}

/// What can be done with a card now.
pub fn use_of(can: bool) -> &'static str {
    if can { "can be played" } else { "cannot be played now" }
}

/// The name of a card for those who cannot see it, and how many of its kind lie there.
pub fn label(
    card: Guise,
    place: Zone,
    alike: usize,
    use_of: Option<&str>,
    names: &Names,
) -> String {
    let name = name(card);
    let more = if alike > 1 { format!(", {alike} of them") } else { String::new() };
    let whose = match place {
        Zone::Fort(seat) => format!(", in front of {} kingdom", names.whose(seat)),
        Zone::Shown(seat) => format!(", shown by {}", names.inside(seat)),
        Zone::Attack => String::from(", attacking"),
        Zone::Answer => String::from(", played"),
        Zone::Ladders => String::from(", against a castle"),
        Zone::Looked => String::from(", to be kept or given"),
        Zone::Discards => String::from(", on the discards"),
        Zone::Hand(_) | Zone::Pile | Zone::Draft => String::new(),
    };
    let use_of = use_of.map(|text| format!(", {text}")).unwrap_or_default();
    format!("{name}{more}{whose}{use_of}")
}

/// Said before what is no choice is done for the player; nothing where it is done at once.
pub fn no_choice(play: &Play, action: Action) -> Option<String> {
    let view = play.session.view();
    Some(match view.phase {
        Phase::Road(_) => return None,
        Phase::Turn if action == Action::Redraft => {
            String::from("Nothing can be played: a new draft is called.")
        }
        Phase::Answer(attack) => {
            let burns = super::hints::burns(&view, attack);
            let loss = loss(attack, view.gems[attack.on], burns, &play.names);
            format!("You have no answer to {}: {loss}.", force(attack.force))
        }
        Phase::Turn if action == Action::Pass => {
            String::from("You have no cards, so your turn is skipped.")
        }
        Phase::Turn if view.conduct != Conduct::Fresh => {
            String::from("Nothing more can be played: your turn ends.")
        }
        Phase::Turn if matches!(action, Action::Discard(_)) => {
            String::from("You can't play anything, so you discard a card.")
        }
        _ => String::from(crate::app::table::words::NO_CHOICE),
    })
}

#[cfg(test)]
impl crate::app::games::card_names::NamedCard for Guise {
    /// With its article: the names of some cards are parts of other words.
    fn name_in_log(self) -> String {
        a(self.card())
    }

    fn all_names() -> Vec<String> {
        let forms = |card: Card| {
            let (a, name, jester) = (a(card), card.name(), Guise::jester(card));
            let many = some(card, 2).split_off(2);
            let mut forms = vec![a.clone(), capital(&a), self::name(card.into()), many];
            forms.extend([self::name(jester), played(jester), format!("the {name}")]);
            // The name of the king is part of many words.
            if card != Card::King {
                forms.extend([name.to_owned(), format!("your {name}")]);
            }
            forms
        };
        Card::ALL.into_iter().flat_map(forms).collect()
    }
}
