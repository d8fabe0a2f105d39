//! Arbitrary signs inserted next to or in place of others in a legal record: a sign that is read is
//! written again, a sign that is not read is reported, and no player is charged because of one.
//!
//! `PROPTEST_CASES=20000 cargo test --test records signs::` searches longer.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use draughts_arbiter::app::records::{Before, Conversion, Converted, Given, each_game};
use draughts_arbiter::board::SquareStyle;
use draughts_arbiter::diag::Level;
use draughts_arbiter::pdn::Outcome;
use draughts_arbiter::record::{Catalogue, GameReport, Laws, ReplayOptions, Strip, codes};
use draughts_arbiter::report::ConversionFormat;
use draughts_arbiter::words::Language;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};

/// The number of cases, unless the environment sets it.
const CASES: u32 = 2000;
/// The number of half-moves per game.
const LENGTH: usize = 20;

/// A legal game in plain notation.
struct Sample {
    laws: Arc<Laws>,
    text: String,
    /// The offset of its moves.
    body: usize,
    last: String,
}

static CATALOGUE: LazyLock<Arc<Catalogue>> = LazyLock::new(Arc::default);

/// Random games under every rule set.
static SAMPLES: LazyLock<Vec<Sample>> = LazyLock::new(|| {
    let sets = draughts_arbiter::rules::names().iter();
    let laws = sets.filter_map(|name| CATALOGUE.laws(name));
    laws.flat_map(|laws| (1..40).filter_map(move |seed| played(&laws, seed)).take(3)).collect()
});

fn played(laws: &Arc<Laws>, seed: u64) -> Option<Sample> {
    let mut chance = seed;
    let mut below = |limit: usize| {
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963);
        ((chance >> 33) as usize) % limit
    };
    let mut position = laws.start;
    let mut text = String::from("[White \"A\"]\n[Black \"B\"]\n[Result \"1/2-1/2\"]\n\n");
    let body = text.len();
    for ply in 0..LENGTH {
        let legal = laws.generator.legal_moves(&position);
        if legal.is_empty() {
            return None;
        }
        if ply % 2 == 0 {
            text.push_str(&format!("{}. ", ply / 2 + 1));
        }
        let mv = legal[below(legal.len())];
        text.push_str(&laws.write(&position, &legal, &mv));
        text.push_str(match ply {
            5 => " {a remark} ",
            9 => "\n",
            _ => " ",
        });
        position = laws.generator.play(&position, &mv);
    }
    text.push_str("1/2-1/2\n");
    let mut sample = Sample { laws: Arc::clone(laws), text, body, last: String::new() };
    let [report]: [GameReport; 1] = judged(&sample, sample.text.as_bytes()).try_into().ok()?;
    let is_plain = report.level() < Some(Level::Warning) && report.law_result.is_none();
    sample.last = report.final_fen()?;
    (is_plain && report.legal_plies == LENGTH).then_some(sample)
}

fn judged(sample: &Sample, text: &[u8]) -> Vec<GameReport> {
    let given = Given::from(Arc::clone(&sample.laws));
    let judged =
        each_game("a.pdn", text, given, &CATALOGUE, |game| game.judge(ReplayOptions::default()));
    judged.unwrap_or_default()
}

fn converted(sample: &Sample, text: &[u8]) -> Vec<Converted> {
    let conversion = Conversion {
        before: Before::default(),
        to: ConversionFormat::Pdn,
        strip: Strip::default(),
        naming: None,
        catalogue: Arc::clone(&CATALOGUE),
        merge: false,
        told: Vec::new(),
        names: None,
        in_shard: false,
        language: Language::English,
    };
    let given = Given::from(Arc::clone(&sample.laws));
    each_game("a.pdn", text, given, &CATALOGUE, |game| conversion.game(game)).unwrap_or_default()
}

/// A change to a text.
#[derive(Debug, Clone)]
enum Change {
    /// Inserted at an offset.
    Insert(Index, Vec<u8>),
    /// Inserted between blanks, in place of one.
    Between(Index, Vec<u8>),
    /// Attached before or after a word.
    Glue(Index, bool, Vec<u8>),
    /// Replaces a sign.
    Replace(Index, Vec<u8>),
    Delete(Index),
    DeleteBlank(Index),
}

/// Generates signs of all kinds, including those that people really write.
fn sign() -> impl Strategy<Value = Vec<u8>> {
    let known = select(
        &[
            "-",
            "x",
            ":",
            "=",
            "+",
            "*",
            "#",
            "!",
            "?",
            ".",
            ",",
            ";",
            "(",
            ")",
            "[",
            "]",
            "{",
            "}",
            "\"",
            "'",
            "/",
            "\\",
            "|",
            "~",
            "_",
            "%",
            "$",
            "&",
            "<",
            ">",
            "@",
            "^",
            "`",
            "х",
            "Х",
            "и",
            "или",
            "of",
            "of ",
            "a",
            "c",
            "e",
            "K",
            "×",
            "→",
            "–",
            "—",
            "½",
            "²",
            "•",
            "§",
            "é",
            "ё",
            "和",
            "ή",
            "א",
            "\u{301}",
            "\u{200B}",
            "\u{A0}",
            "\u{202E}",
            "\u{FEFF}",
            "\u{FFFD}",
            "🙂",
            "\0",
            "\t",
            "\u{1}",
            "\u{1A}",
            "\u{C}",
            "\r",
            "\n",
            "\n\n",
            "0",
            "1",
            "2",
            "7",
            "12",
            "49",
            "100",
            "2026",
            "0:00",
            "(0:01)",
            "0.01",
            "+0.35",
            "(24)",
            "()",
            "{}",
            "[]",
            "- -",
            "..",
            "...",
            "1-1",
            "2-0",
            "0-0",
            "28.11.2026",
            "- 12 -",
            "&amp;",
            "<br>",
            "[%clk 0:01]",
            ":-)",
            "Ничья",
            "remise",
            "1 1",
            "3.",
            "1.",
            "x x",
            "--",
            "==",
            "?!",
            "$1",
            "\"a\"",
        ][..],
    );
    prop_oneof![
        6 => known.prop_map(|sign| sign.as_bytes().to_vec()),
        3 => any::<char>().prop_map(|sign| sign.to_string().into_bytes()),
        2 => (0_u8..0x80).prop_map(|sign| vec![sign]),
        1 => (0x80_u8..=0xFF).prop_map(|sign| vec![sign]),
        1 => prop::collection::vec(any::<char>(), 2..4).prop_map(|s| s.into_iter().collect::<String>().into_bytes()),
    ]
}

fn change() -> impl Strategy<Value = Change> {
    let at = any::<Index>;
    prop_oneof![
        1 => (at(), sign()).prop_map(|(at, sign)| Change::Insert(at, sign)),
        3 => (at(), sign()).prop_map(|(at, sign)| Change::Between(at, sign)),
        2 => (at(), any::<bool>(), sign()).prop_map(|(at, is_before, sign)| Change::Glue(at, is_before, sign)),
        1 => (at(), sign()).prop_map(|(at, sign)| Change::Replace(at, sign)),
        1 => at().prop_map(Change::Delete),
        1 => at().prop_map(Change::DeleteBlank),
    ]
}

/// Returns the text with a change to its moves, and what was inserted and removed.
fn changed(sample: &Sample, change: &Change) -> (Vec<u8>, Vec<u8>, Vec<u8>) {
    let text = sample.text.as_bytes();
    let moves = &text[sample.body..];
    let blanks: Vec<usize> =
        (0..moves.len()).filter(|&at| moves[at].is_ascii_whitespace()).collect();
    let (start, end, put): (usize, usize, Vec<u8>) = match change {
        Change::Insert(at, sign) => {
            let at = at.index(moves.len());
            (at, at, sign.clone())
        }
        Change::Between(at, sign) => {
            let at = *at.get(&blanks);
            (at, at, [b" ", sign.as_slice()].concat())
        }
        Change::Glue(at, is_before, sign) => {
            let at = *at.get(&blanks) + usize::from(*is_before);
            (at, at, sign.clone())
        }
        Change::Replace(at, sign) => {
            let at = at.index(moves.len());
            (at, at + 1, sign.clone())
        }
        Change::Delete(at) => {
            let at = at.index(moves.len());
            (at, at + 1, Vec::new())
        }
        Change::DeleteBlank(at) => {
            let at = *at.get(&blanks);
            (at, at + 1, Vec::new())
        }
    };
    let (start, end) = (sample.body + start, sample.body + end);
    let new = [&text[..start], &put, &text[end..]].concat();
    (new, put, text[start..end].to_vec())
}

/// Returns whether a sign carries no meaning: it may separate moves, or squares, or nothing.
fn is_punctuation(one: char) -> bool {
    one.is_whitespace()
        || one.is_control()
        || "-,;:.|'`\"%\u{AB}\u{BB}\u{2212}{}".contains(one)
        || matches!(one, '\u{2010}'..='\u{2015}' | '\u{2018}'..='\u{201F}')
        || matches!(one, '\u{200B}'..='\u{200D}' | '\u{2060}' | '\u{FEFF}' | '\u{AD}')
        || matches!(one, '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Counts each sign in a text that may carry meaning.
fn signs(text: &str) -> BTreeMap<char, usize> {
    let mut counts = BTreeMap::new();
    for one in text.chars().filter(|&one| !is_punctuation(one) && !one.is_ascii_digit()) {
        let one = match one {
            'X' => 'x',
            one => one,
        };
        *counts.entry(one).or_default() += 1;
    }
    counts
}

/// Returns the last position of a text, its legal half-moves and its result.
fn read(sample: &Sample, text: &str) -> Option<(String, usize, Option<Outcome>)> {
    let [report]: [GameReport; 1] = judged(sample, text.as_bytes()).try_into().ok()?;
    let outcome = report.result.map(|result| result.outcome);
    Some((report.final_fen()?, report.legal_plies, outcome))
}

fn holds(sample: &Sample, change: &Change) -> Result<(), TestCaseError> {
    let (text, put, taken) = changed(sample, change);
    let shown = || String::from_utf8_lossy(&text[sample.body..]).into_owned();
    let reports = judged(sample, &text);
    let written = converted(sample, &text);
    let told = || {
        let found = reports.iter().flat_map(|game| &game.findings);
        let found: Vec<_> = found.map(|one| (one.finding.code(), one.finding.level())).collect();
        let out: String =
            written.iter().map(|one| format!("{}|{:?}", one.text, one.partial)).collect();
        format!("{change:?} {}\n{}\n{found:?}\n{out}", sample.laws.set.name, shown())
    };
    prop_assert!(!reports.is_empty(), "no game: {}", told());
    let level = reports.iter().filter_map(GameReport::level).max();
    let touches_moves = |bytes: &[u8]| {
        bytes.iter().any(|byte| byte.is_ascii_digit() || matches!(byte, b'a'..=b'l' | b'A'..=b'L'))
    };
    let is_sign = !touches_moves(&put) && !touches_moves(&taken);
    let is_accused = reports
        .iter()
        .flat_map(|game| &game.findings)
        .any(|one| one.finding.level() == Level::Irregularity);
    if is_sign {
        prop_assert!(!is_accused, "accused: {}", told());
    }
    let is_whole = written.iter().all(|game| game.partial.is_none() && game.refused.is_none());
    if level >= Some(Level::Error) {
        prop_assert!(!is_whole, "an error, but converted whole: {}", told());
    }
    if let [_, second, ..] = reports.as_slice() {
        // The second game must begin with its first move.
        let second = text[second.offset as usize..].trim_ascii();
        prop_assert!(!is_whole || second.starts_with(b"1"), "two games: {}", told());
        return Ok(());
    }
    if level < Some(Level::Warning) {
        prop_assert!(is_whole, "clean, but not converted whole: {}", told());
    }
    if !is_whole || is_accused {
        return Ok(());
    }
    let (report, out) = (&reports[0], &written[0].text);
    let outcome = |report: &GameReport| report.result.map(|result| result.outcome);
    let Some((last, plies, result)) = read(sample, out) else {
        return Err(TestCaseError::fail(format!("cannot be read again: {}", told())));
    };
    prop_assert_eq!(Some(last.clone()), report.final_fen(), "other moves: {}", told());
    prop_assert_eq!(plies, report.legal_plies, "other moves: {}", told());
    prop_assert_eq!(result, outcome(report), "another result: {}", told());
    if is_sign {
        prop_assert_eq!(&last, &sample.last, "a sign changes moves: {}", told());
    }
    let lost = lost(sample, report, (&text, &put), out);
    prop_assert!(lost.is_empty(), "{:?} is lost: {}", lost, told());
    Ok(())
}

/// Returns the signs and numbers that a conversion has lost.
fn lost(
    sample: &Sample,
    report: &GameReport,
    (text, put): (&[u8], &[u8]),
    out: &str,
) -> Vec<String> {
    let has = |code: &str| report.findings.iter().any(|found| found.finding.code() == code);
    let (source, put) = (String::from_utf8_lossy(text), String::from_utf8_lossy(put));
    let is_utf8 = std::str::from_utf8(text).is_ok();
    let is_closely = has(codes::READ_CLOSELY.code);
    // A sign between two squares, or a letter that resembles such a sign or a digit.
    let may_part = |sign: char| {
        !sign.is_alphanumeric()
            || sign.is_ascii_digit()
            || "xXхХзЗъЪжЖэЭχΧoOоОlIасеАСЕ".contains(sign)
    };
    let is_read = is_closely && put.chars().all(may_part);
    let is_known = |sign: char| match sign {
        // In moves and in results.
        'x' | '×' | '/' => true,
        // The half of an existing result.
        '½' => has("result-extra"),
        // The letter of a king before a move in letters.
        'K' | 'D' | 'Q' => put.len() == 1,
        // Written as a glyph, or as the result.
        '*' | '$' => true,
        // An escaped line end.
        '\\' | 'r' | 'n' => has("escape-text"),
        // Around a clock, or around nothing.
        '(' | ')' | '[' | ']' => is_closely || put.contains('(') && put.contains(')'),
        'a'..='h' | 'A'..='H' => report.numbering.style == SquareStyle::Algebraic,
        char::REPLACEMENT_CHARACTER if has("result-extra") => true,
        char::REPLACEMENT_CHARACTER if !is_utf8 => {
            !out.is_ascii() || [0x96, 0x97, 0xA0, 0xD7, 0xFF].iter().any(|byte| text.contains(byte))
        }
        _ => false,
    };
    let (before, after) = (signs(&source[sample.body..]), signs(out));
    let signs = before.into_iter().filter(|&(sign, count)| {
        after.get(&sign).is_none_or(|&kept| kept < count) && !is_known(sign) && !is_read
    });
    let mut lost: Vec<String> = signs.map(|(sign, _)| sign.to_string()).collect();
    if source.matches("remark").count() > out.matches("remark").count() {
        lost.push("the remark".into());
    }
    // A separate number that belongs to no move.
    let numbers = put.split_whitespace().filter(|word| {
        word.bytes().all(|byte| byte.is_ascii_digit())
            && !word.parse().is_ok_and(|number: usize| number <= LENGTH / 2 + 1)
            && source.split_whitespace().any(|one| one == *word)
    });
    let has_number = |word: &str| {
        let mut all = out.split(|one: char| !one.is_ascii_digit());
        all.any(|one| one == word)
    };
    lost.extend(numbers.filter(|word| !has_number(word)).map(str::to_owned));
    lost
}

#[test]
fn a_sign_is_read_or_said_and_never_lost() {
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|text| text.parse().ok());
    let config = ProptestConfig { failure_persistence: None, ..<_>::default() };
    // The cases are fixed, unless the environment asks for more.
    let mut runner = match cases {
        Some(cases) => TestRunner::new(ProptestConfig { cases, ..config }),
        None => {
            let chance = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
            TestRunner::new_with_rng(ProptestConfig { cases: CASES, ..config }, chance)
        }
    };
    let found = runner.run(&(any::<Index>(), change()), |(which, change)| {
        holds(which.get(&SAMPLES[..]), &change)
    });
    if let Err(found) = found {
        panic!("{found}");
    }
}
