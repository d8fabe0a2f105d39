//! `arbiter event ruling`.

mod told;

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;

use super::desk::{ChangeArg, change};
use crate::app::event::Done;
use crate::cli::exit::{Failure, Outcome};
use crate::event::acts::{self, Amend, Refused};
use crate::event::{Event, Round, Ruling};
use told::Adjudicated;

/// Record a ruling against a board: in words, or as `arbiter adjudicate` gave it.
///
///   arbiter adjudicate r3.pdn --game 4 --claim repetition --format json |
///     arbiter event ruling club --from - --enter
///
/// --from records claim, ruling, article, and the record with its digest against the board
/// on which the players of the game meet, or of which `adjudicate --event` was told; --enter enters the result that the ruling gives as
/// played, since the laws ended the game. A game that the arbiter decides without the laws
/// is another thing: arbiter event result EVENT 3=1-1:adjudicated.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub struct RulingArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The board, or a player who sits there; with --from the names of the record find it.
    #[arg(required_unless_present = "from")]
    board: Option<String>,
    /// What was ruled.
    #[arg(required_unless_present = "from", value_name = "TEXT")]
    ruling: Option<String>,
    /// The round; where it is missing the one that results are entered in, with --from the
    /// one in which the players meet.
    #[arg(long)]
    round: Option<Round>,
    /// The game of a micro-match, from 1.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=2))]
    game: Option<u16>,
    /// What was claimed or asked.
    #[arg(long, value_name = "TEXT")]
    claim: Option<String>,
    /// The article it rests on.
    #[arg(long, value_name = "TEXT")]
    article: Option<String>,
    /// Who ruled.
    #[arg(long, value_name = "NAME")]
    arbiter: Option<String>,
    /// The record of the game.
    #[arg(long, value_name = "FILE#N")]
    record: Option<String>,
    /// Take all this from what `arbiter adjudicate --format json` printed; `-` for standard
    /// input.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Enter the result that the ruling gives.
    #[arg(long, requires = "from")]
    enter: bool,
    /// Take the ruling although the record has the colours the other way round than the
    /// board: it is about the players whom the record names.
    #[arg(long, requires = "from")]
    colors_swapped: bool,
    /// Change the result that is recorded.
    #[arg(long, requires = "reason", requires = "enter")]
    amend: bool,
    /// Why the recorded result is changed.
    #[arg(long, value_name = "TEXT")]
    reason: Option<String>,
}

/// The game of a board.
#[derive(Debug, Clone, Copy)]
struct Place {
    round: Round,
    board: u16,
    /// The game, from 0.
    game: usize,
    /// True if White of the record is not the board's White.
    is_reversed: bool,
    /// True if that is not because it is the second game of a micro-match.
    is_swapped: bool,
}

/// Runs `arbiter event ruling`.
pub fn run(args: &RulingArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let told = args.from.as_deref().map(Adjudicated::read).transpose()?;
    let folder = args.change.target.file()?.folder().to_path_buf();
    change(&args.change, "ruling", out, |event| {
        if args.ruling.as_ref().is_some_and(|ruling| ruling.trim().is_empty()) {
            return Err(Refused::new("the ruling has no words").help("say what was ruled").into());
        }
        if args.game.is_some_and(|game| usize::from(game) > event.scoring.games()) {
            return Err(Refused::new("a pairing of this event has 1 game")
                .help("leave --game out")
                .into());
        }
        let place = args.place(event, told.as_ref())?;
        if let Some(told) = told.as_ref().filter(|_| !args.enter && args.ruling.is_none()) {
            told.contradicts_board(event, place)?;
        }
        let ruling = args.ruling(event, place, told.as_ref(), &folder);
        let name = format!("round {}, board {}", place.round, place.board);
        let mut said = Vec::new();
        if event.rulings.contains(&ruling) {
            said.push(format!("{name}: recorded before: {}", ruling.words()));
        } else {
            said.push(format!("{name}: recorded: {}", ruling.words()));
            event.rulings.push(ruling);
        }
        said.extend(told.as_ref().and_then(|told| told.other_round(place)));
        if let Some(told) = told.as_ref().filter(|_| args.enter) {
            let amend = args.reason.as_ref().filter(|_| args.amend);
            let amend = amend.map(|reason| Amend { reason: reason.clone() });
            let entry = told.entry(event, place)?;
            said.extend(acts::enter(event, place.round, &[entry], amend.as_ref())?);
            if let Some(ending) = told.given_up(event, place) {
                said.push(acts::give_up(event, place.round, ending)?);
            }
        }
        Ok(Done::from(said).because(args.reason.as_deref()))
    })
}

/// The refusal of a ruling that names no board.
fn no_board() -> Refused {
    Refused::new("the names of the record are those of no board")
        .help("name the board, and perhaps the --round")
}

impl RulingArgs {
    /// Which game it is about.
    fn place(&self, event: &Event, told: Option<&Adjudicated>) -> Result<Place, Refused> {
        let found = told.map_or(Ok(None), |told| told.place(event, self.round))?;
        if let (Some(told), Some(found)) = (told, found.filter(|_| !self.colors_swapped)) {
            told.has_colors(event, found)?;
        }
        let of_told = told.and_then(Adjudicated::board);
        let Some(board) = self.board.clone().or(of_told) else {
            return found
                .map_or_else(|| Err(told.map_or_else(no_board, |told| told.nowhere(event))), Ok);
        };
        let of_told = told.and_then(|told| told.round);
        let round = match self.round.or(found.map(|found| found.round)).or(of_told) {
            Some(round) => round,
            None => acts::round_in_play(event)?,
        };
        let at = acts::paired_round(event, round)?;
        let paired = &event.rounds[at];
        let number = match board.parse::<u16>() {
            Ok(number) => number,
            Err(_) => {
                let id = &event.players[acts::find_player(event, &board)?].id;
                let of = paired.board_of(id).map(|board| board.board);
                of.ok_or_else(|| Refused::new(format!("{id} has no board in round {round}")))?
            }
        };
        if !paired.boards.iter().any(|board| board.board == number) {
            return Err(Refused::new(format!("round {round} has no board {number}")));
        }
        match found.filter(|found| found.round == round) {
            Some(found) if found.board == number => Ok(found),
            Some(found) => Err(Refused::new(format!(
                "the ruling is about the players of board {}, not {number}",
                found.board
            ))
            .help("leave the board out, or correct the names in the record")),
            None => {
                let game = self.game.map_or(0, |game| usize::from(game) - 1);
                let is_reversed = game == 1;
                Ok(Place { round, board: number, game, is_reversed, is_swapped: false })
            }
        }
    }

    fn ruling(
        &self,
        event: &Event,
        place: Place,
        told: Option<&Adjudicated>,
        folder: &Path,
    ) -> Ruling {
        let is_micro = event.scoring.games() > 1;
        let game = u16::try_from(place.game + 1)
            .ok()
            .filter(|_| is_micro && (self.game.is_some() || told.is_some()));
        let or = |own: &Option<String>, other: Option<String>| own.clone().or(other);
        Ruling {
            round: place.round,
            board: Some(place.board),
            game,
            claim: or(&self.claim, told.and_then(|told| told.claim(event, place))),
            ruling: or(&self.ruling, told.map(|told| told.words(event, place))).unwrap_or_default(),
            article: or(&self.article, told.and_then(|told| told.article.clone())),
            arbiter: self.arbiter.clone(),
            record: or(&self.record, told.map(|told| told.record(folder))),
        }
    }
}
