//! Examples in the help of the commands of an event.

pub(in crate::cli) const PUBLISH: &str = "\
Examples:
  arbiter publish club -o site
  arbiter publish pupils juniors -o site --title \"Youth weekend\"";

pub(super) const NEW: &str = "\
Examples:
  arbiter event new club --system round-robin --start 2026-09-03
  arbiter event new open --system swiss --rounds 7
  arbiter event new league --teams --boards 4 --system round-robin";

pub(super) const ADD: &str = "\
Examples:
  arbiter event add club \"Alder, Ann\" --rating 1400
  arbiter event add open --from players.csv
  arbiter event add youth --from players.csv --where group=Pupils";

pub(super) const SET: &str = "\
Examples:
  arbiter event set club place=Utrecht tiebreaks=WINS,SBF
  arbiter event set club p5 rating=1200 club=";

pub(super) const UPDATE: &str = "\
Example:
  arbiter event update open --from federation.csv --dry-run";

pub(super) const FORBID: &str = "\
Example:
  arbiter event forbid open p5 p6 --reason \"brothers\"";

pub(super) const SCHEDULE: &str = "\
Example:
  arbiter event schedule club 7 --date 2026-10-15 --time 19:30";

pub(super) const CHECK: &str = "\
Example:
  arbiter event check open";

pub(super) const PAIR: &str = "\
Examples:
  arbiter event pair open
  arbiter event pair club --all --date 2026-09-03
  arbiter event pair cup --draw";

pub(super) const UNPAIR: &str = "\
Examples:
  arbiter event unpair open
  arbiter event unpair club --all";

pub(super) const SWAP: &str = "\
Examples:
  arbiter event swap open p3 p8 --reason \"same household\"
  arbiter event swap open 4 --reason \"sat down so\"";

pub(super) const PAIR_BY_HAND: &str = "\
Example:
  arbiter event pair-by-hand open p1:p4 p2:p3 p5:bye --reason \"asked for\"";

pub(super) const DRAW: &str = "\
Examples:
  arbiter event draw club --round 1
  arbiter event draw club --per board --called 381234,114
  arbiter event draw club --card";

pub(super) const RESULT: &str = "\
Examples:
  arbiter event result open 3=2-0 4=1-1
  arbiter event result open 2 1 = 0 +
  arbiter event result open 3=0-2 --amend --reason \"slip of another board\"";

pub(super) const DESK: &str = "\
Example:
  arbiter event desk open";

pub(super) const GAVE_UP: &str = "\
Example:
  arbiter event gave-up club p4 left --moves 9 --penalty";

pub(super) const GAMES: &str = "\
Example:
  arbiter event games open 3 round3.pdn";

pub(super) const TEAM: &str = "\
Examples:
  arbiter event team show league
  arbiter event team add league \"DC Wood\"";

pub(super) const LINEUP: &str = "\
Example:
  arbiter event lineup league t1 4 p3 p1 p7 p9";

pub(super) const MATCH: &str = "\
Examples:
  arbiter event match league 2 --score 5-3
  arbiter event match league 2 --lost t4 --reason \"did not come\"";

pub(super) const AWARD: &str = "\
Example:
  arbiter event award open p23 --points -1 --round 4 --reason \"telephone\"";

pub(super) const GROUPS: &str = "\
Examples:
  arbiter event groups youth --by category
  arbiter event groups league --draw A,B";

pub(super) const PLAYOFF: &str = "\
Examples:
  arbiter event playoff open club --places 1 --ladder lehmann-georgiev
  arbiter event playoff result club 1-1";

pub(super) const PRIZE: &str = "\
Examples:
  arbiter event prize set open Main 500 300 200
  arbiter event prize show open";

pub(super) const BYE: &str = "\
Example:
  arbiter event bye open p8 --round 3";

pub(super) const ABSENT: &str = "\
Example:
  arbiter event absent open p8 p10 --round 3-5";

pub(super) const LATE: &str = "\
Example:
  arbiter event late open p14 --from-round 2";

pub(super) const WITHDRAW: &str = "\
Example:
  arbiter event withdraw open p8";

pub(super) const POSTPONE: &str = "\
Example:
  arbiter event postpone club 5 --until 2026-10-08";

pub(super) const PAIRINGS: &str = "\
Examples:
  arbiter event pairings open
  arbiter event pairings open --by name -o names.html";

pub(super) const STANDINGS: &str = "\
Examples:
  arbiter event standings open
  arbiter event standings open --by-category -o standings.html
  arbiter event standings open --explain p5";

pub(super) const EXPLAIN: &str = "\
Examples:
  arbiter event explain open --round 3
  arbiter event explain open --player p2 --against p25";

pub(super) const FEDERATION_REPORT: &str = "\
Example:
  arbiter event federation-report masters -o report.html";

pub(super) const EXPORT: &str = "\
Example:
  arbiter event export open -o open.trf";

pub(super) const PDN: &str = "\
Example:
  arbiter event pdn open --round 3 -o round3.pdn";

pub(super) const HISTORY: &str = "\
Examples:
  arbiter event history open
  arbiter event history open --show 12";

pub(super) const UNDO: &str = "\
Example:
  arbiter event undo open";
