//! The rounds of an event: boards and their players, days and times, the rounds a command means,
//! pairings by hand, players who are kept apart.

pub(crate) mod apart;
pub(crate) mod board_changes;
pub(crate) mod board_numbers;
pub(crate) mod boards_meant;
pub(crate) mod by_hand;
pub(crate) mod check_days;
pub(crate) mod keep_apart;
pub(crate) mod meeting;
pub(crate) mod note;
pub(crate) mod paired_by;
pub(crate) mod paired_round;
pub(crate) mod paired_with;
pub(crate) mod postpone;
pub(crate) mod postponed;
pub(crate) mod publish;
pub(crate) mod round;
pub(crate) mod set_timetable;
pub(crate) mod span;
pub(crate) mod timetable;
pub(crate) mod which_board;
pub(crate) mod which_round;

pub use apart::{Apart, Forbidden, GroupBy, Separate};
pub use boards_meant::boards_meant;
pub use by_hand::{Seat, pair_by_hand, swap_colors, swap_players};
pub(crate) use by_hand::{approve, new_problems};
pub(crate) use by_hand::{boards_without_result, take_colors_of_record};
pub use keep_apart::{allow, forbid, paired_before, separate, unite};
pub use meeting::Meeting;
pub use note::{Forfeited, Note};
pub use paired_round::{PairedRound, RoundDocument};
pub use paired_with::{PairedWith, PlayerThen};
pub use postpone::postpone;
pub use postponed::Postponed;
pub use publish::{PublicEcho, keep_back, publish_round};
pub use round::{Acceptance, Board, Bye, Request, Round, Ruling};
pub use set_timetable::set_round;
pub use span::{Rounds, Span};
pub use timetable::{PlannedRound, TimeOfDay};
pub use which_round::{
    enter_in_round, only_in, open_round, round_in_play, round_of_boards, round_of_games,
    round_of_match, round_of_results, round_played_last, round_to_show,
};
