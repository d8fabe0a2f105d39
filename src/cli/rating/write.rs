//! `arbiter rating update`.

use std::io::Write;

use clap::{Args, ValueEnum};

use super::lists::path_of;
use crate::app::event::RatingFile;
use crate::app::ratings::Entered;
use crate::cli::event::event_arg::{EventArg, author, finish, mode};
use crate::cli::exit::{Failure, Outcome};
use crate::cli::misuse::Misuse;
use crate::cli::words::typed;
use crate::event::acts::Refused;
use crate::ratings::{NamesakeDecision, Newcomers, StatedIdentity, UpdateOptions};

/// Enter an event in a list, or what has changed in the event since.
///
/// An event is known by its name and first day. If you enter it again, it is compared, and
/// corrections are calculated again, in later events too.
#[derive(Debug, Args)]
pub(super) struct UpdateArgs {
    #[command(flatten)]
    target: EventArg,
    /// The list: a path, or a name in ratings/.
    #[arg(long, value_name = "FILE")]
    list: String,
    /// How a new list is calculated: a name from `arbiter rating schemes`, or a file, whose path
    /// starts from the folder of the list.
    #[arg(long, value_name = "NAME|FILE")]
    scheme: Option<String>,
    /// The key by which the list knows the event, if name and first day are not enough.
    #[arg(long, value_name = "NAME")]
    key: Option<String>,
    /// Treat players with names like those of players of the list as the same people, or as others;
    /// by default, the answer asks. The list keeps the answer, so it asks once.
    #[arg(long, value_enum, value_name = "WHO")]
    namesakes: Option<NamesakesArg>,
    /// A player of the event who is a player of the list, or `new`; it
    /// overrides --namesakes.
    #[arg(long, value_name = "ID=LISTED|new")]
    same: Vec<String>,
    /// Treatment of players without a rating: their games are left out, or they start at the
    /// average of the others in the event, or at a rating. The list keeps it. Players who joined
    /// the list in this event start again.
    #[arg(long, value_name = "left-out|average|RATING", value_parser = typed::<Newcomers>)]
    unrated: Option<Newcomers>,
    /// Say what would be done, and write nothing.
    #[arg(long)]
    dry_run: bool,
}

/// Who namesakes are, on the command line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum NamesakesArg {
    /// They are the same people.
    Same,
    /// They are other people.
    Others,
}

/// Parses the identity of one player: `p7=p1 Ash, Alder`.
fn who_is_it(word: &str) -> Result<StatedIdentity, Refused> {
    let (player, listed) = word
        .split_once('=')
        .ok_or_else(|| Misuse::NotIdListed { word: word.to_owned() }.refused())?;
    Ok(StatedIdentity { player: player.trim().to_owned(), listed: listed.trim().to_owned() })
}

/// Runs `arbiter rating update`.
pub(super) fn update(args: &UpdateArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let event = args.target.read()?;
    let namesakes = args.namesakes.map(|who| match who {
        NamesakesArg::Same => NamesakeDecision::Same,
        NamesakesArg::Others => NamesakeDecision::Others,
    });
    let who = args.same.iter().map(|word| who_is_it(word)).collect::<Result<Vec<_>, _>>()?;
    let entered = Entered {
        event: &event,
        scheme: args.scheme.as_deref(),
        options: UpdateOptions {
            key: args.key.as_deref(),
            namesakes,
            who: &who,
            unrated: args.unrated,
        },
    };
    let file = RatingFile::at(path_of(&args.list));
    finish(&file.enter(&author(), mode(args.dry_run), entered)?, args.dry_run, out)
}
