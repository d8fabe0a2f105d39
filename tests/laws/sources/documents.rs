//! Documents and how their text is known.

use draughts_arbiter::diag::Citation;
use draughts_arbiter::rules::{self, Comments, Pace, TextEvidence, to_yaml, to_yaml_with};

use super::{citations, club, refused, set};

#[test]
fn a_document_of_the_project_says_how_its_text_is_known() {
    for name in rules::names() {
        for (key, document) in &set(name).documents {
            assert!(document.mark < TextEvidence::Stated, "{name}: {key}");
        }
    }
}

#[test]
fn every_citation_of_the_project_names_documents_that_the_set_lists() {
    for name in rules::names() {
        let set = set(name);
        let paces = Pace::UNKNOWN.possible().into_iter().map(Pace::unrecorded);
        let at_paces = paces.flat_map(|pace| citations(&set.under(pace)));
        for citation in citations(&set).into_iter().chain(at_paces) {
            assert_ne!(citation.as_str(), Citation::NOT_STATED, "{name}");
            let mut rest = Some(citation.clone());
            while let Some(part) = rest.take() {
                let (first, other) = match part.parts() {
                    Some((first, other)) => (first, Some(other)),
                    None => (part, None),
                };
                let known = first.document().is_none_or(|key| set.documents.contains_key(key));
                assert!(known, "{name}: {citation}");
                rest = other;
            }
        }
    }
}

/// Only these texts were read in full; others cannot be called silent.
#[test]
fn silent_is_said_only_of_a_text_that_was_read_whole() {
    for name in rules::names() {
        for citation in citations(&set(name)) {
            if citation.article().starts_with("silent") {
                let key = citation.document().unwrap();
                assert!(["IDF", "MUNDI", "FCV", "BN"].contains(&key), "{name}: {citation}");
            }
        }
    }
}

#[test]
fn one_citation_names_one_edition() {
    let english = set("english");
    for citation in citations(&english) {
        let text = english.cite(&citation);
        assert!(
            !text.contains("WCDF") || text.starts_with("WCDF Rules of Draughts (2013)"),
            "{text}"
        );
    }
    let marked = set("international").cite_marked(&Citation::new("A1 6.3"));
    assert_eq!(marked, "FMJD Annex 1 (November 2015), 6.3");
    assert_eq!(set("international").cite(&Citation::new("A1 6.3")), "FMJD Annex 1, 6.3");
}

#[test]
fn the_mark_stands_beside_the_article() {
    let marked = |name: &str, text: &str| {
        let set = set(name);
        let citation = Citation::new(text);
        (set.mark_of(&citation), set.cite_marked(&citation))
    };
    assert_eq!(
        marked("russian", "IDF 7.2.4"),
        (TextEvidence::Read, "IDF Official Rules of draughts-64 (2016), 7.2.4".into())
    );
    assert_eq!(
        marked("english", "WCDF 1.32.1"),
        (TextEvidence::Quoted, "WCDF Rules of Draughts (2013), 1.32.1 (quoted by others)".into())
    );
    assert_eq!(
        marked("pool", "ROP 10"),
        (
            TextEvidence::Published,
            "Pool Checkers, Rules of Play, 10 (not a federation's text)".into()
        )
    );
    assert_eq!(
        marked("pool", Citation::NOT_SEEN),
        (TextEvidence::None, "not seen (project default)".into())
    );
    assert_eq!(
        marked("russian", "IDF silent (project default)"),
        (
            TextEvidence::None,
            "IDF Official Rules of draughts-64 (2016): silent (project default)".into()
        )
    );
}

#[test]
fn of_two_texts_the_one_less_known_gives_the_mark() {
    let canadian = set("canadian");
    let citation = Citation::new("QC as A1 4.13");
    assert_eq!(canadian.mark_of(&citation), TextEvidence::Read);
    assert_eq!(
        canadian.cite(&citation),
        "Fédération québécoise des jeux, Dames, as FMJD Annex 1, 4.13"
    );
    let killer = set("killer");
    assert_eq!(killer.mark_of(&Citation::new("FRE as A1 4.13")), TextEvidence::Published);
}

#[test]
fn a_club_names_its_papers_by_their_title_alone() {
    let text = "extends: international\ndocuments:\n  MINUTES: Minutes of 2026\n  LAW: {title: The law, edition: \"1999\", mark: read}\n  BOOK: {title: A book}\n";
    let set = club(text);
    assert_eq!(set.documents["MINUTES"].mark, TextEvidence::Stated);
    assert_eq!(set.documents["BOOK"].mark, TextEvidence::Stated);
    assert_eq!(set.documents["LAW"].mark, TextEvidence::Read);
    assert_eq!(set.cite_marked(&Citation::new("MINUTES 4")), "Minutes of 2026, 4");
    assert_eq!(set.cite_marked(&Citation::new("LAW 4")), "The law (1999), 4");
    assert_eq!(set.mark_of(&Citation::new("a paper nobody listed")), TextEvidence::Stated);
    let written = to_yaml(&set);
    assert!(written.contains("  MINUTES: Minutes of 2026\n"), "{written}");
    assert_eq!(rules::from_text(&written, "club.yaml", &[]).unwrap(), set);
}

#[test]
fn a_document_that_is_not_described_so_is_refused_with_its_place() {
    for (document, why) in [
        ("{title: T, mark: seen}", "`seen` is not allowed here; allowed: read | quoted"),
        ("{title: T, mark: none}", "`none` is not allowed here"),
        ("{mark: read}", "missing field `title`"),
        ("{titel: T}", "unknown field `titel`"),
        ("[T]", "a title, or {title: ..., mark:"),
    ] {
        let message = refused(&format!("extends: international\ndocuments:\n  D: {document}\n"));
        assert!(message.starts_with("club.yaml:4:"), "{message}");
        assert!(message.contains(why), "{message}");
    }
}

#[test]
fn rules_show_prints_the_mark_beside_every_article_and_reads_back() {
    let set = set("italian");
    let shown = to_yaml_with(&set, Comments { marks: true, meanings: false });
    assert!(shown.contains("source: FID 4.1}  # quoted by others\n"), "{shown}");
    assert!(shown.contains("source: FID-read 2.3}  # text read\n"), "{shown}");
    assert!(shown.contains("source: PDN}  # not a federation's text\n"), "{shown}");
    assert!(shown.contains("source: not seen (project default)}\n"), "{shown}");
    assert_eq!(rules::from_text(&shown, "italian.yaml", &[]).unwrap(), set);
}
