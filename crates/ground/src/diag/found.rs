//! The values that a finding can report.

use std::any::Any;
use std::fmt;

use super::Code;
use crate::said::Told;

/// A reportable value with its facts and a declared code.
///
/// Each crate has one enum for all that it reports, declared by [`found!`](crate::found).
pub trait Found: Told + Any + fmt::Debug + Send + Sync {
    /// Returns its code, with the level and the law.
    fn code(&self) -> &'static Code;
}

/// Declares an enum of reportable values: as [`told!`](crate::told), with the code of each variant
/// after its id.
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
