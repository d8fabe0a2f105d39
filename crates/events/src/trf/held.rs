//! What an event holds, and a report or a cross-table does not.

use super::Note;
use crate::event::{
    Award, Board, Event, Mode, Outcome, Play, Player, Round, System, Team, TeamRules,
};
use draughts_ground::told;

told! {
    /// What an event holds that a report or a cross-table has no place for.
    pub enum Held {
        Clubs => "held-clubs", "clubs";
        Teams => "held-teams", "teams";
        Matches => "held-matches",
            "matches of teams: line-ups, byes, match points and board points";
        ShortNames => "held-short-names", "short names of more than five letters";
        Given => "held-given", "points given or taken by the arbiters";
        Reasons => "held-reasons", "why points were given or taken";
        HeadStarts => "held-head-starts",
            "that points were given before round 1 (they are written for round 1)";
        Families => "held-families", "families";
        Categories => "held-categories", "categories";
        Aliases => "held-aliases", "other names of players";
        FixedBoards => "held-fixed-boards", "fixed boards";
        Rulings => "held-rulings", "rulings";
        Postponements => "held-postponements", "the days to which games are postponed";
        Openings => "held-openings", "drawn openings";
        GameRecords => "held-game-records", "game records";
        RoundTimes => "held-round-times", "times of rounds";
        DaysToCome => "held-days-to-come", "the days of rounds to come";
        Notes => "held-notes", "notes";
        BoardNotes => "held-board-notes", "notes on boards";
        WentOn => "held-went-on", "who went on after level points";
        Playoffs => "held-play-offs", "play-offs";
        Adjudications => "held-adjudications", "that results were adjudicated";
        RuleSet => "held-rule-set", "the rule set";
        TieBreaks => "held-tie-breaks", "tie-breaks";
        Place => "held-place", "place and federation";
        Days => "held-days", "dates";
        Arbiters => "held-arbiters", "arbiters";
        TimeControl => "held-time-control", "the thinking time";
        Persons => "held-persons", "births and sexes of players";
        System => "held-system", "the system";
        Schedule => "held-schedule", "the printed table of the round robin";
        FirstColor => "held-first-color", "the initial colour";
        Forbidden => "held-forbidden", "players who must not meet";
        Acceleration => "held-acceleration", "acceleration";
        Requests => "held-requests", "byes and absences of rounds to come";
        ComingAndGoing => "held-coming-and-going", "late entries and withdrawals";
        MicroGames => "held-micro-games", "the single games of micro-matches";
        Pluses => "held-pluses", "the plus of plus-draws";
        Unrated => "held-unrated", "that games are unrated";
        Adjourned => "held-adjourned", "that games are adjourned";
    }
}

/// The form that an event is written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// A tournament report with the records of 2026.
    Trf26,
    /// A tournament report with those of 2016, which has no tie-breaks.
    Trf16,
    /// A cross-table: players, games and totals.
    Table,
}

/// Says what of an event a form has no place for.
pub(super) fn without_place(event: &Event, form: Form) -> Option<Note> {
    let mut held = everywhere(event);
    if form != Form::Trf26 {
        held.extend(event.tiebreaks.is_some().then_some(Held::TieBreaks));
        held.extend(event.is_of_teams().then_some(Held::Matches));
        held.extend((!event.points_given().is_empty()).then_some(Held::Given));
    } else {
        event.team_match.iter().for_each(of_matches);
        let given = event.points_given();
        let awards = |has: fn(&Award) -> bool| given.iter().any(has);
        held.extend(present([
            (Held::ShortNames, event.teams.iter().any(|team| short(team) != team.short)),
            (Held::Reasons, awards(|award| award.reason.is_some())),
            (Held::HeadStarts, awards(|award| award.round == Round(0))),
        ]));
    }
    if form == Form::Table {
        held.extend(beside_games(event));
    }
    (!held.is_empty()).then_some(Note::WithoutPlace { held })
}

/// Names each rule of matches, so that a new one is asked for: it gets its record in
/// `export/matches.rs` or `export/head.rs`, or a line in [`without_place`], or stands below.
const fn of_matches(rules: &TeamRules) {
    let TeamRules {
        // Records 192, 320, 352 and 362.
        count: _,
        both_scores: _,
        bye: _,
        boards: _,
        colors: _,
        win: _,
        draw: _,
        loss: _,
        // Who may sit at a board: line-ups are judged in the event, and a report has who sat there.
        order: _,
        rating_margin: _,
        present: _,
        reserves: _,
        reserve_games: _,
        club_games: _,
    } = rules;
}

/// The short name of a team as far as there are columns for it.
pub(super) fn short(team: &Team) -> Option<String> {
    let clean = super::plain::plain(team.short.as_deref()?);
    Some(clean.chars().take(5).collect())
}

/// What no form has a place for.
fn everywhere(event: &Event) -> Vec<Held> {
    let players = |has: fn(&Player) -> bool| event.players.iter().any(has);
    let rounds = &event.rounds;
    let boards = |has: fn(&Board) -> bool| rounds.iter().flat_map(|round| &round.boards).any(has);
    let adjudicated = |one: &Outcome| matches!(one, Outcome::Adjudicated(_));
    let categories =
        !event.categories.is_empty() || players(|player| !player.categories.is_empty());
    let times = rounds.iter().any(|round| round.time.is_some())
        || event.timetable.iter().any(|planned| planned.time.is_some());
    present([
        (Held::Clubs, players(|player| player.club.is_some())),
        (Held::Teams, players(|player| player.team.is_some())),
        (Held::Families, players(|player| player.family.is_some())),
        (Held::Categories, categories),
        (Held::Aliases, players(|player| !player.aliases.is_empty())),
        (Held::FixedBoards, players(|player| player.fixed_board.is_some())),
        (Held::Rulings, !event.rulings.is_empty()),
        (Held::Postponements, boards(|board| board.postponed.is_some())),
        (
            Held::Openings,
            rounds.iter().any(|round| round.opening.is_some() || !round.openings.is_empty()),
        ),
        (Held::GameRecords, boards(|board| !board.games.is_empty())),
        (Held::RoundTimes, times),
        (Held::DaysToCome, event.timetable.iter().any(|planned| planned.date.is_some())),
        (Held::Notes, rounds.iter().any(|round| round.note.is_some())),
        (Held::BoardNotes, boards(|board| board.note.is_some() || board.manual.is_some())),
        (Held::Playoffs, !event.playoffs.is_empty()),
        (Held::WentOn, boards(|board| board.advances.is_some())),
        (
            Held::Adjudications,
            rounds
                .iter()
                .flat_map(|round| &round.boards)
                .flat_map(|board| &board.result)
                .any(adjudicated),
        ),
        (
            Held::Schedule,
            matches!(&event.system.play, Play::RoundRobin(own) if !own.schedule.is_empty()),
        ),
        (Held::RuleSet, event.rules != "international" || !event.rule_changes.is_empty()),
    ])
}

/// What a tournament report has a place for, and a cross-table has not.
fn beside_games(event: &Event) -> Vec<Held> {
    let players = |has: fn(&Player) -> bool| event.players.iter().any(has);
    let System { play, first_color, .. } = &event.system;
    let paired = event.last_paired();
    let boards =
        |has: fn(&Board) -> bool| event.rounds.iter().flat_map(|round| &round.boards).any(has);
    let days = event.start.is_some()
        || event.end.is_some()
        || event.rounds.iter().any(|round| round.date.is_some());
    let came_or_left =
        |player: &Player| player.from_round.is_some() || player.withdrawn_after.is_some();
    let is_named = matches!(play, Play::Swiss(_) | Play::RoundRobin(_));
    present([
        (Held::Place, event.place.is_some() || event.federation.is_some()),
        (Held::Days, days),
        (Held::Arbiters, !event.arbiters.is_empty()),
        (Held::TimeControl, event.time_control.is_some()),
        (Held::Persons, players(|player| player.birth.is_some() || player.sex.is_some())),
        (Held::System, !is_named),
        (Held::FirstColor, first_color.is_some()),
        (Held::Forbidden, !event.forbidden.is_empty() || !event.separate.is_empty()),
        (Held::Acceleration, !event.accelerations().is_empty()),
        (Held::Requests, event.requests.iter().any(|asked| asked.round > paired)),
        (Held::ComingAndGoing, players(came_or_left)),
        (Held::MicroGames, event.scoring.games() > 1 && boards(|board| !board.result.is_empty())),
        (Held::Pluses, event.scoring.mode == Mode::PlusDraw),
        (Held::Unrated, boards(|board| board.rated.contains(&false))),
        (Held::Adjourned, boards(|board| board.result.contains(&Outcome::Adjourned))),
    ])
}

fn present<const N: usize>(held: [(Held, bool); N]) -> Vec<Held> {
    held.into_iter().filter_map(|(what, has)| has.then_some(what)).collect()
}
