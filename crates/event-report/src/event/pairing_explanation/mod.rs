//! Explains the pairing of a Swiss round, bracket by bracket or for two players.

mod answer;
mod sheets;
mod words;

use std::collections::HashSet;

use chrono::NaiveDate;
use serde::Serialize;

use super::occasion::{Occasion, PlayerView};
use crate::reasons::CriterionText;
use draughts_events::event::acts::{Refusal, Refused};
use draughts_events::event::{Apart, Event, PairedRound, Part, PlayerId, Points, Round, TimeOfDay};
use draughts_events::field::{Field, FieldPair, FieldPairing};
use draughts_events::pairing::{self, listed, published};
use draughts_events::swiss::{
    Bracket, ExplainedPairing, FigureValue, Info, Reasons, Swiss, WhyNot, system,
};
use draughts_ground::said::{Said, said};
use draughts_report::Line;

pub use answer::{Answer, ColorsGiven, Expected, Side};

/// The subject of an explanation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asked {
    /// The player.
    ///
    /// It is an index of [`Event::players`](draughts_events::event::EventDocument::players).
    pub player: usize,
    /// The expected opponent: another player, or the bye.
    ///
    /// `None` asks about whoever the player could expect.
    pub against: Option<Against>,
}

/// The opponent that a player expected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Against {
    /// A player, as an index of [`Event::players`](draughts_events::event::EventDocument::players).
    Player(usize),
    /// The pairing-allocated bye.
    Bye,
}

/// The explanation of a round's pairing: `arbiter.event-pairing-explanation/1`.
///
/// The program pairs the round again from the state of the event when the round was paired, and
/// reports any difference.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PairingExplanationView<'e> {
    /// `arbiter.event-pairing-explanation/1`.
    pub schema: &'static str,
    /// The event.
    pub event: Occasion<'e>,
    /// The round.
    pub round: Round,
    /// The pairing method.
    #[cfg_attr(feature = "schema", schemars(with = "draughts_events::event::PairingMethod"))]
    pub pairing: &'static str,
    /// The players whose rating has changed since, by pairing number. The explanation uses the
    /// ratings and pairing numbers of the time.
    pub rated_then: Vec<RatedThen<'e>>,
    /// Whether the points of any player include acceleration.
    pub accelerated: bool,
    /// The boards paired or changed by hand.
    pub by_hand: Vec<ByHand<'e>>,
    /// The published pairs that the system would not have made.
    pub only_published: Vec<PairView<'e>>,
    /// The pairs that the system would have made instead.
    pub only_system: Vec<PairView<'e>>,
    /// The brackets, the highest first. Empty if a single player is explained or the round was
    /// paired by lot.
    pub brackets: Vec<BracketView<'e>>,
    /// The explanation for the requested player; null if none was requested.
    pub answer: Option<Answer<'e>>,
    /// The description of the pairing system; not in the JSON.
    #[serde(skip)]
    info: &'static Info,
    /// Whether the boards are team matches; not in the JSON.
    #[serde(skip)]
    of_teams: bool,
    /// The date and time of the round; not in the JSON.
    #[serde(skip)]
    when: (Option<NaiveDate>, Option<TimeOfDay>),
}

/// A player whose rating was different when the round was paired.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RatedThen<'e> {
    /// The player, with the rating used for the pairing.
    pub player: PlayerView<'e>,
    /// The current rating; null if there is none.
    pub now: Option<u16>,
}

/// A board paired by hand.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ByHand<'e> {
    /// The board.
    pub board: u16,
    /// The reason given.
    pub reason: &'e str,
}

/// A pair of players, or a player with a bye.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PairView<'e> {
    /// The board number; null if there is none.
    pub board: Option<u16>,
    /// The player with White, or with the bye.
    pub white: PlayerView<'e>,
    /// The player with Black; null for a bye.
    pub black: Option<PlayerView<'e>>,
}

/// A bracket: the players with the same score, and those moved down to them.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BracketView<'e> {
    /// The score, including acceleration.
    pub score: Points,
    /// The players with that score, the highest ranked first.
    pub residents: Vec<PlayerView<'e>>,
    /// The players moved down into the bracket.
    pub moved_down: Vec<PlayerView<'e>>,
    /// The teams moved up into the bracket. Absent if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moved_up: Vec<PlayerView<'e>>,
    /// The pairs made in the bracket.
    pub pairs: Vec<PairView<'e>>,
    /// The players not paired in the bracket: moved down again or, in the last bracket, given the
    /// bye.
    pub left_over: Vec<LeftOver<'e>>,
    /// The criteria that could not be fully met.
    pub figures: Vec<FigureView>,
}

/// A player not paired in a bracket.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LeftOver<'e> {
    /// The player.
    pub player: PlayerView<'e>,
    /// The reason a player had to be left over.
    #[serde(serialize_with = "as_line")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub why: Said,
    /// Whether the player has the bye; otherwise the player moves down.
    pub bye: bool,
}

/// The result of a bracket under a pairing criterion.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FigureView {
    /// The criterion's number in FIDE C.04.3, such as `C12`.
    pub criterion: &'static str,
    /// A description of what is counted.
    pub counts: Line,
    /// The number of cases.
    pub number: usize,
    /// The scores of the players counted, the highest first; empty if the criterion does not
    /// consider them.
    pub scores: Vec<Points>,
    /// The number and scores as text.
    pub text: String,
    /// Whether the list of downfloaters already shows this; not in the JSON.
    #[serde(skip)]
    is_said: bool,
}

/// The names of the players of a field.
struct Names<'e, 'f> {
    event: &'e Event,
    /// The event when the round was paired: the same players in the same order.
    known: &'f Event,
    round: Round,
    listed: &'f [usize],
}

impl<'e> Names<'e, '_> {
    fn name(&self, place: usize) -> &'e str {
        &self.event.players[self.listed[place]].name
    }

    fn player(&self, place: usize) -> PlayerView<'e> {
        let at = self.listed[place];
        let (now, then) = (&self.event.players[at], &self.known.players[at]);
        PlayerView { number: then.number, rating: then.rating, ..PlayerView::of(now) }
    }

    /// Returns the board numbers of a pairing.
    ///
    /// Pairs of the round keep their numbers; another pair gets the number that it would have had.
    fn board_numbers(&self, pairing: &FieldPairing) -> Vec<u16> {
        let id = |place: usize| self.event.players[self.listed[place]].id.clone();
        let ids: Vec<_> =
            pairing.pairs.iter().map(|pair| (id(pair.white), id(pair.black))).collect();
        let would_be = self.event.board_numbers(&ids, HashSet::new());
        let of_round = |white: &PlayerId, black: &PlayerId| {
            let board = self.event.round(self.round)?.board_of(white)?;
            board.has(black).then_some(board.board)
        };
        let number = |((white, black), would_be): (&(PlayerId, PlayerId), u16)| {
            of_round(white, black).unwrap_or(would_be)
        };
        ids.iter().zip(would_be).map(number).collect()
    }

    /// Returns the reason why the event forbids a pairing of two players.
    fn forbidden(&self, one: usize, other: usize) -> Option<Apart> {
        let player = |place: usize| &self.known.players[self.listed[place]];
        self.known.forbids(player(one), player(other), self.round)
    }
}

/// A round as published, and as the system pairs its field today.
struct Case<'a> {
    field: &'a Field,
    published: &'a FieldPairing,
    system: &'a dyn Swiss,
    /// The pairing of the system and its reasons.
    ///
    /// `None` if it gives no reasons, as in a random pairing, or if the round cannot be paired.
    reasoned: Option<(&'a FieldPairing, &'a dyn Reasons)>,
}

fn not_by_scores(event: &Event) -> Refused {
    Refused::new(Refusal::NotByScores { system: event.system.kind() })
}

impl<'e> PairingExplanationView<'e> {
    /// Explains a round that is paired, as a whole or for one player.
    ///
    /// # Errors
    ///
    /// Fails if there is no such round, the system is not a Swiss, players have no numbers, or the
    /// player was not paired in the round.
    pub fn new(event: &'e Event, round: Round, asked: Option<Asked>) -> Result<Self, Refused> {
        let Some(method) = event.pairing_method() else {
            return Err(not_by_scores(event));
        };
        Self::by(system(method), event, round, asked)
    }

    /// Explains a round of a part, as [`Self::new`] does.
    ///
    /// # Errors
    ///
    /// As for [`Self::new`].
    pub fn of_part(
        event: &'e Event,
        part: &'e Part<'e>,
        round: Round,
        asked: Option<Asked>,
    ) -> Result<Self, Refused> {
        let view = Self::new(&part.event, round, asked)?;
        if event.is_one_part() {
            return Ok(view);
        }
        Ok(Self { event: Occasion::of_part(event, part), ..view })
    }

    /// Explains a round, as [`Self::new`] does, by this system regardless of the event's.
    ///
    /// # Errors
    ///
    /// As for [`Self::new`].
    pub fn by(
        system: &dyn Swiss,
        event: &'e Event,
        round: Round,
        asked: Option<Asked>,
    ) -> Result<Self, Refused> {
        if !event.system.kind().pairs_by_scores() {
            return Err(not_by_scores(event));
        }
        let paired = &event.rounds[draughts_events::event::acts::paired_round(event, round)?];
        let known = event.as_paired(round);
        let field = pairing::field(&known, round)?;
        let stands = known.round(round).and_then(|paired| published(&known, paired));
        let stands = stands.ok_or_else(|| Refused::new(Refusal::NamesUnknown { round }))?;
        let ExplainedPairing { pairing, reasons } = system.pair(&field).unwrap_or_else(|_| {
            ExplainedPairing { pairing: FieldPairing::default(), reasons: None }
        });
        let listed = listed(&known);
        let names = Names { event, known: &known, round, listed: &listed };
        let reasoned = reasons.as_deref().map(|reasons| (&pairing, reasons));
        let case = Case { field: &field, published: &stands, system, reasoned };
        let answer = asked.map(|asked| answer::answer(&names, &case, paired, asked)).transpose()?;
        let brackets = match (reasoned, &answer) {
            (Some((pairing, reasons)), None) => brackets(&names, &field, pairing, reasons),
            _ => Vec::new(),
        };
        let info = system.info();
        Ok(Self {
            schema: "arbiter.event-pairing-explanation/1",
            event: Occasion::of(event),
            round,
            pairing: info.id,
            rated_then: rated_then(event, &known),
            accelerated: field.players.iter().any(|player| player.extra != Points::ZERO),
            by_hand: by_hand(paired),
            only_published: beyond(&names, &stands, &pairing),
            only_system: beyond(&names, &pairing, &stands),
            brackets,
            answer,
            info,
            of_teams: event.is_of_matches(),
            when: (paired.date, paired.time),
        })
    }
}

/// Returns the players who had another rating when the round was paired.
fn rated_then<'e>(event: &'e Event, known: &Event) -> Vec<RatedThen<'e>> {
    let changed = listed(known).into_iter().filter_map(|at| {
        let (now, then) = (&event.players[at], &known.players[at]);
        let player =
            || PlayerView { number: then.number, rating: then.rating, ..PlayerView::of(now) };
        (now.rating != then.rating).then(|| RatedThen { player: player(), now: now.rating })
    });
    changed.collect()
}

fn by_hand(paired: &PairedRound) -> Vec<ByHand<'_>> {
    let boards = paired.boards.iter();
    boards
        .filter_map(|board| Some(ByHand { board: board.board, reason: board.manual.as_deref()? }))
        .collect()
}

/// Returns the pairs of one pairing that another does not have, with the same colours.
fn beyond<'e>(
    names: &Names<'e, '_>,
    one: &FieldPairing,
    other: &FieldPairing,
) -> Vec<PairView<'e>> {
    let numbers = names.board_numbers(one);
    let boards = numbers.into_iter().zip(&one.pairs);
    let boards = boards.filter(|(_, pair)| !other.pairs.contains(pair));
    let mut list: Vec<PairView<'e>> =
        boards.map(|(board, &pair)| pair_view(names, board, pair)).collect();
    if let Some(bye) = one.bye.filter(|_| one.bye != other.bye) {
        list.push(PairView { board: None, white: names.player(bye), black: None });
    }
    list
}

fn pair_view<'e>(names: &Names<'e, '_>, board: u16, pair: FieldPair) -> PairView<'e> {
    let (white, black) = (names.player(pair.white), names.player(pair.black));
    PairView { board: Some(board), white, black: Some(black) }
}

fn brackets<'e>(
    names: &Names<'e, '_>,
    field: &Field,
    pairing: &FieldPairing,
    reasons: &dyn Reasons,
) -> Vec<BracketView<'e>> {
    let numbers = names.board_numbers(pairing);
    let boards: Vec<(u16, &FieldPair)> = numbers.into_iter().zip(&pairing.pairs).collect();
    let view = |bracket: &Bracket| {
        let is_here = |pair: &FieldPair| {
            bracket.pairs.contains(&(pair.white, pair.black))
                || bracket.pairs.contains(&(pair.black, pair.white))
        };
        let players = |places: &[usize]| places.iter().map(|&at| names.player(at)).collect();
        let here = boards.iter().filter(|(_, pair)| is_here(pair));
        BracketView {
            score: bracket.score,
            residents: players(&bracket.residents),
            moved_down: players(&bracket.moved_down),
            moved_up: players(&bracket.moved_up),
            pairs: here.map(|&(board, &pair)| pair_view(names, board, pair)).collect(),
            left_over: bracket
                .downfloaters
                .iter()
                .map(|&at| LeftOver {
                    player: names.player(at),
                    why: why_left(field, reasons, bracket, at),
                    bye: pairing.bye == Some(at) && is_last_of(reasons, bracket, at),
                })
                .collect(),
            figures: figures(bracket),
        }
    };
    reasons.brackets().iter().map(view).collect()
}

/// Returns whether the player was not moved down to a further bracket.
fn is_last_of(reasons: &dyn Reasons, bracket: &Bracket, player: usize) -> bool {
    let further = reasons.brackets().iter().skip_while(|one| *one != bracket).skip(1);
    !further.into_iter().any(|one| one.moved_down.contains(&player))
}

/// Explains why a player of a bracket was left over.
fn why_left(field: &Field, reasons: &dyn Reasons, bracket: &Bracket, player: usize) -> Said {
    let is_resident = bracket.residents.contains(&player);
    let others = bracket.residents.iter().chain(bracket.moved_down.iter().filter(|_| is_resident));
    let mut others = others.filter(|&&other| other != player);
    let barred = |&other: &usize| {
        matches!(reasons.instead(field, player, Some(other)), WhyNot::Illegal { .. })
    };
    let size = bracket.residents.len() + bracket.moved_down.len();
    match (size, bracket.downfloaters.len()) {
        (1, _) => said!("left-alone-in-bracket", "alone in the bracket"),
        _ if others.all(barred) => said!("left-meets-nobody", "may meet nobody in the bracket"),
        (_, 1) if size % 2 == 1 => said!("left-odd", "the bracket has an odd number of players"),
        _ => {
            said!("left-not-all", "the players of the bracket cannot all be paired with each other")
        }
    }
}

/// Serializes a reason for programs, as its English text.
fn as_line<S: serde::Serializer>(why: &Said, serializer: S) -> Result<S::Ok, S::Error> {
    Line::of(why).serialize(serializer)
}

/// Returns the criterion values that are not zero.
fn figures(bracket: &Bracket) -> Vec<FigureView> {
    let broken = bracket.figures.iter().filter(|figure| !figure.amount.is_nothing());
    broken
        .map(|figure| {
            let (number, scores) = match &figure.amount {
                FigureValue::Count(number) => (*number, Vec::new()),
                FigureValue::Scores(scores) => (scores.len(), scores.clone()),
                FigureValue::Floaters(number, scores) => (*number, scores.clone()),
            };
            FigureView {
                criterion: figure.criterion.label,
                counts: Line::of(&figure.criterion),
                number,
                scores,
                text: CriterionText(&figure.amount).to_string(),
                is_said: figure.criterion.is_said_by_downfloaters,
            }
        })
        .collect()
}
