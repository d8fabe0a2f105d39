//! Reading and checking the text of a list.

use std::collections::HashMap;

use super::change::Rating;
use super::codes;
use super::fault::ListFault;
use super::list::RatingList;
use super::newcomers::Newcomers;
use crate::document::DocumentKind;
use crate::event::{EventError, Problem, REFUSES, read_as};

/// The document kind of a rating list.
const LIST_FILE: DocumentKind =
    DocumentKind { code: codes::RATINGS_INVALID, word: "ratings", refuses: REFUSES };

/// Reads a rating list.
///
/// # Errors
///
/// Fails as [`crate::event::read`] does, and also if a player is listed twice, a game has a player
/// who is not listed, or an event or game occurs twice.
pub fn read(name: &str, text: &str) -> Result<RatingList, EventError> {
    read_as(LIST_FILE, name, text, problems)
}

fn problems(list: &RatingList) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut wrong = |path: String, fault: ListFault| problems.push(Problem::of(path, fault));
    if let Some(Newcomers::At(rating)) = list.unrated
        && rating.0.unsigned_abs() > Rating::LIMIT.unsigned_abs()
    {
        wrong("unrated".into(), ListFault::BeyondAllRatings { rating });
    }
    let mut known: HashMap<&str, usize> = HashMap::new();
    for (at, player) in list.players.iter().enumerate() {
        let path = format!("players[{at}]");
        if player.initial.0.unsigned_abs() > Rating::LIMIT.unsigned_abs() {
            let fault = ListFault::BeyondAllRatings { rating: player.initial };
            wrong(format!("{path}.initial"), fault);
        }
        for id in std::iter::once(&player.id).chain(&player.known_as) {
            match known.insert(id, at) {
                Some(first) if first != at => {
                    let (id, name) = (id.clone(), list.players[first].name.clone());
                    wrong(path.clone(), ListFault::IdOfTwo { id, name });
                }
                _ => {}
            }
        }
    }
    let mut keys: HashMap<&str, usize> = HashMap::new();
    for (at, event) in list.events.iter().enumerate() {
        let path = format!("events[{at}]");
        if keys.insert(&event.event, at).is_some() {
            let fault = ListFault::EventTwice { event: event.event.clone() };
            wrong(format!("{path}.event"), fault);
        }
        let mut places = HashMap::new();
        for (which, game) in event.games.iter().enumerate() {
            let path = format!("{path}.games[{which}]");
            for (key, id) in [("white", &game.white), ("black", &game.black)] {
                if list.player(id).is_none() {
                    wrong(format!("{path}.{key}"), ListFault::NotListed { id: id.clone() });
                }
            }
            if game.white == game.black {
                wrong(path.clone(), ListFault::PlaysAlone { id: game.white.clone() });
            }
            if places.insert(game.place(), which).is_some() {
                let (round, board) = (game.round, game.board);
                wrong(path, ListFault::GameTwice { round, board });
            }
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = "schema: arbiter.ratings/1\nname: Club\nscheme: mundigames\nplayers:\n  - {id: a, name: \"Ash, Alder\", initial: 1000}\n  - {id: b, name: \"Birch, Bo\", initial: 1000, known_as: p7 Birch}\nevents:\n  - event: Evening\n    games:\n      - {round: 1, board: 1, white: a, black: b, score: 1-0, general: [1000+15, 1000-15]}\n";

    /// Returns an error with the ids of its messages.
    fn shown(error: EventError) -> String {
        let said: Vec<_> = error.findings.iter().map(|finding| finding.what().said()).collect();
        format!("{error} {said:?}")
    }

    #[test]
    fn a_list_is_read() {
        let list = read("l.yaml", LIST).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(list.players[1].known_as, ["p7 Birch"]);
        assert_eq!(list.events[0].games[0].general[1].to_string(), "1000-15");
    }

    #[test]
    fn mistakes_are_said_with_line_and_column() {
        for (old, new, said) in [
            ("black: b", "black: c", "l.yaml:10:"),
            ("black: b", "black: a", "plays-alone"),
            ("id: b", "id: a", "listed-id-of-two"),
            ("p7 Birch", "a", "listed-id-of-two"),
            ("1000+15", "1000", "no"),
            ("score: 1-0", "score: 2-0", "2-0"),
            ("initial: 1000}", "initial: 1000000}", "initial-beyond-ratings"),
            ("scheme: mundigames", "shceme: mundigames", "misread-unknown-key"),
        ] {
            let error = shown(read("l.yaml", &LIST.replacen(old, new, 1)).unwrap_err());
            assert!(error.contains(said), "{new}\n{error}");
        }
        let error = shown(read("l.yaml", "- 1\n").unwrap_err());
        assert!(error.contains("misread-no-fields"), "{error}");
    }
}
