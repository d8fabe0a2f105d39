//! `arbiter convert` and what it shares with `validate`: inputs, outputs, selecting games, and what
//! remains after a failure.
#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

use std::fs;
use std::io::Write;
use std::path::Path;

use assert_cmd::Command;
use flate2::Compression;
use flate2::write::GzEncoder;
use tempfile::TempDir;

const ONE: &str = "[Event \"One\"]\n[White \"North\"]\n[Black \"South\"]\n[Result \"2-0\"]\n\
    [GameType \"20,W,10,10,N2,0\"]\n\n1. 32-28 19-23 2. 28x19 14x23 2-0\n";
const TWO: &str = "[Event \"Two\"]\n[White \"East\"]\n[Black \"NORTHERN\"]\n[Result \"1-1\"]\n\
    [GameType \"20,W,10,10,N2,0\"]\n\n1. 33-28 18-23 1-1\n";
const BROKEN: &str =
    "[Event \"Broken\"]\n[Result \"*\"]\n[GameType \"20,W,10,10,N2,0\"]\n\n1. 32-28 99-1 *\n";

fn folder(files: &[(&str, &[u8])]) -> TempDir {
    let folder = TempDir::new().unwrap();
    for (name, bytes) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }
    folder
}

/// Returns the exit code, stdout and stderr of a command run in a folder.
fn run(folder: &Path, args: &[&str], input: &[u8]) -> (i32, String, String) {
    let mut command = Command::cargo_bin("arbiter").unwrap();
    let output = command.current_dir(folder).args(args).write_stdin(input).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

fn gzip(text: &str) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(text.as_bytes()).unwrap();
    encoder.finish().unwrap()
}

fn zstd(text: &str) -> Vec<u8> {
    let level = ruzstd::encoding::CompressionLevel::Fastest;
    ruzstd::encoding::compress_to_vec(text.as_bytes(), level)
}

/// Builds a skippable Zstandard frame (RFC 8878, 3.1.2): one of the sixteen magic numbers, the
/// length, the content.
fn skippable(variant: u8, content: &[u8]) -> Vec<u8> {
    let length = u32::try_from(content.len()).unwrap();
    [&[0x50 | variant, 0x2A, 0x4D, 0x18][..], &length.to_le_bytes(), content].concat()
}

/// Packs a text like `pzstd`: each frame follows a skippable one that gives its length.
fn pzstd(parts: &[&str]) -> Vec<u8> {
    let frames = parts.iter().map(|part| zstd(part)).map(|frame| {
        let length = u32::try_from(frame.len()).unwrap().to_le_bytes();
        [skippable(0, &length), frame].concat()
    });
    frames.collect::<Vec<_>>().concat()
}

/// Returns the names in a folder, sorted.
fn names(folder: &Path) -> Vec<String> {
    let name = |entry: std::io::Result<fs::DirEntry>| entry.unwrap().file_name();
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| name(entry).into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn several_inputs_make_one_output_in_their_order() {
    let folder = folder(&[("b.pdn", ONE.as_bytes()), ("a.pdn", TWO.as_bytes())]);
    let (code, out, err) = run(folder.path(), &["convert", "b.pdn", "a.pdn"], b"");
    assert_eq!((code, out), (0, format!("{ONE}\n{TWO}")), "{err}");
    assert_eq!(err, "2 games converted, 2 replayed whole\n");
}

#[test]
fn merge_writes_the_same_game_once_and_no_other_twice() {
    let sloppy = ONE.replace("28x19", "28 x 19").replace("\n[White", " [White");
    let other = ONE.replace("North", "Nord");
    let files =
        [("a.pdn", ONE.as_bytes()), ("b.pdn", sloppy.as_bytes()), ("c.pdn", other.as_bytes())];
    let folder = folder(&files);
    for to in ["pdn", "fen"] {
        let (code, out, err) = run(folder.path(), &["convert", "--merge", "--to", to, "."], b"");
        assert_eq!(code, 0, "{err}");
        assert!(
            err.contains("2 games converted, 2 replayed whole, 1 left out as the same"),
            "{err}"
        );
        if to == "pdn" {
            assert_eq!(out, format!("{ONE}\n{other}"));
        }
    }
    let (_, out, _) = run(folder.path(), &["convert", "a.pdn", "a.pdn"], b"");
    assert_eq!(out, format!("{ONE}\n{ONE}"), "without --merge nothing is left out");
}

#[test]
fn the_ending_of_the_output_decides_and_to_overrides_it() {
    let folder = folder(&[("a.pdn", ONE.as_bytes())]);
    let fen = "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1";
    for (output, options, start) in [
        ("x.pdn", &[][..], "[Event"),
        ("x.fen", &[], "W:W31,33"),
        ("x.JSONL", &[], "{\"schema\":\"arbiter.validate/2\""),
        ("x.csv", &[], "file,game,line"),
        ("x.html", &[], "<!DOCTYPE html>\n<html lang=\"en\">"),
        ("x.txt", &["--to", "csv"], "file,game,line"),
    ] {
        let args = [&["convert", "a.pdn", "-o", output], options].concat();
        let (code, out, err) = run(folder.path(), &args, b"");
        assert_eq!((code, out.as_str()), (0, ""), "{err}");
        let written = fs::read_to_string(folder.path().join(output)).unwrap();
        assert!(written.starts_with(start), "{output}: {written} {fen}");
    }
    let (code, _, err) = run(folder.path(), &["convert", "a.pdn", "--to", "xml"], b"");
    assert_eq!(code, 2);
    assert!(
        err.contains("possible: pdn, fen, html, jsonl, csv, games, positions, findings, names"),
        "{err}"
    );
}

#[test]
fn an_output_is_complete_or_what_it_was_before() {
    let folder = folder(&[("a.pdn", ONE.as_bytes()), ("out.pdn", b"before"), ("sub/x", b"")]);
    let out = folder.path().join("out.pdn");
    for args in [
        &["convert", "missing.pdn", "-o", "out.pdn"][..],
        &["convert", "a.pdn", "-o", "out.pdn", "--game", "7"],
        &["convert", "a.pdn", "-o", "out.pdn", "--rules", "nosuch"],
        &["convert", "a.pdn", "-o", "sub"],
        &["convert", "a.pdn", "-o", "no/such/out.pdn"],
        &["convert", "a.pdn", "out.pdn", "-o", "a.pdn"],
        &["convert", "a.pdn", "-o", "sub/../a.pdn"],
        &["convert", "a.pdn", "-o", "x.pdn", "--split", "y"],
    ] {
        let (code, _, err) = run(folder.path(), args, b"");
        assert_eq!(code, 2, "{args:?}: {err}");
        assert!(err.contains("error"), "{args:?}: {err}");
        assert_eq!(fs::read(&out).unwrap(), b"before", "{args:?}");
        assert_eq!(fs::read_to_string(folder.path().join("a.pdn")).unwrap(), ONE, "{args:?}");
        assert_eq!(names(folder.path()), ["a.pdn", "out.pdn", "sub"], "{args:?}");
    }
    let (code, ..) = run(folder.path(), &["convert", "a.pdn", "-o", "out.pdn"], b"");
    assert_eq!((code, fs::read_to_string(&out).unwrap().as_str()), (0, ONE));
    assert_eq!(names(folder.path()), ["a.pdn", "out.pdn", "sub"]);
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link_and_permissions_stay() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = folder(&[("a.pdn", ONE.as_bytes()), ("real.pdn", b"before")]);
    let real = folder.path().join("real.pdn");
    fs::set_permissions(&real, fs::Permissions::from_mode(0o640)).unwrap();
    symlink("real.pdn", folder.path().join("link.pdn")).unwrap();
    let (code, _, err) = run(folder.path(), &["convert", "a.pdn", "-o", "link.pdn"], b"");
    assert_eq!(code, 0, "{err}");
    assert_eq!(fs::read_to_string(&real).unwrap(), ONE);
    assert_eq!(fs::metadata(&real).unwrap().permissions().mode() & 0o777, 0o640);
    assert!(folder.path().join("link.pdn").is_symlink());
    // A link to an input counts as that input.
    symlink("a.pdn", folder.path().join("same.pdn")).unwrap();
    let (code, _, err) = run(folder.path(), &["convert", "a.pdn", "-o", "same.pdn"], b"");
    assert_eq!(code, 2);
    assert!(err.contains("same.pdn is read; write to another file"), "{err}");
}

#[test]
fn split_files_have_harmless_names_and_overwrite_nothing() {
    let hostile = ONE.replace("\"North\"", "\"../../etc/CON: a\\\\b\u{202e}\"");
    let long = TWO.replace("East", &"Ł".repeat(300)).replace("NORTHERN", &"長".repeat(300));
    let text = format!("{hostile}\n{TWO}\n{TWO}\n{long}\n1. 32-28 *\n");
    let folder = folder(&[("a.pdn", text.as_bytes())]);
    let args = ["convert", "a.pdn", "--split", "games", "--rules", "international"];
    let (code, out, err) = run(folder.path(), &args, b"");
    assert_eq!((code, out.as_str()), (0, ""), "{err}");
    let games = folder.path().join("games");
    let long = format!("0004-{}-{}.pdn", "ł".repeat(30), "長".repeat(20));
    let expected = [
        "0001-etc-con-a-b-south.pdn",
        "0002-east-northern.pdn",
        "0003-east-northern.pdn",
        &long,
        "0005.pdn",
    ];
    assert_eq!(names(&games), expected);
    assert_eq!(fs::read_to_string(games.join(expected[1])).unwrap(), TWO);
    let (code, _, err) = run(folder.path(), &args, b"");
    assert_eq!(code, 2);
    assert!(err.contains("0001-etc-con-a-b-south.pdn is there already"), "{err}");
    let (code, _, err) = run(folder.path(), &["convert", "a.pdn", "--split", "a.pdn"], b"");
    assert_eq!(code, 2, "{err}");
    // Every split file has its own header.
    let args = ["convert", "a.pdn", "--split", "rows", "--to", "csv", "--game", "2-3"];
    assert_eq!(run(folder.path(), &args, b"").0, 0);
    let rows = folder.path().join("rows");
    assert_eq!(names(&rows), ["0001-east-northern.csv", "0002-east-northern.csv"]);
    for name in names(&rows) {
        let text = fs::read_to_string(rows.join(name)).unwrap();
        assert!(text.starts_with("file,game,") && text.lines().count() == 2, "{text}");
    }
}

#[test]
fn comments_and_variations_are_kept_or_left_out() {
    let text = "[GameType \"20\"]\n1. 32-28 {a [%clk 0:01]} (1. 33-28 {b} 18-23) 19-23 $3 {c} *";
    let body = |options: &[&str]| {
        let args = [&["convert", "-"], options].concat();
        let (code, out, err) = run(Path::new("."), &args, text.as_bytes());
        assert_eq!(code, 0, "{err}");
        out.lines().last().unwrap().to_owned()
    };
    assert_eq!(body(&[]), "1. 32-28 {a [%clk 0:01]} (1. 33-28 {b} 1... 18-23) 1... 19-23 $3 {c} *");
    assert_eq!(body(&["--strip", "comments"]), "1. 32-28 (1. 33-28 18-23) 1... 19-23 $3 *");
    assert_eq!(body(&["--strip", "variations"]), "1. 32-28 {a [%clk 0:01]} 1... 19-23 $3 {c} *");
    assert_eq!(body(&["--strip", "comments,variations"]), "1. 32-28 19-23 $3 *");
}

#[test]
fn letters_signs_and_results_are_those_of_the_game_type() {
    for (game_type, moves, result, expected) in [
        ("25", "1. 22-18 11-15 2. 18x11 8x15", "2-0", "1. c3-d4 f6-e5 2. d4:f6 g7:e5 1-0"),
        ("26", "1. c3-d4 f6-e5 2. d4:f6 g7:e5", "1-1", "1. c3-d4 f6-e5 2. d4xf6 g7xe5 1/2-1/2"),
        ("20", "1. 32:28 19-23 2. 28-19 14x23", "1/2-1/2", "1. 32-28 19-23 2. 28x19 14x23 1-1"),
        ("21", "1. 11-15 22-18 2. 15-22 25-18", "2-0", "1. 11-15 22-18 2. 15x22 25x18 1-0"),
    ] {
        let text = format!("[GameType \"{game_type}\"]\n{moves} {result}\n");
        let (_, out, err) = run(Path::new("."), &["convert", "-"], text.as_bytes());
        assert_eq!(out.lines().last().unwrap(), expected, "{game_type}: {err}");
    }
    let fen = "[GameType \"25\"]\n[FEN \"W:Wc3:Bd8\"]\n1. c3-d4 *";
    let (_, out, _) = run(Path::new("."), &["convert", "-"], fen.as_bytes());
    assert!(out.contains("[FEN \"W:W22:B2\"]"), "positions are numbers: {out}");
}

#[test]
fn a_game_that_is_not_followed_is_kept_with_a_comment_and_said() {
    let folder = folder(&[("a.pdn", format!("{BROKEN}\n{ONE}").as_bytes())]);
    let (code, out, err) = run(folder.path(), &["convert", "a.pdn"], b"");
    assert_eq!(code, 1);
    assert!(out.contains("1. 32-28 99-1 {not replayed from here on} *"), "{out}");
    assert!(out.ends_with(ONE));
    assert!(err.starts_with("a.pdn: game 1 is replayed for 1 of 2 half-moves: "), "{err}");
    // An unreadable move keeps its turn, and later moves follow the numbers of the record.
    let lost = "[GameType \"20\"]\n\n1. 32-28 18-23 2. 38-32 12-l8 3. 43-38 7-12 5. 4O-35 20x29 6. 33x24 *\n";
    let (_, out, _) = run(folder.path(), &["convert", "-"], lost.as_bytes());
    let expected = "3. 43-38 7-12 {4O-35} 5... 20x29 6. 33x24 *";
    assert!(out.replace('\n', " ").contains(expected), "{out}");
}

#[test]
fn archives_folders_patterns_and_stdin_say_the_same() {
    let both = format!("{ONE}\n{TWO}");
    let folder = folder(&[
        ("in/a.pdn", ONE.as_bytes()),
        ("in/deep/b.PDN", TWO.as_bytes()),
        ("both.pdn.gz", &gzip(&both)),
        ("both.zst", &zstd(&both)),
        ("frames.zst", &[zstd(&format!("{ONE}\n")), zstd(TWO)].concat()),
    ]);
    for input in ["in", "both.pdn.gz", "both.zst", "frames.zst"] {
        let (code, out, err) = run(folder.path(), &["convert", input], b"");
        assert_eq!((code, &out), (0, &both), "{input}: {err}");
    }
    let (_, out, err) = run(folder.path(), &["convert", "in/*.pdn", "in/*/*.PDN"], b"");
    assert_eq!(out, both, "{err}");
    for packed in [gzip(&both), zstd(&both), both.clone().into_bytes()] {
        let (code, out, err) = run(folder.path(), &["convert", "-"], &packed);
        assert_eq!((code, &out), (0, &both), "{err}");
    }
}

#[test]
fn a_list_of_positions_is_read_and_written() {
    let folder = folder(&[("a.fen", b"W:W31,K46:B1\nB:B20:W40.\n")]);
    let (code, out, err) =
        run(folder.path(), &["convert", "a.fen", "--to", "fen", "--rules", "international"], b"");
    assert_eq!((code, out.as_str()), (0, "W:W31,K46:B1\nB:W40:B20\n"), "{err}");
}

#[test]
fn of_a_damaged_archive_the_games_before_the_damage_are_kept() {
    let many: Vec<String> = (0..6000).map(|n| ONE.replace("One", &format!("No {n}"))).collect();
    let text = many.join("\n");
    for (name, packed) in [("a.pdn.gz", gzip(&text)), ("a.pdn.zst", zstd(&text))] {
        let cut = &packed[..packed.len() / 10 * 8];
        let folder = folder(&[(name, cut), ("b.pdn", TWO.as_bytes())]);
        let (code, out, err) = run(folder.path(), &["convert", name, "b.pdn"], b"");
        assert_eq!(code, 2, "{err}");
        let message = format!("error: {name}: damaged; the rest is not read: ");
        assert!(err.contains(&message), "{err}");
        let (kept, last) = out.rsplit_once("\n[Event \"Two\"]").unwrap();
        assert!(last.ends_with(&TWO[15..]), "the other file is read: {last}");
        assert!(kept.len() > text.len() / 10 && text.starts_with(kept), "{}", kept.len());
        let (code, _, err) = run(folder.path(), &["validate", name, "b.pdn"], b"");
        assert_eq!(code, 2);
        assert!(err.contains(&message) && !err.starts_with("0 games"), "{err}");
    }
    let folder = folder(&[("not.gz", ONE.as_bytes())]);
    let (code, _, err) = run(folder.path(), &["validate", "not.gz"], b"");
    assert_eq!(code, 2);
    assert!(err.contains("not.gz: it is named .gz and is not gzip"), "{err}");
}

#[test]
fn skippable_frames_of_zstandard_are_passed_over_wherever_they_stand() {
    let one = format!("{ONE}\n");
    let both = format!("{one}{TWO}");
    // A frame may end in the middle of a game.
    let (first, second) = both.split_at(one.len() / 2);
    let every_magic: Vec<u8> = (0..16).flat_map(|variant| skippable(variant, b"notes")).collect();
    let long = skippable(7, &vec![b'x'; 200_000]);
    for (name, packed) in [
        ("pzstd.zst", pzstd(&[&one, TWO])),
        ("cut-in-a-game.zst", pzstd(&[first, second])),
        ("no-ending", pzstd(&[&one, TWO])),
        ("empty-frames.zst", pzstd(&["", &one, "", TWO, ""])),
        ("every-magic.zst", [&every_magic[..], &zstd(&both), &every_magic].concat()),
        ("long.zst", [long.clone(), zstd(&one), long, zstd(TWO)].concat()),
        ("nothing-in-it.zst", [skippable(3, b""), zstd(&both), skippable(15, b"")].concat()),
    ] {
        let folder = folder(&[(name, &packed)]);
        let (code, out, err) = run(folder.path(), &["convert", name], b"");
        assert_eq!((code, &out), (0, &both), "{name}: {err}");
        let (code, out, err) = run(folder.path(), &["convert", "-"], &packed);
        assert_eq!((code, &out), (0, &both), "{name} on standard input: {err}");
    }
    let folder = self::folder(&[("none.zst", &skippable(0, b"nothing else"))]);
    let (code, _, err) = run(folder.path(), &["convert", "none.zst"], b"");
    assert_eq!(code, 2);
    assert!(err.contains("there is no game in none.zst"), "{err}");
}

#[test]
fn a_cut_skippable_frame_is_damage_and_the_games_before_it_are_judged() {
    let one = format!("{ONE}\n");
    let whole = [pzstd(&[&one, TWO]), skippable(0, b"twelve bytes")].concat();
    // Truncated in the content, in the length, and in the magic number.
    for missing in [1, 11, 12, 13, 16, 17, 19] {
        let cut = &whole[..whole.len() - missing];
        let folder = folder(&[("a.zst", cut), ("b.pdn", ONE.as_bytes())]);
        let (code, out, err) = run(folder.path(), &["convert", "a.zst", "b.pdn"], b"");
        assert_eq!((code, out), (2, format!("{one}{TWO}\n{ONE}")), "{missing}: {err}");
        assert!(err.contains("error: a.zst: damaged; the rest is not read: "), "{missing}: {err}");
        let (code, _, err) = run(folder.path(), &["validate", "a.zst"], b"");
        assert_eq!(code, 2);
        assert!(err.contains("2 games, 6 half-moves: 2 clean"), "{missing}: {err}");
    }
    // The same without a frame before it.
    let folder = self::folder(&[("a.zst", &skippable(0, b"four")[..10])]);
    let (code, _, err) = run(folder.path(), &["validate", "a.zst"], b"");
    assert_eq!(code, 2);
    assert!(err.contains("a.zst: damaged; the rest is not read"), "{err}");
    // What follows the skippable frame is not Zstandard.
    let folder = self::folder(&[("a.zst", &[skippable(0, b"four"), ONE.into()].concat())]);
    let (code, _, err) = run(folder.path(), &["validate", "a.zst"], b"");
    assert_eq!(code, 2);
    assert!(err.contains("a.zst: damaged; the rest is not read"), "{err}");
}

#[test]
fn games_are_chosen_by_number_player_and_condition() {
    let text = format!("{ONE}\n{TWO}\n{}", ONE.replace("One", "Three \\\"open\\\""));
    let folder = folder(&[("a.pdn", text.as_bytes())]);
    for (options, events) in [
        (&["--game", "2-3"][..], "Two Three"),
        (&["--game", "1,3-9"], "One Three"),
        (&["--player", "NORTH"], "One Two Three"),
        (&["--player", "east"], "Two"),
        (&["--player", "north", "--game", "1-2", "--where", "not Event=Two"], "One"),
        (&["--where", "Event~\"OPEN\" and White=North"], "Three"),
        (&["--where", "White=East or Event~\"\\\"o\""], "Two Three"),
    ] {
        let args = [&["convert", "a.pdn"], options].concat();
        let (code, out, err) = run(folder.path(), &args, b"");
        assert_eq!(code, 0, "{options:?}: {err}");
        let found: Vec<&str> = out
            .lines()
            .filter_map(|line| line.strip_prefix("[Event \"")?.split(['"', ' ']).next())
            .collect();
        assert_eq!(found.join(" "), events, "{options:?}");
        let args = [&["validate", "a.pdn", "--format", "csv"], options].concat();
        let (_, out, _) = run(folder.path(), &args, b"");
        assert_eq!(out.lines().count() - 1, found.len(), "{options:?}: {out}");
    }
    for (options, words) in [
        (&["--game", "0"][..], "write numbers from 1"),
        (&["--game", "9-2"], "write numbers from 1"),
        (&["--where", "Event~"], "column 7: a value is expected"),
        (&["--where", "White=Nobody"], "no game fits"),
    ] {
        for command in ["convert", "validate"] {
            let args = [&[command, "a.pdn"], options].concat();
            let (code, _, err) = run(folder.path(), &args, b"");
            assert_eq!(code, 2, "{args:?}");
            assert!(err.contains(words), "{args:?}: {err}");
        }
    }
}

#[test]
fn a_file_that_cannot_be_read_does_not_hide_the_others() {
    let folder =
        folder(&[("a.pdn", ONE.as_bytes()), ("b.pdn", TWO.as_bytes()), ("no.pdn", b"words")]);
    fs::create_dir(folder.path().join("empty")).unwrap();
    let args =
        ["validate", "--format", "csv", "a.pdn", "missing.pdn", "no.pdn", "empty", "x*", "b.pdn"];
    let (code, out, err) = run(folder.path(), &args, b"");
    assert!(err.contains("no file in empty ends in .pdn .fen .gz .zst"), "{err}");
    assert!(err.contains("no file fits x*"), "{err}");
    assert_eq!((code, out.lines().count()), (2, 3), "{out}");
    assert!(err.contains("cannot read missing.pdn"), "{err}");
    assert!(err.contains("there is no game in no.pdn"), "{err}");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let untyped = ONE.replace("[GameType \"20,W,10,10,N2,0\"]\n", "");
    let games: Vec<String> =
        (0..1500).map(|n| [ONE, TWO, BROKEN, &untyped][n % 4].to_owned()).collect();
    let text = games.join("\n");
    for command in [&["convert"][..], &["validate", "--format", "jsonl"], &["validate"]] {
        let with =
            |jobs| run(Path::new("."), &[command, &["-j", jobs, "-"]].concat(), text.as_bytes());
        let one = with("1");
        assert!(one.1.len() > 10_000);
        assert_eq!(one, with("2"), "{command:?}");
        assert_eq!(one, with("7"), "{command:?}");
    }
}

#[test]
fn a_game_type_keeps_the_notation_of_the_record() {
    for text in [
        "[GameType \"23,W,8,8,A0,0\"]\n\n1. c3-d4 f6-g5 2. g3-h4 *\n",
        "[GameType \"21,W,8,8,N2,0\"]\n\n1. 22-18 11-15 2. 18x11 8x15 *\n",
        "[GameType \"23,W,8,8,N1,0\"]\n\n1. 11-15 22-18 2. 15x22 25x18 *\n",
        "[GameType \"23,B,8,8,A1,1\"]\n\n1. c3-d4 f6-g5 *\n",
        "[GameType \"25,W,8,8,N2,0\"]\n\n1. 22-18 9-13 *\n",
        "[GameType \"20,W,10,10,A0,0\"]\n[FEN \"W:Wc3:Bd8\"]\n\n1. c3-d4 d8-c7 *\n",
    ] {
        let (code, out, err) = run(Path::new("."), &["convert", "-"], text.as_bytes());
        assert_eq!((code, out.as_str()), (0, text), "{err}");
        let (code, out, err) = run(Path::new("."), &["validate", "--strict", "-"], text.as_bytes());
        assert_eq!(code, 0, "{out}{err}");
    }
}

#[test]
fn short_notation_is_read_and_written_on_request() {
    let full = "[GameType \"25,W,8,8,A0,0\"]\n\n1. c3-b4 d6-c5 2. b4:d6 e7:c5 *\n";
    let short = "[GameType \"25,W,8,8,S0,0\"]\n\n1. cb4 dc5 2. bd6 ec5 *\n";
    let convert = |options: &[&str], text: &str| {
        let args = [&["convert", "-"], options].concat();
        let (code, out, err) = run(Path::new("."), &args, text.as_bytes());
        assert_eq!(code, 0, "{err}");
        out
    };
    assert_eq!(convert(&["--notation", "short"], full), short);
    assert_eq!(convert(&[], short), full, "few programs read it");
    assert_eq!(convert(&["--notation", "short"], short), short);
    assert_eq!(convert(&[], "[GameType \"25\"]\n1. cb4 dc5 2. b:d6 e:c5 *"), full);
    assert_eq!(convert(&["--notation", "letters"], short), full);
    assert!(convert(&["--notation", "numbers"], short).contains("1. 22-17 10-14 2. 17:10 7:14"));
    // Without a game type, and without numbers.
    let (code, _, err) = run(Path::new("."), &["validate", "-"], b"ab4 ba5 cd4 *");
    assert!(code == 0 && err.contains("3 half-moves"), "{err}");
    // Two men capture from the c-file to e5, so the move is written in full.
    let two = "[GameType \"25\"]\n[FEN \"W:Wc3,c7,a1:Bd4,d6\"]\n1. c3:e5 *";
    assert!(convert(&["--notation", "short"], two).ends_with("1. c3:e5 *\n"));
}

#[test]
fn what_is_not_judged_is_written_as_it_stands_and_is_no_success() {
    let text = "[GameType \"41,W,10,8,A0,0\"]\n\n1. c3-d4 d6-c5 *\n";
    let (code, out, err) = run(Path::new("."), &["convert", "-"], text.as_bytes());
    assert_eq!((code, out.as_str()), (1, text), "{err}");
    assert!(err.contains("a board of 10x8, which no rule set has"), "{err}");
    for text in [text, "1. zz yy *", "[GameType \"41\"] 1. c3-d4 *", "(1. 32-28) *"] {
        let (code, out, err) = run(Path::new("."), &["validate", "-"], text.as_bytes());
        assert_eq!(code, 1, "{text}: {out}{err}");
        assert!(!text.contains("41") || !out.contains("judged by"), "{out}");
    }
    let (code, _, err) = run(Path::new("."), &["adjudicate", "-"], text.as_bytes());
    assert!(code == 2 && err.contains("a board of 10x8"), "{code} {err}");
    let (code, ..) = run(Path::new("."), &["validate", "-"], b"[White \"a\"]\n\n0-2\n");
    assert_eq!(code, 0, "a game that was not played");
}

/// Games buffered for a guess of the rules keep their place in the numbering.
#[test]
fn games_that_arrive_in_pieces_are_numbered_in_their_order() {
    use std::process::{Command, Stdio};

    let untyped = ONE.replace("[GameType \"20,W,10,10,N2,0\"]\n", "") + "\n";
    let mut child = Command::new(env!("CARGO_BIN_EXE_arbiter"))
        .args(["validate", "--format", "csv", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let piece = untyped.repeat(10);
    let writer = std::thread::spawn(move || {
        for _ in 0..30 {
            input.write_all(piece.as_bytes()).unwrap();
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let numbers: Vec<&str> = text.lines().skip(1).filter_map(|row| row.split(',').nth(1)).collect();
    let all: Vec<String> = (1..=300).map(|number: u32| number.to_string()).collect();
    assert_eq!(numbers, all);
}
