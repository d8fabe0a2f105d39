//! The heads of columns, and the names of what stands under a title.

use crate::sheet::{Align, Cell, Column};
use draughts_ground::told;
use draughts_report::words::{Language, say};

told! {
    /// The head of a column.
    pub enum Head {
        /// The place in the standings.
        Place => "head-place";
        /// The place among all players, in the table of a category.
        Overall => "head-overall";
        /// The permanent id.
        Id => "head-id";
        /// The pairing number.
        Number => "head-number";
        /// The game of a match.
        OfGame { game: usize } => "head-of-game";
        /// A thing that is won.
        Thing => "head-thing";
        /// An amount of money.
        Amount => "head-amount";
        /// A list of prizes.
        PrizeList => "head-prize-list";
        /// The currency.
        Currency => "head-currency";
        /// Why a prize is not awarded.
        NotAwarded => "head-not-awarded";
        /// The number at the federation.
        FederationNumber => "head-federation-number";
        /// Opponents with titles.
        TitledOpponents => "head-titled-opponents";
        /// Opponents of other federations.
        ForeignOpponents => "head-foreign-opponents";
        /// Other federations among the opponents.
        ForeignFederations => "head-foreign-federations";
        /// Whether a norm is granted.
        Norm => "head-norm";
        /// The number of an entry of the arbiter's book.
        EntryNumber => "head-entry-number";
        /// What an entry says.
        Entry => "head-entry";
        /// The article on which something rests.
        Article => "head-article";
        /// Why.
        Reason => "head-reason";
        /// The name.
        Name => "head-name";
        /// The title.
        Title => "head-title";
        /// Male or female.
        Sex => "head-sex";
        /// The federation.
        Federation => "head-federation";
        /// The club.
        Club => "head-club";
        /// The team.
        Team => "head-team";
        /// What a player has in the stage that decided a play-off.
        Playoff => "head-playoff";
        /// The stage of a play-off.
        PlayoffStage => "head-playoff-stage";
        /// The number of a game.
        Game => "head-game";
        /// What White has left on the clock.
        WhiteLeft => "head-white-left";
        /// What Black has left on the clock.
        BlackLeft => "head-black-left";
        /// The round of the defeat in a knockout.
        OutIn => "head-out-in";
        /// Games that were played to an end; no forfeits, no byes.
        Games => "head-games";
        /// The points.
        Points => "head-points";
        /// Points of matches of teams.
        MatchPoints => "head-match-points";
        /// Points of the boards of teams.
        BoardPoints => "head-board-points";
        /// Matches that have ended.
        Matches => "head-matches";
        /// A match of teams.
        Match => "head-match";
        /// Where a board is in its match.
        InMatch => "head-in-match";
        /// The team of the player with White.
        WhiteTeam => "head-white-team";
        /// The team of the player with Black.
        BlackTeam => "head-black-team";
        /// The board of a match, or its number in the match.
        Seat => "head-seat";
        /// The player of the team named first.
        Home => "head-home";
        /// The player of the other team.
        Away => "head-away";
        /// At home or away.
        At => "head-at";
        /// Where a match is played.
        Venue => "head-venue";
        /// The division in which somebody plays next season.
        GoesTo => "head-goes-to";
        /// The two teams of a match.
        Teams => "head-teams";
        /// Points of all that could be had.
        Percentage => "head-percentage";
        /// The boards somebody played at.
        Boards => "head-boards";
        /// The number of the line in a crosstable.
        Row => "head-row";
        /// The round.
        Round => "head-round";
        /// The day.
        Date => "head-date";
        /// The board.
        Board => "head-board";
        /// The last day on which a game may be played.
        PlayBy => "head-play-by";
        /// The colour.
        Color => "head-color";
        /// The opponent.
        Opponent => "head-opponent";
        /// The rating.
        Rating => "head-rating";
        /// The result.
        Result => "head-result";
        /// The points so far.
        Score => "head-score";
        /// The points of the opponent.
        OpponentScore => "head-opponent-score";
        AdjustedScore => "head-adjusted-score";
        /// The members of a team.
        Members => "head-members";
        /// Players who come late or have left.
        Remarks => "head-remarks";
        /// The categories.
        Categories => "head-categories";
        /// The day or year of birth.
        Born => "head-born";
        /// The colours of all rounds.
        Colors => "head-colors";
        /// Games with White.
        WhiteGames => "head-white-games";
        /// Games with Black.
        BlackGames => "head-black-games";
        /// Games with White less those with Black.
        Balance => "head-balance";
        /// The longest run of one colour.
        Run => "head-run";
        /// The colour due.
        Due => "head-due";
        /// The player with White.
        White => "head-white";
        /// The player with Black.
        Black => "head-black";
        /// The player with the bye.
        Bye => "head-bye";
        /// The round of a rated game.
        RatedRound => "head-rated-round";
        /// The rating of the opponent.
        OpponentRating => "head-opponent-rating";
        /// The difference of the ratings.
        Difference => "head-difference";
        /// The expected score.
        Expected => "head-expected";
        /// The factor K.
        K => "head-k";
        /// The change of the rating.
        Change => "head-change";
        /// The points of rated games.
        RatedScore => "head-rated-score";
        /// The average rating of the opponents.
        Average => "head-average";
        /// The performance.
        Performance => "head-performance";
        /// The rating afterwards.
        New => "head-new";
        /// The place in a tournament report.
        Rank => "head-rank";
        /// The points in a tournament report.
        ReportPoints => "head-report-points";
        /// The board of a game record.
        BoardLong => "head-board-long";
        /// The game record.
        Record => "head-record";
        /// The file of a game record.
        File => "head-file";
        /// The number of an operation.
        Operation => "head-operation";
        /// The time of an operation.
        When => "head-when";
        /// What an operation did.
        What => "head-what";
        /// A tie-break: its code, or what a language prints for it.
        TieBreak { code: String } => "head-tie-break";
        /// The column of a round: `R3`.
        OfRound { round: u16 } => "head-of-round";
    }
}

impl Head {
    /// The head in a language.
    pub(crate) fn cell(&self, language: Language) -> Cell {
        say(self, language).into()
    }

    /// Its column of text.
    pub(crate) fn left(&self, language: Language) -> Column {
        self.column(language, Align::Left)
    }

    /// Its column of numbers.
    pub(crate) fn right(&self, language: Language) -> Column {
        self.column(language, Align::Right)
    }

    /// Its column of short marks.
    pub(crate) fn center(&self, language: Language) -> Column {
        self.column(language, Align::Center)
    }

    fn column(&self, language: Language, align: Align) -> Column {
        let column = Column::new(self.cell(language), align);
        if self.has_figures() { column.figures(language) } else { column }
    }

    /// True if what stands below may have decimals; a board of a match (`2.3`) has none.
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
    /// What is told of an event or a player under the title.
    pub enum FactName {
        /// Where the event is played.
        Venue => "fact-venue";
        /// Where a team plays at home.
        Home => "fact-home";
        /// When.
        Date => "fact-date";
        /// The time at which it begins.
        Time => "fact-time";
        /// The place in the standings.
        Place => "fact-place";
        /// The points.
        Points => "fact-points";
        /// Points of matches.
        MatchPoints => "fact-match-points";
        /// Points of boards.
        BoardPoints => "fact-board-points";
        /// The captain of a team.
        Captain => "fact-captain";
        /// The opponent.
        Opponent => "fact-opponent";
        /// The group.
        Group => "fact-group";
        /// The pairing number.
        Number => "fact-number";
        /// The title.
        Title => "fact-title";
        /// The rating.
        Rating => "fact-rating";
        /// The federation.
        Federation => "fact-federation";
        /// The number at the federation.
        FederationId => "fact-federation-id";
        /// The club.
        Club => "fact-club";
        /// The team.
        Team => "fact-team";
        /// The family.
        Family => "fact-family";
        /// The day or year of birth.
        Born => "fact-born";
        /// The categories.
        Categories => "fact-categories";
        /// The first round of a late entry.
        From => "fact-from";
        /// The arbiters.
        Arbiters => "fact-arbiters";
        /// How the players met.
        System => "fact-system";
        /// The rounds.
        Rounds => "fact-rounds";
        /// The thinking time.
        TimeControl => "fact-time-control";
        /// The rules of the game.
        Rules => "fact-rules";
        /// The points of results.
        Scoring => "fact-scoring";
        /// When draws may be agreed.
        EarliestDraw => "fact-earliest-draw";
        /// When somebody who is not there has lost.
        DefaultTime => "fact-default-time";
        /// The field.
        Field => "fact-field";
        /// The federations of the field.
        Federations => "fact-federations";
        /// The average rating of the field.
        AverageRating => "fact-average-rating";
        /// The games.
        Games => "fact-games";
        /// When the player withdrew.
        Withdrew => "fact-withdrew";
    }
}
