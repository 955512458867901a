### Errors in component files (custom cards). Plain, as in errors.ftl; the page shows them, too.

## Cards that do not fit the rules
error-nation-out = { $card } is of the nation { $nation }: it needs cards.britain = on [FRONT-002].
error-ability-out = { $card } has the ability { $ability }: it needs cards.newAbilities = keep [{ $clause }].
error-pool-names-out = The pool names { $name }, but { $problem }.
error-achievement-of-britain = it needs cards.britain = on [FRONT-093]
error-achievement-of-front = it needs achievements.front = on [FRONT-092]
error-achievement-of-players = it needs achievements.custom = { $number } [FRONT-094]
error-achievement-nation-out = The Achievement { $name } is about the nation { $nation }: it needs cards.britain = on [FRONT-093].
error-cards-too-many = { $cards } different cards; the engine takes at most { $most }.
error-base-missing = The card file has no Base: among the bases, one has the id ‘base’.
error-medals-missing = The nation { $nation } needs a single and a double Medal card.
error-merged-icons = { $one } and { $other } have different icons, but with eight pictures they are one [BG-026].
error-rush-achievements = { $players } players need { $needed } Achievements, but the pool has only { $pool } [RUSH-026].
error-rush-custom-achievements = { $toggle } = { $value }, but the card file defines { $found } [FRONT-094].

## Where the mistake is
error-content-at-line = { $file }:{ $line }: { $problem }
error-content-in-data = card file: { $problem }
error-content-in = { $where }: { $problem }.
error-content-in-row = { $where }, row { $row }: { $problem }.
error-content-field = field { $name } { $problem }
error-content-more = And { $written } more.

## Unreadable files, also of records
error-content-not-toml = not a TOML file: { $problem }.
error-content-not-cards = not a card file: { $problem }.
error-document-long-key = a key has more than { $most } parts
error-document-long-number = a whole number has more than { $most } digits
error-document-too-deep = lists or tables are nested more than { $most } deep
error-document-no-number = { $name } is not a number

## Messages of Python’s TOML parser, by its own wording
error-toml-invalid-statement = Invalid statement
error-toml-expected-newline-or-end-of-document-after-a-statement = Expected newline or end of document after a statement
error-toml-expected = Expected { $shown }
error-toml-found-invalid-character = Found invalid character { $shown }
error-toml-cannot-declare-twice = Cannot declare { $shown } twice
error-toml-cannot-overwrite-a-value = Cannot overwrite a value
error-toml-expected-at-the-end-of-a-table-declaration = Expected { $shown } at the end of a table declaration
error-toml-cannot-mutate-immutable-namespace = Cannot mutate immutable namespace { $shown }
error-toml-expected-at-the-end-of-an-array-declaration = Expected { $shown } at the end of an array declaration
error-toml-cannot-redefine-namespace = Cannot redefine namespace { $shown }
error-toml-expected-after-a-key-in-a-key-value-pair = Expected { $shown } after a key in a key/value pair
error-toml-invalid-initial-character-for-a-key-part = Invalid initial character for a key part
error-toml-unclosed-array = Unclosed array
error-toml-duplicate-inline-table-key = Duplicate inline table key { $shown }
error-toml-unclosed-inline-table = Unclosed inline table
error-toml-unescaped-in-a-string = Unescaped { $shown } in a string
error-toml-invalid-hex-value = Invalid hex value
error-toml-escaped-character-is-not-a-unicode-scalar-value = Escaped character is not a Unicode scalar value
error-toml-unterminated-string = Unterminated string
error-toml-illegal-character = Illegal character { $shown }
error-toml-invalid-date-or-datetime = Invalid date or datetime
error-toml-invalid-value = Invalid value

## Sections and rows
error-content-section-unknown = unknown section; known: { $names }
error-content-section-unknown-like = unknown section (did you mean { $close }?); known: { $names }
error-content-section-fixed = cannot be changed: only a file with { $setting } has it
error-content-section-long = has { $found } entries, but at most { $most } are allowed
error-content-not-array = must be an array of tables, [[{ $section }]]
error-content-not-table = must be a table, not { $value }
error-content-row-unknown = there is no such { $noun }; known: { $names }
error-content-row-unknown-like = there is no such { $noun } (did you mean { $close }?); known: { $names }
error-content-key-twice = this { $name } is used twice
error-content-field-unknown = unknown field { $name }; known: { $names }
error-content-field-unknown-like = unknown field { $name } (did you mean { $close }?); known: { $names }
error-content-field-fixed = field { $name } of a printed { $noun } cannot be changed
error-content-removed-defined = { $name } is defined in this file as well
error-content-not-printed = { $name } is not a printed { $nouns }
error-content-not-printed-like = { $name } is not a printed { $nouns } (did you mean { $close }?)

## Values: the name of the field comes before
error-content-field-missing = is missing
error-content-field-no = is unknown; known: { $names }
error-content-field-no-like = is unknown (did you mean { $close }?); known: { $names }
error-content-word-unknown = is { $name }; known: { $names }
error-content-word-unknown-like = is { $name } (did you mean { $close }?); known: { $names }
error-content-value-other = must be { $wanted }, not { $value }
error-content-not-text = must be a text, not { $value }
error-content-text-long = has { $found } characters, but at most { $most } are allowed
error-content-not-id = must be lower-case letters, digits and hyphens, not { $value }
error-content-id-long = has { $found } characters, but an id has at most { $most }
error-content-id-taken = cannot be { $value }, which means something else
error-content-not-number = must be a whole number, not { $value }
error-content-number-between = must be { $least } to { $most }, not { $value }
error-content-not-truth = must be true or false, not { $value }
error-content-not-mark = must be true or left out, not { $value }
error-content-not-span = must be two numbers, [least, most], not { $value }
error-content-span-reversed = must be [least, most], not { $value }
error-content-not-list = must be a list of { $words }, not { $value }
error-content-list-long = has { $found } { $words }, but at most { $most } are allowed
error-content-list-empty = cannot be an empty list
error-content-list-between = must have { $least } to { $most } { $words }, not { $found }
error-content-list-other = must have { $least } { $words }, not { $found }
error-content-named-twice = names { $value } twice
error-content-no-english = needs at least the English name, { $example }
error-content-language-unknown = has the unknown language { $name }; known: { $names }
error-content-language-unknown-like = has the unknown language { $name } (did you mean { $close }?); known: { $names }
error-content-twice = is { $value }, as on { $other }
error-content-twice-by-rule = is { $value }, as on { $other } [{ $clause }]
error-content-order-other = must be { $names }, in this order
error-content-cards-many = there are { $found } cards, but at most { $most } are allowed

## Rush
error-content-abilities-many = has { $found } abilities, but a card has at most { $most }
error-content-not-ability = has { $value }, but an ability is { $example }, some with a value
error-content-ability-unknown = has the unknown ability { $name }; known: { $names }
error-content-ability-unknown-like = has the unknown ability { $name } (did you mean { $close }?); known: { $names }
error-content-ability-plain = has { $ability }, which takes no value [CARD-26]
error-content-ability-valued = has { $ability }, which needs a value [CARD-26]
error-content-ability-value = has { $ability }, whose value { $problem }
error-content-id-elsewhere = this id is used among the { $section }
error-content-goods-unpaid = a card with national_goods needs resources [CARD-27]
error-content-limit-unarmed = a card with { $limit } needs firepower of at least 1 [CARD-28]
error-content-limits-both = a card cannot have both { $first } and { $last } [CARD-28]
error-content-barracks-nation = a Barracks card has no nation, which { $ability } needs [CARD-29]
error-content-bases-fixed = the number of Bases is a rule, not a choice of cards
error-content-of-missing = is missing: which values does { $sum } add up?
error-content-of-needless = goes only with measure = { $sum }, not { $measure }
error-content-where-needless = is about cards, which { $measure } does not count
error-content-nation-unknown = has the unknown nation { $name }; known: { $names }
error-content-nation-unknown-like = has the unknown nation { $name } (did you mean { $close }?); known: { $names }
error-content-metric-needs = is missing, which { $metric } needs
error-content-own-many = at most { $most } Achievements can be your own [FRONT-094]
error-content-pool-removed = { $name } is removed
error-content-no-achievement = { $name } is not an Achievement
error-content-no-achievement-like = { $name } is not an Achievement (did you mean { $close }?)

## Battle of Warsaw
error-content-id-army = must be { $army }- and a word, not { $value }
error-content-code-other = must be { $code } and two digits, not { $value }
error-content-pick-fronts = belongs to several fronts, and they need it
error-content-picks-unlike = must let the player pick among the same fronts everywhere [WAR-124]
error-content-deck-small = { $army } has { $found } cards, but an army needs at least { $least } [WAR-067]
error-content-faces-other = must have 2, 3 and 4 players once each

## Battlegrounds
error-content-tanks-few = there are { $found } cards, but at least { $least } are needed [BG-032]
error-content-pictures-other = must be { $wanted }, not { $found }
