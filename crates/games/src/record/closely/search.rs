//! The search for the reading of a text under which the whole game is legal.

use std::collections::{HashMap, HashSet};

use super::candidate::{Candidate, Candidates};
use super::scan::{after_blanks, after_character, parts_moves, time};
use crate::board::{Color, Position};
use crate::diag::Span;
use crate::pdn::{Peek, ends_moves, peek};
use crate::record::doubt::has_words;
use crate::record::laws::Laws;

/// The most nodes of a search.
const MOST: usize = 20_000;

/// The reading of a piece of the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum What {
    /// As written: a number, a move, a comment, a word that is not a move.
    AsItStands,
    /// A move, in this notation.
    Move { text: String, is_plain: bool },
    /// A move number, in this notation.
    Number(String),
    /// A remark outside braces.
    Remark,
    /// A sign without a meaning.
    Nothing,
}

/// A piece of the text that has been read.
#[derive(Debug, Clone)]
pub(super) struct SearchStep {
    pub(super) span: Span,
    pub(super) what: What,
}

impl SearchStep {
    /// Returns whether the piece is read as written.
    pub(super) const fn stays(&self) -> bool {
        matches!(self.what, What::AsItStands | What::Move { is_plain: true, .. })
    }
}

/// The state of a reading after a piece of the text.
struct Node {
    parent: Option<usize>,
    step: Option<SearchStep>,
    at: usize,
    plies: usize,
    position: Position,
}

impl Node {
    fn is_plain_move(&self) -> bool {
        let what = self.step.as_ref().map(|step| &step.what);
        matches!(what, Some(What::Move { is_plain: true, .. }))
    }
}

/// A reading that is still to be followed.
struct Open {
    node: usize,
    /// Whether it casts doubt on another reading of the same text.
    is_rival: bool,
}

/// The beginning of a game, and the numbering of its moves.
#[derive(Debug, Clone, Copy)]
pub(super) struct GameStart {
    pub(super) at: usize,
    pub(super) position: Position,
    pub(super) number: u32,
    pub(super) opens: Color,
    /// The offset of the result, if one has been found.
    pub(super) result: Option<usize>,
    /// Whether to read comments that extend to the end of their line as moves before skipping them;
    /// the game must then end with a result.
    pub(super) opens_comments: bool,
}

pub(super) struct ReadingSearch<'s> {
    text: &'s [u8],
    begins: GameStart,
    candidates: Candidates<'s>,
    nodes: Vec<Node>,
    open: Vec<Open>,
    seen: HashSet<(usize, usize, u64)>,
    /// Whether the search is looking for a second reading.
    is_second: bool,
}

impl<'s> ReadingSearch<'s> {
    pub(super) fn new(text: &'s [u8], laws: &'s Laws, begins: GameStart) -> Self {
        let first =
            Node { parent: None, step: None, at: begins.at, plies: 0, position: begins.position };
        Self {
            text,
            begins,
            candidates: Candidates::new(text, laws),
            nodes: vec![first],
            open: vec![Open { node: 0, is_rival: false }],
            seen: HashSet::new(),
            is_second: false,
        }
    }

    /// Returns the only reading under which the whole game is legal, from its first piece on.
    pub(super) fn run(mut self) -> Option<Vec<SearchStep>> {
        let last = self.follow()?;
        let mut path: Vec<usize> = self.path(last).collect();
        path.reverse();
        let is_odd =
            |&node: &usize| self.nodes[node].step.as_ref().is_some_and(|step| !step.stays());
        let odd = path.iter().rposition(is_odd).unwrap_or(0);
        // Alternatives on the way to the last odd piece are examined too.
        let chosen: HashMap<usize, usize> =
            path.windows(2).take(odd).map(|two| (two[0], two[1])).collect();
        let nodes = &self.nodes;
        self.open.retain(|open| {
            let parent = nodes[open.node].parent;
            let chosen = parent.and_then(|parent| chosen.get(&parent));
            open.is_rival && chosen.is_some_and(|&chosen| !nodes[chosen].is_plain_move())
        });
        let ways: HashSet<_> = path.iter().map(|&node| self.key(node)).collect();
        self.seen.retain(|key| !ways.contains(key));
        self.is_second = true;
        let made = self.made(last);
        while let Some(other) = self.follow() {
            if self.made(other) != made {
                return None;
            }
        }
        if self.nodes.len() >= MOST {
            return None;
        }
        Some(path.iter().filter_map(|&node| self.nodes[node].step.clone()).collect())
    }

    /// Returns the positions after the half-moves of a reading, the last one first.
    fn made(&self, last: usize) -> Vec<Position> {
        let is_move = |&node: &usize| {
            let step = self.nodes[node].step.as_ref();
            step.is_some_and(|step| matches!(step.what, What::Move { .. }))
        };
        self.path(last).filter(is_move).map(|node| self.nodes[node].position).collect()
    }

    /// Returns the nodes from one back to the first.
    fn path(&self, last: usize) -> impl Iterator<Item = usize> {
        std::iter::successors(Some(last), |&node| self.nodes[node].parent)
    }

    fn key(&self, node: usize) -> (usize, usize, u64) {
        let Node { at, plies, position, .. } = &self.nodes[node];
        (*at, *plies, crate::board::StableHash::of_position(position).value())
    }

    /// Follows the open readings until one reaches the end of the text.
    fn follow(&mut self) -> Option<usize> {
        while let Some(Open { node, .. }) = self.open.pop() {
            let at = after_blanks(self.text, self.nodes[node].at);
            self.nodes[node].at = at;
            let is_result = self.is_result(at);
            if is_result && self.ends_with_a_number(node) {
                continue;
            }
            if self.nodes[node].plies > 0 && is_result {
                return Some(node);
            }
            if at == self.text.len() || is_result {
                if self.nodes[node].plies > 0 && !self.begins.opens_comments && !self.is_stump(node)
                {
                    return Some(node);
                }
                continue;
            }
            if !self.seen.insert(self.key(node)) {
                continue;
            }
            if self.nodes.len() >= MOST {
                return None;
            }
            self.expand(node, at);
        }
        None
    }

    /// Returns whether the last piece is a number without a dot, after which a move is expected.
    fn ends_with_a_number(&self, node: usize) -> bool {
        let step = self.nodes[node].step.as_ref();
        step.is_some_and(|step| {
            let is_number = step.span.of(self.text).iter().all(u8::is_ascii_digit);
            step.what == What::AsItStands && is_number
        })
    }

    /// Returns whether the end of the text may have cut the last move, which is not in plain
    /// notation.
    fn is_stump(&self, node: usize) -> bool {
        let is_move = |node: &usize| {
            let step = self.nodes[*node].step.as_ref();
            step.is_some_and(|step| matches!(step.what, What::Move { .. }))
        };
        let step = self.path(node).find(is_move).and_then(|node| self.nodes[node].step.as_ref());
        step.is_some_and(|step| {
            let is_loose = matches!(step.what, What::Move { is_plain: false, .. });
            is_loose && !self.text.ends_with(b"\n")
        })
    }

    /// Returns whether the result of the game is at an offset.
    fn is_result(&self, at: usize) -> bool {
        self.begins.result == Some(at)
            || matches!(peek(self.text, at), Some((Peek::Result, end)) if ends_moves(self.text, end))
    }

    /// Opens all readings of the text at an offset, the most usual last, since the last is followed
    /// first.
    fn expand(&mut self, node: usize, at: usize) {
        let first = self.open.len();
        let text = self.text;
        let piece = |end: usize, what| SearchStep { span: Span::new(at, end), what };
        let stands = |end: usize| piece(end, What::AsItStands);
        match text[at] {
            b'{' => {
                let end = behind(text, at, b"}");
                if let Some(end) = end {
                    self.adds(node, stands(end));
                }
                let is_nested = end.is_some_and(|end| text[at + 1..end].contains(&b'{'));
                if self.enters(node, at, end.unwrap_or(text.len()))
                    && self.begins.opens_comments
                    && is_nested
                {
                    let last = self.open.len() - 1;
                    self.open.swap(last, last - 1);
                }
            }
            b';' | b'%' => {
                let end = behind(text, at, b"\n\r").unwrap_or(text.len());
                if !self.is_second || has_words(&text[at..end]) {
                    self.adds(node, stands(end));
                }
                if self.enters(node, at, end) && self.begins.opens_comments && !self.is_second {
                    let last = self.open.len() - 1;
                    self.open.swap(last, last - 1);
                }
            }
            b'(' => {
                if let Some(end) = self.behind_captured(node, at, b")\n\r") {
                    self.adds(node, piece(end, What::Remark));
                } else if let Some(end) = behind_variation(text, at) {
                    self.adds(node, stands(end));
                    self.enters(node, at, end);
                }
            }
            b'[' => {
                if let Some(end) = behind(text, at, b"]\n\r").filter(|end| text[end - 1] == b']') {
                    self.adds(node, stands(end));
                    self.enters(node, at, end);
                }
            }
            b'<' => {
                if let Some(end) = self.behind_captured(node, at, b">\n\r") {
                    self.adds(node, piece(end, What::Remark));
                }
                self.words(node, at);
            }
            b'"' => self.adds(node, piece(at + 1, What::Nothing)),
            b'}' | b')' | b']' => {
                let what = match self.is_inside(node, text[at]) {
                    true => What::Nothing,
                    false => What::AsItStands,
                };
                self.adds(node, piece(at + 1, what));
            }
            b'$' => {
                let digits = text[at + 1..].iter().take_while(|byte| byte.is_ascii_digit()).count();
                self.adds(node, stands(at + 1 + digits));
            }
            b'!' | b'?' => {
                let marks =
                    text[at..].iter().take_while(|byte| matches!(byte, b'!' | b'?')).count();
                self.adds(node, stands(at + marks));
            }
            _ => self.words(node, at),
        }
        self.open[first..].reverse();
    }

    /// Returns whether a closing bracket matches one that was opened around moves.
    fn is_inside(&self, node: usize, closes: u8) -> bool {
        let opens = match closes {
            b')' => b'(',
            closes => closes - 2,
        };
        let steps = self.path(node).filter_map(|node| self.nodes[node].step.as_ref());
        let signs = steps.filter(|step| step.what == What::Nothing);
        let mut signs = signs.map(|step| self.text[step.span.start]);
        signs.find(|sign| [opens, closes].contains(sign)) == Some(opens)
    }

    /// Returns the end of a list of squares, `<13,32,20>` or `(13)`, of the pieces captured by the
    /// previous move.
    fn behind_captured(&self, node: usize, at: usize, closes: &[u8]) -> Option<usize> {
        let end = behind(self.text, at, closes).filter(|end| self.text[end - 1] == closes[0])?;
        let step = self.nodes[node].step.as_ref();
        let is_move = |step: &SearchStep| matches!(step.what, What::Move { .. });
        step.filter(|step| is_move(step))?;
        let (before, after) =
            (self.nodes[self.nodes[node].parent?].position, self.nodes[node].position);
        let inside = &self.text[at + 1..end - 1];
        let names = inside.split(|byte| !byte.is_ascii_alphanumeric());
        let mut names = names.filter(|name| !name.is_empty()).peekable();
        names.peek()?;
        names.all(|name| self.candidates.is_captured(name, &before, &after)).then_some(end)
    }

    /// Opens the text between two signs as moves if it can consist of moves and is not the whole
    /// game; returns whether it did.
    fn enters(&mut self, node: usize, at: usize, end: usize) -> bool {
        let inside = &self.text[at + 1..end];
        let first = inside.split(|&byte| byte == b'{').next().unwrap_or_default();
        let Node { plies, position, .. } = self.nodes[node];
        let can_be = plies > 0 && !has_words(first);
        if can_be {
            let step = SearchStep { span: Span::new(at, at + 1), what: What::Nothing };
            self.push(node, step, plies, position, true);
        }
        can_be
    }

    /// Opens the readings of a word or a number.
    fn words(&mut self, node: usize, at: usize) {
        let text = self.text;
        let piece = |end: usize, what| SearchStep { span: Span::new(at, end), what };
        let peeked = peek(text, at);
        let due = self.due(node);
        let numbered = match peeked {
            Some((Peek::Number(number, dots), end)) => Some((number, dots, end)),
            _ => None,
        };
        if let Some((number, dots, end)) = numbered
            && (number.is_none_or(|number| number == due && (dots > 0 || end < text.len()))
                || dots > 0 && self.is_before_a_plain_move(node, end))
        {
            self.adds(node, piece(end, What::AsItStands));
        }
        if let Some((Peek::Move(squares), end)) = peeked {
            let position = self.nodes[node].position;
            for Candidate { end: _, text: _, after } in self.candidates.plain(&position, squares) {
                let what = What::Move { text: String::new(), is_plain: true };
                self.moves(node, piece(end, what), after, false);
            }
        }
        let position = self.nodes[node].position;
        let opens_line = text[..at].trim_ascii_end().len() < at
            && text[..at].iter().rev().find(|byte| !matches!(byte, b' ' | b'\t')) == Some(&b'\n');
        let is_due = numbered.is_some_and(|(number, dots, _)| number == Some(due) && dots == 0);
        let loose = self.candidates.loose(&position, at, opens_line && is_due);
        for Candidate { end, text, after } in loose {
            let what = What::Move { text, is_plain: false };
            self.moves(node, piece(end, what), after, true);
        }
        // The text may end in the middle of a move.
        let number = loose_number(text, at, due);
        if let Some(end) = number.filter(|&end| after_blanks(text, end) < text.len()) {
            let black = self.nodes[node].position.turn() != self.begins.opens;
            let number = if black { String::new() } else { format!("{due}.") };
            let Node { plies, position, .. } = self.nodes[node];
            self.push(node, piece(end, What::Number(number)), plies, position, true);
        }
        if self.nodes[node].plies > 0 {
            let result = peeked.filter(|(what, _)| *what == Peek::Result).map(|(_, end)| end);
            if let Some(end) =
                result.or_else(|| time(text, at).filter(|_| !self.is_glued_to_a_number(node, at)))
            {
                self.adds(node, piece(end, What::Remark));
            }
        }
        // The number of another move, which casts no doubt on other readings.
        if !self.is_second
            && let Some((Some(_), 1.., end)) = numbered
        {
            self.adds(node, piece(end, What::AsItStands));
        }
        if !text[at].is_ascii_digit() {
            let end = behind_word(text, at);
            let word = &text[at..end];
            let is_glued = at > 0 && !text[at - 1].is_ascii_whitespace();
            let what = match word {
                // The mark of a move; `=` may be the result.
                b"+" | b"#" | b"++" | b"*" if is_glued => What::Remark,
                b"." if !is_glued => What::AsItStands,
                word if parts_moves(word) => What::Nothing,
                // With a blank after it, the word would be read differently.
                word if is_read_alone(word) => What::Remark,
                _ => What::AsItStands,
            };
            // A hyphen alone is an unknown move.
            let is_unknown = word.iter().all(|&byte| byte == b'-');
            if !is_unknown && !word.iter().any(u8::is_ascii_digit) {
                self.adds(node, piece(end, what));
            }
        }
    }

    /// Returns whether an offset directly follows digits that were read as a move number.
    fn is_glued_to_a_number(&self, node: usize, at: usize) -> bool {
        let step = self.nodes[node].step.as_ref();
        step.is_some_and(|step| matches!(step.what, What::Number(_)) && step.span.end == at)
    }

    /// Returns whether a legal move in plain notation comes next.
    fn is_before_a_plain_move(&self, node: usize, end: usize) -> bool {
        let at = after_blanks(self.text, end);
        let position = &self.nodes[node].position;
        matches!(peek(self.text, at), Some((Peek::Move(squares), _))
            if !self.candidates.plain(position, squares).is_empty())
    }

    /// Returns the number of the next move.
    fn due(&self, node: usize) -> u32 {
        let is_second = self.begins.position.turn() != self.begins.opens;
        let made = (self.nodes[node].plies + usize::from(is_second)) / 2;
        self.begins.number.saturating_add(u32::try_from(made).unwrap_or(u32::MAX))
    }

    fn adds(&mut self, node: usize, step: SearchStep) {
        let Node { plies, position, .. } = self.nodes[node];
        self.push(node, step, plies, position, false);
    }

    fn moves(&mut self, node: usize, step: SearchStep, position: Position, is_rival: bool) {
        let plies = self.nodes[node].plies + 1;
        self.push(node, step, plies, position, is_rival);
    }

    fn push(
        &mut self,
        node: usize,
        step: SearchStep,
        plies: usize,
        position: Position,
        is_rival: bool,
    ) {
        let at = step.span.end;
        self.nodes.push(Node { parent: Some(node), step: Some(step), at, plies, position });
        self.open.push(Open { node: self.nodes.len() - 1, is_rival });
    }
}

/// Returns the offset after the first of some bytes.
fn behind(text: &[u8], at: usize, bytes: &[u8]) -> Option<usize> {
    text[at..].iter().position(|byte| bytes.contains(byte)).map(|ahead| at + ahead + 1)
}

/// Returns whether a word on its own is a move, a number or a result.
fn is_read_alone(word: &[u8]) -> bool {
    !matches!(peek(&[word, b" "].concat(), 0), Some((Peek::Other, _)) | None)
}

/// Returns the offset after the variation that begins at an offset.
fn behind_variation(text: &[u8], at: usize) -> Option<usize> {
    let (mut depth, mut end) = (0_usize, at);
    loop {
        match text.get(end)? {
            b'{' => end = behind(text, end, b"}")? - 1,
            b'(' => depth += 1,
            b')' => depth -= 1,
            _ => {}
        }
        end += 1;
        if depth == 0 {
            return Some(end);
        }
    }
}

/// Returns the end of a word: before a blank, a bracket or a digit that may begin a move.
fn behind_word(text: &[u8], at: usize) -> usize {
    let is_end = |byte: u8| byte.is_ascii_whitespace() || b"{}()[]\";".contains(&byte);
    let mut end = after_character(text, at);
    let is_sign = text[at].is_ascii() && !text[at].is_ascii_alphanumeric();
    let is_foreign = !text[at].is_ascii();
    while let Some(&byte) = text.get(end) {
        let begins_another =
            is_sign && byte.is_ascii_alphanumeric() || is_foreign && byte.is_ascii_digit();
        if is_end(byte) || begins_another {
            break;
        }
        end += 1;
    }
    end
}

/// Returns the end of the number that is due, whatever follows it.
fn loose_number(text: &[u8], at: usize, due: u32) -> Option<usize> {
    let digits = due.to_string();
    let zeros = text[at..].iter().take_while(|&&byte| byte == b'0').count();
    let rest = text[at + zeros..].strip_prefix(digits.as_bytes())?;
    let signs = rest.iter().take_while(|byte| b":-),.;".contains(byte)).count();
    Some(at + zeros + digits.len() + signs)
}
