//! Results in board order: `2 1 0 2`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::event::acts::{
    Echo, Entry, Refusal, Refused, Remedy, Whose, enter, paired_round, round_to_show,
};
use crate::event::rounds::which_round::not_once_more;
use crate::event::{Board, Color, Event, Miswritten, Outcome, Round, Score, Scoring};

/// A result as typed: with its board, or for the next board in order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Typed {
    /// With its board: `3=2-0`.
    Entry(Entry),
    /// For the next board: `2`, `w`, `=`.
    Word(String),
}

impl FromStr for Typed {
    type Err = Miswritten;

    fn from_str(text: &str) -> Result<Self, Miswritten> {
        // A comma between two results is no part of them.
        let text = text.trim().trim_end_matches(',');
        match text {
            "" => Err(Miswritten::NoSign { text: text.to_owned() }),
            "=" => Ok(Self::Word(text.to_owned())),
            _ if text.contains('=') => match apart(text) {
                Some(near) => Err(Miswritten::SeveralResults { text: text.to_owned(), near }),
                None => text.parse().map(Self::Entry),
            },
            _ => Ok(Self::Word(text.to_owned())),
        }
    }
}

/// Returns results that are joined by commas or semicolons, each with its board, with spaces
/// between them.
fn apart(text: &str) -> Option<String> {
    let parts: Vec<&str> = text.split([',', ';']).map(str::trim).collect();
    let has_board = |part: &&str| part.split_once('=').is_some_and(|(board, _)| !board.is_empty());
    (parts.len() > 1 && parts.iter().all(has_board)).then(|| parts.join(" "))
}

impl fmt::Display for Typed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Entry(entry) => entry.fmt(f),
            Self::Word(word) => word.fmt(f),
        }
    }
}

impl From<Typed> for String {
    fn from(typed: Typed) -> Self {
        typed.to_string()
    }
}

impl TryFrom<String> for Typed {
    type Error = Miswritten;

    fn try_from(text: String) -> Result<Self, Miswritten> {
        text.parse()
    }
}

/// Typed results: all with their boards, or all in board order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum TypedResults {
    /// Each has its board.
    WithBoards(Vec<Entry>),
    /// For the open boards, in board order.
    InOrder(Vec<String>),
}

impl TypedResults {
    /// Sorts results with boards from those in board order; `to` is the last board, if named.
    ///
    /// # Errors
    ///
    /// Fails if only some have a board, if a last board is named for results with boards, or if a
    /// recorded result is to be changed by one without.
    pub(crate) fn of(typed: &[Typed], to: Option<u16>, amend: bool) -> Result<Self, Refused> {
        let (mut entries, mut words) = (Vec::new(), Vec::new());
        for one in typed {
            match one {
                Typed::Entry(entry) => entries.push(entry.clone()),
                Typed::Word(word) => words.push(word.clone()),
            }
        }
        if let Some((word, near)) = board_in_words(&words) {
            return Err(
                Refused::new(Refusal::WithoutBoard { word }).help(Remedy::NearWord { near })
            );
        }
        match (entries.first(), words.first()) {
            (Some(_), Some(word)) => {
                let why = Refusal::WithoutBoard { word: word.clone() };
                Err(Refused::new(why).help(Remedy::BoardOrNone))
            }
            (None, Some(word)) if amend => {
                let why = Refusal::WithoutBoard { word: word.clone() };
                Err(Refused::new(why).help(Remedy::AmendWithBoard))
            }
            (Some(_), None) if to.is_some() => {
                Err(Refused::new(Refusal::ToWithoutOrder).help(Remedy::BoardOrNone))
            }
            (_, None) => Ok(Self::WithBoards(entries)),
            (None, Some(_)) => Ok(Self::InOrder(words)),
        }
    }
}

/// Finds a board named in an unsupported way, and returns the words with the correct form.
///
/// Such ways are `1:2-0`; `1 = 2-0` with spaces, which would be three results; and `1 2-0`, which
/// would be two. Nobody who types whole scores means White's points by a lone number.
fn board_in_words(words: &[String]) -> Option<(String, String)> {
    let number = |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    let score = |word: &str| word.split_once(['-', ':']).is_some_and(|(first, _)| number(first));
    let colon = words.iter().find_map(|word| {
        let (board, result) = word.split_once(':')?;
        (number(board) && score(result)).then(|| (word.clone(), format!("{board}={result}")))
    });
    // `1-2-0`: a board and a score of two numbers.
    let dashes = colon.or_else(|| {
        words.iter().find_map(|word| {
            let (board, result) = word.split_once('-')?;
            let (first, second) = result.split_once('-')?;
            let is_it = number(board) && number(first) && number(second);
            is_it.then(|| (word.clone(), format!("{board}={result}")))
        })
    });
    // `2 0 1 = 1-1` may be five results: only a board with its result comes first.
    let spaced = dashes.or_else(|| {
        words.windows(3).take(1).find_map(|three| match three {
            [board, sign, result] if sign == "=" && number(board) && score(result) => {
                Some((format!("{board} = {result}"), format!("{board}={result}")))
            }
            _ => None,
        })
    });
    spaced.or_else(|| {
        words.windows(2).find_map(|two| match two {
            [board, result] if number(board) && score(result) => {
                Some((format!("{board} {result}"), format!("{board}={result}")))
            }
            _ => None,
        })
    })
}

/// Enters results on the open boards of a round in board order, all or none: on all of them, or up
/// to the board `to`. Reports each entry on one line, also in words.
///
/// # Errors
///
/// Fails as [`enter`] does, if the number of results differs from that of open boards, or if `to`
/// is not open. Without a round, also fails if these are the results of the last one.
pub fn enter_in_order(
    event: &mut Event,
    round: Option<Round>,
    words: &[String],
    to: Option<u16>,
) -> Result<(Round, Vec<Echo>), Refused> {
    let round = match round {
        Some(round) => round,
        None => {
            let round = round_to_show(event);
            not_once_more(event, round, words)?;
            round
        }
    };
    let paired = &event.rounds[paired_round(event, round)?];
    let mut open: Vec<&Board> = paired.open(event.scoring.games()).collect();
    open.sort_by_key(|board| board.board);
    if let Some(to) = to {
        if !open.iter().any(|board| board.board == to) {
            let why = Refusal::NotOpen { round, board: to };
            return Err(Refused::new(why).help(open_boards(&open)));
        }
        open.retain(|board| board.board <= to);
    }
    let (results, boards) = (words.len(), open.len());
    if results != boards {
        // A word that is no result of this event is the first thing to be told.
        for (at, word) in words.iter().enumerate() {
            if let Some(board) = open.get(at).or(open.last()) {
                let whose = Whose::White(board.board);
                Entry { whose, game: None, said: word.clone() }.meaning(event, board)?;
            }
        }
        if let [number, result] = words
            && let Ok(board) = number.parse::<u16>()
            && result.parse::<u16>().is_err()
            && paired.boards.iter().any(|one| one.board == board)
        {
            let why = Refusal::WithoutBoard { word: format!("{number} {result}") };
            let near = format!("{number}={result}");
            return Err(Refused::new(why).help(Remedy::NearWord { near }));
        }
        let why = Refusal::NotAsManyResults { round, results, boards, to };
        let last = open.get(results.wrapping_sub(1)).filter(|_| results < boards);
        return Err(Refused::new(why).help(match last {
            Some(last) => Remedy::NameLastBoard { board: last.board },
            None => open_boards(&open),
        }));
    }
    let entry = |(board, word): (&&Board, &String)| Entry {
        whose: Whose::Board(board.board),
        game: None,
        said: word.clone(),
    };
    let entries: Vec<Entry> = open.iter().zip(words).map(entry).collect();
    let said = enter(event, round, &entries, None)?;
    let scoring = &event.scoring;
    Ok((round, said.into_iter().map(|echo| in_words(scoring, echo)).collect()))
}

fn open_boards(open: &[&Board]) -> Remedy {
    match open {
        [] => Remedy::NoneOpen,
        open => Remedy::OpenBoards { boards: open.iter().map(|board| board.board).collect() },
    }
}

fn in_words(scoring: &Scoring, echo: Echo) -> Echo {
    let how = match &echo {
        Echo::Scored { results, .. } => how_ended(scoring, results),
        _ => None,
    };
    match how {
        Some(how) => Echo::InWords { what: Box::new(echo), how },
        None => echo,
    }
}

/// The end of a game, as a choice of word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HowEnded {
    /// White has won.
    White,
    /// Black has won.
    Black,
    /// A draw.
    Draw,
    /// A draw with a plus for White.
    DrawPlusWhite,
    /// A draw with a plus for Black.
    DrawPlusBlack,
    /// White has won by forfeit.
    WhiteByForfeit,
    /// Black has won by forfeit.
    BlackByForfeit,
    /// Both have forfeited.
    BothForfeit,
    /// Both have lost.
    BothLost,
    /// Adjourned.
    Adjourned,
    /// Annulled.
    Annulled,
}

/// Returns how the only game of a board ended; `None` if the score has no word, and in
/// micro-matches.
fn how_ended(scoring: &Scoring, results: &[Outcome]) -> Option<HowEnded> {
    let [outcome] = results else { return None };
    let (won, drawn) =
        (Score::new(scoring.win, scoring.loss), Score::new(scoring.draw, scoring.draw));
    let of_score = |score: Score| {
        let nothing = score.first == score.second && score.first == scoring.loss;
        match score.plus {
            Some(Color::White) => Some(HowEnded::DrawPlusWhite),
            Some(Color::Black) => Some(HowEnded::DrawPlusBlack),
            None if score == won => Some(HowEnded::White),
            None if score == won.reversed() => Some(HowEnded::Black),
            None if score == drawn => Some(HowEnded::Draw),
            None => nothing.then_some(HowEnded::BothLost),
        }
    };
    match *outcome {
        Outcome::Played(score) | Outcome::Adjudicated(score) => of_score(score),
        Outcome::Forfeit(score) if score.first > score.second => Some(HowEnded::WhiteByForfeit),
        Outcome::Forfeit(_) => Some(HowEnded::BlackByForfeit),
        Outcome::DoubleForfeit => Some(HowEnded::BothForfeit),
        Outcome::Adjourned => Some(HowEnded::Adjourned),
        Outcome::Annulled => Some(HowEnded::Annulled),
        Outcome::Total(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::read;

    fn event(result_of_2: &str) -> Event {
        let text = format!(
            "schema: arbiter.event/1\nname: X\nsystem: {{kind: swiss, rounds: 3}}\nplayers:\n\
             \x20 - {{id: a, name: A}}\n  - {{id: b, name: B}}\n  - {{id: c, name: C}}\n\
             \x20 - {{id: d, name: D}}\n  - {{id: e, name: E}}\n  - {{id: f, name: F}}\n\
             rounds:\n  - round: 1\n    boards:\n      - {{board: 1, white: a, black: b}}\n\
             \x20     - {{board: 2, white: c, black: d{result_of_2}}}\n\
             \x20     - {{board: 3, white: e, black: f}}\n"
        );
        read("t.yaml", &text).unwrap_or_else(|error| panic!("{error}"))
    }

    fn type_in(event: &mut Event, words: &str, to: Option<u16>) -> Result<Vec<Echo>, Refused> {
        let words: Vec<String> = words.split(' ').map(str::to_owned).collect();
        enter_in_order(event, None, &words, to).map(|(_, said)| said)
    }

    fn results(event: &Event) -> Vec<String> {
        let of = |board: &Board| board.result.first().map_or_else(String::new, ToString::to_string);
        event.rounds[0].boards.iter().map(of).collect()
    }

    #[test]
    fn results_go_to_the_open_boards_in_their_order() {
        let mut all = event("");
        let said = type_in(&mut all, "2 = -", None).unwrap();
        assert_eq!(results(&all), ["2-0", "1-1", "0-2 forfeit"]);
        assert!(matches!(said[2], Echo::InWords { how: HowEnded::BlackByForfeit, .. }));
        let mut some = event(", result: adjourned");
        type_in(&mut some, "w b", None).unwrap();
        assert_eq!(results(&some), ["2-0", "adjourned", "0-2"]);
    }

    #[test]
    fn too_few_and_too_many_results_are_refused() {
        let mut event = event("");
        let refused = type_in(&mut event, "2 1", None).unwrap_err();
        assert_eq!(refused.remedy, Some(Box::new(Remedy::NameLastBoard { board: 2 })));
        assert!(type_in(&mut event, "2 1 0 2", None).is_err());
        assert!(type_in(&mut event, "2 1", Some(4)).is_err(), "no such board");
        assert!(type_in(&mut event, "2 3", Some(2)).is_err(), "no such score");
        assert_eq!(results(&event), ["", "", ""], "nothing was entered");
        type_in(&mut event, "2 1", Some(2)).unwrap();
        assert_eq!(results(&event), ["2-0", "1-1", ""]);
        let refused = type_in(&mut event, "2", Some(2)).unwrap_err();
        assert_eq!(*refused.why, Refusal::NotOpen { round: Round(1), board: 2 });
    }

    #[test]
    fn with_and_without_boards_is_not_mixed() {
        let typed = |words: &str| -> Vec<Typed> {
            words.split(' ').map(|word| word.parse().unwrap()).collect()
        };
        let act = |words: &str, to| TypedResults::of(&typed(words), to, false);
        assert!(matches!(act("2 1 =", None), Ok(TypedResults::InOrder(_))));
        assert!(matches!(act("2-0 0-2 1-1", None), Ok(TypedResults::InOrder(_))));
        assert!(matches!(act("1== 2=w", None), Ok(TypedResults::WithBoards(_))));
        for (typed, near) in [("1 0-2", "1=0-2"), ("1-1 2 2:0", "2=2:0"), ("1 = 2-0", "1=2-0")] {
            let near = Remedy::NearWord { near: near.to_owned() };
            assert_eq!(act(typed, None).unwrap_err().remedy, Some(Box::new(near)), "{typed}");
        }
        assert!(act("1=2-0 2", None).is_err());
        assert!(act("1=2-0", Some(1)).is_err());
        assert!(TypedResults::of(&typed("2 1"), None, true).is_err());
    }
}
