//! The arguments of `arbiter adjudicate`.

use std::sync::LazyLock;

use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};

use super::board::BoardArgs;
use crate::app::adjudicate::{ClaimKind, ClaimQuestion, Question};
use crate::app::records::OwnedGame;
use crate::board::Color;
use crate::cli::exit::Failure;
use crate::cli::formats::{FormatArgs, Writes};
use crate::cli::misuse::{Misuse, misuse};
use crate::cli::records::RecordRuleArgs;
use crate::cli::words::{language, typed};
use crate::record::{CorrectionKind, IncidentAt, NamedMove};
use crate::report::{RulingFormat, printable};
use crate::rules::{ClaimForm, DrawKind};

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct AdjudicateArgs {
    /// A PDN file, also packed; `-` for standard input.
    #[arg(value_name = "FILE")]
    pub(super) file: String,
    /// Which game of the file; a claim needs it if there are several.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(super) game: Option<u64>,
    #[command(flatten)]
    pub(super) rules: RecordRuleArgs,
    #[command(flatten)]
    pub(super) board: BoardArgs,
    /// The claim; without it, everything in the game is reported.
    #[arg(long, value_enum)]
    pub(super) claim: Option<ClaimArg>,
    /// With repetition: the moves after which the position stood, such as 41w,45w,49w. A
    /// bare number is the move of --by; without --by, both sides are tried.
    #[arg(long, value_name = "MOVES", value_delimiter = ',', requires = "claim", value_parser = typed::<NamedMove>)]
    pub(super) moves: Vec<NamedMove>,
    /// With no-progress and ending: the first move that the claimant counts.
    #[arg(long, value_name = "MOVE", requires = "claim", value_parser = typed::<NamedMove>)]
    pub(super) first_move: Option<NamedMove>,
    /// The side that claims.
    #[arg(long, value_enum, requires = "claim")]
    pub(super) by: Option<SideArg>,
    /// When: before this half-move, with its player on move; without it, at the end of the
    /// record.
    #[arg(long, value_name = "MOVE", requires = "claim", value_parser = typed::<NamedMove>)]
    pub(super) at: Option<NamedMove>,
    /// The move that the claimant announces: it is counted but not played, and makes a claim right
    /// only by rules that let it be announced.
    #[arg(long, value_name = "22-18", requires = "claim")]
    pub(super) next: Option<String>,
    /// With capture-missed, touched and irregular: the half-move that was wrong; without it,
    /// the only one that is.
    #[arg(long, value_name = "MOVE", requires = "claim", value_parser = typed::<NamedMove>)]
    pub(super) ply: Option<NamedMove>,
    /// An incident that the moves do not show, such as "23w touched w 32"; needs a single game.
    #[arg(long = "incident", value_name = "WHEN WHAT", value_parser = typed::<IncidentAt>)]
    pub(super) incidents: Vec<IncidentAt>,
    #[command(flatten)]
    pub(super) written: FormatArgs<Rulings>,
    /// Draw the positions that are evidence.
    #[arg(long)]
    pub(super) diagrams: bool,
}

const EXAMPLES: &str = "\
Examples:
  arbiter adjudicate game.pdn
  arbiter adjudicate game.pdn --claim repetition --moves 41w,45w,49w
  arbiter adjudicate game.pdn --claim no-progress --at 66b
  arbiter adjudicate game.pdn --claim ending --first-move 52 -o ruling.html
  arbiter adjudicate game.pdn --rules english --claim repetition --next 22-18
  arbiter adjudicate game.pdn --claim capture-missed --ply 23w --at 23b
  arbiter adjudicate game.pdn --event club --round 3 --board 2 --claim repetition";

/// The kind of a claim: a draw of a kind that can be claimed, or a correction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ClaimArg {
    Draw(DrawKind),
    Correction(CorrectionKind),
}

impl ValueEnum for ClaimArg {
    fn value_variants<'a>() -> &'a [Self] {
        static ALL: LazyLock<Vec<ClaimArg>> = LazyLock::new(|| {
            let draws = DrawKind::ALL.iter().copied();
            let claimed = draws.filter(|kind| kind.claim_form() != ClaimForm::Unclaimed);
            let corrections = CorrectionKind::ALL.iter().copied().map(ClaimArg::Correction);
            claimed.map(ClaimArg::Draw).chain(corrections).collect()
        });
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.word()).aliases(self.other_words()).help(self.help()))
    }
}

impl ClaimArg {
    const fn word(self) -> &'static str {
        match self {
            Self::Draw(kind) => kind.word(),
            Self::Correction(kind) => kind.word(),
        }
    }

    /// Returns other words for the claim that are understood, in English and Dutch.
    const fn other_words(self) -> &'static [&'static str] {
        match self {
            Self::Draw(DrawKind::Repetition) => {
                &["threefold", "herhaling", "zetherhaling", "herhaling-van-zetten"]
            }
            Self::Draw(DrawKind::NoProgress) => &["zonder-voortgang"],
            Self::Draw(DrawKind::Ending) => &["eindspel"],
            Self::Draw(DrawKind::Agreement) => &["overeenkomst"],
            Self::Correction(CorrectionKind::CaptureMissed) => &["gemiste-slag", "slagplicht"],
            Self::Correction(CorrectionKind::Touched) => &["aangeraakt"],
            Self::Correction(CorrectionKind::Irregular) => &["onregelmatig"],
            Self::Draw(_) => &[],
        }
    }

    const fn help(self) -> &'static str {
        match self {
            Self::Draw(DrawKind::Repetition) => "The same position with the same player to move",
            Self::Draw(DrawKind::NoProgress) => "Moves without anything that counts as progress",
            Self::Draw(DrawKind::Ending) => "Moves in an ending of few pieces",
            Self::Draw(DrawKind::Agreement) => "The players agreed",
            Self::Draw(DrawKind::BothBlocked) => "Neither player can move",
            Self::Correction(CorrectionKind::CaptureMissed) => {
                "A capture was missed, or not made whole; may it still be corrected?"
            }
            Self::Correction(CorrectionKind::Touched) => {
                "A piece was touched and another one played; may it still be corrected?"
            }
            Self::Correction(CorrectionKind::Irregular) => {
                "Any irregular move; may it still be corrected?"
            }
        }
    }

    /// Returns the way a draw is claimed; `None` for a correction.
    const fn form(self) -> Option<ClaimForm> {
        match self {
            Self::Draw(kind) => Some(kind.claim_form()),
            Self::Correction(_) => None,
        }
    }
}

#[derive(Debug, Clone, Copy, ValueEnum)]
pub(super) enum SideArg {
    /// White.
    #[value(aliases = ["w", "wit"])]
    White,
    /// Black.
    #[value(aliases = ["b", "z", "zwart"])]
    Black,
}

/// The output of `adjudicate`.
#[derive(Debug)]
pub(super) enum Rulings {}

impl Writes for Rulings {
    type Form = RulingFormat;
    const USUAL: Self::Form = RulingFormat::Text;

    fn purpose(format: RulingFormat) -> &'static str {
        match format {
            RulingFormat::Text => "To read aloud",
            RulingFormat::Json => "For programs",
            RulingFormat::Md => "A sheet to sign and hand over",
            RulingFormat::Html => "The same as a page to print, with diagrams",
        }
    }
}

impl AdjudicateArgs {
    /// Refuses arguments that do not belong together.
    pub(super) fn check(&self) -> Result<(), Failure> {
        let Some(claim) = self.claim else {
            return Ok(());
        };
        let word = claim.word();
        let (moves, from, next, ply) = match claim.form() {
            Some(ClaimForm::Times) => (true, false, true, false),
            Some(ClaimForm::Count) => (false, true, true, false),
            Some(ClaimForm::Recorded | ClaimForm::Unclaimed) => (false, false, false, false),
            None => (false, false, false, true),
        };
        let misplaced = [
            ("--moves", !self.moves.is_empty() && !moves),
            ("--first-move", self.first_move.is_some() && !from),
            ("--next", self.next.is_some() && !next),
            ("--ply", self.ply.is_some() && !ply),
        ];
        if let Some((option, _)) = misplaced.into_iter().find(|&(_, wrong)| wrong) {
            return Err(misuse(&Misuse::ClaimTakesNo { claim: word.to_owned(), option }));
        }
        Ok(())
    }

    /// Returns the question; `command` is a command line that asks it again.
    pub(super) fn question(&self, command: String) -> Question {
        let claim = self.claim.map(|claim| ClaimQuestion {
            what: match claim {
                ClaimArg::Draw(kind) => ClaimKind::Draw {
                    kind,
                    moves: self.moves.iter().chain(&self.first_move).copied().collect(),
                    next: self.next.clone(),
                },
                ClaimArg::Correction(kind) => ClaimKind::Correction { kind, ply: self.ply },
            },
            by: self.by.map(|side| match side {
                SideArg::White => Color::White,
                SideArg::Black => Color::Black,
            }),
            at: self.at,
        });
        Question {
            file: self.file.clone(),
            command,
            claim,
            incidents: self.incidents.clone(),
            names_rules: self.rules.rules.is_some(),
            language: language(),
        }
    }

    /// Checks that a claim or a board is about one game.
    pub(super) fn one_game(&self, second: &OwnedGame) -> Result<(), Failure> {
        if self.game.is_some() {
            return Ok(());
        }
        let option = match (&self.board.event, self.claim) {
            (Some(_), _) => Some("--board"),
            (None, Some(_)) => Some("--claim"),
            (None, None) => None,
        };
        if let Some(option) = option {
            let (file, number) = (printable(&self.file).into_owned(), second.text().index());
            return Err(misuse(&Misuse::AboutOneGame { option, file, number }));
        }
        if !self.incidents.is_empty() {
            return Err(misuse(&Misuse::IncidentOfSeveral));
        }
        Ok(())
    }
}
