var e=`### Short texts of the rules: Battle of Warsaw.

## 1 Components

warsaw-section-1 = Součásti hry
WAR-001 = Balíček Polské armády má 53 karet: 23 karet jednotek, 15 velitelů a 15 rozkazů.
WAR-002 = Balíček Rudé armády má 53 karet: 20 karet jednotek, 15 velitelů a 18 rozkazů.
WAR-003 = Každá ze 106 karet je ve hře jen jednou a každý velitel má jiné jméno.
WAR-004 = Ve hře jsou 4 desky hráčů, 2 pro každou armádu: jen přehled kola, vedle nějž leží balíček a odkládací balíček.
WAR-005 = Na kostce padá 1, 2 nebo 3, každé číslo se stejnou šancí.
WAR-006 = Ve hře jsou 3 karty zdrojů: Finance (I), Zásobování (II) a Podpora veřejnosti (III).
WAR-007 = Finance a Zásobování mají jednu stranu pro 2 a druhou pro 3–4 hráče; Podpora veřejnosti má obě stejné.
WAR-008 = Každá armáda má 21 stejných jednotek.
WAR-009 = Každá armáda má jeden žeton Blokády; k tomu je jeden žeton Zvláštní blokády.
WAR-010 = Ke hře patří hrací plán, 2 žetony VB, 3 žetony Převahy, žeton Bonusu a žeton Kola.
WAR-011 = Ve hře je 6 žetonů Efektu, 3 pro každou armádu.
WAR-012 = 6 žetonů Síly slouží jen k počítání a na pravidlech nic nemění.
WAR-013 = 4 žetony Iniciativy s čísly 1 až 4 se používají jen ve 3 nebo 4 hráčích.
WAR-014 = Hru hrají 2, 3 nebo 4 hráči.

## 2 Zones and hidden information

warsaw-section-2 = Herní zóny a skryté informace
WAR-015 = Ve hře jsou tři fronty, vždy v tomto pořadí: Severní, Střední, Jižní.
WAR-016 = Na každé frontě má každá armáda 1. a 2. linii, jedno pole velitele a jedno pole rozkazu.
WAR-017 = Jednotky v Záloze se bitev neúčastní a nepřidávají sílu.
WAR-018 = U každé karty zdroje leží karty odhozené v boji o ni, každá armáda má svou hromádku.
WAR-019 = Každá armáda má jeden balíček a jeden odkládací balíček; spojenci je mají společné.
WAR-020 = Jednotek armády v Záloze a na všech jejích liniích je dohromady vždy 21.
WAR-021 = Žádná karta hru neopustí: ať leží kdekoli, má armáda vždy dohromady 53 karet.
WAR-022 = Balíčky leží lícem dolů: pořadí karet nezná nikdo, jejich počet všichni.
WAR-023 = Soupeř nevidí tvé karty v ruce, ví jen, kolik jich máš.
WAR-024 = Spojenci rozhodují společně a vidí si do karet, pokud se u stolu nedohodlo jinak.
WAR-025 = Velitelé, rozkazy, jednotky, žetony i obě stupnice jsou veřejné; rozkazy leží lícem nahoru.
WAR-026 = Odkládací balíčky si smí prohlížet každý.
WAR-027 = Karty u karet zdrojů jsou veřejné: každý vidí, kolik jich je a jaké.

## 3 Set-up

warsaw-section-3 = Příprava hry
WAR-028 = Hrací plán se rozloží prázdný.
WAR-029 = Los určí, kdo hraje za Polskou a kdo za Rudou armádu.
WAR-030 = Ve 3 hráčích vedou dva jednu armádu a třetí sám kteroukoli z nich; ve 4 se hraje dva na dva.
WAR-031 = Každý hráč dostane desku své armády.
WAR-032 = 53 karet každé armády se zamíchá a položí lícem dolů; odkládací balíček je na začátku prázdný.
WAR-033 = Každá armáda dá svých 21 jednotek do Zálohy.
WAR-034 = Při přípravě položí každá armáda vlastní žeton Blokády na soupeřovo místo; o pořadí rozhodne los.
WAR-035 = Každá armáda si vezme 3 žetony Efektu.
WAR-036 = Obě armády začínají s 0 VB.
WAR-037 = Na každé frontě leží žeton Převahy uprostřed, mezi oběma 1. liniemi.
WAR-038 = Žeton Kola začíná na čísle 1.
WAR-039 = 3 karty zdrojů začínají v základní poloze, nahoře mají stranu pro váš počet hráčů.
WAR-040 = Žeton Zvláštní blokády začíná na kartě Podpory veřejnosti.
WAR-041 = Vedle plánu leží kostka, žeton Bonusu a žetony Síly, ve 3 a 4 hráčích i žetony Iniciativy.
WAR-042 = Každá armáda začíná s 1 jednotkou na každé ze svých tří 2. linií a s 18 jednotkami v Záloze.

## 4 Rounds

warsaw-section-4 = Kola
WAR-043 = Kolo: žeton Bonusu, souboj o zdroje, vojenské akce, bitva (rozkazy, síla, převaha, ztráty), kontrola vítězství.
WAR-044 = 1. kolo má vlastní přípravu a souboj o zdroje se v něm vynechává.
WAR-045 = 2. až 13. kolo má všechny čtyři fáze a kontrolu vítězství, ale už ne přípravu.
WAR-046 = Pokud hra neskončila, posune se žeton Kola o jedno pole a začíná nové kolo.

## 5 Preparation of round 1

warsaw-section-5 = Příprava 1. kola
WAR-047 = Ve 2 hráčích rozhodne o iniciativě v 1. kole kostka.
WAR-048 = Ve 3 a 4 hráčích hází každý: nejvyšší hod bere žeton 1, další 2 atd.; při shodě se hází znovu.
WAR-049 = Na začátku: 4 karty ve 2 hráčích, 3 karty ve 3 a 4; kdo hraje sám proti dvěma, dostane 6.

## 6 Stage 1: Bonus marker

warsaw-section-6 = Fáze 1: žeton Bonusu
WAR-050 = O žeton Bonusu se hází v každém kole, i v prvním.
WAR-051 = Kostkou hází hráč s iniciativou; od 2. kola ten, kdo ji měl v kole předchozím.
WAR-052 = Při 1 leží žeton Bonusu na Severní frontě, při 2 na Střední, při 3 na Jižní.
WAR-053 = Padne-li stejná fronta jako naposledy, neleží žeton Bonusu v tomto kole na žádné.
WAR-054 = V 1. kole žádná dřívější fronta není, takže žeton Bonusu vždy leží na té, která padne.
WAR-055 = Žeton Bonusu zůstává do dalšího hodu; bod za něj se uděluje po bitvách.

## 7.1 Stage 2: Resource duel in general

warsaw-section-7-1 = Fáze 2: souboj o zdroje
WAR-056 = Karty zdrojů se vyhodnocují v pořadí Finance, Zásobování, Podpora veřejnosti.
WAR-057 = Na konci kola získává zdroj armáda, která má u něj víc karet; karty spojenců se sčítají.
WAR-058 = Při stejném počtu karet zdroj nezíská nikdo; i 0 : 0 je remíza.
WAR-059 = Získaný zdroj působí až v souboji o zdroje příštího kola.
WAR-060 = Vítěz kartu natočí; každá armáda pak používá hranu, která k ní míří.
WAR-061 = Po vyhodnocení všech tří karet zdrojů se vrátí do základní polohy a karty u nich jdou do odkládacích balíčků.

## 7.2 Stage 2: Funds

warsaw-section-7-2 = Fáze 2: Finance
WAR-062 = 2 hráči: kdo získal Finance, dobere si do 5 karet a má v tomto kole iniciativu.
WAR-063 = 2 hráči: kdo Finance nezískal, dobere si do 4 karet.
WAR-064 = 2 hráči, remíza o Finance: oba si doberou do 4 karet a iniciativa se nemění.
WAR-065 = 3–4 hráči: armáda, která získala Finance, si zvolí, kterou hranou kartu natočí k sobě.
WAR-066 = Finance, hrana A (3–4 hráči): spojenci si doberou každý do 3 karet a jejich armáda rozdá žetony Iniciativy.
WAR-067 = Finance, hrana B (3–4 hráči): jeden spojenec si dobere do 4 karet, druhý do 3; kdo do 4, určí jejich armáda.
WAR-068 = Kdo vede armádu sám, dobírá za dva: do 6 karet s hranou A Financí, do 7 s hranou B.
WAR-069 = Soupeřova armáda používá protější hranu: vezme-li si vítěz hranu B, rozdává žetony ten, kdo prohrál.
WAR-070 = Armáda s hranou A Financí vybere všechny použité žetony Iniciativy a dá každému hráči právě jeden, jak chce.
WAR-071 = Pořadí platí, dokud se žetony Iniciativy nerozdají znovu.
WAR-072 = Nové pořadí platí hned, už v kole, které začíná.
WAR-073 = 3–4 hráči, remíza o Finance: žetony zůstávají, spojenci si doberou každý do 3 karet, osamocený hráč do 6.
WAR-074 = Při dobírání „do N karet“ se počítají i karty, které ti zůstaly: dobereš si jen tolik, kolik chybí.
WAR-075 = Máš-li už v ruce víc karet, než je limit, nedobereš si nic, ale všechny ti zůstanou.
WAR-076 = Vždy si dobereš plný počet karet; méně si vzít nemůžeš.
WAR-077 = Nejdřív dobírá armáda, která získala Finance, potom druhá; žetony Iniciativy se rozdávají až nakonec.

## 7.3 Stage 2: Supply

warsaw-section-7-3 = Fáze 2: Zásobování
WAR-078 = Armáda, která získala Zásobování, si zvolí, kterou hranou kartu natočí k sobě, v každém počtu hráčů.
WAR-079 = Zásobování využijí obě armády: nejdřív ta s iniciativou, pak druhá, každá podle čísla na své hraně.
WAR-080 = Číslo na tvé hraně udává počet zásobovacích akcí; každá přidá 1 jednotku, nebo ji posune o jeden krok.
WAR-081 = Při Zásobování libovolně střídáš přidávání a přesuny; přesunout smíš i právě přidanou jednotku.
WAR-082 = Zásobovacích akcí můžeš využít méně, než máš, třeba i žádnou.
WAR-083 = Zásobování přidává jednotky ze Zálohy jen na 2. linii, na libovolné frontě a do výše jejího limitu.
WAR-084 = Ve 3–4 hráčích využije Zásobování jednou celá armáda, ne každý hráč zvlášť.
WAR-085 = Ve 3–4 hráčích dává jedna hrana Zásobování 4 akce, druhá 2.
WAR-086 = Ve 2 hráčích dává jedna hrana Zásobování 3 akce, druhá 1.
WAR-087 = Při remíze o Zásobování nemá zásobovací akce žádná armáda.
WAR-088 = Žetony Blokády obou armád omezují i zásobovací akce.

## 7.4 Stage 2: Social Support

warsaw-section-7-4 = Fáze 2: Podpora veřejnosti
WAR-089 = Kdo získal Podporu veřejnosti, může na plán položit žeton Zvláštní blokády, nebo to odmítnout.
WAR-090 = Položení žetonu Zvláštní blokády nestojí žádnou kartu.
WAR-091 = Podpora veřejnosti následuje po Zásobování, takže mu Zvláštní blokáda v témže kole nikdy nepřekáží.

## 8 Units: limits, adding, moving, removing

warsaw-section-8 = Jednotky: limity, přidávání, přesuny, odstraňování
WAR-092 = Na 1. linii může stát libovolný počet jednotek.
WAR-093 = Na 2. linii stojí nejvýše 3 jednotky, pokud tamní velitel limit nezmění.
WAR-094 = Velitel nahradí limit 3 jednotek na tvé 2. linii této fronty číslem ze své karty.
WAR-095 = Sníží-li nový velitel limit, jdou přebytečné jednotky hned do Zálohy, ještě před jeho efektem.
WAR-096 = Odejde-li velitel na konci kola, platí znovu limit 3 a přebytečné jednotky jdou do Zálohy.
WAR-097 = Jednotky nad limit 2. linie zůstávají v Záloze.
WAR-098 = Je-li v Záloze méně jednotek, než karta přidává, přidáš všechny zbývající.
WAR-099 = Nemůžeš přidat méně jednotek, než říká karta, leda že chybí místo nebo jednotky.
WAR-100 = Krok vede z 2. linie na 1. linii téže fronty, nebo na jinou 2. linii; zpět se neustupuje.
WAR-101 = Krok mezi 2. liniemi smí vést z kterékoli fronty na kteroukoli jinou, i ze Severní na Jižní.
WAR-102 = Nemůžeš vstoupit na 2. linii, která už dosáhla limitu.
WAR-103 = „Nejvýše N“ je 0 až N kroků po sobě; jedna jednotka jich smí udělat víc, pokud se u stolu nedohodlo jinak.
WAR-104 = „Přesuň 1 jednotku“ je jeden krok a můžeš ho vynechat.
WAR-105 = Karta dovoluje přesouvat tvé jednotky na každé frontě, ať leží kdekoli, pokud neříká něco jiného.
WAR-106 = Odstraněná soupeřova jednotka jde do soupeřovy Zálohy.
WAR-107 = Je-li soupeřových jednotek méně, odstraníš všechny; přichází-li v úvahu víc linií, vybíráš linii ty.
WAR-108 = Části karty se provádějí v pořadí textu; podmínky a čísla se zjišťují, až na ně přijde řada.

## 9.1 Stage 3: turns and passing

warsaw-section-9-1 = Fáze 3: tahy a pasování
WAR-109 = Jedna karta je jedna akce: můžeš provést tolik akcí, kolik máš v ruce karet.
WAR-110 = Ve svém tahu provedeš právě jednu akci, pokud ti karta nedá další.
WAR-111 = 2 hráči: začíná hráč s iniciativou, pak se v tazích střídáte.
WAR-112 = 3–4 hráči: na tahu jste podle žetonů Iniciativy od nejnižšího vzhůru a pak znovu.
WAR-113 = Místo akce můžeš pasovat.
WAR-114 = Kdo pasoval, v tomto kole už žádnou akci neprovede.
WAR-115 = Když pasuješ, karty v ruce ti zůstanou do příštího kola.
WAR-116 = Hráči, kteří pasovali nebo nemají karty, se přeskakují; ostatní hrají dál, třeba i několik tahů po sobě.
WAR-117 = Kdo má karty a ještě nepasoval, musí provést akci, nebo pasovat.
WAR-118 = Během vojenských akcí se nedobírají žádné karty.
WAR-119 = Vojenské akce končí, když všichni pasovali nebo už nemají karty.
WAR-120 = Akce: zahraj kartu, nebo jednu odhoď a přesuň žeton Blokády, bojuj o zdroj či aktivuj velitele.
WAR-121 = „Další akce“ ti hned dává ještě jednu akci s jinou kartou; můžeš ji odmítnout a není to pas.

## 9.2 Stage 3: Unit cards

warsaw-section-9-2 = Fáze 3: karty jednotek
WAR-122 = Karta jednotky přidává jednotky ze Zálohy na frontu a linii, které uvádí.
WAR-123 = Karta jednotky přidává jednotky přímo na 1. linii jen tehdy, když to říká.
WAR-124 = Nabízí-li karta jednotky víc front, zvolíš jednu a všechny její části se týkají právě té.
WAR-125 = Po provedení efektu jde karta jednotky do odkládacího balíčku.
WAR-126 = Kartu jednotky můžeš zahrát, i když žádnou jednotku nepřidá.

## 9.3 Stage 3: Commander cards

warsaw-section-9-3 = Fáze 3: karty velitelů
WAR-127 = Kartu velitele položíš na vlastní pole velitele zvolené fronty.
WAR-128 = Efekt velitele se provede hned po zahrání karty.
WAR-129 = Většina velitelů nabízí dva efekty; vybereš si jeden z nich.
WAR-130 = Na zvolený efekt se položí žeton Efektu; velitel s tímto žetonem je v tomto kole použitý.
WAR-131 = Nemůžeš zvolit efekt, jehož podmínka není splněna; nelze-li zvolit žádný, přijde velitel bez efektu.
WAR-132 = Efekt se slovem „můžeš“ smíš odmítnout; velitel pak zůstává nepoužitý a lze ho později aktivovat.
WAR-133 = Nemůžeš odmítnout efekt, který lze zvolit a neobsahuje slovo „můžeš“.
WAR-134 = Kromě přesunů působí efekty velitele jen na jeho frontě, pokud karta neříká něco jiného.
WAR-135 = Velitelův bonus k síle trvá do konce kola; jeho podmínka se zjišťuje jen při volbě efektu.
WAR-136 = Téhož velitele nelze v jednom kole použít dvakrát.
WAR-137 = Velitel zůstává na frontě, dokud ho nevystřídá jiný, nebo do konce kola, v němž zahájil bitvu.
WAR-138 = Velitele můžeš zahrát i tam, kde už jednoho máš; stará karta se odhodí a její bonus propadá.
WAR-139 = Nový velitel smí použít efekt, i když vystřídaný velitel byl v tomto kole už použit.

## 9.4 Stage 3: Order cards

warsaw-section-9-4 = Fáze 3: karty rozkazů
WAR-140 = Rozkaz položíš na vlastní pole rozkazu zvolené fronty, pokud karta neříká něco jiného.
WAR-141 = Na poli rozkazu leží jen jeden rozkaz a nelze ho nahradit jiným.
WAR-142 = Efekty rozkazu bez udaného času se provedou hned.
WAR-143 = Efekty rozkazu označené „ve fázi bitvy“ čekají na ověření rozkazů.
WAR-144 = Provedou se všechny efekty rozkazu, každý ve svůj čas.
WAR-145 = Kromě přesunů působí efekty rozkazu jen na jeho frontě, pokud karta neříká něco jiného.

## 9.5 Stage 3: moving a Blockade marker

warsaw-section-9-5 = Fáze 3: přesun žetonu Blokády
WAR-146 = Za přesun žetonu Blokády odhodíš z ruky jednu libovolnou kartu.
WAR-147 = Vybereš žeton Blokády kterékoli armády a přesuneš ho na dovolené místo.
WAR-148 = Žetonem Zvláštní blokády nelze během kola hýbat.
WAR-149 = Žeton Blokády smí ležet jen na straně soupeře své armády, ať ho přesouvá kdokoli.
WAR-150 = Žeton Blokády musí přejít na jiné místo, než na kterém leží.

## 9.6 Stage 3: fighting for a resource

warsaw-section-9-6 = Fáze 3: boj o zdroj
WAR-151 = V boji o zdroj položíš k jeho kartě jednu libovolnou kartu z ruky.
WAR-152 = Ke zdroji můžeš přiložit libovolně mnoho karet, ale každá je samostatná akce.
WAR-153 = O zdroje můžeš bojovat už v 1. kole; projeví se to ve 2. kole.

## 9.7 Stage 3: activating a commander

warsaw-section-9-7 = Fáze 3: aktivace velitele
WAR-154 = Chceš-li aktivovat velitele své armády na frontě, odhodíš libovolnou kartu a provedeš jeden jeho efekt.
WAR-155 = Nemůžeš aktivovat velitele, který už byl v tomto kole použit.
WAR-156 = Při aktivaci platí stejná pravidla jako při zahrání velitele: volba efektu, žeton Efektu, fronta.
WAR-157 = Velitele můžeš aktivovat, jen když lze zvolit některý jeho efekt, a ten pak musíš použít.
WAR-158 = Ve 3–4 hráčích můžeš aktivovat každého velitele své armády, i toho, kterého zahrál spojenec.

## 10 Blockade markers

warsaw-section-10 = Žetony Blokády
WAR-159 = Žeton Blokády brání armádě, jíž patří místo, na kterém leží.
WAR-160 = Žeton Blokády leží na 1. linii, na 2. liniích, na veliteli, na prázdném poli velitele, nebo na poli rozkazu.
WAR-161 = Dokud na tvé 1. linii leží žeton Blokády, nedostaneš na ni jednotky žádným způsobem.
WAR-162 = Žeton na 1. linii blokuje jen tuto linii; jednotky, které tam už stojí, zůstávají a počítají se.
WAR-163 = Dokud na tvých 2. liniích leží žeton Blokády, nesmějí jednotky přecházet mezi frontami (je-li to dohodnuto, ani na 1. linii).
WAR-164 = Velitele, na němž leží žeton Blokády, nelze aktivovat.
WAR-165 = Žeton na veliteli zvýšený limit jednotek nesnižuje.
WAR-166 = Nemůžeš položit velitele na prázdné pole velitele, na němž leží žeton Blokády.
WAR-167 = Nemůžeš položit rozkaz na pole rozkazu, na němž leží žeton Blokády.
WAR-168 = Žeton lze položit i na linii, na které stojí jednotky.
WAR-169 = Žetony Blokády obou armád zůstávají na plánu do konce hry; lze je přesouvat, ale ne odstranit.
WAR-170 = Žeton nelze položit na pole, na kterém leží rozkaz.
WAR-171 = Žeton neruší, co se už stalo: použitému veliteli bonus zůstává.
WAR-172 = Velitele pod žetonem smíš vystřídat; žeton pak leží na novém a jeho efekt nelze použít.
WAR-173 = Je-li velitel pod žetonem na konci kola odhozen, žeton zůstane a blokuje prázdné pole.
WAR-174 = Dva žetony nesmějí ležet na tomtéž místě.
WAR-175 = Zvláštní blokáda působí jako ostatní žetony; kdo ji získal, klade ji na soupeřovo místo.

## 11 Stage 4: battles

warsaw-section-11 = Fáze 4: bitvy
WAR-176 = Na každé frontě je v kole nejvýše jedna bitva.
WAR-177 = Bitvy se vyhodnocují v pořadí Severní, Střední, Jižní fronta.
WAR-178 = Bitva je na frontě, kde má aspoň jedna armáda jednotku nebo velitele, i když druhá tam nemá nic.
WAR-179 = Bez jednotek a velitelů není bitva ani vítěz, i kdyby tam ležely rozkazy.

## 11.1 Stage 4A: Order verification

warsaw-section-11-1 = Fáze 4A: ověření rozkazů
WAR-180 = Efekty rozkazů pro fázi bitvy se provedou, jsou-li splněny jejich podmínky; jinak se nestane nic.
WAR-181 = Rozkazy na všech frontách, kde bitva ještě nebyla, se ověří dřív, než se začnou porovnávat síly.

## 11.2 Stage 4B: strength

warsaw-section-11-2 = Fáze 4B: síla armády
WAR-182 = Každá jednotka na 1. linii má sílu 2, na 2. linii sílu 1.
WAR-183 = Velitel přidává sílu, jen když byl v tomto kole použit jeho efekt síly: při zahrání, nebo aktivaci.
WAR-184 = Síla armády na frontě je součet jednotek, velitelova bonusu a síly z rozkazu.
WAR-185 = Bitvu vyhrává armáda s větší silou.
WAR-186 = Při stejné síle bitvu nevyhraje nikdo, ani při 0 : 0.

## 11.3 Stage 4C: Advantage and victory points

warsaw-section-11-3 = Fáze 4C: Převaha a vítězné body
WAR-187 = Vítěz fronty posune žeton Převahy na svou stranu; není-li vítěz, zůstává uprostřed.
WAR-188 = VB se udělují jednou za kolo, až jsou známy výsledky všech bitev.
WAR-189 = Armáda, která vyhrála víc bitev, dostane 1 VB.
WAR-190 = Armáda, která vyhrála na všech třech frontách, dostane 2 VB místo 1.
WAR-191 = Vyhrály-li obě armády stejný počet bitev, nedostane za ně body žádná.
WAR-192 = Výhra na frontě s žetonem Bonusu dává navíc 1 VB, ať jinde dopadlo cokoli.
WAR-193 = Za kolo dostane armáda 0 až 3 VB a obě dohromady nejvýše 3.

## 11.4 Stage 4D: losses and end of the round

warsaw-section-11-4 = Fáze 4D: ztráty a konec kola
WAR-194 = Všechny jednotky obou armád z 1. linií jdou do své Zálohy, ať vyhrál kdokoli.
WAR-195 = Jednotky na 2. liniích zůstávají.
WAR-196 = Všechny rozkazy jdou do odkládacích balíčků.
WAR-197 = Odstraní se všechny žetony Efektu a Síly; všechny bonusy k síle končí.
WAR-198 = Velitel, který v tomto kole zahájil bitvu, jde do odkládacího balíčku.
WAR-199 = Žetony Převahy se vrátí doprostřed.
WAR-200 = Zvláštní blokáda působí jen v kole, kdy byla položena, a pak se vrátí na kartu Podpory veřejnosti.

## 12 Early battle

warsaw-section-12 = Předčasná bitva
WAR-201 = „Zahaj bitvu“ rozhodne bitvu na této frontě ihned, v rámci akce.
WAR-202 = Předčasná bitva probíhá jen na své frontě: úvodní efekty, rozkazy, síla, Převaha a hned nato ztráty.
WAR-203 = Fronta, kde proběhla předčasná bitva, se ve fázi 4 téhož kola znovu nevyhodnocuje.
WAR-204 = Nemůžeš zahájit bitvu na frontě, kde už v tomto kole proběhla, ať ji zahájil kdokoli.
WAR-205 = Předčasná bitva se do bodů kola počítá jako každá jiná, ale udělují se až ve fázi 4.
WAR-206 = Velitel, který zahájil bitvu, zůstává i se svým limitem do konce kola.
WAR-207 = Rozkazy na frontě s předčasnou bitvou zůstávají do konce kola a jejich pole je obsazené.
WAR-208 = Na frontu po předčasné bitvě smíš dál hrát karty; přesuny a přidávání fungují, ale síla už k ničemu není.
WAR-209 = Jednotky, které na tuto 1. linii přijdou až po předčasné bitvě, jdou na konci kola do Zálohy.

## 13 End of the game

warsaw-section-13 = Konec hry
WAR-210 = Konec hry se zjišťuje jednou za kolo, na jeho úplném konci.
WAR-211 = Hra končí, když má některá armáda aspoň 7 VB.
WAR-212 = Hra končí nejpozději po 13. kole.
WAR-213 = Jen ve 2 hráčích: hra končí po kole, v němž došel některý balíček.
WAR-214 = Je-li v balíčku málo karet, dobereš si, co zbývá.
WAR-215 = 3–4 hráči: prázdný balíček hru nekončí; z odkládacího balíčku se zamíchá nový.
WAR-216 = Vyhrává armáda, která má víc VB.
WAR-217 = Počítají se i vítězné body nad 7.
WAR-218 = Při shodě VB vyhrává armáda, která má víc jednotek na svých třech 2. liniích.
WAR-219 = Je-li i na 2. liniích stejně, hra končí nerozhodně.

## 14 Games with 3 and 4 players

warsaw-section-14 = Hra ve 3 a 4 hráčích
WAR-220 = Spojenci mají v armádě vše společné kromě karet v ruce: ty má každý své.
WAR-221 = Spojenci rozhodují společně; nedohodnou-li se, rozhodne ten s vyšším číslem žetonu Iniciativy.
WAR-222 = O věcech armády rozhoduje spojenec s vyšším žetonem; akce v tahu volí hráč, který je na tahu.
WAR-223 = Každý hráč má jeden žeton Iniciativy, i ten, kdo hraje sám.
WAR-224 = Pasuješ jen za sebe; tvůj spojenec hraje dál.
WAR-225 = Vítězství patří celé armádě, oběma spojencům.
`;export{e as default};