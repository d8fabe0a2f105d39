//! A queue between the thread that reads and the one that writes, bounded by weight.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// Items on their way.
struct State<T> {
    waiting: VecDeque<(T, usize)>,
    weight: usize,
    /// Nobody puts in any more.
    ended: bool,
    /// Nobody takes out any more.
    left: bool,
}

struct Shared<T> {
    state: Mutex<State<T>>,
    changed: Condvar,
    limit: usize,
}

impl<T> Shared<T> {
    fn state(&self) -> MutexGuard<'_, State<T>> {
        // Every change of the state is complete before the lock is given back.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'s>(&self, state: MutexGuard<'s, State<T>>) -> MutexGuard<'s, State<T>> {
        self.changed.wait(state).unwrap_or_else(PoisonError::into_inner)
    }
}

/// The end that items are put in at.
pub struct Entrance<T>(Arc<Shared<T>>);

/// The end that items come out at.
pub struct Exit<T>(Arc<Shared<T>>);

/// A queue in which items of no more than `limit` weight wait, or a single heavier one.
pub fn queue<T>(limit: usize) -> (Entrance<T>, Exit<T>) {
    let state = State { waiting: VecDeque::new(), weight: 0, ended: false, left: false };
    let shared = Arc::new(Shared { state: Mutex::new(state), changed: Condvar::new(), limit });
    (Entrance(Arc::clone(&shared)), Exit(shared))
}

impl<T> Entrance<T> {
    /// Puts an item in, once there is room for it; false where nobody takes it any more.
    pub fn put(&self, item: T, weight: usize) -> bool {
        let mut state = self.0.state();
        while !state.left && !state.waiting.is_empty() && state.weight + weight > self.0.limit {
            state = self.0.wait(state);
        }
        if state.left {
            return false;
        }
        state.weight += weight;
        state.waiting.push_back((item, weight));
        self.0.changed.notify_one();
        true
    }
}

impl<T> Drop for Entrance<T> {
    fn drop(&mut self) {
        self.0.state().ended = true;
        self.0.changed.notify_one();
    }
}

impl<T> Exit<T> {
    /// Waits for an item and takes all that have come, up to a number; empty behind the last.
    pub fn take(&self, most: usize) -> Vec<T> {
        let mut state = self.0.state();
        while state.waiting.is_empty() && !state.ended {
            state = self.0.wait(state);
        }
        let count = state.waiting.len().min(most);
        let taken: Vec<(T, usize)> = state.waiting.drain(..count).collect();
        state.weight -= taken.iter().map(|(_, weight)| weight).sum::<usize>();
        self.0.changed.notify_one();
        taken.into_iter().map(|(item, _)| item).collect()
    }
}

impl<T> Drop for Exit<T> {
    fn drop(&mut self) {
        self.0.state().left = true;
        self.0.changed.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    #[test]
    fn items_come_out_in_order_and_no_more_than_fit_are_waiting() {
        let (entrance, exit) = queue(10);
        let reader = thread::spawn(move || (0..1000).all(|number| entrance.put(number, 3)));
        let mut all = Vec::new();
        loop {
            let taken = exit.take(100);
            assert!(taken.len() <= 3, "{} items of weight 3 do not fit into 10", taken.len());
            if taken.is_empty() {
                break;
            }
            all.extend(taken);
        }
        assert_eq!(all, (0..1000).collect::<Vec<_>>());
        assert!(reader.join().expect("the reader ends"));
    }

    #[test]
    fn a_heavy_item_passes_and_who_is_left_alone_is_told() {
        let (entrance, exit) = queue(10);
        assert!(entrance.put(1, 1000));
        assert_eq!(exit.take(5), [1]);
        drop(exit);
        assert!(!entrance.put(2, 1));
    }
}
