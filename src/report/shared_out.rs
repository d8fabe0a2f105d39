//! Work that is the same for many things, shared out to the processors.

use std::num::NonZero;
use std::panic::resume_unwind;
use std::thread;

/// Fewer things than this are not worth a thread.
const SHARE: usize = 32;

/// What the work makes of each thing, in the order of the things. Where there are no threads it is
/// done one after the other.
pub(crate) fn shared_out<T: Sync, R: Send>(things: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shared_out_comes_back_in_order() {
        for count in [0, 1, SHARE, SHARE + 1, 1000] {
            let things: Vec<usize> = (0..count).collect();
            let doubled: Vec<usize> = things.iter().map(|thing| thing * 2).collect();
            assert_eq!(shared_out(&things, |thing| thing * 2), doubled);
        }
    }
}
