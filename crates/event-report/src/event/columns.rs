//! What a table tells of a player besides the name.

use super::occasion::PlayerView;
use super::words::Head;
use crate::sheet::{Cell, Column, Keep, Shown};
use draughts_report::words::Language;

/// What a table can tell of a player besides the name.
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

/// What is asked for besides what a table tells anyway. What is asked for stands in every form, and
/// is left out only where a short line would part those who meet; then that is said.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Columns(Vec<PlayerColumn>);

impl FromIterator<PlayerColumn> for Columns {
    fn from_iter<I: IntoIterator<Item = PlayerColumn>>(columns: I) -> Self {
        Self(columns.into_iter().collect())
    }
}

/// A column that a table can have, and how it is kept if nobody asks for it; `None` if it
/// stands in the table only when it is asked for.
pub(super) type Possible = (PlayerColumn, Option<Keep>);

impl Columns {
    /// Those of some columns that stand in a table.
    pub(super) fn of_table(&self, possible: &[Possible]) -> Vec<Possible> {
        let stands = |&&(column, usual): &&Possible| usual.is_some() || self.0.contains(&column);
        possible.iter().filter(stands).copied().collect()
    }

    /// The heads of the columns that are asked for, and tell nothing of any of these players.
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

    /// The columns of a table, with their heads. Ids are for the desk, unless somebody asks.
    pub(super) fn heads(&self, columns: &[Possible], language: Language) -> Vec<Column> {
        let head = |&(column, usual): &Possible| {
            let asked = self.0.contains(&column);
            let keep = match usual {
                Some(Keep::Key) => Keep::Key,
                Some(keep) if !asked => keep,
                _ => Keep::Always,
            };
            let head = column.head(language).kept(keep);
            if column == PlayerColumn::Id && !asked { head.at_desk() } else { head }
        };
        columns.iter().map(head).collect()
    }

    /// The same of both who meet: what is asked for gives way before they are parted.
    pub(super) fn heads_of_pair(&self, columns: &[Possible], language: Language) -> Vec<Column> {
        let mut heads = self.heads(columns, language);
        for head in heads.iter_mut().filter(|head| head.keep == Keep::Always) {
            head.keep = Keep::Yields;
            // What is known of nobody takes no room from the others.
            if head.shown == Shown::Everywhere {
                head.shown = Shown::IfFilled;
            }
        }
        heads
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
            Self::Id => player.cell(player.id.as_str()),
            Self::Number => Cell::or_empty(player.number),
            Self::Title => Cell::or_empty(player.title),
            Self::Federation => Cell::or_empty(player.federation),
            Self::Rating => Cell::or_empty(player.rating),
            Self::Club => Cell::or_empty(player.club),
            Self::Team => Cell::or_empty(player.team),
        }
    }
}

/// What a table tells of a player in these columns.
pub(super) fn cells_of(columns: &[Possible], player: &PlayerView<'_>) -> Vec<Cell> {
    columns.iter().map(|(column, _)| column.cell(player)).collect()
}
