//! The committed JSON schemas are those the program generates.

use draughts_arbiter::event::event_schema;
use draughts_arbiter::ratings::ratings_schema;
use draughts_arbiter::report::event::ViewSchema;
use draughts_arbiter::report::{
    adjudicate_schema, count_schema, event_games_schema, validate_schema,
};

fn is_committed(name: &str, schema: &str) {
    let path = format!("{}/fixtures/schemas/{name}.json", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("UPDATE_FIXTURES").is_some() {
        std::fs::write(&path, schema).expect("the schema is written");
    }
    let committed = std::fs::read_to_string(&path).expect("the schema is committed");
    assert_eq!(committed, schema, "run UPDATE_FIXTURES=1 cargo test --test schema");
}

#[test]
fn the_schema_of_validate_is_committed() {
    is_committed("validate-1", &validate_schema());
}

#[test]
fn the_schema_of_adjudicate_is_committed() {
    is_committed("adjudicate-1", &adjudicate_schema());
}

#[test]
fn the_schema_of_count_is_committed() {
    is_committed("count-1", &count_schema());
}

#[test]
fn the_schemas_of_the_files_are_committed() {
    is_committed("event-1", &event_schema());
    is_committed("ratings-1", &ratings_schema());
}

#[test]
fn the_schemas_of_what_an_event_shows_are_committed() {
    for (name, view) in [
        ("event-pairings-1", ViewSchema::Pairings),
        ("event-standings-1", ViewSchema::Standings),
        ("event-explanation-1", ViewSchema::Explanation),
        ("event-pairing-explanation-1", ViewSchema::PairingExplanation),
        ("event-crosstable-1", ViewSchema::Crosstable),
        ("event-colors-1", ViewSchema::Colors),
        ("event-player-1", ViewSchema::Player),
        ("event-players-1", ViewSchema::Players),
        ("event-export-1", ViewSchema::Export),
        ("rating-list-1", ViewSchema::RatingList),
        ("rating-explanation-1", ViewSchema::RatingExplanation),
        ("rating-report-1", ViewSchema::RatingReport),
        ("trf-check-1", ViewSchema::TrfCheck),
        ("trf-standings-1", ViewSchema::TrfStandings),
    ] {
        is_committed(name, &view.text());
    }
}

#[test]
fn the_schema_of_event_games_is_committed() {
    is_committed("event-games-1", &event_games_schema());
}
