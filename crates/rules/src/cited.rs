//! A value together with the article that it encodes.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::marker::PhantomData;

use serde::Deserialize;
use serde::de::{self, Deserializer, MapAccess, SeqAccess, Visitor};

use super::allowed::{Allowed, NotAllowed};
use super::value::{RuleValue, Words};
use crate::diag::Citation;

/// A value and its source.
///
/// It is written `{is: any, source: A1 3.9}`. A custom document may write `any` alone; the source
/// is then "not stated". Items of a list may have sources of their own: `{is: [no-piece, refusal],
/// source: A1 7.2, each: {refusal: A1 7.2.4}}`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cited<T> {
    /// The value.
    pub value: T,
    /// The document and the article.
    pub source: Citation,
    /// The list items that have a source of their own, in the order of the list.
    pub each: Vec<(String, Citation)>,
}

impl<T> std::ops::Deref for Cited<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T: RuleValue> Cited<T> {
    /// Creates a value without a source.
    pub(crate) fn unstated(value: T) -> Self {
        Self { value, source: Citation::not_stated(), each: Vec::new() }
    }
}

impl<T> Cited<T> {
    /// Returns the source of a list item: its own, or else that of the list.
    pub(crate) fn source_of(&self, item: &str) -> &Citation {
        let own = self.each.iter().find(|(known, _)| known == item);
        own.map_or(&self.source, |(_, source)| source)
    }

    /// Iterates over every citation of the field.
    pub(super) fn citations_mut(&mut self) -> impl Iterator<Item = &mut Citation> {
        std::iter::once(&mut self.source).chain(self.each.iter_mut().map(|(_, source)| source))
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
        Allowed::OrCited { allowed: Box::new(T::allowed()) }.fmt(f)
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
        const KEYS: &[&str] = &["is", "source", "each"];
        let (mut is, mut source, mut each) = (None, None, None);
        while let Some(key) = map.next_key::<String>()? {
            match key.as_str() {
                "is" if is.is_none() => is = Some(map.next_value::<Self::Value>()?.value),
                "source" if source.is_none() => {
                    source = Some(Citation::new(map.next_value::<String>()?));
                }
                "each" if each.is_none() => {
                    each = Some(map.next_value::<BTreeMap<String, Citation>>()?);
                }
                _ => {
                    let known = KEYS.iter().find(|known| **known == key);
                    return Err(known.map_or_else(
                        || de::Error::unknown_field(&key, KEYS),
                        |twice| de::Error::duplicate_field(twice),
                    ));
                }
            }
        }
        let value: T = is.ok_or_else(|| de::Error::missing_field("is"))?;
        let each = in_order(&value, each.unwrap_or_default()).map_err(de::Error::custom)?;
        Ok(Cited { value, source: source.unwrap_or_else(Citation::not_stated), each })
    }
}

/// Returns the sources of single items, in the order of the list.
fn in_order<T: RuleValue>(
    value: &T,
    mut each: BTreeMap<String, Citation>,
) -> Result<Vec<(String, Citation)>, NotAllowed> {
    let words = value.to_words();
    let items = match &words {
        Words::Many(items) => items.as_slice(),
        Words::One(_) if each.is_empty() => &[],
        Words::One(_) => return Err(NotAllowed::EachWithoutList),
    };
    let mut ordered = Vec::new();
    for item in items {
        ordered.extend(each.remove_entry(item));
    }
    match each.keys().next() {
        Some(item) => Err(NotAllowed::EachNotListed { item: item.clone() }),
        None => Ok(ordered),
    }
}

fn value<T: RuleValue, E: de::Error>(words: &Words) -> Result<T, E> {
    T::from_words(words).map_err(|wrong| E::custom(wrong.but(T::allowed())))
}
