//! The explanation of a round as people read it.

use super::answer::Answer;
use super::{BracketView, FigureView, PairView, PairingExplanationView};
use crate::diag::count;
use crate::report::event::View;
use crate::report::event::colors::due_text;
use crate::report::event::occasion::{PlayerView, fill, or_empty, sentence};
use crate::report::sheet::{Column, Sheet};
use crate::report::why::{PairOf, Remark};
use crate::words::{Language, say};
use draughts_ground::said::{Said, Sentences, Told};

impl View for PairingExplanationView<'_> {
    fn sheets(&self) -> Vec<Sheet> {
        self.sheets_in(Language::English)
    }

    fn sheets_in(&self, language: Language) -> Vec<Sheet> {
        let round = sentence(&self.event.round(self.round));
        let mut sheets: Vec<Sheet> = match &self.answer {
            Some(answer) => vec![self.answered(answer, &round, language)],
            None if self.brackets.is_empty() => vec![self.event.sheet(round, None)],
            None => self.brackets.iter().map(|one| self.bracket(one, &round, language)).collect(),
        };
        if let Some(last) = sheets.last_mut() {
            last.notes.extend(self.remarks(language));
        }
        sheets
    }
}

impl PairingExplanationView<'_> {
    fn bracket(&self, bracket: &BracketView<'_>, round: &str, language: Language) -> Sheet {
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
            sheet.notes.push(say(&Remark::FromAbove { names: names.join("; ") }, language));
        }
        for left in &bracket.left_over {
            let (name, bye, why) = (left.player.called(), left.bye, left.why.clone());
            sheet.notes.push(say(&Remark::LeftOver { name, bye, why }, language));
        }
        let others = bracket.figures.iter().filter(|one| !one.is_said);
        let figure = |one: &FigureView| {
            let (counts, text) = (one.counts.said(), one.text.clone());
            Remark::Figure { counts, text, criterion: one.criterion.to_owned() }.said()
        };
        let figures: Vec<Said> = others.map(figure).collect();
        if !figures.is_empty() {
            let figures = Sentences::listed(figures);
            sheet.notes.push(say(&Remark::NotKept { figures }, language));
        }
        sheet
    }

    fn answered(&self, answer: &Answer<'_>, round: &str, language: Language) -> Sheet {
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
        sheet.notes = answer.notes.iter().map(|note| note.words(language)).collect();
        if let Some(colors) = &answer.colors {
            let (why, article) = (colors.text.said(), colors.article.to_owned());
            sheet.notes.push(say(&Remark::Colors { why, article }, language));
        }
        for expected in &answer.expected {
            let article = match &expected.criterion {
                Some(criterion) => format!(" ({}, {criterion})", self.info.law),
                None => String::new(),
            };
            let (name, other) = (expected.player.name, expected.other.as_ref());
            let other = other.map(|other| other.name.to_owned());
            let question = say(&Remark::WhyNot { name: name.to_owned(), other }, language);
            let answer = sentence(&expected.text.words(language));
            sheet.notes.push(format!("{question} {answer}{article}."));
        }
        sheet
    }

    /// What is not as the system has it.
    fn remarks(&self, language: Language) -> Vec<String> {
        let mut remarks = Vec::new();
        if self.accelerated {
            remarks.push(Remark::Accelerated.said());
        }
        remarks.extend(self.info.remark.map(|id| Said { id, facts: Vec::new() }));
        if self.answer.is_none() {
            let by_hand = self.by_hand.iter().map(|one| {
                Remark::BoardByHand { board: one.board, reason: one.reason.to_owned() }.said()
            });
            remarks.extend(by_hand);
        }
        if !self.only_published.is_empty() || !self.only_system.is_empty() {
            let list = |pairs: &[PairView<'_>]| {
                let said = pairs.iter().map(|pair| line(pair).said()).collect();
                (!pairs.is_empty()).then(|| Sentences::listed(said))
            };
            remarks.push(Remark::Otherwise { by_hand: !self.by_hand.is_empty() }.said());
            remarks.push(Remark::Published { pairs: list(&self.only_published) }.said());
            remarks.push(Remark::System { pairs: list(&self.only_system) }.said());
        }
        remarks.iter().map(|remark| say(remark, language)).collect()
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
fn line(pair: &PairView<'_>) -> PairOf {
    let white = pair.white.id.to_string();
    match &pair.black {
        Some(black) => PairOf::Players { white, black: black.id.to_string() },
        None => PairOf::Bye { id: white },
    }
}
