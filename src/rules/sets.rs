//! The embedded documents.

macro_rules! sets {
    ($($name:literal)*) => {
        /// The names of the project's rule sets, in the order in which they are listed.
        #[must_use]
        pub fn names() -> &'static [&'static str] {
            &[$($name),*]
        }

        /// The document of one of them, as it stands in `src/rules/sets`.
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
    "international" "frisian" "frysk" "antidraughts" "breakthrough" "killer" "canadian"
    "english" "pool" "russian" "brazilian" "italian" "spanish" "portuguese" "czech"
    "turkish" "thai"
    "international-club" "mundigames" "frisian-count" "international-basic" "checkers-25"
}
