//! The standings of a tournament report, with the exact values of tie-breaks.

use chrono::NaiveDate;
use serde::Serialize;

use super::event::ExplanationView;
use super::event::words::{Footnote, Head, Title};
use super::sheet::{self, Cell, Column, ColumnList, Ref, Sheet};
use crate::event::DroppedRatings;
use draughts_events::event::{FideKind, Ledger, PlayerId, Points, Round, TieBreak};
use draughts_events::standings::{Amount, FideRules, StandingsOptions, Value, rank};
use draughts_events::trf::RankedReport;
use draughts_report::TrfFormat;
use draughts_report::json_of_plain;
use draughts_report::words::{Language, say};

/// The name and version of the JSON format.
pub const TRF_STANDINGS_SCHEMA: &str = "arbiter.trf-standings/1";

/// The places and tie-breaks after the last round in a tournament report.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TrfStandings {
    /// `arbiter.trf-standings/1`.
    pub schema: &'static str,
    /// The name of the tournament.
    pub name: String,
    /// The last round counted.
    pub round: Round,
    /// The edition of FIDE C.07 used, by the date from which it applies.
    pub tiebreak_rules: FideRules,
    /// The tie-breaks, in order.
    pub tiebreaks: Vec<TieBreak>,
    /// The rating-based tie-breaks omitted because a player has no rating. Absent if there are
    /// none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dropped: Option<DroppedRatings>,
    /// The number of boards without a final result.
    pub missing: usize,
    /// The players, by pairing number; in a team event, the teams.
    pub players: Vec<TrfRow>,
    /// Whether this is a team event. Absent if it is not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub of_teams: bool,
    /// Whether everybody meets everybody; not in the JSON.
    #[serde(skip)]
    all_meet: bool,
    /// The column headings of team tie-breaks in tables for programs, if not their codes; not in
    /// the JSON.
    #[serde(skip)]
    heads: Vec<String>,
    /// The first day of the report, if the edition follows from it; not in the JSON.
    #[serde(skip)]
    since: Option<NaiveDate>,
}

/// A player, or a team.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TrfRow {
    /// The pairing number; null if there is none.
    pub start_no: Option<u16>,
    /// The place; players who are equal share it. Null if the standings do not count the player.
    pub rank: Option<usize>,
    /// The ID.
    pub id: PlayerId,
    /// The name.
    pub name: String,
    /// The points.
    pub points: Points,
    /// The value of each tie-break, in order; null for a tie-break without a value.
    pub values: Vec<Value>,
}

impl TrfStandings {
    /// Explains the points and tie-breaks of the player or team with this number.
    ///
    /// For a player it is the pairing number. `None` if nobody has the number.
    pub fn explained(report: &RankedReport, number: u16) -> Option<ExplanationView<'_>> {
        let RankedReport { event, fide, .. } = report;
        let at = event.players.iter().position(|player| player.number == Some(number))?;
        Some(ExplanationView::by(Some(*fide), event, &Ledger::whole(event), at))
    }

    /// Makes the standings of an event that was made from a report.
    pub fn new(report: &RankedReport) -> Self {
        let &RankedReport { ref event, of_teams, fide, since, .. } = report;
        let ledger = Ledger::whole(event);
        let standings = rank(
            event,
            &ledger,
            StandingsOptions { fide: Some(fide), ..StandingsOptions::default() },
        );
        let row = |row: draughts_events::standings::RankingRow| {
            let player = &event.players[row.player];
            TrfRow {
                start_no: player.number,
                rank: row.place,
                id: player.id.clone(),
                name: player.name.clone(),
                points: row.score,
                values: row.values,
            }
        };
        let mut players: Vec<TrfRow> = standings.rows.into_iter().map(row).collect();
        players.sort_by(|one, other| (one.start_no, &one.id).cmp(&(other.start_no, &other.id)));
        Self {
            schema: TRF_STANDINGS_SCHEMA,
            name: event.name.clone(),
            round: standings.round,
            tiebreak_rules: fide,
            tiebreaks: standings.tie_breaks,
            all_meet: event.system.kind().all_meet(),
            dropped: DroppedRatings::of(event),
            missing: standings.missing,
            players,
            of_teams,
            heads: Vec::new(),
            since,
        }
    }

    /// Sets the headers of the tie-breaks of teams, as they were asked for.
    #[must_use]
    pub fn headed(self, heads: Vec<String>) -> Self {
        Self { heads, ..self }
    }

    /// Describes the edition of the tie-breaks; `None` if no tie-break depends on it.
    pub fn edition(&self) -> Option<Footnote> {
        let by_rules = self.tiebreaks.iter().any(|code| matches!(code, TieBreak::Fide(_)));
        by_rules.then(|| Footnote::Edition {
            rules: self.tiebreak_rules,
            by_date: self.since.is_some(),
            of_event: false,
            older: self.since.is_some_and(FideRules::is_before_all),
        })
    }

    /// Returns whether an older edition applies by the dates of the report.
    pub fn is_of_older_rules(&self) -> bool {
        self.since.is_some() && self.tiebreak_rules != FideRules::default()
    }

    /// Writes the standings in a format.
    ///
    /// CSV is the table for programs; text is the one for people, `width` columns wide.
    pub fn written(&self, format: TrfFormat, width: u16, language: Language) -> String {
        match format {
            TrfFormat::Json => {
                json_of_plain(serde_json::to_string_pretty(self).expect("standings are plain JSON"))
                    + "\n"
            }
            TrfFormat::Csv => sheet::csv(&[self.by_number()]),
            TrfFormat::Text => sheet::text(&[self.by_rank(language)], width),
        }
    }

    /// Returns the table for programs, by pairing number.
    ///
    /// Its headers are `StartNo,Rank,PTS` and the codes; for teams `TPN,Rank,PTS`, and the codes as
    /// they were asked for.
    pub fn by_number(&self) -> Sheet {
        let first = if self.of_teams { "TPN" } else { "StartNo" };
        let asked =
            Some(&self.heads).filter(|heads| self.of_teams && heads.len() == self.tiebreaks.len());
        let code = |at: usize| {
            let code = &self.tiebreaks[at];
            Column::right(asked.map_or_else(|| code.code().into_owned(), |heads| heads[at].clone()))
        };
        ColumnList::<TrfRow>::new()
            .column(Column::right(first), |row| row.start_no)
            .column(Column::right("Rank"), |row| row.rank)
            .column(Column::right("PTS"), |row| points(row.points.into()))
            .each(0..self.tiebreaks.len(), code, |row, at| self.value(row, at))
            .sheet(&self.players)
    }

    /// Returns the table for people: the best first, with names.
    pub(crate) fn by_rank(&self, language: Language) -> Sheet {
        let mut players: Vec<&TrfRow> = self.players.iter().collect();
        players.sort_by_key(|row| row.rank.unwrap_or(usize::MAX));
        let code = |at: usize| Column::right(self.tiebreaks[at].code().as_ref());
        let columns = ColumnList::<TrfRow>::new()
            .column(Head::Rank.right(language).key(), |row| row.rank)
            .column(Head::Number.right(language).key(), |row| row.start_no)
            .column(Head::Name.left(language).key(), |row| {
                Cell::from(row.name.as_str()).about(Ref::Player(row.id.clone()))
            })
            .column(Head::ReportPoints.right(language).key(), |row| points(row.points.into()))
            .each(0..self.tiebreaks.len(), code, |row, at| self.value(row, at));
        let missing = Footnote::ResultsMissing { missing: self.missing };
        let edition = self.edition().map(|edition| say(&edition, language));
        let missing = (self.missing > 0).then(|| say(&missing, language));
        let by_buchholz =
            |code: &TieBreak| matches!(code, TieBreak::Fide(fide) if fide.is_buchholz());
        let is_said = self.all_meet && self.tiebreaks.iter().any(by_buchholz);
        let buchholz = is_said.then(|| say(&Footnote::BuchholzOfAll, language));
        let dropped = self.dropped.as_ref().map(|dropped| say(&dropped.note(), language));
        Sheet {
            title: self.name.clone(),
            subtitle: say(&Title::Report { round: self.round }, language),
            notes: missing.into_iter().chain(dropped).chain(buchholz).chain(edition).collect(),
            ..columns.sheet(players)
        }
    }

    fn value(&self, row: &TrfRow, at: usize) -> Option<String> {
        row.values.get(at).map(|value| cell(self.tiebreaks[at], value))
    }
}

/// Formats points with one decimal, or with all that they need.
fn points(amount: Amount) -> String {
    let short = amount.fixed(1);
    if amount.rounded(Amount::TENTH) == amount { short } else { amount.to_string() }
}

/// Formats a value as the reference program does; empty without a value.
fn cell(tie_break: TieBreak, value: &Value) -> String {
    use FideKind::{
        AverageBuchholz, BoardCount, Buchholz, ForeBuchholz, GameByGame, GameByMatch, GamePoints,
        Koya, MatchByGame, MatchByMatch, MatchPoints, OtherPoints, Progressive, SonnebornBerger,
        Standard, StrengthCombination,
    };
    let kind = match tie_break {
        TieBreak::Fide(fide) => Some(fide.kind()),
        _ => None,
    };
    match (value, kind) {
        (Value::None, _) => String::new(),
        (
            Value::Number(amount),
            Some(
                AverageBuchholz | SonnebornBerger | MatchByMatch | MatchByGame | GameByMatch
                | GameByGame | StrengthCombination,
            ),
        ) => amount.fixed(2),
        (
            Value::Number(amount) | Value::Lower(amount),
            Some(
                Buchholz | ForeBuchholz | Progressive | Standard | Koya | MatchPoints | GamePoints
                | OtherPoints | BoardCount,
            ),
        ) => points(*amount),
        (value, _) => value.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::{Row, csv};
    use draughts_events::trf::{read, to_event};

    /// 1 beats 2, and 3 has the bye; then 1 and 3 draw, and 2 has a half-point bye.
    const REPORT: &str = "\
012 Three players
142 5
152 W
192 FIDE_DUTCH_2025
001    1 m    Ash, Alder                        2000 XXX                         1.5    1     2 w 1     3 b =
001    2 m    Birch, Bay                        1900 XXX                         0.5    3     1 b 0  0000 - H
001    3 m    Cedar, Clove                      1800 XXX                         1.5    2  0000 - U     1 w =
";

    fn standings(codes: &[&str]) -> TrfStandings {
        let (document, findings) = read(REPORT.as_bytes());
        assert_eq!(findings, []);
        let (event, _) = to_event(&document).unwrap();
        let event = event.ranked_by(codes.iter().map(|code| code.parse().unwrap()).collect());
        TrfStandings::new(&RankedReport::new(&event, None))
    }

    #[test]
    fn the_table_for_programs_goes_by_start_number_and_leaves_out_what_is_undefined() {
        // - BH 1: the adjusted 0.5 of 2 (a bye was requested for the last round: a draw) plus the
        //   1.5 of 3 is 2.
        // - BH 2: 1.5, plus its own 0.5 for the bye, is 2.
        // - BH 3: its own score, 1.5, is limited to 1 for two drawn rounds, not for the five that
        //   are planned; plus 1.5 is 2.5.
        // - AOB 1: (2 + 2.5) / 2 = 2.25; 2 and 3 have only met 1.
        // - SB 1: 1 x 0.5 + 0.5 x 1.5 = 1.25; 2: 0 + 0.5 x 0.5; 3: 1 x 1 + 0.5 x 1.5.
        // - TPR 1: (1900 + 1800) / 2 = 1850, 75 % = +193; 2: 2000 - 800; 3: 2000 + 0.
        assert_eq!(
            csv(&[standings(&["BH", "AOB", "SB", "WIN", "TPR"]).by_number()]),
            "StartNo,Rank,PTS,BH,AOB,SB,WIN,TPR\n\
             1,2,1.5,2.0,2.25,1.25,1,2043\n\
             2,3,0.5,2.0,2.00,0.25,0,1200\n\
             3,1,1.5,2.5,2.00,1.75,1,2000\n"
        );
        let mut unrated = standings(&["ARO"]);
        unrated.players[0].values = vec![Value::None];
        assert!(csv(&[unrated.by_number()]).contains("\n1,2,1.5,\n"));
    }

    #[test]
    fn the_table_for_people_goes_by_place() {
        let sheet = standings(&["BH"]).by_rank(Language::English);
        let Row::Cells(cells) = &sheet.rows[0] else { panic!("a heading") };
        let texts: Vec<&str> = cells.iter().map(|cell| cell.text.as_str()).collect();
        assert_eq!(texts, ["1", "3", "Cedar, Clove", "1.5", "2.5"]);
        assert_eq!(sheet.subtitle, "Standings after round 2");
    }

    /// Two boards and three rounds: 1 beats 2, 2 does not come to play 3, 1 and 3 draw.
    const TEAMS: &str = "\
012 Three teams
142 3
152 W
192 FIDE_TEAM_TYPEA_MP_GP
352 WB
362 TW 2.0   TD 1.0   TL 0.0
001    1      Ash, Alder                        2000                             2.0          3 w 1  0000 - -     5 w =
001    2      Birch, Bea                        1900                             1.5          4 b =  0000 - -     6 b =
001    3      Cedar, Cy                         1800                             0.0          1 b 0     5 b -  0000 - -
001    4      Elm, Eve                          1700                             0.5          2 w =     6 w -  0000 - -
001    5      Fir, Fay                          1600                             1.5       0000 - -     3 w +     1 b =
001    6      Gum, Gil                          1600                             1.5       0000 - -     4 b +     2 w =
310   1 Lakeside                                 1950    4.0    3.5   1     1    2
310   2 Hillside                                 1750    1.0    1.5   3     3    4
310   3 Seaside                                  1600    4.0    4.0   2     5    6
320  1.0  1.0   3   1   2
";

    fn lines(number: u16, codes: &[&str]) -> Vec<String> {
        let (document, findings) = read(TEAMS.as_bytes());
        assert_eq!(findings, []);
        let (event, _) = to_event(&document).unwrap();
        let event = event.ranked_by(codes.iter().map(|code| code.parse().unwrap()).collect());
        let report = RankedReport::new(&event, None);
        let view = TrfStandings::explained(&report, number).unwrap();
        view.values.iter().map(|value| say(value, Language::English)).collect()
    }

    #[test]
    fn boards_are_explained_number_by_number() {
        // The bye counts as a win on every board.
        assert_eq!(
            lines(3, &["TBR", "BBE"]),
            ["TBR 2.5 2.5: board 1 1 + 1 + 0.5, board 2 1 + 1 + 0.5", "BBE 2.5: board 1 2.5"]
        );
        let (event, _) = to_event(&read(TEAMS.as_bytes()).0).unwrap();
        assert!(TrfStandings::explained(&RankedReport::new(&event, None), 9).is_none());
    }

    #[test]
    fn a_forfeit_counts_as_a_game_where_the_code_says_so() {
        // 3 has the bye, wins by forfeit against 2, and draws with 1. Dummy opponents have its own
        // score of 4, at most that of draws in all rounds (3), or that of the team that did not
        // come (1).
        assert_eq!(lines(3, &["BH:MP"]), ["BH:MP 8 = 3 + 1 + 4"]);
        assert_eq!(lines(3, &["BH:MP/P"]), ["BH:MP/P 8 = 3 + 1 + 4"]);
        // 2 did not come to play 3: the round was given up, and is cut first; as a game it is one
        // of three.
        assert_eq!(
            lines(2, &["EMMSB/C1", "EMMSB/C1/P", "EMMSB/P"]),
            [
                "EMMSB/C1 1 = 0 x 4 + 1 x 1 (without 0, given up: round 2)",
                "EMMSB/C1/P 0 = 0 x 4 + 0 x 4 (without 1, the worst: no opponent)",
                "EMMSB/P 1 = 0 x 4 + 0 x 4 + 1 x 1",
            ]
        );
    }
}
