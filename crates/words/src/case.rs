//! Grammatical cases: a message inside another as the outer one needs it.
//!
//! A message that is a fact of another comes into it as a finished text. A language with cases
//! gives the inner message an attribute a case, and the outer one names the fact with the case
//! behind it:
//!
//! ```ftl
//! the-move = der { $number }. Zug
//!     .dative = dem { $number }. Zug
//! after = nach { $the_move-dative }
//! ```
//!
//! What has no such attribute is said as ever. Where a message is read aloud in words of its own,
//! `aloud-dative` is the case of its `aloud`.

/// The cases that a catalogue can name. The case of a message itself, usually the nominative,
/// has no name.
pub const CASES: &[&str] =
    &["genitive", "dative", "accusative", "instrumental", "locative", "vocative"];

/// True for the attribute of a message that is one of its cases: `dative`, `aloud-dative`.
#[must_use]
pub fn is_case(attribute: &str) -> bool {
    CASES.contains(&attribute.strip_prefix("aloud-").unwrap_or(attribute))
}

/// A fact that a text names in a case.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Declined {
    /// As the text names it: `half_move-dative`.
    pub(crate) named: &'static str,
    /// The fact.
    pub(crate) fact: &'static str,
    /// The case.
    pub(crate) case: &'static str,
}

/// The facts that a text names in a case.
pub(crate) fn declined(text: &'static str) -> impl Iterator<Item = Declined> {
    text.split('$').skip(1).filter_map(|after| {
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        let named = &after[..after.find(|c| !is_part(c)).unwrap_or(after.len())];
        let (fact, case) = named.rsplit_once('-').filter(|(_, case)| CASES.contains(case))?;
        Some(Declined { named, fact, case })
    })
}

#[cfg(test)]
mod tests {
    use draughts_ground::said::{Fact, Said};

    use super::*;
    use crate::{Language, Words};

    const ENGLISH: &str = "\
half-move = { $written }
    .aloud = move { $number }
after = after { $half_move }
is-last = { $half_move } is the last
";

    const GERMAN: &str = "\
half-move = { $written }
    .aloud = der { $number }. Zug
    .aloud-dative = dem { $number }. Zug
    .aloud-genitive = des { $number }. Zuges
after = nach { $half_move-dative }
is-last = { $half_move } ist der letzte
during = während { $half_move-genitive }
of-all = von { $all-dative }
";

    fn half_move() -> Said {
        let written = Fact::Text("41w".to_owned());
        Said::of_catalogue("half-move", vec![("written", written), ("number", Fact::Number(41))])
    }

    fn aloud(id: &'static str, name: &'static str, fact: Fact, language: Language) -> String {
        let texts: &[(Language, &[&str])] =
            &[(Language::English, &[ENGLISH]), (Language::German, &[GERMAN])];
        Words::read(texts).aloud(&Said::of_catalogue(id, vec![(name, fact)]), language)
    }

    #[test]
    fn a_message_stands_in_another_in_the_case_that_the_other_names() {
        for (id, german) in [
            ("after", "nach dem 41. Zug"),
            ("is-last", "der 41. Zug ist der letzte"),
            ("during", "während des 41. Zuges"),
        ] {
            let fact = Fact::Said(half_move());
            assert_eq!(aloud(id, "half_move", fact, Language::German), german);
        }
        let fact = Fact::Said(half_move());
        assert_eq!(aloud("after", "half_move", fact, Language::English), "after move 41");
    }

    #[test]
    fn every_message_of_a_list_stands_in_the_case() {
        let list = Fact::List(vec![Fact::Said(half_move()); 2]);
        let german = "von dem 41. Zug, dem 41. Zug";
        assert_eq!(aloud("of-all", "all", list, Language::German), german);
    }

    #[test]
    fn what_has_no_case_is_said_as_it_is() {
        let texts: &[(Language, &[&str])] = &[(Language::German, &[GERMAN])];
        let fact = Fact::Said(half_move());
        let said = Said::of_catalogue("after", vec![("half_move", fact)]);
        // As it is written, a half-move has no cases.
        assert_eq!(Words::read(texts).say(&said, Language::German), "nach 41w");
        for (fact, german) in [
            (Fact::Number(7), "nach 7"),
            (Fact::Text("1. d4".to_owned()), "nach 1. d4"),
            // A message of another language, and one that nobody has.
            (Fact::Said(Said::of_catalogue("no-such", vec![])), "nach no-such"),
        ] {
            assert_eq!(aloud("after", "half_move", fact, Language::German), german);
        }
    }

    #[test]
    fn a_case_is_found_where_a_fact_is_named_in_it() {
        let found: Vec<Declined> =
            declined("nach { $half_move-dative }, { $of -> *[x-dative] y } $a-datve").collect();
        let one = Declined { named: "half_move-dative", fact: "half_move", case: "dative" };
        assert_eq!(found, [one]);
        assert!(is_case("dative") && is_case("aloud-dative"));
        assert!(!is_case("aloud") && !is_case("note") && !is_case("aloud-note"));
    }
}
