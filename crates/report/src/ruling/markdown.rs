//! A ruling to hand over, as Markdown.
//!
//! All text from the record is escaped, so that it cannot begin a link, a heading, HTML or a code
//! block.

use super::super::printable;
use super::sheet::RulingSheet;
use super::view::RulingView;
use super::words::{OnSheet, capital};
use crate::words::Language;

impl RulingView {
    /// Returns the ruling as a Markdown sheet in a language.
    pub fn markdown(&self, language: Language) -> String {
        let language = language.in_full();
        let sheet = self.sheet(language);
        let mut out = format!("# {}\n\n", sheet.says(&OnSheet::Ruling));
        out.push_str("| | |\n|---|---|\n");
        for (name, value) in &sheet.facts {
            out.push_str(&format!("| {name} | {} |\n", plain(value)));
        }
        out.push('\n');
        words(&sheet, &mut out);
        if !sheet.evidence.is_empty() {
            let [half_move, shows, position] = sheet.evidence_heads();
            out.push_str(&format!(
                "## {}\n\n| {half_move} | {shows} | {position} |\n|---|---|---|\n",
                sheet.says(&OnSheet::Evidence)
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
            out.push_str(&format!("## {}\n\n{lines}\n", plain(&list.heading)));
        }
        for (title, board) in &sheet.boards {
            out.push_str(&format!("{}:\n\n```text\n{}```\n\n", plain(title), board.ascii()));
        }
        let signatures = sheet.says(&OnSheet::Signatures);
        out.push_str(&format!("## {signatures}\n\n| | |\n|---|---|\n"));
        for name in sheet.signatures() {
            out.push_str(&format!("| {name} | &nbsp; |\n"));
        }
        let (appeal, repeat) = (sheet.says(&OnSheet::Appeal), sheet.says(&OnSheet::Repeat));
        out.push_str(&format!("\n{appeal}\n\n## {repeat}\n\n"));
        for (name, value) in &sheet.repeat {
            out.push_str(&format!("- {name}: {}\n", code(value)));
        }
        out
    }
}

/// Writes the claim, the ruling and the article.
fn words(sheet: &RulingSheet<'_>, out: &mut String) {
    if !sheet.claim.is_empty() {
        let claim = sheet.says(&OnSheet::Claim);
        out.push_str(&format!("## {claim}\n\n{}\n\n", plain(&sheet.claim)));
    }
    let (head, answer) = (sheet.ruling_head(), plain(&sheet.answer));
    match &sheet.verdict {
        Some((_, verdict)) => {
            out.push_str(&format!("## {head}\n\n**{verdict}.** {answer}\n\n"));
        }
        None => out.push_str(&format!("## {head}\n\n{answer}\n\n")),
    }
    for line in &sheet.more {
        out.push_str(&format!("- {}\n", plain(line)));
    }
    if !sheet.more.is_empty() {
        out.push('\n');
    }
    if let Some((rule, article)) = &sheet.rule {
        let (head, rule) = (sheet.says(&OnSheet::Article), capital(&plain(rule)));
        out.push_str(&format!("## {head}\n\n{}: {rule}\n\n", plain(article)));
    }
}

/// Escapes a text from anywhere: on one line, and without meaning to Markdown or HTML.
fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in printable(text).chars() {
        match c {
            '\n' | '\r' | '\t' => out.push(' '),
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            // A colon after a scheme makes a link by itself; `replace` below breaks it.
            '\\' | '`' | '*' | '_' | '{' | '}' | '[' | ']' | '#' | '|' | '~' | '!' | '$' | '@' => {
                out.push('\\');
                out.push(c);
            }
            _ => out.push(c),
        }
    }
    out.replace("://", ":\u{200b}//").replace("www.", "www\u{200b}.")
}

/// Formats a text as a code span on one line, between as many backticks as it needs.
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
