//! The pages, from end to end.

mod kept;
mod new_game;
mod room;
mod slow_disk;
mod support;
mod ways;
