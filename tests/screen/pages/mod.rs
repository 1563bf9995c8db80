//! Screen tests of the pages.

mod daily;
mod home;
mod kept;
mod new_game;
mod room;
mod slow_disk;
mod support;
mod tour;
mod ways;
