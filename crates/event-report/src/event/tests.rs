//! In every view, cells refer to the players, rounds and boards that they are about.

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

/// Returns every view of an event, in a language.
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
    let told = format!("{name}, round 1: -1 point");
    let why = format!("{told} (telephone rang)");
    let card = CardView::new(&event, 0);
    assert_eq!(card.rounds.last().unwrap().played.score, before - Points::whole(1));
    // A sheet on the wall does not give the reason; the player's card does.
    for (sheets, said) in [
        (StandingsView::new(&event, &ledger, &[]).sheets(Language::English), &told),
        (CrosstableView::new(&event, &ledger).sheets(Language::English), &told),
        (card.sheets(Language::English), &why),
        (ExplanationView::new(&event, &ledger, 0).sheets(Language::English), &why),
    ] {
        assert!(sheets.iter().any(|sheet| sheet.notes.contains(said)), "{:?}", sheets[0].notes);
    }
    let russian = StandingsView::new(&event, &ledger, &[]).sheets(Language::Russian);
    assert!(
        russian[0].notes.contains(&format!("{name}, тур 1: очки -1")),
        "{:?}",
        russian[0].notes
    );
}

fn of_text(text: &str) -> Event {
    draughts_events::event::read("t.yaml", text).unwrap_or_else(|error| panic!("{error}"))
}

fn heads(sheet: &Sheet) -> Vec<&str> {
    sheet.columns.iter().map(|column| column.head.text.as_str()).collect()
}

#[test]
fn the_rating_report_of_teams_has_the_heads_of_players() {
    use crate::ratings::RatingReportView;
    use draughts_events::ratings::{RatingList, Scheme, UpdateOptions, key_of, text, update};

    let event = of_text(
        "schema: arbiter.event/2\nname: X\nstart: 2026-11-03\nsystem: {kind: round-robin, seed: 1}\n\
         team_match: {boards: 1}\nplayers: [{id: p1, name: A, rating: 1400}, {id: p2, name: B, rating: 1300}]\n\
         teams: [{id: t1, name: S, number: 1, members: [p1]}, {id: t2, name: T, number: 2, members: [p2]}]\n\
         rounds:\n- round: 1\n  matches: [{match: 1, home: t1, away: t2}]\n\
         \x20 boards: [{board: 1, match: 1, seat: 1, white: p1, black: p2, result: 2-0}]\n",
    );
    let scheme = Scheme::read("fmjd", text("fmjd").expect("a scheme")).expect("it is read");
    let mut list = RatingList::new("Club", "fmjd");
    update(&mut list, &scheme, &event, UpdateOptions::default()).expect("it is entered");
    let ledger = Ledger::new(&event, Round(1));
    let key = key_of(&event);
    let view = RatingReportView::new(&event, &ledger, &list, &scheme, &key, true);
    let sheets = view.sheets(Language::English);
    let heads = heads(&sheets[0]);
    assert!(
        heads.contains(&"Pts") && !heads.contains(&"MP") && !heads.contains(&"BP"),
        "{heads:?}"
    );
}

#[test]
fn an_explanation_has_a_column_of_adjusted_scores_where_they_are_others() {
    let text = |tie_breaks: &str| {
        format!(
            "schema: arbiter.event/1\nname: X\nsystem: {{kind: swiss, rounds: 2, seed: 1}}\n\
             tiebreaks: [{tie_breaks}]\n\
             players: [{{id: a, name: A}}, {{id: b, name: B}}, {{id: c, name: C}}]\nrounds:\n\
             - round: 1\n  boards: [{{board: 1, white: a, black: b, result: 2-0}}]\n\
             \x20 byes: [{{player: c, bye: pairing-allocated}}]\n\
             - round: 2\n  boards: [{{board: 1, white: c, black: a, result: 1-1}}]\n\
             \x20 byes: [{{player: b, bye: absent}}]\n"
        )
    };
    let columns = |event: &Event| -> Vec<Vec<String>> {
        let view = ExplanationView::new(event, &Ledger::new(event, Round(2)), 0);
        let sheet = view.sheets(Language::English).remove(0);
        let at = heads(&sheet).iter().position(|head| *head == "Adjusted");
        let cells = sheet.rows.iter().map(|row| match row {
            Row::Cells(cells) => at.map_or_else(String::new, |at| cells[at].text.clone()),
            Row::Heading(_) => String::new(),
        });
        vec![cells.collect()]
    };
    // B was absent in the last round, which counts as a draw for A's Buchholz.
    assert_eq!(columns(&of_text(&text("BH")))[0], ["1", "3"]);
    assert_eq!(columns(&of_text(&text("SOLK")))[0], ["", ""]);
}
