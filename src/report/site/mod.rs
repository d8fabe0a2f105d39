//! Pages for spectators.

pub mod viewer;
