//! Tests of acts as the history stores them.

use super::*;
use crate::event::Round;
use crate::event::acts::{Entry, Seat, WhichPlayoff};

#[test]
fn results_and_seats_are_kept_as_they_are_typed() {
    for text in ["3=2-0", "p12=win", "3.2=1-1", "3=2-0,1-1", "3=1-1:adjudicated"] {
        let entry: Entry = text.parse().expect("a result");
        assert_eq!(entry.to_string(), text);
    }
    for text in ["p3:p8", "p5:bye", "p5:half", "p5:full", "p5:absent"] {
        let seat: Seat = text.parse().expect("a place");
        assert_eq!(seat.to_string(), text);
    }
}

#[test]
fn an_act_is_read_as_it_was_written_and_defaults_are_left_out() {
    let act = Act::from(EnterResults {
        entries: vec!["3=2-0".parse().expect("a result")],
        round: None,
        reason: None,
    });
    let text = serde_json::to_string(&act).expect("plain data");
    assert_eq!(text, r#"{"act":"result","entries":["3=2-0"]}"#);
    assert_eq!(serde_json::from_str::<Act>(&text).expect("an act"), act);
    assert!(serde_json::from_str::<Act>(r#"{"act":"result","entries":["3"]}"#).is_err());
}

/// What histories of earlier versions have, byte for byte.
#[test]
fn the_reason_for_results_is_kept_as_two_fields() {
    let entries = || vec!["3=2-0".parse().expect("a result")];
    let results = |reason| Act::from(EnterResults { entries: entries(), round: None, reason });
    let noted = || Some(ResultReason::Noted("seen late".into()));
    let amends = || Some(ResultReason::Amends("read wrongly".into()));
    let round = Round(2);
    let kept = [
        (results(None), r#"{"act":"result","entries":["3=2-0"]}"#),
        (results(noted()), r#"{"act":"result","entries":["3=2-0"],"reason":"seen late"}"#),
        (
            results(amends()),
            r#"{"act":"result","entries":["3=2-0"],"amend":true,"reason":"read wrongly"}"#,
        ),
        (
            Act::from(EnterResultList {
                results: entries().into_iter().map(|entry| (round, entry)).collect(),
                round,
                reason: amends(),
            }),
            r#"{"act":"results","results":[[2,"3=2-0"]],"round":2,"amend":true,"reason":"read wrongly"}"#,
        ),
        (
            Act::from(EnterGames {
                round,
                entries: entries(),
                records: vec![(3, "r2.pdn#3".into())],
                accepted: Vec::new(),
                exchanged: Vec::new(),
                same: Vec::new(),
                reason: amends(),
            }),
            r#"{"act":"games","round":2,"entries":["3=2-0"],"records":[[3,"r2.pdn#3"]],"amend":true,"reason":"read wrongly"}"#,
        ),
    ];
    for (act, text) in kept {
        assert_eq!(serde_json::to_string(&act).expect("plain data"), text);
        assert_eq!(serde_json::from_str::<Act>(text).expect("an act"), act);
    }
    // Without a reason nothing was ever amended.
    let text = r#"{"act":"result","entries":["3=2-0"],"amend":true}"#;
    assert_eq!(serde_json::from_str::<Act>(text).expect("an act"), results(None));
}

#[test]
fn an_act_has_a_day_that_an_event_can_have() {
    let act = |year: &str| {
        let text = format!(r#"{{"act":"round","round":3,"date":"{year}-10-08"}}"#);
        serde_json::from_str::<Act>(&text)
    };
    assert!(act("2026").is_ok());
    assert!(act("0164").is_err());
}

/// Histories have these lines: no change may read them otherwise, or write them otherwise.
#[test]
fn every_act_is_read_and_written_as_histories_have_it() {
    let lines: Vec<&str> = include_str!("acts.jsonl").lines().collect();
    let mut wrong = Vec::new();
    for line in &lines {
        match serde_json::from_str::<Act>(line) {
            Err(why) => wrong.push(format!("{line}: {why}")),
            Ok(act) => {
                let again = serde_json::to_string(&act).expect("plain data");
                if again != *line {
                    wrong.push(format!("{line}\n    is written {again}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let acts = lines.iter().map(|line| serde_json::from_str(line).expect("an act"));
    let acts: Vec<serde_json::Value> = acts.collect();
    let mut missing = Vec::new();
    for (name, fields) in Act::names() {
        let own: Vec<&serde_json::Value> = acts.iter().filter(|act| act["act"] == name).collect();
        let fields = fields.unwrap_or_else(|| fields_of_mixed(name)).iter();
        let left = fields.filter(|field| own.iter().all(|act| act.get(field).is_none()));
        missing.extend(left.map(|field| format!("`{field}` of `{name}`")));
    }
    assert!(missing.is_empty(), "acts.jsonl has no line with {}: add one", missing.join(", "));
}

/// Returns the fields of an act that has fields of another value among its own. A new field does
/// not compile here before it is listed.
fn fields_of_mixed(name: &str) -> &'static [&'static str] {
    let _ = |EnterResults { entries: _, round: _, reason: _ }: EnterResults| ();
    let _ = |EnterResultList { results: _, round: _, reason: _ }: EnterResultList| ();
    let _ = |games: EnterGames| {
        let EnterGames {
            round: _,
            entries: _,
            records: _,
            accepted: _,
            exchanged: _,
            same: _,
            reason: _,
        } = games;
    };
    let _ = |ruling: RecordRuling| {
        let RecordRuling { ruling: _, entry: _, ending: _, exchanged: _, reason: _ } = ruling;
    };
    let _ = |games: EnterPlayoffGames| {
        let EnterPlayoffGames { which, again: _, games: _, reason: _ } = games;
        let WhichPlayoff { round: _, board: _, place: _ } = which;
    };
    let _ = |ClearPlayoff { which: _, reason: _ }: ClearPlayoff| ();
    match name {
        "result" => &["entries", "round", "amend", "reason"],
        "results" => &["results", "round", "amend", "reason"],
        "games" => {
            &["round", "entries", "records", "accepted", "exchanged", "same", "amend", "reason"]
        }
        "ruling" => &["ruling", "entry", "ending", "exchanged", "amend", "reason"],
        "playoff-games" => &["round", "board", "place", "again", "games", "reason"],
        "clear-playoff" => &["round", "board", "place", "reason"],
        other => panic!("`{other}` has fields of another value: list them"),
    }
}

/// Returns the fields by which a struct is read; `None` if it has those of another value.
pub(super) fn fields_of<'de, T: Deserialize<'de>>() -> Option<&'static [&'static str]> {
    let mut fields = None;
    let _ = T::deserialize(FieldNames(&mut fields));
    fields
}

/// A source that has nothing, and keeps the fields for which a struct asks.
struct FieldNames<'f>(&'f mut Option<&'static [&'static str]>);

impl<'de> serde::Deserializer<'de> for FieldNames<'_> {
    type Error = serde::de::value::Error;

    fn deserialize_any<V: serde::de::Visitor<'de>>(self, _: V) -> Result<V::Value, Self::Error> {
        Err(serde::de::Error::custom("nothing"))
    }

    fn deserialize_struct<V: serde::de::Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Self::Error> {
        *self.0 = Some(fields);
        self.deserialize_any(visitor)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option
        unit unit_struct newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}
