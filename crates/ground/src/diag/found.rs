//! What can be found, as values.

use std::any::Any;
use std::fmt;

use super::Code;
use crate::said::Told;

/// What can be found: a value with its facts, with a declared code.
///
/// A room has one enum for all that it finds, declared by [`found!`](crate::found).
pub trait Found: Told + Any + fmt::Debug + Send + Sync {
    /// Its code, with its level and its law.
    fn code(&self) -> &'static Code;
}

/// Declares an enum of what can be found: as [`told!`](crate::told), each variant with the
/// code under which it is found after its id.
///
/// ```
/// use draughts_ground::diag::{Finding, Span, code_list, found};
///
/// code_list! {
///     /// What is found in a list.
///     CODES;
///     LINE_EMPTY "line-empty" Warning "A line is empty." "It is passed over."
/// }
///
/// found! {
///     /// What is found in a list.
///     pub enum Oddity {
///         Empty { lines: usize } => "empty-lines", LINE_EMPTY, "{ $lines } lines are empty";
///     }
/// }
///
/// let finding = Finding::of(Oddity::Empty { lines: 3 }, Span::new(0, 3));
/// assert!(finding.is(LINE_EMPTY));
/// assert_eq!(finding.as_what(), Some(&Oddity::Empty { lines: 3 }));
/// ```
#[macro_export]
macro_rules! found {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $(
                $(#[$doc:meta])*
                $variant:ident $({ $($field:ident : $fact:ty),* $(,)? })?
                    => $id:literal, $code:path
                    $(, $english:literal $(, $attribute:ident $words:literal)*)?;
            )*
        }
    ) => {
        $crate::told! {
            $(#[$meta])*
            $vis enum $name {
                $(
                    $(#[$doc])*
                    $variant $({ $($field: $fact),* })? => $id
                        $(, $english $(, $attribute $words)*)?;
                )*
            }
        }

        impl $crate::diag::Found for $name {
            fn code(&self) -> &'static $crate::diag::Code {
                match self {
                    $(Self::$variant { .. } => $code,)*
                }
            }
        }
    };
}
