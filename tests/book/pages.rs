//! The book is consistent.
//!
//! Every page is in the table of contents, every link leads to a file, and every command that is
//! shown without being run is one that the program accepts.

use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns every page below a folder, except those that only serve a test.
fn pages_below(folder: &Path) -> Vec<PathBuf> {
    let mut pages = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        if path.is_dir() && !matches!(ending, "in" | "out") {
            pages.extend(pages_below(&path));
        } else if ending == "md" {
            pages.push(path);
        }
    }
    pages.sort();
    pages
}

/// Returns the pages of the book, and `README.md`, `CONTRIBUTING.md` and `CHANGELOG.md`.
fn pages() -> Vec<PathBuf> {
    let mut pages = pages_below(&root().join("docs/src"));
    assert!(pages.len() > 30, "only {} pages found", pages.len());
    pages.extend(["README.md", "CONTRIBUTING.md", "CHANGELOG.md"].map(|name| root().join(name)));
    pages
}

/// Returns the targets of the links of a page, except those in code.
fn links(text: &str) -> Vec<String> {
    let mut prose = String::new();
    let mut is_fenced = false;
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            is_fenced = !is_fenced;
        } else if !is_fenced {
            // Inline code is between backticks, so every second piece is code.
            prose.extend(line.split('`').step_by(2));
            prose.push('\n');
        }
    }
    let starts = prose.match_indices("](").map(|(at, _)| at + 2);
    let targets = starts.filter_map(|at| prose[at..].split_once(')'));
    targets.map(|(target, _)| target.to_owned()).collect()
}

/// Returns a path with its `..` resolved.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => drop(plain.pop()),
            part => plain.push(part),
        }
    }
    plain
}

/// Returns the anchors of the headings of a page.
fn anchors(text: &str) -> BTreeSet<String> {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    let anchor = |heading: &str| {
        let kept = heading.trim_start_matches('#').trim().to_lowercase();
        let kept = kept.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
        kept.map(|c| if c == ' ' { '-' } else { c }).collect()
    };
    headings.map(anchor).collect()
}

#[test]
fn every_link_leads_somewhere() {
    let mut wrong = Vec::new();
    for page in pages() {
        let text = std::fs::read_to_string(&page).unwrap();
        for link in links(&text) {
            if link.starts_with("https://") || link.starts_with("mailto:") {
                continue;
            }
            let (file, anchor) = link.split_once('#').unwrap_or((&link, ""));
            let target = match file {
                "" => page.clone(),
                file => plain(&page.parent().unwrap().join(file)),
            };
            // The site contains only what is below docs/src; its pages cannot link to anything
            // else.
            let book = root().join("docs/src");
            let is_lost = page.starts_with(&book) && !target.starts_with(&book);
            let has_anchor = || {
                let text = std::fs::read_to_string(&target).unwrap_or_default();
                anchor.is_empty() || anchors(&text).contains(anchor)
            };
            if is_lost || !target.exists() || !has_anchor() {
                wrong.push(format!("{}: {link}", page.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Code that a page shows equals a part of a file, between two marks in that file.
///
/// `<!-- FILE: PART -->` precedes the block, and `UPDATE_FIXTURES=1` copies the part.
#[test]
fn code_that_is_shown_is_that_of_its_file() {
    let (mut seen, mut wrong) = (0, Vec::new());
    for page in pages() {
        let text = std::fs::read_to_string(&page).unwrap();
        let mut copied = text.clone();
        let shown = text.split("<!-- ").skip(1).filter_map(|rest| {
            let (mark, rest) = rest.split_once(" -->\n```rust\n")?;
            Some((mark, rest.split_once("```\n")?.0))
        });
        for (mark, code) in shown {
            seen += 1;
            let (file, part) = mark.split_once(": ").unwrap();
            let file = std::fs::read_to_string(root().join(file)).unwrap();
            let (_, rest) = file.split_once(&format!("// ANCHOR: {part}\n")).unwrap();
            let (there, _) = rest.split_once(&format!("// ANCHOR_END: {part}\n")).unwrap();
            if code != there {
                wrong.push(format!("{}: {mark}", page.display()));
                copied = copied.replace(code, there);
            }
        }
        if copied != text && std::env::var_os("UPDATE_FIXTURES").is_some() {
            std::fs::write(&page, copied).unwrap();
        }
        assert!(!text.contains("{{#"), "{}: a reader elsewhere sees the mark", page.display());
    }
    assert!(seen > 3, "only {seen} pieces of code found");
    assert!(wrong.is_empty(), "UPDATE_FIXTURES=1 copies them:\n{}", wrong.join("\n"));
}

#[test]
fn every_page_is_in_the_list_of_contents() {
    let book = root().join("docs/src");
    let summary = std::fs::read_to_string(book.join("SUMMARY.md")).unwrap();
    let listed: BTreeSet<PathBuf> = links(&summary).iter().map(|link| book.join(link)).collect();
    let mut there: BTreeSet<PathBuf> = pages_below(&book).into_iter().collect();
    there.remove(&book.join("SUMMARY.md"));
    let lost: Vec<_> = there.symmetric_difference(&listed).collect();
    assert!(lost.is_empty(), "{lost:#?}");
}

/// Returns the commands of a page that are not run.
///
/// They are in its `sh` blocks and, on how-to pages, in its tables.
fn commands<'a>(page: &Path, text: &'a str) -> impl Iterator<Item = &'a str> {
    let blocks = text.split("```sh\n").skip(1).filter_map(|rest| rest.split_once("```"));
    let has_rows = page.parent().is_some_and(|folder| folder.ends_with("how-to"));
    let rows = text.lines().filter(move |line| has_rows && line.starts_with('|'));
    let in_rows = rows.flat_map(|row| row.split('`').skip(1).step_by(2));
    let in_rows = in_rows.filter(|code| code.starts_with("arbiter "));
    blocks.flat_map(|(block, _)| block.lines()).chain(in_rows)
}

#[test]
fn commands_that_are_not_run_can_be_typed() {
    let mut seen = 0;
    let mut wrong = Vec::new();
    for page in pages() {
        let text = std::fs::read_to_string(&page).unwrap();
        for line in commands(&page, &text) {
            let Some(words) = words(line).filter(|words| words[0] == "arbiter") else {
                continue;
            };
            seen += 1;
            if let Err(error) = draughts_arbiter::cli::command_line().try_get_matches_from(words) {
                wrong.push(format!("{}: {line}\n{error}", page.display()));
            }
        }
    }
    assert!(seen > 100, "only {seen} commands found");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Splits a line of shell into words; handles quotes, a trailing comment and redirected output.
fn words(line: &str) -> Option<Vec<String>> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for c in line.chars() {
        match (c, quote) {
            (c, Some(mark)) if c == mark => quote = None,
            ('"' | '\'', None) => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            ('#' | '>' | '|', None) if word.is_none() => break,
            (' ', None) => words.extend(word.take()),
            (c, _) => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    (!words.is_empty()).then_some(words)
}

#[test]
fn the_papers_keep_their_length() {
    let readme = std::fs::read_to_string(root().join("README.md")).unwrap();
    let lines = readme.lines().count();
    assert!(lines <= 250, "README.md has {lines} lines; the book is the place for more");
}

#[test]
fn every_pairing_system_has_its_word_on_the_page_of_swisses() {
    let page = std::fs::read_to_string(root().join("docs/src/how-to/swiss.md")).unwrap();
    let code: Vec<&str> = page.split('`').skip(1).step_by(2).collect();
    for id in draughts_arbiter::swiss::ids() {
        let setting = format!("pairing: {id}");
        let is_said = code.iter().any(|code| *code == id || *code == setting);
        assert!(is_said, "docs/src/how-to/swiss.md does not say `{setting}`");
    }
}

#[test]
fn every_tie_break_has_its_code_on_the_page_of_tie_breaks() {
    use draughts_arbiter::event::{FideKind, TieBreak};
    let page = std::fs::read_to_string(root().join("docs/src/reference/tie-breaks.md")).unwrap();
    let code: Vec<&str> = page.split('`').skip(1).step_by(2).collect();
    let fmjd = TieBreak::FMJD.iter().map(|one| one.code().into_owned());
    for one in fmjd.chain(FideKind::ALL.iter().map(|kind| kind.code().to_owned())) {
        let is_said =
            code.iter().any(|code| code.split([':', '/']).next() == Some(&*one) || *code == one);
        assert!(is_said, "docs/src/reference/tie-breaks.md does not have `{one}`");
    }
}

/// Returns the hand-written pages: their paths in the table of contents, with their titles.
fn titled() -> Vec<(String, String)> {
    let summary = std::fs::read_to_string(root().join("docs/src/SUMMARY.md")).unwrap();
    let lines = summary.lines().filter_map(|line| line.strip_prefix("- [")?.split_once("]("));
    let pages =
        lines.map(|(title, path)| (path.trim_end_matches(')').to_owned(), title.to_owned()));
    let folders = ["tutorials/", "how-to/", "explanation/"];
    pages.filter(|(path, _)| folders.iter().any(|folder| path.starts_with(folder))).collect()
}

#[test]
fn a_page_has_the_title_that_the_contents_have() {
    let titled = titled();
    assert!(titled.len() > 50, "only {} pages found", titled.len());
    for (path, title) in titled {
        let text = std::fs::read_to_string(root().join("docs/src").join(&path)).unwrap();
        assert_eq!(text.lines().next(), Some(&*format!("# {title}")), "{path}");
    }
}

/// `arbiter help topics` lists every hand-written page, and `arbiter help` prints each.
#[test]
fn the_program_has_every_chapter() {
    let help = |words: &[&str]| {
        let mut program = std::process::Command::new(env!("CARGO_BIN_EXE_arbiter"));
        let output = program.arg("help").args(words).env_remove("ARBITER_LANG").output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let list = help(&["topics"]);
    for (path, title) in titled() {
        let word = path.rsplit('/').next().unwrap().trim_end_matches(".md");
        let is_listed = list
            .lines()
            .any(|line| line.split_whitespace().next() == Some(word) && line.ends_with(&*title));
        assert!(is_listed, "{path} is not among the texts of src/cli/topics.rs");
        assert!(help(&["topics", word]).starts_with(&*title), "arbiter help topics {word}");
    }
}

/// The README and `evidence.md` give the totals of the table in `sources.md`.
#[test]
fn the_readme_counts_the_sources_as_the_program_does() {
    let page = std::fs::read_to_string(root().join("docs/src/explanation/sources.md")).unwrap();
    let (_, table) = page.split_once("NAME                 READ").unwrap();
    let (table, _) = table.split_once("```").unwrap();
    let rows: Vec<Vec<u32>> = table
        .lines()
        .skip(1)
        .filter(|line| !line.is_empty())
        .map(|line| line.split_whitespace().skip(1).map(|cell| cell.parse().unwrap()).collect())
        .collect();
    let sum = |column: usize| rows.iter().map(|row| row[column]).sum::<u32>();
    let [read, quoted, other, none] = [0, 1, 2, 3].map(sum);
    let all = read + quoted + other + none;
    let all = format!("{},{:03}", all / 1000, all % 1000);
    let sets = rows.len();
    for (page, told) in [
        (
            "README.md",
            format!("Of {all} fields and draw clauses in {sets} rule sets, {read} rest on"),
        ),
        ("README.md", format!("and {quoted} on quotations of one")),
        (
            "docs/src/explanation/evidence.md",
            format!(
                "{quoted} on quotations of such a text, {other} on another publication, and {none} on"
            ),
        ),
    ] {
        let text = std::fs::read_to_string(root().join(page)).unwrap().replace('\n', " ");
        assert!(text.contains(&told), "{page} does not say: {told}");
    }
}

/// All the texts of the program: the catalogues and the code.
fn texts_below(folder: &Path) -> String {
    let mut texts = String::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            texts.push_str(&texts_below(&path));
        } else if path.extension().is_some_and(|ending| ending == "ftl" || ending == "rs") {
            texts.push_str(&std::fs::read_to_string(&path).unwrap());
        }
    }
    texts
}

#[test]
fn the_messages_that_are_explained_are_those_of_the_program() {
    let texts = texts_below(&root().join("crates")) + &texts_below(&root().join("src"));
    let page = std::fs::read_to_string(root().join("docs/src/how-to/troubleshooting.md")).unwrap();
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `")?.split(" | ").next());
    let messages: Vec<&str> = rows.flat_map(|cell| cell.split('`').step_by(2)).collect();
    assert!(messages.len() > 15, "only {} messages found", messages.len());
    for message in messages {
        for part in message.split("...").map(|part| part.trim_matches([' ', ':', ',', ';'])) {
            assert!(texts.contains(part), "nothing says `{part}`, of `{message}`");
        }
    }
}

/// Returns the files of the project that people edit, as paths from its root.
fn files_below(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if path.is_dir() {
            if !matches!(name, "target" | ".git" | "node_modules" | "corpus") {
                files_below(&path, found);
            }
        } else {
            found.push(path.strip_prefix(root()).expect("it is below").to_owned());
        }
    }
}

/// Recipes that name a type, a constant or a file cost a newcomer an hour if it has another name by
/// now.
#[test]
fn what_the_recipes_name_is_there() {
    let mut files = Vec::new();
    files_below(root(), &mut files);
    let mut words = BTreeSet::new();
    let is_source = |path: &&PathBuf| {
        // A script has no extension.
        let end = path.extension().map(|end| end.to_str().unwrap_or_default());
        matches!(end, None | Some("rs" | "toml" | "ftl" | "yaml"))
    };
    for path in files.iter().filter(is_source) {
        let text = std::fs::read_to_string(root().join(path)).unwrap_or_default();
        let is_word = |character: char| character.is_ascii_alphanumeric() || character == '_';
        words.extend(text.split(|it| !is_word(it)).filter(|it| it.len() > 2).map(str::to_owned));
    }
    let name =
        regex::Regex::new(r"^([A-Z][A-Za-z0-9]{2,}|[A-Z][A-Z_]{2,}|[a-z]+_[a-z_]+)$").unwrap();
    let file = regex::Regex::new(r"^[\w./-]+\.(rs|ftl|yaml|md|json|toml)$").unwrap();
    let mut pages = pages_below(&root().join("docs/src/contributing"));
    pages.push(root().join("CONTRIBUTING.md"));
    let (mut checked, mut wrong) = (0, Vec::new());
    for page in pages {
        let text = std::fs::read_to_string(&page).unwrap();
        let mut is_fenced = false;
        for line in text.lines() {
            is_fenced ^= line.trim_start().starts_with("```");
            if is_fenced {
                continue;
            }
            for code in line.split('`').skip(1).step_by(2) {
                // A place to fill in.
                if ["NAME", "CODE"].iter().any(|open| code.contains(open)) {
                    continue;
                }
                let is_there = if file.is_match(code) {
                    // `app/event/begin.rs` is `crates/app/src/event/begin.rs`.
                    let short = |path: &PathBuf| -> PathBuf {
                        path.iter().filter(|part| *part != "src").collect()
                    };
                    files.iter().any(|path| path.ends_with(code) || short(path).ends_with(code))
                } else if name.is_match(code.trim_end_matches(['(', ')', '!'])) {
                    words.contains(code.trim_end_matches(['(', ')', '!']))
                } else {
                    continue;
                };
                checked += 1;
                if !is_there {
                    wrong.push(format!("{}: {code}", page.display()));
                }
            }
        }
    }
    assert!(checked > 200, "only {checked} names");
    assert!(wrong.is_empty(), "not in the sources: {wrong:#?}");
}
