//! Whether a player of a list is somebody of the event, somebody else, or to be asked about.

use chrono::Datelike;

use crate::event::{Birth, Player};

/// What two players are to each other, as far as their data say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Likeness {
    /// The same person.
    Same,
    /// The same person, or two of one name: nothing decides it.
    Unclear,
    /// Two people.
    Other,
}

/// What two players are to each other. The numbers at the federation decide if both have one.
/// Of players of one name the birth does: with the same day they are one person, whatever their
/// clubs; with another day or year they are two. Otherwise two clubs leave it open: a player may
/// have changed clubs.
pub(super) fn likeness(one: &Player, other: &Player) -> Likeness {
    if let (Some(one), Some(other)) = (&one.federation_id, &other.federation_id) {
        return if one == other { Likeness::Same } else { Likeness::Other };
    }
    if one.name.to_lowercase() != other.name.to_lowercase() {
        return Likeness::Other;
    }
    match (one.birth, other.birth) {
        (Some(Birth::Day(one)), Some(Birth::Day(other))) => {
            return if one == other { Likeness::Same } else { Likeness::Other };
        }
        (Some(one), Some(other)) if year(one) != year(other) => return Likeness::Other,
        _ => {}
    }
    match (&one.club, &other.club) {
        (Some(one), Some(other)) if one != other => Likeness::Unclear,
        _ => Likeness::Same,
    }
}

fn year(birth: Birth) -> i32 {
    match birth {
        Birth::Year(year) => year.into(),
        Birth::Day(day) => day.year(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(name: &str, birth: &str, club: &str) -> Player {
        let mut player = Player::new("x".parse().unwrap(), name);
        player.birth = birth.parse().ok();
        player.club = Some(club.to_owned()).filter(|club| !club.is_empty());
        player
    }

    #[test]
    fn a_day_of_birth_decides_and_a_club_does_not() {
        for (one, other, expected) in [
            (("1970-01-02", "A"), ("1970-01-02", "B"), Likeness::Same),
            (("1970-01-02", "A"), ("1970-01-03", "A"), Likeness::Other),
            (("1970-01-02", ""), ("1970", ""), Likeness::Same),
            (("1970", "A"), ("1971", "A"), Likeness::Other),
            (("1970", "A"), ("1970", "B"), Likeness::Unclear),
            (("", "A"), ("1970", "B"), Likeness::Unclear),
            (("", "A"), ("", ""), Likeness::Same),
        ] {
            let [first, second] = [("Ash", one), ("ASH", other)]
                .map(|(name, (birth, club))| player(name, birth, club));
            assert_eq!(likeness(&first, &second), expected, "{one:?} {other:?}");
            assert_eq!(likeness(&second, &first), expected, "{other:?} {one:?}");
        }
        let other = player("Bay", "1970-01-02", "A");
        assert_eq!(likeness(&player("Ash", "1970-01-02", "A"), &other), Likeness::Other);
    }

    #[test]
    fn numbers_at_the_federation_come_first() {
        let numbered = |number: &str, birth: &str| {
            let mut player = player("Ash", birth, "A");
            player.federation_id = Some(number.to_owned());
            player
        };
        assert_eq!(likeness(&numbered("1", "1970"), &numbered("1", "1980")), Likeness::Same);
        assert_eq!(likeness(&numbered("1", "1970"), &numbered("2", "1970")), Likeness::Other);
    }
}
