//! The words around the table of the arbiter's book.

use draughts_events::event::Round;
use draughts_ground::said::Said;
use draughts_ground::told;

told! {
    /// Texts of the arbiter's book.
    pub enum BookWord {
        Empty => "book-empty", "Nothing is noted.";
        Private => "book-private", "Private: for the arbiters and the report, not for the wall.";
        Against { ruling: String } => "book-against", "against the ruling: { $ruling }";
        Why { number: u32, article: Option<String>, why: Option<String> } => "book-why",
            "Entry { $number }{ $article ->
                [none] {\"\"}
               *[other] {\" \"}({ $article })
            }{ $why ->
                [none] {\"\"}
               *[other] : { $why }
            }";
        DecidedBy { name: String } => "book-decided-by", "decided by { $name }";
        DecidedBecause { reason: String } => "book-decided-because", "decided because: { $reason }";
        NotedBy { name: String } => "book-noted-by", "noted by { $name }";
        OnCard {
            number: u32,
            round: Round,
            board: Option<u16>,
            what: Said,
            article: Option<String>,
            why: Option<String>,
        } => "book-on-card",
            "Book, entry { $number }, { $round ->
                [0] before round 1
               *[other] round { $round }
            }{ $board ->
                [none] {\"\"}
               *[other] , board { $board }
            }: { $what }{ $article ->
                [none] {\"\"}
               *[other] {\" \"}({ $article })
            }{ $why ->
                [none] {\"\"}
               *[other] : { $why }
            }";
    }
}
