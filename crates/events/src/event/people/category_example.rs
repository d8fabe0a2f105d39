//! An example of a rule for a category, as its name says it.

use crate::event::acts::Remedy;
use crate::event::games::folded;
use crate::event::typed::is_of_women;
use crate::event::{CategoryRule, Event, Sex, category_key};

/// Returns the advice to give players a category, or to make a rule for it.
pub fn give_category(event: &Event, category: Option<&str>) -> Remedy {
    let category = category.map(str::trim);
    // Without a name, U18 is the example, unless there are rules already.
    let name = category.or(event.categories.is_empty().then_some("U18"));
    let example = name.and_then(|name| example(event, name));
    let rules = example.map(|(rule, day)| {
        let others = event.categories.iter();
        let mut all: Vec<String> = others.map(|rule| flow(rule, None)).collect();
        all.push(flow(&rule, day));
        // In a line that is typed, the apostrophe of a name would end the word.
        format!("[{}]", all.join(", ")).replace('\'', "'\\''")
    });
    Remedy::SetPlayerCategory { category: category.map(str::to_owned), rules }
}

/// The day that somebody must fill in: a rule of age needs one, and the event has none.
const DAY: &str = "YYYY-MM-DD";

/// Words before or after a number that make it an upper limit.
const BELOW: &[&str] = &[
    "u",
    "<",
    "under",
    "onder",
    "below",
    "tot",
    "up to",
    "sub",
    "rating tot",
    "rating <",
    "j",
    "jeugd",
];
const FROM: &[&str] =
    &["over", ">", ">=", "vanaf", "from", "rating vanaf", "rating >", "plus", "+"];
const VETERANS: &[&str] =
    &["v", "s", "veteranen", "veterans", "veteran", "senioren", "seniors", "senior"];
const MEN: &[&str] = &["men", "heren", "mannen", "herren", "männer"];

/// The ages that a rule may be about: larger numbers are ratings.
const AGES: std::ops::RangeInclusive<u16> = 5..=99;
/// The ages below which somebody is young: `U81` is rather a slip than a category.
const YOUTH: std::ops::RangeInclusive<u16> = 5..=30;
/// The ratings that a rule may be about.
const RATINGS: std::ops::RangeInclusive<u16> = 100..=3000;

/// Returns a rule that a name stands for, and the day to fill in, if it needs one; `None` if the
/// name says nothing that can be told for certain.
fn example(event: &Event, name: &str) -> Option<(CategoryRule, Option<&'static str>)> {
    let none = CategoryRule { name: name.to_owned(), ..CategoryRule::default() };
    let with = |rule: CategoryRule| Some((rule, None));
    if event
        .players
        .iter()
        .any(|one| one.club.as_deref().is_some_and(|own| folded(own) == folded(name)))
    {
        return with(CategoryRule { club: Some(name.to_owned()), ..none });
    }
    if is_of_women(name) {
        return with(CategoryRule { sex: Some(Sex::F), ..none });
    }
    let key = category_key(name);
    if MEN.contains(&key.as_str()) {
        return with(CategoryRule { sex: Some(Sex::M), ..none });
    }
    let start = key.find(|sign: char| sign.is_ascii_digit())?;
    let digits: String = key[start..].chars().take_while(char::is_ascii_digit).collect();
    let number: u16 = digits.parse().ok()?;
    let signs = |text: &str| text.trim_matches([' ', '-', ':', '.']).to_owned();
    let (before, after) = (signs(&key[..start]), signs(&key[start + digits.len()..]));
    let is = |words: &[&str]| match (before.as_str(), after.as_str()) {
        ("", word) | (word, "") => words.contains(&word),
        _ => false,
    };
    let is_veteran = AGES.contains(&number)
        && VETERANS.contains(&before.as_str())
        && ["", "+", "plus"].contains(&after.as_str());
    let rule = match (is(BELOW), is(FROM) || is_veteran) {
        (true, _) if YOUTH.contains(&number) => CategoryRule { age_below: Some(number), ..none },
        (_, true) if AGES.contains(&number) => CategoryRule { age_from: Some(number), ..none },
        (true, _) if RATINGS.contains(&number) => {
            CategoryRule { rating_below: Some(number), ..none }
        }
        (_, true) if RATINGS.contains(&number) => {
            CategoryRule { rating_from: Some(number), ..none }
        }
        _ => return None,
    };
    let day = (rule.asks_for_age() && event.start.is_none()).then_some(DAY);
    Some((rule, day))
}

/// Returns a rule in one line of YAML, with the day to fill in.
fn flow(rule: &CategoryRule, day: Option<&str>) -> String {
    let value = serde_json::to_value(rule).unwrap_or_default();
    let fields = value.as_object().cloned().unwrap_or_default();
    let mut fields: Vec<(String, String)> = (fields.into_iter())
        .map(|(field, value)| (field, value.as_str().map_or_else(|| value.to_string(), scalar)))
        .collect();
    // The name stands first.
    fields.sort_by_key(|(field, _)| field != "name");
    fields.extend(day.map(|day| ("on".to_owned(), day.to_owned())));
    let fields: Vec<String> =
        fields.into_iter().map(|(field, value)| format!("{field}: {value}")).collect();
    format!("{{{}}}", fields.join(", "))
}

/// Returns a text as YAML has it: between quotes, if it could be read as anything else.
fn scalar(text: &str) -> String {
    let is_letter = |sign: char| sign.is_alphanumeric() || [' ', '-', '+'].contains(&sign);
    let is_day = text.len() == 10 && text.parse::<chrono::NaiveDate>().is_ok();
    let is_age = text.strip_suffix('+').is_some_and(|age| age.parse::<u16>().is_ok());
    let words = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"];
    let is_plain = text.starts_with(char::is_alphabetic)
        && text.chars().all(is_letter)
        && text.trim() == text
        && !words.contains(&text.to_lowercase().as_str());
    match is_plain || is_day || is_age {
        true => text.to_owned(),
        false => serde_json::Value::from(text).to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::read;

    fn rules(name: &str, rest: &str) -> Option<String> {
        let text = format!(
            "schema: arbiter.event/1\nname: X\nsystem: {{kind: swiss, rounds: 5}}\n{rest}\
             players:\n  - {{id: a, name: A, club: DC Het Noorden}}\n"
        );
        let event = read("t.yaml", &text).unwrap_or_else(|error| panic!("{error}"));
        match give_category(&event, Some(name)) {
            Remedy::SetPlayerCategory { rules, .. } => rules,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn an_example_of_a_rule_fits_the_name_of_the_category_or_there_is_none() {
        let dated = "start: 2026-11-28\n";
        for (name, rule) in [
            ("U18", Some("[{name: U18, age_below: 18}]")),
            ("onder 14", Some("[{name: onder 14, age_below: 14}]")),
            ("60+", Some("[{name: 60+, age_from: 60}]")),
            ("V60", Some("[{name: V60, age_from: 60}]")),
            ("Veteranen 60+", Some("[{name: Veteranen 60+, age_from: 60}]")),
            ("senioren 55", Some("[{name: senioren 55, age_from: 55}]")),
            ("U1100", Some("[{name: U1100, rating_below: 1100}]")),
            ("<1100", Some("[{name: \"<1100\", rating_below: 1100}]")),
            ("rating tot 1100", Some("[{name: rating tot 1100, rating_below: 1100}]")),
            ("Dames", Some("[{name: Dames, sex: f}]")),
            ("DC Het Noorden", Some("[{name: DC Het Noorden, club: DC Het Noorden}]")),
            ("Veteranen", None),
            ("D-klasse", None),
            ("Groep 2", None),
            ("U81", None),
        ] {
            assert_eq!(rules(name, dated).as_deref(), rule, "{name}");
        }
        let without = rules("60+", "").unwrap();
        assert_eq!(without, "[{name: 60+, age_from: 60, on: YYYY-MM-DD}]", "no day is guessed");
    }

    #[test]
    fn the_rules_that_are_there_stay_in_the_line() {
        let there = "start: 2026-11-28\ncategories:\n  - {name: Jeugd, born_from: 2009}\n  - {name: \"60\", age_from: 60, on: 2026-01-01}\n";
        let rules = rules("Dames", there).unwrap();
        assert_eq!(
            rules,
            "[{name: Jeugd, born_from: 2009}, {name: \"60\", age_from: 60, on: 2026-01-01}, \
             {name: Dames, sex: f}]"
        );
    }
}
