//! Repeated positions, in words.

use draughts_ground::said::{Row, said};

use super::moves::{NAMED, all_of};
use super::{MoveName, Phrase, RulingWriter};
use draughts_games::draw::{Evidence, EvidenceKind};

/// Returns the moments at which the position occurred.
pub(super) fn occurrences(evidence: &[Evidence]) -> Vec<usize> {
    let is_one = |one: &&Evidence| matches!(one.shows, EvidenceKind::Occurrence(_));
    evidence.iter().filter(is_one).map(|one| one.moment).collect()
}

impl RulingWriter<'_> {
    /// Describes the occurrences of a position, and who was to move.
    pub(crate) fn stood(&self, moments: &[usize]) -> Phrase {
        let Some((&last, before)) = moments.split_last() else {
            return said!("stood-never", "no position came up so often").into();
        };
        let turn = self.game.position(last).turn();
        if let Some(text) = self.announced.filter(|_| self.is_announced(last)) {
            let time = Row::NthWord { number: moments.len() as u64 };
            let before = (!before.is_empty()).then(|| self.after_all(before));
            return said!(
                "stood-announced",
                "with the announced { $text } the position comes up for the { $time } time, \
                 { $turn ->
                    [white] White
                   *[black] Black
                } to move{ $before ->
                    [none] { \"\" }
                   *[other] ; it came up { $before }
                }";
                text = text.to_owned(), time, turn, before
            )
            .into();
        }
        // Of a longer list it is told how often.
        let times = (moments.len() <= NAMED).then_some(moments.len());
        said!(
            "stood",
            "the same position stood { $times ->
                [none] { \"\" }
                [1] once,{ \" \" }
                [2] twice,{ \" \" }
               *[other] { $words } times,{ \" \" }
            }{ $when }, with { $turn ->
                [white] White
               *[black] Black
            } to move";
            times, words = Row::NumberWord { number: moments.len() as u64 },
            when = self.after_all(moments), turn
        )
        .into()
    }

    /// Says that a position occurs for the first time.
    pub(crate) fn stands_first(&self, at: usize) -> Phrase {
        match self.is_announced(at) {
            true => said!(
                "stands-first-announced",
                "the announced move brings a position that has not come up before"
            )
            .into(),
            false => said!(
                "stands-first",
                "the position { $when } stood only once";
                when = self.after(at)
            )
            .into(),
        }
    }

    /// Says what a claimant could have named: "the start and White's 21st and 23rd moves".
    pub(crate) fn nameable(&self, moments: &[usize]) -> Phrase {
        let start = moments.contains(&0).then(|| MoveName::Start.into());
        let made = self.made_all(moments);
        all_of([start, made].into_iter().flatten().collect()).unwrap_or(MoveName::Start.into())
    }
}
