//! The goal strip: how players win, and how close each of them is.

use slint::{ComponentHandle, Global, Image};

use super::models::updated;
use super::names::Names;
use crate::i18n::{app, t};
use crate::scale;
use crate::ui::{self, GoalMark, GoalRow};
use cardkeep_art::{CardArt, bold_width};
use cardkeep_core::engine::Seat;

/// How players win at a table, and how close each of them is.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Goal {
    /// How players win; while one of them may win next, a warning.
    pub sentence: String,
    /// Whether the sentence is a warning.
    pub danger: bool,
    pub mark: GoalMark,
    /// The player's own standing first, the others clockwise.
    pub standings: Vec<Standing>,
}

/// A player's progress.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Standing {
    pub seat: Seat,
    /// Number of steps made, and of how many.
    pub have: usize,
    pub need: usize,
    /// Both for screen readers.
    pub said: [String; 2],
    /// Text in place of the drawn steps, or beside a bar.
    pub count: String,
    /// Whether the player may win next.
    pub danger: bool,
    /// Whether a flag marks the player; `None` in games without flags.
    pub flag: Option<bool>,
    /// Whether the player takes no part for now.
    pub out: bool,
    /// The player's state in words, if it is special.
    pub note: String,
}

impl Standing {
    pub(crate) fn new(seat: Seat, have: usize, need: usize) -> Standing {
        Standing {
            seat,
            have,
            need,
            said: [have, need].map(|number| number.to_string()),
            count: format!("{have}/{need}"),
            danger: false,
            flag: None,
            out: false,
            note: String::new(),
        }
    }

    /// Returns the progress in words.
    pub(crate) fn in_words(&self, names: &Names) -> String {
        let name = names.badge(self.seat);
        let [have, need] = &self.said;
        let near = if self.danger { t!(app::goal_near) } else { self.note.clone() };
        match near.is_empty() {
            true => t!(app::goal_standing, name, have, need),
            false => t!(app::goal_standing_note, name, have, need, note: near),
        }
    }
}

/// The players to warn of: the only rival in danger of winning, several of them, or the player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Warning {
    One(Seat),
    Several(usize),
}

impl Warning {
    /// Returns the warning of these standings, if any.
    pub(crate) fn of(standings: &[Standing], names: &Names) -> Option<Warning> {
        let danger = || standings.iter().filter(|it| it.danger).map(|it| it.seat);
        let rivals: Vec<Seat> = danger().filter(|seat| !names.is_me(*seat)).collect();
        match rivals[..] {
            [] => danger().next().map(Warning::One),
            [seat] => Some(Warning::One(seat)),
            _ => Some(Warning::Several(rivals.len())),
        }
    }
}

impl Goal {
    /// Returns whether the sentence warns of something other than the player's own chance to win.
    fn alarms(&self, names: &Names) -> bool {
        let mut near = self.standings.iter().filter(|it| it.danger).peekable();
        let only_mine = near.peek().is_some() && near.all(|it| names.is_me(it.seat));
        self.danger && !only_mine
    }

    /// Returns all of it in words, for screen readers.
    fn in_words(&self, names: &Names) -> String {
        let standings = self.standings.iter().map(|standing| standing.in_words(names));
        [self.sentence.clone()].into_iter().chain(standings).collect::<Vec<_>>().join(" ")
    }
}

/// Shows the strip. Leaves what is unchanged alone.
pub(crate) fn show(window: &ui::App, art: &CardArt, names: &Names, goal: &Goal) {
    let strip = ui::Goal::get(window);
    let pixels = scale::pixels(window.window(), strip.get_sign());
    let row = |standing: &Standing| GoalRow {
        name: names.badge(standing.seat).into(),
        crest: match names.is_me(standing.seat) {
            true => Image::default(),
            false => art.crest(names.crest(standing.seat), pixels, pixels),
        },
        have: standing.have as i32,
        need: standing.need as i32,
        count: standing.count.as_str().into(),
        danger: standing.danger,
        flag: standing.flag == Some(true),
        out: standing.out,
    };
    let rows: Vec<GoalRow> = goal.standings.iter().map(row).collect();
    let widest = |text: fn(&GoalRow) -> &str| {
        rows.iter().map(|row| bold_width(text(row))).fold(0.0, f32::max)
    };
    strip.set_name_width(widest(|row| &row.name));
    strip.set_count_width(widest(|row| &row.count));
    strip.set_sentence(goal.sentence.as_str().into());
    strip.set_danger(goal.danger);
    strip.set_alarm(goal.alarms(names));
    strip.set_mark(goal.mark);
    strip.set_flags(goal.standings.iter().any(|standing| standing.flag.is_some()));
    strip.set_label(goal.in_words(names).into());
    strip.set_rows(updated(strip.get_rows(), rows));
}
