//! Merging of the parts that shards have written into the output of a single run.
//!
//! A part is JSON lines: its games, then one [`PartView`], without which it is incomplete. Parts
//! may come in any order. Merged neighbours form a part again.

mod before;
mod file;
mod join;
mod merge;
mod source;

pub use before::Before;
pub use merge::{MergeFormat, Merged, Parts};

use draughts_ground::told;

told! {
    /// The reason parts cannot be merged.
    pub enum NoMerge {
        NotComplete { file: String } => "part-not-complete",
            "{ $file } is not a complete part: its last line is not that of a part; run this \
             shard again";
        Line { file: String, line: u64, why: Option<String> } => "part-line",
            "{ $file }:{ $line }: not a game of this part{ $why ->
                [none] {\"\"}
               *[other] : { $why }
            }; run this shard again";
        Count { file: String, line: u64, games: usize } => "part-count",
            "{ $file }:{ $line }: the last line tells of { $games ->
                [one] { $games } game
               *[other] { $games } games
            }, and there are more or fewer; run this shard again";
        Twice { file: String, other: String, shard: String, is_same: bool } => "part-twice",
            "{ $file } and { $other } are the same shard { $shard }{ $is_same ->
                [yes] , and they are the same: name one of them
               *[no] , and they differ: find out which one is right, and name it alone
            }";
        Altered { file: String } => "part-altered",
            "{ $file } is not as it was written: its digest does not fit; run this shard again";
        /// A file was changed between the reading of two parts of it; or it had different dates,
        /// and cannot be read again to compare.
        Editions { file: String, other: String, source: String, is_read: bool } => "part-editions",
            "{ $file } does not go with { $other }: { $is_read ->
                [yes] { $source } was changed between them; run the shards of it again
               *[no] { $source } bore another date of change for each of them, and cannot be \
             read here to see whether it is the same; merge where it can be read
            }";
        Overlap { file: String, other: String, shard: String } => "part-overlap",
            "{ $file } holds shard { $shard }, which { $other } holds too";
        Missing { shards: String, of: u64 } => "part-missing",
            "shards are missing: { $shards } of { $of }";
        /// Two parts belong to different questions: they differ in the number of shards, the files,
        /// the options, the program version or the guessed rules.
        Differ { file: String, other: String, what: &'static str } => "part-differs",
            "{ $file } does not go with { $other }: { $what ->
                [of] they are of different numbers of shards
                [inputs] the files they are cut from differ in their names, their order or their \
             sizes
                [options] something else was asked of the games
                [guess] the rule set of a file was not guessed alike: guess it once, for all \
             shards
               *[version] they were written by different versions of arbiter
            }";
        Unread { file: String, source: String, from: u64 } => "part-unread",
            "{ $file }: games of { $source } from byte { $from } on have a number only if all \
             before them were read; run the shard that could not again";
        NotBefore { file: String, what: &'static str } => "part-not-before",
            "{ $file } does not tell what comes before this shard: { $what ->
                [inputs] the files differ in their names, their order or their sizes
               *[options] other games were chosen, or by other rules
            }";
        OtherShards { file: String, parts: u64, shard: String, of: u64 } => "part-other-shards",
            "{ $file } does not tell what comes before shard { $shard } of { $of }: it is of \
             { $parts } { $parts ->
                [one] shard
               *[other] shards
            }; name parts of the same shards, or ask for a shard of that number";
        NoneBefore { source: String, from: u64, to: u64 } => "part-none-before",
            "games of { $source } from byte { $to } on have a number only if all before them are \
             known: no part holds what begins at byte { $from }";
        NotAgain { source: String } => "part-source-not-again",
            "{ $source } cannot be read again to quote it: choose JSON lines, CSV or concise";
        /// A file to be quoted cannot be read under its name here; `why` is the message of the
        /// system.
        NotHere { source: String, why: String } => "part-source-not-here",
            "{ $source } cannot be read here to quote it: { $why }; merge where the parts were \
             made, or choose JSON lines, CSV or concise";
        NotAFile { file: String } => "part-not-a-file",
            "cannot read { $file } as a part: a part is read from its end, so it must be a file, \
             not standard input or a pipe";
        Changed { source: String } => "part-source-changed",
            "{ $source } is not what the shards have read: run them again";
    }
}
