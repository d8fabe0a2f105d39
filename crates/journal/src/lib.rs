//! One text file and its history, kept safe on a disk that can fail at any moment.
//!
//! `club.yaml` is the truth; `club.history/` beside it has a log of operations
//! (`log.jsonl`: one JSON object a line, chained by hashes, each with its patch),
//! full copies now and then (`snapshots/`, named by their SHA-256) and the `lock`.
//! What the text means is not known here: it has to be UTF-8, and is kept byte for
//! byte, line ends and byte order mark included.
//!
//! A command that writes, under the lock: compare the file with the log (a hand edit
//! becomes an operation of its own; an operation whose text never came is
//! interrupted, and nothing more is made of it), let the caller edit the text, write
//! the operation into the log, write the text into a file beside the event, see that
//! the event has not changed meanwhile, rename. Log, new file and folder are synced
//! before success is told. Nothing in the history is ever cut off: what cannot be
//! read is copied to a name of its own first.

mod commit;
mod desk;
mod disk;
mod entry;
mod error;
mod hash;
mod history;
mod log;
mod note;
mod patch;
mod sidecar;
mod steps;
mod store;
#[cfg(test)]
mod tests;
mod texts;
mod timeline;

pub use disk::{Disk, LockError, RealDisk};
pub use entry::{Author, Operation};
pub use error::{ChangeError, Going, StorageError};
pub use history::{Damage, History, Past};
pub use note::{BadLine, Lost, Note};
pub use steps::Step;
pub use store::{Changed, Edit, Store};
pub use timeline::State;

/// The verb of the operation with which the history of an existing file begins.
pub const BEGIN: &str = "begin";
/// The verb of the operation that records what was changed outside of the program.
pub const HAND_EDIT: &str = "hand-edit";
/// The verb of the operation with which the history goes on after damage.
pub const MEND: &str = "mend";
