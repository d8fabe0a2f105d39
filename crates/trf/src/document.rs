//! A tournament report as records, in file order.

use chrono::NaiveDate;

use super::team_records::{LineUp, MatchResult, TeamByes, TeamForfeit, TeamLine};
use super::{ByeKind, Cell, ResultCode, Sex};
use draughts_pairing::{Color, Points};

/// The highest start number, rating or rank: four columns.
pub const MAX_NUMBER: u16 = 9999;
/// The highest number of a round: three columns.
pub const MAX_ROUND: u16 = 999;

/// A tournament report file: its records, without blank lines.
///
/// Two documents are equal if their records are. The layout within columns, and text between lines,
/// is not kept.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Document {
    /// The records, in file order.
    pub records: Vec<Record>,
}

impl Document {
    /// Iterates over the players, in file order.
    pub fn players(&self) -> impl Iterator<Item = &PlayerLine> {
        self.records.iter().filter_map(|record| match record {
            Record::Player(player) => Some(player.as_ref()),
            _ => None,
        })
    }

    /// Returns the text of the first record of a kind that is not empty.
    pub fn head(&self, head: HeadRecord) -> Option<&str> {
        self.heads(head).next()
    }

    /// Iterates over the texts of all records of a kind that are not empty.
    pub fn heads(&self, head: HeadRecord) -> impl Iterator<Item = &str> {
        self.records.iter().filter_map(move |record| match record {
            Record::Head(kind, text) if *kind == head => {
                Some(text.trim()).filter(|text| !text.is_empty())
            }
            _ => None,
        })
    }
}

/// A record: one line.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Record {
    /// `001`: a player with all rounds.
    Player(Box<PlayerLine>),
    /// A record whose content is a text.
    Head(HeadRecord, String),
    /// `132`: the date of each round.
    RoundDates(Vec<Option<NaiveDate>>),
    /// `142`: the number of rounds.
    Rounds(u16),
    /// `XXR`: the number of rounds, in JaVaFo.
    LegacyRounds(u16),
    /// `152`: the colour of the first pairing number in round 1.
    InitialColor(Color),
    /// `XXC`: settings of JaVaFo, such as `white1`, `black1`, `rank`; in lower case.
    Configuration(Vec<String>),
    /// `162`: the points for results.
    Worth(Vec<(PointsKey, Points)>),
    /// `BBW` and similar: the points for results, in bbpPairings.
    BbpWorth(PointsKey, Points),
    /// `XXS`: the points for results, in JaVaFo; keys in upper case.
    LegacyWorth(Vec<(String, Points)>),
    /// `240`: players who do not play in a round, and the points they get.
    Byes {
        /// Full-point, half-point or absent.
        kind: ByeKind,
        /// The round.
        round: u16,
        /// Start numbers.
        players: Vec<u16>,
    },
    /// `250`: points added for the pairing.
    Acceleration(Acceleration),
    /// `XXA`: points added for the pairing of one player, round by round.
    LegacyAcceleration {
        /// The start number.
        player: u16,
        /// The points, round 1 first.
        points: Vec<Points>,
    },
    /// `299`: points that differ from those of the results.
    Abnormal(AbnormalPoints),
    /// `260`: players who may not meet.
    Forbidden {
        /// The first round in which they may not.
        first: u16,
        /// The last such round.
        last: u16,
        /// Start numbers.
        players: Vec<u16>,
    },
    /// `XXP`: players who may not meet in any round, in JaVaFo.
    LegacyForbidden(Vec<u16>),
    /// `XXZ`: players absent from the round to be paired, in JaVaFo.
    LegacyAbsent(Vec<u16>),
    /// `310`: a team.
    Team(Box<TeamLine>),
    /// `013`: a team, in reports before TRF26.
    LegacyTeam {
        /// The name, at most 32 characters.
        name: String,
        /// The start numbers of its players, in board order.
        players: Vec<u16>,
    },
    /// `300`: a line-up that differs from the order of the team.
    LineUp(LineUp),
    /// `320`: the pairing-allocated byes of teams.
    TeamByes(TeamByes),
    /// `330`: a match that was not played.
    TeamForfeit(TeamForfeit),
    /// `352`: the colour of the first-named team on each board, board 1 first.
    BoardColors(Vec<Color>),
    /// `362`: the points for matches.
    MatchWorth(Vec<(MatchResult, Points)>),
    /// `###`: a comment, the text after the three signs.
    Comment(String),
    /// Any other line, unchanged: a record without effect here, or an unreadable line.
    Kept(String),
}

/// The kinds of records whose content is a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum HeadRecord {
    /// `012`: the name of the tournament.
    Name,
    /// `022`: the venue.
    City,
    /// `032`: the federation.
    Federation,
    /// `042`: the first day, `2026/09/03`.
    Start,
    /// `052`: the last day.
    End,
    /// `062`: the number of players.
    Players,
    /// `072`: the number of players with a rating.
    Rated,
    /// `082`: the number of teams.
    Teams,
    /// `092`: the type of tournament, in words.
    Kind,
    /// `102`: the chief arbiter.
    Arbiter,
    /// `112`: a deputy arbiter, one per record.
    Deputy,
    /// `122`: the time control, in words.
    Time,
    /// `172`: the method of the starting rank.
    StartingRank,
    /// `182`: the pairing program.
    Controller,
    /// `192`: the type of tournament, as a code such as `FIDE_DUTCH_2025`.
    CodedKind,
    /// `202`: tie-breaks, separated by commas.
    TieBreaks,
    /// `212`: the sort keys of the standings.
    StandingKeys,
    /// `222`: the time control, as a code such as `5400+30`.
    CodedTime,
}

impl HeadRecord {
    const ALL: [(Self, &'static str); 18] = [
        (Self::Name, "012"),
        (Self::City, "022"),
        (Self::Federation, "032"),
        (Self::Start, "042"),
        (Self::End, "052"),
        (Self::Players, "062"),
        (Self::Rated, "072"),
        (Self::Teams, "082"),
        (Self::Kind, "092"),
        (Self::Arbiter, "102"),
        (Self::Deputy, "112"),
        (Self::Time, "122"),
        (Self::StartingRank, "172"),
        (Self::Controller, "182"),
        (Self::CodedKind, "192"),
        (Self::TieBreaks, "202"),
        (Self::StandingKeys, "212"),
        (Self::CodedTime, "222"),
    ];

    /// Returns the kind with this code.
    pub fn of(code: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, known)| *known == code).map(|(head, _)| *head)
    }

    /// Returns the three characters at the start of the line.
    #[must_use]
    pub fn code(self) -> &'static str {
        Self::ALL.iter().find(|(head, _)| *head == self).map_or("", |(_, code)| code)
    }
}

/// A result or bye that points are defined for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum PointsKey {
    /// `W`, `BBW`: a win.
    Win,
    /// `D`, `BBD`: a draw.
    Draw,
    /// `L`, `BBL`: a loss.
    Loss,
    /// `A`: an absence or a game lost by forfeit.
    Absence,
    /// `Z`, which bbpPairings uses for `A`; `BBZ`: an absence.
    ZeroBye,
    /// `P`, `BBU`: the pairing-allocated bye.
    Allocated,
    /// `X`: a game whose result is unknown.
    Unknown,
    /// `BBF`: a game lost by forfeit.
    ForfeitLoss,
}

impl PointsKey {
    const LETTERS: [(Self, char); 7] = [
        (Self::Win, 'W'),
        (Self::Draw, 'D'),
        (Self::Loss, 'L'),
        (Self::Absence, 'A'),
        (Self::ZeroBye, 'Z'),
        (Self::Allocated, 'P'),
        (Self::Unknown, 'X'),
    ];
    const CODES: [(Self, &'static str); 6] = [
        (Self::Win, "BBW"),
        (Self::Draw, "BBD"),
        (Self::Loss, "BBL"),
        (Self::ZeroBye, "BBZ"),
        (Self::ForfeitLoss, "BBF"),
        (Self::Allocated, "BBU"),
    ];

    /// Returns the meaning of a letter of `162`.
    pub(crate) fn of_letter(letter: char) -> Option<Self> {
        Self::LETTERS.iter().find(|(_, known)| *known == letter).map(|(worth, _)| *worth)
    }

    /// Returns its letter in `162`.
    #[must_use]
    pub fn letter(self) -> Option<char> {
        Self::LETTERS.iter().find(|(worth, _)| *worth == self).map(|(_, letter)| *letter)
    }

    /// Returns the meaning of a code of bbpPairings.
    pub fn of_code(code: &str) -> Option<Self> {
        Self::CODES.iter().find(|(_, known)| *known == code).map(|(worth, _)| *worth)
    }

    /// Returns its code in bbpPairings.
    #[must_use]
    pub fn code(self) -> Option<&'static str> {
        Self::CODES.iter().find(|(worth, _)| *worth == self).map(|(_, code)| *code)
    }
}

/// Points added for the pairing of a range of start numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Acceleration {
    /// Match points, in a team tournament.
    pub match_points: Option<Points>,
    /// Points; a team tournament may have only match points.
    pub points: Option<Points>,
    /// The first round in which they are added.
    pub first_round: u16,
    /// The last such round.
    pub last_round: u16,
    /// The first start number.
    pub first: u16,
    /// The last start number.
    pub last: u16,
}

/// Points that differ from those of the results: a penalty, a bonus, or other points for a kind of
/// result of some players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AbnormalPoints {
    /// The kind of result with these points; `None` if they are added to the score.
    pub of: Option<ResultCode>,
    /// Match points, in a team tournament.
    pub match_points: Option<Points>,
    /// Points; negative for a penalty.
    pub points: Option<Points>,
    /// The round; all rounds if blank.
    pub round: Option<u16>,
    /// The start numbers; all players if there are none.
    pub players: Vec<u16>,
}

impl AbnormalPoints {
    /// The signs for kinds of results in the record.
    pub(super) const LETTERS: &str = "WDLFHZ+-";

    /// Returns whether it applies to a round, from 1, of a player.
    pub fn concerns(&self, player: u16, round: u16) -> bool {
        self.round.is_none_or(|own| own == round)
            && (self.players.is_empty() || self.players.contains(&player))
    }
}

/// `001`: a player.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlayerLine {
    /// The start number, which is the pairing number; 1 to [`MAX_NUMBER`].
    pub number: u16,
    /// The sex.
    pub sex: Option<Sex>,
    /// The title, at most 3 characters.
    pub title: String,
    /// The name, at most 33 characters.
    pub name: String,
    /// The rating.
    pub rating: Option<u16>,
    /// The federation, at most 3 characters.
    pub federation: String,
    /// The federation ID, at most 11 characters; in draughts that of the FMJD.
    pub id: String,
    /// The date of birth, `2008/05/01`; unchanged, at most 10 characters.
    pub birth: String,
    /// The points.
    pub points: Option<Points>,
    /// The rank.
    pub rank: Option<u16>,
    /// The rounds, round 1 first; `None` for blank columns. The last one is not blank.
    pub rounds: Vec<Option<Cell>>,
}
