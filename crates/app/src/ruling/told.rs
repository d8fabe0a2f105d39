//! A ruling in the output of `arbiter adjudicate --format json`, and the board it is about.

use std::collections::BTreeMap;
use std::io::Read;
use std::path::Path;

use draughts_ground::said::{Sentences, Told};
use serde::Deserialize;

use super::{Place, no_board};
use crate::event::Echo;
use crate::round::{kept_name, round_of_tag};
use crate::{Error, Help, Hindrance, Wrong, reading};
use draughts_events::event::acts::{Candidate, Entry, Refusal, Refused, Whose};
use draughts_events::event::games::{
    MatchedBoard, NameIndex, NamedPlayer, RecordPlace, Scoresheet, in_points, matching,
};
use draughts_events::event::{Ending, Event, GivenUp, Outcome, PlayerId, Round, Score};
use draughts_ground::diag::Citation;
use draughts_report::{ADJUDICATE_SCHEMA, printable};

/// The relevant part of `arbiter.adjudicate/2`.
#[derive(Debug, Clone, Deserialize)]
pub struct Adjudicated {
    schema: String,
    file: String,
    game: u64,
    sha256: String,
    #[serde(default)]
    tags: BTreeMap<String, String>,
    /// The event whose board was named to `adjudicate`, with round and board.
    event: Option<String>,
    pub(super) round: Option<Round>,
    board: Option<u16>,
    claim: Option<Claim>,
    verdict: Option<Verdict>,
    /// The condition of the result; a conditional result cannot be entered.
    conditional: Option<Conditional>,
    rule_text: Option<String>,
    article: Option<String>,
    result: Option<String>,
    #[serde(default)]
    reasons: Vec<String>,
    ended: Option<Ended>,
}

/// The answer to a claim.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Verdict {
    Granted,
    Conditional,
    NotYet,
    Refused,
}

/// The condition of the result.
#[derive(Debug, Clone, Deserialize)]
struct Conditional {
    condition: String,
}

impl Verdict {
    /// Returns the wording in a ruling.
    const fn words(self) -> &'static str {
        match self {
            Self::Granted | Self::Conditional => "granted",
            Self::NotYet => "not yet",
            Self::Refused => "refused",
        }
    }
}

/// The end of the game.
#[derive(Debug, Clone, Deserialize)]
struct Ended {
    at: Option<At>,
    credited: bool,
    given_up: Option<String>,
    by: Option<String>,
}

#[derive(Debug, Clone, Deserialize)]
struct At {
    ply: u16,
}

#[derive(Debug, Clone, Deserialize)]
struct Claim {
    kind: String,
    by: Option<String>,
    #[serde(default)]
    moves: Vec<String>,
}

impl Adjudicated {
    /// Returns the article that it is based on; `None` for a source without a named text.
    pub(super) fn article(&self) -> Option<String> {
        let is_named = |text: &&String| Citation::new(text).is_named();
        self.article.as_ref().filter(is_named).cloned()
    }

    /// Reads the output of `adjudicate`: the ruling on one game.
    ///
    /// # Errors
    ///
    /// Fails if it cannot be read, is something else, or holds several games.
    pub fn read(name: &str, input: impl Read) -> Result<Self, Error> {
        let shown = printable(name).into_owned();
        let text = reading::bounded(name, input)?;
        let mut all = serde_json::Deserializer::from_slice(&text).into_iter::<Self>();
        let wrong = |wrong: Wrong| Error::unusable(name, &wrong);
        let told = match all.next() {
            Some(Ok(told)) if told.schema == ADJUDICATE_SCHEMA => told,
            Some(Err(error)) => {
                let why = Some(error.to_string());
                return Err(wrong(Wrong::NoRuling { file: shown, why }));
            }
            _ => return Err(wrong(Wrong::NoRuling { file: shown, why: None })),
        };
        match all.next() {
            None => Ok(told),
            Some(_) => Err(wrong(Wrong::SeveralRulings { file: shown })),
        }
    }

    /// Returns the board that was named to `adjudicate`.
    pub(super) fn board(&self) -> Option<String> {
        self.board.map(|board| board.to_string())
    }

    /// Returns the players as named in the record.
    fn sheet(&self) -> Scoresheet {
        let tag = |name: &str| self.tags.get(name).cloned();
        let (white, black) =
            (NamedPlayer::of_tags("White", tag), NamedPlayer::of_tags("Black", tag));
        Scoresheet { white, black, ..Scoresheet::default() }
    }

    /// Returns the round named in the record.
    fn named_round(&self) -> Option<Round> {
        self.tags.get("Round").and_then(|tag| round_of_tag(tag))
    }

    /// Returns the board on which the players of the record meet: in this round, else in the one
    /// that the ruling or the record names, else in the only round in which they meet.
    ///
    /// # Errors
    ///
    /// Fails if the ruling is of another event, the players meet in another round but not in this
    /// one, or they meet in several rounds.
    pub(super) fn place(
        &self,
        event: &Event,
        round: Option<Round>,
    ) -> Result<Option<Place>, Refused> {
        if let Some(other) = self.event.as_ref().filter(|other| **other != event.name) {
            let other = Hindrance::OtherEvent { event: other.clone() };
            return Err(other.help(&Help::this_is(event)));
        }
        let sheet = self.sheet();
        let meetings: Vec<(Round, u16, MatchedBoard)> = event
            .rounds
            .iter()
            .filter_map(|paired| match matching(event, paired, std::slice::from_ref(&sheet))[0] {
                RecordPlace::Board(at) => Some((paired.round, paired.boards[at.board].board, at)),
                _ => None,
            })
            .collect();
        let named = round.or(self.round).or_else(|| self.named_round());
        let found: Vec<(Round, u16, MatchedBoard)> = meetings
            .iter()
            .filter(|(round, ..)| named.is_none_or(|named| named == *round))
            .copied()
            .collect();
        let rounds = || meetings.iter().map(|(round, ..)| *round).collect::<Vec<Round>>();
        match (found.as_slice(), meetings.first(), named) {
            ([], Some((first, ..)), Some(named)) => {
                let who = match (round, self.round) {
                    (Some(_), _) => "you",
                    (None, Some(_)) => "ruling",
                    (None, None) => "record",
                };
                let (several, rounds) = (meetings.len() > 1, rounds());
                let other = Hindrance::OtherRounds { who, named, several, rounds };
                Err(other.help(&Help::CorrectRound { round: *first }))
            }
            ([], ..) => Ok(None),
            (&[(round, board, at)], ..) => {
                let is_reversed = at.swapped || at.game == 1;
                let is_swapped = at.swapped;
                Ok(Some(Place { round, board, game: at.game, is_reversed, is_swapped }))
            }
            _ => Err(Hindrance::SeveralRounds { rounds: rounds() }.help(&Help::NameTheRound)),
        }
    }

    /// Returns a note if the record names another round than the one in which its players meet.
    pub(super) fn other_round(&self, place: Place) -> Option<Echo> {
        let named = self.named_round().filter(|named| *named != place.round)?;
        Some(Echo::OtherRound { named, round: place.round })
    }

    /// Creates the refusal of a record that belongs to no board.
    pub(super) fn nowhere(&self, event: &Event) -> Refused {
        let sheet = self.sheet();
        let roster = NameIndex::new(&event.players);
        let unknown = [&sheet.white, &sheet.black]
            .into_iter()
            .find(|seat| !seat.is_unknown() && roster.find(seat).is_empty());
        let Some(seat) = unknown else { return no_board() };
        let may_be = roster.candidates(&seat.name);
        let may_be = may_be.iter().map(|&at| Candidate::of(&event.players[at]).said());
        let players = Sentences::listed(may_be.collect());
        let nobody = Hindrance::NobodyCalled { name: seat.name.clone() };
        nobody.help(&match players.said.is_empty() {
            true => Help::CorrectName,
            false => Help::DidYouMeanPlayer { players },
        })
    }

    /// Checks that the colours of the record are not the reverse of the board's.
    pub(super) fn has_colors(&self, event: &Event, place: Place) -> Result<(), Refused> {
        if !place.is_swapped {
            return Ok(());
        }
        let (white, black) = players(event, place);
        let swapped = Hindrance::ColorsSwapped { white: black, black: white, board: place.board };
        Err(swapped.help(&Help::AskWhoHadWhite))
    }

    /// Checks that the ruling does not give another result than the board has.
    pub(super) fn contradicts_board(&self, event: &Event, place: Place) -> Result<(), Refused> {
        let board = event
            .round(place.round)
            .and_then(|round| round.boards.iter().find(|board| board.board == place.board));
        let recorded = board.and_then(|board| board.result.get(place.game)).copied();
        let ruled = self.outcome(event, place).and_then(Result::ok);
        let (Some(recorded), Some(ruled)) = (recorded, ruled) else { return Ok(()) };
        match recorded.score() {
            Some(score) if Some(score) != ruled.score() => {
                let otherwise = Hindrance::RulesOtherwise { ruled, board: place.board, recorded };
                Err(otherwise.help(&Help::ChangeOrSayWhy))
            }
            _ => Ok(()),
        }
    }

    /// Returns the claim, such as `repetition by White (41w, 45w, 49w)`; with the player's name if
    /// White of the record is not the board's White.
    pub(super) fn claim(&self, event: &Event, place: Place) -> Option<String> {
        let claim = self.claim.as_ref()?;
        let (white, black) = players(event, place);
        let by = match (claim.by.as_deref(), place.is_reversed) {
            (Some("white"), false) => " by White".to_owned(),
            (Some("black"), false) => " by Black".to_owned(),
            (Some("white"), true) => format!(" by {black}"),
            (Some("black"), true) => format!(" by {white}"),
            _ => String::new(),
        };
        let moves = match claim.moves.is_empty() {
            true => String::new(),
            false => format!(" ({})", claim.moves.join(", ")),
        };
        Some(format!("{}{by}{moves}", claim.kind))
    }

    /// Returns the text of the ruling, such as `granted, 1-1`; without a claim, the result under
    /// the rules, and the reason. The result is written as the board's is, with the players of the
    /// colours where necessary.
    pub(super) fn words(&self, event: &Event, place: Place) -> String {
        let result = self.result.as_ref().map(|text| match self.outcome(event, place) {
            Some(Ok(outcome)) => outcome.to_string(),
            _ => text.clone(),
        });
        let words = match (&self.verdict, &self.rule_text) {
            (Some(verdict), _) => {
                let words = verdict.words();
                match (result, verdict, &self.conditional) {
                    (Some(result), ..) => format!("{words}, {result}"),
                    (None, Verdict::Conditional, Some(on)) => {
                        format!("{words} if {}", on.condition)
                    }
                    (None, ..) => words.into(),
                }
            }
            (None, Some(why)) => match (result, &self.conditional) {
                (Some(result), _) => format!("{result}: {why}"),
                (None, Some(on)) => format!("if {}: {why}", on.condition),
                (None, None) => why.clone(),
            },
            (None, None) if self.reasons.is_empty() => "the record stands".into(),
            (None, None) => self.reasons.join("; "),
        };
        match place.is_reversed {
            true => format!("{words} (White in the record: {})", players(event, place).1),
            false => words,
        }
    }

    /// Returns the record and its digest.
    pub(super) fn record(&self, folder: &Path) -> String {
        let file = kept_name(&self.file, folder).unwrap_or_default();
        format!("{file}#{} sha256:{}", self.game, self.sha256)
    }

    /// Returns the name of the record for a reason, even if it was read from standard input.
    pub(super) fn record_name(&self, folder: &Path) -> String {
        let file = kept_name(&self.file, folder).unwrap_or_else(|| self.file.clone());
        format!("{file}#{}", self.game)
    }

    /// Returns the result in the ruling, with the points of the board's White first; `None` if it
    /// gives none.
    fn outcome(&self, event: &Event, place: Place) -> Option<Result<Outcome, Refused>> {
        let score: Score = self.result.as_ref()?.parse().ok()?;
        let no_score = |why| Refused::new(Refusal::NoSuchScore { why });
        let outcome = in_points(&event.scoring, score).map_err(no_score);
        Some(outcome.map(|found| if place.is_reversed { found.reversed() } else { found }))
    }

    /// Returns the player who gave up the game, if it can matter for ratings: one who left it, or
    /// whose opponent is not credited with the win.
    pub(super) fn given_up(&self, event: &Event, place: Place) -> Option<Ending> {
        let ended = self.ended.as_ref()?;
        let how = match ended.given_up.as_deref()? {
            "left" => GivenUp::Left,
            _ if !ended.credited => GivenUp::Resigned,
            _ => return None,
        };
        let round = event.round(place.round)?;
        let board = round.boards.iter().find(|board| board.board == place.board)?;
        let white = (ended.by.as_deref() == Some("white")) != place.is_reversed;
        let player = if white { board.white.clone() } else { board.black.clone() };
        let game = u16::try_from(place.game + 1).ok()?;
        let moves = Some(ended.at.as_ref().map_or(0, |at| at.ply));
        Some(Ending { player, how, game, moves, penalised: false })
    }

    /// Returns the result to be entered.
    ///
    /// # Errors
    ///
    /// Fails if the ruling gives none, or none that is valid in this event.
    pub(super) fn entry(&self, event: &Event, place: Place) -> Result<Entry, Refused> {
        let outcome = self
            .outcome(event, place)
            .unwrap_or_else(|| Err(Hindrance::RulesNothing.help(&Help::LeaveEnterOut)))?;
        let game = (event.scoring.games() > 1).then_some(place.game + 1);
        Ok(Entry { whose: Whose::White(place.board), game, said: outcome.to_string() })
    }
}

/// Returns the names of the board's White and Black.
fn players(event: &Event, place: Place) -> (String, String) {
    let board = event
        .round(place.round)
        .and_then(|round| round.boards.iter().find(|board| board.board == place.board));
    let name = |id: &PlayerId| {
        event.player(id).map_or_else(|| id.to_string(), |player| player.name.clone())
    };
    board.map_or_else(Default::default, |board| (name(&board.white), name(&board.black)))
}
