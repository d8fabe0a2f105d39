//! Acts of an arbiter on an event: each changes the event, or refuses and leaves it unchanged.
//!
//! An act returns its effect as a value ([`Echo`]); it does not write, print or ask.

pub(crate) mod echo;
pub(crate) mod facts;
pub(crate) mod part;
pub(crate) mod refusal;
pub(crate) mod remedy;
pub(crate) mod setting;

pub use echo::Echo;
pub use part::{ActLine, LineRole};
pub(crate) use refusal::few;
pub use refusal::{BoardOf, Refusal, Refused};
pub use remedy::Remedy;
pub use setting::{set_event, set_player, whole_number};

use super::{Event, Round};

pub use crate::event::book::{Noted, entry_said};
pub(crate) use crate::event::book::{decide_appeal, note_in_book, strike_note};
pub use crate::event::opening::{clear_openings, draw_openings, none_drawn, openings_given_up};
pub use crate::event::people::{
    Added, Candidate, Listed, Namesake, NewPlayer, Newer, Unchanged, Update, absent, add,
    add_alias, arrive_late, cancel_request, categories, category, come_back, find_player,
    give_category, newer, of_one_line, remove, remove_alias, request, settle, two_people, update,
    withdraw,
};
pub(crate) use crate::event::people::{
    Likeness, Roster, has_withdrawn, known, like, results_of_leaver, without_games,
};
pub use crate::event::playoff::{
    PlayoffEcho, PlayoffEntry, WhichPlayoff, clocks_before, decided_by_playoff, meeting_of_playoff,
    no_ladder, nobody_tied, not_level,
};
pub(crate) use crate::event::playoff::{
    clear_playoff, enter_playoff_games, open_playoff, still_open,
};
pub use crate::event::prize::{ListSaid, PrizeRefusal};
pub use crate::event::results::{
    Amend, Entry, HowEnded, NoSpot, ResultWord, Spot, Typed, Whose, accept_records, adjourn, award,
    enter, enter_games, enter_in_order, give_up, set_rated, take_back,
};
pub(crate) use crate::event::results::{TypedResults, beside_awards};
pub use crate::event::rounds::{
    PublicEcho, Rounds, Seat, Span, allow, boards_meant, enter_in_round, forbid, keep_back,
    only_in, open_round, pair_by_hand, paired_before, postpone, publish_round, round_in_play,
    round_of_boards, round_of_games, round_of_match, round_of_results, round_played_last,
    round_to_show, separate, set_round, swap_colors, swap_players, unite,
};
pub(crate) use crate::event::rounds::{
    approve, boards_without_result, new_problems, take_colors_of_record,
};
pub use crate::event::stages::{
    add_stage, by_category, draw_groups, draw_stage_groups, groups_of, in_no_group, remove_stage,
    set_division, set_groups, set_stage_groups, stage_to_group,
};
pub(crate) use crate::event::teams::broken;
pub use crate::event::teams::{
    AtBoard, EMPTY, Fixed, HandedIn, Leave, LineupBreaks, NewTeam, OfMatch, TeamEcho, TeamRefusal,
    add_teams, as_team, competitor, find_team, fix, hand_in, of_match, remove_team,
    request_of_team, set_team, still_empty, swap_seats, team_arrives, team_comes_back,
    withdraw_team,
};

/// Returns the index of a paired round.
///
/// # Errors
///
/// Fails if the round is not paired.
pub fn paired_round(event: &Event, round: Round) -> Result<usize, Refused> {
    event.index_of_round(round).ok_or_else(|| match event.rounds.is_empty() {
        true => Refused::new(Refusal::NoRoundPaired).help(Remedy::PairFirst),
        false => {
            let rounds = event.last_paired().0.into();
            Refused::new(Refusal::RoundNotPaired { round }).help(Remedy::PairedSoFar { rounds })
        }
    })
}
