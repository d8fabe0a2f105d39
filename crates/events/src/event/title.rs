//! Titles of players.

/// The titles of FMJD and of FIDE in their order, those of one rank together.
pub const TITLES: &[&[&str]] = &[
    &["GMI", "IGM", "GM"],
    &["MI", "IM", "GMIF", "WGM", "MIF", "WIM"],
    &["MF", "FM"],
    &["MFF", "WFM"],
    &["CMF", "CM", "MN", "NM"],
    &["CMFF", "WCM", "CMN"],
];

/// The rank of a title, the highest 0; unknown titles come after them, no title last.
#[must_use]
pub fn title_rank(title: Option<&str>) -> usize {
    let Some(title) = title.map(str::to_ascii_uppercase) else {
        return TITLES.len() + 1;
    };
    TITLES.iter().position(|rank| rank.contains(&title.as_str())).unwrap_or(TITLES.len())
}
