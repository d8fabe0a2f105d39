//! A server for a club: it judges a game record that was sent, rules on a claim in it,
//! and keeps an event in which results are recorded. Each function is what a handler would call;
//! `main` asks them itself and prints the answers.
//!
//! `cargo run --example server`; nothing of the command line is used.

use std::io::Cursor;
use std::path::Path;

use draughts_arbiter::acts::{AddPlayers, EnterResults, PairRound};
use draughts_arbiter::app::adjudicate::{Adjudicator, ClaimKind, ClaimQuestion, Question};
use draughts_arbiter::app::event::{Changed, Echo, EventFile, WriteMode};
use draughts_arbiter::app::records::{
    Given, Record, RequestedGames, Validation, each_game, judged,
};
use draughts_arbiter::app::{Error, Kind, reading};
use draughts_arbiter::event::acts::NewPlayer;
use draughts_arbiter::event::{Event, Ledger, Miswritten, System, SystemKind};
use draughts_arbiter::event_report::event::{StandingsView, written};
use draughts_arbiter::report::{FindingsFormat, GameStyle, SheetFormat};
use draughts_arbiter::rules::DrawKind;
use draughts_arbiter::storage::Author;
use draughts_arbiter::words::{Language, say, worded};

/// A record that was sent: Black does not capture in the first game, and in the second a position
/// comes back.
pub(crate) const UPLOAD: &[u8] = b"[GameType \"20\"]\n\n1. 32-28 19-23 2. 37-32 *\n\n\
    [GameType \"20\"]\n[FEN \"W:WK10:BK45\"]\n\n\
    41. 10-4 45-50 42. 4-10 50-45 43. 10-4 45-50 44. 4-10 50-45 45. 10-4 45-50 *\n";

/// The answer.
#[derive(Debug)]
pub(crate) struct Reply {
    /// The status of HTTP.
    pub(crate) status: u16,
    /// The text.
    pub(crate) body: String,
}

impl From<Result<String, Error>> for Reply {
    fn from(answer: Result<String, Error>) -> Self {
        match answer {
            Ok(body) => Self { status: 200, body },
            Err(error) => {
                Self { status: status(error.kind()), body: error.words(Language::English) }
            }
        }
    }
}

const fn status(kind: Kind) -> u16 {
    match kind {
        Kind::Usage => 400,
        Kind::Refused => 409,
        Kind::TooLarge => 413,
        Kind::Unusable => 422,
        Kind::Unreadable | Kind::BrokenPipe | Kind::Failed => 500,
        Kind::NothingWritten => 503,
        Kind::NotConfirmed => 500,
    }
}

// ANCHOR: judge
/// A line for each finding in the games of a text.
pub(crate) fn judge(upload: &[u8]) -> Result<String, Error> {
    let text = reading::bounded("the upload", upload)?;
    let mut lines = String::new();
    for game in judged("the upload", text, Given::default())? {
        for found in &game.findings {
            let (line, number) = (found.finding.place.map_or(0, |place| place.line), game.game);
            let message = worded(&found.finding, Language::English).message;
            lines.push_str(&format!("game {number}, line {line}: {message}\n"));
        }
    }
    Ok(lines)
}
// ANCHOR_END: judge

// ANCHOR: json
/// The findings in the games of a text as JSON: an `arbiter.validate/2` for each game.
pub(crate) fn findings(upload: &[u8]) -> Result<String, Error> {
    let text = reading::bounded("the upload", upload)?;
    let format = FindingsFormat::Json;
    let style = GameStyle { format, ..GameStyle::default() };
    let validation = Validation { style, ..Validation::default() };
    let (given, catalogue) = (Given::default(), &validation.catalogue);
    let games = each_game("the upload", text, given, catalogue, |game| validation.game(game))?;
    let reports: Vec<&str> = games.iter().map(|game| game.report.as_str()).collect();
    Ok(format.before_games() + &reports.join(format.between_games()) + format.after_games())
}
// ANCHOR_END: json

// ANCHOR: rule
/// The ruling on a claim of a draw by repetition, made at the end of a game.
pub(crate) fn rule(adjudicator: &Adjudicator, upload: &[u8], game: u64) -> Result<String, Error> {
    let text = reading::bounded("the upload", upload)?;
    let input = Box::new(Cursor::new(text));
    let record = Record::begin(input, Given::default(), &adjudicator.catalogue);
    let mut wanted = RequestedGames::new(record, Some(game));
    let game = wanted.next_game()?.ok_or_else(|| wanted.none("the upload"))?;
    let what = ClaimKind::Draw { kind: DrawKind::Repetition, moves: Vec::new(), next: None };
    let question = Question {
        file: "the upload".to_owned(),
        claim: Some(ClaimQuestion::of(what)),
        ..Question::default()
    };
    let ruled = adjudicator.rule(&question, &game)?;
    Ok(ruled.view.text(false, Language::English))
}
// ANCHOR_END: rule

// ANCHOR: event
/// Begins an event and pairs its first round.
pub(crate) fn begin(file: &EventFile, author: &Author, names: &[&str]) -> Result<String, Error> {
    let event = Event::new("Club", System::new(SystemKind::RoundRobin));
    file.begin(author, "new", &Echo::begun(&event), &event)?;
    let players = names.iter().copied().map(NewPlayer::named).collect();
    file.apply(author, WriteMode::Write, AddPlayers { players })?;
    Ok(told(&file.apply(author, WriteMode::Write, PairRound::default())?))
}

/// Records a result as typed, such as `1=2-0`.
pub(crate) fn record(file: &EventFile, author: &Author, typed: &str) -> Result<String, Error> {
    let entry = typed.parse().map_err(|wrong: Miswritten| Error::usage(&wrong))?;
    let act = EnterResults { entries: vec![entry], round: None, reason: None };
    Ok(told(&file.apply(author, WriteMode::Write, act)?))
}

/// Returns what was done, one line each.
fn told(changed: &Changed) -> String {
    changed.said.iter().map(|said| say(said, Language::English) + "\n").collect()
}
// ANCHOR_END: event

// ANCHOR: standings
/// Returns the current standings; nothing is locked.
pub(crate) fn standings(file: &EventFile) -> Result<String, Error> {
    let event = file.read()?;
    let view = StandingsView::new(&event, &Ledger::whole(&event), &[]);
    let page = written(&view, SheetFormat::Text, 80, Language::English);
    Ok(String::from_utf8_lossy(&page).into_owned())
}
// ANCHOR_END: standings

/// Plays through the requests of one evening and their answers; the event is kept in this folder.
pub(crate) fn evening(folder: &Path) -> Vec<(&'static str, Reply)> {
    let adjudicator = Adjudicator::default();
    let file = EventFile::at(folder.join("club.yaml"));
    // A server has a clock, and knows who has signed in.
    let author = Author {
        command: "the page of the club".to_owned(),
        at: "2026-09-03T19:30:00+02:00".to_owned(),
        by: "the secretary".to_owned(),
    };
    vec![
        ("judge", judge(UPLOAD).into()),
        ("findings", findings(UPLOAD).into()),
        ("rule", rule(&adjudicator, UPLOAD, 2).into()),
        ("begin", begin(&file, &author, &["Ash", "Elm", "Fir", "Oak"]).into()),
        ("record", record(&file, &author, "1=2-0").into()),
        ("record another", record(&file, &author, "1=0-2").into()),
        ("standings", standings(&file).into()),
    ]
}

fn main() -> std::io::Result<()> {
    let folder = std::env::temp_dir().join(format!("arbiter-server-{}", std::process::id()));
    for (asked, Reply { status, body }) in evening(&folder) {
        println!("{asked}: {status}\n{body}");
    }
    std::fs::remove_dir_all(&folder)
}
