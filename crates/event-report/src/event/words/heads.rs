//! The headers of columns, and the labels of facts under a title.

use crate::sheet::{Align, Cell, Column};
use draughts_ground::told;
use draughts_report::words::{Language, say};

told! {
    /// The header of a column.
    pub enum Head {
        Place => "head-place", "Pl";
        Overall => "head-overall", "Overall";
        Id => "head-id", "Id";
        Number => "head-number", "No";
        OfGame { game: usize } => "head-of-game", "{ $game }";
        Thing => "head-thing", "Prize";
        Amount => "head-amount", "Amount";
        PrizeList => "head-prize-list", "List";
        Currency => "head-currency", "Currency";
        NotAwarded => "head-not-awarded", "Not awarded";
        FederationNumber => "head-federation-number", "Fed. no.";
        TitledOpponents => "head-titled-opponents", "Titled";
        ForeignOpponents => "head-foreign-opponents", "Abroad";
        ForeignFederations => "head-foreign-federations", "Feds";
        Norm => "head-norm", "Norm";
        EntryNumber => "head-entry-number", "No.";
        Entry => "head-entry", "Entry";
        Article => "head-article", "Article";
        Reason => "head-reason", "Reason";
        Name => "head-name", "Name";
        Title => "head-title", "Title";
        Sex => "head-sex", "Sex";
        Federation => "head-federation", "Fed";
        Club => "head-club", "Club";
        Team => "head-team", "Team";
        Playoff => "head-playoff", "Play-off";
        PlayoffStage => "head-playoff-stage", "Stage";
        Game => "head-game", "Game";
        WhiteLeft => "head-white-left", "White left";
        BlackLeft => "head-black-left", "Black left";
        OutIn => "head-out-in", "Out in";
        Games => "head-games", "Games";
        Points => "head-points", "Pts";
        MatchPoints => "head-match-points", "MP";
        BoardPoints => "head-board-points", "BP";
        Matches => "head-matches", "Matches";
        Match => "head-match", "Match";
        InMatch => "head-in-match", "In match";
        WhiteTeam => "head-white-team", "White team";
        BlackTeam => "head-black-team", "Black team";
        Seat => "head-seat", "No";
        Home => "head-home", "Home";
        Away => "head-away", "Away";
        At => "head-at", "At";
        Venue => "head-venue", "Venue";
        GoesTo => "head-goes-to", "Next season in";
        Teams => "head-teams", "Teams";
        Percentage => "head-percentage", "%";
        Boards => "head-boards", "Boards";
        Row => "head-row", "Row";
        Round => "head-round", "Rd";
        Date => "head-date", "Date";
        Board => "head-board", "Bd";
        PlayBy => "head-play-by", "By";
        Color => "head-color", "Colour";
        Opponent => "head-opponent", "Opponent";
        Rating => "head-rating", "Rating";
        Result => "head-result", "Result";
        Score => "head-score", "Score";
        OpponentScore => "head-opponent-score", "Opponent's score";
        AdjustedScore => "head-adjusted-score", "Adjusted";
        Members => "head-members", "Members";
        Remarks => "head-remarks", "Remarks";
        Categories => "head-categories", "Categories";
        Born => "head-born", "Born";
        Colors => "head-colors", "Colours";
        WhiteGames => "head-white-games", "W";
        BlackGames => "head-black-games", "B";
        Balance => "head-balance", "W-B";
        Run => "head-run", "Run";
        Due => "head-due", "Due";
        White => "head-white", "White";
        Black => "head-black", "Black";
        Bye => "head-bye", "bye";
        RatedRound => "head-rated-round", "Round";
        OpponentRating => "head-opponent-rating", "Opp";
        Difference => "head-difference", "Diff";
        Expected => "head-expected", "Exp";
        K => "head-k", "K";
        Change => "head-change", "Change";
        RatedScore => "head-rated-score", "Score";
        Average => "head-average", "Avg";
        Performance => "head-performance", "Perf";
        New => "head-new", "New";
        Rank => "head-rank", "Rank";
        ReportPoints => "head-report-points", "PTS";
        BoardLong => "head-board-long", "Board";
        Record => "head-record", "Record";
        File => "head-file", "File";
        Operation => "head-operation", "NO";
        When => "head-when", "WHEN";
        What => "head-what", "WHAT";
        /// A tie-break: its code, or the name that a language has for it.
        TieBreak { code: String } => "head-tie-break";
        /// The column of a round: `R3`.
        OfRound { round: u16 } => "head-of-round", "R{ $round }";
    }
}

impl Head {
    /// Returns the header in a language.
    pub(crate) fn cell(&self, language: Language) -> Cell {
        say(self, language).into()
    }

    /// Returns a column of text with this header.
    pub(crate) fn left(&self, language: Language) -> Column {
        self.column(language, Align::Left)
    }

    /// Returns a column of numbers with this header.
    pub(crate) fn right(&self, language: Language) -> Column {
        self.column(language, Align::Right)
    }

    /// Returns a column of short marks with this header.
    pub(crate) fn center(&self, language: Language) -> Column {
        self.column(language, Align::Center)
    }

    fn column(&self, language: Language, align: Align) -> Column {
        let column = Column::new(self.cell(language), align);
        if self.has_figures() { column.figures(language) } else { column }
    }

    /// Returns whether the column may have decimals; a board of a match (`2.3`) has none.
    const fn has_figures(&self) -> bool {
        matches!(
            self,
            Self::Points
                | Self::MatchPoints
                | Self::BoardPoints
                | Self::Score
                | Self::OpponentScore
                | Self::AdjustedScore
                | Self::TieBreak { .. }
                | Self::Percentage
                | Self::Result
                | Self::OfRound { .. }
                | Self::OfGame { .. }
                | Self::Expected
                | Self::RatedScore
                | Self::Change
                | Self::Average
                | Self::Performance
                | Self::Playoff
        )
    }
}

told! {
    /// The label of a fact about an event or a player, under the title.
    pub enum FactName {
        Venue => "fact-venue", "Place";
        Home => "fact-home", "Plays at";
        Date => "fact-date", "Date";
        Time => "fact-time", "Time";
        Place => "fact-place", "Place";
        Points => "fact-points", "Points";
        MatchPoints => "fact-match-points", "Match points";
        BoardPoints => "fact-board-points", "Board points";
        Captain => "fact-captain", "Captain";
        Opponent => "fact-opponent", "Opponent";
        Group => "fact-group", "Group";
        Number => "fact-number", "Number";
        Title => "fact-title", "Title";
        Rating => "fact-rating", "Rating";
        Federation => "fact-federation", "Federation";
        FederationId => "fact-federation-id", "Federation id";
        Club => "fact-club", "Club";
        Team => "fact-team", "Team";
        Family => "fact-family", "Family";
        Born => "fact-born", "Born";
        Categories => "fact-categories", "Categories";
        From => "fact-from", "Plays from round";
        Arbiters => "fact-arbiters", "Arbiters";
        System => "fact-system", "System";
        Rounds => "fact-rounds", "Rounds";
        TimeControl => "fact-time-control", "Thinking time";
        Rules => "fact-rules", "Rules";
        Scoring => "fact-scoring", "Points";
        EarliestDraw => "fact-earliest-draw", "Draws";
        DefaultTime => "fact-default-time", "Default time";
        Field => "fact-field", "Field";
        Federations => "fact-federations", "Federations";
        AverageRating => "fact-average-rating", "Average rating";
        Games => "fact-games", "Games";
        Withdrew => "fact-withdrew", "Withdrew";
    }
}
