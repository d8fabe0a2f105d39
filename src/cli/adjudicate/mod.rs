//! `arbiter adjudicate`.

mod args;
mod board;

use std::ffi::OsString;
use std::io::Write;
use std::sync::Arc;

pub(super) use args::AdjudicateArgs;

use super::exit::{Failure, Outcome, columns_shown};
use super::inputs::open;
use super::interrupt;
use super::output::Output;
use crate::app::adjudicate::{Adjudicator, Ruled, RulingNote};
use crate::app::records::{Record, RequestedGames};
use crate::cli::aside::aside;
use crate::cli::words::{asked_in, language, said};
use crate::record::Catalogue;
use crate::report::{Line, RulingFormat, RulingView, one_line};
use crate::words::Language;
use draughts_ground::said::Told;

/// Runs the command.
pub(super) fn run(args: &AdjudicateArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    args.check()?;
    let format = args.written.format()?;
    let adjudicator = Adjudicator { at: args.board.find()?, catalogue: Arc::new(Catalogue::new()) };
    let given = match &adjudicator.at {
        Some(at) => at.given(args.rules.time_control.as_deref()),
        None => args.rules.given()?,
    };
    let record = Record::begin(open(&args.file)?, given, &adjudicator.catalogue);
    interrupt::watch()?;
    let inputs = [args.file.clone()];
    let columns = columns_shown(args.written.output.as_deref());
    let mut out = Output::open(args.written.output.as_deref(), &inputs, out)?;
    let question = args.question(command_line(format));
    let mut games = RequestedGames::new(record, args.game);
    let mut outcome = Outcome::Fine;
    let mut game = games.next_game().map_err(|error| error.with_record(&args.file))?;
    if game.is_none() {
        return Err(games.none(&args.file).into());
    }
    let (mut several, mut answered) = (false, false);
    while let Some(current) = game {
        // One game is read ahead, so that a second one is known before the first is answered.
        let following = games.next_game().map_err(|error| error.with_record(&args.file))?;
        if let Some(second) = &following {
            args.one_game(second)?;
            several = true;
        }
        match adjudicator.rule(&question, &current) {
            Ok(Ruled { view, rules }) => {
                let guessed = view.guessed.then(|| Line::of(&RulingNote::Guessed { rules }));
                for note in guessed.iter().chain(&view.notes) {
                    let note = note.said();
                    aside!("{}", one_line(&said(&RulingNote::Line { note })));
                }
                if answered && format == RulingFormat::Text {
                    out.lines("\n")?;
                }
                answered = true;
                out.lines(&written(&view, (format, columns), args.diagrams, several))?;
                if !view.is_right() && outcome == Outcome::Fine {
                    outcome = Outcome::Wrong;
                }
            }
            // If one game cannot be answered, the others still are.
            Err(error) if several => {
                Failure::from(error).report();
                outcome = Outcome::Unusable;
            }
            Err(error) => return Err(error.into()),
        }
        game = following;
    }
    out.finish()?;
    Ok(outcome)
}

/// Returns a ruling in a format; as JSON, one of several is a single line.
///
/// A text is wrapped to the columns of the terminal that shows it.
fn written(
    view: &RulingView,
    (format, columns): (RulingFormat, Option<u16>),
    diagrams: bool,
    is_of_several: bool,
) -> String {
    match format {
        RulingFormat::Md => view.markdown(language()),
        RulingFormat::Html => view.html(language()),
        RulingFormat::Json if is_of_several => view.json_line(),
        RulingFormat::Json => view.json(),
        RulingFormat::Text => view.text_within(columns, diagrams, language()),
    }
}

/// Returns the given command line, quoted for a shell; for people, with the language if it was not
/// named, so that the result is the same.
fn command_line(format: RulingFormat) -> String {
    let args: Vec<OsString> = std::env::args_os().skip(1).collect();
    let mut words = vec!["arbiter".to_owned()];
    let is_spoken = format != RulingFormat::Json && language() != Language::default();
    if is_spoken && asked_in(&args).is_none() {
        words.extend(["--lang".to_owned(), language().to_string()]);
    }
    words.extend(args.iter().map(|word| quoted(&word.to_string_lossy())));
    words.join(" ")
}

fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "-_./,:=+%@".contains(c);
    match !word.is_empty() && word.chars().all(plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', "'\\''")),
    }
}
