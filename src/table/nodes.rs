//! Accessibility nodes of a table: for each area, its cards in reading order. The cards' pictures
//! mean nothing to a screen reader.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use slint::{Model, ModelRc, VecModel};

use crate::geometry::Rect;
use crate::ui::NodeRow;

/// The nodes of every area, by the area's name.
#[derive(Default)]
pub(super) struct Nodes {
    areas: RefCell<HashMap<String, Rc<VecModel<NodeRow>>>>,
}

impl Nodes {
    /// Returns the model of an area's nodes.
    pub(super) fn of(&self, area: &str) -> ModelRc<NodeRow> {
        let mut areas = self.areas.borrow_mut();
        ModelRc::from(Rc::clone(areas.entry(area.to_owned()).or_default()))
    }

    /// Replaces the nodes; updates only what changed.
    pub(super) fn show(&self, mut there: HashMap<String, Vec<NodeRow>>) {
        let areas: Vec<_> = {
            let mut areas = self.areas.borrow_mut();
            for area in there.keys() {
                areas.entry(area.clone()).or_default();
            }
            areas.iter().map(|(area, model)| (area.clone(), Rc::clone(model))).collect()
        };
        for (area, model) in areas {
            let mut rows = there.remove(&area).unwrap_or_default();
            sort(&mut rows);
            while model.row_count() > rows.len() {
                model.remove(model.row_count() - 1);
            }
            for (number, row) in rows.into_iter().enumerate() {
                match model.row_data(number) {
                    None => model.push(row),
                    Some(shown) if shown != row => model.set_row_data(number, row),
                    Some(_) => {}
                }
            }
        }
    }
}

/// Returns a card's node, positioned within an area.
pub(super) fn row(rect: Rect, area: Rect, piece: usize) -> NodeRow {
    NodeRow {
        x: rect.x - area.x,
        y: rect.y - area.y,
        width: rect.width,
        height: rect.height,
        piece: piece as i32,
        ..NodeRow::default()
    }
}

/// Sorts in reading order: rows from the top, each from the left. Items that overlap vertically by
/// half are in the same row.
fn sort(rows: &mut [NodeRow]) {
    rows.sort_by(|one, other| one.y.total_cmp(&other.y));
    let (mut line, mut from) = (0, f32::NEG_INFINITY);
    let mut places = Vec::with_capacity(rows.len());
    for row in rows.iter() {
        if row.y > from + row.height / 2.0 {
            (line, from) = (line + 1, row.y);
        }
        places.push((row.piece, line));
    }
    let line = |row: &NodeRow| places.iter().find(|(piece, _)| *piece == row.piece).map(|it| it.1);
    rows.sort_by(|one, other| line(one).cmp(&line(other)).then(one.x.total_cmp(&other.x)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_read_in_rows_from_the_left() {
        let places = [(60.0, 2.0), (0.0, 100.0), (0.0, 0.0), (30.0, 101.0), (30.0, 1.0)];
        let area = Rect::new(0.0, 0.0, 200.0, 200.0);
        let at = |(piece, (x, y))| row(Rect::new(x, y, 50.0, 70.0), area, piece);
        let mut rows: Vec<NodeRow> = places.into_iter().enumerate().map(at).collect();
        sort(&mut rows);
        let order: Vec<i32> = rows.iter().map(|row| row.piece).collect();
        assert_eq!(order, [2, 4, 0, 1, 3]);
    }
}
