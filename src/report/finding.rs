//! Findings in the style of a compiler: the place, the line, the marked bytes.

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Group, Level as Title, Renderer, Snippet};

use super::printable;
use crate::diag::{Finding, Level};

/// The text a finding points into.
#[derive(Debug, Clone, Copy)]
pub struct SourceText<'a> {
    /// File name, or what else the reader knows it by.
    pub name: &'a str,
    /// The text; empty where there is none to show.
    pub text: &'a str,
    /// Number of its first line.
    pub first_line: usize,
}

/// Renders a finding over its source line.
#[must_use]
pub fn render(finding: &Finding, source: SourceText<'_>, color: bool) -> String {
    let level = match finding.level {
        Level::Error => Title::ERROR,
        Level::Irregularity => Title::ERROR.with_name("irregularity"),
        Level::Warning => Title::WARNING,
        Level::Note => Title::NOTE,
    };
    let message = printable(&finding.message);
    let name = printable(source.name);
    let label = printable(&finding.label);
    // Every hostile character is replaced by one of three bytes; the spans are
    // into the original text, so the text is only shown where nothing moved.
    let text = printable(source.text);
    let title = level.primary_title(message.as_ref()).id(finding.code);
    let mut group = Group::with_title(title);
    let span = finding.span.start.min(source.text.len())..finding.span.end.min(source.text.len());
    let shown =
        !source.text.is_empty() && finding.place.is_some() && text.len() == source.text.len();
    if shown {
        let annotation = AnnotationKind::Primary.span(span).label(label.as_ref());
        group = group.element(
            Snippet::source(text.as_ref())
                .path(name.as_ref())
                .line_start(source.first_line)
                .annotation(annotation),
        );
    } else if let Some(place) = finding.place {
        group = group.element(Title::NOTE.message(format!("{name}:{place}")));
    }
    let note = finding.note.as_deref().map(printable);
    let citation =
        finding.citation.as_ref().map(|citation| printable(citation.as_str()).into_owned());
    let law = match (&note, &citation) {
        (Some(note), Some(citation)) => Some(format!("{note} ({citation})")),
        (Some(note), None) => Some(note.clone().into_owned()),
        (None, Some(citation)) => Some(citation.clone()),
        (None, None) => None,
    };
    if let Some(law) = &law {
        group = group.element(Title::NOTE.message(law.as_str()));
    }
    let help = finding.help.as_deref().map(printable);
    if let Some(help) = &help {
        group = group.element(Title::HELP.message(help.as_ref()));
    }
    let renderer = if color { Renderer::styled() } else { Renderer::plain() };
    let mut out = renderer.decor_style(DecorStyle::Ascii).render(&[group]);
    out.push('\n');
    out
}
