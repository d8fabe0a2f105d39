//! A count from a position, in words.

use draughts_ground::said::Said;
use draughts_ground::told;

use super::super::ruling::{
    ElseThen, Held, Phrase, Sentence, Speaker, arbiter_must_find, ended_words, remaining_words,
    resets_words,
};
use super::view::{Counted, State};
use draughts_games::board::Color;
use draughts_games::draw::{Count, clause_said};
use draughts_games::rules::{
    CountOf, Counting, Effect, OnCapture, OnLongDiagonal, Reset, WeakKing,
};

told! {
    /// A count from a position.
    pub enum Tally {
        /// "16 moves of each player with three kings against one".
        OfEach { moves: u16, with: Said } => "tally-of-each";
        /// The same of one side.
        OfSide { moves: u16, side: Color, with: Said } => "tally-of-side";
        /// The same of a lone king.
        OfLone { moves: u16, who: Said, against: Said } => "tally-of-lone";
        /// The same of full moves.
        OfNumbers { moves: u16, with: Said } => "tally-of-numbers";
        /// The draw can be claimed, or the game is a draw.
        Then { claims: bool, article: Said } => "tally-then";
        /// The pieces stand in this position.
        StandsHere { pieces: Said } => "tally-stands-here";
        /// By which moves it is met.
        Shown { shown: Said } => "tally-shown";
        /// By which moves it is met, and what that gives.
        Met { shown: Said, claims: bool, article: Said } => "tally-met";
        /// The limit is reached, but a capture comes first.
        Held { with: Said, article: Said } => "tally-held";
        /// What is counted; of some counts the answer to the last move, too.
        Counted { what: Said, limit: u16, answers: Option<Color>, article: Said }
            => "tally-counted";
        /// The first and the last move that count.
        FirstAndLast { first: Said, last: Said, claims: bool } => "tally-first-and-last";
        /// What one side has made so far.
        SoFarOf { side: Color, made: u16, remaining: Said } => "tally-so-far-of";
        /// What both sides have made so far.
        SoFar { white: u16, black: u16, remaining: Said } => "tally-so-far";
        /// What ended it.
        Ended { half_move: Said, ended: Said, article: Said } => "tally-ended";
        /// It waits for a demand.
        Waits { side: Color, moves: u16, article: Said } => "tally-waits";
        /// None runs.
        None => "tally-none";
        /// The game is over.
        Over { why: Said } => "tally-over";

        /// What sets it back.
        Resets { resets: Said } => "tally-resets";
        /// A capture does not end it.
        RunsOn => "tally-runs-on";
        /// A capture ends it.
        CaptureEnds => "tally-capture-ends";
        /// It ends when the lone king leaves the long diagonal.
        EndsOff => "tally-ends-off";
        /// What is enough once the lone king is on the long diagonal.
        Enough { moves: u16, back: OnLongDiagonal, sticky: bool } => "tally-enough";
        /// It makes way for another.
        MakesWay { other: Said } => "tally-makes-way";
        /// The player to move can capture first.
        CaptureFirst => "tally-capture-first";

        /// The first line: "international: three kings against one, White to move".
        Heading { rules: String, pieces: Said, turn: Color } => "tally-heading";
        /// "White to move".
        ToMove { turn: Color } => "tally-to-move";
        /// What holds depends on a time control that nothing names.
        DependsOnPace => "tally-depends";
        /// In front of what holds at a time control.
        AtPace { pace: Said } => "tally-at-pace";
        /// "COUNT".
        Title => "tally-title";
        /// "Count: international".
        TitleOf { rules: String } => "tally-title-of";
        /// "Event".
        Event => "tally-event";
        /// "Round, board".
        RoundAndBoard => "tally-round-and-board";
        /// "Arbiter".
        Arbiter => "tally-arbiter";
        /// "Count begun at".
        BegunAt => "tally-begun-at";
        /// "Move".
        Move => "tally-move";
        /// "White".
        Side { side: Color } => "tally-side";
    }
}

impl From<Tally> for Sentence {
    fn from(told: Tally) -> Self {
        Self::Told(told.into())
    }
}

impl Speaker<'_> {
    /// What is counted: "16 moves of each player with three kings against one".
    pub(super) fn what_counts(&self, counting: Counting<'_>, counted: &Count) -> Tally {
        let moves = counted.limit;
        let with = self.condition(counting, counted.strong, counted.start).into_said();
        let (strong, weak) = (counted.strong, counted.strong.opponent());
        let (who, against) = self.weak_side(counting, strong, counted.start);
        let is_lone = self.has_lone_king(counting, strong, counted.start);
        match counted.of {
            CountOf::Each => Tally::OfEach { moves, with },
            CountOf::StrongSide => Tally::OfSide { moves, side: strong, with },
            CountOf::WeakSide | CountOf::LoneKing if !is_lone => {
                Tally::OfSide { moves, side: weak, with }
            }
            CountOf::WeakSide | CountOf::LoneKing => {
                Tally::OfLone { moves, who: who.into_said(), against: against.into_said() }
            }
            CountOf::MoveNumbers => Tally::OfNumbers { moves, with },
        }
    }

    /// Where a count stands.
    pub(super) fn counted(&self, counted: Counted<'_>, state: &State) -> Vec<Sentence> {
        let Counted { clause, counting, .. } = counted;
        let article = self.article_of_clause(clause).into_said();
        let claims = clause.effect == Effect::Claim;
        match state {
            State::Met(counted, met) => {
                let first = counted.first(self.game);
                let shown = match *met > counted.start {
                    true => self.reached(counting, counted.strong, (first, *met), counted.made),
                    false => {
                        let pieces = self.force(counted.strong, *met);
                        match met {
                            0 => Tally::StandsHere { pieces: pieces.into_said() }.into(),
                            _ => Held::PiecesStand { pieces, when: self.after(*met) }.into(),
                        }
                    }
                };
                let shown = shown.into_said();
                match clause.unless() {
                    Some(unless) => {
                        let draw = Tally::Then { claims, article }.into();
                        let turn = Some(self.game.position(*met).turn());
                        let then = ElseThen::GoesOn { turn };
                        let found = (*met, Some(counted.strong));
                        let found = self.draw_if_found(unless, found, draw, then);
                        vec![Tally::Shown { shown }.into(), found.into()]
                    }
                    None => vec![Tally::Met { shown, claims, article }.into()],
                }
            }
            State::Runs(counted, half, remaining) => {
                let end = self.game.moments() - 1;
                if *half == 0 {
                    let with = self.condition(counting, counted.strong, counted.start);
                    return vec![Tally::Held { with: with.into_said(), article }.into()];
                }
                let what = Phrase::from(self.what_counts(counting, counted)).into_said();
                let first = counted.first(self.game);
                let first = self.first_of_side(counted.of, counted.strong, first);
                let last = end.saturating_add(usize::try_from(*half).unwrap_or(usize::MAX));
                let answers = (counted.of == CountOf::WeakSide).then_some(counted.strong);
                let (first, last) = (self.made(first).into_said(), self.made(last).into_said());
                let mut told: Vec<Sentence> = vec![
                    Tally::Counted { what, limit: counted.limit, answers, article }.into(),
                    Tally::FirstAndLast { first, last, claims }.into(),
                ];
                if end > counted.start {
                    let remaining = remaining_words(*remaining).into_said();
                    let of = |side: Color| (side, counted.made[side]);
                    let one = match counted.of {
                        CountOf::StrongSide => Some(of(counted.strong)),
                        CountOf::WeakSide | CountOf::LoneKing => {
                            Some(of(counted.strong.opponent()))
                        }
                        CountOf::Each | CountOf::MoveNumbers => None,
                    };
                    let (white, black) = (counted.made.white, counted.made.black);
                    told.push(match one {
                        Some((side, made)) => Tally::SoFarOf { side, made, remaining }.into(),
                        None => Tally::SoFar { white, black, remaining }.into(),
                    });
                }
                told
            }
            State::Ended(at, why) => {
                let (half_move, ended) = (self.made(*at).into_said(), ended_words(*why));
                vec![Tally::Ended { half_move, ended: ended.into_said(), article }.into()]
            }
            State::Waits(side) => {
                let (side, moves) = (*side, counting.limit.moves);
                vec![Tally::Waits { side, moves, article }.into()]
            }
        }
    }

    /// What sets a count back, ends or shortens it.
    pub(super) fn conditions(&self, counted: Counted<'_>, state: &State) -> Vec<Sentence> {
        let Counted { clause, counting, .. } = counted;
        let Counting { limit: usual, ending, .. } = counting;
        let mut all: Vec<Sentence> = Vec::new();
        if matches!(state, State::Ended(..) | State::Met(..)) {
            return all;
        }
        if let Some(resets) = resets_words(&usual.resets) {
            all.push(Tally::Resets { resets: resets.into_said() }.into());
        }
        let by_capture = usual.resets.contains(&Reset::Capture);
        if let Some(ending) = ending.filter(|_| !by_capture) {
            all.push(match ending.on_capture.how {
                OnCapture::Cumulative => Tally::RunsOn.into(),
                OnCapture::Fresh => Tally::CaptureEnds.into(),
            });
        }
        if ending.and_then(|ending| ending.weak_king) == Some(WeakKing::LongDiagonal) {
            all.push(Tally::EndsOff.into());
        }
        let limit = match state {
            State::Runs(counted, ..) => counted.limit,
            State::Met(..) | State::Ended(..) | State::Waits(_) => usual.moves,
        };
        if let Some(now) = self.other_limit(counting, limit, usual.moves) {
            all.push(now.into());
        } else if let Some(diagonal) = ending.and_then(|ending| ending.long_diagonal) {
            let (moves, back, sticky) = (diagonal.moves, diagonal.how.how, diagonal.sticky);
            all.push(Tally::Enough { moves, back, sticky }.into());
        }
        if let Some(other) = usual.suspended_by {
            let other = clause_said(&self.set.draws[other]);
            all.push(Tally::MakesWay { other }.into());
        }
        all.extend(arbiter_must_find(clause).map(Sentence::from));
        all.extend(self.read_here(clause).map(Sentence::from));
        if ending.is_some_and(|ending| ending.unless_capture) {
            all.push(Tally::CaptureFirst.into());
        }
        all
    }

    /// The sides whose moves are ticked off, the one that moves first in front.
    pub(super) fn ticked(&self, counted: &Count) -> Vec<Color> {
        let first = self.game.position(counted.start).turn();
        match counted.of {
            CountOf::StrongSide => vec![counted.strong],
            CountOf::LoneKing => vec![counted.strong.opponent()],
            CountOf::Each | CountOf::WeakSide | CountOf::MoveNumbers => {
                vec![first, first.opponent()]
            }
        }
    }
}
