use cardkeep::ai::*;
use cardkeep::engine::*;
use cardkeep::games::knights_and_ninjas::*;
use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
// kn_measure ENTRANT,ENTRANT.. DEALS SEED
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let entrants: Vec<String> = a[1].split(',').map(String::from).collect();
    let deals: u64 = a[2].parse().unwrap();
    let seed0: u64 = a.get(3).map_or(1, |s| s.parse().unwrap());
    let n = entrants.len();
    let seats = n as u8;
    let no = AtomicBool::new(false);
    let mut shares: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    let mut times: BTreeMap<String, (Duration, Duration, u64, u64)> = BTreeMap::new();
    let (mut turns, mut bound, mut matches, mut acts) = (0u64, 0u64, 0u64, 0u64);
    let mut by_seat = vec![0f64; n];
    let mut by_order = vec![0f64; n];
    let mut rank = vec![0u64; n];
    let mut rank_open = vec![0u64; n];
    let mut offset = vec![0u64; n];
    let mut victim: BTreeMap<String, u64> = BTreeMap::new();
    let mut cards: BTreeMap<String, u64> = BTreeMap::new();
    let mut win_rank_gems = 0f64;
    let mut legal_sum = 0u64;
    let mut legal_max = 0usize;
    let mut cand_sum = 0u64;
    let mut cand_max = 0usize;
    let mut cn = 0u64;
    for deal in 0..deals {
        let mut per: BTreeMap<String, Vec<f64>> = BTreeMap::new();
        for rot in 0..n {
            let who = |s: Seat| entrants[(s.index() + rot) % n].clone();
            let mut p = Position::deal(&Setup::new(seats, Options {}), seed0 * 1000 + deal);
            let mut c = Chance::stream(seed0 * 1000 + deal, Stream::Trial(rot as u32 + 1));
            let begin = if seats == 2 {
                None
            } else {
                match p.turn() {
                    Turn::Seat(s) => Some(s),
                    _ => None,
                }
            };
            let mut first = begin;
            let o = loop {
                let seat = match p.turn() {
                    Turn::Seat(s) => s,
                    Turn::Over(o) => break o,
                };
                if first.is_none() && p.turn_number() == 1 {
                    first = Some(seat);
                }
                let view = p.view(seat);
                let mut legal = vec![];
                p.legal_actions(&mut legal);
                legal_sum += legal.len() as u64;
                legal_max = legal_max.max(legal.len());
                if legal.len() > 1 {
                    let mut cd = vec![];
                    p.candidates(&mut cd);
                    cand_sum += cd.len() as u64;
                    cand_max = cand_max.max(cd.len());
                    cn += 1;
                }
                let w = who(seat);
                let t = Instant::now();
                let act = match w.as_str() {
                    "random" => c.pick(&legal).unwrap(),
                    "greedy" => Position::greedy(&view, &legal),
                    level => {
                        let (name, iters) = level.split_once(':').unwrap_or((level, ""));
                        let mut s = Position::strength(&view, name.parse().unwrap());
                        if !iters.is_empty() {
                            s.iterations = iters.parse().unwrap();
                        }
                        s.time = Duration::MAX;
                        let ch = choose::<Position>(&view, &s, c.bits(), &no).unwrap();
                        if ch.iterations > 0 {
                            let e = times.entry(w.clone()).or_default();
                            let d = t.elapsed();
                            e.0 += d;
                            e.1 = e.1.max(d);
                            e.2 += 1;
                            e.3 += u64::from(ch.iterations);
                        }
                        ch.action
                    }
                };
                if let Action::Attack { on, .. } = act {
                    let target_open: Vec<u8> = Seat::all(seats)
                        .filter(|s| *s != seat && p.gems()[*s] > 0)
                        .map(|s| p.gems()[s])
                        .collect();
                    let g = p.gems()[on];
                    let r = target_open.iter().filter(|x| **x > g).count();
                    rank[r] += 1;
                    rank_open[target_open.len() - 1] += 1;
                    offset[((on.0 + seats - seat.0) % seats) as usize] += 1;
                    *victim.entry(format!("{} on {}", w, who(on))).or_default() += 1;
                }
                let played = match act {
                    Action::Attack { force, .. } => Some(format!("attack {}", force.role())),
                    Action::Respond(f) => Some(format!("respond {}", f.role())),
                    Action::Prepare { card, .. } => Some(format!("pre {}", card.role())),
                    Action::SendArcher { .. } => Some("send-archer".into()),
                    Action::Fortify(g) => Some(format!("fortify {}", g.role())),
                    Action::Special { card, .. } => Some(format!("special {}", card.role())),
                    Action::Highwayman { .. } => Some("highwayman".into()),
                    Action::Discard(k) => {
                        *cards.entry(format!("discard {k}")).or_default() += 1;
                        Some("discard".into())
                    }
                    Action::Redraft => Some("redraft".into()),
                    _ => None,
                };
                if let Some(x) = played {
                    *cards.entry(x).or_default() += 1;
                }
                acts += 1;
                p.apply(act).unwrap();
            };
            matches += 1;
            turns += u64::from(p.turn_number());
            if p.gems().iter().all(|g| *g < gems_to_win(seats)) {
                bound += 1;
            }
            for s in Seat::all(seats) {
                by_seat[s.index()] += f64::from(o.share(s));
                let f = first.unwrap();
                by_order[((s.0 + seats - f.0) % seats) as usize] += f64::from(o.share(s));
                per.entry(who(s)).or_default().push(f64::from(o.share(s)));
            }
            win_rank_gems += 1.0;
        }
        for (k, v) in per {
            shares.entry(k).or_default().push(v.iter().sum::<f64>() / v.len() as f64);
        }
    }
    let m = matches as f64;
    println!(
        "{} seats, {matches} matches ({}), turns {:.1}, actions {:.1}, ended by KN-24 {bound} ({:.2} %)",
        n,
        a[1],
        turns as f64 / m,
        acts as f64 / m,
        100.0 * bound as f64 / m
    );
    for (k, v) in &shares {
        let nn = v.len() as f64;
        let mean = v.iter().sum::<f64>() / nn;
        let var = v.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (nn - 1.0).max(1.0);
        let t = times.get(k).map_or(String::new(), |t| {
            format!(
                "mean {:.1} ms, worst {:.0} ms, {:.0} it/s",
                t.0.as_secs_f64() * 1e3 / t.2 as f64,
                t.1.as_secs_f64() * 1e3,
                t.3 as f64 / t.0.as_secs_f64()
            )
        });
        println!("  {k}: {:.1} +- {:.1} % {t}", mean * 100.0, 196.0 * (var / nn).sqrt());
    }
    let pc =
        |v: &[f64]| v.iter().map(|x| format!("{:.1}", 100.0 * x / m)).collect::<Vec<_>>().join(" ");
    println!("  by seat {}; by order of turns {}", pc(&by_seat), pc(&by_order));
    let all: u64 = rank.iter().sum();
    println!(
        "  attacked by rank of gems {:?}; clockwise distance {:?} of {all}",
        rank.iter().map(|r| (100.0 * *r as f64 / all as f64).round()).collect::<Vec<_>>(),
        offset.iter().map(|r| (100.0 * *r as f64 / all as f64).round()).collect::<Vec<_>>()
    );
    println!("  victims {victim:?}");
    println!(
        "  legal avg {:.2} max {legal_max}; candidates at choices avg {:.2} max {cand_max}",
        legal_sum as f64 / acts as f64,
        cand_sum as f64 / cn as f64
    );
    let mut cs: Vec<_> = cards.iter().collect();
    cs.sort_by(|a, b| b.1.cmp(a.1));
    println!(
        "  {}",
        cs.iter().map(|(k, v)| format!("{k} {:.2}", **v as f64 / m)).collect::<Vec<_>>().join(", ")
    );
    let _ = win_rank_gems;
}
