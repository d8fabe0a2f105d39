//! Players who may or may not be in the category of a prize list, for lack of data.

use super::PrizeListView;
use crate::event::words::PrizeWord;
use draughts_events::event::{Event, PrizeList};
use draughts_events::prizes::{Awarded, ListAwarded};

/// Says list by list that those are skipped who would have a prize.
pub(super) fn notes(lists: &[PrizeListView<'_>]) -> Vec<PrizeWord> {
    let note = |list: &PrizeListView<'_>| of_list(list.list, list.may_win.clone());
    lists.iter().filter_map(note).collect()
}

/// Names the undecided players of each list in which a winner has a prize that may be theirs.
pub(super) fn open(
    event: &Event,
    lists: &[PrizeList],
    awarded: &Awarded,
    at: usize,
) -> Vec<PrizeWord> {
    let has = |one: &ListAwarded| {
        let mut holders = one.groups.iter().flat_map(|group| &group.holders);
        holders.any(|holder| holder.winner == at)
    };
    let name = |&at: &usize| event.name_of(&awarded.contenders[at].id).map(str::to_owned);
    let all = lists.iter().zip(&awarded.lists);
    let open = all.filter(|(_, one)| has(one));
    open.filter_map(|(list, one)| {
        let may_win = one.undecided_winners(list, &awarded.contenders);
        of_list(list, may_win.iter().filter_map(name).collect())
    })
    .collect()
}

fn of_list(list: &PrizeList, names: Vec<String>) -> Option<PrizeWord> {
    let (category, name) = (list.category.clone()?, list.name.clone());
    (!names.is_empty()).then_some(PrizeWord::Undecided { list: name, category, names })
}
