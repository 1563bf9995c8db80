//! What the table of Watchtower says of what happens and of where the match stands. Everything is
//! worded from what the player may know: views, and events as the player's seat sees them.

use super::Limit;
use super::scene::{Clock, MOST_TRIES};
use crate::ai::Level;
use crate::app::table::game::{Line, Told};
use crate::app::table::names::Names;
pub use crate::app::table::words::verdict;
use crate::app::words::phrases::{capital, list};
use crate::cards::{Card, CardSet, Rank};
use crate::engine::Seat;
use crate::games::watchtower::{BySeat, Event, View, Why};

pub const REMATCH: &str = "Rematch";
/// Against whom a streak is counted.
pub const WHOM: &str = "at such tables";
pub const SHOWDOWN: &str = "Showdown";
pub const ATTACKER: &str = "attacker";
pub const DEFENDER: &str = "defender";
/// Whose watchtower the card in the middle would complete.
pub const BUILDER: &str = "builder";
pub const NO_ARMY: &str = "no army";
pub const PRESS_A_NUMBER: &str = "Press 1 or 2 for as many cards.";

/// The bound is told in so many last rounds (WT-24).
const LAST_ROUNDS: u8 = 10;

/// What the log begins with.
pub fn before_it() -> Line {
    Line::heading(String::from("Before the first turn"))
}

/// How many pairs the upper and the lower side of a battle won.
pub fn score(upper: u8, lower: u8) -> String {
    format!("{upper} : {lower}")
}

/// So many cards.
pub fn cards(count: usize) -> String {
    if count == 1 { String::from("1 card") } else { format!("{count} cards") }
}

/// The cards of a rank: "kings", "sixes".
pub fn all_of(rank: Rank) -> String {
    let name = rank.name();
    if name.ends_with('x') { format!("{name}es") } else { format!("{name}s") }
}

/// A tower of this height.
pub fn tower(height: usize) -> &'static str {
    match height {
        0 | 1 => "single card",
        2 => "double",
        3 => "triple",
        _ => "watchtower",
    }
}

/// What an event is to the player who watches.
pub fn tell(event: &Event, names: &Names) -> Told {
    let log = match event {
        Event::TurnBegan { seat, turn } => {
            Some(Line::heading(format!("{}, turn {turn}", names.of_seat(*seat))))
        }
        _ => log_line(event, names).map(Line::plain),
    };
    let told = match event {
        Event::TurnBegan { .. } => None,
        _ => log_line(event, names).or_else(|| aside(event, names)),
    };
    Told { millis: length(event), log, narration: told.map(|line| format!("{line}.")) }
}

/// How long a player looks at an event, in milliseconds.
fn length(event: &Event) -> u64 {
    match event {
        Event::SiegeRoundOver { .. } => 0,
        Event::Picked { .. } => 220,
        Event::Dropped { .. } | Event::Drew { .. } | Event::Ended { .. } => 300,
        Event::Captured { .. } | Event::Returned { .. } | Event::Retired { .. } => 420,
        Event::TurnBegan { .. } | Event::HeldOut { .. } => 400,
        Event::BurnSkipped { .. } | Event::PickedUp { .. } => 500,
        Event::Burned { .. } | Event::CardTurned { .. } | Event::FreeForAllWon { .. } => 700,
        Event::Placed { .. } | Event::FortFilled { .. } => 800,
        Event::FortCardTaken { .. } | Event::Trick { .. } => 1100,
        Event::Challenged { .. } | Event::CampaignBattle { .. } | Event::BattleEnded { .. } => 1300,
        Event::FortCardSunk { .. } | Event::PlayedAgain { .. } | Event::Showdown { .. } => 1400,
        Event::PairTurned { why: Why::Higher | Why::Equal, .. } => 1400,
        Event::PairTurned { .. } => 1900,
        Event::FreeForAll { .. }
        | Event::WentOut { .. }
        | Event::CampaignBegan { .. }
        | Event::CampaignLost { .. }
        | Event::SiegeEnded { .. }
        | Event::BoundReached { .. }
        | Event::Redrawn { .. }
        | Event::LinesPlayed { .. } => 1700,
        // Two sentences to read.
        Event::SiegeBegan { .. } => 2800,
    }
}

/// What is said while something is shown that the log leaves out.
fn aside(event: &Event, names: &Names) -> Option<String> {
    Some(match event {
        Event::HeldOut { holder, picker, cards: count } => {
            let (whose, to) = (names.whose(*holder), names.inside(*picker));
            format!("{} of {whose} army held out to {to}", cards(usize::from(*count)))
        }
        Event::Picked { picker, .. } => format!("{} picked one", names.of_seat(*picker)),
        Event::Returned { card, to } => {
            format!("The {} went back to {} army", card.short(), names.whose(*to))
        }
        Event::Drew { seat, .. } => format!("{} drew anew", names.of_seat(*seat)),
        _ => return None,
    })
}

/// A line of the log, for those events that deserve one.
pub fn log_line(event: &Event, names: &Names) -> Option<String> {
    let who = |seat: Seat| names.of_seat(seat);
    let whose = |seat: Seat| names.whose(seat);
    Some(match event {
        Event::BurnSkipped { seat } => format!("{} kept all fort cards", who(*seat)),
        Event::Burned { seat, card } => format!("{} burned the {}", who(*seat), card.short()),
        Event::PickedUp { seat, count, cards, open } => {
            let what = picked_up(usize::from(*count), cards.unwrap_or(*open));
            format!("{} picked up {what}", who(*seat))
        }
        Event::Placed { seat, card, height } => {
            let line = format!("{} placed the {}", who(*seat), card.short());
            match height {
                0 | 1 => line,
                2 | 3 => format!("{line}, for a {}", tower(usize::from(*height))),
                _ => format!("{line}, the fourth of its rank"),
            }
        }
        Event::Challenged { attacker, defender, card, count, attempt } => {
            let line = format!(
                "{} challenged {} for the {}",
                who(*attacker),
                names.inside(*defender),
                card.short()
            );
            match count {
                0 => format!("{line}, with no army to defend it"),
                _ => {
                    let count = cards(usize::from(*count));
                    format!("{line}, with {count} each, try {attempt} of {MOST_TRIES}")
                }
            }
        }
        Event::CampaignBattle { attacker, defender, count } => {
            let count = cards(usize::from(*count));
            format!("{} battled {} with {count} each", who(*attacker), names.inside(*defender))
        }
        Event::PairTurned { attacking, defending, winner, why, .. } => {
            pair(*attacking, *defending, *winner, *why, names)
        }
        Event::BattleEnded { pairs: [attacking, defending], winner, .. } => match winner {
            Some(seat) => {
                let (most, least) = (attacking.max(defending), attacking.min(defending));
                format!("{} won the battle, {most} to {least}", who(*seat))
            }
            None => format!("The battle was drawn, {attacking} to {defending}"),
        },
        Event::Captured { card, from, to } => {
            format!("{} won {} {}", who(*to), whose(*from), card.short())
        }
        Event::Retired { card, seat } => {
            let what = format!("{} {}", whose(*seat), card.rank().name());
            format!("{} went under the barracks", capital(&what))
        }
        Event::FortCardTaken { card, from, to } => {
            format!("{} took the {} out of {} fort", who(*to), card.short(), whose(*from))
        }
        Event::FortCardSunk { card, .. } => {
            format!("After the third defeat the {} went under the barracks", card.short())
        }
        Event::FortFilled { seat, card, .. } => {
            format!("The {} came into {} fort from the barracks", card.short(), whose(*seat))
        }
        Event::WentOut { seat, .. } => {
            format!("Beaten without a fort, {} went out of the match", names.inside(*seat))
        }
        Event::FreeForAll { builder, card } => {
            let (card, whose) = (card.short(), whose(*builder));
            format!("The {card} would complete {whose} watchtower: all fight for it")
        }
        Event::CardTurned { seat, card } => format!("{} showed the {}", who(*seat), card.short()),
        Event::FreeForAllWon { winner, card, tied, .. } => match tied {
            true => {
                format!("Of equal cards {} counted, and won the {}", whose(*winner), card.short())
            }
            false => format!("{} won the {}", who(*winner), card.short()),
        },
        Event::CampaignBegan { seat, tower, .. } => {
            let rank = tower.nth(0).map(|card| all_of(card.rank())).unwrap_or_default();
            format!("{} completed a watchtower of {rank} and went on campaign", who(*seat))
        }
        Event::CampaignLost { seat, .. } => {
            format!("{} had no army left and lost the campaign", who(*seat))
        }
        Event::SiegeBegan { seat, rounds } => siege(*seat, *rounds, names),
        Event::SiegeEnded { rounds } => format!("After {rounds} rounds, the siege is over"),
        Event::BoundReached { rounds } => format!("All {rounds} rounds are over"),
        Event::Showdown { length, .. } => {
            format!("{SHOWDOWN}, with {} in each line", cards(usize::from(*length)))
        }
        Event::Dropped { seat, count, .. } => {
            format!("{} put {} aside", who(*seat), cards(usize::from(*count)))
        }
        Event::Trick { position, cards, winner } => trick(*position, cards, *winner, names),
        Event::LinesPlayed { tricks, most } => lines_played(tricks, most, names),
        Event::Redrawn { drew } => {
            let count = |seat: Seat| {
                let count = drew[seat];
                (count > 0).then(|| format!("{} {count}", names.inside(seat)))
            };
            let drew: Vec<String> = names.clockwise().filter_map(count).collect();
            format!("Battle of the watchtowers. Cards drawn: {}", list(&drew))
        }
        Event::PlayedAgain { .. } => {
            String::from("Tied again: all their cards were shuffled together and dealt again")
        }
        Event::Ended { outcome } => verdict(*outcome, names),
        Event::TurnBegan { .. }
        | Event::HeldOut { .. }
        | Event::Picked { .. }
        | Event::Returned { .. }
        | Event::SiegeRoundOver { .. }
        | Event::Drew { .. } => return None,
    })
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

/// How a pair of a battle ended, and why.
fn pair(attacking: Card, defending: Card, winner: Option<Seat>, why: Why, names: &Names) -> String {
    let cards = format!("{} against {}", attacking.short(), defending.short());
    let who = winner.map(|seat| names.inside(seat)).unwrap_or_default();
    match why {
        Why::Higher => format!("{cards}: {who} won the pair"),
        Why::Equal => format!("{cards}: equal ranks, nobody won the pair"),
        Why::AttackingSeven => format!("{cards}: an attacker's seven beats any card"),
        Why::DefendingSeven => format!("{cards}: a defender's seven loses to any card"),
    }
}

fn trick(
    position: u8,
    cards: &BySeat<Option<Card>>,
    winner: Option<Seat>,
    names: &Names,
) -> String {
    let card = |seat: Seat| Some(format!("{} {}", names.inside(seat), cards[seat]?.short()));
    let cards: Vec<String> = names.clockwise().filter_map(card).collect();
    let cards = cards.join(", ");
    match winner {
        Some(seat) => format!("Trick {position}, {cards}: {} took it", names.inside(seat)),
        None => format!("Trick {position}, {cards}: tied"),
    }
}

fn lines_played(tricks: &BySeat<Option<u8>>, most: &BySeat<bool>, names: &Names) -> String {
    let count = |seat: Seat| Some(format!("{} {}", names.of_seat(seat), tricks[seat]?));
    let counts: Vec<String> = names.clockwise().filter_map(count).collect();
    let tie = if most.iter().filter(|most| **most).count() > 1 { ". A tie" } else { "" };
    format!("Tricks: {}{tie}", counts.join(", "))
}

/// So many rounds.
fn rounds(count: u8) -> String {
    if count == 1 { String::from("1 round") } else { format!("{count} rounds") }
}

/// What ends a siege, and who would win.
pub fn siege(seat: Seat, left: u8, names: &Names) -> String {
    let (who, left) = (names.of_seat(seat), rounds(left));
    match names.is_me(seat) {
        true => format!("You're on campaign. If nobody else gets there in {left}, you win"),
        false => format!("{who} is on campaign. If nobody else gets there in {left}, {who} wins"),
    }
}

/// Where the match stands, for the table's head: the siege, the last rounds, or the round.
pub fn title(clock: Clock) -> String {
    match (clock.siege_left(), clock.left()) {
        (Some(1), _) => String::from("Siege: last round"),
        (Some(left), _) => format!("Siege: {left} rounds left"),
        (None, 1) => String::from("Last round"),
        (None, left) if left <= LAST_ROUNDS => format!("{left} rounds left"),
        _ => format!("Round {}", clock.round),
    }
}

/// When the match ends if nobody wins it before.
pub fn when_it_ends(clock: Clock) -> String {
    match clock.siege_left() {
        Some(1) => String::from("The siege ends the match after this round."),
        Some(left) => format!("The siege ends the match in {}.", rounds(left)),
        None => format!("Round {} of at most {}.", clock.round, clock.rounds),
    }
}

/// Where the match stands, for the list of saves.
pub fn summary(view: &View) -> String {
    let players = view.players.seats();
    let left = title(Clock::of(view)).to_lowercase();
    let me = &view.players[view.seat];
    let mine = match (me.out, me.campaign) {
        (true, _) => String::from("you are out"),
        (_, true) => format!("on campaign, your army {}", me.army),
        _ => format!("your fort {}, your army {}", me.fort.len(), me.army),
    };
    format!("{players} players, {left}, {mine}")
}

/// Where the match stands, for who plays it: every fort and army.
pub fn standings(view: &View, names: &Names) -> String {
    let of = |seat: Seat| {
        let player = &view.players[seat];
        let stands = match (player.out, player.campaign) {
            (true, _) => String::from("out"),
            (_, true) => format!("campaign, army {}", player.army),
            _ => format!("fort {}, army {}", player.fort.len(), player.army),
        };
        format!("{}: {stands}", names.of_seat(seat))
    };
    let all: Vec<String> = names.clockwise().map(of).collect();
    // The table's head says the same of a siege at greater length.
    let clock = Clock::of(view);
    let head =
        clock.siege_left().map_or_else(|| title(clock), |left| format!("Siege: {left} left"));
    format!("{head}. {}.", all.join("; "))
}

/// In the last round, what comes of the match if nothing changes any more.
pub fn as_it_stands(view: &View, names: &Names) -> Option<String> {
    if view.rounds_to_end() > 1 {
        return None;
    }
    let between = view.decided_between();
    let seats: Vec<Seat> = names.clockwise().filter(|seat| between[*seat]).collect();
    Some(match seats[..] {
        [seat] if names.is_me(seat) => String::from("As it stands, you win after this round."),
        [seat] => format!("As it stands, {} wins after this round.", names.of_seat(seat)),
        [] => return None,
        _ if !seats.iter().any(|seat| view.players[*seat].campaign) => {
            String::from("After this round all who have an army meet in a showdown.")
        }
        _ => {
            let who: Vec<&str> = seats.iter().map(|seat| names.inside(*seat)).collect();
            format!("As it stands, a showdown follows between {}.", list(&who))
        }
    })
}

/// Who a player is and what they do.
pub fn note(
    level: Option<Level>,
    campaign: bool,
    out: bool,
    acting: bool,
    picking: bool,
) -> String {
    match level {
        _ if out => String::from("out"),
        _ if campaign => String::from("on campaign"),
        Some(_) if picking => String::from("picking…"),
        Some(_) if acting => String::from("thinking…"),
        level => level.map(|level| level.name().to_owned()).unwrap_or_default(),
    }
}

/// What was won in a showdown.
pub fn tricks(count: u8) -> String {
    if count == 1 { String::from("1 trick") } else { format!("{count} tricks") }
}

/// How somebody stood at the end of a match who laid no line.
pub fn standing(campaign: bool, out: bool) -> &'static str {
    match (out, campaign) {
        (true, _) => "out",
        (false, true) => "on campaign",
        (false, false) => "no watchtower",
    }
}

/// What brought the match to its end.
pub fn how_it_ended(showdown: bool, limit: Option<Limit>) -> &'static str {
    match (showdown, limit) {
        (true, Some(Limit::Siege)) => "The siege ended in a showdown.",
        (true, Some(Limit::Bound)) => "The last round ended in a showdown.",
        (true, None) => "The showdown decided.",
        (false, Some(Limit::Siege)) => "The siege ended.",
        (false, Some(Limit::Bound)) => "The last round is over.",
        (false, None) => "Nobody else is left.",
    }
}
