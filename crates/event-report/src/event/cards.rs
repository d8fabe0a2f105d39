//! Cards of an event: name cards for the players, and cards for the tables of a round.

use crate::sheet::{Card, CardLine, SlipWord};
use draughts_events::event::{Board, Event, Player, Round};
use draughts_report::words::{Language, say};

use super::matches::InMatch;
use super::occasion::{Occasion, namesakes, told_apart};
use super::players::{Order, ordered};
use super::slips::has_game;
use super::stage::Stage;
use super::words::{FactName, Mark, when};

/// Makes a name card for each player who has not withdrawn, in this order and a language.
pub fn name_cards(event: &Event, order: Order, language: Language) -> Vec<Card> {
    let named = |name: FactName, number: Option<u16>| {
        number.map(|number| format!("{} {number}", say(&name, language)))
    };
    let players = ordered(event, order).into_iter();
    let namesakes = namesakes(event);
    let here = players.filter(|player| player.withdrawn_after.is_none());
    let card = |player: &Player| Card {
        over: event.name.clone(),
        head: String::new(),
        lines: vec![CardLine {
            label: String::new(),
            name: told_apart(&namesakes, &player.id, &player.name),
            details: joined([
                player.title.clone(),
                player.federation.clone(),
                player.club.clone(),
                event.team_of(&player.id).map(|team| team.name.clone()).or(player.team.clone()),
            ]),
        }],
        under: joined([
            named(FactName::Number, player.number),
            named(FactName::Rating, player.rating),
        ]),
    };
    here.map(card).collect()
}

/// Makes a card for each table of a round, in a language; none if the round is not paired.
pub fn table_cards(event: &Event, round: Round, language: Language) -> Vec<Card> {
    let Some(paired) = event.round(round) else { return Vec::new() };
    let occasion = Occasion::of_stage(event, event.stage_of(paired));
    let title = occasion.of_round(round, Stage::of(event, &occasion, paired));
    let title = occasion.titled(&title, language);
    let line = |color: SlipWord, player: &Player, team: Option<&str>| CardLine {
        label: say(&color, language),
        name: told_apart(&occasion.namesakes, &player.id, &player.name),
        details: joined([
            team.map(str::to_owned),
            player.title.clone(),
            player.federation.clone(),
            player.club.clone(),
            player.rating.map(|rating| rating.to_string()),
        ]),
    };
    let card = |board: &Board| {
        let teams = event.teams_at(paired, board).map(|teams| teams.map(|id| event.name_of(id)));
        let [white, black] = teams.unwrap_or_default();
        let in_match = InMatch::of(board)
            .map(|InMatch { number, seat }| say(&Mark::BoardOfMatch { number, seat }, language));
        Some(Card {
            over: event.name.clone(),
            head: say(&SlipWord::Board { board: board.board.to_string() }, language),
            lines: vec![
                line(SlipWord::White, event.player(&board.white)?, white),
                line(SlipWord::Black, event.player(&board.black)?, black),
            ],
            under: joined([
                Some(title.clone()),
                in_match,
                Some(when(paired.date, paired.time, language)).filter(|when| !when.is_empty()),
            ]),
        })
    };
    paired.boards.iter().filter(|board| has_game(board)).filter_map(card).collect()
}

fn joined<const N: usize>(parts: [Option<String>; N]) -> String {
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}
