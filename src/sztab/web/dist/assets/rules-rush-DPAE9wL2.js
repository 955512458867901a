var e=`# Rush: zasady w skrócie.

## 4.1 Elementy gry

rush-section-4-1 = Elementy gry

RUSH-001 = W grze jest 100 kart Pojazdów.
RUSH-002 = ZSRR, Niemcy, USA i Francja mają po 25 Pojazdów.
RUSH-003 = Każdy z czterech krajów ma 12 kart Medali, razem jest ich 48.
RUSH-004 = Każdy kraj ma 9 pojedynczych i 3 podwójne Medale.
RUSH-005 = Jest pięć jednakowych zestawów po 6 kart Koszar, razem 30 kart.
RUSH-006 = Wśród wszystkich kart Koszar jest 20 kart Inżynierów, 5 Techników i 5 Wolontariuszy.
RUSH-007 = Jest 15 Baz, po 3 dla każdego z pięciu graczy; wszystkie działają tak samo.
RUSH-008 = Jest 12 Osiągnięć i każde jest inne.
RUSH-009 = Karta Złomowiska, karta pierwszego gracza i pięć kart pomocy nigdy nie należą do talii ani oddziału.
RUSH-010 = Gra podstawowa liczy 212 kart.
RUSH-011 = W grę podstawową gra od 2 do 5 osób.

## 4.2 Cel gry

rush-section-4-2 = Cel gry

RUSH-012 = Wygrywa ten, kto na koniec gry ma najwięcej Medali.
RUSH-013 = Zniszczony Pojazd daje 1 Medal, zniszczona Baza 3, Osiągnięcie 5; liczą się tylko karty, które masz na koniec gry.

## 4.3 Przygotowanie gry

rush-section-4-3 = Przygotowanie gry

RUSH-014 = Pierwszego gracza wyznacza losowanie, chyba że zaczyna gospodarz.
RUSH-015 = Karta pierwszego gracza przez całą grę należy do tej samej osoby.
RUSH-016 = Zaczynasz z 3 Bazami, nieuszkodzonymi i niebronionymi.
RUSH-017 = Twoja początkowa talia to 4 karty Inżynierów, 1 Techników i 1 Wolontariuszy.
RUSH-018 = 6 kart startowych po potasowaniu tworzy twój zakryty Garaż.
RUSH-019 = Twój Magazyn to odkryty stos, na początku pusty.
RUSH-020 = Zaczynasz z 3 kartami na ręce; w Garażu zostają 3.
RUSH-021 = 100 potasowanych Pojazdów tworzy zakrytą talię; stos odrzuconych Pojazdów jest na początku pusty.
RUSH-022 = Cztery karty z talii Pojazdów leżą obok niej odkryte jako Rezerwa; w talii zostaje 96.
RUSH-023 = Karty wchodzą do Rezerwy pojedynczo od strony talii: pierwsza trafia najdalej, ostatnia na miejsce 1.
RUSH-024 = Złomowisko jest na początku puste i nie miesza się z odrzuconymi Pojazdami.
RUSH-025 = Każdy kraj ma własny odkryty stos Medali: 9 pojedynczych i 3 podwójne.
RUSH-026 = Wykłada się o jedno Osiągnięcie więcej, niż jest graczy; tylko te można zdobyć.
RUSH-027 = Karta pomocy opisuje zdolności i nie wpływa na przebieg gry.
RUSH-028 = Niewykorzystane Osiągnięcia, karty Koszar i Bazy zostają w pudełku.

## 4.4 Informacje jawne i ukryte

rush-section-4-4 = Informacje jawne i ukryte

RUSH-029 = Do Garażu nie zagląda nikt, nawet właściciel; jawna jest tylko liczba kart.
RUSH-030 = Swój Magazyn możesz przeglądać w każdej chwili.
RUSH-031 = Przeciwnicy widzą tylko wierzchnią kartę twojego Magazynu i liczbę kart.
RUSH-032 = Poza twoją turą karty na ręce widzisz tylko ty; jawna jest ich liczba.
RUSH-033 = W twojej turze karty z ręki leżą odkryte od fazy I do końca fazy II.
RUSH-034 = Karty dobrane w fazie II także leżą odkryte.
RUSH-035 = Karty dobrane w fazie III pozostają ukryte przed innymi.
RUSH-036 = Rezerwa i kolejność jej kart są jawne.
RUSH-037 = Talia Pojazdów jest zakryta dla wszystkich; jawna jest tylko liczba kart.
RUSH-038 = Odrzucone Pojazdy są jawne.
RUSH-039 = Zawartość Złomowiska jest jawna.
RUSH-040 = Stosy Medali każdy może w dowolnej chwili przeglądać i liczyć.
RUSH-041 = Osiągnięcia tej gry są jawne od samego początku.
RUSH-042 = Bazy, broniące ich Pojazdy i uszkodzenia są jawne.
RUSH-043 = Liczba Pojazdów i Baz zniszczonych przez każdego gracza jest jawna.

## 4.5 Kolejność tur

rush-section-4-5 = Kolejność tur

RUSH-044 = Zaczyna pierwszy gracz, potem gra się zgodnie z ruchem wskazówek zegara.
RUSH-045 = Kolejność tur nie zmienia się przez całą grę.
RUSH-046 = Tura ma trzy fazy: naprawa i ujawnienie kart, zagrywanie kart, uzupełnienie Rezerwy i dobranie kart.

## 4.6 Faza I: naprawa i ujawnienie kart

rush-section-4-6 = Faza I: naprawa i ujawnienie kart

RUSH-047 = Na początku twojej tury wszystkie twoje uszkodzone Bazy i broniące ich Pojazdy zostają naprawione.
RUSH-048 = Naprawa jest automatyczna, całkowita i nic nie kosztuje.
RUSH-049 = W swojej turze naprawiasz tylko własne karty; cudze czekają na tury swoich właścicieli.
RUSH-050 = Po naprawie wykładasz odkryte wszystkie karty z ręki.

## 4.7 Faza II: zagrywanie kart

rush-section-4-7 = Faza II: zagrywanie kart

RUSH-051 = Kartę zagrywasz na jeden z trzech sposobów: płacisz nią, aktywujesz jej zdolności (potem może bronić Bazy) albo atakujesz.
RUSH-052 = Dla każdej karty wybierasz jeden sposób; nie można łączyć dwóch naraz.
RUSH-053 = Karty zagrywasz w dowolnej kolejności; zakupy, zdolności i atak mogą się przeplatać.
RUSH-054 = Nie musisz zagrywać kart; fazę II możesz zakończyć po każdym zagraniu.
RUSH-055 = Karty, których nie możesz lub nie chcesz zagrać, trafiają do twojego Magazynu.
RUSH-056 = Niezagrane karty zostają na ręce do fazy III; wcześniej nie możesz ich odłożyć.
RUSH-057 = Ten sam Pojazd możesz zagrać tylko raz w turze, nawet jeśli dobierzesz go ponownie.
RUSH-058 = Limit jednego zagrania w turze dotyczy konkretnej karty, a nie wszystkich kart o tej samej nazwie.
RUSH-059 = Limit jednego zagrania dotyczy tylko Pojazdów; ponownie dobrane karty Koszar i Medale możesz zagrać znowu.
RUSH-060 = Z początkiem każdej tury wszystkie Pojazdy można znowu zagrać.
RUSH-061 = Karta niezagrana w tej turze może zostać zagrana, nawet jeśli w tej samej turze została kupiona lub zastąpiona, a potem dobrana.
RUSH-062 = Pojazd, którego nie można zagrać ponownie, zostaje na ręce i w fazie III liczy się jako niezagrany.

## 4.8 Dobieranie kart i tasowanie Garażu

rush-section-4-8 = Dobieranie kart i tasowanie Garażu

RUSH-063 = Gdy musisz dobrać kartę z pustego Garażu, cały Magazyn po potasowaniu staje się nowym Garażem i dobierasz dalej.
RUSH-064 = Najpierw dobierasz resztę starego Garażu, a z nowego tylko brakujące karty.
RUSH-065 = Pusty Garaż odnawia się dopiero wtedy, gdy trzeba dobrać kartę.
RUSH-066 = Karta, której zdolności są właśnie rozpatrywane, nie zostaje wtasowana do nowego Garażu.
RUSH-067 = Gdy Garaż i Magazyn są puste, dalszych kart po prostu nie dobierasz.
RUSH-068 = W grze podstawowej możesz w jednej turze tworzyć nowy Garaż dowolnie wiele razy.
RUSH-069 = Bazy dobranej z Garażu nie można zagrać; od razu trafia do twojego Magazynu.
RUSH-070 = W zamian za dobraną Bazę nie dobierasz innej karty.
RUSH-071 = Karty dobierasz pojedynczo; Baza trafia do Magazynu przed następnym dobraniem i może zostać z nim przetasowana.

## 4.9 Sposób 1: zakup z Rezerwy

rush-section-4-9 = Sposób 1: zakup z Rezerwy

RUSH-072 = Płacić możesz Pojazdami, Inżynierami i Medalami z symbolem surowca; w jednym zakupie wolno połączyć kilka kart z ręki.
RUSH-073 = Karta jest warta od 0 do 6 surowców.
RUSH-074 = Kartą bez symbolu surowca, np. Technikami, Wolontariuszami czy Bazą, nie można płacić.
RUSH-075 = Kartą o wartości 0 surowców też można płacić.
RUSH-076 = Karty, którymi płacisz, muszą mieć łącznie co najmniej tyle surowców, ile wynosi koszt Pojazdu.
RUSH-077 = Możesz przepłacić, ale nadwyżka przepada.
RUSH-078 = Najpierw do twojego Magazynu trafiają karty, którymi płacisz.
RUSH-079 = Kupiony Pojazd kładziesz na wierzchu swojego Magazynu.
RUSH-080 = Po zakupie karty Rezerwy od razu odsuwają się od talii, a na miejsce 1 wchodzi nowa karta.
RUSH-081 = Przy każdym zakupie musisz zapłacić co najmniej jedną kartą, nawet gdy Pojazd kosztuje 0.
RUSH-082 = W turze możesz kupić tylko jedną kartę, chyba że działa Rekrutacja.
RUSH-083 = Kupić możesz tylko odkryte karty z Rezerwy.
RUSH-084 = Nigdy nie musisz niczego kupować.
RUSH-085 = Kupiony Pojazd może jeszcze w tej samej turze trafić do Garażu, zostać dobrany i zagrany.

## 4.10 Sposób 2: zdolności

rush-section-4-10 = Sposób 2: zdolności

RUSH-086 = Aktywować można tylko kartę ze zdolnością będącą akcją.
RUSH-087 = Zdolności karty rozpatruje się pojedynczo; każdą trzeba wykonać do końca przed następną.
RUSH-088 = Zdolności karty rozpatruje się w kolejności, w jakiej są na niej podane.
RUSH-089 = Zanim zagrasz następną kartę, dokończ wszystkie zdolności poprzedniej i odłóż ją na miejsce.
RUSH-090 = Aktywując kartę, wykonujesz wszystkie jej akcje na tyle, na ile się da; żadnej nie możesz pominąć.
RUSH-091 = Zdolność, której nie da się wykonać, nie daje efektu, ale karta liczy się jako zagrana.
RUSH-092 = Karta jest zagrana, gdy z ręki trafia do Magazynu, na Złomowisko albo na Bazę.
RUSH-093 = Po użyciu zdolności karta z opancerzeniem większym od 0 idzie bronić twojej Bazy.
RUSH-094 = Po użyciu zdolności karta, która nie może bronić, trafia do twojego Magazynu.
RUSH-095 = Zagrana karta trafia na Złomowisko tylko wtedy, gdy nakazuje to jej zdolność.
RUSH-096 = Karta użyta do zapłaty lub ataku nie korzysta ze swoich zdolności będących akcją.

## 4.11 Zdolności będące akcją

rush-section-4-11 = Zdolności będące akcją

RUSH-097 = Posiłki N: dobierz N kart ze swojego Garażu.
RUSH-098 = Karty dobrane dzięki Posiłkom trafiają na rękę i możesz je zagrać w tej samej turze.
RUSH-099 = Rekrutacja: do końca tury możesz kupić dowolną liczbę Pojazdów.
RUSH-100 = Przy Rekrutacji suma surowców z kart, którymi płacisz, musi pokryć łączny koszt kupionych Pojazdów.
RUSH-101 = Przy Rekrutacji kupujesz po jednym Pojeździe, po każdym uzupełnia się Rezerwę, a niewydane surowce możesz wydać później w tej turze.
RUSH-102 = Przy Rekrutacji możesz płacić samą resztą, jeśli użyto już karty ważnej dla tego Pojazdu; Pojazd o koszcie 0 jest wtedy darmowy.
RUSH-103 = Nadwyżka z zakupu sprzed aktywacji Rekrutacji pozostaje stracona.
RUSH-104 = Druga Rekrutacja w tej samej turze nic nie daje.
RUSH-105 = Niewydane surowce z Rekrutacji przepadają na koniec fazy II.
RUSH-106 = Zwiad: najpierw odrzuca się całą Rezerwę.
RUSH-107 = Zwiad wykłada potem nową, pełną Rezerwę: 4 karty albo tyle, ile liczy Rezerwa w tej grze.
RUSH-108 = Gdy podczas Zwiadu skończy się talia, tasuje się wszystkie odrzucone Pojazdy, także te odrzucone przed chwilą.
RUSH-109 = Sabotaż: każdy przeciwnik musi odłożyć jedną kartę z ręki do swojego Magazynu.
RUSH-110 = Przy Sabotażu każdy przeciwnik sam wybiera kartę, którą odkłada.
RUSH-111 = Przy Sabotażu przeciwnicy odkładają karty kolejno, zgodnie z ruchem wskazówek zegara; następni widzą karty poprzednich.
RUSH-112 = Przeciwnik z pustą ręką nic nie odkłada przy Sabotażu.
RUSH-113 = W miejsce karty straconej przez Sabotaż nie dobiera się nowej; następną turę zaczyna się z mniejszą liczbą kart.
RUSH-114 = Każdy Sabotaż w turze działa osobno i może nawet opróżnić czyjąś rękę.
RUSH-115 = Oblężenie: wybierz wrogą Bazę albo broniący jej Pojazd.
RUSH-116 = Oblężenie uszkadza nieuszkodzony cel.
RUSH-117 = Oblężenie niszczy uszkodzony cel.
RUSH-118 = Jedno Oblężenie tylko uszkadza nieuszkodzony Pojazd, nawet o opancerzeniu 1.
RUSH-119 = Broniący Pojazd nie chroni Bazy przed Oblężeniem.
RUSH-120 = Gdy Oblężenie zniszczy bronioną Bazę, jej obrońca od razu trafia do Magazynu właściciela.
RUSH-121 = Obrońca, którego Bazę zniszczyło Oblężenie, nie jest zniszczony: nie ma za niego Medalu i nie liczy się do zniszczonych.
RUSH-122 = Baza zniszczona twoim Oblężeniem trafia do twojego Magazynu i liczy się jako zniszczona przez ciebie.
RUSH-123 = Pojazd zniszczony Oblężeniem trafia do Magazynu swojego właściciela.
RUSH-124 = W jednej turze możesz atakować Pojazdami jednego kraju i użyć Oblężenia z karty innego kraju.
RUSH-125 = Oblężenie nie jest atakiem: nie zużywa jedynego ataku w turze i możesz go użyć dowolnie wiele razy.
RUSH-126 = Ograniczenia ataku na karcie nie dotyczą jej Oblężenia.
RUSH-127 = Ciężki czołg, używając Oblężenia, tylko uszkadza nieuszkodzoną Bazę.
RUSH-128 = Jeśli Oblężenie ma dozwolony cel, musisz jakiś wybrać.
RUSH-129 = Za każdy Pojazd zniszczony Oblężeniem otrzymujesz na koniec tury 1 Medal kraju karty z Oblężeniem.
RUSH-130 = Medale za Oblężenie bierzesz na samym początku fazy III, przed uzupełnieniem Rezerwy i dobraniem kart.
RUSH-131 = Liczy się ostatnie trafienie: kraj Medalu wyznacza karta Oblężenia, która zniszczyła Pojazd, a zniszczenie w ataku należy do ataku.
RUSH-132 = Badania: zagrana karta trafia na Złomowisko.
RUSH-133 = Badania N: weź z Rezerwy Pojazd o koszcie nie większym niż N i odłóż go do swojego Magazynu.
RUSH-134 = Po Badaniach Rezerwę uzupełnia się tak jak po zakupie.
RUSH-135 = Do Badań nie możesz dołożyć surowców, żeby wziąć droższy Pojazd.
RUSH-136 = Kartą z Badaniami, która ma surowce, możesz po prostu zapłacić; trafia wtedy do Magazynu, a nie na Złomowisko.
RUSH-137 = Badania nie są zakupem: nic nie płacisz i nadal możesz dokonać swojego jednego zakupu.
RUSH-138 = Jeśli w Rezerwie jest Pojazd dość tani dla twoich Badań, musisz jakiś wziąć.
RUSH-139 = Badań możesz użyć, nawet gdy żaden Pojazd nie jest dość tani: karta trafia na Złomowisko bez zysku.
RUSH-140 = Pojazd, który przez własne Badania trafił na Złomowisko, nie broni Bazy.
RUSH-141 = Zdolności podane na karcie po Badaniach nadal się wykonuje.
RUSH-142 = Demontaż: przenieś 1 lub 2 karty ze swojego Magazynu na Złomowisko.
RUSH-143 = Karta nie może zdemontować samej siebie.
RUSH-144 = Demontaż może objąć dowolne karty, także Medale i zdobyte Bazy.
RUSH-145 = Demontaż wymaga odłożenia co najmniej jednej karty; przy pustym Magazynie nic się nie dzieje.
RUSH-146 = Medale ze Złomowiska nie wracają na stos; Medale i Bazy na Złomowisku nie dają punktów.
RUSH-147 = Niezniszczalność: od razu weź do swojego Magazynu pojedynczy Medal kraju tej karty.
RUSH-148 = Gdy ten kraj nie ma już pojedynczych Medali, Niezniszczalność nic nie daje; podwójny jej nie zastępuje.
RUSH-149 = Ostatni pojedynczy Medal stosu wywołuje koniec gry także wtedy, gdy bierze go Niezniszczalność.
RUSH-150 = Medal z Niezniszczalności nie liczy się jako zniszczony Pojazd.

## 4.12 Zdolności niebędące akcją

rush-section-4-12 = Zdolności niebędące akcją

RUSH-151 = Zdolności niebędących akcją nie aktywuje się; stale ograniczają użycie karty.
RUSH-152 = Ta karta może atakować tylko Bazy.
RUSH-153 = Ta karta może atakować tylko Pojazdy.
RUSH-154 = Dobrami narodowymi zapłacisz tylko za Pojazdy wskazanego kraju.
RUSH-155 = Dobra narodowe możesz łączyć ze zwykłymi surowcami.
RUSH-156 = Dobra narodowe nie pozwalają kupić kilku Pojazdów; do tego potrzebna jest Rekrutacja.
RUSH-157 = Przy zakupie Pojazdu innego kraju Dobra narodowe nie liczą się nawet jako ta jedna karta, którą trzeba zapłacić.
RUSH-158 = Przy Rekrutacji niewydane Dobra narodowe zachowują swój kraj i są wydawane przed zwykłymi surowcami.
RUSH-159 = Karty, która ma tylko zdolności niebędące akcją, nie można aktywować; z opancerzeniem większym od 0 może bronić Bazy.

## 4.13 Obrona Baz

rush-section-4-13 = Obrona Baz

RUSH-160 = Pojazd o opancerzeniu 1 lub 2 po użyciu zdolności musi bronić jednej z twoich Baz; nie możesz go odłożyć do Magazynu.
RUSH-161 = Pojazd o opancerzeniu 1 lub 2 możesz wysłać do obrony bez użycia jego zdolności.
RUSH-162 = Pojazd o opancerzeniu 1 lub 2 może bronić Bazy, nawet jeśli nie ma żadnych zdolności.
RUSH-163 = Dopóki masz niebronioną Bazę, nie możesz wybrać bronionej.
RUSH-164 = Jednej Bazy może bronić tylko jeden Pojazd.
RUSH-165 = Gdy wszystkie twoje Bazy są bronione, nowy Pojazd zastępuje wybranego obrońcę, który trafia do twojego Magazynu.
RUSH-166 = Karta bez opancerzenia lub z opancerzeniem 0 nie może bronić Bazy.
RUSH-167 = Karty Koszar nie mogą bronić Bazy.
RUSH-168 = Bronionej Bazy nie można zaatakować.
RUSH-169 = Baza pozostaje widoczna pod broniącym jej Pojazdem.
RUSH-170 = Bez Baz nie możesz bronić; zagrane karty trafiają do twojego Magazynu.
RUSH-171 = Obrońcy nie można przesunąć ani odwołać; stoi na Bazie, aż zostanie zniszczony, zastąpiony albo ją straci.
RUSH-172 = Pojazd staje do obrony nieuszkodzony; karta opuszczająca Bazę traci uszkodzenia.
RUSH-173 = Pojazd możesz umieścić tylko na własnej Bazie.

## 4.14 Sposób 3: atak

rush-section-4-14 = Sposób 3: atak

RUSH-174 = W turze możesz przeprowadzić tylko jeden atak.
RUSH-175 = Nigdy nie musisz atakować.
RUSH-176 = Atakujesz jednym lub kilkoma Pojazdami z ręki.
RUSH-177 = Atakująca karta musi mieć siłę ognia 1 lub 2.
RUSH-178 = Wszystkie atakujące karty muszą być z tego samego kraju.
RUSH-179 = Zanim wybierzesz pierwszy cel, wskaż wszystkie atakujące karty.
RUSH-180 = Atakująca karta wybiera cel: Pojazd broniący wrogiej Bazy albo niebronioną wrogą Bazę.
RUSH-181 = Po rozstrzygnięciu ataku karta trafia do twojego Magazynu, a cel wybiera następna.
RUSH-182 = Każda karta może wybrać ten sam cel lub inny, także u innego przeciwnika.
RUSH-183 = Atak trwa, aż zaatakują wszystkie wskazane karty; nie możesz go przerwać.
RUSH-184 = Co najmniej jedna wskazana karta musi mieć cel; gdy celów zabraknie, pozostałe trafiają do Magazynu bez efektu.
RUSH-185 = W trakcie ataku nie możesz zagrać żadnej innej karty.
RUSH-186 = Pojazd zostaje zniszczony, gdy siła ognia jest co najmniej równa jego opancerzeniu.
RUSH-187 = Siła ognia mniejsza od opancerzenia tylko uszkadza nieuszkodzony Pojazd.
RUSH-188 = Każdy atak niszczy uszkodzony Pojazd.
RUSH-189 = Zniszczony Pojazd wraca do Magazynu właściciela; nie dostaje go atakujący i nie trafia na Złomowisko.
RUSH-190 = Siła ognia to liczba uszkodzeń zadawanych jednemu celowi, a opancerzenie to liczba uszkodzeń, która niszczy Pojazd.
RUSH-191 = Atak uszkadza nieuszkodzoną i niebronioną Bazę.
RUSH-192 = Atak niszczy uszkodzoną i niebronioną Bazę.
RUSH-193 = Ciężki czołg niszczy niebronioną Bazę jednym atakiem.
RUSH-194 = Pojazdy inne niż ciężki czołg potrzebują dwóch ataków na nieuszkodzoną Bazę, nawet przy sile ognia 2.
RUSH-195 = Zniszczona przez ciebie Baza od razu trafia do twojego Magazynu.
RUSH-196 = Dopóki Baza jest broniona, celem może być tylko jej obrońca.
RUSH-197 = W jednym ataku możesz najpierw zniszczyć obrońcę, a kolejnymi kartami uderzyć w jego Bazę.
RUSH-198 = Atakować mogą tylko Pojazdy, a nie karty Koszar, Medale czy Bazy.
RUSH-199 = W grze podstawowej Pojazd po ataku trafia do Magazynu i nie broni Bazy.

## 4.15 Medale jako nagroda

rush-section-4-15 = Medale jako nagroda

RUSH-200 = Medale za zniszczone Pojazdy otrzymujesz po zakończeniu całego ataku.
RUSH-201 = Za każdy zniszczony Pojazd należy się jeden Medal.
RUSH-202 = Medale pochodzą ze stosu kraju atakujących, a nie zniszczonych Pojazdów.
RUSH-203 = Zdobyte Medale trafiają do twojego Magazynu.
RUSH-204 = Za zniszczoną Bazę nie dostajesz karty Medalu; nagrodą jest sama karta Bazy.
RUSH-205 = Za każde dwa zniszczone Pojazdy możesz wziąć podwójny Medal zamiast dwóch pojedynczych.
RUSH-206 = To ty decydujesz, ile weźmiesz podwójnych Medali; resztę dostajesz w pojedynczych, a brakujące przepadają.
RUSH-207 = Gdy nie ma już podwójnych Medali, dostajesz tylko pojedyncze.
RUSH-208 = Gdy brakuje pojedynczego Medalu, nic za niego nie dostajesz; za jeden Pojazd nie można wziąć podwójnego.
RUSH-209 = Atak i Oblężenie rozlicza się osobno; podwójny Medal wymaga dwóch Pojazdów z jednej wypłaty i jednego kraju.
RUSH-210 = W trakcie gry Medale nigdy nie wracają na stosy.
RUSH-211 = Pojedynczy Medal jest wart 1 surowiec, a podwójny 2.

## 4.16 Faza III: uzupełnienie i dobranie kart

rush-section-4-16 = Faza III: uzupełnienie i dobranie kart

RUSH-212 = Przebieg fazy III: Medale za Oblężenie, Rezerwa, niezagrane karty do Magazynu, dobranie kart.
RUSH-213 = W fazie III odrzuca się kartę Rezerwy leżącą najdalej od talii.
RUSH-214 = Pozostałe karty Rezerwy odsuwają się o jedno miejsce od talii, a na miejsce 1 wchodzi nowa.
RUSH-215 = Rezerwa przesuwa się w każdej turze, także po zakupach.
RUSH-216 = W fazie III wszystkie niezagrane karty trafiają do twojego Magazynu.
RUSH-217 = Na koniec tury dobierasz 3 karty.
RUSH-218 = Gdy w Garażu jest za mało kart, dobierz, ile się da, utwórz nowy z Magazynu i dobierz resztę.

## 4.17 Talia Pojazdów i Złomowisko

rush-section-4-17 = Talia Pojazdów i Złomowisko

RUSH-219 = Gdy skończy się talia Pojazdów, z odrzuconych Pojazdów tasuje się nową.
RUSH-220 = Talię Pojazdów odnawia się dopiero wtedy, gdy trzeba wyłożyć z niej kartę.
RUSH-221 = Gdy brakuje Pojazdów do wyłożenia, Rezerwa pozostaje mniejsza; uzupełnia się ją, gdy tylko znów są karty.
RUSH-222 = Karty ze Złomowiska nigdy nie wracają do gry.

## 4.18 Koniec gry

rush-section-4-18 = Koniec gry

RUSH-223 = Bieżąca runda staje się ostatnią, gdy ktoś straci wszystkie 3 Bazy.
RUSH-224 = Bieżąca runda staje się ostatnią, gdy ktoś weźmie ostatni, dziewiąty pojedynczy Medal któregoś kraju.
RUSH-225 = Zabieranie podwójnych Medali nigdy nie wywołuje końca gry.
RUSH-226 = Gdy koniec gry został wywołany, gra się dalej, aż turę skończy gracz po prawej stronie pierwszego gracza.
RUSH-227 = Gdy trwa już ostatnia runda, kolejne warunki końca nic nie zmieniają.
RUSH-228 = Ostatnią rundę gra się według zwykłych zasad, łącznie z fazą III.
RUSH-229 = Bez Baz nadal rozgrywasz swoje pozostałe tury.
RUSH-230 = Możesz wygrać nawet po utracie wszystkich Baz.

## 4.19 Ostateczny oddział

rush-section-4-19 = Ostateczny oddział

RUSH-231 = Twój ostateczny oddział to karty z ręki, Garażu i Magazynu.
RUSH-232 = Twoje ocalałe Bazy nie należą do oddziału.
RUSH-233 = Pojazdy, które na koniec gry bronią Baz, nie należą do oddziału.
RUSH-234 = Na koniec gry liczą się wszystkie karty na ręce, nawet takie, których nie dało się zagrać.
RUSH-235 = Karty na Złomowisku nie należą do żadnego oddziału.
RUSH-236 = Zdobytych Osiągnięć nie liczy się do kart oddziału.

## 4.20 Osiągnięcia

rush-section-4-20 = Osiągnięcia

RUSH-237 = Osiągnięcia przyznaje się dopiero na koniec gry, jedno po drugim.
RUSH-238 = Osiągnięcie może otrzymać tylko jeden gracz.
RUSH-239 = Gdy kilku graczy ma ten sam najlepszy wynik, Osiągnięcia nie dostaje nikt.
RUSH-240 = Jeśli najlepszy wynik to 0, wszyscy remisują i Osiągnięcia nie dostaje nikt.
RUSH-241 = Osiągnięcie jest warte 5 Medali.
RUSH-242 = Zniszczone Bazy: dla tego, kto zniszczył ich najwięcej; liczą się także te odłożone na Złomowisko.
RUSH-243 = Lekkie czołgi: za najwięcej lekkich czołgów w oddziale, bez względu na kraj.
RUSH-244 = Czołgi średnie: za najwięcej średnich czołgów w oddziale, bez względu na kraj.
RUSH-245 = Działa samobieżne: za najwięcej dział samobieżnych w oddziale, bez względu na kraj.
RUSH-246 = Ciężkie czołgi: za najwięcej ciężkich czołgów w oddziale, bez względu na kraj.
RUSH-247 = Jednostki pomocnicze: za najwięcej jednostek pomocniczych w oddziale, bez względu na kraj.
RUSH-248 = Medale radzieckie: za najwięcej radzieckich Medali w oddziale.
RUSH-249 = Medale niemieckie: za najwięcej niemieckich Medali w oddziale.
RUSH-250 = Medale amerykańskie: za najwięcej amerykańskich Medali w oddziale.
RUSH-251 = Medale francuskie: za najwięcej francuskich Medali w oddziale.
RUSH-252 = Przy Osiągnięciach za Medale danego kraju podwójny Medal liczy się jako 2.
RUSH-253 = Skomasowany atak: za najwięcej podwójnych Medali w oddziale, licząc wszystkie kraje razem.
RUSH-254 = Największy oddział: za najwięcej kart w oddziale, razem z Medalami i zdobytymi Bazami.

## 4.21 Punktacja i remisy

rush-section-4-21 = Punktacja i remisy

RUSH-255 = Każdy pojedynczy Medal w oddziale daje 1 punkt, a podwójny 2.
RUSH-256 = Każda zdobyta Baza w oddziale daje 3 punkty.
RUSH-257 = Każde zdobyte Osiągnięcie daje 5 punktów.
RUSH-258 = W grze podstawowej ocalałe Bazy nie dają punktów.
RUSH-259 = Wynik to Medale z kart oraz po 3 za zdobytą Bazę i po 5 za Osiągnięcie; wygrywa najwyższy.
RUSH-260 = Remis rozstrzyga najpierw liczba zniszczonych Pojazdów, także tych, za które zabrakło Medalu.
RUSH-261 = Przy dalszym remisie rozstrzyga liczba zniszczonych Baz.
RUSH-262 = Jeśli remis trwa nadal, rozstrzyga liczba Osiągnięć.
RUSH-263 = Gracze, którzy nadal remisują, dzielą się zwycięstwem.

## 4.22 Rodzaje kart i ich dołączanie do oddziału

rush-section-4-22 = Rodzaje kart i ich dołączanie do oddziału

RUSH-264 = Każda nowa karta trafia odkryta do twojego Magazynu, nigdy na rękę ani do Garażu.
RUSH-265 = Karty Koszar masz od początku; w trakcie gry nie można zdobyć kolejnych.
RUSH-266 = Inżynierowie dają 1 surowiec i służą tylko do płacenia.
RUSH-267 = Technicy służą tylko do Badań 1.
RUSH-268 = Wolontariusze służą tylko do Rekrutacji.
RUSH-269 = Nowe Pojazdy pochodzą z Rezerwy.
RUSH-270 = Jest pięć klas: lekkie, średnie i ciężkie czołgi, działa samobieżne i jednostki pomocnicze.
RUSH-271 = Czołgi i działa samobieżne to Pojazdy Opancerzone; jednostki pomocnicze nimi nie są.
RUSH-272 = Wszystkie Pojazdy Opancerzone jednej klasy mają tę samą siłę ognia i opancerzenie.
RUSH-273 = Jednostki pomocnicze różnią się siłą ognia, opancerzeniem, surowcami i zdolnościami.
RUSH-274 = Medale zdobywa się za zniszczone Pojazdy lub dzięki Niezniszczalności; każdy należy do jednego kraju.
RUSH-275 = Baza dołącza do oddziału tego, kto ją zniszczył, zaraz po ataku.
RUSH-276 = Pojazd o sile ognia 0 nie może atakować.
RUSH-277 = Nazwy Pojazdów są zapisane w języku ich kraju i nie są tłumaczone.

## 4.23 Pytania z instrukcji

rush-section-4-23 = Pytania z instrukcji

RUSH-278 = W oddziale i na Bazach możesz dowolnie mieszać kraje.

## 5.1 Drugi Front: elementy gry

rush-section-5-1 = Drugi Front: elementy gry

FRONT-001 = Drugi Front nie jest osobną grą; wymaga gry podstawowej.
FRONT-002 = Drugi Front wprowadza piąty kraj, Wielką Brytanię, z 30 Pojazdami.
FRONT-003 = Drugi Front dodaje po 5 Pojazdów każdemu z czterech dotychczasowych krajów.
FRONT-004 = Drugi Front dodaje razem 50 Pojazdów.
FRONT-005 = Z Drugim Frontem każdy kraj ma 30 Pojazdów zamiast 25.
FRONT-006 = Medale brytyjskie to Krzyże Wiktorii: 9 pojedynczych i 3 podwójne.
FRONT-007 = Drugi Front zawiera 12 nowych Osiągnięć i 2 puste karty.
FRONT-008 = Jest 6 kart Kwater Głównych.
FRONT-009 = Jest jedna karta Ruin.
FRONT-010 = 6 nowych kart pomocy zastępuje stare i opisuje nowe oraz zmienione zdolności.
FRONT-011 = Zestaw szóstego gracza to 3 Bazy oraz 4 karty Inżynierów, 1 Techników i 1 Wolontariuszy.
FRONT-012 = Drugi Front liczy 98 kart.
FRONT-013 = Symbol rozszerzenia na karcie nie ma wpływu na grę.
FRONT-014 = Z Drugim Frontem gra od 2 do 6 osób.

## 5.2 Drugi Front: przygotowanie gry

rush-section-5-2 = Drugi Front: przygotowanie gry

FRONT-015 = 50 nowych Pojazdów wtasowuje się do talii, która liczy wtedy 150 kart.
FRONT-016 = Medale brytyjskie tworzą piąty stos.
FRONT-017 = Zaczynasz także z Kwaterą Główną, masz więc razem 4 Bazy.
FRONT-018 = W Drugim Froncie Rezerwa liczy 5 kart.
FRONT-019 = Twoja Tylna Straż jest na początku pusta.
FRONT-020 = 12 nowych Osiągnięć tasuje się razem z 12 z gry podstawowej.
FRONT-021 = Nadal wykłada się o jedno Osiągnięcie więcej, niż jest graczy: przy sześciu graczach 7.
FRONT-022 = Niewyłożone Osiągnięcia tworzą zakrytą talię.
FRONT-023 = Talia Osiągnięć jest zakryta; jawne są liczba jej kart i odrzucone Osiągnięcia.

## 5.3 Drugi Front: przebieg tury

rush-section-5-3 = Drugi Front: przebieg tury

FRONT-024 = Faza I: napraw uszkodzenia, ujawnij karty z ręki, a potem, jeśli chcesz, uzupełnij Rezerwę.
FRONT-025 = Faza II: zagrywasz karty z ręki, a tak samo możesz zagrać kartę z Tylnej Straży.
FRONT-026 = Faza III: możesz umieścić jedną niezagraną kartę w Tylnej Straży, a potem dobierasz karty.
FRONT-027 = Przebieg fazy III: Medale za Oblężenie, Tylna Straż, niezagrane karty do Magazynu, dobranie 3 kart.

## 5.4 Rezerwa z 5 kart i jej uzupełnianie

rush-section-5-4 = Rezerwa z 5 kart i jej uzupełnianie

FRONT-028 = W fazie III Rezerwy już się nie przesuwa.
FRONT-029 = W fazie I, po naprawie i ujawnieniu kart, decydujesz, czy uzupełnić Rezerwę.
FRONT-030 = Uzupełnienie odrzuca kartę najdalszą od talii, przesuwa pozostałe i wprowadza nową na miejsce 1.
FRONT-031 = Rezerwę możesz uzupełnić tylko raz w turze.
FRONT-032 = Lukę po zakupie lub Badaniach nadal uzupełnia się od razu.
FRONT-033 = Rezerwę możesz uzupełnić w każdej swojej turze, także w pierwszej.
FRONT-034 = Zwiad wykłada 5 nowych kart.

## 5.5 Kwatera Główna

rush-section-5-5 = Kwatera Główna

FRONT-035 = Kwatera Główna podlega wszystkim zasadom Baz: niszczą ją dwa ataki albo jeden ciężkiego czołgu.
FRONT-036 = Zniszczona Kwatera Główna przypada tobie i daje 3 punkty, jak każda zdobyta Baza.
FRONT-037 = Kwatery Głównej nie można zaatakować, dopóki jej właściciel ma inną Bazę.
FRONT-038 = Kwatera Główna zawsze upada jako ostatnia Baza gracza.
FRONT-039 = Oblężenie nie może objąć Kwatery Głównej, dopóki jej właściciel ma inną Bazę.
FRONT-040 = Obrońcę Kwatery Głównej zawsze można zaatakować lub wybrać na cel Oblężenia.
FRONT-041 = Przy obronie Kwatera Główna liczy się jak Baza; dopóki ona lub inna Baza jest niebroniona, nikogo nie zastępujesz.
FRONT-042 = Bieżąca runda staje się ostatnią, gdy upadnie ostatnia Baza gracza, czyli Kwatera Główna.
FRONT-043 = Dobrana zdobyta Kwatera Główna od razu trafia do Magazynu, jak każda Baza.

## 5.6 Tylna Straż

rush-section-5-6 = Tylna Straż

FRONT-044 = Każdy gracz ma Tylną Straż, miejsce na kartę pod Kwaterą Główną.
FRONT-045 = W fazie III możesz umieścić jedną niezagraną kartę z ręki w swojej Tylnej Straży.
FRONT-046 = W Tylnej Straży możesz umieścić dowolną kartę z ręki: Pojazd, kartę Koszar lub Medal.
FRONT-047 = W Tylnej Straży możesz umieścić także kartę zagraną w tej turze i ponownie dobraną.
FRONT-048 = W Tylnej Straży mieści się tylko jedna karta.
FRONT-049 = Karta wchodząca do zajętej Tylnej Straży odsyła poprzednią do twojego Magazynu.
FRONT-050 = W swojej turze możesz zagrać kartę z Tylnej Straży na wszystkie sposoby dostępne dla kart z ręki.
FRONT-051 = Niezagrana karta zostaje w Tylnej Straży i nie zmniejsza liczby dobieranych kart (3).
FRONT-052 = Sabotaż nie dotyczy karty w Tylnej Straży.
FRONT-053 = Karta w Tylnej Straży jest odkryta dla wszystkich.
FRONT-054 = Na koniec gry karta z Tylnej Straży należy do twojego oddziału.
FRONT-055 = Tylna Straż i jej karta zostają nawet po utracie Kwatery Głównej.

## 5.7 Odesłanie atakującego do obrony

rush-section-5-7 = Odesłanie atakującego do obrony

FRONT-056 = Po ataku musisz odesłać jeden z atakujących Pojazdów o opancerzeniu co najmniej 1 do obrony swojej Bazy.
FRONT-057 = Do obrony odsyłasz dokładnie jeden Pojazd; pozostałe atakujące trafiają do Magazynu.
FRONT-058 = Wybierasz, który atakujący Pojazd z opancerzeniem pójdzie bronić, ale któryś musi; karta, która nie miała celu, nie może.
FRONT-059 = Jeśli żaden atakujący nie ma opancerzenia, nikogo nie odsyłasz do obrony.
FRONT-060 = Odesłany Pojazd zajmuje najpierw niebronioną Bazę; gdy takiej nie ma, zastępuje obrońcę.
FRONT-061 = Pojazd odsyłasz do obrony po ostatnim ataku, a przed wzięciem Medali.
FRONT-062 = Bez Baz nikogo nie odsyłasz do obrony.
FRONT-063 = Oblężenie nie jest atakiem i nie wymaga odesłania Pojazdu; karta z Oblężeniem i opancerzeniem broni i tak.
FRONT-064 = Nadal możesz bronić Pojazdem po użyciu jego zdolności albo wystawić Pojazd niezagrany.

## 5.8 Jedno zagranie w turze w Drugim Froncie

rush-section-5-8 = Jedno zagranie w turze w Drugim Froncie

FRONT-065 = W jednej turze ten sam Pojazd możesz zagrać raz z ręki, a drugi raz z Tylnej Straży.
FRONT-066 = Możesz zacząć od ręki albo od Tylnej Straży; kolejność jest dowolna.

## 5.9 Nowe i zmienione zdolności

rush-section-5-9 = Nowe i zmienione zdolności

FRONT-067 = Dyspozycja: przesuń jednego ze swoich obrońców, także z Kwatery Głównej, do Tylnej Straży.
FRONT-068 = Baza, z której Dyspozycja zabiera Pojazd, staje się niebroniona.
FRONT-069 = Dyspozycją musisz przesunąć obrońcę, jeśli jakiegoś masz; w przeciwnym razie nic się nie dzieje.
FRONT-070 = Pojazd nie może przesunąć Dyspozycją samego siebie; broni dopiero potem i może zająć właśnie zwolnioną Bazę.
FRONT-071 = Planowanie: wymień jedno z dostępnych Osiągnięć na pierwszą kartę z talii Osiągnięć.
FRONT-072 = Planowanie nie zmienia liczby dostępnych Osiągnięć; nowe zajmuje miejsce starego.
FRONT-073 = Karta Ruin leży na odrzuconych Osiągnięciach, by odróżnić je od talii.
FRONT-074 = Gdy talia Osiągnięć jest pusta, tasuje się nową z odrzuconych Osiągnięć.
FRONT-075 = Planowanie najpierw odrzuca, a potem dobiera, więc przy pustej talii może wrócić to samo Osiągnięcie.
FRONT-076 = Przy Planowaniu musisz wymienić jedno Osiągnięcie; wybór należy do ciebie.
FRONT-077 = Niezniszczalność: weź do Magazynu pojedynczy Medal dowolnego kraju.
FRONT-078 = Wybierz stos, w którym jest jeszcze pojedynczy Medal; jeśli takiego nie ma, nic nie dostajesz.

## 5.10 Nowe Osiągnięcia

rush-section-5-10 = Nowe Osiągnięcia

FRONT-079 = Medale brytyjskie: za najwięcej Krzyży Wiktorii w oddziale; podwójny liczy się jako 2.
FRONT-080 = Dowolne Medale: za najwięcej Medali wszystkich krajów w oddziale; podwójny liczy się jako 2, Bazy się nie liczą.
FRONT-081 = Medale różnych krajów: za Medale największej liczby krajów w oddziale.
FRONT-082 = Pojazdy pozbawione zdolności: za najwięcej Pojazdów w oddziale bez żadnego symbolu zdolności.
FRONT-083 = Piechota: za najwięcej kart Koszar i jednostek pomocniczych o sile ognia 0 i opancerzeniu 0 w oddziale.
FRONT-084 = Najwięcej kart ze zdolnością Rekrutacji: za najwięcej takich kart w oddziale, z Wolontariuszami włącznie.
FRONT-085 = Suma Posiłków: za największą sumę wartości Posiłków w oddziale.
FRONT-086 = Suma Badań: za największą sumę wartości Badań w oddziale; Technicy liczą się po 1.
FRONT-087 = Suma kosztów: za największy łączny koszt kart w oddziale; karta bez kosztu liczy się jako 0.
FRONT-088 = Sumy do Osiągnięć liczy się z ostatecznego oddziału.
FRONT-089 = Posiadane Bazy: za najwięcej własnych ocalałych Baz; liczą się też uszkodzone i Kwatera Główna.
FRONT-090 = Komu potrzebne Koszary: za najmniej kart Koszar w oddziale.
FRONT-091 = Decydujący ostrzał: dla tego, kto wywoła koniec gry; liczy się tylko pierwszy spełniony warunek.
FRONT-092 = 12 nowych Osiągnięć można dodać do samej gry podstawowej.
FRONT-093 = Bez Medali brytyjskich usuwa się ich Osiągnięcie; bez Kwater Głównych Decydujący ostrzał i Posiadane Bazy dotyczą zwykłych Baz.
FRONT-094 = Dwie puste karty są przeznaczone na własne Osiągnięcia: najwięcej lub najmniej czegoś, co da się policzyć.
FRONT-095 = Przyznaje się tylko Osiągnięcia, które są dostępne na koniec gry.

## 5.11 Zasada opcjonalna: ocalałe Bazy

rush-section-5-11 = Zasada opcjonalna: ocalałe Bazy

FRONT-096 = Opcjonalnie: na koniec gry otrzymujesz Medale za każdą swoją ocalałą Bazę; proponowana wartość to 1.

## 5.12 Co się nie zmienia i gra z częścią rozszerzenia

rush-section-5-12 = Co się nie zmienia i gra z częścią rozszerzenia

FRONT-097 = Pozostałe zasady gry podstawowej się nie zmieniają.
FRONT-098 = Każdą zasadę Drugiego Frontu można dodać do gry podstawowej osobno.
FRONT-099 = Sama Rezerwa z 5 kart nie zmienia momentu jej uzupełniania.
FRONT-100 = Przed grą możecie usunąć nielubiane Osiągnięcia, a Pojazdy tylko w grach niestandardowych.

## 6.1 Zasady alternatywne: ogólnie

rush-section-6-1 = Zasady alternatywne: ogólnie

ALT-001 = Każdej zasady alternatywnej można używać osobno lub razem z innymi.
ALT-002 = We dwoje lub troje najlepiej grać każdy za siebie, w większym gronie drużynowo; to tylko rada.
ALT-003 = Przebieg fazy III: Medale, Rezerwa, słaba ręka, karty zachowane dzięki Rekrutacji, reszta do Magazynu, dobranie kart.

## 6.2 Powiększona Rezerwa

rush-section-6-2 = Powiększona Rezerwa

ALT-004 = Rezerwa liczy 6 kart zamiast 4.
ALT-005 = Luki w Rezerwie pozostają puste do końca tury.
ALT-006 = Na koniec tury odrzuca się kartę najdalszą od talii, a potem uzupełnia Rezerwę do 6 kart.
ALT-007 = Pozostałe karty odsuwają się od talii w tej samej kolejności, a nowe dochodzą pojedynczo, aż będzie ich 6.
ALT-008 = Kartę odrzuca się także po zakupach, chyba że Rezerwa jest pusta.
ALT-009 = Luka po Badaniach też pozostaje pusta do końca tury.
ALT-010 = Zwiad odrzuca resztę Rezerwy i od razu wykłada 6 nowych kart.

## 6.3 Rekompensata za słabą rękę

rush-section-6-3 = Rekompensata za słabą rękę

ALT-011 = Jeśli w swojej turze nie zagrasz żadnej karty, możesz wybrać jedną z dwóch korzyści.
ALT-012 = Słaba ręka, pierwsza korzyść: zachowaj jedną kartę z ręki na następną turę.
ALT-013 = Słaba ręka, druga korzyść: odłóż jedną kartę z ręki na Złomowisko.
ALT-014 = Pozostałe karty ze słabej ręki trafiają do twojego Magazynu.
ALT-015 = Możesz zrezygnować z obu korzyści za słabą rękę.
ALT-016 = Jedna karta zagrana w twojej turze odbiera korzyść za słabą rękę; wsparcie w cudzych turach nie.
ALT-017 = Przy pustej ręce nie ma korzyści za słabą rękę.

## 6.4 Karta po karcie

rush-section-6-4 = Karta po karcie

ALT-018 = W fazie I nie ujawniasz kart z ręki; wykładasz je pojedynczo przy zagrywaniu.
ALT-019 = Niezagrane jeszcze karty pozostają ukryte, także dobrane w fazie II.
ALT-020 = Zakupy, zdolności i obrona Baz działają jak w grze podstawowej.
ALT-021 = Niezagrane karty trafiają w fazie III odkryte do Magazynu i są widoczne tak jak inne jego karty.

## 6.5 Interaktywny atak na Pojazdy

rush-section-6-5 = Interaktywny atak na Pojazdy

ALT-022 = Atak na niebronioną Bazę przebiega jak w grze podstawowej.
ALT-023 = Przy ataku na niebronioną Bazę nikt nie może zagrać wsparcia.
ALT-024 = Atakujesz jedną kartą naraz i ogłaszasz, który Pojazd jest jej celem.
ALT-025 = Nie wskazujesz atakujących z góry; po każdej walce decydujesz, czy atakować dalej.
ALT-026 = Na początku walki liczba ataku to siła ognia atakującego, a liczba obrony to opancerzenie celu.
ALT-027 = Najpierw broniący może zagrać z ręki Pojazd lub Medal kraju atakowanego Pojazdu: liczba obrony rośnie o 1.
ALT-028 = Potem atakujący może zagrać z ręki Pojazd lub Medal kraju swojego atakującego Pojazdu: liczba ataku rośnie o 1.
ALT-029 = Strony na przemian zagrywają po jednej karcie albo pasują, aż obie spasują.
ALT-030 = Po spasowaniu nadal możesz wspierać; walka kończy się, gdy od ostatniej karty wszyscy spasują.
ALT-031 = Każda karta wsparcia dodaje dokładnie 1, podwójny Medal także.
ALT-032 = Karty Koszar nie mogą wspierać; może każdy Pojazd właściwego kraju, nawet o sile ognia 0.
ALT-033 = Cel zostaje zniszczony, gdy liczba ataku jest co najmniej równa liczbie obrony.
ALT-034 = Gdy liczba ataku jest mniejsza, cel nie zostaje nawet uszkodzony.
ALT-035 = Po walce wszystkie użyte karty trafiają do Magazynów graczy, którzy je zagrali.
ALT-036 = Kart wsparcia się nie uzupełnia; kto je zagra, ma mniej kart w swojej następnej turze.
ALT-037 = W tej samej turze możesz atakować dalej; każdy atak to nowa walka z nowym wsparciem.
ALT-038 = Wszystkie karty, którymi atakujesz w jednej turze, muszą być z tego samego kraju.
ALT-039 = Walki i ataki na Bazy to razem twój jeden atak w turze; ich liczbę ograniczają tylko twoje karty.
ALT-040 = Między walkami możesz zagrywać inne karty.
ALT-041 = Medale za wszystkie walki tury otrzymujesz razem na początku fazy III; za Oblężenie osobno, tuż przed nimi.
ALT-042 = Cel uszkodzony Oblężeniem broni się z opancerzeniem mniejszym o 1.
ALT-043 = Oblężenia nikt nie może wesprzeć.
ALT-044 = Bez drużyn w walce uczestniczą tylko atakujący i właściciel celu.
ALT-045 = Pojazd użyty jako wsparcie w twojej turze liczy się jako zagrany w tej turze.
ALT-046 = Po zniszczeniu obrońcy Bazę może zaatakować kolejna karta w tej samej turze.

## 6.6 Premia za bronione Bazy

rush-section-6-6 = Premia za bronione Bazy

ALT-047 = Jeśli bronisz więcej niż połowy swoich Baz, w fazie III dobierasz o jedną kartę więcej.
ALT-048 = Premia wymaga, by broniona była 1 Baza z 1, 2 z 2 albo co najmniej 2 z 3.
ALT-049 = Bez Baz nie ma premii za obronę.
ALT-050 = O premii decydują obrońcy w chwili dobierania kart.
ALT-051 = Premia działa także bez interaktywnego ataku, ale z nim jest szczególnie zalecana.
ALT-052 = Nie możesz zaczynać tury z więcej niż 5 kartami na ręce.
ALT-053 = Dobierasz tylko do 5 kart na ręce, licząc zachowane; zachować można najwyżej 5.

## 6.7 Punkty za komplety Medali

rush-section-6-7 = Punkty za komplety Medali

ALT-054 = Komplety Medali różnych krajów dają dodatkowe punkty: para 1, trójka 2, czwórka 4.
ALT-055 = Medal może należeć tylko do jednego kompletu.
ALT-056 = Dwa Medale z podwójnej karty mogą należeć do różnych kompletów.
ALT-057 = Medale zawsze dzieli się na komplety tak, by dały najwięcej punktów.
ALT-058 = Punkty za komplety dolicza się przed ustaleniem zwycięzcy.

## 6.8 Jeden nowy Garaż w turze

rush-section-6-8 = Jeden nowy Garaż w turze

ALT-059 = W trakcie tury możesz tylko raz utworzyć nowy Garaż z Magazynu.
ALT-060 = Gdy Garaż znów się wyczerpie w tej samej turze, brakujące karty przepadają.
ALT-061 = Przy dobieraniu w fazie III znów możesz utworzyć nowy Garaż.
ALT-062 = W fazie III tworzy się najwyżej jeden nowy Garaż.

## 6.9 Rekrutacja: drugie zastosowanie

rush-section-6-9 = Rekrutacja: drugie zastosowanie

ALT-063 = Rekrutacja: zamiast zwykłego efektu możesz zachować jedną kartę z ręki na następną turę.
ALT-064 = Nie pokazujesz przeciwnikom, którą kartę zachowujesz.
ALT-065 = Zachowana karta dochodzi do dobranych, ale na ręce może być najwyżej 5 kart.
ALT-066 = Rekrutacja użyta do zachowania karty nie pozwala kupić kilku Pojazdów.
ALT-067 = Kartę do zachowania wybierasz w fazie III, zanim niezagrane trafią do Magazynu.
ALT-068 = Każda Rekrutacja użyta w ten sposób pozwala zachować jedną kartę.
ALT-069 = Ostatecznie możesz nie zachować żadnej karty.
ALT-070 = Zachowana karta jest zwykłą kartą na ręce: Sabotaż może ją zabrać, może też wspierać.

## 6.10 Drużyny

rush-section-6-10 = Drużyny

ALT-071 = Przeciwko sobie grają dwie drużyny sojuszników.
ALT-072 = Gra drużynowa wymaga interaktywnego ataku.
ALT-073 = Sojusznicy współpracują, ale nie pokazują sobie kart z ręki.
ALT-074 = Drużyny mogą grać 2 na 2, 2 na 3 albo 1 na 2.
ALT-075 = Sześcioro graczy tworzy dwie trzyosobowe drużyny.
ALT-076 = We czworo drużyny grają na przemian, zgodnie z ruchem wskazówek zegara: A1, B1, A2, B2.
ALT-077 = W pięcioro drużyny grają na przemian, a w każdej gracze po kolei, więc gracze mniejszej mają więcej tur.
ALT-078 = We troje kolejność tur to A1, B1, A2, B1.
ALT-079 = Przy nierównych drużynach zaczyna większa.
ALT-080 = Naprawa następuje w twojej turze, więc gracze mniejszej drużyny naprawiają częściej.
ALT-081 = Sojusznicy mogą wspierać atak i obronę kartami z własnej ręki, z kraju wymaganego dla ich strony.
ALT-082 = Pierwsza decyduje strona atakowana; potem strony decydują na zmianę, a w każdej jej gracze po kolei.
ALT-083 = Po swoich stronach pierwsi są właściciel celu i aktywny gracz; potem sojusznicy w kolejności tur.
ALT-084 = Każdy zagrywa jedną kartę wsparcia albo pasuje; walka kończy się, gdy od ostatniej karty wszyscy spasują.
ALT-085 = Sojusznicy nie mogą uzgadniać konkretnego wsparcia.
ALT-086 = Po walce karty każdego gracza trafiają do jego własnego Magazynu.
ALT-087 = Medale i Bazy dostaje aktywny gracz i jemu liczą się zniszczone Pojazdy, a nie wspierającym sojusznikom.
ALT-088 = Nie możesz atakować sojusznika.
ALT-089 = Celem Oblężenia nie może być karta sojusznika.
ALT-090 = Sabotaż nie działa na sojuszników.
ALT-091 = W swojej turze możesz umieścić Pojazd z ręki na Bazie sojusznika.
ALT-092 = Pojazd wysłany na Bazę sojusznika nie może przedtem użyć swoich zdolności.
ALT-093 = Pojazd na Bazie sojusznika należy odtąd na stałe do niego.
ALT-094 = Aby bronić Bazy sojusznika, Pojazd musi mieć opancerzenie 1 lub 2.
ALT-095 = Także u sojusznika pierwszeństwo ma niebroniona Baza, inaczej zastępujesz obrońcę; twoje niebronione Bazy nie przeszkadzają.
ALT-096 = Możesz bronić uszkodzonej Bazy sojusznika; pozostaje uszkodzona do fazy I właściciela.
ALT-097 = Do obrony Bazy sojusznika nie potrzebujesz jego zgody.
ALT-098 = Do premii Baza liczy się jako broniona, nawet gdy obrońcę przysłał sojusznik.
ALT-099 = Na koniec drużyna łączy swoje karty; potem liczy się Medale, Bazy, Osiągnięcia i komplety.
ALT-100 = Oddział drużyny to połączone ostateczne oddziały jej graczy.
ALT-101 = O Osiągnięcia rywalizują drużyny, licząc wspólne oddziały i sumy.
ALT-102 = Komplety tworzy się ze wszystkich Medali drużyny.
ALT-103 = Wygrywa drużyna z wyższym wynikiem; remisy rozstrzygają sumy drużyn.
ALT-104 = Do wywołania końca gry wystarczy jeden gracz bez Baz albo ostatni pojedynczy Medal stosu.
ALT-105 = Przy równych drużynach ostatnia runda kończy się po turze ostatniego gracza w kolejności.
ALT-106 = Przy nierównych drużynach gra kończy się, gdy obie rozegrają tyle samo tur.
ALT-107 = Także w grze drużynowej jest o jedno Osiągnięcie więcej niż graczy.

## 6.11 Zasady alternatywne z Drugim Frontem

rush-section-6-11 = Zasady alternatywne z Drugim Frontem

ALT-108 = Uzupełniania luk na koniec tury nie można łączyć z przesuwaniem Rezerwy w fazie I.
ALT-109 = Także z Kwaterą Główną premia wymaga obrony ponad połowy Baz: 3 z 4.
ALT-110 = Przy pięciu krajach komplet nadal liczy najwyżej 4 Medale.
ALT-111 = W drużynach Kwaterę Główną chronią tylko inne Bazy jej właściciela, a nie sojuszników.
ALT-112 = Karta z Tylnej Straży może wspierać tylko twój atak w twojej turze, a nie obronę.
ALT-113 = Karta zagrana z Tylnej Straży odbiera korzyść za słabą rękę; umieszczenie tam karty nie.
ALT-114 = Gdy atakujący musi iść bronić, walki następują jedna po drugiej; na końcu idzie jeden z atakujących, nie karta wsparcia.
ALT-115 = Karta w Tylnej Straży nie wlicza się do limitu 5 kart.
ALT-116 = W fazie III Tylna Straż następuje po wyborze zachowanych kart, a przed odłożeniem reszty do Magazynu.
`;export{e as default};