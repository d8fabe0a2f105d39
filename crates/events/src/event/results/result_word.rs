//! Syntax of one result: `2-0`, `w`, `=`, `+`, `2`, `b-late`. See [`typed`](crate::event::typed)
//! for its words.

use crate::diag::nearest;
use crate::event::acts::{Refusal, Refused, Remedy};
use crate::event::typed::{BoardResult, PlayerResult, ScoreWord, results};
use crate::event::{Color, Forfeited, Outcome, Points, Score, Scoring};
use crate::score::WrittenScore;

/// A result as typed, for one game of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ResultWord {
    /// The result, with the points of the player named first on the board.
    pub outcome: Outcome,
    /// The reason of a forfeit, if the word gives it.
    pub why: Option<Forfeited>,
}

impl ResultWord {
    const fn plain(outcome: Outcome) -> Self {
        Self { outcome, why: None }
    }

    const fn forfeited(outcome: Outcome, why: Forfeited) -> Self {
        Self { outcome, why: Some(why) }
    }
}

/// Parses a result word.
///
/// The word is one of these:
///
/// - a score of the event, or a lone number for the first points of one;
/// - `1-0`, `0-1` or `1/2-1/2` if the event has one score for all wins and one for all draws;
/// - `w`, `b`, `d`, `=`;
/// - `+` or `-` for a game that White wins or loses by forfeit;
/// - a word such as `b-late`, `adjourned`, `zwart`, `remise`;
/// - one of these for a game that was played, then `:adjudicated`.
///
/// `side` is set if a player was named rather than a board: scores, numbers, `win`, `late` and `+`
/// are then from that player's point of view. In the second `game` of a micro-match the colours are
/// swapped: `w` is then a win of the player named second.
///
/// # Errors
///
/// Fails if the word is not a result, or if the event has no score with that number.
pub(crate) fn result_word(
    scoring: &Scoring,
    side: Option<Color>,
    game: usize,
    word: &str,
) -> Result<ResultWord, Refused> {
    let word = word.trim();
    if let Some((result, by)) = word.rsplit_once(':')
        && ScoreWord::of(&by.trim().to_lowercase()) == Some(ScoreWord::Adjudicated)
        && let Ok(ResultWord { outcome: Outcome::Played(score), why: None }) =
            result_word(scoring, side, game, result)
    {
        return Ok(ResultWord::plain(Outcome::Adjudicated(score)));
    }
    let key = word.to_lowercase().replace(['_', ':', ' '], "-");
    let (of_player, of_board) = (PlayerResult::of(&key), BoardResult::of(&key));
    if let (Some(side), Some(meant)) = (side, of_player) {
        return Ok(result_of_player(scoring, side, meant));
    }
    // `p12=w` could mean a win of p12 or a win of White.
    let colors = side.is_none() || key.chars().nth(1).is_some();
    let of_colors = of_board.and_then(|meant| result_of_colors(scoring, game == 2, meant));
    if let Some(done) = of_colors.filter(|_| colors) {
        return Ok(done);
    }
    let (won, drawn) = (win(scoring), Score::new(scoring.draw, scoring.draw));
    let seen = |outcome: Outcome| match side {
        Some(Color::Black) => outcome.reversed(),
        Some(Color::White) | None => outcome,
    };
    // A sign is White's, or that of the named player.
    let by_forfeit = |outcome: Outcome| {
        let of_white = if side.is_none() && game == 2 { outcome.reversed() } else { outcome };
        seen(of_white).in_forfeits(scoring)
    };
    let plain = |outcome| Ok(ResultWord::plain(outcome));
    if matches!(of_player, Some(PlayerResult::Won | PlayerResult::Lost)) {
        let why = Refusal::NoResultOfEvent { word: word.to_owned(), possible: scoring.possible() };
        return Err(Refused::new(why).help(Remedy::WhoWon));
    }
    match (key.as_str(), of_board) {
        ("=" | "1/2" | "½", _) | (_, Some(BoardResult::Draw)) => plain(Outcome::Played(drawn)),
        ("+" | "+-" | "+/-" | "+--", _) => plain(by_forfeit(Outcome::Forfeit(won))),
        ("-" | "-+" | "-/+" | "--+", _) => plain(by_forfeit(Outcome::Forfeit(won.reversed()))),
        ("--" | "-/-" | "---", _) | (_, Some(BoardResult::BothAbsent)) => {
            plain(scoring.forfeit(None))
        }
        (_, Some(BoardResult::BothLate)) => {
            Ok(ResultWord::forfeited(scoring.forfeit(None), Forfeited::BothLate))
        }
        (_, Some(BoardResult::Adjourned)) => plain(Outcome::Adjourned),
        (_, Some(BoardResult::Annulled)) => plain(Outcome::Annulled),
        _ if of_board == Some(BoardResult::Forfeit)
            || matches!(of_player, Some(PlayerResult::Absent | PlayerResult::Late)) =>
        {
            let word = word.to_owned();
            Err(Refused::new(Refusal::WhoseForfeit { word }).help(Remedy::WhoseForfeit))
        }
        ("0.5" | "0,5", _) if scoring.of_first(Points::hundredths(50), None).is_none() => {
            plain(seen(written(scoring, "0.5-0.5")?))
        }
        _ => plain(seen(written(scoring, word)?)),
    }
}

const fn win(scoring: &Scoring) -> Score {
    Score::new(scoring.win, scoring.loss)
}

/// Converts a word about a player.
fn result_of_player(scoring: &Scoring, side: Color, meant: PlayerResult) -> ResultWord {
    let of = |winner: Color| match winner {
        Color::White => Outcome::Played(win(scoring)),
        Color::Black => Outcome::Played(win(scoring).reversed()),
    };
    let lost = |why| ResultWord::forfeited(scoring.forfeit(Some(side)), why);
    match meant {
        PlayerResult::Won => ResultWord::plain(of(side)),
        PlayerResult::Lost => ResultWord::plain(of(side.opponent())),
        PlayerResult::Absent => lost(Forfeited::LoserAbsent),
        PlayerResult::Late => lost(Forfeited::LoserLate),
    }
}

/// Converts a word about a board, if it names White or Black.
fn result_of_colors(scoring: &Scoring, second: bool, meant: BoardResult) -> Option<ResultWord> {
    let first_named = |outcome: Outcome| if second { outcome.reversed() } else { outcome };
    let won = |color| {
        let score = match color {
            Color::White => win(scoring),
            Color::Black => win(scoring).reversed(),
        };
        ResultWord::plain(first_named(Outcome::Played(score)))
    };
    let lost = |loser| first_named(scoring.forfeit(Some(loser)));
    let forfeited = |loser, why| ResultWord::forfeited(lost(loser), why);
    Some(match meant {
        BoardResult::White => won(Color::White),
        BoardResult::Black => won(Color::Black),
        BoardResult::WhiteLate => forfeited(Color::White, Forfeited::WhiteLate),
        BoardResult::BlackLate => forfeited(Color::Black, Forfeited::BlackLate),
        BoardResult::WhiteAbsent => forfeited(Color::White, Forfeited::WhiteAbsent),
        BoardResult::BlackAbsent => forfeited(Color::Black, Forfeited::BlackAbsent),
        BoardResult::WhiteByForfeit => ResultWord::plain(lost(Color::Black)),
        BoardResult::BlackByForfeit => ResultWord::plain(lost(Color::White)),
        BoardResult::Draw
        | BoardResult::BothAbsent
        | BoardResult::BothLate
        | BoardResult::Adjourned
        | BoardResult::Annulled
        | BoardResult::Forfeit => return None,
    })
}

/// Parses an outcome in the form of files and tables.
///
/// A score may have `:` between its numbers, and the word after it may follow `:` or `-`. A lone
/// number is also allowed.
fn written(scoring: &Scoring, word: &str) -> Result<Outcome, Refused> {
    let outcome = lone(scoring, word).or_else(|| {
        let compact = dashed(word);
        let parsed: Option<Outcome> = compact.parse().ok();
        parsed.map(|outcome| by_half_points(scoring, outcome).unwrap_or(outcome))
    });
    outcome.ok_or_else(|| {
        let (word, possible) = (word.to_owned(), scoring.possible());
        // The letter O instead of zero, and l or I instead of one.
        let digits = word.replace(['o', 'O'], "0").replace(['l', 'I'], "1");
        let near =
            Some(digits).filter(|near| *near != word && dashed(near).parse::<Outcome>().is_ok());
        let near = near.or_else(|| without_dash(scoring, &word)).or_else(|| {
            let key = word.to_lowercase();
            (key.chars().count() > 2).then(|| nearest(&key, results()).map(str::to_owned))?
        });
        let help = match (spreadsheet_day(&word), near) {
            (Some(score), _) => Remedy::SpreadsheetDay { score },
            (_, Some(near)) => Remedy::NearWord { near },
            _ => Remedy::ResultWords,
        };
        Refused::new(Refusal::NoResultOfEvent { word, possible }).help(help)
    })
}

/// Returns the score of two digits without the sign between them: `2-0` of `20`.
fn without_dash(scoring: &Scoring, word: &str) -> Option<String> {
    let mut digits = word.chars();
    let (first, second) = (digits.next()?, digits.next()?);
    let is_score = digits.next().is_none() && first.is_ascii_digit() && second.is_ascii_digit();
    let near = is_score.then(|| format!("{first}-{second}"))?;
    let outcome = near.parse::<Outcome>().ok()?;
    scoring.accepts(outcome).is_ok().then_some(near)
}

/// Prefixes of month names in the supported languages, with the number of the month.
const MONTHS: &[(&str, u8)] = &[
    ("jan", 1),
    ("янв", 1),
    ("січ", 1),
    ("sty", 1),
    ("feb", 2),
    ("fev", 2),
    ("fév", 2),
    ("фев", 2),
    ("лют", 2),
    ("lut", 2),
    ("mar", 3),
    ("mrt", 3),
    ("mär", 3),
    ("apr", 4),
    ("avr", 4),
    ("mei", 5),
    ("may", 5),
    ("mai", 5),
    ("jun", 6),
    ("jul", 7),
    ("aug", 8),
    ("sep", 9),
    ("okt", 10),
    ("oct", 10),
    ("nov", 11),
    ("dec", 12),
    ("dez", 12),
];

/// Returns the score that a spreadsheet turned into a date: `1-1` from `1-jan` or `01-01-2026`.
fn spreadsheet_day(word: &str) -> Option<String> {
    let small = word.trim().trim_end_matches('.').to_lowercase();
    let parts: Vec<&str> =
        small.split(['-', '/', ' ', '.']).filter(|part| !part.is_empty()).collect();
    let month = |text: &str| {
        let named = MONTHS.iter().find(|(name, _)| text.starts_with(name)).map(|(_, month)| *month);
        named.or_else(|| text.parse().ok().filter(|month| (1..=12).contains(month)))
    };
    let number = |text: &str| text.parse::<u8>().ok().filter(|day| (1..=31).contains(day));
    let is_year = |text: &str| text.len() == 4 && text.starts_with("20");
    let (day, month) = match parts[..] {
        [year, second, third] if is_year(year) => (number(third)?, month(second)?),
        [first, second, year] if is_year(year) => (number(first)?, month(second)?),
        [first, second] if second.starts_with(char::is_alphabetic) => {
            (number(first)?, month(second)?)
        }
        _ => return None,
    };
    Some(format!("{day}-{month}"))
}

/// Returns a score in the form of the event file, with its word: `2:0` as `2-0`; `2-0:forfeit`,
/// `2-0 F` and `2-0 reglementair` as `2-0 forfeit`. Any other text is unchanged.
fn dashed(word: &str) -> String {
    let found = WrittenScore::find(|at| word.as_bytes().get(at).copied(), 0);
    let Some((found, rest)) = found.and_then(|found| Some((found, word.get(found.end..)?))) else {
        return word.to_owned();
    };
    let score = found.score;
    let said = rest.trim_start_matches([':', ' ', '-']);
    match ScoreWord::of(&said.to_lowercase()) {
        Some(ScoreWord::Forfeit) => format!("{score} forfeit"),
        Some(ScoreWord::Adjudicated) => format!("{score} adjudicated"),
        Some(ScoreWord::Total) => format!("{score} total"),
        // `1-1-` may be a plus-draw that lacks a sign.
        None if rest.trim().is_empty() => score.to_string(),
        None => word.to_owned(),
    }
}

/// Returns the score whose first half is a lone number, with the sign of a plus-draw.
fn lone(scoring: &Scoring, word: &str) -> Option<Outcome> {
    let (number, plus) = match word.strip_suffix(['+', '-']) {
        Some(number) if word.ends_with('+') => (number, Some(Color::White)),
        Some(number) => (number, Some(Color::Black)),
        None => (word, None),
    };
    // `012` is some other number.
    let digits = number.strip_prefix('0').unwrap_or("");
    let is_number = number.starts_with(|c: char| c.is_ascii_digit());
    if !is_number || digits.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let score = scoring.of_first(number.parse().ok()?, plus)?;
    Some(Outcome::Played(score))
}

/// Converts `1-0`, `0-1` and `1/2-1/2`, the usual notation of most records, for an event with other
/// scores, if it has only one score for each. Returns `None` for any other outcome.
fn by_half_points(scoring: &Scoring, outcome: Outcome) -> Option<Outcome> {
    if scoring.accepts(outcome).is_ok() {
        return None;
    }
    let (one, half) = (Score::new(Points::whole(1), Points::ZERO), Points::hundredths(50));
    let meant = |score: Score| match score {
        score if score == one && !scoring.has_graded_wins() => Some(win(scoring)),
        score if score == one.reversed() && !scoring.has_graded_wins() => {
            Some(win(scoring).reversed())
        }
        score if score == Score::new(half, half) && scoring.has_three_results() => {
            Some(Score::new(scoring.draw, scoring.draw))
        }
        _ => None,
    };
    Some(match outcome {
        Outcome::Played(score) => Outcome::Played(meant(score)?),
        Outcome::Adjudicated(score) => Outcome::Adjudicated(meant(score)?),
        Outcome::Forfeit(score) => Outcome::Forfeit(meant(score)?).in_forfeits(scoring),
        Outcome::DoubleForfeit | Outcome::Adjourned | Outcome::Annulled | Outcome::Total(_) => {
            return None;
        }
    })
}

impl Outcome {
    /// Replaces the score of a forfeit by that of the event; other outcomes are unchanged.
    fn in_forfeits(self, scoring: &Scoring) -> Self {
        match self {
            Self::Forfeit(score) if score.first > score.second => {
                scoring.forfeit(Some(Color::Black))
            }
            Self::Forfeit(_) => scoring.forfeit(Some(Color::White)),
            Self::Played(_)
            | Self::DoubleForfeit
            | Self::Adjourned
            | Self::Adjudicated(_)
            | Self::Annulled
            | Self::Total(_) => self,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{ScoringMode, ValidScores};

    fn typed(scoring: &Scoring, side: Option<Color>, word: &str) -> String {
        result_word(scoring, side, 1, word)
            .map_or_else(|_| "refused".to_owned(), |done| done.outcome.to_string())
    }

    /// Tests every short form of a result, in the usual scoring.
    #[test]
    fn a_day_that_a_spreadsheet_made_of_a_score_is_told() {
        for (word, score) in [
            ("1-jan", "1-1"),
            ("02-jan", "2-1"),
            ("1 févr.", "1-2"),
            ("01/01/2026", "1-1"),
            ("2026-01-02", "2-1"),
        ] {
            assert_eq!(spreadsheet_day(word).as_deref(), Some(score), "{word}");
        }
        for word in ["2-0", "1-1", "2-0 jan", "x-jan", "32-jan"] {
            assert_eq!(spreadsheet_day(word), None, "{word}");
        }
    }

    #[test]
    fn results_are_typed_by_words_signs_and_numbers() {
        let standard = Scoring::default();
        for (words, meant) in [
            ("2-0 1-0 w W white wit wit-wint 2 2:0", "2-0"),
            ("0-2 0-1 b black z zwart 0", "0-2"),
            ("1-1 1/2-1/2 ½-½ d = draw ½ 1/2 0.5 0,5 remise 1", "1-1"),
            (
                "+ +:- +/- 2-0F 2-0:forfeit 2-0:reglementair 1-0F b-late zwart-te-laat z-te-laat",
                "2-0 forfeit",
            ),
            ("- -:+ 0-2R w-forfeit wit-afwezig w-te-laat", "0-2 forfeit"),
            ("-- -:- both-forfeit beiden-afwezig 0-0F", "0-0 forfeit"),
            (
                "1-1:adjudicated 1-1A 1-1:arbitraal 1/2-1/2:adjudicated =:adjudicated \
                 remise:arbitraal 1:arbitraal",
                "1-1 adjudicated",
            ),
            ("w:adjudicated wit:arbitraal", "2-0 adjudicated"),
            ("adjourned adj. afgebroken", "adjourned"),
            ("annulled vervallen", "annulled"),
            ("x 3 0.25 1+ 2;0 win late forfeit 02 001 012", "refused"),
        ] {
            for word in words.split(' ') {
                assert_eq!(typed(&standard, None, word), meant, "{word}");
            }
        }
        assert_eq!(typed(&standard, None, "2-0 F"), "2-0 forfeit");
        assert_eq!(typed(&standard, None, "2 - 0 A"), "2-0 adjudicated");
    }

    #[test]
    fn a_forfeit_of_a_board_needs_its_loser() {
        for word in ["forfeit", "late", "afwezig", "te laat"] {
            let refused = result_word(&Scoring::default(), None, 1, word).unwrap_err();
            let why = Refusal::WhoseForfeit { word: word.to_owned() };
            assert_eq!(
                (*refused.why, refused.remedy.as_deref()),
                (why, Some(&Remedy::WhoseForfeit))
            );
        }
    }

    #[test]
    fn words_about_a_player_are_seen_by_that_player() {
        let standard = Scoring::default();
        for (words, white, black) in [
            ("win winst 2-0 2 1-0", "2-0", "0-2"),
            ("loss verloren 0", "0-2", "2-0"),
            ("draw remise 1 =", "1-1", "1-1"),
            ("+", "2-0 forfeit", "0-2 forfeit"),
            ("- late te-laat absent afwezig", "0-2 forfeit", "2-0 forfeit"),
            ("white", "2-0", "2-0"),
            ("w b", "refused", "refused"),
        ] {
            for word in words.split(' ') {
                assert_eq!(typed(&standard, Some(Color::White), word), white, "{word}");
                assert_eq!(typed(&standard, Some(Color::Black), word), black, "{word}");
            }
        }
    }

    #[test]
    fn a_number_alone_is_the_first_half_of_a_score_of_the_event() {
        for (mode, words) in [
            (ScoringMode::Delft, "12=12-0 9=9-1 5=5-5 4=4-6 0=0-12 2=2-8 10=refused 1-0=1-0"),
            (ScoringMode::PlusDraw, "2=2-0 1=1-1 1+=1+-1- 1-=1--1+ 2+=refused 1-0=2-0"),
            (ScoringMode::Goes, "2=2-0 1.01=1.01-0.99 3=refused 1-0=2-0 1/2-1/2=0.5-0.5"),
        ] {
            for word in words.split(' ') {
                let (word, meant) = word.split_once('=').unwrap();
                assert_eq!(typed(&Scoring::of(mode), None, word), meant, "{mode:?} {word}");
            }
        }
        let chess = Scoring::chess();
        assert_eq!(typed(&chess, None, "1"), "1-0");
        assert_eq!(typed(&chess, None, "0.5"), "0.5-0.5");
        assert_eq!(typed(&chess, None, "2"), "refused");
    }

    #[test]
    fn the_colours_of_a_second_game_are_swapped() {
        let micro = Scoring::of(ScoringMode::MicroMatch);
        let second = |word| result_word(&micro, None, 2, word).unwrap().outcome.to_string();
        for (word, meant) in [
            ("w", "0-2"),
            ("b-late", "0-2 forfeit"),
            ("+", "0-2 forfeit"),
            ("2-0", "2-0"),
            ("2", "2-0"),
        ] {
            assert_eq!(second(word), meant, "{word}");
        }
    }

    /// Tests scores such as `1-0`: a ruling writes the result in the form of its game records.
    #[test]
    fn a_result_of_half_points_is_taken_where_it_can_mean_one_thing_only() {
        let standard = Scoring::default();
        for (typed, meant) in
            [("1-0", "2-0"), ("0-1", "0-2"), ("1/2-1/2", "1-1"), ("1-1", "1-1"), ("3-0", "3-0")]
        {
            assert_eq!(written(&standard, typed).unwrap().to_string(), meant, "{typed}");
        }
        let delft = Scoring::of(ScoringMode::Delft);
        assert_eq!(written(&delft, "1-0").unwrap().to_string(), "1-0");
    }

    #[test]
    fn what_is_no_result_is_answered_with_those_of_the_event() {
        let delft = Scoring::of(ScoringMode::Delft);
        let refused = written(&delft, "8;2").unwrap_err();
        let Refusal::NoResultOfEvent { word, possible } = *refused.why else { panic!("{refused}") };
        assert_eq!(word, "8;2");
        let ValidScores::OrReversed { scores } = possible else { panic!("{possible:?}") };
        assert_eq!(scores[..2], ["12-0".parse().unwrap(), "9-1".parse().unwrap()]);
    }
}
