//! The `TimeControl` tag.
//!
//! Read: `?`, `-` or an empty value (unknown), `*120` (a sandclock), `7200` (a whole game),
//! `4800+60` (with an increment), `40/7200` (a number of moves), or several of them in order,
//! separated by colons: `40/7200:3600`. All times are in seconds.

/// A time control.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TimeControl {
    periods: Vec<Period>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Period {
    /// The number of moves in the period; `None` for the rest of the game.
    pub(super) moves: Option<u32>,
    pub(super) seconds: u32,
    pub(super) increment: u32,
}

impl TimeControl {
    /// Creates a time control from its periods, in order; there must be at least one.
    pub(super) const fn of(periods: Vec<Period>) -> Self {
        Self { periods }
    }

    pub(super) fn periods(&self) -> &[Period] {
        &self.periods
    }

    /// Parses the value of a tag; `Ok(None)` if no limit is known.
    ///
    /// # Errors
    ///
    /// Returns `Err(())` for any other value.
    pub(in crate::record) fn parse(value: &str) -> Result<Option<Self>, ()> {
        let value = value.trim();
        if matches!(value, "" | "?" | "-") || value.starts_with('*') {
            return Ok(None);
        }
        let periods = value.split(':').map(period).collect::<Option<Vec<Period>>>().ok_or(())?;
        Ok(Some(Self { periods }))
    }

    /// Returns the most seconds that a player can have been given after this many moves, including
    /// the increment for the next move.
    pub fn given(&self, moves: u32) -> u64 {
        let (mut begun, mut given) = (0_u32, 0_u64);
        // If the last period has a number of moves, it repeats.
        let again = self.periods.last().copied();
        for period in self.periods.iter().copied().chain(std::iter::from_fn(|| again)) {
            if moves < begun {
                break;
            }
            let within = moves - begun + 1;
            let counted = period.moves.map_or(within, |all| within.min(all.saturating_add(1)));
            given += u64::from(period.seconds) + u64::from(period.increment) * u64::from(counted);
            match period.moves {
                Some(all) => begun = begun.saturating_add(all),
                None => break,
            }
        }
        given
    }

    /// Returns the most seconds that a clock can gain during one move of its player, unless another
    /// period begins: the increment.
    pub fn gain(&self, moves: u32) -> Option<u64> {
        let first = self.periods.first()?;
        let in_first = first.moves.is_none_or(|all| moves < all);
        in_first.then_some(u64::from(first.increment))
    }
}

fn period(text: &str) -> Option<Period> {
    let (moves, time) = match text.split_once('/') {
        Some((moves, time)) => (Some(moves.trim().parse().ok().filter(|&m| m > 0)?), time),
        None => (None, text),
    };
    let (seconds, increment) = match time.split_once('+') {
        Some((seconds, increment)) => (seconds, increment.trim().parse().ok()?),
        None => (time, 0),
    };
    Some(Period { moves, seconds: seconds.trim().parse().ok()?, increment })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn control(text: &str) -> TimeControl {
        TimeControl::parse(text).expect("can be read").expect("is known")
    }

    #[test]
    fn what_a_control_has_given_grows_with_the_moves() {
        let two = control("40/7200:3600");
        assert_eq!([0, 39, 40, 41, 200].map(|n| two.given(n)), [7200, 7200, 10800, 10800, 10800]);
        let fischer = control("4800+60");
        assert_eq!([0, 1, 10].map(|n| fischer.given(n)), [4860, 4920, 5460]);
        let three = control("45/5400:30/1800");
        assert_eq!([44, 45, 74, 75].map(|n| three.given(n)), [5400, 7200, 7200, 9000]);
    }

    #[test]
    fn only_the_first_period_limits_what_one_move_can_gain() {
        let control = control("40/7200+30:3600+30");
        assert_eq!([1, 39, 40, 60].map(|n| control.gain(n)), [Some(30), Some(30), None, None]);
    }

    #[test]
    fn unknown_is_not_unreadable() {
        for unknown in ["", " ", "?", "-", "*120"] {
            assert_eq!(TimeControl::parse(unknown), Ok(None), "{unknown}");
        }
        for wrong in ["3 d/5", "1:20+1'", "0/60", "40/", "blitz", "60:", "99999999999"] {
            assert_eq!(TimeControl::parse(wrong), Err(()), "{wrong}");
        }
    }
}
