//! Games given as written moves.

use draughts_arbiter::board::{Color, Square, parse_fen};
use draughts_arbiter::draw::{Claim, ClaimBasis, Demand, Ruling, Timeline, conditions, rule};
use draughts_arbiter::moves::{Generator, Resolved, resolve};
use draughts_arbiter::rules::{DrawKind, RuleSet, named_with};

/// A game played under a rule set.
pub(super) struct Played {
    pub set: RuleSet,
    pub game: Timeline<'static>,
    pub demands: Vec<Demand>,
}

/// Returns a generator that lives as long as the tests.
pub(super) fn kept(set: &RuleSet) -> &'static Generator {
    Box::leak(Box::new(Generator::new(set)))
}

/// Expands repeated parts of written moves: `(a b)*2 c` becomes `a b a b c`.
pub(super) fn written_out(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('(') {
        words.extend(before.split_whitespace().map(str::to_owned));
        let (part, after) = after.split_once(")*").unwrap();
        let end = after.find(' ').unwrap_or(after.len());
        let times: usize = after[..end].parse().unwrap();
        for _ in 0..times {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
        rest = &after[end..];
    }
    words.extend(rest.split_whitespace().map(str::to_owned));
    words
}

impl Played {
    /// Plays legal moves from a position; the next half-move has this number.
    pub(super) fn new(rules: &str, settings: &[&str], fen: &str, number: u32, moves: &str) -> Self {
        Self::try_new(rules, settings, fen, number, moves).unwrap_or_else(|fault| panic!("{fault}"))
    }

    /// Like [`Self::new`]; the error names the illegal move.
    pub(super) fn try_new(
        rules: &str,
        settings: &[&str],
        fen: &str,
        number: u32,
        moves: &str,
    ) -> Result<Self, String> {
        let settings: Vec<String> = settings.iter().map(|&setting| setting.into()).collect();
        Self::under(named_with(rules, &settings).unwrap(), fen, number, moves)
    }

    /// Like [`Self::try_new`], under a rule set that is already built.
    pub(super) fn under(set: RuleSet, fen: &str, number: u32, moves: &str) -> Result<Self, String> {
        let numbering = set.numbering();
        let start = parse_fen(fen, &numbering, set.first_color()).unwrap().position;
        let generator = kept(&set);
        let mut game = Timeline::new(generator, start, number, set.first_color());
        for text in written_out(moves) {
            let squares: Vec<Square> =
                text.split(['-', 'x', ':']).map(|name| numbering.parse(name).unwrap()).collect();
            let legal = generator.legal_moves(game.last());
            match resolve(generator, game.last(), &legal, &squares) {
                Resolved::One(mv) => game.play(&mv),
                other => {
                    let at = game.moments() - 1;
                    return Err(format!("{} {fen}: {text} at {at}: {other:?}", set.label()));
                }
            }
        }
        Ok(Self { set, game, demands: Vec::new() })
    }

    /// Returns the last moment.
    pub(super) fn end(&self) -> usize {
        self.game.moments() - 1
    }

    /// Returns the place of a clause in the rule set.
    pub(super) fn clause(&self, id: &str) -> usize {
        self.set.draws.iter().position(|clause| clause.id == id).unwrap()
    }

    /// Returns when a clause is first met in the game up to a moment.
    pub(super) fn met_by(&self, clause: usize, moment: usize) -> Option<usize> {
        conditions(&self.set, &self.game.up_to(moment), &self.demands)
            .into_iter()
            .find(|condition| condition.clause == clause)
            .map(|condition| condition.met)
    }

    /// Returns the basis of a claim under a clause, with the moves it must name; `None` for clauses
    /// that are not claimed.
    pub(super) fn kind(&self, clause: usize, at: usize) -> Option<ClaimBasis> {
        let clause = &self.set.draws[clause];
        Some(match clause.kind() {
            DrawKind::Repetition => {
                let required = clause.evidence_required;
                let stated = if required { self.same_as(at) } else { Vec::new() };
                ClaimBasis { kind: DrawKind::Repetition, named: stated }
            }
            DrawKind::NoProgress => ClaimBasis::of(DrawKind::NoProgress),
            DrawKind::Ending => ClaimBasis::of(DrawKind::Ending),
            DrawKind::Agreement | DrawKind::BothBlocked => return None,
        })
    }

    /// Returns all moments so far with the position of this one.
    pub(super) fn same_as(&self, moment: usize) -> Vec<usize> {
        let now = self.game.position(moment);
        (0..=moment).filter(|&at| self.game.position(at) == now).collect()
    }

    /// Returns the ruling on a claim by no particular side.
    pub(super) fn claimed(&self, ground: ClaimBasis, at: usize) -> Ruling {
        self.claimed_by(ground, at, None)
    }

    /// Returns the ruling on a claim by a side.
    pub(super) fn claimed_by(&self, ground: ClaimBasis, at: usize, by: Option<Color>) -> Ruling {
        self.ruled(&Claim { ground, by, at, announced: false })
    }

    /// Returns the ruling on exactly this claim.
    pub(super) fn ruled(&self, claim: &Claim) -> Ruling {
        rule(&self.set, &self.game, &self.demands, claim)
    }
}
