//! Codes read back as written.

use crate::event::tiebreak::fide::*;

#[test]
fn codes_and_modifiers_are_read_as_they_are_written() {
    for text in [
        "BH",
        "BH/C1",
        "BH/C2",
        "BH/M1",
        "BH/M2",
        "FB/C1",
        "AOB/F",
        "SB/C1",
        "PS/C1",
        "DE/P",
        "KS",
        "KS/L60",
        "KS/L+1",
        "KS/L-2",
        "ARO/C1",
        "TPN/R",
        "RTNG/R",
        "APPO",
        "BH:MP",
        "BH:GP/C1",
        "FB:GP/M1",
        "PS:MP",
        "DE:GP/P",
        "EMMSB/C1",
        "MPVGP",
        "EDE",
        "SSSC",
        "TBR",
        "BH/P",
        "BH:MP/C1/P",
        "EMGSB/C1/P",
        "EDE/P",
        "FB/M1/P",
        "AOB/F/P",
        "SB/C2/P",
    ] {
        assert_eq!(text.parse::<FideTieBreak>().unwrap().to_string(), text);
        assert_eq!(text.to_lowercase().parse::<FideTieBreak>().unwrap().to_string(), text);
    }
    assert_eq!("KS/L2".parse::<FideTieBreak>().unwrap().to_string(), "KS/L+2");
    assert_eq!(
        "bh/p/c1".parse::<FideTieBreak>().unwrap().to_string(),
        "BH/C1/P",
        "either way round"
    );
    for text in [
        "",
        "/",
        "BH/",
        "BH/C0",
        "BH/C",
        "BH/C10",
        "WIN/P",
        "SB/M1",
        "WIN/C1",
        "KS/L101",
        "KS/L+0",
        "TPR/C1",
        "DE/",
        "DE/PP",
        "BH/C1/C1",
        "BH/P/P",
        "BH/C1/P/C1",
        "TBR/P",
        "BH/é",
        "BH:",
        "BH:XP",
        "BH/C1:GP",
        "WIN:MP",
        "EDE:MP",
        "BC/C1",
        "EDEBT",
        "EDEB",
    ] {
        assert!(text.parse::<FideTieBreak>().is_err(), "{text}");
    }
}
