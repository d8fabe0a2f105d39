//! The committed JSON schemas are those generated from the types.

use draughts_arbiter::report::Document;

#[test]
fn every_schema_is_committed() {
    for document in Document::ALL {
        let generated = document.generated();
        if std::env::var_os("UPDATE_FIXTURES").is_some() {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/schemas");
            let path = format!("{folder}/{document}-1.json");
            std::fs::write(&path, &generated).expect("the schema is written");
        }
        assert_eq!(
            document.schema(),
            generated,
            "{document}: run UPDATE_FIXTURES=1 cargo test --test book schema::, twice"
        );
    }
}
