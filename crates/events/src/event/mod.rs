//! A tournament as plain data: the contents of its file, checked.
//!
//! [`Event`] is the file; [`read`] parses a text, and reports every fault with its line and column;
//! [`check()`] reports impossible and inadvisable data. [`Ledger`] has what follows from the data
//! (points, colours, who has played whom). This module uses no disk, clock or terminal; pairing and
//! ranking are elsewhere.

pub mod acts;
mod amendment;
mod book;
pub(crate) mod check;
pub mod codes;
pub(crate) mod day;
mod difference;
pub mod games;
mod ledger;
mod miswritten;
mod model;
pub(crate) mod one_or_many;
mod opening;
mod origin;
pub(crate) mod people;
mod playoff;
mod prize;
mod public;
mod read;
pub(crate) mod results;
pub(crate) mod rounds;
mod rule_value;
mod scoring;
pub(crate) mod stages;
mod system;
pub(crate) mod teams;
mod tiebreak;
mod typed;
mod unread;

pub use amendment::Amendment;
pub use book::{AppealOutcome, BookEntry, BookKind, Decision};
use check::may_be_same_name;
pub use check::{
    BookConcern, BookFault, Concern, Fault, Place, Problem, categories_of_nobody, check,
    check_births, check_days, check_namesakes, check_people, check_prizes, check_with,
    taken_for_two,
};
pub use codes::EVENT_CODES;
pub use day::{day, day_first};
pub use difference::{EventDifference, differences};
pub use draughts_pairing::{
    Color, LotSource, NotPoints, PairingMethod, Parity, Points, Preference, Strength, baku,
    color_history, rating_tables,
};
pub use draughts_trf::{ByeKind, Sex, UnplayedPoints};
pub(crate) use ledger::played_of_scheduled;
pub use ledger::{Ledger, RoundEntry, RoundStatus};
pub(crate) use miswritten::REFUSES;
pub use miswritten::{AsWritten, Miswritten};
pub use model::{
    Acceleration, Attendance, ColorRules, Event, EventDocument, SchemaVersion, WithdrawalKeep,
};
pub use one_or_many::OneOrMany;
pub use opening::{Chance, DrawnNumber, DrawnOpening, by_board as openings_by_board};
pub use origin::Origin;
pub use people::clubs;
pub use playoff::{
    ClockTime, Criterion, DrawnOrder, Ladder, LadderPoints, LadderStage, LadderWrong, LaterClock,
    MOST_PLAYERS, NextGame, Playoff, PlayoffGame, PlayoffProgress, PlayoffWrong, StageClock,
    StageTally, order_of, orders,
};
pub use prize::{Currency, Excluded, OnePrize, Prize, PrizeList, Prizes, PrizesOf, Sharing, Thing};
pub use public::{HiddenNames, Publish, Visibility};
pub use read::{EventError, located, read, read_as};
pub use rule_value::RuleValue;
pub use scoring::{
    Ahead, BoardsOfMatch, Count, CountResult, CountedAs, DelftPoints, FinalPosition, MicroCount,
    Mode, Pieces, Scoring, ScoringDocument, ScoringMode,
};
pub use system::{
    AccelerationRule, GroupOrder, Knockout, Length, MatchPlay, Numbers, Play, RoundRobin,
    ScheduleFault, Scheveningen, SwissSettings, System, SystemDocument, SystemKind, TableRound,
    table_size,
};
pub(crate) use system::{table_fault, uneven_number};
pub use typed::{DeskCommand, is_of_women, is_yes, system_named};
pub use unread::OpenQuestion;

pub use people::{
    Birth, CategoryRule, Player, PlayerDocument, PlayerId, SortBy, TITLES, Unrated, category_key,
    title_rank,
};
pub use results::{Award, BothPoints, Ending, GivenUp, Outcome, Score, TeamCount, ValidScores};
pub use rounds::{
    Acceptance, Apart, Board, Bye, Forbidden, Forfeited, GroupBy, Meeting, Note, PairedRound,
    PairedWith, PlannedRound, PlayerThen, Postponed, Request, Round, RoundDocument, Ruling,
    Separate, TimeOfDay,
};
pub use stages::{Carry, Division, Fate, Group, Part, Qualify, Stage};
pub use teams::{
    BoardColors, BoardOrder, Lineup, PresetMatch, PresetScoring, PresetSystem, Seated, Team,
    TeamMatch, TeamPreset, TeamRules, Vacant,
};
pub(crate) use teams::{Lined, WITHDRAWN};
pub use tiebreak::{FideKind, FideTieBreak, KoyaLimit, Modifier, TeamScore, TieBreak};

/// Returns whether a field has its default value and is left out of the file.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
