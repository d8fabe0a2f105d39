//! The committed JSON schema is the one the program generates.

use draughts_arbiter::report::validate_schema;

#[test]
fn the_schema_of_validate_is_committed() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/schemas/validate-1.json");
    if std::env::var_os("UPDATE_FIXTURES").is_some() {
        std::fs::write(path, validate_schema()).expect("the schema is written");
    }
    let committed = std::fs::read_to_string(path).expect("the schema is committed");
    assert_eq!(committed, validate_schema(), "run UPDATE_FIXTURES=1 cargo test --test schema");
}
