//! Contradictions within a rule set.

use super::draws::{ClauseFault, DrawClauseDoc, Draws};
use super::fields::RuleSet;
use super::pace::{Pace, under};
use super::terms::{BoardSize, KingRange, Limit, Priority, SquaresInPlay};
use crate::board::parse_placement;
use crate::document;
use yaml_in_place::Document;

/// A contradiction, and the fields that make it.
pub struct Fault {
    /// Key paths, the one to change first.
    pub fields: Vec<String>,
    /// The draw clause it is about.
    pub clause: Option<String>,
    /// What contradicts.
    pub message: String,
    /// What to do.
    pub help: String,
}

impl Fault {
    fn new(fields: &[&str], message: impl Into<String>, help: impl Into<String>) -> Self {
        Self {
            fields: fields.iter().map(|&field| field.to_owned()).collect(),
            clause: None,
            message: message.into(),
            help: help.into(),
        }
    }

    fn of_clause(ClauseFault { id, message, help }: ClauseFault) -> Self {
        Self { fields: Vec::new(), clause: Some(id), message, help }
    }

    /// The first of the fields that the document itself sets.
    ///
    /// `clauses` are the ids of its draw clauses, in its order.
    pub fn path(&self, written: Option<&Document<'_>>, clauses: &[String]) -> String {
        if let Some(id) = &self.clause {
            let at = clauses.iter().rposition(|clause| clause == id);
            return at.map_or_else(|| "draws".into(), |at| format!("draws[{at}]"));
        }
        let stands = |field: &str| written.and_then(|doc| document::place_of(doc, field)).is_some();
        let set = self.fields.iter().find(|field| stands(field));
        set.or(self.fields.first()).cloned().unwrap_or_default()
    }
}

/// Everything that is contradictory, in the order of the document.
///
/// `docs` are its draw clauses as written, `unread` is what is wrong with them.
pub fn faults(set: &RuleSet, docs: &[DrawClauseDoc], unread: Vec<ClauseFault>) -> Vec<Fault> {
    let mut faults = Vec::new();
    let kebab = |name: &str| {
        !name.is_empty()
            && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    if !kebab(&set.name) {
        faults.push(Fault::new(
            &["name"],
            format!("`{}` is not a name for a rule set", set.name),
            "use small letters, digits and hyphens, such as `my-club`",
        ));
    }
    let all = *set.squares == SquaresInPlay::All;
    if all && *set.board != BoardSize::Eight {
        faults.push(Fault::new(
            &["squares", "board"],
            format!("all squares of a {} board are in play", set.board.word()),
            "write `squares: dark`, or `board: 8x8`",
        ));
        // Nothing that follows has a board to be checked on.
        return faults;
    }
    if let Err(error) = parse_placement(&set.start, &set.numbering(), set.first_color()) {
        faults.push(Fault::new(
            &["start", "board", "squares"],
            format!("the start position is not one: {}", error.message),
            format!("{}; list squares of the {} board", error.help, set.board.word()),
        ));
    }
    for (field, empty) in [
        ("men_move", set.men_move.0.is_empty()),
        ("men_capture", set.men_capture.0.is_empty()),
        ("king_move", set.king_move.0.is_empty()),
        ("king_capture", set.king_capture.0.is_empty()),
    ] {
        if empty {
            faults.push(Fault::new(
                &[field],
                format!("`{field}` allows no direction"),
                "name at least one",
            ));
        }
    }
    if *set.goal == super::Goal::Lose
        && (set.losses.has(super::Loss::NoMove) || set.losses.has(super::Loss::NoPiece))
    {
        faults.push(Fault::new(
            &["losses", "goal"],
            "who plays to have no move or piece cannot lose by it",
            "leave `no-piece` and `no-move` out of `losses`, or write `goal: block`",
        ));
    }
    let priority = &set.capture_priority.0;
    if priority.contains(&Priority::KingFirst) && priority.last() != Some(&Priority::KingFirst) {
        faults.push(Fault::new(
            &["capture_priority"],
            "`king-first` settles everything, so nothing can come after it",
            "write it last",
        ));
    }
    if *set.king_range == KingRange::One && *set.king_landing != super::KingLanding::Any {
        faults.push(Fault::new(
            &["king_landing", "king_range"],
            "a king that goes one square has no choice of where to land",
            "write `king_landing: any`, or `king_range: any`",
        ));
    }
    if set.king_quiet_limit.value == Limit(None) && *set.limit_block != super::LimitBlock::Loss {
        faults.push(Fault::new(
            &["limit_block", "king_quiet_limit"],
            "no limit on king moves can leave a player without a move",
            "write `limit_block: loss`, or a `king_quiet_limit`",
        ));
    }
    faults.extend(unread.iter().cloned().map(Fault::of_clause));
    faults.extend(pace_faults(set, docs, &unread));
    faults
}

/// What is wrong with the rules for some time controls.
fn pace_faults(set: &RuleSet, docs: &[DrawClauseDoc], known: &[ClauseFault]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut told: Vec<String> = known.iter().map(|fault| fault.message.clone()).collect();
    for (at, rule) in set.time_controls.iter().enumerate() {
        let path = format!("time_controls[{at}]");
        let mut fault = |message: &str, help: &str| {
            faults.push(Fault::new(&[&path], message, help));
        };
        if rule.when.is_empty() {
            fault("a rule for a time control says not when it holds", "add `when: [accelerated]`");
        }
        if !rule.has_only_fields() {
            fault(
                "a rule for a time control changes more than fields and draws",
                "leave names, titles and documents to the set itself",
            );
        }
        let read = |pace| Draws::read(under(docs, &set.time_controls, pace));
        let mut wrong = read(rule.pace()).err().unwrap_or_default();
        wrong.retain(|wrong| known.iter().all(|known| known.message != wrong.message));
        told.extend(wrong.iter().map(|wrong| wrong.message.clone()));
        // Rules that are right one by one may contradict each other.
        let paces = Pace::all().into_iter().filter(|&pace| rule.holds(pace));
        for other in paces.filter_map(|pace| read(pace).err()).flatten() {
            if !told.contains(&other.message) {
                told.push(other.message.clone());
                wrong.push(other);
            }
        }
        for wrong in wrong {
            fault(&format!("at a time control: {}", wrong.message), &wrong.help);
        }
    }
    faults
}
