//! A text file with its history, kept safe on a disk that can fail at any moment.
//!
//! `club.yaml` is the truth. `club.history/` next to it has a log of operations (`log.jsonl`: one
//! JSON object per line, chained by hashes, each with its patch), occasional full copies
//! (`snapshots/`, named by their SHA-256), an empty file whose name records the end of the log
//! (`head-12-...`), and the `lock`. This crate does not interpret the text: it must be UTF-8, and
//! is kept byte for byte, including line ends and the byte order mark.
//!
//! A command that writes takes the lock and does the following:
//!
//! 1. It compares the file with the log. A hand edit becomes an operation of its own; an operation
//!    whose text never arrived counts as interrupted.
//! 2. It lets the caller edit the text.
//! 3. It appends the operation to the log.
//! 4. It writes the text to a file next to the event, checks that the event has not changed in the
//!    meantime, and renames the new file.
//!
//! The log, the new file and the folder are synced before success is reported. The history is never
//! truncated: an unreadable part is first copied to a name of its own.
//!
//! ```
//! use journalled_file::{Author, Edit, Operation, RealDisk, Store};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let folder = tempfile::tempdir()?;
//! let store = Store::at(RealDisk, folder.path().join("club.yaml"));
//! let secretary = Author {
//!     command: "rename".into(),
//!     at: "2026-09-03T19:30:00+02:00".into(),
//!     by: "the secretary".into(),
//! };
//! store.create(&secretary, Operation::new("new", "the club begins"), "name: Eastside\n")?;
//! store.change(&secretary, |text| {
//!     let text = text.replace("Eastside", "Westside");
//!     let operation = Operation::new("set", "name = Westside");
//!     Ok::<_, std::convert::Infallible>(Edit { text, operation, value: () })
//! })?;
//! assert_eq!(store.read()?, "name: Westside\n");
//! assert_eq!(store.history()?.operations.len(), 2);
//! assert_eq!(store.text_at(1)?, "name: Eastside\n");
//! # Ok(())
//! # }
//! ```

mod commit;
mod disk;
mod entry;
mod error;
mod hash;
mod head;
mod history;
mod log;
mod note;
mod patch;
mod session;
mod sidecar;
mod steps;
mod store;
mod texts;
mod timeline;

pub use disk::{Disk, LockError, RealDisk, open_file, retry_while_locked};
pub use entry::{Author, Operation};
pub use error::{ChangeError, HistoryReadError, StepDirection, StorageError};
pub use hash::Hash;
pub use history::{History, HistoryDamage, PastOperation, UnrecordedEdit};
pub use note::{BadLine, NoText};
pub use sidecar::has_history;
pub use steps::HistoryStep;
pub use store::{Edit, Store, StoredChange};
pub use timeline::OperationState;

/// The verb of the operation with which the history of an existing file begins.
pub const BEGIN: &str = "begin";
/// The verb of the operation that records changes made outside the program.
pub const HAND_EDIT: &str = "hand-edit";
/// The verb of the operation with which the history continues after damage.
pub const MEND: &str = "mend";
