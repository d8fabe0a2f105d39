//! Positions that stand again, in words.

use super::Speaker;
use crate::diag::{listed, ordinal_word};
use crate::draw::{Evidence, Shows};

/// "once", "twice", "4 times".
pub(super) fn times_words(times: usize) -> String {
    match times {
        1 => "once".into(),
        2 => "twice".into(),
        _ => format!("{times} times"),
    }
}

/// The moments at which the position stood.
pub(super) fn occurrences(evidence: &[Evidence]) -> Vec<usize> {
    let is_one = |one: &&Evidence| matches!(one.shows, Shows::Occurrence(_));
    evidence.iter().filter(is_one).map(|one| one.moment).collect()
}

impl Speaker<'_> {
    /// "after White's 41st, 45th and 49th moves the same position stood, with Black to move".
    pub fn stood(&self, moments: &[usize]) -> String {
        let Some(&last) = moments.last() else {
            return "no position stood so often".into();
        };
        let turn = self.game.position(last).turn();
        if self.is_announced(last) {
            let move_text = self.announced.unwrap_or_default();
            let time = ordinal_word(moments.len() as u64);
            let before = &moments[..moments.len() - 1];
            let stood = match before.is_empty() {
                true => String::new(),
                false => format!("; it stood {}", self.after_all(before)),
            };
            return format!(
                "with the announced {move_text} the position stands for the {time} time, with \
                 {turn} to move{stood}"
            );
        }
        format!("{} the same position stood, with {turn} to move", self.after_all(moments))
    }

    /// The same position stands for the first time.
    pub fn stands_first(&self, at: usize) -> String {
        match self.is_announced(at) {
            true => "the announced move brings a position that has not stood before".into(),
            false => format!("the position {} stands for the first time", self.after(at)),
        }
    }

    /// What a claimant could have named: "the start and White's 21st and 23rd moves".
    pub fn nameable(&self, moments: &[usize]) -> String {
        let start = moments.contains(&0).then(|| "the start".to_owned());
        let made = Some(self.made_all(moments)).filter(|made| !made.is_empty());
        listed(&[start, made].into_iter().flatten().collect::<Vec<_>>(), "and")
    }
}
