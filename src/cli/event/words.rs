//! Words on the command line that are also used in the event file.

use chrono::{Datelike, NaiveDate};
use serde::de::DeserializeOwned;
use serde_yaml::Value;
use yaml_in_place::FaultKind;

/// A value as the event file writes it, such as `round-robin` or `2026-09-03`.
pub(super) fn word<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    yaml_in_place::from_value(&Value::String(text.to_owned())).map_err(|fault| match fault.kind {
        FaultKind::UnknownWord { known, .. } => format!("one of {}", known.join(", ")),
        other => other.to_string(),
    })
}

/// A day of the years 1900 to 2200, such as 2026-09-03.
pub(super) fn date(text: &str) -> Result<NaiveDate, String> {
    let date: NaiveDate =
        text.parse().map_err(|_| "write a day of the calendar as 2026-09-03".to_owned())?;
    if (1900..=2200).contains(&date.year()) {
        Ok(date)
    } else {
        Err("the year must be one from 1900 to 2200".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::SystemKind;

    #[test]
    fn words_are_those_of_the_file() {
        assert_eq!(word::<SystemKind>("round-robin"), Ok(SystemKind::RoundRobin));
        assert!(word::<SystemKind>("robin").unwrap_err().contains("round-robin"));
    }

    #[test]
    fn days_are_of_our_time() {
        assert!(date("1900-01-01").is_ok() && date("2200-12-31").is_ok());
        for text in ["1899-12-31", "2201-01-01", "0001-01-01", "+12026-09-03", "2026-02-30", "soon"]
        {
            assert!(date(text).is_err(), "{text}");
        }
    }
}
