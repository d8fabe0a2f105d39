//! Half-moves of a game by their names, and what is wrong with a name.

use super::super::NamedMove;
use super::Case;
use crate::board::Color;

/// Why a game cannot be ruled on as it was asked.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CaseError {
    /// The game has no position to begin with.
    #[error("game {game} cannot be set up: {why}")]
    NoStart {
        /// Its number in the file.
        game: u64,
        /// What is wrong, with the place.
        why: String,
    },
    /// The record breaks before the moment that matters.
    #[error("game {game} is followed for {followed} of {plies} half-moves: {why}")]
    Broken {
        /// Its number in the file.
        game: u64,
        /// Half-moves that could be followed.
        followed: usize,
        /// Half-moves in the record.
        plies: usize,
        /// What is wrong, with the place.
        why: String,
    },
    /// No such half-move.
    #[error("game {game} has no half-move {name}; its last is {last}")]
    NoSuchMove {
        /// Its number in the file.
        game: u64,
        /// The half-move.
        name: String,
        /// The last one that could be followed.
        last: String,
    },
    /// Several half-moves have this number.
    #[error("game {game} has several half-moves {name}: {}", .plies.join(", "))]
    Several {
        /// Its number in the file.
        game: u64,
        /// The half-move.
        name: String,
        /// What names each of them.
        plies: Vec<String>,
    },
    /// Several half-moves are meant if none is named.
    #[error("game {game} has several such half-moves, {}: name one with --ply", .plies.join(", "))]
    NotNamed {
        /// Its number in the file.
        game: u64,
        /// Their names.
        plies: Vec<String>,
    },
    /// A number alone where a side is needed.
    #[error("{name} can be White's move or Black's; write {name}w or {name}b")]
    NoSide {
        /// The number.
        name: String,
    },
    /// A half-move behind the moment of the claim.
    #[error("{name} is made only after the claim, which is before {at}")]
    Later {
        /// The half-move.
        name: String,
        /// The half-move that is due at the claim.
        at: String,
    },
    /// A half-move that was taken back or corrected.
    #[error("{name} was taken back: there is no position after it")]
    TakenBack {
        /// The half-move.
        name: String,
    },
    /// The announced move cannot be played.
    #[error("the announced move {name} cannot be played at {at}: {why}")]
    Next {
        /// The move as it was given.
        name: String,
        /// The half-move that is due.
        at: String,
        /// Why not.
        why: String,
    },
}

impl Case<'_> {
    /// The moment before a half-move; behind the last one that of the one that is due.
    pub(super) fn before(&self, named: &NamedMove, by: Option<Color>) -> Result<usize, CaseError> {
        let timeline = &self.played.timeline;
        let end = timeline.moments() - 1;
        let (number, side) = match *named {
            NamedMove::Start => return Ok(0),
            NamedMove::Ply(ply) => {
                return match self.played.before_ply(ply) {
                    Some(moment) => Ok(moment),
                    None if ply <= self.report.replayed_plies => {
                        Err(CaseError::TakenBack { name: named.to_string() })
                    }
                    None => Err(self.no_such(&named.to_string())),
                };
            }
            NamedMove::Number(number, Some(side)) => (number, side),
            NamedMove::Number(number, None) => match by {
                Some(side) => (number, side),
                None => return Err(CaseError::NoSide { name: number.to_string() }),
            },
        };
        let name = NamedMove::Number(number, Some(side)).to_string();
        let is_it = |at: super::PlyAt| (at.move_number, at.side) == (number, side);
        let made = (1..=end).filter_map(|moment| self.played.at(moment)).filter(|&at| is_it(at));
        let plies: Vec<String> = made.map(|at| format!("ply:{}", at.ply)).collect();
        if plies.len() > 1 {
            return Err(CaseError::Several { game: self.report.game, name, plies });
        }
        match self.played.before(number, side) {
            Some(moment) => Ok(moment),
            None if self.report.history.iter().any(|(at, _)| is_it(*at)) => {
                match self.is_complete() {
                    true => Err(CaseError::TakenBack { name }),
                    false => Err(self.no_such(&name)),
                }
            }
            None => Err(self.no_such(&name)),
        }
    }

    /// The moment after a half-move, which must have been made by the moment `view`.
    ///
    /// `due` is the half-move to come at the claim.
    pub(super) fn after(
        &self,
        named: &NamedMove,
        by: Option<Color>,
        view: usize,
        due: &str,
    ) -> Result<usize, CaseError> {
        if *named == NamedMove::Start {
            return Ok(0);
        }
        let moment = self.before(named, by)? + 1;
        if moment <= view {
            return Ok(moment);
        }
        let name = match *named {
            NamedMove::Number(number, None) => NamedMove::Number(number, by).to_string(),
            _ => named.to_string(),
        };
        match moment < self.played.timeline.moments() {
            true => Err(CaseError::Later { name, at: due.to_owned() }),
            false => Err(self.no_such(&name)),
        }
    }

    /// The error for a half-move that is not there: the record has broken off before,
    /// or has no such.
    pub(super) fn no_such(&self, name: &str) -> CaseError {
        if !self.is_complete() {
            return self.broken();
        }
        let timeline = &self.played.timeline;
        let last = timeline.name(timeline.moments() - 1);
        CaseError::NoSuchMove { game: self.report.game, name: name.to_owned(), last }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_moves_are_read_as_people_name_them() {
        for (text, read) in [
            ("41w", "41w"),
            (" 41B ", "41b"),
            ("41", "41"),
            ("ply:81", "ply:81"),
            ("", "-"),
            ("w", "-"),
            ("+4w", "-"),
            ("ply:0", "-"),
            ("41x", "-"),
        ] {
            let shown = text.parse::<NamedMove>().map_or("-".into(), |named| named.to_string());
            assert_eq!(shown, read, "{text}");
        }
    }
}
