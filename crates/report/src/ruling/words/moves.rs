//! Half-moves and lists of them, named as people name them.

use draughts_ground::said::Row;
use draughts_ground::told;

use super::{Phrase, RulingWriter};
use draughts_games::board::Color;
use draughts_games::record::PlyAt;

told! {
    /// A moment, a half-move or several.
    pub(super) enum MoveName {
        HalfMove { side: Color, nth: Phrase } => "half-move",
            "{ $side ->
                [white] White's
               *[black] Black's
            } { $nth } move";
        HalfMoves { side: Color, nth: Phrase } => "half-moves",
            "{ $side ->
                [white] White's
               *[black] Black's
            } { $nth } moves";
        Written { half_move: Phrase, text: String } => "half-move-written",
            "{ $half_move }, { $text }";
        OfOther { side: Color, text: String, first: bool } => "half-move-second",
            "{ $side ->
                [white] White's
               *[black] Black's
            } move { $text }, { $first ->
                [yes] out of turn
               *[no] the second in a row
            }";
        OfNobody { text: String } => "half-move-of-nobody", "the move { $text }";
        That => "half-move-that", "that";
        Game => "the-game", "the game";
        Announced { half_move: Phrase, text: String } => "half-move-announced",
            "{ $half_move }, { $text }, announced and not played";
        Aside { half_move: Phrase } => "half-move-aside", "{ $half_move },";
        Start => "the-start", "the start";
        AtStart => "at-start", "at the start";
        After { half_move: Phrase } => "after", "after { $half_move }";
        AfterDemand { half_move: Phrase } => "after-demand",
            "after the correction of { $half_move } was demanded";
        Before { half_move: Phrase } => "before", "before { $half_move }";
        /// After the half-move that has been named.
        AfterMoving => "after-moving", "after moving";
        Often { times: usize, first: Phrase, last: Phrase } => "often",
            "{ $times } times, first { $first } and last { $last }";
        Span { from: Color, first: Phrase, to: Color, last: Phrase } => "span",
            "{ $from ->
                [white] White's
               *[black] Black's
            } { $first } to { $to ->
                [white] White's
               *[black] Black's
            } { $last } move";
        SpanOfSide { first: u32, last: u32 } => "span-of-side", "moves { $first } to { $last }";
        With { half_move: Phrase } => "with-move", "{ $half_move }";
    }
}

/// Returns "a, b, and c"; `None` if empty.
pub(super) fn all_of(items: Vec<Phrase>) -> Option<Phrase> {
    Row::and(items.into_iter().map(Phrase::into_said).collect()).map(Phrase::from)
}

/// Returns "a, b, or c"; `None` if empty.
pub(super) fn any_of(items: Vec<Phrase>) -> Option<Phrase> {
    Row::or(items.into_iter().map(Phrase::into_said).collect()).map(Phrase::from)
}

/// Returns "52nd".
pub(super) fn nth(number: u32) -> Phrase {
    Row::Nth { number: number.into() }.into()
}

/// Returns "White's 52nd move".
pub(super) fn told_half_move(number: u32, side: Color) -> Phrase {
    MoveName::HalfMove { side, nth: nth(number) }.into()
}

/// Returns "White's 52nd move", for a half-move of the record.
pub(super) fn of_ply(at: PlyAt) -> Phrase {
    told_half_move(at.move_number, at.side)
}

/// Capitalizes the first letter, unless it names a square, as in `g3-h4`.
pub(in super::super::super) fn capital(word: &str) -> String {
    let mut chars = word.chars();
    if let [b'a'..=b'l', b'0'..=b'9', ..] = word.as_bytes() {
        return word.to_owned();
    }
    chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

/// The most moves named one by one in a sentence; of more, only the first and last are named.
pub(super) const NAMED: usize = 4;

impl RulingWriter<'_> {
    /// Returns "White's 52nd move", or "the start"; the moment may be after the end of the record.
    pub(crate) fn made(&self, moment: usize) -> Phrase {
        match self.game.half_move(moment) {
            None => MoveName::Start.into(),
            Some((number, side)) => told_half_move(number, side),
        }
    }

    /// Returns "after White's 52nd move", or "at the start".
    pub(crate) fn after(&self, moment: usize) -> Phrase {
        match moment {
            0 => self.at_start(),
            _ => MoveName::After { half_move: self.made(moment) }.into(),
        }
    }

    /// Returns "before White's 52nd move": the half-move due at a moment.
    pub(crate) fn before(&self, moment: usize) -> Phrase {
        MoveName::Before { half_move: self.made(moment + 1) }.into()
    }

    /// Returns "at the start and after White's 21st and 23rd moves".
    pub(crate) fn after_all(&self, moments: &[usize]) -> Phrase {
        if let [first, .., last] = moments
            && moments.len() > NAMED
        {
            let (first, last) = (self.after(*first), self.after(*last));
            return MoveName::Often { times: moments.len(), first, last }.into();
        }
        let start = moments.contains(&0).then(|| self.at_start());
        let made = self.made_all(moments);
        let made = made.map(|half_move| MoveName::After { half_move }.into());
        all_of([start, made].into_iter().flatten().collect()).unwrap_or_else(|| self.at_start())
    }

    /// Returns "at the start"; if the record begins with a position of its own, "before White's
    /// 52nd move".
    pub(super) fn at_start(&self) -> Phrase {
        let has_own = self.case.is_some_and(|case| case.report.tag("FEN").is_some());
        if has_own { self.before(0) } else { MoveName::AtStart.into() }
    }

    /// Returns "White's 21st and 23rd moves"; the start is omitted.
    pub(crate) fn made_all(&self, moments: &[usize]) -> Option<Phrase> {
        let all: Vec<(u32, Color)> =
            moments.iter().filter_map(|&moment| self.game.half_move(moment)).collect();
        let &(_, first) = all.first()?;
        if all.len() > 1 && all.iter().all(|&(_, side)| side == first) {
            let nth = all_of(all.iter().map(|&(number, _)| nth(number)).collect())?;
            return Some(MoveName::HalfMoves { side: first, nth }.into());
        }
        all_of(all.iter().map(|&(number, side)| told_half_move(number, side)).collect())
    }

    /// Returns "White's 52nd to Black's 67th move".
    pub(crate) fn span(&self, first: usize, last: usize) -> Phrase {
        match (self.game.half_move(first), self.game.half_move(last)) {
            (Some((a, from)), Some((b, to))) if first < last && from == to => {
                MoveName::SpanOfSide { first: a, last: b }.into()
            }
            (Some((a, from)), Some((b, to))) if first < last => {
                MoveName::Span { from, first: nth(a), to, last: nth(b) }.into()
            }
            _ => MoveName::With { half_move: self.made(last) }.into(),
        }
    }

    /// Returns whether the moment is that of the announced move, which has not been played.
    pub(crate) fn is_announced(&self, moment: usize) -> bool {
        self.announced.is_some() && moment + 1 == self.game.moments()
    }

    /// Returns "White's 52nd move, 10-4", marked if it is only announced; and whether its text is
    /// included.
    fn written_or_not(&self, moment: usize) -> (Phrase, bool) {
        let half_move = self.made(moment);
        if let Some(text) = self.announced.filter(|_| self.is_announced(moment)) {
            return (MoveName::Announced { half_move, text: text.to_owned() }.into(), true);
        }
        match self.case.and_then(|case| case.written(moment)) {
            Some(text) => (MoveName::Written { half_move, text }.into(), true),
            None => (half_move, false),
        }
    }

    /// Returns "White's 52nd move, 10-4", marked if it is only announced.
    pub(crate) fn written(&self, moment: usize) -> Phrase {
        self.written_or_not(moment).0
    }

    /// Returns "White's 52nd move, 10-4," inside a sentence.
    pub(crate) fn written_between(&self, moment: usize) -> Phrase {
        aside(self.written_or_not(moment))
    }

    /// Returns "White's 52nd move, 10-4", for a half-move of the record.
    pub(crate) fn written_ply(&self, at: PlyAt) -> Phrase {
        match self.case.and_then(|case| case.written_ply(at.ply)) {
            Some(text) => MoveName::Written { half_move: of_ply(at), text }.into(),
            None => of_ply(at),
        }
    }
}

/// Sets a half-move apart inside a sentence if its text is included: "White's 2nd move, 39-33,".
pub(super) fn aside((half_move, has_text): (Phrase, bool)) -> Phrase {
    if has_text { MoveName::Aside { half_move }.into() } else { half_move }
}

/// Makes a sentence of a text: a capital at the beginning, a full stop at the end.
pub(in super::super::super) fn sentence(text: &str) -> String {
    let text = text.trim_end_matches(['.', ' ']);
    format!("{}.", capital(text))
}
