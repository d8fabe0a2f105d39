### What is odd in the writing of a game.

text-utf16 = the file is UTF-16
    .note = it was turned into UTF-8; offsets count in the UTF-8 text
    .help = save the file as UTF-8, which PDN 3 requires
text-not-utf8 = { $part ->
        [comment] a comment
       *[tag] the value of a tag
    } is not UTF-8
    .note = read as { $guessed }
    .help = save the file as UTF-8, which PDN 3 requires
text-control-character = { $part ->
        [comment] a comment
       *[tag] the value of a tag
    } has the control character { $character }
    .note = read as a blank, like all others of the game
text-escaped-break = a line break is written out as backslash and letter
    .note = read as a line break, here and wherever else it stands in this game
text-game-cut = the game is too long to be read to its end
    .note = the text from here to the next line that starts a tag was not read
text-unclosed-quote = the value of a tag has no closing quote
    .label = the value is taken to end here
text-tag-fault = { $fault ->
        [name] the name of a tag is not made of letters and digits
        [unquoted] the value of a tag has no quotes
        [inner-quote] the value of a tag holds a quote without a backslash
        [no-closing-bracket] a tag has no closing bracket
        [no-opening-bracket] a tag has no opening bracket
       *[unclosed-quote] the value of a tag has no closing quote
    }
    .help = write a tag as [Name "value"], with \" for a quote in the value
text-tag-empty = a tag has no value
text-stray-bracket = a square bracket belongs to no tag
text-unclosed-comment = a comment has no closing brace
    .note = it is taken to end before the next tag, or with the text
text-comment-nested = a comment holds an opening brace
    .note = comments do not nest: it ends at the first closing brace
text-variation-deep = variations are nested more than { $deepest } deep: what is inside is not judged
text-variations-many = more than { $most } variations: those after them are not judged
text-unclosed-variation = { $open ->
        [one] a variation has no closing parenthesis
       *[other] { $open } variations have no closing parenthesis
    }
    .label = the outermost starts here
    .note = they are taken to end before the next tag, or with the text
text-result-extra = a second result follows the result of the game
    .note = a result alone, with no tag or move since the last one, is no game
text-more = { $oddities } more oddities in the writing of this game
