//! `--rules`, `--set` and `--time-control` of commands that read game records.

use std::sync::Arc;

use clap::Args;
use clap::builder::NonEmptyStringValueParser;

use super::exit::Failure;
use super::words::said;
use crate::app::records::Given;
use crate::app::rules::load_to_play;
use crate::record::{Laws, pace_of_typed};
use crate::report::OptionsView;

// Which laws apply to a record.
#[derive(Debug, Args)]
pub(super) struct RecordRuleArgs {
    /// Rule set: a name from `arbiter rules list`, or a YAML file; without it, the
    /// GameType tag decides, or else the set that replays the first hundred games furthest.
    #[arg(long, value_name = "NAME|FILE")]
    pub rules: Option<String>,
    /// Set a single field, such as earliest_draw=40; needs --rules.
    #[arg(long = "set", value_name = "FIELD=VALUE", requires = "rules")]
    pub settings: Vec<String>,
    /// The thinking time, as a TimeControl tag gives it (300+3: seconds and increment);
    /// without it, that of the event or of the tag.
    #[arg(long, value_name = "TIME", value_parser = NonEmptyStringValueParser::new())]
    pub time_control: Option<String>,
}

impl RecordRuleArgs {
    /// Returns the named rule set and time control.
    pub(super) fn given(&self) -> Result<Given, Failure> {
        let laws = match &self.rules {
            Some(name) => Some(Arc::new(Laws::named(load_to_play(name, &self.settings)?))),
            None => None,
        };
        if let Some(text) = &self.time_control {
            pace_of_typed(text)
                .map_err(|wrong| anyhow::anyhow!("--time-control: {}", said(&wrong)))?;
        }
        Ok(Given { laws, time_control: self.time_control.as_deref().map(Arc::from) })
    }

    /// Returns the input files with that of the rule set, none of which may be overwritten.
    pub(super) fn with_read(&self, files: Vec<String>) -> Vec<String> {
        files.into_iter().chain(self.rules.clone()).collect()
    }

    /// Returns the options with the named rule set.
    pub(super) fn options(&self, asked: OptionsView) -> OptionsView {
        OptionsView { rules: self.rules.clone(), settings: self.settings.clone(), ..asked }
    }
}
