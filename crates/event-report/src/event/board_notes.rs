//! Notes on boards below the table of their round, and on rulings.

use super::occasion::{PlayerView, called_by_id};
use super::pairings::BoardView;
use super::words::{Because, Footnote, day};
use draughts_events::event::{Event, Forfeited, Note, Outcome, PlayerId, Ruling};
use draughts_ground::said::{Said, Sentences, Told};

/// Returns the public notes on a board, for below the table of its round.
pub(super) fn board_notes(view: &BoardView<'_>) -> Vec<Footnote> {
    let board = view.board;
    let mut notes = Vec::new();
    notes.extend(view.postponed.map(|postponed| {
        let until = postponed.until.map(day);
        Footnote::BoardPostponed { board, until }
    }));
    let called = |id: &PlayerId| {
        let seats = [&view.white.player, &view.black.player];
        let found = seats.into_iter().find(|player| player.id == id);
        found.map_or_else(|| id.to_string(), |player| player.name.to_owned())
    };
    notes.extend(view.latecomer.map(|id| Footnote::LateComer { board, name: called(id) }));
    notes.extend(of_board(view).filter(|_| !is_of_people(view)));
    // The reason is between the arbiter and the players.
    let mut results: Vec<String> = Vec::new();
    for amended in view.amended {
        let was = amended.was_result().to_owned();
        match amended.seats() {
            None => results.push(was),
            Some((white, black)) => {
                let players = format!("{} - {}", called(&white), called(&black));
                let was = (!was.is_empty()).then_some(was);
                notes.push(Footnote::ColorsWere { board, players, was });
            }
        }
    }
    let times = results.len();
    notes.extend((times > 0).then_some(Footnote::Corrected { board, was: results, times }));
    let on = view.advances.and_then(|id| {
        [&view.white.player, &view.black.player].into_iter().find(|player| player.id == id)
    });
    notes.extend(on.map(|player| Footnote::GoesOn { board, name: player.name.to_owned() }));
    notes.extend(rulings(view, true));
    notes
}

/// Returns the notes on a board that are for the arbiters only.
///
/// [`draughts_events::event::Event::published`] removes them: why the board was paired by hand,
/// what somebody wrote about the players, and rulings that are not public.
pub(super) fn desk_notes(view: &BoardView<'_>) -> Vec<Footnote> {
    let board = view.board;
    let by_hand = view.manual.filter(|_| view.latecomer.is_none());
    let by_hand = by_hand.map(|why| Footnote::ByHand { board, why: why.to_owned() });
    let written = of_board(view).filter(|_| is_of_people(view));
    by_hand.into_iter().chain(written).chain(rulings(view, false)).collect()
}

/// Returns the note of a board.
fn of_board(view: &BoardView<'_>) -> Option<Footnote> {
    let text = view.note?.to_owned();
    let note = Note::from(text.clone());
    let name = match note {
        Note::Withdrawn => (!view.gone.is_empty()).then(|| view.gone.join("; ")),
        _ => missing(view, &note).map(|player| player.name.to_owned()),
    };
    Some(Footnote::OfBoard { board: view.board, note: note.word(), name, text })
}

/// Returns whether somebody wrote the note of a board.
fn is_of_people(view: &BoardView<'_>) -> bool {
    view.note.is_some_and(|text| matches!(Note::from(text.to_owned()), Note::Written(_)))
}

/// Returns the rulings on a board, either the public ones or the others.
fn rulings(view: &BoardView<'_>, public: bool) -> impl Iterator<Item = Footnote> {
    let board = view.board;
    let some = view.rulings.iter().filter(move |one| one.public == public);
    some.map(move |ruling| {
        let (game, ruling) = (ruling.game, ruled(ruling).said());
        Footnote::BoardRuling { board, game, ruling }
    })
}

/// Returns the player who was late or absent according to the note of a board.
fn missing<'v, 'e>(view: &'v BoardView<'e>, note: &Note) -> Option<&'v PlayerView<'e>> {
    let (white, black) = (&view.white.player, &view.black.player);
    let loser = || match view.result {
        [Outcome::Forfeit(score)] if score.first > score.second => Some(black),
        [Outcome::Forfeit(score)] if score.first < score.second => Some(white),
        _ => None,
    };
    match note {
        Note::Forfeited(Forfeited::WhiteLate | Forfeited::WhiteAbsent) => Some(white),
        Note::Forfeited(Forfeited::BlackLate | Forfeited::BlackAbsent) => Some(black),
        Note::Forfeited(Forfeited::LoserLate | Forfeited::LoserAbsent) => loser(),
        Note::Forfeited(Forfeited::BothLate) | Note::Withdrawn | Note::Written(_) => None,
    }
}

/// Formats a ruling: `a draw (claimed: third time; article 6.1; Moor, M)`.
pub(super) fn ruled(ruling: &Ruling) -> Footnote {
    let claim = ruling.claim.clone().map(|claim| Because::Claimed { claim });
    let article = ruling.article.clone().map(|article| Because::Article { article });
    let arbiter = ruling.arbiter.clone().map(|name| Because::Arbiter { name });
    let because = [claim, article, arbiter].into_iter().flatten();
    let because = Sentences::listed(because.map(|one| one.said()).collect());
    let because = (!because.said.is_empty()).then_some(because);
    Footnote::Ruled { ruling: ruling.ruling.clone(), because }
}

/// Describes a ruling whose board is clear: `Ruling: a draw (claimed: third time)`.
pub fn ruling_note(ruling: &Ruling) -> Said {
    Footnote::RoundRuling { ruling: ruled(ruling).said() }.said()
}

/// Describes a ruling with its round and its players.
pub(super) fn ruled_where(event: &Event, ruling: &Ruling) -> Footnote {
    let board = ruling.board.and_then(|number| {
        event.round(ruling.round)?.boards.iter().find(|board| board.board == number)
    });
    let players = board.map(|board| {
        let name = |id| called_by_id(event, id);
        format!("{} - {}", name(&board.white), name(&board.black))
    });
    Footnote::RuledIn { round: ruling.round, players, ruled: ruled(ruling).said() }
}
