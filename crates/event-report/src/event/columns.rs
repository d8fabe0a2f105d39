//! Columns about players besides the name.

use super::occasion::PlayerView;
use super::words::Head;
use crate::sheet::{Cell, Column, ColumnList, Keep, Shown};
use draughts_report::words::Language;

/// A column about players besides the name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayerColumn {
    /// The permanent id.
    Id,
    /// The pairing number.
    Number,
    /// The title.
    Title,
    /// The federation.
    Federation,
    /// The rating.
    Rating,
    /// The club.
    Club,
    /// The team.
    Team,
}

/// The columns that the user asks for in addition to the usual ones.
///
/// Every format has them. They are left out only if a line is too short for both players of a pair
/// otherwise, and a note says so.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Columns(Vec<PlayerColumn>);

impl FromIterator<PlayerColumn> for Columns {
    fn from_iter<I: IntoIterator<Item = PlayerColumn>>(columns: I) -> Self {
        Self(columns.into_iter().collect())
    }
}

/// A column that a table can have, and its priority if nobody asks for it.
///
/// `None` if the table has it only on request.
pub(super) type Possible = (PlayerColumn, Option<Keep>);

/// A column about a player, with its header.
pub(super) type PlayerHead = (PlayerColumn, Column);

impl<'c, R: 'c> ColumnList<'c, R> {
    /// Adds columns about a player of the row; they are empty if there is none.
    pub(super) fn about(
        self,
        columns: Vec<PlayerHead>,
        player: impl Fn(&R) -> Option<&PlayerView<'_>> + Copy + 'c,
    ) -> Self {
        columns.into_iter().fold(self, |list, (column, head)| {
            list.column(head, move |row| player(row).map(|player| column.cell(player)))
        })
    }
}

impl Columns {
    /// Selects the columns that a table has.
    fn of_table(&self, possible: &[Possible]) -> Vec<Possible> {
        let stands = |&&(column, usual): &&Possible| usual.is_some() || self.0.contains(&column);
        possible.iter().filter(stands).copied().collect()
    }

    /// Selects the columns of a table about a player.
    ///
    /// Ids are for the arbiters' desk, unless somebody asks for them.
    pub(super) fn about(&self, possible: &[Possible], language: Language) -> Vec<PlayerHead> {
        let head = |(column, usual): Possible| {
            let asked = self.0.contains(&column);
            let keep = match usual {
                Some(Keep::Key) => Keep::Key,
                Some(keep) if !asked => keep,
                _ => Keep::Always,
            };
            let head = column.head(language).kept(keep);
            let is_for_desk = column == PlayerColumn::Id && !asked;
            (column, if is_for_desk { head.at_desk() } else { head })
        };
        self.of_table(possible).into_iter().map(head).collect()
    }

    /// Selects the columns of a table about each player of a pair.
    ///
    /// Requested columns give way before the pair is split.
    pub(super) fn about_each(&self, possible: &[Possible], language: Language) -> Vec<PlayerHead> {
        let mut heads = self.about(possible, language);
        for (_, head) in heads.iter_mut().filter(|(_, head)| head.keep == Keep::Always) {
            head.keep = Keep::Yields;
            // Columns without data take no room from the others.
            if head.shown == Shown::Everywhere {
                head.shown = Shown::IfFilled;
            }
        }
        heads
    }

    /// Returns the headers of requested columns that are empty for all of these players.
    pub(super) fn untold<'p>(
        &self,
        columns: &[Possible],
        players: impl Iterator<Item = &'p PlayerView<'p>>,
        language: Language,
    ) -> Vec<String> {
        let mut untold = self.of_table(columns);
        untold.retain(|(column, _)| self.0.contains(column));
        let mut nobody = true;
        for player in players {
            nobody = false;
            untold.retain(|(column, _)| column.cell(player).text.is_empty());
        }
        let heads = untold.iter().map(|(column, _)| column.head(language).head.text);
        heads.filter(|_| !nobody).collect()
    }
}

impl PlayerColumn {
    fn head(self, language: Language) -> Column {
        match self {
            Self::Id => Head::Id.left(language),
            Self::Number => Head::Number.right(language),
            Self::Title => Head::Title.left(language),
            Self::Federation => Head::Federation.left(language),
            Self::Rating => Head::Rating.right(language),
            Self::Club => Head::Club.left(language),
            Self::Team => Head::Team.left(language),
        }
    }

    fn cell(self, player: &PlayerView<'_>) -> Cell {
        match self {
            Self::Id => player.id_cell(),
            Self::Number => Cell::or_empty(player.number),
            Self::Title => Cell::or_empty(player.title),
            Self::Federation => Cell::or_empty(player.federation),
            Self::Rating => Cell::or_empty(player.rating),
            Self::Club => Cell::or_empty(player.club),
            Self::Team => Cell::or_empty(player.team),
        }
    }
}
