//! The words of prizes: amounts, what is won, why, and what is not awarded.

use draughts_events::event::acts::PlayoffOf;
use draughts_events::event::{PrizesOf, Round};
use draughts_events::prizes::Unawarded;
use draughts_ground::said::{Fact, Said, Sentences};
use draughts_ground::told;

told! {
    /// An amount of money in figures, as a language groups and parts them.
    pub enum Figure {
        /// Whole units, and the digits after the point if the currency has any.
        Amount { whole: Fact, part: Option<String> } => "amount";
        /// The digits before the last three, and these.
        Thousands { before: Fact, three: String } => "amount-thousands";
        /// An amount that goes on after its last digit.
        Cut { amount: Said } => "amount-cut";
        /// With its currency.
        In { code: String, amount: Said } => "amount-in";
    }
}

told! {
    /// What is said of prizes around their table.
    pub enum PrizeWord {
        /// Over the prizes of a list: for whom, and how the tied share them.
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
        } => "prize-list";
        /// Places that are shared.
        Places { first: usize, last: usize, several: bool } => "prize-places";
        /// A prize that nobody has.
        NotAwarded { why: Unawarded } => "prize-not-awarded";
        /// Why nobody has it.
        WhyLeft { why: Unawarded } => "prize-why-left";
        /// The same with its place and its list, in a sum.
        LeftOf { place: usize, list: String, why: Unawarded } => "prize-left-of";
        /// What is given is what is paid and what is not awarded.
        Sums { given: Said, paid: Said, left: Said, why: Option<Sentences> }
            => "prize-sums";
        /// A thing.
        Thing { thing: String } => "prize-thing";
        /// A thing that nobody has, and why.
        ThingLeft { thing: String, of: Said } => "prize-thing-left";
        /// Things that nobody has.
        ThingsLeft { things: Sentences } => "prize-things-left";
        /// How the rest of rounding went.
        Rounded { list: String, places: Said, unit: Said, rest: Said, to: Vec<String> }
            => "prize-rounded";
        /// Who got nothing, because the share would have been below the minimum.
        GaveWay { list: String, names: Vec<String>, minimum: Said } => "prize-gave-way";
        /// A play-off is not over, after which the prizes may be others.
        PlayoffOpen { of: PlayoffOf } => "prize-playoff-open";
        /// A thing that goes with a place which several hold who are level in everything.
        ThingOfLevel { list: String, thing: String, place: usize, names: String }
            => "prize-thing-of-level";
        /// A lot that was drawn by hand has said who has a thing.
        ThingDrawn { list: String, thing: String, place: usize, names: String, name: String }
            => "prize-thing-drawn";
        /// The things of which a lot says who has them, next to each who may.
        ByLot { things: String } => "prize-by-lot";
        /// Who takes no prize.
        TakesNone { names: Vec<String> } => "prize-takes-none";
        /// Those of whom only the year of birth is known, where the day decides about the category
        /// of a list.
        Undecided { list: String, category: String, names: Vec<String> } => "prize-undecided";
        /// Somebody who wins has withdrawn.
        Withdrew { name: String, round: Round } => "prize-withdrew";
        /// A list that was left would have been worth more in the end.
        Better { name: String, took: String, has: Said, left: String, worth: Said }
            => "prize-better";
    }
}

told! {
    /// What is said of the prizes of one player.
    pub enum PrizeLine {
        /// What the player gets.
        Gets { list: String, prize: Sentences } => "prize-gets";
        /// The player draws lots with others for a thing.
        DrawsLots { list: String, thing: String, with: String } => "prize-draws-lots";
        /// The player gets nothing.
        Nothing => "prize-nothing";
        /// The player may not win: by decision.
        Excluded { reason: String } => "prize-barred-excluded";
        /// The same: another category.
        OtherCategory { category: String } => "prize-barred-category";
        /// It is not known whether the player may win: only the day of birth would say so.
        CategoryUndecided { category: String } => "prize-barred-undecided";
        /// The same: too few games.
        TooFewGames { games: usize, least: usize } => "prize-barred-games";
        /// Somebody has withdrawn, and the list is for those who took part to the end.
        WithdrewEarly { round: Round } => "prize-barred-withdrew";
        /// The same: other standings.
        OtherStandings => "prize-barred-standings";
        /// The same: no place.
        NoPlace => "prize-barred-place";
        /// The place among those who may win.
        Standing { place: usize, among: usize } => "prize-standing";
        /// Who is ahead and took a prize of another list.
        Ahead { others: Sentences } => "prize-ahead";
        /// One of them, with the list.
        TookElsewhere { name: String, list: String } => "prize-took-elsewhere";
        /// The places held, and with whom.
        Holds { places: Said, with: Option<Vec<String>> } => "prize-holds";
        /// No prize reaches the place.
        Beyond { prizes: usize } => "prize-beyond";
        /// What the tied share: the sum of the prizes by their number.
        Shared { terms: Sentences, by: usize, share: Said } => "prize-shared";
        /// Who is level in everything, and what the prizes of their places come to for each.
        Level { with: Vec<String>, terms: Sentences, by: usize, share: Said } => "prize-level";
        /// Half of the own prize and half of the equal share.
        Halved { own: Said, equal: Said, share: Said } => "prize-halved";
        /// What the share would be, which is below the minimum, and who gives way.
        Minimum { minimum: Said, tied: usize, share: Said, names: Vec<String> } => "prize-minimum";
        /// What rounding takes, and what it gives.
        Rounding { unit: Said, share: Said, rest: Option<Said> } => "prize-rounding";
        /// Which list was taken and why.
        Took { list: String, worth: Said, others: Sentences, equal: bool } => "prize-took";
        /// What was so when the player chose.
        Then { list: String, line: Said } => "prize-then";
        /// A list and what it was worth.
        Worth { list: String, worth: Said } => "prize-worth";
        /// A list that was left would have been worth more in the end.
        Better { left: String, worth: Said, has: Said } => "prize-better-for";
    }
}

told! {
    /// What is printed on every receipt.
    pub enum ReceiptWord {
        /// Over it.
        Head => "receipt-head";
        /// Over one that is not to be signed.
        Draft => "receipt-draft";
        /// Not all rounds are played, or a result is missing.
        Unfinished { round: Round } => "receipt-unfinished";
        /// That somebody has received an amount, or a thing.
        Received => "receipt-received";
        /// Over the place for the day.
        Date => "receipt-date";
        /// Over the place for the signature.
        Signature => "receipt-signature";
        /// A prize: its list, its places, and what it is.
        Prize { list: String, places: Said, prize: Sentences } => "receipt-prize";
        /// Those of whom a lot says who has received it.
        ByLot { names: String } => "receipt-by-lot";
        /// The sum of several prizes.
        Total { amount: Said } => "receipt-total";
    }
}
