//! Files packed by other programs: read, or rejected with advice.

use assert_cmd::Command;

#[test]
fn what_is_packed_in_a_way_that_is_not_read_is_refused_and_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let good = "[GameType \"20\"]\n\n1. 32-28 *\n";
    std::fs::write(folder.path().join("good.pdn"), good).expect("a file");
    for (start, kind) in [
        (&b"\xFD7zXZ\x00\x00\x04"[..], "xz"),
        (b"BZh91AY&SY", "bzip2"),
        (b"PK\x03\x04\x14\x00", "zip"),
        (b"PK\x05\x06\x00\x00", "zip"),
        (b"7z\xBC\xAF\x27\x1C", "7z"),
        (b"Rar!\x1A\x07\x01\x00", "RAR"),
    ] {
        std::fs::write(folder.path().join("games.pdn"), start).expect("a file");
        for shard in [&[][..], &["--format", "jsonl", "--shard", "1/1"]] {
            let mut command = Command::cargo_bin("arbiter").expect("the program");
            command.current_dir(folder.path()).args(["validate", "games.pdn", "good.pdn"]);
            let output = command.args(shard).output().expect("it runs");
            let said = String::from_utf8_lossy(&output.stderr);
            let named = format!("games.pdn: it is packed by {kind}, which is not read here");
            assert!(said.contains(&named), "{said}");
            assert!(said.contains("1 game, 1 half-move"), "the other file is read: {said}");
            assert_eq!(output.status.code(), Some(2));
        }
    }
    // A text that begins with the same letters is still a text.
    std::fs::write(folder.path().join("games.pdn"), "PK 1. 32-28 *\n").expect("a file");
    let mut command = Command::cargo_bin("arbiter").expect("the program");
    let output = command.current_dir(folder.path()).args(["validate", "games.pdn"]).output();
    assert_ne!(output.expect("it runs").status.code(), Some(2));
}
