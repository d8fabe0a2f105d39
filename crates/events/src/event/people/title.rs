//! Titles of players.

/// The titles of FMJD and FIDE in order of rank; titles of equal rank together.
pub const TITLES: &[&[&str]] = &[
    &["GMI", "IGM", "GM"],
    &["MI", "IM", "GMIF", "WGM", "MIF", "WIM"],
    &["MF", "FM"],
    &["MFF", "WFM"],
    &["CMF", "CM", "MN", "NM"],
    &["CMFF", "WCM", "CMN"],
];

/// Returns the rank of a title, 0 for the highest; unknown titles come after the known ones, no
/// title last.
pub fn title_rank(title: Option<&str>) -> usize {
    let Some(title) = title.map(str::to_ascii_uppercase) else {
        return TITLES.len() + 1;
    };
    TITLES.iter().position(|rank| rank.contains(&title.as_str())).unwrap_or(TITLES.len())
}
