//! What is looked at in an event: the results up to a round, a category, a question about a
//! pairing.

use crate::app::{Help, Hindrance, Question};
use crate::event::acts::{Refusal, Refused, find_player, paired_round};
use crate::event::{Event, Ledger, Round};
use crate::report::event::{Against, Asked, KnockoutView, latest_begun};

/// The results up to a round, which must be paired; up to the last that has begun where none
/// is named.
///
/// # Errors
///
/// The round is not paired.
pub fn ledger(event: &Event, round: Option<Round>) -> Result<Ledger, Refused> {
    if let Some(round) = round {
        paired_round(event, round)?;
    }
    Ok(Ledger::new(event, round.unwrap_or_else(|| latest_begun(event))))
}

/// The categories of the event: those of its rules, then those that players have.
///
/// # Errors
///
/// There is none.
pub fn categories(event: &Event) -> Result<Vec<&str>, Refused> {
    let all = event.all_categories();
    if all.is_empty() {
        return Err(Hindrance::NoCategories.help(&Help::SetCategory));
    }
    Ok(all)
}

/// A category as the players have it, asked for in capitals or not.
///
/// # Errors
///
/// No player has it.
pub fn category<'e>(event: &'e Event, wanted: &str) -> Result<&'e str, Refused> {
    let all = categories(event)?;
    let exact = all.iter().find(|one| **one == wanted);
    let found = exact.or_else(|| all.iter().find(|one| one.eq_ignore_ascii_case(wanted)));
    found.copied().ok_or_else(|| {
        let known = all.iter().map(|&one| one.to_owned()).collect();
        Hindrance::NoCategory { category: wanted.to_owned(), known }.refused()
    })
}

/// The bracket of a knockout.
///
/// # Errors
///
/// It is another system; the first round is not paired.
pub fn bracket(event: &Event) -> Result<KnockoutView<'_>, Refused> {
    if !event.system.kind().loser_is_out() {
        return Err(Refused::new(Refusal::OnlyInKnockout));
    }
    paired_round(event, Round(1))?;
    KnockoutView::new(event).ok_or_else(|| Hindrance::NoBracket.refused())
}

/// What is asked about the pairing of a round, in the words of whoever asks.
#[derive(Debug, Clone, Copy, Default)]
pub struct PairingQuestion<'q> {
    /// The two at a board; `against` is then asked for who has White.
    pub board: Option<u16>,
    /// A player, by id or pairing number.
    pub player: Option<&'q str>,
    /// A player by id or pairing number, or `bye`.
    pub against: Option<&'q str>,
}

impl PairingQuestion<'_> {
    /// What is asked; `None` if it is the round as a whole.
    ///
    /// # Errors
    ///
    /// There is no such player, board or round; `against` is asked for nobody.
    pub fn of(self, event: &Event, round: Round) -> Result<Option<Asked>, Refused> {
        let against = match self.against {
            None => None,
            Some("bye") => Some(Against::Bye),
            Some(other) => Some(Against::Player(player(event, other)?)),
        };
        let player = match (self.board, self.player) {
            (Some(number), _) => {
                let paired = &event.rounds[paired_round(event, round)?];
                let board = paired.boards.iter().find(|board| board.board == number);
                let board =
                    board.ok_or_else(|| Refused::new(Refusal::NoBoard { round, board: number }))?;
                find_player(event, board.white.as_str())?
            }
            (None, Some(named)) => player(event, named)?,
            (None, None) if against.is_some() => {
                return Err(Refused::told(&Question::AgainstWhom));
            }
            (None, None) => return Ok(None),
        };
        Ok(Some(Asked { player, against }))
    }
}

/// A player by id, or by pairing number.
fn player(event: &Event, named: &str) -> Result<usize, Refused> {
    let Ok(number) = named.parse::<u16>() else { return find_player(event, named) };
    let found = event.players.iter().position(|player| player.number == Some(number));
    found.ok_or_else(|| Refused::new(Refusal::NobodyNumbered { number }))
}
