var e=`# Rush: pravidla ve zkratce.

## 4.1 Herní materiál

rush-section-4-1 = Herní materiál

RUSH-001 = Ve hře je 100 karet vozidel.
RUSH-002 = SSSR, Německo, USA a Francie mají po 25 vozidlech.
RUSH-003 = Každá ze čtyř zemí má 12 karet medailí, dohromady jich je 48.
RUSH-004 = Každá země má 9 jednoduchých a 3 dvojité medaile.
RUSH-005 = Karet kasáren je 30: pět stejných sad po 6.
RUSH-006 = Mezi všemi kartami kasáren je 20 karet inženýrů, 5 techniků a 5 dobrovolníků.
RUSH-007 = Základen je 15, po třech pro pět hráčů, a pro všechny platí stejná pravidla.
RUSH-008 = Úspěchů je 12 a každý je jiný.
RUSH-009 = Karta vrakoviště, karta prvního hráče a pět karet nápovědy nikdy nepatří do balíčku ani do oddílu.
RUSH-010 = Základní hra má 212 karet.
RUSH-011 = Základní hru hrají 2 až 5 hráčů.

## 4.2 Cíl hry

rush-section-4-2 = Cíl hry

RUSH-012 = Vyhrává ten, kdo má na konci hry nejvíce medailí.
RUSH-013 = Zničené vozidlo přináší 1 medaili, zničená základna 3, úspěch 5; počítají se jen karty, které máš na konci hry.

## 4.3 Příprava hry

rush-section-4-3 = Příprava hry

RUSH-014 = Prvního hráče určí los, pokud nezačíná hostitel.
RUSH-015 = Karta prvního hráče patří po celou hru témuž hráči.
RUSH-016 = Začínáš se 3 základnami, nepoškozenými a nechráněnými.
RUSH-017 = Tvůj počáteční balíček tvoří 4 karty inženýrů, 1 karta techniků a 1 karta dobrovolníků.
RUSH-018 = Tvých 6 startovních karet se zamíchá a rubem nahoru tvoří tvou garáž.
RUSH-019 = Tvůj sklad je odkrytá hromádka, na začátku prázdná.
RUSH-020 = Začínáš se 3 kartami v ruce, další 3 zůstávají v garáži.
RUSH-021 = Všech 100 vozidel tvoří zamíchaný zakrytý balíček; hromádka odhozených vozidel je zpočátku prázdná.
RUSH-022 = Čtyři karty z balíčku vozidel leží odkryté vedle něj a tvoří obchod; v balíčku jich zbývá 96.
RUSH-023 = Karty přicházejí do obchodu po jedné od balíčku: první skončí nejdál, poslední na místě 1.
RUSH-024 = Vrakoviště je zpočátku prázdné a nikdy se nemíchá s odhozenými vozidly.
RUSH-025 = Každá země má vlastní odkrytou hromádku medailí: 9 jednoduchých a 3 dvojité.
RUSH-026 = Vyloží se o jeden úspěch víc, než je hráčů; získat lze jen tyto.
RUSH-027 = Karta nápovědy popisuje vlastnosti a na průběh hry nemá vliv.
RUSH-028 = Nepoužité úspěchy, karty kasáren a základny zůstávají v krabici.

## 4.4 Co je vidět a co je skryté

rush-section-4-4 = Co je vidět a co je skryté

RUSH-029 = Do garáže se nesmí dívat nikdo, ani majitel; známý je jen počet karet.
RUSH-030 = Svůj sklad si můžeš kdykoli prohlížet.
RUSH-031 = Soupeři vidí jen horní kartu tvého skladu a počet karet v něm.
RUSH-032 = Mimo tvůj tah vidíš karty v ruce jen ty; ostatní znají jejich počet.
RUSH-033 = Ve tvém tahu leží karty z ruky odkryté od kroku I do konce kroku II.
RUSH-034 = Karty dobrané v kroku II se také vykládají odkryté.
RUSH-035 = Karty dobrané v kroku III zůstávají před ostatními skryté.
RUSH-036 = Obchod i pořadí jeho karet vidí všichni.
RUSH-037 = Balíček vozidel je skrytý všem; známý je jen počet karet.
RUSH-038 = Odhozená vozidla může vidět každý.
RUSH-039 = Obsah vrakoviště může vidět každý.
RUSH-040 = Hromádky medailí si může kdokoli kdykoli prohlédnout a přepočítat.
RUSH-041 = Úspěchy této hry jsou všem známé od začátku.
RUSH-042 = Základny, jejich obránce a poškození vidí všichni.
RUSH-043 = Veřejně se počítá, kolik vozidel a základen každý hráč zničil.

## 4.5 Pořadí tahů

rush-section-4-5 = Pořadí tahů

RUSH-044 = Začíná první hráč, dál se hraje po směru hodinových ručiček.
RUSH-045 = Pořadí tahů se během hry nemění.
RUSH-046 = Tah má tři kroky: opravy a vyložení karet, hraní karet, doplnění obchodu a dobírání.

## 4.6 Krok I: opravy a vyložení karet

rush-section-4-6 = Krok I: opravy a vyložení karet

RUSH-047 = Na začátku tvého tahu se opraví všechny tvé poškozené základny i jejich obránci.
RUSH-048 = Oprava je automatická, úplná a nic nestojí.
RUSH-049 = Ve tvém tahu se opravují jen tvé karty; ostatní čekají na tah svého majitele.
RUSH-050 = Po opravách vyložíš všechny karty z ruky odkryté na stůl.

## 4.7 Krok II: hraní karet

rush-section-4-7 = Krok II: hraní karet

RUSH-051 = Kartu zahraješ jedním ze tří způsobů: platíš s ní, využiješ její vlastnosti (a pak může bránit), nebo s ní útočíš.
RUSH-052 = Pro každou kartu volíš jeden způsob; dva najednou spojit nelze.
RUSH-053 = Karty hraješ v libovolném pořadí; nákup, vlastnosti a útok můžeš střídat.
RUSH-054 = Kartu nikdy hrát nemusíš; krok II můžeš ukončit mezi kterýmikoli dvěma zahráními.
RUSH-055 = Karty, které zahrát nemůžeš nebo nechceš, skončí ve tvém skladu.
RUSH-056 = Nezahrané karty zůstávají v ruce do kroku III; dřív je odložit nemůžeš.
RUSH-057 = Totéž vozidlo můžeš zahrát jen jednou za tah, i když si ho dobereš znovu.
RUSH-058 = Omezení na jedno zahrání za tah platí pro konkrétní kartu, ne pro všechny karty téhož jména.
RUSH-059 = Jen vozidla lze hrát jednou za tah; znovu dobrané karty kasáren a medaile můžeš zahrát opět.
RUSH-060 = Se začátkem každého tahu lze všechna vozidla znovu hrát.
RUSH-061 = Karta v tomto tahu ještě nezahraná se hrát smí, i když v něm byla koupena nebo nahrazena a pak dobrána.
RUSH-062 = Vozidlo, které už znovu hrát nelze, zůstává v ruce a v kroku III se počítá jako nezahrané.

## 4.8 Dobírání a míchání garáže

rush-section-4-8 = Dobírání a míchání garáže

RUSH-063 = Máš-li dobírat z prázdné garáže, celý sklad se zamíchá, stane se novou garáží a dobíráš dál.
RUSH-064 = Nejprve dobereš zbytek staré garáže, z nové jen chybějící karty.
RUSH-065 = Prázdná garáž se obnoví až ve chvíli, kdy je třeba dobrat kartu.
RUSH-066 = Karta, jejíž vlastnosti se právě vyhodnocují, se do nové garáže nezamíchá.
RUSH-067 = Jsou-li garáž i sklad prázdné, zbylé dobírání odpadá bez postihu.
RUSH-068 = V základní hře můžeš během tahu vytvořit novou garáž, kolikrát je třeba.
RUSH-069 = Základnu dobranou z garáže nelze zahrát; jde rovnou do tvého skladu.
RUSH-070 = Za dobranou základnu si jinou kartu nedobíráš.
RUSH-071 = Karty dobíráš po jedné; základna jde do skladu ještě před další kartou a může se s ním zamíchat.

## 4.9 Způsob 1: nákup z obchodu

rush-section-4-9 = Způsob 1: nákup z obchodu

RUSH-072 = Platit můžeš vozidly, inženýry a medailemi se symbolem surovin; na jeden nákup lze spojit více karet z ruky.
RUSH-073 = Karta má hodnotu 0 až 6 surovin.
RUSH-074 = Kartou bez symbolu surovin, třeba techniky, dobrovolníky nebo základnou, platit nelze.
RUSH-075 = I kartou s hodnotou 0 surovin lze platit.
RUSH-076 = Karty, kterými platíš, musí mít dohromady aspoň tolik surovin, kolik činí cena vozidla.
RUSH-077 = Přeplatit smíš, ale přebytek propadá.
RUSH-078 = Nejdřív jdou do tvého skladu karty, kterými platíš.
RUSH-079 = Koupené vozidlo položíš navrch svého skladu.
RUSH-080 = Po nákupu se karty v obchodě hned posunou od balíčku a na místo 1 přijde nová.
RUSH-081 = Při každém nákupu musíš zaplatit aspoň jednou kartou, i když vozidlo stojí 0.
RUSH-082 = Za tah můžeš koupit jen jednu kartu, pokud v něm nevyužiješ nábor.
RUSH-083 = Koupit můžeš jen odkryté karty z obchodu.
RUSH-084 = Nakupovat nikdy nemusíš.
RUSH-085 = Koupené vozidlo se může ještě v témž tahu zamíchat do garáže, dobrat a zahrát.

## 4.10 Způsob 2: vlastnosti karet

rush-section-4-10 = Způsob 2: vlastnosti karet

RUSH-086 = Aktivovat lze jen kartu s akční vlastností.
RUSH-087 = Vlastnosti karty se vyhodnocují po jedné; každá se dokončí, než začne další.
RUSH-088 = Vlastnosti karty se vyhodnocují v pořadí, v jakém jsou na ní uvedeny.
RUSH-089 = Než zahraješ další kartu, dokonči všechny vlastnosti té předchozí a odlož ji na místo.
RUSH-090 = Aktivuješ-li kartu, provedeš všechny její akční vlastnosti, jak jen to jde; žádnou vynechat nesmíš.
RUSH-091 = Vlastnost, kterou nelze provést, nemá účinek, ale karta se počítá jako zahraná.
RUSH-092 = Karta je zahraná, když z ruky odejde do skladu, na vrakoviště nebo na základnu.
RUSH-093 = Po využití vlastností jde karta s pancířem větším než 0 bránit tvou základnu.
RUSH-094 = Po využití vlastností jde karta, která nemůže bránit, do tvého skladu.
RUSH-095 = Zahraná karta jde na vrakoviště, jen když to říká její vlastnost.
RUSH-096 = Karta, kterou platíš nebo útočíš, své akční vlastnosti nevyužije.

## 4.11 Akční vlastnosti

rush-section-4-11 = Akční vlastnosti

RUSH-097 = Posily N: dober si N karet ze své garáže.
RUSH-098 = Karty dobrané díky posilám máš v ruce a můžeš je zahrát ještě v tomto tahu.
RUSH-099 = Nábor: do konce tahu můžeš koupit libovolný počet vozidel.
RUSH-100 = Při náboru musí součet surovin z karet, kterými platíš, pokrýt celkovou cenu koupených vozidel.
RUSH-101 = Při náboru kupuješ po jednom vozidle, po každém se doplní obchod a zbylé suroviny můžeš utratit později v témž tahu.
RUSH-102 = Při náboru můžeš platit jen zbylými surovinami, pokud už byla použita karta platná pro toto vozidlo; vozidlo s cenou 0 je pak zdarma.
RUSH-103 = Přebytek z nákupu před aktivací náboru zůstává ztracený.
RUSH-104 = Druhý nábor v témž tahu už nic nepřidává.
RUSH-105 = Neutracené suroviny z náboru na konci kroku II propadají.
RUSH-106 = Průzkum: nejprve se odhodí celý obchod.
RUSH-107 = Průzkum pak vyloží nový plný obchod: 4 karty, nebo tolik, kolik jich má obchod v této hře.
RUSH-108 = Dojde-li při průzkumu balíček, zamíchají se všechna odhozená vozidla včetně těch právě odhozených.
RUSH-109 = Sabotáž: každý soupeř musí odložit jednu kartu z ruky do svého skladu.
RUSH-110 = Při sabotáži si každý soupeř sám vybírá, kterou kartu odloží.
RUSH-111 = Při sabotáži soupeři odkládají postupně po směru hodinových ručiček; další vidí, co odložili předchozí.
RUSH-112 = Soupeř s prázdnou rukou při sabotáži nic neodkládá.
RUSH-113 = Za kartu ztracenou sabotáží se nedobírá; další tah začne hráč s méně kartami.
RUSH-114 = Každá sabotáž v tahu působí zvlášť a může někoho připravit i o poslední kartu.
RUSH-115 = Obléhání: vyber nepřátelskou základnu nebo vozidlo, které ji brání.
RUSH-116 = Obléhání nepoškozený cíl poškodí.
RUSH-117 = Obléhání poškozený cíl zničí.
RUSH-118 = Jedno obléhání nepoškozené vozidlo jen poškodí, i když má pancíř 1.
RUSH-119 = Obránce základnu před obléháním nechrání.
RUSH-120 = Zničí-li obléhání bráněnou základnu, jde její obránce ihned do skladu svého majitele.
RUSH-121 = Obránce, který obléháním přišel o základnu, není zničen: není za něj medaile a mezi zničené se nepočítá.
RUSH-122 = Základna zničená tvým obléháním jde do tvého skladu a počítá se jako zničená tebou.
RUSH-123 = Vozidlo zničené obléháním jde do skladu svého majitele.
RUSH-124 = V jednom tahu můžeš útočit vozidly jedné země a obléhání využít z karty jiné země.
RUSH-125 = Obléhání není útok: nezabírá jediný útok v tahu a můžeš ho využít, kolikrát chceš.
RUSH-126 = Omezení útoku na kartě se netýká jejího obléhání.
RUSH-127 = Těžký tank obléháním nepoškozenou základnu jen poškodí.
RUSH-128 = Má-li obléhání přípustný cíl, musíš nějaký zvolit.
RUSH-129 = Za každé vozidlo zničené obléháním získáš na konci tahu 1 medaili země, k níž patří karta s obléháním.
RUSH-130 = Medaile za obléhání si bereš hned na začátku kroku III, před doplněním obchodu a dobíráním.
RUSH-131 = Počítá se poslední zásah: zemi medaile určuje karta obléhání, která vozidlo zničila, a zničení v útoku patří k útoku.
RUSH-132 = Výzkum: zahraná karta jde na vrakoviště.
RUSH-133 = Výzkum N: vezmi z obchodu vozidlo s cenou nejvýše N a polož je na svůj sklad.
RUSH-134 = Po výzkumu se obchod doplní stejně jako po nákupu.
RUSH-135 = K výzkumu nemůžeš přidat suroviny a vzít si dražší vozidlo.
RUSH-136 = Kartou s výzkumem, která má suroviny, můžeš prostě zaplatit; jde pak do skladu, ne na vrakoviště.
RUSH-137 = Výzkum není nákup: nic neplatíš a svůj jeden nákup tím nespotřebuješ.
RUSH-138 = Je-li v obchodě vozidlo dost levné pro tvůj výzkum, musíš si nějaké vzít.
RUSH-139 = Výzkum smíš využít, i když žádné vozidlo není dost levné: karta jde na vrakoviště bez užitku.
RUSH-140 = Vozidlo, které kvůli vlastnímu výzkumu šlo na vrakoviště, základnu nebrání.
RUSH-141 = Vlastnosti uvedené na kartě za výzkumem se přesto provedou.
RUSH-142 = Demontáž: odhoď jednu nebo dvě karty ze svého skladu na vrakoviště.
RUSH-143 = Karta nemůže demontovat sama sebe.
RUSH-144 = Demontovat lze jakékoli karty, i medaile a ukořistěné základny.
RUSH-145 = Demontáží musíš odhodit aspoň jednu kartu; je-li sklad prázdný, nic se nestane.
RUSH-146 = Medaile z vrakoviště se na hromádku nevracejí; medaile a základny na vrakovišti nebodují.
RUSH-147 = Nezničitelnost: ihned si vezmi do skladu jednoduchou medaili země této karty.
RUSH-148 = Nemá-li ta země už jednoduchou medaili, nezničitelnost nic nedá; dvojitá ji nenahradí.
RUSH-149 = Poslední jednoduchá medaile hromádky spouští konec hry, i když ji vezme nezničitelnost.
RUSH-150 = Medaile z nezničitelnosti se nepočítá jako zničené vozidlo.

## 4.12 Trvalé vlastnosti

rush-section-4-12 = Trvalé vlastnosti

RUSH-151 = Trvalé vlastnosti se neaktivují; neustále omezují použití karty.
RUSH-152 = Tato karta smí útočit jen na základny.
RUSH-153 = Tato karta smí útočit jen na vozidla.
RUSH-154 = Národními zásobami zaplatíš jen za vozidla uvedené země.
RUSH-155 = Národní zásoby můžeš spojit s běžnými surovinami.
RUSH-156 = Národní zásoby nedovolují koupit víc vozidel; k tomu je třeba nábor.
RUSH-157 = U vozidla jiné země se národní zásoby nepočítají ani jako ta jedna karta, kterou je třeba zaplatit.
RUSH-158 = Při náboru si zbylé národní zásoby ponechávají svou zemi a utrácejí se před běžnými surovinami.
RUSH-159 = Kartu, která má jen trvalé vlastnosti, nelze aktivovat; má-li pancíř větší než 0, může bránit.

## 4.13 Obrana základen

rush-section-4-13 = Obrana základen

RUSH-160 = Vozidlo s pancířem 1 nebo 2 musí po využití vlastností bránit některou tvou základnu; do skladu jít nesmí.
RUSH-161 = Vozidlo s pancířem 1 nebo 2 můžeš poslat bránit i bez využití jeho vlastností.
RUSH-162 = Vozidlo s pancířem 1 nebo 2 může bránit, i když nemá žádnou vlastnost.
RUSH-163 = Dokud máš nechráněnou základnu, nemůžeš zvolit bráněnou.
RUSH-164 = Jednu základnu může bránit jen jedno vozidlo.
RUSH-165 = Jsou-li všechny tvé základny bráněné, nové vozidlo nahradí jednoho obránce a ten jde do tvého skladu.
RUSH-166 = Karta bez pancíře nebo s pancířem 0 nemůže bránit.
RUSH-167 = Karty kasáren nemohou bránit.
RUSH-168 = Na bráněnou základnu nelze útočit.
RUSH-169 = Základna zůstává pod svým obráncem vidět.
RUSH-170 = Bez základen nemůžeš bránit; zahrané karty jdou do tvého skladu.
RUSH-171 = Obránce nelze přesunout ani odvolat; zůstává, dokud není zničen, nahrazen nebo nepřijde o základnu.
RUSH-172 = Vozidlo se staví k obraně nepoškozené; karta, která opustí základnu, poškození ztrácí.
RUSH-173 = Vozidlo můžeš umístit jen na vlastní základnu.

## 4.14 Způsob 3: útok

rush-section-4-14 = Způsob 3: útok

RUSH-174 = Za tah můžeš provést jen jeden útok.
RUSH-175 = Útočit nikdy nemusíš.
RUSH-176 = Útočíš jedním nebo více vozidly z ruky.
RUSH-177 = Útočící karta musí mít palebnou sílu 1 nebo 2.
RUSH-178 = Všechny útočící karty musí mít stejnou příslušnost.
RUSH-179 = Než zvolíš první cíl, urči všechny útočící karty.
RUSH-180 = Útočící karta volí cíl: obránce nepřátelské základny, nebo nechráněnou nepřátelskou základnu.
RUSH-181 = Po vyhodnocení útoku jde karta do tvého skladu a cíl volí další.
RUSH-182 = Každá karta může zvolit týž cíl nebo jiný, třeba i u jiného soupeře.
RUSH-183 = Útok trvá, dokud nezaútočí všechny určené karty; přerušit ho nemůžeš.
RUSH-184 = Aspoň jedna určená karta musí mít cíl; dojdou-li cíle, zbylé karty jdou bez účinku do skladu.
RUSH-185 = Během útoku nesmíš zahrát žádnou jinou kartu.
RUSH-186 = Vozidlo je zničeno, když je palebná síla aspoň rovna jeho pancíři.
RUSH-187 = Palebná síla nižší než pancíř nepoškozené vozidlo jen poškodí.
RUSH-188 = Každý útok poškozené vozidlo zničí.
RUSH-189 = Zničené vozidlo jde do skladu svého majitele, ne na vrakoviště ani k útočníkovi.
RUSH-190 = Palebná síla udává, kolik poškození utrpí jeden cíl; pancíř udává, při kolika poškozeních je vozidlo zničeno.
RUSH-191 = Útok nepoškozenou nechráněnou základnu poškodí.
RUSH-192 = Útok poškozenou nechráněnou základnu zničí.
RUSH-193 = Těžký tank zničí nechráněnou základnu jediným útokem.
RUSH-194 = Jiné třídy než těžký tank potřebují na nepoškozenou základnu dva útoky, i s palebnou silou 2.
RUSH-195 = Základna, kterou zničíš, jde ihned do tvého skladu.
RUSH-196 = Dokud je základna bráněná, cílem může být jen její obránce.
RUSH-197 = V jednom útoku můžeš nejdřív zničit obránce a dalšími kartami zasáhnout jeho základnu.
RUSH-198 = Útočit mohou jen vozidla, ne karty kasáren, medaile ani základny.
RUSH-199 = V základní hře jde vozidlo po útoku do skladu a základnu nebrání.

## 4.15 Medaile za odměnu

rush-section-4-15 = Medaile za odměnu

RUSH-200 = Medaile za zničená vozidla dostaneš až po skončení celého útoku.
RUSH-201 = Za každé zničené vozidlo ti náleží jedna medaile.
RUSH-202 = Medaile jsou z hromádky země útočících vozidel, ne těch zničených.
RUSH-203 = Získané medaile jdou do tvého skladu.
RUSH-204 = Za zničenou základnu není karta medaile; odměnou je sama karta základny.
RUSH-205 = Za každá dvě zničená vozidla si můžeš vzít dvojitou medaili místo dvou jednoduchých.
RUSH-206 = Počet dvojitých medailí volíš ty; zbytek dostaneš v jednoduchých a chybějící medaile propadají.
RUSH-207 = Nezbývají-li dvojité medaile, dostaneš jen jednoduché.
RUSH-208 = Chybí-li jednoduchá medaile, nedostaneš za ni nic; za jedno vozidlo nelze vzít dvojitou.
RUSH-209 = Útok a obléhání se vyplácejí zvlášť; dvojitá medaile vyžaduje dvě vozidla z téže výplaty a téže země.
RUSH-210 = Medaile se během hry na hromádky nikdy nevracejí.
RUSH-211 = Jednoduchá medaile má hodnotu 1 suroviny, dvojitá 2 surovin.

## 4.16 Krok III: doplnění a dobírání

rush-section-4-16 = Krok III: doplnění a dobírání

RUSH-212 = Průběh kroku III: medaile za obléhání, obchod, nezahrané karty do skladu, dobírání.
RUSH-213 = V kroku III se odhodí karta obchodu nejdále od balíčku.
RUSH-214 = Ostatní karty obchodu se posunou o jedno místo od balíčku a na místo 1 přijde nová.
RUSH-215 = Obchod se posouvá každý tah, i když se v něm nakupovalo.
RUSH-216 = V kroku III jdou všechny tvé nezahrané karty do skladu.
RUSH-217 = Na konci tahu si dobereš 3 karty.
RUSH-218 = Nestačí-li garáž, dober, co v ní je, vytvoř novou ze skladu a dober zbytek.

## 4.17 Balíček vozidel a vrakoviště

rush-section-4-17 = Balíček vozidel a vrakoviště

RUSH-219 = Dojde-li balíček vozidel, z odhozených vozidel se zamíchá nový.
RUSH-220 = Balíček vozidel se obnoví až ve chvíli, kdy je z něj třeba vyložit kartu.
RUSH-221 = Není-li co vyložit, zůstane obchod menší; doplní se, jakmile zase budou karty.
RUSH-222 = Karty z vrakoviště se do hry nikdy nevracejí.

## 4.18 Konec hry

rush-section-4-18 = Konec hry

RUSH-223 = Probíhající kolo se stává posledním, když někdo přijde o všechny 3 základny.
RUSH-224 = Probíhající kolo se stává posledním, když někdo vezme poslední, devátou jednoduchou medaili některé země.
RUSH-225 = Braní dvojitých medailí konec hry nikdy nespouští.
RUSH-226 = Po spuštění konce se hraje dál, až dokončí tah hráč po pravici prvního hráče.
RUSH-227 = Jakmile běží poslední kolo, další splněná podmínka konce nic nemění.
RUSH-228 = Poslední kolo se hraje podle běžných pravidel včetně kroku III.
RUSH-229 = I bez základen hraješ své zbývající tahy.
RUSH-230 = Vyhrát můžeš i po ztrátě všech základen.

## 4.19 Konečný oddíl

rush-section-4-19 = Konečný oddíl

RUSH-231 = Tvůj konečný oddíl tvoří karty v ruce, v garáži a ve skladu.
RUSH-232 = Tvé zachované základny do oddílu nepatří.
RUSH-233 = Vozidla, která na konci hry brání základny, do oddílu nepatří.
RUSH-234 = Na konci hry se počítají všechny karty v ruce, i když je nešlo zahrát.
RUSH-235 = Karty na vrakovišti nepatří do žádného oddílu.
RUSH-236 = Karty úspěchů nejsou součástí oddílu.

## 4.20 Úspěchy

rush-section-4-20 = Úspěchy

RUSH-237 = Úspěchy se udělují až na konci hry, jeden po druhém.
RUSH-238 = Úspěch může získat jen jeden hráč.
RUSH-239 = Má-li nejlepší hodnotu více hráčů, úspěch nezíská nikdo.
RUSH-240 = Je-li nejvyšší hodnota 0, je to remíza všech a úspěch nezíská nikdo.
RUSH-241 = Úspěch má hodnotu 5 medailí.
RUSH-242 = Zničené základny: pro toho, kdo jich zničil nejvíc; počítají se i ty odhozené na vrakoviště.
RUSH-243 = Lehké tanky: za nejvíce lehkých tanků v oddílu bez ohledu na zemi.
RUSH-244 = Střední tanky: za nejvíce středních tanků v oddílu bez ohledu na zemi.
RUSH-245 = Samohybná děla: za nejvíce samohybných děl v oddílu bez ohledu na zemi.
RUSH-246 = Těžké tanky: za nejvíce těžkých tanků v oddílu bez ohledu na zemi.
RUSH-247 = Podpůrné jednotky: za nejvíce podpůrných jednotek v oddílu bez ohledu na zemi.
RUSH-248 = Sovětské medaile: za nejvíce sovětských medailí v oddílu.
RUSH-249 = Německé medaile: za nejvíce německých medailí v oddílu.
RUSH-250 = Americké medaile: za nejvíce amerických medailí v oddílu.
RUSH-251 = Francouzské medaile: za nejvíce francouzských medailí v oddílu.
RUSH-252 = U úspěchů za medaile jednotlivých zemí se dvojitá medaile počítá jako 2.
RUSH-253 = Soustředěný útok: za nejvíce dvojitých medailí v oddílu, všechny země dohromady.
RUSH-254 = Největší oddíl: za nejvíce karet v oddílu včetně medailí a ukořistěných základen.

## 4.21 Bodování a remízy

rush-section-4-21 = Bodování a remízy

RUSH-255 = Každá jednoduchá medaile v oddílu je za 1 bod, dvojitá za 2.
RUSH-256 = Každá ukořistěná základna v oddílu je za 3 body.
RUSH-257 = Každý získaný úspěch je za 5 bodů.
RUSH-258 = V základní hře nejsou za zachované základny žádné body.
RUSH-259 = Výsledek jsou medaile na kartách, 3 za každou ukořistěnou základnu a 5 za úspěch; vyhrává nejvyšší.
RUSH-260 = O remíze rozhoduje nejprve počet zničených vozidel, i těch, za která nezbyla medaile.
RUSH-261 = Trvá-li remíza, rozhoduje počet zničených základen.
RUSH-262 = Trvá-li remíza i pak, rozhoduje počet úspěchů.
RUSH-263 = Hráči, mezi nimiž remíza přetrvá, se o vítězství dělí.

## 4.22 Druhy karet a jejich zařazení do oddílu

rush-section-4-22 = Druhy karet a jejich zařazení do oddílu

RUSH-264 = Každá nová karta jde odkrytá na tvůj sklad, nikdy do ruky ani do garáže.
RUSH-265 = Karty kasáren jsou startovní; další během hry získat nelze.
RUSH-266 = Inženýři dávají 1 surovinu a slouží jen k placení.
RUSH-267 = Technici slouží jen k výzkumu 1.
RUSH-268 = Dobrovolníci slouží jen k náboru.
RUSH-269 = Nová vozidla pocházejí z obchodu.
RUSH-270 = Je pět tříd: lehké, střední a těžké tanky, samohybná děla a podpůrné jednotky.
RUSH-271 = Tanky a samohybná děla jsou obrněná vozidla, podpůrné jednotky ne.
RUSH-272 = Všechna obrněná vozidla jedné třídy mají stejnou palebnou sílu i pancíř.
RUSH-273 = Podpůrné jednotky se liší palebnou silou, pancířem, surovinami i vlastnostmi.
RUSH-274 = Medaile se získávají za zničená vozidla nebo nezničitelností; každá patří jedné zemi.
RUSH-275 = Základna přejde do oddílu toho, kdo ji zničil, hned po útoku.
RUSH-276 = Vozidlo s palebnou silou 0 nemůže útočit.
RUSH-277 = Názvy vozidel jsou v jazyce jejich země a nepřekládají se.

## 4.23 Otázky z pravidel

rush-section-4-23 = Otázky z pravidel

RUSH-278 = V oddílu i na základnách můžeš země libovolně kombinovat.

## 5.1 Druhá fronta: herní materiál

rush-section-5-1 = Druhá fronta: herní materiál

FRONT-001 = Druhá fronta není samostatná hra; potřebuje základní hru.
FRONT-002 = Druhá fronta přidává pátou zemi, Velkou Británii, se 30 vozidly.
FRONT-003 = Druhá fronta přidává každé ze čtyř původních zemí 5 vozidel.
FRONT-004 = Druhá fronta přidává celkem 50 vozidel.
FRONT-005 = S Druhou frontou má každá země 30 vozidel místo 25.
FRONT-006 = Britské medaile jsou Viktoriiny kříže: 9 jednoduchých a 3 dvojité.
FRONT-007 = Druhá fronta obsahuje 12 nových úspěchů a 2 prázdné karty.
FRONT-008 = Karet velitelství je 6.
FRONT-009 = Karta Ruiny je jedna.
FRONT-010 = Nových 6 karet nápovědy nahrazuje staré a popisuje nové i změněné vlastnosti.
FRONT-011 = Sadu šestého hráče tvoří 3 základny, 4 karty inženýrů, 1 karta techniků a 1 karta dobrovolníků.
FRONT-012 = Druhá fronta má 98 karet.
FRONT-013 = Symbol rozšíření na kartě nemá na hru vliv.
FRONT-014 = S Druhou frontou hrají 2 až 6 hráčů.

## 5.2 Druhá fronta: příprava hry

rush-section-5-2 = Druhá fronta: příprava hry

FRONT-015 = Nových 50 vozidel se zamíchá do balíčku, který pak má 150 karet.
FRONT-016 = Britské medaile tvoří pátou hromádku.
FRONT-017 = Začínáš i s velitelstvím, celkem tedy máš 4 základny.
FRONT-018 = V Druhé frontě má obchod 5 karet.
FRONT-019 = Tvůj zadní voj je na začátku prázdný.
FRONT-020 = Nových 12 úspěchů se zamíchá s 12 úspěchy základní hry.
FRONT-021 = Nadále se vykládá o jeden úspěch víc, než je hráčů: v šesti jich je 7.
FRONT-022 = Nevyložené úspěchy tvoří zakrytý balíček.
FRONT-023 = Balíček úspěchů je skrytý, známý je jen počet karet; odhozené úspěchy vidí všichni.

## 5.3 Druhá fronta: průběh tahu

rush-section-5-3 = Druhá fronta: průběh tahu

FRONT-024 = Krok I: oprav poškození, vylož karty z ruky a pak, chceš-li, doplň obchod.
FRONT-025 = Krok II: hraješ karty z ruky; stejně můžeš zahrát i kartu ze zadního voje.
FRONT-026 = Krok III: jednu nezahranou kartu můžeš dát do zadního voje, pak dobíráš.
FRONT-027 = Průběh kroku III: medaile za obléhání, zadní voj, nezahrané karty do skladu, dobrání 3 karet.

## 5.4 Obchod s 5 kartami a jeho doplňování

rush-section-5-4 = Obchod s 5 kartami a jeho doplňování

FRONT-028 = V kroku III se obchod už neposouvá.
FRONT-029 = V kroku I se po opravách a vyložení karet rozhodneš, zda doplnit obchod.
FRONT-030 = Doplnění odhodí kartu nejdál od balíčku, ostatní posune a na místo 1 přivede novou.
FRONT-031 = Obchod můžeš doplnit jen jednou za tah.
FRONT-032 = Mezera po nákupu nebo výzkumu se nadále doplňuje hned.
FRONT-033 = Obchod můžeš doplnit v každém svém tahu, i v úplně prvním.
FRONT-034 = Průzkum vyloží 5 nových karet.

## 5.5 Velitelství

rush-section-5-5 = Velitelství

FRONT-035 = Pro velitelství platí všechna pravidla základen: zničí ho dva útoky, nebo jeden útok těžkého tanku.
FRONT-036 = Velitelství, které zničíš, připadne tobě a je za 3 body jako každá ukořistěná základna.
FRONT-037 = Na velitelství nelze útočit, dokud jeho majitel má jinou základnu.
FRONT-038 = Velitelství padá vždy jako poslední základna hráče.
FRONT-039 = Obléhání nemůže zvolit velitelství, dokud jeho majitel má jinou základnu.
FRONT-040 = Na obránce velitelství lze útočit kdykoli, stejně jako ho zvolit za cíl obléhání.
FRONT-041 = Při obraně se velitelství počítá jako základna; dokud je ono či jiná základna nechráněná, nikoho nenahrazuješ.
FRONT-042 = Probíhající kolo se stává posledním, když padne poslední základna některého hráče, tedy velitelství.
FRONT-043 = Dobrané ukořistěné velitelství jde rovnou do skladu jako každá základna.

## 5.6 Zadní voj

rush-section-5-6 = Zadní voj

FRONT-044 = Každý hráč má zadní voj, místo pro kartu pod velitelstvím.
FRONT-045 = V kroku III můžeš dát jednu nezahranou kartu z ruky do svého zadního voje.
FRONT-046 = Do zadního voje smí jakákoli karta z ruky: vozidlo, karta kasáren i medaile.
FRONT-047 = Do zadního voje smí i karta, která byla v tomto tahu zahrána a znovu dobrána.
FRONT-048 = V zadním voji může být jen jedna karta.
FRONT-049 = Karta, která přijde do obsazeného zadního voje, pošle tu předchozí do tvého skladu.
FRONT-050 = Ve svém tahu můžeš kartu ze zadního voje zahrát všemi způsoby, jakými lze hrát karty z ruky.
FRONT-051 = Nezahraná karta v zadním voji zůstává a nesnižuje počet 3 dobíraných karet.
FRONT-052 = Sabotáž se karty v zadním voji netýká.
FRONT-053 = Karta v zadním voji je odkrytá všem.
FRONT-054 = Na konci hry patří karta ze zadního voje do tvého oddílu.
FRONT-055 = Zadní voj i jeho karta ti zůstanou i po ztrátě velitelství.

## 5.7 Útočník jde bránit

rush-section-5-7 = Útočník jde bránit

FRONT-056 = Po útoku musíš poslat jedno z útočících vozidel s pancířem aspoň 1 bránit svou základnu.
FRONT-057 = Bránit jde právě jedno vozidlo; ostatní útočníci jdou do skladu.
FRONT-058 = Vybíráš, které útočící vozidlo s pancířem půjde bránit, ale jedno musí; karta, která neměla cíl, nesmí.
FRONT-059 = Nemá-li žádný útočník pancíř, nikdo bránit nejde.
FRONT-060 = Poslané vozidlo obsadí nejprve nechráněnou základnu; není-li žádná, nahradí některého obránce.
FRONT-061 = Vozidlo jde bránit po posledním zásahu, ještě než si vezmeš medaile.
FRONT-062 = Bez základen nikoho bránit neposíláš.
FRONT-063 = Obléhání není útok a nikoho poslat nevyžaduje; karta s obléháním a pancířem brání tak jako tak.
FRONT-064 = Nadále můžeš bránit vozidlem po využití jeho vlastností nebo umístit vozidlo nezahrané.

## 5.8 Jedno zahrání za tah v Druhé frontě

rush-section-5-8 = Jedno zahrání za tah v Druhé frontě

FRONT-065 = V jednom tahu můžeš totéž vozidlo zahrát jednou z ruky a jednou ze zadního voje.
FRONT-066 = Můžeš začít z ruky i ze zadního voje; na pořadí nezáleží.

## 5.9 Nové a změněné vlastnosti

rush-section-5-9 = Nové a změněné vlastnosti

FRONT-067 = Odvelení: přesuň jednoho svého obránce, třeba i z velitelství, do zadního voje.
FRONT-068 = Základna, kterou vozidlo odvelením opustí, je pak nechráněná.
FRONT-069 = Odvelením musíš obránce přesunout, máš-li nějakého; jinak se nic nestane.
FRONT-070 = Vozidlo nemůže odvelet samo sebe; bránit jde až potom a smí obsadit právě opuštěnou základnu.
FRONT-071 = Plánování: odhoď jeden úspěch ve hře a nahraď ho horní kartou balíčku úspěchů.
FRONT-072 = Plánování nemění počet úspěchů ve hře; nový zaujme místo starého.
FRONT-073 = Karta Ruiny leží na odhozených úspěších, aby se odlišily od balíčku.
FRONT-074 = Je-li balíček úspěchů prázdný, zamíchá se nový z odhozených úspěchů.
FRONT-075 = Plánování nejprve odhazuje a pak dobírá, takže s prázdným balíčkem se může vrátit týž úspěch.
FRONT-076 = Plánování musí jeden úspěch vyměnit; který, to volíš ty.
FRONT-077 = Nezničitelnost: vezmi si do skladu jednoduchou medaili kterékoli země.
FRONT-078 = Zvol hromádku, kde ještě je jednoduchá medaile; není-li žádná, nedostaneš nic.

## 5.10 Nové úspěchy

rush-section-5-10 = Nové úspěchy

FRONT-079 = Britské medaile: za nejvíce Viktoriiných křížů v oddílu; dvojitá se počítá jako 2.
FRONT-080 = Jakékoli medaile: za nejvíce medailí všech zemí v oddílu; dvojitá se počítá jako 2, základny se nepočítají.
FRONT-081 = Medaile různých zemí: za medaile největšího počtu zemí v oddílu.
FRONT-082 = Vozidla bez vlastností: za nejvíce vozidel v oddílu, která nemají žádný symbol vlastnosti.
FRONT-083 = Pěchota: za nejvíce karet kasáren a podpůrných jednotek s palebnou silou 0 a pancířem 0 v oddílu.
FRONT-084 = Nejvíce karet s náborem: za nejvíce takových karet v oddílu včetně dobrovolníků.
FRONT-085 = Součet posil: za nejvyšší součet hodnot posil v oddílu.
FRONT-086 = Součet výzkumu: za nejvyšší součet hodnot výzkumu v oddílu; technici se počítají po 1.
FRONT-087 = Součet cen: za nejvyšší celkovou cenu karet v oddílu; karta bez ceny se počítá jako 0.
FRONT-088 = Součty pro úspěchy se počítají z konečného oddílu.
FRONT-089 = Zachované základny: za nejvíce vlastních základen, které zbyly; počítají se i poškozené a velitelství.
FRONT-090 = Kdo potřebuje kasárna? Za nejméně karet kasáren v oddílu.
FRONT-091 = Rozhodující palba: pro toho, kdo spustí konec hry; počítá se jen první splněná podmínka.
FRONT-092 = Nových 12 úspěchů lze přidat i k samotné základní hře.
FRONT-093 = Bez britských medailí se jejich úspěch vyřadí; bez velitelství se Rozhodující palba a Zachované základny týkají běžných základen.
FRONT-094 = Dvě prázdné karty jsou na vlastní úspěchy: nejvíce nebo nejméně něčeho, co lze spočítat.
FRONT-095 = Udělují se jen ty úspěchy, které jsou ve hře na jejím konci.

## 5.11 Volitelné pravidlo: zachované základny

rush-section-5-11 = Volitelné pravidlo: zachované základny

FRONT-096 = Volitelně: na konci hry získáš medaile za každou svou zachovanou základnu; navržená hodnota je 1.

## 5.12 Co zůstává a hra s částí rozšíření

rush-section-5-12 = Co zůstává a hra s částí rozšíření

FRONT-097 = Ostatní pravidla základní hry se nemění.
FRONT-098 = Každé pravidlo Druhé fronty lze přidat k základní hře i samostatně.
FRONT-099 = Samotný obchod s 5 kartami nemění, kdy se doplňuje.
FRONT-100 = Před hrou můžete vyřadit neoblíbené úspěchy, vozidla jen ve vlastních hrách.

## 6.1 Alternativní pravidla: obecně

rush-section-6-1 = Alternativní pravidla: obecně

ALT-001 = Každé alternativní pravidlo lze použít samostatně i s ostatními.
ALT-002 = Ve dvou či třech hrajte každý za sebe, ve více hráčích raději v týmech; je to jen rada.
ALT-003 = Průběh kroku III: medaile, obchod, slabý list, karty ponechané náborem, ostatní do skladu, dobírání.

## 6.2 Rozšířený obchod

rush-section-6-2 = Rozšířený obchod

ALT-004 = Obchod má 6 karet místo 4.
ALT-005 = Mezery v obchodě zůstávají prázdné až do konce tahu.
ALT-006 = Na konci tahu se odhodí karta nejdál od balíčku a pak se obchod doplní na 6.
ALT-007 = Zbylé karty se v témž pořadí přisunou dál od balíčku a nové přicházejí po jedné až do 6.
ALT-008 = Karta se odhazuje i po nákupu, ledaže je obchod prázdný.
ALT-009 = Také mezera po výzkumu zůstává do konce tahu prázdná.
ALT-010 = Průzkum odhodí zbytek obchodu a hned vyloží 6 nových karet.

## 6.3 Náhrada za slabý list

rush-section-6-3 = Náhrada za slabý list

ALT-011 = Nezahraješ-li ve svém tahu žádnou kartu, můžeš využít jednu ze dvou výhod.
ALT-012 = Slabý list, první výhoda: ponech si jednu kartu z ruky do příštího tahu.
ALT-013 = Slabý list, druhá výhoda: odhoď jednu kartu z ruky na vrakoviště.
ALT-014 = Ostatní karty slabého listu jdou do tvého skladu.
ALT-015 = Obou výhod za slabý list se můžeš vzdát.
ALT-016 = O výhodu za slabý list tě připraví jediná karta zahraná ve tvém tahu; podpora v cizích tazích ne.
ALT-017 = S prázdnou rukou výhoda za slabý list není.

## 6.4 Kartu po kartě

rush-section-6-4 = Kartu po kartě

ALT-018 = V kroku I karty z ruky nevykládáš; ukazuješ je po jedné, jak je hraješ.
ALT-019 = Dosud nezahrané karty zůstávají skryté, i ty dobrané v kroku II.
ALT-020 = Nákup, vlastnosti a obrana základen fungují jako v základní hře.
ALT-021 = Nezahrané karty jdou v kroku III odkryté do skladu a jsou vidět jako ostatní karty v něm.

## 6.5 Interaktivní útok na vozidla

rush-section-6-5 = Interaktivní útok na vozidla

ALT-022 = Útok na nechráněnou základnu probíhá jako v základní hře.
ALT-023 = Při útoku na nechráněnou základnu nesmí nikdo zahrát podporu.
ALT-024 = Útočíš vždy jednou kartou a oznámíš, které vozidlo je jejím cílem.
ALT-025 = Útočníky neurčuješ předem; po každém boji se rozhodneš, zda útočit dál.
ALT-026 = Na začátku boje je útočné číslo rovno palebné síle útočníka a obranné číslo pancíři cíle.
ALT-027 = První může obránce zahrát z ruky vozidlo či medaili stejné příslušnosti jako cíl: obranné číslo +1.
ALT-028 = Pak může útočník zahrát z ruky vozidlo či medaili stejné příslušnosti jako útočící vozidlo: útočné číslo +1.
ALT-029 = Obě strany střídavě hrají po jedné kartě nebo pasují, dokud nepasují obě.
ALT-030 = I když pasuješ, můžeš později ještě podpořit; boj končí, když od poslední karty pasovali všichni.
ALT-031 = Každá karta podpory přidává přesně 1, i dvojitá medaile.
ALT-032 = Karty kasáren podporovat nemohou; každé vozidlo správné příslušnosti ano, i s palebnou silou 0.
ALT-033 = Cíl je zničen, když je útočné číslo aspoň rovno obrannému.
ALT-034 = Je-li útočné číslo nižší, cíl není ani poškozen.
ALT-035 = Po boji jdou všechny použité karty do skladů hráčů, kteří je zahráli.
ALT-036 = Za karty podpory se nedobírá; kdo je zahraje, má v příštím tahu méně karet.
ALT-037 = V témž tahu můžeš útočit znovu; každý útok je nový boj s novou podporou.
ALT-038 = Všechny karty, kterými v jednom tahu útočíš, musí mít stejnou příslušnost.
ALT-039 = Boje a útoky na základny tvoří dohromady tvůj jeden útok v tahu; jejich počet omezují jen tvé karty.
ALT-040 = Mezi boji můžeš hrát jiné karty.
ALT-041 = Medaile za všechny boje tahu dostaneš najednou na začátku kroku III; za obléhání zvlášť těsně předtím.
ALT-042 = Cíl poškozený obléháním se brání s pancířem o 1 nižším.
ALT-043 = Obléhání nemůže nikdo podpořit.
ALT-044 = Bez týmů se boje účastní jen útočník a majitel cíle.
ALT-045 = Vozidlo použité ve tvém tahu jako podpora se počítá jako zahrané v tomto tahu.
ALT-046 = Po zničení obránce může na základnu v témž tahu zaútočit další karta.

## 6.6 Bonus za bráněné základny

rush-section-6-6 = Bonus za bráněné základny

ALT-047 = Je-li bráněna víc než polovina tvých základen, dobereš si v kroku III o kartu víc.
ALT-048 = K bonusu musí být bráněna 1 základna z 1, 2 ze 2 nebo aspoň 2 ze 3.
ALT-049 = Bez základen bonus za obranu není.
ALT-050 = O bonusu rozhodují obránci ve chvíli dobírání.
ALT-051 = Bonus lze použít i bez interaktivního útoku, ale s ním se zvlášť doporučuje.
ALT-052 = Tah nesmíš začínat s více než 5 kartami v ruce.
ALT-053 = Dobíráš jen do 5 karet v ruce včetně ponechaných; ponechat lze nejvýše 5.

## 6.7 Bodování sad medailí

rush-section-6-7 = Bodování sad medailí

ALT-054 = Sady medailí různých zemí jsou za body navíc: dvojice 1, trojice 2, čtveřice 4.
ALT-055 = Medaile může patřit jen do jedné sady.
ALT-056 = Dvě medaile z dvojité karty mohou patřit do různých sad.
ALT-057 = Medaile se vždy rozdělí do sad tak, aby bylo co nejvíce bodů.
ALT-058 = Body za sady se přičtou před určením vítěze.

## 6.8 Jedna nová garáž za tah

rush-section-6-8 = Jedna nová garáž za tah

ALT-059 = Během tahu můžeš vytvořit novou garáž ze skladu jen jednou.
ALT-060 = Dojde-li garáž v témž tahu znovu, chybějící karty propadají.
ALT-061 = Při dobírání v kroku III smíš vytvořit novou garáž znovu.
ALT-062 = V kroku III se vytvoří nejvýše jedna nová garáž.

## 6.9 Nábor: druhé použití

rush-section-6-9 = Nábor: druhé použití

ALT-063 = Nábor: místo obvyklého účinku si můžeš ponechat jednu kartu z ruky do příštího tahu.
ALT-064 = Soupeřům neukazuješ, kterou kartu si necháváš.
ALT-065 = Ponechaná karta je navíc k dobraným, v ruce však smí být nejvýše 5 karet.
ALT-066 = Nábor využitý k ponechání karty nedovoluje koupit víc vozidel.
ALT-067 = Ponechanou kartu volíš v kroku III, než nezahrané karty půjdou do skladu.
ALT-068 = Každý nábor využitý takto dovoluje ponechat si jednu kartu.
ALT-069 = Nakonec si nemusíš nechat žádnou kartu.
ALT-070 = Ponechaná karta je běžná karta v ruce: sabotáž tě o ni může připravit a lze ji použít k podpoře.

## 6.10 Týmy

rush-section-6-10 = Týmy

ALT-071 = Proti sobě hrají dva týmy spojenců.
ALT-072 = Týmová hra vyžaduje interaktivní útok.
ALT-073 = Spojenci hrají společně, ale své karty v ruce si navzájem neukazují.
ALT-074 = Týmy mohou být 2 proti 2, 2 proti 3 nebo 1 proti 2.
ALT-075 = Šest hráčů vytvoří dva týmy po třech.
ALT-076 = Ve čtyřech se týmy střídají po směru hodinových ručiček: A1, B1, A2, B2.
ALT-077 = V pěti se týmy střídají a v každém se střídají jeho hráči, takže hráči menšího týmu mají víc tahů.
ALT-078 = Ve třech je pořadí tahů A1, B1, A2, B1.
ALT-079 = Při nestejných týmech začíná ten větší.
ALT-080 = Opravuje se ve vlastním tahu, takže hráči menšího týmu opravují častěji.
ALT-081 = Spojenci mohou podpořit útok i obranu kartami z vlastní ruky té příslušnosti, kterou jejich strana potřebuje.
ALT-082 = První se rozhoduje napadená strana; pak se střídají strany a v nich jejich hráči.
ALT-083 = Na svých stranách začínají majitel cíle a aktivní hráč; spojenci následují v pořadí tahů.
ALT-084 = Každý zahraje jednu kartu podpory, nebo pasuje; boj končí, když od poslední karty všichni pasovali.
ALT-085 = Spojenci se o konkrétní podpoře domlouvat nesmějí.
ALT-086 = Po boji si každý hráč odloží své karty do vlastního skladu.
ALT-087 = Medaile a základny získá aktivní hráč a jemu se počítají zničená vozidla, ne spojencům, kteří ho podpořili.
ALT-088 = Na spojence nemůžeš útočit.
ALT-089 = Cílem obléhání nemůže být karta spojence.
ALT-090 = Sabotáž na spojence nepůsobí.
ALT-091 = Ve svém tahu můžeš umístit vozidlo z ruky na základnu spojence.
ALT-092 = Vozidlo, které jde na základnu spojence, předtím nesmí využít své vlastnosti.
ALT-093 = Vozidlo na základně spojence od té chvíle trvale patří jemu.
ALT-094 = K obraně základny spojence potřebuje vozidlo pancíř 1 nebo 2.
ALT-095 = I u spojence má přednost nechráněná základna, jinak se obránce nahradí; tvé nechráněné základny nevadí.
ALT-096 = Bránit můžeš i poškozenou základnu spojence; poškozená zůstává do kroku I svého majitele.
ALT-097 = K obraně základny spojence jeho souhlas nepotřebuješ.
ALT-098 = Pro bonus se základna počítá jako bráněná, i když obránce poslal spojenec.
ALT-099 = Na konci tým dá své karty dohromady; pak se počítají medaile, základny, úspěchy a sady.
ALT-100 = Oddíl týmu tvoří spojené konečné oddíly jeho hráčů.
ALT-101 = O úspěchy soupeří týmy se společnými oddíly a součty.
ALT-102 = Sady se skládají ze všech medailí týmu.
ALT-103 = Vyhrává tým s vyšším výsledkem; o remízách rozhodují součty týmů.
ALT-104 = Ke spuštění konce stačí jeden hráč bez základen nebo poslední jednoduchá medaile hromádky.
ALT-105 = Při stejně velkých týmech končí poslední kolo tahem posledního hráče v pořadí.
ALT-106 = Při nestejných týmech hra končí, když oba týmy odehrají stejný počet tahů.
ALT-107 = I v týmové hře je ve hře o jeden úspěch víc než hráčů.

## 6.11 Alternativní pravidla s Druhou frontou

rush-section-6-11 = Alternativní pravidla s Druhou frontou

ALT-108 = Doplňování mezer na konci tahu nelze spojit s posunem obchodu v kroku I.
ALT-109 = I s velitelstvím vyžaduje bonus obranu víc než poloviny základen: 3 ze 4.
ALT-110 = I s pěti zeměmi má sada nejvýše 4 medaile.
ALT-111 = V týmech chrání velitelství jen další základny jeho majitele, ne základny spojenců.
ALT-112 = Karta ze zadního voje může podpořit jen tvůj útok ve tvém tahu, ne obranu.
ALT-113 = Karta zahraná ze zadního voje ruší výhodu za slabý list; uložení karty do něj ne.
ALT-114 = Musí-li útočník jít bránit, následují boje přímo po sobě; po posledním jde jeden z útočníků, ne karta podpory.
ALT-115 = Karta v zadním voji se do limitu 5 karet nepočítá.
ALT-116 = V kroku III přichází zadní voj na řadu po ponechaných kartách, než zbytek půjde do skladu.
`;export{e as default};