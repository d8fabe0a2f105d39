//! A ruling as text, short enough to be read aloud.

use super::super::printable;
use super::view::{ConditionView, EvidenceView, RulingView};

impl RulingView {
    /// The ruling as text; with drawings of the positions if `diagrams`.
    #[must_use]
    pub fn text(&self, diagrams: bool) -> String {
        let mut out = Lines::default();
        out.plain(format!("{}\n", self.heading()));
        match &self.verdict {
            Some(_) => self.ruling(&mut out),
            None => self.all(&mut out),
        }
        if diagrams {
            for (title, board) in &self.boards {
                out.plain(format!("\n{title}\n{board}"));
            }
        }
        printable(&out.text).into_owned()
    }

    /// `GRANTED`, `NOT YET`, `REFUSED`.
    #[must_use]
    pub fn verdict_word(&self) -> &'static str {
        match self.verdict.as_deref() {
            Some("granted") => "GRANTED",
            Some("not-yet") => "NOT YET",
            _ => "REFUSED",
        }
    }

    /// What was claimed, by whom, when.
    #[must_use]
    pub fn claim_words(&self) -> String {
        let Some(claim) = &self.claim else {
            return String::new();
        };
        let mut words = claim.kind.clone();
        if !claim.moves.is_empty() {
            let link = match claim.kind.as_str() {
                "repetition" => "after",
                "no-progress" | "ending" => "from",
                _ => "at",
            };
            words.push_str(&format!(" {link} {}", claim.moves.join(", ")));
        }
        match &self.claimed_at {
            Some(at) => words.push_str(&format!(", claimed at {}", at.name())),
            None => words.push_str(", claimed"),
        }
        if let Some(by) = &claim.by {
            words.push_str(&format!(" by {}", capital(by)));
        }
        if let Some(next) = &claim.next {
            words.push_str(&format!(", announcing {next}"));
        }
        words
    }

    fn ruling(&self, out: &mut Lines) {
        out.plain(format!("{}: {}\n", self.verdict_word(), self.claim_words()));
        self.noted(out);
        if let Some(rule) = &self.rule {
            out.item("rule", self.rule_text.as_ref().unwrap_or(rule).trim_end_matches('.'));
        }
        out.item("article", &self.article_words());
        for (at, reason) in self.reasons.iter().enumerate() {
            out.item(if at == 0 { "because" } else { "" }, reason);
        }
        evidence(out, &self.evidence);
        if let Some(met) = &self.met_at {
            out.item("met", &met.after());
        }
        if let Some(earliest) = self.earliest.as_ref().filter(|_| self.earliest != self.met_at) {
            out.item("earliest", &format!("{}, if nothing sets it back", earliest.after()));
        }
        if let Some(remaining) = self.remaining_moves {
            out.item("remaining", &format!("{remaining} {} of each", moves(remaining)));
        }
        for reading in &self.readings {
            let met = match &reading.met_at {
                Some(met) => format!("met {}", met.after()),
                None => "not met".into(),
            };
            out.item("otherwise", &format!("{}: {met}", reading.name));
        }
        if self.fen_corrected.is_some() {
            out.item("corrected", "back to that position");
        }
        if let Some(fen) = &self.fen_stands {
            out.item("let stand", fen);
        }
        for (at, consequence) in self.consequences.iter().enumerate() {
            out.item(if at == 0 { "so" } else { "" }, consequence);
        }
    }

    fn noted(&self, out: &mut Lines) {
        for note in &self.notes {
            out.item("note", note);
        }
    }

    fn article_words(&self) -> String {
        match &self.article {
            Some(article) => format!("{article} [{}]", self.rules),
            None => format!("[{}]", self.rules),
        }
    }

    fn all(&self, out: &mut Lines) {
        self.noted(out);
        if self.conditions.is_empty() {
            out.item("draws", "no draw condition was met");
        }
        for condition in &self.conditions {
            out.item("met", &condition.words());
            evidence(out, &condition.evidence);
        }
        for condition in &self.possible_claims {
            out.item("no claim", &condition.claim_words());
        }
        if self.irregularities.is_empty() {
            out.item("moves", "no irregularity");
        }
        for found in &self.irregularities {
            let at = found.at.as_ref().map_or_else(String::new, |at| format!("{}: ", at.name()));
            let mut words = format!("{at}{} [{}]: {}", found.message, found.code, found.standing);
            if let Some(article) = &found.article {
                words.push_str(&format!(" ({article})"));
            }
            out.item("irregular", &words);
            if let Some(help) = found.help.as_ref().filter(|_| found.standing == "open") {
                out.item("", help);
            }
        }
        out.item("recorded", self.recorded_result.as_deref().unwrap_or("no result"));
        match (&self.result, &self.rule_text) {
            (Some(result), Some(why)) => {
                let article = self.article.as_deref().unwrap_or_default();
                out.item("by law", &format!("{result}: {why} ({article})"));
            }
            _ => out.item("by law", "the moves and incidents give no result by themselves"),
        }
        for objection in &self.reasons {
            out.item("DISAGREES", objection);
        }
        if let Some(result) = &self.result {
            out.item("enter", result);
        }
    }
}

impl ConditionView {
    /// The clause, when it was met, what that means.
    #[must_use]
    pub fn words(&self) -> String {
        let then = match self.effect.as_str() {
            "automatic" => "drawn by itself",
            _ => "a draw if it is claimed",
        };
        format!(
            "{} {}: {}, {then} ({})",
            self.rule,
            self.met_at.after(),
            self.rule_text,
            self.article
        )
    }
}

impl ConditionView {
    /// That nobody claimed it, in words.
    #[must_use]
    pub fn claim_words(&self) -> String {
        let (rule, met) = (&self.rule, self.met_at.after());
        match self.open {
            true => {
                format!("{rule} could be claimed {met}, and still can be by the player on move")
            }
            false => format!("{rule} could be claimed {met}; the right has lapsed"),
        }
    }
}

impl EvidenceView {
    /// `41w 32-28`, marked where it is only announced.
    #[must_use]
    pub fn half_move(&self) -> String {
        let mut words = self.at.name();
        if let Some(text) = &self.move_text {
            words.push_str(&format!(" {text}"));
        }
        if self.announced {
            words.push_str(" (announced, not played)");
        }
        words
    }
}

/// Lines of evidence that are shown of a long list; JSON has all.
const SHOWN: usize = 6;

/// Evidence, a line each; a position that is the same as the one before is not repeated.
fn evidence(out: &mut Lines, all: &[EvidenceView]) {
    let mut last = None;
    let hidden = all.len().saturating_sub(SHOWN);
    for (at, one) in all.iter().enumerate() {
        if hidden > 1 && at >= SHOWN - 1 && at + 1 < all.len() {
            if at == SHOWN - 1 {
                out.item("", &format!("... and {hidden} more ..."));
            }
            continue;
        }
        let fen = match last == Some(&one.fen) {
            true => "the same position",
            false => one.fen.as_str(),
        };
        last = Some(&one.fen);
        let words = format!("{}: {}: {fen}", one.half_move(), one.shows);
        out.item(if at == 0 { "evidence" } else { "" }, &words);
    }
}

fn moves(number: u32) -> &'static str {
    if number == 1 { "move" } else { "moves" }
}

/// `White` for `white`.
pub(super) fn capital(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

/// Lines with a word in front.
#[derive(Default)]
struct Lines {
    text: String,
}

impl Lines {
    fn plain(&mut self, text: String) {
        self.text.push_str(&text);
    }

    fn item(&mut self, label: &str, words: &str) {
        let words = words.replace('\n', " ");
        self.text.push_str(&format!("  {label:<9}  {words}\n"));
    }
}
