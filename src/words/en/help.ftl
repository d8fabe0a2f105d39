### What can be done about a finding, as it is typed. Facts are those of the enums `Help` and
### `RuleHelp`.

help-correct-tag-or-name-rules = if the tag is wrong, correct it, or name the rule set with --rules
    .help = { help-correct-tag-or-name-rules }
help-name-rules = name one with --rules
    .help = { help-name-rules }
help-name-these-rules = name the rule set with --rules { $rules }, or in a GameType tag
    .help = { help-name-these-rules }
help-correct-squares = correct the fifth field of the tag, or let `arbiter convert` write it
    .help = { help-correct-squares }

help-near-set = did you mean `{ $near }`? `arbiter rules list` lists them all
    .help = { help-near-set }
help-list-sets = `arbiter rules list` lists them; a file of your own needs its path
    .help = { help-list-sets }
help-not-itself = a set cannot extend itself; `arbiter rules list` lists what can be extended
    .help = { help-not-itself }
help-near-base = did you mean `{ $near }`?
    .help = { help-near-base }
help-list-bases = `arbiter rules list` lists what can be extended
    .help = { help-list-bases }
help-list-editions = `arbiter rules list` lists the sets there are
    .help = { help-list-editions }
help-list-fields = `arbiter rules fields` lists every field and what it may hold
    .help = { help-list-fields }
help-list-names = `arbiter rules fields` lists what there is to set
    .help = { help-list-names }
help-write-setting = write field=value, such as `--set king_range=any`
    .help = { help-write-setting }
help-near-clause-field = did you mean `{ $near }`?
    .help = { help-near-clause-field }
help-write-clause-setting = write for example `--set repetition.occurrence=4`
    .help = { help-write-clause-setting }
help-choose = add --set { $field }={ $one } or --set { $field }={ $other }
    .help = { help-choose }
