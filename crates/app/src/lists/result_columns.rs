//! The columns of a list of results.

use super::board_of_line::{BoardReference, NameColumns};
use super::table::{is_head, plain_head};
use super::{ListError, Table};
use crate::Error;
use draughts_events::event::{Event, PlayerId, Round, Team, TeamMatch};

/// Headings of the round column.
const ROUND: &[&str] = &[
    "round",
    "ronde",
    "rd",
    "rd.",
    "rnd",
    "rnd.",
    "runde",
    "round no",
    "round no.",
    "rde",
    "tour",
    "runda",
    "rodada",
    "тур",
];
/// Headings of the board column.
const BOARD: &[&str] = &[
    "board",
    "bord",
    "bd",
    "bd.",
    "table",
    "tafel",
    "brett",
    "tisch",
    "no",
    "no.",
    "nr",
    "nr.",
    "bo",
    "bo.",
    "#",
    "board no",
    "board no.",
    "bordnr",
    "bordnr.",
    "bord nr",
    "bord nr.",
    "tafelnr",
    "tafelnr.",
    "br",
    "dam",
    "damier",
    "stolik",
    "stół",
    "tab",
    "tabuleiro",
    "mesa",
    "д",
    "доска",
    "дошка",
    "стол",
];
/// Headings of the match column in a team event; the board column then counts within the match.
pub(super) const MATCH: &[&str] = &[
    "match",
    "wedstrijd",
    "m.",
    "match no",
    "match no.",
    "wedstr",
    "wedstr.",
    "wedstrijdnr",
    "wettkampf",
    "mecz",
    "матч",
];
/// Headings of the column of the teams named first.
pub(super) const HOME: &[&str] = &[
    "home",
    "home team",
    "thuis",
    "thuisteam",
    "thuisploeg",
    "heim",
    "domicile",
    "gospodarze",
    "mandante",
    "хозяева",
    "господарі",
];
/// Headings of the column of their opponents.
pub(super) const AWAY: &[&str] = &[
    "away",
    "away team",
    "uit",
    "uitteam",
    "uitploeg",
    "gast",
    "visitors",
    "extérieur",
    "goście",
    "visitante",
    "гости",
    "гості",
];
/// Headings of the column of the players with White.
const WHITE: &[&str] = &[
    "white",
    "wit",
    "white player",
    "white name",
    "name white",
    "witspeler",
    "naam wit",
    "wit naam",
    "speler wit",
    "weiß",
    "weiss",
    "blancs",
    "białe",
    "biale",
    "brancas",
    "белые",
    "білі",
];
/// Headings of the column of the IDs of White.
const WHITE_ID: &[&str] = &["white id", "white_id", "id white", "id wit", "wit id"];
/// Headings of the column of the players with Black.
const BLACK: &[&str] = &[
    "black",
    "zwart",
    "black player",
    "black name",
    "name black",
    "zwartspeler",
    "naam zwart",
    "zwart naam",
    "speler zwart",
    "schwarz",
    "noirs",
    "czarne",
    "pretas",
    "чёрные",
    "черные",
    "чорні",
];
/// Headings of the column of the IDs of Black.
const BLACK_ID: &[&str] = &["black id", "black_id", "id black", "id zwart", "zwart id"];
/// Headings of the column of the player that the result refers to.
const PLAYER: &[&str] =
    &["player", "speler", "spieler", "name", "naam", "nom", "nome", "nazwisko", "игрок", "гравець"];
/// Headings of the result column.
const RESULT: &[&str] = &[
    "result",
    "score",
    "uitslag",
    "res",
    "res.",
    "resultaat",
    "ergebnis",
    "erg.",
    "erg",
    "rés.",
    "résultat",
    "resultat",
    "wynik",
    "resultado",
    "рез.",
    "рез",
    "результат",
];
/// Headings of columns that are irrelevant to results, whose omission is not reported.
const BESIDE: &[&str] = &[
    "id",
    "rating",
    "rtg",
    "rtg.",
    "elo",
    "pts",
    "pts.",
    "ptn",
    "points",
    "punten",
    "title",
    "titel",
    "federation",
    "federatie",
    "fed",
    "fed.",
    "club",
    "vereniging",
    "in match",
    "in wedstrijd",
    "white team",
    "black team",
    "team",
    "wit team",
    "zwart team",
    "remarks",
    "remark",
    "notes",
    "opmerkingen",
    "opmerking",
    "date",
    "datum",
    "time",
    "tijd",
    "opening",
    "pkt",
    "о",
    "zahl",
    "рейтинг",
];
/// Returns the known headings of each column.
pub(super) fn heads() -> Vec<&'static [&'static str]> {
    vec![ROUND, BOARD, MATCH, HOME, AWAY, WHITE, WHITE_ID, BLACK, BLACK_ID, PLAYER, RESULT]
}

/// The columns of a list.
pub(super) struct ResultColumns {
    pub(super) round: Option<usize>,
    pub(super) board: Option<usize>,
    pub(super) number: Option<usize>,
    /// The teams of the match, starting with the one named first.
    teams: [Option<usize>; 2],
    pub(super) white: NameColumns,
    pub(super) black: NameColumns,
    pub(super) player: Option<usize>,
    pub(super) result: usize,
    /// The headings of unknown columns that are not empty.
    pub(super) unknown: Vec<String>,
}

impl ResultColumns {
    /// Returns the columns of a list for an event with or without teams.
    pub(super) fn of(table: &Table, teams: bool) -> Result<Self, Error> {
        let missing = |head| {
            let heads = table.shown_heads();
            let none = table.no_head_line("Board;Result");
            table.at_heads(&none.unwrap_or(ListError::NoHead { head, heads }))
        };
        let result = result_column(table)?.ok_or_else(|| missing("result"))?;
        let (white, black) = (table.column(WHITE), table.column(BLACK));
        // In a table of pairings, an `Id` comes before each player.
        let before = |name: Option<usize>, after: Option<usize>| {
            let ids = table
                .heads
                .iter()
                .enumerate()
                .filter(|(_, head)| head.trim().eq_ignore_ascii_case("id"));
            let mut places = ids.map(|(at, _)| at);
            places.rfind(|&at| name.is_some_and(|name| at < name) && Some(at) > after)
        };
        let player = table.column(PLAYER).filter(|_| white.is_none() && black.is_none());
        let of_teams = |heads| table.column(heads).filter(|_| teams);
        let columns = Self {
            teams: [of_teams(HOME), of_teams(AWAY)],
            unknown: unknown(table, teams),
            round: table.column(ROUND),
            board: table.column(BOARD),
            number: table.column(MATCH),
            white: NameColumns { name: white, id: table.column(WHITE_ID).or(before(white, None)) },
            black: NameColumns { name: black, id: table.column(BLACK_ID).or(before(black, white)) },
            player,
            result,
        };
        let by_name = !columns.white.is_empty() || !columns.black.is_empty() || player.is_some();
        match columns.board.is_some() || by_name {
            true => Ok(columns),
            // Scores of whole matches: a list of results is one of boards.
            false
                if columns.teams.iter().any(Option::is_some)
                    || teams && columns.number.is_some() =>
            {
                Err(table.at_heads(&ListError::ScoresOfMatches))
            }
            false => Err(missing("board")),
        }
    }

    /// Returns the match of a line by its number, by its teams, or by both, which must agree.
    pub(super) fn match_of<'l>(
        &self,
        event: &Event,
        round: Round,
        cell: &impl Fn(Option<usize>) -> &'l str,
    ) -> Result<Option<u16>, ListError> {
        let said = cell(self.number);
        let not = || ListError::NotABoard { text: said.to_owned() };
        let number = match said {
            "" => None,
            said => Some(said.parse::<u16>().map_err(|_| not())?),
        };
        let [home, away] = self.teams.map(cell);
        if home.is_empty() && away.is_empty() {
            return Ok(number);
        }
        let Some(paired) = event.round(round) else {
            return Err(ListError::RoundNotPaired { round });
        };
        let [home, away] = [home, away].map(|word| match word {
            "" => Ok(None),
            word => team(event, word).map(Some),
        });
        let (home, away) = (home?, away?);
        let is = |team: Option<&Team>, id: &PlayerId| team.is_none_or(|team| team.id == *id);
        let meets = |one: &&TeamMatch| is(home, &one.home) && is(away, &one.away);
        let turned = |one: &&TeamMatch| is(home, &one.away) && is(away, &one.home);
        let name = |team: Option<&Team>| team.map(|team| team.name.clone());
        let (first, second) = (name(home), name(away));
        match paired.matches.iter().find(meets) {
            Some(found) if number.is_none_or(|number| number == found.number) => {
                Ok(Some(found.number))
            }
            Some(found) => Err(ListError::OtherMatch { first, second, number: found.number }),
            None => {
                let turned = paired.matches.iter().find(turned).map(|found| found.number);
                Err(ListError::TeamsDoNotMeet { round, first, second, turned })
            }
        }
    }

    /// Refuses a list that identifies boards in only one way and has unknown columns, which may
    /// mean that another board is meant.
    pub(super) fn is_sure(&self, table: &Table, wanted: &BoardReference<'_>) -> Result<(), Error> {
        if self.unknown.is_empty() || wanted.ways() > 1 {
            return Ok(());
        }
        let heads = self.unknown.join(", ");
        Err(table.at_heads(&ListError::HeadsUnknown { heads }))
    }
}

/// Returns the result column; of several, which must agree, the first that is not empty.
fn result_column(table: &Table) -> Result<Option<usize>, Error> {
    let all: Vec<usize> = table.columns(RESULT).collect();
    let cell = |row: &[String], at: usize| -> String {
        row.get(at).map_or_else(String::new, |cell| cell.trim().to_lowercase())
    };
    for (line, row) in &table.rows {
        let mut said: Vec<String> = all.iter().map(|&at| cell(row, at)).collect();
        said.retain(|said| !said.is_empty());
        if said.windows(2).any(|pair| pair[0] != pair[1]) {
            let heads: Vec<&str> = all.iter().map(|&at| table.heads[at].trim()).collect();
            let (heads, line) = (heads.join(", "), *line);
            return Err(table.at_heads(&ListError::ResultsDiffer { heads, line }));
        }
    }
    let is_used = |at: &&usize| table.rows.iter().any(|(_, row)| !cell(row, **at).is_empty());
    Ok(all.iter().find(is_used).or_else(|| all.first()).copied())
}

/// Returns the unknown headings of columns that are not empty.
fn unknown(table: &Table, teams: bool) -> Vec<String> {
    let lists = heads();
    let is_known = |head: &str| {
        let has = |heads: &[&str]| heads.iter().any(|known| is_head(known, head));
        let is_read = lists.iter().any(|one| has(one)) && (teams || !(has(HOME) || has(AWAY)));
        head.is_empty() || is_read || has(BESIDE)
    };
    let is_used = |at: usize| {
        let cell = |row: &Vec<String>| row.get(at).is_some_and(|cell| !cell.trim().is_empty());
        table.rows.iter().any(|(_, row)| cell(row))
    };
    let unknown = table
        .heads
        .iter()
        .enumerate()
        .filter(|(at, head)| !is_known(&plain_head(head)) && is_used(*at));
    unknown.map(|(_, head)| head.trim().to_owned()).collect()
}

/// Returns the team of a name, a short name or an ID.
fn team<'e>(event: &'e Event, word: &str) -> Result<&'e Team, ListError> {
    let same = |text: &str| text.to_lowercase() == word.to_lowercase();
    let ways: [&dyn Fn(&&Team) -> bool; 3] =
        [&|team| same(&team.name), &|team| team.short.as_deref().is_some_and(same), &|team| {
            same(team.id.as_str())
        }];
    let found = ways.iter().find_map(|way| event.teams.iter().find(|team| way(team)));
    found.ok_or_else(|| ListError::NoTeamCalled { name: word.to_owned() })
}
