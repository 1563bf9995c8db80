//! Where things lie on the table, to the pixel that rounding may take.

use cardkeep::ai::Thinker;

use super::Screen;

/// Left, top, right and bottom.
pub type Bounds = (f32, f32, f32, f32);

const SLACK: f32 = 1.1;

pub fn bounds<G: Thinker>(screen: &Screen<G>, label: &str) -> Bounds {
    let found = screen.find(label).unwrap_or_else(|| panic!("{label} is not on the table"));
    let (at, size) = (found.absolute_position(), found.size());
    (at.x, at.y, at.x + size.width, at.y + size.height)
}

pub fn holds(outer: Bounds, inner: Bounds) -> bool {
    inner.0 >= outer.0 - SLACK
        && inner.1 >= outer.1 - SLACK
        && inner.2 <= outer.2 + SLACK
        && inner.3 <= outer.3 + SLACK
}

pub fn apart(one: Bounds, other: Bounds) -> bool {
    let beside = |a: (f32, f32), b: (f32, f32)| a.1 <= b.0 + SLACK || b.1 <= a.0 + SLACK;
    beside((one.0, one.2), (other.0, other.2)) || beside((one.1, one.3), (other.1, other.3))
}
