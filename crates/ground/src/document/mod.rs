//! Turns errors in YAML documents into findings.
//!
//! The reader reports what is wrong and where ([`yaml_in_place::ReadError`]). This module converts
//! that to a message ([`DocumentFault`]) and to advice ([`DocumentAdvice`]), in the same way for every kind of
//! document.

mod misread;

use yaml_in_place::{Document, Fault, FaultKind, ReadError};

pub use misread::{DocumentAdvice, DocumentFault, ExpectedValue, FoundValue};

use crate::diag::{Code, Finding, Found, Place, Span, nearest};
use crate::said::{Message, Said, Told};

/// A kind of document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DocumentKind {
    /// The code of its findings.
    pub code: &'static Code,
    /// The word by which a catalogue selects the name of the document and the page of its fields:
    /// `event`, `ratings`, `rules`, `scheme`.
    pub word: &'static str,
    /// The messages with which its fields refuse values.
    pub refuses: &'static [&'static [Message]],
}

/// The reason a document of some kind cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DocumentError {
    /// The kind of document.
    pub kind: DocumentKind,
    /// The reason.
    pub why: DocumentFault,
}

impl Told for DocumentError {
    fn said(&self) -> Said {
        self.why.said()
    }
}

impl Found for DocumentError {
    fn code(&self) -> &'static Code {
        self.kind.code
    }
}

/// Creates the finding for an unreadable document, marked in its text, with advice.
pub fn finding(kind: DocumentKind, text: &str, error: &ReadError) -> Finding {
    let why = misread(kind, &error.fault);
    let advice = advice(kind, &error.fault);
    let mut finding =
        Finding::of(DocumentError { kind, why }, Span::default()).marking(text, place(error.place));
    if let Some(advice) = advice {
        finding.remark(&advice);
    }
    finding
}

/// Returns the reason a document of some kind cannot be read.
pub fn misread(kind: DocumentKind, fault: &Fault) -> DocumentFault {
    match &fault.kind {
        FaultKind::WrongType { expected: yaml_in_place::Expected::Fields(_), .. }
            if fault.path.is_root() =>
        {
            DocumentFault::NoFields { file: kind.word }
        }
        other => DocumentFault::of(kind, other),
    }
}

/// Returns advice on a fault, unless its message already contains some.
pub fn advice(kind: DocumentKind, fault: &Fault) -> Option<DocumentAdvice> {
    let file = kind.word;
    let words = |word: &str, known: &[&str]| match nearest(word, known.iter().copied()) {
        Some(near) => DocumentAdvice::Near { near: near.to_owned(), file },
        None => {
            DocumentAdvice::Known { known: known.iter().map(|&word| word.to_owned()).collect() }
        }
    };
    Some(match &fault.kind {
        FaultKind::TooDeep { .. } | FaultKind::Tag | FaultKind::NotUtf8 => return None,
        FaultKind::ControlCharacter(_) => DocumentAdvice::TakeOut { file },
        FaultKind::TooLarge { .. }
        | FaultKind::Anchor
        | FaultKind::SecondDocument
        | FaultKind::Syntax(_) => DocumentAdvice::OneMapping { file },
        FaultKind::UnknownKey { key: word, known } | FaultKind::UnknownWord { word, known } => {
            words(word, known)
        }
        _ => DocumentAdvice::Fields { file },
    })
}

/// Converts a place from the reader.
pub fn place(at: yaml_in_place::Place) -> Place {
    Place { line: at.line as u64, column: at.column as u64 }
}

/// Returns the place of a key path such as `players[3].rating`, or of its nearest existing parent.
pub fn place_of(document: &Document<'_>, path: &str) -> Option<Place> {
    document.place_of(path).map(place)
}

/// Returns a function that does as [`place_of`] for many paths, counting the lists only once.
pub fn placing<'d>(document: &'d Document<'_>) -> impl FnMut(&str) -> Option<Place> + use<'d> {
    let mut places = document.places();
    move |path| places.place_of(path).map(place)
}
