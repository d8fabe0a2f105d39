//! A tournament as plain data: the contents of its file, checked.
//!
//! [`Event`] is the file; [`read`] parses a text, and reports every fault with its line and column;
//! [`check()`] reports impossible and inadvisable data. [`Ledger`] has what follows from the data
//! (points, colours, who has played whom). This module uses no disk, clock or terminal; pairing and
//! ranking are elsewhere.

mod acceleration;
pub mod acts;
mod alone;
mod amendment;
mod apart;
mod award;
mod board_acts;
mod board_numbers;
mod book;
mod both_points;
mod carried;
mod category;
pub(crate) mod check;
pub mod clubs;
pub mod codes;
pub(crate) mod day;
mod difference;
mod division;
mod ending;
mod fide;
pub mod games;
mod hidden;
mod ledger;
mod match_as_board;
mod meeting;
mod miswritten;
mod model;
mod note;
pub(crate) mod one_or_many;
mod opening;
mod origin;
mod outcome;
pub(crate) mod own_rounds;
mod paired_round;
mod paired_with;
mod part;
mod player;
mod playoff;
mod postponed;
mod prize;
mod public;
mod read;
mod round;
mod rule_value;
mod scoring;
mod seat;
mod seating;
mod sort_by;
mod stage;
mod system;
mod team;
mod team_match;
mod team_preset;
mod tiebreak;
mod timetable;
mod title;
mod typed;
mod unrated;
mod unread;
mod unscorable;
mod whole;

pub use amendment::Amendment;
pub use apart::{Apart, Forbidden, GroupBy, Separate};
pub use award::Award;
pub use book::{AppealOutcome, BookEntry, BookKind, Decision};
pub use both_points::{BothPoints, TeamCount};
pub use category::{CategoryRule, category_key};
use check::is_misspelt;
pub use check::{
    BookConcern, BookFault, Concern, Fault, Place, Problem, categories_of_nobody, check,
    check_days, check_with, taken_for_two,
};
pub use codes::EVENT_CODES;
pub use day::{day, day_first};
pub use difference::{EventDifference, differences};
pub use division::{Division, Fate};
pub use draughts_pairing::{
    Color, LotSource, NotPoints, PairingMethod, Parity, Points, Preference, Strength, baku,
    color_history, rating_tables,
};
pub use draughts_trf::{ByeKind, Sex, UnplayedPoints};
pub use ending::{Ending, GivenUp};
pub use fide::{FideKind, FideTieBreak, KoyaLimit, Modifier, TeamScore};
pub use hidden::HiddenNames;
pub(crate) use ledger::played_of_scheduled;
pub use ledger::{Ledger, RoundEntry, RoundStatus};
pub use meeting::Meeting;
pub(crate) use miswritten::REFUSES;
pub use miswritten::{AsWritten, Miswritten};
pub use model::{
    Acceleration, Attendance, ColorRules, Event, EventDocument, SchemaVersion, WithdrawalKeep,
};
pub use note::{Forfeited, Note};
pub use one_or_many::OneOrMany;
pub use opening::{Chance, DrawnNumber, DrawnOpening, by_board as openings_by_board};
pub use origin::Origin;
pub use outcome::{Outcome, Score};
pub use own_rounds::{PartEvent, PartRound, ToEventRounds};
pub use paired_round::{PairedRound, RoundDocument};
pub use paired_with::{PairedWith, PlayerThen};
pub use part::Part;
pub use player::{Birth, Player, PlayerDocument, PlayerId};
pub use playoff::{
    ClockTime, Criterion, DrawnOrder, Ladder, LadderPoints, LadderStage, LadderWrong, LaterClock,
    MOST_PLAYERS, NextGame, Playoff, PlayoffGame, PlayoffProgress, PlayoffWrong, StageClock,
    StageTally, order_of, orders,
};
pub use postponed::Postponed;
pub use prize::{Currency, Excluded, OnePrize, Prize, PrizeList, Prizes, PrizesOf, Sharing, Thing};
pub use public::{Publish, Visibility};
pub use read::{EventError, located, read, read_as};
pub use round::{Acceptance, Board, Bye, Request, Round, Ruling};
pub use rule_value::RuleValue;
pub use scoring::{
    Ahead, BoardsOfMatch, Count, CountResult, CountedAs, DelftPoints, FinalPosition, MicroCount,
    Mode, Pieces, Scoring, ScoringDocument, ScoringMode,
};
pub use seat::Seated;
pub(crate) use seating::Lined;
pub use sort_by::SortBy;
pub use stage::{Carry, Group, Qualify, Stage};
pub use system::{
    AccelerationRule, GroupOrder, Knockout, Length, MatchPlay, Numbers, Play, RoundRobin,
    ScheduleFault, Scheveningen, SwissSettings, System, SystemDocument, SystemKind, TableRound,
    table_size,
};
pub(crate) use system::{table_fault, uneven_number};
pub use team::{Lineup, Team};
pub(crate) use team_match::WITHDRAWN;
pub use team_match::{BoardColors, BoardOrder, TeamMatch, TeamRules, Vacant};
pub use team_preset::{PresetMatch, PresetScoring, PresetSystem, TeamPreset};
pub use tiebreak::TieBreak;
pub use timetable::{PlannedRound, TimeOfDay};
pub use title::{TITLES, title_rank};
pub use typed::{DeskCommand, is_of_women, is_yes, system_named};
pub use unrated::Unrated;
pub use unread::OpenQuestion;
pub use unscorable::ValidScores;

/// Returns whether a field has its default value and is left out of the file.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
