//! Matches on all cores.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

/// Plays this many matches on all cores, by number, and passes each to a callback when it is over.
pub fn play_all<T: Send>(
    games: usize,
    play: impl Fn(usize) -> T + Sync,
    mut look: impl FnMut(usize, T),
) {
    let next = AtomicUsize::new(0);
    let threads = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    let (sender, results) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, next, play) = (sender.clone(), &next, &play);
            scope.spawn(move || {
                loop {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    if n >= games || sender.send((n, play(n))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        results.into_iter().for_each(|(n, result)| look(n, result));
    });
}
