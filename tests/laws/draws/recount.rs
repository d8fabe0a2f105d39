//! Every counter against a recount from scratch.
//!
//! The recount looks at positions only, at each moment from the start of the game,
//! and shares nothing with the counters except the data of the rule set. How it understands the
//! articles is stated at each function.

use std::collections::{BTreeSet, HashMap};

use draughts_arbiter::board::{Color, Position, Square, write_fen};
use draughts_arbiter::draw::{Counter, Demand, Timeline, can_meet, conditions};
use draughts_arbiter::moves::Generator;
use draughts_arbiter::rules::{
    CountFrom, CountOf, DrawClauseDoc, DrawKind, Force, Material, OnCapture, OnLongDiagonal, Pace,
    Reset, RuleSet,
};

use super::played::kept;
use super::wanderer;
use crate::support::playable_sets;
use crate::support::random::Random;

/// Half-moves of random games under each rule set.
const HALF_MOVES: usize = 6000;

/// 120 half-moves in a row with six or seven pieces do not come about at random; the
/// fixtures have them.
const RARE: &str = "kings-6-or-7-pieces";

/// The number of half-moves after which a game is broken off.
const LONGEST_GAME: usize = 400;

/// The state of a count at a moment.
#[derive(Debug, PartialEq, Eq)]
struct Tally {
    start: usize,
    white: usize,
    black: usize,
    limit: usize,
    met: Option<usize>,
}

struct Recount<'g> {
    set: &'g RuleSet,
    generator: &'g Generator,
    game: &'g Timeline<'g>,
    demands: &'g [Demand],
    looks: Vec<Look>,
    /// The moments at which a clause is suspended by another, by its id.
    suspended: HashMap<String, Vec<bool>>,
}

/// What a position shows, read square by square.
struct Look {
    /// Kings and men of White and of Black.
    forces: [(usize, usize); 2],
    /// The squares of their men.
    men: [Vec<Square>; 2],
    /// For White and for Black: a king on the long diagonal, which runs through the corner at
    /// White's left (A1 2.4): as many columns from the left as rows from below.
    on_diagonal: [bool; 2],
}

impl Look {
    fn at(position: &Position) -> Self {
        let geometry = position.geometry();
        let mut look =
            Self { forces: [(0, 0); 2], men: [Vec::new(), Vec::new()], on_diagonal: [false; 2] };
        for square in geometry.iter() {
            let Some(piece) = position.piece_at(square) else { continue };
            let side = side_index(piece.color);
            if piece.is_king {
                let (column, row) = geometry.column_row(square);
                look.forces[side].0 += 1;
                look.on_diagonal[side] |= column == geometry.rows() - 1 - row;
            } else {
                look.forces[side].1 += 1;
                look.men[side].push(square);
            }
        }
        look
    }
}

fn side_index(side: Color) -> usize {
    usize::from(side == Color::Black)
}

impl<'g> Recount<'g> {
    fn new(
        set: &'g RuleSet,
        generator: &'g Generator,
        game: &'g Timeline<'g>,
        demands: &'g [Demand],
    ) -> Self {
        let looks = (0..game.moments()).map(|moment| Look::at(game.position(moment))).collect();
        let suspended = HashMap::new();
        let mut recount = Self { set, generator, game, demands, looks, suspended };
        for clause in set.draws.docs() {
            if let Some(other) = &clause.suspended_by {
                let other = set.draws.docs().iter().find(|there| there.id == *other).unwrap();
                let runs = |moment| recount.start(other, moment).is_some();
                let moments = (0..game.moments()).map(runs).collect();
                recount.suspended.insert(clause.id.clone(), moments);
            }
        }
        recount
    }

    /// FPD26 3.8.b(4): nothing is counted while the other count runs.
    fn is_suspended(&self, clause: &DrawClauseDoc, moment: usize) -> bool {
        self.suspended.get(&clause.id).is_some_and(|moments| moments[moment])
    }

    fn at(&self, moment: usize) -> &Position {
        self.game.position(moment)
    }

    /// Kings and men of a side.
    fn force(&self, moment: usize, side: Color) -> (usize, usize) {
        self.looks[moment].forces[side_index(side)]
    }

    fn pieces(&self, moment: usize) -> usize {
        let [white, black] = Color::BOTH.map(|side| self.force(moment, side));
        white.0 + white.1 + black.0 + black.1
    }

    /// A half-move that leaves fewer pieces is a capture.
    fn is_capture(&self, moment: usize) -> bool {
        self.pieces(moment) < self.pieces(moment - 1)
    }

    /// A half-move that leaves its player more kings made one.
    fn is_promotion(&self, moment: usize) -> bool {
        let mover = self.at(moment - 1).turn();
        self.force(moment, mover).0 > self.force(moment - 1, mover).0
    }

    /// A half-move after which the player's men stand differently was a man's.
    fn is_mans(&self, moment: usize) -> bool {
        let mover = side_index(self.at(moment - 1).turn());
        self.looks[moment].men[mover] != self.looks[moment - 1].men[mover]
    }

    fn resets(&self, clause: &DrawClauseDoc, moment: usize) -> bool {
        clause.resets.iter().flatten().any(|reset| match reset {
            Reset::Capture => self.is_capture(moment),
            Reset::Promotion => self.is_promotion(moment),
            Reset::ManMove => self.is_mans(moment),
        })
    }

    /// The stronger side of an ending: the one whose pieces are named first.
    fn strong(&self, clause: &DrawClauseDoc, moment: usize) -> Option<Color> {
        let within = |number: usize, least: u8, most: Option<u8>| {
            number >= usize::from(least) && most.is_none_or(|most| number <= usize::from(most))
        };
        let is = |(kings, men): (usize, usize), force: &Force| match force {
            Force::Pieces(count) => within(kings + men, count.least, count.most),
            Force::Exactly { kings: k, men: m } => {
                within(kings, k.least, k.most) && within(men, m.least, m.most)
            }
        };
        let [white, black] = [Color::White, Color::Black].map(|side| self.force(moment, side));
        clause.material.iter().flatten().find_map(|material| match material {
            Material::Against(strong, weak) if is(white, strong) && is(black, weak) => {
                Some(Color::White)
            }
            Material::Against(strong, weak) if is(black, strong) && is(white, weak) => {
                Some(Color::Black)
            }
            Material::Against(..) => None,
            Material::BothKings(count) => {
                let both = white.0 > 0 && black.0 > 0;
                (both && within(self.pieces(moment), count.least, count.most))
                    .then_some(Color::White)
            }
            // A king on both sides, and this many pieces on each (FPD26 3.8.b).
            Material::KingsEach(count) => [white, black]
                .iter()
                .all(|&(kings, men)| kings >= 1 && within(kings + men, count.least, count.most))
                .then_some(Color::White),
        })
    }

    fn in_any_ending(&self, moment: usize) -> bool {
        let mut endings =
            self.set.draws.docs().iter().filter(|it| it.kind == Some(DrawKind::Ending));
        endings.any(|clause| self.strong(clause, moment).is_some())
    }

    /// True if a clause asks for no pieces, or those it asks for stand.
    fn has_its_pieces(&self, clause: &DrawClauseDoc, moment: usize) -> bool {
        clause.material.is_none() || self.strong(clause, moment).is_some()
    }

    fn on_long_diagonal(&self, moment: usize, side: Color) -> bool {
        self.looks[moment].on_diagonal[side_index(side)]
    }

    /// True if a count of the clause can begin at a moment: for 6.2 always; for 6.3 and similar
    /// clauses if the pieces stand; for the club's clause on the lone king's demand; for 7.2.7 if
    /// the lone king is on the diagonal; for the Forcada if the stronger side is.
    fn begins(&self, clause: &DrawClauseDoc, moment: usize) -> bool {
        if self.is_suspended(clause, moment) {
            return false;
        }
        if clause.kind == Some(DrawKind::NoProgress) {
            return self.has_its_pieces(clause, moment);
        }
        let Some(strong) = self.strong(clause, moment) else { return false };
        let weak = strong.opponent();
        let demanded = self.demands.iter().any(|it| it.moment == moment && it.by == weak);
        (clause.from != Some(CountFrom::Demand) || demanded)
            && (clause.from != Some(CountFrom::LongDiagonal)
                || self.on_long_diagonal(moment, strong))
            && (clause.weak_king.is_none() || self.on_long_diagonal(moment, weak))
    }

    /// True if a half-move lets a count continue: it is no reset; the count of an ending continues
    /// only while an ending of the set stands (as it may after a promotion), and over a capture
    /// only if counts are cumulative; and for 7.2.7 only on the diagonal.
    fn runs_on(&self, clause: &DrawClauseDoc, moment: usize) -> bool {
        if self.resets(clause, moment) || self.is_suspended(clause, moment) {
            return false;
        }
        if clause.kind == Some(DrawKind::NoProgress) {
            return self.has_its_pieces(clause, moment);
        }
        let over_captures = clause.on_capture == Some(OnCapture::Cumulative);
        let weak = self.strong(clause, moment).map(Color::opponent);
        let holds = clause.weak_king.is_none()
            || weak.is_some_and(|weak| self.on_long_diagonal(moment, weak));
        self.in_any_ending(moment) && (over_captures || !self.is_capture(moment)) && holds
    }

    /// Where the count that runs at a moment began: the first moment after the last
    /// interruption at which it can begin.
    fn start(&self, clause: &DrawClauseDoc, moment: usize) -> Option<usize> {
        let broken = (1..=moment).rev().find(|&at| !self.runs_on(clause, at)).unwrap_or(0);
        (broken..=moment).find(|&at| self.begins(clause, at))
    }

    fn moves_of(&self, side: Color, start: usize, moment: usize) -> usize {
        (start..moment).filter(|&at| self.at(at).turn() == side).count()
    }

    /// The limit as it is at this moment, in moves: see [`Self::half_limit`]. For counts of one
    /// side's moves it is `moves` or, if the lone king stands on the long diagonal, the moves for
    /// the diagonal, counted from the one that reached it, if that is sooner; `sticky` keeps the
    /// soonest.
    fn limit(&self, clause: &DrawClauseDoc, start: usize, moment: usize) -> usize {
        let moves = usize::from(clause.moves.unwrap());
        let Some(shorter) = clause.long_diagonal_moves.map(usize::from) else { return moves };
        if clause.count.unwrap_or(CountOf::Each) == CountOf::Each {
            return self.half_limit(clause, start, moment).div_ceil(2);
        }
        let weak = self.strong(clause, start).unwrap().opponent();
        let on: Vec<bool> = (start..=moment).map(|at| self.on_long_diagonal(at, weak)).collect();
        let reached = (0..on.len()).filter(|&at| on[at] && (at == 0 || !on[at - 1]));
        let counted = match clause.count {
            Some(CountOf::StrongSide) => weak.opponent(),
            _ => weak,
        };
        let mut limits = reached.map(|at| self.moves_of(counted, start, start + at) + shorter);
        let limit = match (clause.sticky == Some(true), on.last().copied().unwrap()) {
            (true, _) => limits.min(),
            (false, true) => limits.next_back(),
            (false, false) => None,
        };
        limit.unwrap_or(moves).min(moves)
    }

    /// The half-moves after which each player has moved often enough. A1-24 6.3: twice the moves
    /// or, if that is sooner, a number of moves of each from the half-move that takes the lone king
    /// to the long diagonal, if it is still there (`sticky`: or ever was). If the extra moves
    /// follow, that number of each after the others, if the king is there when those have been
    /// made.
    fn half_limit(&self, clause: &DrawClauseDoc, start: usize, moment: usize) -> usize {
        let full = 2 * usize::from(clause.moves.unwrap());
        let more = 2 * usize::from(clause.long_diagonal_moves.unwrap_or(0));
        if more == 0 {
            return full;
        }
        let weak = self.strong(clause, start).unwrap().opponent();
        let on = |at: usize| self.on_long_diagonal(at, weak);
        if clause.on_long_diagonal == Some(OnLongDiagonal::Follow) {
            let there = (start + full..=moment).any(on);
            return if there { full + more } else { full };
        }
        let mut limit = full;
        for at in start..=moment {
            let was = at > start && on(at - 1);
            if on(at) && !was {
                limit = limit.min(at - start + more);
            } else if !on(at) && was && clause.sticky != Some(true) {
                limit = full;
            }
        }
        limit
    }

    /// True if the limit is reached: each player has moved often enough; the stronger side has; the
    /// lone king has (ROP 10); the lone king has, and was answered; or enough full numbers are
    /// complete since the one after the last reset.
    fn is_reached(&self, clause: &DrawClauseDoc, start: usize, moment: usize) -> bool {
        let limit = self.limit(clause, start, moment);
        let [white, black] =
            [Color::White, Color::Black].map(|side| self.moves_of(side, start, moment));
        let strong = self.strong(clause, start).unwrap_or(Color::White);
        let (its, others) = match strong {
            Color::White => (white, black),
            Color::Black => (black, white),
        };
        match clause.count.unwrap_or(CountOf::Each) {
            CountOf::Each => white + black >= self.half_limit(clause, start, moment),
            CountOf::LoneKing => others >= limit,
            CountOf::StrongSide => its >= limit,
            CountOf::WeakSide => {
                let answered = moment > 0 && self.at(moment - 1).turn() == strong;
                others >= limit && answered
            }
            CountOf::MoveNumbers => {
                let opens = self.set.first_color();
                let first = match self.at(start).turn() == opens || start == 0 {
                    true => start,
                    false => start + 1,
                };
                let due = (first..moment).filter(|&at| self.at(at + 1).turn() == opens).count();
                due >= limit
            }
        }
    }

    /// A win on the board comes first (A1 7.2), and, if a clause says so, a capture
    /// that is due.
    fn may_be_met(&self, clause: &DrawClauseDoc, moment: usize) -> bool {
        let legal = self.generator.legal_moves(self.at(moment));
        let captures = legal.iter().any(|mv| !mv.captured().is_empty());
        let waits = clause.unless_capture == Some(true) && captures;
        !legal.is_empty() && !waits
    }

    fn tally(&self, clause: &DrawClauseDoc, moment: usize) -> Option<Tally> {
        let start = self.start(clause, moment)?;
        let met = (start..=moment)
            .find(|&at| self.is_reached(clause, start, at) && self.may_be_met(clause, at));
        Some(Tally {
            start,
            white: self.moves_of(Color::White, start, moment),
            black: self.moves_of(Color::Black, start, moment),
            // After the moment at which it is met, the limit no longer matters.
            limit: self.limit(clause, start, met.unwrap_or(moment)),
            met,
        })
    }
}

/// Compares every count of a game; returns the clauses that were met.
fn same_as_counter(set: &RuleSet, game: &Timeline<'_>, demands: &[Demand]) -> Vec<String> {
    let generator = kept(set);
    let recount = Recount::new(set, generator, game, demands);
    let mut met = Vec::new();
    for (index, clause) in set.draws.docs().iter().enumerate() {
        let Some(mut counter) = Counter::new(set, index, demands) else { continue };
        let mut first_met = None;
        for moment in 0..game.moments() {
            counter.moment(game, moment);
            let found = counter.running().map(|count| Tally {
                start: count.start,
                white: count.made.white.into(),
                black: count.made.black.into(),
                limit: count.limit.into(),
                met: count.met,
            });
            let expected = recount.tally(clause, moment);
            // A limit is of interest while it can still be reached.
            let limitless = |tally: Option<Tally>| {
                tally.map(|tally| match tally.met {
                    Some(_) => Tally { limit: 0, ..tally },
                    None => tally,
                })
            };
            first_met = first_met.or(expected.as_ref().and_then(|tally| tally.met));
            let fen = write_fen(game.position(moment), &set.numbering());
            assert_eq!(
                limitless(found),
                limitless(expected),
                "{} {} at {moment}: {fen}",
                set.label(),
                clause.id,
            );
        }
        let told = conditions(set, game, demands)
            .into_iter()
            .find(|condition| set.draws[condition.clause].id == clause.id)
            .map(|condition| condition.met);
        assert_eq!(told, first_met, "{} {}", set.label(), clause.id);
        met.extend(told.map(|_| clause.id.clone()));
    }
    seen_from_afar(set, generator, game, !conditions(set, game, demands).is_empty());
    met
}

/// Checks that what is met is not ruled out by the quick look.
fn seen_from_afar(set: &RuleSet, generator: &Generator, game: &Timeline<'_>, is_met: bool) {
    let can_meet = can_meet(set, generator, game.steps(), |moment| game.position(moment));
    assert!(can_meet || !is_met, "{}: met, and seen from afar it cannot be", set.label());
}

/// Article 6.1: pieces and player to move as written in a FEN, including the start.
fn same_repetition(set: &RuleSet, game: &Timeline<'_>) {
    let mut seen: HashMap<String, Vec<usize>> = HashMap::new();
    let mut most = vec![None; 5];
    for moment in 0..game.moments() {
        let fen = write_fen(game.position(moment), &set.numbering());
        let moments = seen.entry(fen).or_default();
        moments.push(moment);
        assert_eq!(&game.occurrences(moment), moments, "{} at {moment}", set.label());
        if let Some(first) = most.get_mut(moments.len()) {
            first.get_or_insert_with(|| moments.clone());
        }
    }
    for (index, clause) in set.draws.docs().iter().enumerate() {
        if let Some(occurrence) = clause.occurrence {
            let told = conditions(set, game, &[]).into_iter().find(|it| it.clause == index);
            assert_eq!(told.map(|it| it.moments), most[usize::from(occurrence)]);
        }
    }
}

/// Compares random games until each counting clause has been met in one.
fn recounted(set: &RuleSet, name: &str) {
    let generator = kept(set);
    let mut random = Random::new(Random::seed_of(name));
    let mut unmet: BTreeSet<String> = set
        .draws
        .docs()
        .iter()
        .filter(|clause| clause.moves.is_some() && clause.id != RARE)
        .map(|clause| clause.id.clone())
        .collect();
    let mut half_moves = 0;
    while half_moves < HALF_MOVES || (!unmet.is_empty() && half_moves < 10 * HALF_MOVES) {
        let game = wanderer::game(set, generator, &mut random, LONGEST_GAME);
        let mut demands = Vec::new();
        for _ in 0..random.below(60) {
            let moment = random.below(game.moments());
            demands.push(Demand { moment, by: *random.pick(&Color::BOTH) });
        }
        for id in same_as_counter(set, &game, &demands) {
            unmet.remove(&id);
        }
        same_repetition(set, &game);
        half_moves += game.moments();
    }
    assert!(unmet.is_empty(), "{name}: no game met {unmet:?}");
}

#[test]
fn counters_and_repetition_equal_a_recount_at_every_half_move() {
    for set in playable_sets() {
        recounted(&set, &set.label());
    }
}

/// The clauses as an organiser may have changed them.
#[test]
fn changed_clauses_equal_a_recount_too() {
    let changes: &[(&str, &[&str])] = &[
        (
            "international",
            &["three-against-one.on_capture=fresh", "two-against-one.on_capture=fresh"],
        ),
        ("international", &["three-against-one.count=strong-side", "no-progress.moves=4"]),
        ("international-2024", &["three-against-one.sticky=true"]),
        ("international-2024", &["three-against-one.on_long_diagonal=follow"]),
        ("international-2024", &["three-against-one.count=strong-side"]),
        ("portuguese", &["three-against-one.moves=4", "no-progress.moves=5"]),
        ("portuguese", &["no-progress.material=[both-kings each 2..3]"]),
        ("international-club", &["three-kings-against-one.sticky=true"]),
        ("international-club", &["mixed-three-against-one.from=position"]),
        ("international-club", &["mixed-three-against-one.long_diagonal_moves=3"]),
        (
            "russian",
            &["three-kings-against-one.on_capture=cumulative", "kings-6-or-7-pieces.moves=9"],
        ),
        ("russian", &["kings-4-or-5-pieces.moves=6", "kings-6-or-7-pieces.moves=6"]),
        ("frisian", &["two-against-one.unless_capture=true", "two-against-one.moves=2"]),
        ("checkers-25", &["no-progress.moves=3"]),
        ("pool", &["three-against-one.moves=3"]),
        ("turkish", &["one-piece-each.unless_capture=true"]),
    ];
    for (name, settings) in changes {
        let settings: Vec<String> = settings.iter().map(|&setting| setting.into()).collect();
        let set = draughts_arbiter::rules::named_with(name, &settings).unwrap();
        recounted(&set, &format!("{name} {settings:?}"));
    }
}

/// IDF 7.2.9 and IDF-RB 4 to 6: the law at every time control.
#[test]
fn the_law_at_a_time_control_equals_a_recount_too() {
    let set = draughts_arbiter::rules::named("russian").unwrap();
    for pace in Pace::UNKNOWN.possible() {
        recounted(&set.under(pace), &format!("russian, {pace:?}"));
    }
}
