//! Qualification from a stage for the next.

use crate::event::acts::{Refusal, Refused, Remedy};
use crate::event::{Event, Ledger, Part, PlayerId, Qualify, Stage};
use crate::standings::{RankingRow, StandingsOptions, rank};

/// The qualifiers for a stage, and those who would have qualified.
#[derive(Debug, Default)]
pub(super) struct Qualified {
    /// The participants of the stage: the first of each group, then the second of each, and so on.
    pub(super) field: Vec<PlayerId>,
    /// Those who withdrew from a qualifying place, each with the substitute, if anybody is left.
    pub(super) passed_over: Vec<(PlayerId, Option<PlayerId>)>,
}

/// Returns those who withdrew and would play in a later stage, each with the substitute, the next
/// of the group: `None` if nobody is left. Empty if the stage does not use places.
pub fn withdrawn_qualifiers(event: &Event, stage: usize) -> Vec<(PlayerId, Option<PlayerId>)> {
    let Some(later) = event.later_stage(stage) else { return Vec::new() };
    if later.has_places_by_group() {
        return qualified_by_group(event, stage).unwrap_or_default().passed_over;
    }
    let qualified = later.qualify.as_ref().map(|qualify| qualified(event, stage, qualify));
    qualified.and_then(Result::ok).unwrap_or_default().passed_over
}

/// The participants of a stage, or of each group of it by its index.
type Fields = Vec<(Option<usize>, Vec<PlayerId>)>;

/// Returns the participants of a stage, or of its groups by their indices, whom places of the stage
/// before decide; empty if none do.
///
/// # Errors
///
/// Fails if a place is shared and only some of those who share it qualify.
pub(super) fn fields_by_places(event: &Event, stage: usize) -> Result<Fields, Refused> {
    let Some(later) = event.later_stage(stage) else { return Ok(Vec::new()) };
    let matches: Vec<(Option<usize>, &[String])> = later.promotion_matches().collect();
    if !matches.is_empty() {
        let field =
            |(group, pair): (Option<usize>, &[String])| Ok((group, between(event, stage, pair)?));
        return matches.into_iter().map(field).collect();
    }
    if later.has_places_by_group() {
        let fields = qualified_by_group(event, stage)?.fields.into_iter().enumerate();
        return Ok(fields.filter_map(|(at, field)| Some((Some(at), field?))).collect());
    }
    let whole = later.qualify.as_ref().map(|qualify| qualified(event, stage, qualify));
    Ok(whole.transpose()?.map(|qualified| (None, qualified.field)).into_iter().collect())
}

/// Returns everybody who has a qualifying place for a stage or for a group of it, shared or not;
/// each group by its index. Empty if no places decide.
pub(super) fn possible_by_places(event: &Event, stage: usize) -> Fields {
    let Some(later) = event.later_stage(stage) else { return Vec::new() };
    let of_groups = later.groups.iter().enumerate();
    let of_groups = of_groups.filter_map(|(at, group)| Some((Some(at), group.qualify.as_ref()?)));
    let all: Vec<(Option<usize>, &Qualify)> = match later.has_places_by_group() {
        true => of_groups.collect(),
        false => later.qualify.iter().map(|qualify| (None, qualify)).collect(),
    };
    let parts = event.parts(stage - 1);
    let placed = |qualify: &Qualify| -> Vec<PlayerId> {
        let of_part = |part: &Part<'_>| {
            let ledger = Ledger::whole(&part.event);
            let rows = rank(&part.event, &ledger, StandingsOptions::default()).rows;
            let id = |row: &RankingRow| part.event.players[row.player].id.clone();
            // Whoever has left hands the place on to the next.
            let left = |row: &&RankingRow| part.event.players[row.player].withdrawn_after.is_some();
            let to = usize::from(qualify.to) + rows.iter().filter(left).count();
            let may = rows.iter().filter(|row| row.place.is_none_or(|place| place <= to));
            may.map(id).collect::<Vec<_>>()
        };
        parts.iter().flat_map(of_part).collect()
    };
    all.into_iter().map(|(group, qualify)| (group, placed(qualify))).collect()
}

/// The participants of the groups of a stage that use places of the stage before.
#[derive(Debug, Default)]
pub(super) struct ByGroup {
    /// For each group of the stage, its participants; `None` if no places decide.
    pub(super) fields: Vec<Option<Vec<PlayerId>>>,
    /// Those who withdrew from a qualifying place, each with the substitute, if anybody is left.
    pub(super) passed_over: Vec<(PlayerId, Option<PlayerId>)>,
}

/// Returns the participants of each group of a stage by the places of the stage before.
///
/// Places are counted among those who have not withdrawn, so that nobody plays in two groups.
///
/// # Errors
///
/// Fails if a place is shared and only some of those who share it qualify for a group.
pub(super) fn qualified_by_group(event: &Event, stage: usize) -> Result<ByGroup, Refused> {
    let parts = event.parts(stage - 1);
    let mut all = ByGroup::default();
    for group in event.groups_of(stage) {
        let Some(qualify) = &group.qualify else {
            all.fields.push(None);
            continue;
        };
        let mut tables = Vec::new();
        for part in &parts {
            let (table, passed) = of_part(event, part, stage, qualify, Counted::Present)?;
            tables.push(table);
            all.passed_over.extend(passed);
        }
        all.fields.push(Some(in_turn(&tables)));
    }
    Ok(all)
}

/// Returns the participants of promotion matches between two divisions of the stage before.
///
/// Those of the higher division in places for relegation matches come first, then those of the
/// lower one, each in the order of the standings.
///
/// # Errors
///
/// Fails if a place is shared and only some of those who share it play, or if no rule selects
/// anybody.
pub(super) fn between(
    event: &Event,
    stage: usize,
    divisions: &[String],
) -> Result<Vec<PlayerId>, Refused> {
    let mut field = Vec::new();
    for (name, is_lower) in divisions.iter().zip([false, true]) {
        let groups = event.groups_of(stage - 1);
        let at = groups.iter().position(|group| group.group == *name);
        let division = event.division_of(stage - 1, Some(name));
        let (Some(at), Some(division)) = (at, division) else {
            let division = name.clone();
            return Err(Refused::new(Refusal::NoPromotionMatches { division, is_lower })
                .help(Remedy::SetDivision { group: name.clone(), is_lower }));
        };
        let parts = event.parts(stage - 1);
        let part = &parts[at];
        let standings = rank(&part.event, &Ledger::whole(&part.event), StandingsOptions::default());
        let placed: Vec<&RankingRow> =
            standings.rows.iter().filter(|row| row.place.is_some()).collect();
        let range = match is_lower {
            true => division.promotion_match_places(placed.len()),
            false => division.relegation_match_places(placed.len()),
        };
        if range.is_empty() {
            let division = name.clone();
            return Err(Refused::new(Refusal::NoPromotionMatches { division, is_lower })
                .help(Remedy::SetDivision { group: name.clone(), is_lower }));
        }
        let id = |row: &&RankingRow| part.event.players[row.player].id.clone();
        for edge in [range.start, range.end] {
            let across =
                edge > 0 && edge < placed.len() && placed[edge - 1].place == placed[edge].place;
            if across {
                let place = placed[edge].place.unwrap_or_default();
                let tied: Vec<&RankingRow> =
                    placed.iter().filter(|row| row.place == Some(place)).copied().collect();
                let tied: Vec<PlayerId> = tied.iter().map(id).collect();
                let going = range.clone().filter(|&at| placed[at].place == Some(place)).count();
                return Err(shared(event, part, stage, (place, tied, going)));
            }
        }
        field.extend(placed[range].iter().map(id));
    }
    Ok(field)
}

/// Returns the first of each table, then the second of each, and so on.
fn in_turn(tables: &[Vec<PlayerId>]) -> Vec<PlayerId> {
    let most = tables.iter().map(Vec::len).max().unwrap_or(0);
    let nth = |at: usize| tables.iter().filter_map(move |table| table.get(at));
    (0..most).flat_map(nth).cloned().collect()
}

/// The competitors among whom places are counted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Counted {
    /// All of the table.
    Everybody,
    /// Those who have not withdrawn.
    Present,
}

/// Returns the qualifiers for a stage from the stage before, by places counted from 1.
///
/// The place of a competitor who has withdrawn goes to the next of the group.
///
/// # Errors
///
/// Fails if a place is shared and only some of those who share it qualify: the order of a list does
/// not separate them.
pub(super) fn qualified(
    event: &Event,
    stage: usize,
    qualify: &Qualify,
) -> Result<Qualified, Refused> {
    let mut tables: Vec<Vec<PlayerId>> = Vec::new();
    let mut passed_over = Vec::new();
    for part in event.parts(stage - 1) {
        let (table, passed) = of_part(event, &part, stage, qualify, Counted::Everybody)?;
        tables.push(table);
        passed_over.extend(passed);
    }
    Ok(Qualified { field: in_turn(&tables), passed_over })
}

/// The qualifiers from a group, in the order of its standings, and those who withdrew, with their
/// substitutes.
type FromPart = (Vec<PlayerId>, Vec<(PlayerId, Option<PlayerId>)>);

fn of_part(
    event: &Event,
    part: &Part<'_>,
    stage: usize,
    qualify: &Qualify,
    counted: Counted,
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
    let standings = rank(&part.event, &Ledger::whole(&part.event), StandingsOptions::default());
    let id = |row: &RankingRow| part.event.players[row.player].id.clone();
    let mut go_on: Vec<PlayerId> = Vec::new();
    let mut before = 0;
    for tied in standings.rows.chunk_by(|one, next| one.place == next.place) {
        let there: Vec<PlayerId> = tied.iter().map(id).filter(|id| !has_left(id)).collect();
        let many = match counted {
            Counted::Everybody => tied.len(),
            Counted::Present => there.len(),
        };
        let (place, end) = (before + 1, before + many);
        before = end;
        let open = wanted - go_on.len();
        if end < from || open == 0 {
            continue;
        }
        let above = from.saturating_sub(place);
        let going = there.len().saturating_sub(above).min(open);
        // Those without a place need no order.
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

/// Returns the refusal for a shared place if only `left` of the players qualify.
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
    let help = |later: &Stage| match later.has_places_by_group() {
        true => Remedy::DecideGroups {
            stage: later.stage.clone(),
            groups: later.groups.iter().map(|group| group.group.clone()).collect(),
        },
        false => Remedy::DecideField {
            stage: later.stage.clone(),
            system: later.system.kind(),
            carry: later.carry,
            teams: event.is_of_teams(),
        },
    };
    match event.later_stage(stage) {
        Some(later) => refused.help(help(later)),
        None => refused,
    }
}
