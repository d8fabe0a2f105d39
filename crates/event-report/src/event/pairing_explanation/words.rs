//! Why a player has a colour.

use super::Names;
use crate::why::{DueTo, WhyColors};
use draughts_events::event::Color;
use draughts_events::event::color_history::{Preference, preference};
use draughts_events::field::{Entrant, Field, FieldPair};
use draughts_events::swiss::color::ColorRule;
use draughts_events::swiss::{TeamColorRule, first_team};
use draughts_ground::said::Told;

/// Why the colours are as they are.
pub(super) fn colors(
    names: &Names<'_, '_>,
    field: &Field,
    pair: FieldPair,
    rule: ColorRule,
) -> WhyColors {
    let due = |at: usize| due(&field.players[at]);
    let said = |at: usize| DueTo::of(names.name(at), due(at)).said();
    let higher = higher(field, pair);
    let name = names.name(higher).to_owned();
    match rule {
        ColorRule::BothPreferences | ColorRule::StrongerPreference => {
            WhyColors::Due { white: said(pair.white), black: said(pair.black) }
        }
        ColorRule::LastDifference => {
            let before = last_difference(field, pair).map(|[own, other]| DueTo::Before {
                white: names.name(pair.white).to_owned(),
                white_had: own.1,
                white_round: own.0,
                black: names.name(pair.black).to_owned(),
                black_had: other.1,
                black_round: other.0,
            });
            WhyColors::LastDifference { before: before.map(|before| before.said()) }
        }
        ColorRule::HigherRanked => {
            WhyColors::Higher { name, color: due(higher).map(|due| due.color) }
        }
        ColorRule::Initial => {
            let color = if higher == pair.white { Color::White } else { Color::Black };
            let initial = color == field.initial_color;
            let number = field.players[higher].number;
            // By its parity as FIDE C.04.3, 5.2.5 counts it, which is not always its own.
            let own = (number % 2 == 1) == initial;
            WhyColors::Initial { name, color, initial, number, own }
        }
        ColorRule::OfTeams(rule) => {
            let (first, _) = first_team(field, pair.white, pair.black);
            let color = if first == pair.white { Color::White } else { Color::Black };
            let (name, number) = (names.name(first).to_owned(), field.players[first].number);
            WhyColors::OfTeams { rule: word(rule), name, color, number }
        }
    }
}

/// A rule for teams, as messages choose by it.
const fn word(rule: TeamColorRule) -> &'static str {
    match rule {
        TeamColorRule::Initial => "initial",
        TeamColorRule::OnlyPreference => "only-preference",
        TeamColorRule::BothPreferences => "both-preferences",
        TeamColorRule::StrongPreference => "strong-preference",
        TeamColorRule::Difference => "difference",
        TeamColorRule::LastDifference => "last-difference",
        TeamColorRule::FirstPreference => "first-preference",
        TeamColorRule::FirstAlternates => "first-alternates",
        TeamColorRule::OtherAlternates => "other-alternates",
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
