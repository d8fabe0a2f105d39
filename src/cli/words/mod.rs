//! Messages of the command line alone: remedies with its commands and options. Also the language of
//! the run.

use std::ffi::OsString;
use std::str::FromStr;
use std::sync::{LazyLock, OnceLock};

use crate::event::{Round, SystemKind};
use unicode_width::UnicodeWidthStr;

use crate::event::acts::{Refusal, Refused};
use crate::report::one_line;
use crate::words::{self, Language, UnknownLanguage, Words};
use draughts_ground::encoding::Encoding;
use draughts_ground::said::Told;

/// The catalogues of the command line's own messages.
pub static CATALOGUES: &[(Language, &[&str])] = words::full_texts!("remedies.ftl");

/// All messages of the program: those of the engine, and those of the command line.
static WORDS: LazyLock<Words> = LazyLock::new(|| {
    let texts = |language| {
        let all = words::CATALOGUES.iter().chain(CATALOGUES);
        let own = all.filter(move |(one, _)| *one == language);
        own.flat_map(|(_, texts)| texts.iter().copied()).collect::<Vec<&'static str>>()
    };
    let texts: Vec<(Language, Vec<&'static str>)> =
        Language::ALL.iter().map(|&language| (language, texts(language))).collect();
    let texts: Vec<(Language, &[&'static str])> =
        texts.iter().map(|(language, texts)| (*language, texts.as_slice())).collect();
    Words::read(&texts)
});

draughts_ground::told! {
    /// A label before a message.
    pub enum Label {
        Refused => "label-refused", "refused";
        Help => "label-help", "help";
        Code => "label-code", "CODE";
        Level => "label-level", "LEVEL";
        Says => "label-says", "WHAT IT SAYS";
        Reading => "label-reading", "reading answers";
        Writing => "label-writing", "writing";
        Publishing => "label-publishing", "making the pages";
        Watching => "label-watching", "watching for interrupts";
        /// `ARBITER_LANG` names an unknown language.
        NoLanguage { unknown: UnknownLanguage } => "label-no-language",
            "{ $unknown }; English is used";
        /// `--encoding` names an unknown encoding.
        NoEncoding { known: Vec<&'static str> } => "label-no-encoding", "the codes are { $known }";
        OtherEncoding => "label-other-encoding", "--encoding NAME reads it in another code";
        MoreFindings { more: usize } => "more-findings",
            "{ $more ->
                [one] and { $more } finding more
               *[other] and { $more } findings more
            }";
        NoGameChosen => "no-game-chosen", "error: no game fits --game, --player and --where";
        AnswersUnread { line: usize } => "answers-unread",
            "the answer of line { $line } was not taken, and no line after it was read";
        EndlessLine => "endless-line", "a line is too long: answers are lines of text";
        NotFilledIn => "not-filled-in",
            "what is recorded stays: `arbiter event update EVENT --from LIST` takes ratings, \
             titles, numbers and clubs from a list, `arbiter event set EVENT ID FIELD=VALUE` \
             anything else";
        CompareCopy { event: String, file: String } => "compare-copy",
            "what differs: arbiter event compare { $event } \"{ $file }\"; enter what is missing, \
             then delete the copy";
        RoundBefore { running: Round, shown: Round } => "round-before",
            "round { $running } is being played: the standings are those after round { $shown }; \
             --round { $running } has what is in so far";
        RestoreMissing { event: String, number: u64 } => "restore-missing",
            "arbiter event restore { $event } { $number } brings back all of it, and takes back \
             what was changed outside; or enter what is missing again";
        IsThere => "is-there", "nobody was added; another person of this name: --namesakes others";
        EarlierText { event: String } => "label-earlier-text",
            "these lines are of the text that would come back, not of the file: `arbiter event \
             history { $event }` lists the states, `arbiter event undo { $event } 2` goes back \
             further";
        TakeNumbers { head: String } => "take-numbers",
            "if it is the order of the pairing: --columns \"number={ $head }\"";
        NotRepaired => "not-repaired", "error: the repaired games are not written";
    }
}

draughts_ground::told! {
    /// The headings of a list of events.
    pub enum ListHead {
        Event => "events-event", "EVENT";
        State => "events-state", "STATE";
        Round => "events-round", "ROUND";
        Players => "events-players", "PLAYERS";
        System => "events-system", "SYSTEM";
        Title => "events-title", "TITLE";
    }
}

draughts_ground::told! {
    /// A message in a list of events.
    pub enum ListSaid {
        None => "events-none",
            "there is no event in tournaments/; arbiter event new NAME --system swiss --rounds 7 \
             begins one";
        /// The file of an event is gone, and its history is there.
        Gone { event: String } => "events-gone",
            "the file of { $event } is gone, but its history is there: arbiter event restore \
             { $event } brings the file back; if it was renamed, rename { $event }.history like it";
        /// A new event has the name of one whose file was gone, and continues its history.
        EarlierEvent { event: String, number: u64 } => "events-earlier",
            "there was an event { $event } before, whose file was gone; its history is kept: \
             arbiter event restore { $event } { $number } brings that event back";
        Unreadable { event: String } => "events-unreadable",
            "{ $event } cannot be read; arbiter event check { $event } says why";
        NotPaired => "events-not-paired", "not paired";
        Open { open: usize } => "events-open",
            "{ $open ->
                [one] { $open } result is missing
               *[other] { $open } results are missing
            }";
        Complete => "events-complete", "complete so far";
        Played => "events-played", "finished";
        System { system: SystemKind } => "events-system-is",
            "{ $system ->
                [swiss] Swiss
                [round-robin] round robin
                [match] match
                [scheveningen] Scheveningen
               *[knockout] knockout
            }";
    }
}

/// The language of this run.
static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Sets the language of this run: the requested one, else that of `ARBITER_LANG`, else English. The
/// first choice is final.
pub fn speak(asked: Option<Language>) {
    let _ = LANGUAGE.set(asked.unwrap_or_else(of_environment));
}

/// The encoding of the input, if named.
static ENCODING: OnceLock<Encoding> = OnceLock::new();

/// Sets the encoding of the input in this run.
pub fn reads_in(encoding: Option<Encoding>) {
    if let Some(encoding) = encoding {
        let _ = ENCODING.set(encoding);
    }
}

/// Returns the encoding of the input in this run, if named.
pub fn encoding() -> Option<Encoding> {
    ENCODING.get().copied()
}

/// Returns the language of `ARBITER_LANG`; English, with a message, if there is no such language.
fn of_environment() -> Language {
    let wanted = std::env::var("ARBITER_LANG").unwrap_or_default();
    match wanted.parse() {
        Ok(language) => language,
        Err(_) if wanted.trim().is_empty() => Language::default(),
        Err(unknown) => {
            let told = Label::NoLanguage { unknown };
            crate::cli::aside::aside!(
                "{}",
                one_line(&WORDS.say(&told.said(), Language::default()))
            );
            Language::default()
        }
    }
}

/// Returns the description of writing, for an error in the output.
pub fn writing() -> String {
    label(Label::Writing)
}

/// Returns the language that arguments request, before they are parsed, so that errors in them use
/// it, too.
pub fn asked_in(args: &[OsString]) -> Option<Language> {
    let mut args = args.iter().filter_map(|word| word.to_str());
    while let Some(word) = args.next() {
        match word.strip_prefix("--lang") {
            Some("") => return args.next()?.parse().ok(),
            Some(rest) if rest.starts_with('=') => return rest[1..].parse().ok(),
            _ => {}
        }
    }
    None
}

/// Returns the language of this run.
pub fn language() -> Language {
    LANGUAGE.get().copied().unwrap_or_default()
}

/// Returns a message in the language of this run.
pub fn said(told: &impl Told) -> String {
    WORDS.say(&told.said(), language())
}

/// Returns the reason for a refusal, in words.
pub fn refusal(refused: &Refused) -> String {
    said(refused)
}

/// The event named in this run.
static EVENT: OnceLock<String> = OnceLock::new();

/// Sets the event of a command, so that suggested commands name it.
pub fn is_about(event: &str) {
    let _ = EVENT.set(as_typed(event));
}

/// Returns a name as it is typed: in quotation marks if it has spaces or special characters.
fn as_typed(name: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || matches!(c, '.' | '-' | '_' | '/');
    match name.chars().all(is_plain) {
        true => name.to_owned(),
        false => format!("\"{name}\""),
    }
}

/// The rating list named in this run.
static LIST: OnceLock<String> = OnceLock::new();

/// Sets the rating list of a command, so that suggested commands name it.
pub fn is_about_list(list: &str) {
    let _ = LIST.set(as_typed(list));
}

/// Returns a suggested command with the named event and list in place of the placeholders.
pub fn named(text: String) -> String {
    let text = in_place(text, "--list LIST", LIST.get().map(|list| format!("--list {list}")));
    in_place(text, "EVENT", EVENT.get().cloned())
}

/// The most words of a command before its event: `team add EVENT`.
const MOST_VERBS: usize = 2;

/// Returns a text with the named event in the commands in it. Other text, which may be a user's,
/// stays.
pub fn named_in_commands(text: &str) -> String {
    const COMMAND: &str = "arbiter event ";
    let mut parts = text.split(COMMAND);
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        out.push_str(COMMAND);
        let place = part.find("EVENT");
        let is_next = |at: usize| part[..at].split_whitespace().count() <= MOST_VERBS;
        match place.filter(|&at| is_next(at)) {
            Some(at) => {
                out.push_str(&part[..at]);
                out.push_str(&named("EVENT".to_owned()));
                out.push_str(&part[at + "EVENT".len()..]);
            }
            None => out.push_str(part),
        }
    }
    out
}

/// Returns the text with a name in place of a word.
fn in_place(text: String, word: &str, name: Option<String>) -> String {
    let Some(name) = name else { return text };
    let parts: Vec<&str> = text.split(word).collect();
    let is_word = |before: &str, after: &str| {
        let ends = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric() && c != '_' && c != '-');
        ends(before.chars().next_back()) && ends(after.chars().next())
    };
    let mut out = parts.first().map_or_else(String::new, |first| (*first).to_owned());
    for two in parts.windows(2) {
        out.push_str(if is_word(two[0], two[1]) { &name } else { word });
        out.push_str(two[1]);
    }
    out
}

/// Returns the remedy, as it is typed.
pub fn remedy(refused: &Refused) -> Option<String> {
    remedy_of_any(refused).map(named)
}

fn remedy_of_any(refused: &Refused) -> Option<String> {
    match (refused.remedy.as_deref(), &*refused.why) {
        (Some(remedy), _) => Some(said(remedy)),
        // A refusal from another crate may have the remedy in its message.
        (None, Refusal::Said { what }) => {
            WORDS.attribute(what, "help", language()).filter(|help| !help.is_empty())
        }
        (None, _) => None,
    }
}

/// Parses a value typed on the command line.
///
/// # Errors
///
/// Fails with the reason, in the language of this run.
pub fn typed<T: FromStr<Err: Told>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|wrong: T::Err| said(&wrong))
}

/// Returns a text wrapped at words into lines of this width.
pub fn wrapped(text: &str, columns: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is one");
        if line.is_empty() {
            line.push_str(word);
        } else if line.width() + 1 + word.width() <= columns {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

/// Returns the number of terminal lines of this width that a text takes.
pub fn wrapped_lines(text: &str, columns: usize) -> usize {
    text.lines().map(|line| line.width().div_ceil(columns).max(1)).sum()
}

/// Returns a label in the language of this run.
pub fn label(label: Label) -> String {
    said(&label)
}
