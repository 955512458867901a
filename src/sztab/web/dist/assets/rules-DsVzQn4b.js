var e=`### Pravidla a karty.

rules-title = Pravidla
rules-search = Hledat v pravidlech
rules-search-cards = Hledat karty
rules-sections = Oddíly
rules-games = Hry
rules-groups = Skupiny karet
rules-found = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
rules-nothing-found = Žádný bod neobsahuje všechna tato slova. Zkus jich zadat méně, nebo číslo, například RUSH-041.
rules-not-loaded = Pravidla se nepodařilo načíst.
rules-full = Úplné znění
rules-full-english = Úplné znění v angličtině
rules-ruling = náš výklad
rules-ruling-why = Pravidla o tom mlčí, nebo se dají číst dvojím způsobem.
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
rules-provenance = Hodnoty, které žádná pravidla neuvádějí, navrhl Sztab.
rules-published = tištěné hodnoty
rules-designed = hodnoty od Sztabu
rules-group-ussr = SSSR
rules-group-germany = Německo
rules-group-usa = USA
rules-group-france = Francie
rules-group-uk = Spojené království
rules-group-united-kingdom = Spojené království
rules-group-poland = Polsko
rules-group-czechoslovakia = Československo
rules-group-barracks = Kasárny
rules-group-base = Základny
rules-group-wp = Polská armáda
rules-group-acz = Rudá armáda
`;export{e as default};