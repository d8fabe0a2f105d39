//! A tournament report as records, in the order of its file.

use chrono::NaiveDate;

use super::team_records::{LineUp, MatchResult, TeamByes, TeamForfeit, TeamLine};
use super::{ByeKind, Cell, Code, Sex};
use draughts_pairing::{Color, Points};

/// Highest number that a start number, a rating or a rank may have: four columns.
pub const MAX_NUMBER: u16 = 9999;
/// Highest number of a round: three columns.
pub const MAX_ROUND: u16 = 999;

/// A tournament report file: its records, blank lines left out.
///
/// Two documents are equal if their records are; how the file was laid out inside its
/// columns, and what stood between its lines, is not kept.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Document {
    /// The records, in the order of the file.
    pub records: Vec<Record>,
}

impl Document {
    /// Iterates over the players, in the order of the file.
    pub fn players(&self) -> impl Iterator<Item = &PlayerLine> {
        self.records.iter().filter_map(|record| match record {
            Record::Player(player) => Some(player.as_ref()),
            _ => None,
        })
    }

    /// Returns the text of the first record of a kind that says anything.
    #[must_use]
    pub fn head(&self, head: Head) -> Option<&str> {
        self.heads(head).next()
    }

    /// Iterates over the texts of all records of a kind that say anything.
    pub fn heads(&self, head: Head) -> impl Iterator<Item = &str> {
        self.records.iter().filter_map(move |record| match record {
            Record::Head(kind, text) if *kind == head => {
                Some(text.trim()).filter(|text| !text.is_empty())
            }
            _ => None,
        })
    }
}

/// One record: a line.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Record {
    /// `001`: a player with all rounds.
    Player(Box<PlayerLine>),
    /// A record that is a text.
    Head(Head, String),
    /// `132`: the day of each round.
    RoundDates(Vec<Option<NaiveDate>>),
    /// `142`: how many rounds there will be.
    Rounds(u16),
    /// `XXR`: the same, of JaVaFo.
    LegacyRounds(u16),
    /// `152`: the colour of the first pairing number in round 1.
    InitialColor(Color),
    /// `XXC`: settings of JaVaFo, such as `white1`, `black1`, `rank`; in small letters.
    Configuration(Vec<String>),
    /// `162`: what results are worth.
    Worth(Vec<(Worth, Points)>),
    /// `BBW` and the like: the same, of bbpPairings.
    BbpWorth(Worth, Points),
    /// `XXS`: the same, of JaVaFo; keys in capitals.
    LegacyWorth(Vec<(String, Points)>),
    /// `240`: who does not play in a round, and for how many points.
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
    /// `XXA`: the same for one player, round by round.
    LegacyAcceleration {
        /// The start number.
        player: u16,
        /// The points, round 1 first.
        points: Vec<Points>,
    },
    /// `299`: points that are not those of the results.
    Abnormal(Abnormal),
    /// `260`: players who must not meet.
    Forbidden {
        /// The first round in which they must not.
        first: u16,
        /// The last.
        last: u16,
        /// Start numbers.
        players: Vec<u16>,
    },
    /// `XXP`: the same for all rounds, of JaVaFo.
    LegacyForbidden(Vec<u16>),
    /// `XXZ`: who is absent from the round to be paired, of JaVaFo.
    LegacyAbsent(Vec<u16>),
    /// `310`: a team.
    Team(Box<TeamLine>),
    /// `013`: a team, of reports before TRF26.
    LegacyTeam {
        /// The name, at most 32 characters.
        name: String,
        /// The start numbers of its players in the order of the boards.
        players: Vec<u16>,
    },
    /// `300`: a line-up that is not in the order of the team.
    LineUp(LineUp),
    /// `320`: the pairing-allocated byes of teams.
    TeamByes(TeamByes),
    /// `330`: a match that was not played.
    TeamForfeit(TeamForfeit),
    /// `352`: the colour of the first-named team on each board, board 1 first.
    BoardColors(Vec<Color>),
    /// `362`: what matches are worth.
    MatchWorth(Vec<(MatchResult, Points)>),
    /// `###`: a comment, as it stands after the three signs.
    Comment(String),
    /// Any other line, as it stands: records that are only kept, and lines that could not
    /// be read.
    Kept(String),
}

/// Records that are a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Head {
    /// `012`: what the tournament is called.
    Name,
    /// `022`: where it is played.
    City,
    /// `032`: the federation.
    Federation,
    /// `042`: the first day, `2026/09/03`.
    Start,
    /// `052`: the last day.
    End,
    /// `062`: how many players.
    Players,
    /// `072`: how many of them have a rating.
    Rated,
    /// `082`: how many teams.
    Teams,
    /// `092`: the kind of tournament, in words.
    Kind,
    /// `102`: the chief arbiter.
    Arbiter,
    /// `112`: a deputy, one a record.
    Deputy,
    /// `122`: the thinking time, in words.
    Time,
    /// `172`: how the starting rank was made.
    StartingRank,
    /// `182`: the program.
    Controller,
    /// `192`: the kind of tournament, in a code such as `FIDE_DUTCH_2025`.
    CodedKind,
    /// `202`: tie-breaks, separated by commas.
    TieBreaks,
    /// `212`: keys of the standings.
    StandingKeys,
    /// `222`: the thinking time, in a code such as `5400+30`.
    CodedTime,
}

impl Head {
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

    /// Returns the kind of a code.
    #[must_use]
    pub fn of(code: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, known)| *known == code).map(|(head, _)| *head)
    }

    /// Returns the three signs that the line begins with.
    #[must_use]
    pub fn code(self) -> &'static str {
        Self::ALL.iter().find(|(head, _)| *head == self).map_or("", |(_, code)| code)
    }
}

/// What has a worth in points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Worth {
    /// `W`, `BBW`: a win.
    Win,
    /// `D`, `BBD`: a draw.
    Draw,
    /// `L`, `BBL`: a loss.
    Loss,
    /// `A`: an absence or a game lost by forfeit.
    Absence,
    /// `Z`, as bbpPairings has it for `A`; `BBZ`: an absence.
    ZeroBye,
    /// `P`, `BBU`: the pairing-allocated bye.
    Allocated,
    /// `X`: a game of which the result is not known.
    Unknown,
    /// `BBF`: a game lost by forfeit.
    ForfeitLoss,
}

impl Worth {
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

    /// What a letter of `162` stands for.
    #[must_use]
    pub(crate) fn of_letter(letter: char) -> Option<Self> {
        Self::LETTERS.iter().find(|(_, known)| *known == letter).map(|(worth, _)| *worth)
    }

    /// Returns its letter in `162`.
    #[must_use]
    pub fn letter(self) -> Option<char> {
        Self::LETTERS.iter().find(|(worth, _)| *worth == self).map(|(_, letter)| *letter)
    }

    /// What a code of bbpPairings stands for.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Self> {
        Self::CODES.iter().find(|(_, known)| *known == code).map(|(worth, _)| *worth)
    }

    /// Returns its code of bbpPairings.
    #[must_use]
    pub fn code(self) -> Option<&'static str> {
        Self::CODES.iter().find(|(worth, _)| *worth == self).map(|(_, code)| *code)
    }
}

/// Points added for the pairing, for players from one start number to another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Acceleration {
    /// Match points, in a team tournament.
    pub match_points: Option<Points>,
    /// Points; a team tournament may have match points only.
    pub points: Option<Points>,
    /// The first round in which they are added.
    pub first_round: u16,
    /// The last.
    pub last_round: u16,
    /// The first start number.
    pub first: u16,
    /// The last.
    pub last: u16,
}

/// Points that are not those of the results: a penalty, a bonus, or what a kind of result is
/// worth for some players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Abnormal {
    /// The kind of result that is worth these points; none if they are added to the score.
    pub of: Option<Code>,
    /// Match points, in a team tournament.
    pub match_points: Option<Points>,
    /// Points, below zero for a penalty.
    pub points: Option<Points>,
    /// The round; all of them if it is blank.
    pub round: Option<u16>,
    /// Start numbers; everybody if there are none.
    pub players: Vec<u16>,
}

impl Abnormal {
    /// The signs that the record has for kinds of results.
    pub(super) const LETTERS: &str = "WDLFHZ+-";

    /// Returns whether it is about a round, from 1, of a player.
    #[must_use]
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
    /// Sex.
    pub sex: Option<Sex>,
    /// The title, at most 3 characters.
    pub title: String,
    /// The name, at most 33 characters.
    pub name: String,
    /// The rating.
    pub rating: Option<u16>,
    /// The federation, at most 3 characters.
    pub federation: String,
    /// The number at the federation, at most 11 characters: in draughts that of the FMJD.
    pub id: String,
    /// The day of birth, `2008/05/01`; as it stands, at most 10 characters.
    pub birth: String,
    /// The points.
    pub points: Option<Points>,
    /// The place.
    pub rank: Option<u16>,
    /// The rounds, 1 first; none where the columns are blank. The last one is not blank.
    pub rounds: Vec<Option<Cell>>,
}
