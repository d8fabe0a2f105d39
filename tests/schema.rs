//! The committed JSON schemas are those the program generates.

use draughts_arbiter::report::{adjudicate_schema, event_games_schema, validate_schema};

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
fn the_schema_of_event_games_is_committed() {
    is_committed("event-games-1", &event_games_schema());
}
