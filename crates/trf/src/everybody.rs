//! Whether all players have met each other.

use std::collections::HashMap;

use super::Document;

/// The fewest players for which having all met is significant.
const LEAST: usize = 4;

/// Returns the number of meetings of each pair of players, if it is the same for all.
///
/// It is one in a round robin, and two in a double one.
pub fn round_robin_cycles(document: &Document) -> Option<u16> {
    let mut numbers: Vec<u16> = document.players().map(|player| player.number).collect();
    numbers.sort_unstable();
    numbers.dedup();
    if numbers.len() < LEAST {
        return None;
    }
    let mut met: HashMap<(u16, u16), u16> = HashMap::new();
    for player in document.players() {
        for cell in player.rounds.iter().flatten().filter(|cell| cell.opponent > player.number) {
            *met.entry((player.number, cell.opponent)).or_default() += 1;
        }
    }
    let pairs = numbers.len() * (numbers.len() - 1) / 2;
    let times = *met.values().next()?;
    (met.len() == pairs && met.values().all(|&each| each == times)).then_some(times)
}
