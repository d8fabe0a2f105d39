//! The date in a Date tag.

/// Tags that contain a date.
pub(super) const DATES: &[&str] = &["Date", "EventDate", "UTCDate"];

/// The date in a Date tag, as far as it is known.
///
/// The parts are in PDN order, `1998.02.??`, or end with the year in four digits: `20-01-1996`,
/// `20.01.1996`, `01/20/1996`. Dots, hyphens and slashes are equivalent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TagDay {
    /// The year.
    pub year: Option<u16>,
    /// The month, from 1.
    pub month: Option<u16>,
    /// The day of the month, from 1.
    pub day: Option<u16>,
    /// Whether the year comes last and `month` and `day` may be exchanged: `09-07-2007`.
    pub is_either: bool,
}

impl TagDay {
    /// Parses a date; parts that are missing, `??` or 0 are unknown.
    pub fn read(date: &str) -> Self {
        Self::year_last(date).unwrap_or_else(|| {
            let mut numbers = parts(date).map(number);
            let [year, month, day] = std::array::from_fn(|_| numbers.next().flatten());
            match numbers.next() {
                None => Self { year, month, day, is_either: false },
                Some(_) => Self { year, ..Self::default() },
            }
        })
    }

    /// Parses a date whose year comes last; `None` if it does not.
    pub(super) fn year_last(date: &str) -> Option<Self> {
        let mut parts = parts(date);
        let (one, two, year) = (parts.next()?, parts.next()?, parts.next()?);
        let is_other = parts.next().is_some() || one.len() > 2 || two.len() > 2;
        if is_other || year.len() != 4 || !year.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let day = Self { year: number(year), ..Self::default() };
        // A single part may be either the month or the day.
        let (Some(one), Some(two)) = (number(one), number(two)) else { return Some(day) };
        let of = |day_of_month, month| Self { month: Some(month), day: Some(day_of_month), ..day };
        Some(match (one <= 12, two <= 12) {
            (true, true) => Self { is_either: one != two, ..of(one, two) },
            (false, true) => of(one, two),
            (true, false) => of(two, one),
            (false, false) => day,
        })
    }

    /// Returns false for a year, month and day if the calendar has no such month or day.
    ///
    /// Zero is read as `??`, as many programs write it; a date with the year last may have the day
    /// or the month first. Any value that is not three numbers is accepted.
    pub(super) fn can_be(date: &str) -> bool {
        // Nearly all dates are in PDN form, with a day that every month has.
        if let [_, _, _, _, b'.', tens @ b'0'..=b'1', units, b'.', day @ b'0'..=b'2', last] =
            date.as_bytes()
            && date.bytes().filter(u8::is_ascii_digit).count() == 8
            && 10 * (tens - b'0') + (units - b'0') <= 12
            && 10 * (day - b'0') + (last - b'0') <= 28
        {
            return true;
        }
        let mut parts = date.trim().split(['.', '-', '/']);
        let three = [parts.next(), parts.next(), parts.next()];
        let ([Some(first), Some(second), Some(third)], None) = (three, parts.next()) else {
            return true;
        };
        let number = |part: &str| match part.bytes().all(|byte| byte == b'?') && !part.is_empty() {
            true => Some(0),
            false => part.parse::<u16>().ok(),
        };
        let (Some(one), Some(two), Some(three)) = (number(first), number(second), number(third))
        else {
            return true;
        };
        match (first.len(), third.len()) {
            (4, _) => is_day(one, two, three),
            (_, 4) => is_day(three, two, one) || is_day(three, one, two),
            _ => true,
        }
    }

    /// Returns the year, month and day without those that are uncertain.
    #[must_use]
    pub fn certain(self) -> [Option<u16>; 3] {
        let if_certain = |part: Option<u16>| part.filter(|_| !self.is_either);
        [self.year, if_certain(self.month), if_certain(self.day)]
    }
}

/// Returns whether the calendar has this day; zero means unknown.
const fn is_day(year: u16, month: u16, day: u16) -> bool {
    let leap = year == 0
        || year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let days = match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        0..=12 => 31,
        _ => return false,
    };
    day <= days
}

fn parts(date: &str) -> impl Iterator<Item = &str> {
    date.split(['.', '-', '/']).map(str::trim)
}

fn number(part: &str) -> Option<u16> {
    part.parse().ok().filter(|&number| number > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_that_no_calendar_has_is_told_from_one_that_is_not_known() {
        for date in [
            "2026.03.14",
            "2026-03-14",
            "14.3.2026",
            "12/31/2002",
            "31-12-2002",
            "2026.??.??",
            "????.??.??",
            "1997.00.00",
            "0000.00.00",
            "2024.02.29",
            "1975",
            "1975.",
            "",
            "?",
            "spring",
            "14.3.26",
            "2026.3.x",
        ] {
            assert!(TagDay::can_be(date), "{date}");
        }
        for date in
            ["2026.13.40", "2026.02.30", "2025.02.29", "31.04.2026", "13/31/2002", "2026-00-32"]
        {
            assert!(!TagDay::can_be(date), "{date}");
        }
    }
}
