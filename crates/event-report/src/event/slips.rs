//! Result slips for the boards of a round.

use crate::sheet::{Namesake, Slip, SlipPlayer};
use draughts_events::event::{Board, Event, Player, Round};

use super::matches::InMatch;
use super::occasion::{Occasion, told_apart};
use super::stage::Stage;
use super::words::{Mark, when};
use draughts_report::words::{Language, say};

/// Makes a slip for each board of a round with a game, in a language.
///
/// There is none if the round is not paired.
pub fn slips(event: &Event, round: Round, language: Language) -> Vec<Slip> {
    let Some(paired) = event.round(round) else { return Vec::new() };
    let occasion = Occasion::of_stage(event, event.stage_of(paired));
    let title = occasion.of_round(round, Stage::of(event, &occasion, paired));
    let title = occasion.titled(&title, language);
    let scores = event.scoring.listed();
    let slip = |board: &Board| {
        let teams = event.teams_at(paired, board).map(|teams| teams.map(|id| event.name_of(id)));
        let [white, black] = teams.unwrap_or_default();
        Some(Slip {
            event: event.name.clone(),
            round: match InMatch::of(board) {
                None => title.clone(),
                Some(InMatch { number, seat }) => {
                    let place = say(&Mark::BoardOfMatch { number, seat }, language);
                    format!("{title}, {place}")
                }
            },
            date: when(paired.date, paired.time, language),
            board: board.board.to_string(),
            white: seat(&occasion.namesakes, event.player(&board.white)?, white),
            black: seat(&occasion.namesakes, event.player(&board.black)?, black),
            games: u8::try_from(event.scoring.games()).unwrap_or(u8::MAX),
            results: scores.iter().map(|score| language.figures(score)).collect(),
            pace: event.time_control.clone().unwrap_or_default(),
        })
    };
    paired.boards.iter().filter(|board| has_game(board)).filter_map(slip).collect()
}

/// Returns whether a board has a game.
///
/// It has none if the pairing was forfeited or annulled as a whole, or if only its score is known.
pub(super) fn has_game(board: &Board) -> bool {
    !board.is_whole()
}

fn seat(namesakes: &[Namesake], player: &Player, team: Option<&str>) -> SlipPlayer {
    let details = [
        team.map(str::to_owned),
        Some(player.id.to_string()),
        player.title.clone(),
        player.federation.clone(),
        player.rating.map(|rating| rating.to_string()),
    ];
    let details: Vec<String> = details.into_iter().flatten().collect();
    let name = told_apart(namesakes, &player.id, &player.name);
    SlipPlayer { name, details: details.join(" · ") }
}
