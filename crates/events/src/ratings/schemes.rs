//! The embedded schemes.

macro_rules! schemes {
    ($($name:literal)*) => {
        /// Returns the names of the project's rating schemes.
        #[must_use]
        pub fn names() -> &'static [&'static str] {
            &[$($name),*]
        }

        /// Returns the document of a scheme, as in `crates/events/src/ratings/schemes`.
        #[must_use]
        pub fn text(name: &str) -> Option<&'static str> {
            match name {
                $($name => Some(include_str!(concat!("schemes/", $name, ".yaml"))),)*
                _ => None,
            }
        }
    };
}

schemes! { "fmjd" "fide" "mundigames" }
