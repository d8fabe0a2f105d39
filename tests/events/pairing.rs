//! What the Swiss systems count with, what they say, and the check of their pairings, each by itself.

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
