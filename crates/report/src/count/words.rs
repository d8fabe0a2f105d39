//! The words for a count from a position.

use draughts_ground::said::Said;
use draughts_ground::told;

use super::super::ruling::{
    ElseThen, Phrase, RulingWriter, Sentence, arbiter_must_find, ended_words, pieces_stand,
    remaining_words, resets_words,
};
use super::view::{CountState, CountingClause};
use draughts_games::board::Color;
use draughts_games::draw::{Count, clause_said};
use draughts_games::rules::{
    CountOf, Counting, Effect, OnCapture, OnLongDiagonal, Reset, WeakKing,
};

told! {
    /// A count from a position.
    pub enum CountMessage {
        OfEach { moves: u16, with: Said } => "tally-of-each",
            "{ tally-moves } of each player { $with }";
        OfSide { moves: u16, side: Color, with: Said } => "tally-of-side",
            "{ tally-moves } by { $side ->
                [white] White
               *[black] Black
            } { $with }";
        OfLone { moves: u16, who: Said, against: Said } => "tally-of-lone",
            "{ tally-moves } of { $who } { $against }";
        OfNumbers { moves: u16, with: Said } => "tally-of-numbers",
            "{ $moves ->
                [one] { $moves } full move
               *[other] { $moves } full moves
            } { $with }";
        Then { claims: bool, article: Said } => "tally-then", "{ tally-draw }{ $article }";
        StandsHere { pieces: Said } => "tally-stands-here", "{ $pieces } stands in this position";
        Shown { shown: Said } => "tally-shown", "{ $shown }.";
        Met { shown: Said, claims: bool, article: Said } => "tally-met",
            "{ $shown }: { tally-draw }{ $article }.";
        Held { with: Said, article: Said } => "tally-held",
            "{ $with } the limit of the count is reached{ $article }, but the player to move can \
             capture, and that comes first.";
        Counted {
            what: Said,
            limit: u16,
            answers: Option<Color>,
            article: Said,
        } => "tally-counted",
            "{ $what } { $limit ->
                [1] is
               *[other] are
            } counted{ $answers ->
                [white] , and White's answer to the last
                [black] , and Black's answer to the last
               *[none] { \"\" }
            }{ $article }.";
        FirstAndLast { first: Said, last: Said, claims: bool } => "tally-first-and-last",
            "{ $first } is the first, and { tally-draw } after { $last }.";
        SoFarOf { side: Color, made: u16, remaining: Said } => "tally-so-far-of",
            "So far { one-side } has made { $made }: { $remaining }.";
        SoFar { white: u16, black: u16, remaining: Said } => "tally-so-far",
            "So far White has made { $white } and Black { $black }: { $remaining }.";
        Ended { half_move: Said, ended: Said, article: Said } => "tally-ended",
            "{ $half_move } { $ended } and ended the count{ $article }.";
        Waits { side: Color, moves: u16, article: Said } => "tally-waits",
            "{ one-side } can demand that { tally-moves } be counted{ $article }.";
        None => "tally-none", "No count of moves runs in this position.";
        Over { why: Said } => "tally-over",
            "The game is over: { $why }. Nothing is counted any more.";

        Resets { resets: Said } => "tally-resets", "{ $resets } begins the count anew.";
        RunsOn => "tally-runs-on",
            "A capture or a crowning does not end it, as long as the pieces left are again an \
             ending that is counted.";
        CaptureEnds => "tally-capture-ends",
            "A capture ends it; a new count begins if such an ending is left.";
        EndsOff => "tally-ends-off", "It ends when the lone king leaves the long diagonal.";
        Enough { moves: u16, back: OnLongDiagonal, sticky: bool } => "tally-enough",
            "Once the lone king has come to the long diagonal, { tally-moves } { $moves ->
                [1] is
               *[other] are
            } enough, { $back ->
                [follow] after the others, if it stands there then
               *[shorten] { $sticky ->
                    [yes] also if it leaves the diagonal again
                   *[no] unless it leaves the diagonal again
                }
            }.";
        MakesWay { other: Said } => "tally-makes-way",
            "It makes way for another count while that runs: { $other }.";
        CaptureFirst => "tally-capture-first",
            "The game is not drawn while the player to move can capture.";

        Heading { rules: String, pieces: Said, turn: Color } => "tally-heading",
            "{ $rules }: { $pieces }, { to-move } to move";
        ToMove { turn: Color } => "tally-to-move", "{ to-move } to move";
        DependsOnPace => "tally-depends",
            "What is counted depends on the time control, and nothing names it.";
        AtPace { pace: Said } => "tally-at-pace", "{ $pace }:";
        Title => "tally-title", "COUNT";
        TitleOf { rules: String } => "tally-title-of", "Count: { $rules }";
        Event => "tally-event", "Event";
        RoundAndBoard => "tally-round-and-board", "Round, board";
        Arbiter => "tally-arbiter", "Arbiter";
        BegunAt => "tally-begun-at", "Count begun at";
        Move => "tally-move", "Move";
        Side { side: Color } => "tally-side", "{ one-side }";
    }
}

impl From<CountMessage> for Sentence {
    fn from(told: CountMessage) -> Self {
        Self::Told(told.into())
    }
}

impl RulingWriter<'_> {
    /// Describes the subject of a count: "16 moves of each player with three kings against one".
    pub(super) fn what_counts(&self, counting: Counting<'_>, counted: &Count) -> CountMessage {
        let moves = counted.limit;
        let with = self.condition(counting, counted.strong, counted.start).into_said();
        let (strong, weak) = (counted.strong, counted.strong.opponent());
        let (who, against) = self.weak_side(counting, strong, counted.start);
        let is_lone = self.has_lone_king(counting, strong, counted.start);
        match counted.of {
            CountOf::Each => CountMessage::OfEach { moves, with },
            CountOf::StrongSide => CountMessage::OfSide { moves, side: strong, with },
            CountOf::WeakSide | CountOf::LoneKing if !is_lone => {
                CountMessage::OfSide { moves, side: weak, with }
            }
            CountOf::WeakSide | CountOf::LoneKing => {
                CountMessage::OfLone { moves, who: who.into_said(), against: against.into_said() }
            }
            CountOf::MoveNumbers => CountMessage::OfNumbers { moves, with },
        }
    }

    /// Describes the state of a count.
    pub(super) fn counted(&self, counted: CountingClause<'_>, state: &CountState) -> Vec<Sentence> {
        let CountingClause { clause, counting, .. } = counted;
        let article = self.article_of_clause(clause).into_said();
        let claims = clause.effect == Effect::Claim;
        match state {
            CountState::Met(counted, met) => {
                let first = counted.first(self.game);
                let shown = match *met > counted.start {
                    true => self.reached(counting, counted.strong, (first, *met), counted.made),
                    false => {
                        let pieces = self.force(counted.strong, *met);
                        match met {
                            0 => CountMessage::StandsHere { pieces: pieces.into_said() }.into(),
                            _ => pieces_stand(pieces, self.after(*met)).into(),
                        }
                    }
                };
                let shown = shown.into_said();
                match clause.unless() {
                    Some(unless) => {
                        let draw = CountMessage::Then { claims, article }.into();
                        let turn = Some(self.game.position(*met).turn());
                        let then = ElseThen::GoesOn { turn };
                        let found = (*met, Some(counted.strong));
                        let found = self.draw_if_found(unless, found, draw, then);
                        vec![CountMessage::Shown { shown }.into(), found.into()]
                    }
                    None => vec![CountMessage::Met { shown, claims, article }.into()],
                }
            }
            CountState::Runs(counted, half, remaining) => {
                let end = self.game.moments() - 1;
                if *half == 0 {
                    let with = self.condition(counting, counted.strong, counted.start);
                    return vec![CountMessage::Held { with: with.into_said(), article }.into()];
                }
                let what = Phrase::from(self.what_counts(counting, counted)).into_said();
                let first = counted.first(self.game);
                let first = self.first_of_side(counted.of, counted.strong, first);
                let last = end.saturating_add(usize::try_from(*half).unwrap_or(usize::MAX));
                let answers = (counted.of == CountOf::WeakSide).then_some(counted.strong);
                let (first, last) = (self.made(first).into_said(), self.made(last).into_said());
                let mut told: Vec<Sentence> = vec![
                    CountMessage::Counted { what, limit: counted.limit, answers, article }.into(),
                    CountMessage::FirstAndLast { first, last, claims }.into(),
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
                        Some((side, made)) => {
                            CountMessage::SoFarOf { side, made, remaining }.into()
                        }
                        None => CountMessage::SoFar { white, black, remaining }.into(),
                    });
                }
                told
            }
            CountState::Ended(at, why) => {
                let (half_move, ended) = (self.made(*at).into_said(), ended_words(*why));
                vec![CountMessage::Ended { half_move, ended: ended.into_said(), article }.into()]
            }
            CountState::Waits(side) => {
                let (side, moves) = (*side, counting.limit.moves);
                vec![CountMessage::Waits { side, moves, article }.into()]
            }
        }
    }

    /// Describes the conditions that reset, end or shorten a count.
    pub(super) fn conditions(
        &self,
        counted: CountingClause<'_>,
        state: &CountState,
    ) -> Vec<Sentence> {
        let CountingClause { clause, counting, .. } = counted;
        let Counting { limit: usual, ending, .. } = counting;
        let mut all: Vec<Sentence> = Vec::new();
        if matches!(state, CountState::Ended(..) | CountState::Met(..)) {
            return all;
        }
        if let Some(resets) = resets_words(&usual.resets) {
            all.push(CountMessage::Resets { resets: resets.into_said() }.into());
        }
        let by_capture = usual.resets.contains(&Reset::Capture);
        if let Some(ending) = ending.filter(|_| !by_capture) {
            all.push(match ending.on_capture.how {
                OnCapture::Cumulative => CountMessage::RunsOn.into(),
                OnCapture::Fresh => CountMessage::CaptureEnds.into(),
            });
        }
        if ending.and_then(|ending| ending.weak_king) == Some(WeakKing::LongDiagonal) {
            all.push(CountMessage::EndsOff.into());
        }
        let limit = match state {
            CountState::Runs(counted, ..) => counted.limit,
            CountState::Met(..) | CountState::Ended(..) | CountState::Waits(_) => usual.moves,
        };
        if let Some(now) = self.other_limit(counting, limit, usual.moves) {
            all.push(now.into());
        } else if let Some(diagonal) = ending.and_then(|ending| ending.long_diagonal) {
            let (moves, back, sticky) = (diagonal.moves, diagonal.how.how, diagonal.sticky);
            all.push(CountMessage::Enough { moves, back, sticky }.into());
        }
        if let Some(other) = usual.suspended_by {
            let other = clause_said(&self.set.draws[other]);
            all.push(CountMessage::MakesWay { other }.into());
        }
        all.extend(arbiter_must_find(clause).map(Sentence::from));
        all.extend(self.read_here(clause).map(Sentence::from));
        if ending.is_some_and(|ending| ending.unless_capture) {
            all.push(CountMessage::CaptureFirst.into());
        }
        all
    }

    /// Returns the sides whose moves are ticked off, the side that moves first in front.
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
