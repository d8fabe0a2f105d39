//! Effects of acts on prizes, and the reasons for refusals, as values.

use draughts_ground::told;

use crate::event::{OnePrize, PlayerId, PrizesOf, Sharing};

told! {
    /// The reason for refusing an act on prizes.
    pub enum PrizeRefusal {
        None => "no-prizes", "the event has no prizes";
        NoList { name: String, known: Vec<String> } => "no-prize-list",
            "there is no list of prizes { $name }; there is { $known }";
        NameIsAmount { name: String } => "prize-name-is-amount",
            "`{ $name }` is an amount, and the list has no name";
        NothingGiven { name: String } => "no-prizes-given",
            "{ $name } is a new list, and no prize is named";
        NoCategory { category: String, known: Option<Vec<String>> } => "no-prize-category",
            "nobody can have category { $category }{ $known ->
                [none] {\"\"}
               *[other] ; there is { $known }
            }";
        NoGroup { group: String, known: Option<Vec<String>> } => "no-prize-group",
            "the last stage has no group { $group }{ $known ->
                [none] {\"\"}
               *[other] ; there is { $known }
            }";
        NoBoard { board: u16, boards: u16 } => "no-prize-board",
            "there is no board { $board }: { $boards ->
                [0] players meet, and no teams
                [one] matches have one board
               *[other] matches have { $boards } boards
            }";
        NoAmount { text: String, example: String, code: String } => "no-amount",
            "`{ $text }` is not an amount in { $code }, such as { $example }";
        Decimals { code: String } => "prizes-other-decimals",
            "the amounts that are there are counted in the smallest unit of { $code }, which has \
             other decimals";
        LotOfWhom => "prize-lot-of-whom",
            "a lot is drawn between two or more: name each of them once, in the order that was \
             drawn";
        NotExcluded { id: PlayerId } => "not-excluded-from-prizes", "{ $id } takes prizes already";
    }
}

draughts_ground::fact_words! {
    Sharing {
        None "none",
        Equal "equal",
        Hort "hort",
    }
}

draughts_ground::fact_words! {
    OnePrize {
        InAll "in-all",
        InEach "in-each",
    }
}

draughts_ground::fact_words! {
    PrizesOf {
        Teams "teams",
        Players "players",
    }
}
