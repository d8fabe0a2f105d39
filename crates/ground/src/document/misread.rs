//! Why a document is not read, as messages.

use yaml_in_place::{Expected, FaultKind, Found};

use super::DocumentKind;
use crate::said::{Fact, Said};
use crate::told;

told! {
    /// Why a document is not read.
    pub enum Misread {
        /// It is not UTF-8.
        NotUtf8 => "misread-not-utf8";
        /// It is too large.
        TooLarge { mebibytes: usize } => "misread-too-large";
        /// Lists and mappings are nested too deep.
        TooDeep { levels: usize } => "misread-too-deep";
        /// A control character, by its number in Unicode.
        ControlCharacter { number: String } => "misread-control-character";
        /// An anchor or an alias.
        Anchor => "misread-anchor";
        /// A tag.
        Tag => "misread-tag";
        /// A second document in the same file.
        SecondDocument => "misread-second-document";
        /// It is not YAML: what kind of slip it is, and what the parser says of another.
        Syntax { file: &'static str, slip: &'static str, said: String } => "misread-syntax";
        /// It is not a list of fields.
        NoFields { file: &'static str } => "misread-no-fields";
        /// A field that is not known.
        UnknownKey { key: String } => "misread-unknown-key";
        /// A field that is missing.
        MissingKey { key: String } => "misread-missing-key";
        /// A field that occurs twice.
        DuplicateKey { key: String } => "misread-duplicate-key";
        /// A word that is not known.
        UnknownWord { word: String } => "misread-unknown-word";
        /// A field without a value.
        NoValue { wanted: Wanted } => "misread-no-value";
        /// A value of another type.
        WrongType { stands: Stands, wanted: Wanted } => "misread-wrong-type";
        /// A value that is not allowed.
        WrongValue { stands: Stands, wanted: Wanted } => "misread-wrong-value";
        /// A number that is too small or too large.
        OutOfRange { number: String, wanted: Wanted } => "misread-out-of-range";
        /// A list that is too short or too long.
        WrongLength { items: usize, wanted: Wanted } => "misread-wrong-length";
        /// What the field itself says of its value.
        Refused { said: Fact } => "misread-refused";
    }
}

told! {
    /// What is in a document.
    pub enum Stands {
        /// Nothing.
        Nothing => "stands-nothing";
        /// `true` or `false`.
        Flag { flag: String } => "stands-flag";
        /// A number.
        Number { number: String } => "stands-number";
        /// A text.
        Text { text: String } => "stands-text";
        /// A list.
        List => "stands-list";
        /// A mapping.
        Mapping => "stands-mapping";
        /// Something that no text can hold.
        Other { said: String } => "stands-other";
    }
}

told! {
    /// What should be in a document.
    pub enum Wanted {
        /// `true` or `false`.
        Flag => "wanted-flag";
        /// A whole number.
        Whole => "wanted-whole";
        /// A whole number from 0.
        FromZero => "wanted-from-zero";
        /// A whole number from one to another.
        Range { least: String, most: String } => "wanted-range";
        /// A number.
        Number => "wanted-number";
        /// A text.
        Text => "wanted-text";
        /// Nothing.
        Nothing => "wanted-nothing";
        /// A list.
        List => "wanted-list";
        /// A list of this many items.
        Items { items: usize } => "wanted-items";
        /// Fields with their values.
        Fields => "wanted-fields";
        /// One of some words.
        Word { known: Vec<String> } => "wanted-word";
        /// What the field itself calls it.
        Said { said: Fact } => "wanted-said";
    }
}

told! {
    /// What can be done about a document that is not read; each becomes the help of a
    /// finding.
    pub enum Advice {
        /// A known word is similar to the unknown one.
        Near { near: String, file: &'static str } => "advice-near";
        /// These words are known.
        Known { known: Vec<String> } => "advice-known";
        /// Remove the character.
        TakeOut { file: &'static str } => "advice-take-out";
        /// What such a document is.
        OneMapping { file: &'static str } => "advice-one-mapping";
        /// The history has the file as it was recorded last.
        Restore { file: &'static str } => "advice-restore";
        /// Where the fields are explained.
        Fields { file: &'static str } => "advice-fields";
    }
}

/// The kind of a slip, by the words of the parser: those that people make in files they write. The
/// first kind that fits counts.
fn slip(said: &str) -> &'static str {
    const KINDS: &[(&str, &[&str])] = &[
        ("tab", &["tab cannot", "a tab", "tabs "]),
        ("escape", &["escape c", "hexadecimal"]),
        ("after-quote", &["after double-quoted"]),
        ("quote", &["quoted scalar"]),
        ("lines", &["block scalar"]),
        ("sign", &["unexpected character", "directive"]),
        (
            "bracket",
            &["flow mapping", "flow sequence", "flow construct", "node content", "bracket"],
        ),
        ("colon", &["mapping values are not allowed"]),
        ("no-colon", &["simple key"]),
        ("reference", &["anchor", "alias"]),
        ("indent", &["indent", "'-' indicator", "expected key", "block sequence entries"]),
        ("end", &["unexpected eof", "end of stream"]),
    ];
    let is_it = |(_, words): &&(&str, &[&str])| words.iter().any(|word| said.contains(word));
    KINDS.iter().find(is_it).map_or("other", |(kind, _)| *kind)
}

impl Misread {
    /// What is wrong with a document of some kind.
    pub(super) fn of(document: DocumentKind, kind: &FaultKind) -> Self {
        let wanted = |expected: &Expected| Wanted::of(document, expected);
        match kind {
            FaultKind::NotUtf8 => Self::NotUtf8,
            FaultKind::TooLarge { most } => Self::TooLarge { mebibytes: most >> 20 },
            FaultKind::TooDeep { most } => Self::TooDeep { levels: *most },
            FaultKind::ControlCharacter(found) => {
                Self::ControlCharacter { number: format!("U+{:04X}", u32::from(*found)) }
            }
            FaultKind::Anchor => Self::Anchor,
            FaultKind::Tag => Self::Tag,
            FaultKind::SecondDocument => Self::SecondDocument,
            FaultKind::Syntax(said) => {
                Self::Syntax { file: document.word, slip: slip(said), said: said.clone() }
            }
            FaultKind::UnknownKey { key, .. } => Self::UnknownKey { key: key.clone() },
            FaultKind::MissingKey(key) => Self::MissingKey { key: (*key).to_owned() },
            FaultKind::DuplicateKey(key) => Self::DuplicateKey { key: key.clone() },
            FaultKind::UnknownWord { word, .. } => Self::UnknownWord { word: word.clone() },
            FaultKind::WrongType { found: Found::Nothing, expected } => {
                Self::NoValue { wanted: wanted(expected) }
            }
            FaultKind::WrongType { found, expected } => {
                Self::WrongType { stands: found.into(), wanted: wanted(expected) }
            }
            FaultKind::WrongValue { found, expected } => {
                Self::WrongValue { stands: found.into(), wanted: wanted(expected) }
            }
            FaultKind::OutOfRange { number, least, most } => {
                let wanted = wanted(&Expected::Whole { least: *least, most: *most });
                Self::OutOfRange { number: number.clone(), wanted }
            }
            FaultKind::WrongLength { found, expected } => {
                Self::WrongLength { items: *found, wanted: wanted(expected) }
            }
            FaultKind::Refused(said) => Self::Refused { said: sent(document, said) },
            // A kind that a later reader may have says itself.
            other => Self::Refused { said: other.to_string().into() },
        }
    }
}

impl From<&Found> for Stands {
    fn from(found: &Found) -> Self {
        match found {
            Found::Nothing => Self::Nothing,
            Found::Flag(flag) => Self::Flag { flag: flag.to_string() },
            Found::Number(number) => Self::Number { number: number.clone() },
            Found::Text(text) => Self::Text { text: text.clone() },
            Found::List => Self::List,
            Found::Mapping => Self::Mapping,
            Found::Other(said) => Self::Other { said: said.clone() },
        }
    }
}

impl Wanted {
    /// What should stand in a document of some kind.
    fn of(document: DocumentKind, expected: &Expected) -> Self {
        /// Beyond it a limit says more of the machine than of the value.
        const LARGE: u128 = i32::MAX as u128;
        match expected {
            Expected::Flag => Self::Flag,
            Expected::Whole { least: 0, most: LARGE.. } => Self::FromZero,
            Expected::Whole { most: LARGE.., .. } => Self::Whole,
            Expected::Whole { least, most } => {
                Self::Range { least: least.to_string(), most: most.to_string() }
            }
            Expected::Number => Self::Number,
            Expected::Text => Self::Text,
            Expected::Nothing => Self::Nothing,
            Expected::List => Self::List,
            Expected::Items(items) => Self::Items { items: *items },
            Expected::Mapping | Expected::Fields(_) => Self::Fields,
            Expected::Word(known) => {
                Self::Word { known: known.iter().map(|&word| word.to_owned()).collect() }
            }
            Expected::Said(said) => Self::Said { said: sent(document, said) },
        }
    }
}

/// What a type says, as a message if it has sent one.
fn sent(document: DocumentKind, text: &str) -> Fact {
    Said::sent(text, document.refuses).map_or_else(|| text.into(), Fact::Said)
}
