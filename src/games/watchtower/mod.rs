//! The table of Watchtower: layout, appearance and input.

mod advice;
mod battles;
mod beats;
mod explain;
mod gestures;
mod goal;
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

use std::convert::Infallible;

use intent::Intent;
use scene::{Scene, Zone};
use since::Since;
use words::Limit;

use crate::i18n::{cards, t, watchtower as text};
use crate::session::Moment;
use crate::table::arrange::{Align, Arrangement};
use crate::table::cards::Face;
use crate::table::celebration::Celebration;
use crate::table::game::{
    Beat, CardLayout, Explanation, GestureOf, Look, Pace, Presentation, ReactionOf, Scene as _,
    SpreadCard, TableGame, Target, Touch,
};
use crate::table::goal::Goal;
use crate::table::highlight::Highlight;
use crate::table::names::Names;
use crate::table::play;
use crate::table::seats::area;
use crate::table::tip::TipOf;
use crate::ui::{self, Entrance};
use cardkeep_ai::watchtower::Reason;
use cardkeep_art::CardArt;
use cardkeep_core::cards::{Card, Rank};
use cardkeep_core::engine::Seat;
use cardkeep_core::games::watchtower::{Action, Event, Fight, Position, Refusal, View};
use std::time::Duration;

type Play = play::Play<Watchtower>;

/// Minimum visible pixels of each card in one row; below it the player's army is split into two
/// rows.
const HAND_STRIP: f32 = 32.0;

/// Pauses before an opponent acts and before it picks a card.
const BREATH: Duration = Duration::from_millis(200);
const PICK: Duration = Duration::from_millis(120);

/// State of the table besides the match.
#[derive(Default)]
pub(super) struct Watchtower {
    /// The winning card of the free-for-all or trick being shown.
    best: Option<Card>,
    /// Whether there was a showdown.
    showdown: bool,
    /// The limit that ended the match, if it was not decided before.
    limit: Option<Limit>,
    /// What happened since the player's last action.
    since: Since,
}

impl Presentation for Watchtower {
    type Rules = Position;
    type Scene = Scene;

    fn new(_: &Names) -> Self {
        Watchtower::default()
    }

    fn begin(&mut self, _: &Names, first: &View) -> Vec<Beat<Self>> {
        beats::deal(first)
    }

    fn present(
        &mut self,
        names: &Names,
        before: &View,
        moment: &Moment<Position>,
    ) -> Vec<Beat<Self>> {
        self.remember(moment);
        let beats = beats::beats(names, before, moment);
        let said = beats.iter().find_map(|beat| beat.text.as_deref()).unwrap_or_default();
        self.since.note(names, before, moment, said);
        beats
    }

    fn highlight(names: &Names, _: &View, moment: &Moment<Position>) -> Highlight {
        moments::highlight(names, moment)
    }
}

impl TableGame for Watchtower {
    type Task = Infallible;

    const SPATIAL_NAVIGATION: bool = true;
    const TIPS: &'static [TipOf<Self>] = tips::TIPS;

    fn turn_number(view: &View) -> usize {
        tips::turn_number(view)
    }

    fn summary(view: &View) -> String {
        words::summary(view)
    }

    fn standing(&self, play: &Play) -> String {
        words::standing(play.now(), &play.names)
    }

    /// Blind picks decide nothing, and those of others are not shown one by one.
    fn pace(&self, play: &Play) -> Pace {
        let Some(contest) = &play.now().contest else {
            return Pace { breath: BREATH, gathers: None };
        };
        let unseen = match contest.fight {
            Fight::Battle { attacker, defender, .. } => {
                ![attacker, defender].contains(&play.names.human())
            }
            Fight::FreeForAll { .. } => true,
        };
        Pace { breath: PICK, gathers: unseen.then_some(Duration::ZERO) }
    }

    fn lay(&self, play: &Play, zone: Zone) -> Option<CardLayout> {
        let of_seat = |what, seat| area(what, &play.names, seat);
        let heap = |area, seen, layer| CardLayout::new(area, Arrangement::Heap { seen }, layer);
        let zoned = |lay, zone: String| CardLayout { target_area: Some(zone), ..lay };
        let middle = |lay| zoned(lay, String::from("arena"));
        let (mine, contest) = (play.names.human(), play.view.contest);
        let in_line = |seat| play.scene.showdown.is_some_and(|between| between[seat]);
        Some(match zone {
            Zone::Barracks => heap(String::from("barracks"), 2, 0),
            Zone::Fort(seat) => {
                let towers = |seat| Arrangement::towers(show::heights(play, seat));
                let built = |seat: &Seat| play.scene.count(Zone::Fort(*seat)) > 0;
                let fort = |seat| (of_seat("fort", seat), towers(seat));
                // The rivals' cards are of one size.
                let alike = match seat == mine {
                    true => Vec::new(),
                    false => play.names.clockwise().skip(1).filter(built).map(fort).collect(),
                };
                let lay =
                    CardLayout { alike, ..CardLayout::new(of_seat("fort", seat), towers(seat), 1) };
                zoned(lay, of_seat("panel", seat))
            }
            Zone::Army(seat) if in_line(seat) => middle(heap(of_seat("line", seat), 2, 4)),
            Zone::Army(seat) if seat == mine => {
                let hand = Arrangement::Hand { strip: HAND_STRIP };
                CardLayout { rises: true, ..CardLayout::new("hand", hand, 5) }
            }
            Zone::Army(seat) => zoned(heap(of_seat("heap", seat), 2, 2), of_seat("panel", seat)),
            Zone::Held(_, slot) => {
                // The others stay where they are when one is picked.
                let index = usize::from(slot.saturating_sub(1));
                let of = usize::from(contest.map_or(slot, |contest| contest.held.max(slot)));
                CardLayout::new("held", Arrangement::Cell { index, of, gap: 4.0 }, 6)
            }
            Zone::PickedCards(seat) => {
                let fan = Arrangement::Fan { step: show::STEP, align: Align::Center };
                let lay = CardLayout::new(of_seat("laid", seat), fan, 7);
                middle(CardLayout {
                    count: Some(contest.map_or(1, |contest| contest.fight.count())),
                    ..lay
                })
            }
            Zone::Prize => middle(heap(String::from("prize"), 1, 6)),
            Zone::Tricks(seat) => middle(heap(of_seat("won", seat), 4, 3)),
            Zone::Aside => middle(heap(String::from("aside"), 1, 2)),
        })
    }

    fn look(&self, play: &Play, piece: usize) -> Look {
        show::look(self, play, piece)
    }

    fn title(&self, play: &Play) -> String {
        match play.scene.showdown {
            Some(_) => t!(text::title_showdown),
            None => words::title(&play.view),
        }
    }

    fn goal(&self, play: &Play) -> Goal {
        goal::goal(play)
    }

    fn prompt(&self, play: &Play) -> String {
        if play.dragged.is_some() {
            return String::new();
        }
        let chosen = intent::chosen(play);
        let meant = chosen.or(intent::pointed(play));
        prompts::prompt(play, meant, chosen.is_some(), &self.since)
    }

    fn refusal(_: &Play, refusal: Refusal) -> String {
        refusal::refusal(refusal)
    }

    fn gestures(&self, play: &Play, piece: Option<usize>) -> Vec<GestureOf<Self>> {
        match piece {
            Some(piece) => gestures::of_piece(play, piece),
            None => gestures::without_piece(play),
        }
    }

    /// The top card stands for a rival's tower.
    fn group(&self, play: &Play, piece: usize) -> Vec<usize> {
        let top = match intent::meaning(play, piece) {
            Some(Intent::Theirs(_, card)) => play.scene.pieces().of(card),
            _ => None,
        };
        vec![top.unwrap_or(piece)]
    }

    fn elsewhere(&self, play: &Play, touch: Touch<Zone>) -> ReactionOf<Self> {
        gestures::explained(play, touch)
    }

    /// Returns rows of everything that can be pointed at: rivals' forts, barracks, the player's own
    /// cards; while cards are held out, only these.
    fn focus_rows(&self, play: &Play) -> Vec<Vec<Target<Zone>>> {
        let pieces = |zone| play.scene.at(zone).into_iter().map(Target::Piece);
        if play.view.contest.is_some() {
            return vec![play.scene.held().into_iter().flat_map(pieces).collect()];
        }
        let tops = |seat| match &show::tops(play, seat)[..] {
            [] => vec![Target::Zone(Zone::Fort(seat))],
            tops => tops.iter().copied().map(Target::Piece).collect(),
        };
        let mut lines: Vec<_> = play.names.clockwise().skip(1).map(tops).collect();
        let mine = play.names.human();
        let own = [Target::Zone(Zone::Barracks)].into_iter().chain(pieces(Zone::Fort(mine)));
        lines.push(own.collect());
        lines.push(pieces(Zone::Army(mine)).collect());
        lines
    }

    fn hand(view: &View) -> Vec<SpreadCard> {
        let card = |card| SpreadCard::new(Face::up(card), t!(cards::title, card));
        view.army.iter().map(card).collect()
    }

    fn action_text(names: &Names, _: &View, action: Action) -> String {
        advice::action(names, action)
    }

    fn reason_text(names: &Names, _: &View, reason: Reason) -> String {
        advice::reason(names, reason)
    }

    fn announce_forced(&self, play: &Play, action: Action) -> Option<String> {
        Some(prompts::no_choice(play.now(), action))
    }

    fn explain(&self, play: &Play, target: Target<Zone>) -> Option<Explanation> {
        match target {
            Target::Piece(piece) => explain::piece(play, piece),
            Target::Zone(place) => explain::place(play, place),
        }
    }

    fn celebration(&self, play: &Play) -> Option<Celebration> {
        let fort = &play.view.public.players[play.names.human()].fort;
        let rank = fort.complete().unwrap_or(Rank::Ace);
        let tower = Card::all().filter(|card| card.rank() == rank);
        Some(Celebration::of(Entrance::Stack, tower))
    }

    fn result(&self, play: &Play) -> Option<ui::Result> {
        show::result(self, play)
    }

    fn update_ui(&self, play: &Play, window: &ui::App, _: &CardArt) {
        show::update_ui(play, window);
    }
}

impl Watchtower {
    /// Remembers what no view contains.
    fn remember(&mut self, moment: &Moment<Position>) {
        self.best = match moment.event {
            Event::FreeForAllWon { winner, .. } => {
                moment.view.public.turned[winner].first().copied()
            }
            Event::Trick { cards, winner, .. } => winner.and_then(|seat| cards[seat]),
            _ => None,
        };
        match moment.event {
            Event::Showdown { .. } => self.showdown = true,
            Event::SiegeEnded { .. } => self.limit = Some(Limit::Siege),
            Event::BoundReached { .. } => self.limit = Some(Limit::Bound),
            _ => {}
        }
    }
}
