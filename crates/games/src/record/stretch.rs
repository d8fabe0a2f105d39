//! Half-moves in the plainest shape that are simply legal, followed without ceremony.
//!
//! What is done here is what [`Replay::follow`] does with such half-moves, less all that
//! cannot happen in them. All but one or two half-moves in a hundred of real games are
//! followed here; the first that asks for more is left to the long way, which lists all
//! legal moves.

use super::main_line::PlyText;
use super::replay::Replay;
use super::report::PlyAt;
use crate::draw::Step;

impl Replay<'_, '_> {
    /// Follows such half-moves from one of them on; gives the first that is none.
    ///
    /// What is open, and incidents, are looked at between half-moves: where there are
    /// any, this leaves all to the long way.
    pub(super) fn stretch(&mut self, from: usize) -> usize {
        if self.options.history || self.is_watched() || self.desk.holds_number {
            return from;
        }
        let line = self.line;
        let first = self.opens;
        let mut index = from;
        while let Some(ply) = line.plies.get(index) {
            let side = self.position.turn();
            let opens = side == first && !self.at_start;
            let number = self.number.saturating_add(u32::from(opens));
            if !self.is_followed(ply, PlyAt { ply: index + 1, move_number: number, side }) {
                break;
            }
            self.number = number;
            self.at_start = false;
            index += 1;
        }
        index
    }

    /// Follows a half-move if it is such a one.
    #[inline(always)]
    fn is_followed(&mut self, ply: &PlyText<'_>, at: PlyAt) -> bool {
        let Some(plain) = ply.plain else {
            return false;
        };
        if ply.is_set_up || ply.number.is_some_and(|printed| printed != at.move_number) {
            return false;
        }
        let from = self.laws.square_of_number(plain.from());
        let to = self.laws.square_of_number(plain.to());
        let (Some(from), Some(to)) = (from, to) else {
            return false;
        };
        let keeps_track = !self.options.moves_only;
        if keeps_track {
            // Room is made first: the position is then copied once, not to the stack and on.
            if self.track.len() == self.track.capacity() {
                self.track.reserve(1);
            }
            self.track.push((at, self.position));
        }
        let Ok(deed) = self.laws.generator.play_only(&mut self.position, from, to) else {
            if keeps_track {
                self.track.pop();
            }
            return false;
        };
        self.steps.push(Step::of_deed(at.side, deed, at.move_number));
        if plain.is_capture() != deed.captures {
            self.separator(plain.separator(), deed.captures, ply);
        }
        true
    }
}
