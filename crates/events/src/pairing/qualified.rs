//! Who goes on from a stage to the next.

use crate::event::acts::{Refusal, Refused, Remedy};
use crate::event::{Event, Ledger, Part, PlayerId, Qualify, Stage};
use crate::standings::{Options, Row, rank};

/// Who goes on, and who would have.
#[derive(Debug, Default)]
pub(super) struct Qualified {
    /// Who plays in the stage: the first of each group, then the second of each, and so on.
    pub(super) field: Vec<PlayerId>,
    /// Who withdrew from a place that goes on, and who goes on instead, if anybody is left.
    pub(super) passed_over: Vec<(PlayerId, Option<PlayerId>)>,
}

/// Who withdrew and would play in a later stage, each with the next of the group, who goes on
/// instead: `None` if nobody is left. Nobody where the stage does not take places.
#[must_use]
pub fn passed_over(event: &Event, stage: usize) -> Vec<(PlayerId, Option<PlayerId>)> {
    let qualify = event.later_stage(stage).and_then(|later| later.qualify.as_ref());
    let qualified = qualify.and_then(|qualify| qualified(event, stage, qualify).ok());
    qualified.unwrap_or_default().passed_over
}

/// The places of the stage before that go on to a stage, from 1. The place of somebody who has
/// withdrawn goes to the next of the group.
///
/// # Errors
///
/// If some share a place of which only some go on: the order of a list does not tell them apart.
pub(super) fn qualified(
    event: &Event,
    stage: usize,
    qualify: &Qualify,
) -> Result<Qualified, Refused> {
    let mut tables: Vec<Vec<PlayerId>> = Vec::new();
    let mut passed_over = Vec::new();
    for part in event.parts(stage - 1) {
        let (table, passed) = of_part(event, &part, stage, qualify)?;
        tables.push(table);
        passed_over.extend(passed);
    }
    let most = tables.iter().map(Vec::len).max().unwrap_or(0);
    let nth = |at: usize| tables.iter().filter_map(move |table| table.get(at));
    let field = (0..most).flat_map(nth).cloned().collect();
    Ok(Qualified { field, passed_over })
}

/// Who goes on from a group, in the order of its standings, and who does not because of having
/// withdrawn.
type FromPart = (Vec<PlayerId>, Vec<(PlayerId, Option<PlayerId>)>);

fn of_part(
    event: &Event,
    part: &Part<'_>,
    stage: usize,
    qualify: &Qualify,
) -> Result<FromPart, Refused> {
    let (from, to) = (usize::from(qualify.from), usize::from(qualify.to));
    let wanted = (to + 1).saturating_sub(from);
    let first = event.rounds.iter().find(|paired| event.stage_of(paired) == stage);
    let first = first.map_or(event.last_paired().next(), |paired| paired.round);
    let has_left = |id: &PlayerId| {
        let after = match event.team(id) {
            Some(team) => team.withdrawn_after,
            None => event.player(id).and_then(|player| player.withdrawn_after),
        };
        after.is_some_and(|after| after < first)
    };
    let standings = rank(&part.event, &Ledger::whole(&part.event), Options::default());
    let id = |row: &Row| part.event.players[row.player].id.clone();
    let mut go_on: Vec<PlayerId> = Vec::new();
    let mut before = 0;
    for tied in standings.rows.chunk_by(|one, next| one.place == next.place) {
        let (place, end) = (before + 1, before + tied.len());
        before = end;
        let open = wanted - go_on.len();
        if end < from || open == 0 {
            continue;
        }
        let there: Vec<PlayerId> = tied.iter().map(id).filter(|id| !has_left(id)).collect();
        let above = from.saturating_sub(place);
        let going = there.len().saturating_sub(above).min(open);
        // Those without a place are in no order that anybody has to decide.
        if tied[0].place.is_some() && going > 0 && going < there.len() {
            return Err(shared(event, part, stage, (place, there, going)));
        }
        go_on.extend(there.into_iter().skip(above).take(going));
    }
    let listed: Vec<PlayerId> = standings.rows.iter().map(id).collect();
    let (up_to, after) = listed.split_at(to.min(listed.len()));
    let gone = up_to.iter().skip(from.saturating_sub(1)).filter(|id| has_left(id));
    let mut instead = after.iter().filter(|id| go_on.contains(id));
    let passed = gone.map(|id| (id.clone(), instead.next().cloned())).collect();
    Ok((go_on, passed))
}

/// That some share a place of which only so many go on.
fn shared(
    event: &Event,
    part: &Part<'_>,
    stage: usize,
    (place, tied, left): (usize, Vec<PlayerId>, usize),
) -> Refused {
    let called = |id: &PlayerId| format!("{} ({id})", event.name_of(id).unwrap_or_default());
    let refused = Refused::new(Refusal::SharedQualification {
        place,
        group: part.group.map(|at| event.groups_of(stage - 1)[at].group.clone()),
        names: tied.iter().map(called).collect(),
        left,
    });
    let help = |later: &Stage| Remedy::DecideField {
        stage: later.stage.clone(),
        system: later.system.kind(),
        carry: later.carry,
        teams: event.is_of_teams(),
    };
    match event.later_stage(stage) {
        Some(later) => refused.help(help(later)),
        None => refused,
    }
}
