//! The main line of a game: its tags, its moves as written, its result.

use super::found::ResultFault;
use super::incident::{Incident, IncidentAt, PlacedIncident};
use super::placed_command::PlacedCommand;
use super::ply_text::{Numbered, PlyText, Written};
use super::rewrite::NOT_REPLAYED;
use crate::board::Color;
use crate::diag::{Finding, Span};
use crate::pdn::{
    CommentKind, GameEnd, GameReader, GameResult, GameText, MoveText, Outcome, PdnEvent,
    PlainClock, PlainMove, PlainTokens, Setup, TagPair, Unreadable, commands,
};

/// The most half-moves for which capacity is reserved before they are read; nearly all games have
/// at most this many.
const USUAL_LENGTH: usize = 160;

/// The number of tags for which capacity is reserved: enough for nearly all games, and within the
/// 1,032 bytes that allocators provide in one piece.
const USUAL_TAGS: usize = 11;

/// Everything in a game's text that a replay needs, excluding variations, and excluding comments
/// except for their commands.
#[derive(Debug, Clone, Default)]
pub struct MainLine<'a> {
    /// The tags, in text order.
    pub tags: Vec<TagPair<'a>>,
    /// The half-moves.
    pub plies: Vec<PlyText<'a>>,
    /// The setup commands, each with the index of the half-move after it.
    pub(super) setups: Vec<(usize, Setup<'a>)>,
    /// The result in the movetext, with its bytes.
    pub result: Option<(GameResult, Span)>,
    /// Bytes among the moves that are neither moves nor comments.
    pub unreadable: Vec<(Span, Unreadable)>,
    /// The incidents recorded in comments, in text order.
    pub incidents: Vec<PlacedIncident>,
    /// The incidents reported separately.
    pub told: Vec<IncidentAt>,
    /// The sides that made half-moves out of turn, as later moves of a longer record showed: the
    /// number of each half-move, from 1, and its side.
    pub(super) movers: Vec<(usize, Color)>,
    /// All other commands in comments, in text order.
    pub commands: Vec<PlacedCommand<'a>>,
    /// The findings of the reader.
    pub findings: Vec<Finding>,
    /// The side whose move begins a new number, if it is known beforehand.
    pub(super) opens: Option<Color>,
    /// The text that may hide moves; most games have none.
    pub(super) hiding: Option<Box<Hiding>>,
}

/// The text that may hide moves of the main line.
#[derive(Debug, Clone, Default)]
pub(super) struct Hiding {
    /// The first move in a variation, if no move of the main line precedes it.
    only_beside: Option<Span>,
    /// Numbers without dots that no move follows.
    stray_numbers: Vec<Span>,
    /// The texts of comments that extend to the end of their line, are in brackets, or contain
    /// another opening brace.
    open_comments: Vec<Span>,
    /// Other skipped text among the moves: remarks in brackets, words in variations.
    passed_over: Vec<Span>,
    /// The half-move whose comment says that the record was not followed from there on, and that
    /// comment.
    given_up: Option<(usize, Span)>,
    /// Whether a number has several dots, or there are dots without a number.
    has_dots: bool,
    /// Whether the number 1 comes after a half-move.
    counts_again: bool,
}

/// Returns whether a comment is the one after the first half-move that was not followed, perhaps
/// with a line break in it.
fn says_not_replayed(text: &[u8]) -> bool {
    let is_as_long = (NOT_REPLAYED.len()..2 * NOT_REPLAYED.len()).contains(&text.len());
    let words = || text.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
    is_as_long && words().eq(NOT_REPLAYED.as_bytes().split(|&byte| byte == b' '))
}

/// A number without dots that no move has followed yet.
struct Bare {
    number: Option<u32>,
    span: Span,
    /// The number of half-moves before it.
    after: usize,
}

/// A consumer of plain tokens in the main line.
struct Played<'l, 'a> {
    text: &'a [u8],
    line: &'l mut MainLine<'a>,
    /// The number before the next half-move.
    numbered: &'l mut Numbered,
}

impl<'a> PlainTokens<'a> for Played<'_, 'a> {
    #[inline(always)]
    fn takes_move(&mut self, text: &'a [u8], start: usize, plain: Option<PlainMove>) {
        let number = std::mem::take(self.numbered);
        self.line.plies.push(PlyText::in_plain_form((text, start), plain, number));
    }

    #[inline(always)]
    fn takes_number(&mut self, number: u32, span: Span) {
        self.line.passes_number(self.text, self.numbered, Some(number));
        self.line.takes_number(number);
        *self.numbered = Numbered::plain(number, span);
    }

    #[inline(always)]
    fn takes_comment(&mut self, span: Span, clock: Option<PlainClock>) {
        if let Some(clock) = clock {
            return self.line.clock(self.text, span, clock);
        }
        let inside = Span::new(span.start + 1, span.end - 1);
        self.line.comment(inside.of(self.text), inside.start);
    }
}

/// A consumer of plain tokens in variations.
#[derive(Default)]
struct Beside {
    /// The first move.
    first: Option<Span>,
}

impl<'a> PlainTokens<'a> for Beside {
    fn takes_move(&mut self, text: &'a [u8], start: usize, _: Option<PlainMove>) {
        self.first.get_or_insert(Span::new(start, start + text.len()));
    }

    fn takes_number(&mut self, _: u32, _: Span) {}

    fn takes_comment(&mut self, _: Span, _: Option<PlainClock>) {}
}

impl<'a> MainLine<'a> {
    /// Reads a game.
    pub fn read(game: &GameText<'a>) -> Self {
        let mut reader = GameReader::of(game);
        let line = Self::parse(&mut reader);
        Self { findings: reader.into_findings(), ..line }
    }

    /// Reads a game while its end is being found. The line is `None` if the game must be found
    /// first and read afterwards; the result is `None` if there is no game.
    pub(super) fn read_on_the_way(mut reader: GameReader<'a>) -> Option<(GameEnd, Option<Self>)> {
        let line = Self::parse(&mut reader);
        let (end, findings) = reader.ended()?;
        Some((end, findings.map(|findings| Self { findings, ..line })))
    }

    /// Reserves capacity for the probable contents of a text.
    fn make_room(&mut self, bytes: usize) {
        // A half-move takes at least six bytes; a long text is more likely to have comments than
        // thousands of moves.
        self.plies.reserve((bytes / 6).min(USUAL_LENGTH));
        self.tags.reserve(USUAL_TAGS);
    }

    /// Reads a game, but for its findings.
    fn parse(events: &mut GameReader<'a>) -> Self {
        let text = events.text();
        let mut main_line = Self::default();
        main_line.make_room(text.len());
        let line = &mut main_line;
        let mut depth = 0_usize;
        let mut number = Numbered::default();
        let mut setup = None;
        let mut bare: Option<Bare> = None;
        // The open parenthesis, and whether there is a move in it.
        let mut beside: Option<(Span, bool)> = None;
        loop {
            while depth == 0
                && line.plies.is_empty()
                && let Some(tag) = events.strict_tag()
            {
                line.tags.push(tag);
            }
            if depth > 0 {
                let mut run = Beside::default();
                events.plain_run(&mut run);
                line.moved_beside(run.first, &mut beside);
            } else if setup.is_none() {
                let numbered = &mut number;
                events.plain_run(&mut Played { text, line, numbered });
            }
            let Some(event) = events.next_of_any() else {
                break;
            };
            match event {
                PdnEvent::Tag(tag) => line.tags.push(tag),
                PdnEvent::VariationStart { span } => {
                    depth += 1;
                    beside.get_or_insert((span, false));
                }
                PdnEvent::VariationEnd { span } => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 {
                        line.leaves_beside(text, beside.take(), span);
                    }
                }
                PdnEvent::Move(mv) if depth > 0 => {
                    line.moved_beside(Some(mv.text_span()), &mut beside);
                }
                PdnEvent::UnknownMove { span } if depth > 0 => {
                    line.moved_beside(Some(span), &mut beside);
                }
                PdnEvent::Unreadable { span, what: Unreadable::Word } if depth > 0 => {
                    line.hiding().passed_over.push(span);
                }
                _ if depth > 0 => {}
                PdnEvent::MoveNumber(found) => {
                    let last = bare.take().filter(|bare| bare.number != found.number);
                    match last {
                        Some(last) => line.no_move_follows(Some(last)),
                        None => line.passes_number(text, &number, found.number),
                    }
                    // `3. ... ...`: the dots are in the place of a move.
                    if found.number.is_none() && number.has_dots() {
                        line.hiding().stray_numbers.push(found.span);
                    }
                    if found.dots == 0 {
                        let after = line.plies.len();
                        bare = Some(Bare { number: found.number, span: found.span, after });
                    }
                    match found.number {
                        Some(number) if found.dots <= 1 => line.takes_number(number),
                        _ => line.hiding().has_dots = true,
                    }
                    number.continue_with(&found);
                }
                PdnEvent::Move(mv) => {
                    let number = std::mem::take(&mut number);
                    line.push(Written::Move(mv.text), mv.text_span(), number, setup.take());
                }
                PdnEvent::UnknownMove { span } => {
                    line.push(Written::Unknown, span, std::mem::take(&mut number), setup.take());
                }
                PdnEvent::Setup(command) => setup = Some(command),
                PdnEvent::Result { result, span } => {
                    line.no_move_follows(bare.take());
                    line.result = line.result.or(Some((result, span)))
                }
                PdnEvent::Unreadable { span, what } => line.unreadable.push((span, what)),
                PdnEvent::Comment(comment) => {
                    if comment.kind != CommentKind::Brace || comment.text.contains(&b'{') {
                        line.hiding().open_comments.push(comment.text_span);
                    }
                    let is_remark = comment.kind == CommentKind::Bracket
                        && !line.plies.is_empty()
                        && line.result.is_none()
                        && !comment.text.trim_ascii().is_empty();
                    if is_remark && !comment.text.contains(&b'%') {
                        line.hiding().passed_over.push(comment.span);
                    }
                    line.comment(comment.text, comment.text_span.start);
                }
                PdnEvent::Nag { .. } | PdnEvent::Times { .. } => {}
            }
        }
        line.no_move_follows(bare);
        line.ends_with_a_number(text, number);
        main_line
    }

    /// Records the first move of a run in a variation.
    fn moved_beside(&mut self, first: Option<Span>, beside: &mut Option<(Span, bool)>) {
        let Some(first) = first else { return };
        if let Some((_, has_moves)) = beside {
            *has_moves = true;
        }
        if self.plies.is_empty() {
            self.hiding().only_beside.get_or_insert(first);
        }
    }

    /// Records a parenthesis that contains text but no move, and so is not a variation.
    fn leaves_beside(&mut self, text: &[u8], beside: Option<(Span, bool)>, end: Span) {
        let Some((open, false)) = beside else { return };
        let is_empty = text[open.end..end.start].trim_ascii().is_empty();
        if is_empty || end.is_empty() || self.result.is_some() {
            return;
        }
        let whole = Span::new(open.start, end.end);
        self.unreadable.push((whole, Unreadable::Word));
        let is_inside = |span: &Span| span.start >= whole.start;
        self.hiding().passed_over.retain(|span| !is_inside(span));
    }

    /// Records a number with dots before the result: no move follows it, unless the game has not
    /// ended. Two dots may be in the place of a move, and so may text after the number.
    fn ends_with_a_number(&mut self, text: &[u8], number: Numbered) {
        let span = number.span();
        let is_open = |result: GameResult| result.outcome == Outcome::Unknown;
        let Some((_, result)) =
            self.result.filter(|&(ended, at)| !is_open(ended) && span.end <= at.start)
        else {
            return;
        };
        let is_bare = span.of(text).iter().all(u8::is_ascii_digit);
        if span.is_empty() || is_bare || self.plies.is_empty() {
            return;
        }
        let behind = text[span.end..result.start].trim_ascii_end().len();
        if number.has_dots() || behind > 0 {
            self.hiding().stray_numbers.push(Span::new(span.start, span.end + behind));
        } else {
            self.unreadable.push((span, Unreadable::Word));
        }
    }

    /// Records a number that may begin another game.
    #[inline(always)]
    fn takes_number(&mut self, number: u32) {
        if number == 1 && !self.plies.is_empty() {
            self.hiding().counts_again = true;
        }
    }

    /// Records a number among the moves that is followed by another number.
    #[inline(always)]
    fn passes_number(&mut self, text: &[u8], last: &Numbered, next: Option<u32>) {
        if last.span().is_empty() || self.plies.is_empty() || self.result.is_some() {
            return;
        }
        self.loses_number(text, last.span(), next);
    }

    #[cold]
    fn loses_number(&mut self, text: &[u8], span: Span, next: Option<u32>) {
        let digits: Vec<u8> =
            span.of(text).iter().copied().take_while(u8::is_ascii_digit).collect();
        let number = std::str::from_utf8(&digits).ok().and_then(|digits| digits.parse().ok());
        let is_lost = next.is_some() && number.is_some() && number != next;
        let is_noted = self.stray_numbers().contains(&span);
        if is_lost && !is_noted {
            let place = self.unreadable.partition_point(|(one, _)| one.start < span.start);
            self.unreadable.insert(place, (span, Unreadable::Word));
        }
    }

    /// Records a number without dots, unless a move has followed it.
    fn no_move_follows(&mut self, bare: Option<Bare>) {
        let stray = bare.filter(|bare| bare.after == self.plies.len() && self.result.is_none());
        if let Some(bare) = stray {
            self.hiding().stray_numbers.push(bare.span);
        }
    }

    fn hiding(&mut self) -> &mut Hiding {
        self.hiding.get_or_insert_default()
    }

    /// Returns the first move in a variation, if no move of the main line precedes it.
    pub(super) fn only_beside(&self) -> Option<Span> {
        self.hiding.as_ref()?.only_beside
    }

    /// Returns the numbers without dots that no move follows.
    pub(super) fn stray_numbers(&self) -> &[Span] {
        self.hiding.as_ref().map_or(&[], |hiding| &hiding.stray_numbers)
    }

    /// Returns the remarks in brackets and words in variations.
    pub(super) fn passed_over(&self) -> &[Span] {
        self.hiding.as_ref().map_or(&[], |hiding| &hiding.passed_over)
    }

    /// Returns the half-move whose comment says that the record was not followed from there on, and
    /// that comment.
    pub(super) fn given_up(&self) -> Option<(usize, Span)> {
        self.hiding.as_ref()?.given_up
    }

    /// Returns whether a number may be marked as the second player's.
    pub(super) fn may_have_second(&self) -> bool {
        self.hiding.as_ref().is_some_and(|hiding| hiding.has_dots)
    }

    /// Returns whether the number 1, for the first player, comes after a half-move.
    pub(super) fn counts_again(&self) -> bool {
        self.hiding.as_ref().is_some_and(|hiding| hiding.counts_again)
    }

    /// Returns the texts of comments that extend to the end of their line, are in brackets, or
    /// contain another opening brace.
    pub(super) fn open_comments(&self) -> &[Span] {
        self.hiding.as_ref().map_or(&[], |hiding| &hiding.open_comments)
    }

    /// Reports a game without tags that follows the result of another one, which may have ended it
    /// too early.
    pub fn after_a_result(&self, game: &GameText<'_>) -> Option<Finding> {
        let first = self.plies.first().filter(|_| game.offset() > 0 && self.tags.is_empty())?;
        let fault = match first.number() {
            Some(0 | 1) => ResultFault::NoTags,
            number => ResultFault::BetweenMoves { number },
        };
        Some(Finding::of(fault, first.span()))
    }

    /// Returns the first tag of this name, ignoring case.
    pub fn tag(&self, name: &str) -> Option<&TagPair<'a>> {
        self.tags.iter().find(|tag| tag.is(name))
    }

    /// Returns the setup command directly before the half-move with this index, from 0.
    pub fn setup(&self, place: usize) -> Option<&Setup<'a>> {
        let at = self.setups.binary_search_by_key(&place, |(before, _)| *before).ok()?;
        Some(&self.setups[at].1)
    }

    /// Returns the setup commands, in text order.
    pub(crate) fn setups(&self) -> impl Iterator<Item = &Setup<'a>> {
        self.setups.iter().map(|(_, setup)| setup)
    }

    /// Returns whether the first move, or else the FEN tag, names squares with letters.
    pub fn uses_letters(&self) -> bool {
        if let Some(ply) = self.plies.first() {
            return match ply.written() {
                // Two numbers, as in nearly every record.
                Written::Move(_) if ply.plain().is_some() => false,
                Written::Move(text) => {
                    MoveText::parse(text).is_ok_and(|parsed| parsed.is_algebraic())
                }
                Written::Unknown => false,
            };
        }
        // `W:Wa3:Bb8`: a lower-case letter directly before a digit.
        self.tag("FEN").is_some_and(|tag| {
            tag.raw_value
                .windows(2)
                .any(|pair| (b'a'..=b'h').contains(&pair[0]) && pair[1].is_ascii_digit())
        })
    }

    /// Returns its incidents in words: those of the text, then those reported separately.
    pub(crate) fn incidents_in_words(&self) -> Vec<String> {
        let read = self.incidents.iter().filter_map(|placed| placed.incident.as_ref().ok());
        let told = self.told.iter().map(|told| format!("{} {}", told.when, told.incident));
        read.map(ToString::to_string).chain(told).collect()
    }

    /// Returns whether an incident takes a move back, or takes pieces off or puts them on the
    /// board.
    pub(crate) fn alters_board(&self) -> bool {
        let read = self.incidents.iter().filter_map(|placed| placed.incident.as_ref().ok());
        let mut all = read.chain(self.told.iter().map(|told| &told.incident));
        all.any(|incident| incident.kind.alters_board())
    }

    /// Reads a comment whose text begins at an offset: its commands, or the note that the record
    /// was not followed.
    fn comment(&mut self, text: &'a [u8], from: usize) {
        if says_not_replayed(text) && self.given_up().is_none() {
            let span = Span::new(from, from + text.len());
            self.hiding().given_up = self.plies.len().checked_sub(1).map(|place| (place, span));
        }
        // Engines write a few bytes after every move.
        let is_short = text.len() < 8;
        if is_short && !text.contains(&b'%') || memchr::memchr(b'%', text).is_none() {
            return;
        }
        let after = self.plies.len();
        for command in commands(text) {
            let span = Span::new(from + command.span.start, from + command.span.end);
            match Incident::of_command(&command) {
                Some(incident) => self.incidents.push(PlacedIncident { after, incident, span }),
                None => {
                    let whole = (command.span.of(text), span.start);
                    self.commands.push(PlacedCommand::new(whole, after, None));
                }
            }
        }
    }

    /// Adds the clock of a comment that is exactly `{[%clk h:mm:ss]}` or `{ [%clk h:mm:ss] }`.
    #[inline(always)]
    fn clock(&mut self, text: &'a [u8], comment: Span, clock: PlainClock) {
        if self.commands.is_empty() {
            // A game with one clock has one after every half-move.
            self.commands.reserve(((text.len() - comment.start) / 20).min(USUAL_LENGTH));
        }
        let start = comment.start + 1 + usize::from(text[comment.start + 1] == b' ');
        let span = Span::new(start, start + PlainClock::LENGTH);
        let whole = (span.of(text), span.start);
        self.commands.push(PlacedCommand::new(whole, self.plies.len(), Some(clock)));
    }

    pub(super) fn push(
        &mut self,
        written: Written<'a>,
        span: Span,
        number: Numbered,
        setup: Option<Setup<'a>>,
    ) {
        let is_set_up = setup.is_some();
        self.setups.extend(setup.map(|setup| (self.plies.len(), setup)));
        self.plies.push(PlyText::of(written, span, number, is_set_up));
    }
}
