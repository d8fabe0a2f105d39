//! Tests of whole documents in the house style.

use proptest::prelude::*;
use serde_yaml::Value;
use yaml_in_place::print;

#[test]
fn a_document_in_the_house_style_is_printed_as_it_was() {
    let text = "\
name: Club championship
start: 2026-09-03
points: {}
tie_breaks: [buchholz, wins]
time:
  minutes: 90
  steps:
    first: 1.5
players:
  - {id: p1, name: \"Ash, Alder\", rating: 1200, categories: [U18, W], marks: {a: 1}}
  - {id: p2, name: \"no\", rating: null, \"1\": true}
rounds:
  - round: 1
    date: 2026-09-03
    boards:
      - {board: 1, white: p1, black: p2, result: 2-0}
  - {round: 2, boards: []}
odd:
  - - {a: 1}
    - x
  - [x, z]
";
    let value: Value = serde_yaml::from_str(text).unwrap();
    assert_eq!(print(&value), text);
    assert_eq!(print(&Value::Null), "null\n");
}

#[test]
fn a_name_that_looks_like_a_day_is_quoted_and_a_day_is_not() {
    let text = "\
name: \"2001-01-01 10:00\"
start: 2001-01-01
players:
  - {id: p1, name: \"2001-01-01\", birth: 2001-01-01}
  - {id: p2, name: 2001-January}
";
    let value: Value = serde_yaml::from_str(text).unwrap();
    assert_eq!(print(&value), text);
}

fn any_value() -> impl Strategy<Value = Value> {
    let text = prop_oneof![
        any::<String>(),
        "[-a-z0-9:#,{}\\[\\]'\" .&*!|>%@~_+?=]{0,8}",
        "[0-9xobe_.:+-]{1,6}",
        Just("no".to_owned()),
    ];
    let leaf = prop_oneof![
        text.prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<bool>().prop_map(Value::from),
        any::<i32>().prop_map(|n| Value::from(f64::from(n) / 100.0)),
        Just(Value::Null),
    ];
    leaf.prop_recursive(5, 60, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::vec(("[a-z]{1,6}|.{0,5}", inner), 0..6).prop_map(|entries| {
                Value::Mapping(
                    entries.into_iter().map(|(key, value)| (key.into(), value)).collect(),
                )
            }),
        ]
    })
}

proptest! {
    #[test]
    fn what_is_printed_reads_the_same(value in any_value()) {
        let text = print(&value);
        prop_assert_eq!(serde_yaml::from_str::<Value>(&text).unwrap(), value, "{}", text);
    }
}
