//! The explanation of a round as people read it.

use super::answer::Answer;
use super::{BracketView, FigureView, PairView, PairingExplanationView};
use crate::diag::count;
use crate::report::event::View;
use crate::report::event::colors::due_text;
use crate::report::event::occasion::{PlayerView, fill, or_empty, sentence};
use crate::report::sheet::{Column, Sheet};

impl View for PairingExplanationView<'_> {
    fn sheets(&self) -> Vec<Sheet> {
        let round = sentence(&self.event.round(self.round));
        let mut sheets: Vec<Sheet> = match &self.answer {
            Some(answer) => vec![self.answered(answer, &round)],
            None if self.brackets.is_empty() => vec![self.event.sheet(round, None)],
            None => self.brackets.iter().map(|one| self.bracket(one, &round)).collect(),
        };
        if let Some(last) = sheets.last_mut() {
            last.notes.extend(self.remarks());
        }
        sheets
    }
}

impl PairingExplanationView<'_> {
    fn bracket(&self, bracket: &BracketView<'_>, round: &str) -> Sheet {
        let score = count(bracket.score, "point", "points");
        let players = count(bracket.residents.len(), "player", "players");
        let more = match bracket.moved_down.len() {
            0 => String::new(),
            number => format!(" and {number} moved down"),
        };
        let mut sheet = self.event.sheet(format!("{round}, {score}: {players}{more}"), None);
        if !bracket.pairs.is_empty() {
            let rows = bracket.pairs.iter().map(row).collect();
            fill(&mut sheet, columns(), rows);
        }
        if !bracket.moved_down.is_empty() {
            let names: Vec<String> = bracket.moved_down.iter().map(PlayerView::called).collect();
            sheet.notes.push(format!("From above: {}.", names.join("; ")));
        }
        for left in &bracket.left_over {
            let what = if left.bye { "has the bye" } else { "moves down" };
            sheet.notes.push(format!("{} {what}: {}.", left.player.called(), left.why));
        }
        let others = bracket.figures.iter().filter(|one| !one.is_said);
        let figure = |one: &FigureView| format!("{}: {} ({})", one.counts, one.text, one.criterion);
        let list: Vec<String> = others.map(figure).collect();
        if !list.is_empty() {
            sheet.notes.push(format!("Not kept in full: {}.", list.join("; ")));
        }
        sheet
    }

    fn answered(&self, answer: &Answer<'_>, round: &str) -> Sheet {
        let place = match answer.board {
            Some(board) => format!("{round}, board {board}"),
            None => format!("{round}, bye"),
        };
        let place = match answer.bracket {
            Some(score) => {
                format!("{place}: bracket of {}", count(score, "point", "points"))
            }
            None => place,
        };
        let mut sheet = self.event.sheet(place, None);
        let columns = vec![
            Column::left("").key(),
            Column::right("No").spare(),
            Column::left("Id"),
            Column::left("Name"),
            Column::right("Pts"),
            Column::left("Colours"),
            Column::left("Due"),
        ];
        let colors: &[&str] = if answer.sides.len() == 2 { &["White", "Black"] } else { &["bye"] };
        let rows = colors.iter().zip(&answer.sides).map(|(color, side)| {
            vec![
                (*color).to_owned(),
                or_empty(side.player.number),
                side.player.id.to_string(),
                side.player.name.to_owned(),
                side.score.to_string(),
                side.history.clone(),
                or_empty(side.due.map(due_text)),
            ]
        });
        fill(&mut sheet, columns, rows.collect());
        sheet.notes.clone_from(&answer.notes);
        if let Some(colors) = &answer.colors {
            sheet.notes.push(format!("Colours: {} (C.04.3, {}).", colors.text, colors.article));
        }
        for expected in &answer.expected {
            let article = match &expected.criterion {
                Some(criterion) => format!(" ({}, {criterion})", self.info.law),
                None => String::new(),
            };
            let name = expected.player.name;
            let question = match &expected.other {
                Some(other) => format!("Why not {name} - {}?", other.name),
                None => format!("Why not the bye for {name}?"),
            };
            sheet.notes.push(format!("{question} {}{article}.", sentence(&expected.text)));
        }
        sheet
    }

    /// What is not as the system has it.
    fn remarks(&self) -> Vec<String> {
        let mut remarks = Vec::new();
        if self.accelerated {
            remarks.push("The points are those of the pairing, acceleration included.".into());
        }
        remarks.extend(self.info.remark.map(str::to_owned));
        if self.answer.is_none() {
            let by_hand = self.by_hand.iter();
            remarks.extend(
                by_hand
                    .map(|one| format!("Board {} was paired by hand: {}.", one.board, one.reason)),
            );
        }
        if self.only_published.is_empty() && self.only_system.is_empty() {
            return remarks;
        }
        let why = if self.by_hand.is_empty() {
            "the system pairs the round otherwise today; were results or players changed since?"
        } else {
            "the system would have paired the round otherwise"
        };
        remarks.push(format!("{}:", sentence(why).trim_end_matches(':')));
        let list = |pairs: &[PairView<'_>]| match pairs {
            [] => "nothing".to_owned(),
            pairs => pairs.iter().map(line).collect::<Vec<_>>().join("; "),
        };
        remarks.push(format!("published: {}", list(&self.only_published)));
        remarks.push(format!("system: {}", list(&self.only_system)));
        remarks
    }
}

fn columns() -> Vec<Column> {
    vec![
        Column::right("Bd").key(),
        Column::right("No").spare(),
        Column::left("Id").spare(),
        Column::left("White"),
        Column::right("No").spare(),
        Column::left("Id").spare(),
        Column::left("Black"),
    ]
}

fn row(pair: &PairView<'_>) -> Vec<String> {
    let side = |player: Option<&PlayerView<'_>>| {
        [
            or_empty(player.and_then(|player| player.number)),
            or_empty(player.map(|player| player.id)),
            or_empty(player.map(|player| player.name)),
        ]
    };
    let mut row = vec![or_empty(pair.board)];
    row.extend(side(Some(&pair.white)));
    row.extend(side(pair.black.as_ref()));
    row
}

/// `p3 - p8`, `p5 bye`.
fn line(pair: &PairView<'_>) -> String {
    match &pair.black {
        Some(black) => format!("{} - {}", pair.white.id, black.id),
        None => format!("{} bye", pair.white.id),
    }
}
