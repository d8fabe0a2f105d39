//! The players of a report, ordered by pairing number.

use crate::{Document, MAX_NUMBER, PlayerLine, Record, ResultCode};

/// The players and their records in the file.
pub(super) struct Roster<'d> {
    /// The players, in the order of the field.
    pub lines: Vec<&'d PlayerLine>,
    /// The index of each player's record in the file.
    pub records: Vec<usize>,
    /// The index in the field for each start number.
    places: Vec<Option<usize>>,
    /// Whether the pairing number is the position in the file (`XXC rank`).
    by_file: bool,
}

impl<'d> Roster<'d> {
    /// Collects the players of a report without contradictions.
    pub(super) fn of(document: &'d Document) -> Self {
        let by_file = document.records.iter().any(|record| match record {
            Record::Configuration(words) => words.iter().any(|word| word == "rank"),
            _ => false,
        });
        let mut players: Vec<(usize, &PlayerLine)> = (document.records.iter().enumerate())
            .filter_map(|(at, record)| match record {
                Record::Player(line) => Some((at, line.as_ref())),
                _ => None,
            })
            .collect();
        if !by_file {
            players.sort_by_key(|(_, line)| line.number);
        }
        let (records, lines): (Vec<_>, Vec<_>) = players.into_iter().unzip();
        let mut places = vec![None; usize::from(MAX_NUMBER) + 1];
        for (at, line) in lines.iter().enumerate() {
            if let Some(place) = places.get_mut(usize::from(line.number)) {
                *place = Some(at);
            }
        }
        Self { lines, records, places, by_file }
    }

    /// Returns the index in the field of a start number.
    pub(super) fn place(&self, number: u16) -> Option<usize> {
        self.places.get(usize::from(number)).copied().flatten()
    }

    /// Returns the distinct indices of the start numbers that belong to players.
    pub(super) fn places(&self, numbers: &[u16]) -> Vec<usize> {
        let mut places: Vec<usize> = numbers.iter().filter_map(|one| self.place(*one)).collect();
        places.sort_unstable();
        places.dedup();
        places
    }

    /// Returns the pairing number of a player.
    pub(super) fn number(&self, place: usize) -> u16 {
        match self.by_file {
            true => u16::try_from(place + 1).unwrap_or(u16::MAX),
            false => self.lines[place].number,
        }
    }

    /// Returns the last round that is paired.
    ///
    /// A following round in which all players are absent counts as paired, since no player is left
    /// for its pairing.
    pub(super) fn paired_rounds(&self) -> u16 {
        let rounds = self.lines.iter().filter_map(|line| {
            line.rounds.iter().rposition(|cell| {
                cell.is_some_and(|cell| {
                    let result = cell.result;
                    cell.opponent > 0
                        || matches!(result, Some(ResultCode::Allocated | ResultCode::ForfeitWin))
                })
            })
        });
        let mut paired = rounds.max().map_or(0, |at| at + 1);
        let is_away =
            |line: &&PlayerLine, at: usize| line.rounds.get(at).is_some_and(Option::is_some);
        while !self.lines.is_empty() && self.lines.iter().all(|line| is_away(line, paired)) {
            paired += 1;
        }
        u16::try_from(paired).unwrap_or(u16::MAX)
    }
}

/// Returns the number of rounds of the tournament, if the file states it; a later record overrides
/// an earlier one.
pub(super) fn rounds(document: &Document) -> Option<u16> {
    document.records.iter().rev().find_map(|record| match record {
        Record::Rounds(rounds) | Record::LegacyRounds(rounds) => Some(*rounds),
        _ => None,
    })
}
