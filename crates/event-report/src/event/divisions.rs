//! Divisions: promotion and relegation by the standings of each.

use std::collections::HashMap;

use serde::Serialize;

use super::View;
use super::occasion::{PlayerView, mark};
use super::standings::{StandingsRow, StandingsTable, StandingsView};
use super::words::{Footnote, Head, Mark, Title};
use crate::sheet::{ColumnList, Sheet};
use draughts_events::event::{Division, Event, Fate, Part, PlayerId};
use draughts_report::words::{Language, say};

/// Promotion and relegation between divisions: `arbiter.event-divisions/1`.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DivisionsView<'e> {
    /// `arbiter.event-divisions/1`.
    pub schema: &'static str,
    /// The divisions, the highest first.
    pub divisions: Vec<DivisionView<'e>>,
}

/// A division.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DivisionView<'e> {
    /// The name of the event.
    pub event: &'e str,
    /// The group that is this division; null if the whole event is.
    pub group: Option<&'e str>,
    /// Whether all rounds of the division are complete.
    pub complete: bool,
    /// The division above: the one named in the event file, otherwise the previous one in the list.
    /// Null if there is none.
    pub above: Option<&'e str>,
    /// The division below: the one named in the event file, otherwise the next one in the list.
    /// Null if there is none.
    pub below: Option<&'e str>,
    /// The number of players, or teams, in the division.
    pub size: usize,
    /// The number next season: those who stay and those who join from the other divisions in the
    /// list. Null if not known yet.
    pub next_size: Option<usize>,
    /// The players, or teams, affected by promotion or relegation, by place.
    pub moves: Vec<MoveView<'e>>,
}

/// A player or team affected by promotion or relegation.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MoveView<'e> {
    /// The place.
    pub place: usize,
    /// The team, or the player.
    pub who: PlayerView<'e>,
    /// The meaning of the place for the next season.
    pub fate: Fate,
}

impl<'e> DivisionsView<'e> {
    /// Makes the view of divisions, the highest first: each event with the parts of its last stage.
    pub fn new(events: &[(&'e Event, &'e [Part<'e>])]) -> Self {
        let mut divisions: Vec<DivisionView<'e>> =
            events.iter().flat_map(|(event, parts)| of_event(event, parts)).collect();
        let names: Vec<&str> = divisions.iter().map(DivisionView::name).collect();
        for (at, division) in divisions.iter_mut().enumerate() {
            let before = at.checked_sub(1).and_then(|at| names.get(at));
            division.above = division.above.or(before.copied());
            division.below = division.below.or(names.get(at + 1).copied());
        }
        let counts: Vec<Counts> = divisions.iter().map(Counts::of).collect();
        for (at, division) in divisions.iter_mut().enumerate() {
            let own = &counts[at];
            // The number from a division that is not in the list is unknown; beyond the highest or
            // lowest division, if nobody goes there, it is 0.
            let nobody =
                |is_end: bool, leave: Option<usize>| (is_end && leave == Some(0)).then_some(0);
            let down = match at.checked_sub(1).map(|before| &counts[before]) {
                Some(before) => before.down,
                None => nobody(division.above.is_none(), own.up),
            };
            let up = match counts.get(at + 1) {
                Some(next) => next.up,
                None => nobody(division.below.is_none(), own.down),
            };
            let stay = own.up.zip(own.down).map(|(up, down)| division.size - up - down);
            division.next_size = stay.zip(down).zip(up).map(|((stay, down), up)| stay + down + up);
        }
        Self { schema: "arbiter.event-divisions/1", divisions }
    }
}

/// The numbers of those promoted and relegated; `None` while undecided.
struct Counts {
    up: Option<usize>,
    down: Option<usize>,
}

impl Counts {
    fn of(division: &DivisionView<'_>) -> Self {
        let many = |fate: Fate| division.moves.iter().filter(|one| one.fate == fate).count();
        let open = many(Fate::Undecided) > 0;
        let up = (!open && many(Fate::PromotionMatches) == 0).then(|| many(Fate::Promoted));
        let down = (!open && many(Fate::RelegationMatches) == 0).then(|| many(Fate::Relegated));
        Self { up, down }
    }
}

impl StandingsTable<'_> {
    /// Sets what each place means for the next season.
    pub(super) fn see_fates(&mut self, division: &Division) {
        // Before the first result, places mean nothing.
        if self.rows.iter().all(|row| row.games == 0) {
            return;
        }
        let placed = self.rows.iter_mut().filter(|row| row.place.is_some());
        let mut placed: Vec<&mut StandingsRow<'_>> = placed.collect();
        let places: Vec<usize> = placed.iter().filter_map(|row| row.place).collect();
        for (row, fate) in placed.iter_mut().zip(division.fates(&places)) {
            row.fate = fate;
        }
    }
}

/// Returns the divisions of an event: its groups, or the event itself.
fn of_event<'e>(event: &'e Event, parts: &'e [Part<'e>]) -> Vec<DivisionView<'e>> {
    let view = StandingsView::of_parts(event, parts, None, &[]);
    let stage = parts.first().map_or(0, |part| part.stage);
    let decided = decided_by_matches(event, stage + 1);
    let complete = view.complete;
    let division = |table: StandingsTable<'e>| {
        let said = event.division_of(stage, table.group);
        let moves = table.rows.iter().filter_map(|row| {
            let (place, who, fate) = (row.place?, row.player.clone(), row.fate?);
            let by_matches = decided.get(who.id).copied();
            let fate = match fate {
                Fate::PromotionMatches | Fate::RelegationMatches => {
                    by_matches.unwrap_or(Some(fate))
                }
                _ => Some(fate),
            };
            Some(MoveView { place, who, fate: fate? })
        });
        DivisionView {
            event: &event.name,
            group: table.group,
            complete,
            above: said.and_then(|said| said.above.as_deref()),
            below: said.and_then(|said| said.below.as_deref()),
            size: table.rows.iter().filter(|row| row.place.is_some()).count(),
            next_size: None,
            moves: moves.collect(),
        }
    };
    view.tables.into_iter().map(division).collect()
}

/// Returns the outcome for those who played promotion matches in a stage, if these are over.
///
/// As many as came from the division above play there next season. `None` for those who stay in
/// their division.
fn decided_by_matches(event: &Event, stage: usize) -> HashMap<&PlayerId, Option<Fate>> {
    let mut decided = HashMap::new();
    let Some(later) = event.later_stage(stage) else { return decided };
    let parts = event.parts(stage);
    for (group, pair) in later.promotion_matches() {
        let Some(part) = parts.iter().find(|part| part.group == group) else { continue };
        let view = StandingsView::of_parts(event, std::slice::from_ref(part), None, &[]);
        let above = event.groups_of(stage - 1).iter().find(|one| Some(&one.group) == pair.first());
        let Some(above) = above else { continue };
        let rows: Vec<(usize, &str)> = view
            .tables
            .iter()
            .flat_map(|table| &table.rows)
            .filter_map(|row| Some((row.place?, row.player.id.as_str())))
            .collect();
        let is_above = |id: &str| above.field.iter().any(|one| one.as_str() == id);
        let stay = rows.iter().filter(|(_, id)| is_above(id)).count();
        let shared = stay > 0 && stay < rows.len() && rows[stay - 1].0 == rows[stay].0;
        if !view.complete || shared {
            continue;
        }
        for (at, (_, id)) in rows.iter().enumerate() {
            let fate = match (is_above(id), at < stay) {
                (true, false) => Some(Fate::Relegated),
                (false, true) => Some(Fate::Promoted),
                (true, true) | (false, false) => None,
            };
            let all = event.competitors();
            let own = all.into_iter().find(|one| one.as_str() == *id);
            decided.extend(own.map(|own| (own, fate)));
        }
    }
    decided
}

impl<'e> DivisionView<'e> {
    /// Returns the name of the division.
    fn name(&self) -> &'e str {
        self.group.unwrap_or(self.event)
    }

    /// Returns the division that somebody goes to.
    fn goes_to(&self, fate: Fate) -> Option<&'e str> {
        match fate {
            Fate::Promoted => self.above,
            Fate::Relegated => self.below,
            Fate::PromotionMatches | Fate::RelegationMatches | Fate::Undecided => None,
        }
    }
}

impl View for DivisionsView<'_> {
    fn sheets(&self, language: Language) -> Vec<Sheet> {
        let sheet = |division: &DivisionView<'_>| {
            let mut sheet = Sheet {
                title: division.event.to_owned(),
                subtitle: say(
                    &Title::Division {
                        group: division.group.map(str::to_owned),
                        complete: division.complete,
                    },
                    language,
                ),
                ..Sheet::default()
            };
            ColumnList::<MoveView<'_>>::new()
                .column(Head::Place.right(language).key(), |one| one.place)
                .column(Head::Name.left(language).key(), |one| one.who.name_cell())
                .column(Head::Remarks.left(language), |one| {
                    mark(&Mark::Fate { fate: one.fate }, language)
                })
                .column(Head::GoesTo.left(language).spare(), |one| division.goes_to(one.fate))
                .fill(&mut sheet, &division.moves);
            let (now, next) = (division.size, division.next_size);
            sheet.notes.push(say(&Footnote::NextSeason { now, next }, language));
            sheet
        };
        self.divisions.iter().map(sheet).collect()
    }
}
