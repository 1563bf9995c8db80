//! Why an action isn't allowed, in words.

use super::Play;
use crate::engine::Game;
use crate::games::watchtower::Action;

/// Returns why an action isn't allowed, if it isn't.
pub fn why_not(play: &Play, action: Action) -> Option<String> {
    play.position().check(action).err().map(|why| why.message)
}
