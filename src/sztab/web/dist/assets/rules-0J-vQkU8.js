var e=`### Rules and cards.

rules-title = Rules
rules-search = Search the rules
rules-search-cards = Search the cards
rules-sections = Sections
rules-games = Games
rules-groups = Groups of cards
rules-found = { $n ->
    [one] { $n } clause
   *[other] { $n } clauses
}
rules-nothing-found = No clause contains all these words. Try fewer words, or a number such as RUSH-041.
rules-not-loaded = The rules could not be loaded.
rules-full = Full text
rules-full-english = Full text, in English
rules-ruling = our ruling
rules-ruling-why = The rulebook says nothing here, or can be read in two ways.
rules-source = Source:
rules-examples = { $n ->
    [one] Example
   *[other] Examples
}
rules-cards-title = Cards
rules-all = All
rules-cards-found = { $n ->
    [one] { $n } card.
   *[other] { $n } cards.
}
rules-provenance = Values not printed in any rulebook were designed for Sztab.
rules-group-ussr = USSR
rules-group-germany = Germany
rules-group-usa = USA
rules-group-france = France
rules-group-uk = United Kingdom
rules-group-united-kingdom = United Kingdom
rules-group-poland = Poland
rules-group-czechoslovakia = Czechoslovakia
rules-group-barracks = Barracks
rules-group-base = Bases
rules-group-wp = Polish Army
rules-group-acz = Red Army

## The overview before the clauses

rules-overview = { $game } in short
rules-overview-missing = The overview could not be loaded.
rules-in-full = The rules in full
`;export{e as default};