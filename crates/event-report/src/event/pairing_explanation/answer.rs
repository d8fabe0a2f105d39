//! The answer to a player who asks about the pairing.

use serde::Serialize;

use super::{Against, Asked, Case, Names, words};
use crate::event::occasion::PlayerView;
use crate::reasons;
use draughts_events::event::acts::{Refusal, Refused};
use draughts_events::event::color_history::{Preference, letters};
use draughts_events::event::{ByeKind, PairedRound, PlayerId, Points};
use draughts_events::field::FieldPair;
use draughts_events::swiss::Bracket;
use draughts_ground::said::said;
use draughts_report::Line;

/// The most players for whom the answer says why they do not have the bye.
const MOST_ASKED: usize = 3;

/// The explanation of a player's opponent.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer<'e> {
    /// The board number; null for a player who does not play.
    pub board: Option<u16>,
    /// The two players of the game, White first; a single player for a bye.
    pub sides: Vec<Side<'e>>,
    /// The score of the bracket in which they were paired; null if the pairing system did not pair
    /// them so.
    pub bracket: Option<Points>,
    /// Notes, such as a manual pairing, or the reason a player was in a bracket with a different
    /// score.
    pub notes: Vec<Line>,
    /// The rule for the colours; null if the pairing system would have given others.
    pub colors: Option<ColorsGiven>,
    /// Players who might have been expected as opponents, with the reason why they are not.
    pub expected: Vec<Expected<'e>>,
}

/// A player of the pairing.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Side<'e> {
    /// The player.
    pub player: PlayerView<'e>,
    /// The score used for pairing, including acceleration.
    pub score: Points,
    /// The colours so far, one letter per round, such as `WBuW`.
    pub history: String,
    /// The colour preference; null before the first game. For teams it is strong or mild by C.04.6,
    /// 1.7.2, and always mild by 1.7.1.
    pub due: Option<Preference>,
}

/// The rule that determined the colours.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ColorsGiven {
    /// The article in FIDE C.04.3, or C.04.6 for teams.
    pub article: &'static str,
    /// The application of the rule to these players.
    pub text: Line,
}

/// The reason a player does not meet another.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Expected<'e> {
    /// The player.
    pub player: PlayerView<'e>,
    /// The other player, who might have been expected; null for the bye.
    pub other: Option<PlayerView<'e>>,
    /// The reason, in a sentence.
    pub text: Line,
    /// The criterion, such as `C12`; null if none applies.
    pub criterion: Option<&'static str>,
}

/// Answers the question of a player.
pub(super) fn answer<'e>(
    names: &Names<'e, '_>,
    case: &Case<'_>,
    paired: &'e PairedRound,
    asked: Asked,
) -> Result<Answer<'e>, Refused> {
    let place = |player: usize| {
        let place = names.listed.iter().position(|&at| at == player);
        place.expect("every player of the event is listed")
    };
    let id = &names.event.players[asked.player].id;
    let player = place(asked.player);
    if !case.field.players[player].plays {
        return Err(not_paired(paired, id));
    }
    let pair =
        case.published.pairs.iter().find(|pair| pair.white == player || pair.black == player);
    let board = paired.board_of(id);
    let mut answer = Answer {
        board: board.map(|board| board.board),
        sides: match pair {
            Some(pair) => {
                vec![side(names, case, pair.white), side(names, case, pair.black)]
            }
            None => vec![side(names, case, player)],
        },
        bracket: None,
        notes: Vec::new(),
        colors: None,
        expected: Vec::new(),
    };
    if let Some(reason) = board.and_then(|board| board.manual.as_deref()) {
        let reason = reason.to_owned();
        answer.notes.push(Line::of(&said!(
            "remark-by-hand",
            "Paired by hand: { $reason }.";
            reason
        )));
    }
    let given = pair.and_then(|pair| {
        let (given, rule) = case.system.colors(case.field, pair.white, pair.black)?;
        Some((*pair, given, rule))
    });
    if let Some((pair, given, rule)) = given {
        if given == pair {
            let text = Line::of(&words::colors(names, case.field, pair, rule));
            answer.colors = Some(ColorsGiven { article: rule.article(), text });
        } else {
            let name = names.name(given.white).to_owned();
            answer.notes.push(Line::of(&said!(
                "remark-would-have-white",
                "By the rules { $name } would have White.";
                name
            )));
        }
    }
    let against = asked.against.map(|against| match against {
        Against::Player(other) => Some(place(other)),
        Against::Bye => None,
    });
    if against == Some(Some(player)) {
        return Err(Refused::new(Refusal::NamedTwice { id: id.clone() }));
    }
    if let Some(Some(other)) =
        against.filter(|other| other.is_some_and(|other| !case.field.players[other].plays))
    {
        return Err(not_paired(paired, &names.event.players[names.listed[other]].id));
    }
    under_the_system(names, case, player, pair.copied(), against, &mut answer);
    Ok(answer)
}

/// Adds what the system explains.
fn under_the_system<'e>(
    names: &Names<'e, '_>,
    case: &Case<'_>,
    player: usize,
    pair: Option<FieldPair>,
    against: Option<Option<usize>>,
    answer: &mut Answer<'e>,
) {
    let Some((paired, reasons)) = case.reasoned else { return };
    let both: Vec<usize> = pair.map_or(vec![player], |pair| vec![pair.white, pair.black]);
    let meets = |one: &(usize, usize)| {
        pair.is_some_and(|pair| {
            *one == (pair.white, pair.black) || *one == (pair.black, pair.white)
        })
    };
    let bracket: Option<&Bracket> = match pair {
        Some(_) => reasons.brackets().iter().find(|one| one.pairs.iter().any(meets)),
        None => reasons.brackets().last().filter(|_| paired.bye == Some(player)),
    };
    if let Some(bracket) = bracket {
        answer.bracket = Some(bracket.score);
        for &at in both.iter().filter(|at| bracket.moved_down.contains(at)) {
            let home = reasons.brackets().iter().find(|one| one.residents.contains(&at));
            let why = home.map_or(said!("left-unknown", "{\"\"}"), |home| {
                super::why_left(case.field, reasons, home, at)
            });
            let name = names.name(at).to_owned();
            answer.notes.push(Line::of(&said!(
                "remark-moved-down",
                "{ $name } was moved down: { $why }.";
                name, why
            )));
        }
    }
    let wanted: Vec<(usize, Option<usize>)> = match (against, bracket, pair) {
        (Some(other), ..) => vec![(player, other)],
        (None, None, _) => Vec::new(),
        (None, Some(bracket), None) => lower_ranked(bracket, player),
        (None, Some(bracket), Some(_)) => {
            let first = std::iter::once(player).chain(both.into_iter().filter(|&at| at != player));
            let expected = first.filter_map(|at| Some((at, reasons.expected(bracket, at)?)));
            let others = expected.filter(|one| !meets(one));
            others.map(|(one, other)| (one, Some(other))).collect()
        }
    };
    if wanted.is_empty() && bracket.is_some() {
        answer.notes.push(Line::of(&match pair {
            Some(_) => said!(
                "remark-first-pairing",
                "The first pairing that is tried in the bracket has the two together."
            ),
            None => said!("remark-nobody-lower", "Nobody in the bracket is ranked lower."),
        }));
    }
    let odd = case.field.present().count() % 2 == 1;
    for (one, other) in wanted {
        let (why, criterion) = if other.is_none() && !odd {
            (said!("why-no-bye", "the number to be paired is even: nobody has it"), None)
        } else {
            let instead = reasons.instead(case.field, one, other);
            let apart = other.and_then(|other| names.forbidden(one, other));
            reasons::instead(reasons, &instead, apart)
        };
        answer.expected.push(Expected {
            player: names.player(one),
            other: other.map(|other| names.player(other)),
            text: Line::of(&why),
            criterion,
        });
    }
}

/// Returns the players of a bracket who could have had the bye instead of a player.
///
/// They are the lowest-ranked of those below.
fn lower_ranked(bracket: &Bracket, player: usize) -> Vec<(usize, Option<usize>)> {
    let lower = bracket.residents.iter().rev().take_while(|&&at| at != player);
    lower.take(MOST_ASKED).map(|&at| (at, None)).collect()
}

fn side<'e>(names: &Names<'e, '_>, case: &Case<'_>, at: usize) -> Side<'e> {
    let player = &case.field.players[at];
    Side {
        player: names.player(at),
        score: player.pairing_score(),
        history: letters(&words::history(player)),
        due: case.system.color_preference(case.field, at),
    }
}

/// Returns the refusal for a player who is in no pairing of the round.
fn not_paired(paired: &PairedRound, id: &PlayerId) -> Refused {
    let bye = paired.byes.iter().find(|bye| bye.player == *id).map(|bye| bye.bye);
    let bye = bye.filter(|&bye| bye != ByeKind::PairingAllocated);
    Refused::new(Refusal::WasNotPaired { id: id.clone(), round: paired.round, bye })
}
