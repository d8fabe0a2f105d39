//! Checks the prose of the README and the manual by the style rules that a program can check.
//!
//! `prose.csv` counts the remaining violations, and the counts may only fall:
//! `UPDATE_FIXTURES=1 cargo test --test book prose::` lowers them.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use regex::Regex;

/// A rule: its name, the pattern that breaks it, and what to write instead.
const RULES: &[(&str, &str, &str)] = &[
    (
        "stand",
        r"\b([Ss]tands?|stood) (in|on|under|at|over|beside|behind|twice|with|as|apart)\b",
        "is, is printed, is listed; `stands` is for an irregular move that is not corrected",
    ),
    ("of-first", r"(?:^|[.:;] )Of (a|the|all|what|which|teams|several|two)\b", "In ..., For ..."),
    ("of-which", r"\bof (which|whom)\b", "whose, with, without"),
    ("same", r"\b[Tt]he same[.,;:]", "repeat the noun, or `as above`"),
    (
        "agentless",
        r"\b(is|are|was|were|be) (said|told|named|asked|held|meant)\b",
        "name the actor: arbiter, you, the command",
    ),
    ("what-first", r"(?:^|[.;:] )(Whoever|Who|Whom|What) [a-z][^?]*[.]$", "a noun, or the actor"),
    ("as-is", r"\bas (it|they) (is|are|was|were)[.,;:]", "unchanged, or delete it"),
    ("go-on", r"\bgo(es)? on\b", "continues, advances"),
    ("per", r"\b(a|one) (line|row|page|file|object|card) (a|an) ", "one line per ..."),
    ("negative", r"\b(is|are) none\b|\bknows? no\b|\bnothing but\b", "say what it is"),
    (
        "where",
        r"(?:^|[.;:,(] ?)[Ww]here (nothing|it|they|no|teams|a|the|there|somebody)\b",
        "`if` for a condition, `in` or `for` for scope",
    ),
    ("also", r"\balso (if|in|of|at|for|without|those|by|to|on)\b", "`even if`, `and ... too`"),
    (
        "calque",
        r"\ball the same\b|\bany more\b|\bmeanwhile\b|\bheld against\b|\bpassed over\b|\breckoned\b|\bwholly\b|\bput off\b|\btaken out\b|\bat once\b|\bgoes by\b|\bgo by\b|\botherwise than\b|\bup to now\b",
        "anyway, no longer, in the meantime, compared with, skipped, calculated, postponed, removed, \
         immediately",
    ),
    (
        "term",
        r"\bstart numbers?\b|\blate-comers?\b|\b(match|matches|event|events) of teams\b|\bkinds? of draughts\b|\bcross-tables?\b|\bthe book\b",
        "pairing number, late entry, team match, team event, variant, crosstable, the manual",
    ),
];

/// The most words in a sentence, and the most semicolons and colons.
const MOST_WORDS: usize = 35;
const MOST_JOINTS: usize = 2;

/// Returns the hand-written pages, and those of the commands, whose help is hand-written.
///
/// The rest of the reference is generated from the program.
fn pages() -> Vec<String> {
    let mut pages = vec!["README.md".to_owned(), "docs/src/introduction.md".to_owned()];
    for folder in ["tutorials", "how-to", "explanation", "reference/commands"] {
        let folder = format!("docs/src/{folder}");
        for page in fs::read_dir(root().join(&folder)).unwrap() {
            let name = page.unwrap().file_name().into_string().unwrap();
            pages.extend(name.ends_with(".md").then(|| format!("{folder}/{name}")));
        }
    }
    let reference = ["event-file", "exit-codes", "limits", "positions", "stable", "tie-breaks"];
    pages.extend(reference.map(|name| format!("docs/src/reference/{name}.md")));
    pages.sort();
    pages
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Compiles a pattern with ASCII word boundaries: the Unicode tables are not compiled in.
fn regex(pattern: &str) -> Regex {
    Regex::new(&pattern.replace(r"\b", r"(?-u:\b)")).unwrap()
}

/// Returns the sentences of a page, with `x` in place of inline code and without code blocks.
fn sentences(text: &str) -> Vec<String> {
    let mut paragraphs = vec![String::new()];
    let mut is_fenced = false;
    for line in text.lines() {
        let line = line.trim();
        if line.starts_with("```") {
            is_fenced = !is_fenced;
            paragraphs.push(String::new());
        } else if is_fenced {
        } else if line.starts_with('|') {
            paragraphs.extend(line.split('|').map(|cell| cell.trim().to_owned()));
            paragraphs.push(String::new());
        } else {
            let item = line.trim_start_matches(|c: char| c.is_ascii_digit()).strip_prefix(". ");
            let item = item.or_else(|| line.strip_prefix("- "));
            if line.is_empty() || line.starts_with('#') || item.is_some() {
                paragraphs.push(String::new());
            }
            let words = item.unwrap_or(line).trim_start_matches(['#', ' ']);
            let last = paragraphs.last_mut().unwrap();
            last.push_str(words);
            last.push(' ');
            if line.starts_with('#') {
                paragraphs.push(String::new());
            }
        }
    }
    let end = Regex::new(r"([.!?])[)*]* +").unwrap();
    let mut sentences = Vec::new();
    for paragraph in paragraphs {
        // Replaces inline code, then drops the targets of links.
        let plain: Vec<&str> = paragraph.split('`').step_by(2).collect();
        let mut plain = plain.join("x");
        while let Some((before, after)) = plain.split_once("](") {
            let (_, rest) = after.split_once(')').unwrap_or(("", after));
            plain = format!("{before}{rest}");
        }
        let plain = plain.replace(['[', '*'], "");
        let parted = end.replace_all(&plain, "$1\n");
        let parted = parted.lines().map(str::trim).filter(|line| !line.is_empty());
        sentences.extend(parted.map(str::to_owned));
    }
    sentences
}

/// Returns every sentence that breaks a rule, by page and rule.
fn broken() -> BTreeMap<(String, String), Vec<String>> {
    let rules: Vec<(&str, Regex)> =
        RULES.iter().map(|(name, pattern, _)| (*name, regex(pattern))).collect();
    let mut broken: BTreeMap<(String, String), Vec<String>> = BTreeMap::new();
    let mut seen = 0;
    for page in pages() {
        let text = fs::read_to_string(root().join(&page)).unwrap();
        for sentence in sentences(&text) {
            seen += 1;
            let words =
                sentence.split_whitespace().filter(|word| word.contains(char::is_alphabetic));
            let joints = sentence.matches("; ").count() + sentence.matches(": ").count();
            // A list of synonyms contains the words that are not used.
            let has_synonyms = |rule: &str| rule == "term" && page.ends_with("/words.md");
            let by_rules =
                rules.iter().filter(|(name, _)| !has_synonyms(name)).flat_map(|(name, rule)| {
                    rule.find_iter(&sentence).map(|_| *name).collect::<Vec<_>>()
                });
            // A list of exit codes, or of the values of an option.
            let is_list = sentence.starts_with("Exit code") || sentence.starts_with("Values:");
            let long = (words.count() > MOST_WORDS && !is_list).then_some("long");
            let joined = (joints > MOST_JOINTS && !is_list).then_some("joined");
            for rule in by_rules.chain(long).chain(joined) {
                let key = (page.clone(), rule.to_owned());
                broken.entry(key).or_default().push(sentence.clone());
            }
        }
    }
    assert!(seen > 1_000, "only {seen} sentences found");
    broken
}

#[test]
fn the_prose_keeps_the_rules_of_the_style_page() {
    let path = root().join("tests/book/prose.csv");
    let listed: BTreeMap<(String, String), usize> = fs::read_to_string(&path)
        .unwrap_or_default()
        .lines()
        .skip(1)
        .map(|line| {
            let cells: Vec<&str> = line.split(',').collect();
            ((cells[0].to_owned(), cells[1].to_owned()), cells[2].parse().unwrap())
        })
        .collect();
    let broken = broken();
    let mut wrong = Vec::new();
    for ((page, rule), sentences) in &broken {
        let most = listed.get(&(page.clone(), rule.clone())).copied().unwrap_or(0);
        if sentences.len() > most {
            let instead =
                RULES.iter().find(|(name, ..)| name == rule).map_or("shorter", |one| one.2);
            let count = sentences.len();
            wrong.push(format!(
                "{page}: {rule}: {count}, not more than {most} (instead: {instead})\n    {}",
                sentences.join("\n    ")
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let left: Vec<String> = broken
        .iter()
        .map(|((page, rule), sentences)| format!("{page},{rule},{}\n", sentences.len()))
        .collect();
    let left = format!("page,rule,at most\n{}", left.concat());
    if std::env::var_os("UPDATE_FIXTURES").is_some() {
        fs::write(&path, &left).unwrap();
    }
    assert!(
        fs::read_to_string(&path).unwrap_or_default() == left,
        "fewer sentences break a rule: UPDATE_FIXTURES=1 cargo test --test book prose:: lowers the list"
    );
}
