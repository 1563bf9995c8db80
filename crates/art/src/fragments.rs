//! The fragments in `assets/cards` of which drawings are composed.

/// Includes a file of `assets/cards`.
macro_rules! fragment {
    ($name:literal) => {
        include_str!(concat!("../../../assets/cards/", $name, ".svg"))
    };
}
pub(super) use fragment;

/// The suits, in order.
pub(super) const SUITS: [&str; 4] =
    [fragment!("club"), fragment!("diamond"), fragment!("heart"), fragment!("spade")];
