//! Events: pairings, standings, ratings, files, and a disk that fails.
#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

mod app;
mod attacked;
mod book;
mod echoes;
mod engine;
mod event_desk;
mod event_disk;
mod event_games;
mod event_import;
mod event_pdn;
mod event_views;
mod faults;
mod hints;
mod impossible_acts;
mod known_people;
mod leagues;
mod lists;
mod openings;
mod own_system;
mod paired_with;
mod playoffs;
mod postponed;
mod prizes;
mod publish;
mod result_lists;
mod seasons;
#[path = "../support/mod.rs"]
mod support;
mod swiss_order;
mod swiss_replay;
mod team_desk;
mod team_order;
mod team_replay;
mod team_season;
mod team_tiebreaks;
mod tiebreaks;
mod told_again;
mod tournaments;
mod trf;
mod typed;
mod unreadable;
mod validated;
mod walls;
mod written_text;
mod yaml;
