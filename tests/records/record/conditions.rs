//! Conditions on tags that select games.

use draughts_arbiter::record::{ConditionError, ConditionFault, TagCondition};

fn holds(condition: &str) -> bool {
    let value = |name: &str| {
        let tags = [
            ("event", "Dutch OPEN \"B\""),
            ("white", "Łoś"),
            ("date", "2019.12.31"),
            ("eventdate", "2019.??.??"),
            ("utcdate", "20-01-1996"),
            ("sent", "20-01-1996"),
            ("round", "10.2"),
            ("elo", "950"),
            ("and", "x"),
        ];
        let found = tags.iter().find(|(tag, _)| tag.eq_ignore_ascii_case(name));
        found.map_or("", |(_, value)| value).to_owned()
    };
    TagCondition::parse(condition)
        .unwrap_or_else(|error| panic!("{condition}: {error}"))
        .holds(value)
}

#[test]
fn texts_are_contained_or_equal() {
    for condition in [
        "Event~open",
        "event ~ \"h o\"",
        "Event = \"Dutch OPEN \\\"B\\\"\"",
        "Event!=\"Dutch open\"",
        "White~łoś",
        "Black=\"\"",
        "Black!=x",
        "and=x",
    ] {
        assert!(holds(condition), "{condition}");
    }
    for condition in ["Event=open", "Black~x", "White=łoś"] {
        assert!(!holds(condition), "{condition}");
    }
}

#[test]
fn numbers_and_dates_are_compared_part_by_part() {
    for condition in [
        "Date<2020",
        "Date<=2019",
        "Date>=2019.12.31",
        "Date>2019.9.1",
        "Round>9",
        "Round<10.10",
        "Elo<1000",
        "EventDate<2020.01.01",
        "EventDate>=2019",
        "UTCDate>=1996",
        "UTCDate<1996.01.21 and UTCDate>1996.01.19",
        "UTCDate<=20-01-1996 and Date>20-01-1996",
        "Sent<1900",
    ] {
        assert!(holds(condition), "{condition}");
    }
    for condition in [
        "Date>2019",
        "Black<1",
        "Event>1",
        "EventDate>2019.01",
        "EventDate<2019.05",
        "UTCDate<1900",
    ] {
        assert!(!holds(condition), "{condition}");
    }
}

#[test]
fn month_and_day_that_may_be_exchanged_are_not_known() {
    let holds = |condition: &str| {
        TagCondition::parse(condition).unwrap().holds(|_| "09.07.2007".to_owned())
    };
    assert!(holds("Date>=2007 and Date<2008 and Date>2006.12.31"));
    for condition in ["Date>=2007.07", "Date<2007.12", "Date<1900", "EventDate>2007.01.01"] {
        assert!(!holds(condition), "{condition}");
    }
}

#[test]
fn not_binds_before_and_and_and_before_or() {
    for condition in [
        "Event~open and Date<2020",
        "Elo=1 or Event~open and Date<2020",
        "(Elo=1 or Event~open) AND Date<2020",
        "not Elo=1 and not (Elo=2 or Elo=3)",
        "not not Event~open",
    ] {
        assert!(holds(condition), "{condition}");
    }
    for condition in
        ["not Event~open or Elo=1", "Event~open and (Elo=1)", "Elo=1 and Elo=1 or Elo=2"]
    {
        assert!(!holds(condition), "{condition}");
    }
}

#[test]
fn what_is_wrong_has_its_column() {
    for (condition, column, what) in [
        ("", 1, ConditionFault::Tag),
        ("Event", 6, ConditionFault::Sign { tag: "Event".into() }),
        ("Été~x and Event~", 17, ConditionFault::Value),
        ("Event~\"open", 7, ConditionFault::Quote),
        ("(Event~open", 12, ConditionFault::Parenthesis),
        ("Event~open Date<1", 12, ConditionFault::MoreAfterEnd),
        ("Date<tomorrow", 6, ConditionFault::Numbers { sign: "<" }),
        ("Date<09-07-2007", 6, ConditionFault::Numbers { sign: "<" }),
        ("Event~a and", 12, ConditionFault::Tag),
    ] {
        assert_eq!(TagCondition::parse(condition), Err(ConditionError { column, what }));
    }
    let deep = "(".repeat(100_000);
    assert!(TagCondition::parse(&deep).is_err());
}
