//! Acts of an arbiter on an event: each changes the event, or refuses and leaves it unchanged.
//!
//! An act returns its effect as a value ([`Echo`]); it does not write, print or ask.

mod alias;
mod apart;
mod attendance;
mod awards;
mod boards_meant;
mod book;
mod book_act;
mod by_hand;
mod byes;
mod categories;
mod clear;
mod divisions;
mod draw_act;
mod echo;
mod endings;
mod enter;
mod entry;
mod facts;
mod follow;
mod groups;
mod in_order;
mod join;
mod lifted;
mod lineup;
mod lineup_rules;
mod match_act;
mod matches;
mod namesake;
mod one_line;
mod openings;
mod paired_by;
mod part;
mod playoff_act;
mod playoff_clocks;
mod playoff_said;
mod playoffs;
mod postpone;
mod prize_act;
mod prize_said;
mod public_act;
mod refusal;
mod remedy;
mod result_word;
mod results;
mod roster;
mod rounds;
mod setting;
mod stage_groups;
mod swap_seats;
mod team;
mod team_attendance;
mod team_echo;
mod team_refusal;
mod timetable;
mod update;
mod which_board;
mod which_round;
mod which_team;
mod who;
mod who_is;

pub use alias::{add_alias, remove_alias};
pub use apart::{allow, forbid, separate, unite};
use attendance::results_of_leaver;
pub use attendance::{arrive_late, come_back, settle, withdraw};
pub use awards::{award, take_back};
pub use boards_meant::boards_meant;
pub(crate) use book::{decide_appeal, note_in_book, strike_note};
pub use book_act::{Noted, entry_said};
pub use by_hand::{Seat, pair_by_hand, swap_colors, swap_players};
pub(crate) use by_hand::{approve, new_problems};
pub use byes::{absent, cancel_request, request};
pub use categories::{categories, category};
pub use divisions::set_division;
pub use draw_act::{none_drawn, openings_given_up};
pub use echo::Echo;
pub use endings::{give_up, set_rated};
pub use enter::{Added, NewPlayer, add, remove};
pub use entry::{Entry, NoSpot, Spot, Whose};
pub use groups::{
    add_stage, by_category, draw_groups, groups_of, in_no_group, remove_stage, set_groups,
};
pub(crate) use in_order::TypedResults;
pub use in_order::{HowEnded, Typed, enter_in_order};
pub use lineup::{EMPTY, HandedIn, Leave, hand_in, still_empty};
pub(crate) use lineup_rules::broken;
pub use match_act::{Fixed, OfMatch};
pub use matches::{fix, of_match};
pub(crate) use namesake::{Likeness, like};
pub use namesake::{Namesake, two_people};
pub use one_line::of_one_line;
pub use openings::{clear_openings, draw_openings};
pub use part::{OfAct, Part};
pub use playoff_act::{PlayoffEntry, WhichPlayoff};
pub(crate) use playoff_said::still_open;
pub use playoff_said::{
    PlayoffEcho, clocks_before, meeting_of_playoff, no_ladder, nobody_tied, not_level, playoff_of,
};
pub(crate) use playoffs::{clear_playoff, enter_playoff_games, open_playoff};
pub use postpone::postpone;
pub use prize_act::ListSaid;
pub use prize_said::PrizeRefusal;
pub use public_act::{PublicEcho, keep_back, publish_round};
pub(crate) use refusal::few;
pub use refusal::{BoardOf, Refusal, Refused};
pub use remedy::Remedy;
pub use result_word::ResultWord;
pub(crate) use result_word::result_word;
pub use results::{Amend, accept_records, adjourn, enter, enter_games};
pub(crate) use roster::Roster;
pub use rounds::{Rounds, Span};
pub use setting::{set_event, set_player};
pub use stage_groups::{draw_stage_groups, set_stage_groups, stage_to_group};
pub use swap_seats::swap_seats;
pub use team::{NewTeam, add_teams, remove_team, set_team};
pub use team_attendance::{request_of_team, team_arrives, team_comes_back, withdraw_team};
pub use team_echo::{AtBoard, TeamEcho};
pub use team_refusal::{LineupBreaks, TeamRefusal};
pub use timetable::set_round;
pub use update::{Listed, Newer, Unchanged, Update, newer, update};
pub use which_round::{
    enter_in_round, only_in, open_round, round_in_play, round_of_boards, round_of_games,
    round_of_match, round_of_results, round_played_last, round_to_show,
};
pub use which_team::{as_team, competitor, find_team};
pub use who::{Candidate, find_player};

pub(crate) use who::known;

use super::{Event, Round};

/// Returns the index of a paired round.
///
/// # Errors
///
/// Fails if the round is not paired.
pub fn paired_round(event: &Event, round: Round) -> Result<usize, Refused> {
    let at = usize::from(round.0);
    if at >= 1 && at <= event.rounds.len() {
        return Ok(at - 1);
    }
    Err(match event.rounds.len() {
        0 => Refused::new(Refusal::NoRoundPaired).help(Remedy::PairFirst),
        rounds => {
            Refused::new(Refusal::RoundNotPaired { round }).help(Remedy::PairedSoFar { rounds })
        }
    })
}
