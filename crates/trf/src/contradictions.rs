//! Contradictions between the records of a file.

use super::codes::{TRF_CONTRADICTION, TRF_LINE_UP, TRF_PLAYER_UNKNOWN, TRF_TWICE};
use super::document::{AbnormalPoints, Document, HeadRecord, MAX_NUMBER, PlayerLine, Record};
use super::{Cell, ResultCode};
use draughts_ground::diag::{Found, found};

/// A contradiction between two records, or between the rounds of two players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contradiction {
    /// Its place.
    pub place: ContradictionPlace,
    /// The contradiction, and the expected value.
    pub what: ContradictionKind,
}

impl Contradiction {
    /// Returns its code. If that is an error, no event can be made of the report.
    pub fn code(&self) -> &'static draughts_ground::diag::Code {
        self.what.code()
    }
}

found! {
    /// A contradiction in a report.
    pub enum ContradictionKind {
        NumberTwice { number: u16 } => "trf-number-twice", TRF_CONTRADICTION,
            "start number { $number } is used twice",
            label "expected another start number";
        NoPlayer => "trf-no-player", TRF_CONTRADICTION,
            "the file has no player",
            label "expected a record 001 for each player";
        UnknownPlayer { number: u16 } => "trf-unknown-player", TRF_PLAYER_UNKNOWN,
            "there is no player { $number }",
            label "expected start numbers of players";
        RecordTwice {
            record: String,
            one: String,
            other: String,
        } => "trf-record-twice", TRF_CONTRADICTION,
            "record { $record } says { $other }, and a record before it says { $one }",
            label "keep the one that is right";
        /// A record that pairings do not depend on differs from an earlier one, which counts.
        TextTwice { record: String, one: String, other: String } => "trf-text-twice", TRF_TWICE,
            "record { $record } says `{ $other }`, and a record before it says `{ $one }`, which \
             counts",
            label "keep the one that is right";
        OtherCount { record: String, said: usize, there: usize } => "trf-other-count", TRF_TWICE,
            "record { $record } says { $said } { $record ->
                [082] teams
               *[other] players
            }, and there are { $there }",
            label "not the number of lines";
        NoOpponent {
            player: u16,
            round: usize,
            sign: String,
        } => "trf-no-opponent", TRF_CONTRADICTION,
            "{ trf-in-round }: result `{ $sign }` without an opponent",
            label "expected the opponent of the game, or one of F H Z U";
        ByeWithOpponent {
            player: u16,
            round: usize,
            sign: String,
            opponent: u16,
        } => "trf-bye-with-opponent", TRF_CONTRADICTION,
            "{ trf-in-round }: bye `{ $sign }` with opponent { $opponent }",
            label "expected 0000 in front of a bye, or the result of a game";
        Alone { player: u16, round: usize } => "trf-alone", TRF_CONTRADICTION,
            "{ trf-in-round }: plays against himself or herself",
            label "expected another opponent";
        UnknownOpponent {
            player: u16,
            round: usize,
            opponent: u16,
        } => "trf-unknown-opponent", TRF_CONTRADICTION,
            "{ trf-in-round }: there is no player { $opponent }",
            label "expected the start number of a player";
        OtherOpponent {
            player: u16,
            round: usize,
            opponent: u16,
        } => "trf-other-opponent", TRF_CONTRADICTION,
            "{ trf-in-round }: player { $opponent } has another opponent",
            label "expected players who name each other";
        SameColors {
            player: u16,
            round: usize,
            opponent: u16,
        } => "trf-same-colors", TRF_CONTRADICTION,
            "{ trf-in-round }: the colours of { $player } and { $opponent } do not differ",
            label "expected w and b";
        Results {
            player: u16,
            round: usize,
            opponent: u16,
            one: String,
            other: String,
        } => "trf-results", TRF_CONTRADICTION,
            "{ trf-in-round }: results `{ $one }` and `{ $other }` of { $player } and { $opponent \
             } do not belong together",
            label "expected results that belong together, such as 1 and 0";
        TeamTwice { number: u16 } => "trf-team-twice", TRF_CONTRADICTION,
            "the number of team { $number } is used twice",
            label "expected another number";
        UnknownTeam { number: u16 } => "trf-unknown-team", TRF_PLAYER_UNKNOWN,
            "there is no team { $number }",
            label "expected numbers of teams";
        TwoTeams { player: u16, team: u16, other: u16 } => "trf-two-teams", TRF_CONTRADICTION,
            "player { $player } is in team { $team } and in team { $other }",
            label "expected each player in one team";
        OwnTeam { player: u16, round: u16, opponent: u16 } => "trf-own-team", TRF_CONTRADICTION,
            "{ trf-in-round }: plays against { $opponent } of the same team",
            label "expected opponents of another team";
        TwoOpponents {
            team: u16,
            round: u16,
            one: u16,
            other: u16,
        } => "trf-two-opponents", TRF_CONTRADICTION,
            "team { $team }, round { $round }: its players meet those of team { $one } and of \
             team { $other }",
            label "expected one opponent in a round";
        ForfeitPlayed {
            white: u16,
            black: u16,
            round: u16,
        } => "trf-forfeit-played", TRF_CONTRADICTION,
            "round { $round }: the match of teams { $white } and { $black } has a game, and \
             counts as not played",
            label "expected a match without a game";
        NotOfTeam { player: u16, team: u16, round: u16 } => "trf-not-of-team", TRF_LINE_UP,
            "round { $round }: player { $player } is not in team { $team }",
            label "expected players of the team, or 0 for an empty board";
        BoardsTooMany {
            team: u16,
            round: u16,
            boards: usize,
        } => "trf-boards-too-many", TRF_LINE_UP,
            "team { $team }, round { $round }: more players sat at boards than the { $boards } of \
             a match",
            label "expected a record 300 with the line-up, or a longer record 352";
        OtherBoard {
            player: u16,
            round: u16,
            board: usize,
            other: usize,
        } => "trf-other-board", TRF_LINE_UP,
            "{ trf-in-round }: sat at board { $board }, and the opponent at board { $other }",
            label "expected a record 300 with the line-up";
        BoardColor {
            player: u16,
            round: u16,
            board: usize,
            more: usize,
        } => "trf-board-color", TRF_LINE_UP,
            "{ trf-in-round }: the colour on board { $board } does not go with that of board 1\
             { trf-more-lines }",
            label "expected the colours of record 352";
    }
}

/// The place of a contradiction in a [`Document`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ContradictionPlace {
    /// The file as a whole.
    File,
    /// A record, by its index in [`Document::records`].
    Record(usize),
    /// A round, from 1, of the player of a record.
    Round(usize, usize),
}

/// Returns all contradictions.
pub fn contradictions(document: &Document) -> Vec<Contradiction> {
    let mut found = Vec::new();
    let players = Players::of(document, &mut found);
    super::repeated::repeated(document, &mut found);
    let of_teams = names_teams(document);
    if of_teams {
        found.extend(super::teams::faults(document));
    }
    for (at, record) in document.records.iter().enumerate() {
        match record {
            Record::Player(player) => rounds(at, player, &players, &mut found),
            // In a team tournament, these records refer to teams.
            Record::Byes { .. }
            | Record::Forbidden { .. }
            | Record::LegacyForbidden(_)
            | Record::LegacyAbsent(_)
            | Record::Abnormal(_)
            | Record::LegacyAcceleration { .. }
                if of_teams => {}
            Record::Byes { players: named, .. }
            | Record::Forbidden { players: named, .. }
            | Record::LegacyForbidden(named)
            | Record::LegacyAbsent(named) => {
                unknown(at, named, &players, &mut found);
            }
            Record::Abnormal(AbnormalPoints { players: named, .. }) => {
                unknown(at, named, &players, &mut found);
            }
            Record::LegacyAcceleration { player, .. } => {
                unknown(at, std::slice::from_ref(player), &players, &mut found);
            }
            _ => {}
        }
    }
    found
}

/// Returns whether records refer to teams by number: the report has teams, and does not name a
/// system for players.
fn names_teams(document: &Document) -> bool {
    let system = document.head(HeadRecord::CodedKind).unwrap_or_default().to_ascii_uppercase();
    let is_team = |record: &Record| matches!(record, Record::Team(_) | Record::LegacyTeam { .. });
    (system.is_empty() || system.contains("TEAM")) && document.records.iter().any(is_team)
}

/// The players by start number.
struct Players<'d> {
    lines: Vec<Option<&'d PlayerLine>>,
}

impl<'d> Players<'d> {
    fn of(document: &'d Document, found: &mut Vec<Contradiction>) -> Self {
        let mut lines = vec![None; usize::from(MAX_NUMBER) + 1];
        for (at, record) in document.records.iter().enumerate() {
            let Record::Player(player) = record else { continue };
            let Some(place) = lines.get_mut(usize::from(player.number)) else { continue };
            if place.is_some() {
                let what = ContradictionKind::NumberTwice { number: player.number };
                found.push(Contradiction { place: ContradictionPlace::Record(at), what });
            } else {
                *place = Some(player.as_ref());
            }
        }
        if lines.iter().all(Option::is_none) {
            found.push(Contradiction {
                place: ContradictionPlace::File,
                what: ContradictionKind::NoPlayer,
            });
        }
        Self { lines }
    }

    fn get(&self, number: u16) -> Option<&'d PlayerLine> {
        *self.lines.get(usize::from(number))?
    }
}

fn unknown(at: usize, named: &[u16], players: &Players<'_>, found: &mut Vec<Contradiction>) {
    let missing = named.iter().filter(|number| players.get(**number).is_none());
    found.extend(missing.map(|&number| Contradiction {
        place: ContradictionPlace::Record(at),
        what: ContradictionKind::UnknownPlayer { number },
    }));
}

fn rounds(at: usize, player: &PlayerLine, players: &Players<'_>, found: &mut Vec<Contradiction>) {
    for (round, cell) in player.rounds.iter().enumerate() {
        let Some(cell) = cell else { continue };
        if let Some(what) = wrong(player.number, round, cell, players) {
            found.push(Contradiction { place: ContradictionPlace::Round(at, round + 1), what });
        }
    }
}

fn wrong(player: u16, at: usize, cell: &Cell, players: &Players<'_>) -> Option<ContradictionKind> {
    let (result, opponent, round) = (cell.result, cell.opponent, at + 1);
    let sign = |code: Option<ResultCode>| code.map_or(' ', ResultCode::sign).to_string();
    let is_bye = result.is_some_and(ResultCode::is_bye);
    if opponent == 0 {
        let game = result.filter(|code| code.is_game())?;
        return Some(ContradictionKind::NoOpponent { player, round, sign: sign(Some(game)) });
    }
    if is_bye {
        let sign = sign(result);
        return Some(ContradictionKind::ByeWithOpponent { player, round, sign, opponent });
    }
    if opponent == player {
        return Some(ContradictionKind::Alone { player, round });
    }
    let Some(line) = players.get(opponent) else {
        return Some(ContradictionKind::UnknownOpponent { player, round, opponent });
    };
    let mirror = line.rounds.get(at).copied().flatten().filter(|cell| cell.opponent == player);
    let Some(mirror) = mirror else {
        return Some(ContradictionKind::OtherOpponent { player, round, opponent });
    };
    if player > opponent {
        // Reported with the other player.
        return None;
    }
    let played = result.is_none_or(ResultCode::is_game);
    match (cell.color, mirror.color) {
        (Some(one), Some(other)) if one != other => {}
        (None, None) if !played => {}
        _ => return Some(ContradictionKind::SameColors { player, round, opponent }),
    }
    let fits = match (result, mirror.result) {
        (None, None) => true,
        (Some(one), Some(other)) => one.fits(other),
        _ => false,
    };
    let (one, other) = (sign(result), sign(mirror.result));
    (!fits).then_some(ContradictionKind::Results { player, round, opponent, one, other })
}
