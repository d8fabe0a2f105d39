//! Tests of the reader as a whole; each file about one side of it.

mod certain;
mod findings;
mod forms;
mod hostile;
mod properties;

use super::{CommentKind, Event, GameText, games_in};

/// The events of a text read as one game, in a short form.
fn show(text: impl AsRef<[u8]>) -> String {
    let game = GameText::new(text.as_ref());
    let shown: Vec<String> = game.events().map(|event| show_event(&event, game.bytes())).collect();
    shown.join(" ")
}

fn show_event(event: &Event<'_>, text: &[u8]) -> String {
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

/// The codes of the findings about a text read as one game.
fn codes(text: impl AsRef<[u8]>) -> Vec<&'static str> {
    let findings = GameText::new(text.as_ref()).events().into_findings();
    findings.iter().map(|finding| finding.code()).collect()
}

/// The texts of the games of a text.
fn split(text: &str) -> Vec<String> {
    games_in(text.as_bytes())
        .map(|game| String::from_utf8_lossy(game.bytes()).into_owned())
        .collect()
}
