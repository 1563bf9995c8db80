//! Checks of layout: panels that do not overlap, and controls large enough to touch.

use cardkeep_ai::Thinker;

use super::Screen;

/// Left, top, right and bottom.
pub type Bounds = (f32, f32, f32, f32);

const SLACK: f32 = 1.1;

/// Sizes of phones, upright and in landscape.
pub const PHONES: [(u32, u32); 5] = [(320, 569), (360, 640), (390, 844), (640, 360), (844, 390)];

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

/// Checks that the players' panels are on the table and do not overlap. Returns their bounds.
pub fn panels<G: Thinker>(
    screen: &Screen<G>,
    names: &[&str],
    table: Bounds,
    at: &str,
) -> Vec<Bounds> {
    let panel = |name: &&str| bounds(screen, &format!("{name}, "));
    let panels: Vec<Bounds> = names.iter().map(panel).collect();
    for (n, (name, panel)) in names.iter().zip(&panels).enumerate() {
        assert!(holds(table, *panel), "{name}: {panel:?}, {at}");
        assert!(panels[n + 1..].iter().all(|other| apart(*panel, *other)), "{name}, {at}");
    }
    panels
}

/// Checks that every control has a name and is large enough for a finger, or for `least` of its
/// name.
pub fn controls_are_large_enough<G: Thinker>(
    screen: &Screen<G>,
    more_than: usize,
    at: &str,
    least: impl Fn(&str) -> (f32, f32),
) {
    let buttons = screen.buttons();
    assert!(buttons.len() > more_than, "only {} controls, {at}", buttons.len());
    let mut small = Vec::new();
    for button in buttons {
        let label = button.accessible_label().unwrap_or_default();
        assert!(!label.is_empty(), "{:?} has no label, {at}", button.id());
        let (size, (wide, high)) = (button.size(), least(&label));
        if size.width < wide || size.height < high {
            small.push(format!("{label}: {} by {}", size.width, size.height));
        }
    }
    assert!(small.is_empty(), "{at}:\n{}", small.join("\n"));
}

/// Minimum size for a finger.
pub fn finger(_: &str) -> (f32, f32) {
    (44.0, 44.0)
}
