//! Events in a short form, for these tests and those in `tests/records/pdn`.

use super::{CommentKind, PdnEvent};

/// Returns the short form of an event.
pub(super) fn show_event(event: &PdnEvent<'_>, text: &[u8]) -> String {
    let string = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let written = string(event.span().of(text));
    match event {
        PdnEvent::Tag(tag) => format!("[{}={}]", string(tag.name), tag.value().text),
        PdnEvent::MoveNumber(number) => match number.number {
            Some(value) => format!("{value}{}", ".".repeat(number.dots)),
            None => format!("_{}", ".".repeat(number.dots)),
        },
        PdnEvent::Move(token) if token.strength.is_empty() => string(token.text),
        PdnEvent::Move(token) => format!("{}/{}", string(token.text), string(token.strength)),
        PdnEvent::UnknownMove { .. } => "<->".to_owned(),
        PdnEvent::Result { .. } => format!("={written}"),
        PdnEvent::Comment(comment) => match comment.kind {
            CommentKind::Brace => format!("{{{}}}", string(comment.text)),
            CommentKind::Line => format!(";{}", string(comment.text)),
            CommentKind::Bracket => format!("<{}>", string(comment.text)),
        },
        PdnEvent::VariationStart { .. } => "(".to_owned(),
        PdnEvent::VariationEnd { .. } => ")".to_owned(),
        PdnEvent::Nag { number, .. } => format!("${number:?}"),
        PdnEvent::Setup(setup) => format!("/{} {}/", string(setup.name), string(setup.fen)),
        PdnEvent::Times { white, black, .. } => format!("({}|{})", string(white), string(black)),
        PdnEvent::Unreadable { what, .. } => format!("?{what:?}:{written}"),
    }
}
