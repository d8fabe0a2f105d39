//! Runs the Python examples of `docs/src/how-to/columns.md` and compares their output.
//!
//! Run by hand, with the packages of `scale/requirements.txt`:
//! `ARBITER_PYTHON=venv/bin/python cargo test --test book -- --ignored --nocapture columns::`.
//! `UPDATE_FIXTURES=1` rewrites the outputs.

use std::path::Path;
use std::process::Command;

/// A block of Python and the text that it prints.
struct Block {
    code: String,
    printed: String,
}

/// Returns the Python blocks of a page, each with the text block after it.
fn blocks(page: &str) -> Vec<Block> {
    let parts = page.split("```python\n").skip(1);
    parts
        .map(|part| {
            let (code, rest) = part.split_once("```\n").unwrap();
            let text = rest.split_once("```text\n").unwrap().1;
            let printed = text.split_once("```").unwrap().0;
            Block { code: code.to_owned(), printed: printed.to_owned() }
        })
        .collect()
}

/// Returns the lines without trailing blanks, and without empty lines at either end.
fn trimmed(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    let lines = lines.join("\n");
    format!("{}\n", lines.trim_matches('\n'))
}

#[test]
#[ignore = "needs Python with duckdb, polars and pyspark"]
fn the_questions_of_the_page_have_its_answers() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = home.join("docs/src/how-to/columns.md");
    let mut text = std::fs::read_to_string(&page).unwrap();
    let folder = tempfile::TempDir::new().unwrap();
    for kind in ["games", "positions", "findings"] {
        let rows = Command::new(env!("CARGO_BIN_EXE_arbiter"))
            .args(["convert", "fixtures/records", "--to", kind])
            .current_dir(home)
            .output()
            .unwrap();
        std::fs::write(folder.path().join(format!("{kind}.jsonl")), rows.stdout).unwrap();
    }
    let python = std::env::var("ARBITER_PYTHON").unwrap_or_else(|_| "python3".into());
    let all = blocks(&text);
    let (mut checked, count) = (0, all.len());
    for Block { code, printed } in all {
        let output = Command::new(&python)
            .args(["-c", &code])
            .env("PYTHONIOENCODING", "utf-8")
            .current_dir(folder.path())
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        let answer = trimmed(&String::from_utf8_lossy(&output.stdout));
        if std::env::var_os("UPDATE_FIXTURES").is_some() {
            let old = format!("{code}```\n\n```text\n{printed}```");
            text = text.replace(&old, &format!("{code}```\n\n```text\n{answer}```"));
        } else {
            assert_eq!(answer, trimmed(&printed), "{code}\n{said}");
        }
        checked += 1;
    }
    std::fs::write(&page, text).unwrap();
    println!("{checked} of {count} blocks of Python");
    assert_eq!((checked, count), (4, 4));
}
