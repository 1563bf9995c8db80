//! What the Web Worker calls.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Sends a part of an answer to the page.
    fn tell(answer: String);
}

/// Answers a question.
#[wasm_bindgen]
pub fn answer(question: &str) {
    super::answer(question, tell);
}
