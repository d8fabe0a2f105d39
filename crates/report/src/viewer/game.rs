//! A game as the viewer shows it.

use super::remark::{Remark, foreign};
use crate::words::{Language, say, say_aloud};
use draughts_games::board::{Color, Numbering, Position, Square};
use draughts_games::pdn::{GameText, Item, commands};
use draughts_games::record::{
    ChosenRules, FollowedGame, FollowedMove, GameReport, Incident, MainLine, NOT_REPLAYED, NotedAt,
    followed, noted,
};
use draughts_games::rules::Naming;
use draughts_ground::said::Told;

/// A game with everything that a page shows of it.
#[derive(Debug, Clone)]
pub struct ViewedGame {
    /// The names of squares in positions, and their order.
    pub(super) printed: Numbering,
    /// The names of squares in moves and beside the board.
    pub(super) numbering: Numbering,
    /// The side whose move begins a new move number.
    pub(super) opens: Color,
    /// The first position; `None` if it cannot be set up.
    pub(super) start: Option<Position>,
    /// The moves, and the items between them.
    pub(super) line: Vec<LineItem>,
    /// The result after the moves; empty if unknown.
    pub(super) result: String,
    pub(super) language: Language,
}

/// One item of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LineItem {
    /// A half-move.
    Move(ShownMove),
    /// A change of the position other than a move: a setup, or a move taken back.
    Set {
        /// The position before.
        before: Position,
        /// The position after.
        after: Position,
    },
    /// A comment that a person wrote.
    Comment(String),
    /// An incident, worded by the program.
    Incident {
        /// The words, in the reader's language.
        text: String,
        /// The language of the words, if it is not the reader's.
        foreign: Option<Language>,
    },
    /// The time left to the side that has moved: `0:58:01`.
    Clock(String),
    /// The line could not be followed from the previous half-move on.
    NotFollowed,
    /// A finding or a ruling.
    Remark(Remark),
    /// A variation.
    Variation {
        /// Whether it comes after the previous half-move instead of replacing it.
        follows: bool,
        /// The moves, and the items between them.
        line: Vec<LineItem>,
    },
}

/// A half-move of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownMove {
    /// The move in the notation of the rule set, with `!` or `?`.
    pub text: String,
    /// Its move number.
    pub number: u32,
    /// The side that made it.
    pub side: Color,
    /// The positions before and after it; `None` if it could not be followed.
    pub positions: Option<(Position, Position)>,
    /// The first and the last square, if they are known.
    pub ends: Option<(Square, Square)>,
}

impl ViewedGame {
    /// Makes the view of a record that was replayed with its history.
    ///
    /// It has no findings or rulings; [`Self::remark`] adds them. Moves are in the notation that
    /// the record's tag gives, unless another is asked for.
    pub fn of(
        game: &GameText<'_>,
        line: &MainLine<'_>,
        report: &GameReport,
        choice: &ChosenRules,
        (naming, language): (Option<Naming>, Language),
    ) -> Self {
        let followed = followed(game, line, report, choice, naming);
        Self::shown(&followed, report, &left(line, report), language)
    }

    /// Makes the view of a game that was followed, in a language.
    ///
    /// `left` are the times after half-moves of the main line, the last one first.
    pub(super) fn shown(
        followed: &FollowedGame,
        report: &GameReport,
        left: &[(usize, i64)],
        language: Language,
    ) -> Self {
        let FollowedGame { tree, start, moves, numbering } = followed;
        let mut reading = Reading { moves: moves.iter(), language };
        let result = tree.result.map(|result| result.to_string()).filter(|text| text != "*");
        let mut viewed = Self {
            printed: report.numbering,
            numbering: *numbering,
            opens: report.opens,
            start: *start,
            line: reading.line(&tree.line, *start),
            result: result.unwrap_or_default(),
            language,
        };
        // An incident after the last half-move may have changed the board too.
        if let (Some((before, _)), Some(after)) = (viewed.last(), report.last)
            && report.replayed_plies == report.plies
            && before != after
        {
            viewed.line.push(LineItem::Set { before, after });
        }
        for &(ply, left) in left {
            insert(&mut viewed.line, ply, LineItem::Clock(clock(left)));
        }
        viewed
    }

    /// Adds a remark to its half-move.
    ///
    /// A remark on a half-move that the line does not have goes to the end of the line. A remark on
    /// a variation that the game does not have is dropped.
    pub fn remark(&mut self, remark: Remark) {
        let line = match remark.variation {
            Some(number) => variation(&mut self.line, &mut (number - 1)),
            None => Some(&mut self.line),
        };
        if let Some(line) = line {
            insert(line, remark.ply, LineItem::Remark(remark));
        }
    }

    /// Adds a text after the game, such as its outcome or a ruling.
    pub fn add(&mut self, told: &(impl Told + ?Sized)) {
        let text = say(told, self.language);
        self.line.push(LineItem::Incident { text, foreign: foreign(told, self.language) });
    }

    /// Returns the first position and the one after each half-move of the main line.
    ///
    /// They end where the line could not be followed.
    pub fn positions(&self) -> Vec<Position> {
        let after = self.line.iter().filter_map(|shown| match shown {
            LineItem::Move(mv) => mv.positions.map(|(_, after)| after),
            _ => None,
        });
        self.start.into_iter().chain(after).collect()
    }

    /// Returns the last known position, and the half-move that led to it.
    pub(super) fn last(&self) -> Option<(Position, Option<&ShownMove>)> {
        let mut last = (self.start?, None);
        for shown in &self.line {
            match shown {
                LineItem::Move(mv) => {
                    if let Some((_, after)) = mv.positions {
                        last = (after, Some(mv));
                    }
                }
                LineItem::Set { after, .. } => last = (*after, None),
                _ => {}
            }
        }
        Some(last)
    }
}

/// Returns the time left after half-moves of a main line, in seconds, the last one first.
pub(super) fn left(line: &MainLine<'_>, report: &GameReport) -> Vec<(usize, i64)> {
    let side = |index: usize| report.history.get(index).map_or(Color::White, |(at, _)| at.side);
    let notes = noted(line, side).into_iter();
    let of_clock = |NotedAt { left, used: _, eval: _ }: NotedAt<'_>| left;
    let mut left: Vec<_> =
        (1..).zip(notes).filter_map(|(at, note)| Some((at, of_clock(note)?))).collect();
    left.reverse();
    left
}

/// Inserts an item after a half-move, and after the remarks and clocks that follow it.
fn insert(line: &mut Vec<LineItem>, ply: usize, shown: LineItem) {
    let is_move = |shown: &LineItem| matches!(shown, LineItem::Move(_));
    let mut at = match ply.checked_sub(1) {
        None => 0,
        Some(before) => {
            let mut moves = line.iter().enumerate().filter(|(_, shown)| is_move(shown));
            moves.nth(before).map_or(line.len(), |(at, _)| at + 1)
        }
    };
    while matches!(line.get(at), Some(LineItem::Remark(_) | LineItem::Clock(_))) {
        at += 1;
    }
    line.insert(at, shown);
}

/// Finds the variation with this many before it, in the order in which they begin in the text.
fn variation<'l>(line: &'l mut [LineItem], before: &mut usize) -> Option<&'l mut Vec<LineItem>> {
    for shown in line {
        let LineItem::Variation { line, .. } = shown else { continue };
        if *before == 0 {
            return Some(line);
        }
        *before -= 1;
        if let Some(found) = variation(line, before) {
            return Some(found);
        }
    }
    None
}

/// Reads the items of a game together with its moves, which are in the same order.
struct Reading<'g> {
    moves: std::slice::Iter<'g, FollowedMove>,
    language: Language,
}

impl Reading<'_> {
    /// Reads a line that begins with a position.
    fn line(&mut self, items: &[Item], start: Option<Position>) -> Vec<LineItem> {
        let mut out = Vec::with_capacity(items.len());
        let (mut before, mut now) = (start, start);
        for item in items {
            match item {
                Item::Move(mv) => {
                    let Some(&followed) = self.moves.next() else { continue };
                    if let (Some(was), Some(is)) = (now, followed.before)
                        && was != is
                    {
                        out.push(LineItem::Set { before: was, after: is });
                    }
                    (before, now) = (followed.before, followed.after);
                    out.push(LineItem::Move(ShownMove {
                        text: format!("{}{}", mv.text, mv.strength),
                        number: followed.number,
                        side: followed.side,
                        positions: followed.before.zip(followed.after),
                        ends: followed.ends,
                    }));
                }
                Item::Variation(inner) => {
                    let first = self.moves.as_slice().first().and_then(|first| first.before);
                    let has_moves = inner.iter().any(|item| matches!(item, Item::Move(_)));
                    let first = first.filter(|_| has_moves);
                    let follows = first.is_some() && first != before && first == now;
                    let start = if follows { now } else { before };
                    let line = self.line(inner, start);
                    out.push(LineItem::Variation { follows, line });
                }
                Item::Comment(text) if text == NOT_REPLAYED => out.push(LineItem::NotFollowed),
                Item::Comment(text) => self.comment(text, &mut out),
                Item::Nag(number) => match out.last_mut() {
                    Some(LineItem::Move(mv)) => mv.text.push_str(&glyph(*number)),
                    _ => out.push(LineItem::Comment(glyph(*number))),
                },
                Item::Result(result) => out.push(LineItem::Comment(result.to_string())),
                // The next move tells which position was set up.
                Item::Setup { .. } => {}
            }
        }
        out
    }

    /// Adds the text of a comment without its commands, and the incidents of its commands.
    fn comment(&self, text: &str, out: &mut Vec<LineItem>) {
        let (mut words, mut at) = (String::new(), 0);
        for command in commands(text.as_bytes()) {
            // A command begins and ends with ASCII, so its ends are character boundaries.
            words.push_str(text.get(at..command.span.start).unwrap_or_default());
            at = command.span.end;
            if let Some(Ok(incident)) = Incident::of_command(&command) {
                let text = say_aloud(&incident, self.language);
                out.push(LineItem::Incident { text, foreign: foreign(&incident, self.language) });
            }
        }
        words.push_str(text.get(at..).unwrap_or_default());
        let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
        if !words.is_empty() {
            out.push(LineItem::Comment(words));
        }
    }
}

/// Returns a numeric annotation glyph as printed.
fn glyph(number: u16) -> String {
    match number {
        1 => "!".into(),
        2 => "?".into(),
        3 => "!!".into(),
        4 => "??".into(),
        5 => "!?".into(),
        6 => "?!".into(),
        7 => "□".into(),
        other => format!("${other}"),
    }
}

/// Formats a time in seconds as clocks show it; it is negative after a flag-fall.
fn clock(seconds: i64) -> String {
    let (sign, seconds) = (if seconds < 0 { "-" } else { "" }, seconds.unsigned_abs());
    format!("{sign}{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_and_glyphs_are_written_as_they_are_read() {
        assert_eq!([clock(3481), clock(0), clock(-5)], ["0:58:01", "0:00:00", "-0:00:05"]);
        assert_eq!([glyph(1), glyph(6), glyph(140)], ["!", "?!", "$140"]);
    }
}
