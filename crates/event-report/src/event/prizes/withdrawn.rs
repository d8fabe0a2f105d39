//! Winners who withdrew.

use super::super::words::PrizeWord;
use super::PrizeListView;

/// Notes each winner who withdrew, once even if they win in several lists.
pub(super) fn notes(lists: &[PrizeListView<'_>]) -> Vec<PrizeWord> {
    let mut noted: Vec<&str> = Vec::new();
    let mut notes = Vec::new();
    for winner in lists.iter().flat_map(|list| &list.winners) {
        let id = winner.player.id.as_str();
        if let (Some(round), false) = (winner.withdrew, noted.contains(&id)) {
            noted.push(id);
            notes.push(PrizeWord::Withdrew { name: winner.player.name.to_owned(), round });
        }
    }
    notes
}
