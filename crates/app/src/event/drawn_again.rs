//! Verification of the draws of openings that an event records.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::draw::meant;
use crate::openings::load_from;
use draughts_events::acts::{Act, ClearOpenings, DrawOpenings, PairRound};
use draughts_events::event::{DrawnNumber, DrawnOpening, Event, Problem, Round, codes};
use draughts_games::openings::{Opening, Table};
use draughts_ground::diag::found;
use journalled_file::{History, OperationState};

found! {
    /// A difference between a recorded draw and its table.
    pub enum DrawnOtherwise {
        /// The table from which `openings` openings were drawn, first for `round`, does not exist
        /// or, if `faulty`, cannot be used.
        NoTable {
            round: Round,
            table: String,
            openings: usize,
            faulty: bool,
        } => "drawn-no-table", codes::OPENING_DRAWN,
            "the table { $table } { $faulty ->
                [yes] has errors
               *[no] cannot be found
            }; { $openings ->
                [1] 1 opening was
               *[other] { $openings } openings were
            } drawn from it, the first for round { $round }";
        Gone { round: Round, table: String, line: String } => "drawn-gone", codes::OPENING_DRAWN,
            "round { $round }: { $line } was drawn from { $table }, which does not have it, or \
             not the decks that were named";
        Other {
            round: Round,
            line: String,
            number: u64,
            of: u32,
            allowed: usize,
            meant: String,
        } => "drawn-other", codes::OPENING_DRAWN,
            "round { $round }: { $line } does not follow from { $number } among { $of } lines: \
             { $allowed ->
            [0] no line was left
           *[other] { $allowed } were left, and it means { $meant }
        }";
        Unknown {
            round: Round,
            line: String,
            number: u64,
            of: u32,
            allowed: usize,
        } => "drawn-unknown", codes::OPENING_DRAWN,
            "round { $round }: { $line } was drawn by { $number } among { $of } lines, and the \
             file leaves { $allowed }; without its history nobody can tell which had been used";
    }
}

/// Used lines of tables: the name of the table and the number of the line.
type Used = BTreeSet<(String, String)>;

/// Returns the recorded draws that do not follow from their numbers.
///
/// A draw skips the lines that were used when it was made. The history gives them; for a draw that
/// is not in it, they are the lines before it in the file. A draw that skips all other lines of the
/// event is accepted too.
pub(super) fn drawn_otherwise(event: &Event, history: &History, folder: &Path) -> Vec<Problem> {
    let moments = moments(history);
    let mut tables: BTreeMap<&str, Option<Table>> = BTreeMap::new();
    let mut before = Used::new();
    let mut problems = Vec::new();
    let mut missing: BTreeSet<&str> = BTreeSet::new();
    for (at, paired) in event.rounds.iter().enumerate() {
        for (nth, opening) in paired.openings.iter().enumerate() {
            let path = format!("rounds[{at}].openings[{nth}]");
            let round = paired.round;
            let (name, line) = (opening.table.as_str(), opening.number.as_str());
            let table = tables.entry(name).or_insert_with(|| load_from(name, folder).ok());
            if table.is_none() {
                // A missing table is reported once.
                if missing.insert(name) {
                    let of_it = event.openings().filter(|(_, one)| one.table == name);
                    let (openings, table) = (of_it.count(), name.to_owned());
                    let faulty = folder.join(name).is_file();
                    let what = DrawnOtherwise::NoTable { round, table, openings, faulty };
                    problems.push(Problem::of(format!("{path}.table"), what));
                }
                before.insert((name.to_owned(), line.to_owned()));
                continue;
            }
            let has_line = |table: &&Table| table.find(line).is_some();
            let wrong = match table.as_ref().filter(has_line) {
                None => {
                    let (table, line) = (name.to_owned(), line.to_owned());
                    Some(DrawnOtherwise::Gone { round, table, line })
                }
                Some(table) => {
                    let then = moments.get(&(round, name.to_owned(), line.to_owned()));
                    let wrong = wrong(event, table, opening, then.unwrap_or(&before), round);
                    match then {
                        Some(_) => wrong,
                        None => wrong.map(|wrong| without_history(wrong, table, opening)),
                    }
                }
            };
            // If the line was changed afterwards, later draws skipped the one that was drawn.
            let passed_over = match &wrong {
                Some(DrawnOtherwise::Other { meant, .. }) if !meant.is_empty() => meant.clone(),
                _ => line.to_owned(),
            };
            before.insert((name.to_owned(), passed_over));
            problems.extend(wrong.map(|what| Problem::of(path, what)));
        }
    }
    problems
}

/// Returns, for each draw in the history, the lines that were used when a line was drawn for a
/// round.
fn moments(history: &History) -> BTreeMap<(Round, String, String), Used> {
    let mut moments = BTreeMap::new();
    let mut noted: Vec<(Round, DrawnOpening)> = Vec::new();
    let done = history.operations.iter().filter(|past| past.state == OperationState::Done);
    for act in done.filter_map(|past| past.operation.act.clone()) {
        match serde_json::from_value(act) {
            Ok(
                Act::DrawOpenings(DrawOpenings { round, openings, .. })
                | Act::PairRound(PairRound {
                    draw: Some(DrawOpenings { round, openings, .. }), ..
                }),
            ) => {
                for opening in openings {
                    let line = |one: &DrawnOpening| (one.table.clone(), one.number.clone());
                    let used = noted.iter().map(|(_, other)| line(other)).collect();
                    let (table, number) = line(&opening);
                    moments.insert((round, table, number), used);
                    noted.push((round, opening));
                }
            }
            Ok(Act::ClearOpenings(ClearOpenings { round, boards, .. })) => {
                noted.retain_mut(|(of, opening)| {
                    let is_meant = *of == round;
                    let had = opening.boards.len();
                    opening.boards.retain(|board| !is_meant || !boards.contains(board));
                    let is_without = had > 0 && opening.boards.is_empty();
                    !(is_meant && (boards.is_empty() || is_without))
                });
            }
            Ok(_) | Err(_) => {}
        }
    }
    moments
}

/// Weakens [`DrawnOtherwise::Other`] to [`DrawnOtherwise::Unknown`] for a draw that is not in the
/// history: a line that was used then may have been cleared since. A draw among all lines of the
/// table skipped none, so it stays `Other`.
fn without_history(wrong: DrawnOtherwise, table: &Table, opening: &DrawnOpening) -> DrawnOtherwise {
    let all = opening.drawn.as_ref().and_then(|drawn| allowed(table, drawn, |_| false));
    let all = all.and_then(|all| u32::try_from(all.len()).ok());
    match wrong {
        DrawnOtherwise::Other { round, line, number, of, allowed, .. } if all != Some(of) => {
            DrawnOtherwise::Unknown { round, line, number, of, allowed }
        }
        other => other,
    }
}

/// Returns the finding on a draw; none for a lot drawn by hand.
fn wrong(
    event: &Event,
    table: &Table,
    opening: &DrawnOpening,
    before: &Used,
    round: Round,
) -> Option<DrawnOtherwise> {
    let drawn = opening.drawn.as_ref()?;
    let (name, line) = (opening.table.as_str(), opening.number.as_str());
    let in_file = |number: &str| before.contains(&(name.to_owned(), number.to_owned()));
    let elsewhere = |number: &str| {
        number != line && event.openings().any(|(_, other)| other.is_line(name, number))
    };
    let Some(allowed) = allowed(table, drawn, in_file) else {
        let (table, line) = (name.to_owned(), line.to_owned());
        return Some(DrawnOtherwise::Gone { round, table, line });
    };
    let follows = |allowed: &[&Opening]| {
        u32::try_from(allowed.len()) == Ok(drawn.of)
            && !allowed.is_empty()
            && meant(drawn.number, allowed).number == line
    };
    if follows(&allowed) || follows(&self::allowed(table, drawn, elsewhere).unwrap_or_default()) {
        return None;
    }
    let meant = match allowed.is_empty() {
        true => String::new(),
        false => meant(drawn.number, &allowed).number.clone(),
    };
    let (number, of, allowed) = (drawn.number, drawn.of, allowed.len());
    Some(DrawnOtherwise::Other { round, line: line.to_owned(), number, of, allowed, meant })
}

/// Returns the lines that were allowed; `None` if the table lacks a deck.
fn allowed<'t>(
    table: &'t Table,
    drawn: &DrawnNumber,
    used: impl Fn(&str) -> bool,
) -> Option<Vec<&'t Opening>> {
    let lines = table.drawn_from(&drawn.decks).ok()?;
    let is_free = |opening: &&Opening| drawn.used_too || !used(&opening.number);
    Some(lines.into_iter().filter(is_free).collect())
}
