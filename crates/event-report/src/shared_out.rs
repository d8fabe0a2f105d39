//! Work that is the same for many things, shared out to the processors.

use std::num::NonZero;
use std::panic::resume_unwind;
use std::thread;

/// Fewer things than this are not worth a thread.
const SHARE: usize = 32;

/// What the work makes of each thing, in the order of the things. Where there are no threads it is
/// done one after the other.
pub fn shared_out<T: Sync, R: Send>(things: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
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

/// The same, handed over in the order of the things, with no more at hand than is being made.
pub fn shared_out_in_turn<T: Sync, R: Send, E>(
    things: &[T],
    work: impl Fn(&T) -> R + Sync,
    mut each: impl FnMut(R) -> Result<(), E>,
) -> Result<(), E> {
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let mut parts = things.chunks(SHARE * threads);
    parts.try_for_each(|part| shared_out(part, &work).into_iter().try_for_each(&mut each))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shared_out_comes_back_in_order() {
        for count in [0, 1, SHARE, SHARE + 1, 1000] {
            let things: Vec<usize> = (0..count).collect();
            let doubled: Vec<usize> = things.iter().map(|thing| thing * 2).collect();
            assert_eq!(shared_out(&things, |thing| thing * 2), doubled);
            let mut taken = Vec::new();
            let take = |thing: usize| {
                taken.push(thing);
                if thing < 800 { Ok(()) } else { Err(thing) }
            };
            let done = shared_out_in_turn(&things, |thing| thing * 2, take);
            assert_eq!(done, if count > 400 { Err(800) } else { Ok(()) });
            assert_eq!(taken, doubled[..count.min(401)]);
        }
    }
}
