//! Chapters of the manual in the terminal: `arbiter help swiss`.

use std::ffi::OsString;
use std::fmt::Write;

use super::exit::{Failure, Outcome, colorful};
use super::grouped::help_columns;
use super::misuse::{Misuse, misuse};
use super::words::wrapped;
use crate::diag::nearest;

/// A chapter: its part of the manual, its name, its title, and its text.
struct Chapter {
    part: &'static str,
    name: &'static str,
    title: &'static str,
    text: &'static str,
}

/// The table of contents: the parts, and the titles of their chapters.
const CONTENTS: &str = include_str!("../../docs/src/SUMMARY.md");

/// Declares the texts of the built-in chapters, by name.
macro_rules! texts {
    ($($path:literal,)+) => {
        const TEXTS: &[(&str, &str)] = &[
            $(($path, include_str!(concat!("../../docs/src/", $path, ".md"))),)+
        ];
    };
}

texts! {
    "how-to/install",
    "tutorials/disputed-draw",
    "tutorials/first-event",
    "tutorials/first-records",
    "how-to/tournament-day",
    "how-to/cheat-sheet",
    "how-to/faq",
    "how-to/troubleshooting",
    "how-to/words",
    "how-to/other-programs",
    "how-to/rule-on-a-claim",
    "how-to/count-at-the-board",
    "how-to/incidents",
    "how-to/legal-moves",
    "how-to/report-a-ruling",
    "how-to/pdn-for-arbiters",
    "how-to/judge-a-record",
    "how-to/repair",
    "how-to/collections",
    "how-to/convert",
    "how-to/diagrams",
    "how-to/games-in-a-browser",
    "how-to/run-an-event",
    "how-to/players",
    "how-to/update-ratings",
    "how-to/draw-openings",
    "how-to/look-up-openings",
    "how-to/check-a-draw",
    "how-to/opening-tables",
    "how-to/club-rules",
    "how-to/windows",
    "how-to/swiss",
    "how-to/results",
    "how-to/event-desk",
    "how-to/names-in-records",
    "how-to/when-things-change",
    "how-to/two-arbiters",
    "how-to/lists-and-cards",
    "how-to/arbiters-book",
    "how-to/publish",
    "how-to/privacy",
    "how-to/play-offs",
    "how-to/knockout-play-offs",
    "how-to/final-positions",
    "how-to/prizes",
    "how-to/prize-options",
    "how-to/title-norms",
    "how-to/federation-report",
    "how-to/pdn-of-an-event",
    "how-to/ratings",
    "how-to/teams",
    "how-to/groups-and-finals",
    "how-to/lists-of-teams",
    "how-to/team-standings",
    "how-to/fixtures",
    "explanation/leagues",
    "how-to/archives",
    "how-to/archive-files",
    "how-to/archive-conversion",
    "how-to/columns",
    "how-to/clean-archive",
    "how-to/pair-for-programs",
    "how-to/prize-case",
    "how-to/embed",
    "reference/incidents",
    "reference/event-file",
    "reference/tie-breaks",
    "reference/positions",
    "reference/rule-sets",
    "reference/rule-fields",
    "reference/exit-codes",
    "reference/stable",
    "explanation/evidence",
    "explanation/sources",
    "explanation/irregularities",
    "explanation/which-law",
    "explanation/durability",
    "explanation/move-generator",
    "explanation/speed",
    "contributing/glossary",
}

/// Iterates over the built-in chapters, in the order of the contents.
fn chapters() -> impl Iterator<Item = Chapter> {
    let mut part = "";
    CONTENTS.lines().filter_map(move |line| {
        if let Some(heading) = line.strip_prefix("# ") {
            part = heading;
        }
        let (title, target) = line.strip_prefix("- [")?.split_once("](")?;
        let name = target.strip_suffix(".md)")?;
        let (name, text) = TEXTS.iter().find(|(known, _)| *known == name)?;
        Some(Chapter { part, name, title, text })
    })
}

impl Chapter {
    /// Returns the word for the chapter on the command line.
    fn word(&self) -> &'static str {
        self.name.rsplit('/').next().unwrap_or(self.name)
    }
}

/// A requested topic.
#[derive(Debug)]
pub(super) enum Topic {
    /// The list of chapters.
    All,
    /// A chapter, by its word.
    Chapter(String),
}

/// Returns the topic that these arguments request; `None` for the help of a command.
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

/// Prints a topic.
pub(super) fn show(topic: Topic) -> Result<Outcome, Failure> {
    let word = match topic {
        Topic::All => return super::help_shown(&list()),
        Topic::Chapter(word) => word,
    };
    if let Some(chapter) = chapters().find(|chapter| chapter.word() == word) {
        return super::help_shown(&read(
            chapter.text,
            help_columns(),
            colorful(&std::io::stdout()),
        ));
    }
    if let Some(help) = super::event_help(&word) {
        return super::help_shown(&help);
    }
    let words = chapters().map(|chapter| chapter.word()).chain(super::command_words());
    let near = nearest(&word, words).map(str::to_owned);
    Err(misuse(&Misuse::NoTopic { word, near }))
}

/// Returns the list of the chapters.
fn list() -> String {
    let mut text = String::from("Chapters of the manual; `arbiter help topics NAME` prints one.\n");
    let widest = chapters().map(|chapter| chapter.word().len()).max().unwrap_or(0);
    let mut part = "";
    for chapter in chapters() {
        if chapter.part != part {
            part = chapter.part;
            let _ = write!(text, "\n{part}:\n");
        }
        let _ = writeln!(text, "  {:widest$}  {}", chapter.word(), chapter.title);
    }
    text
}

/// Returns a chapter as text of this width: without Markdown markup, with code indented.
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

/// Returns whether a line is the first of a list item.
fn is_item(line: &str) -> bool {
    let line = line.trim_start();
    let number = line.trim_start_matches(|c: char| c.is_ascii_digit());
    line.starts_with("- ") || (number.len() < line.len() && number.starts_with(". "))
}

/// Writes a paragraph, or a list item with its continuation lines indented.
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

/// Returns a text with the words of its links alone, or the names of the chapters that they lead
/// to.
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
