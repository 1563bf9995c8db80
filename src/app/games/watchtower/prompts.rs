//! Prompts of Watchtower: what the table waits for, and tips for new players.

use super::Play;
use super::intent::Intent;
use super::lexicon::{MOST_TRIES, as_it_stands, cards, tower};
use crate::app::table::names::Names;
use crate::cards::Card;
use crate::engine::{Game, Seat};
use crate::games::watchtower::{Action, Fight, Phase, View, army_needed, is_high};

pub const BURN: &str = "Burn";
pub const PLACE: &str = "Place";
pub const END_TURN: &str = "End turn";
pub const KEEP_ALL: &str = "Keep all";
pub const TAKE_IT: &str = "Take it";
const OUT: &str = "You're out of the match.";

/// The button for a challenge with so many cards.
pub fn fight_with(count: u8) -> String {
    match count {
        0 => TAKE_IT.to_owned(),
        _ => format!("Fight with {}", cards(usize::from(count))),
    }
}

/// What the game waits for. A turn begins with what happened since the last one, as `told`.
pub fn prompt(play: &Play, intent: Option<Intent>, chosen: bool, told: Option<String>) -> String {
    let view = play.session.view();
    let names = &play.names;
    match view.phase {
        Phase::Over => String::from("The match is over."),
        _ if view.players[view.seat].out => format!("{OUT} {}", watch(&view, names)),
        Phase::Pick(seat) if names.is_me(seat) => pick(&view, names),
        Phase::Opening(seat) if names.is_me(seat) => match intent {
            Some(Intent::Own(card)) => burn(play, card, chosen),
            _ => String::from("You may burn one fort card: choose it. Or keep all."),
        },
        Phase::Turn(seat) if names.is_me(seat) => match intent {
            Some(Intent::Army(card)) => place(play, &view, card, chosen),
            Some(Intent::Own(card)) => burn(play, card, chosen),
            Some(Intent::Theirs(seat, card)) => challenge(play, &view, seat, card, chosen),
            Some(Intent::Tower(seat)) => campaign_battle(play, seat, chosen),
            Some(Intent::Held(_)) | None => match as_it_stands(&view, names) {
                // What comes of the match is more than what was.
                Some(last) => format!("{} {last}", turn(play, &view, None)),
                None => turn(play, &view, told),
            },
        },
        _ => watch(&view, names),
    }
}

/// What the player may do in a turn of their own, where nothing is chosen.
fn turn(play: &Play, view: &View, told: Option<String>) -> String {
    let can = can(play, view, told.is_some());
    match told {
        Some(told) => format!("{told} {can}"),
        None => can,
    }
}

/// The same, in a few words where something else was told before.
fn can(play: &Play, view: &View, told: bool) -> String {
    let me = &view.players[view.seat];
    if me.campaign {
        return String::from(match told {
            true => "Your turn, on campaign.",
            false => "You are on campaign. Challenge for a lit card, or end your turn.",
        });
    }
    let legal = play.legal();
    let any = |wanted: fn(&Action) -> bool| legal.iter().any(wanted);
    let mut can = Vec::new();
    if any(|action| matches!(action, Action::Place(_))) {
        can.push("place army cards");
    }
    if any(|action| matches!(action, Action::Burn(_))) {
        can.push("burn a fort card");
    }
    if any(|action| matches!(action, Action::Challenge(..))) {
        can.push("challenge for a lit card");
    }
    match can[..] {
        [] => String::from("There is nothing left to do: end your turn."),
        _ => {
            let can = crate::app::words::phrases::list(&can).replace(" and ", " or ");
            // In the last round there is something else to be said.
            let last = view.rounds_to_end() <= 1;
            let barred = if last { "" } else { no_challenge(play, view, &legal) };
            match (view.this_turn.challenged, told) {
                (true, true) => format!("You may still {can}."),
                (true, false) => format!("You won. You may still {can}."),
                (false, true) => String::from("Your turn."),
                (false, false) => format!("Your turn: {can}.{barred}"),
            }
        }
    }
}

/// Said before what is no choice is done for the player.
pub fn no_choice(view: &View, action: Action) -> String {
    let me = &view.players[view.seat];
    String::from(match action {
        Action::EndTurn if view.this_turn.challenged => "Nothing more can be done: your turn ends.",
        Action::EndTurn if me.campaign => {
            "On campaign, but no card can be challenged for: your turn is skipped."
        }
        Action::EndTurn => "You can't do anything: your turn is skipped.",
        Action::SkipBurn => "None of your fort cards can be burned, so you keep them all.",
        _ => return crate::app::i18n::t!(crate::app::i18n::app::forced),
    })
}

/// PairReason no card can be challenged for, if none can.
fn no_challenge(play: &Play, view: &View, legal: &[Action]) -> &'static str {
    let rivals = || play.names.clockwise().skip(1).map(|seat| &view.players[seat]);
    if legal.iter().any(|action| matches!(action, Action::Challenge(..))) {
        ""
    } else if rivals().all(|rival| rival.fort.is_empty()) {
        " No rival has a fort card to challenge for."
    } else if view.players[view.seat].army == 0 {
        " Without an army you cannot challenge."
    } else {
        " No fort card can be challenged for now: choose one to learn why."
    }
}

fn place(play: &Play, view: &View, card: Card, chosen: bool) -> String {
    if let Err(why) = play.position().check(Action::Place(card)) {
        return why.to_string();
    }
    let height = view.players[view.seat].fort.height(card.rank()) + 1;
    let how = match (chosen, play.keyed) {
        (false, _) => "Enter: choose",
        (true, true) => "Enter: place",
        (true, false) => "Tap your fort to place",
    };
    let how = format!("{how} the {}", card.short());
    match height {
        1 => format!("{how}."),
        2 | 3 => format!("{how}. It makes a {}.", tower(height)),
        _ if !play.settings.hints => format!("{how}. It is the fourth of its rank."),
        _ if view.won.contains(card) => {
            format!("{how}. Won in battle, it completes your watchtower at once.")
        }
        _ => format!("{how}. It would complete your watchtower, but all will fight for it first."),
    }
}

fn burn(play: &Play, card: Card, chosen: bool) -> String {
    if let Err(why) = play.position().check(Action::Burn(card)) {
        return why.to_string();
    }
    if !chosen {
        return format!("Enter: choose the {}.", card.short());
    }
    let gain = if is_high(card) { "two cards" } else { "one card" };
    format!("Burn the {}? It goes under the barracks, and you pick up {gain}.", card.short())
}

/// PairReason a fort card cannot be challenged for, if it cannot.
pub fn refusal(play: &Play, seat: Seat, card: Card) -> Option<String> {
    let army = play.view.players[seat].army;
    let challenge = Action::Challenge(seat, card, u8::from(army > 0));
    play.position().check(challenge).err().map(|why| why.to_string())
}

/// What a challenge would win and what it risks.
fn challenge(play: &Play, view: &View, seat: Seat, card: Card, chosen: bool) -> String {
    let names = &play.names;
    let whose = names.whose(seat);
    let (short, rival) = (card.short(), names.of_seat(seat));
    if let Some(why) = refusal(play, seat, card) {
        return why;
    }
    if !chosen {
        return format!("Enter: choose {whose} {short}.");
    }
    if view.players[seat].army == 0 {
        return format!("{rival} has no army: you take the {short} without a fight.");
    }
    if !play.settings.hints {
        return format!("With how many cards do you fight for {whose} {short}?");
    }
    let tried = view.players[view.seat].tries.of(card) as u8;
    let gain = format!("Win, and you gain the {short} and all cards that fight.");
    if tried + 1 == MOST_TRIES {
        return format!(
            "Last try. {gain} Lose yours to {rival}, and the {short} goes under the barracks."
        );
    }
    let high = match view.players[view.seat].campaign {
        true => "",
        false => " High cards go under the barracks.",
    };
    format!("{gain} Lose, and {rival} gains yours.{high}")
}

fn campaign_battle(play: &Play, seat: Seat, chosen: bool) -> String {
    let rival = play.names.of_seat(seat);
    if let Err(why) = play.position().check(Action::CampaignBattle(seat)) {
        return why.to_string();
    }
    let count = cards(play.position().campaign_count(play.names.human(), seat));
    match chosen {
        true => format!("Battle {rival} with {count} each? The winner gets all cards that fight."),
        false => format!("Enter: choose {}, also on campaign.", rival),
    }
}

/// What the player picks from, and what for.
fn pick(view: &View, names: &Names) -> String {
    let Some(contest) = &view.contest else { return String::new() };
    let whose = names.whose(contest.holder);
    match contest.fight {
        Fight::FreeForAll { prize, .. } => {
            format!("All fight for the {}: pick a card of {whose} army.", prize.short())
        }
        Fight::Battle { count, prize, .. } => {
            let picked = contest.laid[contest.holder];
            let what = match (picked, count) {
                (0, 1) => String::from("a card"),
                _ => format!("card {} of {count}", picked + 1),
            };
            let for_what =
                prize.map(|card| format!(" for the {}", card.short())).unwrap_or_default();
            format!("The battle{for_what}: pick {what} from {whose} army.")
        }
    }
}

/// Whom the table waits for.
fn watch(view: &View, names: &Names) -> String {
    match view.phase {
        Phase::Opening(seat) => format!("{} may burn a fort card.", names.of_seat(seat)),
        Phase::Turn(seat) => format!("It is {} turn.", names.whose(seat)),
        Phase::Pick(seat) => format!("{} picks a card.", names.of_seat(seat)),
        Phase::Over => String::new(),
    }
}

/// What a tower needs that cannot be challenged for with so small an army, in words or as a number;
/// nothing if it can.
pub fn needs(army: usize, height: usize, number: bool) -> Option<String> {
    let needed = army_needed(height);
    let told = if number { format!("{needed}+") } else { format!("needs {needed}") };
    (army < needed).then_some(told)
}
