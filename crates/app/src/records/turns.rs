//! Threads that take turns at one source, with results returned in the order of the source.
//!
//! A free thread takes the next piece of work, and processes it while the next thread takes
//! another. With one thread, no other thread is started and nothing waits.

use std::io;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::thread;

use crate::Error;

/// The number of pieces in progress per thread, which limits how many wait for a slow one.
const PIECES_EACH: usize = 4;

/// The source that the threads take turns at.
struct Source<F, S, D> {
    take: F,
    spares: Receiver<S>,
    /// The channels for the results, in the order of the pieces.
    promises: Sender<Receiver<D>>,
}

/// Takes pieces of work until there are none, processes them in several threads, and passes on the
/// results in the order in which the pieces were taken.
///
/// Each piece uses a spare buffer from an earlier one, so that the number in progress is bounded.
/// If `hand` fails, the threads are not joined: one may be waiting for input that never comes.
///
/// # Errors
///
/// Fails as `hand` does, or if a thread cannot be started or stops early.
pub(super) fn in_turns<S, W, D, E>(
    threads: usize,
    mut take: impl FnMut(S) -> Option<W> + Send + 'static,
    work: impl Fn(W) -> D + Send + Sync + 'static,
    mut hand: impl FnMut(D) -> Result<S, E>,
) -> Result<(), E>
where
    S: Default + Send + 'static,
    D: Send + 'static,
    E: From<Error>,
{
    if threads == 1 {
        let mut spare = S::default();
        while let Some(piece) = take(spare) {
            spare = hand(work(piece))?;
        }
        return Ok(());
    }
    let (leave, spares) = mpsc::channel();
    for _ in 0..threads * PIECES_EACH {
        leave.send(S::default()).expect("the other end is in this function");
    }
    let (promises, promised) = mpsc::channel();
    let source = Arc::new(Mutex::new(Source { take, spares, promises }));
    let work = Arc::new(work);
    let threads = (0..threads).map(|_| {
        let (source, work) = (Arc::clone(&source), Arc::clone(&work));
        thread::Builder::new().spawn(move || {
            while let Some((piece, answer)) = next(&source) {
                // The receiver is gone if passing on has failed.
                let _ = answer.send(work(piece));
            }
        })
    });
    let threads: Vec<_> = threads.collect::<io::Result<_>>().map_err(Error::Threads)?;
    drop(source);
    for answer in promised {
        let spare = hand(answer.recv().map_err(|_| Error::ThreadStopped)?)?;
        // The receiver is gone if the last piece has been taken.
        let _ = leave.send(spare);
    }
    for thread in threads {
        thread.join().map_err(|_| Error::ThreadStopped)?;
    }
    Ok(())
}

/// Returns the next piece of work, and the channel for its result; `None` after the last one, or
/// when the result is no longer wanted.
fn next<S, W, D>(
    source: &Mutex<Source<impl FnMut(S) -> Option<W>, S, D>>,
) -> Option<(W, Sender<D>)> {
    let mut source = source.lock().ok()?;
    let spare = source.spares.recv().ok()?;
    let piece = (source.take)(spare)?;
    let (answer, promise) = mpsc::channel();
    source.promises.send(promise).ok()?;
    Some((piece, answer))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    /// Returns the numbers from 0 up to an end.
    fn numbers(end: usize) -> impl FnMut(()) -> Option<usize> {
        let mut all = 0..end;
        move |()| all.next()
    }

    #[test]
    fn what_comes_of_the_pieces_is_handed_on_in_their_order() {
        for threads in [1, 2, 7] {
            let mut handed = Vec::new();
            let work = |number: usize| {
                // Every third piece takes long.
                (0..number % 3 * 100).for_each(|_| thread::yield_now());
                number
            };
            let ended = in_turns(threads, numbers(300), work, |number| {
                handed.push(number);
                Ok::<_, Error>(())
            });
            assert!(ended.is_ok());
            assert_eq!(handed, (0..300).collect::<Vec<_>>());
        }
    }

    #[test]
    fn no_more_is_taken_than_may_be_under_way() {
        let taken = Arc::new(AtomicUsize::new(0));
        let (counted, mut all) = (Arc::clone(&taken), numbers(1000));
        let take = move |()| {
            counted.fetch_add(1, Ordering::SeqCst);
            all(())
        };
        let mut handed = 0;
        let ended = in_turns(
            2,
            take,
            |number| number,
            |_| {
                handed += 1;
                assert!(taken.load(Ordering::SeqCst) <= handed + 2 * PIECES_EACH);
                Ok::<_, Error>(())
            },
        );
        assert!(ended.is_ok());
        assert_eq!(handed, 1000);
    }

    #[test]
    fn a_failure_to_hand_on_waits_for_nobody() {
        let (open, waiting) = mpsc::channel::<()>();
        let mut first = true;
        // The second piece never comes while `open` lives.
        let take = move |()| match std::mem::take(&mut first) {
            true => Some(()),
            false => waiting.recv().ok(),
        };
        let ended = in_turns(2, take, |()| (), |()| Err(Error::usage(&crate::Wrong::NoPosition)));
        assert!(ended.is_err());
        drop(open);
    }

    #[test]
    fn a_thread_that_stops_is_no_end_of_the_work() {
        let work = |number: usize| assert!(number < 50, "no work on {number}");
        assert!(in_turns(2, numbers(100), work, Ok::<_, Error>).is_err());
        let mut all = numbers(100);
        let take = move |()| all(()).inspect(|number| assert!(*number < 50, "no piece {number}"));
        assert!(in_turns(2, take, |_| (), Ok::<_, Error>).is_err());
    }
}
