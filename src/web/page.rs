//! What the page does for the app. `web/page.js` defines these functions.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(js_namespace = cardkeep)]
extern "C" {
    /// Asks a Web Worker a question, as text. It calls [`answered`](crate::search::answered) with each
    /// part of the answer, and then [`ended`](crate::search::ended).
    pub(crate) fn ask(number: u32, question: &str);
    /// Ends such a search.
    pub(crate) fn cancel(number: u32);
    /// Keeps a file with this content, or none without content. All calls of one event take effect
    /// together.
    pub(crate) fn keep(path: &str, content: Option<Vec<u8>>);
    /// Hands a file to the player.
    pub(crate) fn download(name: &str, content: Vec<u8>);
    /// Lets the player pick a file. Calls [`picked`](super::desktop::picked).
    pub(crate) fn pick();
    /// Whether the browser can offer a link to other apps.
    pub(crate) fn shares() -> bool;
    /// Offers the link of a code to other apps.
    pub(crate) fn share(code: &str);
    /// Plays a sound file.
    pub(crate) fn play(file: &'static [u8], volume: f32, speed: f32);
    /// Silences the sound output.
    pub(crate) fn rest();
    /// Whether the device can vibrate.
    pub(crate) fn vibrates() -> bool;
    /// Vibrates for some milliseconds.
    pub(crate) fn vibrate(milliseconds: u32);
    /// Shows that the app has stopped.
    pub(crate) fn stopped(why: &str);
}
