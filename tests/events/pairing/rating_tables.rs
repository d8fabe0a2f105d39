//! Tests of the tables in the rating regulations.

use draughts_pairing::rating_tables::{difference, expected};

#[test]
fn the_tables_are_symmetric_and_meet_at_their_ends() {
    for (of, hundredths) in [
        (0, 50),
        (3, 50),
        (4, 51),
        (10, 51),
        (11, 52),
        (91, 62),
        (92, 63),
        (735, 99),
        (736, 100),
        (3000, 100),
    ] {
        assert_eq!((expected(of), expected(-of)), (hundredths, 100 - hundredths), "{of}");
    }
    for (percent, of) in [(50, 0), (51, 7), (67, 125), (75, 193), (99, 677), (100, 800)] {
        assert_eq!((difference(percent), difference(100 - percent)), (of, -of));
    }
    let by_difference: Vec<i32> = (0..=1000).map(expected).collect();
    assert!(by_difference.is_sorted());
    assert!((50..=100).all(|hundredths| by_difference.contains(&hundredths)));
    assert!((50..=100).map(difference).is_sorted());
}
