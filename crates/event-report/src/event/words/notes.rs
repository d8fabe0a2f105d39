//! The lines under a table.

use super::DaySaid;
use draughts_events::event::acts::{ClockSaid, PlayoffOf};
use draughts_events::event::{ByeKind, Points, Round};
use draughts_events::ratings::{BegunBy, Rating};
use draughts_events::standings::FideRules;
use draughts_ground::said::{Said, Sentences};
use draughts_ground::told;

told! {
    /// A line under a table.
    pub enum Footnote {
        /// The arbiters.
        Arbiters { names: String, several: bool } => "note-arbiters";
        /// Results that are missing, and where if they are few.
        Missing { boards: usize, named: Option<Sentences> } => "note-missing";
        /// Forfeits of later rounds in which nobody has played are not in the table.
        ForfeitsLater { rounds: String, count: usize } => "note-forfeits-later";
        /// Games that are adjourned, and where if they are few.
        Adjourned { boards: usize, named: Option<Sentences> } => "note-adjourned";
        /// Games that are put off, and where and to when if they are few.
        Postponed { boards: usize, named: Option<Sentences> } => "note-postponed";
        /// A board whose game is put off to another day.
        BoardPostponed { board: u16, until: Option<DaySaid> } => "note-board-postponed";
        /// Every game has been played.
        NothingOutstanding => "note-nothing-outstanding";
        /// How many play in a division, now and next season.
        NextSeason { now: usize, next: Option<usize> } => "note-next-season";
        /// No match is paired yet.
        NoFixtures => "note-no-fixtures";
        /// What the marks in the cells mean.
        Legend { marks: Sentences } => "note-legend";
        /// The drawn opening.
        Opening { opening: String } => "note-opening";
        /// An opening that was drawn from a table, and its moves if the table is at hand.
        DrawnOpening {
            boards: Option<String>,
            several: bool,
            table: String,
            number: String,
            moves: Option<String>,
        } => "note-drawn-opening";
        /// A note about a player.
        OfPlayer { player: String, note: String } => "note-of-player";
        /// A board that was paired by hand.
        ByHand { board: u16, why: String } => "note-by-hand";
        /// A note about a board.
        OfBoard { board: u16, note: &'static str, name: Option<String>, text: String } => "note-of-board";
        /// A result that was corrected.
        Corrected { board: u16, was: Vec<String>, times: usize } => "note-corrected";
        /// Colours that were corrected after the game.
        ColorsWere { board: u16, players: String, was: String } => "note-colors-were";
        /// A late-comer who met the player who had the bye.
        LateComer { board: u16, name: String } => "note-late-comer";
        /// The player who goes on after a level pairing.
        GoesOn { board: u16, name: String } => "note-goes-on";
        /// A ruling about a board.
        BoardRuling { board: u16, game: Option<u16>, ruling: Said } => "note-board-ruling";
        /// A ruling of a round.
        RoundRuling { ruling: Said } => "note-round-ruling";
        /// A ruling, and what it rests on.
        Ruled { ruling: String, because: Option<Sentences> } => "note-ruled";
        /// A ruling with its round and its players.
        RuledIn { round: Round, players: Option<String>, ruled: Said } => "note-ruled-in";
        /// Colours where several games are played.
        FirstGame => "note-first-game";
        /// A player who withdrew too early.
        Excluded { player: String, round: Round } => "note-excluded";
        /// A player who withdrew before the first round.
        NeverPlayed { player: String } => "note-never-played";
        /// A player who comes later.
        Comes { player: String, round: Round } => "note-comes";
        /// A player who withdrew.
        Withdrew { player: String, round: Round } => "note-withdrew";
        /// What the arbiters gave a player or a team, or took.
        Given {
            name: String,
            round: Round,
            points: Option<Points>,
            match_points: Option<Points>,
            board_points: Option<Points>,
        } => "note-given";
        /// Players of whom the year of birth alone is known, and the day would decide.
        Undecided { players: Vec<String> } => "note-undecided";
        /// A match that somebody has won.
        MatchWon { name: String, points: Points, other: Points, left: usize } => "note-match-won";
        /// A match that nobody has won.
        MatchLevel { points: Points } => "note-match-level";
        /// A match that ended level on points, and has a winner all the same.
        MatchDecided { name: String, points: Points } => "note-match-decided";
        /// What a player still needs to win a match.
        MatchNeeds { name: String, points: Points, single: bool, games: usize }
            => "note-match-needs";
        /// What a player who can no longer win a match still needs to draw it.
        MatchNeedsToDraw { name: String, points: Points, single: bool, games: usize }
            => "note-match-needs-to-draw";
        /// How a page of a match is read.
        MatchCells => "note-match-cells";
        /// A match that a team has lost whatever its boards say.
        MatchLost { number: u16, team: String, reason: Option<String> } => "note-match-lost";
        /// The same in a table of several rounds.
        LostInRound {
            round: Round,
            home: String,
            away: String,
            teams: String,
            both: bool,
            reason: Option<String>,
        } => "note-lost-in-round";
        /// A match that was paired by hand, or moved.
        OfMatch { number: u16, reason: String } => "note-of-match";
        /// When and where a match is played.
        MatchPlayed { number: u16, when: Option<DaySaid>, venue: Option<String> }
            => "note-match-played";
        /// Whose points come first in a list of matches.
        HomeFirst => "note-home-first";
        /// What stands in brackets after the teams of a match.
        ScoresBefore => "note-scores-before";
        /// How the points of a team that do not make the order came about.
        OtherPoints { boards: bool, total: Points, sum: String } => "note-other-points";
        /// What counts in the standings of the players.
        PlayedOnly => "note-played-only";
        /// No player has a club.
        NoClubs => "note-no-clubs";
        /// Two clubs have nearly the same name.
        ClubsAlike { one: String, other: String } => "note-clubs-alike";
        /// How many players of a club count.
        BestOfClub { best: usize } => "note-best-of-club";
        /// How the games of the members of a team are written.
        SeatCells => "note-seat-cells";
        /// What a play-off has decided, with the points of its last stage.
        AfterPlayoff { of: PlayoffOf, stage: String, order: String, level: usize }
            => "note-after-playoff";
        /// A play-off that is not over.
        PlayoffGoesOn { of: PlayoffOf } => "note-playoff-goes-on";
        /// A play-off whose ladder has ended without a winner.
        PlayoffLevel { of: PlayoffOf } => "note-playoff-level";
        /// The stage that separates players of the same points.
        Compared { stage: String, scores: String } => "note-compared";
        /// How the order of the players of a play-off was drawn.
        PlayoffLot { number: Option<String>, called: bool, orders: u32, players: String }
            => "note-playoff-lot";
        /// The thinking time of what is to be played next, and of which game where there are others.
        PlayoffNext { stage: String, game: Option<String>, clock: ClockSaid } => "note-playoff-next";
        /// Where the rules of a ladder were read.
        LadderSource { source: Said } => "note-ladder-source";
        /// What the text of a ladder that was read does not say.
        LadderUnread { list: Sentences } => "note-ladder-unread";
        /// There are no play-offs.
        NoPlayoffs => "note-no-playoffs";
        /// Places are shared.
        SharedPlace => "note-shared-place";
        /// In a knockout places are shared by the round of the defeat.
        SharedByDefeat => "note-shared-by-defeat";
        /// The same of teams.
        SharedPlaceOfTeams => "note-shared-place-of-teams";
        /// What the codes of the tie-breaks mean.
        TieBreaks { list: Sentences } => "note-tie-breaks";
        /// What was asked for, and is known of nobody.
        Untold { columns: Vec<String> } => "note-untold";
        /// What `u` means in a row of colours.
        NoColor => "note-no-color";
        /// What `?` means there.
        ColorByScore => "note-color-by-score";
        /// What the heads of match points and board points mean.
        TeamPoints => "note-team-points";
        /// What a run is.
        Run => "note-run";
        /// How a value came about, and who was tied before it.
        Among { value: Said, among: Vec<String> } => "note-among";
        /// Ratings that are provisional.
        Provisional => "note-provisional";
        /// The event that a rating list has last.
        RatedLast { event: String } => "note-rated-last";
        /// The list, and the average of those who played.
        RatingsOf { list: String, scheme: String, average: Option<Rating> } => "note-ratings-of";
        /// What the columns of ratings hold.
        RatingColumns => "note-rating-columns";
        /// Players who came to the list without a rating, at which they started, and where that is from.
        BegunUnrated { names: Vec<String>, rating: Rating, by: BegunBy } => "note-begun-unrated";
        /// An event that was entered before this one was played later.
        EnteredLate { event: String } => "note-entered-late";
        /// The list does not have the event as it is.
        NotInList => "note-not-in-list";
        /// Results that are missing in a tournament report.
        ResultsMissing { missing: usize } => "note-results-missing";
        /// Buchholz where everybody meets everybody.
        BuchholzOfAll => "note-buchholz-of-all";
        /// Tie-breaks by ratings that are dropped, because players have none: the first and how many
        /// more.
        RatingsDropped { codes: Vec<String>, first: String, more: usize } => "note-ratings-dropped";
        /// The edition of C.07 by which tie-breaks were computed; `by_date` if the dates of the
        /// event, or of the report, say which, `older` if they are before all editions that are
        /// here.
        Edition { rules: FideRules, by_date: bool, of_event: bool, older: bool } => "note-edition";
    }
}

told! {
    /// A line under the card of a player.
    pub enum CardNote {
        /// How results are written.
        OwnPointsFirst => "card-own-points-first";
        /// The colours, and which is due.
        Colors { colors: String, balance: String, due: Option<Said> } => "card-colors";
        /// What was asked for.
        Asked { round: Round, bye: ByeKind, note: Option<String> } => "card-asked";
        /// A ruling.
        Ruling { ruling: Said } => "card-ruling";
    }
}

told! {
    /// Boards of a round.
    pub enum BoardsOf {
        /// One.
        One { round: Round, board: u16 } => "boards-of-one";
        /// Several.
        Several { round: Round, boards: String } => "boards-of-several";
        /// One, and the day to which its game is put off.
        Until { round: Round, board: u16, until: Option<DaySaid> } => "boards-of-until";
    }
}

told! {
    /// What a ruling rests on.
    pub enum Because {
        /// What was claimed.
        Claimed { claim: String } => "because-claimed";
        /// The article.
        Article { article: String } => "because-article";
        /// The arbiter who ruled.
        Arbiter { name: String } => "because-arbiter";
    }
}

told! {
    /// What a tie-break is.
    pub enum TieBreakLine {
        /// Its code and what it means.
        Title { code: Said, title: Said, against: bool, idle: bool } => "tie-break-line";
        /// The points of teams that do not make the order: those of boards, or of matches.
        Others { boards: bool } => "other-points-of-teams";
    }
}
