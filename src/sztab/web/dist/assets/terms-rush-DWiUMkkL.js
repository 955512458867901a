var e=`# Rush: przygotowanie gry. Kropki w nazwach zasad zapisano jako myślniki.

## Zestawy zasad

rush-preset-base = Gra podstawowa
rush-preset-base-text = Gra podstawowa według instrukcji.
rush-preset-second-front = Drugi Front
rush-preset-second-front-text = Rozszerzenie dla maksymalnie 6 graczy: brytyjskie Pojazdy, Kwatery Główne, Tylna Straż i nowe Osiągnięcia.
rush-preset-alternative = Zasady alternatywne
rush-preset-alternative-text = Wszystkie zasady alternatywne, każdy za siebie: walki ze wsparciem, ukryte ręce, Rezerwa z 6 kart i komplety Medali.
rush-preset-alternative-teams = Zasady alternatywne w drużynach
rush-preset-alternative-teams-text = Wszystkie zasady alternatywne w dwóch drużynach: 1 na 2, 2 na 2 albo 2 na 3.
rush-preset-base-front-achievements = Gra podstawowa z nowymi Osiągnięciami
rush-preset-base-front-achievements-text = Gra podstawowa z Osiągnięciami Drugiego Frontu.
rush-preset-base-reserve-5 = Gra podstawowa z Rezerwą z 5 kart
rush-preset-base-reserve-5-text = Gra podstawowa z pięcioma Pojazdami do wyboru zamiast czterech.
rush-preset-base-send-defender = Gra podstawowa, atakujący broni
rush-preset-base-send-defender-text = Gra podstawowa; po ataku jeden z atakujących Pojazdów idzie bronić Bazy.
rush-preset-second-front-surviving-bases = Drugi Front z punktami za ocalałe Bazy
rush-preset-second-front-surviving-bases-text = Drugi Front; każda Baza ocalała do końca gry daje 1 Medal.
rush-preset-interactive-core = Gra podstawowa z walkami
rush-preset-interactive-core-text = Gra podstawowa z walkami i wsparciem, ukrytymi rękami i premią za bronione Bazy.

## Zasady do wyboru

rush-toggle-cards-britain = Pojazdy brytyjskie
rush-toggle-cards-britain-text = Dodaje 30 brytyjskich Pojazdów i ich stos Medali.
rush-toggle-cards-britain-off = Nie
rush-toggle-cards-britain-on = Tak

rush-toggle-cards-extra20 = 20 dodatkowych Pojazdów
rush-toggle-cards-extra20-text = Dodaje po pięć Pojazdów każdemu z czterech pozostałych krajów.
rush-toggle-cards-extra20-off = Nie
rush-toggle-cards-extra20-on = Tak

rush-toggle-cards-newAbilities = Dyspozycja i Planowanie
rush-toggle-cards-newAbilities-text = Czy w grze są Pojazdy z Dyspozycją lub Planowaniem.
rush-toggle-cards-newAbilities-remove = Bez nich
rush-toggle-cards-newAbilities-keep = W grze

rush-toggle-players-max = Maksymalna liczba graczy
rush-toggle-players-max-text = Ile osób może grać; szósta potrzebuje zestawu startowego z rozszerzenia.
rush-toggle-players-max-5 = 5
rush-toggle-players-max-6 = 6

rush-toggle-achievements-front = Nowe Osiągnięcia
rush-toggle-achievements-front-text = Dwanaście Osiągnięć Drugiego Frontu wtasowuje się do pozostałych.
rush-toggle-achievements-front-off = Nie
rush-toggle-achievements-front-on = Tak

rush-toggle-achievements-custom = Własne Osiągnięcia
rush-toggle-achievements-custom-text = Ile Osiągnięć z własnego pliku kart bierze udział w grze; jeśli nie wybierzesz inaczej, wszystkie.
rush-toggle-achievements-custom-0 = Żadne
rush-toggle-achievements-custom-1 = Jedno
rush-toggle-achievements-custom-2 = Dwa

rush-toggle-achievements-deck = Talia Osiągnięć
rush-toggle-achievements-deck-text = Niewyłożone Osiągnięcia tworzą talię, z której dobiera Planowanie.
rush-toggle-achievements-deck-off = Nie
rush-toggle-achievements-deck-on = Tak

rush-toggle-hq = Kwatery Główne
rush-toggle-hq-text = Każdy gracz ma Kwaterę Główną, czwartą Bazę, która upada jako ostatnia.
rush-toggle-hq-off = Nie
rush-toggle-hq-on = Tak

rush-toggle-rearGuard = Tylna Straż
rush-toggle-rearGuard-text = Każdy gracz ma Tylną Straż, w której jedna karta czeka na późniejszą turę.
rush-toggle-rearGuard-off = Nie
rush-toggle-rearGuard-on = Tak

rush-toggle-reserve-size = Wielkość Rezerwy
rush-toggle-reserve-size-text = Ile Pojazdów leży w Rezerwie.
rush-toggle-reserve-size-4 = 4 karty
rush-toggle-reserve-size-5 = 5 kart
rush-toggle-reserve-size-6 = 6 kart

rush-toggle-reserve-gap = Luki w Rezerwie
rush-toggle-reserve-gap-text = Kiedy uzupełnia się lukę w Rezerwie.
rush-toggle-reserve-gap-immediate = Od razu
rush-toggle-reserve-gap-end-of-turn = Na koniec tury

rush-toggle-reserve-rotate = Przesuwanie Rezerwy
rush-toggle-reserve-rotate-text = Kiedy najstarsza karta opuszcza Rezerwę i wchodzi nowa.
rush-toggle-reserve-rotate-end = Na koniec każdej tury
rush-toggle-reserve-rotate-start-optional = W fazie I, jeśli chcesz

rush-toggle-attack-sendDefender = Atakujący broni
rush-toggle-attack-sendDefender-text = Po ataku jeden z atakujących Pojazdów musi iść bronić Bazy.
rush-toggle-attack-sendDefender-off = Nie
rush-toggle-attack-sendDefender-on = Tak

rush-toggle-indestructibility = Niezniszczalność
rush-toggle-indestructibility-text = Z którego stosu Niezniszczalność bierze Medal.
rush-toggle-indestructibility-own-nation = Kraj karty
rush-toggle-indestructibility-any-nation = Dowolny kraj

rush-toggle-scoring-survivingBases = Ocalałe Bazy
rush-toggle-scoring-survivingBases-text = Medale za każdą własną Bazę, która ocalała do końca gry.
rush-toggle-scoring-survivingBases-0 = Bez Medali
rush-toggle-scoring-survivingBases-1 = Po 1 Medalu
rush-toggle-scoring-survivingBases-2 = Po 2 Medale
rush-toggle-scoring-survivingBases-3 = Po 3 Medale

rush-toggle-hand-reveal = Ujawnianie ręki
rush-toggle-hand-reveal-text = Czy rękę ujawnia się w fazie I, czy karta po karcie przy zagrywaniu.
rush-toggle-hand-reveal-all = Cała w fazie I
rush-toggle-hand-reveal-one-by-one = Karta po karcie

rush-toggle-combat = Atak na Pojazdy
rush-toggle-combat-text = Atakujących wskazuje się z góry albo walczą kolejno ze wsparciem z ręki.
rush-toggle-combat-fixed = Bez wsparcia
rush-toggle-combat-interactive = Walki ze wsparciem

rush-toggle-weakHand = Rekompensata za słabą rękę
rush-toggle-weakHand-text = Jeśli w swojej turze nie zagrasz żadnej karty, możesz jedną zachować albo odłożyć na Złomowisko.
rush-toggle-weakHand-off = Nie
rush-toggle-weakHand-on = Tak

rush-toggle-bonus-defended = Premia za bronione Bazy
rush-toggle-bonus-defended-text = Dobierasz o jedną kartę więcej, jeśli bronisz ponad połowy swoich Baz.
rush-toggle-bonus-defended-off = Nie
rush-toggle-bonus-defended-on = Tak

rush-toggle-hand-cap = Limit kart na ręce
rush-toggle-hand-cap-text = Ile kart możesz mieć najwyżej na ręce na początku tury.
rush-toggle-hand-cap-none = Bez limitu
rush-toggle-hand-cap-5 = 5 kart

rush-toggle-scoring-sets = Komplety Medali
rush-toggle-scoring-sets-text = Komplety Medali różnych krajów dają dodatkowe punkty.
rush-toggle-scoring-sets-off = Nie
rush-toggle-scoring-sets-on = Tak

rush-toggle-reshuffle-limit = Nowe Garaże w turze
rush-toggle-reshuffle-limit-text = Ile razy w turze można utworzyć nowy Garaż z Magazynu.
rush-toggle-reshuffle-limit-unlimited = Bez ograniczeń
rush-toggle-reshuffle-limit-once = Tylko raz

rush-toggle-recruit-keep = Rekrutacja: zachowanie karty
rush-toggle-recruit-keep-text = Rekrutacji można też użyć do zachowania karty na następną turę zamiast do większych zakupów.
rush-toggle-recruit-keep-off = Nie
rush-toggle-recruit-keep-on = Tak

rush-toggle-teams = Drużyny
rush-toggle-teams-text = Dwie drużyny grają przeciwko sobie na przemian; przy nierównych zaczyna większa.
rush-toggle-teams-off = Każdy za siebie
rush-toggle-teams-2v2 = 2 na 2
rush-toggle-teams-2v3 = 2 na 3
rush-toggle-teams-1v2 = 1 na 2
rush-toggle-teams-3v3 = 3 na 3

rush-toggle-opt-firstPlayer = Pierwszy gracz
rush-toggle-opt-firstPlayer-text = Kto zaczyna grę.
rush-toggle-opt-firstPlayer-random = Losowo
rush-toggle-opt-firstPlayer-host = Gospodarz

rush-toggle-opt-depotInfo = Przeglądanie Magazynów
rush-toggle-opt-depotInfo-text = Kto może przeglądać Magazyn.
rush-toggle-opt-depotInfo-owner = Właściciel
rush-toggle-opt-depotInfo-all = Wszyscy

rush-toggle-opt-siegeArmour1 = Oblężenie a opancerzenie 1
rush-toggle-opt-siegeArmour1-text = Co jedno Oblężenie robi nieuszkodzonemu Pojazdowi o opancerzeniu 1.
rush-toggle-opt-siegeArmour1-damage = Uszkadza go
rush-toggle-opt-siegeArmour1-destroy = Niszczy go

rush-toggle-opt-researchNoTarget = Badania bez Pojazdu
rush-toggle-opt-researchNoTarget-text = Czy można użyć Badań, gdy żaden Pojazd nie jest dość tani.
rush-toggle-opt-researchNoTarget-allowed = Dozwolone
rush-toggle-opt-researchNoTarget-forbidden = Zabronione

rush-toggle-opt-medalGroup = Przyznawanie Medali
rush-toggle-opt-medalGroup-text = Czy za Pojazdy zniszczone atakiem i Oblężeniem Medale przyznaje się osobno, czy razem.
rush-toggle-opt-medalGroup-by-source = Osobno
rush-toggle-opt-medalGroup-by-turn = Razem

rush-toggle-opt-squadDefenders = Obrońcy na koniec gry
rush-toggle-opt-squadDefenders-text = Czy Pojazdy na Bazach należą do ostatecznego oddziału.
rush-toggle-opt-squadDefenders-excluded = Nie liczą się
rush-toggle-opt-squadDefenders-included = Liczą się

rush-toggle-opt-hqGuardTarget = Obrońca Kwatery Głównej
rush-toggle-opt-hqGuardTarget-text = Czy celem może być obrońca Kwatery Głównej, która jest jeszcze bezpieczna.
rush-toggle-opt-hqGuardTarget-yes = Może być celem
rush-toggle-opt-hqGuardTarget-no = Też jest bezpieczny

rush-toggle-opt-fightBreaks = Między walkami
rush-toggle-opt-fightBreaks-text = Czy między pojedynczymi atakami tury można zagrywać inne karty.
rush-toggle-opt-fightBreaks-allowed = Inne zagrania dozwolone
rush-toggle-opt-fightBreaks-block = Ataki jeden po drugim

## Niedozwolone połączenia

rush-condition-cards-newAbilities-keep-rearGuard = Dyspozycja przesuwa Pojazd do Tylnej Straży, więc Tylna Straż musi być w grze.
rush-condition-cards-newAbilities-keep-achievements-deck = Planowanie dobiera z talii Osiągnięć, więc ta talia musi być w grze.
rush-condition-reserve-gap-end-of-turn-reserve-rotate = Jeśli luki uzupełnia się na koniec tury, Rezerwa przesuwa się także wtedy, a nie w fazie I.
rush-condition-bonus-defended-on-hand-cap = Z premią za bronione Bazy nikt nie może zaczynać tury z więcej niż 5 kartami.
rush-condition-recruit-keep-on-hand-cap = Jeśli Rekrutacja pozwala zachować kartę, nikt nie może zaczynać tury z więcej niż 5 kartami.
rush-condition-teams-2v2-2v3-1v2-3v3-combat = Sojusznicy wspierają się w walkach, więc drużyny wymagają walk ze wsparciem.
rush-condition-teams-3v3-players-max = Gra 3 na 3 wymaga sześciu graczy.
rush-condition-opt-fightBreaks-allowed-attack-sendDefender = Po zakończeniu ataku jeden z atakujących musi iść bronić, więc między atakami nie można zagrywać innych kart.
`;export{e as default};