//! A game replayed: every half-move legal or with its finding.

use smallvec::SmallVec;

use super::checks;
use super::irregular::{Irregular, judge};
use super::laws::Laws;
use super::main_line::{MainLine, PlyText, Written};
use super::report::{GameReport, PlyAt, RecordFinding, Standing};
use super::settle::settle;
use crate::board::{Color, Position, Square, parse_fen};
use crate::diag::{Citation, Finding, Level};
use crate::moves::{Move, Resolved, resolve};
use crate::pdn::{GameText, MoveText, Separator, Unreadable};
use crate::rules::{IrregularMove, Notation};

/// Irregular half-moves that close together show that the record and the board
/// have parted.
const PARTED: usize = 3;
/// How close.
const PARTED_WITHIN: usize = 6;

/// What else a replay is to give.
#[derive(Debug, Clone, Copy, Default)]
pub struct ReplayOptions {
    /// Keep the position before every half-move.
    pub history: bool,
    /// Judge moves only: no findings about tags, numbers and results, and none
    /// about the text. For comparing rule sets.
    pub moves_only: bool,
}

/// Replays a game under the laws.
///
/// `notes` are findings about the choice of the laws, put first.
#[must_use]
pub fn replay(
    game: &GameText<'_>,
    line: MainLine<'_>,
    laws: &Laws,
    notes: Vec<Finding>,
    options: ReplayOptions,
) -> GameReport {
    let mut replay = Replay {
        text: game.bytes(),
        line: &line,
        laws,
        options,
        position: laws.set.start_position(),
        number: 1,
        at_start: true,
        legal_plies: None,
        followed: 0,
        irregular: SmallVec::new(),
        odd_separators: None,
        findings: notes.into_iter().map(RecordFinding::of_text).collect(),
        history: Vec::new(),
    };
    let known_start = replay.set_up();
    if known_start {
        replay.run();
    }
    replay.report(game, known_start)
}

struct Replay<'r, 'a> {
    text: &'a [u8],
    line: &'r MainLine<'a>,
    laws: &'r Laws,
    options: ReplayOptions,
    position: Position,
    /// The move number of the half-move before, or of the first to come.
    number: u32,
    at_start: bool,
    legal_plies: Option<usize>,
    followed: usize,
    /// Indices of irregular half-moves and of their findings.
    irregular: SmallVec<[(usize, usize); 4]>,
    /// The first odd separator and how many more there are.
    odd_separators: Option<(Finding, usize)>,
    findings: Vec<RecordFinding>,
    history: Vec<(PlyAt, Position)>,
}

/// Why a replay ends before the record does.
struct Stop;

impl Replay<'_, '_> {
    /// The start position; false where the FEN tag holds none.
    fn set_up(&mut self) -> bool {
        let set = &self.laws.set;
        let mut turn = set.first_color();
        if let Some(tag) = self.line.tag("GameType") {
            // Some game types are played with either side first: the tag says which.
            match tag.raw_value.split(|&b| b == b',').nth(1).map(<[u8]>::trim_ascii) {
                Some(b"W") if turn == Color::Black => turn = Color::White,
                Some(b"B") if turn == Color::White => turn = Color::Black,
                _ => {}
            }
        }
        self.position = self.position.with_turn(turn);
        let Some(tag) = self.line.tag("FEN") else {
            return true;
        };
        let value = tag.value().text;
        let plain = value.trim();
        if plain.is_empty() || plain == "?" || plain == "-" {
            return true;
        }
        match parse_fen(plain, &self.laws.numbering, turn) {
            Ok(fen) => {
                self.position = fen.position;
                if let Some(number) = fen.full_move {
                    self.number = number;
                }
                for note in fen.notes {
                    self.add(Finding::new(
                        "fen-repaired",
                        Level::Note,
                        note.message,
                        tag.value_span,
                    ));
                }
                true
            }
            Err(error) => {
                let finding = Finding::new(
                    "tag-invalid",
                    Level::Error,
                    format!("the FEN tag holds no position: {}", error.message),
                    tag.value_span,
                );
                self.findings.push(RecordFinding::of_text(
                    finding.help(error.help).note("the game cannot be replayed"),
                ));
                false
            }
        }
    }

    fn run(&mut self) {
        for index in 0..self.line.plies.len() {
            let ply = self.line.plies[index];
            if let Some(setup) = &ply.setup {
                self.setup(setup);
            }
            let at = self.count(index, &ply);
            if self.options.history {
                self.history.push((at, self.position));
            }
            if self.ply(index, &ply, at).is_err() {
                self.legal_plies.get_or_insert(index);
                return;
            }
            self.followed = index + 1;
            if self.parted() {
                return;
            }
        }
    }

    /// A position set between moves.
    fn setup(&mut self, setup: &crate::pdn::Setup<'_>) {
        let text = String::from_utf8_lossy(setup.fen);
        match parse_fen(&text, &self.laws.numbering, self.position.turn()) {
            Ok(fen) => {
                self.position = fen.position;
                let message = "a setup command puts a new position on the board";
                self.add(Finding::new("position-set", Level::Note, message, setup.span));
            }
            Err(error) => self.add(
                Finding::new(
                    "tag-invalid",
                    Level::Warning,
                    format!("a setup command holds no position: {}", error.message),
                    setup.fen_span,
                )
                .help(error.help),
            ),
        }
    }

    /// Which move this is by the numbers of the record.
    fn count(&mut self, index: usize, ply: &PlyText<'_>) -> PlyAt {
        let side = self.position.turn();
        if !self.at_start && side == self.laws.set.first_color() {
            self.number = self.number.saturating_add(1);
        }
        if let Some(printed) = ply.number {
            let first_of_part = self.at_start && self.line.tag("FEN").is_some();
            if printed != self.number && !first_of_part {
                let message = format!("move number {printed} where {} is due", self.number);
                self.add(
                    Finding::new("move-number-wrong", Level::Warning, message, ply.number_span)
                        .label(format!("{} expected", self.number)),
                );
            }
            self.number = printed;
        }
        self.at_start = false;
        PlyAt { ply: index + 1, move_number: self.number, side }
    }

    fn ply(&mut self, index: usize, ply: &PlyText<'_>, at: PlyAt) -> Result<(), Stop> {
        let text = match ply.written {
            Written::Move(text) => text,
            Written::Unknown => {
                let message = "the move is not known: a hyphen stands for it".to_owned();
                return self.stop(ply, at, "move-unreadable", message, None, Vec::new());
            }
        };
        let parsed = match MoveText::parse(text) {
            Ok(parsed) => parsed,
            Err(error) => {
                let message = format!("`{}` is not a move: {error}", shown(text));
                return self.stop(ply, at, "move-unreadable", message, None, Vec::new());
            }
        };
        let mut squares: SmallVec<[Square; 8]> = SmallVec::new();
        for written in parsed.squares() {
            match self.laws.square(written) {
                Some(square) => squares.push(square),
                None => {
                    let message = format!(
                        "`{}` is not a square of this board",
                        shown(written.span().of(text))
                    );
                    let help = format!("squares are {}", self.laws.numbering.range());
                    return self.stop(ply, at, "move-unreadable", message, Some(help), Vec::new());
                }
            }
        }
        let legal = self.laws.generator.legal_moves(&self.position);
        let mv = match resolve(&self.laws.generator, &self.position, &legal, &squares) {
            Resolved::One(mv) => mv,
            Resolved::Several(moves) => self.settle(index, ply, at, &legal, &moves)?,
            Resolved::OtherPath(moves) => {
                let written = self.laws.write_all(&self.position, &legal);
                let meant: Vec<String> =
                    moves.iter().map(|mv| self.laws.write(&self.position, &legal, mv)).collect();
                let message = format!("no legal capture goes by the squares of `{}`", shown(text));
                let help = format!("legal from and to these squares: {}", meant.join(", "));
                return self.stop(ply, at, "path-impossible", message, Some(help), written);
            }
            Resolved::None => {
                let captures = parsed.is_written_as_capture();
                return self.break_law(index, ply, at, &legal, &squares, captures);
            }
        };
        self.separator(&parsed, &mv, ply);
        self.position = self.laws.generator.play(&self.position, &mv);
        Ok(())
    }

    /// A short capture that can mean several moves.
    fn settle(
        &mut self,
        index: usize,
        ply: &PlyText<'_>,
        at: PlyAt,
        legal: &[Move],
        moves: &[Move],
    ) -> Result<Move, Stop> {
        let write = |mv: &Move| self.laws.write(&self.position, legal, mv);
        let meanings: Vec<String> = moves.iter().map(write).collect();
        let rest = &self.line.plies[index + 1..];
        match settle(self.laws, &self.position, moves, rest) {
            Some(mv) => {
                let meant = write(&mv);
                let message = format!("`{}` can mean {}", self.shown(ply), meanings.join(" or "));
                let finding = Finding::new("move-ambiguous", Level::Warning, message, ply.span)
                    .label(format!("taken as {meant}"))
                    .note("only after this capture do the following moves fit")
                    .help(format!("write {meant}"));
                let legal = self.laws.write_all(&self.position, legal);
                self.of_move(finding, ply, at, legal, None, None);
                Ok(mv)
            }
            None => {
                let message = format!("`{}` can mean {}", self.shown(ply), meanings.join(" or "));
                let help = format!("write {}", meanings.join(" or "));
                let legal = self.laws.write_all(&self.position, legal);
                self.stop(ply, at, "move-ambiguous", message, Some(help), legal)?;
                Err(Stop)
            }
        }
    }

    fn break_law(
        &mut self,
        index: usize,
        ply: &PlyText<'_>,
        at: PlyAt,
        legal: &[Move],
        squares: &[Square],
        captures: bool,
    ) -> Result<(), Stop> {
        let next_ply = self.line.plies.get(index + 1).filter(|next| next.setup.is_none());
        let judged = judge(self.laws, &self.position, legal, squares, captures, next_ply);
        let written = self.laws.write_all(&self.position, legal);
        let (code, message, citation, next, lifted) = match judged {
            Irregular::Impossible { code, message } => {
                let message = format!("{}: {message}", self.shown(ply));
                return self.stop(ply, at, code, message, None, written);
            }
            Irregular::Played { code, message, citation, next, lifted } => {
                (code, message, citation, next, lifted)
            }
        };
        self.legal_plies.get_or_insert(index);
        let required = listed(&written);
        let mut finding = Finding::new(
            code,
            Level::Irregularity,
            format!("{}: {message}", self.shown(ply)),
            ply.span,
        );
        if matches!(code, "capture-missed" | "capture-too-few" | "capture-priority") {
            finding = finding.label(format!("required: {required}"));
        } else if !written.is_empty() {
            finding = finding.label(format!("legal: {required}"));
        }
        let standing = self.standing(index, code);
        let note = self.standing_words(standing, at, code, &required, &lifted);
        finding = finding.note(note);
        if standing == Some(Standing::Open) && !written.is_empty() {
            finding = finding.help(format!(
                "{} decides before moving: let it stand, or have it corrected, and then {} must play {required}",
                at.side.opponent(),
                at.side
            ));
        }
        let place = self.findings.len();
        self.of_move(finding, ply, at, written, standing, Some(citation));
        self.irregular.push((index, place));
        self.position = next;
        Ok(())
    }

    /// Whether the opponent has moved since.
    fn standing(&self, index: usize, code: &str) -> Option<Standing> {
        if *self.laws.set.irregular_move == IrregularMove::CannotStand
            || code == "game-already-over"
        {
            return None;
        }
        let moved_since = index + 1 < self.line.plies.len();
        Some(if moved_since { Standing::Stands } else { Standing::Open })
    }

    fn standing_words(
        &self,
        standing: Option<Standing>,
        at: PlyAt,
        code: &str,
        required: &str,
        lifted: &[Square],
    ) -> String {
        let set = &self.laws.set;
        let opponent = at.side.opponent();
        let mut words = match standing {
            Some(Standing::Stands) => {
                format!(
                    "it stands: {opponent} has moved since ({})",
                    set.cite(&set.finality.source)
                )
            }
            Some(Standing::Open) => {
                format!(
                    "it is open: {opponent} has not moved yet ({})",
                    set.cite(&set.irregular_move.source)
                )
            }
            None if code == "game-already-over" => {
                "what is played after the end does not count".into()
            }
            None => format!(
                "it cannot stand: {required} must be played ({})",
                set.cite(&set.irregular_move.source)
            ),
        };
        if !lifted.is_empty() {
            let names: Vec<String> =
                lifted.iter().map(|&square| self.laws.numbering.name(square)).collect();
            words.push_str(&format!("; taken as lifted: {}", names.join(" ")));
        }
        words
    }

    /// After several irregular moves close together, keeps the first of them and
    /// gives up.
    fn parted(&mut self) -> bool {
        let Some(&(last, _)) = self.irregular.last() else {
            return false;
        };
        let close: Vec<usize> = self
            .irregular
            .iter()
            .filter(|(index, _)| last - index < PARTED_WITHIN)
            .map(|&(_, finding)| finding)
            .collect();
        if close.len() < PARTED || last + 1 != self.followed {
            return false;
        }
        self.findings.truncate(close[0] + 1);
        let first = self.line.plies[self.irregular[self.irregular.len() - close.len()].0];
        let finding = Finding::new(
            "record-not-followed",
            Level::Note,
            format!("after {} the record no longer fits the position", self.shown(&first)),
            self.line.plies[last].span,
        )
        .label("not judged from here")
        .help("compare both score sheets from the first finding on: a move may be missing");
        self.findings.push(RecordFinding::of_text(finding));
        true
    }

    /// A capture written with a hyphen, a quiet move with a capture sign.
    fn separator(&mut self, parsed: &MoveText, mv: &Move, ply: &PlyText<'_>) {
        let written = parsed.to().separator;
        let hyphen_captures = self.laws.set.capture_sign.word() == "-";
        let odd = match written {
            Separator::None => false,
            Separator::Hyphen => mv.is_capture() && !hyphen_captures,
            _ => !mv.is_capture(),
        };
        if !odd || self.options.moves_only {
            return;
        }
        match &mut self.odd_separators {
            Some((_, more)) => *more += 1,
            None => {
                let what = if mv.is_capture() {
                    "a capture is written with a hyphen"
                } else {
                    "a move without a capture is written with a capture sign"
                };
                let message = format!("{}: {what}", shown(ply.span.of(self.text)));
                let finding = Finding::new("separator-odd", Level::Warning, message, ply.span);
                self.odd_separators = Some((finding, 0));
            }
        }
    }

    /// An error that ends the replay.
    fn stop(
        &mut self,
        ply: &PlyText<'_>,
        at: PlyAt,
        code: &'static str,
        message: String,
        help: Option<String>,
        legal: Vec<String>,
    ) -> Result<(), Stop> {
        let mut finding = Finding::new(code, Level::Error, message, ply.span);
        let rest = self.line.plies.len() - at.ply;
        if rest > 0 {
            finding = finding.note(format!("the {rest} half-moves behind it are not judged"));
        }
        finding = match help {
            Some(help) => finding.help(help),
            None if !legal.is_empty() => finding.help(format!("legal here: {}", listed(&legal))),
            None => finding,
        };
        let legal = if legal.is_empty() {
            let moves = self.laws.generator.legal_moves(&self.position);
            self.laws.write_all(&self.position, &moves)
        } else {
            legal
        };
        self.of_move(finding, ply, at, legal, None, None);
        Err(Stop)
    }

    fn of_move(
        &mut self,
        finding: Finding,
        ply: &PlyText<'_>,
        at: PlyAt,
        legal: Vec<String>,
        standing: Option<Standing>,
        citation: Option<Citation>,
    ) {
        let article = citation.as_ref().map(|citation| self.laws.set.cite(citation));
        let mut found = RecordFinding::of_text(match &article {
            Some(article) => finding.cite(Citation::new(article)),
            None => finding,
        });
        found.at = Some(at);
        found.move_text = Some(self.shown(ply));
        found.position = Some(self.position);
        found.fen = Some(self.laws.fen(&self.position));
        found.legal = legal;
        found.standing = standing;
        found.article = article;
        self.findings.push(found);
    }

    fn shown(&self, ply: &PlyText<'_>) -> String {
        shown(ply.span.of(self.text))
    }

    fn add(&mut self, finding: Finding) {
        if !self.options.moves_only {
            self.findings.push(RecordFinding::of_text(finding));
        }
    }

    /// Bytes among the moves that are neither move nor comment, once a game.
    fn unreadable(&mut self) {
        let among_moves = |what: Unreadable| {
            matches!(
                what,
                Unreadable::Word
                    | Unreadable::StrayBrace
                    | Unreadable::StrayParenthesis
                    | Unreadable::Markup
                    | Unreadable::Nul
            )
        };
        let mut found = self.line.unreadable.iter().filter(|(_, what)| among_moves(*what));
        let Some(&(span, _)) = found.next() else {
            return;
        };
        let more = found.count();
        let text = shown(span.of(self.text));
        let mut finding = Finding::new(
            "text-unreadable",
            Level::Warning,
            format!("`{text}` is neither move nor comment"),
            span,
        )
        .note(if more > 0 {
            format!("passed over, and {more} more such texts in this game")
        } else {
            "passed over".into()
        });
        if self.laws.set.notation.word() == Notation::Numeric.word() {
            finding = finding.help("put remarks between braces: {...}");
        }
        self.add(finding);
    }

    fn report(mut self, game: &GameText<'_>, known_start: bool) -> GameReport {
        let result = checks::result(self.text, self.line);
        let complete = known_start && self.followed == self.line.plies.len();
        if !self.options.moves_only {
            self.findings.extend(self.line.findings.iter().cloned().map(RecordFinding::of_text));
            self.unreadable();
            if let Some((finding, more)) = self.odd_separators.take() {
                let finding = match more {
                    0 => finding,
                    _ => finding.note(format!("and {more} more moves in this game")),
                };
                self.findings.push(RecordFinding::of_text(finding));
            }
            let mut about_text = Vec::new();
            checks::of_result(self.text, self.line, &mut about_text);
            checks::of_ply_count(self.line, &mut about_text);
            if complete {
                about_text.extend(checks::of_final_position(
                    self.laws,
                    self.line,
                    &self.position,
                    result.as_ref(),
                ));
            }
            self.findings.extend(about_text.into_iter().map(RecordFinding::of_text));
        }
        let plies = self.line.plies.len();
        let legal_plies = self.legal_plies.unwrap_or(if known_start { plies } else { 0 });
        self.findings.sort_by_key(|found| found.finding.span.start);
        if !self.findings.is_empty() {
            let place = game.places();
            for found in &mut self.findings {
                found.finding.place = Some(place(found.finding.span.start));
            }
        }
        let first = first_byte(self.text);
        let tags = self
            .line
            .tags
            .iter()
            .map(|tag| {
                let name = String::from_utf8_lossy(tag.name).into_owned();
                (name, tag.value().text.into_owned())
            })
            .collect();
        GameReport {
            game: game.index(),
            place: game.place(first),
            tags,
            rules: self.laws.set.label(),
            plies,
            legal_plies,
            replayed_plies: self.followed,
            result: result.as_ref().map(|(result, _)| *result),
            result_text: result.map(|(_, text)| text),
            last: known_start.then_some(self.position),
            final_fen: known_start.then(|| self.laws.fen(&self.position)),
            ok: known_start && legal_plies == plies,
            findings: self.findings,
            history: self.history,
        }
    }
}

/// The first byte of a game that is not blank.
fn first_byte(text: &[u8]) -> usize {
    text.iter().position(|byte| !byte.is_ascii_whitespace()).unwrap_or(0)
}

/// A move as written, on one line.
fn shown(text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text);
    let mut plain: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if plain.chars().count() > 40 {
        plain = plain.chars().take(40).collect::<String>() + "...";
    }
    plain
}

/// Some moves in a sentence.
fn listed(moves: &[String]) -> String {
    const SHOWN: usize = 8;
    let mut words = moves.iter().take(SHOWN).cloned().collect::<Vec<_>>().join(" ");
    if moves.len() > SHOWN {
        words.push_str(&format!(" and {} more", moves.len() - SHOWN));
    }
    words
}
