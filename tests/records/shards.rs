//! Any number of shards and threads produces the bytes of a single run.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use assert_cmd::Command;
use draughts_arbiter::app::Error;
use draughts_arbiter::app::records::{
    Given, Guesses, Handed, MergeFormat, Parts, Selection, Shard, Stream, Tally, Validation, files,
};
use draughts_arbiter::record::Catalogue;
use draughts_arbiter::report::{FindingsFormat, Form, GameStyle, OptionsView, TerminalStyle};
use draughts_arbiter::words::Language;
use proptest::prelude::*;
use proptest::sample::select;
use tempfile::TempDir;

use crate::texts::{change, changed, words};

const STYLE: GameStyle = GameStyle {
    format: FindingsFormat::Jsonl,
    terminal: TerminalStyle { color: false, columns: None },
    diagrams: false,
    language: Language::English,
};

/// Returns what a run over files writes, and its counts as JSON; for a shard, including its last
/// line.
fn run(names: &[String], format: FindingsFormat, jobs: usize, shard: Option<Shard>) -> [String; 2] {
    let catalogue = Arc::new(Catalogue::new());
    let validation = Validation {
        style: GameStyle { format, ..STYLE },
        catalogue: Arc::clone(&catalogue),
        variations: true,
        repairs: false,
        told: Vec::new(),
        drawn: None,
    };
    let stream = Stream {
        files: names.to_vec(),
        open: files::open.into(),
        named: Given::default(),
        catalogue,
        select: Selection::default(),
        jobs,
        shard,
        guesses: Guesses::new(),
    };
    let options = OptionsView { variations: true, ..stream.options() };
    let (mut tally, mut written, mut games) = (Tally::of(shard), format.before_games(), 0);
    let ended = stream.run(
        move |task| validation.game(task),
        |handed| -> Result<(), Error> {
            tally.add(&handed);
            if let Handed::Games { made, .. } = handed {
                for game in made {
                    written.push_str(if games > 0 { format.between_games() } else { "" });
                    written.push_str(&game.report);
                    games += 1;
                }
            }
            Ok(())
        },
    );
    assert!(ended.is_ok(), "{:?}", ended.err());
    written.push_str(format.after_games());
    match shard {
        Some(shard) => [written + &tally.part(shard, names, options), String::new()],
        None => [written, tally.summary(names).json()],
    }
}

/// Returns the merged output of some parts.
fn merged(parts: &[String], format: MergeFormat) -> [String; 2] {
    let parts = Parts::read(parts, format, &files::open.into()).unwrap();
    let mut written = String::new();
    let ended = parts.write(STYLE, format, &files::open.into(), |text| -> Result<(), Error> {
        written.push_str(text);
        Ok(())
    });
    assert!(ended.is_ok(), "{:?}", ended.err());
    [written, parts.end().summary.json()]
}

/// Writes the parts of some shards into a folder.
fn parts(folder: &Path, names: &[String], of: u64, jobs: usize) -> Vec<String> {
    let part = |number| {
        let [text, _] = run(names, FindingsFormat::Jsonl, jobs, Some(Shard { number, of }));
        let path = folder.join(format!("{number}-of-{of}.part"));
        fs::write(&path, text).unwrap();
        path.display().to_string()
    };
    (1..=of).map(part).collect()
}

/// Games before which a text can be split; with or without a type.
const GAMES: [&str; 6] = [
    "[Event \"a\"]\n[White \"b\"]\n[Result \"2-0\"]\n\n1. 32-28 19-23 2. 28x19 14x23 2-0\n\n",
    "[Event \"a\"]\n[White \"b\"]\n[GameType \"20\"]\n\n1. 32-28 19-24 2. 33-29 24x33 *\n\n",
    "[Event \"a\"]\n[White \"\u{c4}\"]\n\n1. 32-28 99-1 {\n[ in a comment\n[Diagram \"x\"]\n} *\n\n",
    "[Event \"a\"]\r\n[White \"b\"]\r\n\r\n1. 32-27 19-23 2. 27-22 18x27 *\r\n\r\n",
    "1. 32-28 19-23 0-201.33-29 *\n",
    "[White \"x\"]\n[white \"y\"]\n\n1. 32-28 (31-27 (33-29) 19-23) 17-22 2-0 [Black \"z\"] 1. 31-26 *\n",
];

/// Generates a damaged collection.
fn collection() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        8 => select(&GAMES[..]).prop_map(|game| game.as_bytes().to_vec()),
        1 => words(),
        1 => Just(b"\xef\xbb\xbf".to_vec()),
        1 => Just([b"{", &b"word ".repeat(300)[..], b"\n"].concat()),
        1 => Just(b"% line\n".to_vec()),
    ];
    let pieces = prop::collection::vec(piece, 0..14);
    let changes = prop::collection::vec(change(), 0..4);
    (pieces, changes).prop_map(|(pieces, changes)| changed(&pieces.concat(), &changes))
}

fn config() -> ProptestConfig {
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|text| text.parse().ok());
    ProptestConfig { cases: cases.unwrap_or(12), failure_persistence: None, ..<_>::default() }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn shards_and_threads_change_no_byte(
        texts in prop::collection::vec(collection(), 1..4),
        of in 1_u64..9,
        jobs in 1_usize..4,
        format in select(FindingsFormat::all().collect::<Vec<_>>()),
        cut in any::<prop::sample::Index>(),
    ) {
        let folder = TempDir::new().unwrap();
        let named = |(number, text): (usize, &Vec<u8>)| {
            let path = folder.path().join(format!("{number}.pdn"));
            fs::write(&path, text).unwrap();
            path.display().to_string()
        };
        let names: Vec<String> = texts.iter().enumerate().map(named).collect();
        let single = run(&names, format, 1, None);
        prop_assert_eq!(&run(&names, format, jobs, None), &single);
        let mut parts = parts(folder.path(), &names, of, jobs);
        parts.reverse();
        prop_assert_eq!(&merged(&parts, MergeFormat::Findings(format)), &single);
        // Adjacent parts may be merged first, in any grouping.
        parts.reverse();
        let cut = cut.index(parts.len());
        let halves = [(0, &parts[..cut]), (1, &parts[cut..])].into_iter();
        let halves = halves.filter(|(_, half)| !half.is_empty()).map(|(number, half)| {
            let path = folder.path().join(format!("half-{number}.part"));
            fs::write(&path, &merged(half, MergeFormat::Part)[0]).unwrap();
            path.display().to_string()
        });
        let halves: Vec<String> = halves.collect();
        prop_assert_eq!(&merged(&halves, MergeFormat::Findings(format)), &single);
    }
}

/// Moves are recognised as the rest of a game wherever a shard begins.
#[test]
fn the_rest_of_a_game_is_one_in_every_shard() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("a.pdn");
    fs::write(&path, format!("{}7. 19-23 28x19 1-1\n\n", GAMES[0]).repeat(30)).unwrap();
    let names = [path.display().to_string()];
    let single = run(&names, FindingsFormat::Jsonl, 1, None);
    assert!(single[1].contains("\"game-not-judged\": 30"), "{}", single[1]);
    for of in 2..20 {
        let parts = parts(folder.path(), &names, of, 1);
        assert_eq!(merged(&parts, MergeFormat::Findings(FindingsFormat::Jsonl)), single, "{of}");
    }
}

fn arbiter(folder: &Path, args: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    let output = command.current_dir(folder).args(args).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// Creates a folder with a collection of some games, and its shards.
fn sharded(of: u64) -> TempDir {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("a.pdn"), GAMES[..2].concat().repeat(20)).unwrap();
    for number in 1..=of {
        let shard = format!("{number}/{of}");
        let part = format!("{number}.part");
        let args = ["validate", "--format", "jsonl", "--shard", &shard, "-o", &part, "a.pdn"];
        assert!(matches!(arbiter(folder.path(), &args), (Some(0 | 1), ..)));
    }
    folder
}

#[test]
fn parts_that_do_not_go_together_are_refused_by_name() {
    let folder = sharded(3);
    let at = |name: &str| folder.path().join(name);
    let whole = fs::read_to_string(at("2.part")).unwrap();
    // A shard that was killed has no last line.
    let last = whole.trim_end().rfind('\n').unwrap() + 1;
    fs::write(at("killed.part"), &whole[..last]).unwrap();
    fs::write(at("halved.part"), &whole[..whole.len() - 10]).unwrap();
    fs::write(at("again.part"), &whole).unwrap();
    fs::write(at("other.part"), whole.replace("\"strict\":false", "\"strict\":true")).unwrap();
    let first = whole.find('\n').unwrap() + 1;
    fs::write(at("short.part"), &whole[first..]).unwrap();
    fs::write(at("mended.part"), whole.replacen("\"plies\":", "\"plies\";", 1)).unwrap();
    for (middle, said) in [
        ("killed.part", "killed.part is not a complete part"),
        ("halved.part", "halved.part is not a complete part"),
        ("other.part", "something else was asked of the games"),
        ("short.part", "short.part:"),
        ("mended.part", "mended.part:1: not a game of this part"),
        ("gone.part", "gone.part"),
    ] {
        let args = ["report", "merge", "--format", "jsonl", "1.part", middle, "3.part"];
        let (code, _, stderr) = arbiter(folder.path(), &args);
        assert_eq!((code, stderr.contains(said)), (Some(2), true), "{stderr}");
    }
    for (names, said) in [
        (&["1.part", "3.part"][..], "shards are missing: 2 of 3"),
        (&["2.part"], "shards are missing: 1, 3 of 3"),
        (&["1.part", "2.part", "again.part", "3.part"], "and they are the same"),
    ] {
        let args = [&["report", "merge", "--format", "csv"][..], names].concat();
        let (code, _, stderr) = arbiter(folder.path(), &args);
        assert_eq!((code, stderr.contains(said)), (Some(2), true), "{stderr}");
    }
}

#[test]
fn shards_for_which_laws_were_guessed_otherwise_do_not_go_together() {
    let folder = tempfile::tempdir().unwrap();
    let run = |args: &[&str]| arbiter(folder.path(), args);
    let game = "[Event \"r\"]\n[Result \"1-1\"]\n\n1. c3-d4 d6-c5 2. b2-c3 f6-g5 1-1\n\n";
    fs::write(folder.path().join("r.pdn"), game.repeat(200)).unwrap();
    assert_eq!(run(&["guess", "r.pdn", "-o", "russian.json"]).0, Some(0));
    let guessed = fs::read_to_string(folder.path().join("russian.json")).unwrap();
    assert!(guessed.contains("\"russian\""), "{guessed}");
    fs::write(folder.path().join("czech.json"), guessed.replace("russian", "czech")).unwrap();
    let shard = |shard: &str, guess: &str, part: &str| {
        let guess = format!("{guess}.json");
        let args = ["validate", "--format", "jsonl", "--shard", shard, "--guess", &guess, "-o"];
        assert_eq!(run(&[&args[..], &[part, "r.pdn"]].concat()).0, Some(0));
    };
    shard("1/2", "russian", "1.part");
    shard("2/2", "czech", "2.part");
    let merge = ["report", "merge", "--format", "csv", "2.part", "1.part"];
    let (code, _, stderr) = run(&merge);
    let said = "2.part does not go with 1.part: the rule set of a file was not guessed alike";
    assert_eq!((code, stderr.contains(said)), (Some(2), true), "{stderr}");
    shard("2/2", "russian", "2.part");
    assert_eq!(run(&merge).0, Some(0));
    assert_eq!(run(&["report", "merge", "--format", "csv", "[12].part"]).0, Some(0));
    // The file is recognised under any spelling of its folder.
    let (_, stdout, _) =
        run(&["validate", "--format", "jsonl", "--guess", "czech.json", "././r.pdn"]);
    assert!(stdout.contains("\"rules\":\"czech\""), "{}", &stdout[..200.min(stdout.len())]);
}

#[test]
fn a_merged_report_takes_the_place_of_no_file_that_it_needs() {
    let folder = sharded(1);
    let record = fs::read_to_string(folder.path().join("a.pdn")).unwrap();
    for (output, summary, said) in [
        ("a.pdn", "-", "a.pdn is read"),
        ("1.part", "-", "1.part is read"),
        ("out.txt", "a.pdn", "a.pdn is read"),
        ("out.txt", "out.txt", "--summary and -o name the same file"),
    ] {
        let merge = ["report", "merge", "--format", "full", "-o", output, "--summary", summary];
        let (code, _, stderr) = arbiter(folder.path(), &[&merge[..], &["1.part"]].concat());
        assert_eq!((code, stderr.contains(said)), (Some(2), true), "{stderr}");
    }
    assert_eq!(fs::read_to_string(folder.path().join("a.pdn")).unwrap(), record);
    assert!(!folder.path().join("out.txt").exists());
}

#[test]
fn a_source_that_has_changed_is_not_quoted() {
    let folder = sharded(2);
    let parts = ["1.part", "2.part"];
    let full = [&["report", "merge", "--format", "full"][..], &parts].concat();
    let (code, quoted, _) = arbiter(folder.path(), &full);
    let (single, expected, _) = arbiter(folder.path(), &["validate", "a.pdn"]);
    assert_eq!((code, &quoted), (single, &expected));
    let text = fs::read_to_string(folder.path().join("a.pdn")).unwrap();
    fs::write(folder.path().join("a.pdn"), text.replacen("19-23", "18-23", 1)).unwrap();
    let (code, quoted, stderr) = arbiter(folder.path(), &full);
    assert_eq!((code, quoted.as_str()), (Some(2), ""));
    assert!(stderr.contains("a.pdn is not what the shards have read"), "{stderr}");
}

/// A shard is cut by the bytes of the original file.
#[test]
fn a_code_that_is_named_is_refused_for_a_shard() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("a.pdn"), GAMES[0]).unwrap();
    for args in [["validate", "--format", "jsonl"], ["convert", "--to", "pdn"]] {
        let shard = ["--shard", "1/2", "--encoding", "cp866", "a.pdn"];
        let (code, _, said) = arbiter(folder.path(), &[&args[..], &shard].concat());
        assert_eq!(code, Some(2), "{said}");
        assert!(said.contains("--encoding"), "{said}");
    }
}

#[test]
fn a_shard_is_json_lines_and_can_leave_the_exit_code_alone() {
    let folder = sharded(1);
    let run = |args: &[&str]| arbiter(folder.path(), args);
    let (code, _, stderr) = run(&["validate", "--shard", "1/2", "a.pdn"]);
    assert_eq!((code, stderr.contains("--format jsonl")), (Some(2), true), "{stderr}");
    let args = ["validate", "--shard", "1/2", "--format", "jsonl", "--game", "3", "a.pdn"];
    let (code, _, stderr) = run(&args);
    assert_eq!((code, stderr.contains("--game")), (Some(2), true), "{stderr}");
    let jsonl = ["validate", "--format", "jsonl", "a.pdn"];
    assert_eq!(run(&jsonl).0, Some(1));
    assert_eq!(run(&[&jsonl[..], &["--exit-zero"]].concat()).0, Some(0));
    assert_eq!(run(&["report", "merge", "--format", "jsonl", "1.part", "--exit-zero"]).0, Some(0));
    assert_eq!(run(&["validate", "--exit-zero", "gone.pdn"]).0, Some(2));
}

#[test]
fn converted_shards_are_one_collection_after_the_other() {
    let folder = sharded(1);
    for to in ["pdn", "fen"] {
        let convert = ["convert", "--to", to, "a.pdn"];
        let (_, single, _) = arbiter(folder.path(), &convert);
        let shard = |number| {
            let shard = format!("{number}/4");
            arbiter(folder.path(), &[&convert[..], &["--shard", &shard]].concat()).1
        };
        assert_eq!((1..=4).map(shard).collect::<String>(), single);
    }
}

#[test]
fn a_shard_says_where_a_game_is_that_it_cannot_convert_whole() {
    let folder = TempDir::new().unwrap();
    let game =
        |last: &str| format!("[Event \"e\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 2. {last} *\n\n");
    let before = game("28x19").repeat(390);
    let text = before.clone() + &game("28-44");
    fs::write(folder.path().join("a.pdn"), text).unwrap();
    let convert = |more: &[&str]| arbiter(folder.path(), &[&["convert", "a.pdn"], more].concat()).2;
    let (whole, last) = (convert(&[]), convert(&["--shard", "4/4"]));
    assert!(whole.contains("a.pdn: game 391 is replayed for 2 of 3"), "{whole}");
    let place = format!(" of this shard, from byte {}, is replayed for 2 of 3", before.len());
    assert!(last.contains(&place) && !last.contains("game 391"), "{last}");
}

#[test]
fn the_guess_is_that_of_the_whole_file() {
    let folder = TempDir::new().unwrap();
    // On its own, the second half would get another guess.
    let russian = "[Event \"a\"]\n[White \"b\"]\n\n1. c3-d4 d6-c5 2. b2-c3 f6-g5 *\n\n".repeat(30);
    let empty = "[Event \"a\"]\n[White \"b\"]\n\n1. *\n\n".repeat(60);
    fs::write(folder.path().join("a.pdn"), russian + &empty).unwrap();
    let args = ["validate", "--format", "jsonl", "--shard", "4/4", "a.pdn"];
    let (_, alone, _) = arbiter(folder.path(), &args);
    assert!(alone.contains("\"rules\":\"russian\""), "{alone}");
    assert_eq!(arbiter(folder.path(), &["guess", "a.pdn", "-o", "guess.json"]).0, Some(0));
    let (_, told, _) = arbiter(folder.path(), &[&args[..], &["--guess", "guess.json"]].concat());
    assert_eq!(told, alone);
    fs::write(folder.path().join("guess.json"), "{}").unwrap();
    let wrong = arbiter(folder.path(), &[&args[..], &["--guess", "guess.json"]].concat());
    assert_eq!((wrong.0, wrong.2.contains("guess.json is not")), (Some(2), true), "{}", wrong.2);
    assert_eq!(arbiter(folder.path(), &["guess", "a.pdn", "-o", "guess.txt"]).0, Some(0));
    let wrong = arbiter(folder.path(), &[&args[..], &["--guess", "guess.txt"]].concat());
    let help = "`arbiter guess FILE --format json -o guess.txt`";
    assert_eq!((wrong.0, wrong.2.contains(help)), (Some(2), true), "{}", wrong.2);
}

#[test]
fn a_guess_that_says_nothing_of_a_file_is_not_taken() {
    let folder = TempDir::new().unwrap();
    let typed = "[Event \"a\"]\n[GameType \"25\"]\n\n1. c3-d4 *\n\n";
    for name in ["a.pdn", "b.pdn"] {
        fs::write(folder.path().join(name), typed).unwrap();
    }
    let run = |args: &[&str]| arbiter(folder.path(), args);
    assert_eq!(run(&["guess", "a.pdn", "-o", "guess.json"]).0, Some(0));
    let validate = ["validate", "--guess", "guess.json"];
    assert_eq!(run(&[&validate[..], &["a.pdn"]].concat()).0, Some(0));
    for command in [&validate[..], &["convert", "--guess", "guess.json"]] {
        let (code, out, stderr) = run(&[command, &["./a.pdn", "b.pdn"]].concat());
        let said = "guess.json says nothing of b.pdn";
        assert_eq!((code, stderr.contains(said), out.as_str()), (Some(2), true, ""), "{stderr}");
    }
}

/// A file that is not a record costs only its own line: the shards judge the others, and merged
/// they give the answer of a single run.
#[test]
fn one_unusable_file_stops_no_shard() {
    let folder = TempDir::new().unwrap();
    let at = |name: &str| folder.path().join("games").join(name);
    fs::create_dir(folder.path().join("games")).unwrap();
    fs::write(at("a.pdn"), GAMES[0].repeat(20)).unwrap();
    fs::write(at("b.pdn"), "<html><body>404</body></html>").unwrap();
    fs::write(at("c.pdn.gz"), GAMES[0]).unwrap();
    fs::write(at("d.pdn"), "PK\u{3}\u{4}zip").unwrap();
    fs::write(at("e.pdn"), [0_u8; 600]).unwrap();
    fs::write(at("f.pdn"), GAMES[2].repeat(20)).unwrap();
    fs::write(at("g.zip"), "PK\u{3}\u{4}zip").unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink(at("gone"), at("h.pdn")).unwrap();
    let run = |args: &[&str]| arbiter(folder.path(), args);
    let (code, _, stderr) = run(&["guess", "games", "-o", "guess.json"]);
    assert_eq!((code, stderr.contains("b.pdn")), (Some(2), true), "{stderr}");
    let guessed = fs::read_to_string(folder.path().join("guess.json")).unwrap();
    let guessed: serde_json::Value = serde_json::from_str(&guessed).unwrap();
    let files = guessed["files"].as_array().unwrap();
    let unusable = |file: &&serde_json::Value| file["error"].is_string();
    let count = if cfg!(unix) { 5 } else { 4 };
    assert_eq!((files.len(), files.iter().filter(unusable).count()), (count + 2, count));
    for file in files.iter().filter(unusable) {
        assert_eq!((&file["rules"], &file["founded"]), (&serde_json::Value::Null, &false.into()));
    }
    let validate = ["validate", "--format", "jsonl"];
    let single = run(&[&validate[..], &["games", "--summary", "single.json"]].concat());
    assert_eq!(single.0, Some(2));
    let mut merge = vec!["report".to_owned(), "merge".to_owned()];
    merge.extend(["--format", "jsonl", "--summary", "merged.json"].map(str::to_owned));
    for number in 1..=3 {
        let (shard, part) = (format!("{number}/3"), format!("{number}.part"));
        let args = ["--guess", "guess.json", "--shard", &shard, "-o", &part, "games"];
        let (code, _, stderr) = run(&[&validate[..], &args].concat());
        assert!(matches!(code, Some(0..=2)) && !stderr.contains("says nothing"), "{stderr}");
        merge.push(part);
    }
    let merged = run(&merge.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!((merged.0, &merged.1), (Some(2), &single.1), "{}", merged.2);
    let summary = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    assert_eq!(summary("merged.json"), summary("single.json"));
}

#[test]
fn an_archive_of_tar_is_refused_by_name() {
    let folder = TempDir::new().unwrap();
    let mut tar = vec![0; 512];
    tar[..5].copy_from_slice(b"a.pdn");
    tar[257..262].copy_from_slice(b"ustar");
    tar.extend(GAMES[0].bytes());
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    std::io::Write::write_all(&mut packed, &tar).unwrap();
    let packed = packed.finish().unwrap();
    let named = [("a.tar", &tar), ("b.pdn", &tar), ("c.tar.gz", &packed), ("d.tgz", &packed)];
    for (name, bytes) in named {
        fs::write(folder.path().join(name), bytes).unwrap();
        for command in ["validate", "convert", "guess"] {
            let (code, out, stderr) = arbiter(folder.path(), &[command, name]);
            let said = "it is packed by tar, which is not read here: unpack it first";
            assert_eq!((code, stderr.contains(said)), (Some(2), true), "{name}: {stderr}");
            assert_eq!(out, "", "{command} {name}");
        }
    }
}

#[test]
fn a_guess_follows_most_of_the_games_whatever_squares_another_has() {
    let folder = TempDir::new().unwrap();
    let international =
        "[Event \"a\"]\n[White \"b\"]\n\n1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 1-1\n\n";
    let russian = "[Event \"r\"]\n\n1. c3-d4 d6-c5 2. b2-c3 f6-g5 1-1\n\n";
    let start = "[Event \"s\"]\n[FEN \"W:Wc3,d2:Bb6,h8\"]\n\n*\n\n";
    let guessed = |text: &str| {
        fs::write(folder.path().join("a.pdn"), text).unwrap();
        let (code, out, _) = arbiter(folder.path(), &["guess", "a.pdn"]);
        assert_eq!(code, Some(0));
        out.trim_start_matches("a.pdn: ").trim().to_owned()
    };
    for (text, rules) in [
        (international.repeat(30) + "[Event \"r\"]\n\n1. c3-d4 1-1\n\n", "international"),
        (
            "[Event \"r\"]\n\n1. c3-d4 1-1\n\n".to_owned() + &international.repeat(2),
            "international",
        ),
        (international.repeat(30) + start, "international"),
        (russian.repeat(30) + international, "russian"),
        // Sets that follow the whole text equally well: letters alone do not suggest the large
        // board.
        ("[Event \"r\"]\n\n1. c3-d4 1-1\n\n".to_owned(), "russian"),
        (start.to_owned(), "russian"),
    ] {
        assert_eq!(guessed(&text), rules, "{text}");
    }
    // The game in letters is in the last shard, and the first shard has the same guess.
    let mixed = international.repeat(99) + russian;
    assert_eq!(guessed(&mixed), "international");
    let of_shard = |number| {
        let shard = format!("{number}/2");
        let args = ["validate", "--format", "jsonl", "--shard", &shard, "a.pdn"];
        arbiter(folder.path(), &args).1
    };
    for number in 1..=2 {
        let said = of_shard(number);
        assert!(
            said.contains("\"rules\":\"international\"") && !said.contains("russian"),
            "{said}"
        );
    }
}

/// Runs the commands of the archive pages in a shell, exactly as written.
#[cfg(unix)]
#[test]
fn the_recipes_of_the_book_give_the_single_answer() {
    let pages = ["archives", "archive-conversion"]
        .map(|page| fs::read_to_string(format!("docs/src/how-to/{page}.md")).unwrap());
    let page = pages.concat();
    let bin = Path::new(env!("CARGO_BIN_EXE_arbiter")).parent().unwrap().to_owned();
    let path = format!("{}:{}", bin.display(), std::env::var("PATH").unwrap());
    let has_parallel = std::process::Command::new("parallel").arg("--version").output().is_ok();
    let (mut run, mut judging) = (0, String::new());
    for block in page.split("```sh\n").skip(1) {
        let commands = block.split_once("```").unwrap().0;
        if commands.contains("spark-submit") {
            println!("the job for Spark is tried by scale/spark/check");
            continue;
        }
        if commands.contains("parallel") && !has_parallel {
            assert!(std::env::var_os("CI").is_none(), "GNU parallel is needed: install it");
            println!("GNU parallel is not here: its recipe is not run");
            continue;
        }
        let folder = TempDir::new().unwrap();
        fs::create_dir(folder.path().join("games")).unwrap();
        for (number, game) in GAMES.iter().enumerate() {
            fs::write(folder.path().join(format!("games/{number}.pdn")), game.repeat(9)).unwrap();
        }
        // A loop replaces the job array.
        let each = |commands: &str| format!("for I in $(seq $N); do\n{commands}done\n");
        let script = match (commands.contains("$I/$N"), commands.contains("--parts")) {
            (true, true) => {
                assert!(!judging.is_empty(), "the parts are made before");
                format!("N=5; {}{}cat positions-?.jsonl; exit 1", each(&judging), each(commands))
            }
            (true, false) => {
                commands.clone_into(&mut judging);
                format!("N=5; {}arbiter report merge --format csv *.part", each(commands))
            }
            (false, _) => commands.to_owned(),
        };
        let mut shell = Command::new("sh");
        let output = shell.args(["-c", &script]).env("PATH", &path).current_dir(folder.path());
        let output = output.output().unwrap();
        let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(1), "{script}: {stderr}");
        let written = |name: &str| fs::read_to_string(folder.path().join(name));
        let (format, merged) = match (written("findings.txt"), written("findings.csv")) {
            (Ok(text), _) => ("concise", text),
            (_, Ok(text)) => ("csv", text),
            _ => ("csv", String::from_utf8(output.stdout).unwrap()),
        };
        let single = match commands.contains("--parts") {
            true => arbiter(folder.path(), &["convert", "--to", "positions", "games"]),
            false => arbiter(folder.path(), &["validate", "--format", format, "games"]),
        };
        assert_eq!((single.0, merged), (Some(1), single.1), "{script}: {stderr}");
        run += 1;
    }
    assert!(run >= 3, "{run} recipes");
}

/// Returns the files in a folder, recursively.
fn all_files(folder: &Path) -> Vec<PathBuf> {
    let names = [folder.display().to_string()];
    files::Inputs::expand(&names).files.into_iter().map(PathBuf::from).collect()
}

#[test]
#[ignore = "needs the published facts: ARBITER_FACTS"]
fn conformance() {
    let facts = std::env::var("ARBITER_FACTS").expect("ARBITER_FACTS names the folder");
    let folder = TempDir::new().unwrap();
    let all = all_files(&Path::new(&facts).join("pdn/games"));
    // Small files are concatenated, so that shards are cut inside files.
    let mut names: Vec<String> = all.iter().map(|path| path.display().to_string()).collect();
    let together = folder.path().join("together.pdn");
    let texts = all.iter().flat_map(|path| fs::read(path).unwrap()).collect::<Vec<u8>>();
    fs::write(&together, texts).unwrap();
    names.push(together.display().to_string());
    let single = run(&names, FindingsFormat::Jsonl, 1, None);
    let mut same = 0;
    for (of, jobs) in [(1, 1), (7, 2), (64, 5)] {
        let threads = run(&names, FindingsFormat::Jsonl, jobs, None);
        let parts = parts(folder.path(), &names, of, jobs);
        let jsonl = MergeFormat::Findings(FindingsFormat::Jsonl);
        same += usize::from(threads == single && merged(&parts, jsonl) == single);
    }
    println!("{same} of 3 numbers of shards and threads give the single answer");
    assert_eq!(same, 3);
}

#[test]
fn what_is_read_besides_the_games_is_not_written_either() {
    let folder = sharded(1);
    let path = |name: &str| folder.path().join(name);
    fs::write(path("names.csv"), "name,id,alias\nOak,7,Oke\n").unwrap();
    fs::write(path("club.yaml"), "name: club\nextends: international\n").unwrap();
    // A handwritten event has no history yet.
    let event = "schema: arbiter.event/1\nname: X\nsystem: {kind: round-robin}\nplayers:\n  - {id: a, name: Oak}\n  - {id: b, name: Elm}\n";
    fs::write(path("club.event.yaml"), event).unwrap();
    let guess = ["guess", "--format", "json", "-o", "guess.json", "a.pdn"];
    assert_eq!(arbiter(folder.path(), &guess).0, Some(0));
    let part = fs::read(path("1.part")).unwrap();
    for (command, file) in [
        ("convert a.pdn --names names.csv --names-report names.csv", "names.csv"),
        ("convert a.pdn --names names.csv --to games -o names.csv", "names.csv"),
        ("convert a.pdn --duplicates --names names.csv -o names.csv", "names.csv"),
        ("validate a.pdn --rules club.yaml --format jsonl -o club.yaml", "club.yaml"),
        ("validate a.pdn --rules club.yaml --summary ./club.yaml", "club.yaml"),
        ("validate a.pdn --guess guess.json --summary guess.json", "guess.json"),
        (
            "validate a.pdn --event club.event.yaml --format jsonl -o club.event.yaml",
            "club.event.yaml",
        ),
        ("convert a.pdn --to games --shard 1/1 --parts 1.part -o 1.part", "1.part"),
    ] {
        let before = fs::read(path(file)).unwrap();
        let args: Vec<&str> = command.split(' ').collect();
        let (code, _, stderr) = arbiter(folder.path(), &args);
        let said = format!("{file} is read");
        assert_eq!((code, stderr.contains(&said)), (Some(2), true), "{command}: {stderr}");
        assert_eq!(fs::read(path(file)).unwrap(), before, "{command}");
    }
    assert_eq!(fs::read(path("1.part")).unwrap(), part);
    for command in [
        "convert a.pdn --names names.csv --names-report new.csv -o ./new.csv --to games",
        "validate a.pdn --repair -o new.pdn --summary new.pdn",
    ] {
        let args: Vec<&str> = command.split(' ').collect();
        let (code, _, stderr) = arbiter(folder.path(), &args);
        assert_eq!(code, Some(2), "{command}: {stderr}");
        assert!(stderr.contains("and -o name the same file"), "{command}: {stderr}");
    }
    assert!(!path("new.csv").exists() && !path("new.pdn").exists());
}
