//! Grammatical cases: inflects a message inside another as the outer one requires.
//!
//! A message that is a fact of another is inserted as finished text. In a language with cases, the
//! inner message has one attribute per case, and the outer one appends the case to the name of the
//! fact:
//!
//! ```ftl
//! the-move = der { $number }. Zug
//!     .dative = dem { $number }. Zug
//! after = nach { $the_move-dative }
//! ```
//!
//! A message without the attribute is used unchanged. If a message has an attribute `aloud`, the
//! case of that text is `aloud-dative`.

/// The cases that a catalogue can name. The default form of a message, usually the nominative, has
/// no name.
pub const CASES: &[&str] =
    &["genitive", "dative", "accusative", "instrumental", "locative", "vocative"];

/// Returns whether an attribute of a message is one of its cases: `dative`, `aloud-dative`.
pub fn is_case(attribute: &str) -> bool {
    CASES.contains(&attribute.strip_prefix("aloud-").unwrap_or(attribute))
}

/// A fact that a text uses in a case.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Declined {
    /// The name in the text: `half_move-dative`.
    pub(crate) named: &'static str,
    /// The name of the fact.
    pub(crate) fact: &'static str,
    /// The case.
    pub(crate) case: &'static str,
}

/// Iterates over the facts that a text uses in a case.
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
    use draughts_ground::said::{Fact, Said, said};

    use super::*;
    use crate::{Language, Words};

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
        said!("half-move", "{ $written }", aloud "move { $number }"; written = "41w", number = 41)
    }

    fn after(half_move: impl Into<Fact>) -> Said {
        said!("after", "after { $half_move }"; half_move)
    }

    fn aloud(said: &Said, language: Language) -> String {
        Words::read(&[(Language::German, &[GERMAN])]).aloud(said, language)
    }

    #[test]
    fn a_message_stands_in_another_in_the_case_that_the_other_names() {
        let half_move = half_move();
        let is_last = said!("is-last", "{ $half_move } is the last"; half_move = half_move.clone());
        let during = said!("during", "during { $half_move }"; half_move = half_move.clone());
        for (said, german) in [
            (after(half_move.clone()), "nach dem 41. Zug"),
            (is_last, "der 41. Zug ist der letzte"),
            (during, "während des 41. Zuges"),
        ] {
            assert_eq!(aloud(&said, Language::German), german);
        }
        assert_eq!(aloud(&after(half_move), Language::English), "after move 41");
    }

    #[test]
    fn every_message_of_a_list_stands_in_the_case() {
        let of_all = said!("of-all", "of { $all }"; all = vec![half_move(); 2]);
        assert_eq!(aloud(&of_all, Language::German), "von dem 41. Zug, dem 41. Zug");
    }

    #[test]
    fn what_has_no_case_is_said_as_it_is() {
        let texts: &[(Language, &[&str])] = &[(Language::German, &[GERMAN])];
        // The written form of a half-move has no cases.
        assert_eq!(Words::read(texts).say(&after(half_move()), Language::German), "nach 41w");
        for (fact, german) in [
            (Fact::Number(7), "nach 7"),
            (Fact::Text("1. d4".to_owned()), "nach 1. d4"),
            // A message that the language does not have.
            (Fact::Said(said!("no-such", "something else")), "nach something else"),
        ] {
            assert_eq!(aloud(&after(fact), Language::German), german);
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
