//! Messages of recorded operations, reproduced as values so that they can be expressed in another
//! language than that of the history.
//!
//! A value is used only if its English text equals the recorded one.

use draughts_ground::said::{Said, Sentences, Told};
use serde::{Deserialize, Serialize};

use super::Echo;
use super::kept::{Document, KeptFile};
use draughts_report::words::{Language, say};
use journalled_file::{self as storage, PastOperation};

/// The operations of one undo, redo or restore, as the history keeps them next to it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct Stepped {
    /// Their numbers, in the order of the summary.
    pub steps: Vec<u64>,
}

/// Returns the message of an operation, if it is known as a value; `all` are the operations of the
/// history, in ascending order.
pub fn retold<D: Document>(
    file: &KeptFile<D>,
    past: &PastOperation,
    all: &[PastOperation],
) -> Option<Said> {
    let operation = &past.operation;
    let said = match operation.verb.as_str() {
        storage::HAND_EDIT => {
            let number = operation.summary.rsplit(' ').next().and_then(|word| word.parse().ok());
            number.map_or(Echo::EditedOutside, |number| Echo::BackOutside { number }).said()
        }
        storage::BEGIN => Echo::AsFound.said(),
        storage::MEND => Echo::AsFoundAfterDamage.said(),
        verb => match operation.act.clone().map(serde_json::from_value) {
            Some(Ok(Stepped { steps })) => {
                let before = |number: &u64| {
                    let at = all.binary_search_by_key(number, |one| one.number).ok()?;
                    all.get(at).filter(|one| one.number < past.number)
                };
                let steps: Option<Vec<Said>> = steps
                    .iter()
                    .map(|number| {
                        let one = before(number)?;
                        Some(Echo::step(verb, one, retold(file, one, all)).said())
                    })
                    .collect();
                Echo::Steps { steps: Sentences::listed(steps?) }.said()
            }
            Some(Err(_)) | None => return D::retold(file, past),
        },
    };
    (say(&said, Language::English) == operation.summary).then_some(said)
}
