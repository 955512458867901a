var e=`### Short texts of the rules: Battle of Warsaw.

## 1 Components

warsaw-section-1 = Elementy gry
WAR-001 = Talia Wojska Polskiego liczy 53 karty: 23 karty oddziałów, 15 dowódców i 15 rozkazów.
WAR-002 = Talia Armii Czerwonej liczy 53 karty: 20 kart oddziałów, 15 dowódców i 18 rozkazów.
WAR-003 = Każda ze 106 kart jest tylko jedna i każdy dowódca nazywa się inaczej.
WAR-004 = W grze są 4 planszetki, po 2 na armię: to tylko skrót rundy, a obok leżą talia i stos kart odrzuconych.
WAR-005 = Na kostce wypada 1, 2 lub 3, każda liczba z tą samą szansą.
WAR-006 = W grze są 3 karty Zasobów: Fundusze (I), Zaopatrzenie (II) i Poparcie społeczne (III).
WAR-007 = Fundusze i Zaopatrzenie mają osobne strony dla 2 i dla 3–4 graczy; Poparcie społeczne ma obie jednakowe.
WAR-008 = Każda armia ma 21 jednakowych oddziałów.
WAR-009 = W grze jest po jednym znaczniku Blokady na armię i jeden znacznik Blokady Specjalnej.
WAR-010 = W grze są: plansza, 2 znaczniki PZ, 3 znaczniki Przewagi, znacznik Dodatkowej Punktacji i znacznik Rundy.
WAR-011 = W grze jest 6 znaczników Efektu, po 3 dla każdej armii.
WAR-012 = 6 znaczników Siły pomaga tylko w liczeniu; nie zmieniają żadnej zasady.
WAR-013 = 4 znaczniki Inicjatywy z numerami od 1 do 4 są potrzebne tylko przy 3 lub 4 graczach.
WAR-014 = W grze może brać udział 2, 3 lub 4 graczy.

## 2 Zones and hidden information

warsaw-section-2 = Obszary gry i tajne informacje
WAR-015 = W grze są trzy fronty, zawsze w tej kolejności: Północny, Środkowy, Południowy.
WAR-016 = Na każdym froncie każda armia ma 1. i 2. linię, jedno pole dowódcy i jedno pole rozkazu.
WAR-017 = Oddziały w Rezerwie nie walczą i nie dodają siły.
WAR-018 = Przy każdej karcie Zasobu leżą karty odrzucone w walce o nią, w osobnym stosie każdej armii.
WAR-019 = Każda armia ma jedną talię i jeden stos kart odrzuconych, wspólne dla sojuszników.
WAR-020 = Oddziały armii w Rezerwie i na wszystkich jej liniach to zawsze razem 21.
WAR-021 = Żadna karta nie opuszcza gry: gdziekolwiek leżą, karty armii to zawsze razem 53.
WAR-022 = Talie leżą zakryte: nikt nie zna kolejności kart, ale każdy wie, ile ich zostało.
WAR-023 = Przeciwnik nie widzi twoich kart na ręce, wie tylko, ile ich masz.
WAR-024 = Sojusznicy decydują wspólnie i widzą nawzajem swoje karty, chyba że przy tym stole uzgodniono inaczej.
WAR-025 = Dowódcy, rozkazy, oddziały, znaczniki i oba tory są jawne; rozkazy leżą odkryte.
WAR-026 = Stosy kart odrzuconych może przeglądać każdy.
WAR-027 = Karty przy kartach Zasobów są jawne: każdy widzi, ile ich jest i jakie.

## 3 Set-up

warsaw-section-3 = Przygotowanie gry
WAR-028 = Planszę rozkłada się pustą.
WAR-029 = Los decyduje, kto gra Wojskiem Polskim, a kto Armią Czerwoną.
WAR-030 = W 3 osoby dwie grają jedną armią, a trzecia sama dowolną z nich; w 4 osoby gra się dwóch na dwóch.
WAR-031 = Każdy gracz dostaje planszetkę swojej armii.
WAR-032 = 53 karty każdej armii tasuje się i kładzie zakryte; stos kart odrzuconych jest na początku pusty.
WAR-033 = Każda armia kładzie swoje 21 oddziałów w Rezerwie.
WAR-034 = Na początku każda armia kładzie własny znacznik Blokady na wybranym miejscu przeciwnika; o kolejności decyduje los.
WAR-035 = Każda armia bierze 3 znaczniki Efektu.
WAR-036 = Obie armie zaczynają z 0 PZ.
WAR-037 = Na każdym froncie znacznik Przewagi leży pośrodku, między dwiema 1. liniami.
WAR-038 = Znacznik Rundy zaczyna na polu 1.
WAR-039 = 3 karty Zasobów zaczynają w pozycji początkowej, stroną dla waszej liczby graczy do góry.
WAR-040 = Znacznik Blokady Specjalnej zaczyna na karcie Poparcia społecznego.
WAR-041 = Obok planszy leżą kostka, znacznik Dodatkowej Punktacji i znaczniki Siły, a przy 3–4 graczach też Inicjatywy.
WAR-042 = Każda armia zaczyna z 1 oddziałem na każdej ze swoich trzech 2. linii i z 18 oddziałami w Rezerwie.

## 4 Rounds

warsaw-section-4 = Rundy
WAR-043 = Runda: znacznik Dodatkowej Punktacji, pojedynek o Zasoby, działania militarne, bitwa (rozkazy, siła, przewaga, straty), sprawdzenie zwycięstwa.
WAR-044 = W 1. rundzie jest osobne przygotowanie, a nie ma pojedynku o karty Zasobów.
WAR-045 = Rundy od 2. do 13. mają wszystkie cztery etapy i sprawdzenie zwycięstwa, ale bez przygotowania.
WAR-046 = Jeśli gra się nie skończyła, znacznik Rundy przesuwa się o jedno pole i zaczyna się nowa runda.

## 5 Preparation of round 1

warsaw-section-5 = Przygotowanie 1. rundy
WAR-047 = W grze dla 2 osób o inicjatywie w 1. rundzie decyduje kostka.
WAR-048 = W 3 lub 4 osoby rzuca każdy: najwyższy wynik bierze znacznik 1, kolejny 2 itd.; przy remisie rzuca się jeszcze raz.
WAR-049 = Na start: 4 karty w 2 osoby, 3 karty w 3 lub 4 osoby; kto gra sam przeciw dwóm, dostaje 6.

## 6 Stage 1: Bonus marker

warsaw-section-6 = Etap 1: znacznik Dodatkowej Punktacji
WAR-050 = O znacznik Dodatkowej Punktacji rzuca się w każdej rundzie, także w pierwszej.
WAR-051 = Kostką rzuca gracz z inicjatywą; od 2. rundy ten, kto miał ją w poprzedniej.
WAR-052 = 1 kładzie znacznik Dodatkowej Punktacji na Froncie Północnym, 2 na Środkowym, 3 na Południowym.
WAR-053 = Jeśli wypadnie ten sam front co ostatnio, znacznik Dodatkowej Punktacji nie leży w tej rundzie na żadnym.
WAR-054 = W 1. rundzie nie było wcześniejszego rzutu, więc znacznik zawsze trafia na wyrzucony front.
WAR-055 = Znacznik Dodatkowej Punktacji zostaje do następnego rzutu; jego punkt przyznaje się po bitwach.

## 7.1 Stage 2: Resource duel in general

warsaw-section-7-1 = Etap 2: pojedynek o karty Zasobów
WAR-056 = Karty Zasobów rozpatruje się po kolei: Fundusze, Zaopatrzenie, Poparcie społeczne.
WAR-057 = Na koniec rundy zasób zdobywa armia, która ma przy nim więcej kart; karty sojuszników liczą się razem.
WAR-058 = Przy równej liczbie kart nikt nie zdobywa zasobu; 0 do 0 to też remis.
WAR-059 = Zdobyty zasób działa dopiero w pojedynku o karty Zasobów następnej rundy.
WAR-060 = Zdobywca obraca kartę; każda armia korzysta z boku, który jest zwrócony do niej.
WAR-061 = Po rozpatrzeniu wszystkich trzech kart Zasobów wracają one do pozycji początkowej, a leżące przy nich karty się odrzuca.

## 7.2 Stage 2: Funds

warsaw-section-7-2 = Etap 2: Fundusze
WAR-062 = 2 graczy: kto zdobył Fundusze, dobiera do 5 kart i przejmuje inicjatywę w tej rundzie.
WAR-063 = 2 graczy: kto nie zdobył Funduszy, dobiera do 4 kart.
WAR-064 = 2 graczy, remis o Fundusze: obaj dobierają do 4 kart, a inicjatywa się nie zmienia.
WAR-065 = 3–4 graczy: armia, która zdobyła Fundusze, wybiera, którym bokiem obróci kartę do siebie.
WAR-066 = Fundusze, bok A (3–4 graczy): sojusznicy dobierają każdy do 3 kart, a ich armia rozdaje znaczniki Inicjatywy.
WAR-067 = Fundusze, bok B (3–4 graczy): jeden sojusznik dobiera do 4 kart, drugi do 3; armia decyduje, który do 4.
WAR-068 = Kto gra armią sam, dobiera za dwóch: do 6 kart z bokiem A Funduszy, do 7 z bokiem B.
WAR-069 = Przeciwna armia używa drugiego boku: jeśli zdobywca weźmie bok B, znaczniki rozdaje armia, która przegrała.
WAR-070 = Armia z bokiem A Funduszy zbiera wszystkie znaczniki Inicjatywy i daje każdemu graczowi dokładnie jeden, jak chce.
WAR-071 = Kolejność obowiązuje, dopóki znaczniki Inicjatywy nie zostaną rozdane na nowo.
WAR-072 = Nowa kolejność obowiązuje od razu, już w rozpoczynanej rundzie.
WAR-073 = 3–4 graczy, remis o Fundusze: znaczniki zostają, sojusznicy dobierają każdy do 3 kart, a gracz grający sam do 6.
WAR-074 = Dobierając „do N” kart, wliczasz te zatrzymane na ręce: dobierasz tylko tyle, ile brakuje.
WAR-075 = Jeśli masz już na ręce więcej kart, niż wynosi limit, nie dobierasz nic, ale żadnej nie tracisz.
WAR-076 = Zawsze dobierasz pełną liczbę kart; nie możesz dobrać mniej.
WAR-077 = Najpierw dobiera armia, która zdobyła Fundusze, potem druga; znaczniki Inicjatywy rozdaje się na końcu.

## 7.3 Stage 2: Supply

warsaw-section-7-3 = Etap 2: Zaopatrzenie
WAR-078 = Armia, która zdobyła Zaopatrzenie, wybiera, którym bokiem obróci kartę do siebie, przy każdej liczbie graczy.
WAR-079 = Z Zaopatrzenia korzystają obie armie: najpierw ta z inicjatywą, potem druga, każda według swojego boku.
WAR-080 = Liczba na twoim boku to liczba działań; każde to dołożenie 1 oddziału albo ruch 1 oddziału o jeden krok.
WAR-081 = W Zaopatrzeniu dowolnie łączysz dokładanie i ruch; możesz ruszyć też oddział dopiero co dołożony.
WAR-082 = Możesz wykorzystać mniej działań Zaopatrzenia, niż masz, nawet żadnego.
WAR-083 = Zaopatrzenie dokłada oddziały z Rezerwy tylko na 2. linię, na dowolnym froncie, w ramach jej limitu.
WAR-084 = Przy 3–4 graczach z Zaopatrzenia korzysta raz cała armia, a nie każdy gracz osobno.
WAR-085 = Przy 3–4 graczach jeden bok Zaopatrzenia daje 4 działania, drugi 2.
WAR-086 = Przy 2 graczach jeden bok Zaopatrzenia daje 3 działania, drugi 1.
WAR-087 = Po remisie o Zaopatrzenie żadna armia nie dostaje działań.
WAR-088 = Znaczniki Blokady obu armii ograniczają też działania Zaopatrzenia.

## 7.4 Stage 2: Social Support

warsaw-section-7-4 = Etap 2: Poparcie społeczne
WAR-089 = Kto zdobył Poparcie społeczne, może położyć na planszy znacznik Blokady Specjalnej albo z tego zrezygnować.
WAR-090 = Położenie znacznika Blokady Specjalnej nie kosztuje karty.
WAR-091 = Poparcie społeczne jest po Zaopatrzeniu, więc Blokada Specjalna nie szkodzi Zaopatrzeniu w tej samej rundzie.

## 8 Units: limits, adding, moving, removing

warsaw-section-8 = Oddziały: limity, dokładanie, ruch, usuwanie
WAR-092 = Na 1. linii może stać dowolna liczba oddziałów.
WAR-093 = Na 2. linii stoją najwyżej 3 oddziały, chyba że dowódca frontu zmienia ten limit.
WAR-094 = Dowódca zastępuje limit 3 oddziałów na twojej 2. linii tego frontu liczbą ze swojej karty.
WAR-095 = Jeśli nowy dowódca obniża limit, nadwyżka oddziałów od razu wraca do Rezerwy, jeszcze przed jego efektem.
WAR-096 = Gdy dowódca schodzi na koniec rundy, limit wraca do 3, a nadwyżka oddziałów idzie do Rezerwy.
WAR-097 = Oddziały ponad limit 2. linii zostają w Rezerwie.
WAR-098 = Jeśli w Rezerwie jest mniej oddziałów, niż dodaje karta, dokładasz wszystkie pozostałe.
WAR-099 = Nie możesz dodać mniej oddziałów, niż mówi karta, chyba że brakuje miejsca lub oddziałów.
WAR-100 = Krok prowadzi z 2. linii na 1. linię tego frontu albo na inną 2. linię; oddziały się nie cofają.
WAR-101 = Krok między 2. liniami może prowadzić z każdego frontu na każdy inny, także z Północnego na Południowy.
WAR-102 = Nie możesz wejść na 2. linię, która osiągnęła swój limit.
WAR-103 = „Maksymalnie N” to od 0 do N kroków po kolei; jeden oddział może zrobić kilka, chyba że przy stole uzgodniono inaczej.
WAR-104 = „Porusz 1 oddział” to jeden krok, z którego możesz zrezygnować.
WAR-105 = Karta pozwala ruszać twoje oddziały na każdym froncie, gdziekolwiek leży, chyba że mówi inaczej.
WAR-106 = Usunięty oddział przeciwnika wraca do jego Rezerwy.
WAR-107 = Jeśli oddziałów przeciwnika jest za mało, usuwasz wszystkie; gdy w grę wchodzi kilka linii, linię wybierasz ty.
WAR-108 = Części karty wykonuje się w kolejności tekstu; warunki i liczby sprawdza się, gdy przychodzi ich kolej.

## 9.1 Stage 3: turns and passing

warsaw-section-9-1 = Etap 3: kolejki i pasowanie
WAR-109 = Jedna karta to jedna akcja: możesz wykonać tyle akcji, ile masz kart na ręce.
WAR-110 = W swojej kolejce wykonujesz dokładnie jedną akcję, chyba że karta daje kolejną.
WAR-111 = 2 graczy: zaczyna gracz z inicjatywą, potem gracie na zmianę.
WAR-112 = 3–4 graczy: kolejki idą według znaczników Inicjatywy od najniższego w górę, a potem od nowa.
WAR-113 = Zamiast wykonać akcję, możesz spasować.
WAR-114 = Kto spasował, nie wykonuje już akcji w tej rundzie.
WAR-115 = Gdy spasujesz, karty z ręki zostają ci na następną rundę.
WAR-116 = Graczy, którzy spasowali lub nie mają kart, się pomija; pozostali grają dalej, choćby kilka kolejek z rzędu.
WAR-117 = Kto ma karty i jeszcze nie spasował, musi wykonać akcję albo spasować.
WAR-118 = Podczas działań militarnych nie dobiera się kart.
WAR-119 = Działania militarne kończą się, gdy wszyscy spasowali albo nie mają już kart.
WAR-120 = Akcje: zagraj kartę albo odrzuć jedną, by poruszyć znacznik Blokady, walczyć o zasób lub aktywować dowódcę.
WAR-121 = Ponowne wykonanie akcji to od razu jedna akcja więcej z inną kartą; możesz zrezygnować i nie jest to pas.

## 9.2 Stage 3: Unit cards

warsaw-section-9-2 = Etap 3: karty oddziałów
WAR-122 = Karta oddziału dodaje oddziały z Rezerwy na front i linię, które wskazuje.
WAR-123 = Karta oddziału dodaje oddziały wprost na 1. linię tylko wtedy, gdy tak mówi.
WAR-124 = Jeśli karta oddziału daje wybór frontu, wybierasz jeden i wszystkie jej części dotyczą właśnie jego.
WAR-125 = Po wykonaniu efektu karta oddziału trafia na stos kart odrzuconych.
WAR-126 = Kartę oddziału możesz zagrać nawet wtedy, gdy nie doda żadnego oddziału.

## 9.3 Stage 3: Commander cards

warsaw-section-9-3 = Etap 3: karty dowódców
WAR-127 = Kartę dowódcy kładziesz na własnym polu dowódcy wybranego frontu.
WAR-128 = Efekt dowódcy wykonuje się od razu po zagraniu karty.
WAR-129 = Większość dowódców ma dwa efekty; wybierasz jeden z nich.
WAR-130 = Na wybranym efekcie kładzie się znacznik Efektu; dowódca z takim znacznikiem jest w tej rundzie użyty.
WAR-131 = Nie możesz wybrać efektu, którego warunek nie jest spełniony; jeśli nie da się wybrać żadnego, dowódca wchodzi bez efektu.
WAR-132 = Z efektu ze słowem „możesz” wolno zrezygnować; dowódca pozostaje wtedy nieużyty i można go później aktywować.
WAR-133 = Nie możesz zrezygnować z efektu, który da się wybrać, a nie zawiera słowa „możesz”.
WAR-134 = Poza ruchem efekty dowódcy działają tylko na jego froncie, chyba że karta mówi inaczej.
WAR-135 = Premia dowódcy do siły trwa do końca rundy; jej warunek sprawdza się tylko przy wyborze efektu.
WAR-136 = Tego samego dowódcy nie można użyć dwa razy w jednej rundzie.
WAR-137 = Dowódca zostaje na froncie do zastąpienia innym albo do końca rundy, w której rozpoczął bitwę.
WAR-138 = Możesz zagrać dowódcę tam, gdzie już go masz; starą kartę się odrzuca, a jej premia przepada.
WAR-139 = Nowy dowódca może użyć efektu, nawet jeśli zastąpiony był już użyty w tej rundzie.

## 9.4 Stage 3: Order cards

warsaw-section-9-4 = Etap 3: karty rozkazów
WAR-140 = Rozkaz kładziesz na własnym polu rozkazu wybranego frontu, chyba że karta mówi inaczej.
WAR-141 = Na polu rozkazu leży tylko jeden rozkaz i nie można go zastąpić innym.
WAR-142 = Efekty rozkazu bez podanego czasu wykonuje się od razu.
WAR-143 = Efekty rozkazu z dopiskiem „w etapie bitwy” czekają na weryfikację rozkazów.
WAR-144 = Wykonuje się wszystkie efekty rozkazu, każdy w swoim czasie.
WAR-145 = Poza ruchem efekty rozkazu działają tylko na jego froncie, chyba że karta mówi inaczej.

## 9.5 Stage 3: moving a Blockade marker

warsaw-section-9-5 = Etap 3: poruszenie znacznika Blokady
WAR-146 = Aby poruszyć znacznik Blokady, odrzucasz z ręki jedną dowolną kartę.
WAR-147 = Wybierasz znacznik Blokady dowolnej z armii i przenosisz go na dozwolone miejsce.
WAR-148 = Znacznika Blokady Specjalnej nie można przenosić w trakcie rundy.
WAR-149 = Znacznik Blokady może leżeć tylko po stronie przeciwnika swojej armii, bez względu na to, kto go przenosi.
WAR-150 = Znacznik Blokady musi trafić na inne miejsce niż to, na którym leży.

## 9.6 Stage 3: fighting for a resource

warsaw-section-9-6 = Etap 3: walka o zasób
WAR-151 = Aby walczyć o zasób, kładziesz przy jego karcie jedną dowolną kartę z ręki.
WAR-152 = Przy zasobie możesz położyć dowolnie wiele kart, ale każda to osobna akcja.
WAR-153 = O zasoby możesz walczyć już w 1. rundzie; liczy się to na 2. rundę.

## 9.7 Stage 3: activating a commander

warsaw-section-9-7 = Etap 3: aktywacja dowódcy
WAR-154 = Aby aktywować dowódcę swojej armii na froncie, odrzucasz dowolną kartę i wykonujesz jeden z jego efektów.
WAR-155 = Nie możesz aktywować dowódcy, który był już użyty w tej rundzie.
WAR-156 = Przy aktywacji obowiązują zasady zagrania dowódcy: wybór efektu, znacznik Efektu, front.
WAR-157 = Dowódcę możesz aktywować tylko wtedy, gdy da się wybrać jakiś jego efekt, i musisz go wtedy użyć.
WAR-158 = Przy 3–4 graczach możesz aktywować każdego dowódcę swojej armii, także zagranego przez sojusznika.

## 10 Blockade markers

warsaw-section-10 = Znaczniki Blokady
WAR-159 = Znacznik Blokady przeszkadza armii, do której należy miejsce, gdzie leży.
WAR-160 = Znacznik Blokady leży na 1. linii, na 2. liniach, na dowódcy, pustym polu dowódcy albo polu rozkazu.
WAR-161 = Dopóki na twojej 1. linii leży znacznik, w żaden sposób nie wprowadzisz tam oddziałów.
WAR-162 = Znacznik na 1. linii blokuje tylko ją; stojące tam oddziały zostają i liczą się.
WAR-163 = Dopóki na twoich 2. liniach leży znacznik, oddziały nie mogą przechodzić między frontami (jeśli tak uzgodniono, nawet na 1. linię).
WAR-164 = Dowódcy, na którym leży znacznik Blokady, nie można aktywować.
WAR-165 = Znacznik na dowódcy nie zmniejsza podniesionego limitu oddziałów.
WAR-166 = Nie możesz położyć dowódcy na pustym polu dowódcy, na którym leży znacznik Blokady.
WAR-167 = Nie możesz położyć rozkazu na polu rozkazu, na którym leży znacznik Blokady.
WAR-168 = Znacznik można położyć na linii, na której stoją oddziały.
WAR-169 = Znaczniki Blokady obu armii są na planszy do końca gry; można je przenosić, ale nie zdejmować.
WAR-170 = Znacznika nie można położyć na polu rozkazu, na którym leży rozkaz.
WAR-171 = Znacznik nie cofa tego, co już się stało: użyty dowódca zachowuje premię.
WAR-172 = Dowódcę pod znacznikiem możesz zastąpić; znacznik leży wtedy na nowym i jego efektu nie można użyć.
WAR-173 = Jeśli dowódca pod znacznikiem zostaje na koniec rundy odrzucony, znacznik zostaje i blokuje puste pole.
WAR-174 = Dwa znaczniki nie mogą leżeć na tym samym miejscu.
WAR-175 = Blokada Specjalna działa jak inne znaczniki; jej zdobywca kładzie ją na miejscu przeciwnika.

## 11 Stage 4: battles

warsaw-section-11 = Etap 4: bitwy
WAR-176 = Na każdym froncie jest najwyżej jedna bitwa na rundę.
WAR-177 = Bitwy rozstrzyga się po kolei: Front Północny, Środkowy, Południowy.
WAR-178 = Bitwa jest na froncie, na którym choć jedna armia ma oddział lub dowódcę, nawet gdy druga nie ma tam nic.
WAR-179 = Bez oddziałów i dowódców nie ma bitwy ani zwycięzcy, nawet jeśli leżą tam rozkazy.

## 11.1 Stage 4A: Order verification

warsaw-section-11-1 = Etap 4A: weryfikacja rozkazów
WAR-180 = Efekty rozkazów działające w etapie bitwy wykonuje się, jeśli spełniono ich warunki; jeśli nie, nic się nie dzieje.
WAR-181 = Najpierw sprawdza się rozkazy na wszystkich frontach, gdzie bitwy jeszcze nie było; dopiero potem porównuje się siły.

## 11.2 Stage 4B: strength

warsaw-section-11-2 = Etap 4B: siła armii
WAR-182 = Każdy oddział na 1. linii daje 2 punkty siły, a na 2. linii 1 punkt.
WAR-183 = Dowódca daje siłę tylko wtedy, gdy w tej rundzie użyto jego efektu siły: przy zagraniu lub aktywacji.
WAR-184 = Siła armii na froncie to oddziały, premia dowódcy i siła z rozkazu razem.
WAR-185 = Bitwę wygrywa armia z większą siłą.
WAR-186 = Przy równej sile nikt nie wygrywa bitwy, także przy 0 do 0.

## 11.3 Stage 4C: Advantage and victory points

warsaw-section-11-3 = Etap 4C: Przewaga i punkty zwycięstwa
WAR-187 = Kto wygrał na froncie, przesuwa jego znacznik Przewagi do siebie; bez zwycięzcy zostaje on pośrodku.
WAR-188 = PZ przyznaje się raz na rundę, gdy znane są wyniki wszystkich bitew.
WAR-189 = Armia, która wygrała więcej bitew, dostaje 1 PZ.
WAR-190 = Armia, która wygrała na wszystkich trzech frontach, dostaje 2 PZ zamiast 1.
WAR-191 = Jeśli obie armie wygrały tyle samo bitew, żadna nie dostaje za nie punktów.
WAR-192 = Wygrana na froncie ze znacznikiem Dodatkowej Punktacji daje dodatkowo 1 PZ, bez względu na inne bitwy.
WAR-193 = W rundzie armia dostaje od 0 do 3 PZ, a obie razem najwyżej 3.

## 11.4 Stage 4D: losses and end of the round

warsaw-section-11-4 = Etap 4D: straty i zakończenie rundy
WAR-194 = Wszystkie oddziały obu armii z 1. linii wracają do Rezerwy, bez względu na wynik.
WAR-195 = Oddziały na 2. liniach zostają.
WAR-196 = Wszystkie rozkazy trafiają na stosy kart odrzuconych.
WAR-197 = Zdejmuje się wszystkie znaczniki Efektu i Siły; wszystkie premie do siły wygasają.
WAR-198 = Dowódca, który w tej rundzie rozpoczął bitwę, trafia na stos kart odrzuconych.
WAR-199 = Znaczniki Przewagi wracają na środek.
WAR-200 = Blokada Specjalna działa tylko w rundzie, w której ją położono, po czym wraca na Poparcie społeczne.

## 12 Early battle

warsaw-section-12 = Wcześniejsza bitwa
WAR-201 = „Rozpocznij bitwę” rozstrzyga bitwę na tym froncie od razu, w ramach akcji.
WAR-202 = Wcześniejsza bitwa toczy się tylko na swoim froncie: efekty początkowe, rozkazy, siła, Przewaga i od razu straty.
WAR-203 = Front po wcześniejszej bitwie nie jest już rozstrzygany w etapie 4 tej rundy.
WAR-204 = Nie możesz rozpocząć bitwy na froncie, na którym w tej rundzie już ją stoczono, ktokolwiek ją zaczął.
WAR-205 = Wcześniejsza bitwa liczy się do punktów rundy jak każda inna, ale przyznaje się je dopiero w etapie 4.
WAR-206 = Dowódca, który rozpoczął bitwę, zostaje ze swoim limitem do końca rundy.
WAR-207 = Rozkazy na froncie po wcześniejszej bitwie leżą do końca rundy i zajmują swoje pola.
WAR-208 = Na front po wcześniejszej bitwie wolno zagrywać karty; ruch i dokładanie działają, ale siła nic już nie daje.
WAR-209 = Oddziały wprowadzone na tę 1. linię po wcześniejszej bitwie wracają do Rezerwy na koniec rundy.

## 13 End of the game

warsaw-section-13 = Koniec gry
WAR-210 = Koniec gry sprawdza się raz na rundę, na samym jej końcu.
WAR-211 = Gra kończy się, gdy armia ma co najmniej 7 PZ.
WAR-212 = Gra kończy się najpóźniej po 13. rundzie.
WAR-213 = Tylko w 2 osoby: gra kończy się po rundzie, w której skończyła się któraś talia.
WAR-214 = Jeśli w talii brakuje kart, dobierasz tyle, ile zostało.
WAR-215 = 3–4 graczy: pusta talia nie kończy gry; tasuje się stos kart odrzuconych i powstaje z niego nowa.
WAR-216 = Wygrywa armia, która ma więcej PZ.
WAR-217 = Punkty zwycięstwa powyżej 7 też się liczą.
WAR-218 = Przy równej liczbie PZ wygrywa armia, która ma więcej oddziałów na swoich trzech 2. liniach.
WAR-219 = Jeśli i na 2. liniach jest równo, partia jest nierozstrzygnięta.

## 14 Games with 3 and 4 players

warsaw-section-14 = Gra w 3 i 4 osoby
WAR-220 = Sojusznicy mają w armii wszystko wspólne oprócz kart na ręce: każdy ma własne.
WAR-221 = Sojusznicy decydują wspólnie; gdy nie są zgodni, rozstrzyga ten z wyższym numerem znacznika Inicjatywy.
WAR-222 = O sprawach armii decyduje sojusznik z wyższym znacznikiem; akcje w kolejce wybiera gracz, który ją rozgrywa.
WAR-223 = Każdy gracz ma jeden znacznik Inicjatywy, także ten, który gra sam.
WAR-224 = Pasujesz tylko za siebie; twój sojusznik gra dalej.
WAR-225 = Zwycięstwo należy do całej armii, do obu sojuszników.
`;export{e as default};