//! Draft rounds and their publication.

use crate::event::{Event, Publish, Round};
use draughts_ground::told;

use crate::event::acts::{ActLine, LineRole, Refused, paired_round};

told! {
    /// The effect of an act on what is published, in one line.
    pub enum PublicEcho {
        Draft { round: Round } => "round-draft", "round { $round } is a draft: it is not published";
        Published { round: Round } => "round-published", "round { $round } is published";
        PublishedBefore { round: Round } => "round-published-before",
            "round { $round } was published before";
    }
}

impl ActLine for PublicEcho {
    fn part(&self) -> LineRole {
        match self {
            Self::Published { .. } => LineRole::Done,
            Self::PublishedBefore { .. } => LineRole::Unchanged,
            Self::Draft { .. } => LineRole::Aside,
        }
    }
}

/// Marks new rounds as drafts, if requested or if the event does so by default.
pub fn keep_back(event: &mut Event, first: Round, asked: bool) -> Vec<PublicEcho> {
    if !asked && event.publish != Publish::ByHand {
        return Vec::new();
    }
    let new = event.rounds_mut().iter_mut().filter(|paired| paired.round >= first);
    new.map(|paired| {
        paired.keep_back();
        PublicEcho::Draft { round: paired.round }
    })
    .collect()
}

/// Publishes the drafts up to a round, as readers need the earlier rounds as well.
///
/// # Errors
///
/// Fails if the round is not paired.
pub fn publish_round(event: &mut Event, round: Option<Round>) -> Result<Vec<PublicEcho>, Refused> {
    let at = paired_round(event, round.unwrap_or(event.last_paired()))?;
    let mut said = Vec::new();
    for paired in event.rounds_mut().iter_mut().take(at + 1).filter(|paired| paired.draft) {
        paired.publish();
        said.push(PublicEcho::Published { round: paired.round });
    }
    if said.is_empty() {
        said.push(PublicEcho::PublishedBefore { round: event.rounds[at].round });
    }
    Ok(said)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{PairedRound, System, SystemKind};

    #[test]
    fn drafts_are_published_with_those_before_them() {
        let mut event = Event::new("X", System::new(SystemKind::RoundRobin));
        assert!(publish_round(&mut event, None).is_err());
        event.rounds = (1..=4).map(|round| PairedRound::new(Round(round))).collect();
        assert!(keep_back(&mut event, Round(2), false).is_empty());
        let said = keep_back(&mut event, Round(2), true);
        assert_eq!((said.len(), event.published_rounds()), (3, 1));
        let said = publish_round(&mut event, Some(Round(3))).expect("it is paired");
        let of = |round| PublicEcho::Published { round: Round(round) };
        assert_eq!((said, event.published_rounds()), (vec![of(2), of(3)], 3));
        let again = publish_round(&mut event, Some(Round(3))).expect("it is paired");
        assert_eq!(again, [PublicEcho::PublishedBefore { round: Round(3) }]);
        event.publish = Publish::ByHand;
        assert_eq!(keep_back(&mut event, Round(4), false).len(), 1);
    }
}
