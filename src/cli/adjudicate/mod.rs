//! `arbiter adjudicate`.

mod args;
mod games;

use std::io::Write;
use std::sync::Arc;

use anyhow::anyhow;

pub use args::AdjudicateArgs;
use args::{Format, Question, SideArg, inferred};
use games::Games;

use super::exit::{Failure, Outcome};
use super::inputs::open;
use super::interrupt;
use super::output::Output;
use super::records::{OwnedGame, Record};
use crate::board::Color;
use crate::diag::Finding;
use crate::pdn::GameText;
use crate::record::{Case, CaseError, Catalogue, DrawClaim, Laws, MainLine};
use crate::report::{RulingOrigin, RulingView};

/// Runs the command.
pub fn run(args: &AdjudicateArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    args.check()?;
    let named = args.rules.laws()?;
    let catalogue = Arc::new(Catalogue::new());
    let record = Record::begin(open(&args.file)?, named, &catalogue);
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
        match args.adjudicate(&current, &catalogue, format, several) {
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

impl AdjudicateArgs {
    /// The answer about a game, and whether all is right.
    fn adjudicate(
        &self,
        game: &OwnedGame,
        catalogue: &Catalogue,
        format: Format,
        several: bool,
    ) -> Result<(String, bool), Failure> {
        let text = game.text();
        let mut line = MainLine::read(&text);
        let choice = game.choice(&line, catalogue);
        line.told = self.incidents.clone();
        let notes = choice.note().into_iter().chain(choice.unknown_type(&line)).collect();
        let letters = line.uses_letters().then(|| choice.laws.in_letters());
        let laws = letters.as_ref().unwrap_or(&choice.laws);
        let view =
            self.view(text, line, laws, notes).map_err(|failure| failure.about(&self.file))?;
        if choice.guessed {
            anstream::eprintln!(
                "note: judged by {}, which was guessed; name it with --rules",
                laws.set.name
            );
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

    fn view(
        &self,
        text: GameText<'_>,
        line: MainLine<'_>,
        laws: &Laws,
        notes: Vec<Finding>,
    ) -> Result<RulingView, Failure> {
        let failed = |error: CaseError| Failure::from(anyhow!(error));
        let case = Case::open(text, line, laws, notes).map_err(failed)?;
        self.told(&case)?;
        let command = command_line();
        let origin = RulingOrigin { file: &self.file, command: &command };
        let by = self.by.map(|side| match side {
            SideArg::White => Color::White,
            SideArg::Black => Color::Black,
        });
        let Some(claim) = self.claim else {
            let all = case.overview().map_err(failed)?;
            return Ok(RulingView::of_overview(&case, origin, &all));
        };
        match claim.question() {
            Question::Draw(kind) => {
                let moves = self.moves.iter().chain(&self.from).copied().collect();
                let (at, next) = (self.at, self.next.clone());
                let asked = DrawClaim { kind, moves, by, at, next };
                let answer = case.claim(&asked).map_err(failed)?;
                Ok(RulingView::of_claim(&case, origin, &asked, &answer))
            }
            Question::Correction(kind) => {
                let ply = self.ply.as_ref();
                let answer = case.correction(kind, ply, by, self.at.as_ref()).map_err(failed)?;
                Ok(RulingView::of_correction(&case, origin, kind, by, &answer))
            }
        }
    }

    /// An incident that was told and could not be used is an error here.
    fn told(&self, case: &Case<'_>) -> Result<(), Failure> {
        if self.incidents.len() == case.report.told.len() {
            return Ok(());
        }
        let wrong =
            case.report.findings.iter().find(|found| found.finding.code == "incident-invalid");
        match wrong {
            Some(found) => Err(anyhow!("{}", found.finding.message).into()),
            None => Ok(()),
        }
    }
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
