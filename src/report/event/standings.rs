//! Places and points: the table of an event, of its categories, of its teams.

use serde::Serialize;

use super::View;
use super::occasion::{Occasion, PlayerView, fill, mark};
use super::played::{OpenBoard, games_of, open_boards, open_notes};
use super::teams::{TeamView, team_sheet};
use super::words::{Footnote, Head, Mark, TieBreakLine, Title};
use crate::event::{Event, Ledger, Points, Round, TieBreak};
use crate::report::Line;
use crate::report::sheet::{Cell, Column, Sheet};
use crate::standings::{self, NoPlace, Options, Value};
use crate::words::{Language, say};
use draughts_ground::said::{Sentences, Told};

/// The standings: `arbiter.event-standings/1`.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StandingsView<'e> {
    /// `arbiter.event-standings/1`.
    pub schema: &'static str,
    /// The event.
    pub event: Occasion<'e>,
    /// The last round that is counted.
    pub round: Round,
    /// True if all rounds of the event are counted and no result is missing.
    pub complete: bool,
    /// Boards that have no final result yet.
    pub open: Vec<OpenBoard>,
    /// The tie-breaks, in their order.
    pub tie_breaks: Vec<TieBreakView>,
    /// Scheveningen: the teams, the better first.
    pub teams: Vec<TeamView<'e>>,
    /// The table, or one for each category.
    pub tables: Vec<StandingsTable<'e>>,
}

/// A tie-break and what it means.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TieBreakView {
    /// Its code.
    pub code: TieBreak,
    /// What it is, in a few words.
    pub title: Line,
}

/// The table of all players or of a category.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StandingsTable<'e> {
    /// The category; null for all players.
    pub category: Option<&'e str>,
    /// The players, the best first; those without a place at the end.
    pub rows: Vec<StandingsRow<'e>>,
}

/// A player of a table.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StandingsRow<'e> {
    /// The place; players who are equal in everything share it.
    pub place: Option<usize>,
    /// Why there is no place: `excluded`, `never-played`, `not-yet`.
    pub no_place: Option<&'static str>,
    /// The player.
    pub player: PlayerView<'e>,
    /// Games that have ended.
    pub games: usize,
    /// The points.
    pub points: Points,
    /// The values of the tie-breaks, in their order; null if one gives no value.
    pub values: Vec<Value>,
    /// Knockout: the round in which the player went out.
    pub out_in: Option<Round>,
    /// The first round the player takes part in, if not the first of all.
    pub from_round: Option<Round>,
    /// The last round the player took part in before withdrawing.
    pub withdrawn_after: Option<Round>,
}

/// The word for a missing place.
pub(super) const fn no_place_word(why: NoPlace) -> &'static str {
    match why {
        NoPlace::Excluded => "excluded",
        NoPlace::NeverPlayed => "never-played",
        NoPlace::NotYet => "not-yet",
    }
}

impl<'e> StandingsView<'e> {
    /// The standings after the last round of a ledger of this event: one table for each of
    /// `categories`, one of all players where there are none.
    #[must_use]
    pub fn new(event: &'e Event, ledger: &Ledger, categories: &[&'e str]) -> Self {
        let occasion = Occasion::of(event);
        let each: Vec<Option<&str>> = match categories {
            [] => vec![None],
            list => list.iter().copied().map(Some).collect(),
        };
        let ranked: Vec<_> = each
            .into_iter()
            .map(|category| (category, standings::rank(event, ledger, Options { category })))
            .collect();
        let round = super::played::last_round(ledger);
        let open = open_boards(event, ledger);
        let all_played = occasion.rounds.is_some_and(|rounds| rounds == usize::from(round.0));
        // A knockout is over when one player is left.
        let left = standings::rank(event, ledger, Options::default());
        let left = left.rows.iter().filter(|row| row.place.is_some() && row.out_in.is_none());
        let decided = !event.system.kind().loser_is_out() || left.count() == 1;
        let teams = if event.system.kind().has_teams() && categories.is_empty() {
            TeamView::of(event, ledger)
        } else {
            Vec::new()
        };
        let table = |(category, ranked): (Option<&'e str>, standings::Standings)| {
            let rows = ranked.rows.into_iter().map(|row| StandingsRow::of(event, ledger, row));
            StandingsTable { category, rows: rows.collect() }
        };
        Self {
            schema: "arbiter.event-standings/1",
            complete: all_played && open.is_empty() && decided,
            open,
            event: occasion,
            round,
            tie_breaks: event
                .tie_breaks()
                .iter()
                .map(|&code| TieBreakView { code, title: Line::of(&code) })
                .collect(),
            teams,
            tables: ranked.into_iter().map(table).collect(),
        }
    }
}

impl<'e> StandingsRow<'e> {
    fn of(event: &'e Event, ledger: &Ledger, row: standings::Row) -> Self {
        let player = &event.players[row.player];
        Self {
            place: row.place,
            no_place: row.no_place.map(no_place_word),
            player: PlayerView::of(player),
            games: games_of(event, ledger, row.player),
            points: row.score,
            values: row.values,
            out_in: row.out_in,
            from_round: player.from_round,
            withdrawn_after: player.withdrawn_after,
        }
    }

    /// Why there is no place, and who has left with one.
    fn note(&self) -> Option<Footnote> {
        let player = self.player.called();
        match (self.no_place, self.withdrawn_after) {
            (Some("excluded"), Some(round)) => Some(Footnote::Excluded { player, round }),
            (Some("never-played"), _) => Some(Footnote::NeverPlayed { player }),
            (Some("not-yet"), _) => {
                Some(Footnote::Comes { player, round: self.from_round.unwrap_or_default() })
            }
            (_, Some(round)) => Some(Footnote::Withdrew { player, round }),
            (_, None) => None,
        }
    }
}

impl View for StandingsView<'_> {
    fn sheets(&self, language: Language) -> Vec<Sheet> {
        let teams = (!self.teams.is_empty()).then(|| {
            let title = Title::Teams { round: self.round, rounds: self.event.rounds };
            team_sheet(self.event.sheet(&title, None, language), &self.teams, language)
        });
        let tables = self.tables.iter().map(|table| self.sheet(table, language));
        let mut sheets: Vec<Sheet> = teams.into_iter().chain(tables).collect();
        if let Some(last) = sheets.last_mut() {
            last.notes.extend(self.notes(language));
        }
        sheets
    }
}

impl StandingsView<'_> {
    fn sheet(&self, table: &StandingsTable<'_>, language: Language) -> Sheet {
        let category = table.category.map(str::to_owned);
        let title = match self.complete {
            true => Title::Final { category },
            false => Title::Standings { round: self.round, rounds: self.event.rounds, category },
        };
        let mut sheet = self.event.sheet(&title, None, language);
        let knockout = self.event.system.loser_is_out();
        let mut columns = vec![
            Head::Place.right(language).key(),
            Head::Id.left(language).key(),
            Head::Name.left(language).key(),
            Head::Title.left(language).spare(),
            Head::Federation.left(language).spare(),
            Head::Club.left(language).spare(),
            Head::Team.left(language).spare(),
        ];
        columns.extend(knockout.then(|| Head::OutIn.left(language)));
        columns.extend([Head::Games.right(language), Head::Points.right(language)]);
        columns.extend(self.tie_breaks.iter().map(|one| Column::right(one.code.code().as_ref())));
        let steps: Vec<usize> =
            (0..self.tie_breaks.len()).map(|at| steps_told(&table.rows, at)).collect();
        let rows = table.rows.iter().map(|row| {
            let player = &row.player;
            let [id, name] = player.id_and_name();
            let mut cells = vec![
                row.place.map_or_else(|| "-".into(), Cell::of),
                id,
                name,
                Cell::or_empty(player.title),
                Cell::or_empty(player.federation),
                Cell::or_empty(player.club),
                Cell::or_empty(player.team),
            ];
            cells.extend(knockout.then(|| self.out_in(row, language)));
            cells.extend([Cell::of(row.games), Cell::of(row.points)]);
            let values = row.values.iter().zip(&steps);
            cells.extend(values.map(|(value, &steps)| shown(value, steps).into()));
            cells
        });
        fill(&mut sheet, columns, rows.collect());
        sheet.notes = table.notes(self.round).iter().map(|note| say(note, language)).collect();
        sheet
    }

    /// When somebody went out of a knockout.
    fn out_in(&self, row: &StandingsRow<'_>, language: Language) -> Cell {
        let word = match (row.place, row.out_in) {
            (None, _) => return Cell::default(),
            (_, Some(Round(0))) => Mark::NotPaired,
            (_, Some(round)) => Mark::InRound { round },
            (_, None) if self.complete => Mark::Winner,
            (_, None) => Mark::InPlay,
        };
        mark(&word, language)
    }

    /// What holds for all tables.
    fn notes(&self, language: Language) -> Vec<String> {
        let mut notes = open_notes(&self.open, language);
        let names = self.tie_breaks.iter().enumerate().map(|(at, one)| {
            let mut rows = self.tables.iter().flat_map(|table| &table.rows);
            let against = rows.any(|row| matches!(row.values[at], Value::Against(_)));
            let (code, title) = (one.code.to_string(), one.title.said());
            TieBreakLine::Title { code, title, against }.said()
        });
        let list = Sentences::listed(names.collect());
        let any = !list.said.is_empty();
        notes.extend(any.then(|| say(&Footnote::TieBreaks { list }, language)));
        notes.extend(self.event.signature(language));
        notes
    }
}

impl StandingsTable<'_> {
    /// What is to be said of its players.
    fn notes(&self, round: Round) -> Vec<Footnote> {
        let mut places = self.rows.iter().filter_map(|row| row.place);
        let mut last = places.next();
        let shared = places.any(|place| last.replace(place) == Some(place));
        let shared = (shared && round > Round(0)).then_some(Footnote::SharedPlace);
        shared.into_iter().chain(self.rows.iter().filter_map(StandingsRow::note)).collect()
    }
}

/// How many steps of a value a table shows: as many as it takes to tell apart those whom
/// nothing before it does.
fn steps_told(rows: &[StandingsRow<'_>], at: usize) -> usize {
    let neighbours = rows.windows(2).filter(|pair| {
        let before = pair[0].values.iter().zip(&pair[1].values).take(at);
        pair[0].points == pair[1].points
            && before.into_iter().all(|(one, other)| one.compare(other).is_eq())
    });
    let needed = neighbours.map(|pair| match (&pair[0].values[at], &pair[1].values[at]) {
        (Value::Steps(one), Value::Steps(other)) => {
            let same = one.iter().zip(other).take_while(|(one, other)| one == other).count();
            same + 1
        }
        _ => 1,
    });
    needed.max().unwrap_or(1)
}

/// A value as a table shows it.
fn shown(value: &Value, steps: usize) -> String {
    match value {
        Value::Steps(list) if list.len() > steps => {
            Value::Steps(list[..steps].to_vec()).to_string()
        }
        Value::None => String::new(),
        other => other.to_string(),
    }
}
