//! The reasons for a player's colour, in words.

use super::Names;
use draughts_events::event::Color;
use draughts_events::event::color_history::{Preference, Strength, preference};
use draughts_events::field::{Entrant, Field, FieldPair};
use draughts_events::swiss::color::ColorRule;
use draughts_events::swiss::{TeamColorRule, first_team};
use draughts_ground::said::{Said, said};

/// Explains the colours of a pair.
pub(super) fn colors(
    names: &Names<'_, '_>,
    field: &Field,
    pair: FieldPair,
    rule: ColorRule,
) -> Said {
    let due = |at: usize| due(&field.players[at]);
    let said = |at: usize| due_to(names.name(at), due(at));
    let higher = higher(field, pair);
    let name = names.name(higher).to_owned();
    match rule {
        ColorRule::BothPreferences | ColorRule::StrongerPreference => said!(
            "colors-due",
            "{ $white }; { $black }";
            white = said(pair.white), black = said(pair.black)
        ),
        ColorRule::LastDifference => {
            let before = last_difference(field, pair).map(|[own, other]| {
                said!(
                    "due-before",
                    "when their colours last differed, { $white } had { $white_had ->
                        [white] White
                       *[black] Black
                    } (round { $white_round }) and { $black } { $black_had ->
                        [white] White
                       *[black] Black
                    } (round { $black_round })";
                    white = names.name(pair.white).to_owned(),
                    white_had = own.1,
                    white_round = own.0,
                    black = names.name(pair.black).to_owned(),
                    black_had = other.1,
                    black_round = other.0
                )
            });
            said!(
                "colors-last-difference",
                "both are due the same{ $before ->
                    [none] {\"\"}
                   *[other] ; { $before }
                }: now the other way round";
                before
            )
        }
        ColorRule::HigherRanked => said!(
            "colors-higher",
            "both are due the same; { $name } is ranked higher and gets{ $color ->
                [none] {\"\"}
                [white] {\" \"}White
               *[black] {\" \"}Black
            }";
            name, color = due(higher).map(|due| due.color)
        ),
        ColorRule::Initial => {
            let color = if higher == pair.white { Color::White } else { Color::Black };
            let initial = color == field.initial_color;
            let number = field.players[higher].number;
            // The parity is that of FIDE C.04.3, 5.2.5, which may differ from that of the number
            // itself.
            let own = (number % 2 == 1) == initial;
            said!(
                "colors-initial",
                "nobody is due a colour; { $name } is ranked higher and gets { color-word }, \
                 { $initial ->
                    [yes] the
                   *[no] not the
                } initial colour: { $own ->
                    [yes] number { $number } is { parity-word }
                   *[no] number { $number } counts as { parity-word } without those who have not \
                    been paired yet
                }";
                name, color, initial, number, own
            )
        }
        ColorRule::OfTeams(rule) => {
            let (first, _) = first_team(field, pair.white, pair.black);
            let color = if first == pair.white { Color::White } else { Color::Black };
            let (name, number) = (names.name(first).to_owned(), field.players[first].number);
            said!(
                "colors-of-teams",
                "{ $rule ->
                    [initial] neither has played a match; { $name } is the first team and, with \
                     number { $number }, gets { color-word }
                    [only-preference] only one of the two prefers a colour
                    [both-preferences] they prefer opposite colours
                    [strong-preference] both prefer the same colour, and only one of them strongly
                    [difference] White goes to the team with the lower number of Whites less Blacks
                    [last-difference] when their colours last differed, they were the other way \
                     round
                    [first-preference] { $name } is the first team and prefers { color-word }
                    [first-alternates] { $name } is the first team and had the other colour in \
                     its last match
                   *[other-alternates] only one has played, and had the other colour in its last \
                    match
                }";
                rule = word(rule), name, color, number
            )
        }
    }
}

/// Returns the word for a rule for teams in messages.
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

/// Returns the higher-ranked of two players.
fn higher(field: &Field, pair: FieldPair) -> usize {
    let rank = |at: usize| {
        let player = &field.players[at];
        (std::cmp::Reverse(player.pairing_score()), player.order)
    };
    if rank(pair.white) < rank(pair.black) { pair.white } else { pair.black }
}

/// Returns the colours of a player so far.
pub(super) fn history(player: &Entrant) -> Vec<Option<Color>> {
    player.past.iter().map(|past| past.played).collect()
}

/// Returns the colour due to a player.
pub(super) fn due(player: &Entrant) -> Option<Preference> {
    preference(&history(player))
}

/// Describes the colour due to a player.
fn due_to(name: &str, due: Option<Preference>) -> Said {
    let Some(Preference { color, strength }) = due else {
        return said!("due-neither", "{ $name } is due neither colour"; name);
    };
    let strength = match strength {
        Strength::Mild => "mild",
        Strength::Strong => "strong",
        Strength::Absolute => "absolute",
    };
    said!(
        "due-color",
        "{ $name } is due { color-word }, { $strength ->
            [mild] mild
            [strong] strong
           *[absolute] absolute
        }";
        name, color, strength
    )
}

/// Finds the last time when two players had different colours (FIDE C.04.3, 5.2.3).
///
/// Their games are counted back from the last one of each. The result has the round and the colour,
/// first of the player who has White now.
fn last_difference(field: &Field, pair: FieldPair) -> Option<[(usize, Color); 2]> {
    let games = |at: usize| {
        let past = field.players[at].past.iter().enumerate().rev();
        past.filter_map(|(round, past)| Some((round + 1, past.played?)))
    };
    let mut both = games(pair.white).zip(games(pair.black));
    both.find(|((_, one), (_, other))| one != other).map(|(one, other)| [one, other])
}
