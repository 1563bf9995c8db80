//! Hints and tips at the table of Four Horsemen.

use super::scene::Zone;
use super::{FourHorsemen, Play, tips};
use crate::i18n::{List, four_horsemen as text, t};
use crate::table::game::{Coaching, HintArrow, Scene as _, Target};
use crate::table::names::Names;
use crate::table::tip::TipOf;
use cardkeep_ai::Often;
use cardkeep_ai::four_horsemen::Reason;
use cardkeep_core::games::four_horsemen::{Action, View};

impl Coaching for FourHorsemen {
    const TIPS: &'static [TipOf<Self>] = tips::TIPS;

    /// Returns a number that changes with each round.
    fn turn_number(view: &View) -> usize {
        let given: usize = view.public.piles.iter().map(|pile| pile.cards().len()).sum();
        100 * usize::from(view.hand_number) + given
    }

    /// Tells of a won round the gifts for the rivals.
    fn action_text(names: &Names, _: &View, action: Action) -> String {
        match action {
            Action::Play(card) => t!(text::hint_play, card),
            Action::Fate(card) => t!(text::hint_fate, card),
            Action::Give(gifts) => {
                let gift = |(card, seat)| t!(text::hint_gift, who: names.of_seat(seat), card: card);
                let others = gifts.iter().filter(|(_, seat)| !names.is_me(*seat));
                t!(text::hint_gives, gifts: List::texts(others.map(gift)))
            }
        }
    }

    fn reason_text(names: &Names, reason: Reason) -> String {
        match reason {
            Reason::WinsRound => t!(text::hint_wins_round),
            Reason::OftenWins(often) => {
                let often = if often == Often::Usually { "usually" } else { "always" };
                t!(text::hint_often_wins, often)
            }
            Reason::WinsAbout(tenths) => t!(text::hint_wins_about, tenths),
            Reason::LowestCard => t!(text::hint_lowest),
            Reason::Keeps(card) => t!(text::hint_keeps, card),
            Reason::KeepsHigher => t!(text::hint_keeps_higher),
            Reason::HelpsLeast => t!(text::hint_helps_least),
            Reason::Hides => t!(text::hint_hides),
            Reason::WinsFavor => t!(text::hint_wins_favor),
            Reason::Eliminates(seat) => t!(text::hint_eliminates, who: names.person(seat)),
            Reason::Leads(points) => t!(text::hint_leads, points),
            Reason::Costs(seat, points) => t!(text::hint_costs, who: names.person(seat), points),
            Reason::Gains(points) => t!(text::hint_gains, points),
            Reason::Spares(points) => t!(text::hint_spares, points),
            Reason::Denies(seat, points) => t!(text::hint_denies, who: names.person(seat), points),
        }
    }

    /// Returns an arrow for each gift that does not lie at its receiver yet.
    fn hint_arrows(&self, play: &Play, action: Action) -> Vec<HintArrow<Zone>> {
        let Action::Give(gifts) = action else { return Vec::new() };
        let pieces = play.scene.pieces();
        let arrow = |(card, seat)| {
            let (piece, pile) = (pieces.of(card)?, Zone::Pile(seat));
            let there = pieces.get(piece)?.place == pile;
            (!there).then_some(HintArrow { card: Some(piece), to: Target::Zone(pile) })
        };
        gifts.iter().filter_map(arrow).collect()
    }
}
