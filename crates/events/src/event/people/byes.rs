//! Byes: requested before a round, or given for rounds that a late player missed.

use std::collections::BTreeSet;

use crate::event::acts::{Echo, Refusal, Refused, Remedy, Seat, known};
use crate::event::people::attendance::around_absence;
use crate::event::{Bye, ByeKind, Event, PairedRound, PlayerId, Points, Round};
use draughts_ground::said::{Told, said};

/// Records a player's request for a bye or an absence in a round that is not paired yet, or gives a
/// bye for a round that a late player missed.
///
/// # Errors
///
/// Fails if there is no such player, if the player has been paired in that round or later, or if
/// the event does not give such a bye.
pub fn request(
    event: &mut Event,
    player: &str,
    round: Round,
    bye: ByeKind,
) -> Result<Echo, Refused> {
    let id = known(event, player)?;
    if round == Round(0) {
        return Err(Refused::new(Refusal::RoundZero));
    }
    let (stage, _) = event.stage_of_round(round);
    // In team events, the line-up replaces an absent player.
    if !event.is_of_teams() {
        around_absence(event, stage, |system| Refusal::GivesNoBye { system, bye })?;
    }
    if round <= event.last_paired() {
        return give_bye(event, id, round, bye);
    }
    ask(event, id, round, bye)
}

/// Gives a bye in a paired round to a late player: one who entered the event after that round, has
/// no board in a later one, and whose score no pairing has used yet.
///
/// Whoever was in the event then asked for a bye before the round was paired, or not at all.
fn give_bye(event: &mut Event, id: PlayerId, round: Round, bye: ByeKind) -> Result<Echo, Refused> {
    let paired = || Refused::new(Refusal::RoundPaired { round }).help(Remedy::ForfeitOrUnpair);
    let later = event.rounds.iter().filter(|paired| paired.round >= round);
    let allocated = |one: &Bye| one.player == id && one.bye == ByeKind::PairingAllocated;
    let has_played =
        |paired: &PairedRound| paired.board_of(&id).is_some() || paired.byes.iter().any(allocated);
    if event.is_of_teams() || bye == ByeKind::PairingAllocated || later.clone().any(has_played) {
        return Err(paired());
    }
    let given = event.round(round).and_then(|paired| bye_of(paired, &id));
    let player = event.player(&id).expect("the id is known");
    let is_late = player.from_round.is_some_and(|from| from > round);
    if !is_late && given != Some(bye) {
        let why = Refused::new(Refusal::RoundPaired { round });
        if given.is_some() {
            let seat = Seat::Bye(id.to_string(), bye).to_string();
            return Err(why.help(Remedy::ByeByHand { round, seat }));
        }
        if player.withdrawn_after.is_some() {
            return Err(why.help(Remedy::Return { id }));
        }
    }
    if bye == ByeKind::HalfPoint && given != Some(bye) {
        within_half_byes(event, &id)?;
    }
    let this = event.round_mut(round).ok_or_else(paired)?;
    this.remove_byes(|one| one.player == id);
    this.add_byes([Bye { player: id.clone(), bye, note: None }]);
    Ok(asked_instead(id, bye, round, given))
}

/// Returns the report of a bye, with the one it replaces.
pub(crate) fn asked_instead(
    id: PlayerId,
    bye: ByeKind,
    round: Round,
    before: Option<ByeKind>,
) -> Echo {
    let what = Echo::Asked { id, bye, round };
    match before {
        Some(before) if before != bye => Echo::AskedBefore { what: Box::new(what), bye: before },
        before => what.as_recorded(before.is_some()),
    }
}

fn bye_of(paired: &PairedRound, id: &PlayerId) -> Option<ByeKind> {
    paired.byes.iter().find(|one| one.player == *id).map(|one| one.bye)
}

/// Fails if a player may have no further half-point bye.
///
/// Both requested byes and those of paired rounds count.
fn within_half_byes(event: &Event, id: &PlayerId) -> Result<(), Refused> {
    let Some(most) = event.attendance.half_byes else { return Ok(()) };
    let asked =
        event.requests.iter().filter(|one| one.player == *id).map(|one| (one.round, one.bye));
    let given = event.rounds.iter().filter_map(|one| Some((one.round, bye_of(one, id)?)));
    let half = asked.chain(given).filter(|(_, bye)| *bye == ByeKind::HalfPoint);
    let rounds: BTreeSet<Round> = half.map(|(round, _)| round).collect();
    match rounds.len() < usize::from(most) {
        true => Ok(()),
        false => Err(Refused::new(Refusal::HalfByesUsed { id: id.clone(), most })),
    }
}

/// Records a request of a player or a team for a round that is not paired yet.
pub(crate) fn ask(
    event: &mut Event,
    id: PlayerId,
    round: Round,
    bye: ByeKind,
) -> Result<Echo, Refused> {
    may_ask(event, &id, round, bye)?;
    let asked = event.asked(&id, round);
    event.ask(&id, round, bye);
    Ok(asked_instead(id, bye, round, asked))
}

/// Fails if a player, or the team of a part, may not ask for a bye in a round that is not paired
/// yet.
pub(crate) fn may_ask(
    event: &Event,
    id: &PlayerId,
    round: Round,
    bye: ByeKind,
) -> Result<(), Refused> {
    let (stage, before) = event.stage_of_round(round);
    let last = event.system_of(stage).last_round().map(|own| before.0.saturating_add(own));
    if let Some(rounds) = last.filter(|&rounds| round.0 > rounds) {
        return Err(Refused::new(Refusal::NoSuchRound { round, rounds }));
    }
    match event.asked(id, round).is_none() && bye == ByeKind::HalfPoint {
        true => within_half_byes(event, id),
        false => Ok(()),
    }
}

/// Notes the full-point byes of a player who has several in paired rounds: they are points without
/// games.
pub(crate) fn without_games(event: &Event, word: &str) -> Option<Echo> {
    let at = crate::event::acts::find_player(event, word).ok()?;
    let id = event.players[at].id.clone();
    let is_full = |paired: &&PairedRound| bye_of(paired, &id) == Some(ByeKind::FullPoint);
    let byes = event.rounds.iter().filter(is_full).count();
    let one = event.scoring.of_bye(ByeKind::FullPoint);
    let points = Points::hundredths(one.in_hundredths() * i64::try_from(byes).ok()?);
    let what = said!(
        "points-without-games",
        "{ $id } has { $points } points of { $byes } full-point byes, without a game";
        id, points, byes
    );
    (byes > 1).then_some(Echo::Note { what })
}

/// Notes that a player or a team has withdrawn, so that a request counts only after a return.
pub(crate) fn has_withdrawn(event: &Event, word: &str) -> Option<Echo> {
    let id = crate::event::acts::competitor(event, word).ok()?;
    let after = match event.team(&id) {
        Some(team) => team.withdrawn_after,
        None => event.player(&id)?.withdrawn_after,
    }?;
    Some(Echo::Note { what: Echo::HasWithdrawn { id, round: after }.said() })
}

/// Records an absence.
///
/// # Errors
///
/// Fails as [`request`] does.
pub fn absent(event: &mut Event, player: &str, round: Round) -> Result<Echo, Refused> {
    request(event, player, round, ByeKind::Absent)
}

/// Cancels a request.
///
/// # Errors
///
/// Fails if there is no such player, or if the round is already paired.
pub fn cancel_request(event: &mut Event, player: &str, round: Round) -> Result<Echo, Refused> {
    let id = crate::event::acts::competitor(event, player)?;
    if round <= event.last_paired() {
        return Err(Refused::new(Refusal::RoundPaired { round }));
    }
    let is_same = !event.ask_no_more(&id, round);
    Ok(Echo::Plays { id, round }.as_recorded(is_same))
}
