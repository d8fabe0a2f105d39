//! Points that the arbiters award or deduct.

use crate::event::{Award, BookEntry, BookKind, Event, Round, check};

use draughts_ground::said::{Sentences, Told, said};

use crate::event::acts::{Echo, Refusal, Refused, Remedy, TeamEcho, TeamRefusal};
use crate::event::teams::which_team::{competitor, of};

/// Awards or deducts points.
///
/// Earlier awards remain, even in the same round; an identical award is recorded only once.
///
/// # Errors
///
/// Fails if no player or team has the ID, if the round is not paired, if there is no reason, or if
/// the points are zero or do not suit the kind of event.
pub fn award(event: &mut Event, given: Award) -> Result<Vec<Echo>, Refused> {
    let zero = crate::event::Points::ZERO;
    let of_teams = event.is_of_teams();
    let of_player = given.points != zero;
    let of_team = given.match_points != zero || given.board_points != zero;
    if !of_player && !of_team {
        return Err(of(TeamRefusal::NoPointsGiven));
    }
    if (of_teams && of_player) || (!of_teams && of_team) {
        return Err(of(TeamRefusal::OtherPoints { teams: of_teams }));
    }
    if given.reason.is_none() {
        return Err(Refused::new(Refusal::EmptyReason).help(Remedy::GiveReason));
    }
    if given.round > event.last_paired() {
        return Err(Refused::new(Refusal::RoundNotPaired { round: given.round })
            .help(Remedy::PairedSoFar { rounds: event.rounds.len() }));
    }
    let mut changed = event.clone();
    let mut said: Vec<Echo> = second_version(&mut changed).into_iter().collect();
    let what = TeamEcho::awarded(&given);
    let same = changed.awards.iter().any(|one| one.is_same(&given));
    let is_also =
        |one: &&Award| one.to == given.to && one.round == given.round && !one.is_same(&given);
    let also = changed.awards.iter().filter(is_also).map(|one| TeamEcho::given(one).said());
    let also: Vec<_> = also.collect();
    if !also.is_empty() && !same {
        let given = Sentences::listed(also);
        said.push(Echo::OfTeams { what: TeamEcho::AlsoAwarded { given } });
    }
    if !same {
        said.extend(beside_penalties(&changed, &given));
        said.extend(Echo::paired_on(event, given.round));
        let paired = event.paired_since(given.round);
        changed.give(Award { paired, ..given });
    }
    if let Some(problem) = check(&changed).into_iter().next() {
        return Err(problem.into());
    }
    *event = changed;
    said.insert(0, Echo::OfTeams { what }.as_recorded(same));
    Ok(said)
}

/// Returns whether an award takes points.
fn takes(award: &Award) -> bool {
    let zero = crate::event::Points::ZERO;
    [award.points, award.match_points, award.board_points].iter().any(|points| *points < zero)
}

/// Notes that the arbiter's book takes points from a competitor in the same round as an award does:
/// it may be one penalty, entered twice.
fn beside_penalties(event: &Event, given: &Award) -> Option<Echo> {
    let is_beside = |entry: &&BookEntry| {
        entry.kind == BookKind::Penalty
            && entry.takes_points()
            && entry.about.as_ref() == Some(&given.to)
            && entry.round == given.round
    };
    let entry = event.book.iter().find(is_beside).filter(|_| takes(given))?;
    let (number, id, round) = (entry.number, given.to.clone(), given.round);
    Some(Echo::Note {
        what: said!(
            "award-beside-penalty",
            "entry { $number } of the arbiter's book takes points from { $id } in round { $round } \
             already: now both count";
            number, id, round
        ),
    })
}

/// Notes that an award takes points from the competitor of a penalty in the same round: it may be
/// one penalty, entered twice.
pub(crate) fn beside_awards(event: &Event, entry: &BookEntry) -> Option<Echo> {
    if entry.kind != BookKind::Penalty || !entry.takes_points() {
        return None;
    }
    let is_beside = |award: &&Award| {
        Some(&award.to) == entry.about.as_ref() && award.round == entry.round && takes(award)
    };
    let given = event.awards.iter().find(is_beside)?;
    let what = TeamEcho::given(given).said();
    Some(Echo::Note {
        what: said!(
            "penalty-beside-award",
            "points were taken in that round already, by an award: { $what }; now both count";
            what
        ),
    })
}

/// Takes back an award of a round; if there are several, the one with the given reason.
///
/// # Errors
///
/// Fails if no player or team has the ID, if there is no award, or if there are several and the
/// reason does not single one out.
pub fn take_back(
    event: &mut Event,
    to: &str,
    round: Round,
    reason: Option<&str>,
) -> Result<Echo, Refused> {
    let id = competitor(event, to)?;
    let is_there = |award: &Award| award.to == id && award.round == round;
    let given: Vec<&Award> = event.awards.iter().filter(|award| is_there(award)).collect();
    let is_meant = |award: &Award| reason.is_none_or(|_| award.reason.as_deref() == reason);
    let meant = given.iter().filter(|award| is_meant(award)).count();
    match (given.len(), meant) {
        (0, _) => return Err(of(TeamRefusal::NothingAwarded { id, round })),
        (1, _) | (_, 1) => {}
        _ => {
            let all = given.iter().map(|award| TeamEcho::given(award).said()).collect();
            let given = Sentences::listed(all);
            let why = TeamRefusal::AwardedSeveral { id, round, given };
            return Err(of(why).help(Remedy::NameAward));
        }
    }
    let all = given.len() == 1;
    event.take_awards_back(|award| is_there(award) && (all || is_meant(award)));
    let left = event.awards.iter().filter(|award| is_there(award));
    let left: Vec<_> = left.map(|award| TeamEcho::given(award).said()).collect();
    let left = (!left.is_empty()).then(|| Sentences::listed(left));
    Ok(Echo::OfTeams { what: TeamEcho::AwardGone { id, round, left } })
}

/// Upgrades the event to the second file version, whose fields it now needs.
pub(crate) fn second_version(event: &mut Event) -> Option<Echo> {
    let is_new = event.upgrade_to_second_version();
    is_new.then_some(Echo::OfTeams { what: TeamEcho::SchemaTwo })
}
