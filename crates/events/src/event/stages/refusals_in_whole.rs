//! Conversion of refusals from the rounds of a part of an event to those of the whole event. Every
//! variant is listed, so that a new one has to state whether it has a round.

use draughts_ground::said::Said;

use crate::event::Round;
use crate::event::acts::{Refusal, Refused, Remedy, TeamRefusal};
use crate::event::stages::part_rounds::{PartRound, ToEventRounds};

impl Refused {
    /// Converts the rounds of a refusal by a part to those of the whole event.
    #[must_use]
    pub fn in_rounds(mut self, whole: &ToEventRounds) -> Self {
        self.why.in_rounds(whole);
        if let Some(remedy) = &mut self.remedy {
            remedy.in_rounds(whole);
        }
        if let Some(named) = &mut self.named {
            whole.said(named);
        }
        self
    }
}

impl Refusal {
    /// Converts the rounds to those of the whole event.
    pub(in crate::event) fn in_rounds(&mut self, whole: &ToEventRounds) {
        let lift = |round: &mut Round| *round = whole.whole(PartRound::of(*round));
        let said = |said: &mut Said| whole.said(said);
        match self {
            Self::Said { what } => said(what),
            Self::OfTeams { why } => why.in_rounds(whole),
            Self::NotAnId { players, .. } => players.said.iter_mut().for_each(said),
            Self::StageNotOver { round, .. }
            | Self::RoundNotPaired { round }
            | Self::RoundPaired { round }
            | Self::EntryClosed { round }
            | Self::PairedInRound { round, .. }
            | Self::NobodyHasBye { round }
            | Self::HasTheBye { round, .. }
            | Self::ByeAskedFor { round, .. }
            | Self::HasResult { round, .. }
            | Self::StandsOnBoard { round, .. }
            | Self::StandsInRound { round, .. }
            | Self::ResultsMissing { round, .. }
            | Self::NotInRound { round, .. }
            | Self::NoBoard { round, .. }
            | Self::NoBoardOfPlayer { round, .. }
            | Self::AlsoOutstanding { round, .. }
            | Self::NotAsManyResults { round, .. }
            | Self::NotOpen { round, .. }
            | Self::WhichRound { round }
            | Self::NothingToChange { round }
            | Self::ResultRecorded { round, .. }
            | Self::RoundHasResults { round, .. }
            | Self::TooFewPresent { round, .. }
            | Self::TieUndecided { round, .. }
            | Self::WasNotPaired { round, .. }
            | Self::NamesUnknown { round } => lift(round),
            Self::NoSuchRound { round, rounds } => {
                lift(round);
                *rounds = whole.whole(PartRound::of(Round(*rounds))).0;
            }
            Self::HasWithdrawn { round, .. } => *round = whole.after(PartRound::of(*round)),
            Self::WhoAreThey { questions, .. } => questions.said.iter_mut().for_each(said),
            Self::ChecksObject { problems } => problems.said.iter_mut().for_each(said),
            Self::NoLegalPairing { round, reasons } => {
                lift(round);
                reasons.said.iter_mut().for_each(said);
            }
            Self::OfPrizes { .. }
            | Self::NoSuchScore { .. }
            | Self::NoPlayer { .. }
            | Self::AliasEmpty
            | Self::AliasTaken { .. }
            | Self::NoAlias { .. }
            | Self::StageWithoutField { .. }
            | Self::SharedQualification { .. }
            | Self::NoRoundPaired
            | Self::RoundZero
            | Self::GivesNoBye { .. }
            | Self::AdmitsNobodyLater { .. }
            | Self::AdmitsNobody { .. }
            | Self::HalfByesUsed { .. }
            | Self::ApartFromNobody
            | Self::KeptApartTogether { .. }
            | Self::KeepsNobodyApart { .. }
            | Self::EmptyReason
            | Self::InEventOtherwise { .. }
            | Self::InListTwice { .. }
            | Self::NameOfTwoLines
            | Self::IdTaken { .. }
            | Self::IsForbiddenPair { .. }
            | Self::TooManyResults { .. }
            | Self::OneOfTwoGames { .. }
            | Self::NoResultOfEvent { .. }
            | Self::WhoseForfeit { .. }
            | Self::NamedTwice { .. }
            | Self::NotPaired { .. }
            | Self::BoardHasResult { .. }
            | Self::LeftAlone { .. }
            | Self::NoSpot { .. }
            | Self::NeitherYesNorNo { .. }
            | Self::ResultOfWithdrawal { .. }
            | Self::NoGame { .. }
            | Self::GameBeforeMissing { .. }
            | Self::BoardNamedTwice { .. }
            | Self::WithoutBoard { .. }
            | Self::ToWithoutOrder
            | Self::HasOwnCommands { .. }
            | Self::NoSetting { .. }
            | Self::PairedBy { .. }
            | Self::IdIsFixed
            | Self::NumbersAreFixed
            | Self::BadValue { .. }
            | Self::FewerRounds { .. }
            | Self::NoField { .. }
            | Self::AllRoundsPaired { .. }
            | Self::RoundByRound { .. }
            | Self::BeyondCalendar { .. }
            | Self::NothingToUnpair
            | Self::TooFewPlayers { .. }
            | Self::NoSeed
            | Self::NoSeedForNumbers
            | Self::TooManyForSchedule
            | Self::NoPromotionMatches { .. }
            | Self::TableOfOthers { .. }
            | Self::ScheduleTooLong { .. }
            | Self::MatchOfTwo { .. }
            | Self::TooManyForBracket
            | Self::KnockoutOver { .. }
            | Self::OnlyInKnockout
            | Self::HasLost { .. }
            | Self::NotOnBoard { .. }
            | Self::NotByScores { .. }
            | Self::NobodyNumbered { .. }
            | Self::NumbersUsedUp { .. }
            | Self::WinnersOfNoBracket { .. }
            | Self::NoVarmaGroups { .. }
            | Self::NoNumber { .. }
            | Self::NumbersHaveGaps { .. }
            | Self::NoTeam { .. }
            | Self::NotTwoTeams { .. }
            | Self::UnequalTeams { .. }
            | Self::RoundsUnknown
            | Self::NoDay
            | Self::SamePlayerOfList { .. }
            | Self::WhoAreTheyInList { .. }
            | Self::NobodyListedSo { .. }
            | Self::AllBeginAlike { .. }
            | Self::OtherEventCalledSo { .. }
            | Self::InListAs { .. }
            | Self::NoMonthlyList { .. } => {}
        }
    }
}

impl TeamRefusal {
    /// Converts the rounds to those of the whole event.
    pub(in crate::event) fn in_rounds(&mut self, whole: &ToEventRounds) {
        let lift = |round: &mut Round| *round = whole.whole(PartRound::of(*round));
        let said = |said: &mut Said| whole.said(said);
        match self {
            Self::StandsInRound { round, .. }
            | Self::PlaysFor { round, .. }
            | Self::NoMatchOf { round, .. }
            | Self::NoMatch { round, .. }
            | Self::MatchUndecided { round, .. }
            | Self::ScoreRecorded { round, .. }
            | Self::StandsInMatch { round, .. }
            | Self::LineupOfLost { round, .. }
            | Self::NothingRuled { round, .. }
            | Self::NothingAwarded { round, .. } => lift(round),
            Self::Breaks { round, rules, .. } => {
                lift(round);
                rules.said.iter_mut().for_each(said);
            }
            Self::AwardedSeveral { round, given, .. } => {
                lift(round);
                given.said.iter_mut().for_each(said);
            }
            Self::NotOfTeams
            | Self::WhichTeam { .. }
            | Self::NoTeam { .. }
            | Self::NoTeams
            | Self::NameTaken { .. }
            | Self::NameEmpty
            | Self::MemberOfOther { .. }
            | Self::TooManyMembers { .. }
            | Self::IsNamed { .. }
            | Self::LineupEmpty
            | Self::LineupTooLong { .. }
            | Self::LineupTooShort { .. }
            | Self::TeamsMeet { .. }
            | Self::LineupPlayed { .. }
            | Self::NoSeat { .. }
            | Self::MatchNotPlayed { .. }
            | Self::MatchHasScore { .. }
            | Self::SeatVacant { .. }
            | Self::NotInMatch { .. }
            | Self::MatchHasResult { .. }
            | Self::ScoreTooHigh { .. }
            | Self::ScoreAgainstLineup { .. }
            | Self::MatchOver { .. }
            | Self::TeamsAreApart { .. }
            | Self::TeamsWithin { .. }
            | Self::OtherGroups { .. }
            | Self::NoPointsGiven
            | Self::OtherPoints { .. }
            | Self::GroupsPaired
            | Self::InNoGroup { .. }
            | Self::NoGroups
            | Self::NoCategories
            | Self::NotOneCategory { .. }
            | Self::InTwoGroups { .. }
            | Self::TooManyGroups { .. }
            | Self::GroupTooSmall { .. }
            | Self::StageThere { .. }
            | Self::NoStage { .. }
            | Self::StageBegun { .. }
            | Self::NotCarried { .. }
            | Self::FieldOfOne { .. }
            | Self::NotInStageBefore { .. }
            | Self::NothingOfDivision
            | Self::PlacesOrField => {}
        }
    }
}

impl Remedy {
    /// Converts the rounds to those of the whole event.
    pub(in crate::event) fn in_rounds(&mut self, whole: &ToEventRounds) {
        let lift = |round: &mut Round| *round = whole.whole(PartRound::of(*round));
        let said = |said: &mut Said| whole.said(said);
        match self {
            Self::Said { what } => said(what),
            Self::HandInLineup { round, .. }
            | Self::ClearOpening { round, .. }
            | Self::FirstToEnter { round }
            | Self::WithdrawAfter { round }
            | Self::AbsentInstead { round, .. }
            | Self::ComeLater { round }
            | Self::TakeMatchBack { round, .. }
            | Self::ClearBoards { round, .. }
            | Self::ClearForfeits { round, .. }
            | Self::SeatByHand { round, .. }
            | Self::ByeByHand { round, .. }
            | Self::AmendOrRound { round } => lift(round),
            Self::PairedSoFar { rounds } => {
                let own = u16::try_from(*rounds).unwrap_or(u16::MAX);
                *rounds = whole.whole(PartRound::of(Round(own))).0.into();
            }
            Self::NameOneRound { first, second } => {
                lift(first);
                lift(second);
            }
            Self::OpenPlayoff { round, .. } => round.iter_mut().for_each(lift),
            Self::Relax { ways } => ways.said.iter_mut().for_each(said),
            Self::WriteId { .. }
            | Self::NameLineup
            | Self::WriteTeam { .. }
            | Self::WriteAlias
            | Self::WriteIdInRecord
            | Self::DidYouMean { .. }
            | Self::NearWord { .. }
            | Self::KnownWords { .. }
            | Self::SeeSchema
            | Self::ListPlayers
            | Self::ListPlayersAndTeams
            | Self::FieldOfStage
            | Self::DecideField { .. }
            | Self::DecideGroups { .. }
            | Self::RemoveStage { .. }
            | Self::BeginWithTeams
            | Self::AddTeam { .. }
            | Self::ListTeams
            | Self::SetPrizes
            | Self::RemovePrizesFirst
            | Self::MakeGroups
            | Self::SetPlayerCategory { .. }
            | Self::OneTeamEach
            | Self::NameAward
            | Self::ForceLineup
            | Self::AbsentInRounds { .. }
            | Self::LoseOrUnpair
            | Self::LoseMatch { .. }
            | Self::AllowUsedOpening
            | Self::PairFirst
            | Self::ForfeitOrUnpair
            | Self::PostponeOrForfeit
            | Self::UnpairOrNew
            | Self::WithdrawLater
            | Self::EnterForfeit { .. }
            | Self::SetOrNamesake
            | Self::SayWho { .. }
            | Self::TellApart
            | Self::OneLine
            | Self::OtherId
            | Self::Withdraw { .. }
            | Self::TakeFromForbidden
            | Self::GiveBothGames
            | Self::ResultWords
            | Self::WhoWon
            | Self::PostponeBoard { .. }
            | Self::ScoreOfMatch { .. }
            | Self::PlayersOfBoard { .. }
            | Self::BoardIsNumber { .. }
            | Self::WhoseForfeit
            | Self::EnterOrNameRound
            | Self::NameEverybody
            | Self::PlayedStands
            | Self::SayWhatBecomes { .. }
            | Self::NameTwo
            | Self::ForcePairing
            | Self::WriteYesOrNo
            | Self::ClearWithReason
            | Self::GiveReason
            | Self::ChangeWithReason
            | Self::RemoveWithReason
            | Self::Return { .. }
            | Self::NameAllOfThem
            | Self::Amend
            | Self::BoardOrNone
            | Self::AmendWithBoard
            | Self::NameLastBoard { .. }
            | Self::OpenBoards { .. }
            | Self::NoneOpen
            | Self::BoardsTo { .. }
            | Self::EventCommands
            | Self::Setting { .. }
            | Self::PlayerCommands
            | Self::UnpairFirst
            | Self::UnpairRoundFirst
            | Self::ForceUnpair
            | Self::DecideFirst
            | Self::ClearPlayoff
            | Self::NamePlayoff
            | Self::AgainPlayoff
            | Self::OnlyNewGames { .. }
            | Self::GiveClocks
            | Self::NameBoard { .. }
            | Self::PlayOrClear { .. }
            | Self::NamePlaces
            | Self::NameLadder { .. }
            | Self::EnterOrAdjourn
            | Self::AddPlayer
            | Self::AddFirstTeam
            | Self::SetSeed
            | Self::SetDivision { .. }
            | Self::ChangeTable
            | Self::ChooseSwiss
            | Self::CorrectNumber
            | Self::DrawByLot
            | Self::SetNumber { .. }
            | Self::NumberedWhenPaired
            | Self::NumberWithoutGaps
            | Self::SetTeam { .. }
            | Self::SetRounds { .. }
            | Self::PlayOn { .. }
            | Self::CancelByes
            | Self::SayWhoGoesOn { .. }
            | Self::NobodyCame { .. }
            | Self::SpreadsheetDay { .. }
            | Self::SayWhichTeamGoesOn { .. }
            | Self::SetDay
            | Self::NumberBoth
            | Self::CorrectNumberOfOne
            | Self::SayWhoInList { .. }
            | Self::IdOfEvent { .. }
            | Self::WriteListedId
            | Self::DayOrKey
            | Self::KeyOf { .. } => {}
        }
    }
}
