//! The validation of a game in the formats full, concise, JSON and CSV.

use super::finding::{TerminalStyle, render_worded};
use super::view::GameView;
use super::viewer::{page_after, page_before};
use super::{ConversionFormat, DiagramStyle, FindingsFormat, Form, SourceText, diagram, printable};
use crate::json_of_plain;
use crate::words::{Frame, Language, say, worded};
use draughts_games::board::{Color, Numbering};
use draughts_games::record::{GameReport, RecordFinding};
use draughts_ground::diag::Level;
use draughts_ground::said::{Said, said};

/// How the findings of a game are written.
///
/// Write `GameStyle { format, ..GameStyle::default() }`: a version may add fields.
#[derive(Debug, Clone, Copy, Default)]
pub struct GameStyle {
    /// The format.
    pub format: FindingsFormat,
    /// What the terminal can show.
    pub terminal: TerminalStyle,
    /// Whether every finding about a move has a diagram.
    pub diagrams: bool,
    /// The language of [`FindingsFormat::Full`] and [`FindingsFormat::Concise`].
    ///
    /// The other formats are in English.
    pub language: Language,
}

/// The columns of [`FindingsFormat::Csv`].
pub const CSV_HEADER: [&str; 17] = [
    "file",
    "game",
    "line",
    "white",
    "black",
    "event",
    "round",
    "date",
    "rules",
    "result",
    "plies",
    "legal_plies",
    "ok",
    "irregularities",
    "errors",
    "warnings",
    "first_finding",
];

/// The text around the findings of several games.
impl FindingsFormat {
    /// Returns the text before the first game.
    #[must_use]
    pub fn before_games(self) -> String {
        match self {
            Self::Json => "[\n".into(),
            Self::Csv => csv_row(&CSV_HEADER.map(str::to_owned)),
            Self::Full | Self::Concise | Self::Jsonl => String::new(),
        }
    }

    /// Returns the text between two games.
    #[must_use]
    pub const fn between_games(self) -> &'static str {
        match self {
            Self::Json => ",\n",
            Self::Full | Self::Concise | Self::Jsonl | Self::Csv => "",
        }
    }

    /// Returns the text after the last game.
    #[must_use]
    pub const fn after_games(self) -> &'static str {
        match self {
            Self::Json => "\n]\n",
            Self::Full | Self::Concise | Self::Jsonl | Self::Csv => "",
        }
    }
}

/// The text around several games that are converted.
impl ConversionFormat {
    /// Returns the text before the first game, in a language.
    #[must_use]
    pub fn before_games(self, language: Language) -> String {
        match self {
            Self::Csv => FindingsFormat::Csv.before_games(),
            Self::Html => page_before(language),
            Self::Pdn
            | Self::Fen
            | Self::Jsonl
            | Self::Games
            | Self::Positions
            | Self::Findings
            | Self::Names => String::new(),
        }
    }

    /// Returns the text after the last game, in a language.
    #[must_use]
    pub fn after_games(self, language: Language) -> String {
        match self {
            Self::Html => page_after(language),
            Self::Pdn
            | Self::Fen
            | Self::Jsonl
            | Self::Csv
            | Self::Games
            | Self::Positions
            | Self::Findings
            | Self::Names => String::new(),
        }
    }

    /// Returns the text between two games.
    #[must_use]
    pub const fn between_games(self) -> &'static str {
        match self {
            Self::Pdn => "\n",
            Self::Fen
            | Self::Html
            | Self::Jsonl
            | Self::Csv
            | Self::Games
            | Self::Positions
            | Self::Findings
            | Self::Names => "",
        }
    }

    /// Returns whether the format is JSON lines with one row per game, position or finding.
    #[must_use]
    pub const fn is_rows(self) -> bool {
        match self {
            Self::Games | Self::Positions | Self::Findings => true,
            Self::Pdn | Self::Fen | Self::Html | Self::Jsonl | Self::Csv | Self::Names => false,
        }
    }

    /// Returns the file extension for one game in this format.
    #[must_use]
    pub fn ending(self) -> &'static str {
        if self.is_rows() { "jsonl" } else { self.format().word() }
    }
}

/// Writes the report of one game of a file.
pub fn write_game(
    file: &str,
    text: &[u8],
    report: &GameReport,
    numbering: &Numbering,
    style: GameStyle,
) -> String {
    match style.format {
        FindingsFormat::Concise => {
            let frame = Frame::of(style.language);
            let said = |found| concise(file, report, found, frame, style.language);
            report.findings.iter().map(said).collect()
        }
        FindingsFormat::Json => {
            let view = GameView::of(file, report);
            json_of_plain(serde_json::to_string_pretty(&view).expect("a view is plain JSON"))
        }
        FindingsFormat::Jsonl => {
            let view = GameView::of(file, report);
            json_of_plain(serde_json::to_string(&view).expect("a view is plain JSON")) + "\n"
        }
        FindingsFormat::Csv => csv_row(&row(file, report)),
        FindingsFormat::Full => {
            let frame = Frame::of(style.language);
            let said = |found| full(file, text, report, found, numbering, frame, style);
            report.findings.iter().map(said).collect()
        }
    }
}

/// Describes the state of an irregularity: `stands`, `open`, `corrected` or `after-end`.
pub(crate) fn standing_words(standing: &'static str) -> Said {
    said!("finding-standing"; standing)
}

/// Formats the place of a finding as on a score sheet: `game 2, 23w` or `game 2, 23w, variation`.
fn place_words(report: &GameReport, found: &RecordFinding, frame: &Frame) -> String {
    let (word, game) = (&frame.game, report.game);
    match (found.at, found.variation.is_some()) {
        (None, _) => format!("{word} {game}"),
        (Some(at), false) => format!("{word} {game}, {at}"),
        (Some(at), true) => format!("{word} {game}, {at}, {}", frame.variation),
    }
}

fn full(
    file: &str,
    text: &[u8],
    report: &GameReport,
    found: &RecordFinding,
    numbering: &Numbering,
    frame: &Frame,
    style: GameStyle,
) -> String {
    let mut words = worded(&found.finding, style.language);
    words.message = format!("{}: {}", place_words(report, found, frame), words.message);
    let source = SourceText { name: file, text };
    let mut out = render_worded(&found.finding, &words, frame, source, style.terminal);
    if let (true, Some(position)) = (style.diagrams, &found.position) {
        out.push_str(&diagram(position, numbering, DiagramStyle::default()));
        out.push_str(&format!("{}\n", frame.to_move(position.turn() == Color::White)));
    }
    out.push('\n');
    out
}

fn concise(
    file: &str,
    report: &GameReport,
    found: &RecordFinding,
    frame: &Frame,
    language: Language,
) -> String {
    let finding = &found.finding;
    let place = finding.place.map_or_else(String::new, |place| format!("{place}:"));
    let standing = found.standing.map_or_else(String::new, |standing| {
        format!(" ({})", say(&standing_words(standing.word()), language))
    });
    format!(
        "{}:{place} {}[{}] {}: {}{standing}\n",
        printable(file),
        frame.level(finding.level()),
        finding.code(),
        place_words(report, found, frame),
        printable(&worded(finding, language).message).replace('\n', " ")
    )
}

fn row(file: &str, report: &GameReport) -> Vec<String> {
    let tag = |name: &str| report.tag(name).unwrap_or_default().to_owned();
    let count = |level: Level| {
        report.findings.iter().filter(|found| found.finding.level() == level).count().to_string()
    };
    let first = report
        .findings
        .iter()
        .max_by_key(|found| (found.finding.level(), std::cmp::Reverse(found.finding.span.start)));
    vec![
        file.to_owned(),
        report.game.to_string(),
        report.place.line.to_string(),
        tag("White"),
        tag("Black"),
        tag("Event"),
        tag("Round"),
        tag("Date"),
        report.rules.to_string(),
        report.result_text.clone().unwrap_or_default(),
        report.plies.to_string(),
        report.legal_plies.to_string(),
        report.ok.to_string(),
        count(Level::Irregularity),
        count(Level::Error),
        count(Level::Warning),
        first.map_or_else(String::new, |found| {
            let message = worded(&found.finding, Language::English).message;
            format!("{}: {message}", place_words(report, found, Frame::of(Language::English)))
        }),
    ]
}

/// Writes a row of comma-separated values, in which no cell can begin a formula.
pub fn csv_row(cells: &[String]) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let safe = cells.iter().map(|cell| {
        let plain = printable(cell).replace('\n', " ");
        if plain.trim_start().starts_with(['=', '+', '-', '@']) || plain.starts_with('\t') {
            format!("'{plain}")
        } else {
            plain
        }
    });
    writer.write_record(safe).expect("a vector takes every row");
    let bytes = writer.into_inner().expect("a vector takes every row");
    String::from_utf8(bytes).expect("cells are text")
}
