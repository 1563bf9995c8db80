//! The table of Four Knights.

mod scene;
