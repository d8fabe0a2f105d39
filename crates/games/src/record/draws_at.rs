//! The state of the draw clauses in every position of a game, for tables.

use super::case::demands_of;
use super::drawn::PlayedGame;
use super::laws::Laws;
use super::main_line::MainLine;
use super::report::GameReport;
use crate::draw::{Claim, ClaimBasis, Demand, PlayedMove, Timeline, can_meet, every_met, rule};
use crate::rules::{ClaimForm, Clause, Effect};

/// The state of the draw clauses in a position.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DrawsAt {
    /// Half-moves since the last capture or move of a man.
    pub quiet: usize,
    /// How often the position has occurred, including this time.
    pub times: usize,
    /// The first clause, as an index in the rule set, under which a claim of the player to move
    /// would be granted.
    pub claimable: Option<usize>,
    /// The first automatic clause that is met, as an index in the rule set.
    pub drawn: Option<usize>,
}

/// The state of the draw clauses at every moment of a game: at its start, and after each half-move
/// that was not taken back.
#[derive(Debug, Clone)]
pub struct GameDraws<'l> {
    played: PlayedGame<'l>,
    at: Vec<DrawsAt>,
}

impl<'l> GameDraws<'l> {
    /// Examines a game replayed with its history; `None` if not even its start is known, or if a
    /// position was set up between its moves.
    pub fn of(line: &MainLine<'_>, report: &GameReport, laws: &'l Laws) -> Option<Self> {
        if line.setups().next().is_some() {
            return None;
        }
        let played = PlayedGame::of_report(report, laws)?;
        let game = &played.timeline;
        let mut at = plain(game);
        let at_moment = |moment: usize| game.position(moment);
        let is_legal = report.legal_plies >= report.replayed_plies && !report.is_altered;
        if !is_legal || can_meet(&laws.set, &laws.generator, game.steps(), at_moment) {
            let demands = demands_of(line, report, &played);
            for (index, clause) in laws.set.draws.iter().enumerate() {
                look(laws, game, &demands, (index, clause), &mut at);
            }
        }
        for (moment, one) in at.iter_mut().enumerate() {
            let ply = played.at(moment).map_or(0, |at| at.ply);
            if report.is_uncertain_at(ply) {
                one.drawn = None;
                let claims = report.pending.as_ref().and_then(|pending| pending.decides);
                one.claimable = one
                    .claimable
                    .filter(|_| claims == Some(played.timeline.position(moment).turn()));
            }
        }
        Some(Self { played, at })
    }

    /// Returns the state before a half-move of the record, by its number from 1, or after the last
    /// one; `None` if the half-move was taken back.
    pub fn before_ply(&self, ply: usize) -> Option<&DrawsAt> {
        self.at.get(self.played.before_ply(ply)?)
    }
}

/// Counts the values at each moment that are independent of the clauses.
fn plain(game: &Timeline<'_>) -> Vec<DrawsAt> {
    let mut quiet = 0;
    let mut at = Vec::with_capacity(game.moments());
    for moment in 0..game.moments() {
        let irreversible = |step: &PlayedMove| step.captures || step.by_man;
        quiet = match game.step(moment) {
            Some(step) if !irreversible(step) => quiet + 1,
            _ => 0,
        };
        let times = game.occurrences(moment).len();
        at.push(DrawsAt { quiet, times, ..DrawsAt::default() });
    }
    at
}

/// Records the moments at which a clause is met.
fn look(
    laws: &Laws,
    game: &Timeline<'_>,
    demands: &[Demand],
    (index, clause): (usize, &Clause),
    at: &mut [DrawsAt],
) {
    let times: Vec<usize> = at.iter().map(|one| one.times).collect();
    let met = every_met(&laws.set, game, demands, index, &times);
    for moment in met.into_iter().filter(|&moment| !game.is_over(moment)) {
        if clause.effect == Effect::Automatic {
            at[moment].drawn.get_or_insert(index);
        }
        if at[moment].claimable.is_none() && is_granted(laws, game, demands, clause, moment) {
            at[moment].claimable = Some(index);
        }
    }
}

/// Returns whether a claim of the player to move is granted if it names every required moment.
fn is_granted(
    laws: &Laws,
    game: &Timeline<'_>,
    demands: &[Demand],
    clause: &Clause,
    moment: usize,
) -> bool {
    let named = match clause.kind().claim_form() {
        ClaimForm::Times => game.occurrences(moment),
        ClaimForm::Count | ClaimForm::Recorded | ClaimForm::Unclaimed => Vec::new(),
    };
    let ground = ClaimBasis { kind: clause.kind(), named };
    let by = Some(game.position(moment).turn());
    let claim = Claim { ground, by, at: moment, announced: false };
    rule(&laws.set, game, demands, &claim).verdict.is_right()
}
