//! What keeps a cross-table from being an event, as values.

use crate::diag::found;
use crate::trf::codes::TABLE_CELL;
use draughts_ground::said::Said;

found! {
    /// What keeps a cross-table from being an event.
    pub enum TableFault {
        /// An event cannot be like that.
        NoEvent { why: Said } => "table-no-event", TABLE_CELL;
    }
}
