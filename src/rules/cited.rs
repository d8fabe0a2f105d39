//! A value together with the article it encodes.

use std::marker::PhantomData;

use serde::de::{self, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Serialize, Serializer};

use super::value::{RuleValue, Words};
use crate::diag::Citation;

/// A value and where it stands in the laws.
///
/// Written `{is: any, source: A1 3.9}`; a custom document may write `any` alone,
/// and the source is then "not stated".
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cited<T> {
    /// The value.
    pub value: T,
    /// Document and article.
    pub source: Citation,
}

impl<T> std::ops::Deref for Cited<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T: RuleValue> Cited<T> {
    /// A value set without naming a source.
    pub fn unstated(value: T) -> Self {
        Self { value, source: Citation::not_stated() }
    }
}

impl<T: RuleValue> Serialize for Cited<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeMap;
        let mut map = serializer.serialize_map(Some(2))?;
        match self.value.to_words() {
            Words::One(word) => map.serialize_entry("is", &word)?,
            Words::Many(words) => map.serialize_entry("is", &words)?,
        }
        map.serialize_entry("source", &self.source)?;
        map.end()
    }
}

impl<'de, T: RuleValue> Deserialize<'de> for Cited<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(CitedVisitor(PhantomData))
    }
}

struct CitedVisitor<T>(PhantomData<T>);

impl<'de, T: RuleValue> Visitor<'de> for CitedVisitor<T> {
    type Value = Cited<T>;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}, or {{is: ..., source: ...}}", T::allowed())
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Self::Value, E> {
        value(&Words::One(text.to_owned())).map(Cited::unstated)
    }

    fn visit_bool<E: de::Error>(self, value: bool) -> Result<Self::Value, E> {
        self.visit_str(&value.to_string())
    }

    fn visit_u64<E: de::Error>(self, value: u64) -> Result<Self::Value, E> {
        self.visit_str(&value.to_string())
    }

    fn visit_i64<E: de::Error>(self, value: i64) -> Result<Self::Value, E> {
        self.visit_str(&value.to_string())
    }

    fn visit_f64<E: de::Error>(self, value: f64) -> Result<Self::Value, E> {
        self.visit_str(&value.to_string())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, seq: A) -> Result<Self::Value, A::Error> {
        let words = Vec::deserialize(de::value::SeqAccessDeserializer::new(seq))?;
        value(&Words::Many(words)).map(Cited::unstated)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let (mut is, mut source) = (None, None);
        while let Some(key) = map.next_key::<String>()? {
            match key.as_str() {
                "is" if is.is_none() => is = Some(map.next_value::<Self::Value>()?.value),
                "source" if source.is_none() => {
                    source = Some(Citation::new(map.next_value::<String>()?));
                }
                "is" | "source" => {
                    return Err(de::Error::custom(format!("`{key}` is given twice")));
                }
                _ => return Err(de::Error::unknown_field(&key, &["is", "source"])),
            }
        }
        let value = is.ok_or_else(|| de::Error::missing_field("is"))?;
        Ok(Cited { value, source: source.unwrap_or_else(Citation::not_stated) })
    }
}

fn value<T: RuleValue, E: de::Error>(words: &Words) -> Result<T, E> {
    T::from_words(words).map_err(|wrong| E::custom(format!("{wrong}; allowed: {}", T::allowed())))
}
