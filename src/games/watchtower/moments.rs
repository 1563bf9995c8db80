//! How much every event of Watchtower matters.

use super::words::ONE_SHORT;
use crate::i18n::{Person, t, watchtower as text};
use crate::session::Moment;
use crate::table::highlight::Highlight;
use crate::table::names::Names;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::watchtower::{Event, Position};

pub(super) fn highlight(names: &Names, moment: &Moment<Position>) -> Highlight {
    let who = |seat: Seat| names.person(seat);
    let one_of = |seats: [Seat; 2]| seats.iter().any(|seat| names.is_me(*seat));
    match moment.event {
        Event::BurnSkipped { .. }
        | Event::Burned { .. }
        | Event::PickedUp { .. }
        | Event::TurnBegan { .. }
        | Event::HeldOut { .. }
        | Event::Picked { .. }
        | Event::Returned { .. }
        | Event::Retired { .. }
        | Event::FortFilled { .. }
        | Event::CardTurned { .. }
        | Event::SiegeRoundOver { .. }
        | Event::SiegeEnded { .. }
        | Event::BoundReached { .. }
        | Event::Dropped { .. }
        | Event::Drew { .. }
        | Event::PlayedAgain { .. } => Highlight::note(),
        // The player's own is no news to the player.
        Event::Placed { seat, height: ONE_SHORT, .. } if names.is_me(seat) => Highlight::gain(seat),
        Event::Placed { seat, height: ONE_SHORT, .. } => {
            Highlight::tide(t!(text::headline_three, who: who(seat))).by(seat)
        }
        Event::Placed { seat, .. } => Highlight::note().by(seat),
        Event::Challenged { attacker, defender, card, .. } if who(defender) == Person::You => {
            let headline = t!(text::headline_attacked, who: names.of_seat(attacker), card);
            Highlight::tide(headline).against(defender)
        }
        Event::Challenged { attacker, defender, .. }
        | Event::CampaignBattle { attacker, defender, .. } => {
            Highlight::note().by(attacker).against(defender)
        }
        Event::PairTurned { winner: Some(seat), .. } => Highlight::gain(seat),
        Event::PairTurned { winner: None, .. } => Highlight::note(),
        Event::BattleEnded { attacker, defender, winner, .. } => match winner {
            Some(winner) if winner == defender && one_of([attacker, defender]) => {
                let headline = t!(text::headline_held, who: who(defender));
                Highlight::tide(headline).by(defender).against(attacker)
            }
            Some(winner) => Highlight::gain(winner),
            None if names.is_me(attacker) => Highlight::tide(t!(text::headline_tied_mine)),
            None if one_of([attacker, defender]) => Highlight::tide(t!(text::headline_tied)),
            None => Highlight::note(),
        },
        Event::FortCardTaken { card, from, to } if one_of([from, to]) => {
            let headline = t!(text::headline_taken, who: who(to), rival: who(from), card);
            Highlight::tide(headline).by(to).against(from)
        }
        Event::FortCardTaken { from, to, .. } => Highlight::gain(to).against(from),
        Event::Captured { from, to, .. } => Highlight::note().by(to).against(from),
        Event::FortCardSunk { seat, .. } => Highlight::note().against(seat),
        Event::WentOut { seat, .. } => {
            Highlight::blow(seat, t!(text::headline_out, who: who(seat)))
        }
        Event::FreeForAll { builder, .. } => {
            Highlight::tide(t!(text::headline_free_for_all)).by(builder)
        }
        Event::FreeForAllWon { builder, winner, .. } if builder == winner => {
            Highlight::gain(winner)
        }
        Event::FreeForAllWon { builder, winner, .. } => {
            let headline = t!(text::headline_prevented, who: who(builder));
            Highlight::tide(headline).by(winner).against(builder)
        }
        Event::CampaignBegan { seat, tower, .. } => {
            let headline = t!(text::headline_campaign, who: who(seat));
            Highlight::triumph(seat, headline).with_cards(tower.iter())
        }
        Event::CampaignLost { seat, .. } => {
            Highlight::blow(seat, t!(text::headline_campaign_lost, who: who(seat)))
        }
        Event::SiegeBegan { seat, .. } => Highlight::tide(t!(text::headline_siege)).by(seat),
        Event::Showdown { .. } => Highlight::tide(t!(text::title_showdown)),
        Event::Trick { winner, .. } => winner.map_or_else(Highlight::note, Highlight::gain),
        Event::LinesPlayed { .. } => Highlight::note(),
        Event::Redrawn { .. } => Highlight::tide(t!(text::headline_watchtowers)),
        Event::Ended { outcome } => Highlight::match_over(outcome, names),
    }
}
