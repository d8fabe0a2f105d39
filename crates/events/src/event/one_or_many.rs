//! A list that may be written as its only item.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The written form: a single item, or a list of several.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum OneOrMany<T> {
    /// A single item.
    One(T),
    /// A list of any number of items.
    Many(Vec<T>),
}

pub(crate) fn serialize<T: Serialize, S: Serializer>(
    items: &[T],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    match items {
        [one] => one.serialize(serializer),
        many => many.serialize(serializer),
    }
}

pub(crate) fn deserialize<'de, T, D>(deserializer: D) -> Result<Vec<T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    /// Reads either form, and keeps the error of the form that was written.
    struct Either<T>(std::marker::PhantomData<T>);

    impl<'de, T: Deserialize<'de>> serde::de::Visitor<'de> for Either<T> {
        type Value = Vec<T>;

        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            std::fmt::Display::fmt(&super::AsWritten::OneOrMany, f)
        }
        fn visit_bool<E: serde::de::Error>(self, value: bool) -> Result<Vec<T>, E> {
            one(serde::de::value::BoolDeserializer::new(value))
        }
        fn visit_i64<E: serde::de::Error>(self, value: i64) -> Result<Vec<T>, E> {
            one(serde::de::value::I64Deserializer::new(value))
        }
        fn visit_u64<E: serde::de::Error>(self, value: u64) -> Result<Vec<T>, E> {
            one(serde::de::value::U64Deserializer::new(value))
        }
        fn visit_f64<E: serde::de::Error>(self, value: f64) -> Result<Vec<T>, E> {
            one(serde::de::value::F64Deserializer::new(value))
        }
        fn visit_str<E: serde::de::Error>(self, value: &str) -> Result<Vec<T>, E> {
            one(serde::de::value::StrDeserializer::new(value))
        }
        fn visit_seq<A: serde::de::SeqAccess<'de>>(self, list: A) -> Result<Vec<T>, A::Error> {
            Vec::deserialize(serde::de::value::SeqAccessDeserializer::new(list))
        }
    }

    fn one<'de, T: Deserialize<'de>, D: Deserializer<'de>>(item: D) -> Result<Vec<T>, D::Error> {
        Ok(vec![T::deserialize(item)?])
    }

    deserializer.deserialize_any(Either(std::marker::PhantomData))
}
