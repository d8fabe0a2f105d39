//! The main line of a game: its tags, its moves as written, its result.

use super::found::ResultFault;
use super::incident::{Incident, Placed, Told};
use super::placed_command::PlacedCommand;
use super::ply_text::{Numbered, PlyText, Written};
use super::rewrite::NOT_REPLAYED;
use crate::board::Color;
use crate::diag::{Finding, Span};
use crate::pdn::{
    CommentKind, Event, GameResult, GameText, InOrder, MoveText, OnTheWay, Once, Outcome,
    PlainClock, PlainMove, PlainTokens, Setup, TagPair, Unreadable, commands,
};

/// The largest number of half-moves for which room is made before they are read: as many as nearly
/// all games have.
const USUAL_LENGTH: usize = 160;

/// The number of tags for which room is made: as many as nearly all games have, in no more than the
/// 1,032 bytes that allocators hand out at once.
const USUAL_TAGS: usize = 11;

/// Everything of a game's text that a replay needs; variations are left out, and
/// everything in comments but the commands in them.
#[derive(Debug, Clone, Default)]
pub struct MainLine<'a> {
    /// The tags, in the order of the text.
    pub tags: Vec<TagPair<'a>>,
    /// The half-moves.
    pub plies: Vec<PlyText<'a>>,
    /// The setup commands, each with the place of the half-move after it.
    pub(super) setups: Vec<(usize, Setup<'a>)>,
    /// The result in the movetext and its bytes.
    pub result: Option<(GameResult, Span)>,
    /// Bytes among the moves that are neither move nor comment.
    pub unreadable: Vec<(Span, Unreadable)>,
    /// Incidents recorded in comments, in the order of the text.
    pub incidents: Vec<Placed>,
    /// Incidents reported apart from the record.
    pub told: Vec<Told>,
    /// Who made half-moves out of turn, as a longer record tells of which this is the beginning:
    /// the place of each from 1, and the side.
    pub(super) movers: Vec<(usize, Color)>,
    /// All other commands in comments, in the order of the text.
    pub commands: Vec<PlacedCommand<'a>>,
    /// What the reader found odd.
    pub findings: Vec<Finding>,
    /// The side whose move begins a new number, if that is known beforehand.
    pub(super) opens: Option<Color>,
    /// What may hide moves; most games have nothing of it.
    pub(super) hiding: Option<Box<Hiding>>,
}

/// What may hide moves of the main line.
#[derive(Debug, Clone, Default)]
pub(super) struct Hiding {
    /// The first move in a variation, if the main line has no move before it.
    only_beside: Option<Span>,
    /// Numbers without dots that no move follows.
    stray_numbers: Vec<Span>,
    /// The texts of comments that go on to the end of their line, stand in brackets, or hold another
    /// brace.
    open_comments: Vec<Span>,
    /// What else among the moves was passed over: remarks in brackets, words in variations.
    passed_over: Vec<Span>,
    /// The half-move of which the comment after it says that the record was not followed from there
    /// on, and that comment.
    given_up: Option<(usize, Span)>,
    /// Some number has more dots than one, or dots stand alone.
    has_dots: bool,
}

/// True for the comment that stands after the first half-move that was not followed, perhaps with an
/// end of a line in it.
fn says_not_replayed(text: &[u8]) -> bool {
    let is_as_long = (NOT_REPLAYED.len()..2 * NOT_REPLAYED.len()).contains(&text.len());
    let words = || text.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
    is_as_long && words().eq(NOT_REPLAYED.as_bytes().split(|&byte| byte == b' '))
}

/// A number without dots that no move has followed yet.
struct Bare {
    number: Option<u32>,
    span: Span,
    /// How many half-moves are before it.
    after: usize,
}

/// What is plain in the main line.
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
        self.line.plies.push(PlyText::plainly((text, start), plain, number));
    }

    #[inline(always)]
    fn takes_number(&mut self, number: u32, span: Span) {
        self.line.passes_number(self.text, self.numbered, Some(number));
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

/// What is plain in variations.
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
    #[must_use]
    pub fn read(game: &GameText<'a>) -> Self {
        let mut line = Self::default();
        let mut events = game.events();
        line.make_room(game.bytes().len());
        line.takes(game.bytes(), &mut events);
        line.findings = events.into_findings();
        line
    }

    /// Reads a game while its end is looked for; `None` in place of the line if that has to be done
    /// one after the other, and `None` if there is no game.
    pub(super) fn read_once(mut way: OnTheWay<'a>) -> Option<(Once, Option<Self>)> {
        let mut line = Self::default();
        let text = way.text();
        line.make_room(text.len());
        line.takes(text, &mut way);
        let (once, findings) = way.ended()?;
        Some((once, findings.map(|findings| Self { findings, ..line })))
    }

    /// Makes room for what is probably in a text.
    fn make_room(&mut self, bytes: usize) {
        // A half-move takes six bytes or more; a long text is more likely one with comments than
        // one with thousands of moves.
        self.plies.reserve((bytes / 6).min(USUAL_LENGTH));
        self.tags.reserve(USUAL_TAGS);
    }

    /// Takes in a game whose text begins with these bytes.
    #[inline(always)]
    fn takes(&mut self, text: &'a [u8], events: &mut impl InOrder<'a>) {
        let line = self;
        let mut depth = 0_usize;
        let mut number = Numbered::default();
        let mut setup = None;
        let mut bare: Option<Bare> = None;
        // The parenthesis that is open, and whether there is a move in it.
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
                Event::Tag(tag) => line.tags.push(tag),
                Event::VariationStart { span } => {
                    depth += 1;
                    beside.get_or_insert((span, false));
                }
                Event::VariationEnd { span } => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 {
                        line.leaves_beside(text, beside.take(), span);
                    }
                }
                Event::Move(mv) if depth > 0 => {
                    line.moved_beside(Some(mv.text_span()), &mut beside);
                }
                Event::UnknownMove { span } if depth > 0 => {
                    line.moved_beside(Some(span), &mut beside);
                }
                Event::Unreadable { span, what: Unreadable::Word } if depth > 0 => {
                    line.hiding().passed_over.push(span);
                }
                _ if depth > 0 => {}
                Event::MoveNumber(found) => {
                    let last = bare.take().filter(|bare| bare.number != found.number);
                    match last {
                        Some(last) => line.no_move_follows(Some(last)),
                        None => line.passes_number(text, &number, found.number),
                    }
                    // `3. ... ...`: the dots stand for a move.
                    if found.number.is_none() && number.has_dots() {
                        line.hiding().stray_numbers.push(found.span);
                    }
                    if found.dots == 0 {
                        let after = line.plies.len();
                        bare = Some(Bare { number: found.number, span: found.span, after });
                    }
                    if found.dots > 1 || found.number.is_none() {
                        line.hiding().has_dots = true;
                    }
                    number.takes(&found);
                }
                Event::Move(mv) => {
                    let number = std::mem::take(&mut number);
                    line.push(Written::Move(mv.text), mv.text_span(), number, setup.take());
                }
                Event::UnknownMove { span } => {
                    line.push(Written::Unknown, span, std::mem::take(&mut number), setup.take());
                }
                Event::Setup(command) => setup = Some(command),
                Event::Result { result, span } => {
                    line.no_move_follows(bare.take());
                    line.result = line.result.or(Some((result, span)))
                }
                Event::Unreadable { span, what } => line.unreadable.push((span, what)),
                Event::Comment(comment) => {
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
                Event::Nag { .. } | Event::Times { .. } => {}
            }
        }
        line.no_move_follows(bare);
        line.ends_with_a_number(text, number);
    }

    /// Notes the first move of a run in a variation.
    fn moved_beside(&mut self, first: Option<Span>, beside: &mut Option<(Span, bool)>) {
        let Some(first) = first else { return };
        if let Some((_, has_moves)) = beside {
            *has_moves = true;
        }
        if self.plies.is_empty() {
            self.hiding().only_beside.get_or_insert(first);
        }
    }

    /// Notes a parenthesis in which there is text, but no move: it is no variation.
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

    /// Notes a number with dots before the result: no move follows it, but in a game that has not
    /// ended. Two dots stand for a move, and so may a text after the number.
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

    /// Notes a number among the moves after which another number comes.
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

    /// Notes a number without dots, unless a move has followed it.
    fn no_move_follows(&mut self, bare: Option<Bare>) {
        let stray = bare.filter(|bare| bare.after == self.plies.len() && self.result.is_none());
        if let Some(bare) = stray {
            self.hiding().stray_numbers.push(bare.span);
        }
    }

    fn hiding(&mut self) -> &mut Hiding {
        self.hiding.get_or_insert_default()
    }

    /// The first move in a variation, if the main line has no move before it.
    pub(super) fn only_beside(&self) -> Option<Span> {
        self.hiding.as_ref()?.only_beside
    }

    /// Numbers without dots that no move follows.
    pub(super) fn stray_numbers(&self) -> &[Span] {
        self.hiding.as_ref().map_or(&[], |hiding| &hiding.stray_numbers)
    }

    /// Remarks in brackets and words in variations.
    pub(super) fn passed_over(&self) -> &[Span] {
        self.hiding.as_ref().map_or(&[], |hiding| &hiding.passed_over)
    }

    /// The half-move of which the comment after it says that the record was not followed from there
    /// on, and that comment.
    pub(super) fn given_up(&self) -> Option<(usize, Span)> {
        self.hiding.as_ref()?.given_up
    }

    /// True if some number may say that it is the second player's.
    pub(super) fn may_have_second(&self) -> bool {
        self.hiding.as_ref().is_some_and(|hiding| hiding.has_dots)
    }

    /// The texts of comments that go on to the end of their line, stand in brackets, or hold another
    /// brace.
    pub(super) fn open_comments(&self) -> &[Span] {
        self.hiding.as_ref().map_or(&[], |hiding| &hiding.open_comments)
    }

    /// That a game without tags follows the result of another one, perhaps in its middle.
    #[must_use]
    pub fn after_a_result(&self, game: &GameText<'_>) -> Option<Finding> {
        let first = self.plies.first().filter(|_| game.offset() > 0 && self.tags.is_empty())?;
        let fault = match first.number() {
            Some(0 | 1) => ResultFault::NoTags,
            number => ResultFault::BetweenMoves { number },
        };
        Some(Finding::of(fault, first.span()))
    }

    /// The first tag of this name, in upper or lower case.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&TagPair<'a>> {
        self.tags.iter().find(|tag| tag.is(name))
    }

    /// The setup command between the half-move at a place, from 0, and the one before.
    #[must_use]
    pub fn setup(&self, place: usize) -> Option<&Setup<'a>> {
        let at = self.setups.binary_search_by_key(&place, |(before, _)| *before).ok()?;
        Some(&self.setups[at].1)
    }

    /// The setup commands, in the order of the text.
    pub(crate) fn setups(&self) -> impl Iterator<Item = &Setup<'a>> {
        self.setups.iter().map(|(_, setup)| setup)
    }

    /// True if the first move, or else the FEN tag, names squares with letters.
    #[must_use]
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
        // `W:Wa3:Bb8`: a small letter right before a digit.
        self.tag("FEN").is_some_and(|tag| {
            tag.raw_value
                .windows(2)
                .any(|pair| (b'a'..=b'h').contains(&pair[0]) && pair[1].is_ascii_digit())
        })
    }

    /// Its incidents in words: those of the text, then those reported apart from it.
    #[must_use]
    pub(crate) fn incidents_in_words(&self) -> Vec<String> {
        let read = self.incidents.iter().filter_map(|placed| placed.incident.as_ref().ok());
        let told = self.told.iter().map(|told| format!("{} {}", told.when, told.incident));
        read.map(ToString::to_string).chain(told).collect()
    }

    /// True if an incident takes a move back, or pieces off or onto the board.
    #[must_use]
    pub(crate) fn alters_board(&self) -> bool {
        let read = self.incidents.iter().filter_map(|placed| placed.incident.as_ref().ok());
        let mut all = read.chain(self.told.iter().map(|told| &told.incident));
        all.any(|incident| incident.kind.alters_board())
    }

    /// The commands of a comment whose text begins at an offset, or that it says that the record was
    /// not followed.
    fn comment(&mut self, text: &'a [u8], from: usize) {
        if says_not_replayed(text) && self.given_up().is_none() {
            let span = Span::new(from, from + text.len());
            self.hiding().given_up = self.plies.len().checked_sub(1).map(|place| (place, span));
        }
        // Engines write a few bytes at every move.
        let is_short = text.len() < 8;
        if is_short && !text.contains(&b'%') || memchr::memchr(b'%', text).is_none() {
            return;
        }
        let after = self.plies.len();
        for command in commands(text) {
            let span = Span::new(from + command.span.start, from + command.span.end);
            match Incident::of_command(&command) {
                Some(incident) => self.incidents.push(Placed { after, incident, span }),
                None => {
                    let whole = (command.span.of(text), span.start);
                    self.commands.push(PlacedCommand::new(whole, after, None));
                }
            }
        }
    }

    /// The clock of a comment that consists of it, `{[%clk h:mm:ss]}` or `{ [%clk h:mm:ss] }`.
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
