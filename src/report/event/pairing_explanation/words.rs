//! Why a player has a colour, in words.

use super::Names;
use crate::event::Color;
use crate::event::color_history::{Preference, preference};
use crate::field::{Entrant, Field, FieldPair};
use crate::report::event::colors::due_text;
use crate::swiss::color::ColorRule;

/// Why the colours are as they are.
pub(super) fn colors(
    names: &Names<'_, '_>,
    field: &Field,
    pair: FieldPair,
    rule: ColorRule,
) -> String {
    let (white, black) = (names.name(pair.white), names.name(pair.black));
    let due = |at: usize| due(&field.players[at]);
    let said = |at: usize| match due(at) {
        Some(due) => format!("{} is due {}", names.name(at), due_text(due)),
        None => format!("{} is due neither colour", names.name(at)),
    };
    let higher = higher(field, pair);
    match rule {
        ColorRule::BothPreferences | ColorRule::StrongerPreference => {
            format!("{}; {}", said(pair.white), said(pair.black))
        }
        ColorRule::LastDifference => {
            let before = last_difference(field, pair).map_or_else(String::new, |[own, other]| {
                let ((of_white, white_had), (of_black, black_had)) = (own, other);
                format!(
                    "; when their colours last differed, {white} had {white_had} (round \
                     {of_white}) and {black} {black_had} (round {of_black})"
                )
            });
            format!("both are due the same{before}: now the other way round")
        }
        ColorRule::HigherRanked => {
            let wish = due(higher).map_or_else(String::new, |due| format!(" {}", due.color));
            format!("both are due the same; {} is ranked higher and gets{wish}", names.name(higher))
        }
        ColorRule::Initial => {
            let color = if higher == pair.white { Color::White } else { Color::Black };
            let is_initial = color == field.initial_color;
            format!(
                "nobody is due a colour; {} is ranked higher and gets {color}, {}the initial \
                 colour: {}",
                names.name(higher),
                if is_initial { "" } else { "not " },
                parity(field.players[higher].number, is_initial)
            )
        }
    }
}

/// A pairing number with its parity as FIDE C.04.3, 5.2.5 counts it, which is not always its
/// own ([`Parity::Paired`](crate::field::Parity::Paired)).
fn parity(number: u16, counts_as_odd: bool) -> String {
    let said = if counts_as_odd { "odd" } else { "even" };
    if (number % 2 == 1) == counts_as_odd {
        format!("number {number} is {said}")
    } else {
        format!("number {number} counts as {said} without those who have not been paired yet")
    }
}

/// The higher ranked of two.
fn higher(field: &Field, pair: FieldPair) -> usize {
    let rank = |at: usize| {
        let player = &field.players[at];
        (std::cmp::Reverse(player.pairing_score()), player.order)
    };
    if rank(pair.white) < rank(pair.black) { pair.white } else { pair.black }
}

/// The colours of a player so far.
pub(super) fn history(player: &Entrant) -> Vec<Option<Color>> {
    player.past.iter().map(|past| past.played).collect()
}

/// The colour due to a player.
pub(super) fn due(player: &Entrant) -> Option<Preference> {
    preference(&history(player))
}

/// When the two last had different colours, their games counted back from the last of each
/// (FIDE C.04.3, 5.2.3): the round and the colour of who has White now, then of the other.
fn last_difference(field: &Field, pair: FieldPair) -> Option<[(usize, Color); 2]> {
    let games = |at: usize| {
        let past = field.players[at].past.iter().enumerate().rev();
        past.filter_map(|(round, past)| Some((round + 1, past.played?)))
    };
    let mut both = games(pair.white).zip(games(pair.black));
    both.find(|((_, one), (_, other))| one != other).map(|(one, other)| [one, other])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_odd_or_even_as_it_was_counted() {
        assert_eq!(parity(1, true), "number 1 is odd");
        assert_eq!(parity(2, false), "number 2 is even");
        assert_eq!(
            parity(4, true),
            "number 4 counts as odd without those who have not been paired yet"
        );
    }
}
