//! Deserializes a value of a document.

use std::borrow::Cow;

use serde::de::{self, DeserializeSeed, Deserializer, Visitor};

use super::access::{Items, Keys};
use super::document::{Document, Kind};
use super::plain::{Plain, number};
use super::raised::Raised;
use super::{Expected, FaultKind, Found};

/// A value of a document.
#[derive(Clone, Copy)]
pub(super) struct At<'d, 't> {
    pub(super) document: &'d Document<'t>,
    pub(super) node: usize,
}

impl<'d> At<'d, '_> {
    /// Returns the text of a scalar, and whether it is plain, so that it may be something other
    /// than a text.
    fn scalar(self) -> Option<(&'d str, bool)> {
        match &self.document.node(self.node).kind {
            Kind::Scalar { text, plain } => Some((text, *plain)),
            Kind::List | Kind::Mapping => None,
        }
    }

    /// Returns the meaning of a scalar; a quoted one is a text.
    fn meaning(self) -> Option<Plain<'d>> {
        let (text, plain) = self.scalar()?;
        Some(if plain { Plain::of(text) } else { Plain::Text(text) })
    }

    /// Returns whether the value is absent from the text.
    fn is_unwritten(self) -> bool {
        self.scalar() == Some(("", true))
    }

    fn found(self) -> Found {
        match &self.document.node(self.node).kind {
            Kind::Scalar { text, plain: true } => Plain::found(text),
            Kind::Scalar { text, .. } => Found::Text(text.clone().into_owned()),
            Kind::List => Found::List,
            Kind::Mapping => Found::Mapping,
        }
    }

    fn wrong<T>(self, expected: Expected) -> Result<T, Raised> {
        Err(Raised::new(FaultKind::WrongType { found: self.found(), expected }))
    }

    /// Deserializes a whole number from `least` to `most`.
    fn whole<V: Visitor<'d>>(
        self,
        visitor: V,
        least: i128,
        most: u128,
    ) -> Result<V::Value, Raised> {
        match self.meaning() {
            Some(Plain::Unsigned(whole)) if whole <= most => match u64::try_from(whole) {
                Ok(whole) => visitor.visit_u64(whole),
                Err(_) => visitor.visit_u128(whole),
            },
            // `-0` is not a number from 0 either.
            Some(Plain::Negative(whole)) if least < 0 && whole >= least => {
                match i64::try_from(whole) {
                    Ok(whole) => visitor.visit_i64(whole),
                    Err(_) => visitor.visit_i128(whole),
                }
            }
            Some(Plain::Unsigned(_) | Plain::Negative(_)) => {
                let number = self.scalar().map_or_else(String::new, |(text, _)| text.to_owned());
                Err(Raised::new(FaultKind::OutOfRange { number, least, most }))
            }
            _ => self.wrong(Expected::Whole { least, most }),
        }
    }

    fn list<V: Visitor<'d>>(self, visitor: V, expected: Expected) -> Result<V::Value, Raised> {
        match self.document.node(self.node).kind {
            Kind::List => Items::of(self).visited_by(visitor),
            _ if self.is_unwritten() => visitor.visit_seq(Items::none(self)),
            _ => self.wrong(expected),
        }
    }

    fn mapping<V: Visitor<'d>>(self, visitor: V, expected: Expected) -> Result<V::Value, Raised> {
        match self.document.node(self.node).kind {
            Kind::Mapping => Keys::of(self).visited_by(visitor),
            _ if self.is_unwritten() => visitor.visit_map(Keys::none(self)),
            _ => self.wrong(expected),
        }
    }
}

/// Integers, each with its limits.
macro_rules! wholes {
    ($($method:ident: $number:ident,)+) => {$(
        fn $method<V: Visitor<'d>>(self, visitor: V) -> Result<V::Value, Raised> {
            self.whole(visitor, $number::MIN as i128, $number::MAX as u128)
        }
    )+};
}

impl<'d> Deserializer<'d> for At<'d, '_> {
    type Error = Raised;

    fn deserialize_any<V: Visitor<'d>>(self, visitor: V) -> Result<V::Value, Raised> {
        let Some(meaning) = self.meaning() else {
            return match self.document.node(self.node).kind {
                Kind::List => Items::of(self).visited_by(visitor),
                _ => Keys::of(self).visited_by(visitor),
            };
        };
        match meaning {
            Plain::Nothing => visitor.visit_unit(),
            Plain::Flag(flag) => visitor.visit_bool(flag),
            Plain::Unsigned(whole) => match u64::try_from(whole) {
                Ok(whole) => visitor.visit_u64(whole),
                Err(_) => visitor.visit_u128(whole),
            },
            Plain::Negative(whole) => match i64::try_from(whole) {
                Ok(whole) => visitor.visit_i64(whole),
                Err(_) => visitor.visit_i128(whole),
            },
            Plain::Number(number) => visitor.visit_f64(number),
            Plain::Text(text) => visitor.visit_borrowed_str(text),
        }
    }

    fn deserialize_bool<V: Visitor<'d>>(self, visitor: V) -> Result<V::Value, Raised> {
        match self.meaning() {
            Some(Plain::Flag(flag)) => visitor.visit_bool(flag),
            _ => self.wrong(Expected::Flag),
        }
    }

    wholes! {
        deserialize_i8: i8,
        deserialize_i16: i16,
        deserialize_i32: i32,
        deserialize_i64: i64,
        deserialize_i128: i128,
        deserialize_u8: u8,
        deserialize_u16: u16,
        deserialize_u32: u32,
        deserialize_u64: u64,
        deserialize_u128: u128,
    }

    fn deserialize_f32<V: Visitor<'d>>(self, visitor: V) -> Result<V::Value, Raised> {
        self.deserialize_f64(visitor)
    }

    fn deserialize_f64<V: Visitor<'d>>(self, visitor: V) -> Result<V::Value, Raised> {
        match self.scalar().filter(|(_, plain)| *plain).and_then(|(text, _)| number(text)) {
            Some(number) => visitor.visit_f64(number),
            None => self.wrong(Expected::Number),
        }
    }

    fn deserialize_char<V: Visitor<'d>>(self, visitor: V) -> Result<V::Value, Raised> {
        self.deserialize_str(visitor)
    }

    fn deserialize_str<V: Visitor<'d>>(self, visitor: V) -> Result<V::Value, Raised> {
        match self.scalar() {
            Some((text, _)) => visitor.visit_borrowed_str(text),
            None => self.wrong(Expected::Text),
        }
    }

    /// Refuses a plain `~`, which is no value; accepts `null`, which is more likely a person's
    /// name.
    fn deserialize_string<V: Visitor<'d>>(self, visitor: V) -> Result<V::Value, Raised> {
        match self.scalar() {
            Some(("~", true)) => self.wrong(Expected::Text),
            _ => self.deserialize_str(visitor),
        }
    }

    fn deserialize_bytes<V: Visitor<'d>>(self, visitor: V) -> Result<V::Value, Raised> {
        self.deserialize_str(visitor)
    }

    fn deserialize_byte_buf<V: Visitor<'d>>(self, visitor: V) -> Result<V::Value, Raised> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'d>>(self, visitor: V) -> Result<V::Value, Raised> {
        match self.meaning() {
            Some(Plain::Nothing) => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_unit<V: Visitor<'d>>(self, visitor: V) -> Result<V::Value, Raised> {
        match self.meaning() {
            Some(Plain::Nothing) => visitor.visit_unit(),
            _ => self.wrong(Expected::Nothing),
        }
    }

    fn deserialize_unit_struct<V: Visitor<'d>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Raised> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'d>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Raised> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'d>>(self, visitor: V) -> Result<V::Value, Raised> {
        self.list(visitor, Expected::List)
    }

    fn deserialize_tuple<V: Visitor<'d>>(self, len: usize, visitor: V) -> Result<V::Value, Raised> {
        self.list(visitor, Expected::Items(len))
    }

    fn deserialize_tuple_struct<V: Visitor<'d>>(
        self,
        _: &'static str,
        len: usize,
        visitor: V,
    ) -> Result<V::Value, Raised> {
        self.list(visitor, Expected::Items(len))
    }

    fn deserialize_map<V: Visitor<'d>>(self, visitor: V) -> Result<V::Value, Raised> {
        self.mapping(visitor, Expected::Mapping)
    }

    fn deserialize_struct<V: Visitor<'d>>(
        self,
        name: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Raised> {
        self.mapping(visitor, Expected::Fields(name))
    }

    fn deserialize_enum<V: Visitor<'d>>(
        self,
        _: &'static str,
        words: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Raised> {
        match self.scalar() {
            Some((text, _)) if !self.is_unwritten() => {
                let word = de::value::CowStrDeserializer::new(Cow::Borrowed(text));
                visitor.visit_enum(word)
            }
            _ => self.wrong(Expected::Word(words)),
        }
    }

    fn deserialize_identifier<V: Visitor<'d>>(self, visitor: V) -> Result<V::Value, Raised> {
        self.deserialize_str(visitor)
    }

    fn deserialize_ignored_any<V: Visitor<'d>>(self, visitor: V) -> Result<V::Value, Raised> {
        visitor.visit_unit()
    }
}

impl<'d> At<'d, '_> {
    /// Deserializes the value with a seed.
    pub(super) fn by<S: DeserializeSeed<'d>>(self, seed: S) -> Result<S::Value, Raised> {
        seed.deserialize(self)
    }
}
