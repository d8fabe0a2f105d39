//! The words of the arbiter's book around its table.

use draughts_events::event::Round;
use draughts_ground::said::Said;
use draughts_ground::told;

told! {
    /// What is said of the book.
    pub enum BookWord {
        /// Nothing is noted.
        Empty => "book-empty";
        /// The book is for the arbiter.
        Private => "book-private";
        /// An appeal is against a ruling.
        Against { ruling: String } => "book-against";
        /// Why an entry was made.
        Why { number: u32, article: Option<String>, why: Option<String> } => "book-why";
        /// Who decided an appeal.
        DecidedBy { name: String } => "book-decided-by";
        /// Why an appeal was decided so.
        DecidedBecause { reason: String } => "book-decided-because";
        /// Who made an entry.
        NotedBy { name: String } => "book-noted-by";
        /// An entry on the card of a player.
        OnCard {
            number: u32,
            round: Round,
            board: Option<u16>,
            what: Said,
            article: Option<String>,
            why: Option<String>,
        } => "book-on-card";
    }
}
