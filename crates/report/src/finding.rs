//! Findings in the style of a compiler: the place, the line, and the marked bytes.

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

/// What the terminal of the reader can show; nothing special without a terminal.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct TerminalStyle {
    /// Whether it has colours.
    pub color: bool,
    /// Its width, to which sentences are wrapped; `None` leaves each on one line.
    pub columns: Option<u16>,
}

/// Characters of a line shown on each side of the marked bytes.
const MARGIN: usize = 60;

/// The width of an excerpt if that of the terminal is not known, and its maximum.
const EXCERPT: usize = 160;

/// A sentence is not wrapped to fewer columns than this.
const NARROWEST: usize = 24;

/// Bytes before and after the start of a span that are searched for the line.
const WINDOW: usize = 1024;

/// Renders a finding above its source line in a language.
pub fn render(
    finding: &Finding,
    source: SourceText<'_>,
    language: Language,
    terminal: TerminalStyle,
) -> String {
    render_worded(finding, &worded(finding, language), Frame::of(language), source, terminal)
}

/// Renders a finding above its source line, with the given words and the words around them.
pub(super) fn render_worded(
    finding: &Finding,
    words: &FindingTexts,
    frame: &Frame,
    source: SourceText<'_>,
    terminal: TerminalStyle,
) -> String {
    let level = match finding.level() {
        Level::Error | Level::Irregularity => Title::ERROR,
        Level::Warning => Title::WARNING,
        Level::Note => Title::NOTE,
    };
    let level_name = frame.level(finding.level());
    let (note_name, help_name) = (frame.level(Level::Note), frame.help.as_str());
    let name = printable(source.name);
    let label = printable(&words.label);
    let line = Excerpt::around(source.text, finding.span);
    let place = finding.place.map_or_else(String::new, |place| format!(":{place}"));
    let origin = format!("{name}{place}");
    let head = format!("{level_name}[{}]: ", finding.code());
    let message = wrapped(&printable(&words.message), width_of(&head), terminal);
    // The sentences below the line begin after its number, a sign and their name.
    let number = match (&line, finding.place) {
        (Some(_), Some(place)) => place.line.to_string().len(),
        _ => 1,
    };
    let below = |name: &str, text: &str| {
        wrapped(&printable(text), number + " = ".len() + width_of(name) + ": ".len(), terminal)
    };
    let notes = [
        words.note.as_deref().map(|note| below(note_name, note)),
        finding
            .citation
            .as_ref()
            .map(|c| below(note_name, &format!("{}: {}", frame.law, law(c, frame)))),
    ];
    let help = words.help.as_deref().map(|help| below(help_name, help));
    let (Some(line), Some(place)) = (&line, finding.place) else {
        // Nothing to show: the same words without a source line.
        let hanging = |head: &str, text: &str| match terminal.columns {
            Some(_) => {
                let indent = format!("\n{}", " ".repeat(width_of(head)));
                format!("{head}{}\n", text.replace('\n', &indent))
            }
            None => format!("{head}{text}\n"),
        };
        let mut out = hanging(&head, &message);
        if !origin.is_empty() {
            out.push_str(&format!(" --> {origin}\n"));
        }
        for note in notes.iter().flatten() {
            out.push_str(&hanging(&format!("  = {note_name}: "), note));
        }
        if let Some(help) = &help {
            out.push_str(&hanging(&format!("  = {help_name}: "), help));
        }
        return out;
    };
    let annotation = AnnotationKind::Primary.span(line.marked.clone()).label(label.as_ref());
    let snippet = Snippet::source(line.text.as_str())
        .line_start(usize::try_from(place.line).unwrap_or(1))
        .fold(false);
    let title = level.with_name(level_name).primary_title(message.as_str()).id(finding.code());
    let mut group = Group::with_title(title)
        .element(annotate_snippets::Origin::path(origin.as_str()))
        .element(snippet.annotation(annotation));
    for note in notes.iter().flatten() {
        group = group.element(Title::NOTE.with_name(note_name).message(note.as_str()));
    }
    if let Some(help) = &help {
        group = group.element(Title::HELP.with_name(help_name).message(help.as_str()));
    }
    let renderer = if terminal.color { Renderer::styled() } else { Renderer::plain() };
    let width = terminal.columns.map_or(EXCERPT, |columns| usize::from(columns).min(EXCERPT));
    let rendered = renderer.decor_style(DecorStyle::Ascii).term_width(width).render(&[group]);
    // The renderer marks a gap between a separate origin and a snippet; here there is none.
    let is_gap = |line: &str| {
        line.contains(":::") && anstream::adapter::strip_str(line).to_string().trim() == ":::"
    };
    let lines = rendered.lines().filter(|line| !is_gap(line));
    lines.flat_map(|line| [line, "\n"]).collect()
}

fn width_of(text: &str) -> usize {
    text.chars().count()
}

/// Wraps a sentence that begins in column `margin` to the width of the terminal.
///
/// What is typed, between backticks, stays in one piece, so that it can be copied.
fn wrapped(text: &str, margin: usize, terminal: TerminalStyle) -> String {
    let columns = terminal.columns.map(|columns| usize::from(columns).saturating_sub(margin));
    let Some(columns) = columns.filter(|columns| *columns >= NARROWEST) else {
        return text.to_owned();
    };
    let lines: Vec<String> = text.split('\n').map(|line| wrapped_line(line, columns)).collect();
    lines.join("\n")
}

fn wrapped_line(line: &str, columns: usize) -> String {
    let (mut out, mut column, mut piece) = (String::new(), 0, String::new());
    for word in line.split(' ') {
        piece.push_str(word);
        if piece.matches('`').count() % 2 == 1 {
            piece.push(' ');
            continue;
        }
        let width = width_of(&piece);
        if column > 0 {
            let breaks = column + 1 + width > columns;
            out.push(if breaks { '\n' } else { ' ' });
            column = if breaks { 0 } else { column + 1 };
        }
        out.push_str(&piece);
        column += width;
        piece.clear();
    }
    if !piece.is_empty() {
        out.push_str(if column > 0 { " " } else { "" });
        out.push_str(piece.trim_end());
    }
    out
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
            TerminalStyle::default(),
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
        let in_colour = render(
            &finding,
            source,
            Language::English,
            TerminalStyle { color: true, columns: None },
        );
        assert!(in_colour.contains('\u{1b}'), "{in_colour}");
        let stripped = anstream::adapter::strip_str(&in_colour).to_string();
        assert_eq!(stripped, render(&finding, source, Language::English, TerminalStyle::default()));
    }

    #[test]
    fn sentences_are_wrapped_to_the_terminal_and_commands_stay_whole() {
        let finding =
            Finding::of(Oddity::TagEmpty, Span::new(6, 11)).at(Place { line: 12, column: 1 });
        let mut words = worded(&finding, Language::English);
        words.message = "a message of ten words that goes on and on".into();
        words.note = Some("a note that is longer than the terminal is wide, by far".into());
        words.help =
            Some("type `arbiter validate FILE --repair -o NEW` or put it right by hand".into());
        for text in [&b"first\n32-28"[..], b""] {
            let source = SourceText { name: "a.pdn", text };
            let rendered = |columns| {
                let terminal = TerminalStyle { color: false, columns };
                render_worded(&finding, &words, Frame::of(Language::English), source, terminal)
            };
            let whole = rendered(None);
            for columns in [55, 60] {
                let out = rendered(Some(columns));
                assert!(out.lines().all(|line| width_of(line) <= usize::from(columns)), "{out}");
                assert!(out.contains("`arbiter validate FILE --repair -o NEW`"), "{out}");
                assert!(out.lines().count() > whole.lines().count(), "{out}");
                let in_one_line =
                    |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
                assert_eq!(in_one_line(&out), in_one_line(&whole));
            }
            // Too narrow to wrap anything.
            assert!(rendered(Some(20)).contains("wide, by far"));
        }
    }

    #[test]
    fn long_lines_are_cut_around_the_mark() {
        let text = format!("{} 32-28 {}", "31-27 ".repeat(300), "18-23 ".repeat(300));
        let out = rendered(text.as_bytes(), Span::new(1801, 1806));
        assert!(out.lines().all(|line| line.chars().count() < 160), "{out}");
        assert!(out.contains("^^^^^ here"), "{out}");
    }
}
