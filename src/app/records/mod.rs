//! Game records: found, unpacked, read game by game with their laws, judged on all cores in
//! their order.
//!
//! ```no_run
//! use std::sync::Arc;
//!
//! use draughts_arbiter::app::Error;
//! use draughts_arbiter::app::records::{Given, Handed, Selection, Stream, files};
//! use draughts_arbiter::record::{Catalogue, ReplayOptions};
//!
//! let stream = Stream {
//!     files: vec!["round3.pdn".into()],
//!     open: files::open,
//!     named: Given::default(),
//!     catalogue: Arc::new(Catalogue::new()),
//!     select: Selection::default(),
//!     jobs: 0,
//! };
//! stream.run(
//!     |game| game.judge(ReplayOptions::default()),
//!     |handed| -> Result<(), Error> {
//!         match handed {
//!             Handed::Games { made, .. } => {
//!                 let wrong = made.iter().filter(|report| !report.findings.is_empty());
//!                 let _numbers: Vec<u64> = wrong.map(|report| report.game).collect();
//!                 Ok(())
//!             }
//!             Handed::Failed(error) => Err(error),
//!         }
//!     },
//! )?;
//! # Ok::<(), Error>(())
//! ```

mod archive;
mod convert;
mod duplicates;
pub mod files;
mod names;
mod position;
mod record;
mod repair;
mod select;
mod stream;
mod turns;
mod validate;
mod wanted;

pub use archive::Misfit;
pub use convert::{Collection, Conversion, Converted};
pub use duplicates::{DuplicatesTold, Entry, Found, Held, found};
pub use names::{NameList, Named, NamesMet, NamesTold, SeenName, begun};
pub use position::{Moment, position_at};
pub use record::{Batch, Given, OwnedGame, Record};
pub use repair::{Fate, Fates};
pub use select::Selection;
pub use stream::{Handed, Opener, Stream, Task};
pub use validate::{Counted, Totals, Validated, Validation};
pub use wanted::Wanted;
