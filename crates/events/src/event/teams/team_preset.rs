//! The built-in rules of team events, each named after its event.
//!
//! A preset contains only what its source says; everything else has the defaults of a new event,
//! and is listed in `unread`.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::event::{
    BoardOrder, Division, EventDocument, Points, Scoring, ScoringMode, System, SystemKind,
    TableRound, TeamCount, TeamRules, TieBreak,
};

/// The rules of a team event, as far as its source states them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamPreset {
    /// The name in commands.
    pub name: String,
    /// The event.
    pub title: String,
    /// The source of its rules.
    pub source: String,
    /// The rule set of the games.
    #[serde(default)]
    pub rules: Option<String>,
    /// The thinking time, in words.
    #[serde(default)]
    pub time_control: Option<String>,
    /// The system by which the teams meet.
    #[serde(default)]
    pub system: Option<PresetSystem>,
    /// The points of results.
    #[serde(default)]
    pub scoring: Option<PresetScoring>,
    /// The matches.
    pub team_match: PresetMatch,
    /// Tie-breaks in their order.
    #[serde(default)]
    pub tiebreaks: Option<Vec<TieBreak>>,
    /// The outcome of the first and last places for the next season.
    #[serde(default)]
    pub division: Option<Division>,
    /// Questions that the source leaves open, and deviations from it.
    #[serde(default)]
    pub unread: Vec<String>,
}

/// The system of a preset.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PresetSystem {
    /// The system.
    pub kind: SystemKind,
    /// Its printed table, for the number of teams of the table.
    #[serde(default)]
    pub schedule: Vec<TableRound>,
}

/// The scoring of a preset.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PresetScoring {
    /// The contest at a board.
    pub mode: ScoringMode,
}

/// The matches of a preset; missing fields have the defaults of a new event.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PresetMatch {
    /// Boards of a match.
    pub boards: Option<u16>,
    /// The points that make the order of the teams.
    pub count: Option<TeamCount>,
    /// The order of the players in a line-up.
    pub order: Option<BoardOrder>,
    /// The members that a team may have in addition to those at the boards.
    pub reserves: Option<u16>,
    /// Match points of a won match.
    pub win: Option<Points>,
    /// Match points of a drawn match.
    pub draw: Option<Points>,
    /// Match points of a lost match.
    pub loss: Option<Points>,
}

macro_rules! presets {
    ($($name:literal)*) => {
        /// Names and documents, as in `crates/events/src/event/team_presets`.
        const DOCUMENTS: &[(&str, &str)] =
            &[$(($name, include_str!(concat!("team_presets/", $name, ".yaml")))),*];
    };
}

presets! {
    "idf-world-teams-2022" "idf-world-teams-2022-women" "european-teams-2021"
    "european-teams-2021-women" "club-cup-2012" "club-cup-2012-women" "pcbest-cup-2020"
    "correspondence-teams-2013" "kndb-second-class-2023" "north-holland-cup" "coupe-de-france"
    "nord-picardie-2005" "rhone-alpes-rapid" "israel-teams" "frisian-fast-teams"
}

static PRESETS: LazyLock<Vec<TeamPreset>> = LazyLock::new(|| {
    let read = |&(_, text): &(&str, &str)| {
        yaml_in_place::from_str(text).expect("the presets of the program are tested")
    };
    DOCUMENTS.iter().map(read).collect()
});

impl TeamPreset {
    /// Returns the built-in presets.
    pub fn all() -> &'static [Self] {
        &PRESETS
    }

    /// Returns the preset with a name.
    pub fn named(name: &str) -> Option<&'static Self> {
        Self::all().iter().find(|one| one.name.eq_ignore_ascii_case(name))
    }

    /// Returns the document of a preset.
    pub fn document(name: &str) -> Option<&'static str> {
        DOCUMENTS.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, text)| *text)
    }

    /// Returns the rules for its matches, with this number of boards.
    pub fn team_rules(&self, boards: u16) -> TeamRules {
        let usual = TeamRules::of_boards(boards);
        let own = &self.team_match;
        TeamRules {
            count: own.count.unwrap_or(usual.count),
            order: own.order.unwrap_or(usual.order),
            reserves: own.reserves,
            win: own.win.unwrap_or(usual.win),
            draw: own.draw.unwrap_or(usual.draw),
            loss: own.loss.unwrap_or(usual.loss),
            ..usual
        }
    }

    /// Returns an event with the settings other than those of matches.
    pub fn event(&self, name: impl Into<String>, system: System) -> EventDocument {
        let usual = EventDocument::new(name, system);
        EventDocument {
            rules: self.rules.clone().unwrap_or(usual.rules),
            scoring: self.scoring.as_ref().map_or(usual.scoring, |own| Scoring::of(own.mode)),
            time_control: self.time_control.clone(),
            tiebreaks: self.tiebreaks.clone(),
            divisions: self.division.iter().cloned().collect(),
            ..usual
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_is_sound_and_has_its_name_and_its_source() {
        for (preset, (name, text)) in TeamPreset::all().iter().zip(DOCUMENTS) {
            assert_eq!(preset.name, *name);
            assert!(!preset.source.is_empty() && !preset.unread.is_empty(), "{name}");
            assert_eq!(TeamPreset::document(name), Some(*text));
            assert_eq!(TeamPreset::named(name), Some(preset));
        }
    }

    #[test]
    fn a_preset_says_what_its_source_says() {
        let preset = TeamPreset::named("idf-world-teams-2022").unwrap();
        let rules = preset.team_rules(preset.team_match.boards.unwrap());
        assert_eq!((rules.boards, rules.reserves), (3, Some(3)));
        assert_eq!(rules.count, TeamCount::BoardPoints);
        assert_eq!(rules.order, BoardOrder::Free, "the line-up is handed in for each round");
        let club = TeamPreset::named("PCBEST-cup-2020").unwrap().team_rules(4);
        assert_eq!(club.order, BoardOrder::Rating);
    }
}
