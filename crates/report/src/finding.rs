//! Findings in the style of a compiler: the place, the line, and the marked bytes.

use std::borrow::Cow;

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Group, Level as Title, Renderer, Snippet};

use super::printable;
use crate::words::{FindingTexts, Frame, Language, say, worded};
use draughts_ground::diag::{Citation, Finding, Level, Span};

/// The text that a finding points into.
#[derive(Debug, Clone, Copy)]
pub struct SourceText<'a> {
    /// The file name, or another name by which the reader knows it.
    pub name: &'a str,
    /// The text, in any encoding; empty if there is none to show.
    pub text: &'a [u8],
}

/// Characters of a line shown on each side of the marked bytes.
const MARGIN: usize = 60;

/// Bytes before and after the start of a span that are searched for the line.
const WINDOW: usize = 1024;

/// Renders a finding above its source line in a language.
pub fn render(
    finding: &Finding,
    source: SourceText<'_>,
    language: Language,
    color: bool,
) -> String {
    render_worded(finding, &worded(finding, language), Frame::of(language), source, color)
}

/// Renders a finding above its source line, with the given words and the words around them.
pub(super) fn render_worded(
    finding: &Finding,
    words: &FindingTexts,
    frame: &Frame,
    source: SourceText<'_>,
    color: bool,
) -> String {
    let level = match finding.level() {
        Level::Error | Level::Irregularity => Title::ERROR,
        Level::Warning => Title::WARNING,
        Level::Note => Title::NOTE,
    };
    let level_name = frame.level(finding.level());
    let (note_name, help_name) = (frame.level(Level::Note), frame.help.as_str());
    let message = printable(&words.message);
    let name = printable(source.name);
    let label = printable(&words.label);
    let line = Excerpt::around(source.text, finding.span);
    let place = finding.place.map_or_else(String::new, |place| format!(":{place}"));
    let origin = format!("{name}{place}");
    let notes = [
        words.note.as_deref().map(printable),
        finding
            .citation
            .as_ref()
            .map(|c| Cow::Owned(format!("{}: {}", frame.law, printable(&law(c, frame))))),
    ];
    let help = words.help.as_deref().map(printable);
    let (Some(line), Some(place)) = (&line, finding.place) else {
        // Nothing to show: the same words without a source line.
        let mut out = format!("{level_name}[{}]: {message}\n", finding.code());
        if !origin.is_empty() {
            out.push_str(&format!(" --> {origin}\n"));
        }
        for note in notes.iter().flatten() {
            out.push_str(&format!("  = {note_name}: {note}\n"));
        }
        if let Some(help) = &help {
            out.push_str(&format!("  = {help_name}: {help}\n"));
        }
        return out;
    };
    let annotation = AnnotationKind::Primary.span(line.marked.clone()).label(label.as_ref());
    let snippet = Snippet::source(line.text.as_str())
        .line_start(usize::try_from(place.line).unwrap_or(1))
        .fold(false);
    let title = level.with_name(level_name).primary_title(message.as_ref()).id(finding.code());
    let mut group = Group::with_title(title)
        .element(annotate_snippets::Origin::path(origin.as_str()))
        .element(snippet.annotation(annotation));
    for note in notes.iter().flatten() {
        group = group.element(Title::NOTE.with_name(note_name).message(note.as_ref()));
    }
    if let Some(help) = &help {
        group = group.element(Title::HELP.with_name(help_name).message(help.as_ref()));
    }
    let renderer = if color { Renderer::styled() } else { Renderer::plain() };
    let rendered = renderer.decor_style(DecorStyle::Ascii).term_width(160).render(&[group]);
    // The renderer marks a gap between a separate origin and a snippet; here there is none.
    let is_gap = |line: &str| {
        line.contains(":::") && anstream::adapter::strip_str(line).to_string().trim() == ":::"
    };
    let lines = rendered.lines().filter(|line| !is_gap(line));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// Cites the article of a finding, or says that its source names none.
fn law(citation: &Citation, frame: &Frame) -> String {
    match citation.lacking() {
        Some(lacking) => say(&lacking, frame.language),
        None => say(&citation.told(), frame.language),
    }
}

/// The line of a span, safe to show, and the range of the span in it.
struct Excerpt {
    text: String,
    marked: std::ops::Range<usize>,
}

impl Excerpt {
    fn around(text: &[u8], span: Span) -> Option<Self> {
        if text.is_empty() || span.start > text.len() {
            return None;
        }
        let is_end = |byte: &u8| matches!(byte, b'\n' | b'\r');
        let is_inside = |&at: &usize| text.get(at).is_some_and(|byte| byte & 0xc0 == 0x80);
        // A line may have megabytes: only the nearby bytes are searched.
        let low = (span.start.saturating_sub(WINDOW)..span.start).find(|at| !is_inside(at));
        let low = low.unwrap_or(span.start);
        let start = text[low..span.start].iter().rposition(is_end).map_or(low, |at| low + at + 1);
        let high = (span.start..=(span.start + WINDOW).min(text.len())).rfind(|at| !is_inside(at));
        let high = high.unwrap_or(text.len());
        let behind =
            text[span.start..high].iter().position(is_end).map_or(high, |at| span.start + at);
        let end = span.end.clamp(span.start, behind);
        let [before, marked, after] =
            [&text[start..span.start], &text[span.start..end], &text[end..behind]].map(|part| {
                // A tab counts as one character in a place, and so it must in an excerpt.
                printable(&String::from_utf8_lossy(part)).replace('\t', " ")
            });
        let mut out = String::new();
        let hidden = before.chars().count().saturating_sub(MARGIN);
        if hidden > 0 {
            out.push_str("...");
        }
        out.extend(before.chars().skip(hidden));
        let from = out.len();
        out.push_str(&marked);
        let to = out.len();
        out.extend(after.chars().take(MARGIN));
        if after.chars().count() > MARGIN {
            out.push_str("...");
        }
        Some(Self { text: out, marked: from..to })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use draughts_games::pdn::Oddity;
    use draughts_ground::diag::Place;

    fn rendered(text: &[u8], span: Span) -> String {
        let finding = Finding::of(Oddity::TagEmpty, span).at(Place { line: 7, column: 3 });
        let mut words = worded(&finding, Language::English);
        words.label = "here".into();
        render_worded(
            &finding,
            &words,
            Frame::of(Language::English),
            SourceText { name: "a\u{1b}.pdn", text },
            false,
        )
    }

    #[test]
    fn hostile_bytes_do_not_move_the_mark() {
        let text = b"first\n\x1b[31m\xff\xfe 32-28 {\xe9}";
        let start = text.windows(5).position(|w| w == b"32-28").unwrap();
        let out = rendered(text, Span::new(start, start + 5));
        assert!(!out.contains('\u{1b}'), "{out}");
        let lines: Vec<&str> = out.lines().collect();
        let shown = lines.iter().position(|line| line.contains("32-28")).unwrap();
        let column = |line: &str, what: &str| line.find(what).map(|at| line[..at].chars().count());
        assert_eq!(column(lines[shown], "32-28"), column(lines[shown + 1], "^^^^^"), "{out}");
    }

    #[test]
    fn colour_changes_no_line() {
        let finding =
            Finding::of(Oddity::TagEmpty, Span::new(6, 11)).at(Place { line: 7, column: 1 });
        let source = SourceText { name: "a.pdn", text: b"first\n32-28" };
        let in_colour = render(&finding, source, Language::English, true);
        assert!(in_colour.contains('\u{1b}'), "{in_colour}");
        let stripped = anstream::adapter::strip_str(&in_colour).to_string();
        assert_eq!(stripped, render(&finding, source, Language::English, false));
    }

    #[test]
    fn long_lines_are_cut_around_the_mark() {
        let text = format!("{} 32-28 {}", "31-27 ".repeat(300), "18-23 ".repeat(300));
        let out = rendered(text.as_bytes(), Span::new(1801, 1806));
        assert!(out.lines().all(|line| line.chars().count() < 160), "{out}");
        assert!(out.contains("^^^^^ here"), "{out}");
    }
}
