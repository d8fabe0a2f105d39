//! A ruling to hand over, as Markdown.
//!
//! Whatever comes from the record is escaped: it can open no link, no heading, no HTML
//! and no code block.

use super::super::printable;
use super::sheet::{APPEAL, RulingSheet, SIGNATURES};
use super::view::RulingView;
use super::words::capital;

impl RulingView {
    /// The ruling as a sheet of Markdown.
    #[must_use]
    pub fn markdown(&self) -> String {
        let sheet = self.sheet();
        let mut out = String::from("# Ruling\n\n");
        out.push_str("| | |\n|---|---|\n");
        for (name, value) in &sheet.facts {
            out.push_str(&format!("| {name} | {} |\n", plain(value)));
        }
        out.push('\n');
        words(&sheet, &mut out);
        if !sheet.evidence.is_empty() {
            out.push_str(&format!(
                "## Evidence\n\n| Half-move | What it shows | {} |\n|---|---|---|\n",
                sheet.position_head
            ));
            for (half_move, shows, diagram) in &sheet.evidence {
                let (half_move, shows) = (plain(half_move), plain(shows));
                out.push_str(&format!("| {half_move} | {shows} | {diagram} |\n"));
            }
            out.push('\n');
        }
        for list in &sheet.lists {
            let lines: String =
                list.lines.iter().map(|line| format!("- {}\n", plain(line))).collect();
            out.push_str(&format!("## {}\n\n{lines}\n", plain(list.heading.trim_end_matches(':'))));
        }
        for (title, board) in &sheet.boards {
            out.push_str(&format!("{}:\n\n```text\n{}```\n\n", plain(title), board.ascii()));
        }
        out.push_str("## Signatures\n\n| | |\n|---|---|\n");
        for name in SIGNATURES {
            out.push_str(&format!("| {name} | &nbsp; |\n"));
        }
        out.push_str(&format!("\n{APPEAL}\n\n## To repeat it\n\n"));
        for (name, value) in &sheet.repeat {
            out.push_str(&format!("- {name}: {}\n", code(value)));
        }
        out
    }
}

/// Claim, ruling, article.
fn words(sheet: &RulingSheet<'_>, out: &mut String) {
    if !sheet.claim.is_empty() {
        out.push_str(&format!("## Claim\n\n{}\n\n", plain(&sheet.claim)));
    }
    match &sheet.verdict {
        Some(verdict) => {
            out.push_str(&format!("## Ruling\n\n**{verdict}.** {}\n\n", plain(&sheet.answer)));
        }
        None => out.push_str(&format!("## Result\n\n{}\n\n", plain(&sheet.answer))),
    }
    for line in &sheet.more {
        out.push_str(&format!("- {}\n", plain(line)));
    }
    if !sheet.more.is_empty() {
        out.push('\n');
    }
    if let Some((rule, article)) = &sheet.rule {
        out.push_str(&format!("## Article\n\n{}: {}\n\n", plain(article), capital(&plain(rule))));
    }
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
