//! Findings in words: their messages are sentences of another room, which name half-moves
//! `41w` and incidents as commands; here both are said in full.

use super::Speaker;
use super::ending::kind_words;
use super::moves::spoken;
use super::unsourced::mark;
use crate::board::Color;
use crate::diag::Code;
use crate::diag::listed;
use crate::record::{IncidentKind, RecordFinding, codes};
use crate::rules::Clause;
use crate::words::{Language, worded};

/// What a side did, after its name: "resigned".
const fn did(kind: IncidentKind) -> Option<&'static str> {
    Some(match kind {
        IncidentKind::Touched => "touched",
        IncidentKind::Adjust => "announced an adjustment",
        IncidentKind::Takeback => "took a move back",
        IncidentKind::Consent => "consented to a taking back",
        IncidentKind::Rectify => "demanded a correction",
        IncidentKind::Stands => "let a move stand",
        IncidentKind::Refuse => "refused to follow the rules",
        IncidentKind::Upset => "upset the pieces",
        IncidentKind::Resign => "resigned",
        IncidentKind::Left => "left the game",
        IncidentKind::Cancel => "cancelled the game",
        IncidentKind::Offer => "offered a draw",
        IncidentKind::Accept => "accepted a draw",
        IncidentKind::Decline => "declined a draw",
        IncidentKind::Claim => "claimed a draw by",
        IncidentKind::Demand => "demanded a count of",
        IncidentKind::Press => "pressed the clock",
        IncidentKind::TwoHands => "captured with two hands",
        IncidentKind::Lifted | IncidentKind::LiftedEarly => "lifted",
        IncidentKind::Removed => "removed",
        IncidentKind::LeftOn => "left standing",
        IncidentKind::Crowned => "crowned the piece on",
        IncidentKind::Uncrowned => "did not crown the piece on",
        IncidentKind::Displaced => "displaced",
        _ => return None,
    })
}

/// A command in front of a message, "touched w 32", said in full: "White touched 32".
fn incident_words(command: &str) -> Option<String> {
    let mut words = command.split(' ');
    let kind = IncidentKind::of_name(words.next()?.as_bytes())?;
    let side = match words.next() {
        Some("w") => Color::White,
        Some("b") => Color::Black,
        _ => return None,
    };
    let rest: Vec<&str> = words.collect();
    let did = match kind {
        IncidentKind::Flag => return Some(format!("{side}'s flag fell")),
        kind => did(kind)?,
    };
    let rest = rest.join(" ");
    Some(format!("{side} {did} {rest}").trim_end().to_owned())
}

/// The message of a finding, with its moves and its incident said in full.
pub(super) fn message_words(message: &str) -> String {
    let said = message
        .split_once(": ")
        .and_then(|(command, rest)| Some(format!("{}: {rest}", incident_words(command)?)));
    spoken(&said.unwrap_or_else(|| message.to_owned()))
}

/// "must play one of 31-26 31-27: 31 was touched" with "31-26 or 31-27".
fn one_of(words: &str) -> String {
    let parts = words
        .split_once(" must play one of ")
        .and_then(|(who, rest)| Some((who, rest.split_once(": ")?)));
    let Some((who, (moves, why))) = parts else {
        return words.to_owned();
    };
    let moves: Vec<String> = moves.split(' ').map(str::to_owned).collect();
    format!("{who} must play {}: {why}", listed(&moves, "or"))
}

/// What is said of a claim.
const CLAIMS: &[&Code] = &[codes::CLAIM_GRANTED, codes::CLAIM_REFUSED, codes::CLAIM_NOT_YET];

/// What a source that names no text is missing for.
const SOURCED: &[(&Code, &str)] = &[
    (codes::DRAW_TOO_EARLY, "how early a draw can be agreed"),
    (codes::OFFER_NOT_OPEN, "how long an offer stays open"),
    (codes::NOT_RULED, "what becomes of this"),
];

impl Speaker<'_> {
    /// What a finding is about, and no more: what follows after its end is told elsewhere.
    pub(super) fn finding(&self, found: &RecordFinding) -> String {
        let words = message_words(&worded(&found.finding, Language::English).message);
        let finding = &found.finding;
        if finding.is(codes::AFTER_THE_END) {
            let what = words.split(": ").next().unwrap_or(&words);
            format!("{what}, after the end of the game")
        } else if finding.is(codes::PIECE_MUST_BE_PLAYED) {
            one_of(&words)
        } else if finding.is(codes::NOT_RULED) {
            let these = format!("{} gives that", self.set.name);
            words.replace(&these, "these rules give that")
        } else if finding.is_any(CLAIMS) {
            self.kind_for_name(&words)
        } else {
            words
        }
    }

    /// "White claims a draw by three-against-one" with the kind of draw for its name.
    fn kind_for_name(&self, words: &str) -> String {
        let Some((who, rest)) = words.split_once(" a draw by ") else {
            return words.to_owned();
        };
        let name = rest.split(':').next().unwrap_or_default();
        let clause = self.set.draws.iter().find(|clause| clause.id == name);
        match clause.map(Clause::kind) {
            Some(kind) => format!("{who} a draw by {}{}", kind_words(kind), &rest[name.len()..]),
            None => words.to_owned(),
        }
    }

    /// What else the article on touched pieces says, if the rule set remarks on it.
    pub(super) fn of_touching(&self) -> Option<String> {
        let article = &self.set.touch_move.source;
        let starts = format!("{article}: ");
        let said = self.set.remarks.iter().find_map(|remark| remark.strip_prefix(&starts))?;
        Some(format!("{} also says: {said}", self.set.cite(article)))
    }

    /// The article of a finding, if there is one: " (FMJD Annex 1, 3.11)".
    pub(super) fn article_of(&self, found: &RecordFinding) -> String {
        match (&found.finding.citation, &found.article) {
            (Some(citation), Some(article)) if citation.is_named() => format!(" ({article})"),
            (Some(citation), Some(_)) => {
                let on = SOURCED.iter().find(|(code, _)| found.finding.is(code));
                format!(" {}", mark(citation.as_str(), on.map_or("this", |(_, on)| on)))
            }
            _ => String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn incidents_are_told_and_not_quoted() {
        for (message, said) in [
            (
                "touched w 50: the piece on 50 has no legal move, so it binds nobody",
                "White touched 50: the piece on 50 has no legal move, so it binds nobody",
            ),
            (
                "flag b: the game had ended: after 39b",
                "Black's flag fell: the game had ended: after Black's 39th move",
            ),
            ("39-33: White must capture", "39-33: White must capture"),
        ] {
            assert_eq!(message_words(message), said);
        }
    }
}
