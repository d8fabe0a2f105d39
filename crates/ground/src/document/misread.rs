//! The reasons a document cannot be read, as messages.

use yaml_in_place::{Expected, FaultKind, Found};

use super::DocumentKind;
use crate::said::{Fact, Said};
use crate::told;

told! {
    /// The reason a document cannot be read.
    pub enum DocumentFault {
        NotUtf8 => "misread-not-utf8", "not UTF-8 text", help "save the file as UTF-8";
        TooLarge { mebibytes: usize } => "misread-too-large", "the file is over { $mebibytes } MiB";
        TooDeep { levels: usize } => "misread-too-deep",
            "nested deeper than { $levels } levels",
            help "no field is nested so: look for a `[` or `{\"{\"}` that should not be there";
        ControlCharacter { number: String } => "misread-control-character",
            "the control character { $number } stands here";
        Anchor => "misread-anchor", "anchors and aliases are not read";
        Tag => "misread-tag",
            "tags, such as !word, are not read",
            help "put a value that begins with `!` in quotes";
        SecondDocument => "misread-second-document", "a second document begins here";
        Syntax { file: &'static str, slip: &'static str, said: String } => "misread-syntax",
            "{ $file ->
                [prize-case] not readable as JSON: a comma, a quote or a bracket is missing here \
             or before, or is one too many
               *[other] not readable as YAML: { $slip ->
                        [tab] a tab stands where only spaces may
                        [escape] a backslash between double quotation marks begins a special \
             character: write two, or use single quotation marks
                        [after-quote] something stands after the closing quotation mark
                        [quote] a quotation mark is opened and not closed
                        [bracket] a bracket or a brace is not closed, or a comma is missing
                        [colon] a colon stands within a value: put the value in quotation marks
                        [no-colon] a colon is missing after the name of a field
                        [lines] `|` or `>` begins a text of several lines: put the value in \
             quotation marks, or indent those lines
                        [sign] a value cannot begin with this character: put the value in \
             quotation marks
                        [reference] `*` or `&` begins a value: put the value in quotation marks
                        [indent] this line is indented otherwise than the lines it belongs to
                        [end] the file ends too early
                       *[other] it cannot go on like this here ({ $said })
                    }
            }";
        NoFields { file: &'static str } => "misread-no-fields",
            "{ $file ->
                [event] an event file is a list of fields, `name: value`
                [ratings] a rating list is a list of fields, `name: value`
                [openings] a table of openings is a list of fields, `name: value`
                [scheme] a rating scheme is a list of fields, `name: value`
                [norms] a document of norms is a list of fields, `name: value`
                [prize-case] a case of prizes is a JSON document with `main`, `lists` and \
             `players`
               *[rules] a rule document is a list of fields, `field: value`
            }";
        UnknownKey { key: String } => "misread-unknown-key", "unknown field `{ $key }`";
        MissingKey { key: String } => "misread-missing-key", "missing field `{ $key }`";
        DuplicateKey { key: String } => "misread-duplicate-key", "duplicate field `{ $key }`";
        UnknownWord { word: String } => "misread-unknown-word", "unknown value `{ $word }`";
        NoValue { wanted: ExpectedValue } => "misread-no-value", "no value, expected { $wanted }";
        WrongType { stands: FoundValue, wanted: ExpectedValue } => "misread-wrong-type",
            "wrong type: { $stands }, expected { $wanted }";
        WrongValue { stands: FoundValue, wanted: ExpectedValue } => "misread-wrong-value",
            "wrong value: { $stands }, expected { $wanted }";
        OutOfRange { number: String, wanted: ExpectedValue } => "misread-out-of-range",
            "{ $number } is out of range: expected { $wanted }";
        WrongLength { items: usize, wanted: ExpectedValue } => "misread-wrong-length",
            "{ $items ->
                [one] one item, expected { $wanted }
               *[other] { $items } items, expected { $wanted }
            }";
        Refused { said: Fact } => "misread-refused", "{ $said }";
    }
}

told! {
    /// A value found in a document.
    pub enum FoundValue {
        Nothing => "stands-nothing", "no value";
        /// `true` or `false`.
        Flag { flag: String } => "stands-flag", "`{ $flag }`";
        Number { number: String } => "stands-number", "the number { $number }";
        Text { text: String } => "stands-text", "the text \"{ $text }\"";
        List => "stands-list", "a list";
        Mapping => "stands-mapping", "a mapping";
        Other { said: String } => "stands-other", "{ $said }";
    }
}

told! {
    /// A value expected in a document.
    pub enum ExpectedValue {
        /// `true` or `false`.
        Flag => "wanted-flag", "true or false";
        Whole => "wanted-whole", "a whole number";
        FromZero => "wanted-from-zero", "a whole number from 0";
        Range { least: String, most: String } => "wanted-range",
            "a whole number from { $least } to { $most }";
        Number => "wanted-number", "a number";
        Text => "wanted-text", "a text";
        Nothing => "wanted-nothing", "no value";
        List => "wanted-list", "a list";
        Items { items: usize } => "wanted-items",
            "{ $items ->
                [one] a list of one item
               *[other] a list of { $items } items
            }";
        Fields => "wanted-fields", "a list of fields, `name: value`";
        Word { known: Vec<String> } => "wanted-word", "one of { $known }";
        Said { said: Fact } => "wanted-said", "{ $said }";
    }
}

told! {
    /// Advice on a document that cannot be read; it becomes the help of a finding.
    pub enum DocumentAdvice {
        /// A known word is similar to the unknown one.
        Near { near: String, file: &'static str } => "advice-near";
        /// The known words.
        Known { known: Vec<String> } => "advice-known";
        /// Remove the character.
        TakeOut { file: &'static str } => "advice-take-out";
        /// The expected form of such a document.
        OneMapping { file: &'static str } => "advice-one-mapping";
        /// Restore the file from the history, which has its last recorded version.
        Restore { file: &'static str } => "advice-restore";
        /// The page that explains the fields.
        Fields { file: &'static str } => "advice-fields";
    }
}

/// Returns the kind of slip, among those that people make, from the message of the parser. The
/// first kind that matches counts.
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

impl DocumentFault {
    /// Converts a fault of the YAML reader to the reason that a document of this kind cannot be
    /// read.
    pub(super) fn of(document: DocumentKind, kind: &FaultKind) -> Self {
        let wanted = |expected: &Expected| ExpectedValue::of(document, expected);
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
            // A kind of fault added to the reader later brings its own text.
            other => Self::Refused { said: other.to_string().into() },
        }
    }
}

impl From<&Found> for FoundValue {
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

impl ExpectedValue {
    /// Converts an expectation of the YAML reader in a document of this kind.
    fn of(document: DocumentKind, expected: &Expected) -> Self {
        /// From here on, a limit reflects the integer type, not the field.
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

/// Returns the text of a type's own error, as a message if it is an encoded one.
fn sent(document: DocumentKind, text: &str) -> Fact {
    Said::sent(text, document.refuses).map_or_else(|| text.into(), Fact::Said)
}
