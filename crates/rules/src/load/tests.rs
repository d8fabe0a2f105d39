use super::*;
use crate::diag::Place;
use crate::document::{DocumentError, DocumentFault};
use crate::said::Told;
use crate::{
    Allowed, BoardSize, ClauseFault, KingRange, Limit, NotAllowed, SettingFault, diff, set_text,
    to_yaml,
};

fn wrong(text: &str) -> RuleError {
    from_text(text, "club.yaml", &[]).unwrap_err()
}

#[test]
fn every_embedded_set_is_complete_and_cites_or_says_it_cannot() {
    for name in sets::names() {
        let set = named(name).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(set.name, *name);
        for field in set.fields() {
            let source = field.source.as_str();
            let known = field.source.document().is_none_or(|key| set.documents.contains_key(key));
            assert!(known && source != "not stated", "{name}.{}: {source}", field.name);
        }
        for clause in set.draws.docs() {
            let source = clause.source.as_ref().expect("a source");
            assert!(source.document().is_none_or(|key| set.documents.contains_key(key)), "{name}");
        }
    }
}

#[test]
fn a_set_reads_back_from_what_is_written() {
    for name in sets::names() {
        let set = named(name).unwrap();
        let again = from_text(&to_yaml(&set), name, &[]).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(set, again);
    }
}

#[test]
fn embedded_documents_without_extends_are_written_as_rules_show_prints_them() {
    for name in sets::names() {
        let text = set_text(name).unwrap();
        if !text.contains("\nextends: ") {
            assert_eq!(to_yaml(&named(name).unwrap()), text, "{name}");
        }
    }
}

#[test]
fn a_document_extends_a_set_and_changes_single_fields() {
    let text = "name: my-club\nextends: international\nearliest_draw: 40\ndraws:\n  - {id: no-progress, moves: 20}\n  - {id: two-against-one, off: true}\n";
    let set = from_text(text, "club.yaml", &[]).unwrap();
    let changed: Vec<_> =
        diff(&named("international").unwrap(), &set).into_iter().map(|d| d.field).collect();
    assert_eq!(changed, ["earliest_draw", "draws.no-progress", "draws.two-against-one"]);
}

#[test]
fn settings_override_single_fields_and_are_recorded() {
    let set = named_with("mundigames", &["king_range=any".into()]).unwrap();
    assert_eq!(*set.king_range, KingRange::Any);
    assert_eq!(set.label(), "mundigames (king_range=any)");
    let set = named_with(
        "international",
        &["repetition.occurrence=4".into(), "king_quiet_limit=3".into()],
    )
    .unwrap();
    assert_eq!(set.draws.docs()[0].occurrence, Some(4));
    assert_eq!(*set.king_quiet_limit, Limit(Some(3)));
    for bad in ["king_range", "king_rang=1", "king_range=2", "repetition.occurence=4", "x.moves=1"]
    {
        assert!(named_with("international", &[bad.into()]).is_err(), "{bad}");
    }
}

#[test]
fn errors_name_line_column_and_what_is_allowed() {
    let no_pieces = ClauseFault::NoPieces { clause: "x".into() };
    let cases = [
        (
            "name: a\nextends: english\nedition_of: englsh\n",
            (3, 1),
            RuleFault::UnknownEdition { of: "englsh".into() },
            Some(RuleHelp::NearBase { near: "english" }.said()),
        ),
        (
            "name: a\nextends: internatonal\n",
            (2, 1),
            RuleFault::UnknownBase { base: "internatonal".into() },
            Some(RuleHelp::NearBase { near: "international" }.said()),
        ),
        (
            "name: a\nextends: international\nmen_move: []\n",
            (3, 1),
            RuleFault::NoDirection { field: "men_move" },
            None,
        ),
        (
            "name: a\nextends: international\ncapture_priority: [king-first, most-pieces]\n",
            (3, 1),
            RuleFault::AfterKingFirst,
            None,
        ),
        (
            "name: a\nextends: international\ndraws:\n  - {id: x, kind: ending, moves: 3, effect: claim}\n",
            (4, 5),
            RuleFault::Clause { why: no_pieces.said() },
            Some(no_pieces.said()),
        ),
    ];
    for (text, (line, column), fault, help) in cases {
        let error = wrong(text);
        let finding = &error.findings[0];
        assert_eq!(finding.as_what(), Some(&fault), "{text}");
        assert_eq!(finding.remarks(), help.as_slice(), "{text}");
        assert_eq!(finding.place, Some(Place { line, column }), "{text}");
    }
    let error = wrong("name: a\nextends: international\nboard: 8x8\n");
    let finding = &error.findings[0];
    assert!(matches!(finding.as_what(), Some(RuleFault::BadStart { board: BoardSize::Eight, .. })));
    assert_eq!(finding.place, Some(Place { line: 3, column: 1 }));
    let error = wrong("name: a\nboard: 8x8\n");
    let finding = &error.findings[0];
    let is_missing = |fields: &[&str]| fields.first() == Some(&"squares");
    assert!(
        matches!(finding.as_what(), Some(RuleFault::Missing { fields }) if is_missing(fields)),
        "{error}"
    );
    assert_eq!(finding.place, None);
}

#[test]
fn what_is_no_rule_document_is_a_value_with_line_and_column() {
    let refused = |word: &str, words: &str| {
        let allowed = Allowed::Words { words: words.into() };
        let why = NotAllowed::Word { word: word.into() }.but(allowed);
        DocumentFault::Refused { said: why.into() }
    };
    for (field, line, column, why) in [
        ("king_rang: 1\n", 3, 1, DocumentFault::UnknownKey { key: "king_rang".into() }),
        ("king_range: 2\n", 3, 13, refused("2", "1 | any | choose")),
        ("king_range: {is: fast, source: x}\n", 3, 18, refused("fast", "1 | any | choose")),
        ("king_range: {is: 1, is: any}\n", 3, 21, DocumentFault::DuplicateKey { key: "is".into() }),
        ("king_range: {source: x}\n", 3, 1, DocumentFault::MissingKey { key: "is".into() }),
        (
            "draws:\n  - {id: x, kind: ending, occurence: 3}\n",
            4,
            27,
            DocumentFault::UnknownKey { key: "occurence".into() },
        ),
        (
            "documents:\n  X: {title: x, mark: red}\n",
            4,
            6,
            refused("red", "read | quoted | published | stated"),
        ),
    ] {
        let error = wrong(&format!("name: a\nextends: international\n{field}"));
        let finding = &error.findings[0];
        let place = finding.place.unwrap_or_else(|| panic!("a place: {field}"));
        assert_eq!((place.line, place.column), (line, column), "{field}");
        assert_eq!(
            finding.as_what::<DocumentError>().map(|unread| &unread.why),
            Some(&why),
            "{field}"
        );
        assert_eq!(finding.remarks().len(), 1, "{field}");
    }
    let error = wrong("name: a: b\n");
    let unread = error.findings[0].as_what::<DocumentError>().map(|unread| &unread.why);
    assert!(matches!(unread, Some(DocumentFault::Syntax { .. })), "{error}");
}

#[test]
fn a_setting_of_a_clause_is_answered_with_the_nearest_field() {
    let error = named_with("international", &["repetition.occurence=4".into()]).unwrap_err();
    let fault = SettingFault::Clause {
        setting: "repetition.occurence=4".into(),
        why: DocumentFault::UnknownKey { key: "occurence".into() },
    };
    assert_eq!(error.findings[0].as_what(), Some(&fault));
    let near = RuleHelp::NearClauseField { near: "repetition.occurrence".into() };
    assert_eq!(error.findings[0].remarks(), [near.said()]);
}

#[test]
fn every_set_of_the_project_says_which_edition_it_is() {
    for name in super::sets::names() {
        let set = named(name).unwrap();
        assert!(set.edition.is_some(), "{name} says no edition");
        if let Some(of) = &set.edition_of {
            let other = named(of).unwrap();
            assert_eq!(set.game_type.number(), other.game_type.number(), "{name} and {of}");
        }
    }
    let set = named_with("international", &["earliest_draw=40".into()]).unwrap();
    let expected = "international with earliest_draw=40 (FMJD Annex 1, version of November 2015)";
    assert_eq!(set.with_edition(), expected);
}

#[test]
fn a_document_of_ones_own_is_no_edition_of_what_it_extends() {
    let own = |text: &str| from_text(text, "own.yaml", &[]).unwrap();
    let club = own("name: club\nextends: international-club\n");
    assert_eq!((club.edition.as_deref(), club.house), (None, false));
    let newer = own("name: newer\ntitle: Newer\nextends: international\nedition: 2024\n\
                     edition_of: international\nhouse: true\n");
    assert_eq!(newer.with_edition(), "newer (2024)");
    assert!(newer.house && newer.edition_of.as_deref() == Some("international"));
    assert_eq!(from_text(&to_yaml(&newer), "again.yaml", &[]).unwrap(), newer);
    assert_eq!(
        own("name: a\ntitle: Own rules\nextends: english\n").with_edition(),
        "a (Own rules)"
    );
}
