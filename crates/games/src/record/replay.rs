//! A game replayed: every half-move legal or with its finding.

use smallvec::SmallVec;

use super::desk::{Desk, Last};
use super::laws::Laws;
use super::main_line::{MainLine, PlyText, Written};
use super::report::{GameReport, PlyAt, RecordFinding, Standing};
use super::settle::{resolve_ways, settle};
use super::short::likely_way;
use crate::board::{Color, Position, parse_fen};
use crate::diag::{Citation, Finding, Span};
use crate::draw::Step;
use crate::moves::{Move, Resolved};
use crate::pdn::{GameText, MoveText, Separator};
use crate::record::codes;

/// Wrong move numbers of a game that are reported one by one.
pub(super) const SHOWN_NUMBERS: usize = 3;

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
    let in_letters = (!options.moves_only && line.uses_letters()).then(|| laws.in_letters());
    let laws = in_letters.as_ref().unwrap_or(laws);
    let mut replay = Replay {
        text: game.bytes(),
        line: &line,
        laws,
        options,
        position: laws.start,
        opens: laws.set.first_color(),
        number: 1,
        at_start: true,
        legal_plies: None,
        followed: 0,
        irregular: SmallVec::new(),
        wrong_numbers: 0,
        odd_separators: None,
        desk: Desk::default(),
        findings: notes.into_iter().map(RecordFinding::of_text).collect(),
        history: Vec::new(),
        track: Vec::with_capacity(if options.moves_only { 0 } else { line.plies.len() }),
        steps: Vec::with_capacity(line.plies.len()),
    };
    let known_start = replay.set_up();
    if known_start {
        replay.run();
    }
    replay.report(game, known_start)
}

/// A replay under way.
pub(super) struct Replay<'r, 'a> {
    pub(super) text: &'a [u8],
    pub(super) line: &'r MainLine<'a>,
    pub(super) laws: &'r Laws,
    pub(super) options: ReplayOptions,
    pub(super) position: Position,
    /// The side whose move begins a new number.
    pub(super) opens: Color,
    /// The move number of the half-move before, or of the first to come.
    pub(super) number: u32,
    pub(super) at_start: bool,
    pub(super) legal_plies: Option<usize>,
    pub(super) followed: usize,
    /// Indices of irregular half-moves and of their findings.
    pub(super) irregular: SmallVec<[(usize, usize); 4]>,
    /// How many move numbers were not the ones due.
    pub(super) wrong_numbers: usize,
    /// The first odd separator and how many more there are.
    pub(super) odd_separators: Option<(Finding, usize)>,
    /// What incidents have led to.
    pub(super) desk: Desk,
    pub(super) findings: Vec<RecordFinding>,
    pub(super) history: Vec<(PlyAt, Position)>,
    /// The half-moves that were followed, with the positions before them; empty where
    /// only moves are judged.
    pub(super) track: Vec<(PlyAt, Position)>,
    /// What the legal half-moves did.
    pub(super) steps: Vec<Step>,
}

/// Why a replay ends before the record does.
pub(super) struct Stop;

impl Replay<'_, '_> {
    fn run(&mut self) {
        let reached = self.follow();
        let all = self.line.plies.len();
        // What ends a game is recorded behind its last half-move.
        for gap in (reached + 1..=all).chain((reached == all).then_some(all)) {
            self.incidents(gap, reached == all);
        }
        self.record_closes();
    }

    /// Follows the moves as far as it goes; gives how many half-moves that are.
    fn follow(&mut self) -> usize {
        let line = self.line;
        loop {
            let index = self.stretch(self.followed);
            self.followed = index;
            let Some(ply) = line.plies.get(index) else {
                return index;
            };
            if ply.is_set_up
                && let Some(setup) = self.line.setup(index)
            {
                self.setup(setup);
            }
            self.incidents(index, true);
            let at = self.count(index, ply);
            if self.options.history {
                self.history.push((at, self.position));
            }
            if !self.options.moves_only {
                self.track.push((at, self.position));
            }
            if self.ply(index, ply, at).is_err() {
                self.legal_plies.get_or_insert(index);
                return index;
            }
            self.followed = index + 1;
            if !self.irregular.is_empty() && self.parted() {
                return index;
            }
        }
    }

    /// A position set between moves.
    fn setup(&mut self, setup: &crate::pdn::Setup<'_>) {
        let text = crate::pdn::decode(setup.fen).text;
        match parse_fen(text.trim(), &self.laws.numbering, self.position.turn()) {
            Ok(fen) => {
                self.clears();
                // What was played before is another game.
                self.track.clear();
                self.position = fen.position;
                let message = "a setup command puts a new position on the board";
                self.add(Finding::new(codes::POSITION_SET, message, setup.span));
            }
            Err(error) => self.add(
                Finding::new(
                    codes::TAG_INVALID,
                    format!("a setup command holds no position: {}", error.message),
                    part(setup.fen, &text, setup.fen_span, error.span),
                )
                .help(error.help),
            ),
        }
    }

    /// Which move this is by the numbers of the record.
    #[inline]
    fn count(&mut self, index: usize, ply: &PlyText<'_>) -> PlyAt {
        let side = self.position.turn();
        self.number = self.next_number(side);
        self.desk.holds_number = false;
        if let Some(printed) = ply.number {
            let first_of_part = self.at_start && self.line.tag("FEN").is_some();
            if printed != self.number && !first_of_part {
                self.wrong_numbers += 1;
            }
            if printed != self.number && !first_of_part && self.wrong_numbers <= SHOWN_NUMBERS {
                let message = format!("move number {printed} where {} is due", self.number);
                self.add(
                    Finding::new(codes::MOVE_NUMBER_WRONG, message, ply.number_span)
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
                return self.unreadable_move(ply, at, message, None);
            }
        };
        let parsed = match MoveText::parse(text) {
            Ok(parsed) => parsed,
            Err(error) => {
                let message = format!("`{}` is not a move: {error}", shown(text));
                return self.unreadable_move(ply, at, message, None);
            }
        };
        let ways = match self.laws.ways(&parsed) {
            Ok(ways) => ways,
            Err(written) => {
                let message =
                    format!("`{}` is not a square of this board", shown(written.span().of(text)));
                let help = format!("squares are {}", self.laws.numbering.range());
                return self.unreadable_move(ply, at, message, Some(help));
            }
        };
        let legal = self.laws.generator.legal_moves(&self.position);
        let mv = match resolve_ways(self.laws, &self.position, &legal, &ways) {
            Resolved::One(mv) => mv,
            Resolved::Several(moves) => self.settle(index, ply, at, &legal, &moves)?,
            Resolved::OtherPath(moves) => {
                let written = self.laws.write_all(&self.position, &legal);
                let meant: Vec<String> =
                    moves.iter().map(|mv| self.laws.write(&self.position, &legal, mv)).collect();
                let message = format!("no legal capture goes by the squares of `{}`", shown(text));
                let help = format!("legal from and to these squares: {}", meant.join(", "));
                let finding = Finding::new(codes::PATH_IMPOSSIBLE, message, ply.span);
                let source = self.laws.set.capture.source.clone();
                return self.stop(finding.help(help), ply, at, written, source);
            }
            Resolved::None => {
                let Some(squares) = likely_way(self.laws, &self.position, &ways) else {
                    let message = format!("`{}`: no piece of that file goes there", shown(text));
                    let help = "write the first square in full".to_owned();
                    return self.unreadable_move(ply, at, message, Some(help));
                };
                let captures = parsed.is_written_as_capture();
                return self.break_law(index, ply, at, &legal, &squares, captures);
            }
        };
        self.made(&mv, parsed.to().separator, ply, at);
        Ok(())
    }

    /// True where something is open or can be found beside the moves.
    #[inline]
    pub(super) fn is_watched(&self) -> bool {
        self.has_incidents() || !self.irregular.is_empty()
    }

    /// A legal move is made.
    fn made(&mut self, mv: &Move, separator: Separator, ply: &PlyText<'_>, at: PlyAt) {
        self.before_half_move(at.side, at, ply);
        self.separator(separator, mv.is_capture(), ply);
        self.check_touched(mv.from(), ply, at);
        self.steps.push(Step::of_move(&self.position, mv, at.move_number));
        let before = self.position;
        self.position = self.laws.generator.play(&before, mv);
        if self.has_incidents() {
            self.after_half_move(Last::legal(at, self.shown(ply), before, mv));
        }
    }

    /// A short capture, or a short move, that can mean several moves.
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
                let finding = Finding::new(codes::MOVE_AMBIGUOUS_SETTLED, message, ply.span)
                    .label(format!("taken as {meant}"))
                    .note(format!(
                        "only after this {} do the following moves fit",
                        if mv.is_capture() { "capture" } else { "move" }
                    ))
                    .help(format!("write {meant}"));
                let legal = self.laws.write_all(&self.position, legal);
                self.of_move(finding, ply, at, legal, None, None);
                Ok(mv)
            }
            None => {
                let message = format!("`{}` can mean {}", self.shown(ply), meanings.join(" or "));
                let help = format!("write {}", meanings.join(" or "));
                let legal = self.laws.write_all(&self.position, legal);
                let finding = Finding::new(codes::MOVE_AMBIGUOUS, message, ply.span);
                let source = self.laws.set.notation.source.clone();
                self.stop(finding.help(help), ply, at, legal, source)?;
                Err(Stop)
            }
        }
    }

    /// A capture written with a hyphen, a quiet move with a capture sign.
    pub(super) fn separator(&mut self, written: Separator, captures: bool, ply: &PlyText<'_>) {
        let odd = match written {
            Separator::None => false,
            Separator::Hyphen => captures && self.laws.set.capture_sign.word() != "-",
            _ => !captures,
        };
        if !odd || self.options.moves_only {
            return;
        }
        match &mut self.odd_separators {
            Some((_, more)) => *more += 1,
            None => {
                let what = if captures {
                    "a capture is written with a hyphen"
                } else {
                    "a move without a capture is written with a capture sign"
                };
                let message = format!("{}: {what}", shown(ply.span.of(self.text)));
                let finding = Finding::new(codes::SEPARATOR_ODD, message, ply.span);
                self.odd_separators = Some((finding, 0));
            }
        }
    }

    /// A half-move whose text is no move, with what to do about it.
    fn unreadable_move(
        &mut self,
        ply: &PlyText<'_>,
        at: PlyAt,
        message: String,
        help: Option<String>,
    ) -> Result<(), Stop> {
        let legal = self.laws.generator.legal_moves(&self.position);
        let legal = self.laws.write_all(&self.position, &legal);
        let mut finding = Finding::new(codes::MOVE_UNREADABLE, message, ply.span);
        finding.help = help;
        let source = self.laws.set.notation.source.clone();
        self.stop(finding, ply, at, legal, source)
    }

    /// An error that ends the replay.
    pub(super) fn stop(
        &mut self,
        mut finding: Finding,
        ply: &PlyText<'_>,
        at: PlyAt,
        legal: Vec<String>,
        citation: Citation,
    ) -> Result<(), Stop> {
        self.before_half_move(at.side, at, ply);
        let rest = self.line.plies.len() - at.ply;
        if rest > 0 {
            finding = finding.note(match rest {
                1 => "the half-move behind it is not judged".to_owned(),
                _ => format!("the {rest} half-moves behind it are not judged"),
            });
        }
        self.of_move(finding, ply, at, legal, None, Some(citation));
        Err(Stop)
    }

    /// A finding about a half-move, with what the board showed.
    pub(super) fn of_move(
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

    /// A half-move as written, on one line.
    pub(super) fn shown(&self, ply: &PlyText<'_>) -> String {
        shown(ply.span.of(self.text))
    }

    /// A finding about the text.
    pub(super) fn add(&mut self, finding: Finding) {
        if !self.options.moves_only {
            self.findings.push(RecordFinding::of_text(finding));
        }
    }
}

/// The bytes of a part of a value, where the value stands in the text as it is;
/// else all its bytes. Parts are counted without the blanks around the value.
pub(super) fn part(raw: &[u8], value: &str, whole: Span, part: Span) -> Span {
    if raw != value.as_bytes() || whole.len() != raw.len() {
        return whole;
    }
    let start = whole.start + (value.len() - value.trim_start().len());
    Span::new(start + part.start, (start + part.end).min(whole.end))
}

/// A move as written, on one line.
pub(super) fn shown(text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text);
    let mut plain: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if plain.chars().count() > 40 {
        plain = plain.chars().take(40).collect::<String>() + "...";
    }
    plain
}

/// Some moves in a sentence.
pub(super) fn listed(moves: &[String]) -> String {
    const SHOWN: usize = 8;
    let mut words = moves.iter().take(SHOWN).cloned().collect::<Vec<_>>().join(" ");
    if moves.len() > SHOWN {
        words.push_str(&format!(" and {} more", moves.len() - SHOWN));
    }
    words
}
