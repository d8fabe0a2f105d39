//! The names of FIDE's tie-breaks (C.07 of 1 March 2026) and their modifiers.

use std::fmt;
use std::str::FromStr;

use draughts_ground::said::{Message, Said};

/// What a tie-break is made of. Whatever is asked of all kinds is answered for each family, so that
/// the line of a new kind answers it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Family {
    /// What a player has: nothing of opponents.
    Own,
    /// Ratings, of the player or of the opponents.
    Ratings,
    /// Scores, of the player or of the opponents.
    Scores,
    /// What was scored against each opponent.
    Opponents,
    /// The scores of all opponents: the Buchholz family.
    Buchholz,
    /// What only a team has.
    Teams,
    /// What a team scored against each opponent, in both its points.
    TeamOpponents,
}

impl Family {
    /// True if it can count either points of teams.
    const fn takes_score(self) -> bool {
        match self {
            Self::Scores | Self::Opponents | Self::Buchholz => true,
            Self::Own | Self::Ratings | Self::Teams | Self::TeamOpponents => false,
        }
    }

    /// True if forfeits can count as games in it.
    const fn takes_forfeits(self) -> bool {
        match self {
            Self::Opponents | Self::Buchholz | Self::TeamOpponents => true,
            Self::Own | Self::Ratings | Self::Scores | Self::Teams => false,
        }
    }

    /// True if only teams have it.
    const fn is_of_teams(self) -> bool {
        match self {
            Self::Teams | Self::TeamOpponents => true,
            Self::Own | Self::Ratings | Self::Scores | Self::Opponents | Self::Buchholz => false,
        }
    }

    /// True if it says nothing where everybody meets everybody.
    const fn is_buchholz(self) -> bool {
        match self {
            Self::Buchholz => true,
            Self::Own
            | Self::Ratings
            | Self::Scores
            | Self::Opponents
            | Self::Teams
            | Self::TeamOpponents => false,
        }
    }

    /// True if it changes with the ratings.
    const fn is_of_ratings(self) -> bool {
        match self {
            Self::Ratings => true,
            Self::Own
            | Self::Scores
            | Self::Opponents
            | Self::Buchholz
            | Self::Teams
            | Self::TeamOpponents => false,
        }
    }
}

macro_rules! fide_kinds {
    ($($variant:ident $code:literal $title:literal $id:literal $family:ident [$($modifier:pat => $modified:literal),*])*) => {
        /// A tie-break of FIDE C.07, without its modifier.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum FideKind {
            $(#[doc = concat!("`", $code, "`: ", $title, ".")] $variant,)*
        }

        impl FideKind {
            /// Every one there is.
            pub const ALL: &[Self] = &[$(Self::$variant),*];

            /// The code, such as `BH`.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self { $(Self::$variant => $code),* }
            }

            /// What it is made of.
            const fn family(self) -> Family {
                match self { $(Self::$variant => Family::$family),* }
            }

            /// The messages that say what they are; they have no facts.
            pub const MESSAGES: &[Message] = &[$(Message::of_catalogue($id, &[]), $(Message::of_catalogue($modified, &[]),)*)*];

            /// What it is with a modifier, as a message; nothing if it has no such modifier.
            const fn message(self, modifier: Option<Modifier>) -> Option<&'static str> {
                match (self, modifier) {
                    $((Self::$variant, None) => Some($id),
                    $((Self::$variant, Some($modifier)) => Some($modified),)*)*
                    _ => None,
                }
            }
        }
    };
}

fide_kinds! {
    DirectEncounter "DE" "direct encounter of those who are tied" "fide-direct-encounter" Opponents []
    Win "WIN" "rounds with the points of a win" "fide-win" Own []
    Won "WON" "wins over the board" "fide-won" Own []
    BlackGames "BPG" "games played with Black" "fide-black-games" Own []
    BlackWins "BWG" "games won with Black" "fide-black-wins" Own []
    Rounds "REP" "rounds that the player chose to play" "fide-rounds" Own []
    Standard "STD" "rounds won, and half of the rounds drawn" "fide-standard" Own []
    Number "TPN" "pairing number, the lower first" "fide-number" Own [
        Modifier::Reversed => "fide-number-reversed"
    ]
    Rating "RTNG" "rating, the higher first" "fide-rating" Ratings [
        Modifier::Reversed => "fide-rating-reversed"
    ]
    Progressive "PS" "sum of the scores after each round" "fide-progressive" Scores [
        Modifier::Cut(_) => "fide-progressive-cut"
    ]
    Buchholz "BH" "sum of the opponents' adjusted scores" "fide-buchholz" Buchholz [
        Modifier::Cut(_) => "fide-buchholz-cut",
        Modifier::Median(_) => "fide-buchholz-median"
    ]
    ForeBuchholz "FB" "Buchholz as if everybody had drawn in the last round" "fide-fore-buchholz" Buchholz [
        Modifier::Cut(_) => "fide-fore-buchholz-cut",
        Modifier::Median(_) => "fide-fore-buchholz-median"
    ]
    AverageBuchholz "AOB" "average of the opponents' Buchholz" "fide-average-buchholz" Buchholz [
        Modifier::Fore => "fide-average-buchholz-fore"
    ]
    SonnebornBerger "SB" "sum of points scored times the opponent's adjusted score" "fide-sonneborn-berger" Opponents [
        Modifier::Cut(_) => "fide-sonneborn-berger-cut"
    ]
    Koya "KS" "points against those who scored at least half" "fide-koya" Scores [
        Modifier::Limit(_) => "fide-koya-limit"
    ]
    AverageRating "ARO" "average rating of the opponents" "fide-average-rating" Ratings [
        Modifier::Cut(_) => "fide-average-rating-cut",
        Modifier::Median(_) => "fide-average-rating-median"
    ]
    Performance "TPR" "tournament performance rating" "fide-performance" Ratings []
    PerfectPerformance "PTP" "lowest rating that is expected to score as much" "fide-perfect-performance" Ratings []
    AveragePerformance "APRO" "average performance rating of the opponents" "fide-average-performance" Ratings []
    AveragePerfect "APPO" "average perfect performance of the opponents" "fide-average-perfect" Ratings []
    MatchPoints "MPTS" "match points of a team" "fide-match-points" Teams []
    GamePoints "GPTS" "game points of a team" "fide-game-points" Teams []
    OtherPoints "MPVGP" "the points of a team that do not make the order" "fide-other-points" Teams []
    ExtendedDirect "EDE" "direct encounter by both points of a team" "fide-extended-direct" TeamOpponents []
    MatchByMatch "EMMSB" "opponent's match points times match points scored" "fide-match-by-match" TeamOpponents [
        Modifier::Cut(_) => "fide-match-by-match-cut"
    ]
    MatchByGame "EMGSB" "opponent's match points times game points scored" "fide-match-by-game" TeamOpponents [
        Modifier::Cut(_) => "fide-match-by-game-cut"
    ]
    GameByMatch "EGMSB" "opponent's game points times match points scored" "fide-game-by-match" TeamOpponents [
        Modifier::Cut(_) => "fide-game-by-match-cut"
    ]
    GameByGame "EGGSB" "opponent's game points times game points scored" "fide-game-by-game" TeamOpponents [
        Modifier::Cut(_) => "fide-game-by-game-cut"
    ]
    StrengthCombination "SSSC" "the other points and the Buchholz of the first, on one scale" "fide-strength-combination" Teams []
    BoardCount "BC" "points of each board times its number, the lower the better" "fide-board-count" Teams []
    TopBoards "TBR" "points of board 1, then of board 2, and so on" "fide-top-boards" Teams []
    BottomBoards "BBE" "game points without the last board, then without the last two, and so on" "fide-bottom-boards" Teams []
}

/// Which points of a team a tie-break counts: the part after the colon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TeamScore {
    /// `MP`: match points.
    Match,
    /// `GP`: game points, those of the boards.
    Game,
}

impl TeamScore {
    /// The messages that say so of a tie-break, and that forfeits count as games.
    pub const MESSAGES: &[Message] = &[
        Message::of_catalogue("fide-of-match-points", &["what"]),
        Message::of_catalogue("fide-of-game-points", &["what"]),
        Message::of_catalogue("fide-with-forfeits", &["what"]),
    ];

    const CODES: [(Self, &'static str); 2] = [(Self::Match, "MP"), (Self::Game, "GP")];

    fn of_code(code: &str) -> Option<Self> {
        let known = Self::CODES.iter().find(|(_, known)| known.eq_ignore_ascii_case(code));
        known.map(|(score, _)| *score)
    }

    const fn code(self) -> &'static str {
        match self {
            Self::Match => "MP",
            Self::Game => "GP",
        }
    }
}

/// Tie-breaks of teams that C.07 defines so that they can be read in two ways: whether a round
/// without a match counts on every board (12) is said of the whole event, and these compare single
/// matches.
pub(super) const READ_IN_TWO_WAYS: &[&str] = &["EDEBT", "EDEBB", "EDET", "EDEB"];

/// What is said of two modifiers of one tie-break. C.07 has each of Cut-1, Cut-2, Median1 and
/// Median2 leave something out of all values; what two of them would leave out together we have
/// not found defined.
pub(super) fn with_two_modifiers(text: &str) -> Option<Vec<String>> {
    let mut parts = text.split('/');
    let plain = parts.next()?;
    let mut known = Vec::new();
    for part in parts.filter(|part| !part.eq_ignore_ascii_case("P")) {
        let one: Fide = format!("{plain}/{part}").parse().ok()?;
        known.push(one.to_string());
    }
    (known.len() > 1).then_some(known)
}

impl FideKind {
    /// True if only teams have it.
    #[must_use]
    pub const fn is_of_teams(self) -> bool {
        self.family().is_of_teams()
    }
}

/// What is changed about a tie-break (C.07, 14): the part after the stroke.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Modifier {
    /// `C1`: without this number of the lowest values.
    Cut(u8),
    /// `M1`: without this number of the lowest values and as many of the highest.
    Median(u8),
    /// `L60`, `L+1`: another limit.
    Limit(Limit),
    /// `F`: of the Fore Buchholz.
    Fore,
    /// `R`: in the reversed order.
    Reversed,
}

/// The score from which `KS` counts an opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Limit {
    /// `L60`: this percentage, 10 or more, of the points there were to win.
    Percent(u8),
    /// `L+1` (also `L1`), `L-2`: this number of draws more or less than half of the points.
    Draws(i8),
}

/// A tie-break of FIDE C.07, written as in TRF files: `BH`, `BH/C1`, `DE/P`, `KS/L+1`,
/// `BH:GP/C1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fide {
    kind: FideKind,
    /// Which points of teams it counts; none for those that make the order.
    score: Option<TeamScore>,
    modifier: Option<Modifier>,
    /// `P`: forfeits count as games.
    forfeits: bool,
}

impl Fide {
    /// The tie-break without a modifier.
    #[must_use]
    pub const fn plain(kind: FideKind) -> Self {
        Self { kind, score: None, modifier: None, forfeits: false }
    }

    /// The tie-break with a modifier; `None` where it has no such modifier.
    #[must_use]
    pub fn modified(kind: FideKind, modifier: Modifier) -> Option<Self> {
        let at_least_one = match modifier {
            Modifier::Cut(number) | Modifier::Median(number) => (1..=9).contains(&number),
            Modifier::Limit(Limit::Percent(percent)) => percent <= 100,
            Modifier::Limit(Limit::Draws(draws)) => draws != 0 && draws.unsigned_abs() <= 99,
            _ => true,
        };
        let modifier = Some(modifier);
        let has = at_least_one && kind.message(modifier).is_some();
        has.then_some(Self { modifier, ..Self::plain(kind) })
    }

    /// The same with forfeits counted as games against the opponent who was scheduled (`P`);
    /// `None` if that says nothing about it.
    #[must_use]
    pub fn with_forfeits(self) -> Option<Self> {
        self.kind.family().takes_forfeits().then_some(Self { forfeits: true, ..self })
    }

    /// True if forfeits count as games.
    #[must_use]
    pub const fn counts_forfeits(self) -> bool {
        self.forfeits
    }

    /// The same of these points of teams; `None` if that says nothing about it.
    #[must_use]
    pub fn of(self, score: TeamScore) -> Option<Self> {
        self.kind.family().takes_score().then_some(Self { score: Some(score), ..self })
    }

    /// Which points of teams it counts, if that is said.
    #[must_use]
    pub const fn score(self) -> Option<TeamScore> {
        self.score
    }

    /// True if it counts points that only teams have: match points, or those of the boards.
    #[must_use]
    pub const fn is_of_teams(self) -> bool {
        self.kind.is_of_teams() || self.score.is_some()
    }

    /// Which tie-break it is.
    #[must_use]
    pub const fn kind(self) -> FideKind {
        self.kind
    }

    /// Its modifier.
    #[must_use]
    pub const fn modifier(self) -> Option<Modifier> {
        self.modifier
    }

    /// What it is, in a few words.
    #[must_use]
    pub(super) fn said(self) -> Said {
        let id = self.kind.message(self.modifier).expect("it was made with a modifier that it has");
        let of_score = self.score.map(|score| match score {
            TeamScore::Match => "fide-of-match-points",
            TeamScore::Game => "fide-of-game-points",
        });
        let with_forfeits = self.forfeits.then_some("fide-with-forfeits");
        let what = Said::of_catalogue(id, Vec::new());
        let around = of_score.into_iter().chain(with_forfeits);
        around.fold(what, |what, id| Said::of_catalogue(id, vec![("what", what.into())]))
    }

    /// True if it is computed from the ratings of opponents: the own rating, `RTNG`, is not.
    pub(crate) const fn rests_on_ratings(self) -> bool {
        self.is_of_ratings() && !matches!(self.kind, FideKind::Rating)
    }

    /// True if it rests on ratings.
    #[must_use]
    pub(super) const fn is_of_ratings(self) -> bool {
        self.kind.family().is_of_ratings()
    }

    /// True for those that say nothing where everybody meets everybody: the Buchholz family.
    #[must_use]
    pub const fn is_buchholz(self) -> bool {
        self.kind.family().is_buchholz()
    }

    /// How many of the least and how many of the greatest are left out.
    #[must_use]
    pub fn cuts(self) -> (usize, usize) {
        match self.modifier {
            Some(Modifier::Cut(number)) => (number.into(), 0),
            Some(Modifier::Median(number)) => (number.into(), number.into()),
            _ => (0, 0),
        }
    }

    #[cfg(feature = "schema")]
    /// The codes with the modifiers that each may have, as a regular expression.
    pub(super) fn pattern() -> String {
        let modifiers = [
            (Modifier::Cut(1), "C[1-9]"),
            (Modifier::Median(1), "M[1-9]"),
            (Modifier::Limit(Limit::Percent(50)), "L([+-]?[0-9]+)"),
            (Modifier::Fore, "F"),
            (Modifier::Reversed, "R"),
        ];
        let one = |&kind: &FideKind| {
            let has = |(modifier, _): &&(Modifier, _)| kind.message(Some(*modifier)).is_some();
            let list: Vec<&str> = modifiers.iter().filter(has).map(|&(_, text)| text).collect();
            let code = kind.code();
            let score = if kind.family().takes_score() { "(:[MG]P)?" } else { "" };
            let forfeits = if kind.family().takes_forfeits() { "(/P)?" } else { "" };
            match list.as_slice() {
                [] => format!("{code}{score}{forfeits}"),
                list => format!("{code}{score}(/({}))?{forfeits}", list.join("|")),
            }
        };
        FideKind::ALL.iter().map(one).collect::<Vec<_>>().join("|")
    }
}

impl fmt::Display for Modifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cut(number) => write!(f, "C{number}"),
            Self::Median(number) => write!(f, "M{number}"),
            Self::Limit(Limit::Percent(percent)) => write!(f, "L{percent}"),
            Self::Limit(Limit::Draws(draws)) => write!(f, "L{draws:+}"),
            Self::Fore => f.write_str("F"),
            Self::Reversed => f.write_str("R"),
        }
    }
}

impl FromStr for Modifier {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let letter = text.chars().next().ok_or(())?;
        let rest = &text[letter.len_utf8()..];
        let number = || rest.parse().map_err(drop);
        match letter.to_ascii_uppercase() {
            'C' => Ok(Self::Cut(number()?)),
            'M' => Ok(Self::Median(number()?)),
            'L' if rest.starts_with(['+', '-']) => {
                Ok(Self::Limit(Limit::Draws(rest.parse().map_err(drop)?)))
            }
            'L' => Ok(Self::Limit(match number()? {
                few @ 1..=9 => Limit::Draws(i8::try_from(few).expect("at most 9")),
                percent => Limit::Percent(percent),
            })),
            'F' if rest.is_empty() => Ok(Self::Fore),
            'R' if rest.is_empty() => Ok(Self::Reversed),
            _ => Err(()),
        }
    }
}

impl fmt::Display for Fide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = self.kind.code().to_owned();
        if let Some(score) = self.score {
            text = text + ":" + score.code();
        }
        if let Some(modifier) = self.modifier {
            text = format!("{text}/{modifier}");
        }
        if self.forfeits {
            text += "/P";
        }
        f.pad(&text)
    }
}

impl FromStr for Fide {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut modifiers: Vec<&str> = text.split('/').collect();
        let code = modifiers.remove(0);
        // It goes with another modifier, before it or after it.
        let forfeits = modifiers.iter().position(|one| one.eq_ignore_ascii_case("P"));
        forfeits.map(|at| modifiers.remove(at));
        let modifier = match modifiers.as_slice() {
            [] => None,
            [one] => Some(one.parse()?),
            _ => return Err(()),
        };
        let (code, score) = match code.split_once(':') {
            Some((code, score)) => (code, Some(TeamScore::of_code(score).ok_or(())?)),
            None => (code, None),
        };
        let kinds = FideKind::ALL.iter();
        let kind = *kinds.clone().find(|kind| kind.code().eq_ignore_ascii_case(code)).ok_or(())?;
        let of_own = match modifier {
            None => Self::plain(kind),
            Some(modifier) => Self::modified(kind, modifier).ok_or(())?,
        };
        let of_score = score.map_or(Ok(of_own), |score| of_own.of(score).ok_or(()))?;
        match forfeits {
            Some(_) => of_score.with_forfeits().ok_or(()),
            None => Ok(of_score),
        }
    }
}

#[cfg(test)]
mod tests;
