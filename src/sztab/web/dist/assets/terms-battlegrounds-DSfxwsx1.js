var e=`### Presets and options: Battlegrounds.

## Presets

battlegrounds-preset-battle = Bitwa
battlegrounds-preset-battle-text = Każdy przeciw każdemu: zbieraj pary i niszcz czołgi. Dla 2–4 graczy.
battlegrounds-preset-team = Wariant drużynowy
battlegrounds-preset-team-text = Dwóch na dwóch, każda drużyna ma wspólny obszar gry. Dla 4 graczy.
battlegrounds-preset-family = Wariant familijny
battlegrounds-preset-family-text = Gra pamięciowa: znajdź pary wśród zakrytych żetonów. Dla 2–4 graczy.
battlegrounds-preset-solo = Wariant solo
battlegrounds-preset-solo-text = Samotna walka z artylerią o rangę od 1 do 6 gwiazdek. Dla 1 gracza.

## variant

battlegrounds-toggle-variant = Wariant
battlegrounds-toggle-variant-text = Która z czterech gier na tej planszy jest rozgrywana.
battlegrounds-toggle-variant-battle = Bitwa
battlegrounds-toggle-variant-team = Drużynowy
battlegrounds-toggle-variant-family = Familijny
battlegrounds-toggle-variant-solo = Solo

## dealing

battlegrounds-toggle-dealing = Rozdanie kart czołgów
battlegrounds-toggle-dealing-text = Czy karty czołgów rozdaje się losowo, czy wykłada i wybiera po kolei.
battlegrounds-toggle-dealing-random = Losowo
battlegrounds-toggle-dealing-draft = Draft
battlegrounds-condition-dealing-draft-variant = Draft jest tylko w Bitwie i wariancie drużynowym: familijny nie ma kart czołgów, a w solo losuje się dwie.

## picture_set

battlegrounds-toggle-picture_set = Obrazki
battlegrounds-toggle-picture_set-text = Ile jest różnych obrazków; im mniej, tym łatwiej o pary.
battlegrounds-toggle-picture_set-16x4 = 16 obrazków, każdy na 4 żetonach
battlegrounds-toggle-picture_set-8x8 = 8 obrazków, każdy na 8 żetonach

## victory_check

battlegrounds-toggle-victory_check = Osiągnięcie celu
battlegrounds-toggle-victory_check-text = Kiedy wygrywa gracz, który osiągnął cel punktowy.
battlegrounds-toggle-victory_check-immediate = Od razu
battlegrounds-toggle-victory_check-end_of_own_turn = Na koniec własnej kolejki
battlegrounds-condition-victory_check-end_of_own_turn-variant = Na koniec własnej kolejki może czekać tylko Bitwa; inne warianty kończą się od razu.

## respawn_on_dud

battlegrounds-toggle-respawn_on_dud = Powrót na niewypał
battlegrounds-toggle-respawn_on_dud-text = Co się dzieje, gdy pionek wraca na pole bazy z niewypałem.
battlegrounds-toggle-respawn_on_dud-defuse_if_forced = Tylko gdy nie ma innego pola; niewypał jest niegroźny
battlegrounds-toggle-respawn_on_dud-destroy = Zawsze dozwolony; czołg zostaje zniszczony
battlegrounds-condition-respawn_on_dud-destroy-variant = Niewypały na planszy są tylko w Bitwie i wariancie drużynowym.

## friendly_fire

battlegrounds-toggle-friendly_fire = Bratobójczy ogień
battlegrounds-toggle-friendly_fire-text = Czy wolno strzelać w czołg kolegi z drużyny; żetonu z punktami nikt nie dostaje.
battlegrounds-toggle-friendly_fire-false = Niedozwolony
battlegrounds-toggle-friendly_fire-true = Dozwolony
battlegrounds-condition-friendly_fire-true-variant = Bratobójczy ogień wymaga drużyny: wybierz wariant drużynowy.

## pairing

battlegrounds-toggle-pairing = Tworzenie par
battlegrounds-toggle-pairing-text = Czy pary powstają same, czy tworzysz je i możesz czekać na żeton specjalny.
battlegrounds-toggle-pairing-automatic = Automatyczne
battlegrounds-toggle-pairing-manual = Przez gracza
battlegrounds-condition-pairing-manual-variant = W wariancie familijnym pary znajduje się na planszy, więc nikt ich nie tworzy.

## direction_reversal

battlegrounds-toggle-direction_reversal = Zawracanie z Kierunkiem
battlegrounds-toggle-direction_reversal-text = Czy w ruchu z usprawnieniem Kierunek wolno zawrócić.
battlegrounds-toggle-direction_reversal-true = Dozwolone
battlegrounds-toggle-direction_reversal-false = Niedozwolone
battlegrounds-condition-direction_reversal-false-variant = Wariant familijny nie ma kart czołgów, a więc i Kierunku.

## reactive_armour

battlegrounds-toggle-reactive_armour = Pancerz w odpowiedzi na strzał
battlegrounds-toggle-reactive_armour-text = Czy możesz położyć gotowy Pancerz na swoim czołgu w chwili, gdy ktoś w niego strzela.
battlegrounds-toggle-reactive_armour-false = Niedozwolony
battlegrounds-toggle-reactive_armour-true = Dozwolony
battlegrounds-condition-reactive_armour-true-variant = W wariancie familijnym ikonki nie działają, więc nie ma Pancerza.
`;export{e as default};