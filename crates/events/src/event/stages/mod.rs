//! Stages, groups and divisions: each part of an event is seen as an event of its own.

pub(crate) mod carried_points;
pub(crate) mod division;
pub(crate) mod groups;
pub(crate) mod part;
pub(crate) mod paths_in_whole;
pub(crate) mod set_division;
pub(crate) mod stage;
pub(crate) mod stage_as_event;
pub(crate) mod stage_groups;

pub use division::{Division, Fate};
pub use groups::{
    add_stage, by_category, draw_groups, groups_of, in_no_group, remove_stage, set_groups,
};
pub use part::Part;
pub use set_division::set_division;
pub use stage::{Carry, Group, Qualify, Stage};
pub use stage_groups::{draw_stage_groups, set_stage_groups, stage_to_group};
