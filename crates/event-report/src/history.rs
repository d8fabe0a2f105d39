//! The history of a file, for people and for programs.

use serde::Serialize;

use super::event::words::Head;
use draughts_ground::said::{Said, Told, said};
use draughts_report::table::{GAP, natural_widths, wrapped};
use draughts_report::words::{Language, say};
use draughts_report::{one_line, table, to_printable_json};
use journalled_file::{History, NoText, OperationState, PastOperation};

/// The index of the column with the summary, and its least width.
const WHAT: usize = 3;
const NARROWEST: u16 = 30;

/// The history of an event.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HistoryDocument<'h> {
    /// `arbiter.event-history/1`.
    pub schema: &'static str,
    /// The requested operations, the oldest first.
    pub operations: Vec<OperationView<'h>>,
    /// The number of operations that can be undone.
    pub undoable: usize,
    /// The number of operations that can be redone.
    pub redoable: usize,
    /// Whether the file was changed by hand since the last operation.
    pub edited_since: bool,
    /// The reason the file cannot be read as text; null if it can.
    pub no_text: Option<NoTextView>,
    /// The damaged parts of the history; empty if it is intact.
    pub damage: Vec<String>,
}

/// An operation of a history.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OperationView<'h> {
    /// The number, from 1.
    pub number: u64,
    /// The name of the subcommand.
    pub verb: &'h str,
    /// A description, in English.
    pub summary: &'h str,
    /// The reason; null if none was given.
    pub reason: Option<&'h str>,
    /// The command as typed.
    pub command: &'h str,
    /// The time, in UTC.
    pub at: &'h str,
    /// The user; empty if not known.
    pub by: &'h str,
    /// The state: empty for an operation in force, otherwise `undone` or `interrupted`.
    pub state: &'static str,
}

/// The reason a file cannot be read as text.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NoTextView {
    /// The kind: `gone`, `not-utf8`, `too-large` or `unreadable`.
    pub why: &'static str,
    /// A description, in English.
    pub message: String,
}

/// The history of a file, or its last operations.
#[derive(Debug, Clone, Copy)]
pub struct HistoryView<'h> {
    history: &'h History,
    shown: &'h [PastOperation],
}

impl<'h> HistoryView<'h> {
    /// Makes the view of the last operations, by default of all.
    pub fn new(history: &'h History, last: Option<usize>) -> Self {
        let skip = last.map_or(0, |last| history.operations.len().saturating_sub(last));
        Self { history, shown: &history.operations[skip..] }
    }

    /// Returns the history as JSON: `arbiter.event-history/1`.
    pub fn json(&self) -> String {
        let of_past = |past: &'h PastOperation| OperationView {
            number: past.number,
            verb: &past.operation.verb,
            summary: &past.operation.summary,
            reason: past.operation.reason.as_deref(),
            command: &past.author.command,
            at: &past.author.at,
            by: &past.author.by,
            state: state(past.state),
        };
        let damage = self.history.damage.iter();
        let damage = damage
            .map(|one| format!("{}: {}", one.number, say(&one.what, Language::English)))
            .collect();
        let no_text = self.history.no_text.as_ref().map(|no_text| NoTextView {
            why: why(no_text),
            message: say(no_text, Language::English),
        });
        to_printable_json(&HistoryDocument {
            schema: "arbiter.event-history/1",
            operations: self.shown.iter().map(of_past).collect(),
            undoable: self.history.undoable,
            redoable: self.history.redoable,
            edited_since: self.history.edited_since,
            no_text,
            damage,
        })
    }

    /// Returns the history for people, in lines of at most this many columns.
    ///
    /// It is a table, followed by problems with the file. Long sentences are wrapped. The summary
    /// of an operation is in the language if `retold` can word it, otherwise as it was recorded.
    /// What `by_hand` says of an operation is below its summary, a line each; `since` is what was
    /// changed by hand after the last operation.
    pub fn text(
        &self,
        language: Language,
        columns: u16,
        retold: impl Fn(&PastOperation) -> Option<Said>,
        by_hand: impl Fn(&PastOperation) -> Vec<Said>,
        since: &[Said],
    ) -> String {
        let row = |past: &PastOperation| {
            let reason = past.operation.reason.as_ref();
            let because = reason.map_or_else(String::new, |reason| format!(" [{reason}]"));
            let said = match language {
                Language::English => None,
                _ => retold(past).map(|said| say(&said, language)),
            };
            let said = said.as_ref().unwrap_or(&past.operation.summary);
            vec![
                past.number.to_string(),
                past.author.at.chars().take(16).collect::<String>().replace('T', " "),
                say(
                    &said!("history-verb", "{ $verb }"; verb = past.operation.verb.clone()),
                    language,
                ),
                one_line(&format!("{said}{because}")).into_owned(),
                say(
                    &said!(
                        "history-state",
                        "{ $state ->
                            [undone] undone
                            [interrupted] interrupted
                           *[other] {\"\"}
                        }";
                        state = state(past.state)
                    ),
                    language,
                ),
            ]
        };
        let below = |said: Said| {
            let mut row = vec![String::new(); WHAT + 2];
            row[WHAT] = one_line(&say(&said, language)).into_owned();
            row
        };
        let rows: Vec<Vec<String>> = self
            .shown
            .iter()
            .flat_map(|past| [row(past)].into_iter().chain(by_hand(past).into_iter().map(below)))
            .collect();
        let mut text = if self.history.operations.is_empty() {
            say(&said!("history-nothing-yet", "no operation is recorded yet"), language) + "\n"
        } else if rows.is_empty() {
            String::new()
        } else {
            let [number, when, what] =
                [Head::Operation, Head::When, Head::What].map(|head| say(&head, language));
            let header = [number.as_str(), when.as_str(), what.as_str(), "", ""];
            table(&header, &wrap_summaries(&header, rows, columns))
        };
        let mut line = |words: &str| text.push_str(&format!("{}\n", one_line(words)));
        if let Some(no_text) = &self.history.no_text {
            line(&say(no_text, language));
        // After damage nobody knows what the file should be, so the difference is no edit.
        } else if self.history.edited_since && self.history.damage.is_empty() {
            line(&say(
                &said!(
                    "history-edited-since",
                    "the file was edited by hand since; the next command records it"
                ),
                language,
            ));
            since.iter().for_each(|said| line(&say(said, language)));
        }
        self.history.notes.iter().for_each(|note| line(&say(note, language)));
        for one in &self.history.damage {
            let (number, what) = (one.number, one.what.said());
            line(&say(
                &said!(
                    "history-damaged-at",
                    "DAMAGED at operation { $number }: { $what }";
                    number, what
                ),
                language,
            ));
        }
        for file in &self.history.set_aside {
            let file = file.display().to_string();
            line(&say(&said!("history-set-aside", "set aside: { $file }"; file), language));
        }
        text
    }
}

/// Wraps long summaries, so that the table has at most this many columns.
///
/// A summary continues in rows with empty cells in the other columns.
fn wrap_summaries(header: &[&str], rows: Vec<Vec<String>>, columns: u16) -> Vec<Vec<String>> {
    let widths = natural_widths(header, &rows);
    let others = widths.iter().enumerate().filter(|(column, _)| *column != WHAT);
    let gaps = GAP * 4;
    let rest = others.fold(gaps, |sum, (_, width)| sum.saturating_add(*width));
    let room = columns.saturating_sub(rest).max(NARROWEST);
    if widths.get(WHAT).is_none_or(|width| *width <= room) {
        return rows;
    }
    let mut all = Vec::with_capacity(rows.len());
    for mut row in rows {
        let mut lines =
            wrapped(&row[WHAT], room).into_iter().map(|line| line.trim_end().to_owned());
        row[WHAT] = lines.next().unwrap_or_default();
        let columns = row.len();
        all.push(row);
        for line in lines {
            let mut further = vec![String::new(); columns];
            further[WHAT] = line;
            all.push(further);
        }
    }
    all
}

/// Returns the reason why a file has no text, in a word.
const fn why(no_text: &NoText) -> &'static str {
    match no_text {
        NoText::Gone => "gone",
        NoText::NotUtf8 { .. } => "not-utf8",
        NoText::TooLarge => "too-large",
        _ => "unreadable",
    }
}

const fn state(state: OperationState) -> &'static str {
    match state {
        OperationState::Done => "",
        OperationState::Undone => "undone",
        OperationState::Interrupted => "interrupted",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_sentence_goes_on_below_and_a_short_one_stays_as_it_is() {
        let header = ["NO", "WHEN", "WHAT", "", ""];
        let row = |what: &str| -> Vec<String> {
            ["7", "2026-11-24 11:47", "groups", what, ""].map(str::to_owned).to_vec()
        };
        let short = vec![row("p1 Ash"), row("p2 Elm")];
        assert_eq!(wrap_summaries(&header, short.clone(), 80), short);
        let names = "Ash, Elm, Oak, Fir, ".repeat(20);
        let rows = vec![row(&names), row("p2 Elm")];
        let broken = wrap_summaries(&header, rows, 80);
        let text = table(&header, &broken);
        assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
        assert!(broken.len() > 8 && broken[1][0].is_empty(), "{text}");
        assert_eq!(broken.last(), Some(&row("p2 Elm")));
        let all: Vec<&str> = broken.iter().flat_map(|row| row[WHAT].split_whitespace()).collect();
        assert_eq!(all.len(), 82, "no word is lost");
    }
}
