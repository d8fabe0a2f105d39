//! The players of a round and their boards, by name.

use std::collections::HashMap;

use chrono::NaiveDate;
use serde::Serialize;

use super::View;
use super::alphabet::NameOrder;
use super::columns::{Columns, PlayerColumn, Possible};
use super::matches::InMatch;
use super::occasion::{Occasion, PlayerView, board_cell, mark};
use super::stage::Stage;
use super::words::{Footnote, Head, Mark};
use crate::sheet::{ColumnList, Keep, Sheet};
use draughts_events::event::{ByeKind, Color, Event, PairedRound, PlayerId, Round, TimeOfDay};
use draughts_report::words::{Language, say};

/// The players of each round with their boards, by name: `arbiter.event-pairings-by-name/1`.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ByNameView<'e> {
    /// `arbiter.event-pairings-by-name/1`.
    pub schema: &'static str,
    /// The event.
    pub event: Occasion<'e>,
    /// Games per pairing: 2 in a micro-match.
    pub games: usize,
    /// The rounds shown.
    pub rounds: Vec<ByNameRound<'e>>,
    /// The additional player columns of the table; not in the JSON.
    #[serde(skip)]
    pub columns: Columns,
}

/// A round.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ByNameRound<'e> {
    /// Its number.
    pub round: Round,
    /// The date; null if not known.
    pub date: Option<NaiveDate>,
    /// The starting time; null if not known.
    pub time: Option<TimeOfDay>,
    /// In a knockout, the name of the round: `final`, `semi-finals` or `quarter-finals`. Null if it
    /// has none.
    pub stage: Option<Stage>,
    /// The stage of the event. Absent for the first stage.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage_name: Option<&'e str>,
    /// The players by family name, including those who do not play.
    pub players: Vec<PlacedView<'e>>,
    /// The event at the stage of the round; not in the JSON.
    #[serde(skip)]
    occasion: Occasion<'e>,
}

/// The board and opponent of a player.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlacedView<'e> {
    /// The player.
    pub player: PlayerView<'e>,
    /// The board number; null for a player who does not play.
    pub board: Option<u16>,
    /// The team match of the board. Absent outside team events and for a player who does not play.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub in_match: Option<InMatch>,
    /// The colour; in a micro-match, that of the first game. Null without a game.
    pub color: Option<Color>,
    /// The opponent; null for a player who does not play.
    pub opponent: Option<PlayerView<'e>>,
    /// The reason the player does not play; null for a player at a board.
    pub bye: Option<ByeKind>,
}

impl<'e> ByNameView<'e> {
    /// Makes the view of some rounds of an event; rounds that are not paired are left out.
    pub fn new(event: &'e Event, rounds: impl IntoIterator<Item = Round>) -> Self {
        Self::in_order(event, rounds, &NameOrder::of(event))
    }

    /// Makes the view with the names in the order of the event.
    pub(crate) fn in_order(
        event: &'e Event,
        rounds: impl IntoIterator<Item = Round>,
        order: &NameOrder,
    ) -> Self {
        let occasion = Occasion::of(event);
        let index = event.index();
        let paired = rounds.into_iter().filter_map(|round| event.round(round));
        let rounds = paired.map(|paired| {
            let of_round = Occasion::of_stage(event, event.stage_of(paired));
            ByNameRound {
                round: paired.round,
                date: paired.date,
                time: paired.time,
                stage: Stage::of(event, &of_round, paired),
                stage_name: of_round.stage,
                players: placed(event, &index, order, paired),
                occasion: of_round,
            }
        });
        Self {
            schema: "arbiter.event-pairings-by-name/1",
            games: event.scoring.games(),
            rounds: rounds.collect(),
            event: occasion,
            columns: Columns::default(),
        }
    }

    /// Adds columns about the players.
    #[must_use]
    pub fn with_columns(self, columns: Columns) -> Self {
        Self { columns, ..self }
    }
}

fn placed<'e>(
    event: &'e Event,
    index: &HashMap<&PlayerId, usize>,
    order: &NameOrder,
    paired: &'e PairedRound,
) -> Vec<PlacedView<'e>> {
    let view =
        |id: &PlayerId| index.get(id).map(|&at| PlayerView::with_team(event, &event.players[at]));
    let mut players = Vec::new();
    for board in &paired.boards {
        let (Some(white), Some(black)) = (view(&board.white), view(&board.black)) else { continue };
        let sides = [(&white, &black, Color::White), (&black, &white, Color::Black)];
        players.extend(sides.map(|(player, opponent, color)| PlacedView {
            player: player.clone(),
            board: Some(board.board),
            in_match: InMatch::of(board),
            color: Some(color),
            opponent: Some(opponent.clone()),
            bye: None,
        }));
    }
    // Players without an opponent on a board of a team match.
    for one in &paired.matches {
        for seat in event.seats(paired, one).iter().filter(|seat| seat.board.is_none()) {
            let sides = [(seat.home, seat.color), (seat.away, seat.color.opponent())];
            let there = sides.into_iter().filter_map(|(id, color)| Some((view(id?)?, color)));
            players.extend(there.map(|(player, color)| PlacedView {
                player,
                board: Some(seat.number),
                in_match: Some(InMatch { number: one.number, seat: seat.seat }),
                color: Some(color),
                opponent: None,
                bye: None,
            }));
        }
    }
    let byes = paired.byes.iter().filter_map(|bye| Some((view(&bye.player)?, bye.bye)));
    players.extend(byes.map(|(player, bye)| PlacedView {
        player,
        board: None,
        in_match: None,
        color: None,
        opponent: None,
        bye: Some(bye),
    }));
    let place = |player: &PlayerView<'_>| index.get(player.id).map(|&at| order.place(at));
    players.sort_by_cached_key(|one| (place(&one.player), one.player.id));
    players
}

/// The columns that can come before or after a name.
const BEFORE_NAME: &[Possible] = &[
    (PlayerColumn::Number, None),
    (PlayerColumn::Id, Some(Keep::Spare)),
    (PlayerColumn::Title, None),
];
const AFTER_NAME: &[Possible] = &[
    (PlayerColumn::Federation, None),
    (PlayerColumn::Rating, None),
    (PlayerColumn::Club, None),
    (PlayerColumn::Team, None),
];

/// A page with this many rows or more has two columns of text.
const MANY: usize = 24;

impl View for ByNameView<'_> {
    fn sheets(&self, language: Language) -> Vec<Sheet> {
        self.rounds.iter().map(|round| self.sheet(round, language)).collect()
    }
}

impl ByNameView<'_> {
    fn sheet(&self, round: &ByNameRound<'_>, language: Language) -> Sheet {
        let title = round.occasion.of_round(round.round, round.stage);
        let mut sheet = round.occasion.round_sheet(&title, round.date, round.time, language);
        let of_teams = round.players.iter().any(|placed| placed.in_match.is_some());
        ColumnList::<PlacedView<'_>>::new()
            .about(self.columns.about_each(BEFORE_NAME, language), |one| Some(&one.player))
            .column(Head::Name.left(language).key().equal(), |one| one.player.name_cell())
            .about(self.columns.about_each(AFTER_NAME, language), |one| Some(&one.player))
            .column_if(of_teams, Head::Match.right(language), |one| {
                one.in_match.map(|one| one.cell(language))
            })
            .column(Head::Board.right(language), |one| {
                one.board.map(|board| board_cell(round.round, board))
            })
            .column(Head::Color.left(language), |one| {
                one.color.map(|color| mark(&Mark::Color { color }, language))
            })
            .column(Head::Opponent.left(language).equal(), |one| {
                let opponent = one.opponent.as_ref().map(|player| player.name_cell());
                let away = one.bye.map(|bye| mark(&self.event.away(bye), language));
                let nobody = one.board.map(|_| mark(&Mark::Nobody, language));
                opponent.or(away).or(nobody)
            })
            .fill(&mut sheet, &round.players);
        sheet.across = if sheet.rows.len() >= MANY { 2 } else { 1 };
        if self.games > 1 {
            sheet.notes.push(say(&Footnote::FirstGame, language));
        }
        sheet
    }
}
