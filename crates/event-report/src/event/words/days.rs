//! Days and times in each language, for people; programs read `2026-11-22` and `14:30`.

use chrono::{Datelike, NaiveDate};
use draughts_ground::said::{Said, said};

use draughts_events::event::TimeOfDay;
use draughts_report::words::{Language, say};

/// Formats a day.
pub(crate) fn day(date: NaiveDate) -> Said {
    said!(
        "day",
        "{ $day } { month-name } { $year }";
        day = date.day(), month = date.month(), year = date.year()
    )
}

/// Formats a time.
fn time_of_day(time: TimeOfDay) -> Said {
    let text = time.to_string();
    let (hour, minute) = text.split_once(':').unwrap_or((&text, ""));
    let bare: u32 = hour.parse().unwrap_or_default();
    said!("time-of-day", "{ $hour }:{ $minute }"; hour, bare, minute)
}

/// Formats a day, a time or both, as far as they are known.
pub(crate) fn moment(date: Option<NaiveDate>, time: Option<TimeOfDay>) -> Option<Said> {
    match (date.map(day), time.map(time_of_day)) {
        (Some(day), Some(time)) => Some(said!("day-and-time", "{ $day }, { $time }"; day, time)),
        (day, time) => day.or(time),
    }
}

/// Formats a day in a language: `22 Nov 2026`.
pub(crate) fn day_in(date: NaiveDate, language: Language) -> String {
    say(&day(date), language)
}

/// Formats a time in a language: `14:30`.
pub(crate) fn time_in(time: TimeOfDay, language: Language) -> String {
    say(&time_of_day(time), language)
}

/// Formats the day and the time of a round, as far as they are known.
pub(crate) fn when(date: Option<NaiveDate>, time: Option<TimeOfDay>, language: Language) -> String {
    moment(date, time).map_or_else(String::new, |when| say(&when, language))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_and_times_are_written_as_the_language_does() {
        let date = NaiveDate::from_ymd_opt(2026, 11, 2);
        let time = "09:30".parse().ok();
        for (language, expected) in [
            (Language::English, "2 Nov 2026, 09:30"),
            (Language::Dutch, "2 november 2026, 09:30"),
            (Language::French, "2 novembre 2026, 9 h 30"),
            (Language::Russian, "2 ноября 2026 г., 09:30"),
            (Language::Portuguese, "2 de novembro de 2026, 9h30"),
            (Language::German, "2. November 2026, 09:30"),
            (Language::Ukrainian, "2 листопада 2026 р., 09:30"),
            (Language::Polish, "2 listopada 2026, 09:30"),
        ] {
            assert_eq!(when(date, time, language).replace('\u{a0}', " "), expected);
        }
        let first = NaiveDate::from_ymd_opt(2026, 5, 1);
        assert_eq!(when(first, None, Language::French).replace('\u{a0}', " "), "1er mai 2026");
        assert_eq!(when(None, None, Language::English), "");
    }
}
