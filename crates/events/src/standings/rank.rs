//! Places: by points, then by the tie-breaks of the event.

use serde::Serialize;

use crate::event::{Event, Ledger, Points, Round, TieBreak};

use super::groups::Groups;
use super::input::{TieBreakInput, listing};
use super::{
    Compared, FideRules, Part, Value, fide, head_to_head, higher, knockout, lots, part, playoffs,
    products, solkoff, tally,
};

/// Options for the standings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct StandingsOptions<'a> {
    /// The category to which rows are limited ([`Event::is_in`]).
    ///
    /// Values and order are those of the whole event; places are counted within the category.
    pub category: Option<&'a str>,
    /// The edition of FIDE C.07; `None` for that of the event ([`FideRules::of`]).
    pub fide: Option<FideRules>,
}

/// The table after a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    /// The last round that is counted; 0 before the first.
    pub round: Round,
    /// The tie-breaks, in order.
    pub tie_breaks: Vec<TieBreak>,
    /// The players, best first; those without a place at the end.
    pub rows: Vec<RankingRow>,
    /// The number of boards in these rounds without a final result; unless it is 0, the standings
    /// are provisional.
    pub missing: usize,
    /// The stage scores that separated players with the same points, if rounds are played as a
    /// ladder that compares stages.
    pub compared: Option<Compared>,
}

/// One player of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RankingRow {
    /// The place, shared by players who are equal in everything; two players who share third are
    /// followed by fifth.
    pub place: Option<usize>,
    /// The place among all players; equal to `place` without a category.
    pub overall: Option<usize>,
    /// The reason why there is no place.
    pub no_place: Option<NoPlace>,
    /// The index of the player in [`Event::players`](crate::event::EventDocument::players).
    pub player: usize,
    /// The points.
    pub score: Points,
    /// The value of each tie-break.
    pub values: Vec<Value>,
    /// Knockout: the round in which the player was knocked out.
    pub out_in: Option<Round>,
    /// The index in [`Event::playoffs`](crate::event::EventDocument::playoffs) of the play-off that
    /// decided the place; in a knockout without one, of the play-off of the player's last board.
    pub playoff: Option<usize>,
}

/// The reason a player has no place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum NoPlace {
    /// The player withdrew so early that their results count for nobody.
    Excluded,
    /// The player withdrew before the first round.
    NeverPlayed,
    /// The player joins in a later round.
    NotYet,
}

/// Returns the standings of an event without errors after the last round of a ledger.
///
/// Points come first or, in a knockout, the round of the defeat (players who are still in come
/// first). Then each of [`Event::tie_breaks`] separates players who are equal in everything before
/// it. Last come the stage scores, if matches are played as a ladder. A play-off for places counts
/// before the first tie-break that would separate its players. Players who are equal in everything
/// share a place, and are listed by pairing number, then by id.
///
/// `H2H`, `BHP` and `LOT` have values only for the players who needed them.
pub fn rank(event: &Event, ledger: &Ledger, options: StandingsOptions<'_>) -> Standings {
    let field = TieBreakInput::new(event, ledger).with_rules(options.fide);
    let run = RankingSteps::of(&field);
    let mut rows: Vec<RankingRow> = Vec::with_capacity(event.players.len());
    let chosen = |player: &&usize| {
        options.category.is_none_or(|wanted| event.is_in(wanted, &event.players[**player]))
    };
    for (overall, group) in run.order.iter() {
        let place = rows.len() + 1;
        let row = |&at: &usize| run.row(&field, at, Ok(Placed { place, overall }));
        rows.extend(group.iter().filter(chosen).map(row));
    }
    let others = run.others.iter().filter(|(player, _)| chosen(&player));
    rows.extend(others.map(|&(at, why)| run.row(&field, at, Err(why))));
    let boards = |player| ledger.of(player).iter().filter_map(|entry| entry.meeting());
    let open =
        (0..ledger.players()).flat_map(boards).filter(|one| one.counts && !one.complete).count();
    Standings {
        round: ledger.last_round(),
        tie_breaks: event.tie_breaks().to_vec(),
        rows,
        missing: open / 2,
        compared: run.compared,
    }
}

/// The steps that led to the order.
pub(super) struct RankingSteps {
    /// One refinement for each tie-break.
    pub(super) refinements: Vec<Refinement>,
    order: Groups,
    others: Vec<(usize, NoPlace)>,
    out_in: Vec<Option<Round>>,
    compared: Option<Compared>,
    playoffs: Vec<Option<usize>>,
}

/// The application of one tie-break.
pub(super) struct Refinement {
    pub(super) tie_break: TieBreak,
    /// The order before it.
    pub(super) before: Groups,
    /// The values of all players.
    pub(super) values: Vec<Value>,
}

impl RankingSteps {
    pub(super) fn of(field: &TieBreakInput<'_>) -> Self {
        let (event, ledger) = (field.event, field.ledger);
        let mut listed: Vec<usize> = (0..event.players.len()).collect();
        listed.sort_by_key(|&at| listing(&event.players[at]));
        let (mut placed, mut others) = (Vec::new(), Vec::new());
        for at in listed {
            match no_place(event, ledger, at) {
                Some(why) => others.push((at, why)),
                None => placed.push(at),
            }
        }
        let mut order = Groups::of(placed);
        let knockout = event.system.kind().eliminates_losers();
        let out_in: Vec<Option<Round>> = (0..event.players.len())
            .map(|at| if knockout { knockout::knocked_out_in(ledger, at) } else { None })
            .collect();
        if knockout {
            let lasted = |at: usize| out_in[at].map_or(u32::MAX, |round| round.0.into());
            order.refine(|one, other| lasted(one).cmp(&lasted(other)));
        } else {
            order.refine(|one, other| field.score(one).cmp(&field.score(other)));
        }
        // First try: the tie-breaks, then the play-offs. If a play-off did not apply, because the
        // tie-breaks had separated its players, a second try applies it before the first tie-break
        // at which exactly its players are equal.
        let mut settled = playoffs::Settled::new(field);
        let begun = order.clone();
        let (mut refinements, mut compared) = Self::refined(field, &mut order, None);
        settled.settle(field, &mut order, false);
        if !settled.is_all() {
            order = begun;
            settled.begin_again();
            (refinements, compared) = Self::refined(field, &mut order, Some(&mut settled));
            settled.settle(field, &mut order, false);
        }
        let mut playoffs = settled.of();
        if knockout {
            for (at, playoff) in playoffs.iter_mut().enumerate() {
                *playoff = playoff.or_else(|| playoffs::of_last_board(field, at));
            }
        }
        Self { refinements, order, others, out_in, compared, playoffs }
    }

    /// Applies the tie-breaks, with play-offs before each if given, and then the ladder's stage
    /// comparison.
    fn refined(
        field: &TieBreakInput<'_>,
        order: &mut Groups,
        mut settled: Option<&mut playoffs::Settled<'_>>,
    ) -> (Vec<Refinement>, Option<Compared>) {
        let mut refinements = Vec::new();
        for &tie_break in field.event.tie_breaks() {
            if let Some(settled) = &mut settled {
                settled.settle(field, order, true);
            }
            let values = values(field, tie_break, order);
            let before = order.clone();
            order.refine(|one, other| values[one].compare(&values[other]));
            refinements.push(Refinement { tie_break, before, values });
        }
        let compared = playoffs::compare(field, order);
        (refinements, compared)
    }

    fn row(
        &self,
        field: &TieBreakInput<'_>,
        player: usize,
        place: Result<Placed, NoPlace>,
    ) -> RankingRow {
        RankingRow {
            place: place.ok().map(|placed| placed.place),
            overall: place.ok().map(|placed| placed.overall),
            no_place: place.err(),
            player,
            score: field.score(player),
            values: self.refinements.iter().map(|one| one.values[player].clone()).collect(),
            out_in: self.out_in[player],
            playoff: self.playoffs[player],
        }
    }
}

/// The place in the table, and the place among all players.
#[derive(Debug, Clone, Copy)]
struct Placed {
    place: usize,
    overall: usize,
}

/// Returns the reason why a player is listed without a place, if any.
fn no_place(event: &Event, ledger: &Ledger, at: usize) -> Option<NoPlace> {
    let player = &event.players[at];
    let before = event.last_before();
    let now = ledger.last_round().max(before.next());
    if ledger.is_excluded(at) {
        Some(NoPlace::Excluded)
    } else if ledger.of(at).iter().any(|entry| entry.meeting().is_some()) {
        None
    } else if player.withdrawn_after.is_some_and(|after| after <= before) {
        Some(NoPlace::NeverPlayed)
    } else {
        player.from_round.is_some_and(|from| from > now).then_some(NoPlace::NotYet)
    }
}

/// Returns the values of a tie-break for the players who have a place.
fn values(field: &TieBreakInput<'_>, tie_break: TieBreak, order: &Groups) -> Vec<Value> {
    use TieBreak as T;
    let whole: fn(&[Part<usize>]) -> Value = match tie_break {
        T::HeadToHead => return head_to_head::values(field, order),
        T::BetterAgainstHigher => return higher::values(field, order),
        T::Lot => return lots::values(field, order),
        T::Fide(one) => return fide::values(field, one, order),
        T::SolkoffFull => |parts| Value::Steps(solkoff::steps(parts)),
        T::Solkoff
        | T::SolkoffMedian
        | T::SolkoffShort
        | T::SolkoffPlus
        | T::SonnebornBerger
        | T::Wins
        | T::Plus
        | T::Riga
        | T::Progressive
        | T::SmallPoints => part::number,
    };
    let mut values = vec![Value::None; field.ledger.players()];
    for &player in order.iter().flat_map(|(_, group)| group) {
        values[player] = whole(&parts(field, tie_break, player));
    }
    values
}

/// Returns the summands of an FMJD tie-break that does not depend on the order before it; none for
/// the others.
pub(super) fn parts(
    field: &TieBreakInput<'_>,
    tie_break: TieBreak,
    player: usize,
) -> Vec<Part<usize>> {
    use TieBreak as T;
    match tie_break {
        T::Solkoff => solkoff::all(field, player),
        T::SolkoffMedian => solkoff::median(field, player),
        T::SolkoffShort => solkoff::short(field, player),
        T::SolkoffFull => solkoff::full(field, player),
        T::SolkoffPlus => solkoff::plus(field, player),
        T::SonnebornBerger => products::sonneborn_berger(field, player),
        T::Riga => products::riga(field, player),
        T::Wins => tally::wins(field, player),
        T::Plus => tally::plus(field, player),
        T::Progressive => tally::progressive(field, player),
        T::SmallPoints => tally::small_points(field, player),
        T::HeadToHead | T::BetterAgainstHigher | T::Lot | T::Fide(_) => Vec::new(),
    }
}
