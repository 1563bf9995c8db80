use std::sync::atomic::AtomicBool;
use cardkeep::engine::{Game, Setup};
use cardkeep::games::four_kingdoms::{Options, Position, solver::*};
fn main() {
    let args: Vec<u64> = std::env::args().skip(1).map(|a| a.parse().unwrap()).collect();
    let (mut w, mut l, mut u) = (0, 0, 0);
    for seed in args[0]..=args[1] {
        let p = Position::deal(&Setup { seats: 1, options: Options::default() }, seed);
        let t = std::time::Instant::now();
        let (v, n) = solve(&p, Limit { states: args[2] }, &AtomicBool::new(false));
        let v = match v { Verdict::Winnable(line) => { w += 1; format!("win {}", line.len()) } Verdict::Unwinnable => { l += 1; "lost".into() } _ => { u += 1; "?".into() } };
        println!("{seed} {v} {n} {:.1}ms", t.elapsed().as_secs_f64() * 1e3);
    }
    println!("{w} {l} {u}");
}
