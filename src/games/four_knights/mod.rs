//! The table of Four Knights: layout, appearance and input.

mod advice;
mod beats;
mod goal;
mod moments;
#[cfg(all(test, feature = "testing"))]
mod real_table;
mod scene;
mod show;
mod tips;
mod words;

use std::convert::Infallible;

use beats::{beats, deal};
use scene::{Scene, Side, Zone};

use crate::i18n::{cards, four_knights as text, t};
use crate::session::Moment;
use crate::table::arrange::{Align, Arrangement};
use crate::table::cards::Face;
use crate::table::celebration::Celebration;
use crate::table::game::{
    Beat, CardLayout, Explanation, Gesture, GestureOf, Look, Presentation, Reaction, ReactionOf,
    Scene as _, Shortcut, SpreadCard, TableGame, Target, Touch,
};
use crate::table::goal::Goal;
use crate::table::highlight::Highlight;
use crate::table::names::Names;
use crate::table::play;
use crate::table::tip::TipOf;
use crate::ui::{self, Entrance};
use cardkeep_ai::four_knights::Reason;
use cardkeep_art::CardArt;
use cardkeep_core::cards::{Card, Rank};
use cardkeep_core::games::four_knights::{
    Action, Event, Phase, Position, Refusal, STOCKADE_SLOTS, View,
};

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
    type Task = Infallible;
    const TIPS: &'static [TipOf<Self>] = tips::TIPS;

    fn turn_number(view: &View) -> usize {
        tips::turn_number(view)
    }

    fn summary(view: &View) -> String {
        words::summary(view)
    }

    /// After the match the last battle stays visible.
    fn prepare(&mut self, play: &mut Play) {
        if play.now().public.phase == Phase::Over {
            play.scene.lay_out(&self.last_battle);
        }
    }

    fn lay(&self, play: &Play, place: Zone) -> Option<CardLayout> {
        let fan = |step, align| Arrangement::Fan { step, align };
        Some(match place {
            // New cards come from the center of the field.
            Zone::Deck => CardLayout::new("field", Arrangement::Heap { seen: 0 }, 0),
            Zone::Stockade(slot) => {
                let index = usize::from(slot) - 1;
                CardLayout::new(
                    "stockade",
                    Arrangement::Cell { index, of: STOCKADE_SLOTS, gap: 8.0 },
                    1,
                )
            }
            // As many as can be on their way there.
            Zone::Pile(side) => {
                CardLayout::new(side.area("pile"), Arrangement::Heap { seen: 12 }, 2)
            }
            Zone::Hand(Side::Theirs) => CardLayout::new("their-hand", fan(0.55, Align::Center), 3),
            Zone::Field(side) => {
                // Both lines are as wide as the longer one, so that pairs face each other.
                let counts = Side::BOTH.map(|side| play.scene.count(Zone::Field(side)));
                let target_area = Some(String::from("field"));
                let count = counts.into_iter().max();
                let line = CardLayout::new(side.area("line"), fan(1.06, Align::Center), 4);
                CardLayout { count, target_area, ..line }
            }
            Zone::Hand(Side::Mine) => CardLayout {
                rises: true,
                ..CardLayout::new("my-hand", fan(1.06, Align::Center), 5)
            },
        })
    }

    fn look(&self, play: &Play, piece: usize) -> Look {
        show::look(self, play, piece)
    }

    fn title(&self, play: &Play) -> String {
        words::title(play.view.hand_number)
    }

    fn goal(&self, play: &Play) -> Goal {
        goal::goal(play)
    }

    fn prompt(&self, play: &Play) -> String {
        if play.dragged.is_some() {
            return String::new();
        }
        let meant = play.chosen_card().or(play.pointed_card());
        words::prompt(play.now(), meant, play.keyed, &play.names)
    }

    fn refusal(_: &Play, refusal: Refusal) -> String {
        words::refusal(refusal)
    }

    /// A card of the hand is swapped with a slot of the Stockade, or else played to the field.
    fn gestures(&self, play: &Play, piece: Option<usize>) -> Vec<GestureOf<Self>> {
        let act = |action| Gesture::new(Reaction::Act(action));
        let Some(piece) = piece else {
            let keep = act(Action::Keep).button(t!(text::keep_hand));
            let give_up = act(Action::Yield).button(t!(text::yield_battle));
            let gestures =
                [(Action::Keep, keep), (Action::Yield, give_up.asking(words::yield_question()))];
            let legal = gestures.into_iter().filter(|(action, _)| play.check(*action).is_ok());
            return legal.map(|(_, gesture)| gesture).collect();
        };
        let Some(card) = own(play, piece) else { return Vec::new() };
        let plays = match play.now().public.phase {
            Phase::Swap(_) => {
                let slots = (1..=STOCKADE_SLOTS as u8).filter_map(|slot| {
                    let there = *play.scene.at(Zone::Stockade(slot)).first()?;
                    let swap = act(Action::Swap(card, slot)).from(piece);
                    Some(swap.to(Target::Piece(there)))
                });
                return slots.collect();
            }
            Phase::Commit(_) => Action::Commit(card),
            Phase::Reinforce(_) => Action::Reinforce(card),
            Phase::Forfeit(_) => Action::Forfeit(card),
            Phase::Over => return Vec::new(),
        };
        let field = Target::Zone(Zone::Field(Side::Mine));
        vec![act(plays).from(piece).to(field).shortcut(Shortcut::EnterOrAgain)]
    }

    /// A card may be dropped on either side of the field.
    fn target_zone(&self, _: &Play, zone: Zone) -> Zone {
        match zone {
            Zone::Field(_) => Zone::Field(Side::Mine),
            zone => zone,
        }
    }

    fn elsewhere(&self, play: &Play, touch: Touch<Zone>) -> ReactionOf<Self> {
        match touch.place {
            Some(Zone::Stockade(_)) if is_swapping(play) && play.chosen.is_empty() => {
                Reaction::Refuse(t!(text::prompt_swap_first))
            }
            _ => Reaction::Clear,
        }
    }

    fn focus_rows(&self, play: &Play) -> Vec<Vec<Target<Zone>>> {
        let line = |place| play.scene.at(place).into_iter().map(Target::Piece);
        let slots = (1..=STOCKADE_SLOTS as u8).map(Zone::Stockade).flat_map(line);
        let slots = slots.filter(|_| is_swapping(play)).collect();
        vec![slots, line(Zone::Hand(Side::Mine)).collect()]
    }

    fn hand(view: &View) -> Vec<SpreadCard> {
        let held = view.hand.iter().chain(view.committed);
        held.map(|card| SpreadCard::new(Face::up(card), t!(cards::title, card))).collect()
    }

    fn action_text(_: &Names, _: &View, action: Action) -> String {
        advice::action(action)
    }

    fn reason_text(names: &Names, _: &View, reason: Reason) -> String {
        advice::reason(names, reason)
    }

    fn explain(&self, play: &Play, target: Target<Zone>) -> Option<Explanation> {
        let piece = match target {
            Target::Piece(piece) => play.scene.pieces().get(piece)?,
            Target::Zone(Zone::Pile(side)) => return show::received(play, side),
            Target::Zone(zone) => return rival(play, zone),
        };
        if let Zone::Pile(side) = piece.place {
            return show::received(play, side);
        }
        if let Zone::Stockade(slot) = piece.place {
            return Some(left_in(play, slot));
        }
        let Some(card) = piece.card.filter(|_| piece.face_up) else {
            return rival(play, piece.place);
        };
        let against = match piece.place {
            Zone::Hand(_) | Zone::Field(Side::Mine) => play.scene.newest(Side::Theirs),
            _ => None,
        };
        let against = against.and_then(|piece| play.card(piece));
        let lines = words::explain(card, against);
        Some(Explanation::new(t!(cards::title, card), Face::up(card), lines))
    }

    fn celebration(&self, _: &Play) -> Option<Celebration> {
        let knights = Card::all().filter(|card| card.rank() == Rank::Jack);
        Some(Celebration::of(Entrance::Rise, knights))
    }

    fn result(&self, play: &Play) -> Option<ui::Result> {
        show::result(play)
    }

    fn update_ui(&self, play: &Play, window: &ui::App, art: &CardArt) {
        show::update_ui(self, play, window, art);
    }
}

/// Explains what is known of a Stockade slot.
fn left_in(play: &Play, slot: u8) -> Explanation {
    let view = play.now();
    let index = usize::from(slot).saturating_sub(1);
    let card = view.stockade.get(index).copied().flatten();
    let other = view.public.left_by.get(index).copied().flatten().filter(|seat| *seat != view.seat);
    let said = words::left(card, other.map(|seat| play.names.of_seat(seat)));
    Explanation::new(t!(text::slot_title, slot), card.map_or(Face::Down, Face::up), vec![said])
}

/// Explains the opponent whose cards lie in a zone.
fn rival(play: &Play, place: Zone) -> Option<Explanation> {
    let Zone::Hand(Side::Theirs) = place else { return None };
    let seat = play.names.human().other();
    let level = play.names.level(seat)?;
    let lines = vec![crate::words::plays(level).to_owned()];
    Some(play.names.introduce(seat, play.names.of_seat(seat).to_owned(), lines))
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

/// Returns the card of a piece in the player's hand.
fn own(play: &Play, piece: usize) -> Option<Card> {
    let piece = play.scene.pieces().get(piece)?;
    piece.card.filter(|_| piece.place == Zone::Hand(Side::Mine))
}

/// Whether the player has to choose a card for the Stockade.
fn is_swapping(play: &Play) -> bool {
    play.is_open() && matches!(play.now().public.phase, Phase::Swap(_))
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
