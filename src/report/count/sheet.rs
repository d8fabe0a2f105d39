//! A sheet to tick off while an arbiter counts aloud: as text, Markdown, and a page to print.

use askama::Template;

use super::super::one_line;
use super::super::ruling::{Board, Speaker, without_sources, wrapped};
use super::view::{Counted, State};
use crate::board::{ByColor, Color};
use crate::draw::Count;
use crate::words::Language;

/// Rows of boxes below each other.
const ROWS: usize = 20;

/// What stands on the sheet.
#[derive(Debug, Clone)]
pub(super) struct TickSheet {
    rules: String,
    /// What is counted, with the article.
    what: String,
    /// When the game is drawn.
    when: String,
    conditions: Vec<String>,
    sides: Vec<Color>,
    /// Moves that are made already.
    made: ByColor<u16>,
    /// Boxes a side.
    limit: u16,
    board: Board,
}

/// What is filled in by hand.
const NAMES: [&str; 6] = ["White", "Black", "Event", "Round, board", "Arbiter", "Count begun at"];

impl TickSheet {
    pub(super) fn new(speaker: &Speaker<'_>, counted: Counted<'_>, count: &Count) -> Self {
        let game = speaker.game;
        let end = game.moments() - 1;
        let (half, remaining) = count.remaining(game, end);
        let state = State::Runs(count.clone(), half, remaining);
        let mut when = [speaker.counted(counted, &state)];
        let mut conditions = speaker.conditions(counted, &state);
        conditions.extend(without_sources(&mut when));
        let [when] = when;
        let position = *game.last();
        Self {
            rules: speaker.set.label(),
            what: speaker.what_counts(counted.counting, count),
            when,
            conditions,
            sides: speaker.ticked(count),
            made: count.made,
            limit: counted.counting.limit.moves.max(count.limit),
            board: Board {
                title: format!("{} to move", position.turn()).into(),
                position,
                numbering: *speaker.numbering,
            },
        }
    }

    /// A box for each move of a side: ticked if it is made.
    fn boxes(&self, number: u16, ticked: &str, open: &str) -> Vec<String> {
        let one = |side: &Color| {
            let mark = if self.made[*side] >= number { ticked } else { open };
            mark.to_owned()
        };
        self.sides.iter().map(one).collect()
    }

    pub(super) fn text(&self) -> String {
        let mut out = format!("COUNT  {}\n\n", one_line(&self.rules));
        for name in NAMES {
            out.push_str(&format!("{name:<15} ______________________________\n"));
        }
        out.push('\n');
        out.push_str(&wrapped(&self.when, 0, 0));
        for line in &self.conditions {
            out.push_str(&wrapped(line, 2, 4));
        }
        let turn = self.board.title.say(Language::English);
        out.push_str(&format!("\n{turn}\n{}\n", self.board.ascii()));
        let columns = usize::from(self.limit).div_ceil(ROWS).max(1);
        let rows = usize::from(self.limit).div_ceil(columns);
        let heads: Vec<String> = self.sides.iter().map(|side| format!("{side:<5}")).collect();
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

    pub(super) fn md(&self) -> String {
        let mut out = format!("# Count: {}\n\n", escaped(&self.rules));
        out.push_str("| | |\n|---|---|\n");
        for name in NAMES {
            out.push_str(&format!("| {name} | &nbsp; |\n"));
        }
        out.push_str(&format!("\n{}\n\n", escaped(&self.when)));
        for line in &self.conditions {
            out.push_str(&format!("- {}\n", escaped(line)));
        }
        let turn = self.board.title.say(Language::English);
        out.push_str(&format!("\n{turn}:\n\n```text\n{}```\n\n", self.board.ascii()));
        let heads: Vec<String> = self.sides.iter().map(ToString::to_string).collect();
        out.push_str(&format!("| Move | {} |\n|---:|", heads.join(" | ")));
        out.push_str(&":---:|".repeat(heads.len()));
        out.push('\n');
        for number in 1..=self.limit {
            out.push_str(&format!("| {number} | {} |\n", self.boxes(number, "☒", "☐").join(" | ")));
        }
        out
    }

    pub(super) fn html(&self) -> String {
        let page = Page {
            title: one_line(&format!("Count: {}", self.rules)).into_owned(),
            what: one_line(&self.what).into_owned(),
            when: one_line(&self.when).into_owned(),
            conditions: &self.conditions,
            names: NAMES,
            board: self.board.svg(),
            turn: self.board.title.say(Language::English),
            sides: self.sides.iter().map(ToString::to_string).collect(),
            rows: (1..=self.limit).map(|row| (row, self.boxes(row, "☒", "☐"))).collect(),
            columns: usize::from(self.limit).div_ceil(ROWS).clamp(1, 4),
        };
        page.render().expect("a string takes every page")
    }
}

#[derive(Template)]
#[template(path = "sheet.html", config = "src/report/count/askama.toml")]
struct Page<'s> {
    title: String,
    what: String,
    when: String,
    conditions: &'s [String],
    names: [&'static str; 6],
    board: String,
    turn: String,
    sides: Vec<String>,
    rows: Vec<(u16, Vec<String>)>,
    columns: usize,
}

/// Text without meaning to Markdown: what can begin markup is escaped.
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
