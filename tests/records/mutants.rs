//! Generated games in the notation of a careless typist or another program: everything is read or
//! reported as unread, and no player is charged because of a sign.

use std::collections::BTreeMap;

use draughts_arbiter::diag::Level;
use draughts_arbiter::pdn::GameStream;
use draughts_arbiter::record::{
    Catalogue, GameReport, Laws, MainLine, ReplayOptions, read_again, replay,
};

/// The number of half-moves per game.
const LENGTH: usize = 44;
/// The number of games per rule set.
const GAMES: u64 = 3;
/// The number of mutants per kind and game.
const EACH: usize = 4;

/// A deterministic pseudorandom number generator.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % limit
    }
}

/// A game, with the places of its half-moves and numbers.
struct Sample {
    rules: &'static str,
    text: String,
    moves: Vec<(usize, String)>,
    numbers: Vec<(usize, u32)>,
    last: String,
}

impl Sample {
    /// Plays a random game.
    fn played(rules: &'static str, laws: &Laws, seed: u64) -> Option<Self> {
        let mut chance = Chance(seed);
        let mut position = laws.start;
        let mut text = String::from("[Event \"Own\"]\n[White \"A\"]\n[Black \"B\"]\n\n");
        let (mut moves, mut numbers) = (Vec::new(), Vec::new());
        let mut line = 0;
        for ply in 0..LENGTH {
            let legal = laws.generator.legal_moves(&position);
            if legal.is_empty() {
                return None;
            }
            if ply % 2 == 0 {
                let number = u32::try_from(ply / 2 + 1).unwrap();
                numbers.push((text.len(), number));
                text.push_str(&format!("{number}. "));
            }
            let mv = legal[chance.below(legal.len())];
            let written = laws.write(&position, &legal, &mv);
            moves.push((text.len(), written.clone()));
            text.push_str(&written);
            position = laws.generator.play(&position, &mv);
            line += written.len() + 3;
            text.push(if line > 60 { '\n' } else { ' ' });
            line = if line > 60 { 0 } else { line };
        }
        text.push_str("*\n");
        let mut sample = Self { rules, text, moves, numbers, last: String::new() };
        let read = sample.judged(sample.text.as_bytes());
        let [game] = read.as_slice() else { return None };
        sample.last = game.final_fen()?;
        // A game with any finding is not used for mutants.
        (game.level() <= Some(Level::Note) && game.plies == LENGTH && game.law_result.is_none())
            .then_some(sample)
    }

    fn judged(&self, bytes: &[u8]) -> Vec<GameReport> {
        let laws = Catalogue::new().laws(self.rules).unwrap();
        let mut games = GameStream::new(bytes);
        let mut reports = Vec::new();
        let options = ReplayOptions::default();
        while let Some(game) = games.next_game().unwrap() {
            let report = replay(&game, MainLine::read(&game), &laws, Vec::new(), options);
            reports.push(match read_again(&game, &report, &laws) {
                Some(again) => again.replayed(&game, &[], &laws, Vec::new(), options).2,
                None => report,
            });
        }
        reports
    }

    /// Returns the text with a half-move in another notation; `None` if that changes nothing.
    fn with(&self, at: usize, written: &str) -> Option<String> {
        let (start, was) = &self.moves[at];
        (written != was).then(|| {
            format!("{}{written}{}", &self.text[..*start], &self.text[start + was.len()..])
        })
    }

    /// Replaces the separator of one half-move.
    fn with_sign(&self, at: usize, sign: &str) -> Option<String> {
        let was = &self.moves[at].1;
        let place = was.find(['-', 'x', ':'])?;
        self.with(at, &format!("{}{sign}{}", &was[..place], &was[place + 1..]))
    }

    /// Replaces all separators.
    fn with_signs(&self, sign: &str) -> String {
        let mut text = self.text.clone();
        for (start, was) in self.moves.iter().rev() {
            let written = was.replace(['-', 'x', ':'], sign);
            text.replace_range(*start..start + was.len(), &written);
        }
        text
    }

    /// Replaces one move number and the punctuation after it.
    fn with_number(&self, at: usize, before: &str, written: impl Fn(u32) -> String) -> String {
        let (start, number) = self.numbers[at];
        let end = start + format!("{number}. ").len();
        let blank = self.text[..start].trim_end().len();
        let first = if before == "glued" { blank } else { start };
        format!("{}{}{}", &self.text[..first], written(number), &self.text[end..])
    }
}

/// The outcome for a mutant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fate {
    Whole,
    Error,
    Warned,
    Silent,
    Accused,
    Misread,
}

fn fate(sample: &Sample, bytes: &[u8], plies: usize) -> Fate {
    let games = sample.judged(bytes);
    let levels = || games.iter().flat_map(|game| &game.findings).map(|f| f.finding.level());
    let read: usize = games.iter().map(|game| game.legal_plies).sum();
    let has = |level| levels().any(|found| found == level);
    if has(Level::Irregularity) {
        Fate::Accused
    } else if has(Level::Error) {
        Fate::Error
    } else if read < plies {
        if has(Level::Warning) { Fate::Warned } else { Fate::Silent }
    } else if read > plies
        || plies == LENGTH && games[0].final_fen().as_deref() != Some(sample.last.as_str())
    {
        Fate::Misread
    } else {
        Fate::Whole
    }
}

/// Separators between two squares.
const SIGNS: &[&str] = &[
    " ",
    ".",
    ",",
    "\u{2013}",
    "\u{2014}",
    "\u{2192}",
    "->",
    "х",
    "Х",
    "ъ",
    "×",
    "✕",
    "xx",
    ":",
    "--",
    "_",
    "~",
    "/",
    "=",
    "\u{AD}",
    "\u{200B}-",
    "-\n",
    " - ",
    ";",
    "→→",
    "|",
];

/// A kind of mutant: its name, and the mutation of a game at a half-move.
type Kind = (&'static str, fn(&Sample, usize) -> Option<String>);

/// Mutations of one half-move.
const AT_A_MOVE: &[Kind] = &[
    ("in braces", |s, at| s.with(at, &format!("{{{}}}", s.moves[at].1))),
    ("in round brackets", |s, at| s.with(at, &format!("({})", s.moves[at].1))),
    ("in square brackets", |s, at| s.with(at, &format!("[{}]", s.moves[at].1))),
    ("in quotes", |s, at| s.with(at, &format!("\"{}\"", s.moves[at].1))),
    ("semicolon before", |s, at| s.with(at, &format!("; {}", s.moves[at].1))),
    ("semicolon after", |s, at| s.with(at, &format!("{};", s.moves[at].1))),
    ("brace before", |s, at| s.with(at, &format!("{{ {}", s.moves[at].1))),
    ("bracket before", |s, at| s.with(at, &format!("( {}", s.moves[at].1))),
    ("percent", |s, at| s.with(at, &format!("\n% {}", s.moves[at].1))),
    ("comma after", |s, at| s.with(at, &format!("{},", s.moves[at].1))),
    ("word after", |s, at| s.with(at, &format!("{} good", s.moves[at].1))),
    ("clock after", |s, at| s.with(at, &format!("{} 0:45", s.moves[at].1))),
    ("O for 0", |s, at| s.with(at, &s.moves[at].1.replace('0', "O"))),
    ("l for 1", |s, at| s.with(at, &s.moves[at].1.replacen('1', "l", 1))),
    ("twice", |s, at| s.with(at, &format!("{0} {0}", s.moves[at].1))),
    ("Cyrillic letters", |s, at| {
        s.with(at, &s.moves[at].1.replace('a', "а").replace('c', "с").replace('e', "е"))
    }),
    ("blank in a number", |s, at| {
        let was = &s.moves[at].1;
        let pair = was.as_bytes().windows(2).position(|two| two.iter().all(u8::is_ascii_digit))?;
        s.with(at, &format!("{} {}", &was[..=pair], &was[pair + 1..]))
    }),
    ("glued to the next", |s, at| {
        let (start, was) = s.moves.get(at)?;
        let (next, _) = s.moves.get(at + 1)?;
        let between = &s.text[start + was.len()..*next];
        between
            .trim()
            .is_empty()
            .then(|| format!("{}{}", &s.text[..start + was.len()], &s.text[*next..]))
    }),
    ("result 2-0 after", |s, at| s.with(at, &format!("{} 2-0", s.moves[at].1))),
    ("result 1-1 after", |s, at| s.with(at, &format!("{} 1-1", s.moves[at].1))),
    ("result 1/2-1/2 after", |s, at| s.with(at, &format!("{} 1/2-1/2", s.moves[at].1))),
    ("star after", |s, at| s.with(at, &format!("{} *", s.moves[at].1))),
    ("result glued", |s, at| s.with(at, &format!("{}2-0", s.moves[at].1))),
    ("a tag after", |s, at| s.with(at, &format!("{}\n[Round \"2\"]\n", s.moves[at].1))),
];

/// Mutations of one move number.
const AT_A_NUMBER: &[Kind] = &[
    ("number with a colon", |s, at| Some(s.with_number(at, "", |n| format!("{n}: ")))),
    ("number with a hyphen", |s, at| Some(s.with_number(at, "", |n| format!("{n}- ")))),
    ("number with a bracket", |s, at| Some(s.with_number(at, "", |n| format!("{n}) ")))),
    ("number without a dot", |s, at| Some(s.with_number(at, "", |n| format!("{n} ")))),
    ("number glued after", |s, at| Some(s.with_number(at, "", |n| n.to_string()))),
    ("number glued before", |s, at| Some(s.with_number(at, "glued", |n| format!("{n}. ")))),
    ("number twice", |s, at| Some(s.with_number(at, "", |n| format!("{n}. {n}. ")))),
];

/// Kinds whose mutants are all read completely.
const READ: &[&str] = &[
    "sign  ",
    "sign .",
    "sign ,",
    "sign →",
    "sign ->",
    "sign х",
    "sign xx",
    "sign --",
    "sign _",
    "sign ~",
    "sign /",
    "sign =",
    "sign -\n",
    "all  ",
    "all .",
    "all ,",
    "all →",
    "all х",
    "number with a colon",
    "number with a hyphen",
    "number with a bracket",
    "in braces",
    "in round brackets",
    "in square brackets",
    "in quotes",
    "Cyrillic letters",
    "unseen blanks",
    "clock after",
];

#[test]
fn a_sign_that_is_not_in_pdn_is_read_or_said_and_charged_to_nobody() {
    let mut counts: BTreeMap<String, BTreeMap<Fate, usize>> = BTreeMap::new();
    let mut examples = Vec::new();
    for (place, rules) in ["international", "english", "russian", "frisian"].into_iter().enumerate()
    {
        let laws = Catalogue::new().laws(rules).unwrap();
        let seeds = (1 + 1000 * place as u64)..;
        let samples: Vec<Sample> = seeds
            .filter_map(|seed| Sample::played(rules, &laws, seed))
            .take(GAMES as usize)
            .collect();
        for (seed, sample) in samples.iter().enumerate() {
            let mut chance = Chance(seed as u64);
            let mut made: Vec<(String, Vec<u8>, usize)> = Vec::new();
            for _ in 0..EACH {
                let at = 1 + chance.below(LENGTH - 2);
                for sign in SIGNS {
                    let text = sample.with_sign(at, sign);
                    made.extend(text.map(|text| (format!("sign {sign}"), text.into(), LENGTH)));
                }
                for (name, make) in AT_A_MOVE {
                    let text = make(sample, at);
                    made.extend(text.map(|text| ((*name).to_owned(), text.into(), LENGTH)));
                }
                let number = 1 + chance.below(sample.numbers.len() - 1);
                for (name, make) in AT_A_NUMBER {
                    let text = make(sample, number);
                    made.extend(text.map(|text| ((*name).to_owned(), text.into(), LENGTH)));
                }
                let (start, was) = &sample.moves[at];
                let cut = start + 1 + chance.below(was.len() - 1);
                made.push(("cut in a move".into(), sample.text[..cut].into(), at));
            }
            for sign in SIGNS {
                made.push((format!("all {sign}"), sample.with_signs(sign).into(), LENGTH));
            }
            let body = sample.text.rfind("]\n").unwrap();
            let (tags, moves) = sample.text.split_at(body);
            for (name, blank) in [("unseen blanks", " \u{200B}"), ("no-break spaces", "\u{A0}")] {
                let text = format!("{tags}{}", moves.replace(' ', blank));
                made.push((name.into(), text.into(), LENGTH));
            }
            for (kind, bytes, plies) in made {
                let fate = fate(sample, &bytes, plies);
                *counts.entry(kind.clone()).or_default().entry(fate).or_default() += 1;
                let is_wrong = matches!(fate, Fate::Silent | Fate::Accused | Fate::Misread);
                if is_wrong || fate != Fate::Whole && READ.contains(&kind.as_str()) {
                    examples.push(format!(
                        "{fate:?} {rules} {kind}:\n{}",
                        String::from_utf8_lossy(&bytes)
                    ));
                }
            }
        }
    }
    let table: Vec<String> =
        counts.iter().map(|(kind, fates)| format!("{kind:?}: {fates:?}")).collect();
    eprintln!("{}", table.join("\n"));
    examples.truncate(12);
    assert!(examples.is_empty(), "{}\n{}", table.join("\n"), examples.join("\n"));
}
