//! The embedded tables.

use std::sync::LazyLock;

use super::Table;

macro_rules! tables {
    ($($name:literal)*) => {
        /// Returns the names of the built-in tables.
        pub fn names() -> &'static [&'static str] {
            &[$($name),*]
        }

        /// Returns the document of a built-in table, from `crates/games/src/openings/tables`.
        pub fn text(name: &str) -> Option<&'static str> {
            match name {
                $($name => Some(include_str!(concat!("tables/", $name, ".yaml"))),)*
                _ => None,
            }
        }

        /// Returns a built-in table, which is read and played through once.
        pub(super) fn embedded(name: &str) -> Option<&'static Table> {
            match name {
                $($name => {
                    static TABLE: LazyLock<Table> = LazyLock::new(|| {
                        let text = text($name).expect("it is one of those above");
                        let read = Table::read($name, text).map_err(|error| error.to_string());
                        read.expect("the embedded tables are tested").0
                    });
                    Some(&TABLE)
                })*
                _ => None,
            }
        }
    };
}

tables! { "idf" "idf-basic" "fmjd-64" "brazilian" "acf" "acf-11" }
