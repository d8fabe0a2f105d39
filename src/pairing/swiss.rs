//! The rounds of a Swiss.

use std::borrow::Cow;

use crate::event::acts::Refused;
use crate::event::{
    AccelerationRule, Board, Bye, ByeKind, Event, Numbers, PairedRound, PairingMethod, Round,
};
use crate::field::{Field, FieldPairing};
use crate::swiss::dutch::Dutch;
use crate::swiss::random::Random;
use crate::swiss::{Impossible, Swiss};

use super::field::{field, first_color, listed};
use super::impossible::refused;
use super::next::no_seed;
use super::numbers;

/// Numbers and lots before a round of a Swiss.
pub fn begin(event: &mut Event) -> Result<(), Refused> {
    let round = event.last_paired().next();
    numbers::follow(event, round)?;
    event.system.first_color = Some(first_color(event).ok_or_else(no_seed)?);
    if event.system.acceleration == Some(AccelerationRule::Baku) {
        let last =
            event.system.accelerated_to.take().or_else(|| event.last_of_upper_half().cloned());
        event.system.accelerated_to = last;
    }
    Ok(())
}

/// Takes back what [`begin`] fixed, when round 1 is not paired any more.
pub fn unbegin(event: &mut Event) {
    event.system.accelerated_to = None;
    if event.system.numbers == Numbers::Rating {
        event.players.iter_mut().for_each(|player| player.number = None);
    }
}

/// The next round, its boards in the order of C.04.2, 3.6; the bye of an odd field and those
/// that were asked for behind them.
///
/// # Errors
///
/// No round is left, fewer than two play, or no legal pairing exists.
pub fn next_round(event: &Event, round: Round) -> Result<PairedRound, Refused> {
    let field = field(event, round)?;
    if field.round > field.rounds {
        return Err(Refused::new(format!(
            "all {} rounds are paired, and there are no more",
            field.rounds
        ))
        .help(format!("to play on: arbiter event set EVENT system.rounds={}", field.round)));
    }
    let present = field.present().count();
    if present < 2 {
        return Err(Refused::new(format!("{present} of the players would play round {round}"))
            .help("who asked not to play: arbiter event bye EVENT ID --round N --cancel"));
    }
    let pairing = pair_field(event, &field).map_err(|why| refused(event, &field, &why))?;
    Ok(seated(event, round, &pairing))
}

/// Pairs a field by the method of the event.
///
/// # Errors
///
/// No legal pairing exists.
pub fn pair_field(event: &Event, field: &Field) -> Result<FieldPairing, Impossible> {
    match event.system.pairing {
        PairingMethod::Dutch => Dutch.pair(field),
        PairingMethod::Random => Random { seed: event.system.seed.unwrap_or_default() }.pair(field),
    }
}

/// The event with a pairing number for everybody, as they would have them now: for events
/// that were paired by hand from the beginning.
#[must_use]
pub fn numbered(event: &Event) -> Cow<'_, Event> {
    if event.players.iter().all(|player| player.number.is_some()) {
        return Cow::Borrowed(event);
    }
    let mut numbered = event.clone();
    match numbers::follow(&mut numbered, event.last_paired().next()) {
        Ok(()) => Cow::Owned(numbered),
        Err(_) => Cow::Borrowed(event),
    }
}

/// A pairing as a round of the event.
fn seated(event: &Event, round: Round, pairing: &FieldPairing) -> PairedRound {
    let listed = listed(event);
    let id = |place: usize| event.players[listed[place]].id.clone();
    let mut paired = PairedRound::new(round);
    for (number, pair) in (1..).zip(&pairing.pairs) {
        paired.boards.push(Board::new(number, id(pair.white), id(pair.black)));
    }
    let allocated = |place| Bye { player: id(place), bye: ByeKind::PairingAllocated, note: None };
    paired.byes.extend(pairing.bye.map(allocated));
    let asked = event.requests.iter().filter(|asked| asked.round == round);
    let there = asked.filter(|asked| {
        event.player(&asked.player).is_some_and(|player| player.takes_part_in(round))
    });
    paired.byes.extend(there.map(|asked| Bye {
        player: asked.player.clone(),
        bye: asked.bye,
        note: asked.note.clone(),
    }));
    paired
}
