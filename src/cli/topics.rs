//! Chapters of the book in the terminal: `arbiter help swiss`.

use std::ffi::OsString;
use std::fmt::Write;

use super::exit::{Failure, Outcome, colorful};
use super::grouped::help_columns;
use super::misuse::{Misuse, misuse};
use super::words::wrapped;
use crate::diag::nearest;

/// A chapter: its part of the book, its name, its title, and its text.
struct Chapter {
    part: &'static str,
    name: &'static str,
    title: &'static str,
    text: &'static str,
}

/// The chapters that are in the program, by the parts of the book.
macro_rules! chapters {
    ($($part:literal => [$($path:literal, $title:literal,)+],)+) => {
        const CHAPTERS: &[Chapter] = &[$($(Chapter {
            part: $part,
            name: $path,
            title: $title,
            text: include_str!(concat!("../../docs/src/", $path, ".md")),
        },)+)+];
    };
}

chapters! {
    "Tutorials" => [
        "tutorials/first-records", "An evening's game records",
        "tutorials/disputed-draw", "A disputed draw",
        "tutorials/first-event", "A first club event",
    ],
    "How to" => [
        "how-to/judge-a-record", "Judge a game record",
        "how-to/incidents", "Report what the moves do not show",
        "how-to/rule-on-a-claim", "Rule on a claim",
        "how-to/count-at-the-board", "Count moves at the board",
        "how-to/final-positions", "Count a final position",
        "how-to/repair", "Repair a record",
        "how-to/collections", "Check a collection",
        "how-to/archives", "Check an archive on many machines",
        "how-to/convert", "Convert records",
        "how-to/diagrams", "Diagrams, and games on a page",
        "how-to/columns", "Ask questions of an archive",
        "how-to/clean-archive", "Keep an archive clean",
        "how-to/legal-moves", "Ask what is legal",
        "how-to/run-an-event", "Run an event",
        "how-to/results", "Enter results",
        "how-to/when-things-change", "When things change during an event",
        "how-to/event-desk", "Enter results at the desk",
        "how-to/two-arbiters", "Two arbiters, one event",
        "how-to/swiss", "Run a Swiss",
        "how-to/draw-openings", "Draw openings",
        "how-to/teams", "Teams and leagues",
        "how-to/players", "Know the players",
        "how-to/pdn-of-an-event", "Write the games of an event",
        "how-to/lists-and-cards", "Print lists and cards",
        "how-to/lists-of-teams", "Show and print matches of teams",
        "how-to/play-offs", "Play a play-off",
        "how-to/publish", "Publish an event",
        "how-to/prizes", "Give prizes",
        "how-to/arbiters-book", "Keep the arbiter's book, send the report, judge norms",
        "how-to/pair-for-programs", "Pair for other programs",
        "how-to/ratings", "Keep ratings",
        "how-to/club-rules", "Write the rules of your club",
        "how-to/windows", "Work on Windows",
        "how-to/embed", "Use it as a library",
    ],
    "Reference" => [
        "reference/incidents", "Incidents",
        "reference/event-file", "The event file",
        "reference/tie-breaks", "Tie-breaks",
        "reference/positions", "Positions and squares",
        "reference/rule-sets", "Rule sets",
        "reference/rule-fields", "Fields of a rule set",
        "reference/exit-codes", "Exit codes and streams",
    ],
    "Explanation" => [
        "explanation/sources", "Why \"not seen\"",
        "explanation/irregularities", "Who decides about an irregularity",
        "explanation/which-law", "Which law decides a claim",
        "explanation/leagues", "Leagues and championships as files",
        "explanation/durability", "How an event stays safe",
        "explanation/move-generator", "Is the move generator right?",
        "explanation/speed", "How fast it is",
    ],
    "Contributing" => [
        "contributing/glossary", "Glossary",
    ],
}

impl Chapter {
    /// The word that asks for it.
    fn word(&self) -> &'static str {
        self.name.rsplit('/').next().unwrap_or(self.name)
    }
}

/// What is asked for.
#[derive(Debug)]
pub(super) enum Topic {
    /// The list.
    All,
    /// A chapter, by its word.
    Chapter(String),
}

/// The chapter that these arguments ask for; `None` for the help of a command.
pub(super) fn asked_in(args: &[OsString]) -> Option<Topic> {
    let mut words = args.iter().skip(1).filter_map(|word| word.to_str());
    let words: Vec<&str> = std::iter::from_fn(|| match words.next()? {
        "--lang" | "--encoding" => {
            words.next();
            Some("")
        }
        word if word.starts_with("--") => Some(""),
        word => Some(word),
    })
    .filter(|word| !word.is_empty())
    .collect();
    match words.as_slice() {
        ["help", "topics"] => Some(Topic::All),
        ["help", "topics", word] => Some(Topic::Chapter((*word).to_owned())),
        ["help", word] if !word.starts_with('-') && !super::is_command(word) => {
            Some(Topic::Chapter((*word).to_owned()))
        }
        _ => None,
    }
}

/// Prints what is asked for.
pub(super) fn show(topic: Topic) -> Result<Outcome, Failure> {
    let word = match topic {
        Topic::All => return super::help_shown(&list()),
        Topic::Chapter(word) => word,
    };
    if let Some(chapter) = CHAPTERS.iter().find(|chapter| chapter.word() == word) {
        return super::help_shown(&read(
            chapter.text,
            help_columns(),
            colorful(&std::io::stdout()),
        ));
    }
    if let Some(help) = super::event_help(&word) {
        return super::help_shown(&help);
    }
    let words = CHAPTERS.iter().map(Chapter::word).chain(super::command_words());
    let near = nearest(&word, words).map(str::to_owned);
    Err(misuse(&Misuse::NoTopic { word, near }))
}

/// The list of the chapters.
fn list() -> String {
    let mut text = String::from("Chapters of the book; `arbiter help topics NAME` prints one.\n");
    let widest = CHAPTERS.iter().map(|chapter| chapter.word().len()).max().unwrap_or(0);
    let mut part = "";
    for chapter in CHAPTERS {
        if chapter.part != part {
            part = chapter.part;
            let _ = write!(text, "\n{part}:\n");
        }
        let _ = writeln!(text, "  {:widest$}  {}", chapter.word(), chapter.title);
    }
    text
}

/// A chapter as text of so many columns: without the marks of Markdown, code indented.
fn read(chapter: &str, columns: usize, is_colored: bool) -> String {
    let mut out = String::new();
    let mut paragraph = String::new();
    let mut is_code = false;
    for line in chapter.lines().filter(|line| !line.starts_with("<!--")) {
        if line.starts_with("```") {
            flush(&mut paragraph, columns, &mut out);
            is_code = !is_code;
        } else if is_code {
            let _ = writeln!(out, "    {line}");
        } else if let Some(heading) = line.strip_prefix('#') {
            flush(&mut paragraph, columns, &mut out);
            let heading = without_links(heading.trim_start_matches('#').trim());
            let _ = match is_colored {
                true => writeln!(out, "\u{1b}[1m{heading}\u{1b}[0m"),
                false => writeln!(out, "{heading}\n{}", "-".repeat(heading.chars().count())),
            };
        } else if line.trim().is_empty() {
            flush(&mut paragraph, columns, &mut out);
            out.push('\n');
        } else if line.starts_with('|') {
            flush(&mut paragraph, columns, &mut out);
            if !line.starts_with("|---") {
                let _ = writeln!(out, "{}", without_links(line));
            }
        } else {
            if is_item(line) {
                flush(&mut paragraph, columns, &mut out);
            }
            paragraph.push_str(line.trim_end());
            paragraph.push('\n');
        }
    }
    flush(&mut paragraph, columns, &mut out);
    format!("{}\n", out.trim_end())
}

/// True for the first line of an item of a list.
fn is_item(line: &str) -> bool {
    let line = line.trim_start();
    let number = line.trim_start_matches(|c: char| c.is_ascii_digit());
    line.starts_with("- ") || (number.len() < line.len() && number.starts_with(". "))
}

/// Writes a paragraph, or an item with its further lines indented.
fn flush(paragraph: &mut String, columns: usize, out: &mut String) {
    if paragraph.is_empty() {
        return;
    }
    let text = without_links(paragraph);
    let margin = if is_item(&text) { 2 } else { 0 };
    for (at, line) in wrapped(&text, columns - margin).iter().enumerate() {
        let _ = match at {
            0 => writeln!(out, "{line}"),
            _ => writeln!(out, "{:margin$}{line}", ""),
        };
    }
    paragraph.clear();
}

/// A text with the words of its links alone, or the name of the chapter behind them.
fn without_links(text: &str) -> String {
    let (mut out, mut rest) = (String::new(), text);
    while let Some((before, after)) = rest.split_once('[') {
        out.push_str(before);
        let link = after.split_once("](").and_then(|(words, after)| {
            let (target, after) = after.split_once(')')?;
            (!words.contains('[')).then_some((words, target, after))
        });
        match link {
            Some((words, _, after)) => {
                out.push_str(words);
                rest = after;
            }
            None => {
                out.push('[');
                rest = after;
            }
        }
    }
    out + rest
}
