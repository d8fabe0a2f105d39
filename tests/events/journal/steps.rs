//! Tests of undo, redo and restore against the simplest model: a list of texts and a position in
//! it.

use proptest::prelude::*;

use super::lossy::{Club, LossyDisk};
use super::*;
use draughts_arbiter::storage::{HAND_EDIT, OperationState, StepDirection};

#[derive(Debug, Clone)]
enum Act {
    Change(u8),
    Hand(u8),
    Undo(usize),
    Redo(usize),
    Restore(prop::sample::Index),
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let act = prop_oneof![
        4 => any::<u8>().prop_map(Act::Change),
        1 => any::<u8>().prop_map(Act::Hand),
        3 => (1..4usize).prop_map(Act::Undo),
        2 => (1..4usize).prop_map(Act::Redo),
        1 => any::<prop::sample::Index>().prop_map(Act::Restore),
    ];
    prop::collection::vec(act, 1..40)
}

/// An editor: its past texts, and the index of the one that is shown.
struct Editor {
    texts: Vec<String>,
    shown: usize,
}

impl Editor {
    fn write(&mut self, text: String) {
        self.texts.truncate(self.shown + 1);
        self.texts.push(text);
        self.shown += 1;
    }
}

/// Returns another text that never occurred before.
fn another(text: &str, serial: usize, seed: u8) -> String {
    let mut lines: Vec<String> = text.split_inclusive('\n').map(str::to_owned).collect();
    let at = usize::from(seed) % (lines.len() + 1);
    if seed >= 128 && lines.len() > 4 {
        lines.remove(at % lines.len());
    }
    lines.insert(at.min(lines.len()), format!("line {serial}\n"));
    lines.concat()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_history_goes_back_and_forth_as_an_editor_does(acts in acts()) {
        let disk = LossyDisk::default();
        let store = Store::at(disk.clone(), "/club.yaml");
        store.create(&author(), operation("new"), "name: Club\n").unwrap();
        let mut editor = Editor { texts: vec!["name: Club\n".into()], shown: 0 };
        // The text after each operation, by its number.
        let mut recorded = vec![editor.texts[0].clone()];
        let mut by_hand: Option<String> = None;
        for (serial, act) in acts.into_iter().enumerate() {
            let now = store.read().unwrap();
            if let Act::Hand(seed) = act {
                let text = another(&now, serial, seed);
                disk.put("/club.yaml", text.as_bytes());
                by_hand = Some(text);
                continue;
            }
            let (back, forth) = (editor.shown, editor.texts.len() - 1 - editor.shown);
            let found = usize::from(by_hand.is_some());
            let done = match &act {
                Act::Change(seed) => edit(&store, |text| another(text, serial, *seed)).is_ok(),
                Act::Undo(steps) => {
                    let done = undo(&store, *steps).is_ok();
                    prop_assert_eq!(done, *steps <= back + found);
                    done
                }
                Act::Redo(steps) => {
                    let done = redo(&store, *steps).is_ok();
                    prop_assert_eq!(done, *steps <= forth && found == 0);
                    done
                }
                Act::Restore(index) => {
                    let number = index.index(recorded.len());
                    let changed = restore(&store, number as u64 + 1).unwrap();
                    prop_assert_eq!(&store.read().unwrap(), &recorded[number]);
                    changed.number.is_some()
                }
                Act::Hand(_) => unreachable!(),
            };
            if !done {
                prop_assert_eq!(store.read().unwrap(), now);
                continue;
            }
            if let Some(text) = by_hand.take() {
                recorded.push(text.clone());
                editor.write(text);
            }
            match act {
                Act::Undo(steps) => editor.shown -= steps,
                Act::Redo(steps) => editor.shown += steps,
                _ => editor.write(store.read().unwrap()),
            }
            prop_assert_eq!(&store.read().unwrap(), &editor.texts[editor.shown]);
            recorded.push(store.read().unwrap());
        }
        let history = store.history().unwrap();
        prop_assert_eq!(&history.damage, &[]);
        prop_assert_eq!(history.edited_since, by_hand.is_some());
        prop_assert_eq!(history.undoable, editor.shown);
        prop_assert_eq!(history.operations.len(), recorded.len());
        for (number, text) in (1..).zip(&recorded) {
            prop_assert_eq!(&store.text_at(number).unwrap(), text);
        }
    }
}

fn club() -> Club {
    let store = Club::at(&LossyDisk::default(), "/club.yaml");
    store.create(&author(), operation("new"), "name: Club\n").unwrap();
    store
}

#[test]
fn what_was_undone_is_listed_as_undone() {
    let store = club();
    add(&store, "one").unwrap();
    add(&store, "two").unwrap();
    undo(&store, 1).unwrap();
    let history = store.history().unwrap();
    let states: Vec<OperationState> = history.operations.iter().map(|past| past.state).collect();
    assert_eq!(
        states,
        [OperationState::Done, OperationState::Done, OperationState::Undone, OperationState::Done]
    );
    assert_eq!((history.undoable, history.redoable), (1, 1));
}

#[test]
fn a_step_can_be_refused_by_who_sees_its_text() {
    let store = club();
    add(&store, "one").unwrap();
    let refused = store.undo(&author(), 1, |step| {
        assert_eq!(step.text, "name: Club\n");
        assert_eq!(step.operations[0].number, 2);
        assert_eq!(step.operations[0].operation.verb, "result");
        Err("round 2 is paired on it")
    });
    assert!(matches!(refused, Err(ChangeError::Refused("round 2 is paired on it"))));
    assert_eq!(store.read().unwrap(), "name: Club\none\n");
    assert_eq!(store.history().unwrap().operations.len(), 2);
}

#[test]
fn an_edit_by_hand_is_an_operation_that_can_be_undone() {
    let store = club();
    add(&store, "one").unwrap();
    store.disk.put("/club.yaml", b"name: Club # ours\none\n");
    assert!(store.history().unwrap().edited_since);
    let changed = add(&store, "two").unwrap();
    assert_eq!((changed.hand_edit, changed.number), (Some(3), Some(4)));
    let history = store.history().unwrap();
    assert_eq!(history.operations[2].operation.verb, HAND_EDIT);
    undo(&store, 2).unwrap();
    assert_eq!(store.read().unwrap(), "name: Club\none\n");
    redo(&store, 1).unwrap();
    assert_eq!(store.read().unwrap(), "name: Club # ours\none\n");
}

#[test]
fn the_beginning_cannot_be_undone_and_nothing_twice() {
    let store = club();
    let error = undo(&store, 1).unwrap_err();
    let none = |error: &StorageError| {
        matches!(
            error,
            StorageError::NotSoFar { available: 0, going: StepDirection::Back, mended: None, .. }
        )
    };
    assert!(none(&error), "{error}");
    assert!(!error.nothing_written(), "not the disk's doing");
    assert!(redo(&store, 1).is_err());
    assert!(undo(&store, 0).is_err());
    assert!(matches!(restore(&store, 9), Err(StorageError::NoSuchOperation { number: 9, .. })));
}
