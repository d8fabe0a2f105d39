//! Days and times of rounds.

use std::fmt;
use std::str::FromStr;

use chrono::{NaiveDate, NaiveTime, Timelike};
use serde::{Deserialize, Serialize};

use crate::event::{Miswritten, Round};

/// A local time of day in hours and minutes: `14:00`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TimeOfDay(NaiveTime);

impl fmt::Display for TimeOfDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{:02}:{:02}", self.0.hour(), self.0.minute()))
    }
}

impl FromStr for TimeOfDay {
    type Err = Miswritten;

    fn from_str(text: &str) -> Result<Self, Miswritten> {
        let not = || Miswritten::TimeOfDay { text: text.to_owned() };
        let (hour, minute) = text.split_once([':', '.']).ok_or_else(not)?;
        let number = |word: &str, widths: &[usize]| {
            let digits = word.bytes().all(|byte| byte.is_ascii_digit());
            (digits && widths.contains(&word.len())).then(|| word.parse().ok()).flatten()
        };
        let (hour, minute) = (number(hour, &[1, 2]), number(minute, &[2]));
        let time = hour.zip(minute).and_then(|(h, m)| NaiveTime::from_hms_opt(h, m, 0));
        time.map(Self).ok_or_else(not)
    }
}

impl Serialize for TimeOfDay {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TimeOfDay {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for TimeOfDay {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "TimeOfDay".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "A time of day where the event is played, `14:00`.",
            "type": "string",
        })
    }
}

/// The date and time of a round that is not paired yet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PlannedRound {
    /// The round.
    pub round: Round,
    /// The date.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "crate::event::day::option"
    )]
    pub date: Option<NaiveDate>,
    /// The starting time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeOfDay>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_of_day_has_hours_and_minutes() {
        for (text, read) in [("14:00", "14:00"), ("9:05", "09:05"), ("00:00", "00:00")] {
            assert_eq!(text.parse::<TimeOfDay>().unwrap().to_string(), read);
        }
        for text in ["", "14", "24:00", "14:60", "14:0", "2 pm", "14:00:00", "+4:00", "-1:00"] {
            assert!(text.parse::<TimeOfDay>().is_err(), "{text}");
        }
    }
}
