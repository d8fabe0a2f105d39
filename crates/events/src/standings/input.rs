//! The input of tie-breaks: scores after the last round, and the opponents met.

use std::cell::OnceCell;

use crate::event::{
    BoardsOfMatch, Event, FideTieBreak, Ledger, Meeting, Mode, Player, PlayerId, Points,
    RoundEntry, TeamScore,
};

use super::fide::rules::FideRules;
use super::fide::scores::Scores;
use super::{Amount, Part, What};

/// The players with their scores and opponents.
pub(super) struct TieBreakInput<'a> {
    pub(super) event: &'a Event,
    pub(super) ledger: &'a Ledger,
    scores: Vec<Points>,
    solkoffs: OnceCell<Vec<Amount>>,
    fide: OnceCell<Scores>,
    /// FIDE scores by the other team points: those that do not order the standings.
    other: OnceCell<Scores>,
    /// The scores of `fide` and `other` with forfeits as games.
    with_forfeits: [OnceCell<Scores>; 2],
    rules: FideRules,
    /// The rating that counts for an unrated player, if the event sets one.
    unrated: OnceCell<Option<u16>>,
    /// Whether tie-breaks by ratings are dropped.
    drops_ratings: OnceCell<bool>,
}

impl<'a> TieBreakInput<'a> {
    pub(super) fn new(event: &'a Event, ledger: &'a Ledger) -> Self {
        let scores = (0..ledger.players()).map(|player| ledger.score(player)).collect();
        let (solkoffs, fide, other) = (OnceCell::new(), OnceCell::new(), OnceCell::new());
        let with_forfeits = [OnceCell::new(), OnceCell::new()];
        let rules = FideRules::of(event);
        let (unrated, drops_ratings) = (OnceCell::new(), OnceCell::new());
        Self {
            event,
            ledger,
            scores,
            solkoffs,
            fide,
            other,
            with_forfeits,
            rules,
            unrated,
            drops_ratings,
        }
    }

    /// Selects an edition of C.07; `None` keeps that of the event.
    pub(super) fn with_rules(self, rules: Option<FideRules>) -> Self {
        Self { rules: rules.unwrap_or(self.rules), ..self }
    }

    /// Returns whether tie-breaks by ratings are dropped (C.07, 10): a player of the field has no
    /// rating, and the event sets none for unrated players.
    pub(super) fn drops_ratings(&self) -> bool {
        let drops = || self.event.unrated.is_none() && !self.event.unrated_players().is_empty();
        *self.drops_ratings.get_or_init(drops)
    }

    /// Returns the rating of a player, or the one that counts for an unrated player.
    pub(super) fn rating(&self, player: usize) -> Option<u16> {
        let own = self.event.players[player].rating.filter(|&rating| rating > 0);
        own.or_else(|| *self.unrated.get_or_init(|| self.event.unrated_rating()))
    }

    pub(super) fn score(&self, player: usize) -> Points {
        self.scores[player]
    }

    /// Returns the sum of the scores of a player's opponents.
    pub(super) fn solkoff(&self, player: usize) -> Amount {
        let all = || {
            let sum = |player| self.opponents(player).iter().map(|part| part.amount).sum();
            (0..self.scores.len()).map(sum).collect()
        };
        self.solkoffs.get_or_init(all)[player]
    }

    /// Returns the rounds and scores for the tie-breaks of FIDE.
    pub(super) fn fide(&self) -> &Scores {
        self.fide.get_or_init(|| Scores::new(self.event, self.ledger, self.rules))
    }

    /// Returns the FIDE scores by match points or by game points; `None` unless teams play.
    pub(super) fn fide_of(&self, score: TeamScore) -> Option<&Scores> {
        let Mode::Boards(of) = self.event.scoring.mode else { return None };
        Some(self.fide_by(of, score))
    }

    /// Returns the FIDE scores of a team event by match points or by game points.
    pub(super) fn fide_by(&self, of: BoardsOfMatch, score: TeamScore) -> &Scores {
        if of.count.is_by(score) { self.fide() } else { self.fide_by_other_points() }
    }

    /// Returns the FIDE scores by the other team points: those that do not order the standings.
    pub(super) fn fide_by_other_points(&self) -> &Scores {
        self.other.get_or_init(|| Scores::of_others(self.event, self.ledger, self.rules))
    }

    /// Returns the rounds and scores that a tie-break counts: `scores`, with forfeits as games if
    /// the tie-break counts them.
    pub(super) fn counted<'f>(&'f self, scores: &'f Scores, fide: FideTieBreak) -> &'f Scores {
        if !fide.counts_forfeits() {
            return scores;
        }
        let at = usize::from(!std::ptr::eq(scores, self.fide()));
        self.with_forfeits[at].get_or_init(|| scores.with_forfeits())
    }

    /// Returns whether a pairing counts as a game: one that was played, or a forfeit in a schedule
    /// known beforehand.
    fn is_game(&self, meeting: &Meeting) -> bool {
        meeting.decided() && (meeting.played || self.event.is_scheduled())
    }

    /// Returns the games of a player that have ended.
    pub(super) fn games(
        &self,
        player: usize,
    ) -> impl Iterator<Item = (&'a RoundEntry, &'a Meeting)> {
        let entries = self.ledger.of(player).iter();
        entries
            .filter_map(|entry| Some((entry, entry.meeting()?)))
            .filter(|(_, meeting)| self.is_game(meeting))
    }

    /// Returns the opponents of a player by round, each with their score.
    pub(super) fn opponents(&self, player: usize) -> Vec<Part<usize>> {
        self.opponents_with(player, |part, _, meeting| Part {
            amount: self.score(meeting.opponent).into(),
            ..part
        })
    }

    /// Returns the opponents of a player by round, under the rules in the documentation of
    /// `standings`. `game` sets the amount of a round with a game; a round without one has the
    /// amount 0.
    pub(super) fn opponents_with(
        &self,
        player: usize,
        game: impl Fn(Part<usize>, &RoundEntry, &Meeting) -> Part<usize>,
    ) -> Vec<Part<usize>> {
        let scheduled = self.event.is_scheduled();
        let part = |entry: &RoundEntry| {
            let what = What::of(entry);
            let meeting = entry.meeting();
            let opponent = meeting.map(|meeting| meeting.opponent);
            let part = Part::new(entry.round, opponent, what, Amount::ZERO);
            match meeting {
                Some(meeting) if self.is_game(meeting) => Some(game(part, entry, meeting)),
                _ if scheduled || what == What::Unfinished => None,
                _ => Some(part),
            }
        };
        self.ledger.of(player).iter().filter_map(part).collect()
    }
}

/// Returns the order in which equal players are listed: by pairing number, then by id, never by the
/// meaningless order of the file.
pub(super) fn listing(player: &Player) -> (u16, &PlayerId) {
    (player.number.unwrap_or(u16::MAX), &player.id)
}
