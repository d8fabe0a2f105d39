//! The games of a block, found and parsed in a single pass.

use super::main_line::MainLine;
use crate::pdn::{Block, GameText, GamesIn};

/// The games of a block in order, each with its main line; see [`read_games`].
pub struct ReadGames<'b> {
    games: Either<'b>,
}

enum Either<'b> {
    /// The games are parsed while their ends are being found.
    Unread(GamesIn<'b>),
    /// The games have been found.
    Found(Box<dyn Iterator<Item = GameText<'b>> + 'b>),
}

/// Reads the games of a block. If they have not been found yet, they are found at the same time,
/// which costs less than [`Block::find`] followed by [`MainLine::read`]; they are numbered from 1.
///
/// ```
/// # fn main() -> std::io::Result<()> {
/// use draughts_games::pdn::{Block, GameStream};
/// use draughts_games::record::read_games;
///
/// let mut games = GameStream::new("1. 32-28 19-23 2-0\n[White \"x\"] 1. 33-28 *".as_bytes());
/// let mut block = Block::default();
/// let mut lengths = Vec::new();
/// while games.next_chunk(&mut block)? {
///     lengths.extend(read_games(&mut block).map(|(_, line)| line.plies.len()));
/// }
/// assert_eq!(lengths, [2, 1]);
/// # Ok(())
/// # }
/// ```
pub fn read_games(block: &mut Block) -> ReadGames<'_> {
    if block.unread().is_none() {
        block.find();
    }
    let block = &*block;
    let games = match block.unread() {
        Some(games) => Either::Unread(games),
        None => Either::Found(Box::new(block.games())),
    };
    ReadGames { games }
}

impl<'b> Iterator for ReadGames<'b> {
    type Item = (GameText<'b>, MainLine<'b>);

    fn next(&mut self) -> Option<Self::Item> {
        let (game, line) = match &mut self.games {
            Either::Unread(games) => games.next_read(MainLine::read_on_the_way)?,
            Either::Found(games) => (games.next()?, None),
        };
        Some((game, line.unwrap_or_else(|| MainLine::read(&game))))
    }
}
