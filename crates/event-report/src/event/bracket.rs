//! The bracket of a knockout: the pairs, the winners, and the pairs to come.

use chrono::NaiveDate;
use serde::Serialize;

use super::occasion::{Occasion, PlayerView, told_apart};
use super::played::one_side;
use super::playoffs::notes_of_stage;
use super::playoffs::points_in;
use super::stage::Stage;
use super::words::{Mark, Title, day_in};
use crate::sheet::{Drawing, DrawnPair, DrawnSeat};
use draughts_events::event::{Color, Event, Outcome, Part, PlayerId, Points, Round};
use draughts_events::pairing::{BracketEntrant, TreePair, tree};
use draughts_report::DrawingFormat;
use draughts_report::Line;
use draughts_report::words::{Language, say};

/// The bracket of a knockout: `arbiter.event-bracket/1`.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KnockoutView<'e> {
    /// `arbiter.event-bracket/1`.
    pub schema: &'static str,
    /// The event.
    pub event: Occasion<'e>,
    /// Games per pairing: 2 in a micro-match.
    pub games: usize,
    /// The rounds from the first to the final, including those not paired yet.
    pub rounds: Vec<BracketRound<'e>>,
    /// The outcome of each play-off, for level pairings and for places such as third. Absent if
    /// there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub playoffs: Vec<Line>,
}

/// A round of a bracket.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BracketRound<'e> {
    /// Its number.
    pub round: Round,
    /// The name of the round: `final`, `semi-finals` or `quarter-finals`. Null if it has none.
    pub stage: Option<Stage>,
    /// The date; null if not known.
    pub date: Option<NaiveDate>,
    /// The pairs, from the top of the bracket. The winners of each two neighbouring pairs meet.
    pub pairs: Vec<BracketPair<'e>>,
}

/// A pair of players in a bracket.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BracketPair<'e> {
    /// The board number; null if the round is not paired yet.
    pub board: Option<u16>,
    /// The two players, the upper one first.
    pub seats: [BracketSeat<'e>; 2],
    /// One result per game, with the points of the upper player first.
    pub result: Vec<Outcome>,
    /// The points of the two players in the last stage of their play-off; null without a play-off
    /// or before its first game.
    pub playoff: Option<[Points; 2]>,
    /// Whether all results are final.
    pub complete: bool,
    /// The player who advances; null while undecided.
    pub winner: Option<&'e PlayerId>,
}

/// A place in a pair of a bracket.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BracketSeat<'e> {
    /// The player; null for a bye, or if the preceding pair is not decided.
    pub player: Option<PlayerView<'e>>,
    /// The colour in the first game; null without a player or before the round is paired.
    pub color: Option<Color>,
    /// Whether the other player has a bye.
    pub bye: bool,
}

impl<'e> KnockoutView<'e> {
    /// Makes the bracket of a knockout; `None` if it cannot be drawn without pairing numbers.
    pub fn new(event: &'e Event) -> Option<Self> {
        let rounds = tree(event)?;
        // Rounds are named by the number of players left, even if the knockout does not play them
        // all.
        let left = event.system.survivors().map_or(1, |left| left.max(1));
        let count = rounds.len() + left.ilog2() as usize;
        let games = event.scoring.games();
        let round = |(at, pairs): (usize, Vec<TreePair<'e>>)| {
            let number = event.round_of_system(u16::try_from(at + 1).unwrap_or(u16::MAX));
            BracketRound {
                round: number,
                stage: Stage::before(count - at - 1),
                date: event.round(number).and_then(|round| round.date),
                pairs: pairs
                    .into_iter()
                    .map(|pair| BracketPair::of(event, number, &pair, games))
                    .collect(),
            }
        };
        Some(Self {
            schema: "arbiter.event-bracket/1",
            games,
            rounds: rounds.into_iter().enumerate().map(round).collect(),
            playoffs: Vec::new(),
            event: Occasion::of(event),
        })
    }

    /// Makes the bracket of a part.
    pub fn of_part(event: &'e Event, part: &'e Part<'e>) -> Option<Self> {
        let mut view = Self::new(&part.event)?;
        view.playoffs = notes_of_stage(event, part.stage);
        if event.is_one_part() {
            return Some(view);
        }
        view.event = Occasion::of_part(event, part);
        Some(view)
    }

    /// Writes the bracket in a format and a language; text has lines of at most `width` columns.
    ///
    /// JSON is for programs, and in English.
    pub fn written(&self, format: DrawingFormat, width: u16, language: Language) -> String {
        match format {
            DrawingFormat::Json => super::json(self),
            DrawingFormat::Text => self.drawing(language).text(width),
            DrawingFormat::Svg => self.drawing(language).svg(),
            DrawingFormat::Html => self.drawing(language).html(language),
        }
    }

    fn drawing(&self, language: Language) -> Drawing {
        let sheet = self.event.sheet(&Title::Tree, None, language);
        let head = |one: &BracketRound<'_>| {
            let name = Mark::RoundName { round: one.round, stage: one.stage };
            let date = one.date.map(|date| day_in(date, language));
            [Some(say(&name, language)), date].into_iter().flatten().collect::<Vec<_>>().join(", ")
        };
        let pair = |pair: &BracketPair<'_>| DrawnPair {
            seats: [0, 1].map(|at| self.drawn(pair, at, language)),
        };
        let last = self.rounds.last().into_iter().flat_map(|round| &round.pairs);
        let winner = |pair: &BracketPair<'_>| {
            let mut players = pair.seats.iter().filter_map(|seat| seat.player.as_ref());
            let won = players.find(|player| Some(player.id) == pair.winner);
            won.map(|player| self.called(player)).unwrap_or_default()
        };
        Drawing {
            title: self.event.name.to_owned(),
            subtitle: sheet.subtitle,
            facts: sheet.facts,
            heads: self.rounds.iter().map(head).collect(),
            rounds: self.rounds.iter().map(|one| one.pairs.iter().map(pair).collect()).collect(),
            winners: last.map(winner).collect(),
            notes: self.playoffs.iter().map(|note| note.words(language)).collect(),
        }
    }

    fn called(&self, player: &PlayerView<'_>) -> String {
        told_apart(&self.event.namesakes, player.id, player.name)
    }

    fn drawn(&self, pair: &BracketPair<'_>, at: usize, language: Language) -> DrawnSeat {
        let seat = &pair.seats[at];
        let own: Vec<Outcome> = match at {
            0 => pair.result.clone(),
            _ => pair.result.iter().map(|outcome| outcome.reversed()).collect(),
        };
        let name = match &seat.player {
            Some(player) => self.called(player),
            None if seat.bye => {
                say(&self.event.away(draughts_events::event::ByeKind::PairingAllocated), language)
            }
            None => String::new(),
        };
        let mut points = one_side(&own, self.games, pair.complete);
        if let Some(playoff) = pair.playoff {
            points.push_str(&format!(" ({})", playoff[at]));
        }
        DrawnSeat {
            name,
            points,
            won: pair.winner.is_some() && seat.player.as_ref().map(|one| one.id) == pair.winner,
        }
    }
}

impl<'e> BracketPair<'e> {
    fn of(event: &Event, round: Round, pair: &TreePair<'e>, games: usize) -> Self {
        let id = |at: usize| match pair.entrants[at] {
            BracketEntrant::Player(player) => Some(&player.id),
            BracketEntrant::Bye | BracketEntrant::Open => None,
        };
        let seat = |at: usize| {
            let color = pair.board.and_then(|board| {
                let is_white = Some(&board.white) == id(at);
                id(at).map(|_| if is_white { Color::White } else { Color::Black })
            });
            match pair.entrants[at] {
                BracketEntrant::Player(player) => {
                    BracketSeat { player: Some(PlayerView::of(player)), color, bye: false }
                }
                BracketEntrant::Bye => BracketSeat { player: None, color: None, bye: true },
                BracketEntrant::Open => BracketSeat { player: None, color: None, bye: false },
            }
        };
        let upper_has_white = pair.board.is_none_or(|board| Some(&board.white) == id(0));
        let result = pair.board.map(|board| board.result.as_slice()).unwrap_or_default().iter();
        let result = result.map(|&one| if upper_has_white { one } else { one.reversed() });
        let playoff = pair.board.and_then(|board| {
            let playoff = event.playoff_of(round, board.board)?;
            let points = |at: usize| points_in(event, playoff, id(at)?);
            Some([points(0)?, points(1)?])
        });
        Self {
            board: pair.board.map(|board| board.board),
            seats: [seat(0), seat(1)],
            result: result.collect(),
            playoff,
            complete: pair.board.is_some_and(|board| board.is_complete(games)),
            winner: pair.winner.and_then(id),
        }
    }
}
