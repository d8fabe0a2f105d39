//! The embedded schemes.

macro_rules! schemes {
    ($($name:literal)*) => {
        /// Returns the names of the project's rating schemes.
        pub fn names() -> &'static [&'static str] {
            &[$($name),*]
        }

        /// Returns the document of a scheme, as in `crates/events/src/ratings/schemes`.
        pub fn text(name: &str) -> Option<&'static str> {
            match name {
                $($name => Some(include_str!(concat!("schemes/", $name, ".yaml"))),)*
                _ => None,
            }
        }
    };
}

schemes! { "fmjd" "fide" "mundigames" }

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Origin;
    use crate::ratings::Scheme;

    #[test]
    fn the_titles_of_the_schemes_are_known_in_every_language() {
        for &name in names() {
            let title = Scheme::read(name, text(name).unwrap()).unwrap().title;
            assert!(!matches!(Origin::of(&title), Origin::Own { .. }), "{title}");
        }
    }
}
