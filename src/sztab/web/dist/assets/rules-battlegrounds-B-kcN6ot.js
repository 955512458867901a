var e=`### Short texts of the rules: Battlegrounds.

## 1 Components

battlegrounds-section-1 = Elementy gry
BG-001 = W grze są 64 żetony lokacji: 48 zwykłych i 16 specjalnych z ikonką.
BG-002 = Żetony specjalne: 4 Dodatkowe kolejki oraz po 2: Dodatkowy czołg, Kierunek, Dalszy strzał, Dalszy ruch, Zmiana kolejności, Pancerz.
BG-003 = Każdy żeton specjalny ma dokładnie jedną ikonkę.
BG-004 = Ikonka po prawej to akcja jednorazowa, po lewej usprawnienie: stałe, a z błyskawicą jednorazowe.
BG-005 = W grze jest 12 kart czołgów i każda jest inna.
BG-006 = W grze jest 12 żetonów z punktami: w każdym z czterech kolorów po jednym za 3, 2 i 1 punkt.
BG-007 = W grze są 4 żetony czołgów, po jednym w każdym kolorze; oznaczają aktywną kartę i nie dają punktów.
BG-008 = W grze są 4 pionki: zielony, żółty, niebieski i czerwony.
BG-009 = W grze jest 16 dwustronnych niewypałów: w Bitwie i wariancie drużynowym liczy się strona z niewypałem, w solo ta ze współrzędnymi.
BG-010 = Jako współrzędne 8 zielonych niewypałów ma litery od A do H, a 8 czerwonych cyfry od 1 do 8.

## 2 Board and geometry

battlegrounds-section-2 = Plansza i kierunki
BG-011 = Plansza ma 8 na 8 pól, kolumny od A do H i rzędy od 1 do 8: pole nazywa się na przykład B4.
BG-012 = Środek to biały kwadrat 4×4 od C3 do F6.
BG-013 = W każdym narożniku jest baza z 3 pól: sam narożnik i dwa sąsiednie pola przy krawędziach.
BG-014 = W pionie i poziomie to góra, dół, lewo lub prawo; po skosie to cztery kierunki pomiędzy nimi.
BG-015 = Odległość n pól to n kroków w tym samym kierunku.
BG-016 = Na polu jest najwyżej jeden żeton, niewypał lub czołg artylerii i jeden pionek, ale nigdy z niewypałem ani czołgiem artylerii.
BG-017 = Pole jest puste, jeśli nie ma na nim żetonu lokacji, niewypału, czołgu artylerii ani pionka.
BG-018 = Baza nikogo nie chroni: każdy czołg może przez nią jechać, w niej stanąć i w nią strzelać.

## 3 Tank cards

battlegrounds-section-3 = Karty czołgów
BG-019 = Karta czołgu podaje kierunki i zasięg ruchu, kierunki i zasięg strzału oraz ma 2 miejsca na usprawnienia.
BG-020 = Karta pozwala na ruch lub strzał albo w pionie i poziomie, albo po skosie, zawsze w czterech kierunkach.
BG-021 = Karta aktywna leży w poziomie i prowadzi pionek; nieaktywna leży pionowo w rezerwie.
BG-022 = Żeton czołgu w kolorze pionka leży na karcie, która go prowadzi; na kartach nieaktywnych go nie ma.
BG-023 = Każda z 12 kart ma własną nazwę i wartości: ruch 1 lub 2, strzał od 1 do 3, 2 miejsca na usprawnienia.

## 4 Location tokens and pictures

battlegrounds-section-4 = Żetony lokacji i obrazki
BG-024 = Żetony z tym samym obrazkiem są takie same, z ikonką czy bez.
BG-025 = W grze jest 16 obrazków, każdy na 4 żetonach: 3 zwykłych i 1 specjalnym.
BG-026 = Obrazek żetonu specjalnego zdradza ikonkę: na przykład bunkier to zawsze Pancerz.
BG-027 = Każdy obrazek występuje parzystą liczbę razy, więc z 64 żetonów mogą powstać 32 pary.

## 5 Set-up of Battle and Team

battlegrounds-section-5 = Przygotowanie Bitwy i wariantu drużynowego
BG-028 = 16 żetonów specjalnych tasuje się i kładzie odkryte na środku.
BG-029 = 48 zwykłych żetonów tasuje się i kładzie odkryte na pozostałych polach, także w bazach.
BG-030 = Na początku żadne dwa pola stykające się bokiem nie mają tego samego obrazka.
BG-031 = Jeśli sąsiadują jednakowe żetony, zamienia się je z innymi ze swojej strefy, aż ich nie będzie.
BG-032 = Karty czołgów rozdaje się losowo, po 2 na pionek: 2 na gracza, a w 2 osoby po 4.
BG-033 = Wybierasz, które z twoich kart są aktywne, po jednej na pionek; reszta jest nieaktywna.
BG-034 = Z nierozdanych kart powstaje zakryta talia: 4 karty w 2 lub 4 osoby, 6 kart w 3 osoby.
BG-035 = W każdym swoim kolorze masz pionek, 3 żetony z punktami i żeton czołgu; w 2 osoby masz dwa kolory.
BG-036 = Żetony z punktami jednego koloru tworzą stos: na wierzchu 3, potem 2, na spodzie 1.
BG-037 = Każdy pionek zaczyna na dowolnym z trzech pól własnej bazy; żeton pod nim zostaje.
BG-038 = Bazy, od gracza rozpoczynającego zgodnie z ruchem wskazówek zegara: A1, A8, H8, H1; w 3 osoby H1 jest niczyja.
BG-039 = Wszystkie niewypały (16) leżą obok planszy jako wspólna pula.
BG-040 = Gracza rozpoczynającego wybiera los.

## 6 Draft

battlegrounds-section-6 = Draft
BG-041 = Karty rozdaje się losowo; w drafcie leżą odkryte i gracze je wybierają.
BG-042 = W drafcie leży odkrytych 8 kart w 2 lub 4 osoby, 6 kart w 3 osoby.
BG-043 = W drafcie każdy bierze kolejno jedną kartę, ostatni gracz dwie i wybór wraca do rozpoczynającego.
BG-044 = Karty niewyłożone do draftu pozostają zakryte i tworzą talię.

## 7 Turn

battlegrounds-section-7 = Kolejka
BG-045 = Kolejki idą zgodnie z ruchem wskazówek zegara.
BG-046 = Kolejka zaczyna się od powrotu twoich pionków, których nie ma na planszy.
BG-047 = W kolejce wykonujesz jedną akcję główną: ruch i strzał albo zmianę czołgu; następną daje tylko Dodatkowa kolejka.
BG-048 = Nie możesz zrezygnować z akcji głównej.
BG-049 = Oprócz akcji głównej możesz używać akcji jednorazowych i kłaść usprawnienia, ile chcesz.
BG-050 = Akcje dodatkowe wykonujesz w swojej kolejce, między jej krokami; przed powrotem pionka tylko Dodatkowy czołg.
BG-051 = Akcje dodatkowe można łączyć z każdą akcją główną, także ze zmianą czołgu.
BG-052 = Najpierw ruch, potem strzał, chyba że czołg ma Zmianę kolejności.
BG-053 = Strzela ten sam czołg, który wykonuje ruch.
BG-054 = Na koniec kolejki kończą się naprawy, potem sprawdza się koniec gry i zaczyna następny gracz.

## 8 Movement

battlegrounds-section-8 = Ruch
BG-055 = Czołg jedzie prosto, w jednym z kierunków karty i dokładnie na jej zasięg; ruchu nie można skrócić.
BG-056 = Nie możesz wyjechać poza planszę.
BG-057 = Nie możesz zakończyć ruchu na innym czołgu.
BG-058 = To, co leży lub stoi na trasie, nie zabrania ruchu, ale może cię zniszczyć.
BG-059 = Przejeżdżając po żetonie lokacji, nie zabierasz go; żetony zabiera się tylko strzałem.
BG-060 = Czołg, który może się ruszyć, musi to zrobić, nawet na własną szkodę.
BG-061 = Czołg bez dozwolonego zwykłego ruchu zostaje albo korzysta z ruchu z usprawnienia; nadal może strzelić.
BG-062 = Czołg traci możliwość ruchu tylko wtedy, gdy na wszystkich polach docelowych stoją czołgi; sama krawędź planszy nie wystarczy.
BG-063 = O obowiązku ruchu decydują tylko wartości z karty; ruch z usprawnień nigdy nie jest obowiązkowy.
BG-064 = Zajęte pole końcowe wyklucza ruch, nawet gdyby czołg miał zostać zniszczony po drodze.
BG-065 = Ruch może się skończyć na niewypale, ale czołg zostaje zniszczony.

## 9 Hazards on the way

battlegrounds-section-9 = Zagrożenia na trasie
BG-066 = Pola trasy rozpatruje się po kolei, od pierwszego za startem do ostatniego.
BG-067 = Czołg, który kończy ruch na niewypale, zostaje zniszczony.
BG-068 = Czołg, który przejeżdża przez niewypał, zostaje zniszczony.
BG-069 = Najechany niewypał wraca do puli, nawet gdy czołg ocalił Pancerz.
BG-070 = Czołg, który przejeżdża przez inny czołg, zostaje zniszczony.
BG-071 = Czołgowi, przez który ktoś przejechał, nic się nie dzieje.
BG-072 = Czołg zniszczony po drodze zatrzymuje się w tym miejscu; reszta trasy przepada.
BG-073 = Każde zagrożenie zużywa jeden Pancerz; pierwsze bez Pancerza niszczy czołg i tylko ono decyduje o żetonie z punktami.
BG-074 = Czołg zniszczony podczas ruchu nie strzela.
BG-075 = Niewypały są niczyje: niszczą każdy czołg, także gracza, który je położył.

## 10 Shooting

battlegrounds-section-10 = Strzał
BG-076 = Strzał nie jest obowiązkowy: możesz strzelić albo nie.
BG-077 = W jednej akcji ruchu i strzału jest tylko jeden strzał.
BG-078 = Cel musi leżeć dokładnie w zasięgu strzału z karty, w linii prostej w jednym z jej kierunków strzału.
BG-079 = Nie możesz strzelać poza planszę.
BG-080 = To, co jest między strzelającym a celem, nie zatrzymuje strzału i nie zostaje trafione.
BG-081 = Trafiony żeton lokacji zabierasz do swojego obszaru gry, a jego pole zostaje bez żetonu.
BG-082 = Żeton specjalny zabierasz strzałem tak samo jak zwykły.
BG-083 = Na pustym polu celu możesz położyć jeden niewypał z puli.
BG-084 = Gdy pula jest pusta, nie można położyć niewypału.
BG-085 = Niewypał można położyć na każdym pustym polu, także w bazie i na środku.
BG-086 = Niewypał leżący na polu celu możesz odłożyć do puli.
BG-087 = Czołg innego gracza na polu celu zostaje zniszczony.
BG-088 = Jeśli czołg innego gracza stoi na żetonie lokacji, przed strzałem mówisz, w co trafiasz.
BG-089 = Jeśli strzelasz w żeton pod czołgiem, zabierasz go, a czołg zostaje.
BG-090 = Jeśli strzelasz w czołg stojący na żetonie, żeton zostaje na planszy.
BG-091 = Nie możesz strzelać we własne czołgi ani, w wariancie drużynowym, w czołg kolegi z drużyny.
BG-092 = Możesz strzelić w żeton lokacji pod własnym czołgiem lub czołgiem kolegi z drużyny; czołg zostaje.
BG-093 = Strzałem jest tylko strzał, który coś zmienia; w innym razie nie strzelasz.

## 11 Destruction of a tank

battlegrounds-section-11 = Zniszczenie czołgu
BG-094 = Czołg niszczy strzał innego gracza, niewypał lub przejechanie przez czołg, a w solo także artyleria.
BG-095 = Pionek zniszczonego czołgu od razu schodzi z planszy.
BG-096 = Karta zniszczonego czołgu staje się nieaktywna i uszkodzona, ale zachowuje usprawnienia.
BG-097 = Za czołg zniszczony strzałem innego gracza strzelający dostaje żeton z wierzchu stosu tego czołgu.
BG-098 = Jeśli twój czołg ginie, przejeżdżając przez czołg innego gracza, ten dostaje żeton z wierzchu twojego stosu.
BG-099 = Za czołg zniszczony przez niewypał nikt nie dostaje żetonu, bez względu na to, kto położył niewypał.
BG-100 = Za przejechanie przez czołg własny lub kolegi z drużyny nie oddaje się żetonu z punktami.
BG-101 = Żetony koloru oddaje się w kolejności 3, 2, 1; potem czołg też ginie, ale nikt nie dostaje punktów.
BG-102 = Żetonu czołgu leżącego na karcie nigdy się nie oddaje.
BG-103 = W Bitwie i wariancie drużynowym nikt nie odpada z gry.

## 12 Respawn and repair

battlegrounds-section-12 = Powrót na planszę i naprawa
BG-104 = Pionek spoza planszy musi wrócić na początku twojej następnej kolejki, na któreś z trzech pól własnej bazy.
BG-105 = Pionek nie może wrócić na pole, na którym stoi czołg.
BG-106 = Nie możesz wrócić na niewypał, gdy inne pole bazy jest wolne; jeśli zostały same niewypały, wybrany wraca do puli bez szkody.
BG-107 = Jeśli całą bazę zajmują pionki, wracasz na najbliższe pole bez pionka i niewypału.
BG-108 = Jeśli wracasz ze sprawną nieaktywną kartą ze swojego obszaru, kolejka toczy się normalnie.
BG-109 = Jeśli wracasz z uszkodzoną kartą, twoja kolejka od razu się kończy: to pauza na naprawę.
BG-110 = Nową kartę wybierasz przy powrocie pionka, a nie w chwili zniszczenia czołgu.
BG-111 = Uszkodzona karta jest sprawna od końca następnej kolejki właściciela po zniszczeniu, jakąkolwiek kartą on gra.
BG-112 = Nie możesz zmienić czołgu na uszkodzony; po naprawie możesz.
BG-113 = W pauzie na naprawę czołg jest celem i przeszkodą jak każdy inny, a jego Pancerz działa.
BG-114 = Bez sprawnej nieaktywnej karty musisz zrobić pauzę na naprawę.
BG-115 = Mając jeden pionek i co najmniej dwie karty, zawsze masz sprawną kartę na powrót.
BG-116 = Czołg zniszczony w twojej kolejce wraca dopiero w następnej; nie przyspieszy tego nawet Dodatkowa kolejka.
BG-117 = Usprawnienia na karcie, która znów jest aktywna, od razu znów działają.

## 13 Change of tank

battlegrounds-section-13 = Zmiana czołgu
BG-118 = Zmiana czołgu zastępuje ruch i strzał.
BG-119 = Zmieniasz czołg na dowolną sprawną nieaktywną kartę ze swojego obszaru gry.
BG-120 = Nowa karta staje się aktywna i dostaje żeton czołgu, stara nieaktywna; obie zachowują usprawnienia.
BG-121 = Przy zmianie czołgu pionek zostaje na miejscu.

## 14 Pairs

battlegrounds-section-14 = Pary
BG-122 = Dwa żetony lokacji z tym samym obrazkiem w twoim obszarze gry lub obszarze drużyny to para.
BG-123 = Para powstaje sama, gdy tylko trafi do ciebie drugi żeton.
BG-124 = Trzeci żeton z tym samym obrazkiem zostaje pojedynczy, dopóki nie przyjdzie czwarty.
BG-125 = Para jest warta 2 punkty, wykorzystana czy nie, i nigdy się jej nie traci.
BG-126 = Premię daje tylko para z żetonem specjalnym; pojedynczy żeton specjalny nie daje nic.
BG-127 = Para z dwóch żetonów specjalnych daje tylko jedną premię.

## 15 Special tokens: common rules

battlegrounds-section-15 = Żetony specjalne: zasady wspólne
BG-128 = Premii możesz użyć w kolejce, w której powstała para, albo w dowolnej swojej późniejszej.
BG-129 = Akcji jednorazowej i usprawnienia jednorazowego można użyć tylko raz.
BG-130 = Usprawnienie działa dopiero po położeniu pary na karcie czołgu.
BG-131 = Usprawnienia kładziesz na swojej aktywnej karcie.
BG-132 = Na karcie mieszczą się najwyżej 2 usprawnienia, łącznie z Pancerzem.
BG-133 = Para, dla której nie ma miejsca, zostaje w obszarze gry, daje punkty i można ją położyć później.
BG-134 = Usprawnienia z karty nie można przenieść ani zdjąć; schodzi tylko zużyty Pancerz.
BG-135 = Usprawnienia na nieaktywnej karcie nie działają.
BG-136 = Stałego usprawnienia nie musisz używać: czołg może działać według wartości z karty.
BG-137 = Dwa Dalsze ruchy lub strzały się sumują, dwa Pancerze chronią dwa razy; drugi Kierunek czy Zmiana kolejności nic nie daje.

## 16.1 Special tokens: Extra turn

battlegrounds-section-16-1 = Żetony specjalne: Dodatkowa kolejka
BG-138 = Dodatkowa kolejka daje w tej samej kolejce jeszcze jedną akcję główną, z własnym strzałem.
BG-139 = Dodatkowej kolejki używasz po zakończeniu akcji głównej; nigdy jej nie przerywa.
BG-140 = W jednej kolejce możesz użyć kilku Dodatkowych kolejek, jednej po drugiej, także z par dopiero co zebranych.
BG-141 = Nie możesz użyć Dodatkowej kolejki bez pionka na planszy ani w pauzie na naprawę.

## 16.2 Special tokens: Extra tank

battlegrounds-section-16-2 = Żetony specjalne: Dodatkowy czołg
BG-142 = Dodatkowy czołg: dobierz 2 karty z wierzchu talii, zatrzymaj jedną, drugą odłóż do pudełka; talia nie może być pusta.
BG-143 = Karta z Dodatkowego czołgu jest nieaktywna i sprawna; do gry wchodzi przy powrocie lub zmianie czołgu.
BG-144 = Dwie karty z Dodatkowego czołgu widzisz tylko ty; zatrzymaną się pokazuje, odłożonej nie.

## 16.3 Special tokens: Direction

battlegrounds-section-16-3 = Żetony specjalne: Kierunek
BG-145 = Z Kierunkiem czołg może skręcać przy każdym kroku, ale tylko w kierunkach ze swojej karty.
BG-146 = Z Kierunkiem liczba kroków nadal równa się dokładnie wybranemu zasięgowi ruchu.
BG-147 = Ruch nie może się skończyć na polu, na którym się zaczął.
BG-148 = Ruch o 1 pole nie może skręcać; z Dalszym ruchem dłuższy może.
BG-149 = Z Kierunkiem wolno skręcać dowolnie, także zawracać, chyba że przy stole uzgodniono inaczej.

## 16.4 Special tokens: Further shot

battlegrounds-section-16-4 = Żetony specjalne: Dalszy strzał
BG-150 = Z Dalszym strzałem czołg strzela na zasięg z karty lub o 1 dalej; z dwoma także o 2 dalej.

## 16.5 Special tokens: Further move

battlegrounds-section-16-5 = Żetony specjalne: Dalszy ruch
BG-151 = Z Dalszym ruchem czołg jedzie na zasięg z karty lub o 1 dalej, z dwoma także o 2; wybrany zasięg trzeba przejechać w całości.

## 16.6 Special tokens: Order change

battlegrounds-section-16-6 = Żetony specjalne: Zmiana kolejności
BG-152 = Ze Zmianą kolejności możesz najpierw strzelić, a potem się ruszyć; strzał nadal jest jeden.
BG-153 = Jeśli najpierw strzelasz, obowiązek ruchu ocenia się na planszy po strzale.

## 16.7 Special tokens: Armour

battlegrounds-section-16-7 = Żetony specjalne: Pancerz
BG-154 = Gdy strzał innego gracza trafi czołg z Pancerzem, przepada tylko Pancerz, a strzelający nie dostaje nic.
BG-155 = Czołg z Pancerzem przetrwa wjechanie na niewypał lub przejechanie przez niego; Pancerz się zużywa.
BG-156 = Czołg z Pancerzem przetrwa przejechanie przez czołg innego gracza; Pancerz się zużywa, a żetonu z punktami się nie oddaje.
BG-157 = Pancerz ratuje też przy przejechaniu przez czołg własny lub kolegi z drużyny.
BG-158 = Pancerz działa sam przy pierwszym zagrożeniu; nie można go zachować na później.
BG-159 = Czołg ocalony przez Pancerz w ruchu jedzie dalej do końca i może strzelić.
BG-160 = Zużyty Pancerz schodzi z karty i zwalnia miejsce; jego para jest wykorzystana, ale nadal daje 2 punkty.

## 17 Scoring and end of Battle

battlegrounds-section-17 = Punktacja i koniec Bitwy
BG-161 = Punkty dają tylko pary (po 2) i zdobyte żetony z punktami (3, 2 lub 1).
BG-162 = Pojedyncze żetony lokacji, własny stos, żetony czołgów i karty nic nie dają.
BG-163 = Bitwa jest dla 2–4 graczy; celem jest 16 punktów w 2 osoby, 14 w 3 i 12 w 4.
BG-164 = Gra kończy się od razu, gdy ktoś osiągnie cel, nawet w cudzej kolejce; ten gracz wygrywa.
BG-165 = Gdy na planszy nie ma żetonów, gra się o punkty za czołgi, aż stosy się wyczerpią lub przez 5 rund nikt nie zapunktuje.
BG-166 = Gra kończy się także po 200 rundach.
BG-167 = Jeśli nikt nie osiągnął celu, wygrywa gracz z największą liczbą punktów, potem punktów za czołgi; dalszy remis to wspólna wygrana.
BG-168 = W 2 osoby, zanim z planszy znikną żetony, ktoś zawsze osiągnie cel; w 3 lub 4 niekoniecznie.

## 18 Battle with two players

battlegrounds-section-18 = Bitwa w 2 osoby
BG-169 = W 2 osoby każdy ma 2 kolory, 2 pionki i 4 karty: 2 aktywne i 2 nieaktywne.
BG-170 = W 2 osoby pionki zaczynają w przeciwległych bazach: A1 i H8 rozpoczynającego, A8 i H1 drugiego gracza.
BG-171 = Do akcji głównej wybierasz jeden ze swoich czołgów; tylko on rusza się, strzela lub jest zmieniany.
BG-172 = Obowiązek ruchu dotyczy tylko wybranego czołgu; możesz wybrać taki, który nie może się ruszyć.
BG-173 = Oba twoje pionki mają wspólną rezerwę, ale karta prowadząca jeden pionek nie może prowadzić drugiego.
BG-174 = Przejechanie przez własny drugi czołg niszczy jadący czołg bez straty żetonu z punktami; drugiemu nic się nie dzieje.
BG-175 = Oddawany żeton z punktami pochodzi ze stosu w kolorze zniszczonego pionka.
BG-176 = Pionek zawsze wraca do bazy, w której zaczynał.
BG-177 = Na początku kolejki wracają wszystkie twoje pionki spoza planszy, w dowolnej kolejności; potem wybierasz czołg.
BG-178 = Pauza na naprawę jednego pionka kończy całą kolejkę, gdy wszystkie pionki wrócą.
BG-179 = Akcję główną z Dodatkowej kolejki możesz wykonać dowolnym ze swoich czołgów.

## 19 Team

battlegrounds-section-19 = Wariant drużynowy
BG-180 = Wariant drużynowy jest dla 4 graczy, dwóch na dwóch; członkowie drużyny siedzą i zaczynają naprzeciw siebie.
BG-181 = Wariant drużynowy przygotowuje się i gra jak Bitwę w 4 osoby, z wyjątkiem własnych zasad.
BG-182 = Drużyna zbiera żetony lokacji w jednym wspólnym obszarze i razem tworzy z nich pary.
BG-183 = Punkty obu członków drużyny się sumuje; drużyna, która zdobędzie 20 punktów, od razu wygrywa.
BG-184 = W swojej kolejce możesz położyć usprawnienie drużyny na aktywnej karcie własnej lub kolegi z drużyny.
BG-185 = Akcję jednorazową drużyny wykonuje gracz, na którego przypada kolejka; on też dostaje kartę z Dodatkowego czołgu.
BG-186 = Przejechanie przez czołg kolegi z drużyny niszczy jadący czołg, ale żetonu z punktami się nie oddaje.
BG-187 = Żeton z punktami zdobyty przez przeciwnika liczy się dla jego drużyny.
BG-188 = Jeśli żadna drużyna nie osiągnie celu, koniec i zwycięzcę ustala się jak w Bitwie, tylko dla drużyn.

## 20 Family

battlegrounds-section-20 = Wariant familijny
BG-189 = Wariant familijny wymaga tylko planszy, żetonów lokacji i pionka na gracza: bez kart czołgów, żetonów z punktami i niewypałów.
BG-190 = W wariancie familijnym wszystkie 64 żetony tasuje się bez patrzenia i kładzie zakryte; jednakowe mogą sąsiadować.
BG-191 = Żetony na D4 i E5 odkrywa się na początku i nigdy nie mają tego samego obrazka.
BG-192 = W wariancie familijnym pionek zaczyna na dowolnym z trzech pól własnej bazy; w 2 osoby bazy to A1 i H8.
BG-193 = W wariancie familijnym najpierw musisz poruszyć pionek o 1 lub 2 pola.
BG-194 = W wariancie familijnym każdy krok prowadzi na jedno z 8 sąsiednich pól, a drugi może skręcić.
BG-195 = W wariancie familijnym ruch o dwa kroki może skończyć się tam, gdzie się zaczął.
BG-196 = W wariancie familijnym nie możesz zatrzymać się na innym pionku, ale wolno przez niego przejść bez szkody.
BG-197 = Po ruchu odkrywasz 2 zakryte żetony stykające się z polem twojego pionka bokiem lub rogiem.
BG-198 = Odkryć możesz tylko zakryty żeton, nie ten pod własnym pionkiem; pod cudzym pionkiem wolno.
BG-199 = Musisz odkryć 2 żetony, jeśli się da; gdy z pionkiem styka się mniej, odkrywasz wszystkie.
BG-200 = Pierwszy żeton odkrywa się, zanim wybierzesz drugi.
BG-201 = Po obu strzałach każde dwa jednakowe odkryte żetony na planszy to twoja para: 2 punkty za parę.
BG-202 = Jeśli odkryte są trzy jednakowe żetony, bierzesz dwa z nich, według własnego wyboru.
BG-203 = W wariancie familijnym każda znaleziona para daje dodatkową kolejkę, dwie pary dwie; kolejki te się sumują.
BG-204 = Żetony odkryte w tej kolejce i niezabrane zostają odkryte na następną kolejkę.
BG-205 = Na koniec każdej kolejki zakrywa się niezabrane żetony, które były odkryte już na jej początku.
BG-206 = W wariancie familijnym ikonki nie działają.
BG-207 = Wariant familijny jest dla 2–4 graczy; kto pierwszy ma 10 punktów (5 par), od razu wygrywa.
BG-208 = W wariancie familijnym żetonów starczy, by ktoś zdobył 10 punktów; po 200 rundach decyduje liczba punktów.

## 21.1 Solo: set-up

battlegrounds-section-21-1 = Solo: przygotowanie
BG-209 = Solo jest dla 1 gracza; wszystkie 64 żetony tasuje się razem i kładzie odkryte, a środek niczym się nie wyróżnia.
BG-210 = W solo także nie mogą sąsiadować jednakowe żetony; do zamiany służy cała plansza.
BG-211 = W solo dostajesz losowo 2 karty czołgów, obie aktywne; pozostałe 10 to talia.
BG-212 = W solo stawiasz dwa pionki w dwóch różnych, wybranych bazach.
BG-213 = Na każdej karcie leży żeton czołgu w kolorze jej pionka; dwa pionki i dwa żetony czołgów zostają wolne.
BG-214 = W solo 8 zielonych i 8 czerwonych niewypałów tasuje się jako dwa osobne stosy, niewypałem do góry.
BG-215 = W solo 12 żetonów z punktami to czołgi artylerii; ich wartości nie mają znaczenia.

## 21.2 Solo: the player's turn

battlegrounds-section-21-2 = Solo: kolejka gracza
BG-216 = W solo wybierasz jeden ze swoich czołgów na planszy, ruszasz nim i strzelasz jak w Bitwie.
BG-217 = W solo żetony, pary, premie, usprawnienia i miejsca na nie działają jak w Bitwie.
BG-218 = W solo nie kładzie się niewypałów; strzał w puste pole nic nie daje.
BG-219 = Strzał w czołg artylerii zdejmuje go z planszy: ty nie dostajesz punktów, artyleria traci jeden.
BG-220 = Zdjęty czołg artylerii wraca do jej zapasu.
BG-221 = Nie możesz zakończyć ruchu na czołgu artylerii.
BG-222 = Przejechanie przez czołg artylerii niszczy twój czołg; z Pancerzem tracisz tylko Pancerz i jedziesz dalej.
BG-223 = Czołg artylerii, przez który przejechano, zostaje na planszy.
BG-224 = W solo przejechanie przez własny drugi czołg niszczy jadący czołg; chroni przed tym Pancerz.
BG-225 = W solo zniszczony czołg przepada: pionek schodzi z planszy, a karta wypada z gry.
BG-226 = W solo usprawnienia ze straconej karty stają się wykorzystanymi parami i zachowują 2 punkty.
BG-227 = W solo na początku kolejki możesz zastąpić stracony czołg kartą z rezerwy, wracając z bazy; bez żadnego czołgu musisz.
BG-228 = W solo możesz zmienić czołg, jeśli masz kartę w rezerwie; zdjęta karta trafia do rezerwy.

## 21.3 Solo: artillery

battlegrounds-section-21-3 = Solo: artyleria
BG-229 = Po twojej kolejce artyleria strzela raz: zielona litera i czerwona cyfra wskazują cel.
BG-230 = Dodatkowe kolejki rozgrywasz przed strzałem artylerii, a ta i tak strzela tylko raz.
BG-231 = Artyleria niszczy twój czołg na polu celu; z Pancerzem przepada tylko Pancerz. Nie dostaje za to punktów.
BG-232 = Jeśli twój czołg stoi na żetonie, artyleria trafia w czołg, a żeton zostaje.
BG-233 = Artyleria zabiera żeton lokacji z pola celu, jeśli nie stoi na nim czołg.
BG-234 = Na pustym polu celu staje czołg artylerii z zapasu; gdy zapas się skończył, nic się nie dzieje.
BG-235 = Jeśli na polu celu stoi już czołg artylerii, nic się nie dzieje.
BG-236 = W 8 strzałach artyleria trafia raz w każdą kolumnę i każdy rząd; potem oba stosy znów się tasuje.

## 21.4 Solo: end

battlegrounds-section-21-4 = Solo: koniec
BG-237 = Artyleria ma 1 punkt za każdy zabrany żeton lokacji i 1 za każdy swój czołg na planszy.
BG-238 = Solo kończy się, gdy tylko artyleria ma 20 punktów.
BG-239 = Solo kończy się, gdy nie masz czołgu na planszy, karty w rezerwie ani niewykorzystanego Dodatkowego czołgu.
BG-240 = Solo kończy się, gdy na planszy nie ma już żetonów lokacji.
BG-241 = Wynik w solo to 2 punkty za parę; nic innego się nie liczy.
BG-242 = 16 punktów daje 1 gwiazdkę, każde 2 kolejne następną, aż do 6 za 26; poniżej 16 gra jest przegrana.

## 22 Hidden information and chance

battlegrounds-section-22 = Tajne informacje i los
BG-243 = W Bitwie, wariancie drużynowym i solo ukryte są tylko: kolejność talii, karty z Dodatkowego czołgu, a w solo też współrzędne.
BG-244 = W wariancie familijnym zakrytych obrazków nie widzi nikt, a odkryte widzieli wszyscy.
BG-245 = W solo następne współrzędne są nieznane, ale wiadomo, jakie litery i cyfry jeszcze zostały.
BG-246 = Los decyduje tylko o rozpoczynającym, ułożeniu planszy, kartach i, w solo, o celach artylerii.

## 23 What holds at every moment

battlegrounds-section-23 = Co obowiązuje w każdej chwili
BG-247 = Żetony lokacji na planszy, w obszarach gry i u artylerii to zawsze razem 64.
BG-248 = W Bitwie i wariancie drużynowym niewypały na planszy i w puli to zawsze razem 16.
BG-249 = Poza wariantem familijnym kart czołgów jest zawsze razem 12, a w trakcie gry aktywnych tyle, ile pionków na planszy.
BG-250 = W Bitwie i wariancie drużynowym żetony z punktami w stosach i zdobyte to zawsze razem 12, a w 3 osoby 9.
BG-251 = W wariancie familijnym między kolejkami odkryte są najwyżej 2 żetony.
BG-252 = W Bitwie, wariancie drużynowym i familijnym nikt nigdy nie traci punktów.
BG-253 = Gra nie trwa dalej, gdy ktoś osiągnął cel, chyba że zwycięstwo sprawdza się dopiero na koniec własnej kolejki.
`;export{e as default};