//! What an act did to the prizes, and why one is refused, as values.

use draughts_ground::said::{Fact, Figures};
use draughts_ground::told;

use crate::event::{OnePrize, PlayerId, PrizesOf, Sharing};

told! {
    /// What an act did to prizes, in one line.
    pub enum PrizeEcho {
        /// A list, with its prizes as they can be typed and the sum of their money.
        List {
            name: String,
            prizes: Vec<Fact>,
            sum: Figures,
            code: String,
            category: Option<String>,
            group: Option<String>,
            of: Option<PrizesOf>,
            board: Option<u16>,
            sharing: Sharing,
            minimum: Option<Figures>,
            unit: Option<Figures>,
            games: Option<u16>,
            to_the_end: bool,
        } => "prizes-set";
        /// A list was taken out.
        Removed { name: String } => "prizes-removed";
        /// Lots were drawn by hand for the things of a list; the order.
        Lot { name: String, players: String } => "prizes-lot";
        /// No lot holds for the things of a list.
        NoLot { name: String } => "prizes-no-lot";
        /// The currency, with an amount in it.
        Currency { code: String, example: Figures } => "prizes-currency";
        /// How many prizes one player may have.
        One { one: OnePrize } => "prizes-one";
        /// Somebody takes no prize.
        Excluded { id: PlayerId, name: String } => "prizes-excluded";
        /// Somebody takes prizes again.
        Included { id: PlayerId, name: String } => "prizes-included";
    }
}

told! {
    /// What stands against an act on prizes.
    pub enum PrizeRefusal {
        /// There are no prizes.
        None => "no-prizes";
        /// No list has this name.
        NoList { name: String, known: Vec<String> } => "no-prize-list";
        /// An amount stands where the name of a list belongs.
        NameIsAmount { name: String } => "prize-name-is-amount";
        /// A new list has no prizes.
        NothingGiven { name: String } => "no-prizes-given";
        /// No player can have this category.
        NoCategory { category: String, known: Option<Vec<String>> } => "no-prize-category";
        /// The last stage has no such group.
        NoGroup { group: String, known: Option<Vec<String>> } => "no-prize-group";
        /// No match has such a board.
        NoBoard { board: u16, boards: u16 } => "no-prize-board";
        /// A text that is no amount.
        NoAmount { text: String, example: String, code: String } => "no-amount";
        /// Amounts would be read in another unit.
        Decimals { code: String } => "prizes-other-decimals";
        /// A lot of one, or with somebody twice.
        LotOfWhom => "prize-lot-of-whom";
        /// Somebody is not excluded.
        NotExcluded { id: PlayerId } => "not-excluded-from-prizes";
    }
}

impl From<Sharing> for Fact {
    fn from(sharing: Sharing) -> Self {
        Self::Word(match sharing {
            Sharing::None => "none",
            Sharing::Equal => "equal",
            Sharing::Hort => "hort",
        })
    }
}

impl From<OnePrize> for Fact {
    fn from(one: OnePrize) -> Self {
        Self::Word(match one {
            OnePrize::InAll => "in-all",
            OnePrize::InEach => "in-each",
        })
    }
}

impl From<PrizesOf> for Fact {
    fn from(of: PrizesOf) -> Self {
        Self::Word(match of {
            PrizesOf::Teams => "teams",
            PrizesOf::Players => "players",
        })
    }
}
