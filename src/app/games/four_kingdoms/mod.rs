//! Four Kingdoms at a table: where its cards lie, how they look, and what a touch means.

mod alone;
mod fan;
mod helps;
mod moves;
mod scene;
mod show;
mod words;

use helps::Search;
use scene::{Scene, Spot};

use crate::app::art::CardArt;
use crate::app::table::arrange::Form;
use crate::app::table::cards::Face;
use crate::app::table::game::NoMessage;
use crate::app::table::game::{
    Alone, Choice, Deed, DeedOf, Explanation, Lay, Look, Pressed, Scene as _, Spread, Step,
    TableGame, Target, Told, Touch,
};
use crate::app::table::names::Names;
use crate::app::table::play;
use crate::app::words::phrases::capital;
use crate::cards::Suit;
use crate::games::four_kingdoms::{Action, Event, Place, Position, View};
use crate::ui::{self, Tool};

type Play = play::Play<FourKingdoms>;

/// How long the heap is seen before the deal, and each kingdom at the win, in milliseconds.
const HEAP: u64 = 200;
const CROWNING: u64 = 240;
/// How long all four are seen before anything lies over them.
const REIGN: u64 = 1500;
/// Of a heap of cards, how many are drawn: as many as can be on their way there.
const SEEN_OF_HEAP: usize = 3;

/// How many letters have room beside a button in the smallest window.
const LONGEST_BESIDE: usize = 120;

/// What the table of Four Kingdoms keeps beside the game.
#[derive(Default)]
pub struct FourKingdoms {
    /// How many kingdoms are shown as complete.
    crowned: usize,
    /// Nothing leads on any more (FK-12).
    stuck: bool,
    /// The move with which all the rest begins to go home.
    ending: Option<Action>,
    /// All the rest is to follow the next move.
    finishing: bool,
    /// What was advised, and in which words.
    advice: Option<(String, Action)>,
    /// The moves that can be advised where the game stands, as far as they are looked for, the best
    /// first; and how often one was.
    hints: Vec<Action>,
    hinted: usize,
    /// To find out whether the game can be won takes too long.
    unknown: bool,
    search: Option<Search>,
    /// Moves that win from here, as far as they are known, for who wants to know.
    way: Vec<Action>,
    /// The player was told that the game can no longer be won.
    lost: bool,
    /// Whether it is known that the deal could not be won at its start, once it was looked for.
    hopeless: Option<bool>,
    /// A dead end is to be told of.
    tells: bool,
    /// What is shown now is no part of the game.
    demonstrating: bool,
}

/// What is shown that is no event of the game.
#[derive(Clone, Debug)]
pub enum Show {
    /// All cards in one heap, which has to be seen before they can fly from it.
    Heap,
    /// They lie as in the game.
    Deal,
    /// Something that only could happen, and how long it is looked at, in milliseconds.
    Way(Event, u64),
    /// After that the cards come back.
    Back,
    /// One kingdom more is complete.
    Crown,
    /// All are, and there is time to see it.
    Reign,
}

impl TableGame for FourKingdoms {
    type Rules = Position;
    type Scene = Scene;
    type Step = Show;
    type Wish = ();
    type Message = NoMessage;

    fn new(_: &Names) -> Self {
        FourKingdoms::default()
    }

    fn summary(view: &View) -> String {
        words::summary(view)
    }

    fn tell(event: &Event, _: &Names) -> Told {
        words::tell(event)
    }

    fn open(&mut self, play: &mut Play) -> Vec<Step<Self>> {
        play.scene = Scene::gathered();
        self.take_stock(play);
        vec![Step::Own(Show::Heap), Step::Own(Show::Deal)]
    }

    fn unfold(&self, _: &Play, event: Event) -> Vec<Step<Self>> {
        let won = event == Event::Won;
        let mut steps = vec![Step::Event(event)];
        if won {
            steps.extend(Suit::ALL.map(|_| Step::Own(Show::Crown)));
            steps.push(Step::Own(Show::Reign));
        }
        steps
    }

    fn show(&mut self, play: &mut Play, step: Show) -> Told {
        match step {
            Show::Heap => Told::for_millis(HEAP),
            Show::Deal => {
                play.lay_anew();
                Told::default()
            }
            Show::Way(event, millis) => {
                play.scene.apply(&event);
                Told::for_millis(millis)
            }
            Show::Back => {
                play.lay_anew();
                play.say(words::ONE_WAY);
                Told::default()
            }
            Show::Crown => {
                self.crowned += 1;
                Told::for_millis(CROWNING)
            }
            Show::Reign => Told::for_millis(REIGN),
        }
    }

    fn prepare(&mut self, play: &mut Play) {
        self.take_stock(play);
    }

    fn lay(&self, play: &Play, spot: Spot) -> Option<Lay> {
        let heap = Form::Heap { seen: SEEN_OF_HEAP };
        let (form, layer) = match spot {
            Spot::Talon => (heap, 1),
            Spot::At(Place::Row(_)) => (Form::Column { down: play.scene.down(spot) }, 3),
            Spot::At(_) => (heap, 2),
        };
        Some(Lay::new(spot.to_string(), form, layer))
    }

    fn look(&self, play: &Play, piece: usize) -> Look {
        show::look(self, play, piece)
    }

    fn title(&self, play: &Play) -> String {
        words::title(play.session.moves(), play.session.seconds())
    }

    fn prompt(&self, play: &Play) -> String {
        let position = play.position();
        if self.demonstrating {
            return words::DEMONSTRATING.into();
        }
        if self.search.as_ref().is_some_and(|search| search.asked) {
            return words::SEARCHING.into();
        }
        if let Some(card) = play.chosen_card() {
            return moves::prompt(play, card);
        }
        if position.is_won() && !play.has_steps() {
            return words::COMPLETE.into();
        }
        if self.stuck {
            return words::STUCK.into();
        }
        if self.lost {
            return words::LOST.into();
        }
        if self.ending.is_some() {
            return words::MAY_FINISH.into();
        }
        words::progress(play.scene.home(), play.session.moves(), play.session.day())
    }

    fn choices(&self, play: &Play) -> Vec<Choice<DeedOf<Self>>> {
        let tool = |tool, text| vec![Choice::new(Deed::Tool(tool), text)];
        // What is said of a place may need all the room that there is.
        let has_room = play.message().is_none_or(|said| said.chars().count() <= LONGEST_BESIDE);
        match self.ending {
            _ if self.demonstrating => Vec::new(),
            Some(_) => tool(Tool::Finish, words::FINISH),
            None if (self.stuck || self.lost) && has_room => tool(Tool::Ways, words::WAYS_ON),
            None => Vec::new(),
        }
    }

    fn stops(&self, _: &Play) -> Vec<Vec<Target<Spot>>> {
        let (lands, others) = Spot::all().partition(|spot| Spot::lands().any(|l| l == *spot));
        let targets = |spots: Vec<Spot>| spots.into_iter().map(Target::Place).collect();
        vec![targets(others), targets(lands)]
    }

    /// The kingdoms stand above the lands or beside them.
    fn roams(&self) -> bool {
        true
    }

    fn grip(&self, play: &Play, piece: usize) -> Vec<usize> {
        play.scene.taken_with(piece)
    }

    fn aims(&self, play: &Play) -> Vec<Target<Spot>> {
        let aim = |spot| play.scene.top(spot).map_or(Target::Place(spot), Target::Piece);
        moves::targets(play).into_iter().map(aim).collect()
    }

    fn touch(&self, play: &Play, touch: Touch<Spot>) -> DeedOf<Self> {
        moves::touch(play, touch)
    }

    fn wish(&mut self, _: &mut Play, (): ()) -> Result<(), String> {
        Ok(())
    }

    fn key(&self, _: &Play, key: &Pressed) -> Option<DeedOf<Self>> {
        let tools = [
            ("u", Tool::Undo),
            ("y", Tool::Redo),
            ("h", Tool::Hint),
            ("d", Tool::Deal),
            ("f", Tool::Finish),
            ("w", Tool::Spread),
        ];
        let found = tools.into_iter().find(|(letter, _)| key.is_letter(letter));
        found.map(|(_, tool)| Deed::Tool(tool))
    }

    fn explain(&self, play: &Play, target: Target<Spot>) -> Option<Explanation> {
        let piece = match target {
            Target::Piece(piece) => piece,
            Target::Place(spot) => play.scene.top(spot)?,
        };
        let card = play.scene.pieces().get(piece).filter(|piece| piece.face_up)?.card?;
        let lines = words::explain(card, play.position());
        Some(Explanation { name: capital(&card.name()), face: Face::up(card), lines })
    }

    fn spread(&self, play: &Play, target: Target<Spot>) -> Option<Spread> {
        fan::asked(play, target)
    }

    fn result(&self, play: &Play) -> Option<ui::Result> {
        show::result(play)
    }

    fn dress(&self, play: &Play, window: &ui::App, art: &CardArt) {
        show::dress(self, play, window, art);
    }

    fn alone(&mut self) -> Option<&mut dyn Alone<Self>> {
        Some(self)
    }
}
