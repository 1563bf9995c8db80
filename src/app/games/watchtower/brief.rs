//! What others do among themselves at a table of Watchtower, in short: a raid is one beat with its
//! result, and turns pass quickly.

use crate::app::table::game::Told;
use crate::app::table::names::Names;
use crate::cards::Card;
use crate::engine::Seat;
use crate::games::watchtower::{Event, Fight};

/// How long the result of a raid between others is looked at, in milliseconds at normal speed.
const RESULT: u64 = 1400;

/// A battle between others.
#[derive(Clone, Copy, Debug)]
struct Raid {
    attacker: Seat,
    defender: Seat,
    /// The fort card it is for, unless both are on campaign.
    prize: Option<Card>,
    /// It has been told how it ended.
    told: bool,
}

/// What goes on between others, and how much of it is shown.
#[derive(Debug, Default)]
pub struct Brief {
    raid: Option<Raid>,
}

/// Whether the picks of a fight are made unseen: all of a battle between others, and those of
/// others in a free-for-all.
pub fn picks_unseen(fight: Fight, names: &Names) -> bool {
    match fight {
        Fight::Battle { attacker, defender, .. } => ![attacker, defender].contains(&names.human()),
        Fight::FreeForAll { .. } => true,
    }
}

impl Brief {
    /// Something happened.
    pub fn hear(&mut self, event: &Event, names: &Names) {
        let among_others = |seats: [Seat; 2]| !seats.contains(&names.human());
        let raid = |attacker, defender, prize| {
            let told = false;
            among_others([attacker, defender]).then_some(Raid { attacker, defender, prize, told })
        };
        match *event {
            Event::Challenged { attacker, defender, card, .. } => {
                self.raid = raid(attacker, defender, Some(card));
            }
            Event::CampaignBattle { attacker, defender, .. } => {
                self.raid = raid(attacker, defender, None);
            }
            Event::TurnBegan { .. } | Event::FreeForAll { .. } => self.raid = None,
            _ => {}
        }
    }

    /// What is told of an event, in short where it does not concern the player.
    pub fn condense(&mut self, event: &Event, told: Told, names: &Names) -> Told {
        let millis = |millis| Told { millis, ..told.clone() };
        // What is too short to be read is not said.
        let unsaid = |millis| Told { millis, narration: None, ..told.clone() };
        let silent = || unsaid(0);
        let me = |seat: Seat| names.is_me(seat);
        match (*event, &mut self.raid) {
            (Event::BattleEnded { pairs, winner, .. }, Some(raid)) => {
                raid.told = true;
                let narration = Some(format!("{}.", result(raid, pairs, winner, names)));
                Told { millis: RESULT, narration, ..told }
            }
            // Without an army there is no battle.
            (Event::FortCardTaken { .. }, Some(raid)) if !raid.told => millis(1000),
            (
                Event::Challenged { .. }
                | Event::CampaignBattle { .. }
                | Event::HeldOut { .. }
                | Event::Picked { .. }
                | Event::PairTurned { .. }
                | Event::Captured { .. }
                | Event::Returned { .. }
                | Event::Retired { .. }
                | Event::FortCardTaken { .. },
                Some(_),
            ) => silent(),
            (Event::FortCardSunk { .. }, Some(_)) => millis(1000),
            // The cards of a battle go home together, but for those that the player lost.
            (Event::Captured { from, .. }, None) if me(from) => told,
            (Event::Captured { .. } | Event::Returned { .. } | Event::Retired { .. }, None) => {
                unsaid(150)
            }
            (Event::HeldOut { holder, picker, .. }, None) if !me(holder) && !me(picker) => silent(),
            (Event::Picked { holder, picker, .. }, None) if !me(holder) && !me(picker) => silent(),
            // Whose turn it is stands on the panels.
            (Event::TurnBegan { seat, .. }, _) if !me(seat) => silent(),
            (Event::PickedUp { seat, .. }, _) if !me(seat) => millis(300),
            (Event::Placed { seat, .. }, _) => millis(if me(seat) { 300 } else { 500 }),
            (Event::FortFilled { seat, .. }, _) if !me(seat) => millis(600),
            // The player did it, and knows.
            (Event::Challenged { attacker, .. } | Event::CampaignBattle { attacker, .. }, None)
                if me(attacker) =>
            {
                millis(500)
            }
            (Event::HeldOut { .. }, None) => unsaid(200),
            (Event::FortCardTaken { .. }, None) => millis(800),
            _ => told,
        }
    }
}

/// How a raid ended, in one line without a full stop.
fn result(raid: &Raid, pairs: [u8; 2], winner: Option<Seat>, names: &Names) -> String {
    let Raid { attacker, defender, prize, .. } = *raid;
    let (by, against) = (names.of_seat(attacker), names.inside(defender));
    let score = format!("{}–{}", pairs[0].max(pairs[1]), pairs[0].min(pairs[1]));
    let prize = prize.map(Card::short);
    match (winner == Some(attacker), winner, prize) {
        (true, _, Some(card)) => format!("{by} beat {against} {score} and won the {card}"),
        (true, _, None) => format!("{by} beat {against} {score}"),
        (false, Some(_), Some(card)) => {
            format!("{by} lost to {against} {score}, who kept the {card}")
        }
        (false, Some(_), None) => format!("{by} lost to {against} {score}"),
        (false, None, Some(card)) => {
            format!("{by} fought {against} for the {card}: a {score} draw")
        }
        (false, None, None) => format!("{by} fought {against}: a {score} draw"),
    }
}
