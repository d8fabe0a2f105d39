//! `arbiter event note | book`.

use std::io::Write;

use clap::{ArgGroup, Args};

use super::event_arg::{ChangeArg, apply};
use super::look::LookArgs;
use super::words::word;
use crate::acts::{Act, AddNote, DecideAppeal, StrikeNote};
use crate::app::event::winner;
use crate::cli::exit::{Failure, Outcome};
use crate::cli::words::typed;
use crate::event::acts::Noted;
use crate::event::{AppealOutcome, BookKind, Decision, Points, Round};
use crate::event_report::event::BookView;

#[derive(Debug, Args)]
#[command(group = ArgGroup::new("what").required(true))]
pub(super) struct NoteArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The player, or the team; an incident may be about nobody.
    #[arg(value_name = "ID")]
    about: Option<String>,
    /// A warning.
    #[arg(long, group = "what")]
    warning: bool,
    /// A penalty: the points that are taken from a player. Without points, say with --effect or
    /// with --match-points and --board-points of a team what it is.
    #[arg(long, group = "what", value_name = "POINTS", num_args = 0..=1)]
    #[arg(value_parser = typed::<Points>, allow_negative_numbers = true)]
    penalty: Option<Option<Points>>,
    /// Came so many minutes late.
    #[arg(long, group = "what", value_name = "MINUTES")]
    late: Option<u16>,
    /// An appeal against a ruling about the board, and its request.
    #[arg(long, group = "what", value_name = "TEXT", conflicts_with = "reason")]
    appeal: Option<String>,
    /// Something else that happened.
    #[arg(long, group = "what", value_name = "TEXT", conflicts_with = "reason")]
    incident: Option<String>,
    /// Decide an appeal by the number of its entry: upheld, in-part, dismissed or withdrawn.
    #[arg(long, group = "what", num_args = 2, value_names = ["NUMBER", "OUTCOME"])]
    #[arg(conflicts_with_all = ["about", "round", "board", "article"])]
    decide: Option<Vec<String>>,
    /// Take the entry of this number out; the history keeps it.
    #[arg(long, group = "what", value_name = "NUMBER", requires = "reason")]
    #[arg(conflicts_with_all = ["about", "round", "board", "article", "arbiter"])]
    remove: Option<u32>,
    /// The round, 0 for before the first [default: current round].
    #[arg(long)]
    round: Option<Round>,
    /// The board; by default, that of the player in the round.
    #[arg(long)]
    board: Option<u16>,
    /// The article on which it rests: "FMJD Annex 1, 5.3".
    #[arg(long, value_name = "TEXT")]
    article: Option<String>,
    /// The reason; kept in the history.
    #[arg(long, value_name = "TEXT")]
    reason: Option<String>,
    /// The arbiter who notes it.
    #[arg(long, value_name = "NAME")]
    arbiter: Option<String>,
    /// With --penalty: the match points that are taken from a team.
    #[arg(long, requires = "penalty", value_name = "POINTS")]
    #[arg(value_parser = typed::<Points>, allow_negative_numbers = true)]
    match_points: Option<Points>,
    /// With --penalty: the board points that are taken from a team.
    #[arg(long, requires = "penalty", value_name = "POINTS")]
    #[arg(value_parser = typed::<Points>, allow_negative_numbers = true)]
    board_points: Option<Points>,
    /// With --penalty: what else it is, such as "two minutes for the opponent".
    #[arg(long, requires = "penalty", value_name = "TEXT")]
    effect: Option<String>,
    /// With --appeal: which ruling about the board, from 1; by default, the last.
    #[arg(long, requires = "appeal", value_name = "NUMBER")]
    ruling: Option<u16>,
    /// With --decide: who decided.
    #[arg(long, requires = "decide", value_name = "NAME")]
    by: Option<String>,
}

/// Runs `arbiter event note`.
pub(super) fn note(args: &NoteArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let act = match (&args.decide, args.remove) {
        (Some(words), _) => args.decided(words)?.into(),
        (None, Some(number)) => {
            Act::from(StrikeNote { number, reason: args.reason.clone().unwrap_or_default() })
        }
        (None, None) => Act::from(AddNote { entry: Box::new(args.noted()) }),
    };
    apply(&args.change, act, out)
}

impl NoteArgs {
    fn noted(&self) -> Noted {
        let kind = match (&self.penalty, self.late, &self.appeal, &self.incident) {
            (Some(_), ..) => BookKind::Penalty,
            (_, Some(_), ..) => BookKind::Late,
            (_, _, Some(_), _) => BookKind::Appeal,
            (_, _, _, Some(_)) => BookKind::Incident,
            _ => BookKind::Warning,
        };
        let reason = self.reason.as_ref().or(self.appeal.as_ref()).or(self.incident.as_ref());
        Noted {
            about: self.about.clone(),
            round: self.round,
            board: self.board,
            article: self.article.clone(),
            reason: reason.cloned(),
            arbiter: self.arbiter.clone(),
            points: self.penalty.flatten(),
            match_points: self.match_points,
            board_points: self.board_points,
            effect: self.effect.clone(),
            minutes: self.late,
            ruling: self.ruling,
            ..Noted::new(kind)
        }
    }

    fn decided(&self, words: &[String]) -> Result<DecideAppeal, Failure> {
        let [number, outcome] = words else {
            return Err(self.misread(&words.join(" ")));
        };
        let number = number.parse().map_err(|_| self.misread(number))?;
        let outcome = word::<AppealOutcome>(outcome).map_err(|_| self.misread(outcome))?;
        let decision = Decision { outcome, by: self.by.clone(), reason: self.reason.clone() };
        Ok(DecideAppeal { number, decision })
    }

    fn misread(&self, word: &str) -> Failure {
        crate::cli::misuse::misuse(&crate::cli::misuse::Misuse::Decide { word: word.to_owned() })
    }
}

#[derive(Debug, Args)]
pub(super) struct BookArgs {
    #[command(flatten)]
    look: LookArgs,
    /// Only what is about this player, or team.
    #[arg(long, value_name = "ID")]
    player: Option<String>,
}

/// Runs `arbiter event book`.
pub(super) fn book(args: &BookArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let event = args.look.target.read()?;
    let only = args.player.as_deref().map(|named| winner(&event, named)).transpose()?;
    args.look.show(&BookView::new(&event, only.as_ref()), out)
}
