//! Prize lists, draws for prizes, and exclusions from them.

use draughts_ground::said::{Fact, Figures, Said, said};
use serde::{Deserialize, Serialize};

use super::people::categories_of_nobody;
use super::{Apply, Line};
use crate::event::acts::{
    Echo, ListSaid, PrizeRefusal, Refusal, Refused, Remedy, find_player, find_team, give_category,
    of_one_line,
};
use crate::event::{
    Currency, Event, Excluded, OnePrize, PlayerId, Prize, PrizeList, Prizes, PrizesOf,
};

/// Sets a prize list, the currency, or the number of prizes per player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetPrizes {
    /// The list; an existing one keeps fields that are not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub list: Option<Box<ListSaid>>,
    /// The currency.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub currency: Option<Currency>,
    /// The number of prizes per player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub one_prize: Option<OnePrize>,
}

impl Apply for SetPrizes {
    const VERB: &'static str = "prize";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let said = set_prizes(event, self.list.as_deref(), self.currency.as_ref(), self.one_prize)?;
        let mut lines = Line::all(&said);
        let category = self.list.as_ref().and_then(|list| list.category.as_deref());
        if let Some(category) = category.filter(|category| !category.is_empty()) {
            lines.extend(categories_of_nobody(event, Some(category)));
        }
        Ok(lines)
    }
}

/// Removes a prize list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RemovePrizes {
    /// Its name.
    pub list: String,
}

impl Apply for RemovePrizes {
    const VERB: &'static str = "prize";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        Ok(vec![Line::of(&remove_prizes(event, &self.list)?)])
    }
}

/// Records a draw by hand for the non-cash prizes of a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawPrizeLot {
    /// The name of the list.
    pub list: String,
    /// The tied players in the order drawn; empty to remove the draw.
    pub players: Vec<String>,
}

impl Apply for DrawPrizeLot {
    const VERB: &'static str = "prize";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        Ok(vec![Line::of(&draw_prize_lot(event, &self.list, &self.players)?)])
    }
}

/// Excludes a player or a team from prizes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakeNoPrize {
    /// The player or team.
    pub player: String,
    /// The reason.
    pub reason: String,
}

impl Apply for TakeNoPrize {
    const VERB: &'static str = "prize";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        Ok(vec![Line::of(&take_no_prize(event, &self.player, &self.reason)?)])
    }

    fn reason(&self) -> Option<&str> {
        Some(&self.reason)
    }
}

/// Lets a player or a team take prizes again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakePrizes {
    /// The player or team.
    pub player: String,
}

impl Apply for TakePrizes {
    const VERB: &'static str = "prize";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        Ok(vec![Line::of(&take_prizes(event, &self.player)?)])
    }
}

/// Sets the currency, the number of prizes per player, and a list.
///
/// Fails if there is no such category or group, if an amount is invalid, or if the list would be
/// empty.
fn set_prizes(
    event: &mut Event,
    list: Option<&ListSaid>,
    currency: Option<&Currency>,
    one_prize: Option<OnePrize>,
) -> Result<Vec<Echo>, Refused> {
    let mut said = Vec::new();
    said.extend(currency.map(|it| set_currency(event, it)).transpose()?);
    said.extend(one_prize.map(|one| set_one(event, one)));
    said.extend(list.map(|list| set_list(event, list)).transpose()?.into_iter().flatten());
    Ok(said)
}

fn refused(why: PrizeRefusal) -> Refused {
    Refused::new(Refusal::OfPrizes { why })
}

fn echo(what: Said, same: bool) -> Echo {
    Echo::OfPrizes { what }.as_recorded(same)
}

/// Returns the prizes of an event, creating them if there are none.
fn prizes(event: &mut Event) -> &mut Prizes {
    event.prizes_mut().get_or_insert_default()
}

/// Returns the prizes of an event; fails if there are none.
fn there(event: &mut Event) -> Result<&mut Prizes, Refused> {
    event.prizes_mut().as_mut().ok_or_else(|| refused(PrizeRefusal::None).help(Remedy::SetPrizes))
}

fn set_currency(event: &mut Event, currency: &Currency) -> Result<Echo, Refused> {
    let is_new = event.prizes.is_none();
    let prizes = prizes(event);
    if prizes.currency.decimals != currency.decimals && !prizes.lists.is_empty() {
        let code = prizes.currency.code.clone();
        return Err(refused(PrizeRefusal::Decimals { code }).help(Remedy::RemovePrizesFirst));
    }
    let before = std::mem::replace(&mut prizes.currency, currency.clone());
    let example = Figures(currency.plain(500 * currency.whole()));
    let what = said!(
        "prizes-currency",
        "amounts are in { $code }, such as { $example }";
        code = currency.code.clone(), example
    );
    Ok(echo(what, before == *currency && !is_new))
}

fn set_one(event: &mut Event, one: OnePrize) -> Echo {
    let is_new = event.prizes.is_none();
    let before = std::mem::replace(&mut prizes(event).one_prize, one);
    let what = said!(
        "prizes-one",
        "{ $one ->
            [in-all] nobody has more than one prize in all lists together
           *[in-each] one prize each in every list
        }";
        one
    );
    echo(what, before == one && !is_new)
}

fn set_list(event: &mut Event, said: &ListSaid) -> Result<Vec<Echo>, Refused> {
    of_one_line(&said.name)?;
    let is_it = |list: &PrizeList| list.name.to_lowercase() == said.name.trim().to_lowercase();
    let prizes = event.prizes.clone().unwrap_or_default();
    let at = prizes.lists.iter().position(is_it);
    let before = at.map(|at| prizes.lists[at].clone());
    let currency = &prizes.currency;
    if before.is_none() && currency.amount(said.name.trim()).is_some() {
        let why = PrizeRefusal::NameIsAmount { name: said.name.clone() };
        return Err(refused(why).help(Remedy::SetPrizes));
    }
    let mut list = before.clone().unwrap_or_else(|| PrizeList::new(said.name.trim()));
    if !said.prizes.is_empty() {
        let typed = said.prizes.iter().map(|text| Prize::typed(text, currency));
        list.prizes = typed.collect::<Result<_, _>>().map_err(|why| Refused::told(&why))?;
    }
    if list.prizes.is_empty() {
        let why = PrizeRefusal::NothingGiven { name: list.name };
        return Err(refused(why).help(Remedy::SetPrizes));
    }
    let amount = |text: &Option<String>, before: Option<u64>| match text {
        None => Ok(before),
        Some(text) => match currency.amount(text.trim()) {
            Some(0) => Ok(None),
            Some(amount) => Ok(Some(amount)),
            None => Err(no_amount(text, currency)),
        },
    };
    list.minimum = amount(&said.minimum, list.minimum)?;
    list.unit = amount(&said.unit, list.unit)?;
    list.sharing = said.sharing.unwrap_or(list.sharing);
    if said.of.is_some() {
        list.of = said.of.filter(|&of| PrizeList::new("").of(event) != of);
    }
    if let Some(board) = said.board {
        list.board = board_of(event, board)?;
    }
    if let Some(games) = said.games {
        list.games = Some(games).filter(|&games| games > 1);
    }
    list.to_the_end = said.to_the_end.unwrap_or(list.to_the_end);
    if let Some(category) = &said.category {
        list.category = category_of(event, category)?;
    }
    if let Some(group) = &said.group {
        list.group = group_of(event, group)?;
    }
    let same = before.as_ref() == Some(&list);
    let replaced = before.as_ref().filter(|before| before.prizes != list.prizes);
    let what = said!(
        "prizes-set",
        "{ $name }: { $terms }{ $before ->
            [none] {\"\"}
           *[other] {\" \"}(was { $before })
        }";
        name = list.name.clone(),
        terms = terms_of(&list, currency),
        before = replaced.map(|before| terms_of(before, currency))
    );
    let mut notes = Vec::new();
    if said.prizes.len() > 1 {
        notes.extend(rising(&list));
    }
    let was_open = before.is_some_and(|before| before.is_open());
    let is_open = list.is_open() && !was_open;
    let lists = &mut self::prizes(event).lists;
    match at {
        Some(at) => lists[at] = list,
        None => lists.push(list),
    }
    notes.extend(open_to_all(event).filter(|_| is_open));
    let notes = notes.into_iter().map(|what| Echo::Note { what });
    Ok([echo(what, same)].into_iter().chain(notes).collect())
}

/// Reports the first prize of money that is more than the one before it.
fn rising(list: &PrizeList) -> Option<Said> {
    let money = |prize: &Prize| match prize {
        Prize::Money(money) => Some(*money),
        Prize::Thing(_) => None,
    };
    let rises = |two: &[Prize]| {
        money(&two[0]).zip(money(&two[1])).is_some_and(|(higher, next)| next > higher)
    };
    let at = list.prizes.windows(2).position(rises)?;
    Some(said!(
        "prizes-rise",
        "{ $name }: prize { $place } is more than prize { $higher }";
        name = list.name.clone(), place = at + 2, higher = at + 1
    ))
}

/// Names the lists that everybody may win, if there are several for the same standings.
fn open_to_all(event: &Event) -> Option<Said> {
    let lists = event.prizes.as_ref().map_or(&[][..], |prizes| prizes.lists.as_slice());
    let of = |of| lists.iter().filter(move |list| list.is_open() && list.of(event) == of);
    let several =
        [PrizesOf::Players, PrizesOf::Teams].into_iter().find(|&it| of(it).count() > 1)?;
    let lists: Vec<String> = of(several).map(|list| list.name.clone()).collect();
    Some(said!(
        "prizes-open-to-all",
        "everybody may win prizes of { $lists }: no category, group or board limits them";
        lists
    ))
}

fn no_amount(text: &str, currency: &Currency) -> Refused {
    let (example, code) = (currency.plain(500 * currency.whole()), currency.code.clone());
    refused(PrizeRefusal::NoAmount { text: text.to_owned(), example, code })
}

/// Describes the prizes and the terms of a list.
fn terms_of(list: &PrizeList, currency: &Currency) -> Said {
    let plain = |amount: Option<u64>| amount.map(|amount| Figures(currency.plain(amount)));
    // The name of a non-cash prize may contain a point.
    let typed = |prize: &Prize| match prize.as_typed(currency) {
        text if text.bytes().all(|b| b.is_ascii_digit() || b == b'.') => Fact::Figure(text),
        text => Fact::Text(text),
    };
    said!(
        "prizes-terms",
        "{ $prizes } ({ $code } { $sum }){ $category ->
            [none] {\"\"}
           *[other] , category { $category }
        }{ $to_the_end ->
            [yes] {\"\"}, for those who played to the end
           *[no] {\"\"}
        }{ $group ->
            [none] {\"\"}
           *[other] , group { $group }
        }{ $of ->
            [none] {\"\"}
            [teams] , by the standings of the teams
           *[players] , by the standings of the players
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
                [hort] , half of the equal share at least { $minimum } if more are tied than there \
         are prizes
               *[other] , at least { $minimum }
            }
        }{ $unit ->
            [none] {\"\"}
           *[other] , rounded down to { $unit }
        }{ $games ->
            [none] {\"\"}
            [one] , from one game
           *[other] , from { $games } games
        }";
        prizes = list.prizes.iter().map(typed).collect::<Vec<Fact>>(),
        sum = Figures(currency.plain(list.prizes.iter().map(Prize::money).sum())),
        code = currency.code.clone(),
        category = list.category.clone(),
        group = list.group.clone(),
        of = list.of.filter(|_| list.board.is_none()),
        board = list.board,
        sharing = list.sharing,
        minimum = plain(list.minimum),
        unit = plain(list.unit),
        games = list.games,
        to_the_end = list.to_the_end
    )
}

/// Finds a category in the spelling of the event; `None` if empty.
fn category_of(event: &Event, wanted: &str) -> Result<Option<String>, Refused> {
    if wanted.trim().is_empty() {
        return Ok(None);
    }
    let all = event.all_categories();
    let found = named(&all, wanted).map(str::to_owned);
    found.map(Some).ok_or_else(|| {
        let known = known_of(&all);
        let why = PrizeRefusal::NoCategory { category: wanted.to_owned(), known };
        refused(why).help(give_category(event, Some(wanted)))
    })
}

/// Checks a board number of team matches; `None` if it is 0.
fn board_of(event: &Event, board: u16) -> Result<Option<u16>, Refused> {
    let boards = event.team_match.as_ref().map_or(0, |rules| rules.boards);
    match board {
        0 => Ok(None),
        board if board <= boards => Ok(Some(board)),
        board => Err(refused(PrizeRefusal::NoBoard { board, boards })),
    }
}

/// Finds a group of the last stage in the spelling of the event; `None` if empty.
fn group_of(event: &Event, wanted: &str) -> Result<Option<String>, Refused> {
    if wanted.trim().is_empty() {
        return Ok(None);
    }
    let groups = event.groups_of(event.stage_count() - 1);
    let all: Vec<&str> = groups.iter().map(|group| group.group.as_str()).collect();
    let found = named(&all, wanted).map(str::to_owned);
    found.map(Some).ok_or_else(|| {
        refused(PrizeRefusal::NoGroup { group: wanted.to_owned(), known: known_of(&all) })
    })
}

/// Finds a name, ignoring case.
fn named<'n>(all: &[&'n str], wanted: &str) -> Option<&'n str> {
    let exact = all.iter().find(|one| **one == wanted.trim());
    let same = |one: &&&str| one.to_lowercase() == wanted.trim().to_lowercase();
    exact.or_else(|| all.iter().find(same)).copied()
}

fn known_of(all: &[&str]) -> Option<Vec<String>> {
    (!all.is_empty()).then(|| all.iter().map(|&one| one.to_owned()).collect())
}

/// Returns the name of a list in its own spelling.
fn list_of(event: &mut Event, wanted: &str) -> Result<String, Refused> {
    let prizes = there(event)?;
    let names: Vec<&str> = prizes.lists.iter().map(|list| list.name.as_str()).collect();
    named(&names, wanted).map(str::to_owned).ok_or_else(|| {
        let known = known_of(&names).unwrap_or_default();
        refused(PrizeRefusal::NoList { name: wanted.to_owned(), known })
    })
}

/// Removes a list; fails if there is none with this name.
fn remove_prizes(event: &mut Event, wanted: &str) -> Result<Echo, Refused> {
    let name = list_of(event, wanted)?;
    there(event)?.lists.retain(|list| list.name != name);
    Ok(echo(said!("prizes-removed", "{ $name }: removed"; name), false))
}

/// Records a draw by hand for the non-cash prizes of a list.
///
/// Fails if there is no such list or player, if there is only one player, or if a player is drawn
/// twice.
fn draw_prize_lot(event: &mut Event, wanted: &str, players: &[String]) -> Result<Echo, Refused> {
    let name = list_of(event, wanted)?;
    let drawn: Vec<PlayerId> =
        players.iter().map(|player| winner(event, player)).collect::<Result<_, _>>()?;
    let twice = |(at, id): (usize, &PlayerId)| drawn[..at].contains(id);
    if drawn.len() == 1 || drawn.iter().enumerate().any(twice) {
        return Err(refused(PrizeRefusal::LotOfWhom));
    }
    let called = |id: &PlayerId| format!("{id} {}", event.name_of(id).unwrap_or_default());
    let told = drawn.iter().map(called).collect::<Vec<_>>().join("; ");
    let mut lists = there(event)?.lists.iter_mut();
    let list = lists.find(|list| list.name == name).expect("the list is there");
    let before = std::mem::replace(&mut list.lot, drawn);
    let same = before == list.lot;
    let what = match list.lot.is_empty() {
        true => said!("prizes-no-lot", "{ $name }: no drawing of lots any longer"; name),
        false => said!(
            "prizes-lot",
            "{ $name }: lots drawn by hand, in this order: { $players }";
            name, players = told
        ),
    };
    Ok(echo(what, same))
}

/// Finds a team, in a team event, or a player.
fn winner(event: &Event, wanted: &str) -> Result<PlayerId, Refused> {
    if event.is_of_teams()
        && let Ok(team) = find_team(event, wanted)
    {
        return Ok(team);
    }
    find_player(event, wanted).map(|at| event.players[at].id.clone())
}

/// Excludes a player or a team from prizes; fails if there is none with this name.
fn take_no_prize(event: &mut Event, player: &str, reason: &str) -> Result<Echo, Refused> {
    let id = winner(event, player)?;
    let name = event.name_of(&id).unwrap_or_default().to_owned();
    let excluded = &mut prizes(event).excluded;
    let now = Excluded { player: id.clone(), reason: reason.trim().to_owned() };
    let same = excluded.contains(&now);
    match excluded.iter_mut().find(|one| one.player == id) {
        Some(before) => *before = now,
        None => excluded.push(now),
    }
    Ok(echo(said!("prizes-excluded", "{ $id } { $name } takes no prize"; id, name), same))
}

/// Lets a player or a team take prizes again.
///
/// Fails if there is none with this name, or if they are not excluded.
fn take_prizes(event: &mut Event, player: &str) -> Result<Echo, Refused> {
    let id = winner(event, player)?;
    let name = event.name_of(&id).unwrap_or_default().to_owned();
    let excluded = &mut there(event)?.excluded;
    let before = excluded.len();
    excluded.retain(|one| one.player != id);
    if excluded.len() == before {
        return Err(refused(PrizeRefusal::NotExcluded { id }));
    }
    Ok(echo(said!("prizes-included", "{ $id } { $name } takes prizes again"; id, name), false))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::acts::{Act, RemovePrizes, SetPrizes, TakeNoPrize, TakePrizes};
    use crate::event::{PrizesOf, Sharing, read};

    fn event() -> Event {
        let text = "schema: arbiter.event/1\nname: X\nsystem: {kind: swiss, rounds: 3}\nplayers:\n\
             \x20 - {id: p1, name: Alder}\n  - {id: p2, name: Birch, categories: [U18]}\n";
        read("x.yaml", text).unwrap_or_else(|error| panic!("{error}"))
    }

    fn did(event: &mut Event, act: impl Into<Act>) -> Result<(), Refused> {
        *event = act.into().applied_to(event)?.event;
        Ok(())
    }

    fn set(event: &mut Event, said: ListSaid) -> Result<(), Refused> {
        did(event, SetPrizes { list: Some(Box::new(said)), currency: None, one_prize: None })
    }

    fn said(name: &str, prizes: &[&str]) -> ListSaid {
        let prizes = prizes.iter().map(|&one| one.to_owned()).collect();
        ListSaid { name: name.into(), prizes, ..ListSaid::default() }
    }

    fn why(refused: Refused) -> PrizeRefusal {
        match *refused.why {
            Refusal::OfPrizes { why } => why,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_list_said_again_keeps_what_is_not_said() {
        let mut event = event();
        let youth = ListSaid {
            category: Some("u18".into()),
            minimum: Some("20".into()),
            sharing: Some(Sharing::Equal),
            ..said("Youth", &["60", "40.50"])
        };
        set(&mut event, youth).expect("a list");
        set(&mut event, said("youth", &["70"])).expect("the list again");
        let lists = &event.prizes.as_ref().expect("prizes").lists;
        let [list] = &lists[..] else { panic!("{lists:?}") };
        assert_eq!(list.category.as_deref(), Some("U18"));
        assert_eq!((list.minimum, list.sharing), (Some(2000), Sharing::Equal));
        assert_eq!(list.prizes, [Prize::Money(7000)]);
        let none = ListSaid { category: Some(String::new()), ..said("Youth", &[]) };
        set(&mut event, none).expect("without category");
        assert_eq!(event.prizes.as_ref().expect("prizes").lists[0].category, None);
    }

    #[test]
    fn what_cannot_be_meant_is_refused_and_changes_nothing() {
        let mut event = event();
        let before = event.clone();
        let refused = set(&mut event, said("Main", &[])).expect_err("no prizes");
        assert_eq!(why(refused), PrizeRefusal::NothingGiven { name: "Main".into() });
        let other = ListSaid { category: Some("U81".into()), ..said("Main", &["5"]) };
        let refused = why(set(&mut event, other).expect_err("no category"));
        assert!(matches!(refused, PrizeRefusal::NoCategory { known: Some(_), .. }), "{refused:?}");
        let refused = set(&mut event, said("500", &["300"])).expect_err("no name");
        assert_eq!(why(refused), PrizeRefusal::NameIsAmount { name: "500".into() });
        assert!(set(&mut event, said("Main", &["5OO"])).is_err());
        assert!(
            set(&mut event, ListSaid { unit: Some("x".into()), ..said("Main", &["5"]) }).is_err()
        );
        let of = ListSaid { of: Some(PrizesOf::Teams), ..said("Main", &["5"]) };
        assert!(set(&mut event, of).is_err(), "no teams meet");
        let act = RemovePrizes { list: "Main".into() };
        assert_eq!(why(did(&mut event, act.clone()).expect_err("no list")), PrizeRefusal::None);
        assert_eq!(event, before);
    }

    #[test]
    fn amounts_that_are_there_keep_their_unit() {
        let mut event = event();
        set(&mut event, said("Main", &["5"])).expect("a list");
        let currency = |code: &str| SetPrizes {
            list: None,
            currency: Some(code.parse().expect("a currency")),
            one_prize: None,
        };
        assert!(did(&mut event, currency("JPY:0")).is_err());
        did(&mut event, currency("BRL")).expect("as many decimals");
        assert_eq!(event.prizes.as_ref().expect("prizes").lists[0].prizes, [Prize::Money(500)]);
    }

    #[test]
    fn a_player_is_excluded_with_a_reason_and_taken_back() {
        let mut event = event();
        let no_prize = |reason: &str| TakeNoPrize { player: "p2".into(), reason: reason.into() };
        assert!(did(&mut event, no_prize(" ")).is_err());
        did(&mut event, no_prize("left early")).expect("excluded");
        let back = TakePrizes { player: "p2".into() };
        did(&mut event, back.clone()).expect("back");
        assert!(event.prizes.as_ref().expect("prizes").excluded.is_empty());
        assert!(did(&mut event, back.clone()).is_err());
    }
}
