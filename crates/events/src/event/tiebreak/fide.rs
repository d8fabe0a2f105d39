//! The names of FIDE's tie-breaks (C.07 of 1 March 2026) and their modifiers.

use std::fmt;
use std::str::FromStr;

use draughts_ground::said::{Message, Said, message, said};

/// The data a tie-break depends on. Properties are defined per family, so that the line of a new
/// kind determines them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Family {
    /// The player's own results, without opponents.
    Own,
    /// Ratings, of the player or of the opponents.
    Ratings,
    /// Scores, of the player or of the opponents.
    Scores,
    /// The score against each opponent.
    Opponents,
    /// The scores of all opponents: the Buchholz family.
    Buchholz,
    /// Data that only teams have.
    Teams,
    /// The score of a team against each opponent, in both kinds of points.
    TeamOpponents,
}

impl Family {
    /// Returns whether the tie-break can count either kind of team points.
    const fn takes_score(self) -> bool {
        match self {
            Self::Scores | Self::Opponents | Self::Buchholz => true,
            Self::Own | Self::Ratings | Self::Teams | Self::TeamOpponents => false,
        }
    }

    /// Returns whether forfeits can count as games in the tie-break.
    const fn takes_forfeits(self) -> bool {
        match self {
            Self::Opponents | Self::Buchholz | Self::TeamOpponents => true,
            Self::Own | Self::Ratings | Self::Scores | Self::Teams => false,
        }
    }

    /// Returns whether only teams have the tie-break.
    const fn is_of_teams(self) -> bool {
        match self {
            Self::Teams | Self::TeamOpponents => true,
            Self::Own | Self::Ratings | Self::Scores | Self::Opponents | Self::Buchholz => false,
        }
    }

    /// Returns whether the tie-break is meaningless if everybody meets everybody.
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

    /// Returns whether the tie-break depends on ratings.
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
    ($(
        $variant:ident $code:literal message!($id:literal, $title:literal) $family:ident
            [$($modifier:pat => message!($modified:literal, $by_modifier:literal)),*]
    )*) => {
        /// A tie-break of FIDE C.07, without its modifier.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum FideKind {
            $(#[doc = concat!("`", $code, "`: ", $title, ".")] $variant,)*
        }

        impl FideKind {
            /// All tie-breaks.
            pub const ALL: &[Self] = &[$(Self::$variant),*];

            /// Returns the code, such as `BH`.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self { $(Self::$variant => $code),* }
            }

            /// Returns the data it depends on.
            const fn family(self) -> Family {
                match self { $(Self::$variant => Family::$family),* }
            }

            /// Returns the description with a modifier, as a message; `None` if it has no such
            /// modifier.
            const fn message(self, modifier: Option<Modifier>) -> Option<&'static Message> {
                match (self, modifier) {
                    $((Self::$variant, None) => Some(message!($id, $title)),
                    $((Self::$variant, Some($modifier)) => Some(message!($modified, $by_modifier)),)*)*
                    _ => None,
                }
            }
        }
    };
}

fide_kinds! {
    DirectEncounter "DE" message!("fide-direct-encounter", "direct encounter of those who are tied") Opponents []
    Win "WIN" message!("fide-win", "rounds with the points of a win") Own []
    Won "WON" message!("fide-won", "wins over the board") Own []
    BlackGames "BPG" message!("fide-black-games", "games played with Black") Own []
    BlackWins "BWG" message!("fide-black-wins", "games won with Black") Own []
    Rounds "REP" message!("fide-rounds", "rounds that were not given up") Own []
    Standard "STD" message!("fide-standard", "rounds won, and half of the rounds drawn") Own []
    Number "TPN" message!("fide-number", "pairing number, the lower first") Own [
        Modifier::Reversed => message!("fide-number-reversed", "pairing number, the higher first")
    ]
    Rating "RTNG" message!("fide-rating", "rating, the higher first") Ratings [
        Modifier::Reversed => message!("fide-rating-reversed", "rating, the lower first")
    ]
    Progressive "PS" message!("fide-progressive", "sum of the scores after each round") Scores [
        Modifier::Cut(_) => message!("fide-progressive-cut", "sum of the scores after each round, without the first ones")
    ]
    Buchholz "BH" message!("fide-buchholz", "sum of the opponents' adjusted scores") Buchholz [
        Modifier::Cut(_) => message!("fide-buchholz-cut", "Buchholz without the lowest scores"),
        Modifier::Median(_) => message!("fide-buchholz-median", "Buchholz without the lowest and the highest scores")
    ]
    ForeBuchholz "FB" message!("fide-fore-buchholz", "Buchholz as if everybody had drawn in the last round") Buchholz [
        Modifier::Cut(_) => message!("fide-fore-buchholz-cut", "Fore Buchholz without the lowest scores"),
        Modifier::Median(_) => message!("fide-fore-buchholz-median", "Fore Buchholz without the lowest and the highest scores")
    ]
    AverageBuchholz "AOB" message!("fide-average-buchholz", "average of the opponents' Buchholz") Buchholz [
        Modifier::Fore => message!("fide-average-buchholz-fore", "average of the opponents' Fore Buchholz")
    ]
    SonnebornBerger "SB" message!("fide-sonneborn-berger", "sum of points scored times the opponent's adjusted score") Opponents [
        Modifier::Cut(_) => message!("fide-sonneborn-berger-cut", "Sonneborn-Berger without the lowest opponents")
    ]
    Koya "KS" message!("fide-koya", "points against those who scored at least half") Scores [
        Modifier::Limit(_) => message!("fide-koya-limit", "points against those who scored as much as the limit")
    ]
    AverageRating "ARO" message!("fide-average-rating", "average rating of the opponents") Ratings [
        Modifier::Cut(_) => message!("fide-average-rating-cut", "average rating without the lowest opponents"),
        Modifier::Median(_) => message!("fide-average-rating-median", "average rating without the lowest and the highest opponents")
    ]
    Performance "TPR" message!("fide-performance", "tournament performance rating") Ratings []
    PerfectPerformance "PTP" message!("fide-perfect-performance", "lowest rating that is expected to score as much") Ratings []
    AveragePerformance "APRO" message!("fide-average-performance", "average performance rating of the opponents") Ratings []
    AveragePerfect "APPO" message!("fide-average-perfect", "average perfect performance of the opponents") Ratings []
    MatchPoints "MPTS" message!("fide-match-points", "match points") Teams []
    GamePoints "GPTS" message!("fide-game-points", "game points, those of the boards") Teams []
    OtherPoints "MPVGP" message!("fide-other-points", "board points where matches count, match points where boards count") Teams []
    ExtendedDirect "EDE" message!("fide-extended-direct", "direct encounter by the first points, then by the others") TeamOpponents []
    MatchByMatch "EMMSB" message!("fide-match-by-match", "sum of match points scored times the opponent's match points") TeamOpponents [
        Modifier::Cut(_) => message!("fide-match-by-match-cut", "match points scored times the opponent's match points, without the lowest opponents")
    ]
    MatchByGame "EMGSB" message!("fide-match-by-game", "sum of game points scored times the opponent's match points") TeamOpponents [
        Modifier::Cut(_) => message!("fide-match-by-game-cut", "game points scored times the opponent's match points, without the lowest opponents")
    ]
    GameByMatch "EGMSB" message!("fide-game-by-match", "sum of match points scored times the opponent's game points") TeamOpponents [
        Modifier::Cut(_) => message!("fide-game-by-match-cut", "match points scored times the opponent's game points, without the lowest opponents")
    ]
    GameByGame "EGGSB" message!("fide-game-by-game", "sum of game points scored times the opponent's game points") TeamOpponents [
        Modifier::Cut(_) => message!("fide-game-by-game-cut", "game points scored times the opponent's game points, without the lowest opponents")
    ]
    StrengthCombination "SSSC" message!("fide-strength-combination", "the other points and the Buchholz by the first, on one scale") Teams []
    BoardCount "BC" message!("fide-board-count", "points of each board times its number, the lower the better") Teams []
    TopBoards "TBR" message!("fide-top-boards", "points at board 1, then at board 2, and so on") Teams []
    BottomBoards "BBE" message!("fide-bottom-boards", "points without the last board, then without the last two, and so on") Teams []
}

/// The kind of team points that a tie-break counts: the part after the colon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TeamScore {
    /// `MP`: match points.
    Match,
    /// `GP`: game points, those of the boards.
    Game,
}

impl TeamScore {
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

/// Tie-breaks of teams whose definition in C.07 is ambiguous: that a round without a match counts
/// on every board (12) is stated for the whole event, but these compare single matches.
pub(crate) const AMBIGUOUS_TIE_BREAKS: &[&str] = &["EDEBT", "EDEBB", "EDET", "EDEB"];

/// Returns the tie-break with each of its modifiers separately, if it was written with two or more.
///
/// Each of Cut-1, Cut-2, Median1 and Median2 leaves something out of all values; C.07 does not
/// define, as far as we have found, what two of them would leave out together.
pub(crate) fn with_two_modifiers(text: &str) -> Option<Vec<String>> {
    let mut parts = text.split('/');
    let plain = parts.next()?;
    let mut known = Vec::new();
    for part in parts.filter(|part| !part.eq_ignore_ascii_case("P")) {
        let one: FideTieBreak = format!("{plain}/{part}").parse().ok()?;
        known.push(one.to_string());
    }
    (known.len() > 1).then_some(known)
}

impl FideKind {
    /// Returns whether only teams have the tie-break.
    #[must_use]
    pub const fn is_of_teams(self) -> bool {
        self.family().is_of_teams()
    }
}

/// A modification of a tie-break (C.07, 14): the part after the slash.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Modifier {
    /// `C1`: without this number of the lowest values.
    Cut(u8),
    /// `M1`: without this number of the lowest values and as many of the highest.
    Median(u8),
    /// `L60`, `L+1`: another limit.
    Limit(KoyaLimit),
    /// `F`: of the Fore Buchholz.
    Fore,
    /// `R`: in reversed order.
    Reversed,
}

/// The score from which `KS` counts an opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum KoyaLimit {
    /// `L60`: this percentage, 10 or more, of the possible points.
    Percent(u8),
    /// `L+1` (also `L1`), `L-2`: half of the points plus or minus this number of draws.
    Draws(i8),
}

/// A tie-break of FIDE C.07, written as in TRF files: `BH`, `BH/C1`, `DE/P`, `KS/L+1`,
/// `BH:GP/C1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FideTieBreak {
    kind: FideKind,
    /// The kind of team points it counts; `None` for those that make the order.
    score: Option<TeamScore>,
    modifier: Option<Modifier>,
    /// `P`: forfeits count as games.
    forfeits: bool,
}

impl FideTieBreak {
    /// Returns the tie-break without a modifier.
    pub const fn plain(kind: FideKind) -> Self {
        Self { kind, score: None, modifier: None, forfeits: false }
    }

    /// Returns the tie-break with a modifier; `None` if it has no such modifier.
    pub fn modified(kind: FideKind, modifier: Modifier) -> Option<Self> {
        let at_least_one = match modifier {
            Modifier::Cut(number) | Modifier::Median(number) => (1..=9).contains(&number),
            Modifier::Limit(KoyaLimit::Percent(percent)) => percent <= 100,
            Modifier::Limit(KoyaLimit::Draws(draws)) => draws != 0 && draws.unsigned_abs() <= 99,
            _ => true,
        };
        let modifier = Some(modifier);
        let has = at_least_one && kind.message(modifier).is_some();
        has.then_some(Self { modifier, ..Self::plain(kind) })
    }

    /// Returns the tie-break with forfeits counted as games against the scheduled opponent (`P`);
    /// `None` if that does not apply to it.
    #[must_use]
    pub fn with_forfeits(self) -> Option<Self> {
        self.kind.family().takes_forfeits().then_some(Self { forfeits: true, ..self })
    }

    /// Returns whether forfeits count as games.
    #[must_use]
    pub const fn counts_forfeits(self) -> bool {
        self.forfeits
    }

    /// Returns the tie-break for one kind of team points; `None` if that does not apply to it.
    #[must_use]
    pub fn of(self, score: TeamScore) -> Option<Self> {
        self.kind.family().takes_score().then_some(Self { score: Some(score), ..self })
    }

    /// Returns the kind of team points it counts, if specified.
    #[must_use]
    pub const fn score(self) -> Option<TeamScore> {
        self.score
    }

    /// Returns whether it counts points that only teams have: match points, or board points.
    #[must_use]
    pub const fn is_of_teams(self) -> bool {
        self.kind.is_of_teams() || self.score.is_some()
    }

    /// Returns the tie-break without modifiers.
    #[must_use]
    pub const fn kind(self) -> FideKind {
        self.kind
    }

    /// Returns the modifier.
    #[must_use]
    pub const fn modifier(self) -> Option<Modifier> {
        self.modifier
    }

    /// Returns a short description.
    #[must_use]
    pub(crate) fn said(self) -> Said {
        let message = self.kind.message(self.modifier);
        let what = Said::from(message.expect("it was made with a modifier that it has"));
        let what = match self.score {
            Some(TeamScore::Match) => {
                said!("fide-of-match-points", "{ $what }, in match points"; what)
            }
            Some(TeamScore::Game) => {
                said!("fide-of-game-points", "{ $what }, in game points"; what)
            }
            None => what,
        };
        if self.forfeits {
            return said!("fide-with-forfeits", "{ $what }, forfeits counted as games"; what);
        }
        what
    }

    /// Returns whether it depends on the ratings of opponents; `RTNG`, the player's own rating,
    /// does not.
    pub(crate) const fn rests_on_ratings(self) -> bool {
        self.is_of_ratings() && !matches!(self.kind, FideKind::Rating)
    }

    /// Returns whether it depends on ratings.
    #[must_use]
    pub(crate) const fn is_of_ratings(self) -> bool {
        self.kind.family().is_of_ratings()
    }

    /// Returns whether it is meaningless if everybody meets everybody: the Buchholz family.
    #[must_use]
    pub const fn is_buchholz(self) -> bool {
        self.kind.family().is_buchholz()
    }

    /// Returns the numbers of the least and of the greatest values that are left out.
    #[must_use]
    pub fn cuts(self) -> (usize, usize) {
        match self.modifier {
            Some(Modifier::Cut(number)) => (number.into(), 0),
            Some(Modifier::Median(number)) => (number.into(), number.into()),
            _ => (0, 0),
        }
    }

    #[cfg(feature = "schema")]
    /// Returns the codes with their possible modifiers, as a regular expression.
    pub(crate) fn pattern() -> String {
        let modifiers = [
            (Modifier::Cut(1), "C[1-9]"),
            (Modifier::Median(1), "M[1-9]"),
            (Modifier::Limit(KoyaLimit::Percent(50)), "L([+-]?[0-9]+)"),
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
            Self::Limit(KoyaLimit::Percent(percent)) => write!(f, "L{percent}"),
            Self::Limit(KoyaLimit::Draws(draws)) => write!(f, "L{draws:+}"),
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
                Ok(Self::Limit(KoyaLimit::Draws(rest.parse().map_err(drop)?)))
            }
            'L' => Ok(Self::Limit(match number()? {
                few @ 1..=9 => KoyaLimit::Draws(i8::try_from(few).expect("at most 9")),
                percent => KoyaLimit::Percent(percent),
            })),
            'F' if rest.is_empty() => Ok(Self::Fore),
            'R' if rest.is_empty() => Ok(Self::Reversed),
            _ => Err(()),
        }
    }
}

impl fmt::Display for FideTieBreak {
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

impl FromStr for FideTieBreak {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut modifiers: Vec<&str> = text.split('/').collect();
        let code = modifiers.remove(0);
        // It combines with another modifier, before or after it.
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
