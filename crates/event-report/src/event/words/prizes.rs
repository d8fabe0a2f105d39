//! The words for prizes: amounts, winnings, reasons, and prizes that are not awarded.

use draughts_events::event::{PrizesOf, Round};
use draughts_events::prizes::Unawarded;
use draughts_ground::said::{Fact, Said, Sentences};
use draughts_ground::told;

told! {
    /// Texts around the table of prizes.
    pub enum PrizeWord {
        List {
            name: String,
            category: Option<String>,
            group: Option<String>,
            of: Option<PrizesOf>,
            board: Option<u16>,
            sharing: Fact,
            minimum: Option<Said>,
            games: Option<u16>,
            to_the_end: bool,
        } => "prize-list",
            "{ $name }{ $category ->
                [none] {\"\"}
               *[other] , category { $category }
            }{ $to_the_end ->
                [yes] {\"\"}, who played to the end
               *[no] {\"\"}
            }{ $group ->
                [none] {\"\"}
               *[other] , group { $group }
            }{ $of ->
                [none] {\"\"}
                [teams] , teams
               *[players] , players
            }{ $board ->
                [none] {\"\"}
               *[other] , board { $board }
            }{ $sharing ->
                [none] {\"\"}
                [equal] , the tied share equally
               *[hort] , the tied share by Hort
            }{ $minimum ->
                [none] {\"\"}
               *[other] { $sharing ->
                    [hort] , half of the equal share at least { $minimum } if more are tied than \
             there are prizes
                   *[other] , at least { $minimum }
                }
            }{ $games ->
                [none] {\"\"}
                [one] , from one game
               *[other] , from { $games } games
            }";
        Places { first: usize, last: usize, several: bool } => "prize-places",
            "{ $several ->
                [yes] places { $first } to { $last }
               *[no] place { $first }
            }";
        NotAwarded { why: Unawarded } => "prize-not-awarded", "not awarded: { prize-why-left }";
        /// The reason why nobody gets the prize.
        WhyLeft { why: Unawarded } => "prize-why-left";
        LeftOf { place: usize, list: String, why: Unawarded } => "prize-left-of",
            "{ $list }, place { $place }: { prize-why-left }";
        Sums { given: Said, paid: Said, left: Said, why: Option<Sentences> } => "prize-sums",
            "Given { $given } = paid { $paid } + not awarded { $left }{ $why ->
                [none] {\"\"}
               *[other] {\" \"}({ $why })
            }.";
        Thing { thing: String } => "prize-thing", "{ $thing }";
        ThingLeft { thing: String, of: Said } => "prize-thing-left", "{ $thing } ({ $of })";
        ThingsLeft { things: Sentences } => "prize-things-left", "Things not awarded: { $things }.";
        Rounded {
            list: String,
            places: Said,
            unit: Said,
            rest: Said,
            to: Vec<String>,
        } => "prize-rounded",
            "{ $list }, { $places }: shares are rounded down to { $unit }; the { $rest } left \
             over goes to { $to }, the best placed first.";
        /// Nothing decides who of these players has a remainder.
        RestOfLevel { list: String, names: String } => "prize-rest-of-level",
            "{ $list }: nothing decides which of { $names } get more of what rounding leaves over; \
             draw lots.";
        /// Players who are equal in everything choose between lists, and the order decides.
        ChoiceOfLevel { names: String } => "prize-choice-of-level",
            "Nothing decides which of { $names } chooses first between the prize lists, and so who \
             gets what; draw lots.";
        GaveWay { list: String, names: Vec<String>, minimum: Said } => "prize-gave-way",
            "{ $list }: a share would be below { $minimum }, so the last of the tied give way: \
             { $names }.";
        PlayoffOpen { of: Said } => "prize-playoff-open",
            "The play-off, { $of }, is not over: these prizes may change.";
        ThingOfLevel {
            list: String,
            thing: String,
            place: usize,
            names: String,
        } => "prize-thing-of-level",
            "{ $list }, place { $place }: nothing decides which of { $names } has the { $thing }; \
             draw lots.";
        ThingDrawn {
            list: String,
            thing: String,
            place: usize,
            names: String,
            name: String,
        } => "prize-thing-drawn",
            "{ $list }, place { $place }: a lot drawn by hand between { $names } gave the \
             { $thing } to { $name }.";
        ByLot { things: String } => "prize-by-lot", "lot: { $things }";
        TakesNone { names: Vec<String> } => "prize-takes-none", "Not for prizes: { $names }.";
        /// Players whose category is unknown: only the year of birth is known, and the day decides.
        Undecided { list: String, category: String, names: Vec<String> } => "prize-undecided",
            "{ $list }: only the year of birth is known, and the day decides about category \
             { $category }: { $names }. The arbiter decides who gets these prizes.";
        Withdrew { name: String, round: Round } => "prize-withdrew",
            "{ $name } has a prize, and withdrew after round { $round }.";
        Better {
            name: String,
            took: String,
            has: Said,
            left: String,
            worth: Said,
        } => "prize-better",
            "{ $name } has { $took } ({ $has }), the more valuable one when it was chosen; after \
             all had chosen, { $left } would have been { $worth }.";
    }
}

told! {
    /// The explanation of the prizes of one player.
    pub enum PrizeLine {
        Gets { list: String, prize: Sentences } => "prize-gets", "{ $list }: gets { $prize }";
        DrawsLots { list: String, thing: String, with: String } => "prize-draws-lots",
            "{ $list }: draws lots with { $with } for { $thing }";
        Nothing => "prize-nothing", "No prize";
        Excluded { reason: String } => "prize-barred-excluded",
            "takes no prize by decision of the arbiters: { $reason }";
        OtherCategory { category: String } => "prize-barred-category",
            "not in category { $category }";
        CategoryUndecided { category: String } => "prize-barred-undecided",
            "not known whether in category { $category }: only the year of birth is known, and \
             the day decides";
        TooFewGames { games: usize, least: usize } => "prize-barred-games",
            "{ $games ->
                [0] no game
                [1] 1 game
               *[other] { $games } games
            } played, and the list asks for { $least }";
        WithdrewEarly { round: Round } => "prize-barred-withdrew",
            "withdrew after round { $round }, and the list is for those who played to the end";
        OtherStandings => "prize-barred-standings", "goes by other standings";
        NoPlace => "prize-barred-place", "no place in the standings";
        Standing { place: usize, among: usize } => "prize-standing",
            "place { $place } of the { $among } who may win";
        Ahead { others: Sentences } => "prize-ahead",
            "ahead, with a prize of another list: { $others }";
        TookElsewhere { name: String, list: String } => "prize-took-elsewhere",
            "{ $name } ({ $list })";
        Holds { places: Said, with: Option<Vec<String>> } => "prize-holds",
            "{ $with ->
                [none] holds { $places }
               *[other] shares { $places } with { $with }
            }";
        Beyond { prizes: usize } => "prize-beyond",
            "{ $prizes ->
                [1] the prize goes to the first placed of those who are left
               *[other] the { $prizes } prizes go to the first placed of those who are left
            }";
        Shared { terms: Sentences, by: usize, share: Said } => "prize-shared",
            "({ $terms }) : { $by } = { $share }";
        Level { with: Vec<String>, terms: Sentences, by: usize, share: Said } => "prize-level",
            "level in everything with { $with }, so they share the prizes of their places: (\
             { $terms }) : { $by } = { $share }";
        Halved { own: Said, equal: Said, share: Said } => "prize-halved",
            "half of the own prize and half of that: ({ $own } + { $equal }) : 2 = { $share }";
        Minimum { minimum: Said, tied: usize, share: Said, names: Vec<String> } => "prize-minimum",
            "with { $tied } tied a share would be { $share }, below the minimum of { $minimum }; \
             the last give way: { $names }";
        Rounding { unit: Said, share: Said, rest: Option<Said> } => "prize-rounding",
            "rounded down to { $unit }: { $share }{ $rest ->
                [none] {\"\"}
               *[other] , and { $rest } of what that left over, which goes to the best placed \
             first
            }";
        Took { list: String, worth: Said, others: Sentences, equal: bool } => "prize-took",
            "Takes { $list } ({ $worth }) and not { $others }: { $equal ->
                [yes] of the same value, and the list stands first
               *[no] the more valuable one
            }";
        Then { list: String, line: Said } => "prize-then", "{ $list }, at the choice: { $line }";
        Worth { list: String, worth: Said } => "prize-worth", "{ $list } ({ $worth })";
        Better { left: String, worth: Said, has: Said } => "prize-better-for",
            "Note: after all had chosen, { $left } would have been { $worth }, more than { $has \
             }; the choice stands";
    }
}
