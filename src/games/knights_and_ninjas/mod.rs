//! The table of Of Knights and Ninjas: layout, appearance and input.

mod advice;
mod beats;
mod chooser;
mod explain;
mod gestures;
mod goal;
mod hints;
mod intent;
mod moments;
mod prompts;
#[cfg(all(test, feature = "testing"))]
mod real_table;
mod refusal;
mod scene;
mod show;
mod since;
mod tips;
mod words;
mod zone;

use std::convert::Infallible;

use beats::TurnContext;
use intent::Selectable;
use scene::Scene;
use since::Since;
use zone::Zone;

use crate::session::Moment;
use crate::table::arrange::{Align, Arrangement};
use crate::table::celebration::{Celebration, Figure};
use crate::table::game::{
    Beat, CardLayout, Explanation, GestureOf, How, Look, Pace, Presentation, Reaction, ReactionOf,
    Scene as _, SpreadCard, TableGame, Target, Touch,
};
use crate::table::goal::Goal;
use crate::table::highlight::Highlight;
use crate::table::names::Names;
use crate::table::play;
use crate::table::seats::area;
use crate::table::tip::TipOf;
use crate::ui::{self, Entrance};
use cardkeep_ai::knights_and_ninjas::Reason;
use cardkeep_art::CardArt;
use cardkeep_core::games::knights_and_ninjas::{Action, Phase, Position, Refusal, TurnPlays, View};
use std::time::Duration;

type Play = play::Play<KnightsAndNinjas>;

/// Minimum visible width of each kind of card in hand; below it the hand is split into two rows.
const STRIP: f32 = 30.0;

/// How long hidden answers are collected at normal speed: those that concern the player, and
/// others.
const OWN_ANSWERS: Duration = Duration::from_millis(1000);
const ANSWERS: Duration = Duration::from_millis(600);

/// The pause before an opponent acts.
const BREATH: Duration = Duration::from_millis(200);

/// State of the table besides the match.
pub(super) struct KnightsAndNinjas {
    since: Since,
    course: TurnContext,
}

impl Presentation for KnightsAndNinjas {
    type Rules = Position;
    type Scene = Scene;

    fn new(names: &Names) -> Self {
        KnightsAndNinjas { since: Since::the_deal(names.seats()), course: TurnContext::default() }
    }

    fn begin(&mut self, names: &Names, first: &View) -> Vec<Beat<Self>> {
        self.since = Since::of(first, false);
        beats::begin(names, first)
    }

    fn present(
        &mut self,
        names: &Names,
        before: &View,
        moment: &Moment<Position>,
    ) -> Vec<Beat<Self>> {
        let view = &moment.view;
        if names.is_me(view.public.mover) && view.public.conduct != TurnPlays::Fresh {
            self.since.forget();
        }
        self.beats(names, before, moment)
    }

    fn highlight(names: &Names, before: &View, moment: &Moment<Position>) -> Highlight {
        moments::highlight(names, before, moment)
    }
}

impl TableGame for KnightsAndNinjas {
    type Task = Infallible;
    const TIPS: &'static [TipOf<Self>] = tips::TIPS;

    fn turn_number(view: &View) -> usize {
        tips::turn_number(view)
    }

    fn summary(view: &View) -> String {
        words::summary(view)
    }

    fn lay(&self, play: &Play, place: Zone) -> Option<CardLayout> {
        let seat_area = |what, seat| area(what, &play.names, seat);
        let heap =
            |area: &str, seen, layer| CardLayout::new(area, Arrangement::Heap { seen }, layer);
        let zoned = |lay, zone: String| CardLayout { target_area: Some(zone), ..lay };
        let stage = |lay| zoned(lay, "stage".into());
        let fan = |step, align| Arrangement::Fan { step, align };
        Some(match place {
            Zone::Pile if show::is_drafting(play) => return None,
            Zone::Pile => zoned(heap("pile", 2, 0), "pile-zone".into()),
            Zone::Draft => zoned(heap("pile", 2, 1), "pile-zone".into()),
            Zone::Discards => zoned(heap("discards", 2, 0), "discards-zone".into()),
            Zone::Looked => stage(heap("looked", 1, 6)),
            Zone::Ladders => stage(CardLayout::new("ladders", fan(0.3, Align::Center), 2)),
            Zone::Attack => stage(CardLayout::new("attack", fan(0.25, Align::Start), 3)),
            Zone::Answer => stage(CardLayout::new("answer", fan(0.25, Align::Start), 4)),
            Zone::Shown(seat) => {
                stage(CardLayout::new(seat_area("shown", seat), fan(1.05, Align::Center), 3))
            }
            Zone::Fort(seat) => {
                let lay = CardLayout::new(seat_area("fort", seat), fan(1.06, Align::Start), 2);
                zoned(lay, seat_area("panel", seat))
            }
            Zone::Hand(seat) if play.names.is_me(seat) => {
                // Equal cards form a heap.
                let heaps = Arrangement::Heaps { sizes: play.scene.kinds(place), strip: STRIP };
                CardLayout { rises: true, ..CardLayout::new("hand", heaps, 5) }
            }
            Zone::Hand(seat) => {
                // The markup makes room for the fan it wants.
                let fan = Arrangement::Fan { step: 1.0, align: Align::Center };
                zoned(CardLayout::new(seat_area("heap", seat), fan, 1), seat_area("panel", seat))
            }
        })
    }

    fn look(&self, play: &Play, piece: usize) -> Look {
        show::look(play, piece)
    }

    fn title(&self, play: &Play) -> String {
        words::title(&play.view)
    }

    fn goal(&self, play: &Play) -> Goal {
        goal::goal(play)
    }

    fn prompt(&self, play: &Play) -> String {
        if let Some(over) = play.dragged {
            let held = intent::chosen(play);
            let own_hand = Zone::Hand(play.names.human());
            let over = over.filter(|over| *over != own_hand).and_then(Zone::kingdom);
            return held.map(|held| prompts::carrying(play, held, over)).unwrap_or_default();
        }
        match intent::meant(play).filter(|_| play.is_open()) {
            Some(held) => prompts::holding(play, held),
            None => prompts::prompt(play, self.since.told()),
        }
    }

    fn refusal(play: &Play, refusal: Refusal) -> String {
        refusal::refusal(refusal, play.names.seats())
    }

    fn gestures(&self, play: &Play, piece: Option<usize>) -> Vec<GestureOf<Self>> {
        match piece {
            Some(piece) => gestures::of_piece(play, piece),
            None => gestures::without_card(play),
        }
    }

    /// Equal cards of the hand are chosen by the top one.
    fn group(&self, play: &Play, piece: usize) -> Vec<usize> {
        vec![intent::top(play, piece)]
    }

    /// The whole stage and every kingdom are one destination each. The hand belongs to the player's
    /// kingdom only while cards are taken into it, and kingdoms to the stage while cards answer.
    fn target_zone(&self, play: &Play, zone: Zone) -> Zone {
        let phase = play.now().public.phase;
        let takes = matches!(phase, Phase::Take | Phase::Draft(_));
        match zone.kingdom() {
            Some(_) if zone == Zone::Hand(play.names.human()) && !takes => zone,
            Some(seat) if takes || phase == Phase::Turn => Zone::Fort(seat),
            None if !zone.is_stage() => zone,
            _ => Zone::Attack,
        }
    }

    /// Chooses the archer in front of the player's kingdom, or explains a kingdom or pile.
    fn elsewhere(&self, play: &Play, touch: Touch<Zone>) -> ReactionOf<Self> {
        let me = play.names.human();
        let uses = intent::uses(play, Selectable::Archer);
        if touch.place == Some(Zone::Fort(me))
            && !uses.is_empty()
            && let Some(archer) = intent::own_archer(play)
        {
            return match touch.how {
                How::Use => chooser::settle(play, Selectable::Archer, &uses),
                _ => Reaction::Choose(vec![archer]),
            };
        }
        let shown = touch.place.filter(|place| match place.kingdom() {
            _ if !play.chosen.is_empty() || *place == Zone::Hand(me) => false,
            Some(seat) if seat != me => true,
            // On empty felt a stray tap opens nothing.
            _ => touch.how != How::Tap || touch.piece.is_some(),
        });
        let explanation = shown.and_then(|place| self.explain(play, Target::Zone(place)));
        explanation.map_or(Reaction::Clear, Reaction::Explain)
    }

    /// Returns three rows: all kingdoms, the cards shown to a herald, the player's hand.
    fn focus_rows(&self, play: &Play) -> Vec<Vec<Target<Zone>>> {
        let (seats, me) = (play.names.clockwise(), play.names.human());
        let panels = seats.clone().skip(1).chain([me]).map(Zone::Fort).map(Target::Zone);
        let shown = seats.flat_map(|seat| play.scene.at(Zone::Shown(seat)));
        let hand = play.scene.at(Zone::Hand(me));
        let hand = hand.into_iter().filter(|piece| intent::top(play, *piece) == *piece);
        let line = |pieces: Vec<usize>| pieces.into_iter().map(Target::Piece).collect();
        vec![panels.collect(), line(shown.collect()), line(hand.collect())]
    }

    fn hand(view: &View) -> Vec<SpreadCard> {
        explain::hand(&view.hand)
    }

    fn action_text(names: &Names, view: &View, action: Action) -> String {
        advice::action(names, view, action)
    }

    fn reason_text(names: &Names, _: &View, reason: Reason) -> String {
        advice::reason(names, reason)
    }

    fn explain(&self, play: &Play, target: Target<Zone>) -> Option<Explanation> {
        let zone = match target {
            Target::Piece(piece) => play.scene.pieces().get(piece)?.place,
            // Between the cards of the hand there is nothing.
            Target::Zone(Zone::Hand(seat)) if play.names.is_me(seat) => return None,
            Target::Zone(zone) => zone,
        };
        let heap = if zone == Zone::Discards { explain::spread(play) } else { None };
        heap.or_else(|| explain::target(play, target))
    }

    fn announce_forced(&self, play: &Play, action: Action) -> Option<String> {
        prompts::no_choice(play, action)
    }

    /// Collects answers, so that the time a player takes reveals nothing.
    fn pace(&self, play: &Play) -> Pace {
        let wait = |one, other| match [one, other].contains(&play.names.human()) {
            true => OWN_ANSWERS,
            false => ANSWERS,
        };
        let gathers = match play.now().public.phase {
            Phase::Answer(attack) => Some(wait(attack.by, attack.on)),
            Phase::Road(loot) => Some(wait(loot.from, loot.holder)),
            Phase::Show(_) | Phase::Pay(_) => Some(OWN_ANSWERS),
            _ => None,
        };
        Pace { breath: BREATH, gathers }
    }

    fn celebration(&self, play: &Play) -> Option<Celebration> {
        let gems = usize::from(play.now().public.gems[play.names.human()]);
        Some(Celebration { entrance: Entrance::Gather, figures: vec![Figure::Gem; gems] })
    }

    fn result(&self, play: &Play) -> Option<ui::Result> {
        show::result(play)
    }

    fn update_ui(&self, play: &Play, window: &ui::App, art: &CardArt) {
        show::update_ui(self, play, window, art);
    }
}
