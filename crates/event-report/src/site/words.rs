//! What stands on the pages of a site besides the tables, as messages.

use draughts_events::event::Round;
use draughts_ground::told;

told! {
    /// A word or a sentence of a page.
    pub enum SiteWord {
        /// The first page.
        Start => "site-start";
        /// A round.
        Round { round: Round } => "site-round";
        /// The pairings by board.
        ByBoard => "site-by-board";
        /// The pairings by name.
        ByName => "site-by-name";
        /// The pairings of a round, by name.
        RoundByName { round: Round } => "site-round-by-name";
        /// The standings.
        Standings => "site-standings";
        /// Before the numbers of rounds after which there are standings.
        After => "site-after";
        /// The crosstable.
        Crosstable => "site-crosstable";
        /// The crosstable of a stage after the first.
        CrosstableOf { stage: String } => "site-crosstable-of";
        /// The players.
        Players => "site-players";
        /// The teams.
        Teams => "site-teams";
        /// The days and times of the rounds.
        Schedule => "site-schedule";
        /// The openings that were drawn.
        Openings => "site-openings";
        /// The rulings.
        Rulings => "site-rulings";
        /// Files to take home.
        Downloads => "site-downloads";
        /// Where everybody sits.
        Where => "site-where";
        /// Where everybody sits, when no round is paired.
        WhereNotYet => "site-where-not-yet";
        /// The page for the screen of a hall.
        Screen => "site-screen";
        /// What a click on the clock of such a page does.
        Pause => "site-pause";
        /// What several events are called together.
        Events { events: usize } => "site-events";
        /// What leads past the navigation.
        Skip => "site-skip";
        /// The name of the navigation.
        Menu => "site-menu";
        /// The name of the list of the languages.
        Languages => "site-languages";
        /// The name of the list of the rounds.
        Rounds => "site-rounds";
        /// The categories.
        Categories => "site-categories";
        /// The groups of a weekend.
        Groups => "site-groups";
        /// A part of a long table.
        Part { part: usize, parts: usize } => "site-part";
        /// The name of the list of the parts of a long table.
        Parts => "site-parts";
        /// What is on now.
        Now => "site-now";
        /// No round is paired yet.
        NotBegun => "site-not-begun";
        /// A round is paired and no game has begun.
        Paired { round: Round, boards: usize } => "site-paired";
        /// A round is being played.
        Running { round: Round, done: usize, boards: usize } => "site-running";
        /// A round has ended, and the next is not paired.
        Ended { round: Round } => "site-ended";
        /// All rounds have ended.
        Over => "site-over";
        /// When a round begins.
        Begins { round: Round, when: String } => "site-begins";
        /// The best players.
        Leaders => "site-leaders";
        /// All of a table.
        Whole => "site-whole";
        /// The tie-breaks of a player, one by one.
        HowItCame => "site-how-it-came";
        /// What the event did to the rating of a player.
        RatingChange => "site-rating-change";
        /// The rating before the event.
        RatingBefore => "site-rating-before";
        /// How many games are rated.
        RatedGames => "site-rated-games";
        /// How much a rating changed.
        RatingChanged => "site-rating-changed";
        /// The rating after the event.
        RatingAfter => "site-rating-after";
        /// The list does not have the event as it is.
        RatingPreliminary => "site-rating-preliminary";
        /// The games of a player.
        Games => "site-games";
        /// A game, as the head over its moves.
        Game { round: Round, board: u16, white: String, black: String, result: String }
            => "site-game";
        /// A game of a micro-match.
        GameOf {
            round: Round,
            board: u16,
            game: usize,
            white: String,
            black: String,
            result: String,
        } => "site-game-of";
        /// A round that is played or will be.
        Planned => "site-planned";
        /// How the players meet.
        System => "site-system";
        /// The thinking time.
        TimeControl => "site-time-control";
        /// The rule set.
        Rules => "site-rules";
        /// The rule set of the program, by its name.
        RulesAre { rules: &'static str } => "site-rules-are";
        /// The arbiters.
        Arbiters => "site-arbiters";
        /// A ruling, as a head: where it was given.
        RulingAt { round: Round, board: Option<u16> } => "site-ruling-at";
        /// What was claimed.
        Claim { claim: String } => "site-claim";
        /// The article of a ruling.
        Article { article: String } => "site-article";
        /// Nothing to be shown.
        Nothing => "site-nothing";
        /// A file, and what it is for.
        File { what: &'static str } => "site-file";
        /// The line at the foot.
        Foot => "site-foot";
        /// The line at the foot of standings.
        FootExplained => "site-foot-explained";
        /// A field to find a name.
        Find => "site-find";
        /// How many lines are found.
        Found => "site-found";
        /// The system, by its word.
        SystemIs { system: draughts_events::event::SystemKind } => "site-system-is";
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use draughts_games::rules::{named, names};
    use draughts_report::words::{Language, say};

    #[test]
    fn every_rule_set_has_its_title_in_every_language() {
        for &rules in names() {
            let word = SiteWord::RulesAre { rules };
            let set = named(rules).expect("a rule set of the program");
            assert_eq!(say(&word, Language::English), set.title);
            for &language in Language::ALL {
                assert_ne!(say(&word, language), rules, "{language}");
            }
        }
    }
}
