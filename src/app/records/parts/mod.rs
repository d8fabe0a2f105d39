//! Parts that shards have written, put together: the answer is that of a single run.
//!
//! A part is JSON lines: its games, then one [`PartView`], without which it is not complete. Parts
//! may come in any order. Neighbours that are merged are a part again.

mod before;
mod file;
mod join;
mod merge;
mod source;

pub use before::Before;
pub use merge::{MergeFormat, Merged, Parts};

use draughts_ground::told;

told! {
    /// Why parts cannot be put together.
    pub enum NoMerge {
        /// The last line of a file is not that of a part.
        NotComplete { file: String } => "part-not-complete";
        /// A line is not what it must be, in the words of the reader if it has any.
        Line { file: String, line: u64, why: Option<String> } => "part-line";
        /// There are more lines than games, or fewer.
        Count { file: String, line: u64, games: usize } => "part-count";
        /// The same shard is in two files, with the same last line or not.
        Twice { file: String, other: String, shard: String, is_same: bool } => "part-twice";
        /// Something in the part is not as it was written.
        Altered { file: String } => "part-altered";
        /// A file was changed after one part of it was read and before another; or it bears other
        /// dates, and cannot be read again to see.
        Editions { file: String, other: String, source: String, is_read: bool } => "part-editions";
        /// Parts that were merged hold a shard that another file holds too.
        Overlap { file: String, other: String, shard: String } => "part-overlap";
        /// Shards are missing.
        Missing { shards: String, of: u64 } => "part-missing";
        /// Two parts are of different questions: the number of shards, the files, what was asked,
        /// the version of the program, the laws that were guessed.
        Differ { file: String, other: String, what: &'static str } => "part-differs";
        /// A piece of a file is missing, which its shard could not read.
        Unread { file: String, source: String, from: u64 } => "part-unread";
        /// A part does not tell what comes before a shard: it is of other files or another question.
        NotBefore { file: String, what: &'static str } => "part-not-before";
        /// No part tells what comes before a shard, for the shards are of another number.
        OtherShards { file: String, parts: u64, shard: String, of: u64 } => "part-other-shards";
        /// No part tells what comes before a piece of a file.
        NoneBefore { source: String, from: u64, to: u64 } => "part-none-before";
        /// A file is quoted that cannot be read again.
        NotAgain { source: String } => "part-source-not-again";
        /// A file is quoted that cannot be read where its name leads from here, in the words of
        /// the system.
        NotHere { source: String, why: String } => "part-source-not-here";
        /// Standard input or a pipe stands where a part is read.
        NotAFile { file: String } => "part-not-a-file";
        /// A file is quoted that is not what it was.
        Changed { source: String } => "part-source-changed";
    }
}
