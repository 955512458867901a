var e=`### Zasady i karty.

rules-title = Zasady
rules-search = Szukaj w zasadach
rules-search-cards = Szukaj kart
rules-sections = Rozdziały
rules-games = Gry
rules-groups = Grupy kart
rules-found = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
rules-nothing-found = Żaden punkt nie zawiera wszystkich tych słów. Wpisz mniej słów albo numer, na przykład RUSH-041.
rules-not-loaded = Nie udało się wczytać zasad.
rules-full = Pełny tekst
rules-full-english = Pełny tekst po angielsku
rules-ruling = nasza interpretacja
rules-ruling-why = Instrukcja tego nie rozstrzyga albo można ją rozumieć na dwa sposoby.
rules-source = Źródło:
rules-examples = { $n ->
    [one] Przykład
    [few] Przykłady
    [many] Przykłady
   *[other] Przykłady
}
rules-cards-title = Karty
rules-all = Wszystkie
rules-cards-found = { $n ->
    [one] { $n } karta.
    [few] { $n } karty.
    [many] { $n } kart.
   *[other] { $n } karty.
}
rules-provenance = Wartości, których nie podaje żadna instrukcja, zaprojektowano na potrzeby Sztabu.
rules-group-ussr = ZSRR
rules-group-germany = Niemcy
rules-group-usa = USA
rules-group-france = Francja
rules-group-uk = Wielka Brytania
rules-group-united-kingdom = Wielka Brytania
rules-group-poland = Polska
rules-group-czechoslovakia = Czechosłowacja
rules-group-barracks = Koszary
rules-group-base = Bazy
rules-group-wp = Wojsko Polskie
rules-group-acz = Armia Czerwona

## The overview before the clauses

rules-overview = { $game } w skrócie
rules-overview-missing = Nie udało się wczytać skrótu zasad.
rules-in-full = Pełne zasady
`;export{e as default};