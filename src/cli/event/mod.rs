//! `arbiter event`: everything an arbiter does with a tournament.
//!
//! Every command names its event first. Those that write take the lock, write all or nothing, and
//! report success when it is on disk; those that only show something take no lock.

mod apart;
mod attendance;
mod book;
mod check;
mod compare;
mod divisions;
mod draw;
pub(super) mod event_arg;
mod event_desk;
pub(super) mod examples;
mod explain;
mod export;
mod federation_report;
mod forms;
mod games;
mod gave_up;
mod groups;
pub(super) mod history;
pub(in crate::cli) mod import;
mod known;
mod list;
pub(super) mod look;
mod matches;
mod namesakes;
mod new;
mod pairing;
mod pdn;
mod players;
mod playoff;
mod prizes;
mod result;
mod ruling;
mod schedule;
mod stages;
pub(super) mod target;
mod teams;
mod views;
mod words;

pub(super) use words::word;

use std::io::Write;

use clap::{Args, Subcommand};

use super::exit::{Failure, Outcome};
use super::grouped::Grouped;

#[derive(Debug, Args)]
pub(super) struct EventArgs {
    #[command(subcommand)]
    verb: Grouped<Verb>,
}

#[derive(Debug, Subcommand)]
enum Verb {
    /// Begin an event: write its file.
    #[command(after_help = examples::NEW)]
    New(Box<new::NewArgs>),
    /// List the events in tournaments/: name, system, players, round, and what is missing.
    List(list::ListArgs),
    /// Rules of team events that `new --preset` knows: list them, or print one.
    ///
    /// Each has the name of the event whose rules it follows. `unread` lists what its source does
    /// not say; there the rules of any new event apply.
    Presets(new::PresetsArgs),
    /// Add a player, or all players of a CSV file.
    #[command(after_help = examples::ADD)]
    Add(Box<players::AddArgs>),
    /// Remove a player who has not been paired.
    Remove(players::RemoveArgs),
    /// Set fields of the event, or of a player.
    ///
    /// `set EVENT place=Town tiebreaks=SOLK/T,SOLK` or `set EVENT p5 rating=1200 club=`; an
    /// empty value removes the field.
    #[command(after_help = examples::SET)]
    Set(players::SetArgs),
    /// Update ratings, titles, federation ids and clubs from a newer list.
    ///
    /// A line of the list is a player's by the number at the federation, by the id in the event, or
    /// by the whole name if only one line and one player have it. Unmatched players are listed with
    /// the lines that may fit, and are not changed; players who are not in the list are listed too.
    /// An empty cell changes nothing. Rounds that are paired do not change; the reply names the
    /// first round affected.
    #[command(after_help = examples::UPDATE)]
    Update(known::UpdateArgs),
    /// Record another name of a player, as in records and lists.
    ///
    /// An alias is for names that are not the player's own: another spelling, a maiden name, a slip
    /// in the records. `event games`, `result --from` and `update` then find the player by it as by
    /// the player's own name, in any order, case and accents; nothing that is printed changes.
    /// `--remove` takes it away again. A name or an alias of another player is refused.
    Alias(known::AliasArgs),
    /// Keep players apart: no two of those named may meet.
    #[command(after_help = examples::FORBID)]
    Forbid(apart::ForbidArgs),
    /// Keep players of one club, family, federation or team apart.
    Separate(apart::SeparateArgs),
    /// Set or change the date and time of a round, paired or not.
    #[command(after_help = examples::SCHEDULE)]
    Schedule(schedule::ScheduleArgs),
    /// List what looks wrong: rematches, colours, forgotten players, amended results.
    #[command(after_help = examples::CHECK)]
    Check(check::CheckArgs),
    /// Pair the next round, or with --all every round of a schedule.
    #[command(after_help = examples::PAIR)]
    Pair(pairing::PairArgs),
    /// Publish a round that was paired as a draft, and drafts before it.
    PublishRound(pairing::PublishRoundArgs),
    /// Take back the pairing of the last round, or with --all of every round.
    #[command(after_help = examples::UNPAIR)]
    Unpair(pairing::UnpairArgs),
    /// Exchange two players of a round, or the colours of a board.
    ///
    /// In team events, `2.1` is board 1 of match 2, and `2.` all its boards.
    ///
    /// A board that has a result keeps it: each player keeps the points, with the colour that they
    /// had in fact.
    #[command(after_help = examples::SWAP)]
    Swap(pairing::SwapArgs),
    /// Pair by hand: a whole round, or some boards of one.
    ///
    /// `p3:p8` is a board, White first; `p5:bye`, `p5:half`, `p5:absent` name players who do not
    /// play. The round is the next, if it is not paired yet; for a paired round, name the players
    /// of the boards that change.
    #[command(after_help = examples::PAIR_BY_HAND)]
    PairByHand(pairing::PairByHandArgs),
    /// Record who advances in a knockout if the points are level, or for another reason.
    Advance(pairing::AdvanceArgs),
    /// Draw the openings of a round by lot, or enter those that were drawn by hand.
    ///
    /// Each drawing takes a number of six digits from the machine at that moment, or one that was
    /// called out in the hall. Divided by the count of lines that are still allowed, it leaves a
    /// remainder: so many lines are skipped, in the order of the table. Number and count are kept,
    /// so that everybody can repeat the drawing afterwards, and nobody can foresee it.
    ///
    /// No line is drawn twice in an event. An opening holds for every game of a pairing. Boards
    /// that are not named begin as usual.
    #[command(after_help = examples::DRAW)]
    Draw(Box<draw::DrawArgs>),
    /// Enter results.
    ///
    /// `3=2-0`: board 3, White's points first. A win of White, of Black and a draw are also `3=w`,
    /// `3=b`, and `3=d` or `3==`; White's points alone are `3=2`; White wins or loses by forfeit with
    /// `3=+` or `3=-`. `1-0`, `0-1` and `1/2-1/2` mean the event's own scores if it has one for each
    /// win and one for each draw. So `1/2-1/2` does not go in a plus-draw or Goes event, and none of
    /// them in a Delft count. `3=w-late`: White came too late and has lost. Other results are
    /// `3=b-forfeit`, `3=both-forfeit`, `3=1-1:adjudicated`, `3=2-0:forfeit`, `3=adjourned`,
    /// `3=annulled`. `3=clear` takes a result away, with --reason. By player: `p12=win`, `p12=loss`,
    /// `p12=late`, `p12=absent`. Also in Dutch: `wit`, `zwart`, `remise`, `wit-te-laat`,
    /// `2-0:reglementair`, `afgebroken`.
    /// Micro-matches: `3=2-0,1-1`, or `3.2=1-1` for the second game, or `3=3-1` if only the score of
    /// both together is known; the points of the player named
    /// first on the board come first in both.
    ///
    /// In team events, `3.2=2-0` is board 2 of match 3, and `7=2-0` board 7 of the round. In both,
    /// and in results without boards, the points of the home team come first, as in a match report,
    /// whoever has White. `+` is a forfeit that the home player wins. `3.2=w` is a win of White, and
    /// `7w=2-0` has White's points first.
    ///
    /// Without boards, `2 1 = 0 +`: the open boards in their order, as many results as boards.
    #[command(after_help = examples::RESULT)]
    Result(result::ResultArgs),
    /// Enter the results of a round, one board after the other.
    ///
    /// Asks for each board that has no result, with the names of its players. On a terminal, one
    /// key is a result: White's points, `=`, `+` and `-` for a forfeit. In team events, points and
    /// signs are those of the player of the home team. Each answer is written to the event and its
    /// history before the desk asks for the next board, as `result` would write it.
    ///
    /// Without a terminal, and with `--lines`, each line is an answer: a result as `result` takes
    /// it, or `12=2-0` for board 12. `?` lists what else can be typed.
    #[command(after_help = examples::DESK)]
    Desk(event_desk::DeskArgs),
    /// Record that a player left a game or resigned it, if ratings need to know.
    #[command(after_help = examples::GAVE_UP)]
    GaveUp(gave_up::GaveUpArgs),
    /// Set whether games count for ratings: `3=no`, or `3.2=no` for the second game.
    Rated(gave_up::RatedArgs),
    /// Enter a round's results from its game records, and report whatever disagrees.
    ///
    /// Each game finds its board by the names of its players (in any order, case and accents;
    /// initials, ids, and the numbers at the federation in WhiteFmjdId and BlackFmjdId) and by
    /// its colours. It is judged under the rules of the event, and its result is written in the
    /// points of the event. Nothing from a file is entered if part of it cannot be read.
    ///
    /// Which result wins: the one that both players signed, which is the one after the moves,
    /// otherwise the one in the Result tag. It is entered, and what an arbiter should look at is
    /// reported, if a move was irregular, if moves cannot be followed, or if the record just ends.
    /// It is NOT entered if the laws or the tag give another result, if a draw came too early, or
    /// if it is 0-0. It is not entered either if colours or round are not those of the pairing, or
    /// if several records are of the same game. Look at the record, and then correct it, or enter the result by hand,
    /// or --accept the board. That enters the recorded result for the players of the record, and is
    /// not reported again. If a ruling is recorded against the board, its result stands. A result
    /// that the event already has is changed only with --amend --reason; with --accept as well,
    /// only on the boards that are accepted.
    ///
    /// Records of other rounds are ignored. Run it again as often as you like: what is there
    /// is not entered twice.
    ///
    /// Exit code 0: every game of the round is there and nothing disagrees; 1: something
    /// disagrees or is missing; 2: a file cannot be read; 3: nothing could be written.
    #[command(after_help = examples::GAMES)]
    Games(Box<games::GamesArgs>),
    /// Record a ruling against a board: in words, or as `arbiter adjudicate` gave it.
    ///
    ///   arbiter adjudicate r3.pdn --game 4 --claim repetition --format json |
    ///     arbiter event ruling club --from - --enter
    ///
    /// --from records the claim, the ruling, the article, and the record with its digest, against the
    /// board on which the players of the game meet, or the one that `adjudicate --event` was given.
    /// --enter enters the result that the ruling gives as played, because the laws ended the game.
    /// A game that the arbiter decides without the laws is a different matter:
    /// arbiter event result EVENT 3=1-1:adjudicated.
    #[command(
        verbatim_doc_comment,
        about = "Record a ruling against a board: in words, or as `arbiter adjudicate` gave it"
    )]
    Ruling(Box<ruling::RulingArgs>),
    /// Record something in the arbiter's book, which is private: a warning, a penalty, a late
    /// arrival, an appeal, an incident.
    ///
    ///   arbiter event note club p5 --warning --article "FMJD Annex 1, 3.14" --reason "telephone"
    ///   arbiter event note club p5 --penalty 1 --article "rules of the event, 7" --reason "again"
    ///   arbiter event note club p6 --late 12
    ///   arbiter event note club p7 --appeal "the position stood three times" --round 4
    ///   arbiter event note club --decide 4 dismissed --by "the appeals committee"
    ///
    /// The points of a penalty are taken from the score in its round.
    #[command(
        verbatim_doc_comment,
        about = "Record something in the arbiter's book, which is private: a warning, a penalty, a late \
            arrival, an appeal, an incident"
    )]
    Note(Box<book::NoteArgs>),
    /// Show, add, change or take out teams.
    #[command(after_help = examples::TEAM)]
    Team(teams::TeamArgs),
    /// Submit the line-up of a team for a round.
    ///
    /// `lineup EVENT t1 4 p3 p1 p7 p9`: board 1 first, `-` for a board that stays empty. Before the
    /// round is paired it is kept; after, the players sit at the boards of the match.
    #[command(after_help = examples::LINEUP)]
    Lineup(teams::LineupArgs),
    /// Rule on a team match as a whole, move it, or postpone it.
    #[command(after_help = examples::MATCH)]
    Match(matches::MatchArgs),
    /// Give bonus points or take penalty points; earlier awards stand.
    #[command(after_help = examples::AWARD)]
    Award(matches::AwardArgs),
    /// Set the groups that play for themselves, or draw them.
    ///
    /// `groups EVENT A=t1,t4 B=t2,t3`, or `groups EVENT --draw A,B`: by rating in serpentine (A B B
    /// A), with --seed by lot.
    #[command(after_help = examples::GROUPS)]
    Groups(stages::GroupsArgs),
    /// Add or remove a stage after the first, such as a final after groups.
    Stage(stages::StageArgs),
    /// Show who is promoted and relegated, or set how many are.
    Division(divisions::DivisionArgs),
    /// Show play-offs, open one, or enter its games.
    #[command(after_help = examples::PLAYOFF)]
    Playoff(playoff::PlayoffArgs),
    /// Show who gets which prize, or set the prizes.
    #[command(after_help = examples::PRIZE)]
    Prize(prizes::PrizeArgs),
    /// Make an event from another program's file.
    ///
    /// It reads tournament reports of FIDE (TRF16 and TRF26, with the codes of JaVaFo and
    /// bbpPairings) and the crosstables of Draughts Arbiter Pro and Toernooibase, and tells them
    /// apart by their contents. Players, pairings, colours, results, byes, points of results,
    /// rounds still to come, forbidden pairs and acceleration are imported; whatever has no place
    /// in the event is reported.
    ///
    /// Exit code 0: the event is written; 2: the file is malformed, and nothing is written.
    Import(import::ImportArgs),
    /// Record that a player asks for a bye in a future round.
    #[command(after_help = examples::BYE)]
    Bye(attendance::ByeArgs),
    /// Record that a player will be absent from a future round.
    #[command(after_help = examples::ABSENT)]
    Absent(attendance::AbsentArgs),
    /// Let a late player play from a later round on, or immediately against the player with the
    /// bye.
    #[command(after_help = examples::LATE)]
    Late(players::LateArgs),
    /// Withdraw a player from the event.
    #[command(after_help = examples::WITHDRAW)]
    Withdraw(attendance::WithdrawArgs),
    /// Let a player who had left play again.
    Return(attendance::ReturnArgs),
    /// Adjourn games, to be continued later.
    Adjourn(attendance::AdjournArgs),
    /// Postpone games to another day.
    ///
    /// For the pairing they are adjourned games. `arbiter event outstanding` lists them.
    #[command(after_help = examples::POSTPONE)]
    Postpone(attendance::PostponeArgs),
    /// Show who plays whom in a round, and the results so far.
    #[command(after_help = examples::PAIRINGS)]
    Pairings(views::PairingsArgs),
    /// Show the fixtures of teams: who meets whom, when and where, in all rounds that are paired.
    Fixtures(views::FixturesArgs),
    /// List the games that are still to be played: by whom, and by when.
    ///
    /// Those of the rounds up to the current one, and postponed games of all rounds.
    Outstanding(views::OutstandingArgs),
    /// Explain how a round of a Swiss was paired, as a whole or for one board.
    #[command(after_help = examples::EXPLAIN)]
    Explain(explain::ExplainArgs),
    /// Show the places, by points and tie-breaks, after any round.
    #[command(after_help = examples::STANDINGS)]
    Standings(views::StandingsArgs),
    /// Show all results: player against player, or round by round.
    Crosstable(views::CrosstableArgs),
    /// Draw the bracket of a knockout, also what is to come; as text or as a picture.
    Bracket(views::BracketArgs),
    /// Show the colours of all players, their balance, the longest run, and the colour due.
    #[command(name = "colours", alias = "colors")]
    Colors(views::ColorsArgs),
    /// Show a player with every round, requests and rulings; or a team with matches and members.
    Player(views::PlayerArgs),
    /// List the players with their ids.
    Players(views::PlayersArgs),
    /// Show the arbiter's book, which is private: what was noted, and what was ruled.
    Book(book::BookArgs),
    /// Check who has met a title norm, each condition with its numbers.
    ///
    /// The conditions are those of a document of your own; `arbiter schema norms` says what it may
    /// hold. Missing data (a rating, a federation) are reported as unknown, and no norm is granted
    /// on them.
    Norms(federation_report::NormsArgs),
    /// Write the report that is sent after an event.
    ///
    /// It has the data of the event, arbiters, schedule, field, standings, crosstable, rating
    /// changes, norms, prizes, games out of the ordinary, rulings and the arbiter's book.
    ///
    /// It is for the federation, and not for the wall: it has the arbiter's book. Missing data are
    /// listed at the top. As CSV it is the crosstable of Draughts Arbiter Pro, without the
    /// arbiter's book.
    #[command(after_help = examples::FEDERATION_REPORT)]
    FederationReport(federation_report::FederationReportArgs),
    /// Print the report of each match of a round, to fill in and sign; as text or as pages (html).
    ///
    /// Known data are printed: teams, venue, date, boards, names, colours, results.
    MatchSheet(forms::MatchSheetArgs),
    /// Print a form for the line-up of each team, to fill in; as text or as pages (html).
    ///
    /// The members are printed below it with their ids; the opponent and the colours, if the round
    /// is paired.
    LineupSheet(forms::LineupSheetArgs),
    /// Write the whole event for other programs.
    #[command(after_help = examples::EXPORT)]
    Export(export::ExportArgs),
    /// Write the games as PDN: a round to be filled in, or all games with their moves.
    ///
    /// Each game has its tags: event, place, date, round, players, result and board, and titles,
    /// ratings and numbers at the federation as far as they are known. A game without a result has
    /// `*`. The moves are those of the records that `event games` has noted with the boards, or of
    /// the files that --games names. Rulings are in comments. Forfeits are left out.
    #[command(after_help = examples::PDN)]
    Pdn(pdn::PdnArgs),
    /// Say what another file of the event has otherwise: results, rounds, players, and the rest.
    ///
    /// The other file is one that was changed elsewhere, such as a copy that a program made which
    /// synchronises folders. Exit code 1 if something differs.
    Compare(compare::CompareArgs),
    /// Show what was done to the event, and whether its history is sound.
    #[command(after_help = examples::HISTORY)]
    History(history::HistoryArgs),
    /// Take back the last operation, or the last 2, 3 and so on: `undo EVENT 2`.
    #[command(after_help = examples::UNDO)]
    Undo(history::UndoArgs),
    /// Do again the operations that were undone last.
    Redo(history::UndoArgs),
    /// Bring back the state after an operation, by its number in `history`: `restore EVENT 12`.
    ///
    /// This too is an operation that can be undone.
    Restore(history::RestoreArgs),
}

/// Returns whether `arbiter event` has a command of this name.
pub(super) fn has(word: &str) -> bool {
    <Verb as Subcommand>::has_subcommand(word)
}

/// Returns the IDs and names of the teams and players of an event; empty if it cannot be read.
pub(super) fn competitors(event: &str) -> Vec<(String, String)> {
    let file = target::existing(event).ok().map(crate::app::event::EventFile::at);
    let Some(event) = file.and_then(|file| file.read().ok()) else { return Vec::new() };
    let teams = event.teams.iter().map(|team| (team.id.to_string(), team.name.clone()));
    let players = event.players.iter().map(|player| (player.id.to_string(), player.name.clone()));
    teams.chain(players).collect()
}

/// Returns the categories of an event; empty if it cannot be read.
pub(super) fn categories_of(event: &str) -> Vec<String> {
    let file = target::existing(event).ok().map(crate::app::event::EventFile::at);
    let event = file.and_then(|file| file.read().ok());
    let all = event.iter().flat_map(|event| event.all_categories());
    all.map(str::to_owned).collect()
}

/// Runs `arbiter event`.
pub(super) fn run(args: &EventArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    match &args.verb.0 {
        Verb::New(args) => new::run(args, out),
        Verb::List(args) => list::run(args, out),
        Verb::Presets(args) => new::presets(args, out),
        Verb::Add(args) => players::add(args, out),
        Verb::Remove(args) => players::remove(args, out),
        Verb::Set(args) => players::set(args, out),
        Verb::Update(args) => known::update(args, out),
        Verb::Alias(args) => known::alias(args, out),
        Verb::Forbid(args) => apart::forbid(args, out),
        Verb::Separate(args) => apart::separate(args, out),
        Verb::Schedule(args) => schedule::run(args, out),
        Verb::Check(args) => check::run(args, out),
        Verb::Pair(args) => pairing::pair(args, out),
        Verb::PublishRound(args) => pairing::publish_round(args, out),
        Verb::Unpair(args) => pairing::unpair(args, out),
        Verb::Swap(args) => pairing::swap(args, out),
        Verb::PairByHand(args) => pairing::pair_by_hand(args, out),
        Verb::Advance(args) => pairing::advance(args, out),
        Verb::Draw(args) => draw::run(args, out),
        Verb::Result(args) => result::run(args, out),
        Verb::Desk(args) => event_desk::run(args, out),
        Verb::GaveUp(args) => gave_up::gave_up(args, out),
        Verb::Rated(args) => gave_up::rated(args, out),
        Verb::Games(args) => games::run(args, out),
        Verb::Ruling(args) => ruling::run(args, out),
        Verb::Note(args) => book::note(args, out),
        Verb::Team(args) => teams::team(args, out),
        Verb::Lineup(args) => teams::lineup(args, out),
        Verb::Match(args) => matches::of_match(args, out),
        Verb::Award(args) => matches::award(args, out),
        Verb::Groups(args) => stages::groups(args, out),
        Verb::Division(args) => divisions::division(args, out),
        Verb::Stage(args) => stages::stage(args, out),
        Verb::Playoff(args) => playoff::playoff(args, out),
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
        Verb::Fixtures(args) => views::fixtures(args, out),
        Verb::Outstanding(args) => views::outstanding(args, out),
        Verb::Standings(args) => views::standings(args, out),
        Verb::Crosstable(args) => views::crosstable(args, out),
        Verb::Bracket(args) => views::bracket(args, out),
        Verb::Colors(args) => views::colors(args, out),
        Verb::Player(args) => views::player(args, out),
        Verb::Players(args) => views::players(args, out),
        Verb::Book(args) => book::book(args, out),
        Verb::Norms(args) => federation_report::norms(args, out),
        Verb::FederationReport(args) => federation_report::federation_report(args, out),
        Verb::MatchSheet(args) => forms::match_sheet(args, out),
        Verb::LineupSheet(args) => forms::lineup_sheet(args, out),
        Verb::Export(args) => export::run(args, out),
        Verb::Pdn(args) => pdn::run(args, out),
        Verb::Compare(args) => compare::run(args, out),
        Verb::History(args) => history::history(args, out),
        Verb::Undo(args) => history::undo(args, out),
        Verb::Redo(args) => history::redo(args, out),
        Verb::Restore(args) => history::restore(args, out),
    }
}
