//! Game records judged without a command line.

use std::io::{self, Read};
use std::sync::Arc;

use draughts_arbiter::app::moves::Moves;
use draughts_arbiter::app::records::{Given, Handed, Selection, Stream, files};
use draughts_arbiter::app::{Error, Kind, rules};
use draughts_arbiter::record::{Catalogue, ReplayOptions};

const GAME: &str =
    "[GameType \"20,W,10,10,N2,0\"]\n[Result \"2-0\"]\n\n1. 32-28 19-23 2. 28x19 2-0\n\n";
const BROKEN: &str = "[GameType \"20,W,10,10,N2,0\"]\n\n1. 32-28 99-1 *\n\n";

/// Files that are nowhere: `N.pdn` holds N games, the second of which is broken.
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
        open: in_memory,
        named: Given::default(),
        catalogue: Arc::new(Catalogue::new()),
        select,
        jobs: 2,
    }
}

/// Games with the number of their findings, and what is said of files.
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
        .run(|task| task.text.index(), |_| Err(Error::Usage("enough".into())));
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
    let start = set.start_position();
    let numbering = set.numbering();
    let moves = Moves::new(set, numbering);
    assert_eq!(moves.legal(&start).len(), 9);
    let played = moves.follow(start, "1. 32-28 19-23", "moves").unwrap();
    let position = played[1].1;
    assert!(moves.why(&position, "28x19", "move").unwrap().is_legal());
    let why = moves.why(&position, "33-29", "move").unwrap();
    assert!(!why.is_legal() && why.text().contains("legal: 28x19"), "{}", why.text());
    let Err(Error::Text { text, finding, .. }) = moves.follow(start, "32-28 99-1", "moves") else {
        panic!("99 is a square");
    };
    assert_eq!(finding.place.map(|place| place.column), Some(7), "{text}");
    let unknown = rules::load("interational", &[]).unwrap_err();
    assert_eq!(unknown.kind(), Kind::Unusable);
    assert_eq!(rules::load("gone/rules.yaml", &[]).unwrap_err().kind(), Kind::Unreadable);
}
