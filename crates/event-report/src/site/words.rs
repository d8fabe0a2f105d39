//! The texts on the pages of a site apart from tables.

use draughts_events::event::Round;
use draughts_ground::told;

told! {
    /// A word or a sentence of a page.
    pub enum SiteWord {
        Start => "site-start", "Start";
        Round { round: Round } => "site-round", "Round { $round }";
        ByBoard => "site-by-board", "By board";
        ByName => "site-by-name", "By name";
        RoundByName { round: Round } => "site-round-by-name", "Round { $round }, by name";
        Standings => "site-standings", "Standings";
        After => "site-after", "After round";
        Crosstable => "site-crosstable", "Crosstable";
        CrosstableOf { stage: String } => "site-crosstable-of", "Crosstable: { $stage }";
        Players => "site-players", "Players";
        Teams => "site-teams", "Teams";
        Schedule => "site-schedule", "Schedule";
        Openings => "site-openings", "Openings";
        Rulings => "site-rulings", "Rulings";
        Downloads => "site-downloads", "Downloads";
        Where => "site-where", "Where do I sit?";
        WhereNotYet => "site-where-not-yet", "No round is paired yet.";
        Screen => "site-screen", "Hall screen";
        Pause => "site-pause", "Stop the pages, or go on (space bar)";
        Events { events: usize } => "site-events", "{ $events } events";
        Skip => "site-skip", "To the content";
        Menu => "site-menu", "Pages";
        Languages => "site-languages", "Languages";
        Rounds => "site-rounds", "Rounds";
        Categories => "site-categories", "Categories";
        Groups => "site-groups", "Groups";
        Part { part: usize, parts: usize } => "site-part", "Part { $part } of { $parts }";
        Parts => "site-parts", "Parts of this table";
        Now => "site-now", "Now";
        NotBegun => "site-not-begun", "The event has not begun.";
        Paired { round: Round, boards: usize } => "site-paired",
            "Round { $round } is paired: { $boards ->
                [one] one board
               *[other] { $boards } boards
            }.";
        Running { round: Round, done: usize, boards: usize } => "site-running",
            "Round { $round } is being played: { $done } of { $boards ->
                [one] one result
               *[other] { $boards } results
            }.";
        Ended { round: Round } => "site-ended", "Round { $round } has ended.";
        Over => "site-over", "The event has ended.";
        Begins { round: Round, when: String } => "site-begins",
            "Round { $round } begins: { $when }";
        Leaders => "site-leaders", "Leaders";
        Whole => "site-whole", "The whole table";
        HowItCame => "site-how-it-came", "How the points and the tie-breaks came about";
        RatingChange => "site-rating-change", "Rating change";
        RatingBefore => "site-rating-before", "Rating before";
        RatedGames => "site-rated-games", "Rated games";
        RatingChanged => "site-rating-changed", "Change";
        RatingAfter => "site-rating-after", "Rating after";
        RatingPreliminary => "site-rating-preliminary",
            "Preliminary: the list does not have this event yet, or not as it is now.";
        Games => "site-games", "Games";
        Game {
            round: Round,
            board: u16,
            white: String,
            black: String,
            result: String,
        } => "site-game",
            "Round { $round }, board { $board }: { $white } – { $black } { $result }";
        GameOf {
            round: Round,
            board: u16,
            game: usize,
            white: String,
            black: String,
            result: String,
        } => "site-game-of",
            "Round { $round }, board { $board }, game { $game }: { $white } – { $black } \
             { $result }";
        Planned => "site-planned", "Rounds";
        System => "site-system", "System";
        TimeControl => "site-time-control", "Thinking time";
        Rules => "site-rules", "Rules";
        Arbiters => "site-arbiters", "Arbiters";
        RulingAt { round: Round, board: Option<u16> } => "site-ruling-at",
            "Round { $round }{ $board ->
                [none] {\"\"}
               *[other] , board { $board }
            }";
        Claim { claim: String } => "site-claim", "Asked: { $claim }";
        Article { article: String } => "site-article", "Article: { $article }";
        Nothing => "site-nothing", "Nothing yet.";
        File { what: &'static str } => "site-file",
            "{ $what ->
                [pdn] All published games (PDN)
                [trf] Tournament report for federations and pairing programs (TRF)
                [json] The whole event for programs (JSON)
                [csv] The games, a row each (CSV)
                [standings] The standings for a spreadsheet (CSV)
                [pairings] The pairings of all rounds for a spreadsheet (CSV)
               *[feed] News of this event for a feed reader (Atom)
            }";
        Foot => "site-foot", "Published from the event file.";
        FootExplained => "site-foot-explained",
            "Published from the event file. Points and tie-breaks are explained under each table.";
        Find => "site-find", "Find a name";
        Found => "site-found", "Lines found:";
        SystemIs { system: draughts_events::event::SystemKind } => "site-system-is",
            "{ $system ->
                [swiss] Swiss system
                [round-robin] Round robin
                [match] Match
                [scheveningen] Scheveningen
               *[knockout] Knockout
            }";
    }
}
