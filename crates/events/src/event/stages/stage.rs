//! Stages: groups, and the stages after them.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::event::{Miswritten, PlayerId, System, TieBreak, is_default};

/// A group: a separate competition by the system of its stage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Group {
    /// The name, such as `A`.
    pub group: String,
    /// In a stage after the first, the places of the previous stage that qualify for this group.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub qualify: Option<Qualify>,
    /// In a stage after the first, the two divisions of the previous stage, the higher first, whose
    /// promotion matches are played in this group.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub between: Vec<String>,
    /// The players, or the teams, in the order of their pairing numbers. If they qualify by place,
    /// the program records them when the stage begins.
    #[serde(default)]
    pub field: Vec<PlayerId>,
}

impl Group {
    /// Creates a group with these participants.
    pub fn of(group: impl Into<String>, field: Vec<PlayerId>) -> Self {
        Self { group: group.into(), qualify: None, between: Vec::new(), field }
    }
}

/// A stage after the first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Stage {
    /// The name, such as `final`.
    pub stage: String,
    /// The system by which players, or teams, meet.
    #[cfg_attr(feature = "schema", schemars(with = "crate::event::SystemDocument"))]
    pub system: System,
    /// The tie-breaks, in order; those of the event if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tiebreaks: Option<Vec<TieBreak>>,
    /// The places of the previous stage that qualify, unless `field` is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub qualify: Option<Qualify>,
    /// The two divisions of the previous stage, the higher first, whose players are sent to
    /// relegation and promotion matches in this stage.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub between: Vec<String>,
    /// The results carried over from the previous stage.
    #[serde(default, skip_serializing_if = "is_default")]
    pub carry: Carry,
    /// The groups, if any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<Group>,
    /// The players, or the teams, in the order of their pairing numbers. The program records them
    /// when the stage begins.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub field: Vec<PlayerId>,
}

impl Stage {
    /// Returns whether places of the stage before decide the participants of its groups.
    pub fn has_places_by_group(&self) -> bool {
        self.groups.iter().any(|group| group.qualify.is_some())
    }

    /// Returns the pairs of divisions between which it has promotion matches, each with its group,
    /// if it has groups.
    pub fn promotion_matches(&self) -> impl Iterator<Item = (Option<usize>, &[String])> {
        let whole = Some((None, self.between.as_slice())).filter(|_| !self.between.is_empty());
        let groups = self.groups.iter().enumerate().filter(|(_, one)| !one.between.is_empty());
        whole.into_iter().chain(groups.map(|(at, one)| (Some(at), one.between.as_slice())))
    }
}

/// The places that qualify for a stage, by the standings and tie-breaks of the previous stage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Qualify {
    /// The first qualifying place; in each group, if there are groups.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub from: u16,
    /// The last qualifying place.
    pub to: u16,
}

/// Written `1-2`, or `1` for one place.
impl FromStr for Qualify {
    type Err = Miswritten;

    fn from_str(text: &str) -> Result<Self, Miswritten> {
        let (from, to) = text.split_once('-').unwrap_or((text, text));
        let place = |text: &str| text.trim().parse::<u16>().ok().filter(|&place| place > 0);
        let places = place(from).zip(place(to)).filter(|(from, to)| from <= to);
        let (from, to) = places.ok_or_else(|| Miswritten::Places { text: text.to_owned() })?;
        Ok(Self { from, to })
    }
}

const fn first() -> u16 {
    1
}
#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature serde asks for")]
const fn is_first(place: &u16) -> bool {
    *place == first()
}

/// The results carried over into a stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Carry {
    /// None: everybody starts at 0.
    #[default]
    Nothing,
    /// The games between players who have qualified; they are not played again.
    MutualGames,
    /// All points.
    Points,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_that_go_on_are_one_or_from_one_to_another() {
        assert_eq!("1-2".parse(), Ok(Qualify { from: 1, to: 2 }));
        assert_eq!("3".parse(), Ok(Qualify { from: 3, to: 3 }));
        for text in ["5-2", "0-2", "4-", "-3", "", "x"] {
            let wrong = Miswritten::Places { text: text.to_owned() };
            assert_eq!(text.parse::<Qualify>(), Err(wrong));
        }
    }
}
