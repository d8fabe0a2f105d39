//! Data of an event that a report or a crosstable cannot contain.

use super::ConversionNote;
use crate::event::{
    Award, Board, Event, EventDocument, Mode, Outcome, Play, Player, Round, System, Team, TeamRules,
};
use draughts_ground::said::{Message, Said, message};

/// The form in which an event is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// A tournament report with the records of 2026.
    Trf26,
    /// A tournament report with the records of 2016, which have no tie-breaks.
    Trf16,
    /// A crosstable: players, games and totals.
    Table,
}

/// Notes the data of an event that a form cannot contain.
pub(super) fn without_place(event: &Event, form: Form) -> Option<ConversionNote> {
    let mut held = everywhere(event);
    if form != Form::Trf26 {
        held.extend(present([
            (message!("held-tie-breaks", "tie-breaks"), event.tiebreaks.is_some()),
            (
                message!(
                    "held-matches",
                    "matches of teams: line-ups, byes, match points and board points"
                ),
                event.is_of_teams(),
            ),
            (
                message!("held-given", "points given or taken by the arbiters"),
                !event.points_given().is_empty(),
            ),
        ]));
    } else {
        event.team_match.iter().for_each(lists_match_rules);
        let given = event.points_given();
        let awards = |has: fn(&Award) -> bool| given.iter().any(has);
        held.extend(present([
            (
                message!("held-short-names", "short names of more than five letters"),
                event.teams.iter().any(|team| short(team) != team.short),
            ),
            (
                message!("held-reasons", "why points were given or taken"),
                awards(|award| award.reason.is_some()),
            ),
            (
                message!(
                    "held-head-starts",
                    "that points were given before round 1 (they are written for round 1)"
                ),
                awards(|award| award.round == Round(0)),
            ),
        ]));
    }
    if form == Form::Table {
        held.extend(beside_games(event));
    }
    (!held.is_empty()).then_some(ConversionNote::WithoutPlace { held })
}

/// Lists the fields of the match rules, so that a new field fails to compile until it is listed. A
/// field needs a record in `export/matches.rs` or `export/head.rs`, an entry in [`without_place`],
/// or a reason below why it needs neither.
const fn lists_match_rules(rules: &TeamRules) {
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
        // Conditions for sitting at a board: the event judges line-ups, and a report records who
        // sat.
        order: _,
        rating_margin: _,
        present: _,
        reserves: _,
        reserve_games: _,
        club_games: _,
    } = rules;
}

/// Destructures the event, so that a new field fails to compile until it has a record in `export`,
/// an entry in [`everywhere`], or a place below.
fn of_event(event: &EventDocument) {
    let EventDocument {
        // Records, in all forms or in those of 2026; what a form lacks is in `without_place`.
        name: _,
        place: _,
        federation: _,
        start: _,
        end: _,
        arbiters: _,
        time_control: _,
        system: _,
        scoring: _,
        team_match: _,
        tiebreaks: _,
        forbidden: _,
        separate: _,
        acceleration: _,
        players: _,
        teams: _,
        awards: _,
        requests: _,
        rounds: _,
        // Entries in `everywhere`.
        rules: _,
        rule_changes: _,
        earliest_draw: _,
        default_time: _,
        categories: _,
        timetable: _,
        playoffs: _,
        ladder: _,
        ladders: _,
        rulings: _,
        prizes: _,
        book: _,
        divisions: _,
        // Each stage and group has a report of its own.
        groups: _,
        stages: _,
        // Settings of this program: how it shows, asks and numbers.
        schema: _,
        publish: _,
        live: _,
        sort: _,
        attendance: _,
        colors: _,
        first_board: _,
        // Settings of tie-breaks, named with them.
        unrated: _,
        // Plans for matches: a report has those that were played.
        lineups: _,
    } = event;
}

/// Destructures a board, as [`of_event`] does the event.
const fn of_board(board: &Board) {
    let Board {
        // Records.
        board: _,
        in_match: _,
        seat: _,
        white: _,
        black: _,
        result: _,
        rated: _,
        amended: _,
        // Entries in `everywhere`.
        ended: _,
        postponed: _,
        manual: _,
        games: _,
        accepted: _,
        note: _,
        advances: _,
        // The state of the event while it is played.
        latecomer: _,
        finished_after: _,
        begun: _,
    } = board;
}

/// Returns the short name of a team, cut to the columns available.
pub(super) fn short(team: &Team) -> Option<String> {
    let clean = super::plain::plain(team.short.as_deref()?);
    Some(clean.chars().take(5).collect())
}

/// Returns the data that no form can contain.
fn everywhere(event: &Event) -> Vec<Said> {
    of_event(event);
    let players = |has: fn(&Player) -> bool| event.players.iter().any(has);
    let rounds = &event.rounds;
    rounds.iter().flat_map(|round| &round.boards).for_each(of_board);
    let boards = |has: fn(&Board) -> bool| rounds.iter().flat_map(|round| &round.boards).any(has);
    let adjudicated = |one: &Outcome| matches!(one, Outcome::Adjudicated(_));
    let categories =
        !event.categories.is_empty() || players(|player| !player.categories.is_empty());
    let times = rounds.iter().any(|round| round.time.is_some())
        || event.timetable.iter().any(|planned| planned.time.is_some());
    present([
        (message!("held-clubs", "clubs"), players(|player| player.club.is_some())),
        (message!("held-teams", "teams"), players(|player| player.team.is_some())),
        (message!("held-families", "families"), players(|player| player.family.is_some())),
        (message!("held-categories", "categories"), categories),
        (
            message!("held-aliases", "other names of players"),
            players(|player| !player.aliases.is_empty()),
        ),
        (
            message!("held-fixed-boards", "fixed boards"),
            players(|player| player.fixed_board.is_some()),
        ),
        (message!("held-rulings", "rulings"), !event.rulings.is_empty()),
        (
            message!("held-postponements", "the days to which games are postponed"),
            boards(|board| board.postponed.is_some()),
        ),
        (
            message!("held-openings", "drawn openings"),
            rounds.iter().any(|round| round.opening.is_some() || !round.openings.is_empty()),
        ),
        (message!("held-game-records", "game records"), boards(|board| !board.games.is_empty())),
        (message!("held-round-times", "times of rounds"), times),
        (
            message!("held-days-to-come", "the days of rounds to come"),
            event.timetable.iter().any(|planned| planned.date.is_some()),
        ),
        (message!("held-notes", "notes"), rounds.iter().any(|round| round.note.is_some())),
        (
            message!("held-board-notes", "notes on boards"),
            boards(|board| board.note.is_some() || board.manual.is_some()),
        ),
        (message!("held-play-offs", "play-offs"), !event.playoffs.is_empty()),
        (message!("held-prizes", "prizes"), event.prizes.is_some()),
        (message!("held-book", "the arbiter's book"), !event.book.is_empty()),
        (message!("held-divisions", "promotion and relegation"), !event.divisions.is_empty()),
        (message!("held-given-up", "who gave games up"), boards(|board| !board.ended.is_empty())),
        (
            message!("held-went-on", "who went on after level points"),
            boards(|board| board.advances.is_some()),
        ),
        (
            message!("held-adjudications", "that results were adjudicated"),
            rounds
                .iter()
                .flat_map(|round| &round.boards)
                .flat_map(|board| &board.result)
                .any(adjudicated),
        ),
        (
            message!("held-schedule", "the printed table of the round robin"),
            matches!(&event.system.play, Play::RoundRobin(own) if !own.schedule.is_empty()),
        ),
        (
            message!("held-rule-set", "the rule set"),
            event.rules != "international"
                || !event.rule_changes.is_empty()
                || event.earliest_draw.is_some()
                || event.default_time.is_some(),
        ),
    ])
}

/// Returns the data that a tournament report can contain but a crosstable cannot.
fn beside_games(event: &Event) -> Vec<Said> {
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
        (
            message!("held-place", "place and federation"),
            event.place.is_some() || event.federation.is_some(),
        ),
        (message!("held-days", "dates"), days),
        (message!("held-arbiters", "arbiters"), !event.arbiters.is_empty()),
        (message!("held-time-control", "the thinking time"), event.time_control.is_some()),
        (
            message!("held-persons", "births and sexes of players"),
            players(|player| player.birth.is_some() || player.sex.is_some()),
        ),
        (message!("held-system", "the system"), !is_named),
        (message!("held-first-color", "the initial colour"), first_color.is_some()),
        (
            message!("held-forbidden", "players who must not meet"),
            !event.forbidden.is_empty() || !event.separate.is_empty(),
        ),
        (message!("held-acceleration", "acceleration"), !event.accelerations().is_empty()),
        (
            message!("held-requests", "byes and absences of rounds to come"),
            event.requests.iter().any(|asked| asked.round > paired),
        ),
        (message!("held-coming-and-going", "late entries and withdrawals"), players(came_or_left)),
        (
            message!("held-micro-games", "the single games of micro-matches"),
            event.scoring.games() > 1 && boards(|board| !board.result.is_empty()),
        ),
        (message!("held-pluses", "the plus of plus-draws"), event.scoring.mode == Mode::PlusDraw),
        (
            message!("held-unrated", "that games are unrated"),
            boards(|board| board.rated.contains(&false)),
        ),
        (
            message!("held-adjourned", "that games are adjourned"),
            boards(|board| board.result.contains(&Outcome::Adjourned)),
        ),
    ])
}

fn present<const N: usize>(held: [(&'static Message, bool); N]) -> Vec<Said> {
    held.into_iter().filter(|(_, has)| *has).map(|(what, _)| what.into()).collect()
}
