//! The notation of squares in a record: that of its GameType tag, if its moves confirm it.
//!
//! The tag specifies the corner of square 1 or `a1`, seen by the side that starts (PDN 3.0,
//! GameType tag). Some programs are known to write another corner than the one they count from. If
//! the moves can be followed further with the rule set's own notation, that notation is used.

use std::sync::Arc;

use super::laws::Laws;
use super::main_line::MainLine;
use super::settle::meanings;
use crate::board::{Color, Numbering, parse_fen};
use crate::rules::{GameTypeTag, Naming, RuleSet, SquaresInPlay};

impl Laws {
    /// Returns the rules with the notation of squares in a record.
    #[must_use]
    pub fn of_record(self: &Arc<Self>, line: &MainLine<'_>) -> Arc<Self> {
        let Some(tag) = line.tag("GameType") else {
            return Arc::clone(self);
        };
        if self.is_own_tag(tag.raw_value) && self.set.numbering() == self.printed {
            return Arc::clone(self);
        }
        let says = GameTypeTag::parse(tag.raw_value);
        let whole = match (&self.set.game_type.0, says.naming) {
            // A number alone means the whole game type.
            (Some(text), None) if says.number == self.set.game_type.number() => {
                GameTypeTag::parse(text.as_bytes())
            }
            _ => says,
        };
        let own = self.set.numbering();
        let told = named_by(&self.set, &whole);
        if told == own {
            return if own == self.printed {
                Arc::clone(self)
            } else {
                Arc::new(self.printed_as(own))
            };
        }
        let (told, own) = (self.printed_as(told), self.printed_as(own));
        let starts = whole.starts.unwrap_or_else(|| self.set.first_color());
        let (by_tag, by_set) = (reach(&told, starts, line), reach(&own, starts, line));
        // If nothing distinguishes the two, the tag decides, provided that its style of squares is
        // that of the record.
        let is_written = !line.plies.is_empty() || line.tag("FEN").is_some();
        let letters = matches!(says.naming, Some(Naming::Letters | Naming::Short));
        let speaks = says.naming.is_some() && (!is_written || line.uses_letters() == letters);
        if by_tag > by_set || (by_tag == by_set && speaks) {
            return Arc::new(told);
        }
        Arc::new(Self { is_misnamed: by_set > by_tag && says.naming.is_some(), ..own })
    }

    /// Returns whether the board in a record's GameType tag, if given, is that of the rule set, or
    /// the caller named the rule set regardless of the tag.
    pub(crate) fn is_of_board(&self, line: &MainLine<'_>) -> bool {
        let rows = u16::from(self.printed.geometry.rows());
        let says = line.tag("GameType").and_then(|tag| GameTypeTag::parse(tag.raw_value).board);
        self.is_named || says.is_none_or(|says| says == (rows, rows))
    }

    /// Returns whether a value is the tag of the rule set itself, complete or its number alone, as
    /// in nearly all records.
    fn is_own_tag(&self, value: &[u8]) -> bool {
        let own = self.own_tag.as_deref().map(str::as_bytes);
        own.and_then(|own| own.strip_prefix(value))
            .is_some_and(|rest| rest.is_empty() || rest[0] == b',' && !value.contains(&b','))
    }
}

/// Returns the GameType tag of a rule set, if it names the squares as the rule set does.
pub(super) fn own_tag(set: &RuleSet) -> Option<Arc<str>> {
    let own = set.game_type.0.as_deref()?;
    let is_same = named_by(set, &GameTypeTag::parse(own.as_bytes())) == set.numbering();
    is_same.then(|| own.into())
}

/// Returns the notation of squares of a rule set, adjusted by a tag as far as the tag specifies it.
fn named_by(set: &RuleSet, tag: &GameTypeTag) -> Numbering {
    let mut named = set.numbering();
    let starts = tag.starts.unwrap_or_else(|| set.first_color());
    let seen_by_white =
        tag.first.map(|corner| if starts == Color::White { corner } else { corner.across() });
    match (tag.naming, seen_by_white) {
        (Some(Naming::Numbers), Some(corner)) => named.first = corner,
        (Some(Naming::Letters | Naming::Short), Some(corner)) => named.letters = corner,
        _ => {}
    }
    if let Some(inverted) = tag.inverted.filter(|_| *set.squares == SquaresInPlay::Dark) {
        named.mirrored = inverted;
    }
    named
}

/// Returns how far a record can be followed: the number of half-moves before the first that is not
/// legal, plus one if its position can be read.
fn reach(laws: &Laws, starts: Color, line: &MainLine<'_>) -> usize {
    let mut position = laws.start.with_turn(starts);
    if let Some(tag) = line.tag("FEN") {
        let value = tag.value().text;
        let text = value.trim();
        if !matches!(text, "" | "?" | "-") {
            match parse_fen(text, &laws.numbering, starts) {
                Ok(fen) => position = fen.position,
                Err(_) => return 0,
            }
        }
    }
    let mut layer = vec![position];
    for (at, ply) in line.plies.iter().enumerate() {
        if ply.is_set_up() && at > 0 {
            return at + 1;
        }
        let after = |position| {
            let moves = meanings(laws, position, ply);
            moves.into_iter().map(move |mv| laws.generator.play(position, &mv))
        };
        let next: Vec<_> = layer.iter().flat_map(after).take(16).collect();
        if next.is_empty() {
            return at + 1;
        }
        layer = next;
    }
    line.plies.len() + 1
}
