//! Every message of the catalogues against every message that the program can say.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;
use fluent_syntax::ast;

use draughts_arbiter::app::adjudicate::Note;
use draughts_arbiter::app::event::{
    CheckSum, DeskPlayer, DrawnOtherwise, Echo, Head, NotAtDesk, PdnNote, Prompt, Shown,
};
use draughts_arbiter::app::lists::{BoardSeen, ColumnsWrong, ListWrong};
use draughts_arbiter::app::moves::{AskedAnswer, AskedMove};
use draughts_arbiter::app::publish::PublishEcho;
use draughts_arbiter::app::reading::ReadAs;
use draughts_arbiter::app::records::{
    Counted, DuplicatesTold, Misfit, NamesTold, NoMerge, NoShard, Unmet, files::PassedOver,
};
use draughts_arbiter::app::round::{Advised, NotAsDrawn, Objected};
use draughts_arbiter::app::{Failed, Help, Hindrance, Question, SystemSays, Wrong};
use draughts_arbiter::board::{FenFault, FenMend};
use draughts_arbiter::cli::misuse::Misuse;
use draughts_arbiter::cli::usage::Usage;
use draughts_arbiter::cli::words as cli;
use draughts_arbiter::draw::{
    AskedPieces, Asks, Differing, Named, Noted, Showing, Stood, clause_said, materials_said,
};
use draughts_arbiter::event::acts::{self, BoardOf, Refusal, Remedy};
use draughts_arbiter::event::games::{self, Dispute, Record};
use draughts_arbiter::event::{
    Apart, AsWritten, BookConcern, BookFault, Concern, CountWhy, Ending, Fault, FideKind,
    LadderWrong, Miswritten, NotPoints, Origin, Outcome, Place, PlayoffWrong, Scores, TeamScore,
    TieBreak, Unread, Unscorable,
};
use draughts_arbiter::event_report::event::{AgainstRules, IrregularWord, SHEET_MESSAGES};
use draughts_arbiter::event_report::ratings::RatingRemark;
use draughts_arbiter::event_report::sheet::{NoCapitals, SlipWord, WallWord};
use draughts_arbiter::event_report::site::SiteWord;
use draughts_arbiter::event_report::why::{DueTo, PairOf, Remark, Why, WhyColors, WhyLeft};
use draughts_arbiter::event_report::{
    CheckEcho, FinalCountLine, GamesEcho, GamesPart, HistoryEcho,
};
use draughts_arbiter::moves::{Illegal, Weighed};
use draughts_arbiter::norms::{Condition, NormFault};
use draughts_arbiter::openings::{OpeningWrong, TableFault as OpeningsFault};
use draughts_arbiter::pdn::{MoveError, Oddity};
use draughts_arbiter::prizes::CaseFault;
use draughts_arbiter::ratings::{self, LeftOut, ListFault, SchemeFault};
use draughts_arbiter::record::found::{
    self, Broken, CannotAnnounce, CannotBind, ClaimFound, ClaimNote, ClockFault, Decided, Decision,
    DemandFound, DrawFound, Due, EndFound, Ended, Evidence, Further, HandFault, Idle,
    IncidentFault, LawGives, MoveFault, Moves, Offence, OfferFound, ResultFault, SetupFault,
    Source, TagOdd, TextFault, ToDecide, Unusable,
};
use draughts_arbiter::record::repair::{Change, Offer, Replays};
use draughts_arbiter::record::{
    BreakOff, CaseError, ConditionError, ConditionFault, HowToWrite, IncidentError, IncidentSaid,
    Left, TellError, Unwritten,
};
use draughts_arbiter::report::openings::{OpeningEcho, TableText};
use draughts_arbiter::report::rules::RulesEcho;
use draughts_arbiter::report::viewer::ViewerWord;
use draughts_arbiter::report::{
    DiagramWord, Naming, NotDecided, RULING_MESSAGES, RecordWord, ResultIf, Tally,
};
use draughts_arbiter::rules::{self, ClauseWrong, PaceSaid, RuleFault, RuleHelp, SettingFault};
use draughts_arbiter::standings::ValueLine;
use draughts_arbiter::storage;
use draughts_arbiter::swiss::{self, Amount, Between, Groups, Stranded, Way};
use draughts_arbiter::trf::{
    self, Belongs, Contradicts, Held, Lacks, LineFault, NoEvent, NoReport, TableFault,
};
use draughts_arbiter::verify::Breached;
use draughts_arbiter::words::{
    CASES, CATALOGUES, FrameWord, HELP, Language, UnknownLanguage, Words, is_case, say,
};
use draughts_ground::diag::{ArticleText, Lacking};
use draughts_ground::document::{Advice, Misread, Stands, Wanted};
use draughts_ground::said::{Fact, Message, Row, Said};

/// Every message of the engine and of the program, with the names of its facts.
const ENGINE: &[&[Message]] = &[
    Refusal::MESSAGES,
    acts::TeamRefusal::MESSAGES,
    acts::LineupBreaks::MESSAGES,
    acts::TeamEcho::MESSAGES,
    acts::PrizeEcho::MESSAGES,
    acts::PrizeRefusal::MESSAGES,
    CaseFault::MESSAGES,
    acts::DrawEcho::MESSAGES,
    acts::PublicEcho::MESSAGES,
    acts::DrawRefusal::MESSAGES,
    acts::BookEcho::MESSAGES,
    acts::BookRefusal::MESSAGES,
    acts::BookSaid::MESSAGES,
    BookFault::MESSAGES,
    BookConcern::MESSAGES,
    NormFault::MESSAGES,
    Condition::MESSAGES,
    IrregularWord::MESSAGES,
    acts::PlayoffEcho::MESSAGES,
    acts::PlayoffOf::MESSAGES,
    acts::ClockSaid::MESSAGES,
    acts::PlayoffRefusal::MESSAGES,
    PlayoffWrong::MESSAGES,
    LadderWrong::MESSAGES,
    CountWhy::MESSAGES,
    FinalCountLine::MESSAGES,
    DrawnOtherwise::MESSAGES,
    NotAsDrawn::MESSAGES,
    Unread::MESSAGES,
    Origin::MESSAGES,
    acts::AtBoard::MESSAGES,
    BoardOf::MESSAGES,
    Oddity::MESSAGES,
    OpeningsFault::MESSAGES,
    OpeningWrong::MESSAGES,
    OpeningEcho::MESSAGES,
    TableText::MESSAGES,
    acts::Echo::MESSAGES,
    acts::InRounds::MESSAGES,
    acts::Differs::MESSAGES,
    acts::WhoIs::MESSAGES,
    draughts_arbiter::event::Difference::MESSAGES,
    acts::Candidate::MESSAGES,
    acts::Listed::MESSAGES,
    acts::Renewed::MESSAGES,
    acts::Unchanged::MESSAGES,
    PdnNote::MESSAGES,
    Outcome::MESSAGES,
    Ending::MESSAGES,
    ratings::Echo::MESSAGES,
    LeftOut::MESSAGES,
    Echo::MESSAGES,
    Head::MESSAGES,
    Prompt::MESSAGES,
    Shown::MESSAGES,
    DeskPlayer::MESSAGES,
    NotAtDesk::MESSAGES,
    Counted::MESSAGES,
    Left::MESSAGES,
    ReadAs::MESSAGES,
    Unmet::MESSAGES,
    NamesTold::MESSAGES,
    DuplicatesTold::MESSAGES,
    Misfit::MESSAGES,
    NoMerge::MESSAGES,
    PassedOver::MESSAGES,
    NoShard::MESSAGES,
    RecordWord::MESSAGES,
    ResultIf::MESSAGES,
    DiagramWord::MESSAGES,
    ViewerWord::MESSAGES,
    RulesEcho::MESSAGES,
    SlipWord::MESSAGES,
    WallWord::MESSAGES,
    NoCapitals::MESSAGES,
    SiteWord::MESSAGES,
    PublishEcho::MESSAGES,
    FrameWord::MESSAGES,
    TieBreak::MESSAGES,
    FideKind::MESSAGES,
    TeamScore::MESSAGES,
    ValueLine::MESSAGES,
    GamesEcho::MESSAGES,
    GamesPart::MESSAGES,
    CheckSum::MESSAGES,
    HistoryEcho::MESSAGES,
    Hindrance::MESSAGES,
    Fault::MESSAGES,
    Place::MESSAGES,
    Concern::MESSAGES,
    Apart::MESSAGES,
    Unscorable::MESSAGES,
    Scores::MESSAGES,
    Dispute::MESSAGES,
    Objected::MESSAGES,
    Advised::MESSAGES,
    Record::MESSAGES,
    games::Named::MESSAGES,
    games::Expected::MESSAGES,
    ListFault::MESSAGES,
    SchemeFault::MESSAGES,
    RatingRemark::MESSAGES,
    Stranded::MESSAGES,
    Between::MESSAGES,
    Way::MESSAGES,
    swiss::Named::MESSAGES,
    swiss::SystemName::MESSAGES,
    Groups::MESSAGES,
    Amount::MESSAGES,
    Breached::MESSAGES,
    AgainstRules::MESSAGES,
    CheckEcho::MESSAGES,
    Why::MESSAGES,
    WhyLeft::MESSAGES,
    WhyColors::MESSAGES,
    DueTo::MESSAGES,
    Remark::MESSAGES,
    PairOf::MESSAGES,
    Contradicts::MESSAGES,
    Lacks::MESSAGES,
    NoEvent::MESSAGES,
    TableFault::MESSAGES,
    LineFault::MESSAGES,
    Belongs::MESSAGES,
    NoReport::MESSAGES,
    trf::Note::MESSAGES,
    Held::MESSAGES,
    Misread::MESSAGES,
    Stands::MESSAGES,
    Wanted::MESSAGES,
    SettingFault::MESSAGES,
    RuleFault::MESSAGES,
    ClauseWrong::MESSAGES,
    FenFault::MESSAGES,
    FenMend::MESSAGES,
    SetupFault::MESSAGES,
    TextFault::MESSAGES,
    Further::MESSAGES,
    IncidentFault::MESSAGES,
    IncidentError::MESSAGES,
    HowToWrite::MESSAGES,
    TellError::MESSAGES,
    ResultFault::MESSAGES,
    TagOdd::MESSAGES,
    LawGives::MESSAGES,
    draughts_arbiter::record::found::Otherwise::MESSAGES,
    Ended::MESSAGES,
    DrawFound::MESSAGES,
    Evidence::MESSAGES,
    ClockFault::MESSAGES,
    Illegal::MESSAGES,
    Weighed::MESSAGES,
    MoveError::MESSAGES,
    MoveFault::MESSAGES,
    found::Choice::MESSAGES,
    found::Squares::MESSAGES,
    AskedMove::MESSAGES,
    Failed::MESSAGES,
    SystemSays::MESSAGES,
    Wrong::MESSAGES,
    ListWrong::MESSAGES,
    BoardSeen::MESSAGES,
    ColumnsWrong::MESSAGES,
    storage::StorageError::MESSAGES,
    storage::Unread::MESSAGES,
    storage::NoText::MESSAGES,
    storage::Note::MESSAGES,
    storage::Lost::MESSAGES,
    storage::BadLine::MESSAGES,
    AsWritten::MESSAGES,
    Miswritten::MESSAGES,
    NotPoints::MESSAGES,
    rules::NotAllowed::MESSAGES,
    rules::Allowed::MESSAGES,
    Unwritten::MESSAGES,
    ConditionError::MESSAGES,
    ConditionFault::MESSAGES,
    AskedAnswer::MESSAGES,
    Moves::MESSAGES,
    Offence::MESSAGES,
    Broken::MESSAGES,
    CannotAnnounce::MESSAGES,
    Due::MESSAGES,
    Decided::MESSAGES,
    Decision::MESSAGES,
    ToDecide::MESSAGES,
    Source::MESSAGES,
    found::HappenedAt::MESSAGES,
    found::Cited::MESSAGES,
    Unusable::MESSAGES,
    Idle::MESSAGES,
    CannotBind::MESSAGES,
    HandFault::MESSAGES,
    DemandFound::MESSAGES,
    OfferFound::MESSAGES,
    EndFound::MESSAGES,
    Offer::MESSAGES,
    Change::MESSAGES,
    Replays::MESSAGES,
    CaseError::MESSAGES,
    BreakOff::MESSAGES,
    Row::MESSAGES,
    Asks::MESSAGES,
    AskedPieces::MESSAGES,
    Named::MESSAGES,
    Noted::MESSAGES,
    Stood::MESSAGES,
    Differing::MESSAGES,
    Showing::MESSAGES,
    ClaimFound::MESSAGES,
    ClaimNote::MESSAGES,
    IncidentSaid::MESSAGES,
    Lacking::MESSAGES,
    UnknownLanguage::MESSAGES,
    ArticleText::MESSAGES,
    PaceSaid::MESSAGES,
    NotDecided::MESSAGES,
    Note::MESSAGES,
    Tally::MESSAGES,
];

/// What only the program says of a finding.
const PROGRAM: &[&[Message]] =
    &[found::Help::MESSAGES, RuleHelp::MESSAGES, Advice::MESSAGES, Naming::MESSAGES];

/// Every message of the command line.
const COMMAND_LINE: &[&[Message]] = &[
    Remedy::MESSAGES,
    Help::MESSAGES,
    Misuse::MESSAGES,
    Question::MESSAGES,
    Usage::MESSAGES,
    cli::Label::MESSAGES,
    cli::ListHead::MESSAGES,
    cli::ListSaid::MESSAGES,
];

/// Ids of messages, each with the names that it uses.
pub(crate) type Uses = BTreeMap<String, BTreeSet<String>>;

/// The ids of a language's texts, each with the facts it uses, including those in the messages that
/// it refers to; and the messages that others refer to.
pub(crate) fn used(texts: &[&str]) -> (Uses, BTreeSet<String>) {
    let (found, references) = written(texts);
    let helpers = references.values().flatten().cloned().collect();
    let mut used = found.clone();
    for (id, mut open) in references.clone() {
        let mut seen = BTreeSet::new();
        while let Some(helper) = open.pop_first() {
            if !seen.insert(helper.clone()) {
                continue;
            }
            let facts = found.get(&helper).unwrap_or_else(|| panic!("{id} refers to {helper}"));
            used.get_mut(&id).expect("a message").extend(facts.iter().cloned());
            open.extend(references.get(&helper).into_iter().flatten().cloned());
        }
    }
    (used, helpers)
}

/// The ids of a language's texts, each with the facts and the messages that it names.
fn written(texts: &[&str]) -> (Uses, Uses) {
    let (mut found, mut references) = (Uses::new(), Uses::new());
    let mut id = String::new();
    for text in texts {
        FluentResource::try_new((*text).to_owned())
            .unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((head, _)) = line.split_once(" =").filter(|_| !line.starts_with([' ', '-']))
            {
                id = head.to_owned();
                assert!(!found.contains_key(&id), "{id} stands twice");
                found.insert(id.clone(), BTreeSet::new());
            }
            for part in line.split('$').skip(1) {
                let is_part = |c: &char| c.is_ascii_alphanumeric() || "-_".contains(*c);
                let named: String = part.chars().take_while(is_part).collect();
                // A fact in a grammatical case: `half_move-dative`.
                let (name, case) = named.split_once('-').unwrap_or((&named, CASES[0]));
                assert!(CASES.contains(&case), "{id} uses {named}, and {case} is no case");
                found.get_mut(&id).expect("a message").insert(name.to_owned());
            }
            for part in line.split("{ ").skip(1) {
                // An attribute of a helper stands behind its name: `bye-word.dative`.
                let name = part.split([' ', '.']).next().unwrap_or_default();
                let is_id = name.starts_with(|c: char| c.is_ascii_lowercase())
                    && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
                // A message that is its own help is not a helper.
                if is_id && name != id {
                    references.entry(id.clone()).or_default().insert(name.to_owned());
                }
            }
        }
    }
    (found, references)
}

/// The attributes of each message of a language's texts.
pub(crate) fn attributes(texts: &[&str]) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for text in texts {
        let resource = FluentResource::try_new((*text).to_owned()).expect("a catalogue");
        for entry in resource.entries() {
            if let ast::Entry::Message(message) = entry {
                let names = message.attributes.iter().map(|one| one.id.name.to_owned());
                found.insert(message.id.name.to_owned(), names.collect());
            }
        }
    }
    found
}

/// Attributes of messages that a language may have and English has not: their grammatical cases.
pub(crate) fn without_cases(names: &BTreeSet<String>) -> BTreeSet<String> {
    names.iter().filter(|name| !is_case(name)).cloned().collect()
}

/// Compares a language's texts with their messages: none may be missing, none superfluous,
/// and no fact used that the message does not have. What a text refers to stands with it.
fn holds(catalogues: Texts, language: Language, messages: &[&'static [Message]]) {
    let (mut found, helpers) = used(&texts(catalogues, language, messages));
    for Message { id, facts, .. } in messages.iter().copied().flatten() {
        let used = found.remove(*id).unwrap_or_else(|| panic!("no message {id}"));
        let unknown: Vec<&String> =
            used.iter().filter(|name| !facts.contains(&name.as_str())).collect();
        assert!(unknown.is_empty(), "{id} uses {unknown:?}");
    }
    found.retain(|id, _| !helpers.contains(id));
    assert!(found.is_empty(), "nobody says {:?}", found.keys());
}

/// Every message of the catalogues of the engine: what it says, and what is reported about its
/// rulings.
pub(crate) fn engine() -> Vec<&'static [Message]> {
    let systems: Vec<&[Message]> = swiss::messages().collect();
    [ENGINE, RULING_MESSAGES, SHEET_MESSAGES, &systems].concat()
}

/// The texts of each language.
pub(crate) type Texts = &'static [(Language, &'static [&'static str])];

/// The texts of a language: those of catalogues, and in English what messages bring along.
pub(crate) fn texts(
    catalogues: Texts,
    language: Language,
    messages: &[&'static [Message]],
) -> Vec<&'static str> {
    let of_catalogues = catalogues.iter().filter(|(one, _)| *one == language);
    let of_catalogues = of_catalogues.flat_map(|(_, texts)| texts.iter().copied());
    // What the engine says has only its help in the catalogues of the program.
    let brings = language == Language::English && catalogues != HELP;
    let brought = messages.iter().copied().flatten().map(|one| one.english);
    of_catalogues.chain(brought.filter(|text| brings && !text.is_empty())).collect()
}

/// The catalogues, and their messages.
fn all() -> [(Texts, Vec<&'static [Message]>); 3] {
    [(CATALOGUES, engine()), (cli::CATALOGUES, COMMAND_LINE.to_vec()), (HELP, program())]
}

/// Every message of the program: its own, and those of the engine whose help only it can type.
fn program() -> Vec<&'static [Message]> {
    let (_, texts) = HELP[0];
    let typed = attributes(texts);
    let of_engine = engine().into_iter().flatten();
    let helped = of_engine.filter(|one| typed.contains_key(one.id)).map(std::slice::from_ref);
    PROGRAM.iter().copied().chain(helped).collect()
}

#[test]
fn every_value_has_its_words_in_every_language() {
    for (catalogues, messages) in all() {
        for &language in Language::FULL {
            holds(catalogues, language, &messages);
        }
    }
}

#[test]
fn notes_and_help_stand_in_every_language_or_in_none() {
    let with = |catalogues: Texts, messages: &[_], language| {
        let mut found = attributes(&texts(catalogues, language, messages));
        if language != Language::English {
            found.values_mut().for_each(|names| *names = without_cases(names));
        }
        found.retain(|_, names| !names.is_empty());
        found
    };
    for (catalogues, messages) in all() {
        let english = with(catalogues, &messages, Language::English);
        for &language in Language::FULL {
            assert_eq!(english, with(catalogues, &messages, language), "{language}");
        }
    }
}

#[test]
fn a_fact_in_a_case_is_the_fact_and_a_case_is_no_attribute_that_english_lacks() {
    let (uses, helpers) = used(&["a = nach { $move-dative } { b.dative }\nb = { $n }"]);
    let facts: Vec<&str> = uses["a"].iter().map(String::as_str).collect();
    assert_eq!(facts, ["move", "n"]);
    assert!(helpers.contains("b"));
    let names = ["note", "dative", "aloud-dative"].map(str::to_owned).into();
    assert_eq!(without_cases(&names), ["note".to_owned()].into());
}

#[test]
#[should_panic(expected = "datve is no case")]
fn a_case_that_there_is_not_is_refused() {
    used(&["a = nach { $move-datve }"]);
}

#[test]
fn every_message_can_be_said_with_its_facts() {
    // A number if the words are chosen by number, and a word if by a word.
    let facts_of = |names: &'static [&'static str], fact: &Fact| {
        names.iter().map(|name| (*name, fact.clone())).collect::<Vec<_>>()
    };
    let engine: BTreeSet<&str> = engine().into_iter().flatten().map(|one| one.id).collect();
    for (catalogues, messages) in all() {
        let words = Words::read(catalogues);
        for &Message { id, english, facts: names } in messages.iter().copied().flatten() {
            // What the engine says has only its help in the catalogues of the program.
            let is_help = catalogues == HELP && engine.contains(id);
            for fact in [Fact::Number(1), Fact::Number(2), Fact::Word("swiss"), Fact::None] {
                let said = Said { id, english, facts: facts_of(names, &fact) };
                let has = |language: &&Language| {
                    words.has(id, **language)
                        || **language == Language::English && !english.is_empty()
                };
                assert!(Language::FULL.iter().all(|language| has(&language)), "{id}");
                for &language in Language::ALL.iter().filter(has) {
                    let names = ["label", "note", "help", "aloud"].iter().chain(CASES);
                    let parts = names.filter_map(|name| words.attribute(&said, name, language));
                    let own = (!is_help).then(|| words.say(&said, language));
                    for text in parts.chain(own) {
                        assert_ne!(text, id, "{language}");
                        assert!(!text.contains("{$"), "{language}: {text}");
                    }
                }
            }
        }
    }
}

#[test]
fn words_are_chosen_by_number() {
    let said = |rounds| say(&Refusal::AllRoundsPaired { rounds }, Language::English);
    assert_eq!(said(1), "1 round is paired, and there are no more");
    assert_eq!(said(7), "7 rounds are paired, and there are no more");
    let gezegd = |rounds| say(&Refusal::AllRoundsPaired { rounds }, Language::Dutch);
    assert_eq!(gezegd(1), "de enige ronde is al ingedeeld");
    assert_eq!(gezegd(7), "alle 7 ronden zijn al ingedeeld");
}

#[test]
fn a_language_is_read_by_its_code() {
    for (text, language) in
        [("nl", Language::Dutch), ("nl_NL.UTF-8", Language::Dutch), ("EN-gb", Language::English)]
    {
        assert_eq!(text.parse(), Ok(language));
    }
    assert!("xx".parse::<Language>().unwrap_err().to_string().contains("en, nl, fr"));
}

#[test]
fn what_a_catalogue_lacks_is_said_in_english() {
    const ENGLISH: &str = "a = words { $n }\n    .note = all { $n }";
    let words =
        Words::read(&[(Language::English, &[ENGLISH]), (Language::Dutch, &["b = woorden"])]);
    let said = Said::of_catalogue("a", vec![("n", Fact::Number(3))]);
    assert_eq!(words.say(&said, Language::Dutch), "words 3");
    assert_eq!(words.attribute(&said, "note", Language::Dutch).as_deref(), Some("all 3"));
    assert_eq!(words.attribute(&said, "help", Language::Dutch), None);
    assert!(words.has("b", Language::Dutch) && !words.has("a", Language::Dutch));
}

/// What a draw clause of a rule set asks for, in English.
fn asked(set: &str, id: &str) -> String {
    let set = rules::named(set).unwrap();
    say(&clause_said(set.draws.iter().find(|clause| clause.id == id).unwrap()), Language::English)
}

#[test]
fn pieces_are_read_aloud() {
    for (written, words) in [
        ("3K-1K", "three kings against one king"),
        ("2K+1M-1K", "two kings and a man against one king"),
        ("1K+2M-1K", "a king and two men against one king"),
        ("3+K-1K", "three or more kings against one king"),
        ("2K-1K+1M", "two kings against a king and a man"),
        ("1P-1P", "one piece against one piece"),
        ("both-kings 4..5", "four or five pieces in all and a king on each side"),
        ("both-kings each 1..4", "at most four pieces on each side, a king among them"),
    ] {
        assert_eq!(
            say(&materials_said(&[written.parse().unwrap()]), Language::English),
            words,
            "{written}"
        );
    }
}

#[test]
fn clauses_are_read_aloud() {
    assert_eq!(
        asked("international", "three-against-one"),
        "16 moves of each player with three kings, two kings and a man, or a king and two men \
         against one king"
    );
    assert_eq!(
        asked("russian", "long-diagonal"),
        "5 moves of the stronger side with three kings, two kings and a man, or a king and \
         two men against one king, the lone king on the long diagonal, unless the position \
         after the last of them is won"
    );
    assert_eq!(
        asked("pool", "three-against-one"),
        "13 moves of the lone king with three kings against one king"
    );
    assert_eq!(
        asked("portuguese", "no-progress"),
        "20 moves of each player without a capture or a move of a man, with at most four \
         pieces on each side, a king among them"
    );
    assert_eq!(
        asked("portuguese", "three-against-one"),
        "12 moves of the stronger side with three kings against one king, from the move by \
         which the stronger side takes the long diagonal"
    );
    assert_eq!(
        asked("brazilian", "two-against-one"),
        "5 moves of each player with two kings against two kings, two kings or one king \
         against one king, or two kings or one king against a king and a man"
    );
    assert_eq!(
        asked("international-club", "three-kings-against-one"),
        "10 moves of each player, as the lone king counts them, with three kings against one \
         king, or only three more once the lone king is on the long diagonal"
    );
    assert_eq!(
        asked("international-2024", "three-against-one"),
        "16 moves of each player with three kings, two kings and a man, or a king and two men \
         against one king, or only five more once the lone king is on the long diagonal"
    );
    assert_eq!(
        asked("italian", "repetition"),
        "the same position for the fourth time, the same player to move"
    );
}
