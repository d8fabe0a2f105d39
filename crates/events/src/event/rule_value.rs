//! The value of a rule that an event changes.

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

/// The value of a changed field of the rules, as for `--set FIELD=VALUE`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum RuleValue {
    /// Yes or no.
    Flag(bool),
    /// A number.
    Number(i64),
    /// A word.
    Word(String),
}

impl<'de> Deserialize<'de> for RuleValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Written;

        impl Visitor<'_> for Written {
            type Value = RuleValue;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(&super::AsWritten::Any, f)
            }

            fn visit_bool<E: Error>(self, flag: bool) -> Result<RuleValue, E> {
                Ok(RuleValue::Flag(flag))
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<RuleValue, E> {
                Ok(RuleValue::Number(number))
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<RuleValue, E> {
                let whole = i64::try_from(number).map(RuleValue::Number);
                whole.map_err(|_| E::invalid_value(Unexpected::Unsigned(number), &self))
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<RuleValue, E> {
                Ok(RuleValue::Word(word.to_owned()))
            }
        }

        deserializer.deserialize_any(Written)
    }
}

impl std::fmt::Display for RuleValue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Flag(flag) => write!(f, "{flag}"),
            Self::Number(number) => write!(f, "{number}"),
            Self::Word(word) => f.write_str(word),
        }
    }
}
