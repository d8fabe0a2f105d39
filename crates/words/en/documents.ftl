### Why a document that people write is not read. Facts are those of the enums `Misread`,
### `Stands`, `Wanted` and `Advice`.

misread-not-utf8 = not UTF-8 text
    .help = save the file as UTF-8
misread-too-large = the file is over { $mebibytes } MiB
misread-too-deep = nested deeper than { $levels } levels
    .help = no field is nested so: look for a `[` or `{"{"}` that should not be there
misread-control-character = the control character { $number } stands here
misread-anchor = anchors and aliases are not read
misread-tag = tags, such as !word, are not read
    .help = put a value that begins with `!` in quotes
misread-second-document = a second document begins here
misread-syntax = { $file ->
        [prize-case] not readable as JSON: a comma, a quote or a bracket is missing here or before, or is one too many
       *[other] not readable as YAML: { $slip ->
                [tab] a tab stands where only spaces may
                [escape] a backslash between double quotation marks begins a special character: write two, or use single quotation marks
                [after-quote] something stands after the closing quotation mark
                [quote] a quotation mark is opened and not closed
                [bracket] a bracket or a brace is not closed, or a comma is missing
                [colon] a colon stands within a value: put the value in quotation marks
                [no-colon] a colon is missing after the name of a field
                [lines] `|` or `>` begins a text of several lines: put the value in quotation marks, or indent those lines
                [sign] a value cannot begin with this character: put the value in quotation marks
                [reference] `*` or `&` begins a value: put the value in quotation marks
                [indent] this line is indented otherwise than the lines it belongs to
                [end] the file ends too early
               *[other] it cannot go on like this here ({ $said })
            }
    }
misread-no-fields = { $file ->
        [event] an event file is a list of fields, `name: value`
        [ratings] a rating list is a list of fields, `name: value`
        [openings] a table of openings is a list of fields, `name: value`
        [scheme] a rating scheme is a list of fields, `name: value`
        [norms] a document of norms is a list of fields, `name: value`
        [prize-case] a case of prizes is a JSON document with `main`, `lists` and `players`
       *[rules] a rule document is a list of fields, `field: value`
    }
misread-unknown-key = unknown field `{ $key }`
misread-missing-key = missing field `{ $key }`
misread-duplicate-key = duplicate field `{ $key }`
misread-unknown-word = unknown value `{ $word }`
misread-no-value = no value, expected { $wanted }
misread-wrong-type = wrong type: { $stands }, expected { $wanted }
misread-wrong-value = wrong value: { $stands }, expected { $wanted }
misread-out-of-range = { $number } is out of range: expected { $wanted }
misread-wrong-length = { $items ->
        [one] one item, expected { $wanted }
       *[other] { $items } items, expected { $wanted }
    }
misread-refused = { $said }

stands-nothing = no value
stands-flag = `{ $flag }`
stands-number = the number { $number }
stands-text = the text "{ $text }"
stands-list = a list
stands-mapping = a mapping
stands-other = { $said }

wanted-flag = true or false
wanted-whole = a whole number
wanted-from-zero = a whole number from 0
wanted-range = a whole number from { $least } to { $most }
wanted-number = a number
wanted-text = a text
wanted-nothing = no value
wanted-list = a list
wanted-items = { $items ->
        [one] a list of one item
       *[other] a list of { $items } items
    }
wanted-fields = a list of fields, `name: value`
wanted-word = one of { $known }
wanted-said = { $said }

## A single field of a rule set

setting-clause = { $setting }: { $why }
