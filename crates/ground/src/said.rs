//! Messages that are independent of any language.
//!
//! A crate that refuses or reports something has an enum of all its messages, with their arguments
//! ("facts") as fields ([`told!`](crate::told)). Each carries its English, as which it is displayed.
//! Catalogues elsewhere have the other languages: they find each message by its id, and the facts
//! by their names.

mod english;
mod naming;
mod row;
mod sent;

use std::fmt;

pub use crate::{message, said, told, told_error};
pub use english::{SHARED, between, shortened};
pub use row::Row;

/// A fact: an argument of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fact {
    /// A text that is the same in every language: a name, an id, a score.
    Text(String),
    /// The id of a player or a team, which may have a name.
    Id(String),
    /// A number.
    Number(i64),
    /// A round of an event.
    Round(u16),
    /// Figures with a decimal point, such as points or a score. A catalogue writes them with the
    /// decimal separator of its language.
    Figure(String),
    /// A calendar day, as `2026-12-01`. A catalogue may write it in the style of its language.
    Day(String),
    /// A word from a closed list, by which a catalogue selects its text.
    Word(&'static str),
    /// A message inside the message.
    Said(Said),
    /// The help of a message inside the message.
    HelpOf(Said),
    /// Several names or numbers in a row.
    List(Vec<Fact>),
    /// Several sentences, and the text that separates them.
    Sentences(Vec<Said>, &'static str),
    /// No value.
    None,
}

/// A message with its facts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// The message.
    pub message: &'static Message,
    /// The names and values of its facts, in the declared order.
    pub facts: Vec<(&'static str, Fact)>,
}

/// Formats the fact as an English message has it.
impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&english::fact(self))
    }
}

/// Formats the message as its English sentence.
///
/// `{:#}` writes the form that [`Said::sent`] parses. A message without English is formatted as its
/// id and its facts, as in `no-player (id: p9)`.
impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            return sent::marked(self, f);
        }
        if let Some(english) = english::whole(self) {
            return f.write_str(&english);
        }
        f.write_str(self.message.id)?;
        for (at, (name, fact)) in self.facts.iter().enumerate() {
            write!(f, "{}{name}: {fact}", if at == 0 { " (" } else { ", " })?;
        }
        f.write_str(if self.facts.is_empty() { "" } else { ")" })
    }
}

impl Said {
    /// Returns the id of its message.
    pub const fn id(&self) -> &'static str {
        self.message.id
    }
}

/// A value that can be rendered as a message.
pub trait Told {
    /// Returns the message.
    fn said(&self) -> Said;
}

impl Told for Said {
    fn said(&self) -> Said {
        self.clone()
    }
}

/// A message that can be rendered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Message {
    /// The id, by which the catalogues of other languages find it.
    pub id: &'static str,
    /// Its English and that of its attributes, as an entry of a Project Fluent catalogue; empty if
    /// a catalogue has the English too.
    pub english: &'static str,
    /// The names of its facts.
    pub facts: &'static [&'static str],
}

/// Returns whether a Fluent pattern uses only these facts: `$round`, or an inflected
/// `$round-dative`.
pub const fn names_only(text: &str, facts: &[&str]) -> bool {
    let text = text.as_bytes();
    let mut at = 0;
    while at < text.len() {
        at += 1;
        if text[at - 1] != b'$' {
            continue;
        }
        let start = at;
        while at < text.len() && (text[at].is_ascii_alphanumeric() || text[at] == b'_') {
            at += 1;
        }
        let mut one = 0;
        let is_named = loop {
            if one == facts.len() {
                break false;
            }
            if is_at(text, start, at, facts[one].as_bytes()) {
                break true;
            }
            one += 1;
        };
        if !is_named {
            return false;
        }
    }
    true
}

/// Returns whether a part of a text equals this word.
const fn is_at(text: &[u8], start: usize, end: usize, word: &[u8]) -> bool {
    if end - start != word.len() {
        return false;
    }
    let mut at = 0;
    while at < word.len() {
        if text[start + at] != word[at] {
            return false;
        }
        at += 1;
    }
    true
}

impl From<&'static Message> for Said {
    /// Creates a message without facts.
    fn from(message: &'static Message) -> Self {
        Self { message, facts: Vec::new() }
    }
}

impl Message {
    /// Fills in the facts of the message, in the order of their names.
    pub fn with(&'static self, facts: impl IntoIterator<Item = Fact>) -> Said {
        Said { message: self, facts: self.facts.iter().copied().zip(facts).collect() }
    }
}

impl From<&str> for Fact {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Fact {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<char> for Fact {
    fn from(letter: char) -> Self {
        Self::Text(letter.into())
    }
}

impl From<Said> for Fact {
    fn from(said: Said) -> Self {
        Self::Said(said)
    }
}

/// Figures with a decimal point, such as `6 + 8.5`, for use inside a message.
///
/// A catalogue writes them with the decimal separator of its language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figures(pub String);

impl From<Figures> for Fact {
    fn from(figures: Figures) -> Self {
        Self::Figure(figures.0)
    }
}

/// A calendar day, as `2026-12-01`, for use inside a message.
///
/// English keeps this form, since it can be typed; other languages use their own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Day(String);

impl Day {
    /// Creates a day that is displayed as `2026-12-01`.
    pub fn of(day: impl fmt::Display) -> Self {
        Self(day.to_string())
    }
}

impl From<Day> for Fact {
    fn from(day: Day) -> Self {
        Self::Day(day.0)
    }
}

/// A yes or no by which a catalogue selects its text.
impl From<bool> for Fact {
    fn from(yes: bool) -> Self {
        Self::Word(if yes { "yes" } else { "no" })
    }
}

impl<T: Into<Self>> From<Box<T>> for Fact {
    fn from(fact: Box<T>) -> Self {
        (*fact).into()
    }
}

impl<T: Into<Self>> From<Option<T>> for Fact {
    fn from(fact: Option<T>) -> Self {
        fact.map_or(Self::None, Into::into)
    }
}

impl<T: Into<Self>> From<Vec<T>> for Fact {
    fn from(facts: Vec<T>) -> Self {
        Self::List(facts.into_iter().map(Into::into).collect())
    }
}

/// The help of another message, for use inside a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HelpOf<T>(pub T);

impl<T: Told> From<HelpOf<T>> for Fact {
    fn from(help: HelpOf<T>) -> Self {
        Self::HelpOf(help.0.said())
    }
}

/// Sentences inside a message, such as the results of several checks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sentences {
    /// The sentences.
    pub said: Vec<Said>,
    /// The text that separates them.
    pub between: &'static str,
}

impl Sentences {
    /// Joins sentences by semicolons.
    pub const fn listed(said: Vec<Said>) -> Self {
        Self { said, between: "; " }
    }

    /// Joins sentences by full stops; the last gets none.
    pub const fn following(said: Vec<Said>) -> Self {
        Self { said, between: ". " }
    }
}

impl From<Sentences> for Fact {
    fn from(sentences: Sentences) -> Self {
        Self::Sentences(sentences.said, sentences.between)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl From<$number> for Fact {
            fn from(number: $number) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}

numbers! { u8 u16 u32 u64 usize i32 i64 }

/// Declares an enum of messages: variants with their facts as fields, each with its id and its
/// English.
///
/// The English is a Project Fluent pattern that refers to the facts by name, followed by attributes
/// such as `label` and `help`. If it is omitted, a catalogue has the English.
///
/// ```
/// use draughts_ground::said::Told;
///
/// draughts_ground::told! {
///     /// Why a round is not paired.
///     pub enum Hindrance {
///         TooFew { players: usize } => "too-few", "{ $players } are too few", help "add players";
///         Over => "over", "the event is over";
///     }
/// }
///
/// assert_eq!(Hindrance::TooFew { players: 1 }.said().id(), "too-few");
/// assert_eq!(Hindrance::MESSAGES[0].facts, ["players"]);
/// assert_eq!(Hindrance::MESSAGES[1].english, "over = the event is over");
/// ```
#[macro_export]
macro_rules! told {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $(
                $(#[$doc:meta])*
                $variant:ident $({ $($field:ident : $fact:ty),* $(,)? })? => $id:literal
                    $(, $english:literal $(, $attribute:ident $words:literal)*)?;
            )*
        }
    ) => {
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq, Eq)]
        #[non_exhaustive]
        #[allow(missing_docs, reason = "a message says itself what it is, a field is its fact")]
        $vis enum $name {
            $(
                $(#[$doc])*
                $variant $({ $($field: $fact),* })?,
            )*
        }

        $(const _: () = assert!(
            $crate::said::names_only(
                $crate::entry!($id $(, $english $(, $attribute $words)*)?),
                &[$($(stringify!($field)),*)?],
            ),
            concat!("`", $id, "` names a fact that it does not have"),
        );)*

        impl $name {
            /// Every message.
            pub const MESSAGES: &'static [$crate::said::Message] = &[$($crate::said::Message {
                id: $id,
                english: $crate::entry!($id $(, $english $(, $attribute $words)*)?),
                facts: &[$($(stringify!($field)),*)?],
            }),*];
        }

        impl From<$name> for $crate::said::Fact {
            fn from(told: $name) -> Self {
                Self::Said($crate::said::Told::said(&told))
            }
        }

        impl $crate::said::Told for $name {
            fn said(&self) -> $crate::said::Said {
                match self {
                    $(
                        Self::$variant $({ $($field),* })? => $crate::said::Said {
                            message: &$crate::said::Message {
                                id: $id,
                                english: $crate::entry!(
                                    $id $(, $english $(, $attribute $words)*)?
                                ),
                                facts: &[$($(stringify!($field)),*)?],
                            },
                            facts: vec![$($(
                                (stringify!($field), $crate::said::Fact::from($field.clone()))
                            ),*)?],
                        },
                    )*
                }
            }
        }
    };
}

/// Creates a message that is used in one place: its id and its English, as in
/// [`told!`](crate::told), then a semicolon and its facts. If the English is omitted, a catalogue
/// has it.
///
/// ```
/// use draughts_ground::said::said;
///
/// let round = 4_u16;
/// let said = said!("no-round", "there is no round { $round }: { $of } are played"; round, of = 3_u16);
/// assert_eq!(said.id(), "no-round");
/// assert_eq!(said.to_string(), "there is no round 4: 3 are played");
/// ```
///
/// English text that uses an undeclared fact does not compile:
///
/// ```compile_fail
/// draughts_ground::said::said!("no-round", "there is no round { $round }");
/// ```
#[macro_export]
macro_rules! said {
    (
        $id:literal $(, $english:literal $(, $attribute:ident $words:literal)*)?
        $(; $($fact:ident $(= $value:expr)?),+)? $(,)?
    ) => {{
        const ENGLISH: &str = $crate::entry!($id $(, $english $(, $attribute $words)*)?);
        const { assert!($crate::said::names_only(ENGLISH, &[$($(stringify!($fact)),+)?])) };
        $crate::said::Said {
            message: &$crate::said::Message {
                id: $id,
                english: ENGLISH,
                facts: &[$($(stringify!($fact)),+)?],
            },
            facts: vec![$($(
                (
                    stringify!($fact),
                    ::std::convert::Into::<$crate::said::Fact>::into($crate::fact!($fact $(, $value)?)),
                )
            ),+)?],
        }
    }};
}

/// Declares a message as a constant, for example for a table: its id, its English, a semicolon and
/// the names of its facts.
#[macro_export]
macro_rules! message {
    ($id:literal, $english:literal $(, $attribute:ident $words:literal)* $(; $($fact:ident),+)?) => {
        const {
            const ENGLISH: &str = $crate::entry!($id, $english $(, $attribute $words)*);
            const FACTS: &[&str] = &[$($(stringify!($fact)),+)?];
            assert!($crate::said::names_only(ENGLISH, FACTS));
            &$crate::said::Message { id: $id, english: ENGLISH, facts: FACTS }
        }
    };
}

/// Makes the values of enums words, by which catalogues select their texts.
///
/// ```
/// use draughts_ground::said::Fact;
///
/// enum Side {
///     Left,
///     Right,
/// }
///
/// draughts_ground::fact_words! {
///     Side {
///         Left "left",
///         Right "right",
///     }
/// }
///
/// assert_eq!(Fact::from(Side::Left), Fact::Word("left"));
/// assert_eq!(Fact::from(Side::Right), Fact::Word("right"));
/// ```
#[macro_export]
macro_rules! fact_words {
    ($($name:ident { $($variant:ident $word:literal),+ $(,)? })+) => {
        $(impl From<$name> for $crate::said::Fact {
            fn from(value: $name) -> Self {
                Self::Word(match value {
                    $($name::$variant => $word,)+
                })
            }
        })+
    };
}

/// The value of a fact: the given expression, or the variable of its name.
#[doc(hidden)]
#[macro_export]
macro_rules! fact {
    ($fact:ident) => {
        $fact
    };
    ($fact:ident, $value:expr) => {
        $value
    };
}

/// The English of a message as a catalogue entry.
#[doc(hidden)]
#[macro_export]
macro_rules! entry {
    ($id:literal) => {
        ""
    };
    ($id:literal, $english:literal $(, $attribute:ident $words:literal)*) => {
        concat!($id, " = ", $english $(, "\n    .", stringify!($attribute), " = ", $words)*)
    };
}

/// Implements `Error` for an enum of messages; it is displayed as its [`Said`], in English.
#[macro_export]
macro_rules! told_error {
    ($name:ty) => {
        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&$crate::said::Told::said(self), f)
            }
        }

        impl ::std::error::Error for $name {}
    };
}
