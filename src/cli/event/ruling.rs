//! `arbiter event ruling`.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};
use clap::Args;
use serde::Deserialize;
use std::collections::BTreeMap;

use super::desk::{ChangeArg, Done, change};
use super::games::kept_name;
use crate::cli::exit::{Failure, Outcome};
use crate::cli::inputs::open;
use crate::event::acts::{self, Amend, Entry, Refused, Whose};
use crate::event::games::{Match, Matched, Scoresheet, Seat, in_points, matching};
use crate::event::{Event, Round, Ruling, Score};
use crate::report::{ADJUDICATE_SCHEMA, printable};

/// Record a ruling against a board: in words, or as `arbiter adjudicate` gave it.
///
///   arbiter adjudicate r3.pdn --game 4 --claim repetition --format json |
///     arbiter event ruling club --from - --enter
///
/// --from records claim, ruling, article, and the record with its digest against the board
/// on which the players of the game meet; --enter enters the result that the ruling gives as
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
    /// Change the result that is recorded.
    #[arg(long, requires = "reason", requires = "enter")]
    amend: bool,
    /// Why the recorded result is changed.
    #[arg(long, value_name = "TEXT")]
    reason: Option<String>,
}

/// What is used of `arbiter.adjudicate/1`.
#[derive(Debug, Deserialize)]
struct Adjudicated {
    schema: String,
    file: String,
    game: u64,
    sha256: String,
    #[serde(default)]
    tags: BTreeMap<String, String>,
    claim: Option<Claim>,
    verdict: Option<String>,
    rule_text: Option<String>,
    article: Option<String>,
    result: Option<String>,
    #[serde(default)]
    reasons: Vec<String>,
}

#[derive(Debug, Deserialize)]
struct Claim {
    kind: String,
    by: Option<String>,
    #[serde(default)]
    moves: Vec<String>,
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
}

/// Runs `arbiter event ruling`.
pub fn run(args: &RulingArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let told = args.from.as_deref().map(Adjudicated::read).transpose()?;
    let store = args.change.target.store()?;
    let folder = store.path().parent().unwrap_or(Path::new("")).to_path_buf();
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
        let ruling = args.ruling(event, place, told.as_ref(), &folder);
        let name = format!("round {}, board {}", place.round, place.board);
        let mut said = Vec::new();
        if event.rulings.contains(&ruling) {
            said.push(format!("{name}: recorded before: {}", ruling.words()));
        } else {
            said.push(format!("{name}: recorded: {}", ruling.words()));
            event.rulings.push(ruling);
        }
        if let Some(told) = told.as_ref().filter(|_| args.enter) {
            let amend = args.reason.as_ref().filter(|_| args.amend);
            let amend = amend.map(|reason| Amend { reason: reason.clone() });
            let entry = told.entry(event, place)?;
            said.extend(acts::enter(event, place.round, &[entry], amend.as_ref())?);
        }
        Ok(Done::from(said).because(args.reason.as_deref()))
    })
}

impl RulingArgs {
    /// Which game it is about.
    fn place(&self, event: &Event, told: Option<&Adjudicated>) -> Result<Place, Refused> {
        let found = told.map_or(Ok(None), |told| told.place(event, self.round))?;
        let Some(board) = &self.board else {
            return found.ok_or_else(|| {
                Refused::new("the names of the record are those of no board")
                    .help("name the board, and perhaps the --round")
            });
        };
        let round = match self.round.or(found.map(|found| found.round)) {
            Some(round) => round,
            None => acts::round_in_play(event)?,
        };
        let at = acts::paired_round(event, round)?;
        let paired = &event.rounds[at];
        let number = match board.parse::<u16>() {
            Ok(number) => number,
            Err(_) => {
                let id = &event.players[acts::find_player(event, board)?].id;
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
                Ok(Place { round, board: number, game, is_reversed: game == 1 })
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
            claim: or(&self.claim, told.and_then(Adjudicated::claim)),
            ruling: or(&self.ruling, told.map(Adjudicated::words)).unwrap_or_default(),
            article: or(&self.article, told.and_then(|told| told.article.clone())),
            arbiter: self.arbiter.clone(),
            record: or(&self.record, told.map(|told| told.record(folder))),
        }
    }
}

impl Adjudicated {
    fn read(file: &Path) -> Result<Self, Failure> {
        let name = file.to_string_lossy();
        let shown = printable(&name);
        let mut text = String::new();
        open(&name)?.read_to_string(&mut text).with_context(|| format!("cannot read {shown}"))?;
        let mut all = serde_json::Deserializer::from_str(&text).into_iter::<Self>();
        let help = "write it with `arbiter adjudicate FILE --game N --format json`";
        let told = match all.next() {
            Some(Ok(told)) if told.schema == ADJUDICATE_SCHEMA => told,
            Some(Err(error)) => return Err(anyhow!("{shown} is no ruling: {error}; {help}").into()),
            _ => return Err(anyhow!("{shown} is no ruling; {help}").into()),
        };
        match all.next() {
            None => Ok(told),
            Some(_) => Err(anyhow!("{shown} holds several games; {help}").into()),
        }
    }

    /// The board on which the players of the record meet, in this round or the one that the
    /// record names, else in the only round in which they do.
    fn place(&self, event: &Event, round: Option<Round>) -> Result<Option<Place>, Refused> {
        let tag = |name: &str| self.tags.get(name).cloned().unwrap_or_default();
        let seat = |color: &str| Seat {
            name: tag(color),
            federation_id: self.tags.get(&format!("{color}FmjdId")).cloned(),
        };
        let sheet =
            Scoresheet { white: seat("White"), black: seat("Black"), ..Scoresheet::default() };
        let named = round.or_else(|| tag("Round").parse().ok());
        let is_meant = |paired: &Round| named.is_none_or(|named| named == *paired);
        let found: Vec<(Round, u16, Matched)> = event
            .rounds
            .iter()
            .filter(|paired| is_meant(&paired.round))
            .filter_map(|paired| match matching(event, paired, std::slice::from_ref(&sheet))[0] {
                Match::Board(at) => Some((paired.round, paired.boards[at.board].board, at)),
                _ => None,
            })
            .collect();
        match found.as_slice() {
            [] => Ok(None),
            &[(round, board, at)] => {
                let is_reversed = at.swapped || at.game == 1;
                Ok(Some(Place { round, board, game: at.game, is_reversed }))
            }
            several => {
                let rounds: Vec<String> =
                    several.iter().map(|(round, ..)| round.to_string()).collect();
                Err(Refused::new(format!("the players meet in rounds {}", rounds.join(", ")))
                    .help("name the --round"))
            }
        }
    }

    /// `repetition by White: 41w, 45w, 49w`.
    fn claim(&self) -> Option<String> {
        let claim = self.claim.as_ref()?;
        let by = match claim.by.as_deref() {
            Some("white") => " by White",
            Some("black") => " by Black",
            _ => "",
        };
        let moves = match claim.moves.is_empty() {
            true => String::new(),
            false => format!(" ({})", claim.moves.join(", ")),
        };
        Some(format!("{}{by}{moves}", claim.kind))
    }

    /// `granted, 1-1`; without a claim the result that the laws give, and why.
    fn words(&self) -> String {
        let result = self.result.as_ref();
        match (&self.verdict, &self.rule_text) {
            (Some(verdict), _) => {
                let verdict = verdict.replace('-', " ");
                result.map_or_else(|| verdict.clone(), |result| format!("{verdict}, {result}"))
            }
            (None, Some(why)) => {
                result.map_or_else(|| why.clone(), |result| format!("{result}: {why}"))
            }
            (None, None) if self.reasons.is_empty() => "the record stands".into(),
            (None, None) => self.reasons.join("; "),
        }
    }

    /// The record and its digest.
    fn record(&self, folder: &Path) -> String {
        let file = kept_name(&self.file, folder).unwrap_or_default();
        format!("{file}#{} sha256:{}", self.game, self.sha256)
    }

    /// The result to be entered.
    fn entry(&self, event: &Event, place: Place) -> Result<Entry, Refused> {
        let none = || {
            Refused::new("the ruling gives no result to enter")
                .help("leave out --enter; arbiter event result EVENT 3=adjourned, or =annulled")
        };
        let score: Score =
            self.result.as_ref().and_then(|text| text.parse().ok()).ok_or_else(none)?;
        let outcome = in_points(&event.scoring, score).map_err(Refused::new)?;
        let outcome = if place.is_reversed { outcome.reversed() } else { outcome };
        let game = (event.scoring.games() > 1).then_some(place.game + 1);
        Ok(Entry { whose: Whose::Board(place.board), game, said: outcome.to_string() })
    }
}
