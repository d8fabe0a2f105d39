//! Membership in categories, entered or by the rules of the event.

use std::collections::HashSet;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::event::games::folded;
use crate::event::{Birth, Event, Player, Sex};

/// The conditions of a category. A player must meet all that are given; missing data of a player
/// fails a condition.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CategoryRule {
    /// The name, such as U18.
    pub name: String,
    /// The earliest year or date of birth, inclusive.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub born_from: Option<Birth>,
    /// The latest year or date of birth, inclusive.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub born_to: Option<Birth>,
    /// The age on the reference date below which players belong, in years.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub age_below: Option<u16>,
    /// The lowest age on the reference date, in years.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub age_from: Option<u16>,
    /// The reference date for ages; the first day of the event if absent.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "crate::event::day::option"
    )]
    pub on: Option<NaiveDate>,
    /// The sex.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// The club.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// The federation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// The rating below which players belong.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating_below: Option<u16>,
    /// The lowest rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating_from: Option<u16>,
}

/// The membership of a player by a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Membership {
    Out,
    /// The year of birth is known, but the day would decide.
    Open,
    In,
}

impl CategoryRule {
    /// Returns whether the rule has no conditions.
    pub fn is_empty(&self) -> bool {
        let named = Self { name: self.name.clone(), on: self.on, ..Self::default() };
        *self == named
    }

    /// Returns whether the rule has an age condition, which needs a reference day.
    pub(crate) const fn asks_for_age(&self) -> bool {
        self.age_below.is_some() || self.age_from.is_some()
    }

    /// Returns the membership of a player in an event that begins on a day.
    fn of(&self, player: &Player, start: Option<NaiveDate>) -> Membership {
        let rating = |holds: &dyn Fn(u16) -> bool| plain(player.rating.is_some_and(holds));
        let birth = |holds: &dyn Fn(NaiveDate) -> bool| born(player.birth, holds);
        let on = self.on.or(start);
        let age = |holds: &dyn Fn(Option<u32>) -> bool| match on {
            Some(on) => birth(&|day| holds(on.years_since(day))),
            None => Membership::Out,
        };
        let said = [
            self.sex.map(|sex| plain(player.sex == Some(sex))),
            self.club.as_ref().map(|club| plain(is_named(player.club.as_ref(), club))),
            self.federation.as_ref().map(|one| plain(is_named(player.federation.as_ref(), one))),
            self.rating_below.map(|limit| rating(&|rating| rating < limit)),
            self.rating_from.map(|limit| rating(&|rating| rating >= limit)),
            self.born_from.map(|limit| birth(&|day| day >= days(limit).0)),
            self.born_to.map(|limit| birth(&|day| day <= days(limit).1)),
            // A player born after the reference day is younger than any limit.
            self.age_below.map(|limit| age(&|age| age.is_none_or(|age| age < limit.into()))),
            self.age_from.map(|limit| age(&|age| age.is_some_and(|age| age >= limit.into()))),
        ];
        said.into_iter().flatten().min().unwrap_or(Membership::Out)
    }
}

/// Returns a key that is the same for all spellings of a category: case and blanks are ignored,
/// signs are not, because `60+` differs from `60`.
pub fn category_key(name: &str) -> String {
    name.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns whether two names are the same apart from spelling.
fn is_named(own: Option<&String>, other: &str) -> bool {
    own.is_some_and(|own| folded(own) == folded(other))
}

const fn plain(holds: bool) -> Membership {
    if holds { Membership::In } else { Membership::Out }
}

/// Returns the membership by a condition that holds for births from some day on, or up to some day.
fn born(birth: Option<Birth>, holds: &dyn Fn(NaiveDate) -> bool) -> Membership {
    let Some(birth) = birth else { return Membership::Out };
    let (first, last) = days(birth);
    match (holds(first), holds(last)) {
        (true, true) => Membership::In,
        (false, false) => Membership::Out,
        (true, false) | (false, true) => Membership::Open,
    }
}

/// Returns the first and the last day that a birth can mean.
fn days(birth: Birth) -> (NaiveDate, NaiveDate) {
    match birth {
        Birth::Day(day) => (day, day),
        Birth::Year(year) => {
            let day = |month, day| {
                NaiveDate::from_ymd_opt(year.into(), month, day).expect("a day of every year")
            };
            (day(1, 1), day(12, 31))
        }
    }
}

impl Event {
    fn membership(&self, category: &str, player: &Player) -> Membership {
        let wanted = category_key(category);
        if player.categories.iter().any(|one| category_key(one) == wanted) {
            return Membership::In;
        }
        let rules = self.categories.iter().filter(|rule| category_key(&rule.name) == wanted);
        rules.map(|rule| rule.of(player, self.start)).max().unwrap_or(Membership::Out)
    }

    /// Returns whether a player is in a category, entered or by a rule.
    pub fn is_in(&self, category: &str, player: &Player) -> bool {
        self.membership(category, player) == Membership::In
    }

    /// Returns whether a player may be in a category by a rule, if only the year of birth is known
    /// and the day would decide.
    pub fn may_be_in(&self, category: &str, player: &Player) -> bool {
        self.membership(category, player) == Membership::Open
    }

    /// Returns the categories of a player: entered ones, then those by the rules of the event.
    pub fn categories_of<'e>(&'e self, player: &'e Player) -> Vec<&'e str> {
        let mut all: Vec<&str> = player.categories.iter().map(String::as_str).collect();
        for rule in &self.categories {
            let is_same = |one: &&str| category_key(one) == category_key(&rule.name);
            if !all.iter().any(is_same) && self.is_in(&rule.name, player) {
                all.push(&rule.name);
            }
        }
        all
    }

    /// Returns the categories of the event: those of its rules in order, then those of players, by
    /// name; each in its first spelling.
    pub fn all_categories(&self) -> Vec<&str> {
        let mut entered: Vec<&str> =
            self.players.iter().flat_map(|player| &player.categories).map(String::as_str).collect();
        entered.sort_unstable();
        let mut known = HashSet::new();
        let mut all: Vec<&str> = Vec::new();
        for name in self.categories.iter().map(|rule| rule.name.as_str()).chain(entered) {
            if known.insert(category_key(name)) {
                all.push(name);
            }
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::read;

    fn event(rules: &str, player: &str) -> Event {
        let text = format!(
            "schema: arbiter.event/1\nname: X\nstart: 2026-07-01\nsystem: {{kind: round-robin}}\n\
             categories:\n  - {{name: C, {rules}}}\n\
             players:\n  - {{id: a, name: Ash{player}}}\n  - {{id: b, name: Birch}}\n"
        );
        read("test.yaml", &text).unwrap_or_else(|error| panic!("{error}"))
    }

    #[test]
    fn a_rule_says_who_is_in_a_category() {
        use Membership::{In, Open, Out};
        for (rules, player, expected) in [
            ("born_from: 2009", "birth: 2009", In),
            ("born_from: 2009", "birth: 2008-12-31", Out),
            ("born_from: 2009-07-01", "birth: 2009-07-01", In),
            ("born_from: 2009-07-01", "birth: 2009-06-30", Out),
            ("born_from: 2009-07-01", "birth: 2009", Open),
            ("born_from: 2009-07-01", "birth: 2010", In),
            ("born_to: 1966", "birth: 1966-12-31", In),
            ("born_to: 1966", "birth: 1967", Out),
            ("age_below: 18", "birth: 2008-07-02", In),
            ("age_below: 18", "birth: 2008-07-01", Out),
            ("age_below: 18", "birth: 2008", Open),
            ("age_below: 18, on: 2026-12-31", "birth: 2008", Out),
            ("age_below: 18", "birth: 2030", In),
            ("age_from: 60", "birth: 1966-07-01", In),
            ("age_from: 60", "birth: 1966-07-02", Out),
            ("age_from: 60", "birth: 2030", Out),
            ("sex: f", "sex: f", In),
            ("sex: f", "sex: m", Out),
            ("sex: f", "rating: 1800", Out),
            ("rating_below: 1800", "rating: 1799", In),
            ("rating_below: 1800", "rating: 1800", Out),
            ("rating_from: 1800", "rating: 1800", In),
            ("rating_below: 1800", "sex: f", Out),
            ("born_from: 2009", "sex: f", Out),
            ("sex: f, born_from: 2009", "sex: f, birth: 2010", In),
            ("sex: f, born_from: 2009", "sex: m, birth: 2010", Out),
            ("sex: f, age_below: 18", "sex: f, birth: 2008", Open),
            ("sex: f, age_below: 18", "sex: m, birth: 2008", Out),
            ("sex: f", "categories: [C]", In),
        ] {
            let event = event(rules, &format!(", {player}"));
            assert_eq!(event.membership("C", &event.players[0]), expected, "{rules}: {player}");
        }
    }

    #[test]
    fn a_player_is_in_what_is_entered_and_in_what_follows() {
        let mut event = event("sex: f", ", sex: f, categories: [Town, C]");
        assert_eq!(event.categories_of(&event.players[0]), ["Town", "C"]);
        event.players[0].categories.pop();
        event.categories.push(CategoryRule {
            name: "Open".into(),
            rating_below: Some(9999),
            ..CategoryRule::default()
        });
        event.players[0].rating = Some(1500);
        assert_eq!(event.categories_of(&event.players[0]), ["Town", "C", "Open"]);
        assert_eq!(event.all_categories(), ["C", "Open", "Town"]);
        assert!(event.categories_of(&event.players[1]).is_empty());
    }

    #[test]
    fn a_category_in_another_case_is_the_same_and_one_with_a_sign_is_not() {
        let mut event = event("sex: f", ", sex: f, categories: [c, 60+]");
        event.players[1].categories = vec!["C".into(), " 60".into()];
        assert_eq!(event.all_categories(), ["C", " 60", "60+"]);
        assert!(event.players.iter().all(|player| event.is_in("c", player)));
        assert!(!event.is_in("60", &event.players[0]) && event.is_in("60", &event.players[1]));
        assert_eq!(event.categories_of(&event.players[0]), ["c", "60+"]);
    }

    #[test]
    fn a_rule_that_cannot_be_meant_is_refused() {
        let text = "schema: arbiter.event/1\nname: X\nsystem: {kind: round-robin}\n\
             categories:\n  - {name: C, sex: f}\n  - {name: C, rating_below: 1500}\n\
             \x20 - {name: D}\n  - {name: E, age_below: 18}\n  - {name: ' ', sex: f}\n\
             players: []\n";
        let event: Event = serde_yaml::from_str(text).unwrap();
        let problems = crate::event::check(&event);
        let paths: Vec<&str> = problems.iter().map(|problem| problem.path.as_str()).collect();
        assert_eq!(
            paths,
            ["categories[1].name", "categories[2]", "categories[3].on", "categories[4].name"]
        );
    }
}
