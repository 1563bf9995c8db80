//! The table of Four Kingdoms: layout, appearance and input.

mod assistance;
mod beats;
mod commands;
mod gestures;
mod goal;
mod moments;
mod refusal;
mod scene;
mod show;
mod solitaire;
mod tips;
mod waste_fan;
mod words;

use std::convert::Infallible;

use assistance::Search;
use commands::Task;
use scene::{Scene, Spot};

use crate::i18n::{cards, four_kingdoms as text, t};
use crate::session::Moment;
use crate::table::arrange::Arrangement;
use crate::table::cards::Face;
use crate::table::game::{
    Beat, CardLayout, CommandOf, Explanation, GestureOf, Look, MenuOf, Presentation, ReactionOf,
    Scene as _, Solitaire, TableGame, Target, Touch,
};
use crate::table::gestures::can_use;
use crate::table::goal::Goal;
use crate::table::highlight::Highlight;
use crate::table::names::Names;
use crate::table::play;
use crate::table::tip::TipOf;
use crate::ui;
use cardkeep_art::CardArt;
use cardkeep_core::engine::{Chance, Game as _};
use cardkeep_core::games::four_kingdoms::{Action, PileId, Position, Refusal, View};

type Play = play::Play<FourKingdoms>;

/// Number of cards drawn of a pile: as many as can be on their way there.
const SEEN_OF_HEAP: usize = 3;

/// State of the table besides the game.
#[derive(Default)]
pub(super) struct FourKingdoms {
    /// Whether no useful moves are left (FK-12).
    stuck: bool,
    /// The move from which all remaining cards go home automatically.
    ending: Option<Action>,
    /// Whether the rest follows automatically after the next move.
    finishing: bool,
    /// The hints found so far at this position, best first, and how often one was shown.
    hints: Vec<Action>,
    hinted: usize,
    /// Whether finding out if the game is winnable takes too long.
    unknown: bool,
    search: Option<Search>,
    /// A winning line from here, if known, for a player who wants warnings about lost deals.
    way: Vec<Action>,
    /// Whether the player was told that the game can't be won any more.
    lost: bool,
    /// Whether the deal is known to have been unwinnable from the start; `None` if not searched.
    hopeless: Option<bool>,
    /// Whether a dead end is to be reported.
    tells: bool,
    /// Whether a demonstration is being shown.
    demonstrating: bool,
}

impl Presentation for FourKingdoms {
    type Rules = Position;
    type Scene = Scene;

    fn new(_: &Names) -> Self {
        FourKingdoms::default()
    }

    fn begin(&mut self, _: &Names, _: &View) -> Vec<Beat<Self>> {
        beats::deal()
    }

    fn present(&mut self, _: &Names, _: &View, moment: &Moment<Position>) -> Vec<Beat<Self>> {
        beats::beats(&moment.event)
    }

    fn highlight(_: &Names, before: &View, moment: &Moment<Position>) -> Highlight {
        moments::highlight(before, moment)
    }
}

impl TableGame for FourKingdoms {
    const SPATIAL_NAVIGATION: bool = true;

    type Task = Task;
    const TIPS: &'static [TipOf<Self>] = tips::TIPS;

    fn turn_number(view: &View) -> usize {
        tips::turn_number(view)
    }

    fn summary(view: &View) -> String {
        words::summary(view)
    }

    fn prepare(&mut self, play: &mut Play) {
        self.take_stock(play);
    }

    fn lay(&self, play: &Play, spot: Spot) -> Option<CardLayout> {
        let heap = Arrangement::Heap { seen: SEEN_OF_HEAP };
        let (arrangement, layer) = match spot {
            Spot::Talon => (heap, 1),
            Spot::At(PileId::Row(_)) => (Arrangement::Column { down: play.scene.down(spot) }, 3),
            Spot::At(_) => (heap, 2),
        };
        Some(CardLayout::new(spot.to_string(), arrangement, layer))
    }

    fn look(&self, play: &Play, piece: usize) -> Look {
        show::look(self, play, piece)
    }

    fn title(&self, play: &Play) -> String {
        let time = words::time(play.session.seconds());
        t!(text::title, count: play.session.moves(), time)
    }

    fn goal(&self, play: &Play) -> Goal {
        goal::goal(play)
    }

    fn prompt(&self, play: &Play) -> String {
        let position = play.session.full_position();
        if play.dragged.is_some() {
            return String::new();
        }
        if self.demonstrating {
            return t!(text::prompt_solution);
        }
        if self.search.as_ref().is_some_and(|search| search.asked) {
            return t!(text::prompt_searching);
        }
        if let (Some(piece), Some(card)) = (play.chosen.first(), play.chosen_card()) {
            return match can_use(self, play, *piece) {
                true => t!(text::prompt_where, card),
                false => gestures::nowhere(play, *piece),
            };
        }
        if position.public().is_won() && !play.has_steps() {
            return t!(text::prompt_complete);
        }
        if self.stuck {
            return t!(text::prompt_stuck);
        }
        if self.lost {
            return t!(text::prompt_lost);
        }
        if self.ending.is_some() {
            return t!(text::prompt_finish);
        }
        match play.session.record().automatic() {
            0 => words::progress(play.scene.home(), play.session.moves(), play.session.day()),
            count => t!(text::prompt_automatic, count),
        }
    }

    fn refusal(_: &Play, refusal: Refusal) -> String {
        refusal::refusal(refusal)
    }

    fn gestures(&self, play: &Play, piece: Option<usize>) -> Vec<GestureOf<Self>> {
        match piece {
            Some(piece) => gestures::of_run(play, piece),
            None => gestures::without_piece(self, play),
        }
    }

    fn group(&self, play: &Play, piece: usize) -> Vec<usize> {
        play.scene.taken_with(piece)
    }

    /// Dropped anywhere in its own kingdom, a card goes home.
    fn target_zone(&self, play: &Play, spot: Spot) -> Spot {
        gestures::home_nearby(play, spot).unwrap_or(spot)
    }

    fn elsewhere(&self, play: &Play, touch: Touch<Spot>) -> ReactionOf<Self> {
        gestures::elsewhere(self, play, touch)
    }

    fn commands(&self, play: &Play) -> Vec<CommandOf<Self>> {
        commands::commands(play)
    }

    fn menu(&self, play: &Play) -> MenuOf<Self> {
        commands::menu(self, play)
    }

    fn run(&mut self, play: &mut Play, task: Task) -> Option<ReactionOf<Self>> {
        self.carry_out(play, task)
    }

    fn focus_rows(&self, _: &Play) -> Vec<Vec<Target<Spot>>> {
        let (lands, others) = Spot::all().partition(|spot| Spot::lands().any(|l| l == *spot));
        let targets = |spots: Vec<Spot>| spots.into_iter().map(Target::Zone).collect();
        vec![targets(others), targets(lands)]
    }

    fn action_text(_: &Names, view: &View, action: Action) -> String {
        words::hint(action, &Position::imagine(view, &mut Chance::new(0)))
    }

    fn reason_text(_: &Names, _: &View, reason: Infallible) -> String {
        match reason {}
    }

    fn explain(&self, play: &Play, target: Target<Spot>) -> Option<Explanation> {
        if let Some(waste) = waste_fan::asked(play, target) {
            return Some(waste);
        }
        let piece = match target {
            Target::Piece(piece) => piece,
            Target::Zone(spot) => play.scene.top(spot)?,
        };
        let card = play.scene.pieces().get(piece).filter(|piece| piece.face_up)?.card?;
        let lines = words::explain(card, play.session.full_position());
        Some(Explanation::new(t!(cards::title, card), Face::up(card), lines))
    }

    fn result(&self, play: &Play) -> Option<ui::Result> {
        show::result(play)
    }

    fn update_ui(&self, play: &Play, window: &ui::App, art: &CardArt) {
        show::update_ui(play, window, art);
    }

    fn solitaire(&mut self) -> Option<&mut dyn Solitaire<Self>> {
        Some(self)
    }
}
