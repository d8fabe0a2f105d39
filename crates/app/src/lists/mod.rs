//! Lists of players and results from spreadsheets and other programs.
//!
//! The files are CSV, separated by commas, semicolons or tabs, in UTF-8 or any other encoding that
//! [`Encoding`](draughts_ground::encoding::Encoding) knows. The first line names the columns, in
//! one of several languages; title lines may precede it. Each unusable line is reported with its
//! number.

mod board_of_line;
mod chosen;
mod fields;
mod figures;
mod fixtures;
mod head_line;
mod lineups;
mod names;
mod pick;
mod players;
mod quotes;
mod result_columns;
mod results;
mod table;
mod teams;
mod updates;
mod wrong;

pub use chosen::Chosen;
pub use fixtures::FixtureList;
pub use lineups::LineupList;
pub use names::{ListedName, names_of};
pub use pick::{Picked, pick};
pub use players::{OwnNumbers, PlayerColumns, ReadPlayers, players_of};
pub use results::{ReadResults, ResultList, results_of};
pub use table::Table;
pub use teams::teams_of;
pub use updates::PlayerList;
pub use wrong::{BoardSeen, ColumnsFault, ListError};
