//! Cells know whom and what they are about, in every view.

use super::{
    Asked, CardView, ColorsView, CrosstableView, ExplanationView, Order, PairingExplanationView,
    PairingsView, PlayersView, StandingsView, View, games, latest_begun,
};
use crate::sheet::{Cell, Ref, Row, Sheet};
use draughts_events::event::{Award, Event, Ledger, Points, Round};
use draughts_report::words::Language;

fn event(name: &str) -> Event {
    let path = format!("{}/../../fixtures/events/views/{name}.yaml", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).expect("a fixture");
    draughts_events::event::read(&path, &text).unwrap_or_else(|error| panic!("{error}"))
}

/// Every view of an event, in a language.
fn sheets(event: &Event, language: Language) -> Vec<Sheet> {
    let ledger = Ledger::new(event, latest_begun(event));
    let rounds: Vec<Round> = event.rounds.iter().map(|round| round.round).collect();
    let mut sheets = vec![games(event)];
    sheets.extend(PairingsView::new(event, rounds.clone()).sheets(language));
    sheets.extend(StandingsView::new(event, &ledger, &[]).sheets(language));
    sheets.extend(CrosstableView::new(event, &ledger).sheets(language));
    sheets.extend(ColorsView::new(event, &ledger).sheets(language));
    sheets.extend(PlayersView::new(event, Order::Number).sheets(language));
    for player in 0..event.players.len() {
        sheets.extend(CardView::new(event, player).sheets(language));
        sheets.extend(ExplanationView::new(event, &ledger, player).sheets(language));
        for &round in &rounds {
            let asked = [None, Some(Asked { player, against: None })];
            let views = asked.map(|asked| PairingExplanationView::new(event, round, asked));
            sheets.extend(views.iter().flatten().flat_map(|view| view.sheets(language)));
        }
    }
    sheets
}

fn cells(sheet: &Sheet) -> impl Iterator<Item = &Cell> {
    let rows = sheet.rows.iter().flat_map(|row| match row {
        Row::Cells(cells) => cells.as_slice(),
        Row::Heading(_) => &[],
    });
    sheet.columns.iter().map(|column| &column.head).chain(rows)
}

#[test]
fn whoever_is_named_can_be_found() {
    for name in ["club", "open", "cup", "double", "teams"] {
        let event = event(name);
        let named = |text: &str| {
            let mut players = event.players.iter();
            players.find(|player| player.name == text || player.id.as_str() == text)
        };
        for sheet in Language::ALL.iter().flat_map(|&language| sheets(&event, language)) {
            for cell in cells(&sheet) {
                if let Some(player) = named(&cell.text) {
                    let about = Some(Ref::Player(player.id.clone()));
                    assert_eq!(cell.about, about, "{name}: {}: {cell:?}", sheet.subtitle);
                }
            }
        }
    }
}

#[test]
fn what_a_cell_is_about_is_there() {
    for name in ["club", "open", "cup", "double", "teams"] {
        let event = event(name);
        for sheet in sheets(&event, Language::English) {
            for cell in cells(&sheet) {
                let is_there = match &cell.about {
                    None => true,
                    Some(Ref::Player(id)) => event.player(id).is_some(),
                    Some(Ref::Round(round)) => event.round(*round).is_some(),
                    Some(Ref::Board { round, board }) => event
                        .round(*round)
                        .is_some_and(|round| round.boards.iter().any(|one| one.board == *board)),
                };
                assert!(is_there, "{name}: {}: {cell:?}", sheet.subtitle);
            }
        }
    }
}

#[test]
fn a_crosstable_leads_to_rounds_boards_and_players() {
    let about = |name| {
        let event = event(name);
        let ledger = Ledger::new(&event, latest_begun(&event));
        let [sheet] = &CrosstableView::new(&event, &ledger).sheets(Language::English)[..] else {
            panic!("one sheet")
        };
        let all: Vec<Ref> = cells(sheet).filter_map(|cell| cell.about.clone()).collect();
        let any = |is: fn(&Ref) -> bool| all.iter().any(is);
        [
            any(|one| matches!(one, Ref::Player(_))),
            any(|one| matches!(one, Ref::Round(_))),
            any(|one| matches!(one, Ref::Board { .. })),
        ]
    };
    assert_eq!(about("open"), [true; 3], "round by round");
    assert_eq!(about("club"), [true, false, true], "player against player");
}

#[test]
fn what_the_arbiters_gave_stands_under_the_tables_and_in_the_running_score() {
    let event = event("club");
    let mut award = Award::new(event.players[0].id.clone(), Round(1));
    (award.points, award.reason) = (Points::whole(-1), Some("telephone rang".to_owned()));
    let before = CardView::new(&event, 0).rounds.last().unwrap().played.score;
    let mut document = event.into_document();
    document.awards.push(award);
    let event = Event::from(document);
    let ledger = Ledger::new(&event, latest_begun(&event));
    let name = event.players[0].name.clone();
    let told = format!("{name}, round 1: -1 point (telephone rang)");
    let card = CardView::new(&event, 0);
    assert_eq!(card.rounds.last().unwrap().played.score, before - Points::whole(1));
    for sheets in [
        StandingsView::new(&event, &ledger, &[]).sheets(Language::English),
        CrosstableView::new(&event, &ledger).sheets(Language::English),
        card.sheets(Language::English),
        ExplanationView::new(&event, &ledger, 0).sheets(Language::English),
    ] {
        assert!(sheets.iter().any(|sheet| sheet.notes.contains(&told)), "{:?}", sheets[0].notes);
    }
}
