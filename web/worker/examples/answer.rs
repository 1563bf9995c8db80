//! Answers questions, one a line, and prints how many milliseconds each took and the answer:
//! `cargo run --profile dist --package cardkeep-worker --example answer <QUESTIONS`.

use std::time::Instant;

fn main() {
    for question in std::io::stdin().lines().map_while(Result::ok) {
        let begun = Instant::now();
        let mut parts = Vec::new();
        cardkeep_worker::answer(&question, |part| parts.push(part));
        println!("{} {}", begun.elapsed().as_secs_f64() * 1000.0, parts.join(" "));
    }
}
