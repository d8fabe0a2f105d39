//! Conversion of games: to canonical PDN, to their final positions, to their findings.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use super::names::{NameList, SeenName, seen_in};
use super::parts::Before;
use super::stream::Task;
use super::validate::GameCounts;
use crate::reading::ReadAs;
use draughts_games::pdn::{MoveText, Oddity, codes as pdn, control_characters, write_pdn};
use draughts_games::record::{
    Catalogue, GameReport, IncidentAt, RecordFinding, ReplayOptions, Strip, Tags, canonical_as,
    codes, read_again, replay, replay_variations,
};
use draughts_games::rules::Naming;
use draughts_ground::diag::{Code, Finding, Level};
use draughts_report::columns::{GameRow, RowSource, finding_rows, json_lines, position_rows};
use draughts_report::viewer::{PageGame, Remark, ViewedGame};
use draughts_report::words::{Language, say, worded};
use draughts_report::{ConversionFormat, FindingsFormat, GameStyle, printable, write_game};

/// The settings of a conversion, common to all games.
#[derive(Debug)]
pub struct Conversion {
    /// The target format.
    pub to: ConversionFormat,
    /// The parts to leave out of the PDN.
    pub strip: Strip,
    /// The notation of the moves in the PDN, if not that of each game's type.
    pub naming: Option<Naming>,
    /// The project's rule sets.
    pub catalogue: Arc<Catalogue>,
    /// Whether equal games are written only once.
    pub merge: bool,
    /// Incidents given in addition to the record.
    pub told: Vec<IncidentAt>,
    /// The list that decides the spelling of names.
    pub names: Option<Arc<NameList>>,
    /// Whether only a shard of the files is read and nothing is known about what precedes it, so
    /// that games are counted from its start.
    pub in_shard: bool,
    /// The numbers of games and lines before the pieces of the shard.
    pub before: Before,
    /// The language of messages about the games.
    pub language: Language,
}

/// A converted game.
#[derive(Debug, Clone, Default)]
pub struct Converted {
    /// The game; empty if it is part of a page.
    pub text: String,
    /// The game on a page: [`Self::written`] numbers it.
    pub page: Option<Box<PageGame>>,
    /// A name for a separate file, without number and ending: `-jansen-de-vries`.
    pub name: String,
    /// The fault of a given incident.
    pub refused: Option<String>,
    /// The message about a game that was not completely replayed, was left unchanged, or not
    /// completely read.
    pub partial: Option<String>,
    /// Other messages about it.
    pub notes: Vec<String>,
    /// Messages about its file, given once.
    pub file_notes: Vec<String>,
    /// The names of its players, if a list of names is used or created.
    pub names: Vec<SeenName>,
    /// The fingerprint that distinguishes it from other games, if requested.
    sameness: Fingerprint,
}

impl Converted {
    /// Returns the game as number `number`, from 1, of those written together.
    pub fn written(&self, number: usize) -> Cow<'_, str> {
        match &self.page {
            Some(page) => Cow::Owned(page.html(number)),
            None => Cow::Borrowed(&self.text),
        }
    }
}

impl Conversion {
    /// Converts a game.
    pub fn game(&self, task: Task<'_>) -> Converted {
        let task = self.before.placed(task);
        let notes = if self.to.is_rows() { task.notes() } else { Vec::new() };
        let Task { file, mut text, mut line, choice, .. } = task;
        if self.to == ConversionFormat::Names {
            let names = seen_in(&Tags::of(&line.tags)).into_iter().flatten().collect();
            return Converted { names, ..Converted::default() };
        }
        line.told.clone_from(&self.told);
        let options = ReplayOptions { history: true, moves_only: false };
        let mut report = replay(&text, line.clone(), &choice.laws, notes.clone(), options);
        let again = read_again(&text, &report, &choice.laws);
        if let Some(again) = &again {
            let laws = &choice.laws;
            (text, line, report) = again.replayed(&text, &self.told, laws, notes, options);
        }
        let has_other = !choice.guessed && self.catalogue.advises(&mut report, &text);
        let (names, changes) =
            self.names.as_ref().map(|list| list.apply(&report.tags)).unwrap_or_default();
        for (tag, value) in &changes {
            report.tags = report.tags.with(tag, value);
        }
        let is_whole = report.last.is_some()
            && report.replayed_plies == report.plies
            && !report.has_unread_moves();
        let is_pdn = self.to == ConversionFormat::Pdn;
        let among = line.after_a_result(&text).filter(|one| one.is(codes::RESULT_BETWEEN_MOVES));
        let mut notes = Vec::new();
        let pdn = (is_pdn || self.merge).then(|| {
            let mut tree = canonical_as(&text, &line, &report, &choice, self.strip, self.naming);
            changes.iter().for_each(|(tag, value)| tree.set_tag(tag, value));
            let is_assumed = !choice.is_founded && !tree.has_moves() && tree.tag("FEN").is_some();
            if is_pdn && self.naming.is_some() && is_assumed {
                let (game, byte) = self.place(&report);
                let stays = GameCounts::NotationStays { file: file.to_owned(), game, byte };
                notes.push(self.line(&stays));
            }
            write_pdn(&tree)
        });
        let left = choice.leaves(&line, &report).filter(|_| is_pdn);
        let sameness = pdn.as_deref().filter(|_| self.merge).map_or([0; 3], sameness);
        // Unusable incidents are not written as if they were usable.
        let refused = report
            .findings
            .iter()
            .find(|found| !self.told.is_empty() && found.finding.is(codes::INCIDENT_INVALID));
        let findings = |format| {
            let language = self.language;
            let style = GameStyle { format, language, ..GameStyle::default() };
            write_game(file, text.written(), &report, &report.numbering, style)
        };
        let rows = || RowSource {
            file,
            text: &text,
            line: &line,
            choice: &choice,
            report: &report,
            naming: self.naming,
        };
        let is_page = self.to == ConversionFormat::Html;
        let page = is_page.then(|| {
            let how = (self.naming, self.language);
            let mut report = report.clone();
            if !self.strip.variations {
                replay_variations(&text, &choice.laws, &mut report);
            }
            let mut game = ViewedGame::of(&text, &line, &report, &choice, how);
            Remark::of_replay(&report, self.language).into_iter().for_each(|one| game.remark(one));
            Box::new(PageGame { game, heading: heading(&report), facts: facts(&report) })
        });
        let refused = refused.map(|found| worded(&found.finding, self.language).message);
        let encodings: BTreeSet<&str> = report.findings.iter().filter_map(guessed).collect();
        let read_as =
            |encoding| printable(&say(&ReadAs::new(file, encoding), self.language)).into();
        let file_notes = encodings.into_iter().map(read_as).collect();
        if control_characters(&text).is_some() {
            let (game, byte) = self.place(&report);
            let blanked = GameCounts::ControlCharacters { file: file.to_owned(), game, byte };
            notes.push(self.line(&blanked));
        }
        let partial = match left {
            Some(why) => {
                let (game, byte) = self.place(&report);
                Some(self.line(&GameCounts::Left { file: file.to_owned(), game, byte, why }))
            }
            None if !is_whole || text.is_cut() => Some(self.not_whole(file, &report, has_other)),
            None => self.read_in_part(file, &report, among.as_ref()),
        };
        Converted {
            refused,
            name: file_name(&report),
            partial,
            notes,
            file_notes,
            names,
            sameness,
            page,
            text: match self.to {
                ConversionFormat::Pdn => pdn.unwrap_or_default(),
                ConversionFormat::Fen => {
                    report.final_fen().map_or(String::new(), |fen| format!("{fen}\n"))
                }
                ConversionFormat::Jsonl => findings(FindingsFormat::Jsonl),
                ConversionFormat::Csv => findings(FindingsFormat::Csv),
                ConversionFormat::Games => json_lines([GameRow::of(rows())]),
                ConversionFormat::Positions => json_lines(position_rows(rows())),
                ConversionFormat::Findings => json_lines(finding_rows(rows())),
                ConversionFormat::Names | ConversionFormat::Html => String::new(),
            },
        }
    }

    /// Returns the reason a game could not be completely replayed, on one line, with the rules
    /// under which it can be, if there are others.
    fn not_whole(&self, name: &str, report: &GameReport, has_other: bool) -> String {
        let stops = |found: &&RecordFinding| {
            found.finding.level() == Level::Error || found.finding.is(codes::RECORD_NOT_FOLLOWED)
        };
        let why = report.findings.iter().find(stops).map(|found| {
            let worded = worded(&found.finding, self.language);
            match worded.help.filter(|_| has_other) {
                Some(help) => format!("{}; {help}", worded.message),
                None => worded.message,
            }
        });
        let (game, byte) = self.place(report);
        self.line(&GameCounts::NotWhole {
            file: name.to_owned(),
            game,
            byte,
            replayed: report.replayed_plies,
            plies: report.plies,
            why,
        })
    }

    /// Returns what could not be read in a game, on one line: moves or the result may be lost with
    /// it.
    fn read_in_part(
        &self,
        name: &str,
        report: &GameReport,
        among: Option<&Finding>,
    ) -> Option<String> {
        // A result that differs from that of the tag and is not a known one is not written as a
        // result.
        let has = |code| report.findings.iter().any(|found| found.finding.is(code));
        let is_other = has(codes::RESULT_MISMATCH);
        let lost = |found: &&RecordFinding| {
            found.finding.is_any(UNCLOSED)
                || found.finding.is(codes::TEXT_UNREADABLE)
                || is_other && found.finding.is(codes::RESULT_ODD)
                || found.finding.is(pdn::UNCLOSED_QUOTE) && has_moves_in_tags(report)
        };
        let found = report.findings.iter().find(lost).or_else(|| skipped(report));
        let found = found.map(|found| &found.finding).or(among)?;
        let why = worded(found, self.language).message;
        let (game, byte) = self.place(report);
        Some(self.line(&GameCounts::ReadInPart { file: name.to_owned(), game, byte, why }))
    }

    /// Returns the number of a game, and its offset if only a shard is read.
    fn place(&self, report: &GameReport) -> (u64, Option<u64>) {
        (report.game, self.in_shard.then_some(report.offset))
    }

    /// Returns the message about a game on one line.
    fn line(&self, counted: &GameCounts) -> String {
        printable(&say(counted, self.language)).replace('\n', " ")
    }
}

/// Returns whether a tag holds moves, swallowed by an unclosed quotation mark.
fn has_moves_in_tags(report: &GameReport) -> bool {
    let is_move = |word: &&str| {
        MoveText::parse(word.as_bytes()).is_ok_and(|parsed| parsed.squares().len() > 1)
    };
    report.tags.iter().any(|(_, value)| value.split_whitespace().filter(is_move).count() > 1)
}

/// Returns the finding on two moves in a row by one player, if the second move's number shows that
/// the move between is missing.
fn skipped(report: &GameReport) -> Option<&RecordFinding> {
    let is_wrong = |found: &&RecordFinding| found.finding.is(codes::MOVE_NUMBER_WRONG);
    let numbers = || report.findings.iter().filter(is_wrong).map(|found| found.finding.span.end);
    report.findings.iter().find(|found| {
        let start = found.finding.span.start;
        let is_its_own = |end: usize| (0..=2).any(|blanks| end + blanks == start);
        found.finding.is(codes::TWO_MOVES_IN_A_ROW) && numbers().any(is_its_own)
    })
}

/// Returns the encoding in which a value or a comment was read, if it was guessed.
fn guessed(found: &RecordFinding) -> Option<&str> {
    match found.finding.as_what()? {
        Oddity::NotUtf8 { guessed, .. } => Some(guessed),
        _ => None,
    }
}

/// Codes of unclosed elements that swallow moves.
const UNCLOSED: &[&Code] = &[pdn::UNCLOSED_COMMENT, pdn::UNCLOSED_VARIATION];

/// The games converted so far.
#[derive(Debug, Default)]
pub struct Collection {
    /// The number of games written.
    pub games: usize,
    /// The number of those that could not be completely replayed.
    pub partial: usize,
    /// The games written, if each is written only once.
    seen: Option<Seen>,
}

#[derive(Debug, Default)]
struct Seen {
    games: Fingerprints,
    left_out: usize,
}

impl Collection {
    /// Creates an empty collection; with `merge`, equal games are counted once.
    pub fn new(merge: bool) -> Self {
        Self { seen: merge.then(Seen::default), ..Self::default() }
    }

    /// Counts a game; returns false if it equals an earlier one and is left out.
    pub fn takes(&mut self, game: &Converted) -> bool {
        if let Some(seen) = &mut self.seen
            && !seen.games.adds(game.sameness)
        {
            seen.left_out += 1;
            return false;
        }
        self.games += 1;
        self.partial += usize::from(game.partial.is_some());
        true
    }

    /// Returns the message on the number of games converted.
    pub fn told(&self) -> GameCounts {
        GameCounts::Converted {
            games: self.games,
            whole: self.games - self.partial,
            left_out: self.seen.as_ref().map(|seen| seen.left_out),
        }
    }
}

/// A 96-bit fingerprint of a game; a collision of two texts is practically impossible.
type Fingerprint = [u32; 3];

/// The fingerprints of the games written: 12 to 14 bytes for each.
#[derive(Debug)]
struct Fingerprints {
    /// Sorted parts, divided by the first bits, so that an insertion moves little.
    parts: Vec<Vec<Fingerprint>>,
}

/// The number of leading bits that select a part.
const PART_BITS: u32 = 12;

impl Default for Fingerprints {
    fn default() -> Self {
        Self { parts: vec![Vec::new(); 1 << PART_BITS] }
    }
}

impl Fingerprints {
    /// Adds a fingerprint; returns false if it is already there.
    fn adds(&mut self, one: Fingerprint) -> bool {
        let part = &mut self.parts[(one[0] >> (u32::BITS - PART_BITS)) as usize];
        let Err(at) = part.binary_search(&one) else { return false };
        if part.len() == part.capacity() {
            part.reserve_exact(part.len() / 8 + 4);
        }
        part.insert(at, one);
        true
    }
}

fn sameness(text: &str) -> Fingerprint {
    let half = |salt: u8| {
        let mut hasher = DefaultHasher::new();
        (salt, text).hash(&mut hasher);
        hasher.finish()
    };
    let (first, second) = (half(0), half(1));
    [(first >> 32) as u32, first as u32, second as u32]
}

/// Returns the players and the result of a game.
fn heading(report: &GameReport) -> String {
    let of = |tag: &str| report.tag(tag).map(str::trim).filter(|text| !text.is_empty());
    let players = format!("{} – {}", of("White").unwrap_or("?"), of("Black").unwrap_or("?"));
    let result = report.result_text.as_deref().filter(|result| !matches!(*result, "" | "*"));
    result.map_or_else(|| players.clone(), |result| format!("{players} {result}"))
}

/// Returns the data in the tags of a game, and the rule set that was applied.
fn facts(report: &GameReport) -> Vec<String> {
    let tags = ["Event", "Site", "Date", "Round"].into_iter().filter_map(|tag| report.tag(tag));
    let is_known = |text: &&str| !text.chars().all(|c| matches!(c, '?' | '.' | '-' | ' '));
    let known = tags.map(str::trim).filter(is_known).map(str::to_owned);
    known.chain([report.rules.to_string()]).collect()
}

/// Returns the players as part of a file name that is safe in any folder: `-jansen-de-vries`.
///
/// It has only letters and digits, and no more than any file system allows; the number before it
/// prevents duplicate and reserved names.
fn file_name(report: &GameReport) -> String {
    const LONGEST: usize = 60;
    let mut name = String::new();
    for tag in ["White", "Black"] {
        let value = report.tag(tag).unwrap_or_default().to_lowercase();
        let words: Vec<&str> =
            value.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
        let mut words = words.join("-");
        while words.len() > LONGEST {
            words.pop();
        }
        if !words.is_empty() {
            name.push('-');
            name.push_str(words.trim_end_matches('-'));
        }
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_known_again_at_little_cost() {
        let mut seen = Fingerprints::default();
        let texts = || (0..100_000).map(|number| sameness(&format!("game {number}")));
        assert!(texts().all(|one| seen.adds(one)));
        assert!(!texts().any(|one| seen.adds(one)));
        let bytes: usize = seen.parts.iter().map(|part| part.capacity() * 12).sum();
        assert!(bytes < 100_000 * 20, "{bytes}");
    }
}
