//! The entries of the lists of codes, and how they are declared.

use super::Level;

/// A code of a finding, with what `arbiter explain` says about it.
///
/// Each is declared once, by `code_list!` in the room that finds it: its level, its title
/// and its law are written there and nowhere else.
///
/// Codes are equal if their names are.
#[derive(Debug, Clone, Copy)]
pub struct Code {
    /// The stable code.
    pub code: &'static str,
    /// How serious it is.
    pub level: Level,
    /// What it says, in one line.
    pub title: &'static str,
    /// The law, an example, what the arbiter may do.
    pub text: &'static str,
}

impl Code {
    /// Fails to compile unless the constant is named after its code: `CAPTURE_MISSED` for
    /// `capture-missed`.
    #[doc(hidden)]
    pub const fn declared(
        name: &str,
        code: &'static str,
        level: Level,
        title: &'static str,
        text: &'static str,
    ) -> Self {
        let (name, letters) = (name.as_bytes(), code.as_bytes());
        assert!(name.len() == letters.len(), "the constant is named after its code");
        let mut at = 0;
        while at < name.len() {
            let upper = match letters[at] {
                b'-' => b'_',
                letter => letter.to_ascii_uppercase(),
            };
            assert!(name[at] == upper, "the constant is named after its code");
            at += 1;
        }
        Self { code, level, title, text }
    }
}

impl PartialEq for Code {
    fn eq(&self, other: &Self) -> bool {
        self.code == other.code
    }
}

impl Eq for Code {}

impl std::fmt::Display for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.code)
    }
}

/// Declares codes as constants, and the list of them all: name, code, level, title, text.
#[macro_export]
macro_rules! code_list {
    (
        $(#[$doc:meta])* $list:ident;
        $($name:ident $code:literal $level:ident $title:literal $text:literal)*
    ) => {
        $(
            #[doc = $title]
            pub const $name: &$crate::diag::Code = &$crate::diag::Code::declared(
                stringify!($name), $code, $crate::diag::Level::$level, $title, $text,
            );
        )*

        $(#[$doc])*
        pub const $list: &[&$crate::diag::Code] = &[$($name),*];
    };
}
