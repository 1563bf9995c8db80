//! The table of Four Knights.

mod advice;
mod beats;
mod ending;
mod explain;
mod gestures;
mod moments;
mod prompts;
#[cfg(all(test, feature = "testing"))]
mod real_table;
mod scene;
mod show;
mod status;
mod tips;
mod words;

use beats::{beats, deal};
use scene::Scene;

use crate::i18n::{four_knights as text, t};
use crate::session::Moment;
use crate::table::game::{Beat, Presentation, TableGame};
use crate::table::highlight::Highlight;
use crate::table::names::Names;
use crate::table::play;
use cardkeep_core::cards::Card;
use cardkeep_core::games::four_knights::{Event, Phase, Position, View};

type Play = play::Play<FourKnights>;

/// State of the table besides the match.
#[derive(Debug, Default)]
pub(super) struct FourKnights {
    /// The result of the last hand, until the next battle opens.
    banner: Option<String>,
    /// Both lines of the last battle, by seat.
    last_battle: [Vec<Card>; 2],
}

impl Presentation for FourKnights {
    type Rules = Position;
    type Scene = Scene;

    fn new(_: &Names) -> Self {
        FourKnights::default()
    }

    fn begin(&mut self, names: &Names, first: &View) -> Vec<Beat<Self>> {
        deal(names, first)
    }

    fn present(
        &mut self,
        names: &Names,
        before: &View,
        moment: &Moment<Position>,
    ) -> Vec<Beat<Self>> {
        self.remember(names, before, &moment.event);
        beats(names, before, moment)
    }

    fn highlight(names: &Names, _: &View, moment: &Moment<Position>) -> Highlight {
        moments::highlight(names, moment)
    }
}

impl TableGame for FourKnights {
    /// After the match the last battle stays visible.
    fn prepare(&mut self, play: &mut Play) {
        if play.now().public.phase == Phase::Over {
            play.scene.lay_out(&self.last_battle);
        }
    }
}

impl FourKnights {
    /// Remembers the result of the last hand and the last battle.
    fn remember(&mut self, names: &Names, before: &View, event: &Event) {
        match event {
            Event::HandEnded { hand, received } => {
                self.banner = Some(words::hand_ended_banner(*hand, received, names));
            }
            // The trade is shown until a card can be played.
            Event::Swapped { seat, took, slot, .. } => {
                let traded = match took {
                    Some(card) if names.is_me(*seat) => {
                        t!(text::banner_took, card: *card, slot: *slot)
                    }
                    _ => t!(text::log_traded_rival, rival: names.of_seat(*seat), slot: *slot),
                };
                self.banner = Some(match self.banner.take() {
                    Some(banner) => format!("{banner}\n{traded}"),
                    None => traded,
                });
            }
            Event::Committed { .. } => self.banner = None,
            Event::Captured { .. } | Event::TookBack { .. } => {
                self.last_battle = before.public.field.map(|line| line.to_vec());
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cardkeep_core::cards::{Rank, Suit};
    use cardkeep_core::engine::{Game as _, Seat, Setup};

    #[test]
    fn what_a_trade_brought_is_said_until_the_next_card_is_played() {
        let names = [String::from("You"), String::from("Berit")].to_vec();
        let names = Names::new(Seat(0), names, vec![None; 2]);
        let [gave, took] = [Rank::Two, Rank::King].map(|rank| Card::new(rank, Suit::Clubs));
        let mut table = FourKnights::new(&names);
        let view = Position::deal(&Setup::new(2, Default::default()), 1).view(Seat(0));
        let swapped = |seat| Event::Swapped { seat, slot: 2, gave: Some(gave), took: Some(took) };
        table.remember(&names, &view, &swapped(Seat(1)));
        assert_eq!(
            table.banner.as_deref(),
            Some("Berit trades a card with the Stockade (slot 2).")
        );
        let mut table = FourKnights::new(&names);
        table.remember(&names, &view, &swapped(Seat(0)));
        assert_eq!(table.banner.as_deref(), Some("You took the king of clubs from slot 2."));
        table.remember(&names, &view, &Event::Committed { seat: Seat(0), card: None });
        assert_eq!(table.banner, None);
    }

    /// FN-10, FN-11: after a tie nobody trades, and after the last hand there is nothing to trade for.
    #[test]
    fn a_tied_hand_says_that_nobody_trades() {
        let names = [String::from("You"), String::from("Berit")].to_vec();
        let names = Names::new(Seat(0), names, vec![None; 2]);
        let banner = |hand, received| words::hand_ended_banner(hand, &received, &names);
        let tied = t!(text::banner_tied);
        assert!(banner(1, [6, 6]).ends_with(&tied));
        assert!(!banner(1, [8, 4]).contains(&tied) && !banner(4, [6, 6]).contains(&tied));
    }
}
