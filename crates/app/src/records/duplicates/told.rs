//! Messages about games that may be the same.

use super::found::LikelyDuplicate;
use draughts_ground::said::{Sentences, Told};
use draughts_ground::told;
use draughts_report::columns::{DUPLICATES_SCHEMA, DifferenceRow, DuplicateRow, json_lines};
use draughts_report::words::{Language, say};
use draughts_report::{DuplicatesFormat, csv_row, one_line};

told! {
    /// A message about games that may be the same.
    pub enum DuplicatesTold {
        Candidate {
            game: u64,
            file: String,
            line: u64,
            other: u64,
            reason: &'static str,
            plies: usize,
            ply: Option<usize>,
            differs: Option<Sentences>,
        } => "duplicate-candidate",
            "game { $game } may be game { $other } of { $file }:{ $line }: { $reason ->
                [same-moves] the same moves
                [slip] the same moves but for half-move { $ply }
               *[breaks-off] the same moves as far as one goes
            } ({ $plies ->
                [one] { $plies } half-move
               *[other] { $plies } half-moves
            }){ $differs ->
                [none] {\"\"}
               *[other] ; { $differs }
            }";
        Differs { what: &'static str, one: String, other: String } => "duplicate-differs",
            "{ $what ->
                [white] White
                [black] Black
                [event] event
                [date] date
                [round] round
                [result] result
                [colours] colours
                [move] move
               *[plies] half-moves
            } { $what ->
                [colours] exchanged
               *[other] `{ $one }` and `{ $other }`
            }";
        Counted { games: u64, candidates: usize, groups: usize } => "duplicates-counted",
            "{ $games ->
                [one] { $games } game
               *[other] { $games } games
            }: { $candidates ->
                [one] { $candidates } may be an earlier one
               *[other] { $candidates } may be earlier ones
            }, in { $groups ->
                [one] { $groups } group
               *[other] { $groups } groups
            }";
    }
}

impl LikelyDuplicate {
    /// Returns the text before all candidates.
    pub fn header(format: DuplicatesFormat) -> String {
        let heads = [
            "group",
            "reason",
            "source",
            "game",
            "line",
            "other_source",
            "other_game",
            "other_line",
            "white",
            "black",
            "event",
            "date",
            "round",
            "plies",
            "ply",
            "differs",
        ];
        match format {
            DuplicatesFormat::Csv => csv_row(&heads.map(str::to_owned)),
            DuplicatesFormat::Concise | DuplicatesFormat::Jsonl => String::new(),
        }
    }

    /// Returns the candidate in a format; only [`DuplicatesFormat::Concise`] depends on the
    /// language.
    pub fn written(&self, format: DuplicatesFormat, language: Language) -> String {
        match format {
            DuplicatesFormat::Jsonl => json_lines([self.row()]),
            DuplicatesFormat::Csv => csv_row(&self.cells()),
            DuplicatesFormat::Concise => {
                let (first, other) = (&self.first, &self.other);
                let differs = self.differs.iter().map(|(what, one, other)| {
                    let (one, other) = (one_line(one).into_owned(), one_line(other).into_owned());
                    DuplicatesTold::Differs { what, one, other }.said()
                });
                let differs = Sentences::listed(differs.collect());
                let candidate = DuplicatesTold::Candidate {
                    game: other.game,
                    file: one_line(&first.source).into_owned(),
                    line: first.line,
                    other: first.game,
                    reason: self.reason,
                    plies: first.plies.min(other.plies),
                    ply: self.ply,
                    differs: (!differs.said.is_empty()).then_some(differs),
                };
                let (file, line) = (one_line(&other.source), other.line);
                format!("{file}:{line}: {}\n", say(&candidate, language))
            }
        }
    }

    fn row(&self) -> DuplicateRow<'_> {
        let (first, other) = (&self.first, &self.other);
        let known = |at: usize| {
            let text = first.tags[at].as_str();
            text.chars().any(char::is_alphanumeric).then_some(text)
        };
        DuplicateRow {
            schema: DUPLICATES_SCHEMA,
            group: self.group,
            reason: self.reason,
            source: &first.source,
            game: first.game,
            byte: first.byte,
            line: first.line,
            other_source: &other.source,
            other_game: other.game,
            other_byte: other.byte,
            other_line: other.line,
            white: known(0),
            black: known(1),
            event: known(2),
            date_tag: known(3),
            round: known(4),
            plies: first.plies,
            other_plies: other.plies,
            ply: self.ply,
            differs: self
                .differs
                .iter()
                .map(|(what, one, other)| DifferenceRow { what, one, other })
                .collect(),
        }
    }

    fn cells(&self) -> Vec<String> {
        let (first, other) = (&self.first, &self.other);
        let differs =
            self.differs.iter().map(|(what, one, other)| format!("{what}: {one} / {other}"));
        let [white, black, event, date, round, _] = first.tags.clone();
        vec![
            self.group.to_string(),
            self.reason.to_owned(),
            first.source.clone(),
            first.game.to_string(),
            first.line.to_string(),
            other.source.clone(),
            other.game.to_string(),
            other.line.to_string(),
            white,
            black,
            event,
            date,
            round,
            first.plies.to_string(),
            self.ply.map_or_else(String::new, |ply| ply.to_string()),
            differs.collect::<Vec<_>>().join("; "),
        ]
    }
}
