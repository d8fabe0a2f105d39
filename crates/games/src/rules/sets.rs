//! The embedded documents.

macro_rules! sets {
    ($($name:literal)*) => {
        /// The names of the project's rule sets, in the order in which they are listed.
        #[must_use]
        pub fn names() -> &'static [&'static str] {
            &[$($name),*]
        }

        /// The document of one of them, as it stands in `crates/games/src/rules/sets`.
        #[must_use]
        pub fn text(name: &str) -> Option<&'static str> {
            match name {
                $($name => Some(include_str!(concat!("sets/", $name, ".yaml"))),)*
                _ => None,
            }
        }
    };
}

sets! {
    "international" "international-2024" "frisian" "frysk" "antidraughts" "breakthrough" "killer"
    "canadian" "english" "pool" "russian" "brazilian" "brazilian-64" "italian" "spanish" "portuguese" "czech"
    "turkish" "thai"
    "international-club" "mundigames" "frisian-count" "international-basic" "checkers-25"
}
