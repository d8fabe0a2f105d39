//! Parallel work: one function for many items, on all processors.

use std::num::NonZero;
use std::panic::resume_unwind;
use std::thread;

/// Fewer items than this are not worth a thread.
const SHARE: usize = 32;

/// Maps the items in parallel and returns the results in the order of the items.
///
/// Without threads, the items are mapped one after the other.
pub fn parallel_map<T: Sync, R: Send>(things: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let share = things.len().div_ceil(threads).max(SHARE);
    let done = |part: &[T]| part.iter().map(&work).collect::<Vec<R>>();
    if things.len() <= share {
        return done(things);
    }
    let done = &done;
    thread::scope(|scope| {
        let begin = |part| {
            let begun = thread::Builder::new().spawn_scoped(scope, move || done(part));
            begun.map_err(|_| part)
        };
        let begun: Vec<_> = things.chunks(share).map(begin).collect();
        let each = begun.into_iter().map(|one| match one {
            Ok(thread) => thread.join().unwrap_or_else(|panic| resume_unwind(panic)),
            Err(part) => done(part),
        });
        each.flatten().collect()
    })
}

/// Maps the items in parallel and passes each result on, in the order of the items.
///
/// The results in memory are at most those of the batch in progress.
pub fn parallel_for_each<T: Sync, R: Send, E>(
    things: &[T],
    work: impl Fn(&T) -> R + Sync,
    mut each: impl FnMut(R) -> Result<(), E>,
) -> Result<(), E> {
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let mut parts = things.chunks(SHARE * threads);
    parts.try_for_each(|part| parallel_map(part, &work).into_iter().try_for_each(&mut each))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shared_out_comes_back_in_order() {
        for count in [0, 1, SHARE, SHARE + 1, 1000] {
            let things: Vec<usize> = (0..count).collect();
            let doubled: Vec<usize> = things.iter().map(|thing| thing * 2).collect();
            assert_eq!(parallel_map(&things, |thing| thing * 2), doubled);
            let mut taken = Vec::new();
            let take = |thing: usize| {
                taken.push(thing);
                if thing < 800 { Ok(()) } else { Err(thing) }
            };
            let done = parallel_for_each(&things, |thing| thing * 2, take);
            assert_eq!(done, if count > 400 { Err(800) } else { Ok(()) });
            assert_eq!(taken, doubled[..count.min(401)]);
        }
    }
}
