//! The records of a round compared with its boards, as text and as `arbiter.event-games/1`.

mod text;

use serde::Serialize;

use super::event::InMatch;
use draughts_events::event::acts::{ActLine, LineRole};
use draughts_events::event::games::{
    BoardChange, Disagreement, Dispute, GameLine, GamesReport, ImportOutcome, Kind, Surplus,
};
use draughts_events::event::{Event, Outcome, PlayerId, Round};
use draughts_ground::said::{Fact, Said, Sentences, said};
use draughts_ground::told;
use draughts_report::json_of_plain;
use draughts_report::words::{Language, help, say};

/// Name and version of the format; within version 1 fields are only added.
pub const EVENT_GAMES_SCHEMA: &str = "arbiter.event-games/1";

/// The game records of a round, compared with its boards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GamesView {
    /// `arbiter.event-games/1`.
    pub schema: String,
    /// The name of the event.
    pub event: String,
    /// The round.
    pub round: u16,
    /// The rule set by which the records were judged, with its overrides.
    pub rules: String,
    /// Whether this was a dry run, in which nothing is written.
    pub dry_run: bool,
    /// Whether the event file was changed or, in a dry run, would be.
    pub changes: bool,
    /// Whether every game has a result without any contradiction.
    pub agrees: bool,
    /// The games of the round, by board.
    pub games: Vec<GameEntryView>,
    /// The records that belong to no game of the round.
    pub surplus: Vec<SurplusView>,
    /// The number of records of other rounds, which were skipped.
    pub other_rounds: usize,
}

/// A game of the round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameEntryView {
    /// The board.
    pub board: u16,
    /// The team match of the board. Absent outside team events.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub in_match: Option<InMatch>,
    /// The number of the game in a micro-match, from 1.
    pub game: u16,
    /// The player with White in this game.
    pub white: PlayerView,
    /// The player with Black in this game.
    pub black: PlayerView,
    /// Whether the board takes its colours from the record. White, Black and the results are then
    /// given after the exchange.
    pub colors_exchanged: bool,
    /// The location of the record, as `FILE#N` relative to the folder of the event file; null
    /// without a record.
    pub record: Option<String>,
    /// The result as written in the record; null if there is none.
    pub recorded: Option<String>,
    /// The event's result before, with the points of the board's White first; null if there was
    /// none.
    pub before: Option<String>,
    /// The event's result now or, in a dry run, the one it would have; points in the same order.
    /// Null if there is none.
    pub after: Option<String>,
    /// As `after`, but with the points of `white` first, who is the board's Black in the second
    /// game of a micro-match.
    pub result: Option<String>,
    /// The outcome: `entered`, `amended`, `agreed`, `ruled` (a ruling takes precedence over the
    /// record), `not-entered`, `missing` or `no-record` (none is expected).
    pub entry: String,
    /// The disagreements.
    pub disagreements: Vec<DisagreementView>,
    /// The rulings about the game, in words.
    pub rulings: Vec<String>,
    /// `result` as a value; not in the JSON.
    #[serde(skip)]
    outcome: Option<Outcome>,
    /// `before` with the points of `white` first; not in the JSON.
    #[serde(skip)]
    was: Option<Outcome>,
    /// Whether the record is accepted now although something disagrees; not in the JSON.
    #[serde(skip)]
    is_accepted: bool,
    /// `entry` as a value; not in the JSON.
    #[serde(skip)]
    fate: ImportOutcome,
    /// The location of the record as named by the user; not in the JSON.
    #[serde(skip)]
    named: Option<String>,
    /// The result that is entered if the arbiter accepts the record; not in the JSON.
    #[serde(skip)]
    offer: Option<BoardChange>,
}

/// A player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerView {
    /// The ID in the event.
    pub id: String,
    /// The name in the event.
    pub name: String,
}

/// A record that belongs to no game of the round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SurplusView {
    /// The location of the record, as `FILE#N` relative to the folder of the event file.
    pub record: String,
    /// White, as written in the record.
    pub white: String,
    /// Black, as written in the record.
    pub black: String,
    /// The board to which it probably belongs, which names the record, too; null if there is none.
    pub board: Option<u16>,
    /// The reasons it belongs to no game.
    pub disagreements: Vec<DisagreementView>,
    /// The location of the record as named by the user; not in the JSON.
    #[serde(skip)]
    named: String,
}

/// A disagreement between a record and the event, or another matter for the arbiter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DisagreementView {
    /// The kind.
    pub kind: Kind,
    /// The problem.
    pub message: String,
    /// The recommended action; null if there is none.
    pub help: Option<String>,
    /// The document and article; null if none applies.
    pub article: Option<String>,
    /// Whether the arbiter accepted it or a ruling settles it.
    pub settled: bool,
    /// Whether it was accepted earlier, so that text output omits it; not in the JSON.
    #[serde(skip)]
    told_before: bool,
    /// The problem and the recommended action as a value; not in the JSON.
    #[serde(skip)]
    what: Dispute,
}

impl GamesView {
    /// Makes the view of a report of this event.
    pub fn new(event: &Event, report: &GamesReport, rules: String, dry_run: bool) -> Self {
        let player = |id: &PlayerId| PlayerView {
            id: id.to_string(),
            name: event.player(id).map_or_else(String::new, |player| player.name.clone()),
        };
        let game = |line: &GameLine| {
            let shown = |outcome| line.in_row(seen(line.exchanges, outcome));
            GameEntryView {
                board: line.board,
                in_match: event
                    .round(report.round)
                    .and_then(|round| round.boards.iter().find(|board| board.board == line.board))
                    .and_then(InMatch::of),
                game: line.game,
                white: player(if line.exchanges { &line.black } else { &line.white }),
                black: player(if line.exchanges { &line.white } else { &line.black }),
                colors_exchanged: line.exchanges,
                record: line.record.clone(),
                named: line.named.clone(),
                recorded: line.recorded.clone(),
                before: line.before.map(|outcome| seen(line.exchanges, outcome).to_string()),
                after: line.after().map(|outcome| seen(line.exchanges, outcome).to_string()),
                result: line.after().map(|outcome| shown(outcome).to_string()),
                outcome: line.after().map(shown),
                was: line.before.map(shown),
                is_accepted: line.acceptance().is_some(),
                offer: line.offer,
                entry: line.fate.word().into(),
                fate: line.fate,
                disagreements: line.disagreements.iter().map(DisagreementView::from).collect(),
                rulings: line.rulings.clone(),
            }
        };
        let surplus = |one: &Surplus| SurplusView {
            record: one.record.clone(),
            white: one.white.clone(),
            black: one.black.clone(),
            board: one.board,
            disagreements: one.disagreements.iter().map(DisagreementView::from).collect(),
            named: one.named.clone(),
        };
        Self {
            schema: EVENT_GAMES_SCHEMA.into(),
            event: event.name.clone(),
            round: report.round.0,
            rules,
            dry_run,
            changes: report.changes_anything(),
            agrees: report.agrees(),
            games: report.games.iter().map(game).collect(),
            surplus: report.surplus.iter().map(surplus).collect(),
            other_rounds: report.other_rounds,
        }
    }

    /// Returns the view as JSON on several lines.
    pub fn json(&self) -> String {
        json_of_plain(serde_json::to_string_pretty(self).expect("a view is plain JSON")) + "\n"
    }

    /// Returns the records that do not even probably belong to a board.
    fn strays(&self) -> impl Iterator<Item = &SurplusView> {
        self.surplus.iter().filter(|one| !self.games.iter().any(|game| one.is_of(game)))
    }

    /// Returns the number of games per outcome.
    fn parts(&self) -> Vec<OutcomeCount> {
        let count =
            |is: fn(&ImportOutcome) -> bool| self.games.iter().filter(|one| is(&one.fate)).count();
        let entered = if self.dry_run { "to-enter" } else { "entered" };
        let amended = if self.dry_run { "to-amend" } else { "amended" };
        let parts = [
            (count(|fate| matches!(fate, ImportOutcome::Entered(_))), entered),
            (count(|fate| matches!(fate, ImportOutcome::Amended(_))), amended),
            (count(|fate| *fate == ImportOutcome::Agreed), "agreed"),
            (count(|fate| *fate == ImportOutcome::Ruled), "ruled"),
            (count(|fate| *fate == ImportOutcome::NotEntered), "not-entered"),
            (count(|fate| *fate == ImportOutcome::Missing), "missing"),
            (self.games.iter().filter(|one| one.colors_exchanged).count(), "colors-exchanged"),
            (self.strays().count(), "of-no-board"),
            (self.other_rounds, "of-other-rounds"),
        ];
        let parts = parts.into_iter().filter(|(games, _)| *games > 0);
        parts.map(|(games, fate)| OutcomeCount { games, fate }).collect()
    }
}

told! {
    /// The reply to a command that enters the records of a round.
    pub enum GamesEcho {
        /// `amended`: the results that were replaced; `accepted`: the boards whose record is
        /// accepted although something disagrees.
        OfRound {
            round: Round,
            games: usize,
            parts: Vec<OutcomeCount>,
            amended: Option<Sentences>,
            accepted: Option<Vec<u16>>,
        } => "games-of-round",
            "round { $round }: { games-word }: { $parts }{ $amended ->
                [none] {\"\"}
               *[other] ; { $amended }
            }{ $accepted ->
                [none] {\"\"}
               *[other] ; accepted although something disagrees: board { $accepted }
            }";
    }
}

impl ActLine for GamesEcho {
    fn part(&self) -> LineRole {
        match self {
            Self::OfRound { .. } => LineRole::Whole,
        }
    }
}

impl GamesEcho {
    /// Summarizes the outcomes of the records of a round.
    pub fn of_round(round: Round, view: &GamesView) -> Self {
        let is_micro = view.games.iter().any(|game| game.game > 1);
        let was = |game: &GameEntryView| {
            let was = game.was.filter(|_| matches!(game.fate, ImportOutcome::Amended(_)))?;
            let board = game.place(is_micro);
            Some(said!("games-board-was", "board { $board } was { $was }"; board, was))
        };
        let amended: Vec<Said> = view.games.iter().filter_map(was).collect();
        let accepted = view.games.iter().filter(|game| game.is_accepted);
        let mut accepted: Vec<u16> = accepted.map(|game| game.board).collect();
        accepted.dedup();
        Self::OfRound {
            round,
            games: view.games.len(),
            parts: view.parts(),
            amended: (!amended.is_empty()).then(|| Sentences::listed(amended)),
            accepted: Some(accepted).filter(|boards| !boards.is_empty()),
        }
    }
}

/// The number of games with one outcome.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OutcomeCount {
    /// The number of games.
    games: usize,
    /// The outcome.
    fate: &'static str,
}

impl From<OutcomeCount> for Fact {
    fn from(part: OutcomeCount) -> Self {
        Self::Said(said!(
            "games-part",
            "{ $games } { $fate ->
                [entered] entered
                [to-enter] would be entered
                [amended] amended
                [to-amend] would be amended
                [agreed] as recorded
                [ruled] as ruled
                [not-entered] not entered
                [missing] missing
                [colors-exchanged] with the colours of the record
                [of-no-board] of no board
               *[of-other-rounds] of other rounds
            }";
            games = part.games, fate = Self::Word(part.fate)
        ))
    }
}

impl GameEntryView {
    /// Returns the place of a game: `3`, or `3.2` in a micro-match.
    ///
    /// In a team match it has the match and its board, `7 (2.3)`.
    fn place(&self, is_micro: bool) -> String {
        let board = match is_micro {
            true => format!("{}.{}", self.board, self.game),
            false => self.board.to_string(),
        };
        match self.in_match {
            Some(InMatch { number, seat }) => format!("{board} ({number}.{seat})"),
            None => board,
        }
    }
}

impl GameEntryView {
    /// Describes the result that is entered if the record is accepted.
    fn offered(&self, is_micro: bool) -> Option<Said> {
        let BoardChange { outcome, swapped } = self.offer?;
        let [mut white, mut black] = [&self.white, &self.black].map(|one| one.name.clone());
        if swapped {
            std::mem::swap(&mut white, &mut black);
        }
        let (board, result) = (self.place(is_micro), seen(swapped || self.game == 2, outcome));
        Some(said!(
            "games-if-accepted",
            "board { $board } would then have: { $white } - { $black } { $result }";
            board, white, black, result
        ))
    }
}

impl SurplusView {
    /// Returns whether this is probably the record of a game that has no other.
    fn is_of(&self, game: &GameEntryView) -> bool {
        self.board == Some(game.board) && game.record.as_ref() == Some(&self.record)
    }
}

/// Returns a result from the point of view of the board, whose colours may be exchanged.
fn seen(exchanged: bool, outcome: Outcome) -> Outcome {
    if exchanged { outcome.reversed() } else { outcome }
}

impl From<&Disagreement> for DisagreementView {
    fn from(one: &Disagreement) -> Self {
        let Disagreement { kind, what, article, settled, told_before } = one.clone();
        let (message, help) = (say(&what, Language::English), help(&what, Language::English));
        Self { kind, message, help, article, settled, told_before, what }
    }
}

/// Describes the outcome of a game, for people.
///
/// `was` is the result before, which an amendment replaces.
fn outcome_message(fate: ImportOutcome, was: Option<Outcome>, dry_run: bool) -> Said {
    let was = was.filter(|_| matches!(fate, ImportOutcome::Amended(_)));
    let fate = match fate {
        ImportOutcome::Entered(_) if dry_run => "to-enter",
        ImportOutcome::Amended(_) if dry_run => "to-amend",
        ImportOutcome::Entered(_)
        | ImportOutcome::Amended(_)
        | ImportOutcome::Agreed
        | ImportOutcome::Ruled
        | ImportOutcome::NotEntered
        | ImportOutcome::Missing
        | ImportOutcome::NoRecord => fate.word(),
    };
    said!(
        "games-fate",
        "{ $fate ->
            [to-enter] to enter
            [to-amend] to amend{ $was ->
                [none] {\"\"}
               *[other] , was { $was }
            }
            [entered] entered
            [amended] amended{ $was ->
                [none] {\"\"}
               *[other] , was { $was }
            }
            [agreed] as recorded
            [ruled] ruled
            [not-entered] not entered
            [missing] missing
           *[no-record] {\"\"}
        }";
        fate, was
    )
}
