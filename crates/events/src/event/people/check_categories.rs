//! Categories that nobody can belong to, and categories that may be the same one.

use crate::event::check::Problem;
use crate::event::check::concern::Concern;
use crate::event::games::folded;
use crate::event::people::clubs::are_alike;
use crate::event::{CategoryRule, Event, Player};

/// Checks for categories that need a club, a federation or data that no player has, and for similar
/// names of categories.
pub(crate) fn concerns(event: &Event, problems: &mut Vec<Problem>) {
    problems.extend(categories_of_nobody(event));
    let all = event.all_categories();
    for (at, one) in all.iter().enumerate() {
        for other in all[at + 1..].iter().filter(|other| may_be_same_name(one, other)) {
            let (one, other) = ((*one).to_owned(), (*other).to_owned());
            problems.push(Problem::of("players", Concern::CategoriesAlike { one, other }));
        }
    }
}

/// Returns whether two names may be one: `Pupils` and `Pupil`, but not `U12` and `U14`.
pub(crate) fn may_be_same_name(one: &str, other: &str) -> bool {
    const SHORT: usize = 5;
    let is_long = |name: &str| name.chars().filter(|c| c.is_alphabetic()).count() >= SHORT;
    is_long(one) && is_long(other) && are_alike(&folded(one), &folded(other))
}

/// Returns the categories whose rule requires a club or a federation that no player has, or data
/// that no player has.
pub fn categories_of_nobody(event: &Event) -> Vec<Problem> {
    if event.players.is_empty() {
        return Vec::new();
    }
    let of_rule = |(at, rule): (usize, &CategoryRule)| {
        let (field, value, near) = missing(event, rule)?;
        let category = rule.name.clone();
        let concern = Concern::CategoryOfNobody { category, field, value, near };
        Some(Problem::of(format!("categories[{at}]"), concern))
    };
    event.categories.iter().enumerate().filter_map(of_rule).collect()
}

/// Returns the field in which no player meets a rule, with the required value and a similar name.
fn missing(
    event: &Event,
    rule: &CategoryRule,
) -> Option<(&'static str, Option<String>, Option<String>)> {
    let nobody = |has: &dyn Fn(&Player) -> bool| !event.players.iter().any(has);
    type Of = fn(&Player) -> Option<&String>;
    let named: [(&str, &Option<String>, Of); 2] = [
        ("club", &rule.club, |player| player.club.as_ref()),
        ("federation", &rule.federation, |player| player.federation.as_ref()),
    ];
    for (field, wanted, of) in named {
        let Some(wanted) = wanted else { continue };
        let key = folded(wanted);
        let mut others = event.players.iter().filter_map(of);
        if !others.clone().any(|own| folded(own) == key) {
            let near = others.find(|own| are_alike(&folded(own), &key));
            return Some((field, Some(wanted.clone()), near.cloned()));
        }
    }
    if rule.sex.is_some() && nobody(&|player| player.sex.is_some()) {
        return Some(("sex", None, None));
    }
    let asks_for_birth = rule.born_from.is_some() || rule.born_to.is_some() || rule.asks_for_age();
    let lacks_births = asks_for_birth && nobody(&|player| player.birth.is_some());
    lacks_births.then_some(("birth", None, None))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::read;

    fn found(categories: &str) -> Vec<Concern> {
        let event = read(
            "t.yaml",
            &format!(
                "schema: arbiter.event/1\nname: X\nsystem: {{kind: swiss, rounds: 3}}\n{categories}\
                 players:\n  - {{id: a, name: A, club: DC Het Noorden, categories: [Pupillen]}}\n  \
                 - {{id: b, name: B, categories: [Pupilen, U12]}}\n  - {{id: c, name: C, categories: [U14]}}\n"
            ),
        );
        let mut problems = Vec::new();
        concerns(&event.unwrap_or_else(|error| panic!("{error}")), &mut problems);
        problems.iter().filter_map(Problem::as_what::<Concern>).cloned().collect()
    }

    #[test]
    fn a_category_of_a_club_that_nobody_has_is_named_with_the_club_that_is_near() {
        let found = found(
            "categories: [{name: Noorden, club: het noorden}, {name: Zuid, club: Zuid}, {name: Noord, club: dc het noorden}]\n",
        );
        let of = |concern: &Concern| match concern {
            Concern::CategoryOfNobody { category, near, .. } => {
                Some((category.clone(), near.clone()))
            }
            _ => None,
        };
        let expected =
            [("Noorden".to_owned(), Some("DC Het Noorden".to_owned())), ("Zuid".to_owned(), None)];
        assert_eq!(found.iter().filter_map(of).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn what_is_known_of_nobody_puts_nobody_into_a_category() {
        let found = found("categories: [{name: Dames, sex: f}, {name: Jeugd, born_from: 2008}]\n");
        let of = |concern: &Concern| match concern {
            Concern::CategoryOfNobody { field, .. } => Some(*field),
            _ => None,
        };
        assert_eq!(found.iter().filter_map(of).collect::<Vec<_>>(), ["sex", "birth"]);
    }

    #[test]
    fn two_categories_that_may_be_one_are_named() {
        let alike = |concern: &Concern| matches!(concern, Concern::CategoriesAlike { .. });
        let found = found("");
        assert_eq!(found.iter().filter(|one| alike(one)).count(), 1, "{found:?}");
    }
}
