//! Conversions from table types to Slint models.

use slint::{Model, ModelRc};

use super::arrow::Arrow;
use super::reaction::Command;
use crate::geometry::Rect;
pub(crate) use crate::models::{rows, texts};
use crate::ui::{self, Bounds, CommandRow};
use cardkeep_art::bold_width;

/// Creates the model row of a command.
pub(super) fn command_row<R>(command: &Command<R>) -> CommandRow {
    CommandRow {
        label: command.label.as_str().into(),
        icon: command.icon,
        primary: command.primary,
        enabled: command.enabled,
        key: command.key.to_uppercase().into(),
    }
}

/// Creates the model of the buttons beside a prompt, with the width in font sizes of the widest on
/// two lines.
pub(crate) fn buttons(choices: &[CommandRow]) -> (ModelRc<CommandRow>, f32) {
    let widest = choices.iter().map(|choice| in_two_lines(&choice.label, bold_width));
    (rows(choices.to_vec()), widest.fold(0.0, f32::max))
}

/// Returns the width of the longer line when a text is split best into two.
fn in_two_lines(text: &str, width: fn(&str) -> f32) -> f32 {
    let breaks = text.match_indices(' ').map(|(at, _)| text.split_at(at));
    let broken = breaks.map(|(first, second)| width(first.trim()).max(width(second.trim())));
    broken.reduce(f32::min).unwrap_or_else(|| width(text))
}

/// Returns a model with these rows: the one shown, updated in place, or a new one if the number of
/// rows changed.
pub(crate) fn updated<T: Clone + PartialEq + 'static>(
    shown: ModelRc<T>,
    new: Vec<T>,
) -> ModelRc<T> {
    if shown.row_count() != new.len() {
        return rows(new);
    }
    for (row, value) in new.into_iter().enumerate() {
        if shown.row_data(row).is_none_or(|old| old != value) {
            shown.set_row_data(row, value);
        }
    }
    shown
}

pub(super) fn arrow(Arrow { from, to, head }: Arrow) -> ui::Arrow {
    ui::Arrow { x: from.x, y: from.y, to_x: to.x, to_y: to.y, head }
}

pub(crate) fn bounds(rect: Rect) -> Bounds {
    Bounds { x: rect.x, y: rect.y, width: rect.width, height: rect.height }
}

/// Marks what a lesson or a tip is about. Leaves the marks alone while they are unchanged.
pub(super) fn mark(coach: &ui::Coach<'_>, marks: Vec<ui::Bounds>) {
    if !coach.get_marks().iter().eq(marks.iter().cloned()) {
        coach.set_marks(rows(marks));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_button_is_as_wide_as_the_longer_of_two_lines() {
        let texts = [("Let them go", 7.0), ("Send to Berit", 7.0), ("Discard", 7.0), ("", 0.0)];
        for (text, letters) in texts {
            assert_eq!(in_two_lines(text, |text| text.len() as f32), letters, "{text}");
        }
    }
}
