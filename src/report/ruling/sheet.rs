//! A ruling as a sheet to sign and hand over: what stands on it, for any medium.

use super::board::Board;
use super::view::RulingView;
use super::words::{List, verdict_word};
use crate::words::Language;

/// What stands on the sheet, from the top; any text may stand in any field.
pub(super) struct RulingSheet<'v> {
    /// Names and values: who played, where, when, by which rules.
    pub facts: Vec<(&'static str, String)>,
    /// What was claimed; empty if nothing was.
    pub claim: String,
    /// `GRANTED`, `NOT YET`, `REFUSED`; `None` if nothing was claimed.
    pub verdict: Option<String>,
    /// The sentences after it.
    pub answer: String,
    /// What else there is to know.
    pub more: Vec<String>,
    /// The rule in question and its article.
    pub rule: Option<(String, String)>,
    /// Each half-move that is evidence, what it shows, and the diagram of its position.
    pub evidence: Vec<(String, String, String)>,
    /// What the third column of the evidence holds.
    pub position_head: &'static str,
    /// What else the game holds.
    pub lists: Vec<List>,
    /// The positions, each with its title.
    pub boards: Vec<(String, &'v Board)>,
    /// How to come to the same ruling again.
    pub repeat: Vec<(&'static str, String)>,
}

/// Diagrams that fit on one page with everything else.
const DIAGRAMS: usize = 3;

impl RulingView {
    pub(super) fn sheet(&self) -> RulingSheet<'_> {
        let said = self.said.say(Language::English);
        let boards = &self.boards[..self.boards.len().min(DIAGRAMS)];
        let diagram = |position| {
            let at = boards.iter().position(|board| Some(board.position) == position);
            at.map_or_else(String::new, |at| format!("diagram {}", at + 1))
        };
        let skipped = usize::from(self.said.verdict.is_some());
        RulingSheet {
            facts: self.facts(),
            claim: said.claim,
            verdict: self.said.verdict.map(|it| verdict_word(it, Language::English)),
            answer: said.answer[skipped.min(said.answer.len())..].join(" "),
            more: said.more.into_iter().chain(self.notes.iter().cloned()).collect(),
            rule: self.said.verdict.and_then(|_| self.rule_and_article()),
            evidence: said
                .evidence
                .into_iter()
                .map(|(half_move, shows, position)| (half_move, shows, diagram(position)))
                .collect(),
            position_head: match self.said.is_before {
                true => "Position before it",
                false => "Position after it",
            },
            lists: said.lists,
            boards: boards
                .iter()
                .enumerate()
                .map(|(at, board)| {
                    let title = board.title.say(Language::English);
                    (format!("Diagram {}: {title}", at + 1), board)
                })
                .collect(),
            repeat: vec![
                ("Program", self.tool.clone()),
                ("Command", self.command.clone()),
                ("Record", format!("game {} of {}, line {}", self.game, self.file, self.line)),
                ("SHA-256 of the game's text (blanks at both ends left out)", self.sha256.clone()),
            ],
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        let tag = |name: &str| {
            let value = self.tags.iter().find(|(tag, _)| tag.eq_ignore_ascii_case(name));
            let value = value.map(|(_, value)| value.trim());
            let is_known =
                |value: &&str| !value.is_empty() && !value.chars().all(|c| "?.".contains(c));
            value.filter(is_known).unwrap_or("not recorded").to_owned()
        };
        let of_event =
            |value: &Option<String>, name: &str| value.clone().unwrap_or_else(|| tag(name));
        let guessed = if self.guessed { ", GUESSED: nothing names the rules" } else { "" };
        let mut facts = vec![
            ("White", of_event(&self.white, "White")),
            ("Black", of_event(&self.black, "Black")),
            ("Event", of_event(&self.event, "Event")),
            ("Round", of_event(&self.round.map(|round| round.to_string()), "Round")),
        ];
        facts.extend(self.board.map(|board| ("Board", board.to_string())));
        facts.push(("Date", tag("Date")));
        facts.extend(self.time_control.clone().map(|control| ("Time control", control)));
        facts.push(("Rules", format!("{}{guessed}", self.rules_title)));
        facts
    }

    fn rule_and_article(&self) -> Option<(String, String)> {
        let rule = self.rule_text.as_deref().or(self.rule.as_deref())?;
        let article = self.article.as_deref().unwrap_or("none in this rule set");
        Some((rule.trim_end_matches('.').to_owned(), article.to_owned()))
    }
}

/// What is signed, one line each.
pub(super) const SIGNATURES: [&str; 4] = ["Arbiter", "White", "Black", "Date and time"];

/// What the players may do.
pub(super) const APPEAL: &str = "Appeal by White / by Black / none; made at (time), to:";
