//! Questions about whether a player of a list is one of the event.

use draughts_ground::said::{Said, Sentences, said};

use crate::event::acts::{Candidate, Refusal, Refused, Remedy};
use crate::event::{Player, PlayerId};

/// The most questions in a refusal.
const MOST_ASKED: usize = 12;

/// A question whether a player of a list is the same as another one.
pub(crate) struct Question {
    /// The message.
    said: Said,
    /// The name in the list; `id` is that of the player of the event, if the question is about one.
    name: String,
    id: Option<PlayerId>,
}

impl Question {
    /// Asks whether a player of a list is one of the event.
    pub(crate) fn of(said: &Player, there: &Player) -> Self {
        let (name, known) = (said.name.clone(), Candidate::facts_of(said));
        let player = Candidate::of(there);
        let said = said!(
            "who-is-there",
            "{ $name }{ $known ->
                [none] {\"\"}
               *[other] {\" \"}({ $known })
            } may be { $player }";
            name = name.clone(), known, player
        );
        Self { said, name, id: Some(there.id.clone()) }
    }

    /// Asks whether two players of a list are the same.
    pub(crate) fn of_list(said: &Player, other: &Player) -> Self {
        let (name, known) = (said.name.clone(), Candidate::facts_of(said));
        let (other, other_known) = (other.name.clone(), Candidate::facts_of(other));
        let said = said!(
            "who-is-in-list",
            "{ $name }{ $known ->
                [none] {\"\"}
               *[other] {\" \"}({ $known })
            } and { $other }{ $other_known ->
                [none] {\"\"}
               *[other] {\" \"}({ $other_known })
            } of the same list may be one person";
            name = name.clone(), known, other, other_known
        );
        Self { said, name, id: None }
    }
}

/// Returns the refusal that asks these questions.
pub(crate) fn unclear(questions: Vec<Question>) -> Refused {
    let of_event = questions.iter().find_map(|one| Some((one.name.clone(), one.id.clone()?)));
    let more = questions.len().saturating_sub(MOST_ASKED);
    let mut names: Vec<&str> = questions.iter().map(|one| one.name.as_str()).collect();
    names.sort_unstable();
    names.dedup();
    let count = names.len();
    let said = questions.into_iter().take(MOST_ASKED).map(|one| one.said).collect();
    let questions = Sentences::listed(said);
    Refused::new(Refusal::WhoAreThey { count, in_list: of_event.is_none(), questions, more }).help(
        match of_event {
            Some((name, id)) => Remedy::SayWho { name, id },
            None => Remedy::TellApart,
        },
    )
}
