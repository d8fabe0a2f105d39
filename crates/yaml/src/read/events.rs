//! The events of the parser, within the limits.

use saphyr_parser::{Event, Marker, Parser, Span, StrInput};

use super::decode::end_of;
use super::{FaultKind, Place, ReadError};

/// The deepest nesting accepted.
const MAX_DEPTH: usize = 64;
/// The largest text accepted, in bytes.
const MAX_BYTES: usize = 16 << 20;

/// The scalars, lists and mappings of a text in order, up to the first error.
pub(crate) struct Events<'t> {
    parser: Parser<'t, StrInput<'t>>,
    depth: usize,
    documents: usize,
    /// The place after the last character that is not blank, where missing text is reported.
    end: Place,
}

impl<'t> Events<'t> {
    /// Creates the events of a text without a byte order mark.
    pub(crate) fn of(text: &'t str) -> Result<Self, ReadError> {
        if text.len() > MAX_BYTES {
            let place = Place { line: 1, column: 1 };
            return Err(ReadError::of_text(FaultKind::TooLarge { most: MAX_BYTES }, place));
        }
        if let Some((at, found)) = text.char_indices().find(|(_, c)| is_unreadable(*c)) {
            let kind = FaultKind::ControlCharacter(found);
            return Err(ReadError::of_text(kind, end_of(&text[..at])));
        }
        Ok(Self {
            parser: Parser::new_from_str(text),
            depth: 0,
            documents: 0,
            end: end_of(text.trim_end()),
        })
    }

    /// Returns the next event that is a value or the end of one; `None` at the end of the text.
    pub(crate) fn next(&mut self) -> Result<Option<(Event<'t>, Span)>, ReadError> {
        while let Some(event) = self.parser.next_event() {
            let (event, span) = event.map_err(|error| {
                let kind = FaultKind::Syntax(error.info().to_owned());
                ReadError::of_text(kind, place(error.marker()).min(self.end))
            })?;
            let refuse = |kind| Err(ReadError::of_text(kind, place(&span.start)));
            match event {
                Event::Alias(_)
                | Event::Scalar(_, _, 1.., _)
                | Event::SequenceStart(1.., _)
                | Event::MappingStart(1.., _) => return refuse(FaultKind::Anchor),
                Event::SequenceStart(..) | Event::MappingStart(..) => {
                    if self.depth == MAX_DEPTH {
                        return refuse(FaultKind::TooDeep { most: MAX_DEPTH });
                    }
                    self.depth += 1;
                }
                Event::SequenceEnd | Event::MappingEnd => self.depth -= 1,
                Event::Scalar(..) => {}
                Event::DocumentStart(_) => {
                    self.documents += 1;
                    if self.documents > 1 {
                        return refuse(FaultKind::SecondDocument);
                    }
                    continue;
                }
                Event::Nothing | Event::StreamStart | Event::StreamEnd | Event::DocumentEnd => {
                    continue;
                }
            }
            return Ok(Some((event, span)));
        }
        Ok(None)
    }
}

/// Converts a mark of the parser to a place.
pub(super) fn place(mark: &Marker) -> Place {
    Place { line: mark.line().max(1), column: mark.col() + 1 }
}

/// Returns whether YAML forbids a character.
fn is_unreadable(c: char) -> bool {
    match c {
        ' '..='~' | '\t' | '\n' | '\r' | '\u{85}' => false,
        '\u{feff}' | '\u{fffe}' | '\u{ffff}' => true,
        _ => c.is_control(),
    }
}
