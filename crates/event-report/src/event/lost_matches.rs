//! Team matches that were decided without their boards, as tables show them.
//!
//! A team lost the match by a ruling, or did not come with enough players.

use super::words::Footnote;
use draughts_events::event::{Event, PairedRound, Part, PlayerId, Round, TeamMatch};
use draughts_report::words::{Language, say};

/// A match that a team lost regardless of its boards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct LostMatch {
    round: Round,
    teams: [PlayerId; 2],
    names: [String; 2],
    lost: Vec<String>,
    /// Whether there are games that could show otherwise.
    played: bool,
    reason: Option<String>,
    /// Whether it was lost because a team had withdrawn.
    by_leaving: bool,
}

impl LostMatch {
    /// Returns those of a part, up to a round.
    pub(super) fn of_part(event: &Event, part: &Part<'_>, last: Round) -> Vec<Self> {
        let rounds = event.rounds.iter().filter(|paired| paired.round <= last);
        let of_round = rounds.flat_map(|paired| {
            let own = paired.matches.iter().filter(|one| part.has(&one.home));
            own.filter_map(|one| {
                let lost = event.lost_in(paired, one);
                (!lost.is_empty()).then(|| Self::new(event, paired, one, &lost))
            })
        });
        of_round.collect()
    }

    fn new(event: &Event, paired: &PairedRound, one: &TeamMatch, lost: &[PlayerId]) -> Self {
        let round = paired.round;
        let name = |id: &PlayerId| event.name_of(id).unwrap_or_default().to_owned();
        let has_left = |id: &PlayerId| {
            let after = event.team(id).and_then(|team| team.withdrawn_after);
            after.is_some_and(|after| after < round)
        };
        Self {
            round,
            teams: [one.home.clone(), one.away.clone()],
            names: [name(&one.home), name(&one.away)],
            lost: lost.iter().map(name).collect(),
            played: paired.boards_of(one.number).next().is_some(),
            reason: one.reason.clone(),
            by_leaving: lost.iter().all(has_left),
        }
    }

    /// Returns whether it is the match of a team in a round.
    pub(super) fn is_of(&self, team: &PlayerId, round: Round) -> bool {
        self.round == round && self.teams.contains(team)
    }

    /// Returns whether the home team is one of these.
    pub(super) fn home_is(&self, is_own: &dyn Fn(&PlayerId) -> bool) -> bool {
        is_own(&self.teams[0])
    }

    fn note(&self) -> Footnote {
        let [home, away] = self.names.clone();
        let (both, teams) = (self.lost.len() > 1, self.lost.join(", "));
        let (round, played, reason) = (self.round, self.played, self.reason.clone());
        Footnote::LostInRound { round, home, away, teams, both, played, reason }
    }
}

/// Returns the notes for below a table.
///
/// Matches lost by withdrawal have none: another note says that the team has withdrawn.
pub(super) fn notes(lost: &[LostMatch], language: Language) -> Vec<String> {
    let told = lost.iter().filter(|one| !one.by_leaving);
    told.map(|one| say(&one.note(), language)).collect()
}

/// The mark after the score of such a match.
pub(super) const MARK: &str = "!";
