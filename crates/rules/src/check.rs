//! Checks a rule set for contradictions.

use super::draws::{ClauseError, DrawClauseDoc, Draws};
use super::fault::{ClauseFault, RuleFault};
use super::fields::RuleSet;
use super::pace::{Pace, under};
use super::terms::{BoardSize, KingRange, Limit, Priority, SquaresInPlay};
use crate::document;
use crate::said::{HelpOf, Told};
use draughts_board::parse_placement;
use yaml_in_place::Document;

/// A contradiction, and the fields that cause it.
pub(super) struct Fault {
    /// Key paths; the first is the field to change.
    pub fields: Vec<String>,
    /// The draw clause concerned.
    pub clause: Option<String>,
    /// The message.
    pub what: RuleFault,
    /// The draw clause's own message, which has the help.
    pub wrong: Option<ClauseFault>,
}

impl Fault {
    fn new(fields: &[&str], what: RuleFault) -> Self {
        let fields = fields.iter().map(|&field| field.to_owned()).collect();
        Self { fields, clause: None, what, wrong: None }
    }

    fn of_clause(ClauseError { id, wrong }: ClauseError) -> Self {
        let what = RuleFault::Clause { why: wrong.said() };
        Self { fields: Vec::new(), clause: Some(id), what, wrong: Some(wrong) }
    }

    fn at_pace(path: &str, wrong: ClauseFault) -> Self {
        let what = RuleFault::AtPace { why: wrong.said() };
        Self { wrong: Some(wrong), ..Self::new(&[path], what) }
    }

    /// Returns the first of the fields that the document itself sets.
    ///
    /// `clauses` are the ids of the document's draw clauses, in order.
    pub(super) fn path(&self, written: Option<&Document<'_>>, clauses: &[String]) -> String {
        if let Some(id) = &self.clause {
            let at = clauses.iter().rposition(|clause| clause == id);
            return at.map_or_else(|| "draws".into(), |at| format!("draws[{at}]"));
        }
        let stands = |field: &str| written.and_then(|doc| document::place_of(doc, field)).is_some();
        let set = self.fields.iter().find(|field| stands(field));
        set.or(self.fields.first()).cloned().unwrap_or_default()
    }
}

/// Returns all contradictions, in the order of the document.
///
/// `docs` are the draw clauses as written; `unread` lists those that cannot be parsed.
pub(super) fn faults(
    set: &RuleSet,
    docs: &[DrawClauseDoc],
    unread: Vec<ClauseError>,
) -> Vec<Fault> {
    let mut faults = Vec::new();
    let kebab = |name: &str| {
        !name.is_empty()
            && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    if !kebab(&set.name) {
        faults.push(Fault::new(&["name"], RuleFault::BadName { name: set.name.clone() }));
    }
    let all = *set.squares == SquaresInPlay::All;
    if all && *set.board != BoardSize::Eight {
        faults.push(Fault::new(&["squares", "board"], RuleFault::AllSquares { board: *set.board }));
        // Without a board, nothing else can be checked.
        return faults;
    }
    if let Err(error) = parse_placement(&set.start, &set.numbering(), set.first_color()) {
        let (why, write) = (error.fault.clone(), HelpOf(error.fault));
        let what = RuleFault::BadStart { why, write, board: *set.board };
        faults.push(Fault::new(&["start", "board", "squares"], what));
    }
    for (field, empty) in [
        ("men_move", set.men_move.0.is_empty()),
        ("men_capture", set.men_capture.0.is_empty()),
        ("king_move", set.king_move.0.is_empty()),
        ("king_capture", set.king_capture.0.is_empty()),
    ] {
        if empty {
            faults.push(Fault::new(&[field], RuleFault::NoDirection { field }));
        }
    }
    if *set.goal == super::Goal::Lose
        && (set.losses.has(super::Loss::NoMove) || set.losses.has(super::Loss::NoPiece))
    {
        faults.push(Fault::new(&["losses", "goal"], RuleFault::LosesByWinning));
    }
    let priority = &set.capture_priority.0;
    if priority.contains(&Priority::KingFirst) && priority.last() != Some(&Priority::KingFirst) {
        faults.push(Fault::new(&["capture_priority"], RuleFault::AfterKingFirst));
    }
    if *set.king_range == KingRange::One && *set.king_landing != super::KingLanding::Any {
        faults.push(Fault::new(&["king_landing", "king_range"], RuleFault::LandingOfOne));
    }
    if set.king_quiet_limit.value == Limit(None) && *set.limit_block != super::LimitBlock::Loss {
        let fields = &["limit_block", "king_quiet_limit"];
        faults.push(Fault::new(fields, RuleFault::BlockWithoutLimit));
    }
    faults.extend(unread.iter().cloned().map(Fault::of_clause));
    faults.extend(pace_faults(set, docs, &unread));
    faults
}

/// Returns the contradictions in the rules for single time controls.
fn pace_faults(set: &RuleSet, docs: &[DrawClauseDoc], known: &[ClauseError]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut told: Vec<ClauseFault> = known.iter().map(|fault| fault.wrong.clone()).collect();
    for (at, rule) in set.time_controls.iter().enumerate() {
        let path = format!("time_controls[{at}]");
        if rule.when.is_empty() {
            faults.push(Fault::new(&[&path], RuleFault::PaceNever));
        }
        if !rule.has_only_fields() {
            faults.push(Fault::new(&[&path], RuleFault::PaceMore));
        }
        let read = |pace| Draws::read(under(docs, &set.time_controls, pace));
        let mut wrong = read(rule.pace()).err().unwrap_or_default();
        wrong.retain(|wrong| known.iter().all(|known| known.wrong != wrong.wrong));
        told.extend(wrong.iter().map(|wrong| wrong.wrong.clone()));
        // Rules that are correct one by one may contradict each other.
        let paces = Pace::all().into_iter().filter(|&pace| rule.holds(pace));
        for other in paces.filter_map(|pace| read(pace).err()).flatten() {
            if !told.contains(&other.wrong) {
                told.push(other.wrong.clone());
                wrong.push(other);
            }
        }
        faults.extend(wrong.into_iter().map(|wrong| Fault::at_pace(&path, wrong.wrong)));
    }
    faults
}
