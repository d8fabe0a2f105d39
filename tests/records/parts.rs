//! What parts must have in common, and which other options a shard accepts.

use std::fs;
use std::io::Write as _;
use std::path::Path;

use assert_cmd::Command;
use flate2::Compression;
use flate2::write::GzEncoder;
use tempfile::TempDir;

fn arbiter(folder: &Path, args: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    let output = command.current_dir(folder).args(args).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// A game that names its rules and one that does not, both with findings.
const GAMES: [&str; 2] = [
    "[Event \"a\"]\n[White \"b\"]\n[GameType \"20\"]\n\n1. 32-28 19-24 2. 33-29 24x33 *\n\n",
    "[Event \"a\"]\n[White \"b\"]\n[Result \"2-0\"]\n\n1. 32-28 19-23 2. 28x19 13x24 2-0\n\n",
];

/// Judges one shard of the files in a folder.
fn shard(folder: &Path, number: u64, of: u64, files: &[&str]) -> String {
    let (shard, part) = (format!("{number}/{of}"), format!("{number}.part"));
    let args = ["validate", "--format", "jsonl", "--exit-zero", "--shard", &shard, "-o", &part];
    let (code, _, stderr) = arbiter(folder, &[&args[..], files].concat());
    assert!(matches!(code, Some(0 | 2)), "{stderr}");
    part
}

fn merge(folder: &Path, format: &str, parts: &[&str]) -> (Option<i32>, String, String) {
    arbiter(folder, &[&["report", "merge", "--format", format][..], parts].concat())
}

#[test]
fn a_part_that_is_not_as_it_was_written_is_refused() {
    let folder = TempDir::new().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::write(at("a.pdn"), GAMES.concat().repeat(20)).unwrap();
    let part = shard(folder.path(), 1, 1, &["a.pdn"]);
    let whole = fs::read_to_string(at(&part)).unwrap();
    assert_eq!(merge(folder.path(), "csv", &[&part]).0, Some(1));
    let last = whole.trim_end().rfind('\n').unwrap();
    let (lines, end) = whole.split_at(last);
    for altered in [
        // A game with other findings or tags, and altered counts.
        lines.replacen("capture-too-few", "capture-too-much", 1) + end,
        lines.replacen("\"White\":\"b\"", "\"White\":\"c\"", 1) + end,
        lines.to_owned() + &end.replace("\"plies\":", "\"plies\":1"),
        lines.to_owned() + &end.replace("\"codes\":{", "\"codes\":{\"x\":1,"),
    ] {
        assert!(altered != whole);
        fs::write(at(&part), altered).unwrap();
        for format in ["part", "csv", "jsonl"] {
            let (code, _, stderr) = merge(folder.path(), format, &["-o", "out", &part]);
            assert_eq!(code, Some(2), "{stderr}");
            assert!(stderr.contains("1.part is not as it was written"), "{stderr}");
            assert!(!at("out").exists());
        }
    }
    // A part of an earlier version has no digest.
    let before = whole.rfind(",\"digest\"").unwrap();
    fs::write(at(&part), whole[..before].to_owned() + "}\n").unwrap();
    assert_eq!(merge(folder.path(), "csv", &[&part]).0, Some(1));
}

#[test]
fn shards_of_two_editions_of_a_file_do_not_go_together() {
    let folder = TempDir::new().unwrap();
    let at = |name: &str| folder.path().join(name);
    let old = GAMES[0].repeat(60);
    fs::write(at("a.pdn"), &old).unwrap();
    let first = fs::metadata(at("a.pdn")).unwrap().modified().unwrap();
    shard(folder.path(), 1, 3, &["a.pdn"]);
    // The first game was corrected; the length of the file is unchanged.
    let new = old.replacen("19-24", "19-23", 1);
    fs::write(at("a.pdn"), &new).unwrap();
    let file = fs::File::options().write(true).open(at("a.pdn")).unwrap();
    let later = first + std::time::Duration::from_secs(60);
    file.set_modified(later).unwrap();
    shard(folder.path(), 2, 3, &["a.pdn"]);
    shard(folder.path(), 3, 3, &["a.pdn"]);
    let parts = ["3.part", "1.part", "2.part"];
    for format in ["full", "concise", "json", "jsonl", "csv", "part"] {
        let (code, out, stderr) = merge(folder.path(), format, &parts);
        assert_eq!((code, out.as_str()), (Some(2), ""), "{format}");
        let said = "2.part does not go with 1.part: a.pdn was changed between them";
        assert!(stderr.contains(said), "{stderr}");
    }
    // Adjacent parts of one edition go together, and the result belongs to that edition.
    let (code, both, _) = merge(folder.path(), "part", &["2.part", "3.part"]);
    assert_eq!(code, Some(1));
    fs::write(at("both.part"), both).unwrap();
    assert_eq!(merge(folder.path(), "csv", &["1.part", "both.part"]).0, Some(2));
    // A copy that differs only in its date is the same file while it can be read.
    shard(folder.path(), 1, 3, &["a.pdn"]);
    file.set_modified(first).unwrap();
    shard(folder.path(), 2, 3, &["a.pdn"]);
    let single = arbiter(folder.path(), &["validate", "--format", "csv", "a.pdn"]);
    assert_eq!(merge(folder.path(), "csv", &parts).1, single.1);
    fs::remove_file(at("a.pdn")).unwrap();
    let (code, _, stderr) = merge(folder.path(), "csv", &parts);
    assert_eq!((code, stderr.contains("cannot be read here")), (Some(2), true), "{stderr}");
}

fn gzip(text: &[u8]) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    packed.write_all(text).unwrap();
    packed.finish().unwrap()
}

#[test]
fn a_damaged_packed_file_is_quoted_as_a_single_run_quotes_it() {
    let folder = TempDir::new().unwrap();
    let at = |name: &str| folder.path().join(name);
    // Varied games, so that packing leaves more than a few bytes.
    let text = |from: usize| -> String {
        let game = |number: usize| GAMES[number % 2].replace("\"b\"", &format!("\"{number} b\""));
        (from..from + 300).map(game).collect()
    };
    let members = [gzip(text(0).as_bytes()), gzip(text(300).as_bytes())].concat();
    let level = ruzstd::encoding::CompressionLevel::Fastest;
    let frames =
        [0, 300].map(|from| ruzstd::encoding::compress_to_vec(text(from).as_bytes(), level));
    let frames = frames.concat();
    for (name, packed) in [("a.pdn.gz", members), ("b.pdn.zst", frames)] {
        let mut flipped = packed.clone();
        flipped[packed.len() * 3 / 4] ^= 0x55;
        for damaged in
            [packed[..packed.len() * 3 / 4].to_vec(), flipped, [&packed[..], b"x"].concat()]
        {
            fs::write(at(name), damaged).unwrap();
            fs::write(at("c.pdn"), GAMES.concat().repeat(20)).unwrap();
            let files = [name, "c.pdn"];
            let parts = [1, 2].map(|number| shard(folder.path(), number, 2, &files));
            let parts = parts.each_ref().map(String::as_str);
            for format in ["full", "concise", "json", "jsonl", "csv"] {
                let args = [&["validate", "--format", format][..], &files].concat();
                let (single, merged) =
                    (arbiter(folder.path(), &args), merge(folder.path(), format, &parts));
                assert_eq!(single.0, Some(2));
                assert!(single.1.len() > 1000, "games before the damage are judged");
                let is_same = (merged.0, &merged.1) == (single.0, &single.1);
                assert!(is_same, "{name} {format} {}", merged.2);
            }
        }
    }
}

#[test]
fn tables_of_shards_are_those_of_a_single_run() {
    let folder = TempDir::new().unwrap();
    let at = |name: &str| folder.path().join(name);
    let untyped = GAMES[1].repeat(25);
    fs::write(at("a.pdn"), GAMES[0].repeat(30) + &untyped + &GAMES[0].repeat(9)).unwrap();
    fs::write(at("b.pdn"), untyped.replace('\n', "\r\n")).unwrap();
    fs::write(at("c.pdn.gz"), gzip(untyped.as_bytes())).unwrap();
    let files = ["a.pdn", "b.pdn", "c.pdn.gz"];
    let of = 7;
    for number in 1..=of {
        shard(folder.path(), number, of, &files);
    }
    let convert = |to: &str, more: &[&str]| {
        arbiter(folder.path(), &[&["convert", "--to", to][..], more, &files].concat())
    };
    for to in ["games", "positions", "findings"] {
        let single = convert(to, &[]);
        let of_shard = |number: u64| {
            let shard = format!("{number}/{of}");
            let (code, rows, stderr) = convert(to, &["--shard", &shard, "--parts", "*.part"]);
            assert!(matches!(code, Some(0 | 1)), "{stderr}");
            rows
        };
        let rows: Vec<String> = (1..=of).map(of_shard).collect();
        assert!(rows.iter().filter(|rows| !rows.is_empty()).count() > 4);
        assert!(rows.concat() == single.1, "{to}");
    }
    // Without the parts, or with parts of another run, nothing is written.
    let shard_of = |more: &[&str]| {
        let shard: &[&str] = if more.contains(&"--shard") { &[] } else { &["--shard", "4/7"] };
        convert("games", &[shard, more].concat())
    };
    fs::create_dir(at("other")).unwrap();
    fs::copy(at("2.part"), at("other/2.part")).unwrap();
    for (more, said) in [
        (&[][..], "--parts"),
        (&["--parts", "other/*.part"], "no part holds what begins at byte 0"),
        (&["--parts", "*.part", "--where", "Event=a"], "other games were chosen"),
        (&["--parts", "*.pdn"], "a.pdn is not a complete part"),
        (&["--parts", "*.part", "--shard", "3/5"], "it is of 7 shards"),
        (&["--parts", "*.none"], "no file fits"),
    ] {
        let (code, out, stderr) = shard_of(more);
        assert_eq!((code, out.as_str()), (Some(2), ""), "{more:?}");
        assert!(stderr.contains(said), "{stderr}");
    }
    fs::write(at("a.pdn"), fs::read_to_string(at("a.pdn")).unwrap().replacen("19-24", "19-23", 1))
        .unwrap();
    let (code, _, stderr) = shard_of(&["--parts", "*.part"]);
    assert_eq!(
        (code, stderr.contains("a.pdn is not what the shards")),
        (Some(2), true),
        "{stderr}"
    );
}

#[test]
fn what_is_passed_over_in_a_folder_is_said() {
    let folder = TempDir::new().unwrap();
    let games = folder.path().join("games");
    fs::create_dir_all(games.join("more")).unwrap();
    for name in ["a.pdn", "b.pdn.xz", "c.pgn", "more/d.PGN", "more/e.txt", "README", ".hidden"] {
        fs::write(games.join(name), GAMES[0]).unwrap();
    }
    let said = "error: 5 files passed over (2 .pgn, 1 .txt, 1 .xz): of a folder, files that end in \
                .pdn .fen .gz .zst are read; unpack archives; to leave the others out, name a \
                pattern in quotes, such as 'games/**/*.pdn'\n";
    for command in [
        &["validate", "--format", "csv"][..],
        &["guess"],
        &["convert"],
        &["convert", "--to", "games"],
        &["convert", "--duplicates"],
        &["openings", "find"],
    ] {
        let (code, _, stderr) = arbiter(folder.path(), &[command, &["games"]].concat());
        assert_eq!((code, stderr.contains(said)), (Some(2), true), "{command:?}: {stderr}");
    }
    let (_, _, stderr) = arbiter(folder.path(), &["validate", "--format", "csv", "games"]);
    assert!(stderr.contains("1 game, "), "{stderr}");
    // A file that is named is read, whatever its extension; a folder with only records needs no
    // remark.
    for files in ["games/c.pgn", "games/a.pdn"] {
        let (_, _, stderr) = arbiter(folder.path(), &["validate", "--format", "csv", files]);
        assert!(!stderr.contains("passed over") && stderr.contains("1 game, "), "{stderr}");
    }
}

#[test]
fn what_is_no_record_takes_the_place_of_none() {
    let folder = TempDir::new().unwrap();
    let at = |name: &str| folder.path().join(name);
    for name in ["a.pdn", "b.pdn", "c.fen"] {
        fs::write(at(name), GAMES[0]).unwrap();
    }
    let part = shard(folder.path(), 1, 1, &["a.pdn"]);
    for args in [
        &["validate", "a.pdn", "--summary", "b.pdn"][..],
        &["validate", "a.pdn", "--format", "full", "-o", "b.pdn"],
        &["convert", "a.pdn", "--to", "games", "-o", "c.fen"],
        &["report", "merge", &part, "--format", "csv", "-o", "b.pdn"],
        &["report", "merge", &part, "--format", "csv", "--summary", "c.fen"],
    ] {
        let (code, _, stderr) = arbiter(folder.path(), args);
        assert_eq!(code, Some(2), "{args:?}");
        assert!(stderr.contains("is a game record by its name"), "{stderr}");
        for name in ["b.pdn", "c.fen"] {
            assert_eq!(fs::read_to_string(at(name)).unwrap(), GAMES[0], "{args:?}");
        }
    }
    let (code, ..) = arbiter(folder.path(), &["convert", "a.pdn", "-o", "b.pdn"]);
    assert_eq!(code, Some(0));
    let (code, ..) = arbiter(folder.path(), &["validate", "a.pdn", "--summary", "new.json"]);
    assert_eq!(code, Some(1));
}

#[test]
#[cfg(target_os = "linux")]
fn a_pattern_names_what_fits_and_whose_name_is_not_utf_8() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let folder = TempDir::new().unwrap();
    let at = |name: &[u8]| folder.path().join(OsStr::from_bytes(name));
    for name in ["p/sub", "q"] {
        fs::create_dir_all(at(name.as_bytes())).unwrap();
    }
    fs::create_dir_all(at(b"q/\xfe")).unwrap();
    for name in [&b"p/a.pdn"[..], b"p/sub/bad\xff.pdn", b"p/sub/bad\xff.txt", b"q/\xfe/b.pdn"] {
        fs::write(at(name), GAMES[0]).unwrap();
    }
    for (pattern, named) in [
        ("p/**/*.pdn", 1),
        ("./p/sub/bad?.pdn", 1),
        ("*/sub/*.pdn", 1),
        ("p/**", 1),
        ("p/s*", 1),
        ("p/s*/", 1),
        ("q/*/*.pdn", 1),
        ("q/*", 1),
        ("**/*.pdn", 2),
        ("./**/b.pdn", 1),
        ("q/**", 1),
        ("p/*.pdn", 0),
        ("p/**/a.pdn", 0),
        ("p/*/c*.pdn", 0),
    ] {
        let (code, _, stderr) = arbiter(folder.path(), &["validate", "--format", "csv", pattern]);
        let said = stderr.matches("its name is not UTF-8").count();
        assert_eq!(said, named, "{pattern}: {stderr}");
        assert_eq!(code == Some(2), named > 0 || stderr.contains("no file fits"), "{stderr}");
    }
}

#[test]
fn shards_without_a_game_write_nothing() {
    let folder = TempDir::new().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::create_dir(at("games")).unwrap();
    for name in ["games/1.pdn", "games/2.pdn"] {
        fs::write(at(name), GAMES[0]).unwrap();
    }
    for to in ["pdn", "fen"] {
        let convert = |more: &[&str]| {
            let (code, out, stderr) =
                arbiter(folder.path(), &[&["convert", "--to", to, "games"], more].concat());
            assert!(matches!(code, Some(0 | 1)), "{stderr}");
            out
        };
        let shards: Vec<String> =
            (1..=5).map(|number| convert(&["--shard", &format!("{number}/5")])).collect();
        assert_eq!(shards.iter().filter(|text| text.is_empty()).count(), 3, "{shards:?}");
        assert_eq!(shards.concat(), convert(&[]));
    }
}

#[test]
#[cfg(unix)]
fn a_pipe_in_a_folder_or_a_pattern_is_passed_over() {
    let folder = TempDir::new().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::create_dir(at("games")).unwrap();
    fs::write(at("games/a.pdn"), GAMES[0]).unwrap();
    let made = std::process::Command::new("mkfifo").arg(at("games/f.pdn")).status().unwrap();
    assert!(made.success());
    for args in [
        &["validate", "--format", "csv", "games"][..],
        &["validate", "--format", "csv", "games/*"],
        &["validate", "--format", "csv", "games/[a-z].pdn"],
        &["guess", "games"],
        &["convert", "games/**/*.pdn"],
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
        command.current_dir(folder.path()).args(args);
        let output = command.timeout(std::time::Duration::from_secs(60)).output().unwrap();
        let stderr = String::from_utf8(output.stderr).unwrap();
        let said = "1 pipe or device passed over: of a folder or a pattern, only files are read";
        assert!(stderr.contains(said), "{args:?}: {stderr}");
        assert_eq!(output.status.code(), Some(2), "{args:?}: {stderr}");
    }
    // A part that is a pipe does not block the command.
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    command.current_dir(folder.path()).args(["report", "merge", "games/f.pdn"]);
    let output = command.timeout(std::time::Duration::from_secs(60)).output().unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(stderr.contains("not standard input or a pipe"), "{stderr}");
}

#[test]
fn what_keeps_parts_from_being_read_or_quoted_is_said() {
    let folder = TempDir::new().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::create_dir(at("elsewhere")).unwrap();
    fs::write(at("a.pdn"), GAMES.concat().repeat(20)).unwrap();
    let part = shard(folder.path(), 1, 1, &["a.pdn"]);
    let from = |args: &[&str]| arbiter(&at("elsewhere"), &[&["report", "merge"], args].concat());
    let part = format!("../{part}");
    let (code, out, stderr) = from(&[&part]);
    assert_eq!((code, out.as_str()), (Some(2), ""), "{stderr}");
    assert_eq!(stderr.matches("cannot").count(), 1, "{stderr}");
    for said in
        ["a.pdn cannot be read here to quote it: ", "(os error", "where the parts were made"]
    {
        assert!(stderr.contains(said), "{stderr}");
    }
    assert_eq!(from(&["--format", "csv", &part]).0, Some(1));
    let (code, _, stderr) = from(&["--format", "csv", "-"]);
    assert_eq!(code, Some(2));
    assert!(stderr.contains("cannot read - as a part: "), "{stderr}");
    let (code, _, stderr) = from(&["--format", "csv", "gone.part"]);
    assert_eq!((code, stderr.contains("cannot read gone.part: ")), (Some(2), true), "{stderr}");
}

#[test]
fn parts_that_are_merged_to_a_part_have_the_exit_code_of_their_games() {
    let folder = TempDir::new().unwrap();
    let at = |name: &str| folder.path().join(name);
    let fine = "[Event \"a\"]\n[White \"b\"]\n[GameType \"20\"]\n\n1. 32-28 19-24 *\n\n";
    let files = ["a.pdn", "b.pdn"];
    for (second, code) in [(GAMES[0], 1), (fine, 0)] {
        fs::write(at("a.pdn"), fine).unwrap();
        fs::write(at("b.pdn"), second).unwrap();
        let parts = [1, 2].map(|number| shard(folder.path(), number, 2, &files));
        let parts = parts.each_ref().map(String::as_str);
        assert_eq!(merge(folder.path(), "part", &parts).0, Some(code), "{second}");
        assert_eq!(merge(folder.path(), "csv", &parts).0, Some(code), "{second}");
        assert_eq!(
            merge(folder.path(), "part", &[&parts[..], &["--exit-zero"]].concat()).0,
            Some(0)
        );
    }
    // An unreadable file is still reported, and a part may contain no games.
    let part = shard(folder.path(), 1, 1, &["a.pdn", "gone.pdn"]);
    assert_eq!(merge(folder.path(), "part", &[&part]).0, Some(2));
    let parts = [1, 2, 3, 4, 5].map(|number| shard(folder.path(), number, 5, &files));
    let codes = parts.map(|part| merge(folder.path(), "part", &[&part]).0);
    assert_eq!(codes, [Some(0); 5]);
}
