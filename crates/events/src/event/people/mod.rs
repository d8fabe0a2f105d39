//! The people of an event: players with their titles, clubs and categories; adding, finding and
//! updating them; absences, byes, withdrawals and returns.

pub(crate) mod adding;
pub(crate) mod alias;
pub(crate) mod attendance;
pub(crate) mod byes;
pub(crate) mod categories;
pub(crate) mod category;
pub(crate) mod check_categories;
pub(crate) mod check_namesakes;
pub(crate) mod check_odd;
pub(crate) mod check_unknown;
pub mod clubs;
pub(crate) mod find_player;
pub(crate) mod join_team;
pub(crate) mod list_index;
pub(crate) mod list_questions;
pub(crate) mod namesake;
pub(crate) mod one_line;
pub(crate) mod player;
pub(crate) mod sort_by;
pub(crate) mod title;
pub(crate) mod unrated;
pub(crate) mod update;

pub use adding::{Added, NewPlayer, add, remove};
pub use alias::{add_alias, remove_alias};
pub(crate) use attendance::results_of_leaver;
pub use attendance::{arrive_late, come_back, settle, withdraw};
pub use byes::{absent, cancel_request, request};
pub(crate) use byes::{has_withdrawn, without_games};
pub use categories::{categories, category};
pub use category::{CategoryRule, category_key};
pub use check_categories::categories_of_nobody;
pub(crate) use check_categories::may_be_same_name;
pub use check_namesakes::taken_for_two;
pub(crate) use find_player::known;
pub use find_player::{Candidate, find_player};
pub(crate) use list_index::Roster;
pub(crate) use namesake::{Likeness, like};
pub use namesake::{Namesake, two_people};
pub use one_line::of_one_line;
pub use player::{Birth, Player, PlayerDocument, PlayerId};
pub use sort_by::SortBy;
pub use title::{TITLES, title_rank};
pub use unrated::Unrated;
pub use update::{Listed, Newer, Unchanged, Update, newer, update};
