//! A sheet for ticking off moves while an arbiter counts aloud: text, Markdown or a printable page.

use askama::Template;

use super::super::one_line;
use super::super::ruling::{LineWidth, Phrase, RulingWriter, TitledPosition, capital};
use super::view::{CountState, CountText, CountingClause};
use super::words::CountMessage;
use crate::words::{Language, say};
use draughts_games::board::{ByColor, Color};
use draughts_games::draw::Count;

/// Boxes in one column of the sheet.
const ROWS: usize = 20;

/// The contents of the sheet.
#[derive(Debug, Clone)]
pub(super) struct TickSheet {
    rules: String,
    /// The clause that counts, with its article.
    what: Phrase,
    /// When the game is drawn, and what sets the count back.
    told: CountText,
    sides: Vec<Color>,
    /// Moves already made.
    made: ByColor<u16>,
    /// Boxes per side.
    limit: u16,
    board: TitledPosition,
}

/// Returns the labels of the fields that are filled in by hand.
fn names(language: Language) -> [String; 6] {
    [
        CountMessage::Side { side: Color::White },
        CountMessage::Side { side: Color::Black },
        CountMessage::Event,
        CountMessage::RoundAndBoard,
        CountMessage::Arbiter,
        CountMessage::BegunAt,
    ]
    .map(|told| say(&told, language))
}

impl TickSheet {
    pub(super) fn new(
        speaker: &RulingWriter<'_>,
        counted: CountingClause<'_>,
        count: &Count,
    ) -> Self {
        let game = speaker.game;
        let end = game.moments() - 1;
        let (half, remaining) = count.remaining(game, end);
        let state = CountState::Runs(count.clone(), half, remaining);
        let told = CountText::of(speaker, counted, &state);
        let position = *game.last();
        Self {
            rules: speaker.set.label(),
            what: speaker.what_counts(counted.counting, count).into(),
            told,
            sides: speaker.ticked(count),
            made: count.made,
            limit: counted.counting.limit.moves.max(count.limit),
            board: TitledPosition {
                title: CountMessage::ToMove { turn: position.turn() }.into(),
                position,
                numbering: *speaker.numbering,
            },
        }
    }

    /// Returns one box per side for a move: ticked if the move has been made.
    fn boxes(&self, number: u16, ticked: &str, open: &str) -> Vec<String> {
        let one = |side: &Color| {
            let mark = if self.made[*side] >= number { ticked } else { open };
            mark.to_owned()
        };
        self.sides.iter().map(one).collect()
    }

    /// Returns the names of the sides whose moves are ticked off.
    fn sides(&self, language: Language) -> Vec<String> {
        self.sides.iter().map(|&side| say(&CountMessage::Side { side }, language)).collect()
    }

    pub(super) fn text(&self, language: Language) -> String {
        let title = say(&CountMessage::Title, language);
        let lines = LineWidth::default();
        let mut out = format!("{title}  {}\n\n", one_line(&self.rules));
        let names = names(language);
        let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(15);
        for name in names {
            out.push_str(&format!("{name:<width$} ______________________________\n"));
        }
        out.push('\n');
        out.push_str(&lines.wrapped(&self.told.answer(language), 0, 0));
        for line in self.told.conditions(language) {
            out.push_str(&lines.wrapped(&line, 2, 4));
        }
        let turn = self.turn(language);
        out.push_str(&format!("\n{turn}\n{}\n", self.board.ascii()));
        let columns = usize::from(self.limit).div_ceil(ROWS).max(1);
        let rows = usize::from(self.limit).div_ceil(columns);
        let heads: Vec<String> =
            self.sides(language).iter().map(|side| format!("{side:<5}")).collect();
        let head = format!("     {}", heads.join(" "));
        out.push_str(vec![head; columns].join("    ").trim_end());
        out.push('\n');
        for row in 1..=rows {
            let cells = (0..columns).filter_map(|column| {
                let number = u16::try_from(column * rows + row).ok()?;
                let boxes = self.boxes(number, "[x]  ", "[ ]  ").join(" ");
                (number <= self.limit).then(|| format!("{number:>3}  {boxes}"))
            });
            out.push_str(cells.collect::<Vec<_>>().join("    ").trim_end());
            out.push('\n');
        }
        out
    }

    /// Says who is to move.
    fn turn(&self, language: Language) -> String {
        capital(&self.board.title.say(language))
    }

    /// Returns "Count: international".
    fn title(&self, language: Language) -> String {
        say(&CountMessage::TitleOf { rules: self.rules.clone() }, language)
    }

    pub(super) fn md(&self, language: Language) -> String {
        let mut out = format!("# {}\n\n", escaped(&self.title(language)));
        out.push_str("| | |\n|---|---|\n");
        for name in names(language) {
            out.push_str(&format!("| {name} | &nbsp; |\n"));
        }
        out.push_str(&format!("\n{}\n\n", escaped(&self.told.answer(language))));
        for line in self.told.conditions(language) {
            out.push_str(&format!("- {}\n", escaped(&line)));
        }
        let turn = self.turn(language);
        out.push_str(&format!("\n{turn}:\n\n```text\n{}```\n\n", self.board.ascii()));
        let (heads, number) = (self.sides(language), say(&CountMessage::Move, language));
        out.push_str(&format!("| {number} | {} |\n|---:|", heads.join(" | ")));
        out.push_str(&":---:|".repeat(heads.len()));
        out.push('\n');
        for number in 1..=self.limit {
            out.push_str(&format!("| {number} | {} |\n", self.boxes(number, "☒", "☐").join(" | ")));
        }
        out
    }

    pub(super) fn html(&self, language: Language) -> String {
        let page = Page {
            language,
            title: one_line(&self.title(language)).into_owned(),
            what: one_line(&self.what.say(language)).into_owned(),
            when: one_line(&self.told.answer(language)).into_owned(),
            conditions: self.told.conditions(language),
            names: names(language),
            board: self.board.svg(),
            turn: self.turn(language),
            sides: self.sides(language),
            rows: (1..=self.limit).map(|row| (row, self.boxes(row, "☒", "☐"))).collect(),
            columns: usize::from(self.limit).div_ceil(ROWS).clamp(1, 4),
        };
        page.render().expect("a string takes every page")
    }
}

#[derive(Template)]
#[template(path = "count/sheet.html")]
struct Page {
    language: Language,
    title: String,
    what: String,
    when: String,
    conditions: Vec<String>,
    names: [String; 6],
    board: String,
    turn: String,
    sides: Vec<String>,
    rows: Vec<(u16, Vec<String>)>,
    columns: usize,
}

/// Escapes every character that could begin Markdown markup.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in one_line(text).chars() {
        match c {
            '<' => out.push_str("&lt;"),
            '&' => out.push_str("&amp;"),
            '\\' | '`' | '*' | '_' | '[' | ']' | '#' | '|' | '~' | '!' | '@' => {
                out.push('\\');
                out.push(c);
            }
            _ => out.push(c),
        }
    }
    out
}
