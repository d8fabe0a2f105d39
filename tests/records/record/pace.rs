//! Time controls and days, as written in tags and by people.

use draughts_arbiter::record::{TagDay, TimeControl, TypedTextError, pace_of_tag, pace_of_typed};
use draughts_arbiter::rules::Pace;

const SLOW: (bool, bool) = (false, false);
const SLOW_FIXED: (bool, bool) = (false, true);
const RAPID: (bool, bool) = (true, false);
const RAPID_FIXED: (bool, bool) = (true, true);

fn known((accelerated, fixed_end): (bool, bool)) -> Pace {
    Pace::known(accelerated, fixed_end)
}

#[test]
fn idf_rb_1_twenty_minutes_or_fifteen_with_added_seconds() {
    for (typed, pace) in [
        ("20", RAPID_FIXED),
        ("20m", RAPID_FIXED),
        ("21m", SLOW_FIXED),
        ("1200", RAPID_FIXED),
        ("1201", SLOW_FIXED),
        ("15m+5s", RAPID),
        ("15+5", RAPID),
        ("900+5", RAPID),
        ("16m+5s", SLOW),
        ("3+2", RAPID),
        ("5'", RAPID_FIXED),
        ("179", SLOW_FIXED),
        ("180", RAPID_FIXED),
        ("1h20m+60s", SLOW),
        ("1h20+1m", SLOW),
        ("90' + 30\"", SLOW),
        ("2h", SLOW_FIXED),
        ("40/7200:3600", SLOW_FIXED),
        ("40/7200", SLOW),
        ("40/2h:1h+30s", SLOW),
        ("10m30s", RAPID_FIXED),
    ] {
        assert_eq!(pace_of_typed(typed), Ok(known(pace)), "{typed}");
    }
}

#[test]
fn a_tag_is_in_seconds_and_doubtful_where_that_cannot_be() {
    for (tag, pace) in [
        ("1200", RAPID_FIXED),
        ("300+3", RAPID),
        ("4800+60", SLOW),
        ("40/7200:3600", SLOW_FIXED),
        ("-", SLOW),
        ("*120", SLOW),
        // Twenty seconds or twenty minutes: rapid or blitz either way.
        ("20", RAPID_FIXED),
        ("15+5", RAPID),
        ("1h20m+60s", SLOW),
        ("20 min", RAPID_FIXED),
    ] {
        assert_eq!(pace_of_tag(tag), known(pace), "{tag}");
    }
    for unknown in ["", "?", "1:20+1'", "3 d/5", "rapid"] {
        assert_eq!(pace_of_tag(unknown), Pace::UNKNOWN, "{unknown}");
    }
    // Ninety seconds or ninety minutes.
    assert_eq!(pace_of_tag("90"), Pace { fixed_end: Some(true), ..Pace::UNKNOWN });
}

#[test]
fn what_is_typed_and_cannot_be_read_says_how_it_is_written() {
    for wrong in ["", "soon", "1:20", "20x", "m", "5s3m", "0/60", "20m+", "99999999999", "-5"] {
        let not = TypedTextError::TimeControl { text: wrong.to_owned() };
        assert_eq!(TimeControl::typed(wrong), Err(not));
    }
    assert_eq!(pace_of_typed("rapid").map(|pace| pace.accelerated), Ok(Some(true)));
    assert_eq!(pace_of_typed("Standard").map(|pace| pace.fixed_end), Ok(None));
}

#[test]
fn a_time_control_is_told_in_words() {
    for (typed, said) in [
        ("20", "20 minutes"),
        ("15m+5s", "15 minutes, 5 seconds added for each move"),
        ("1h20+1m", "1 hour and 20 minutes, 1 minute added for each move"),
        ("40/2h:1h", "40 moves in 2 hours, then 1 hour"),
    ] {
        assert_eq!(TimeControl::typed(typed).map(|it| it.to_string()), Ok(said.to_owned()));
    }
}

#[test]
fn the_year_stands_first_or_with_four_digits_last() {
    for (date, parts) in [
        ("1998.02.01", [Some(1998), Some(2), Some(1)]),
        ("1998-??-??", [Some(1998), None, None]),
        ("1998", [Some(1998), None, None]),
        ("1998.02.01.1", [Some(1998), None, None]),
        ("20-01-1996", [Some(1996), Some(1), Some(20)]),
        ("01/20/1996", [Some(1996), Some(1), Some(20)]),
        ("7.7.2007", [Some(2007), Some(7), Some(7)]),
        ("09.07.2007", [Some(2007), None, None]),
        ("??-07-2007", [Some(2007), None, None]),
        ("20-20-1996", [Some(1996), None, None]),
        ("????.??.??", [None; 3]),
        ("", [None; 3]),
    ] {
        assert_eq!(TagDay::read(date).certain(), parts, "{date}");
    }
    let either = TagDay::read("09.07.2007");
    assert_eq!((either.month, either.day, either.is_either), (Some(7), Some(9), true));
}
