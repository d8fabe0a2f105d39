//! Contradictions within a rule set.

use super::fields::RuleSet;
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
pub fn faults(set: &RuleSet) -> Vec<Fault> {
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
    faults.extend(clause_faults(set));
    faults.extend(pace_faults(set));
    faults
}

fn clause_faults(set: &RuleSet) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut ids = std::collections::BTreeSet::new();
    for clause in &set.draws {
        let mut fault = |message, help| {
            let fault = Fault::new(&[], message, help);
            faults.push(Fault { clause: Some(clause.id.clone()), ..fault });
        };
        if !ids.insert(clause.id.as_str()) {
            let message = format!("two draw clauses are called `{}`", clause.id);
            fault(message, "give each its own id".to_owned());
        }
        if let Some((message, help)) = clause.fault() {
            fault(message, help);
        }
        if let Some(other) = &clause.suspended_by
            && !set.draws.iter().any(|there| {
                there.id == *other && there.moves.is_some() && there.suspended_by.is_none()
            })
        {
            let message = format!(
                "draw clause `{}` makes way for `{other}`, which counts nothing",
                clause.id
            );
            fault(message, "name a clause of the set that counts and makes way for none".into());
        }
    }
    faults
}

/// What is wrong with the rules for some time controls.
fn pace_faults(set: &RuleSet) -> Vec<Fault> {
    let mut faults = Vec::new();
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
        let known = clause_faults(set);
        for wrong in clause_faults(&set.under(rule.pace())) {
            if known.iter().all(|known| known.message != wrong.message) {
                fault(&format!("at a time control: {}", wrong.message), &wrong.help);
            }
        }
    }
    faults
}
