//! Unit tests of the Swiss systems: what they compute with, what they report, and the check of
//! their pairings.

mod baku;
mod color_history;
mod dutch;
mod expected;
mod impossible;
mod lot;
mod points;
mod random;
mod rating_tables;
mod simulate;
mod systems;
mod team_preference;
mod verify;
