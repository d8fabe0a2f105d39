//! A sentence of a view: English for programs, in the reader's language for people.

use serde::{Serialize, Serializer};

use crate::words::{Language, say};
use draughts_ground::said::{Said, Told};

/// A sentence of a view, serialized as its English text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line(Said);

impl Line {
    /// Makes the sentence of a message.
    pub fn of(told: &(impl Told + ?Sized)) -> Self {
        Self(told.said())
    }

    /// Returns the sentence in a language.
    pub fn words(&self, language: Language) -> String {
        say(&self.0, language)
    }
}

impl Told for Line {
    fn said(&self) -> Said {
        self.0.clone()
    }
}

impl Serialize for Line {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.words(Language::English))
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Line {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        String::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        String::json_schema(generator)
    }

    fn inline_schema() -> bool {
        true
    }
}
