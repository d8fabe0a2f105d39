//! `arbiter adjudicate`.

mod args;
mod board;
mod games;
mod undecided;

use std::borrow::Cow;
use std::io::Write;
use std::sync::Arc;

use anyhow::anyhow;

pub use args::AdjudicateArgs;
use args::{ClaimArg, Format, SideArg, inferred};
use board::AtBoard;
use games::Games;
use undecided::{at_a_pace_or_refused, named_or_refused, shared_game_type};

use super::exit::{Failure, Outcome};
use super::inputs::open;
use super::interrupt;
use super::output::Output;
use crate::app::records::{OwnedGame, Record};
use crate::board::Color;
use crate::cli::words::language;
use crate::record::{Case, CaseError, Catalogue, DrawClaim, Laws, MainLine, RecordFinding, codes};
use crate::report::{RulingOrigin, RulingView, one_line};
use crate::rules::GameTypeTag;
use crate::words::worded;

/// Runs the command.
pub fn run(args: &AdjudicateArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    args.check()?;
    let desk = Desk { at: args.board.find()?, catalogue: Arc::new(Catalogue::new()) };
    let given = match &desk.at {
        Some(at) => at.given(args.rules.time_control.as_deref()),
        None => args.rules.given()?,
    };
    let record = Record::begin(open(&args.file)?, given, &desk.catalogue);
    interrupt::watch()?;
    let inputs = [args.file.clone()];
    let mut out = Output::open(args.output.as_deref(), &inputs, out)?;
    let format = args.format.unwrap_or_else(|| inferred(args.output.as_deref()));
    let mut games = Games { record, wanted: args.game, seen: 0 };
    let mut outcome = Outcome::Fine;
    let mut game = games.next().map_err(|failure| failure.about(&args.file))?;
    if game.is_none() {
        return Err(games.none(&args.file));
    }
    let (mut several, mut answered) = (false, false);
    while let Some(current) = game {
        // One game ahead: a second one is known of before the first is answered.
        let following = games.next().map_err(|failure| failure.about(&args.file))?;
        if let Some(second) = &following {
            args.one_game(second)?;
            several = true;
        }
        match args.adjudicate(&current, &desk, format, several) {
            Ok((text, right)) => {
                if answered && format == Format::Text {
                    out.lines("\n")?;
                }
                answered = true;
                out.lines(&text)?;
                if !right && outcome == Outcome::Fine {
                    outcome = Outcome::Wrong;
                }
            }
            // What cannot be answered of one game hides no other.
            Err(failure) if several => {
                failure.report();
                outcome = Outcome::Unusable;
            }
            Err(failure) => return Err(failure),
        }
        game = following;
    }
    out.finish()?;
    Ok(outcome)
}

/// What rulings rest on beside the record.
struct Desk {
    /// The board of an event, if one was named.
    at: Option<AtBoard>,
    /// The project's rule sets.
    catalogue: Arc<Catalogue>,
}

/// What is ruled on a game.
struct Ruled {
    view: RulingView,
    /// Half-moves that are made before the moment that is asked about.
    made: usize,
    /// The half-move that is said to be wrong, from 1.
    wrong: Option<usize>,
}

impl AdjudicateArgs {
    /// The answer about a game, and whether all is right.
    fn adjudicate(
        &self,
        game: &OwnedGame,
        desk: &Desk,
        format: Format,
        several: bool,
    ) -> Result<(String, bool), Failure> {
        let text = game.text();
        let mut line = MainLine::read(&text);
        let choice = game.choice(&line, &desk.catalogue);
        line.told = self.incidents.clone();
        let is_named = self.rules.rules.is_some() || desk.at.is_some();
        let shared = match self.claim {
            _ if is_named => None,
            Some(_) => named_or_refused(self, text, &line, &desk.catalogue, choice.pace_of(&line))?,
            None => shared_game_type(&line, &desk.catalogue),
        };
        at_a_pace_or_refused(self, text, &line, &choice)?;
        let notes = choice.note().into_iter().chain(choice.unknown_type(&line)).collect();
        let letters = line.uses_letters().then(|| choice.laws.in_letters());
        let laws = letters.as_ref().unwrap_or(&choice.laws);
        let case = Case::open(text, line, laws, notes)
            .map_err(|error| Failure::from(anyhow!(error)).about(&self.file))?;
        let Ruled { mut view, .. } =
            self.ruling(&case).map_err(|failure| failure.about(&self.file))?;
        view.guessed = choice.guessed;
        view.time_control = choice.time_control(&case.line).map(Cow::into_owned);
        view.notes.extend(shared);
        view.notes.extend(self.other_game_type(&case.line, laws));
        view.notes.extend(unread_text(&case));
        if let Some(at) = &desk.at {
            at.tell(&case.line, &desk.catalogue, &mut view);
        }
        if choice.guessed {
            let name = &laws.set.name;
            anstream::eprintln!("note: judged by {name}, which was guessed; name it with --rules");
        }
        for note in &view.notes {
            anstream::eprintln!("note: {}", one_line(note));
        }
        let right = view.is_right();
        let text = match format {
            Format::Text => view.text(self.diagrams),
            Format::Md => view.markdown(),
            Format::Html => view.html(),
            Format::Json if several => view.json_line(),
            Format::Json => view.json(),
        };
        Ok((text, right))
    }

    /// What is ruled on a game.
    fn ruling(&self, case: &Case<'_>) -> Result<Ruled, Failure> {
        let failed = |error: CaseError| Failure::from(anyhow!(error));
        self.told(case)?;
        let command = command_line();
        let origin = RulingOrigin { file: &self.file, command: &command };
        let by = self.by.map(|side| match side {
            SideArg::White => Color::White,
            SideArg::Black => Color::Black,
        });
        let Some(claim) = self.claim else {
            let all = case.overview().map_err(failed)?;
            let view = RulingView::of_overview(case, origin, &all);
            return Ok(Ruled { view, made: case.report.plies, wrong: None });
        };
        match claim {
            ClaimArg::Draw(kind) => {
                let moves = self.moves.iter().chain(&self.from).copied().collect();
                let (at, next) = (self.at, self.next.clone());
                let asked = DrawClaim { kind, moves, by, at, next };
                let answer = case.claim(&asked).map_err(failed)?;
                let made = case.played.at(answer.ruling.claimed_at).map_or(0, |at| at.ply);
                let view = RulingView::of_claim(case, origin, &asked, &answer);
                Ok(Ruled { view, made, wrong: None })
            }
            ClaimArg::Correction(kind) => {
                let ply = self.ply.as_ref();
                let answer = case.correction(kind, ply, by, self.at.as_ref()).map_err(failed)?;
                let (made, wrong) = (answer.due.ply.saturating_sub(1), answer.ply.map(|at| at.ply));
                let view = RulingView::of_correction(case, origin, kind, by, &answer);
                Ok(Ruled { view, made, wrong })
            }
        }
    }

    /// That the record says another game than the rules that were named.
    fn other_game_type(&self, line: &MainLine<'_>, laws: &Laws) -> Option<String> {
        self.rules.rules.as_ref()?;
        let tag = line.tag("GameType")?;
        let number = GameTypeTag::parse(tag.raw_value).number?;
        let own = laws.set.game_type.number();
        own.is_some_and(|own| own != number).then(|| {
            format!(
                "the GameType tag of the record says {number}, and {} is another game; it is \
                 judged by {}, as was asked",
                laws.set.name, laws.set.name
            )
        })
    }

    /// An incident that was told and could not be used is an error here.
    fn told(&self, case: &Case<'_>) -> Result<(), Failure> {
        let wrong = match self.incidents.is_empty() {
            true => None,
            false => {
                let invalid = |found: &&RecordFinding| found.finding.is(codes::INCIDENT_INVALID);
                case.report.findings.iter().find(invalid)
            }
        };
        match wrong {
            Some(found) => Err(anyhow!("{}", worded(&found.finding, language()).message).into()),
            None => Ok(()),
        }
    }
}

/// That there is text among the moves which could not be read, and was passed over.
fn unread_text(case: &Case<'_>) -> Option<String> {
    let unread = |found: &&RecordFinding| found.finding.is(codes::TEXT_UNREADABLE);
    let found = case.report.findings.iter().find(unread)?;
    let place = found.finding.place.map_or_else(String::new, |place| {
        format!(" (line {}, column {})", place.line, place.column)
    });
    let message = worded(&found.finding, language()).message;
    Some(format!("{message}{place}: it was passed over, and a move may be missing"))
}

/// The command line that was given, quoted for a shell.
fn command_line() -> String {
    let words = std::env::args_os().skip(1).map(|word| quoted(&word.to_string_lossy()));
    std::iter::once("arbiter".to_owned()).chain(words).collect::<Vec<_>>().join(" ")
}

fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "-_./,:=+%@".contains(c);
    match !word.is_empty() && word.chars().all(plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', "'\\''")),
    }
}
