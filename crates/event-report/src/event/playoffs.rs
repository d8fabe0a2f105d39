//! The play-offs of an event, and their notes in the standings.
//!
//! A play-off has its games, the leaders, and the next games.

use serde::Serialize;

use super::View;
use super::occasion::{Occasion, PlayerView, mark, viewed};
use super::words::{Footnote, Head, Mark, Title};
use crate::final_count::said_unread;
use crate::sheet::{ColumnList, Sheet};
use draughts_events::event::acts::{clocks_before, decided_by_playoff};
use draughts_events::event::{
    Chance, ClockTime, DrawnOrder, Event, Ladder, NextGame, Origin, Outcome, PlayerId, Playoff,
    PlayoffProgress, Points, Round,
};
use draughts_events::standings::Standings;
use draughts_ground::said::{Said, Told};
use draughts_report::Line;
use draughts_report::words::{Language, say};

/// The play-offs of an event: `arbiter.event-playoffs/1`.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayoffsView<'e> {
    /// `arbiter.event-playoffs/1`.
    pub schema: &'static str,
    /// The event.
    pub event: Occasion<'e>,
    /// The play-offs, in the order in which they were opened.
    pub playoffs: Vec<PlayoffView<'e>>,
}

/// A play-off.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayoffView<'e> {
    /// The round of the level board, or the round after which the place was shared.
    pub round: Round,
    /// The board that was level; null in a play-off for a place.
    pub board: Option<u16>,
    /// The first of the shared places; null in the play-off of a board.
    pub place: Option<u16>,
    /// The last of the places played for; null if it is the last of the shared places.
    pub to: Option<u16>,
    /// The number of boards in each match of a team play-off. Absent outside team events.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boards: Option<u16>,
    /// The ladder.
    pub ladder: &'e Ladder,
    /// The players, in the order drawn.
    pub players: Vec<PlayerView<'e>>,
    /// The random number that determined the order; null if lots were drawn by hand.
    pub drawn: Option<DrawnOrder>,
    /// The finished games, then the games to be played next.
    pub games: Vec<PlayoffGameView<'e>>,
    /// The stages so far.
    pub stages: Vec<PlayoffStageView>,
    /// Whether the play-off is over.
    pub over: bool,
    /// The players with their places, the best first.
    pub order: Vec<PlayoffPlace>,
    #[serde(skip)]
    of: Said,
    /// The clock settings of each game to be played next; not in the JSON.
    #[serde(skip)]
    clocks: Vec<Option<Said>>,
    /// The number of games of the last stage before the deciding ones; not in the JSON.
    #[serde(skip)]
    level: usize,
}

/// A game of a play-off.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayoffGameView<'e> {
    /// The number of the game in the play-off, from 1; null for a game to be played next.
    pub game: Option<usize>,
    /// The name of its stage.
    pub stage: &'e str,
    /// White.
    pub white: PlayerView<'e>,
    /// Black.
    pub black: PlayerView<'e>,
    /// The result; null for a game to be played next.
    pub result: Option<Outcome>,
    /// The time left to White, in seconds, negative if more was used; null if not known.
    pub white_left: Option<i64>,
    /// The time left to Black, in seconds, negative if more was used; null if not known.
    pub black_left: Option<i64>,
}

/// The scores of a play-off stage.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayoffStageView {
    /// The name of the stage.
    pub stage: String,
    /// The points, 2-1-0 per game. In a repeated stage, only the deciding games count.
    pub points: Vec<PlayoffPoints>,
    /// The number of games so far.
    pub games: usize,
    /// Whether the stage has ended.
    pub ended: bool,
}

/// The points of a player in a stage.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayoffPoints {
    /// The player.
    pub player: PlayerId,
    /// The points.
    pub points: Points,
}

/// A player's place in a play-off; players who are still level share it.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayoffPlace {
    /// The place.
    pub place: usize,
    /// The player.
    pub player: PlayerId,
}

/// An unfinished play-off.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OpenPlayoff {
    /// The round of the level board, or the round after which the place was shared.
    pub round: Round,
    /// The board that was level; null in a play-off for a place.
    pub board: Option<u16>,
    /// The first of the shared places; null in the play-off of a board.
    pub place: Option<u16>,
    #[serde(skip)]
    pub(super) of: Said,
}

/// Returns the play-offs of a stage (from 0) up to a round that are not over.
pub(super) fn open_playoffs(event: &Event, stage: usize, last: Round) -> Vec<OpenPlayoff> {
    let is_open = |one: &&Playoff| {
        let of_stage = event.round(one.round).is_some_and(|round| event.stage_of(round) == stage);
        let over = event.course_of(one).is_none_or(|course| course.over);
        of_stage && one.round <= last && !over
    };
    let open = |one: &Playoff| OpenPlayoff {
        round: one.round,
        board: one.board,
        place: one.place,
        of: decided_by_playoff(one),
    };
    event.playoffs.iter().filter(is_open).map(open).collect()
}

/// The play-off for a player's place; in a knockout, that of the player's last board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AfterPlayoff {
    /// The first of the places played for; null in the play-off of a board.
    pub place: Option<u16>,
    /// The last stage the player took part in; null before the first game.
    pub stage: Option<String>,
    /// The player's points in that stage, 2-1-0 per game; null before the first game.
    pub points: Option<Points>,
    /// Whether the play-off is over.
    pub over: bool,
}

/// Returns the last stage in which a player played, and the player's points there.
fn last_of(course: &PlayoffProgress, player: usize) -> Option<(usize, Points)> {
    course.stages.iter().rev().find_map(|tally| {
        let own = tally.points.iter().find(|(one, _)| *one == player)?;
        (tally.games > 0).then_some((tally.stage, Points::whole(own.1)))
    })
}

/// Returns the points of a player in the last stage of a play-off.
///
/// `None` if the player has no game yet.
pub(super) fn points_in(event: &Event, playoff: &Playoff, id: &PlayerId) -> Option<Points> {
    let player = playoff.players.iter().position(|one| one == id)?;
    last_of(&event.course_of(playoff)?, player).map(|(_, points)| points)
}

impl AfterPlayoff {
    /// Returns a player's state after a play-off.
    ///
    /// `playoff` is an index of
    /// [`Event::playoffs`](draughts_events::event::EventDocument::playoffs).
    pub(super) fn of(event: &Event, playoff: Option<usize>, player: usize) -> Option<Self> {
        let playoff = &event.playoffs[playoff?];
        let (course, ladder) = (event.course_of(playoff)?, event.ladder_named(&playoff.ladder)?);
        let id = &event.players[player].id;
        let last = last_of(&course, playoff.players.iter().position(|one| one == id)?);
        Some(Self {
            place: playoff.place,
            stage: last.map(|(stage, _)| ladder.stages[stage].stage.clone()),
            points: last.map(|(_, points)| points),
            over: course.over,
        })
    }
}

/// Returns the notes in the standings about play-offs and about scores compared by stage.
pub(super) fn notes_of_playoffs(event: &Event, standings: &Standings) -> Vec<Line> {
    let name = |at: usize| event.players[at].name.as_str();
    let compared = standings.compared.iter().map(|compared| Footnote::Compared {
        stage: compared.stage.clone(),
        scores: compared
            .scores
            .iter()
            .map(|&(player, score)| format!("{} {score}", name(player)))
            .collect::<Vec<_>>()
            .join("; "),
    });
    let mut of: Vec<usize> = Vec::new();
    for at in standings.rows.iter().filter_map(|row| row.playoff) {
        if !of.contains(&at) {
            of.push(at);
        }
    }
    of.sort_by_key(|&at| {
        let one = &event.playoffs[at];
        (one.round, one.board, one.first())
    });
    let playoffs = of.into_iter().filter_map(|at| note_of(event, &event.playoffs[at]));
    compared.chain(playoffs).map(|note| Line::of(&note)).collect()
}

/// Returns the number of level games in a stage before the ones that decided it.
///
/// Two players repeat such a stage until one of them wins. The level games are in no sum.
fn level_before(ladder: &Ladder, playoff: &Playoff, stage: &str) -> usize {
    let rules = ladder.stages.iter().find(|one| one.stage == stage && one.repeat);
    let Some(rules) = rules.filter(|_| playoff.players.len() == 2) else { return 0 };
    let played = playoff.games.iter().filter(|game| game.stage == stage).count();
    let each = usize::from(rules.games).max(1);
    played.saturating_sub(1) / each * each
}

/// Describes the state of a play-off.
fn note_of(event: &Event, playoff: &Playoff) -> Option<Footnote> {
    let (course, ladder) = (event.course_of(playoff)?, event.ladder_named(&playoff.ladder)?);
    let of = decided_by_playoff(playoff);
    let name = |at: usize| event.name_of(&playoff.players[at]).unwrap_or_default();
    let told = |&at: &usize| {
        let points = last_of(&course, at).map_or(Points::ZERO, |(_, points)| points);
        format!("{} {points}", name(at))
    };
    let before = |stage: &str| level_before(ladder, playoff, stage);
    Some(match (course.over, course.winner(), course.decided_in()) {
        (true, Some(_), Some(stage)) => {
            let stage = ladder.stages[stage].stage.clone();
            let order: Vec<String> = course.order.iter().flatten().map(told).collect();
            let (order, level) = (order.join("; "), before(&stage));
            Footnote::AfterPlayoff { of, stage, order, level }
        }
        (true, ..) => Footnote::PlayoffLevel { of },
        (false, ..) => Footnote::PlayoffGoesOn { of },
    })
}

/// Describes the state of the play-offs of a stage (from 0).
pub(super) fn notes_of_stage(event: &Event, stage: usize) -> Vec<Line> {
    let of_stage =
        |one: &&Playoff| event.round(one.round).is_some_and(|round| event.stage_of(round) == stage);
    let notes = event.playoffs.iter().filter(of_stage).filter_map(|one| note_of(event, one));
    notes.map(|note| Line::of(&note)).collect()
}

/// Describes the play-offs of a player up to a round, for their card.
pub(super) fn notes_of_player(event: &Event, player: &PlayerId, last: Round) -> Vec<Line> {
    let own = |one: &&Playoff| one.players.contains(player) && one.round <= last;
    let notes = event.playoffs.iter().filter(own).filter_map(|one| note_of(event, one));
    notes.map(|note| Line::of(&note)).collect()
}

impl<'e> PlayoffsView<'e> {
    /// Makes the view of the play-offs of an event.
    pub fn new(event: &'e Event) -> Self {
        Self {
            schema: "arbiter.event-playoffs/1",
            event: Occasion::of(event),
            playoffs: event.playoffs.iter().filter_map(|one| PlayoffView::of(event, one)).collect(),
        }
    }
}

impl<'e> PlayoffView<'e> {
    fn of(event: &'e Event, playoff: &'e Playoff) -> Option<Self> {
        let ladder = event.ladder_named(&playoff.ladder)?;
        let course = event.course_of(playoff)?;
        let player = |id: &PlayerId| match playoff.boards {
            Some(_) => viewed(event, id),
            None => event.player(id).map(PlayerView::of),
        };
        let played = playoff.games.iter().zip(playoff.times_left(ladder)).enumerate();
        let played = played.filter_map(|(at, (game, left))| {
            Some(PlayoffGameView {
                game: Some(at + 1),
                stage: &game.stage,
                white: player(&game.white)?,
                black: player(&game.black)?,
                result: Some(game.result),
                white_left: left.0,
                black_left: left.1,
            })
        });
        let next = course.next.iter().filter_map(|next: &NextGame| {
            Some(PlayoffGameView {
                game: None,
                stage: &ladder.stages[next.stage].stage,
                white: player(&playoff.players[next.white])?,
                black: player(&playoff.players[next.black])?,
                result: None,
                white_left: None,
                black_left: None,
            })
        });
        let mut order = Vec::new();
        let mut place = playoff.first();
        for group in &course.order {
            let with = |&at: &usize| PlayoffPlace { place, player: playoff.players[at].clone() };
            order.extend(group.iter().map(with));
            place += group.len();
        }
        let points = |&(at, points): &(usize, i64)| PlayoffPoints {
            player: playoff.players[at].clone(),
            points: Points::whole(points),
        };
        let stage = |tally: &draughts_events::event::StageTally| PlayoffStageView {
            stage: ladder.stages[tally.stage].stage.clone(),
            points: tally.points.iter().map(points).collect(),
            games: tally.games,
            ended: tally.ended,
        };
        Some(Self {
            round: playoff.round,
            board: playoff.board,
            place: playoff.place,
            boards: playoff.boards,
            to: playoff.place.map(|_| u16::try_from(playoff.last()).unwrap_or(u16::MAX)),
            ladder,
            players: playoff.players.iter().filter_map(player).collect(),
            drawn: playoff.drawn,
            games: played.chain(next).collect(),
            stages: course.stages.iter().map(stage).collect(),
            over: course.over,
            order,
            of: decided_by_playoff(playoff),
            level: playoff
                .games
                .last()
                .map_or(0, |last| level_before(ladder, playoff, &last.stage)),
            clocks: course.next.iter().map(|&next| clocks_before(playoff, ladder, next)).collect(),
        })
    }

    fn sheet(&self, event: &Occasion<'_>, language: Language) -> Sheet {
        let title = Title::Playoff { of: self.of.clone() };
        let mut sheet = event.sheet(&title, None, language);
        let has_clocks =
            self.games.iter().any(|game| game.white_left.is_some() || game.black_left.is_some());
        // Of two teams, the one with White on board 1 comes first.
        let [white, black] = match self.boards {
            Some(_) => [Head::Home, Head::Away],
            None => [Head::White, Head::Black],
        };
        ColumnList::<PlayoffGameView<'_>>::new()
            .column(Head::Game.right(language).key(), |game| game.game)
            .column(Head::PlayoffStage.left(language), |game| {
                mark(&Mark::LadderStage { stage: game.stage.to_owned() }, language)
            })
            .column(white.left(language), |game| game.white.name_cell())
            .column(Head::Result.center(language), |game| game.result)
            .column(black.left(language), |game| game.black.name_cell())
            .column_if(has_clocks, Head::WhiteLeft.right(language), |game| {
                game.white_left.map(ClockTime::signed)
            })
            .column_if(has_clocks, Head::BlackLeft.right(language), |game| {
                game.black_left.map(ClockTime::signed)
            })
            .fill(&mut sheet, &self.games);
        sheet.notes = self.notes().iter().map(|note| say(note, language)).collect();
        sheet
    }

    /// Describes the thinking time of the next games: once, or per game if it differs.
    fn next(&self) -> Vec<Footnote> {
        let alike = self.clocks.windows(2).all(|two| two[0] == two[1]);
        let games = self.games.iter().filter(|game| game.result.is_none());
        let note = |(game, clock): (&PlayoffGameView<'_>, &Option<Said>)| {
            let between = || format!("{} - {}", game.white.name, game.black.name);
            let (stage, clock) = (game.stage.to_owned(), clock.clone()?);
            Some(Footnote::PlayoffNext { stage, game: (!alike).then(between), clock })
        };
        let notes = games.zip(&self.clocks).filter_map(note);
        notes.take(if alike { 1 } else { usize::MAX }).collect()
    }

    fn notes(&self) -> Vec<Footnote> {
        let name = |id: &PlayerId| {
            let player = self.players.iter().find(|player| player.id == id);
            player.map_or_else(|| id.to_string(), |player| player.name.to_owned())
        };
        let of = || self.of.clone();
        let mut notes = Vec::new();
        let last = self.stages.iter().rev().find(|stage| stage.games > 0);
        let winner = match self.order.as_slice() {
            [first, second, ..] => first.place != second.place,
            _ => false,
        };
        if let Some(last) = last.filter(|_| self.over && winner) {
            let points = |id: &PlayerId| {
                let stages = self.stages.iter().rev();
                let mut own =
                    stages.flat_map(|stage| &stage.points).filter(|one| one.player == *id);
                own.next().map_or(Points::ZERO, |one| one.points)
            };
            let order = self.order.iter().map(|one| &one.player);
            let order: Vec<String> =
                order.map(|id| format!("{} {}", name(id), points(id))).collect();
            let (order, level) = (order.join("; "), self.level);
            let stage = last.stage.clone();
            notes.push(Footnote::AfterPlayoff { of: of(), stage, order, level });
        } else if self.over {
            notes.push(Footnote::PlayoffLevel { of: of() });
        } else {
            notes.extend(self.next());
        }
        notes.push(Footnote::PlayoffLot {
            number: self.drawn.map(|drawn| drawn.number.to_string()),
            called: self.drawn.is_some_and(|drawn| drawn.by == Chance::Called),
            orders: self.drawn.map_or(0, |drawn| drawn.of),
            players: self.players.iter().map(|player| player.name).collect::<Vec<_>>().join("; "),
        });
        let source = self.ladder.source.as_deref().map(|source| Origin::of(source).said());
        notes.push(Footnote::LadderSource { title: self.ladder.called(), source });
        let unread = &self.ladder.unread;
        notes.extend(
            (!unread.is_empty()).then(|| Footnote::LadderUnread { list: said_unread(unread) }),
        );
        notes
    }
}

impl View for PlayoffsView<'_> {
    fn sheets(&self, language: Language) -> Vec<Sheet> {
        if self.playoffs.is_empty() {
            let mut sheet = self.event.sheet(&Title::Playoffs, None, language);
            sheet.notes.push(say(&Footnote::NoPlayoffs, language));
            return vec![sheet];
        }
        self.playoffs.iter().map(|one| one.sheet(&self.event, language)).collect()
    }
}
