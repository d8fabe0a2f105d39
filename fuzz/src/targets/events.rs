//! Event files, lists, ratings, tournament reports.

use std::fmt::Debug;
use std::sync::LazyLock;

use super::halves;

use draughts_arbiter::acts::{Act, AddPlayers, EnterResultList};
use draughts_arbiter::app::event::{Document, EventFile, KeptFile, RatingFile, apply};
use draughts_arbiter::app::lists::{
    OwnNumbers, PlayerList, ReadResults, Table, players_of, results_of,
};
use draughts_arbiter::app::{EditFault, Error};
use draughts_arbiter::event::{Event, EventError, Ledger, Round, check_with, read as read_event};
use draughts_arbiter::event_report::event::{
    Beside, NormsView, PrizesView, ReportView, View, stages_of,
};
use draughts_arbiter::norms::{NormScheme, answers};
use draughts_arbiter::prizes::Case;
use draughts_arbiter::ratings::{self, Scheme};
use draughts_arbiter::standings::{StandingsOptions, rank};
use draughts_arbiter::trf::{Edition, crosstable, from_event, read, to_event, write};
use draughts_arbiter::words::Language;

/// An event of six players, with one played round and one unplayed.
const EVENT: &str = "schema: arbiter.event/1\nname: Club\nsystem: {kind: swiss, rounds: 4}\n\
    players:\n  - {id: p1, name: Alder, rating: 1300}\n  - {id: p2, name: Birch, rating: 1250}\n  \
    - {id: p3, name: \"Cedar, C.\"}\n  - {id: p4, name: Elder}\n  - {id: p5, name: Fir}\n  \
    - {id: p6, name: Birch}\nrounds:\n  - round: 1\n    boards:\n      \
    - {board: 1, white: p1, black: p4, result: 2-0}\n      \
    - {board: 2, white: p5, black: p2, result: 1-1}\n      \
    - {board: 3, white: p3, black: p6, result: 0-2}\n  - round: 2\n    boards:\n      \
    - {board: 1, white: p6, black: p1}\n      - {board: 2, white: p2, black: p3}\n      \
    - {board: 3, white: p4, black: p5}\n";

static CLUB: LazyLock<Event> =
    LazyLock::new(|| read_event("club.yaml", EVENT).expect("the event of the targets"));

static NORMS: LazyLock<NormScheme> = LazyLock::new(|| {
    let text = include_str!("../../seeds/norms/wood");
    NormScheme::read("norms.yaml", text).expect("the norms of the targets")
});

/// Asserts that a rejected document has findings, and that each lies within the text.
fn assert_placed(error: &EventError) {
    assert!(!error.findings.is_empty());
    for finding in &error.findings {
        assert!(finding.span.start <= finding.span.end && finding.span.end <= error.text.len());
    }
}

/// Any text as an event: read, checked, written and read back unchanged, ranked and reported.
pub(super) fn event(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match read_event("fuzz.yaml", text) {
        Ok(event) => {
            assert_kept(&EventFile::at("fuzz.yaml"), &event);
            let _ = check_with(&event);
            let _ = rank(&event, &Ledger::whole(&event), StandingsOptions::default());
            if let Some(prizes) = &event.prizes {
                let view = PrizesView::new(&event, prizes, event.current_stage(), None);
                assert_eq!(view.given, view.paid + view.not_awarded);
            }
            let stages = stages_of(&event);
            let report = ReportView::new(&event, &stages, Beside::default());
            let _ = report.sheets(Language::English);
            let _ = answers(&event, &NORMS);
            let public = event.without_book();
            assert!(public.book.is_empty());
            let (own, others) = (Ledger::whole(&event), Ledger::whole(&public));
            assert!((0..own.players()).all(|at| own.score(at) == others.score(at)));
        }
        Err(error) => assert_placed(&error),
    }
}

/// Any text as a document of norms: read, and applied to the event of the targets.
pub(super) fn norms(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match NormScheme::read("fuzz.yaml", text) {
        Ok(scheme) => {
            let _ = NormsView::new(&CLUB, &scheme, None).sheets(Language::Dutch);
        }
        Err(error) => assert_placed(&error),
    }
}

/// Any text as a prize case: read, and answered.
pub(super) fn prizes(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match Case::read("fuzz.json", text) {
        Ok(case) => {
            let _ = case.answer();
        }
        Err(error) => assert_placed(&error),
    }
}

/// Any text as acts, one per line as in a history, applied to an event in turn.
///
/// The event is the text before a byte 0, if there is one.
pub(super) fn acts(bytes: &[u8]) {
    let (file, acts) = match halves(bytes) {
        (acts, []) => (EVENT.as_bytes(), acts),
        halves => halves,
    };
    let (Ok(file), Ok(acts)) = (std::str::from_utf8(file), std::str::from_utf8(acts)) else {
        return;
    };
    let Ok(mut event) = read_event("fuzz.yaml", file) else { return };
    let mut text = file.to_owned();
    for line in acts.lines().take(8) {
        let Ok(act) = serde_json::from_str::<Act>(line) else { continue };
        let again = serde_json::to_string(&act).expect("an act is plain JSON");
        assert_eq!(serde_json::from_str::<Act>(&again).expect("what is written"), act);
        let mut after = event.clone();
        if apply(&mut after, act.clone()).is_ok() {
            assert_kept(&EventFile::at("new.yaml"), &after);
            match EventFile::at("fuzz.yaml").rewritten(&text, &event, &after) {
                Ok(edited) => text = edited,
                // A file that people write may have to be edited by hand.
                Err(Error::Edit { fault: EditFault::ByHand(_), .. }) if file != EVENT => return,
                Err(error) => panic!("{error:?}"),
            }
            event = after;
        }
    }
    let _ = check_with(&event);
    let _ = rank(&event, &Ledger::whole(&event), StandingsOptions::default());
}

/// Applies an act to the event of the targets: it is refused, or leaves an event.
fn enters(act: impl Into<Act>) {
    let mut event = CLUB.clone();
    if apply(&mut event, act).is_ok() {
        assert_kept(&EventFile::at("new.yaml"), &event);
    }
}

/// Asserts that a document can be written, and is read back unchanged.
fn assert_kept<D: Document + Debug>(file: &KeptFile<D>, document: &D) {
    let written = file.text_of(document).expect("it can be written");
    assert_eq!(D::read(&file.name(), &written).expect("what is written"), *document);
}

/// Any bytes as a list of players: entered in an event, and used to update one.
pub(super) fn players(bytes: &[u8]) {
    let Ok(table) = Table::read("fuzz.csv", bytes) else { return };
    if let Ok(read) = players_of(&table, None, OwnNumbers::Taken) {
        enters(AddPlayers { players: read.players });
    }
    let mut event = CLUB.clone();
    if (PlayerList { table, columns: None }).update(&mut event).is_ok() {
        assert_kept(&EventFile::at("new.yaml"), &event);
    }
}

/// Any bytes as a list of results, entered in an event.
pub(super) fn results(bytes: &[u8]) {
    let Ok(table) = Table::read("fuzz.csv", bytes) else { return };
    if let Ok(read) = results_of(&table, &CLUB, Some(Round(2)), None) {
        assert!(read.results.len() <= bytes.len());
        let ReadResults { results, round, .. } = read;
        enters(EnterResultList { results, round, reason: None });
    }
}

/// Any text as a rating list, or after a byte `s` as a scheme.
pub(super) fn ratings(bytes: &[u8]) {
    let (is_scheme, text) = match bytes {
        [b's', text @ ..] if !text.starts_with(b"chema") => (true, text),
        text => (false, text),
    };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let refused = match is_scheme {
        true => Scheme::read("fuzz.yaml", text).err(),
        false => ratings::read("fuzz.yaml", text)
            .map(|list| assert_kept(&RatingFile::at("list.yaml"), &list))
            .err(),
    };
    if let Some(error) = refused {
        assert_placed(&error);
    }
}

/// Any bytes as a tournament report and as a cross-table: read, written, converted to an event.
pub(super) fn trf(bytes: &[u8]) {
    let (document, findings) = read(bytes);
    for finding in findings {
        assert!(finding.span.start <= finding.span.end && finding.span.end <= bytes.len());
        assert!(finding.place.is_some());
    }
    let written = write(&document);
    assert_eq!(read(written.as_bytes()).0, document);
    if let Ok((event, _)) = to_event(&document) {
        assert_kept(&EventFile::at("new.yaml"), &event);
        for edition in [Edition::Trf26, Edition::Trf16] {
            let ranks = vec![None; event.players.len()];
            let (report, _) = from_event(&event, &ranks, edition).expect("it came from a report");
            assert_eq!(read(write(&report).as_bytes()).0, report);
        }
    }
    if let Ok((event, _)) = crosstable::read(bytes) {
        assert_kept(&EventFile::at("new.yaml"), &event);
        let order: Vec<usize> = (0..event.players.len()).collect();
        for format in [
            crosstable::CrosstableFormat::DraughtsArbiterPro,
            crosstable::CrosstableFormat::Toernooibase,
        ] {
            let (text, _) = crosstable::write(&event, &order, format);
            assert_eq!(crosstable::CrosstableFormat::of(text.as_bytes()), Some(format), "{text:?}");
        }
        let (text, _) =
            crosstable::write(&event, &order, crosstable::CrosstableFormat::DraughtsArbiterPro);
        let again = crosstable::read(text.as_bytes()).map(|(again, _)| again);
        assert!(again.is_ok_and(|again| again.players.len() == event.players.len()), "{text:?}");
    }
}
