//! The words of the report of an event and of norms.

use draughts_events::event::{Points, Round, SystemKind};
use draughts_ground::said::{Fact, Said, Sentences};
use draughts_ground::told;

told! {
    /// What is said in a report.
    pub enum ReportWord {
        /// How the players met.
        System { system: SystemKind } => "report-system";
        /// The rounds, of how many if more are to come, and the games of a pairing if they are
        /// several.
        Rounds { rounds: usize, of: Option<usize>, games: usize } => "report-rounds";
        /// An opening that was drawn, and the number from which it follows.
        DrawnOpening {
            round: Round,
            boards: Option<String>,
            several: bool,
            table: String,
            number: String,
            from: Option<String>,
            called: bool,
            lines: u32,
        } => "report-drawn-opening";
        /// The points of a win, a draw and a loss.
        Scoring { win: Points, draw: Points, loss: Points } => "report-scoring";
        /// The scores of a game, where a win is worth more or less.
        Scores { scores: Vec<String> } => "report-scores";
        /// The rules of the game, and what the event changes of them.
        Rules { rules: Said, changes: Option<Vec<String>> } => "report-rules";
        /// Rules of one's own, by their file.
        OwnRules { file: String } => "report-own-rules";
        /// No draw by agreement before a move.
        EarliestDraw { moves: u16 } => "report-earliest-draw";
        /// Who is not there has lost.
        DefaultTime { minutes: u16 } => "report-default-time";
        /// The players, and their teams.
        Field { players: usize, teams: usize } => "report-field";
        /// A federation and its players.
        OfFederation { federation: String, players: usize } => "report-of-federation";
        /// The average rating.
        Average { average: u16, rated: usize, players: usize } => "report-average";
        /// Games that were played, and boards that are open.
        Games { played: usize, open: usize } => "report-games";
        /// What is missing.
        Missing { gaps: Sentences } => "report-missing";
        /// One of them.
        Gap { gap: &'static str } => "report-gap";
        /// What was out of the ordinary at a board.
        OfBoard { round: Round, board: u16, what: Sentences } => "report-of-board";
        /// Nothing was out of the ordinary.
        NothingIrregular => "report-nothing-irregular";
        /// No ruling is recorded.
        NoRulings => "report-no-rulings";
        /// The report is not for the wall.
        Private => "report-private";
        /// Where somebody signs.
        Sign { name: Option<String> } => "report-sign";
    }
}

told! {
    /// What is said of norms.
    pub enum NormWord {
        /// Over the players of a norm.
        Heading { title: String, category: Option<String>, source: Option<String> }
            => "norm-heading";
        /// A number, how it compares, and the one that is asked for.
        Cell { has: Fact, sign: &'static str, least: Fact } => "norm-cell";
        /// Whether it is granted.
        Answer { granted: &'static str } => "norm-answer";
        /// Who has it, and of whom it is not known.
        Granted { title: String, names: Option<String>, open: Option<String> }
            => "norm-granted";
        /// A condition of a player.
        Of { title: String, name: String, met: &'static str, line: Said } => "norm-of";
        /// A title of the document by which nobody counts.
        UnknownTitle { title: String, near: Option<String> } => "norm-unknown-title";
        /// A category in which nobody here can be, and what was probably meant, or those there are.
        UnknownCategory { category: String, near: Option<String>, known: String } => "norm-unknown-category";
        /// Results are missing.
        NotComplete => "norm-not-complete";
        /// What counts as a game.
        AtTheBoard => "norm-at-the-board";
        /// By which document.
        By { scheme: String } => "norm-by";
    }
}
