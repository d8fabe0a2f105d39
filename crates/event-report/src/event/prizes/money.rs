//! Amounts of money as messages: each language has its own separators of digits.

use draughts_events::event::Currency;
use draughts_events::prizes::Exact;
use draughts_ground::said::{Fact, Said, said};

/// Formats an amount, given in the smallest unit, without the currency: `1,000.00`.
pub(super) fn amount(currency: &Currency, units: u64) -> Said {
    let (whole, part) = currency.parts(units);
    said!(
        "amount",
        "{ $whole }{ $part ->
            [none] {\"\"}
           *[other] .{ $part }
        }";
        whole = grouped(whole), part
    )
}

/// Formats an amount with the currency: `EUR 1,000.00`.
pub(super) fn amount_in(currency: &Currency, units: u64) -> Said {
    said!(
        "amount-in",
        "{ $code } { $amount }";
        code = currency.code.clone(), amount = amount(currency, units)
    )
}

/// Formats a share before rounding: `66.66…` if it has more decimals.
pub(super) fn share(currency: &Currency, exact: Exact) -> Said {
    let amount = amount(currency, u64::try_from(exact.to_integer()).unwrap_or_default());
    if exact.is_integer() { amount } else { said!("amount-cut", "{ $amount }…"; amount) }
}

/// Groups a number by three digits.
fn grouped(number: u64) -> Fact {
    match number / 1000 {
        0 => Fact::Text(number.to_string()),
        thousands => {
            let three = format!("{:03}", number % 1000);
            Fact::Said(said!(
                "amount-thousands",
                "{ $before },{ $three }";
                before = grouped(thousands), three
            ))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use draughts_report::words::{Language, say};

    #[test]
    fn digits_are_grouped_and_parted_as_the_language_does() {
        let (euro, yen) = (Currency::default(), "JPY:0".parse::<Currency>().expect("a currency"));
        for (currency, units, english, dutch) in [
            (&euro, 5, "EUR 0.05", "EUR 0,05"),
            (&euro, 123_456_789, "EUR 1,234,567.89", "EUR 1.234.567,89"),
            (&euro, 100_000_000, "EUR 1,000,000.00", "EUR 1.000.000,00"),
            (&yen, 1000, "JPY 1,000", "JPY 1.000"),
        ] {
            let said = amount_in(currency, units);
            assert_eq!(say(&said, Language::English), english);
            assert_eq!(say(&said, Language::Dutch), dutch);
        }
        let third = Exact::new(20_000, 3);
        assert_eq!(say(&share(&euro, third), Language::English), "66.66…");
        assert_eq!(say(&share(&euro, Exact::from(20_000)), Language::English), "200.00");
    }
}
