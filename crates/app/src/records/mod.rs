//! Game records: found, decompressed, read game by game with their rules, and judged in order on
//! all cores. [`judged`] handles text in memory, in the calling thread.
//!
//! ```no_run
//! use draughts_app::Error;
//! use draughts_app::records::{Given, Handed, Stream, files};
//! use draughts_games::record::ReplayOptions;
//!
//! let stream = Stream::of(vec!["round3.pdn".into()], files::open, Given::default());
//! stream.run(
//!     |game| game.judge(ReplayOptions::default()),
//!     |handed| -> Result<(), Error> {
//!         match handed {
//!             Handed::Games { made, .. } => {
//!                 let wrong = made.iter().filter(|report| !report.findings.is_empty());
//!                 let _numbers: Vec<u64> = wrong.map(|report| report.game).collect();
//!                 Ok(())
//!             }
//!             Handed::Ended(_) => Ok(()),
//!             Handed::Failed(error) => Err(error),
//!         }
//!     },
//! )?;
//! # Ok::<(), Error>(())
//! ```

mod answers;
mod archive;
mod convert;
mod digest;
mod duplicates;
pub mod files;
mod frames;
mod guess;
mod in_memory;
mod ledger;
mod met;
mod misnamed;
mod names;
mod other;
mod parts;
mod position;
mod reader;
mod record;
mod repair;
mod select;
mod shard;
mod stream;
mod tally;
mod turns;
mod validate;
mod wanted;

pub use answers::{Answers, Several};
pub use archive::Misfit;
pub use convert::{Collection, Conversion, Converted};
pub use duplicates::{DuplicatesTold, Held, LikelyDuplicate, NewGame, likely_duplicates};
pub use guess::{guess, guesses_view, read_guesses};
pub use in_memory::{each_game, judged};
pub use met::{TagsMet, Unmet};
pub use names::{NameEffect, NameList, NamesMet, NamesTold, SeenName, begun};
pub use parts::{Before, MergeFormat, Merged, NoMerge, Parts};
pub use position::{Moment, PositionAt, position_at};
pub use record::{Batch, Given, Guess, OwnedGame, Record};
pub use repair::{RepairOutcome, RepairOutcomes};
pub use select::Selection;
pub use shard::{MAX_SHARDS, NoShard, Piece, Shard};
pub use stream::{FileSummary, Guesses, Handed, Opener, Stream, Task};
pub use tally::Tally;
pub use validate::{GameCounts, Validated, Validation, is_wrong};
pub use wanted::RequestedGames;

/// The code of the finding, given once per file, that the rules were guessed.
const GUESSED: &str = draughts_games::record::codes::RULES_GUESSED.code;
