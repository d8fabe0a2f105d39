//! Checks the rounds of a Swiss against its pairing rules.

use std::collections::HashMap;

use draughts_events::event::codes;
use draughts_events::event::{Board, Event, PairedRound, Player, Problem, Round};
use draughts_events::field::{Field, FieldPairing, PromisedRules};
use draughts_events::pairing::{field, listed, numbered, published};
use draughts_events::swiss::{Swiss, system};
use draughts_events::verify::{self, Breach, NamedBreach};
use draughts_ground::diag::found;

/// The result of checking the rounds of a Swiss.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PairingCheck {
    /// Breaches of the rules, and rounds that the system would pair differently.
    ///
    /// The findings of [`check_with`](draughts_events::event::check_with) for all events are not
    /// among them.
    pub problems: Vec<Problem>,
    /// The number of rounds paired as the system pairs them.
    pub as_paired: usize,
    /// The number of rounds of a Swiss; each group counts separately.
    pub rounds: usize,
}

found! {
    /// A deviation of a round from the rules or from the system.
    pub enum AgainstRules {
        Breach {
            round: u16,
            what: NamedBreach,
            article: Option<&'static str>,
        } => "round-breach", codes::PAIRING_BREACH,
            "round { $round }: { $what }{ breach-article }";
        Detail {
            round: u16,
            what: NamedBreach,
            article: Option<&'static str>,
        } => "round-detail", codes::PAIRING_DETAIL,
            "round { $round }: { $what }{ breach-article }";
        NoLegalPairing { round: Round } => "round-without-pairing", codes::PAIRING_OTHERWISE,
            "round { $round }: the system finds no legal pairing of these players";
        Otherwise {
            round: Round,
            by_hand: bool,
            boards: usize,
        } => "round-otherwise", codes::PAIRING_OTHERWISE,
            "round { $round }: { $by_hand ->
                [yes] paired by hand; the
               *[no] the
            } system would have { $boards ->
                [0] the bye
                [1] one board
               *[other] { $boards } boards
            } otherwise";
    }
}

/// Checks every round of every part, and gives each problem its path in the whole event.
///
/// In the words of a breach, rounds are those of the stage.
pub fn check_pairings(event: &Event) -> PairingCheck {
    let mut check = PairingCheck::default();
    for stage in 0..event.stage_count() {
        for part in event.parts(stage) {
            let of_part = check_part(&part.event);
            check.as_paired += of_part.as_paired;
            check.rounds += of_part.rounds;
            let problems = of_part.problems.into_iter();
            check.problems.extend(problems.map(|problem| part.problem_in(event, problem)));
        }
    }
    check
}

/// Checks every paired round by the data known when it was paired.
///
/// Results and colours that were corrected later, and late players who met the player with the bye,
/// are no fault of the pairing. An event that is not a Swiss has no problems.
fn check_part(event: &Event) -> PairingCheck {
    let mut check = PairingCheck::default();
    let Some(method) = event.pairing_method() else { return check };
    let system = system(method);
    check.rounds = event.rounds.len();
    let event = numbered(event);
    for (at, paired) in event.rounds.iter().enumerate() {
        let known = event.as_paired(paired.round);
        let Ok(field) = field(&known, paired.round) else { continue };
        let Some(as_paired) = known.round(paired.round) else { continue };
        let Some(pairing) = published(&known, as_paired) else { continue };
        breaches(&known, at, (&field, &pairing), system.info().rules, &mut check.problems);
        match otherwise(system, paired, &field, &pairing) {
            // The system would have paired those who are forgotten, too.
            None if forgets(&event, paired) => {}
            None => check.as_paired += 1,
            Some(against) => check.problems.push(Problem::of(format!("rounds[{at}]"), against)),
        }
    }
    check
}

/// Returns whether somebody takes part in a round and has neither a board nor a bye in it.
fn forgets(event: &Event, paired: &PairedRound) -> bool {
    let is_in = |player: &Player| {
        paired.board_of(&player.id).is_some()
            || paired.byes.iter().any(|bye| bye.player == player.id)
    };
    let round = paired.round;
    event.players.iter().any(|player| player.takes_part_in(round) && !is_in(player))
}

/// Adds the breaches of the rules in a round, except those that are checked in all events.
fn breaches(
    event: &Event,
    at: usize,
    (field, pairing): (&Field, &FieldPairing),
    rules: PromisedRules,
    problems: &mut Vec<Problem>,
) {
    let listed = listed(event);
    let id = |place: usize| event.players[listed[place]].id.to_string();
    let said_elsewhere = |breach: &Breach| match *breach {
        Breach::Rematch { .. }
        | Breach::KeptApart { .. }
        | Breach::ThirdRunning { .. }
        | Breach::Difference { .. } => true,
        Breach::BarredBye { player, round } => {
            field.players[player].past[usize::from(round) - 1].allocated
        }
        // Players with fixed boards keep them, whatever their scores.
        Breach::BoardOrder { .. } => event.has_fixed_boards(),
        _ => false,
    };
    let boards = event.rounds[at].boards.iter().enumerate();
    let seats: HashMap<&str, usize> = boards
        .flat_map(|(which, board)| [&board.white, &board.black].map(|id| (id.as_str(), which)))
        .collect();
    for breach in verify::check(field, pairing, rules) {
        if said_elsewhere(&breach) {
            continue;
        }
        let (round, what) = (event.rounds[at].round.0, numbered_boards(event, at, breach.of(&id)));
        let article = breach.article(rules);
        let against = match breach.is_absolute(rules) {
            true => AgainstRules::Breach { round, what, article },
            false => AgainstRules::Detail { round, what, article },
        };
        problems.push(Problem::of(path_of(&seats, at, &breach, &id), against));
    }
}

/// Converts places in the round to the numbers of the boards in the event.
fn numbered_boards(event: &Event, at: usize, what: NamedBreach) -> NamedBreach {
    let NamedBreach::BoardOrder { board, before } = what else { return what };
    let mut numbers: Vec<u16> = event.rounds[at].boards.iter().map(|one| one.board).collect();
    numbers.sort_unstable();
    let number = |place: usize| place.checked_sub(1).and_then(|place| numbers.get(place));
    let number = |place: usize| number(place).map_or(place, |&number| usize::from(number));
    NamedBreach::BoardOrder { board: number(board), before: number(before) }
}

/// Returns the path of the board of a breach, or of the round if the breach has no board.
fn path_of(
    seats: &HashMap<&str, usize>,
    at: usize,
    breach: &Breach,
    id: &dyn Fn(usize) -> String,
) -> String {
    let player = match *breach {
        Breach::SameColor { one, .. } => Some(one),
        Breach::WrongColor { white, .. } => Some(white),
        _ => None,
    };
    match player.and_then(|player| seats.get(id(player).as_str())) {
        Some(which) => format!("rounds[{at}].boards[{which}]"),
        None => format!("rounds[{at}]"),
    }
}

/// Returns the pairing of the system, if it differs.
fn otherwise(
    system: &dyn Swiss,
    paired: &PairedRound,
    field: &Field,
    pairing: &FieldPairing,
) -> Option<AgainstRules> {
    let round = paired.round;
    let Ok(paired_again) = system.pair(field) else {
        return Some(AgainstRules::NoLegalPairing { round });
    };
    let again = paired_again.pairing;
    let missing = pairing.pairs.iter().filter(|pair| !again.pairs.contains(pair)).count();
    if missing == 0 && pairing.bye == again.bye {
        return None;
    }
    let by_hand = |board: &Board| board.manual.is_some() && board.latecomer.is_none();
    let by_hand = paired.boards.iter().any(by_hand);
    Some(AgainstRules::Otherwise { round, by_hand, boards: missing })
}

#[cfg(test)]
mod tests {
    use super::*;
    use draughts_events::event::read;
    use draughts_report::words::{Language, say};

    /// Returns the breaches in an event of four players; a and b have had White twice when they
    /// meet.
    fn breaches(pairing: &str) -> Vec<String> {
        let round = |number: u16, [one, other]: [&str; 2]| {
            let board = |number: u16, pair: &str| {
                let (white, black) = pair.split_at(1);
                format!(
                    "      - {{board: {number}, white: {white}, black: {black}, result: 1-1}}\n"
                )
            };
            format!("  - round: {number}\n    boards:\n{}{}", board(1, one), board(2, other))
        };
        let rounds =
            [round(1, ["ac", "bd"]), round(2, ["ad", "bc"]), round(3, ["ab", "cd"])].concat();
        let players: String = (1..)
            .zip("abcd".chars())
            .map(|(number, id)| format!("  - {{id: {id}, name: Tree {id}, number: {number}}}\n"))
            .collect();
        let text = format!(
            "schema: arbiter.event/1\nname: X\nsystem: {{kind: swiss, rounds: 5, seed: 1, \
             pairing: {pairing}}}\nplayers:\n{players}rounds:\n{rounds}"
        );
        let event = read("test.yaml", &text).unwrap_or_else(|error| panic!("{error}"));
        let problems = check_pairings(&event).problems.into_iter();
        let against =
            problems.filter(|one| matches!(one.as_what(), Some(AgainstRules::Breach { .. })));
        against.map(|one| say(&*one.what(), Language::English)).collect()
    }

    #[test]
    fn lots_are_not_held_against_the_colours_due_and_the_dutch_system_is() {
        assert_eq!(breaches("random"), [""; 0], "the lot looks at no colours");
        assert_eq!(
            breaches("dutch"),
            [
                "round 3: a and b must both have Black (FIDE C.04.3 C3)",
                "round 3: c and d must both have White (FIDE C.04.3 C3)"
            ]
        );
    }
}
