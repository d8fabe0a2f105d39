//! Conformance: real game records, written, read back, and written again.
//!
//! Needs the facts, so it runs only if `ARBITER_FACTS` names their folder:
//! `ARBITER_FACTS=../shared cargo test --release --test records -- --ignored --nocapture conversion::`.
#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use draughts_arbiter::board::parse_fen;
use draughts_arbiter::pdn::{
    GameResult, GameStream, GameText, Outcome, PdnEvent, Unreadable, comment_text, decode,
    strict_tag_name, write_pdn,
};
use draughts_arbiter::record::{
    Catalogue, ChosenRules, GameReport, Laws, MainLine, NOT_REPLAYED, ReplayOptions, Strip,
    canonical, canonical_as, replay,
};
use draughts_arbiter::rules::Naming;

/// The number of games that a guess of the rules examines, as on the command line.
const SAMPLE: usize = 100;

/// Games that are left unchanged: they name an unknown game, the rules guessed for their file do
/// not fit them, or they are the rest of another game (`36x27 1-0`).
const KEPT: usize = 13;

/// The number of games in the collection, as `tests/laws/verdicts.rs` counts them with another
/// reader.
const ALL_GAMES: usize = 12_087 + crate::support::referee::MORE;

struct Game {
    bytes: Vec<u8>,
    place: GameText<'static>,
}

impl Game {
    fn text(&self) -> GameText<'_> {
        self.place.with_bytes(&self.bytes)
    }
}

fn games(bytes: &[u8]) -> Vec<Game> {
    let mut games = GameStream::new(bytes);
    let mut all = Vec::new();
    while let Some(game) = games.next_game().unwrap() {
        all.push(Game { bytes: game.bytes().to_vec(), place: game.with_bytes(b"") });
    }
    all
}

/// Games whose half-moves the referee counts differently: two results that it takes for moves, and
/// two last moves with a remark attached (`facts/verdict_exceptions.csv`).
const COUNTED_OTHERWISE: usize = 4;

/// A file written canonically, game by game.
struct Written {
    games: Vec<String>,
    reports: Vec<GameReport>,
    laws: Vec<Arc<Laws>>,
    /// The games left unchanged because the guessed rules do not fit them.
    left: Vec<bool>,
}

fn write(games: &[Game], catalogue: &Catalogue) -> Written {
    let guess = catalogue.guess(games.iter().take(SAMPLE).map(Game::text));
    let has_moves = games.iter().any(|game| !MainLine::read(&game.text()).plies.is_empty());
    let mut written =
        Written { games: Vec::new(), reports: Vec::new(), laws: Vec::new(), left: Vec::new() };
    for game in games {
        let text = game.text();
        let line = MainLine::read(&text);
        let typed = line.tag("GameType").and_then(|tag| catalogue.of_game_type(tag.raw_value));
        let founded = (typed.is_none(), typed.is_some() || has_moves);
        let laws = typed.unwrap_or_else(|| Arc::clone(&guess));
        let choice = ChosenRules::of(laws, founded, None, &line);
        let options = ReplayOptions { history: true, moves_only: false };
        let report = replay(&text, line.clone(), &choice.laws, Vec::new(), options);
        let tree = canonical(&text, &line, &report, &choice, Strip::default());
        written.games.push(write_pdn(&tree));
        written.left.push(choice.leaves(&line, &report).is_some());
        written.reports.push(report);
        written.laws.push(choice.laws);
    }
    written
}

/// Returns the tags by meaning: results by outcome, positions as positions. GameType and a missing
/// Result may be added.
fn tags(report: &GameReport, laws: &Laws) -> BTreeSet<(String, String)> {
    report
        .tags
        .iter()
        .filter(|(name, _)| !name.eq_ignore_ascii_case("GameType"))
        .map(|(name, value)| {
            let name = strict_tag_name(&name.split_whitespace().collect::<Vec<_>>().join(" "));
            let value = value.split_whitespace().collect::<Vec<_>>().join(" ");
            let value = match name.to_ascii_lowercase().as_str() {
                "result" => GameResult::parse(value.as_bytes())
                    .map_or(value, |result| format!("{:?}", result.outcome)),
                "fen" => parse_fen(&value, &laws.numbering, laws.set.first_color())
                    .map_or(value, |fen| laws.fen(&fen.position)),
                _ => value,
            };
            (name.to_ascii_lowercase(), value)
        })
        .collect()
}

/// Returns everything written apart from the moves, in order.
fn comments(text: &GameText<'_>) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    let mut in_words = false;
    for event in text.events() {
        let was_in_words = std::mem::take(&mut in_words);
        match event {
            PdnEvent::Comment(comment) => all.push(comment_text(&comment.decoded().text)),
            PdnEvent::Times { white, black, .. } => {
                all.push(format!("{}/{}", decode(white).text, decode(black).text));
            }
            PdnEvent::Nag { number: None, span } => {
                all.push(comment_text(&decode(span.of(text.bytes())).text));
            }
            PdnEvent::Unreadable {
                span,
                what:
                    Unreadable::Word
                    | Unreadable::Markup
                    | Unreadable::EmptyTag
                    | Unreadable::StrayBracket
                    | Unreadable::StrayBrace
                    | Unreadable::StrayParenthesis
                    | Unreadable::StrayStrength,
            } => {
                let word = comment_text(&decode(span.of(text.bytes())).text);
                match all.last_mut().filter(|_| was_in_words) {
                    Some(last) => *last = format!("{last} {word}"),
                    None => all.push(word),
                }
                in_words = true;
            }
            PdnEvent::Unreadable { .. } => in_words = was_in_words,
            _ => {}
        }
    }
    all.retain(|text| !text.is_empty() && text != NOT_REPLAYED);
    all
}

fn difference(
    (before, after): (&Game, &Game),
    (old, new): (&GameReport, &GameReport),
    (old_laws, new_laws): (&Laws, &Laws),
) -> Option<String> {
    let mut old_tags = tags(old, old_laws);
    let new_tags = tags(new, new_laws);
    if old.tag("Result").is_none() {
        old_tags.extend(new_tags.iter().find(|(name, _)| name == "result").cloned());
    }
    if old_tags != new_tags {
        let lost: Vec<_> = old_tags.symmetric_difference(&new_tags).collect();
        return Some(format!("tags: {lost:?}"));
    }
    // The position before a half-move that cannot be played may be known as well.
    let positions = |report: &GameReport| {
        let followed = report.history.iter().take(report.replayed_plies);
        followed.map(|(_, position)| *position).collect::<Vec<_>>()
    };
    let has_moves = old.plies > 0;
    if old.plies != new.plies
        || old.replayed_plies != new.replayed_plies
        || old.legal_plies != new.legal_plies
        || has_moves && (old.last != new.last || positions(old) != positions(new))
        || old.last.is_some() != new.last.is_some()
    {
        return Some(format!(
            "plies {} {} {}, read back {} {} {}; {:?} {:?}",
            old.plies,
            old.legal_plies,
            old.replayed_plies,
            new.plies,
            new.legal_plies,
            new.replayed_plies,
            old.final_fen(),
            new.final_fen()
        ));
    }
    let known = |report: &GameReport| report.result.map(|result| result.outcome);
    let same = known(old).unwrap_or(Outcome::Unknown) == known(new).unwrap_or(Outcome::Unknown);
    if !same {
        return Some(format!("result {:?}, read back {:?}", known(old), known(new)));
    }
    let (said, kept) = (comments(&before.text()), comments(&after.text()));
    if said != kept {
        let at =
            said.iter().zip(&kept).position(|(a, b)| a != b).unwrap_or(said.len().min(kept.len()));
        return Some(format!(
            "comments: {} and {}, the first that differ {:?} {:?}",
            said.len(),
            kept.len(),
            said.get(at),
            kept.get(at)
        ));
    }
    None
}

fn files(folder: &Path, all: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, all);
        } else {
            all.push(path);
        }
    }
}

/// Returns the first part of a written game that is not strict PDN 3.0, ignoring the result at its
/// end. The check shares no code with the project's reader: first the tags, then the words of the
/// grammar.
fn not_strict(text: &str) -> Option<String> {
    let (tags, body) = text.split_at(text.find("\n\n").map_or(0, |at| at + 2));
    for tag in tags.lines().filter(|line| !line.is_empty()) {
        let inside = tag.strip_prefix('[').and_then(|tag| tag.strip_suffix("\"]"));
        let Some((name, value)) = inside.and_then(|inside| inside.split_once(" \"")) else {
            return Some(tag.to_owned());
        };
        // A name in another alphabet is kept although the grammar does not allow it.
        let is_name = |name: &str| {
            name.starts_with(|c: char| c.is_ascii_uppercase() || !c.is_ascii())
                && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || !c.is_ascii())
        };
        let bare = value.replace("\\\\", "").replace("\\\"", "");
        if !is_name(name) || bare.contains(['"', '\\']) {
            return Some(tag.to_owned());
        }
    }
    let mut rest = body;
    let mut words: Vec<&str> = Vec::new();
    while let Some(first) = rest.trim_start().chars().next() {
        rest = rest.trim_start();
        let end = match first {
            '{' => rest.find('}').map(|at| at + 1),
            '/' => rest[1..].find('/').map(|at| at + 2),
            '(' | ')' => Some(1),
            _ => rest.find([' ', '\n', '(', ')', '{']),
        };
        let (word, behind) = rest.split_at(end.unwrap_or(rest.len()));
        words.push(word);
        rest = behind;
    }
    let is_square = |text: &str| {
        let number = text.parse::<u8>().is_ok() && !text.starts_with('0') && text.len() <= 2;
        let mut bytes = text.bytes();
        let letters = (bytes.next(), bytes.next(), bytes.next());
        number || matches!(letters, (Some(b'a'..=b'h'), Some(b'1'..=b'8'), None))
    };
    let is_move = |word: &str| {
        let squares = word.trim_end_matches(['!', '?']);
        let quiet = squares.split_once('-').is_some_and(|(a, b)| is_square(a) && is_square(b));
        let capture = |sign| squares.contains(sign) && squares.split(sign).all(is_square);
        quiet || capture('x') || capture(':')
    };
    let is_number = |word: &str| {
        let digits = word.strip_suffix("...").or_else(|| word.strip_suffix('.'));
        digits.is_some_and(|digits| digits.parse::<u32>().is_ok())
    };
    let is_result = |word: &str| GameResult::parse(word.as_bytes()).is_some();
    let strange = words.iter().find(|word| {
        let known = word.starts_with(['{', '/', '$']) || matches!(**word, "(" | ")" | "--");
        !known && !is_move(word) && !is_number(word) && !is_result(word)
    });
    let long =
        body.lines().find(|line| line.chars().count() > 80 && !line.contains(['{', '[', '%']));
    strange.copied().or(long).map(str::to_owned)
}

/// Returns the number of half-moves of each game, by file and number, as an independent referee
/// counted them.
fn verdicts(facts: &Path) -> BTreeMap<String, BTreeMap<u64, usize>> {
    let text = std::fs::read_to_string(facts.join("pdn/verdicts.jsonl")).unwrap();
    let mut all: BTreeMap<String, BTreeMap<u64, usize>> = BTreeMap::new();
    for line in text.lines() {
        let row: serde_json::Value = serde_json::from_str(line).unwrap();
        let plies = row["plies"].as_u64().unwrap().try_into().unwrap();
        let file = all.entry(row["file"].as_str().unwrap().to_owned()).or_default();
        file.insert(row["game"].as_u64().unwrap(), plies);
    }
    all
}

#[test]
#[ignore = "needs the facts folder in ARBITER_FACTS"]
fn real_games_are_written_without_loss() {
    let facts = std::env::var_os("ARBITER_FACTS").expect("ARBITER_FACTS names the facts folder");
    let root = Path::new(&facts).join("pdn/games");
    let mut paths = Vec::new();
    files(&root, &mut paths);
    assert!(paths.len() > 1000, "only {} files in {}", paths.len(), root.display());
    let verdicts = verdicts(Path::new(&facts));
    let catalogue = Catalogue::new();
    let (mut total, mut refereed, mut good, mut left, mut shown) = (0, 0, 0, 0, 0);
    let mut say = |words: String| {
        shown += 1;
        if shown <= 60 {
            println!("{words}");
        }
    };
    for path in &paths {
        let name = path.strip_prefix(&root).unwrap().display().to_string();
        let before = games(&std::fs::read(path).unwrap());
        let first = write(&before, &catalogue);
        let text = first.games.join("\n");
        let after = games(text.as_bytes());
        total += before.len();
        if before.len() != after.len() {
            say(format!("{name}: {} games, read back {}", before.len(), after.len()));
            continue;
        }
        let second = write(&after, &catalogue);
        if let Some(plies) = verdicts.get(&name) {
            let read_back = (1..).zip(&second.reports);
            let same = read_back.filter(|(game, report)| {
                let number = crate::support::referee::number(&name, *game);
                number.and_then(|number| plies.get(&number)) == Some(&report.plies)
            });
            refereed += same.count();
        }
        for index in 0..before.len() {
            // Once some games have a type, the guess for the remaining ones may differ.
            let is_left = first.left[index];
            left += usize::from(is_left);
            let difference = difference(
                (&before[index], &after[index]),
                (&first.reports[index], &second.reports[index]),
                (&first.laws[index], &second.laws[index]),
            )
            .filter(|_| !is_left)
            .or_else(|| {
                let (a, b) = (&first.games[index], &second.games[index]);
                let line = a.lines().zip(b.lines()).find(|(a, b)| a != b);
                (a != b).then(|| format!("written again: {line:?}"))
            })
            .or_else(|| {
                let text = &first.games[index];
                let is_whole = !text.contains(NOT_REPLAYED) && !is_left;
                not_strict(text).filter(|_| is_whole).map(|what| format!("not strict: {what}"))
            });
            match difference {
                None => good += 1,
                Some(words) => say(format!("{name}#{}: {words}", index + 1)),
            }
        }
    }
    println!("convert: {good} of {total} games, {left} of them kept as they were");
    assert_eq!(left, KEPT, "games kept as they were");
    assert_eq!(total, ALL_GAMES, "games are missing");
    let all: usize = verdicts.values().map(BTreeMap::len).sum();
    assert_eq!(refereed + COUNTED_OTHERWISE, all, "games with the referee's half-moves");
    assert_eq!(good, total, "games that changed on the way");
}

/// Opening tables in short notation: each line is read as the moves it means and written back as
/// the table prints it.
#[test]
#[ignore = "needs ARBITER_FACTS"]
fn drawing_tables_are_read_and_written_short() {
    let folder = PathBuf::from(std::env::var_os("ARBITER_FACTS").unwrap()).join("openings");
    let laws = Catalogue::new().laws("russian").unwrap();
    let mut lines = 0;
    for table in ["idf.csv", "idf_basic.csv", "fmjd64.csv"] {
        let mut rows = csv::Reader::from_path(folder.join(table)).unwrap();
        let names = rows.headers().unwrap().clone();
        for row in rows.records() {
            let row = row.unwrap();
            let field = |name: &str| &row[names.iter().position(|it| it == name).unwrap()];
            let (short, full) = (field("moves_short"), field("moves"));
            if field("kind") != "moves" {
                continue;
            }
            let text = format!("[GameType \"25,W,8,8,S0,0\"]\n\n{short} *");
            let game = GameText::new(text.as_bytes());
            let line = MainLine::read(&game);
            let options = ReplayOptions { history: true, moves_only: false };
            let report = replay(&game, line.clone(), &laws, Vec::new(), options);
            assert!(report.ok, "{table} {short}");
            let fen = parse_fen(field("fen"), &laws.numbering, laws.set.first_color()).unwrap();
            // Some lines print the other side to move: only the pieces count.
            let reached = report.last.unwrap();
            assert_eq!(reached.with_turn(fen.position.turn()), fen.position, "{table} {short}");
            let choice = ChosenRules::of(Arc::clone(&laws), (false, true), None, &line);
            let plain = |naming| {
                let strip = Strip::default();
                let tree = canonical_as(&game, &line, &report, &choice, strip, naming);
                let text = write_pdn(&tree);
                let (_, moves) = text.rsplit_once("\n\n").unwrap();
                let words = moves.split_whitespace();
                words.filter(|word| !word.ends_with(['.', '*'])).collect::<Vec<_>>().join(" ")
            };
            assert_eq!(plain(None), full.replace('x', ":"), "{table} {short}");
            assert_eq!(plain(Some(Naming::Short)), short, "{table}");
            lines += 1;
        }
    }
    println!("{lines} lines read and written short");
    assert!(lines > 800, "{lines}");
}
