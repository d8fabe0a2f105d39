//! `arbiter event`: everything an arbiter does to a tournament.
//!
//! Every command names its event first. Those that write take the lock, write all or
//! nothing, and report success when it is on the disk; those that only look take no lock.

mod apart;
mod attendance;
mod book;
mod check;
mod divisions;
mod draw;
mod ended;
pub(super) mod event_arg;
mod event_desk;
mod explain;
mod export;
mod forms;
mod games;
pub(super) mod history;
mod import;
mod known;
pub(super) mod look;
mod matches;
mod new;
mod pairing;
mod pdn;
mod players;
mod playoff;
mod prizes;
mod report;
mod result;
mod ruling;
mod stages;
mod target;
mod teams;
mod timetable;
mod views;
mod words;

pub(super) use words::word;

use std::io::Write;

use clap::{Args, Subcommand};

use super::exit::{Failure, Outcome};

/// Run an event: a round robin, a match, a Scheveningen, a knockout, a Swiss.
#[derive(Debug, Args)]
pub(super) struct EventArgs {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Debug, Subcommand)]
enum Verb {
    New(Box<new::NewArgs>),
    Presets(new::PresetsArgs),
    Add(Box<players::AddArgs>),
    Remove(players::RemoveArgs),
    Set(players::SetArgs),
    Update(known::UpdateArgs),
    Alias(known::AliasArgs),
    Forbid(apart::ForbidArgs),
    Separate(apart::SeparateArgs),
    Round(timetable::RoundArgs),
    Check(check::CheckArgs),
    Pair(pairing::PairArgs),
    PublishRound(pairing::PublishRoundArgs),
    Unpair(pairing::UnpairArgs),
    Swap(pairing::SwapArgs),
    Edit(pairing::EditArgs),
    Advance(pairing::AdvanceArgs),
    Draw(Box<draw::DrawArgs>),
    Result(result::ResultArgs),
    Desk(event_desk::DeskArgs),
    Ended(ended::EndedArgs),
    Rated(ended::RatedArgs),
    Games(Box<games::GamesArgs>),
    Ruling(Box<ruling::RulingArgs>),
    Note(Box<book::NoteArgs>),
    Team(teams::TeamArgs),
    Teams(teams::TeamsArgs),
    Lineup(teams::LineupArgs),
    Match(matches::MatchArgs),
    Award(matches::AwardArgs),
    Groups(stages::GroupsArgs),
    Stage(stages::StageArgs),
    Division(divisions::DivisionArgs),
    Playoff(Box<playoff::PlayoffArgs>),
    PlayoffResult(Box<playoff::PlayoffResultArgs>),
    Prize(Box<prizes::PrizeArgs>),
    Import(import::ImportArgs),
    Bye(attendance::ByeArgs),
    Absent(attendance::AbsentArgs),
    Late(players::LateArgs),
    Withdraw(attendance::WithdrawArgs),
    Return(attendance::ReturnArgs),
    Adjourn(attendance::AdjournArgs),
    Postpone(attendance::PostponeArgs),
    Pairings(views::PairingsArgs),
    Fixtures(views::FixturesArgs),
    Divisions(divisions::DivisionsArgs),
    Outstanding(views::OutstandingArgs),
    Explain(explain::ExplainArgs),
    Standings(views::StandingsArgs),
    Crosstable(views::CrosstableArgs),
    Bracket(views::BracketArgs),
    #[command(name = "colours", alias = "colors")]
    Colors(views::ColorsArgs),
    Player(views::PlayerArgs),
    Players(views::PlayersArgs),
    Playoffs(playoff::PlayoffsArgs),
    Prizes(prizes::PrizesArgs),
    Book(book::BookArgs),
    Norms(report::NormsArgs),
    Report(report::ReportArgs),
    MatchReport(forms::MatchReportArgs),
    LineupSheet(forms::LineupSheetArgs),
    Export(export::ExportArgs),
    Pdn(pdn::PdnArgs),
    History(history::HistoryArgs),
    Undo(history::UndoArgs),
    /// Do again the operations that were undone last.
    Redo(history::UndoArgs),
    Restore(history::RestoreArgs),
}

/// Runs `arbiter event`.
pub(super) fn run(args: &EventArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    match &args.verb {
        Verb::New(args) => new::run(args, out),
        Verb::Presets(args) => new::presets(args, out),
        Verb::Add(args) => players::add(args, out),
        Verb::Remove(args) => players::remove(args, out),
        Verb::Set(args) => players::set(args, out),
        Verb::Update(args) => known::update(args, out),
        Verb::Alias(args) => known::alias(args, out),
        Verb::Forbid(args) => apart::forbid(args, out),
        Verb::Separate(args) => apart::separate(args, out),
        Verb::Round(args) => timetable::run(args, out),
        Verb::Check(args) => check::run(args, out),
        Verb::Pair(args) => pairing::pair(args, out),
        Verb::PublishRound(args) => pairing::publish_round(args, out),
        Verb::Unpair(args) => pairing::unpair(args, out),
        Verb::Swap(args) => pairing::swap(args, out),
        Verb::Edit(args) => pairing::edit(args, out),
        Verb::Advance(args) => pairing::advance(args, out),
        Verb::Draw(args) => draw::run(args, out),
        Verb::Result(args) => result::run(args, out),
        Verb::Desk(args) => event_desk::run(args, out),
        Verb::Ended(args) => ended::ended(args, out),
        Verb::Rated(args) => ended::rated(args, out),
        Verb::Games(args) => games::run(args, out),
        Verb::Ruling(args) => ruling::run(args, out),
        Verb::Note(args) => book::note(args, out),
        Verb::Team(args) => teams::team(args, out),
        Verb::Teams(args) => teams::teams(args, out),
        Verb::Lineup(args) => teams::lineup(args, out),
        Verb::Match(args) => matches::of_match(args, out),
        Verb::Award(args) => matches::award(args, out),
        Verb::Groups(args) => stages::groups(args, out),
        Verb::Division(args) => divisions::division(args, out),
        Verb::Stage(args) => stages::stage(args, out),
        Verb::Playoff(args) => playoff::open(args, out),
        Verb::PlayoffResult(args) => playoff::result(args, out),
        Verb::Prize(args) => prizes::prize(args, out),
        Verb::Import(args) => import::run(args, out),
        Verb::Bye(args) => attendance::bye(args, out),
        Verb::Absent(args) => attendance::absent(args, out),
        Verb::Late(args) => players::late(args, out),
        Verb::Withdraw(args) => attendance::withdraw(args, out),
        Verb::Return(args) => attendance::come_back(args, out),
        Verb::Adjourn(args) => attendance::adjourn(args, out),
        Verb::Postpone(args) => attendance::postpone(args, out),
        Verb::Explain(args) => explain::run(args, out),
        Verb::Pairings(args) => views::pairings(args, out),
        Verb::Divisions(args) => divisions::divisions(args, out),
        Verb::Fixtures(args) => views::fixtures(args, out),
        Verb::Outstanding(args) => views::outstanding(args, out),
        Verb::Standings(args) => views::standings(args, out),
        Verb::Crosstable(args) => views::crosstable(args, out),
        Verb::Bracket(args) => views::bracket(args, out),
        Verb::Colors(args) => views::colors(args, out),
        Verb::Player(args) => views::player(args, out),
        Verb::Players(args) => views::players(args, out),
        Verb::Playoffs(args) => playoff::show(args, out),
        Verb::Prizes(args) => prizes::prizes(args, out),
        Verb::Book(args) => book::book(args, out),
        Verb::Norms(args) => report::norms(args, out),
        Verb::Report(args) => report::report(args, out),
        Verb::MatchReport(args) => forms::match_report(args, out),
        Verb::LineupSheet(args) => forms::lineup_sheet(args, out),
        Verb::Export(args) => export::run(args, out),
        Verb::Pdn(args) => pdn::run(args, out),
        Verb::History(args) => history::history(args, out),
        Verb::Undo(args) => history::undo(args, out),
        Verb::Redo(args) => history::redo(args, out),
        Verb::Restore(args) => history::restore(args, out),
    }
}
