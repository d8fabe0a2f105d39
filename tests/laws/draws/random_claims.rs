//! Random claims on random games: nothing panics, and granted claims are true.

use draughts_arbiter::board::Color;
use draughts_arbiter::draw::{
    Claim, ClaimBasis, Demand, EvidenceKind, Timeline, Verdict, conditions, rule,
};
use draughts_arbiter::rules::{Claimant, Clause, ClauseRule, DrawKind, Effect, RuleSet};

use super::played::kept;
use super::wanderer;
use crate::support::playable_sets;
use crate::support::random::Random;

/// The number of games per rule set, and of claims per game.
const GAMES: usize = 25;
const CLAIMS: usize = 60;

fn some_moment(game: &Timeline<'_>, random: &mut Random) -> usize {
    random.below(game.moments())
}

/// Returns moments that may be true, false, duplicated, or after the claim.
fn stated(game: &Timeline<'_>, random: &mut Random) -> Vec<usize> {
    let mut stated = match random.below(3) {
        0 => Vec::new(),
        1 => game.occurrences(some_moment(game, random)),
        _ => (0..1 + random.below(4)).map(|_| some_moment(game, random)).collect(),
    };
    if random.percent(10) {
        stated.push(some_moment(game, random));
    }
    stated
}

fn some_claim(game: &Timeline<'_>, random: &mut Random) -> Claim {
    let maybe = |random: &mut Random| random.percent(50).then(|| some_moment(game, random));
    let ground = match random.below(3) {
        0 => ClaimBasis { kind: DrawKind::Repetition, named: stated(game, random) },
        1 => ClaimBasis { kind: DrawKind::NoProgress, named: Vec::from_iter(maybe(random)) },
        _ => ClaimBasis { kind: DrawKind::Ending, named: Vec::from_iter(maybe(random)) },
    };
    let by = *random.pick(&[None, Some(Color::White), Some(Color::Black)]);
    let at = some_moment(game, random);
    let announced = at + 1 < game.moments() && random.percent(30);
    Claim { ground, by, at, announced }
}

/// Checks what a granted claim must satisfy.
fn is_so(
    set: &RuleSet,
    game: &Timeline<'_>,
    demands: &[Demand],
    claim: &Claim,
) -> Result<bool, String> {
    let ruling = rule(set, game, demands, claim);
    let view = claim.at + usize::from(claim.announced);
    if let Some(late) = ruling.evidence.iter().find(|shown| shown.moment > view) {
        return Err(format!("evidence {} behind the claim", late.moment));
    }
    if ruling.verdict == Verdict::NotYet && ruling.earliest.is_some_and(|earliest| earliest < view)
    {
        return Err("not yet, and right before".into());
    }
    if ruling.verdict != Verdict::Granted {
        return Ok(false);
    }
    let (Some(index), Some(met)) = (ruling.clause, ruling.met_at) else {
        return Err("granted without a clause or a moment".into());
    };
    let clause = &set.draws[index];
    if clause.kind() != claim.ground.kind || met > view {
        return Err(format!("granted by {} at {met}", clause.id));
    }
    match &clause.rule {
        ClauseRule::Repetition(repetition) => {
            let times: Vec<_> = ruling
                .evidence
                .iter()
                .filter(|it| matches!(it.shows, EvidenceKind::Occurrence(_)))
                .collect();
            let first = game.position(times[0].moment);
            if times.len() < usize::from(repetition.occurrence)
                || times.iter().any(|it| game.position(it.moment) != first)
            {
                return Err("the evidence is not of one position".into());
            }
        }
        _ if game.is_over(met) => return Err("the game was over".into()),
        _ => {}
    }
    if claim.announced && met > claim.at && !clause.announced {
        return Err("granted by a move that must be played first".into());
    }
    let seen = conditions(set, &game.up_to(view), demands);
    let condition = seen.iter().find(|condition| condition.clause == index);
    if condition.is_none_or(|condition| condition.met > met) {
        return Err(format!("{} is not met by then: {condition:?}", clause.id));
    }
    if clause.effect == Effect::Claim {
        let turn = game.position(claim.at).turn();
        // With an announced move, the position on the board may also be drawn already.
        let over = game.is_over(view) && (!claim.announced || game.is_over(claim.at));
        let any = clause.claimant == Some(Claimant::Any);
        if claim.by.is_some_and(|by| by != turn) && !any || over {
            return Err("granted out of turn or in a game that is over".into());
        }
    }
    Ok(true)
}

#[test]
fn no_claim_panics_and_what_is_granted_is_so() {
    for set in playable_sets() {
        let generator = kept(&set);
        let mut random = Random::new(Random::seed_of(&set.label()));
        let mut granted = 0;
        for _ in 0..GAMES {
            let game = wanderer::game(&set, generator, &mut random, 250);
            let mut demands = Vec::new();
            for _ in 0..random.below(5) {
                let moment = some_moment(&game, &mut random);
                demands.push(Demand { moment, by: *random.pick(&Color::BOTH) });
            }
            for _ in 0..CLAIMS {
                let claim = some_claim(&game, &mut random);
                match is_so(&set, &game, &demands, &claim) {
                    Ok(so) => granted += usize::from(so),
                    Err(fault) => panic!("{} {claim:?}: {fault}", set.label()),
                }
            }
        }
        let can_be = |kind: &DrawKind| {
            matches!(kind, DrawKind::Repetition | DrawKind::NoProgress | DrawKind::Ending)
        };
        let any = set.draws.iter().map(Clause::kind).any(|kind| can_be(&kind));
        assert!(granted > 0 || !any, "{}: nothing was granted", set.label());
    }
}

/// Move numbers in a record may decrease or be huge.
#[test]
fn no_numbering_of_a_record_panics() {
    for set in playable_sets() {
        let generator = kept(&set);
        let mut random = Random::new(Random::seed_of(&set.label()));
        for _ in 0..GAMES {
            let played = wanderer::game(&set, generator, &mut random, 60);
            let start = *played.position(0);
            let immense = u32::MAX - random.below(3) as u32;
            let mut game = Timeline::new(generator, start, immense, set.first_color());
            for moment in 1..played.moments() {
                let mut step = *played.step(moment).unwrap();
                step.number = *random.pick(&[0, 1, step.number, u32::MAX - 1, u32::MAX]);
                game.push(step, *played.position(moment));
            }
            for _ in 0..CLAIMS {
                let claim = some_claim(&game, &mut random);
                let _ = rule(&set, &game, &[], &claim);
            }
        }
    }
}
