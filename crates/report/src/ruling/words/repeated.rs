//! Positions that stand again, in words.

use draughts_ground::said::Row;
use draughts_ground::told;

use super::moves::all_of;
use super::{Phrase, Speaker, When};
use draughts_games::board::Color;
use draughts_games::draw::{Evidence, Shows};

told! {
    /// A position that stood.
    pub(super) enum Stood {
        /// "after White's 41st, 45th and 49th moves the same position stood, with Black to
        /// move".
        Again { when: Phrase, turn: Color } => "stood",
            "{ $when } the same position was on the board, with { $turn ->
                [white] White
               *[black] Black
            } to move";
        /// "with the announced 10-4 the position stands for the third time, with Black to
        /// move; it stood after ...".
        Announced {
            text: String,
            time: Phrase,
            turn: Color,
            before: Option<Phrase>,
        } => "stood-announced",
            "with the announced { $text } the position comes up for the { $time } time, { $turn ->
                [white] White
               *[black] Black
            } to move{ $before ->
                [none] { \"\" }
               *[other] ; it came up { $before }
            }";
        Never => "stood-never", "no position came up so often";
        First { when: Phrase } => "stands-first",
            "the position { $when } comes up for the first time";
        FirstAnnounced => "stands-first-announced",
            "the announced move brings a position that has not come up before";
    }
}

/// The moments at which the position stood.
pub(super) fn occurrences(evidence: &[Evidence]) -> Vec<usize> {
    let is_one = |one: &&Evidence| matches!(one.shows, Shows::Occurrence(_));
    evidence.iter().filter(is_one).map(|one| one.moment).collect()
}

impl Speaker<'_> {
    /// Where the same position stood, and who was to move.
    pub(crate) fn stood(&self, moments: &[usize]) -> Phrase {
        let Some((&last, before)) = moments.split_last() else {
            return Stood::Never.into();
        };
        let turn = self.game.position(last).turn();
        if let Some(text) = self.announced.filter(|_| self.is_announced(last)) {
            let time = Row::NthWord { number: moments.len() as u64 }.into();
            let before = (!before.is_empty()).then(|| self.after_all(before));
            return Stood::Announced { text: text.to_owned(), time, turn, before }.into();
        }
        Stood::Again { when: self.after_all(moments), turn }.into()
    }

    /// The same position stands for the first time.
    pub(crate) fn stands_first(&self, at: usize) -> Phrase {
        match self.is_announced(at) {
            true => Stood::FirstAnnounced.into(),
            false => Stood::First { when: self.after(at) }.into(),
        }
    }

    /// What a claimant could have named: "the start and White's 21st and 23rd moves".
    pub(crate) fn nameable(&self, moments: &[usize]) -> Phrase {
        let start = moments.contains(&0).then(|| When::Start.into());
        let made = self.made_all(moments);
        all_of([start, made].into_iter().flatten().collect()).unwrap_or(When::Start.into())
    }
}
