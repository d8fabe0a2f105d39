//! Days and times as each language writes them, for people; programs read `2026-11-22` and `14:30`.

use chrono::{Datelike, NaiveDate};
use draughts_ground::told;

use draughts_events::event::TimeOfDay;
use draughts_report::words::{Language, say};

told! {
    /// A day or a time.
    pub enum DaySaid {
        Day { day: u32, month: u32, year: i32 } => "day", "{ $day } { month-name } { $year }";
        Time { hour: String, bare: u32, minute: String } => "time-of-day", "{ $hour }:{ $minute }";
        Moment { day: Box<DaySaid>, time: Box<DaySaid> } => "day-and-time", "{ $day }, { $time }";
    }
}

impl DaySaid {
    /// A day.
    pub(crate) fn day(date: NaiveDate) -> Self {
        Self::Day { day: date.day(), month: date.month(), year: date.year() }
    }

    /// A time.
    pub(crate) fn time(time: TimeOfDay) -> Self {
        let text = time.to_string();
        let (hour, minute) = text.split_once(':').unwrap_or((&text, ""));
        let (hour, minute) = (hour.to_owned(), minute.to_owned());
        Self::Time { bare: hour.parse().unwrap_or_default(), hour, minute }
    }

    /// A day, a time or both, as far as they are known.
    pub(crate) fn when(date: Option<NaiveDate>, time: Option<TimeOfDay>) -> Option<Self> {
        match (date.map(Self::day), time.map(Self::time)) {
            (Some(day), Some(time)) => {
                Some(Self::Moment { day: Box::new(day), time: Box::new(time) })
            }
            (day, time) => day.or(time),
        }
    }
}

/// A day in a language: `22 Nov 2026`.
pub(crate) fn day_in(date: NaiveDate, language: Language) -> String {
    say(&DaySaid::day(date), language)
}

/// A time in a language: `14:30`.
pub(crate) fn time_in(time: TimeOfDay, language: Language) -> String {
    say(&DaySaid::time(time), language)
}

/// The day and the time of a round, as far as they are known.
pub(crate) fn when(date: Option<NaiveDate>, time: Option<TimeOfDay>, language: Language) -> String {
    DaySaid::when(date, time).map_or_else(String::new, |when| say(&when, language))
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
