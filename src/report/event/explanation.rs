//! How the points and the tie-breaks of a player came about.

use serde::Serialize;

use super::View;
use super::occasion::{Occasion, PlayerView, fill, or_empty};
use super::played::{PlayedRound, last_round, rounds_of};
use crate::diag::count;
use crate::event::{ByeKind, Event, FideKind, Ledger, Outcome, Points, Round, TieBreak};
use crate::report::sheet::{Column, Sheet};
use crate::standings::{self, Explained, Options, Value};

/// The values of a player, part by part: `arbiter.event-explanation/1`.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExplanationView<'e> {
    /// `arbiter.event-explanation/1`.
    pub schema: &'static str,
    /// The event.
    pub event: Occasion<'e>,
    /// The last round that is counted.
    pub round: Round,
    /// The player.
    pub player: PlayerView<'e>,
    /// The place.
    pub place: Option<usize>,
    /// The points.
    pub points: Points,
    /// The rounds of the player.
    pub rounds: Vec<ExplainedRound<'e>>,
    /// Each tie-break, in the order of the event.
    pub values: Vec<Explained>,
}

/// A round of the player, with what tie-breaks look at.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExplainedRound<'e> {
    /// The round.
    pub played: PlayedRound<'e>,
    /// The opponent.
    pub opponent: Option<PlayerView<'e>>,
    /// The score of the opponent after the last round that is counted.
    pub opponent_score: Option<Points>,
}

impl<'e> ExplanationView<'e> {
    /// How the values of a player came about; the player as a place in [`Event::players`].
    ///
    /// # Panics
    ///
    /// If there is no such player.
    #[must_use]
    pub fn new(event: &'e Event, ledger: &Ledger, player: usize) -> Self {
        let explanation = standings::explain(event, ledger, player);
        let ranked = standings::rank(event, ledger, Options::default());
        let row = ranked.rows.iter().find(|row| row.player == player);
        let opponents =
            ledger.of(player).iter().map(|entry| entry.meeting().map(|meeting| meeting.opponent));
        let rounds = rounds_of(event, ledger, player).into_iter().zip(opponents);
        Self {
            schema: "arbiter.event-explanation/1",
            event: Occasion::of(event),
            round: last_round(ledger),
            player: PlayerView::of(&event.players[player]),
            place: row.and_then(|row| row.place),
            points: explanation.score,
            rounds: rounds
                .map(|(played, opponent)| ExplainedRound {
                    played,
                    opponent: opponent.map(|at| PlayerView::of(&event.players[at])),
                    opponent_score: opponent.map(|at| ledger.score(at)),
                })
                .collect(),
            values: explanation.values,
        }
    }
}

impl ExplainedRound<'_> {
    /// Why a pairing was no game, behind the name of the opponent.
    fn unplayed(&self) -> &'static str {
        let forfeit = |one: &Outcome| matches!(one, Outcome::Forfeit(_) | Outcome::DoubleForfeit);
        if self.played.result.iter().any(forfeit) {
            " (forfeit)"
        } else if self.played.counts {
            ""
        } else {
            " (counts for nobody)"
        }
    }
}

impl View for ExplanationView<'_> {
    fn sheets(&self) -> Vec<Sheet> {
        let place = match self.place {
            Some(place) => format!("place {place}"),
            None => "no place".into(),
        };
        let called = self.player.called();
        let after = self.event.after(self.round);
        let subtitle =
            format!("{called}: {place} with {} {after}", count(self.points, "point", "points"));
        let mut sheet = self.event.sheet(subtitle, None);
        let columns = vec![
            Column::right("Rd").key(),
            Column::left("Id"),
            Column::left("Opponent"),
            Column::right("Opponent's score"),
            Column::right("Pts"),
        ];
        let is_scheduled = self.event.system.knows_schedule();
        let rows = self.rounds.iter().map(|round| {
            let opponent = round.opponent.as_ref();
            let none = || match round.played.bye {
                Some(ByeKind::PairingAllocated) if is_scheduled => "(free)".into(),
                Some(bye) => format!("({bye})"),
                None => "(no game)".into(),
            };
            vec![
                round.played.round.to_string(),
                or_empty(opponent.map(|player| player.id)),
                opponent.map_or_else(none, |player| format!("{}{}", player.name, round.unplayed())),
                or_empty(round.opponent_score),
                or_empty(round.played.complete.then_some(round.played.points)),
            ]
        });
        fill(&mut sheet, columns, rows.collect());
        sheet.notes = self.values.iter().map(line).collect();
        vec![sheet]
    }
}

/// A value and who was tied before it.
fn line(explained: &Explained) -> String {
    let looks_at_tied = match explained.tie_break {
        TieBreak::HeadToHead | TieBreak::BetterAgainstHigher | TieBreak::Lot => true,
        TieBreak::Fide(fide) => fide.kind() == FideKind::DirectEncounter,
        _ => false,
    };
    let tied: Vec<&str> = explained.tied.iter().map(|id| id.as_str()).collect();
    let among = if looks_at_tied && explained.value != Value::None && !tied.is_empty() {
        format!("; among {}", tied.join(", "))
    } else {
        String::new()
    };
    format!("{explained}{among}")
}
