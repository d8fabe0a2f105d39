//! Codes of findings, and their declaration.

use super::Level;

/// The code of a finding, with the text that `arbiter explain` prints.
///
/// `code_list!` declares each code once, in the crate that reports it: its level, title and law are
/// written nowhere else.
///
/// Codes are equal if their names are.
#[derive(Debug, Clone, Copy)]
pub struct Code {
    /// The name, which never changes.
    pub code: &'static str,
    /// The severity.
    pub level: Level,
    /// The summary, in one line.
    pub title: &'static str,
    /// The law, an example, and what the arbiter may do.
    pub text: &'static str,
}

impl Code {
    /// Declares a code, and fails to compile unless the constant is named after it:
    /// `CAPTURE_MISSED` for `capture-missed`.
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

/// Declares codes (name, code, level, title, text) as constants, and the list of all of them.
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
