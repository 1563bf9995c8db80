//! Tests of the project as a whole: its documents, its catalogs of messages, the walls between its
//! parts, the markup without a controller, lessons, and how the app starts and refuses to.

mod catalog;
mod docs;
mod launch;
mod lessons;
#[cfg(feature = "testing")]
mod preview;
mod tree;
mod walls;
