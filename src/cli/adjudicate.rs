//! `arbiter adjudicate`.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::anyhow;
use clap::{Args, ValueEnum};

use super::exit::{Failure, Outcome};
use super::inputs::open;
use super::interrupt;
use super::output::Output;
use super::records::{OwnedGame, Record, RecordRuleArgs};
use super::select::ONE_GAME;
use crate::board::Color;
use crate::record::{Case, Catalogue, CorrectionKind, DrawClaim, MainLine, NamedMove, Told};
use crate::report::{RulingOrigin, RulingView, printable};
use crate::rules::DrawKind;

/// Rule on a claim, or say everything in a game that an arbiter could have to rule on.
///
/// A half-move is named as the score sheet names it: 41w is White's move 41, 41b Black's,
/// ply:81 the 81st half-move of the record.
///
/// GRANTED: the claim is right. NOT YET: the count runs, or the position has occurred
/// before, and the limit is not reached. REFUSED: nothing runs, the rule set has no such
/// draw, the right has lapsed, or what was stated is not so.
///
/// Exit code 0: granted, or nothing to object to; 1: refused or not yet, or the record and
/// the laws disagree; 2: the question cannot be answered.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct AdjudicateArgs {
    /// A PDN file, packed ones too; `-` for standard input.
    #[arg(value_name = "FILE")]
    file: String,
    /// Which game of the file; a claim needs it where there are several.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    game: Option<u64>,
    #[command(flatten)]
    rules: RecordRuleArgs,
    /// What is claimed; without it everything in the game is reported.
    #[arg(long, value_enum)]
    claim: Option<ClaimArg>,
    /// With repetition: the moves after which the position stood, such as 41w,45w,49w. A
    /// bare number is the move of --by; without --by both sides are tried.
    #[arg(long, value_name = "MOVES", value_delimiter = ',', requires = "claim")]
    moves: Vec<NamedMove>,
    /// With no-progress and ending: the first move that the claimant counts.
    #[arg(long, value_name = "MOVE", requires = "claim")]
    from: Option<NamedMove>,
    /// Who claims.
    #[arg(long, value_enum, requires = "claim")]
    by: Option<SideArg>,
    /// When: before this half-move, its player being on move; without it at the end of the
    /// record.
    #[arg(long, value_name = "MOVE", requires = "claim")]
    at: Option<NamedMove>,
    /// The move that the claimant announces: it is counted and not played.
    #[arg(long, value_name = "22-18", requires = "claim")]
    next: Option<String>,
    /// With capture-missed, touched and irregular: the half-move that was wrong.
    #[arg(long, value_name = "MOVE", requires = "claim")]
    ply: Option<NamedMove>,
    /// What happened beside the moves, such as "23w touched w 32"; needs a single game.
    #[arg(long = "incident", value_name = "WHEN WHAT")]
    incidents: Vec<Told>,
    /// How to print it; without it -o FILE decides by its ending, else text.
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// Write to a file instead; it appears when it is complete.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Draw the positions that are evidence.
    #[arg(long)]
    diagrams: bool,
}

const EXAMPLES: &str = "\
Examples:
  arbiter adjudicate game.pdn
  arbiter adjudicate game.pdn --claim repetition --moves 41w,45w,49w
  arbiter adjudicate game.pdn --claim no-progress --at 66b
  arbiter adjudicate game.pdn --claim ending --from 52 -o ruling.md
  arbiter adjudicate game.pdn --rules english --claim repetition --next 22-18
  arbiter adjudicate game.pdn --claim capture-missed --ply 23w --at 23b";

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum ClaimArg {
    /// The same position with the same player to move.
    Repetition,
    /// Moves without anything that counts as progress.
    NoProgress,
    /// Moves in an ending of few pieces.
    Ending,
    /// The players agreed.
    Agreement,
    /// A capture was missed, or not made whole; may it still be corrected?
    CaptureMissed,
    /// A piece was touched and another one played; may it still be corrected?
    Touched,
    /// Any irregular move; may it still be corrected?
    Irregular,
}

/// What kind of question a claim is.
enum Question {
    Draw(DrawKind),
    Correction(CorrectionKind),
}

impl ClaimArg {
    const fn question(self) -> Question {
        match self {
            Self::Repetition => Question::Draw(DrawKind::Repetition),
            Self::NoProgress => Question::Draw(DrawKind::NoProgress),
            Self::Ending => Question::Draw(DrawKind::Ending),
            Self::Agreement => Question::Draw(DrawKind::Agreement),
            Self::CaptureMissed => Question::Correction(CorrectionKind::CaptureMissed),
            Self::Touched => Question::Correction(CorrectionKind::Touched),
            Self::Irregular => Question::Correction(CorrectionKind::Irregular),
        }
    }

    fn word(self) -> String {
        self.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
    }
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum SideArg {
    /// White.
    #[value(alias = "w")]
    White,
    /// Black.
    #[value(alias = "b")]
    Black,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// To read aloud.
    Text,
    /// For programs.
    Json,
    /// A ruling to hand over.
    Md,
}

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
    let mut several = false;
    while let Some(current) = game {
        // One game ahead: a second one is known of before the first is answered.
        let following = games.next().map_err(|failure| failure.about(&args.file))?;
        if let Some(second) = &following {
            args.one_game(second)?;
            several = true;
        }
        match args.adjudicate(&current, &catalogue, format, several) {
            Ok((text, right)) => {
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

/// The games that are asked about.
struct Games {
    record: Record,
    wanted: Option<u64>,
    /// Games that have been read.
    seen: u64,
}

impl Games {
    fn next(&mut self) -> Result<Option<OwnedGame>, Failure> {
        while self.wanted.is_none_or(|wanted| self.seen < wanted) {
            let Some(game) = self.record.next()? else {
                return Ok(None);
            };
            self.seen = game.text().index();
            if self.wanted.is_none_or(|wanted| self.seen == wanted) {
                return Ok(Some(game));
            }
        }
        Ok(None)
    }

    /// The error where there is no such game.
    fn none(&self, file: &str) -> Failure {
        let (file, seen) = (printable(file), self.seen);
        match self.wanted {
            Some(wanted) if seen == 1 => anyhow!("{file} has 1 game, there is no game {wanted}"),
            Some(wanted) => anyhow!("{file} has {seen} games, there is no game {wanted}"),
            None => anyhow!("{file} holds no game"),
        }
        .into()
    }
}

fn inferred(output: Option<&Path>) -> Format {
    match output.and_then(Path::extension).and_then(|ending| ending.to_str()) {
        Some("json") => Format::Json,
        Some("md" | "markdown") => Format::Md,
        _ => Format::Text,
    }
}

impl AdjudicateArgs {
    /// What does not belong together.
    fn check(&self) -> Result<(), Failure> {
        let Some(claim) = self.claim else {
            return Ok(());
        };
        let word = claim.word();
        let counts = matches!(claim, ClaimArg::NoProgress | ClaimArg::Ending);
        let corrects = matches!(claim.question(), Question::Correction(_));
        let misplaced = [
            ("--moves", !self.moves.is_empty() && claim != ClaimArg::Repetition),
            ("--from", self.from.is_some() && !counts),
            ("--next", self.next.is_some() && (corrects || claim == ClaimArg::Agreement)),
            ("--ply", self.ply.is_some() && !corrects),
        ];
        if let Some((option, _)) = misplaced.into_iter().find(|&(_, wrong)| wrong) {
            return Err(anyhow!("--claim {word} takes no {option}").into());
        }
        if corrects && self.ply.is_none() {
            return Err(anyhow!("--claim {word} needs the half-move: add --ply 23w").into());
        }
        Ok(())
    }

    /// A claim, and incidents, are about one game.
    fn one_game(&self, second: &OwnedGame) -> Result<(), Failure> {
        if self.game.is_some() {
            return Ok(());
        }
        if self.claim.is_some() {
            let file = printable(&self.file);
            let number = second.text().index();
            return Err(anyhow!(
                "--claim is about one game, and {file} holds {number} or more: name it with --game"
            )
            .into());
        }
        if !self.incidents.is_empty() {
            return Err(anyhow!(ONE_GAME).into());
        }
        Ok(())
    }

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
        let right = view.verdict.as_deref().map_or(view.agrees, |verdict| verdict == "granted");
        let text = match format {
            Format::Text if several => view.text(self.diagrams) + "\n",
            Format::Text => view.text(self.diagrams),
            Format::Md => view.markdown(),
            Format::Json if several => view.json_line(),
            Format::Json => view.json(),
        };
        Ok((text, right))
    }

    fn view(
        &self,
        text: crate::pdn::GameText<'_>,
        line: MainLine<'_>,
        laws: &crate::record::Laws,
        notes: Vec<crate::diag::Finding>,
    ) -> Result<RulingView, Failure> {
        let failed = |error: crate::record::CaseError| Failure::from(anyhow!(error));
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
                Ok(RulingView::of_claim(&case, origin, &claim.word(), by, &answer))
            }
            Question::Correction(kind) => {
                let ply = self.ply.ok_or_else(|| anyhow!("--ply is missing"))?;
                let answer = case.correction(kind, &ply, by, self.at.as_ref()).map_err(failed)?;
                Ok(RulingView::of_correction(&case, origin, &claim.word(), by, &answer))
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
