//! The embedded tables.

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
    };
}

tables! { "idf" "idf-basic" "fmjd-64" "brazilian" "acf" "acf-11" }
