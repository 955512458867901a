var e=`### Pravidla a karty.

rules-title = Pravidla
rules-search = Hledat v pravidlech
rules-search-cards = Hledat karty
rules-sections = Kapitoly
rules-games = Hry
rules-groups = Skupiny karet
rules-found = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
rules-nothing-found = Žádný bod neobsahuje všechna tato slova. Zkus zadat méně slov, nebo číslo, například RUSH-041.
rules-not-loaded = Pravidla se nepodařilo načíst.
rules-full = Úplné znění
rules-full-english = Úplné znění v angličtině
rules-ruling = náš výklad
rules-ruling-why = Pravidla to neřeší, nebo se dají číst dvojím způsobem.
rules-source = Zdroj:
rules-examples = { $n ->
    [one] Příklad
    [few] Příklady
    [many] Příklady
   *[other] Příklady
}
rules-cards-title = Karty
rules-all = Všechny
rules-cards-found = { $n ->
    [one] { $n } karta.
    [few] { $n } karty.
    [many] { $n } karty.
   *[other] { $n } karet.
}
rules-provenance = Hodnoty, které žádná pravidla neuvádějí, byly navrženy pro Sztab.
rules-group-ussr = SSSR
rules-group-germany = Německo
rules-group-usa = USA
rules-group-france = Francie
rules-group-uk = Velká Británie
rules-group-united-kingdom = Velká Británie
rules-group-poland = Polsko
rules-group-czechoslovakia = Československo
rules-group-barracks = Kasárna
rules-group-base = Základny
rules-group-wp = Polská armáda
rules-group-acz = Rudá armáda

## The overview before the clauses

rules-overview = { $game } ve zkratce
rules-overview-missing = Přehled se nepodařilo načíst.
rules-in-full = Úplná pravidla
`;export{e as default};