//! Categories as a person names them.

use crate::event::acts::{Refused, Remedy};
use crate::event::{Event, category_key};
use draughts_ground::said::said;

/// Returns the categories of the event: those of its rules, then those of the players.
///
/// # Errors
///
/// Fails if there are none.
pub fn categories(event: &Event) -> Result<Vec<&str>, Refused> {
    let all = event.all_categories();
    if all.is_empty() {
        let why = said!("no-categories", "no player has a category");
        return Err(Refused::told(&why).help(Remedy::Said { what: said!("help-set-category") }));
    }
    Ok(all)
}

/// Finds a category, ignoring case and blanks, and returns it in the spelling of the event.
///
/// # Errors
///
/// Fails if the event does not have the category.
pub fn category<'e>(event: &'e Event, wanted: &str) -> Result<&'e str, Refused> {
    let all = categories(event)?;
    let found = all.iter().find(|one| category_key(one) == category_key(wanted));
    found.copied().ok_or_else(|| {
        let known: Vec<String> = all.iter().map(|&one| one.to_owned()).collect();
        Refused::told(&said!(
            "no-category",
            "no player has the category { $category }",
            help "there are { $known }";
            category = wanted, known
        ))
    })
}
