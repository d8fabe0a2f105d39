//! Comparison of a new player with those of the event: the same person, another one, or unclear.

use chrono::Datelike;
use serde::{Deserialize, Serialize};

use crate::event::games::{Spelling, folded};
use crate::event::{Birth, Event, Player, PlayerId};
use draughts_ground::said::{Said, said};

/// A person's answer about a player whose name is like that of somebody in the event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Namesake {
    /// The player is the only one in the event who may be meant.
    Same,
    /// The player is not in the event.
    Another,
    /// The player is this one of the event.
    Is(PlayerId),
}

/// Whether two players are the same person, as far as their data show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Likeness {
    /// They are the same person.
    Same,
    /// Their data do not decide it.
    Unclear,
    /// They are two people.
    Other,
}

/// A player with the spellings of the name and the aliases, the name first.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Named<'a> {
    pub(crate) player: &'a Player,
    pub(crate) spellings: &'a [Spelling],
}

/// Returns the spellings of a player's name and aliases, the name first.
pub(crate) fn spellings_of(player: &Player) -> Vec<Spelling> {
    std::iter::once(&player.name).chain(&player.aliases).map(|name| Spelling::of(name)).collect()
}

/// Compares two players.
pub(crate) fn like(one: &Player, other: &Player) -> Likeness {
    let (first, second) = (spellings_of(one), spellings_of(other));
    likeness(Named { player: one, spellings: &first }, Named { player: other, spellings: &second })
}

/// Compares two players, given their spellings.
///
/// Federation IDs decide if both players have one. A name is the same in any order, case and
/// accents. If the names are the same, the birth decides: with the same day the players are one
/// person, whatever their clubs; with another day or year they are two. Otherwise, different clubs
/// leave it unclear, as a player may have changed clubs.
///
/// Names that only sound alike, or that have fewer words or initials, leave it unclear too, unless
/// the births differ. For a name with fewer words, different clubs also show two people.
pub(crate) fn likeness(one: Named<'_>, other: Named<'_>) -> Likeness {
    let (first, second) = (one.player, other.player);
    if first.other_than.contains(&second.id) || second.other_than.contains(&first.id) {
        return Likeness::Other;
    }
    if let (Some(one), Some(other)) = (&first.federation_id, &second.federation_id) {
        return if one == other { Likeness::Same } else { Likeness::Other };
    }
    let is_one_day = match (first.birth, second.birth) {
        (Some(Birth::Day(one)), Some(Birth::Day(other))) if one != other => {
            return Likeness::Other;
        }
        (Some(one), Some(other)) if year(one) != year(other) => return Likeness::Other,
        (Some(Birth::Day(_)), Some(Birth::Day(_))) => true,
        _ => false,
    };
    let of_two_clubs = match (&first.club, &second.club) {
        (Some(one), Some(other)) => folded(one) != folded(other),
        _ => false,
    };
    let (own, its) = (&one.spellings[0], &other.spellings[0]);
    if is_called(one, its) || is_called(other, own) || written_same(first, second) {
        return if of_two_clubs && !is_one_day { Likeness::Unclear } else { Likeness::Same };
    }
    let has_words = || own.words().iter().any(|word| word.chars().nth(1).is_some());
    let is_part =
        || has_words() && (own.may_be(its) || own.sounds_like(its)) && !own.has_other_initials(its);
    let may_be = own.is_respelt(its)
        || own.is_spaced_otherwise(its)
        || (!of_two_clubs && is_part())
        || (is_one_day && own.is_near(its));
    if may_be { Likeness::Unclear } else { Likeness::Other }
}

/// Names two players who are taken for two people.
pub fn two_people(event: &Event, one: &PlayerId, other: &PlayerId) -> Said {
    let name = |id: &PlayerId| event.name_of(id).unwrap_or_default().to_owned();
    said!(
        "two-people",
        "{ $id } { $name } and { $other } { $other_name }";
        id = one.clone(), name = name(one), other = other.clone(), other_name = name(other)
    )
}

/// Returns whether a player has this name or alias.
fn is_called(one: Named<'_>, name: &Spelling) -> bool {
    one.spellings.iter().any(|own| own.is_same(name))
}

/// Returns whether two names are equal except for case; works for names without letters, too.
pub(crate) fn written_same(one: &Player, other: &Player) -> bool {
    one.name.trim().to_lowercase() == other.name.trim().to_lowercase()
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
            assert_eq!(like(&first, &second), expected, "{one:?} {other:?}");
            assert_eq!(like(&second, &first), expected, "{other:?} {one:?}");
        }
        let other = player("Bay", "1970-01-02", "A");
        assert_eq!(like(&player("Ash", "1970-01-02", "A"), &other), Likeness::Other);
    }

    #[test]
    fn numbers_at_the_federation_come_first() {
        let numbered = |number: &str, birth: &str| {
            let mut player = player("Ash", birth, "A");
            player.federation_id = Some(number.to_owned());
            player
        };
        assert_eq!(like(&numbered("1", "1970"), &numbered("1", "1980")), Likeness::Same);
        assert_eq!(like(&numbered("1", "1970"), &numbered("2", "1970")), Likeness::Other);
    }

    #[test]
    fn a_name_in_another_order_or_without_accents_is_the_same() {
        for name in ["Kees Jansen", "JANSEN, KEES", "Jansén, Kees", "Jansen Kees", " Kees  Jansen"]
        {
            let likeness = like(&player("Jansen, Kees", "", ""), &player(name, "", ""));
            assert_eq!(likeness, Likeness::Same, "{name}");
        }
    }

    #[test]
    fn another_spelling_initials_and_a_family_name_alone_are_asked_about() {
        for (one, other) in [
            ("Müller, Jörg", "Joerg Mueller"),
            ("Иванов, Иван", "Ivan Ivanov"),
            ("Jansen, Kees", "K. Jansen"),
            ("Jansen, Kees", "Jansen"),
            ("Mueller, Jörg", "Müller, J."),
            ("Vandenbroucke, Émile", "Van den Broucke, Emile"),
            ("Piet-Jan Smit", "Smit, Pietjan"),
            ("Van Damme, Luc", "Luc Vandamme"),
            ("Deboer, Henk", "DE BOER HENK"),
        ] {
            let of = |club: &str| like(&player(one, "", "A"), &player(other, "", club));
            assert_eq!(of(""), Likeness::Unclear, "{one} {other}");
            let born = like(&player(one, "1970", ""), &player(other, "1980", ""));
            assert_eq!(born, Likeness::Other, "{one} {other}");
        }
        for (one, other) in [("Jansen, Kees", "Jansen, Piet"), ("Player 1", "Player 10")] {
            assert_eq!(like(&player(one, "", ""), &player(other, "", "")), Likeness::Other);
        }
        let slip = |birth: &str| {
            like(&player("Jansen, Kees", birth, ""), &player("Jansne, Kees", birth, ""))
        };
        assert_eq!(slip("1970-01-02"), Likeness::Unclear);
        assert_eq!(slip("1970"), Likeness::Other);
    }

    #[test]
    fn who_was_told_apart_is_another_person() {
        let mut other = player("Ash", "1970-01-02", "A");
        other.id = "y".parse().unwrap();
        other.other_than = vec!["x".parse().unwrap()];
        assert_eq!(like(&player("Ash", "1970-01-02", "A"), &other), Likeness::Other);
    }
}
