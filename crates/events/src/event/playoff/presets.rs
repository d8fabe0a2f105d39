//! The built-in ladders, each named after the event whose rules it has.

use std::sync::LazyLock;

use super::Ladder;

macro_rules! ladders {
    ($($name:literal)*) => {
        /// Names and documents, as in `crates/events/src/event/playoff/ladders`.
        const DOCUMENTS: &[(&str, &str)] =
            &[$(($name, include_str!(concat!("ladders/", $name, ".yaml")))),*];
    };
}

ladders! {
    "wcmm2013" "women2015" "world-cup-2017" "wtm2020" "wtm2020-deciding" "blitz2023" "ec2022"
    "lehmann-georgiev" "lehmann-georgiev-10"
}

static LADDERS: LazyLock<Vec<Ladder>> = LazyLock::new(|| {
    let read = |&(_, text): &(&str, &str)| {
        yaml_in_place::from_str(text).expect("the ladders of the program are tested")
    };
    DOCUMENTS.iter().map(read).collect()
});

impl Ladder {
    /// Returns the built-in ladders.
    pub fn presets() -> &'static [Self] {
        &LADDERS
    }

    /// Returns the document of a built-in ladder, to be copied into an event file and changed.
    pub fn document(name: &str) -> Option<&'static str> {
        DOCUMENTS.iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ladder_is_sound_and_has_its_name_and_its_source() {
        for (ladder, (name, _)) in Ladder::presets().iter().zip(DOCUMENTS) {
            assert_eq!(ladder.name, *name);
            assert!(ladder.source.is_some() && ladder.title.is_some(), "{name}");
            assert_eq!(ladder.wrong(), None, "{name}");
            assert!(Ladder::document(name).is_some());
        }
    }

    #[test]
    fn what_a_round_gives_has_the_same_sum_in_every_stage() {
        for (name, sum) in [("wtm2020", 12), ("world-cup-2017", 5)] {
            let ladder = Ladder::presets().iter().find(|one| one.name == name).unwrap();
            let scores = ladder.stages_of_round().filter_map(|stage| stage.points);
            for score in scores.chain(ladder.level) {
                assert_eq!(score.first + score.second, crate::event::Points::whole(sum), "{name}");
            }
        }
    }
}
