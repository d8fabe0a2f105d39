//! A ruling to hand over, as Markdown.
//!
//! Whatever comes from the record is escaped: it can open no link, no heading, no HTML
//! and no code block.

use super::super::printable;
use super::text::capital;
use super::view::{EvidenceView, RulingView};

impl RulingView {
    /// The ruling as a sheet of Markdown.
    #[must_use]
    pub fn markdown(&self) -> String {
        let mut out = String::from("# Ruling\n\n");
        self.head(&mut out);
        match self.verdict {
            Some(_) => self.sheet(&mut out),
            None => self.list(&mut out),
        }
        for (title, board) in self.boards.iter().take(1) {
            out.push_str(&format!("## Position {}\n\n```text\n{board}```\n\n", plain(title)));
            if let Some(fen) = &self.fen {
                out.push_str(&format!(
                    "As FEN, at the end of what was looked at: {}\n\n",
                    code(fen)
                ));
            }
        }
        self.foot(&mut out);
        out
    }

    fn head(&self, out: &mut String) {
        let tag = |name: &str| {
            let value = self.tags.iter().find(|(tag, _)| tag.eq_ignore_ascii_case(name));
            value.map(|(_, value)| value.trim()).filter(|value| !value.is_empty() && *value != "?")
        };
        let shown = |name: &str| tag(name).map_or_else(|| "not recorded".into(), plain);
        let of_event = |value: &Option<String>, name: &str| {
            value.as_deref().map_or_else(|| shown(name), plain)
        };
        let guessed = if self.guessed { ", GUESSED: nothing names the rules" } else { "" };
        let mut rows = vec![
            ("White", of_event(&self.white, "White")),
            ("Black", of_event(&self.black, "Black")),
            ("Event", of_event(&self.event, "Event")),
            ("Round", of_event(&self.round.map(|round| round.to_string()), "Round")),
        ];
        rows.extend(self.board.map(|board| ("Board", board.to_string())));
        rows.extend([
            ("Date", shown("Date")),
            ("Rules", format!("{}{guessed}", plain(&self.rules_title))),
        ]);
        for (label, value) in rows {
            out.push_str(&format!("| {label} | {value} |\n"));
        }
        out.push('\n');
        for note in &self.notes {
            out.push_str(&format!("- {}\n", plain(note)));
        }
        if !self.notes.is_empty() {
            out.push('\n');
        }
    }

    fn sheet(&self, out: &mut String) {
        let mut part = |title: &str, text: String| {
            if !text.is_empty() {
                out.push_str(&format!("## {title}\n\n{}\n\n", text.trim_end()));
            }
        };
        part("Claim", capital(&plain(&self.claim_words())));
        let mut ruling = format!("**{}**\n", self.verdict_word());
        for line in self.reasons.iter().chain(&self.consequences) {
            ruling.push_str(&format!("\n- {}", plain(line)));
        }
        if let Some(result) = &self.result {
            ruling.push_str(&format!("\n- Result to enter: **{}**", plain(result)));
        }
        part("Ruling", ruling);
        let mut rule = self.rule_text.as_deref().or(self.rule.as_deref()).map_or("", |text| text);
        let article = self.article.as_deref().unwrap_or("none in this rule set");
        if rule.is_empty() {
            rule = "No such rule";
        }
        part(
            "Article",
            format!("{} ({})", capital(&plain(rule.trim_end_matches('.'))), plain(article)),
        );
        part("Evidence", table(&self.evidence));
        let mut when = String::new();
        let mut line = |label: &str, words: String| when.push_str(&format!("- {label}: {words}\n"));
        if let Some(met) = &self.met_at {
            line("Met", met.after());
        }
        if let Some(earliest) = &self.earliest {
            line("Earliest", earliest.after());
        }
        if let Some(remaining) = self.remaining_moves {
            line("Moves of each that remain", remaining.to_string());
        }
        for reading in &self.readings {
            let met = reading.met_at.as_ref().map_or("not met".into(), |met| met.after());
            line(&format!("By another reading, {}", plain(&reading.name)), met);
        }
        if let Some(fen) = &self.fen_corrected {
            line("Position a correction brings back", code(fen));
        }
        if let Some(fen) = &self.fen_stands {
            line("Position if it stands", code(fen));
        }
        if !self.legal.is_empty() {
            line("Legal there", plain(&self.legal.join(" ")));
        }
        part("When", when);
    }

    fn list(&self, out: &mut String) {
        out.push_str("## What the game holds\n\n");
        let mut line = |words: String| out.push_str(&format!("- {words}\n"));
        for condition in &self.conditions {
            line(plain(&condition.words()));
        }
        for condition in &self.possible_claims {
            line(plain(&condition.claim_words()));
        }
        for found in &self.irregularities {
            let at = found.at.as_ref().map_or_else(String::new, |at| format!("{}: ", at.name()));
            line(format!("{at}{}: {}", plain(&found.message), found.standing));
        }
        line(format!(
            "recorded result: {}",
            plain(self.recorded_result.as_deref().unwrap_or("none"))
        ));
        if let (Some(result), Some(why)) = (&self.result, &self.rule_text) {
            let article = self.article.as_deref().unwrap_or_default();
            line(format!(
                "result to enter: **{}**, {} ({})",
                plain(result),
                plain(why),
                plain(article)
            ));
        }
        for objection in &self.reasons {
            line(format!("the record and the laws disagree: {}", plain(objection)));
        }
        for condition in self.conditions.iter().filter(|condition| !condition.evidence.is_empty()) {
            out.push_str(&format!(
                "\n### {}\n\n{}",
                plain(&condition.rule),
                table(&condition.evidence)
            ));
        }
        out.push('\n');
    }

    fn foot(&self, out: &mut String) {
        out.push_str(&format!(
            "## To repeat it\n\n- {}\n- {}\n- Game {} of {}, line {}\n- SHA-256 of the game's text \
             (blanks at both ends left out): `{}`\n",
            plain(&self.tool),
            code(&self.command),
            self.game,
            code(&self.file),
            self.line,
            self.sha256
        ));
    }
}

fn table(evidence: &[EvidenceView]) -> String {
    if evidence.is_empty() {
        return String::new();
    }
    let mut out = String::from("| half-move | shows | position after it |\n|---|---|---|\n");
    for one in evidence {
        let (half_move, shows) = (plain(&one.half_move()), plain(&one.shows));
        out.push_str(&format!("| {half_move} | {shows} | {} |\n", code(&one.fen)));
    }
    out
}

/// Text from anywhere, on one line, without any meaning to Markdown or HTML.
fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in printable(text).chars() {
        match c {
            '\n' | '\r' | '\t' => out.push(' '),
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            // A colon behind a scheme makes a link by itself.
            '\\' | '`' | '*' | '_' | '{' | '}' | '[' | ']' | '#' | '|' | '~' | '!' | '$' | '@' => {
                out.push('\\');
                out.push(c);
            }
            _ => out.push(c),
        }
    }
    out.replace("://", ":\u{200b}//").replace("www.", "www\u{200b}.")
}

/// Text as a code span, on one line, between as many backticks as it takes.
fn code(text: &str) -> String {
    let line = printable(text).replace(['\n', '\r', '\t'], " ");
    let longest = line.split(|c| c != '`').map(str::len).max().unwrap_or(0);
    let fence = "`".repeat(longest + 1);
    match longest {
        0 => format!("{fence}{line}{fence}"),
        _ => format!("{fence} {line} {fence}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_mean_anything_to_markdown() {
        for (text, expected) in [
            ("a|b", "a\\|b"),
            ("# x\n- y", "\\# x - y"),
            ("<script>", "&lt;script&gt;"),
            ("[a](http://b)", "\\[a\\](http:\u{200b}//b)"),
            ("\u{1b}[31m", "\u{fffd}\\[31m"),
            ("1/2-1/2", "1/2-1/2"),
        ] {
            assert_eq!(plain(text), expected);
        }
        assert_eq!(code("a\nb"), "`a b`");
        assert_eq!(code("a``b"), "``` a``b ```");
    }
}
