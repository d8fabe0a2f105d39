//! Receipts for the winners to sign.

use super::{Divided, lots, places, undecided, unsettled, viewed, won};
use crate::event::words::PrizeWord;
use crate::sheet::Receipt;
use draughts_events::event::{Event, Prizes, Round};
use draughts_ground::said::{Said, Sentences, Told, said};
use draughts_report::words::{Language, say};

use super::money::amount_in;

/// Makes a receipt for each winner of money or a thing, in a language.
///
/// The prizes are those by the standings of a stage (from 0) after a round. Receipts are drafts,
/// which nobody can sign, as long as the winners may change.
pub fn receipts(
    event: &Event,
    prizes: &Prizes,
    stage: usize,
    round: Option<Round>,
    language: Language,
) -> Vec<Receipt> {
    let divided = Divided::new(event, prizes, stage, round);
    let mut why_draft = unsettled(&divided.open_playoffs, language);
    if !divided.complete && why_draft.is_empty() {
        why_draft.push(say(
            &said!(
                "receipt-unfinished",
                "After round { $round } not all games have been played: these prizes may change.";
                round = divided.round
            ),
            language,
        ));
    }
    let receipt = |(at, all): (usize, Vec<super::Won>)| {
        let id = &divided.awarded.contenders[at].id;
        let winner = viewed(event, id)?;
        let open = undecided::open(event, &prizes.lists, &divided.awarded, at);
        let open = open.iter().map(|note| say(note, language));
        let details = [Some(winner.id.as_str()), winner.federation, winner.club];
        let money: u64 = all.iter().map(|one| one.money).sum();
        let amount = (money > 0).then(|| amount_in(&prizes.currency, money));
        let total = amount.clone().filter(|_| all.len() > 1);
        let line = |one: &super::Won| {
            let (list, places) = (one.list.clone(), one.places.clone());
            let prize = one.prize(&prizes.currency);
            prize_line(list, places, prize, language)
        };
        Some(Receipt {
            event: event.name.clone(),
            occasion: divided.occasion.when_and_where(language),
            name: winner.name.to_owned(),
            details: details.into_iter().flatten().collect::<Vec<_>>().join(" · "),
            prizes: all.iter().map(line).collect(),
            why_draft: why_draft.iter().cloned().chain(open).collect(),
            amount: amount.map(|amount| say(&amount, language)).unwrap_or_default(),
            total: total
                .map(|amount| say(&said!("receipt-total", "Total: { $amount }"; amount), language))
                .unwrap_or_default(),
        })
    };
    // Whoever gets the thing writes their name.
    let by_lot = |lot: super::won::Lot| {
        let among = lot.among.iter().map(|&at| &divided.awarded.contenders[at].id);
        let names = among.filter_map(|id| event.name_of(id)).collect::<Vec<_>>().join("; ");
        let open = lot
            .among
            .first()
            .map(|&at| undecided::open(event, &prizes.lists, &divided.awarded, at));
        let open = open.into_iter().flatten().map(|note| say(&note, language));
        let prize = Sentences::listed(vec![PrizeWord::Thing { thing: lot.thing }.said()]);
        let places = places(lot.place, lot.place);
        Receipt {
            event: event.name.clone(),
            occasion: divided.occasion.when_and_where(language),
            name: "_".repeat(30),
            details: say(&said!("receipt-by-lot", "by lot: one of { $names }"; names), language),
            prizes: vec![prize_line(lot.list, places, prize, language)],
            why_draft: why_draft.iter().cloned().chain(open).collect(),
            ..Receipt::default()
        }
    };
    let lots = lots(&divided.awarded, &prizes.lists).into_iter().map(by_lot);
    let won = won(&divided.awarded, &prizes.lists).into_iter().filter_map(receipt);
    won.chain(lots).collect()
}

/// Describes a prize, its list and its places.
fn prize_line(list: String, places: Said, prize: Sentences, language: Language) -> String {
    let line = said!("receipt-prize", "{ $list }, { $places }: { $prize }"; list, places, prize);
    say(&line, language)
}
