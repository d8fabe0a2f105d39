//! Tests of the application layer without a command line: judging, converting and ruling on
//! records.

use std::fs;
use std::io::{self, Read, Write};
use std::sync::Arc;

use draughts_arbiter::app::adjudicate::{Adjudicator, ClaimKind, ClaimQuestion, Question, Ruled};
use draughts_arbiter::app::count::{CountInput, count};
use draughts_arbiter::app::moves;
use draughts_arbiter::app::new_file::NewFile;
use draughts_arbiter::app::records::{
    Before, Collection, Conversion, Converted, Given, Guesses, Handed, Moment, OwnedGame, Record,
    RepairOutcome, RepairOutcomes, RequestedGames, Selection, Stream, Task, Validated, Validation,
    files, is_wrong, position_at,
};
use draughts_arbiter::app::{Error, Kind, Wrong, records, rules};
use draughts_arbiter::board::write_fen;
use draughts_arbiter::diag::Finding;
use draughts_arbiter::draw::Verdict;
use draughts_arbiter::moves::Game;
use draughts_arbiter::record::{
    Catalogue, CorrectionKind, GameReport, Laws, RecordFinding, ReplayOptions, Strip, codes,
};
use draughts_arbiter::report::{ConversionFormat, CountsView, FindingsFormat, GameStyle};
use draughts_arbiter::rules::DrawKind;
use draughts_arbiter::words::{Language, say};

const GAME: &str =
    "[GameType \"20,W,10,10,N2,0\"]\n[Result \"2-0\"]\n\n1. 32-28 19-23 2. 28x19 2-0\n\n";
const BROKEN: &str = "[GameType \"20,W,10,10,N2,0\"]\n\n1. 32-28 99-1 *\n\n";

/// Opens files that do not exist on disk: `N.pdn` holds N games, and the second one is broken.
fn in_memory(name: &str) -> Result<Box<dyn Read + Send>, Error> {
    let number = name.strip_suffix(".pdn").and_then(|number| number.parse::<usize>().ok());
    let Some(number) = number else {
        return Err(Error::read(name)(io::Error::from(io::ErrorKind::NotFound)));
    };
    let games = (1..=number).map(|game| if game == 2 { BROKEN } else { GAME });
    Ok(Box::new(io::Cursor::new(games.collect::<String>())))
}

fn stream(names: &[&str], select: Selection) -> Stream {
    Stream {
        files: names.iter().map(|&name| name.to_owned()).collect(),
        open: in_memory.into(),
        named: Given::default(),
        catalogue: Arc::new(Catalogue::new()),
        select,
        jobs: 2,
        shard: None,
        guesses: Guesses::new(),
    }
}

/// Judges a stream: file, finding count and validity of each game, and the errors about files.
fn judged(stream: Stream) -> (Vec<(String, u64, bool)>, Vec<Error>) {
    let (mut games, mut failed) = (Vec::new(), Vec::new());
    let run = stream.run(
        |task| {
            let file = task.file.to_owned();
            let report = task.judge(ReplayOptions::default());
            (file, report.game, report.findings.is_empty())
        },
        |handed| -> Result<(), Error> {
            match handed {
                Handed::Games { made, .. } => games.extend(made),
                Handed::Ended(_) => {}
                Handed::Failed(error) => failed.push(error),
            }
            Ok(())
        },
    );
    assert!(run.is_ok());
    (games, failed)
}

#[test]
fn three_records_are_judged_in_their_order_on_two_threads() {
    let (games, failed) = judged(stream(&["3.pdn"], Selection::default()));
    let game = |number, is_clean| ("3.pdn".to_owned(), number, is_clean);
    assert_eq!(games, [game(1, true), game(2, false), game(3, true)]);
    assert!(failed.is_empty(), "{failed:?}");
}

/// A text in memory is judged like the file that holds it: same rule set, same findings, and a
/// guess of the rules is reported once.
#[test]
fn a_text_in_memory_is_judged_as_its_file_is() {
    let mut guessed = 0;
    for name in ["slips.pdn", "repetition.pdn", "odd-tags.pdn", "missed-capture.pdn"] {
        let name = format!("fixtures/records/{name}");
        let text = fs::read_to_string(&name).unwrap();
        let unnamed = text.replace("[GameType ", "[Kind ");
        let sixteen: Vec<u8> = "\u{feff}"
            .encode_utf16()
            .chain(unnamed.encode_utf16())
            .flat_map(u16::to_le_bytes)
            .collect();
        for text in [text.into_bytes(), unnamed.into_bytes(), sixteen] {
            let bytes = text.clone();
            let open = move |_: &str| -> Result<Box<dyn Read + Send>, Error> {
                Ok(Box::new(io::Cursor::new(bytes.clone())))
            };
            let of_file = Stream::of(vec![name.clone()], open, Given::default());
            let of_file = worked(of_file, |task| task.judge(ReplayOptions::default()));
            let in_memory = records::judged(&name, text, Given::default()).unwrap();
            let told = |games: &[GameReport]| -> Vec<(u64, Arc<str>, Vec<Finding>)> {
                let found = |game: &GameReport| {
                    game.findings.iter().map(|one| one.finding.clone()).collect()
                };
                games.iter().map(|game| (game.game, game.rules.clone(), found(game))).collect()
            };
            assert_eq!(told(&in_memory), told(&of_file), "{name}");
            let is_guess = |found: &RecordFinding| found.finding.is(codes::RULES_GUESSED);
            let says = in_memory.iter().flat_map(|game| &game.findings).filter(|one| is_guess(one));
            let says = says.count();
            assert!(says <= 1, "{name}: said {says} times");
            guessed += says;
        }
    }
    assert!(guessed >= 4, "{guessed}");
    let none = records::judged("empty.pdn", "", Given::default()).unwrap_err();
    assert_eq!((none.kind(), none.file()), (Kind::Unusable, Some("empty.pdn")));
}

#[test]
fn a_file_that_cannot_be_read_hides_no_other() {
    let names = ["40.pdn", "gone.pdn", "0.pdn", "2.pdn"];
    let (games, failed) = judged(stream(&names, Selection::default()));
    let order: Vec<(&str, u64)> =
        games.iter().map(|(file, number, _)| (file.as_str(), *number)).collect();
    let expected: Vec<(&str, u64)> =
        (1..=40).map(|n| ("40.pdn", n)).chain([("2.pdn", 1), ("2.pdn", 2)]).collect();
    assert_eq!(order, expected);
    let said: Vec<(Kind, Option<&str>)> =
        failed.iter().map(|error| (error.kind(), error.file())).collect();
    let expected = [(Kind::Unreadable, Some("gone.pdn")), (Kind::Unusable, Some("0.pdn"))];
    assert_eq!(said, expected);
}

#[test]
fn only_the_games_that_are_chosen_are_judged() {
    let select = Selection { games: vec![(2, 3), (7, 7)], ..Selection::default() };
    let (games, _) = judged(stream(&["9.pdn"], select));
    let numbers: Vec<u64> = games.iter().map(|(_, number, _)| *number).collect();
    assert_eq!(numbers, [2, 3, 7]);
}

#[test]
fn whoever_takes_the_answers_can_stop() {
    let run = stream(&["60.pdn"], Selection::default())
        .run(|task| task.text.index(), |_| Err(Error::usage(&Wrong::NoPosition)));
    assert_eq!(run.unwrap_err().kind(), Kind::Usage);
}

#[test]
fn files_of_a_folder_come_in_their_order_and_what_is_missing_is_said() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["r2.pdn", "r1.pdn", "notes.txt"] {
        std::fs::write(folder.path().join(name), GAME).unwrap();
    }
    let named = |name: &str| folder.path().join(name).display().to_string();
    let inputs = files::Inputs::expand(&[named(""), named("*.fen"), named("r1.pdn")]);
    let names: Vec<&str> = inputs.files.iter().filter_map(|file| file.rsplit('/').next()).collect();
    assert_eq!(names, ["r1.pdn", "r2.pdn", "r1.pdn"]);
    assert!(inputs.errors.iter().map(Error::kind).eq([Kind::Usage]), "{:?}", inputs.errors);
    assert!(files::open(&inputs.files[0]).is_ok());
    assert_eq!(
        files::open(&named("r9.pdn")).err().map(|error| error.kind()),
        Some(Kind::Unreadable)
    );
    assert_eq!(files::open(&named("")).err().map(|error| error.kind()), Some(Kind::Usage));
}

#[test]
fn moves_are_listed_played_and_refused_with_a_reason() {
    let set = rules::load_to_play("international", &[]).unwrap();
    let start = Game::new(set);
    assert_eq!(start.legal_moves().len(), 9);
    let played = moves::follow(&start, "1. 32-28 19-23", "moves").unwrap();
    let game = &played[1].1;
    assert!(moves::why(game, "28x19", "move").unwrap().is_legal());
    let why = moves::why(game, "33-29", "move").unwrap();
    assert!(!why.is_legal() && why.text(Language::Dutch).contains(": 28x19"));
    let Err(Error::Text { text, finding, .. }) = moves::follow(&start, "32-28 99-1", "moves")
    else {
        panic!("99 is a square");
    };
    assert_eq!(finding.place.map(|place| place.column), Some(7), "{text}");
    let unknown = rules::load("interational", &[]).unwrap_err();
    assert_eq!(unknown.kind(), Kind::Unusable);
    assert_eq!(rules::load("gone/rules.yaml", &[]).unwrap_err().kind(), Kind::Unreadable);
}

/// Collects the result for each game of a stream.
fn worked<T: Send + 'static>(
    stream: Stream,
    work: impl Fn(Task<'_>) -> T + Send + Sync + 'static,
) -> Vec<T> {
    let mut all = Vec::new();
    let run = stream.run(work, |handed| -> Result<(), Error> {
        match handed {
            Handed::Games { made, .. } => all.extend(made),
            Handed::Ended(_) => {}
            Handed::Failed(error) => return Err(error),
        }
        Ok(())
    });
    assert!(run.is_ok(), "{run:?}");
    all
}

fn validated(name: &'static str, format: FindingsFormat, repairs: bool) -> Vec<Validated> {
    let style = GameStyle { format, ..GameStyle::default() };
    let validation = Validation { style, repairs, ..Validation::default() };
    let mut stream = stream(&[name], Selection::default());
    if name.contains('/') {
        stream.open = files::open.into();
    }
    worked(stream, move |task| validation.game(task))
}

#[test]
fn a_stream_is_validated_and_counted() {
    let games = validated("3.pdn", FindingsFormat::Concise, false);
    let mut totals = CountsView::default();
    games.iter().for_each(|game| totals.add(&game.counts));
    assert_eq!((totals.games, totals.clean, totals.errors), (3, 2, 1));
    assert!(is_wrong(&totals, false));
    assert_eq!(
        say(&records::GameCounts::all(&totals), Language::English),
        "3 games, 8 half-moves: 2 clean, 0 irregularities, 1 error, 0 warnings"
    );
    let reports: Vec<usize> = games.iter().map(|game| game.report.lines().count()).collect();
    assert_eq!(reports, [0, 1, 0]);
    assert!(games[1].report.starts_with("3.pdn:"), "{}", games[1].report);
    assert!(games.iter().all(|game| game.repaired.is_none()));
}

#[test]
fn a_slip_is_put_right_where_the_rest_then_replays() {
    let games = validated("fixtures/records/slips.pdn", FindingsFormat::Full, true);
    let (mut fates, mut written) = (RepairOutcomes::default(), String::new());
    for (fate, pdn) in games.iter().filter_map(|game| game.repaired.as_ref()) {
        written.push_str(if fates.is_empty() { "" } else { ConversionFormat::Pdn.between_games() });
        written.push_str(pdn);
        fates.add(*fate);
    }
    assert_eq!(written, fs::read_to_string("fixtures/records/slips.expected.pdn").unwrap());
    let of = |fate| {
        games.iter().filter_map(|game| game.repaired.as_ref()).filter(|one| one.0 == fate).count()
    };
    let (repaired, not) = (of(RepairOutcome::Repaired), of(RepairOutcome::Not));
    assert!(repaired > 1, "{repaired}");
    assert!(
        say(&fates.told(), Language::English)
            .starts_with(&format!("{repaired} games repaired, {not} not, "))
    );
}

fn converted(to: ConversionFormat, merge: bool) -> Vec<Converted> {
    let conversion = Conversion {
        before: Before::default(),
        to,
        strip: Strip::default(),
        naming: None,
        catalogue: Arc::new(Catalogue::new()),
        merge,
        told: Vec::new(),
        names: None,
        in_shard: false,
        language: Language::English,
    };
    worked(stream(&["3.pdn"], Selection::default()), move |task| conversion.game(task))
}

#[test]
fn games_are_converted_and_the_same_game_is_taken_once() {
    let fens: Vec<String> =
        converted(ConversionFormat::Fen, false).into_iter().map(|game| game.text).collect();
    assert_eq!(fens[0], fens[2]);
    assert!(fens[0].starts_with("B:W19,"), "{}", fens[0]);
    let games = converted(ConversionFormat::Pdn, true);
    let partial = games[1].partial.as_deref().expect("it breaks");
    assert!(partial.starts_with("3.pdn: game 2 is replayed for 1 of 2 half-moves: "), "{partial}");
    let mut collection = Collection::new(true);
    let taken: Vec<bool> = games.iter().map(|game| collection.takes(game)).collect();
    assert_eq!(taken, [true, true, false]);
    assert_eq!(
        say(&collection.told(), Language::English),
        "2 games converted, 1 replayed whole, 1 left out as the same"
    );
}

const REPETITION: &str = "fixtures/records/repetition.pdn";

/// Returns the game with this number in a record.
fn game(text: &str, number: u64, adjudicator: &Adjudicator) -> Result<OwnedGame, Error> {
    let input = Box::new(io::Cursor::new(text.to_owned()));
    let record = Record::begin(input, Given::default(), &adjudicator.catalogue);
    let mut wanted = RequestedGames::new(record, Some(number));
    wanted.next_game()?.ok_or_else(|| wanted.none("the record"))
}

fn ruled(text: &str, number: u64, what: ClaimKind) -> Result<Ruled, Error> {
    let adjudicator = Adjudicator::default();
    let question = Question {
        file: "the record".to_owned(),
        command: "ask again".to_owned(),
        claim: Some(ClaimQuestion::of(what)),
        ..Question::default()
    };
    adjudicator.rule(&question, &game(text, number, &adjudicator)?)
}

const fn repetition() -> ClaimKind {
    ClaimKind::Draw { kind: DrawKind::Repetition, moves: Vec::new(), next: None }
}

#[test]
fn a_claim_is_decided_by_the_law_that_the_record_names() {
    let text = fs::read_to_string(REPETITION).unwrap();
    let Ruled { view, rules } = ruled(&text, 1, repetition()).unwrap();
    assert_eq!((view.verdict, rules.as_str()), (Some(Verdict::Granted), "international"));
    assert_eq!((view.command.as_str(), view.guessed), ("ask again", false));
    let none = ruled(&text, 3, repetition()).err().unwrap();
    assert_eq!(none.kind(), Kind::Usage);
    assert_eq!(none.words(Language::English), "the record has 2 games, there is no game 3");
    // A record that names no rules gets no ruling.
    let unnamed = text.replace("[GameType \"20\"]\n", "");
    let error = ruled(&unnamed, 1, repetition()).err().unwrap();
    assert_eq!((error.kind(), error.file()), (Kind::Unusable, Some("the record")));
    assert!(
        error.words(Language::English).contains("nothing names the rules"),
        "{}",
        error.words(Language::English)
    );
}

#[test]
fn a_correction_is_ruled_on_and_a_record_that_breaks_says_so() {
    let correction = || ClaimKind::Correction { kind: CorrectionKind::CaptureMissed, ply: None };
    let missed = fs::read_to_string("fixtures/records/missed-capture.pdn").unwrap();
    let view = ruled(&missed, 1, correction()).unwrap().view;
    assert_eq!(view.rule.as_deref(), Some("capture-missed"));
    let error = ruled(BROKEN, 1, repetition()).err().unwrap();
    assert!(
        error.words(Language::English).starts_with("the record: game 1 is followed for 1 of 2"),
        "{}",
        error.words(Language::English)
    );
}

#[test]
fn the_position_of_a_game_at_a_moment_is_that_of_its_moves() {
    let adjudicator = Adjudicator::default();
    let game = game(GAME, 1, &adjudicator).unwrap();
    let at = |moment| position_at(&game, &adjudicator.catalogue, &moment);
    let fen = |moment| at(moment).map(|at| write_fen(&at.position, &at.numbering));
    let laws = Laws::new(rules::load_to_play("international", &[]).unwrap());
    let start = write_fen(&laws.set.start_position(), &laws.numbering);
    assert_eq!(fen(Moment::Before("1w".into())).unwrap(), start);
    assert_eq!(
        fen(Moment::After("1w".into())).unwrap(),
        fen(Moment::Before("ply:2".into())).unwrap()
    );
    assert_eq!(fen(Moment::After("2w".into())).unwrap(), fen(Moment::End).unwrap());
    for wrong in ["9w", "w", "1", "ply:x", ""] {
        assert_eq!(at(Moment::Before(wrong.into())).err().unwrap().kind(), Kind::Usage, "{wrong}");
    }
}

#[test]
fn counts_run_from_a_position_that_was_written_down() {
    let set = rules::load_to_play("international", &[]).unwrap();
    let (start, notes) = moves::position(&set, "W:WK47,K38,K43:BK3", "position").unwrap();
    assert!(notes.is_empty(), "{notes:?}");
    let wrong = moves::position(&set, "W:W99:B1", "position").err().unwrap();
    assert_eq!((wrong.kind(), wrong.file()), (Kind::Unusable, Some("position")));
    let start = Game::new(set).at(start).unwrap();
    let counted = CountInput { moves: "47-41 3-25", number: 52, is_demanded: false };
    let view = count(&start, counted, "moves").unwrap();
    assert_eq!(view.moves, ["47-41", "3-25"]);
    assert!(view.has_sheet());
}

#[test]
fn a_file_is_complete_or_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("r.txt");
    fs::write(&path, "before").unwrap();
    let begun = || NewFile::begin(&path, &[]).unwrap();
    let mut file = begun();
    file.write_all(b"half").unwrap();
    let unfinished = file.unfinished().unwrap().to_path_buf();
    assert!(unfinished.exists());
    drop(file);
    assert!(!unfinished.exists());
    assert_eq!(fs::read_to_string(&path).unwrap(), "before");
    let mut file = begun();
    file.write_all(b"whole").unwrap();
    file.finish().unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), "whole");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    let inputs = [path.display().to_string()];
    for (path, inputs) in [
        (path.clone(), inputs.as_slice()),
        (folder.path().to_path_buf(), &[]),
        (folder.path().join("r.pdn.gz"), &[]),
    ] {
        assert_eq!(NewFile::begin(&path, inputs).err().unwrap().kind(), Kind::Usage, "{path:?}");
    }
}
