//! Results of boards, lists, game records and rulings; how games ended, and whether they are rated.

use draughts_ground::said::{Said, said};
use serde::{Deserialize, Serialize};

use super::{Act, Apply, Line, is_no};
use crate::event::acts::{self, Amend, Entry, LineRole, Refused, Typed, TypedResults};
use crate::event::{Acceptance, Ending, Event, GivenUp, Outcome, Round, Ruling};

/// The reason for entering results.
///
/// The history keeps it as two fields, `reason` and `amend`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ResultReason {
    /// Noted with the act; another result than the recorded one is refused.
    Noted(String),
    /// Recorded results change for this reason, which the board keeps.
    Amends(String),
}

impl ResultReason {
    /// Returns the reason, if there is one; without one, nothing can be amended.
    pub fn given(amends: bool, reason: Option<String>) -> Option<Self> {
        reason.map(if amends { Self::Amends } else { Self::Noted })
    }

    /// Returns the reason in words.
    pub fn text(&self) -> &str {
        match self {
            Self::Noted(text) | Self::Amends(text) => text,
        }
    }

    /// Returns whether recorded results change.
    pub const fn amends(&self) -> bool {
        matches!(self, Self::Amends(_))
    }

    /// Returns the permission to change recorded results, if it gives one.
    pub fn amendment(&self) -> Option<Amend> {
        self.amends().then(|| self.amend())
    }

    fn amend(&self) -> Amend {
        Amend { reason: self.text().to_owned() }
    }
}

/// The two fields of a [`ResultReason`] in a history.
mod reason_fields {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{ResultReason, is_no};

    #[derive(Serialize, Deserialize)]
    struct Fields {
        #[serde(default, skip_serializing_if = "is_no")]
        amend: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    }

    #[allow(clippy::ref_option, reason = "serde asks so")]
    pub(super) fn serialize<S: Serializer>(
        reason: &Option<ResultReason>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let reason = reason.as_ref();
        let amend = reason.is_some_and(ResultReason::amends);
        let text = reason.map(|reason| reason.text().to_owned());
        Fields { amend, reason: text }.serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<ResultReason>, D::Error> {
        let Fields { amend, reason } = Fields::deserialize(deserializer)?;
        Ok(ResultReason::given(amend, reason))
    }
}

/// Enters results.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct EnterResults {
    /// The results.
    pub entries: Vec<Entry>,
    /// The round; by default, the current one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<Round>,
    /// The reason, and whether recorded results change.
    #[serde(flatten, with = "reason_fields")]
    pub reason: Option<ResultReason>,
}

impl Apply for EnterResults {
    const VERB: &'static str = "result";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        // Clearing a result is an amendment in itself.
        let clears = self.entries.iter().all(Entry::clears);
        let reason = self.reason.as_ref();
        let amend = reason
            .and_then(|reason| if clears { Some(reason.amend()) } else { reason.amendment() });
        let (round, said) = acts::enter_in_round(event, self.round, &self.entries, amend.as_ref())?;
        Ok(and_still_open(event, round, Line::all(&said)))
    }

    fn reason(&self) -> Option<&str> {
        self.reason.as_ref().map(ResultReason::text)
    }
}

/// Enters results on the open boards of a round, in board order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct EnterInOrder {
    /// The results as typed.
    pub results: Vec<String>,
    /// The last board; by default, the last open one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<u16>,
    /// The round; by default, the current one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<Round>,
    /// The reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Apply for EnterInOrder {
    const VERB: &'static str = "result";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let (round, said) = acts::enter_in_order(event, self.round, &self.results, self.to)?;
        Ok(and_still_open(event, round, Line::all(&said)))
    }

    fn reason(&self) -> Option<&str> {
        self.reason.as_deref()
    }
}

/// Enters the results of a list, for one or several rounds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct EnterResultList {
    /// The results, each with its round.
    pub results: Vec<(Round, Entry)>,
    /// The round for which missing results are reported if the list is empty.
    pub round: Round,
    /// The reason, and whether recorded results change.
    #[serde(flatten, with = "reason_fields")]
    pub reason: Option<ResultReason>,
}

impl Apply for EnterResultList {
    const VERB: &'static str = "result";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let amend = self.reason.as_ref().and_then(ResultReason::amendment);
        let mut lines = Vec::new();
        for (round, entry) in &self.results {
            let entry = std::slice::from_ref(entry);
            // A note on a pairing that depends on several results is reported once.
            for line in Line::all(&acts::enter(event, *round, entry, amend.as_ref())?) {
                if line.part != LineRole::Aside || !lines.contains(&line) {
                    lines.push(line);
                }
            }
        }
        // Missing results are reported for every round of the list.
        let mut rounds: Vec<Round> = self.results.iter().map(|(round, _)| *round).collect();
        rounds.sort_unstable();
        rounds.dedup();
        if rounds.is_empty() {
            rounds.push(self.round);
        }
        Ok(rounds.into_iter().fold(lines, |lines, round| and_still_open(event, round, lines)))
    }

    fn reason(&self) -> Option<&str> {
        self.reason.as_ref().map(ResultReason::text)
    }
}

/// Enters the results of game records, and notes the records with their boards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct EnterGames {
    /// The round.
    pub round: Round,
    /// The results.
    pub entries: Vec<Entry>,
    /// The boards and their records.
    pub records: Vec<(u16, String)>,
    /// Boards whose record is accepted despite a disagreement.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub accepted: Vec<(u16, Acceptance)>,
    /// Boards that adopt the colours of their records, with the records.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub exchanged: Vec<(u16, String)>,
    /// Names in the records, each with the player meant; they become aliases.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub same: Vec<(String, String)>,
    /// The reason, and whether recorded results change.
    #[serde(flatten, with = "reason_fields")]
    pub reason: Option<ResultReason>,
}

impl Apply for EnterGames {
    const VERB: &'static str = "games";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let amend = self.reason.as_ref().and_then(ResultReason::amendment);
        for (name, player) in &self.same {
            acts::add_alias(event, player, name)?;
        }
        let open = acts::boards_without_result(event, self.round);
        let mut said =
            acts::enter_games(event, self.round, &self.entries, &self.records, amend.as_ref())?;
        acts::accept_records(event, self.round, &self.accepted);
        for (board, record) in &self.exchanged {
            let reason = self.reason.as_ref().map_or(record.as_str(), ResultReason::text);
            let round = self.round;
            said.extend(acts::take_colors_of_record(event, round, *board, reason, &open)?);
        }
        Ok(Line::all(&said))
    }

    fn reason(&self) -> Option<&str> {
        self.reason.as_ref().map(ResultReason::text)
    }
}

/// Records how a player gave up a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GiveUp {
    /// The player.
    pub player: String,
    /// The way the player gave up.
    pub how: GivenUp,
    /// The game of a micro-match, from 1.
    pub game: u16,
    /// The number of half-moves played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<u16>,
    /// Whether to deduct the points that leaving can cost.
    #[serde(default, skip_serializing_if = "is_no")]
    pub penalised: bool,
    /// The round; by default, the current one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<Round>,
    /// The reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Apply for GiveUp {
    const VERB: &'static str = "ended";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        if self.penalised && self.how == GivenUp::Resigned {
            let why = said!("resigning-is-free", "leaving can be penalised, resigning cannot");
            return Err(Refused::told(&why));
        }
        let player = event.players[acts::find_player(event, &self.player)?].id.clone();
        let ending = Ending {
            player,
            how: self.how,
            game: self.game,
            moves: self.moves,
            penalised: self.penalised,
        };
        let round = in_play(event, self.round)?;
        Ok(vec![Line::of(&acts::give_up(event, round, ending)?)])
    }

    fn reason(&self) -> Option<&str> {
        self.reason.as_deref()
    }
}

/// Marks games as rated or unrated.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetRated {
    /// Boards or players, each with yes or no.
    pub boards: Vec<Entry>,
    /// The round; by default, the current one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<Round>,
    /// The reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Apply for SetRated {
    const VERB: &'static str = "rated";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let round = in_play(event, self.round)?;
        Ok(Line::all(&acts::set_rated(event, round, &self.boards)?))
    }

    fn reason(&self) -> Option<&str> {
        self.reason.as_deref()
    }
}

/// Records a ruling, with or without a result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordRuling {
    /// The ruling.
    pub ruling: Box<Ruling>,
    /// The result that it awards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<Entry>,
    /// The way the game was given up, if it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// The record whose colours the board adopts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exchanged: Option<String>,
    /// The reason, and whether a recorded result changes.
    #[serde(flatten, with = "reason_fields")]
    pub reason: Option<ResultReason>,
}

impl Apply for RecordRuling {
    const VERB: &'static str = "ruling";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let Self { ruling, entry, ending, exchanged, reason } = self;
        let mut entered = Vec::new();
        let open = acts::boards_without_result(event, ruling.round);
        if let Some(entry) = entry {
            let amend = reason.as_ref().and_then(ResultReason::amendment);
            let entry = std::slice::from_ref(entry);
            entered = acts::enter(event, ruling.round, entry, amend.as_ref())?;
        }
        let result = entry.as_ref().and_then(|_| result_of(event, ruling));
        let published = |event: &Event| event.rulings.iter().filter(|one| one.public).count();
        let were_public = published(event);
        let before = !event.keep_ruling(ruling, result);
        let now_public = before && published(event) > were_public;
        let said = said!(
            "ruling-recorded",
            "round { $round }{ $board ->
                [none] {\"\"}
               *[other] , board { $board }
            }: { $before ->
                [yes] recorded before
               *[no] recorded
            }: { $words }";
            round = ruling.round, board = ruling.board, before, words = ruling.words()
        );
        let mut lines = Vec::new();
        if now_public {
            lines.push(Line::done(said!(
                "ruling-public-now",
                "round { $round }{ $board ->
                    [none] {\"\"}
                   *[other] , board { $board }
                }: public now, to be published with its board: { $words }";
                round = ruling.round, board = ruling.board, words = ruling.words()
            )));
        } else {
            lines.push(if before { Line::unchanged(said) } else { Line::done(said) });
        }
        lines.extend(Line::all(&entered));
        let enters = entry.is_some() || ending.is_some();
        lines.extend(without_result(event, ruling).filter(|_| !enters));
        if let Some(ending) = ending {
            lines.push(Line::of(&acts::give_up(event, ruling.round, ending.clone())?));
        }
        if let (Some(record), Some(board)) = (exchanged, ruling.board) {
            let reason = reason.as_ref().map_or(record.as_str(), ResultReason::text);
            let round = ruling.round;
            let turned = acts::take_colors_of_record(event, round, board, reason, &open)?;
            lines.extend(Line::all(&turned));
        }
        Ok(lines)
    }

    fn reason(&self) -> Option<&str> {
        self.reason.as_ref().map(ResultReason::text)
    }
}

impl Act {
    /// Creates the act for typed results: each with its board, or all in board order, up to the
    /// board `to` if given.
    ///
    /// # Errors
    ///
    /// Fails if only some have a board, if a last board is named for results with boards, or if a
    /// recorded result is to be changed by one without.
    pub fn of_typed(
        typed: &[Typed],
        to: Option<u16>,
        round: Option<Round>,
        reason: Option<ResultReason>,
    ) -> Result<Self, Refused> {
        let amends = reason.as_ref().is_some_and(ResultReason::amends);
        Ok(match TypedResults::of(typed, to, amends)? {
            TypedResults::WithBoards(entries) => EnterResults { entries, round, reason }.into(),
            TypedResults::InOrder(results) => {
                let reason = reason.map(|reason| reason.text().to_owned());
                EnterInOrder { results, to, round, reason }.into()
            }
        })
    }
}

/// Notes that the words of a ruling enter no result: the board of the ruling has none, or keeps what
/// it has.
fn without_result(event: &Event, ruling: &Ruling) -> Option<Line> {
    let paired = event.round(ruling.round)?;
    let board = paired.boards.iter().find(|board| Some(board.board) == ruling.board)?;
    let (round, number) = (ruling.round, board.board);
    if board.is_complete(event.scoring.games()) {
        let results: Vec<String> = board.result.iter().map(ToString::to_string).collect();
        return ruling.record.is_none().then(|| {
            Line::aside(said!(
                "ruling-leaves-result",
                "note: round { $round }, board { $board } stays { $results }: the words of a ruling \
                 change no result";
                round, board = number, results
            ))
        });
    }
    Some(Line::aside(said!(
        "ruling-without-result",
        "note: round { $round }, board { $board } has no result: the ruling enters none";
        round, board = number
    )))
}

/// Returns the result on the board of a ruling.
fn result_of(event: &Event, ruling: &Ruling) -> Option<Outcome> {
    let paired = event.round(ruling.round)?;
    let board = paired.boards.iter().find(|board| Some(board.board) == ruling.board)?;
    board.result.get(usize::from(ruling.game.unwrap_or(1)).checked_sub(1)?).copied()
}

fn in_play(event: &Event, named: Option<Round>) -> Result<Round, Refused> {
    named.map_or_else(|| acts::round_of_games(event), Ok)
}

/// Adds a line about the missing results of a round.
fn and_still_open(event: &Event, round: Round, mut lines: Vec<Line>) -> Vec<Line> {
    lines.extend(still_open(event, round).map(Line::aside));
    lines
}

/// Describes the missing results of a round; `None` if it is not paired.
pub fn still_open(event: &Event, round: Round) -> Option<Said> {
    let (paired, games) = (event.round(round)?, event.scoring.games());
    let open: Vec<u16> = paired.open(games).map(|board| board.board).collect();
    let adjourned: Vec<u16> = paired.missing(games).map(|board| board.board).collect();
    Some(match open.len() {
        0 if !adjourned.is_empty() => said!(
            "only-adjourned",
            "round { $round }: all results are in, but for adjourned or postponed games: \
             { $several ->
                [yes] boards
               *[no] board
            } { $boards }";
            round, boards = runs(&adjourned), several = adjourned.len() > 1
        ),
        0 => said!("all-results-in", "round { $round }: all results are in"; round),
        1..=20 => said!(
            "still-open",
            "round { $round }: still open: { $boards }";
            round, boards = runs(&open)
        ),
        boards => {
            said!("many-open", "round { $round }: { $boards } boards are still open"; round, boards)
        }
    })
}

/// Formats ascending numbers; three or more consecutive ones as `4-6`.
pub fn runs(numbers: &[u16]) -> Vec<String> {
    let follow = |one: &u16, next: &u16| one.checked_add(1) == Some(*next);
    let one = |run: &[u16]| match run {
        &[first, _, .., last] => vec![format!("{first}-{last}")],
        few => few.iter().map(u16::to_string).collect(),
    };
    numbers.chunk_by(follow).flat_map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_a_row_are_one_run() {
        assert_eq!(runs(&[2, 3, 5, 7, 8, 9, 12]), ["2", "3", "5", "7-9", "12"]);
        assert_eq!(runs(&[u16::MAX]), ["65535"]);
    }
}
