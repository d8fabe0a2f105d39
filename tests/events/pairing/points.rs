//! Tests of points: reading, writing and multiplying them.

use draughts_pairing::Points;

#[test]
fn halves_and_hundredths_are_read_and_written() {
    for (text, hundredths, written) in [
        ("2", 200, "2"),
        ("0.5", 50, "0.5"),
        ("½", 50, "0.5"),
        ("1½", 150, "1.5"),
        ("1/2", 50, "0.5"),
        ("1.01", 101, "1.01"),
        ("0,99", 99, "0.99"),
        ("-1.5", -150, "-1.5"),
    ] {
        let points: Points = text.parse().unwrap();
        assert_eq!(points.in_hundredths(), hundredths, "{text}");
        assert_eq!(points.to_string(), written);
    }
    for text in ["", "-", "1.", "1.234", "x", "1e3", "9999999999", "1 5", "+1", "NaN"] {
        assert!(text.parse::<Points>().is_err(), "{text}");
    }
}

#[test]
fn every_hundredth_survives_yaml() {
    for hundredths in -300..=1300 {
        let points = Points::hundredths(hundredths);
        let text = serde_yaml::to_string(&points).unwrap();
        assert_eq!(serde_yaml::from_str::<Points>(&text).unwrap(), points, "{text}");
    }
}

#[test]
fn products_are_in_points_again() {
    assert_eq!(Points::whole(2).times(Points::whole(7)), Points::whole(14));
    assert_eq!(Points::hundredths(50).times(Points::hundredths(350)), Points::hundredths(175));
    assert_eq!(Points::hundredths(101).times(Points::hundredths(150)), Points::hundredths(152));
}
