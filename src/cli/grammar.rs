//! Words of earlier releases: they are still understood, and the new word is shown.
//!
//! A noun without a verb only shows something: `event prize club` shows the prizes. So no missing
//! letter turns a display into a change.

use std::ffi::OsString;

use clap::error::ErrorKind;

use super::event::event_arg::note;
use super::usage::Usage;
use crate::diag::nearest;

/// A noun of `arbiter event`: its verbs, and the verb that it implied if more than an event was
/// given.
struct Noun {
    name: &'static str,
    verbs: &'static [&'static str],
    change: Option<&'static str>,
}

const NOUNS: &[Noun] = &[
    Noun { name: "prize", verbs: &["show", "set"], change: Some("set") },
    Noun { name: "playoff", verbs: &["show", "open", "result"], change: Some("open") },
    Noun { name: "division", verbs: &["show", "set"], change: Some("set") },
    Noun { name: "team", verbs: &["show", "add", "set", "remove"], change: None },
];

/// Commands with an earlier name, including the preceding word, and their current name: a word, or
/// a noun and its verb.
const COMMANDS: &[([&str; 2], &[&str])] = &[
    (["event", "prizes"], &["prize", "show"]),
    (["event", "playoffs"], &["playoff", "show"]),
    (["event", "playoff-result"], &["playoff", "result"]),
    (["event", "divisions"], &["division", "show"]),
    (["event", "teams"], &["team", "show"]),
    (["event", "edit"], &["pair-by-hand"]),
    (["event", "ended"], &["gave-up"]),
    (["event", "resigned"], &["gave-up"]),
    (["event", "round"], &["schedule"]),
    (["event", "report"], &["federation-report"]),
    (["event", "match-report"], &["match-sheet"]),
    (["rating", "report"], &["crosstable"]),
];

/// Commands that list built-in documents and print one.
const DOCUMENTS: &[&[&str]] = &[&["ladders"], &["event", "presets"], &["rating", "schemes"]];

/// Options with an earlier name: the command, the earlier name, and the current ones.
const OPTIONS: &[(&[&str], &str, &[&str])] = &[
    (&["adjudicate"], "--from", &["--first-move"]),
    (&["event", "add"], "--list", &["--federation-list"]),
    (&["event", "late"], "--from", &["--from-round"]),
    (&["event", "bye"], "--cancel", &["--remove"]),
    (&["event", "absent"], "--cancel", &["--remove"]),
    (&["event", "draw"], "--clear", &["--remove"]),
    (&["event", "match"], "--clear", &["--remove"]),
    (&["event", "norms"], "--scheme", &["--norms"]),
    (&["event", "playoff", "open"], "--clear", &["--remove"]),
    (&["event", "division", "set"], "--nobody", &["--remove"]),
    (&["event", "prize", "set"], "--include", &["--remove", "--exclude"]),
];

/// Words that people type instead of a command, and the command.
const BRIDGES: &[(&str, &str)] = &[
    ("event", "event"),
    ("events", "event list"),
    ("results", "event result"),
    ("tournament", "event"),
    ("tournaments", "event list"),
    ("toernooi", "event"),
    ("publiceren", "publish"),
    ("regels", "rules"),
    ("controleren", "validate"),
];

/// Words that people type after `arbiter event`, in English or Dutch, and what they mean.
const MEANT: &[(&str, &str)] = &[
    ("amend", "arbiter event result EVENT 3=2-0 --amend --reason TEXT"),
    ("correct", "arbiter event result EVENT 3=2-0 --amend --reason TEXT"),
    ("rename", "arbiter event set EVENT PLAYER name=NAME"),
    ("print", "arbiter event pairings EVENT -o FILE.html"),
    ("publish", "arbiter publish EVENT -o FOLDER"),
    ("results", "arbiter event result"),
    ("uitslag", "arbiter event result"),
    ("uitslagen", "arbiter event result"),
    ("stand", "arbiter event standings"),
    ("standen", "arbiter event standings"),
    ("ranglijst", "arbiter event standings"),
    ("weerstandspunten", "arbiter event standings EVENT --explain PLAYER"),
    ("indeling", "arbiter event pairings"),
    ("indelingen", "arbiter event pairings"),
    ("ronde", "arbiter event pairings EVENT --round N"),
    ("rondes", "arbiter event set EVENT system.rounds=N"),
    ("indelen", "arbiter event pair"),
    ("ruilen", "arbiter event swap"),
    ("wisselen", "arbiter event swap"),
    ("speler", "arbiter event player"),
    ("spelers", "arbiter event players"),
    ("toevoegen", "arbiter event add"),
    ("verwijderen", "arbiter event remove"),
    ("nieuw", "arbiter event new"),
    ("terug", "arbiter event undo"),
    ("ongedaan", "arbiter event undo"),
    ("opnieuw", "arbiter event redo"),
    ("herstellen", "arbiter event restore"),
    ("geschiedenis", "arbiter event history"),
    ("controle", "arbiter event check"),
    ("controleren", "arbiter event check"),
    ("vergelijken", "arbiter event compare"),
    ("uitleg", "arbiter event explain"),
    ("loten", "arbiter event draw"),
    ("loting", "arbiter event draw"),
    ("oneven", "arbiter event bye"),
    ("vrij", "arbiter event bye"),
    ("afwezig", "arbiter event absent"),
    ("laatkomer", "arbiter event late"),
    ("terugtrekken", "arbiter event withdraw"),
    ("terugkeer", "arbiter event return"),
    ("afgebroken", "arbiter event adjourn"),
    ("afbreken", "arbiter event adjourn"),
    ("uitgesteld", "arbiter event postpone"),
    ("uitstellen", "arbiter event postpone"),
    ("uitstel", "arbiter event postpone"),
    ("partijen", "arbiter event games"),
    ("kleuren", "arbiter event colours"),
    ("wedstrijd", "arbiter event match"),
    ("ploeg", "arbiter event team"),
    ("ploegen", "arbiter event team"),
    ("opstelling", "arbiter event lineup"),
    ("invaller", "arbiter event lineup"),
    ("barrage", "arbiter event playoff"),
    ("prijs", "arbiter event prize"),
    ("prijzen", "arbiter event prize"),
    ("kruistabel", "arbiter event crosstable"),
    ("toernooien", "arbiter event list"),
    ("exporteren", "arbiter event export"),
    ("importeren", "arbiter event import"),
    ("uitspraak", "arbiter event ruling"),
    ("publiceren", "arbiter publish EVENT -o FOLDER"),
];

/// Returns the command that a word after `arbiter event` means, if it is one of other programs or
/// of another language.
pub(super) fn meant(word: &str) -> Option<String> {
    let word = word.to_lowercase();
    let is_it = |(typed, _): &&(&str, &str)| *typed == word;
    let near = || nearest(&word, MEANT.iter().map(|(typed, _)| *typed));
    let (_, command) = MEANT.iter().find(is_it).or_else(|| {
        let near = near()?;
        MEANT.iter().find(|(typed, _)| *typed == near)
    })?;
    Some(format!("`{command}`"))
}

/// Returns the command for a word that is not a command but belongs to `arbiter event`, or nearly
/// so.
pub(super) fn bridge(word: &str) -> Option<String> {
    let named = BRIDGES.iter().find(|(typed, _)| *typed == word).map(|(_, meant)| *meant);
    let meant = match named {
        Some(meant) => meant.to_owned(),
        None if super::event::has(word) => format!("event {word}"),
        None => return meant(word),
    };
    Some(format!("`arbiter {meant}`"))
}

/// Returns the arguments with current names; the new names are shown on stderr.
pub(super) fn of_today(mut args: Vec<OsString>) -> Vec<OsString> {
    let at = words(&args);
    let word = |nth: usize| at.get(nth).and_then(|&at| args[at].to_str());
    let is_old =
        |path: &[&str; 2]| path.iter().enumerate().all(|(nth, old)| word(nth) == Some(old));
    if let Some(([first, old], new)) = COMMANDS.iter().find(|(path, _)| is_old(path)) {
        // `prizes show` combines the current verb with the earlier noun.
        let verbs = NOUNS.iter().find(|one| one.name == new[0]).map_or(&[][..], |one| one.verbs);
        // An event may be called `open`.
        let has_more = at.get(2).is_some_and(|at| args.len() > at + 1);
        let has_verb = has_more && word(2).is_some_and(|next| verbs.contains(&next));
        let new = if has_verb { &new[..1] } else { *new };
        args.splice(at[1]..=at[1], new.iter().map(OsString::from));
        told(&format!("{first} {old}"), &format!("{first} {}", new.join(" ")));
    } else if let Some(noun) = NOUNS.iter().find(|noun| word(1) == Some(noun.name))
        && word(0) == Some("event")
    {
        with_verb(noun, at[1] + 1, &mut args);
    } else if let Some(path) = DOCUMENTS
        .iter()
        .find(|path| path.iter().enumerate().all(|(nth, name)| word(nth) == Some(name)))
    {
        let place = at[path.len() - 1] + 1;
        let next = args.get(place).map(|word| word.to_string_lossy().into_owned());
        let verb = match next.as_deref() {
            Some("list" | "show" | "help" | "-h" | "--help") => None,
            Some(next) if !next.starts_with('-') => Some("show"),
            Some(_) | None => Some("list"),
        };
        if let Some(verb) = verb {
            args.insert(place, verb.into());
        }
    }
    options(&mut args);
    args
}

/// Words for verbs that nouns have under another name.
const SHOW: &[&str] = &["list", "lijst", "toon", "tonen"];
const REMOVE: &[&str] = &["remove", "delete", "clear", "verwijder", "verwijderen", "wis"];

/// Replaces a verb by that of the noun: `prize list` by `prize show`, `prize remove EVENT LIST` by
/// `prize set EVENT LIST --remove`.
fn as_known_verb(noun: &Noun, place: usize, args: &mut Vec<OsString>) {
    let Some(word) = args.get(place).and_then(|word| word.to_str()).map(str::to_owned) else {
        return;
    };
    let has_event =
        args.get(place + 1).is_some_and(|next| !next.to_string_lossy().starts_with('-'));
    let is_event = super::event::target::names().contains(&word);
    if noun.verbs.contains(&word.as_str()) || !has_event || is_event {
        return;
    }
    let name = noun.name;
    if SHOW.contains(&word.as_str()) {
        args[place] = "show".into();
        told(&format!("event {name} {word}"), &format!("event {name} show"));
    } else if let Some(change) = noun.change
        && REMOVE.contains(&word.as_str())
    {
        args[place] = change.into();
        args.push("--remove".into());
        told(&format!("event {name} {word}"), &format!("event {name} {change} ... --remove"));
    }
}

/// Inserts the implied verb.
fn with_verb(noun: &Noun, place: usize, args: &mut Vec<OsString>) {
    as_known_verb(noun, place, args);
    let Some(next) = args.get(place).and_then(|word| word.to_str()) else { return };
    if ["help", "-h", "--help"].contains(&next) || noun.verbs.contains(&next) {
        return;
    }
    // The verb after the event: the words of a change are not to be taken for a name.
    let verb = args.get(place + 1).and_then(|word| word.to_str());
    if let Some(&verb) = noun.verbs.iter().find(|one| Some(**one) == verb) {
        args.swap(place, place + 1);
        note(&Usage::VerbFirst { noun: noun.name, verb });
        return;
    }
    let with = |verb: &str| {
        let mut args = args.clone();
        args.insert(place, verb.into());
        args
    };
    let is_understood = |verb: &str| {
        let mut args = with(verb);
        let mut silent = Vec::new();
        rename(&mut args, &mut silent);
        let matched = super::command_line().try_get_matches_from(&args);
        matched.map_or_else(|error| error.kind() == ErrorKind::DisplayHelp, |_| true)
    };
    let verb = match noun.change {
        Some(change) if !is_understood("show") => {
            let name = noun.name;
            told(&format!("event {name} EVENT ..."), &format!("event {name} {change} EVENT ..."));
            change
        }
        _ => "show",
    };
    args.insert(place, verb.into());
}

/// Replaces the earlier names of options.
fn options(args: &mut Vec<OsString>) {
    let mut renamed = Vec::new();
    rename(args, &mut renamed);
    for (old, new) in renamed {
        told(old, &new);
    }
}

/// Replaces the earlier names of options without a message.
fn rename(args: &mut Vec<OsString>, renamed: &mut Vec<(&'static str, String)>) {
    let at = words(args);
    let of_command = |path: &[&str]| {
        path.iter().enumerate().all(|(nth, name)| at.get(nth).is_some_and(|&at| args[at] == *name))
    };
    let here: Vec<_> = OPTIONS.iter().filter(|(path, ..)| of_command(path)).collect();
    let Some(&last) = at.first() else { return };
    let mut place = last + 1;
    while place < args.len() && args[place] != "--" {
        let word = args[place].to_string_lossy().into_owned();
        let (option, value) = match word.split_once('=') {
            Some((option, value)) => (option, Some(value)),
            None => (word.as_str(), None),
        };
        if let Some((_, old, new)) = here.iter().find(|(_, old, _)| *old == option) {
            renamed.push((old, new.join(" ")));
            let mut words: Vec<OsString> = new.iter().map(OsString::from).collect();
            if let (Some(value), Some(option)) = (value, new.last()) {
                words.pop();
                words.push(format!("{option}={value}").into());
            }
            place += words.len();
            args.splice(place - words.len()..=place - words.len(), words);
        } else {
            place += 1;
        }
    }
}

/// Returns the indices of the first three words that are not global options.
fn words(args: &[OsString]) -> Vec<usize> {
    let mut found = Vec::new();
    let mut place = 1;
    while place < args.len() && found.len() < 3 {
        match args[place].to_str() {
            Some("--lang" | "--encoding") => place += 1,
            Some(word) if word.starts_with('-') => {}
            _ => found.push(place),
        }
        place += 1;
    }
    found
}

fn told(old: &str, new: &str) {
    note(&Usage::OldWord { old: old.to_owned(), new: new.to_owned() });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn today(words: &str) -> String {
        let args = ["arbiter"].into_iter().chain(words.split(' ')).map(OsString::from).collect();
        let args = of_today(args);
        let words: Vec<_> = args[1..].iter().map(|word| word.to_string_lossy()).collect();
        words.join(" ")
    }

    #[test]
    fn a_missing_letter_makes_no_change_of_a_look() {
        for noun in ["prize", "playoff", "division", "team"] {
            for rest in ["", " --format json", " -o x.html"] {
                let look = format!("event {noun} show e{rest}");
                assert_eq!(today(&format!("event {noun} e{rest}")), look);
                assert_eq!(today(&format!("event {noun}s e{rest}")), look);
            }
        }
        assert_eq!(today("event prize e --explain p1"), "event prize show e --explain p1");
        assert_eq!(today("event --lang nl prizes e"), "event --lang nl prize show e");
    }

    #[test]
    fn old_words_are_understood() {
        for (old, new) in [
            ("event prize e Main 500 300", "event prize set e Main 500 300"),
            ("event prize e --include p6", "event prize set e --remove --exclude p6"),
            ("event prize e --include=p6", "event prize set e --remove --exclude=p6"),
            ("event playoff e --places 1", "event playoff open e --places 1"),
            ("event playoff e --clear --reason x", "event playoff open e --remove --reason x"),
            ("event playoff-result e 1-1", "event playoff result e 1-1"),
            ("event edit e p1:p2", "event pair-by-hand e p1:p2"),
            ("event resigned e p1 left", "event gave-up e p1 left"),
            ("event round e 3", "event schedule e 3"),
            ("event --lang nl report e", "event --lang nl federation-report e"),
            ("rating report e", "rating crosstable e"),
            ("ladders", "ladders list"),
            ("ladders ec2022", "ladders show ec2022"),
            ("rating schemes --lang nl", "rating schemes list --lang nl"),
            ("event presets show north-holland", "event presets show north-holland"),
            ("event division e --nobody", "event division set e --remove"),
            ("event bye e p1 --cancel", "event bye e p1 --remove"),
            ("event late e p1 --from 3", "event late e p1 --from-round 3"),
            ("event match e 2 --clear", "event match e 2 --remove"),
            (
                "adjudicate g.pdn --claim ending --from 52",
                "adjudicate g.pdn --claim ending --first-move 52",
            ),
            ("event add e --from list.csv", "event add e --from list.csv"),
            ("event team add e Wood", "event team add e Wood"),
            ("event prize set e Main 5", "event prize set e Main 5"),
            ("event prizes show e", "event prize show e"),
            ("event prize e set Main 500", "event prize set e Main 500"),
            ("event prize e show", "event prize show e"),
            ("event prize remove e Main", "event prize set e Main --remove"),
            ("event prize delete e Main", "event prize set e Main --remove"),
            ("event prize list e", "event prize show e"),
            ("event prize remove", "event prize show remove"),
            ("event team remove e t1", "event team remove e t1"),
            ("event playoff e open --places 1", "event playoff open e --places 1"),
            ("event team e add Wood", "event team add e Wood"),
            ("event teams add e Wood", "event team add e Wood"),
            ("event note e p1 --reason -- --cancel", "event note e p1 --reason -- --cancel"),
        ] {
            assert_eq!(today(old), new);
        }
    }

    #[test]
    fn a_command_of_an_event_is_named_where_its_noun_is_missing() {
        assert_eq!(bridge("pair").as_deref(), Some("`arbiter event pair`"));
        assert_eq!(bridge("standings").as_deref(), Some("`arbiter event standings`"));
        assert_eq!(bridge("tournament").as_deref(), Some("`arbiter event`"));
        assert_eq!(bridge("result").as_deref(), Some("`arbiter event result`"));
        assert_eq!(bridge("xyz"), None);
    }
}
