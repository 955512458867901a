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
rules-nothing-found = No clause has all these words. Try fewer of them, or a number such as RUSH-041.
rules-not-loaded = The rules could not be loaded.
rules-full = Full text
rules-full-english = Full text, in English
rules-ruling = our reading
rules-ruling-why = The rulebook is silent here, or can be read in two ways.
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
rules-provenance = Values that no rulebook prints were designed for Sztab.
rules-published = printed values
rules-designed = values by Sztab
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
`;export{e as default};