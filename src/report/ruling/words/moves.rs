//! Half-moves and lists of them, as a person names them.

use super::Speaker;
use crate::board::Color;
use crate::diag::{listed, ordinal};
use crate::record::PlyAt;

/// "White's 52nd move".
pub(in super::super::super) fn half_move(number: u32, side: Color) -> String {
    format!("{side}'s {} move", ordinal(number.into()))
}

/// "White's 52nd move" of a half-move of the record.
pub(super) fn of_ply(at: PlyAt) -> String {
    half_move(at.move_number, at.side)
}

/// The first letter as a capital.
pub(in super::super::super) fn capital(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

/// Moves named in a sentence; of more the first and the last are.
const NAMED: usize = 4;

impl Speaker<'_> {
    /// "White's 52nd move", or "the start"; it can lie after the end of the record.
    pub fn made(&self, moment: usize) -> String {
        match self.game.half_move(moment) {
            None => "the start".into(),
            Some((number, side)) => half_move(number, side),
        }
    }

    /// "after White's 52nd move", or "at the start".
    pub fn after(&self, moment: usize) -> String {
        match moment {
            0 => "at the start".into(),
            _ => format!("after {}", self.made(moment)),
        }
    }

    /// "before White's 52nd move": the half-move that is due at a moment.
    pub fn before(&self, moment: usize) -> String {
        format!("before {}", self.made(moment + 1))
    }

    /// "at the start and after White's 21st and 23rd moves".
    pub fn after_all(&self, moments: &[usize]) -> String {
        if moments.len() > NAMED {
            let (first, last) = (moments[0], moments[moments.len() - 1]);
            return format!(
                "{} times, first {} and last {}",
                moments.len(),
                self.after(first),
                self.after(last)
            );
        }
        let start = moments.contains(&0).then(|| "at the start".to_owned());
        let made = self.made_all(moments);
        let made = (!made.is_empty()).then(|| format!("after {made}"));
        listed(&[start, made].into_iter().flatten().collect::<Vec<_>>(), "and")
    }

    /// "White's 21st and 23rd moves"; the start is left out.
    pub fn made_all(&self, moments: &[usize]) -> String {
        let all: Vec<(u32, Color)> =
            moments.iter().filter_map(|&moment| self.game.half_move(moment)).collect();
        let Some(&(_, first)) = all.first() else {
            return String::new();
        };
        if all.len() > 1 && all.iter().all(|&(_, side)| side == first) {
            let numbers: Vec<String> =
                all.iter().map(|&(number, _)| ordinal(number.into())).collect();
            return format!("{first}'s {} moves", listed(&numbers, "and"));
        }
        let names: Vec<String> =
            all.iter().map(|&(number, side)| half_move(number, side)).collect();
        listed(&names, "and")
    }

    /// "from White's 52nd to Black's 67th move".
    pub fn span(&self, first: usize, last: usize) -> String {
        match (self.game.half_move(first), self.game.half_move(last)) {
            (Some((a, white)), Some((b, black))) if first < last => format!(
                "from {white}'s {} to {black}'s {} move",
                ordinal(a.into()),
                ordinal(b.into())
            ),
            _ => format!("with {}", self.made(last)),
        }
    }

    /// True for the half-move that is announced and not played.
    pub fn is_announced(&self, moment: usize) -> bool {
        self.announced.is_some() && moment + 1 == self.game.moments()
    }

    /// "White's 52nd move, 10-4", marked if it is only announced.
    pub fn written(&self, moment: usize) -> String {
        let made = self.made(moment);
        if self.is_announced(moment) {
            let move_text = self.announced.unwrap_or_default();
            return format!("{made}, {move_text}, announced and not played");
        }
        match self.case.and_then(|case| case.written(moment)) {
            Some(text) => format!("{made}, {text}"),
            None => made,
        }
    }

    /// "White's 52nd move, 10-4" of a half-move of the record.
    pub fn written_ply(&self, at: PlyAt) -> String {
        match self.case.and_then(|case| case.written_ply(at.ply)) {
            Some(text) => format!("{}, {text}", of_ply(at)),
            None => of_ply(at),
        }
    }
}

/// A sentence of another room in which half-moves are named `41w`: "White's 41st move".
///
/// Findings are sentences already; only their names of moves are said in full. What stands
/// in parentheses is an article, which can be called `97b`.
pub(super) fn spoken(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    let mut before = ' ';
    let mut depth = 0_usize;
    while let Some(c) = rest.chars().next() {
        match c {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let side = match rest.as_bytes().get(digits) {
            Some(b'w') => Some(Color::White),
            Some(b'b') => Some(Color::Black),
            _ => None,
        };
        let ends = rest[digits..].chars().nth(1).is_none_or(|next| !next.is_alphanumeric());
        let is_name = depth == 0 && (1..=9).contains(&digits) && !before.is_alphanumeric() && ends;
        let number = rest[..digits].parse::<u32>().ok().filter(|_| is_name);
        if let (Some(number), Some(side)) = (number, side) {
            out.push_str(&half_move(number, side));
            before = 'w';
            rest = &rest[digits + 1..];
            continue;
        }
        // A whole number, or one character.
        let taken = if digits > 0 { digits } else { c.len_utf8() };
        out.push_str(&rest[..taken]);
        before = if digits > 0 { '0' } else { c };
        rest = &rest[taken..];
    }
    out
}

/// A move with its text set apart inside a sentence: "White's 2nd move, 39-33,".
pub(super) fn aside(written: &str) -> String {
    if written.contains(',') { format!("{written},") } else { written.to_owned() }
}

/// The text as a sentence: a capital in front, a full stop at the end.
pub(in super::super::super) fn sentence(text: &str) -> String {
    let text = text.trim_end_matches(['.', ' ']);
    format!("{}.", capital(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_moves_in_a_finding_are_said_in_full() {
        for (text, said) in [
            ("after 39b: the game", "after Black's 39th move: the game"),
            ("2w 39-33 is irregular", "White's 2nd move 39-33 is irregular"),
            ("28x19 and b4 and 12wb and x41w", "28x19 and b4 and 12wb and x41w"),
            ("41w, 42b", "White's 41st move, Black's 42nd move"),
            ("é41w", "é41w"),
            ("it stands (CBD, 97b) after 2w", "it stands (CBD, 97b) after White's 2nd move"),
        ] {
            assert_eq!(spoken(text), said);
        }
    }
}
