//! The options that select games.

use std::sync::Arc;

use crate::cli::misuse::Misuse;
use crate::cli::words::{said, typed};
use clap::Args;

use crate::app::records::{Selection, TagsMet};
use crate::record::TagCondition;

// Which games are selected; a game must fit every choice.
#[derive(Debug, Clone, Args, Default)]
#[command(next_help_heading = "Which games")]
pub(super) struct SelectArgs {
    /// Only these games of each file: numbers and ranges, such as 3,7-9.
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',', value_parser = numbers)]
    game: Vec<(u64, u64)>,
    /// Only games with this in White's or Black's name, in upper or lower case.
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// Only games whose tags fit, such as 'Event~"open" and Date>=2020'.
    ///
    /// A test is a tag, an operator and a value. ~ means contains, in upper or lower case; = and !=
    /// compare texts; < <= > >= compare numbers part by part (2250, 3.1, 2024.05.31). A missing tag
    /// is empty. Tests are joined by not, and, or, and parentheses.
    #[arg(long = "where", value_name = "CONDITION", value_parser = typed::<TagCondition>)]
    condition: Option<TagCondition>,
}

fn numbers(text: &str) -> Result<(u64, u64), String> {
    let text = text.trim();
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    match (first.trim().parse(), last.trim().parse()) {
        (Ok(first), Ok(last)) if first >= 1 && first <= last => Ok((first, last)),
        _ => Err(said(&Misuse::NoGameNumbers)),
    }
}

impl SelectArgs {
    /// Returns whether games are selected by number.
    pub(super) const fn has_numbers(&self) -> bool {
        !self.game.is_empty()
    }

    /// Returns the selection.
    pub(super) fn selection(&self) -> Selection {
        Selection {
            games: self.game.clone(),
            player: self.player.clone(),
            condition: self.condition.clone(),
            met: Arc::new(TagsMet::of(self.condition.as_ref())),
        }
    }
}
