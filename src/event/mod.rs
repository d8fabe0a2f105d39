//! The event half: the tournament as plain data.

pub mod text;
