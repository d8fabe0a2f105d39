//! The lines below a table.

use draughts_events::event::{ByeKind, Points, Round};
use draughts_events::ratings::{BegunBy, Rating};
use draughts_events::standings::FideRules;
use draughts_ground::said::{Said, Sentences};
use draughts_ground::told;

told! {
    /// A line below a table.
    pub enum Footnote {
        Arbiters { names: String, several: bool } => "note-arbiters",
            "{ $several ->
                [yes] Arbiters
               *[no] Arbiter
            }: { $names }";
        Missing { boards: usize, named: Option<Sentences> } => "note-missing",
            "Provisional: { $boards ->
                [one] { $boards } result is missing
               *[other] { $boards } results are missing
            }{ named-boards }.";
        ForfeitsLater { rounds: String, count: usize } => "note-forfeits-later",
            "Not in it yet: the forfeits of { $count ->
                [one] round { $rounds }, in which
               *[other] rounds { $rounds }, in which
            } no game has been played.";
        Adjourned { boards: usize, named: Option<Sentences> } => "note-adjourned",
            "Provisional: { $boards ->
                [one] { $boards } game is adjourned
               *[other] { $boards } games are adjourned
            }{ named-boards }.";
        Postponed { boards: usize, named: Option<Sentences> } => "note-postponed",
            "Provisional: { $boards ->
                [one] { $boards } game is postponed
               *[other] { $boards } games are postponed
            }{ named-boards }.";
        BoardPostponed { board: u16, until: Option<Said> } => "note-board-postponed",
            "Board { $board }: postponed{ $until ->
                [none] , no day is set
               *[other] {\" \"}until { $until }
            }";
        NothingOutstanding => "note-nothing-outstanding", "No game is outstanding.";
        NextSeason { now: usize, next: Option<usize> } => "note-next-season",
            "Teams or players: { $now }{ $next ->
                [none] {\"\"}
               *[other] , next season { $next }
            }";
        NoFixtures => "note-no-fixtures", "No match is paired yet.";
        Legend { marks: Sentences } => "note-legend", "{ $marks }.";
        Opening { opening: String } => "note-opening", "Opening: { $opening }";
        DrawnOpening {
            boards: Option<String>,
            several: bool,
            table: String,
            number: String,
            moves: Option<String>,
        } => "note-drawn-opening",
            "Drawn opening{ $boards ->
                [none] {\"\"}
               *[other] , { $several ->
                    [yes] boards
                   *[no] board
                } { $boards }
            }: { $table } { $number }{ $moves ->
                [none] {\"\"}
               *[other] : { $moves }
            }";
        OfPlayer { player: String, note: String } => "note-of-player", "{ $player }: { $note }";
        ByHand { board: u16, why: String } => "note-by-hand",
            "Board { $board } was paired by hand: { $why }";
        OfBoard {
            board: u16,
            note: &'static str,
            name: Option<String>,
            text: String,
        } => "note-of-board",
            "Board { $board }: { $note ->
                [withdrawn] { $name ->
                    [none] withdrawn
                   *[other] { $name } withdrawn
                }
                [white-late] { $name } too late
                [black-late] { $name } too late
                [both-late] both too late
                [loser-late] { $name ->
                    [none] too late
                   *[other] { $name } too late
                }
                [white-absent] { $name } not there
                [black-absent] { $name } not there
                [loser-absent] { $name ->
                    [none] not there
                   *[other] { $name } not there
                }
               *[written] { $text }
            }";
        Corrected { board: u16, was: Vec<String>, times: usize } => "note-corrected",
            "Board { $board }: the result was corrected{ $times ->
                [1] {\"\"}
                [2] {\" \"}twice
               *[other] {\" \"}{ $times } times
            }, it was { $was }";
        ColorsWere { board: u16, players: String, was: Option<String> } => "note-colors-were",
            "Board { $board }: the colours were corrected, it was { $players }{ $was ->
                [none] {\"\"}
               *[other] {\" \"}{ $was }
            }";
        LateComer { board: u16, name: String } => "note-late-comer",
            "Board { $board }: { $name } came late and met the player who had the bye.";
        GoesOn { board: u16, name: String } => "note-goes-on",
            "Board { $board }: { $name } advances.";
        BoardRuling { board: u16, game: Option<u16>, ruling: Said } => "note-board-ruling",
            "Board { $board }{ $game ->
                [none] {\"\"}
               *[other] , game { $game }
            }, ruling: { $ruling }";
        RoundRuling { ruling: Said } => "note-round-ruling", "Ruling: { $ruling }";
        Ruled { ruling: String, because: Option<Sentences> } => "note-ruled",
            "{ $ruling }{ $because ->
                [none] {\"\"}
               *[other] {\" \"}({ $because })
            }";
        RuledIn { round: Round, players: Option<String>, ruled: Said } => "note-ruled-in",
            "Round { $round }{ $players ->
                [none] {\"\"}
               *[other] , { $players }
            }: { $ruled }";
        FirstGame => "note-first-game", "White and Black are those of the first game.";
        Excluded { player: String, round: Round } => "note-excluded",
            "{ $player } withdrew after round { $round }, too early: these results count for \
             nobody.";
        NeverPlayed { player: String } => "note-never-played",
            "{ $player } withdrew before round 1.";
        Comes { player: String, round: Round } => "note-comes",
            "{ $player } comes in round { $round }.";
        Withdrew { player: String, round: Round } => "note-withdrew",
            "{ $player } withdrew after round { $round }.";
        Given {
            name: String,
            round: Round,
            points: Option<Points>,
            match_points: Option<Points>,
            board_points: Option<Points>,
        } => "note-given",
            "{ $name }, { $round ->
                [0] before round 1
               *[other] round { $round }
            }:{ $points ->
                [none] {\"\"}
                [1] {\" \"}1 point
                [-1] {\" \"}-1 point
               *[other] {\" \"}{ $points } points
            }{ $match_points ->
                [none] {\"\"}
                [1] {\" \"}1 match point
                [-1] {\" \"}-1 match point
               *[other] {\" \"}{ $match_points } match points
            }{ $board_points ->
                [none] {\"\"}
               *[other] { $match_points ->
                    [none] {\" \"}{ $board_points ->
                        [1] 1 board point
                        [-1] -1 board point
                       *[other] { $board_points } board points
                    }
                   *[other] {\" \"}and { $board_points ->
                        [1] 1 board point
                        [-1] -1 board point
                       *[other] { $board_points } board points
                    }
                }
            }";
        Undecided { players: Vec<String> } => "note-undecided",
            "Only the year of birth is known, and the day decides about this category: { $players \
             }.";
        MatchWon { name: String, points: Points, other: Points, left: usize } => "note-match-won",
            "{ $name } has won the match, { $points }-{ $other }{ $left ->
                [0] {\"\"}
                [one] {\" \"}with { $left } game to play
               *[other] {\" \"}with { $left } games to play
            }.";
        MatchLevel { points: Points } => "note-match-level",
            "The match ends level, { $points }-{ $points }.";
        MatchDecided { name: String, points: Points } => "note-match-decided",
            "The match ends { $points }-{ $points }, and { $name } has won it.";
        MatchNeeds {
            name: String,
            points: Points,
            single: bool,
            games: usize,
        } => "note-match-needs",
            "{ $name } needs { $single ->
                [yes] { $points } point
               *[no] { $points } points
            } from { $games ->
                [one] { $games } game
               *[other] { $games } games
            } to win the match.";
        MatchNeedsToDraw {
            name: String,
            points: Points,
            single: bool,
            games: usize,
        } => "note-match-needs-to-draw",
            "{ $name } can no longer win the match, and needs { $single ->
                [yes] { $points } point
               *[no] { $points } points
            } from { $games ->
                [one] { $games } game
               *[other] { $games } games
            } to draw it.";
        MatchCells => "note-match-cells", "w2: White, 2 points; w or b alone: not finished.";
        MatchLost {
            number: u16,
            team: String,
            played: bool,
            reason: Option<String>,
        } => "note-match-lost",
            "Match { $number }: { $team } has lost the match{ $played ->
                [yes] , whatever its boards say
               *[no] {\"\"}
            }{ $reason ->
                [none] {\"\"}
                [withdrawn] {\" \"}(withdrawn)
               *[other] {\" \"}({ $reason })
            }.";
        LostInRound {
            round: Round,
            home: String,
            away: String,
            teams: String,
            both: bool,
            played: bool,
            reason: Option<String>,
        } => "note-lost-in-round",
            "Round { $round }, { $home } - { $away }: lost by { $both ->
                [yes] both
               *[no] { $teams }
            }{ $played ->
                [yes] , whatever the boards say
               *[no] {\"\"}
            }{ $reason ->
                [none] {\"\"}
                [withdrawn] {\" \"}(withdrawn)
               *[other] {\" \"}({ $reason })
            }.";
        OfMatch { number: u16, reason: String } => "note-of-match",
            "Match { $number }: { $reason }";
        MatchPlayed {
            number: u16,
            when: Option<Said>,
            venue: Option<String>,
        } => "note-match-played",
            "Match { $number }: { $when ->
                [none] { $venue }
               *[other] { $when }{ $venue ->
                    [none] {\"\"}
                   *[other] , { $venue }
                }
            }";
        HomeFirst => "note-home-first",
            "Colour: of the home player. Results: the points of the home player come first.";
        ScoresBefore => "note-scores-before",
            "In brackets after a team: its points before the round.";
        OtherPoints { boards: bool, total: Points, sum: String } => "note-other-points",
            "{ $boards ->
                [yes] Board points
               *[no] Match points
            } { $total } = { $sum }";
        PlayedOnly => "note-played-only",
            "Only games that were played count: a board won by forfeit has points for the team \
             alone.";
        NoClubs => "note-no-clubs", "No player has a club.";
        ClubsAlike { one: String, other: String } => "note-clubs-alike",
            "{ $one } and { $other } count as two clubs: one club in two spellings?";
        BestOfClub { best: usize } => "note-best-of-club",
            "Of each club the best { $best ->
                [one] player counts
               *[other] { $best } players count
            }; clubs with the same sum share the place.";
        SeatCells => "note-seat-cells",
            "1w2: board 1, White, 2 points; 1w+ and 1w-: won and lost by forfeit.";
        AfterPlayoff {
            of: Said,
            stage: String,
            order: String,
            level: usize,
        } => "note-after-playoff",
            "After play-off, { $of } ({ stage-of-ladder }): { $order }{ $level ->
                [0] {\"\"}
                [one] ; the game before was level
               *[other] ; the { $level } games before were level
            }.";
        PlayoffGoesOn { of: Said } => "note-playoff-goes-on",
            "The play-off, { $of }, is not over.";
        PlayoffLevel { of: Said } => "note-playoff-level",
            "The play-off, { $of }, has ended level.";
        Compared { stage: String, scores: String } => "note-compared",
            "Level on points; the scores in { stage-of-ladder } decide: { $scores }.";
        PlayoffLot {
            number: Option<String>,
            called: bool,
            orders: u32,
            players: String,
        } => "note-playoff-lot",
            "Order by lot: { $players } ({ $number ->
                [none] drawn by hand
               *[other] number { $number }{ $called ->
                    [yes] , called out
                   *[no] {\"\"}
                }, among { $orders } orders
            }).";
        PlayoffNext {
            stage: String,
            game: Option<String>,
            clock: Said,
        } => "note-playoff-next",
            "Next: { stage-of-ladder }, { $game ->
                [none] {\"\"}
               *[other] { $game },{\" \"}
            }{ $clock }.";
        LadderSource { title: Said, source: Option<Said> } => "note-ladder-source",
            "Rules: { $title }{ $source ->
                [none] {\"\"}
               *[other] ; { $source }
            }.";
        LadderUnread { list: Sentences } => "note-ladder-unread",
            "Not in the text that was read: { $list }.";
        NoPlayoffs => "note-no-playoffs", "There are no play-offs.";
        SharedPlace => "note-shared-place", "Players who are equal in everything share a place.";
        SharedByDefeat => "note-shared-by-defeat",
            "Those who went out in the same round share a place.";
        SharedPlaceOfTeams => "note-shared-place-of-teams",
            "Teams that are equal in everything share a place.";
        TieBreaks { list: Sentences } => "note-tie-breaks", "Tie-breaks: { $list }.";
        Untold { columns: Vec<String> } => "note-untold", "Known of nobody: { $columns }.";
        /// The meaning of `u` in a series of colours.
        NoColor => "note-no-color",
            "u: a round without a game (bye, forfeit, absence), or not finished.";
        /// The meaning of `?` in a series of colours.
        ColorByScore => "note-color-by-score", "?: only the score of the match is known.";
        TeamPoints => "note-team-points", "MP: match points; BP: board points.";
        Run => "note-run", "Run: the most games running with one colour.";
        Among { value: Said, among: Vec<String> } => "note-among", "{ $value }; among { $among }";
        Provisional => "note-provisional", "*: provisional, too few games.";
        RatedLast { event: String } => "note-rated-last", "Up to and including: { $event }.";
        RatingsOf { list: String, scheme: String, average: Option<Rating> } => "note-ratings-of",
            "Ratings of { $list }, { $scheme }{ $average ->
                [none] {\"\"}
               *[other] , average { $average }
            }.";
        RatingColumns => "note-rating-columns",
            "Games, Score: those that are rated; Avg: of their opponents; Perf: performance.";
        BegunUnrated { names: Vec<String>, rating: Rating, by: BegunBy } => "note-begun-unrated",
            "New in the list: { $names }; they started at { $rating }, { $by ->
                [default] a default of this program
                [average] the average of the others
                [scheme] as the scheme says
               *[list] as the list says
            }.";
        EnteredLate { event: String } => "note-entered-late",
            "{ $event } was entered in the list before this event, and was played after it: the \
             ratings follow the order of entry.";
        NotInList => "note-not-in-list",
            "Not in the list yet, or not as it is now: update the list.";
        ResultsMissing { missing: usize } => "note-results-missing",
            "Results missing: { $missing }.";
        BuchholzOfAll => "note-buchholz-of-all",
            "Everybody meets everybody: by Buchholz, players with equal points are equal, unless \
             games were not played.";
        /// Tie-breaks by ratings that are dropped because players have none.
        ///
        /// `first` and `more` are the first of these players and the number of others.
        RatingsDropped { codes: Vec<String>, first: String, more: usize } => "note-ratings-dropped",
            "{ $codes } not used: { $first }{ $more ->
                [0] {\"\"}
               *[other] {\" \"}and { $more } more
            } without a rating, and the event does not say what an unrated player counts (FIDE \
             C.07, 10).";
        /// The edition of C.07 by which tie-breaks were computed.
        ///
        /// `by_date`: the dates of the event (`of_event`) or of the report decide. `older`: these
        /// dates are before all built-in editions.
        Edition { rules: FideRules, by_date: bool, of_event: bool, older: bool } => "note-edition",
            "Tie-breaks by FIDE C.07 of { $rules ->
                [august-2024] 1 August 2024
               *[march-2026] 1 March 2026
            }{ $by_date ->
                [yes] { $of_event ->
                    [yes] , by the dates of the event
                   *[no] , by the dates of the report
                }
               *[no] {\"\"}
            }{ $older ->
                [yes] {\" \"}(older editions are not here)
               *[no] {\"\"}
            }.";
    }
}

told! {
    /// A line below the card of a player.
    pub enum CardNote {
        OwnPointsFirst => "card-own-points-first", "Results: own points first.";
        Colors { colors: String, balance: String, due: Option<Said> } => "card-colors",
            "Colours: { $colors }, balance { $balance }{ $due ->
                [none] {\"\"}
               *[other] , due: { $due }
            }.";
        Asked { round: Round, bye: ByeKind, note: Option<String> } => "card-asked",
            "Asked for in round { $round }: { away-word }{ $note ->
                [none] {\"\"}
               *[other] {\" \"}({ $note })
            }.";
        Ruling { ruling: Said } => "card-ruling", "Ruling. { $ruling }";
    }
}

told! {
    /// The basis of a ruling.
    pub enum Because {
        Claimed { claim: String } => "because-claimed", "claimed: { $claim }";
        Article { article: String } => "because-article", "article: { $article }";
        Arbiter { name: String } => "because-arbiter", "{ $name }";
    }
}
