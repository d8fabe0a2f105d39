//! Events in a short form, for these tests and those in `tests/records/pdn`.

use super::{CommentKind, Event};

/// Returns the short form of an event.
pub(super) fn show_event(event: &Event<'_>, text: &[u8]) -> String {
    let string = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let written = string(event.span().of(text));
    match event {
        Event::Tag(tag) => format!("[{}={}]", string(tag.name), tag.value().text),
        Event::MoveNumber(number) => match number.number {
            Some(value) => format!("{value}{}", ".".repeat(number.dots)),
            None => format!("_{}", ".".repeat(number.dots)),
        },
        Event::Move(token) if token.strength.is_empty() => string(token.text),
        Event::Move(token) => format!("{}/{}", string(token.text), string(token.strength)),
        Event::UnknownMove { .. } => "<->".to_owned(),
        Event::Result { .. } => format!("={written}"),
        Event::Comment(comment) => match comment.kind {
            CommentKind::Brace => format!("{{{}}}", string(comment.text)),
            CommentKind::Line => format!(";{}", string(comment.text)),
            CommentKind::Bracket => format!("<{}>", string(comment.text)),
        },
        Event::VariationStart { .. } => "(".to_owned(),
        Event::VariationEnd { .. } => ")".to_owned(),
        Event::Nag { number, .. } => format!("${number:?}"),
        Event::Setup(setup) => format!("/{} {}/", string(setup.name), string(setup.fen)),
        Event::Times { white, black, .. } => format!("({}|{})", string(white), string(black)),
        Event::Unreadable { what, .. } => format!("?{what:?}:{written}"),
    }
}
