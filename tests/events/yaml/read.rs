//! Tests of texts as people and machines write them, and of what is read from them.

mod faults;
mod hostile;
mod places;
mod same;

use serde::Deserialize;
use serde_yaml::Value;

/// Returns what is read here, and what `serde_yaml` reads, with errors as `None`.
fn both(text: &str) -> (Option<Value>, Option<Value>) {
    (yaml_in_place::from_str(text).ok(), serde_yaml::from_str(text).ok())
}

/// A document with one field of each type.
#[derive(Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Sample {
    text: String,
    option: Option<String>,
    flag: bool,
    small: u8,
    whole: u64,
    signed: i64,
    number: f64,
    word: Word,
    pair: Option<(i32, String)>,
    list: Vec<u16>,
    inner: Vec<Inner>,
    named: std::collections::BTreeMap<String, i8>,
    any: Option<Value>,
}

#[derive(Debug, Default, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Word {
    #[default]
    One,
    TwoThree,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Inner {
    id: String,
    count: Option<u32>,
}
