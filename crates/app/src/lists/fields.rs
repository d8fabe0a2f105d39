//! The fields of a player in a list, and their column headings.

/// The fields of a player and their known headings, in lower case.
pub(super) const FIELDS: &[(&str, &[&str])] = &[
    ("id", &["id"]),
    (
        "name",
        &[
            "name",
            "player",
            "last name",
            "lastname",
            "last",
            "surname",
            "last_n",
            "naam",
            "achternaam",
            "nom",
            "nome",
            "nombre",
            "nazwisko",
            "nachname",
            "spieler",
            "speler",
            "spelers",
            "deelnemer",
            "deelnemers",
            "participant",
            "teilnehmer",
            "имя",
            "фамилия",
            "nazwisko i imię",
            "фамилия, имя",
            "фамилия имя",
            "фио",
            "прізвище",
            "прізвище, ім'я",
            "прізвище ім'я",
        ],
    ),
    (
        "first_name",
        &[
            "first name",
            "firstname",
            "first",
            "forename",
            "first_n",
            "voornaam",
            "prénom",
            "prenom",
            "vorname",
            "given name",
        ],
    ),
    (
        "infix",
        &["infix", "tussenvoegsel", "tussenvoegsels", "tussenv.", "tv", "voorvoegsel", "prefix"],
    ),
    (
        "rating",
        &[
            "rating",
            "elo",
            "rtg",
            "fmjd rating",
            "rat",
            "rtgi",
            "rtg i",
            "rtgn",
            "rtg n",
            "elo i",
            "elo n",
            "dwz",
            "spielstärke",
            "рейтинг",
            "zahl",
            "wertung",
            "wertungszahl",
            "wz",
            "ranking",
            "rtg.",
            "kndb rating",
            "rating kndb",
        ],
    ),
    ("title", &["title", "titel", "tit", "titre", "tytuł", "título", "titulo", "звание", "звання"]),
    (
        "federation",
        &[
            "federation",
            "fed",
            "fed.",
            "country",
            "land",
            "pays",
            "bond",
            "federatie",
            "verband",
            "nation",
            "féd",
            "verb",
            "фед",
            "федерация",
            "федерація",
            "país",
            "kraj",
            "страна",
            "nat",
            "nat.",
            "nationality",
            "nationaliteit",
        ],
    ),
    (
        "club",
        &[
            "club",
            "club/city",
            "vereniging",
            "verein",
            "verein/ort",
            "klub",
            "клуб",
            "clube",
            "клуб/город",
        ],
    ),
    ("family", &["family"]),
    ("team", &["team", "ploeg", "équipe", "mannschaft", "drużyna", "equipe", "команда"]),
    (
        "birth",
        &[
            "birth",
            "born",
            "birthday",
            "date of birth",
            "year of birth",
            "geboren",
            "year",
            "geboortedatum",
            "geboortejaar",
            "geb.datum",
            "geb. datum",
            "gebdatum",
            "geb.",
            "geb.jaar",
            "geb",
            "dob",
            "geburtsdatum",
            "geburtstag",
            "jahrgang",
            "né le",
            "date de naissance",
            "дата рождения",
            "г.р.",
            "né(e)",
            "ur.",
            "nasc.",
            "род.",
            "нар.",
        ],
    ),
    (
        "sex",
        &[
            "sex",
            "gender",
            "m/f",
            "m/v",
            "m/w",
            "geslacht",
            "geschlecht",
            "sexe",
            "пол",
            "sexo",
            "płeć",
            "стать",
        ],
    ),
    (
        "federation_id",
        &[
            "federation id",
            "federation_id",
            "fmjd",
            "fmjd-id",
            "fmjd id",
            "nr_ew",
            "fed. no.",
            "fed no",
            "fed no.",
            "fed. nr.",
            "fed nr",
            "fed id",
            "fide id",
            "kndb",
            "fideid",
            "fide",
            "id number",
            "national id",
            "licence",
            "bondsnummer",
            "fmjd-nr",
            "bondsnr",
            "bondsnr.",
            "bonds nr",
            "lidnummer",
            "fmjd nr",
            "fmjd id nr",
            "relatienummer",
            "kndb nr",
            "kndb nr.",
            "kndb nummer",
            "kbdb",
            "kbdb nr",
            "kbdb nummer",
            "lidnr",
            "lidnr.",
            "lid nr",
            "stamnummer",
            "stamnr",
            "stamnr.",
            "n° licence",
            "numéro de licence",
            "matricule",
            "verbandsnr.",
            "n° féd.",
            "nr fed.",
            "nº fed.",
            "№ в федерации",
            "№ у федерації",
        ],
    ),
    (
        "categories",
        &[
            "categories",
            "category",
            "cat",
            "categorie",
            "klasse",
            "klassen",
            "kategorie",
            "catégorie",
            "catégories",
            "categoria",
            "categorias",
            "категория",
            "категории",
            "категорія",
            "категорії",
            "categorieën",
        ],
    ),
    (
        "number",
        &[
            "number", "no", "nr", "no.", "s.no.", "sno", "sno.", "start no", "startnr", "snr",
            "n°", "nº", "№",
        ],
    ),
    ("from_round", &["from round", "from_round"]),
];

/// Headings of the numbers that a national federation gives, in lower case.
const NATIONAL: &[&str] = &[
    "kndb",
    "kbdb",
    "national",
    "licence",
    "bonds",
    "relatie",
    "lid",
    "stam",
    "matricule",
    "verband",
];

/// Returns whether a heading names the numbers of a national federation.
pub(super) fn is_national(head: &str) -> bool {
    let head = head.to_lowercase();
    NATIONAL.iter().any(|word| head.contains(word))
}

/// Returns the known headings of each field.
pub(super) fn heads() -> Vec<&'static [&'static str]> {
    FIELDS.iter().map(|(_, heads)| *heads).collect()
}

/// Returns the field that a word names, by its own name or by a known heading.
pub(super) fn field_of(word: &str) -> Option<&'static str> {
    let is_it = |known: &str| known.eq_ignore_ascii_case(word.trim());
    let named = FIELDS.iter().find(|(field, _)| is_it(field));
    let headed = || FIELDS.iter().find(|(_, heads)| heads.iter().any(|head| is_it(head)));
    named.or_else(headed).map(|(field, _)| *field)
}

/// Returns the headings of the column of a field.
pub(super) fn heads_of(field: &str) -> Option<&'static [&'static str]> {
    let is_it = |known: &str| known.eq_ignore_ascii_case(field);
    // `category=U18`: the headings of a field also name it.
    let known = |heads: &[&str]| heads.iter().any(|head| is_it(head));
    let found = FIELDS.iter().find(|(name, _)| is_it(name));
    found.or_else(|| FIELDS.iter().find(|(_, heads)| known(heads))).map(|(_, heads)| *heads)
}

/// Returns the headings of a column of names.
pub(super) fn name_heads() -> &'static [&'static str] {
    FIELDS.iter().find(|(field, _)| *field == "name").map_or(&[], |(_, heads)| *heads)
}
