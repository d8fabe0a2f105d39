//! The Swiss team pairing system of FIDE, C.04.6 as in force since 1 February 2026.
//!
//! Teams are the players of the field; the colour of a match is that of board 1. First, the bye is
//! allocated (3.4). Then, from the top, each score group is completed by teams of lower scores, the
//! *upfloaters* (3.5), and this bracket is paired (3.6). Colours come last (4).
//!
//! The articles define an order of the candidates and criteria; the pairing is the first candidate
//! that meets the criteria as well as possible. Every such choice is implemented as a best matching
//! ([`super::matching`]) that is narrowed, team by team, to the first in that order.
//!
//! The interpretation of ambiguous articles:
//!
//! | article | reading here |
//! |---|---|
//! | 1.5 | only a team that has played a match is a floater, not one with a bye or a forfeit; scores are those that paired the round, with acceleration |
//! | 1.7.2 | type B, last round, as many Whites as Blacks, the same colour twice in a row: a strong preference |
//! | 2.1.1 | a match that was not played may be paired again (C.04.2, 3.5) |
//! | 2.3.3 | C6 is met as nearly as possible: the fewest upfloaters of the following score group; it does not apply to a group whose teams have all floated up, possibly into earlier brackets |
//! | 3.5.5 | the first of the sets with the fewest floaters of the last round (C7) |
//! | 4.2.1 | the actual score, without acceleration |
//! | 4.3.1 | *odd* refers to the number of the team, not to its position among those present |
//! | 4.3.6 | rounds without a match count as if moved to the front (C.04.2, 3.4) |

mod bracket;
mod bye;
mod colors;
mod criterion;
mod expected;
mod facts;
mod instead;
mod preference;
mod report;
mod upfloaters;

pub use self::colors::{TeamColorRule, first_team};
use self::facts::Round;
use self::report::TeamSwissRound;
use super::color::ColorRule;
use super::{CompetitorKind, ExplainedPairing, Impossible, Info, Swiss, SystemName};
use crate::Color;
use crate::color_history::{Preference, Strength};
use crate::field::{Field, FieldPair, FieldPairing, Preferences, PromisedRules, Rule};

/// The team system, with one type of colour preferences.
#[derive(Debug)]
pub(super) struct TeamSwiss {
    preferences: Preferences,
    info: Info,
}

/// The system with preferences of type A (1.7.1), the default.
pub(super) static TYPE_A: TeamSwiss = TeamSwiss {
    preferences: Preferences::TypeA,
    info: Info {
        id: "team-a",
        title: SystemName::TeamTypeA,
        trf_name: "FIDE_TEAM_TYPEA_MP_GP",
        trf_editions: &[
            "FIDE_TEAM",
            "FIDE_TEAM_TYPEA_MP",
            "FIDE_TEAM_TYPEA_GP_MP",
            "FIDE_TEAM_TYPEA_GP",
        ],
        rules: rules(&const { relative(Preferences::TypeA) }),
        ..INFO
    },
};

/// The system with preferences of type B, strong and mild (1.7.2).
pub(super) static TYPE_B: TeamSwiss = TeamSwiss {
    preferences: Preferences::TypeB,
    info: Info {
        id: "team-b",
        title: SystemName::TeamTypeB,
        trf_name: "FIDE_TEAM_TYPEB_MP_GP",
        trf_editions: &["FIDE_TEAM_TYPEB_MP", "FIDE_TEAM_TYPEB_GP_MP", "FIDE_TEAM_TYPEB_GP"],
        rules: rules(&const { relative(Preferences::TypeB) }),
        remark: Some(criterion::READ_IN_TWO_WAYS),
        ..INFO
    },
};

/// The system without colour preferences.
pub(super) static NO_PREFERENCES: TeamSwiss = TeamSwiss {
    preferences: Preferences::None,
    info: Info {
        id: "team",
        title: SystemName::Team,
        trf_name: "FIDE_TEAM_MP_GP",
        trf_editions: &["FIDE_TEAM_MP", "FIDE_TEAM_GP_MP", "FIDE_TEAM_GP"],
        rules: rules(&const { relative(Preferences::None) }),
        ..INFO
    },
};

/// The common part of the three descriptions.
const INFO: Info = Info {
    id: "",
    title: SystemName::Team,
    trf_name: "",
    trf_editions: &[],
    trf_older: &[],
    trf_words: &[],
    since: Some((2026, 2, 1)),
    law: "C.04.6",
    rules: PromisedRules::NONE,
    remark: None,
    pairs: CompetitorKind::Teams,
    draws_lots: false,
};

const fn rules(relative: &'static [(Rule, &'static str)]) -> PromisedRules {
    PromisedRules {
        absolute: &[(Rule::Rematch, "C.04.6 C1"), (Rule::SecondBye, "C.04.6 C2")],
        relative,
    }
}

const fn relative(preferences: Preferences) -> [(Rule, &'static str); 3] {
    [
        (Rule::ByeScore, "C.04.6 3.4.2"),
        (Rule::MatchColors(preferences), "C.04.6 4.3"),
        (Rule::BoardOrder, "C.04.2 3.6"),
    ]
}

impl Swiss for TeamSwiss {
    fn info(&self) -> &'static Info {
        match self.preferences {
            Preferences::TypeA => &TYPE_A.info,
            Preferences::TypeB => &TYPE_B.info,
            Preferences::None => &NO_PREFERENCES.info,
        }
    }

    fn pair(&self, field: &Field) -> Result<ExplainedPairing, Impossible> {
        let round = self.round(field)?;
        Ok(ExplainedPairing { pairing: round.pairing.clone(), reasons: Some(Box::new(round)) })
    }

    fn colors(&self, field: &Field, one: usize, other: usize) -> Option<(FieldPair, ColorRule)> {
        let (pair, rule) = colors::colors(field, self.preferences, one, other);
        Some((pair, ColorRule::OfTeams(rule)))
    }

    fn due_after(&self, history: &[Option<Color>], is_last_round: bool) -> Option<Preference> {
        let history = preference::History::new(history.iter().flatten().copied().collect());
        let due = preference::due(self.preferences, &history, is_last_round)?;
        let strength = if due.strong { Strength::Strong } else { Strength::Mild };
        Some(Preference { color: due.color, strength })
    }
}

impl TeamSwiss {
    /// Pairs the round and reports how.
    ///
    /// # Errors
    ///
    /// Fails if no legal pairing exists; the error has the reasons.
    fn round(&self, field: &Field) -> Result<TeamSwissRound, Impossible> {
        let round = Round::new(field, self.preferences);
        let bye = bye::bye(&round)?;
        let mut left: Vec<usize> = (0..round.len()).filter(|&place| Some(place) != bye).collect();
        let mut pairing = FieldPairing {
            pairs: Vec::with_capacity(left.len() / 2),
            bye: bye.map(|place| round[place].at),
        };
        let mut brackets = Vec::new();
        while !left.is_empty() {
            let chosen = upfloaters::choose(&round, &left, bye, None)
                .expect("C3: the brackets above left a legal pairing");
            let teams: Vec<usize> = chosen.teams();
            let paired = bracket::pair(&round, &chosen, None)
                .expect("a set of upfloaters is chosen only if its bracket can be paired");
            left.retain(|place| !teams.contains(place));
            for &(one, other) in &paired.pairs {
                let (one, other) = (round[one].at, round[other].at);
                pairing.pairs.push(colors::colors(field, self.preferences, one, other).0);
            }
            brackets.push(report::bracket(&round, &chosen, &paired));
        }
        pairing.sort_boards(field);
        Ok(TeamSwissRound { preferences: self.preferences, pairing, brackets })
    }
}
