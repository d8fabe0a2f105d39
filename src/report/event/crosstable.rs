//! Everybody's results: player against player where all meet, else round by round.

use std::collections::HashMap;

use serde::Serialize;

use super::View;
use super::occasion::{Occasion, PlayerView, fill};
use super::played::{OpenBoard, PlayedRound, last_round, open_boards, open_notes, rounds_of};
use crate::event::{Event, Ledger, Outcome, PlayerId, Points, Round};
use crate::report::sheet::{Column, Sheet};
use crate::standings::{self, Options};

/// The results of all players: `arbiter.event-crosstable/1`.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CrosstableView<'e> {
    /// `arbiter.event-crosstable/1`.
    pub schema: &'static str,
    /// The event.
    pub event: Occasion<'e>,
    /// The last round that is counted.
    pub round: Round,
    /// Games of a pairing: 2 in a micro-match.
    pub games: usize,
    /// Boards that have no final result yet.
    pub open: Vec<OpenBoard>,
    /// The players in the order of the standings.
    pub rows: Vec<CrosstableRow<'e>>,
}

/// A player with all rounds.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CrosstableRow<'e> {
    /// The number in this table, from 1, by which cells name an opponent.
    pub line: usize,
    /// The place; null if there is none.
    pub place: Option<usize>,
    /// The player.
    pub player: PlayerView<'e>,
    /// The rounds.
    pub rounds: Vec<PlayedRound<'e>>,
    /// The points.
    pub points: Points,
}

impl<'e> CrosstableView<'e> {
    /// The results up to the last round of a ledger of this event.
    #[must_use]
    pub fn new(event: &'e Event, ledger: &Ledger) -> Self {
        let ranked = standings::rank(event, ledger, Options::default());
        let row = |(line, row): (usize, standings::Row)| CrosstableRow {
            line,
            place: row.place,
            player: PlayerView::of(&event.players[row.player]),
            rounds: rounds_of(event, ledger, row.player),
            points: row.score,
        };
        Self {
            schema: "arbiter.event-crosstable/1",
            event: Occasion::of(event),
            round: last_round(ledger),
            games: event.scoring.games(),
            open: open_boards(ledger),
            rows: (1..).zip(ranked.rows).map(row).collect(),
        }
    }
}

impl CrosstableRow<'_> {
    /// True if the player was in no list and sat at no board in this round and later:
    /// withdrawn, or out of a knockout.
    fn is_gone_in(&self, round: Round) -> bool {
        let later = self.rounds.iter().filter(|one| one.round >= round);
        later.into_iter().all(|one| one.bye.is_none() && one.opponent.is_none())
    }
}

impl View for CrosstableView<'_> {
    fn sheets(&self) -> Vec<Sheet> {
        let subtitle = format!("Crosstable {}", self.event.after(self.round));
        let mut sheet = self.event.sheet(subtitle, None);
        let lines: HashMap<&PlayerId, usize> =
            self.rows.iter().map(|row| (row.player.id, row.line)).collect();
        let all_meet = self.event.system.all_meet();
        let across: Vec<String> = if all_meet {
            self.rows.iter().map(|row| row.line.to_string()).collect()
        } else {
            (1..=self.round.0).map(|round| format!("R{round}")).collect()
        };
        let mut columns = vec![Column::right("Row").key(), Column::left("Name").key()];
        columns.extend(across.into_iter().map(Column::center));
        columns.extend([Column::right("Pts"), Column::right("Pl")]);
        let rows = self.rows.iter().map(|row| {
            let mut cells = vec![row.line.to_string(), row.player.name.to_owned()];
            if all_meet {
                cells.extend(self.against_each(row, &lines));
            } else {
                cells.extend(row.rounds.iter().map(|round| self.in_round(row, round, &lines)));
            }
            let place = row.place.map_or_else(|| "-".into(), |place| place.to_string());
            cells.extend([row.points.to_string(), place]);
            cells
        });
        fill(&mut sheet, columns, rows.collect());
        sheet.notes = self.notes(all_meet);
        vec![sheet]
    }
}

impl CrosstableView<'_> {
    /// The results against each player of the table, one behind the other: `2 1`; a point
    /// stands for a missing one before others.
    fn against_each(
        &self,
        row: &CrosstableRow<'_>,
        lines: &HashMap<&PlayerId, usize>,
    ) -> Vec<String> {
        let mut results: Vec<Vec<String>> = vec![Vec::new(); self.rows.len()];
        for round in &row.rounds {
            if let Some(&line) = round.opponent.and_then(|opponent| lines.get(opponent)) {
                results[line - 1].push(round.own(self.games));
            }
        }
        let cell = |results: &Vec<String>| {
            let known = results.iter().rposition(|own| !own.is_empty()).map_or(0, |at| at + 1);
            let shown = results[..known].iter().map(|own| if own.is_empty() { "." } else { own });
            shown.collect::<Vec<_>>().join(" ")
        };
        let mut cells: Vec<String> = results.iter().map(cell).collect();
        cells[row.line - 1] = "■".into();
        cells
    }

    /// A round in the usual form: `12w2` is the opponent's number, the colour and the points.
    fn in_round(
        &self,
        row: &CrosstableRow<'_>,
        round: &PlayedRound<'_>,
        lines: &HashMap<&PlayerId, usize>,
    ) -> String {
        let line = round.opponent.and_then(|opponent| lines.get(opponent));
        match (line, round.color) {
            (Some(line), Some(color)) => {
                format!("{line}{}{}", color.letter(), round.own(self.games))
            }
            _ if round.points > Points::ZERO => format!("+{}", round.points),
            _ if row.is_gone_in(round.round) => String::new(),
            _ => "-".into(),
        }
    }

    fn notes(&self, all_meet: bool) -> Vec<String> {
        let mut notes = open_notes(&self.open);
        let any = |is: &dyn Fn(&PlayedRound<'_>) -> bool| {
            self.rows.iter().flat_map(|row| &row.rounds).any(is)
        };
        let has = |outcome: fn(&Outcome) -> bool| any(&|round| round.result.iter().any(outcome));
        let mut marks = Vec::new();
        if !all_meet {
            marks.push(if self.games > 1 {
                "12w3-1: row of the opponent, White first, points of the games"
            } else {
                "12w2: row of the opponent, White, 2 points"
            });
            if any(&|round| round.opponent.is_none() && round.points > Points::ZERO) {
                marks.push("+2: points without an opponent");
            }
        }
        if has(|one| matches!(one, Outcome::Forfeit(_) | Outcome::DoubleForfeit)) {
            marks.push(if all_meet {
                "+ and -: won and lost by forfeit"
            } else {
                "12w+ and 12w-: won and lost by forfeit"
            });
        }
        let absent = |round: &PlayedRound<'_>| round.bye.is_some() && round.points == Points::ZERO;
        if !all_meet && any(&absent) {
            marks.push("-: absent");
        }
        if self.games > 1 && any(&|round| !round.complete && !round.result.is_empty()) {
            marks.push("*: not finished, no points yet");
        }
        if has(|one| *one == Outcome::Adjourned) {
            marks.push("a: adjourned");
        }
        if has(|one| *one == Outcome::Annulled) {
            marks.push("x: struck out");
        }
        if any(&|round| !round.counts && round.result.iter().any(|one| *one != Outcome::Annulled)) {
            marks.push("in brackets: counts for nobody");
        }
        if !marks.is_empty() {
            notes.push(format!("{}.", marks.join("; ")));
        }
        notes.extend(self.event.signature());
        notes
    }
}
