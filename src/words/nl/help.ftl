### Wat er aan een melding gedaan kan worden, zoals men het intikt. De gegevens zijn die van de
### enums `Help` en `RuleHelp`.

help-correct-tag-or-name-rules = als de tag fout is, verbeter hem dan, of noem het reglement met --rules
    .help = { help-correct-tag-or-name-rules }
help-name-rules = noem er een met --rules
    .help = { help-name-rules }
help-name-these-rules = noem het reglement met --rules { $rules }, of in een tag GameType
    .help = { help-name-these-rules }
help-correct-squares = verbeter het vijfde veld van de tag, of laat `arbiter convert` het schrijven
    .help = { help-correct-squares }

help-near-set = bedoelt u `{ $near }`? `arbiter rules list` noemt ze allemaal
    .help = { help-near-set }
help-list-sets = `arbiter rules list` noemt ze; een eigen bestand moet met zijn pad genoemd worden
    .help = { help-list-sets }
help-not-itself = een reglement kan zichzelf niet uitbreiden; `arbiter rules list` noemt wat uitgebreid kan worden
    .help = { help-not-itself }
help-near-base = bedoelt u `{ $near }`?
    .help = { help-near-base }
help-list-bases = `arbiter rules list` noemt wat uitgebreid kan worden
    .help = { help-list-bases }
help-list-editions = `arbiter rules list` noemt de reglementen die er zijn
    .help = { help-list-editions }
help-list-fields = `arbiter rules fields` noemt elk veld en wat erin mag staan
    .help = { help-list-fields }
help-list-names = `arbiter rules fields` noemt wat er in te stellen is
    .help = { help-list-names }
help-write-setting = schrijf veld=waarde, zoals `--set king_range=any`
    .help = { help-write-setting }
help-near-clause-field = bedoelt u `{ $near }`?
    .help = { help-near-clause-field }
help-write-clause-setting = schrijf bijvoorbeeld `--set repetition.occurrence=4`
    .help = { help-write-clause-setting }
help-choose = voeg --set { $field }={ $one } of --set { $field }={ $other } toe
    .help = { help-choose }
