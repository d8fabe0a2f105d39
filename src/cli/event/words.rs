//! Words on the command line that also appear in the event file.

use chrono::{Datelike, NaiveDate};
use serde::de::DeserializeOwned;
use serde_yaml::Value;
use yaml_in_place::FaultKind;

use crate::cli::misuse::Misuse;
use crate::cli::words::said;
use crate::diag::nearest;
use crate::event::{Birth, SystemKind, day_first, system_named};
use draughts_ground::document::ExpectedValue;

/// The first year accepted in a date.
const FIRST_YEAR: i32 = 1900;
/// The last year accepted in a date.
const LAST_YEAR: i32 = 2200;

/// Parses a value as in the event file, such as `round-robin` or `2026-09-03`.
pub(in crate::cli) fn word<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    yaml_in_place::from_value(&Value::String(text.to_owned())).map_err(|fault| match fault.kind {
        FaultKind::UnknownWord { known, .. } => {
            let near = nearest(text, known.iter().copied()).map(str::to_owned);
            let known = known.iter().map(|&word| word.to_owned()).collect();
            match near {
                Some(near) => said(&Misuse::OneOf { known, near }),
                None => said(&ExpectedValue::Word { known }),
            }
        }
        other => other.to_string(),
    })
}

/// Parses a system, as in the event file or by another name, such as `cup`.
pub(super) fn system(text: &str) -> Result<SystemKind, String> {
    system_named(text).map_or_else(|| word(text), Ok)
}

/// Parses a date in the years 1900 to 2200, such as 2026-09-03, or day first with dashes or dots;
/// with slashes if it is clear which number is the day.
pub(super) fn date(text: &str) -> Result<NaiveDate, String> {
    let date =
        text.parse().ok().or_else(|| day_first(text)).ok_or_else(|| said(&Misuse::NoDate))?;
    if (FIRST_YEAR..=LAST_YEAR).contains(&date.year()) {
        Ok(date)
    } else {
        Err(said(&Misuse::NoYear { least: FIRST_YEAR, most: LAST_YEAR }))
    }
}

/// Parses a year or a date of birth; the day may come first.
pub(super) fn birth(text: &str) -> Result<Birth, String> {
    Birth::typed(text).map_err(|wrong| said(&wrong))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_those_of_the_file() {
        assert_eq!(word::<SystemKind>("round-robin"), Ok(SystemKind::RoundRobin));
        assert!(word::<SystemKind>("robin").unwrap_err().contains("round-robin"));
        assert!(word::<SystemKind>("swis").unwrap_err().contains("did you mean swiss?"));
        for (text, meant) in [
            ("beker", SystemKind::Knockout),
            ("cup", SystemKind::Knockout),
            ("Zwitsers", SystemKind::Swiss),
            ("round_robin", SystemKind::RoundRobin),
            ("rr", SystemKind::RoundRobin),
        ] {
            assert_eq!(system(text), Ok(meant), "{text}");
        }
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
