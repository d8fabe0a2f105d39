//! Game records replayed under a rule set: their faults, with places and consequences under the
//! rules.
//!
//! Each game is read completely before it is replayed, so that later moves can resolve a doubt. An
//! irregular move is played if a board could show it (there is a piece on its first square, and its
//! last square is free). Any other fault ends the replay of that game, never that of the file.

mod announce;
mod canonical;
mod case;
mod checks;
mod clock;
mod closely;
pub mod codes;
mod command;
mod condition;
mod conduct;
mod depends;
mod desk;
mod doubt;
mod drawn;
mod draws;
mod draws_at;
mod ending;
mod finding_log;
mod finish;
mod followed;
pub mod found;
mod game;
mod gap;
mod half_moves;
mod incident;
mod instead;
mod irregular;
mod laws;
mod live;
mod main_line;
mod moments;
mod named_move;
mod noted;
mod parting;
mod pending;
mod placed_command;
mod ply_text;
mod possible;
mod read_games;
pub mod repair;
mod replay;
mod report;
mod rewrite;
mod select;
mod settle;
mod short;
mod square_notation;
mod start;
mod tag_checks;
mod tag_day;
mod tags;
mod torn;
mod unwritten;
mod variations;
mod writing;

pub use canonical::{Strip, canonical, canonical_as};
pub use case::{
    BreakOff, Case, CaseError, ClaimPending, ClaimRuling, Correction, CorrectionKind,
    CorrectionReason, DrawClaim, Overview, OverviewResult,
};
pub use clock::{TimeControl, pace_of_tag, pace_of_typed};
pub use closely::{ReadAgain, read_again};
pub use codes::{code, codes};
pub use command::KnownCommand;
pub use condition::{ConditionError, ConditionFault, TagCondition, folded};
pub use depends::{ConditionalResult, ResultCondition};
pub use drawn::PlayedGame;
pub use draws_at::{DrawsAt, GameDraws};
pub use ending::{EndCause, GameEnd, LawOutcome, early_penalty};
pub use followed::{FollowedGame, FollowedMove, followed};
pub use half_moves::{
    HalfMoveLine, WrittenMoves, half_moves, hash_of_moves, start_of, written_moves,
};
pub use incident::{
    Arguments, ClaimWords, HowToWrite, Incident, IncidentAt, IncidentError, IncidentKind,
    IncidentSaid, PlacedIncident, TellError, When,
};
pub use laws::Laws;
pub use live::{LiveGame, Unplayable};
pub use main_line::MainLine;
pub use named_move::NamedMove;
pub use noted::{NotedAt, noted};
pub use pending::Pending;
pub use placed_command::PlacedCommand;
pub use ply_text::{PlyText, Written};
pub use possible::oddities as position_oddities;
pub use read_games::{ReadGames, read_games};
pub use replay::{ReplayOptions, replay};
pub use report::{
    GameReport, IrregularityState, PlyAt, RecordFinding, RuledResult, Settlement, TooEarly,
    VariationReport,
};
pub use rewrite::NOT_REPLAYED;
pub use select::{Catalogue, ChosenRules, UnchangedReason};
pub use tag_day::TagDay;
pub use tags::Tags;
pub use unwritten::TypedTextError;
pub use variations::replay_variations;
