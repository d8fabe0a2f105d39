//! The committed JSON schemas are those generated from the types.

use draughts_arbiter::schemas::Document;

#[test]
fn every_schema_is_committed() {
    if std::env::var_os("UPDATE_FIXTURES").is_some() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/schemas");
        for document in Document::ALL {
            let path = format!("{folder}/{}", document.file_name());
            std::fs::write(path, document.generated()).expect("the schema is written");
        }
    }
    // The program contains the committed schemas, so new ones are compared only by the next run.
    let same = |document: &&Document| document.schema() == document.generated();
    let others: Vec<&Document> = Document::ALL.iter().filter(|one| !same(one)).collect();
    assert!(
        others.is_empty(),
        "{others:?}: run UPDATE_FIXTURES=1 cargo test --test book schema::, twice"
    );
}
