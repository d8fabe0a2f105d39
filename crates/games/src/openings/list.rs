//! The embedded tables.

use std::sync::LazyLock;

use super::Table;

macro_rules! tables {
    ($($name:literal)*) => {
        /// The names of the project's tables.
        #[must_use]
        pub fn names() -> &'static [&'static str] {
            &[$($name),*]
        }

        /// The document of one of them, as it is in `crates/games/src/openings/tables`.
        #[must_use]
        pub fn text(name: &str) -> Option<&'static str> {
            match name {
                $($name => Some(include_str!(concat!("tables/", $name, ".yaml"))),)*
                _ => None,
            }
        }

        /// One of them, read and played once.
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
