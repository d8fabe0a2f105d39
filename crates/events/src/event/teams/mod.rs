//! Teams, their line-ups and their matches.

pub(crate) mod adding;
pub(crate) mod attendance;
pub(crate) mod check;
pub(crate) mod check_lineups;
pub(crate) mod check_seats;
pub(crate) mod echo;
pub(crate) mod lineup;
pub(crate) mod lineup_rules;
pub(crate) mod lineup_seats;
pub(crate) mod match_as_board;
pub(crate) mod match_boards;
pub(crate) mod matches;
pub(crate) mod member_changes;
pub(crate) mod refusal;
pub(crate) mod swap_seats;
pub(crate) mod team;
pub(crate) mod team_match;
pub(crate) mod team_preset;
pub(crate) mod typed_match;
pub(crate) mod which_team;

pub use adding::{NewTeam, add_teams, remove_team, set_team};
pub use attendance::{request_of_team, team_arrives, team_comes_back, withdraw_team};
pub use echo::{AtBoard, TeamEcho};
pub use lineup::{EMPTY, HandedIn, Leave, hand_in, still_empty};
pub(crate) use lineup_rules::broken;
pub(crate) use lineup_seats::Lined;
pub use match_boards::Seated;
pub use matches::{fix, of_match};
pub use refusal::{LineupBreaks, TeamRefusal};
pub use swap_seats::swap_seats;
pub use team::{Lineup, Team};
pub(crate) use team_match::WITHDRAWN;
pub use team_match::{BoardColors, BoardOrder, TeamMatch, TeamRules, Vacant};
pub use team_preset::{PresetMatch, PresetScoring, PresetSystem, TeamPreset};
pub use typed_match::{Fixed, OfMatch};
pub use which_team::{as_team, competitor, find_team};
