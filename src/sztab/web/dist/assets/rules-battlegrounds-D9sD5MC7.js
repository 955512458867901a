var e=`### Short texts of the rules: Battlegrounds.

## 1 Components

battlegrounds-section-1 = Součásti hry
BG-001 = Ve hře je 64 žetonů lokací: 48 obyčejných a 16 speciálních s ikonou.
BG-002 = Speciální žetony: 4 Tahy navíc a po 2: Tank navíc, Směr, Delší dostřel, Delší pohyb, Změna pořadí, Pancíř.
BG-003 = Každý speciální žeton má právě jednu ikonu.
BG-004 = Ikona vpravo je jednorázová akce, vlevo vylepšení: trvalé, s bleskem jednorázové.
BG-005 = Ve hře je 12 karet tanků a každá je jiná.
BG-006 = Ve hře je 12 bodových žetonů: v každé ze čtyř barev po jednom za 3, 2 a 1 bod.
BG-007 = Ve hře jsou 4 žetony tanků, v každé barvě jeden; označují aktivní kartu a body nedávají.
BG-008 = Ve hře jsou 4 figurky: zelená, žlutá, modrá a červená.
BG-009 = Ve hře je 16 oboustranných nevybuchlých granátů: v Bitvě a Týmové variantě platí strana s granátem, v Sólu strana se souřadnicemi.
BG-010 = Jako souřadnice má 8 zelených žetonů nevybuchlých granátů písmena A až H a 8 červených číslice 1 až 8.

## 2 Board and geometry

battlegrounds-section-2 = Hrací plán a směry
BG-011 = Plán má 8 krát 8 polí, sloupce A až H a řady 1 až 8: pole se jmenuje třeba B4.
BG-012 = Střed je bílý čtverec 4×4 od C3 po F6.
BG-013 = V každém rohu je základna ze 3 polí: roh a dvě sousední pole u okrajů.
BG-014 = Svisle a vodorovně je nahoru, dolů, vlevo či vpravo; úhlopříčně jsou čtyři směry mezi nimi.
BG-015 = Vzdálenost n polí znamená n kroků stejným směrem.
BG-016 = Na poli je nejvýš jeden žeton, nevybuchlý granát či tank dělostřelectva a jedna figurka, ta však nikdy s nevybuchlým granátem ani tankem dělostřelectva.
BG-017 = Pole je prázdné, není-li na něm žeton lokace, nevybuchlý granát, tank dělostřelectva ani figurka.
BG-018 = Základna nikoho nechrání: každý tank jí smí projet, skončit v ní i střílet do ní.

## 3 Tank cards

battlegrounds-section-3 = Karty tanků
BG-019 = Karta tanku udává směry a dosah pohybu, směry a dosah výstřelu a má 2 místa na vylepšení.
BG-020 = Karta dovoluje pohyb či výstřel buď svisle a vodorovně, nebo úhlopříčně, vždy ve všech čtyřech směrech.
BG-021 = Aktivní karta leží na šířku a řídí figurku; neaktivní leží na výšku v rezervě.
BG-022 = Žeton tanku v barvě figurky leží na kartě, která ji řídí; na neaktivních kartách není.
BG-023 = Každá z 12 karet má vlastní jméno a hodnoty: pohyb 1 nebo 2, výstřel 1 až 3, 2 místa na vylepšení.

## 4 Location tokens and pictures

battlegrounds-section-4 = Žetony lokací a obrázky
BG-024 = Žetony se stejným obrázkem jsou stejné, ať mají ikonu, nebo ne.
BG-025 = Ve hře je 16 obrázků, každý na 4 žetonech: 3 obyčejných a 1 speciálním.
BG-026 = Obrázek speciálního žetonu prozradí ikonu: například bunkr je vždy Pancíř.
BG-027 = Každý obrázek je ve hře v sudém počtu, takže z 64 žetonů může vzniknout 32 dvojic.

## 5 Set-up of Battle and Team

battlegrounds-section-5 = Příprava Bitvy a Týmové varianty
BG-028 = 16 speciálních žetonů se zamíchá a položí lícem nahoru doprostřed.
BG-029 = 48 obyčejných žetonů se zamíchá a položí lícem nahoru na všechna ostatní pole, i na základny.
BG-030 = Na začátku nemají žádná dvě pole sousedící stranou stejný obrázek.
BG-031 = Leží-li stejné žetony vedle sebe, vyměňují se s jinými ze své zóny, dokud takové jsou.
BG-032 = Karty tanků se rozdají náhodně, 2 na figurku: každému 2, ve 2 hráčích každému 4.
BG-033 = Zvolíš si, které z tvých karet jsou aktivní, jednu pro každou figurku; ostatní jsou neaktivní.
BG-034 = Nerozdané karty tvoří zakrytý balíček: 4 karty ve 2 nebo 4 hráčích, 6 karet ve 3.
BG-035 = V každé své barvě máš figurku, 3 bodové žetony a žeton tanku; ve 2 hráčích máš dvě barvy.
BG-036 = Bodové žetony jedné barvy tvoří sloupek: odshora 3, 2, 1.
BG-037 = Každá figurka začíná na jednom ze 3 polí své základny; žeton pod ní zůstává.
BG-038 = Základny od začínajícího hráče po směru hodinových ručiček: A1, A8, H8, H1; ve 3 hráčích H1 nikomu nepatří.
BG-039 = Všech 16 nevybuchlých granátů leží vedle plánu jako společná zásoba.
BG-040 = Začínajícího hráče určí los.

## 6 Draft

battlegrounds-section-6 = Draft
BG-041 = Karty se rozdávají náhodně; v draftu leží odkryté a hráči si je vybírají.
BG-042 = V draftu leží odkrytých 8 karet ve 2 nebo 4 hráčích, 6 karet ve 3.
BG-043 = V draftu si každý postupně vezme jednu kartu, poslední hráč dvě a výběr se vrací k začínajícímu.
BG-044 = Karty nevyložené do draftu zůstávají zakryté a tvoří balíček.

## 7 Turn

battlegrounds-section-7 = Tah
BG-045 = Na tahu se střídáte po směru hodinových ručiček.
BG-046 = Tah začíná návratem tvých figurek, které nejsou na plánu.
BG-047 = V tahu provedeš jednu hlavní akci: pohyb a výstřel, nebo výměnu tanku; další dává jen Tah navíc.
BG-048 = Hlavní akce se nemůžeš vzdát.
BG-049 = Kromě hlavní akce můžeš používat jednorázové akce a klást vylepšení, kolik chceš.
BG-050 = Doplňkové akce provádíš ve svém tahu, mezi jeho kroky; před návratem figurky jen Tank navíc.
BG-051 = Doplňkové akce lze spojit s každou hlavní akcí, i s výměnou tanku.
BG-052 = Nejdřív pohyb, potom výstřel, pokud tank nemá Změnu pořadí.
BG-053 = Střílí tentýž tank, který se pohybuje.
BG-054 = Na konci tahu se dokončí opravy, zjistí se konec hry a na řadě je další hráč.

## 8 Movement

battlegrounds-section-8 = Pohyb
BG-055 = Tank jede rovně, v jednom ze směrů karty a přesně na její dosah; pohyb nelze zkrátit.
BG-056 = Nemůžeš vyjet z plánu.
BG-057 = Nemůžeš skončit pohyb na jiném tanku.
BG-058 = Co leží nebo stojí na trase, pohyb nezakazuje, ale může tě zničit.
BG-059 = Přejetím žeton lokace nezískáš; získáš ho jen výstřelem.
BG-060 = Tank, který se může pohnout, to musí udělat, i kdyby mu to uškodilo.
BG-061 = Tank bez dovoleného běžného pohybu zůstane, nebo využije pohyb z vylepšení; vystřelit smí i tak.
BG-062 = O možnost pohybu tank přijde, jen když na všech cílových polích stojí tanky; samotný okraj plánu nestačí.
BG-063 = O povinnosti pohybu rozhodují jen hodnoty na kartě; pohyb z vylepšení povinný není nikdy.
BG-064 = Obsazené koncové pole pohyb vylučuje, i kdyby měl být tank zničen už cestou.
BG-065 = Pohyb smí skončit na nevybuchlém granátu, ale tank to zničí.

## 9 Hazards on the way

battlegrounds-section-9 = Nebezpečí na trase
BG-066 = Pole trasy se vyhodnocují jedno po druhém, od prvního za startem po poslední.
BG-067 = Tank, který skončí pohyb na nevybuchlém granátu, je zničen.
BG-068 = Tank, který přejede přes nevybuchlý granát, je zničen.
BG-069 = Přejetý nevybuchlý granát se vrací do zásoby, i když tank zachránil Pancíř.
BG-070 = Tank, který přejede přes jiný tank, je zničen.
BG-071 = Tanku, přes který někdo přejel, se nic nestane.
BG-072 = Tank zničený cestou se tam zastaví; zbytek trasy už neplatí.
BG-073 = Každé nebezpečí spotřebuje jeden Pancíř; první bez Pancíře tank zničí a jen to rozhodne o bodovém žetonu.
BG-074 = Tank zničený při pohybu nestřílí.
BG-075 = Nevybuchlé granáty nepatří nikomu: zničí každý tank, i tank hráče, který je položil.

## 10 Shooting

battlegrounds-section-10 = Střelba
BG-076 = Výstřel není povinný: můžeš vystřelit, nebo nestřílet.
BG-077 = V jedné akci pohybu a výstřelu je jen jeden výstřel.
BG-078 = Cíl musí ležet přesně v dosahu výstřelu karty, rovně v jednom z jejích směrů výstřelu.
BG-079 = Nemůžeš střílet mimo hrací plán.
BG-080 = Co je mezi střelcem a cílem, výstřel nezastaví a není zasaženo.
BG-081 = Zasažený žeton lokace jde do tvé herní oblasti a jeho pole zůstane bez žetonu.
BG-082 = Speciální žeton bereš výstřelem stejně jako obyčejný.
BG-083 = Na prázdné cílové pole můžeš položit jeden nevybuchlý granát ze zásoby.
BG-084 = Je-li zásoba prázdná, nevybuchlý granát položit nelze.
BG-085 = Nevybuchlý granát lze položit na kterékoli prázdné pole, i na základnu a do středu.
BG-086 = Leží-li na cílovém poli nevybuchlý granát, můžeš ho vrátit do zásoby.
BG-087 = Tank jiného hráče na cílovém poli je zničen.
BG-088 = Stojí-li tank jiného hráče na žetonu lokace, před výstřelem řekneš, co z toho zasáhneš.
BG-089 = Střílíš-li na žeton pod tankem, vezmeš si ho a tank zůstane.
BG-090 = Střílíš-li na tank stojící na žetonu, žeton zůstane na plánu.
BG-091 = Nemůžeš střílet na vlastní tanky ani, v Týmové variantě, na tank spoluhráče.
BG-092 = Na žeton lokace pod vlastním nebo spoluhráčovým tankem střílet smíš; tank zůstane.
BG-093 = Za výstřel platí jen takový, který má účinek; jinak nestřílíš.

## 11 Destruction of a tank

battlegrounds-section-11 = Zničení tanku
BG-094 = Tank zničí výstřel jiného hráče, nevybuchlý granát, nebo přejetí přes tank, v Sólu i dělostřelectvo.
BG-095 = Figurka zničeného tanku ihned opouští plán.
BG-096 = Karta zničeného tanku je neaktivní a poškozená, ale vylepšení si ponechá.
BG-097 = Za tank zničený výstřelem jiného hráče dostane střelec horní žeton jeho sloupku.
BG-098 = Je-li tvůj tank zničen přejetím přes tank jiného hráče, dostane ten hráč horní žeton tvého sloupku.
BG-099 = Za tank zničený nevybuchlým granátem nedostane žeton nikdo, ať ho položil kdokoli.
BG-100 = Za přejetí přes vlastní nebo spoluhráčův tank se bodový žeton neodevzdává.
BG-101 = Žetony barvy se odevzdávají v pořadí 3, 2, 1; pak je tank zničen také, ale nikdo neboduje.
BG-102 = Žeton tanku na kartě se nikdy neodevzdává.
BG-103 = V Bitvě a Týmové variantě nikdo nevypadne ze hry.

## 12 Respawn and repair

battlegrounds-section-12 = Návrat na plán a oprava
BG-104 = Figurka mimo hrací plán se musí vrátit na začátku tvého příštího tahu, na jedno ze 3 polí své základny.
BG-105 = Figurka se nemůže vrátit na pole, kde stojí tank.
BG-106 = Nesmíš se vrátit na nevybuchlý granát, je-li jiné pole základny volné; zbývají-li jen ony, vrátí se zvolený neškodně do zásoby.
BG-107 = Jsou-li na celé základně figurky, vracíš se na nejbližší pole bez figurky a nevybuchlého granátu.
BG-108 = Vrátíš-li se s nepoškozenou neaktivní kartou ze své oblasti, tah pokračuje normálně.
BG-109 = Vrátíš-li se s poškozenou kartou, tvůj tah hned končí: to je pauza na opravu.
BG-110 = Novou kartu volíš při návratu figurky, ne ve chvíli zničení tanku.
BG-111 = Poškozená karta je opravena na konci majitelova příštího tahu po zničení, ať hraje s kteroukoli kartou.
BG-112 = Nemůžeš vyměnit tank za poškozený; po opravě už ano.
BG-113 = V pauze na opravu je tank cílem i překážkou jako každý jiný a jeho Pancíř funguje.
BG-114 = Bez nepoškozené neaktivní karty musíš využít pauzu na opravu.
BG-115 = S jednou figurkou a aspoň dvěma kartami máš k návratu vždy nepoškozenou kartu.
BG-116 = Tank zničený ve tvém tahu se vrátí až v příštím; neurychlí to ani Tah navíc.
BG-117 = Vylepšení na kartě, která je znovu aktivní, zase hned fungují.

## 13 Change of tank

battlegrounds-section-13 = Výměna tanku
BG-118 = Výměna tanku nahrazuje pohyb a výstřel.
BG-119 = Tank vyměníš za libovolnou nepoškozenou neaktivní kartu ze své herní oblasti.
BG-120 = Nová karta je aktivní a dostane žeton tanku, stará je neaktivní; vylepšení zůstávají oběma.
BG-121 = Při výměně tanku figurka zůstává na místě.

## 14 Pairs

battlegrounds-section-14 = Dvojice
BG-122 = Dva žetony lokací se stejným obrázkem ve tvé herní oblasti nebo v oblasti týmu jsou dvojice.
BG-123 = Dvojice vznikne sama, jakmile přibude druhý žeton.
BG-124 = Třetí žeton se stejným obrázkem zůstává jednotlivý, dokud nepřijde čtvrtý.
BG-125 = Dvojice je za 2 body, ať je využitá, nebo ne, a nikdy se neztrácí.
BG-126 = Bonus dává jen dvojice se speciálním žetonem; samotný speciální žeton nedává nic.
BG-127 = Dvojice ze dvou speciálních žetonů dává jen jeden bonus.

## 15 Special tokens: common rules

battlegrounds-section-15 = Speciální žetony: společná pravidla
BG-128 = Bonus můžeš využít v tahu, kdy dvojice vznikla, nebo v kterémkoli svém pozdějším.
BG-129 = Jednorázovou akci i jednorázové vylepšení lze využít jen jednou.
BG-130 = Vylepšení funguje, až když je jeho dvojice položena na kartě tanku.
BG-131 = Vylepšení kladeš na svou aktivní kartu.
BG-132 = Na kartu se vejdou nejvýše 2 vylepšení, včetně Pancíře.
BG-133 = Dvojice, pro kterou není místo, zůstává v oblasti, boduje a lze ji položit později.
BG-134 = Vylepšení na kartě nelze přesunout ani sejmout; odchází jen použitý Pancíř.
BG-135 = Vylepšení na neaktivní kartě nepůsobí.
BG-136 = Trvalé vylepšení použít nemusíš: tank smí jednat podle hodnot na kartě.
BG-137 = Dva Delší pohyby či dostřely se sčítají, dva Pancíře chrání dvakrát; druhý Směr či Změna pořadí nepřidá nic.

## 16.1 Special tokens: Extra turn

battlegrounds-section-16-1 = Speciální žetony: Tah navíc
BG-138 = Tah navíc dává v témže tahu ještě jednu hlavní akci, s vlastním výstřelem.
BG-139 = Tah navíc se používá po dokončení hlavní akce; nikdy ji nepřeruší.
BG-140 = V jednom tahu můžeš použít víc Tahů navíc, jeden po druhém, i z právě vzniklých dvojic.
BG-141 = Tah navíc nemůžeš použít bez figurky na plánu ani v pauze na opravu.

## 16.2 Special tokens: Extra tank

battlegrounds-section-16-2 = Speciální žetony: Tank navíc
BG-142 = Tank navíc: dober si 2 horní karty balíčku, jednu si nech a druhou dej do krabice; balíček nesmí být prázdný.
BG-143 = Karta z Tanku navíc je neaktivní a nepoškozená; do hry přijde při návratu nebo výměně tanku.
BG-144 = Dvě karty z Tanku navíc vidíš jen ty; ponechaná se ukáže, odložená ne.

## 16.3 Special tokens: Direction

battlegrounds-section-16-3 = Speciální žetony: Směr
BG-145 = Se Směrem smí tank zatočit při každém kroku, ale jen do směrů své karty.
BG-146 = I se Směrem je počet kroků přesně zvolený dosah pohybu.
BG-147 = Pohyb nesmí skončit na poli, kde začal.
BG-148 = Při pohybu o 1 pole zatočit nelze; s Delším pohybem při delším ano.
BG-149 = Se Směrem smíš zatáčet jakkoli, i rovnou zpět, pokud se u stolu nedohodlo jinak.

## 16.4 Special tokens: Further shot

battlegrounds-section-16-4 = Speciální žetony: Delší dostřel
BG-150 = S Delším dostřelem střílí tank na dosah karty, nebo o 1 dál; se dvěma i o 2 dál.

## 16.5 Special tokens: Further move

battlegrounds-section-16-5 = Speciální žetony: Delší pohyb
BG-151 = S Delším pohybem jede tank na dosah karty, nebo o 1 dál, se dvěma i o 2; zvolený dosah je nutné ujet celý.

## 16.6 Special tokens: Order change

battlegrounds-section-16-6 = Speciální žetony: Změna pořadí
BG-152 = Se Změnou pořadí můžeš nejdřív vystřelit a pak se pohnout; výstřel je pořád jen jeden.
BG-153 = Střílíš-li první, posuzuje se povinnost pohybu podle plánu po výstřelu.

## 16.7 Special tokens: Armour

battlegrounds-section-16-7 = Speciální žetony: Pancíř
BG-154 = Zasáhne-li jiný hráč tank s Pancířem, ztratí se jen Pancíř a střelec nedostane nic.
BG-155 = Tank s Pancířem přežije najetí na nevybuchlý granát i přejetí přes něj; Pancíř se spotřebuje.
BG-156 = Tank s Pancířem přežije přejetí přes tank jiného hráče; Pancíř se spotřebuje a bodový žeton se neodevzdává.
BG-157 = Pancíř zachrání i při přejetí přes vlastní nebo spoluhráčův tank.
BG-158 = Pancíř zapůsobí sám při prvním nebezpečí; nelze ho šetřit na později.
BG-159 = Tank zachráněný Pancířem při pohybu dojede do konce a smí vystřelit.
BG-160 = Použitý Pancíř odchází z karty a uvolní místo; jeho dvojice je využitá, ale dál dává 2 body.

## 17 Scoring and end of Battle

battlegrounds-section-17 = Bodování a konec Bitvy
BG-161 = Body dávají jen dvojice (po 2) a získané bodové žetony (3, 2 nebo 1).
BG-162 = Jednotlivé žetony lokací, vlastní sloupek, žetony tanků ani karty body nedávají.
BG-163 = Bitva je pro 2 až 4 hráče; cílem je 16 bodů ve 2 hráčích, 14 ve 3 a 12 ve 4.
BG-164 = Hra končí hned, jak někdo dosáhne cíle, i v cizím tahu; ten hráč vyhrává.
BG-165 = Nejsou-li na plánu žetony, hraje se o body za tanky, dokud se nevyprázdní sloupky nebo 5 kol nikdo nezíská bod.
BG-166 = Hra končí také po 200 kolech.
BG-167 = Nedosáhl-li cíle nikdo, vyhrává nejvíc bodů, při shodě nejvíc bodů za tanky; jinak je vítězství společné.
BG-168 = Ve 2 hráčích dosáhne někdo cíle vždy, než dojdou žetony na plánu; ve 3 a 4 to jisté není.

## 18 Battle with two players

battlegrounds-section-18 = Bitva ve dvou hráčích
BG-169 = Ve 2 hráčích má každý 2 barvy, 2 figurky a 4 karty: 2 aktivní a 2 neaktivní.
BG-170 = Ve 2 hráčích začínají figurky v protilehlých základnách: A1 a H8 začínající, A8 a H1 druhý hráč.
BG-171 = Pro hlavní akci si zvolíš jeden svůj tank; jen ten se hýbe, střílí, nebo vyměňuje.
BG-172 = Povinnost pohybu platí jen pro zvolený tank; smíš zvolit i ten, který se pohnout nemůže.
BG-173 = Obě tvé figurky mají společnou rezervu, ale karta, která řídí jednu, nemůže řídit druhou.
BG-174 = Přejetí přes vlastní druhý tank zničí ten, který jede, bez ztráty bodového žetonu; druhému se nic nestane.
BG-175 = Bodový žeton se odevzdává ze sloupku v barvě zničené figurky.
BG-176 = Figurka se vždy vrací na základnu, kde začínala.
BG-177 = Na začátku tahu se vrátí všechny tvé figurky mimo hrací plán, v libovolném pořadí; pak zvolíš tank.
BG-178 = Pauza na opravu u jedné figurky ukončí celý tah, jakmile se všechny figurky vrátí.
BG-179 = Hlavní akci z Tahu navíc můžeš provést kterýmkoli svým tankem.

## 19 Team

battlegrounds-section-19 = Týmová varianta
BG-180 = Týmová varianta je pro 4 hráče, dva na dva; spoluhráči sedí a začínají naproti sobě.
BG-181 = Týmová varianta se připravuje a hraje jako Bitva ve 4 hráčích, až na vlastní pravidla.
BG-182 = Tým sbírá žetony lokací do jedné společné oblasti a společně z nich tvoří dvojice.
BG-183 = Body obou spoluhráčů se sčítají; tým, který získá 20 bodů, ihned vyhrává.
BG-184 = Ve svém tahu můžeš položit vylepšení týmu na aktivní kartu svou, nebo spoluhráčovu.
BG-185 = Jednorázovou akci týmu využije ten, kdo je na tahu; jemu také připadne karta z Tanku navíc.
BG-186 = Přejetí přes spoluhráčův tank zničí ten, který jede, ale bodový žeton se neodevzdává.
BG-187 = Bodový žeton, který získá soupeř, se počítá jeho týmu.
BG-188 = Nedosáhne-li cíle žádný tým, určí se konec i vítěz jako v Bitvě, jen pro týmy místo hráčů.

## 20 Family

battlegrounds-section-20 = Rodinná varianta
BG-189 = V Rodinné variantě stačí plán, žetony lokací a figurka pro každého: bez karet tanků, bodových žetonů a nevybuchlých granátů.
BG-190 = V Rodinné variantě se všech 64 žetonů naslepo zamíchá a položí lícem dolů; stejné mohou ležet vedle sebe.
BG-191 = Žetony na D4 a E5 se na začátku odkryjí a nikdy nemají stejný obrázek.
BG-192 = V Rodinné variantě začíná figurka na jednom ze 3 polí své základny; ve 2 hráčích jsou to A1 a H8.
BG-193 = V Rodinné variantě musíš nejdřív pohnout figurkou o 1 nebo 2 pole.
BG-194 = V Rodinné variantě vede každý krok na kterékoli z 8 sousedních polí a druhý smí zatočit.
BG-195 = V Rodinné variantě smí pohyb o dva kroky skončit tam, kde začal.
BG-196 = V Rodinné variantě nemůžeš skončit na jiné figurce, ale projít přes ni smíš beze škody.
BG-197 = Po pohybu odkryješ 2 zakryté žetony, které se dotýkají pole tvé figurky stranou nebo rohem.
BG-198 = Odkrýt můžeš jen zakrytý žeton, ne ten pod svou figurkou; pod cizí figurkou ano.
BG-199 = Musíš odkrýt 2 žetony, jde-li to; dotýká-li se jich figurky méně, odkryješ všechny.
BG-200 = První žeton se odkryje dřív, než zvolíš druhý.
BG-201 = Po obou výstřelech je každá dvojice stejných odkrytých žetonů kdekoli na plánu tvoje: 2 body za dvojici.
BG-202 = Leží-li odkryté tři stejné žetony, vezmeš si dva z nich podle vlastní volby.
BG-203 = V Rodinné variantě dává každá nalezená dvojice tah navíc, dvě dvojice dva, a tyto tahy se sčítají.
BG-204 = Žetony odkryté v tomto tahu, které si nikdo nevzal, zůstanou odkryté pro příští tah.
BG-205 = Na konci každého tahu se zakryjí nevzaté žetony, které byly odkryté už na jeho začátku.
BG-206 = V Rodinné variantě ikony nepůsobí.
BG-207 = Rodinná varianta je pro 2 až 4 hráče; kdo má první 10 bodů (5 dvojic), ihned vyhrává.
BG-208 = V Rodinné variantě žetony nedojdou dřív, než někdo získá 10 bodů; po 200 kolech rozhoduje počet bodů.

## 21.1 Solo: set-up

battlegrounds-section-21-1 = Sólo: příprava
BG-209 = Sólo je pro 1 hráče; všech 64 žetonů se zamíchá dohromady a položí lícem nahoru, střed nemá zvláštní úlohu.
BG-210 = Ani v Sólu nesmějí stejné žetony sousedit; k výměně slouží celý plán.
BG-211 = V Sólu dostaneš náhodně 2 karty tanků, obě aktivní; zbylých 10 tvoří balíček.
BG-212 = V Sólu postavíš dvě figurky na dvě různé základny podle své volby.
BG-213 = Na každé kartě leží žeton tanku v barvě její figurky; dvě figurky a dva žetony tanků zbydou.
BG-214 = V Sólu se 8 zelených a 8 červených nevybuchlých granátů zamíchá jako dvě hromádky, stranou s granátem nahoru.
BG-215 = V Sólu slouží 12 bodových žetonů jako tanky dělostřelectva; na jejich hodnotě nezáleží.

## 21.2 Solo: the player's turn

battlegrounds-section-21-2 = Sólo: tah hráče
BG-216 = V Sólu si zvolíš jeden svůj tank na plánu, pohneš jím a vystřelíš jako v Bitvě.
BG-217 = V Sólu fungují žetony, dvojice, bonusy, vylepšení i místa na ně jako v Bitvě.
BG-218 = V Sólu se nevybuchlé granáty nekladou; výstřel na prázdné pole nemá účinek.
BG-219 = Výstřel na tank dělostřelectva ho odstraní z plánu: ty body nezískáš, dělostřelectvo jeden ztratí.
BG-220 = Odstraněný tank dělostřelectva se vrací do jeho zásoby.
BG-221 = Nemůžeš skončit pohyb na tanku dělostřelectva.
BG-222 = Přejetí přes tank dělostřelectva tvůj tank zničí; s Pancířem přijdeš jen o Pancíř a jedeš dál.
BG-223 = Tank dělostřelectva, přes který někdo přejel, zůstává na plánu.
BG-224 = V Sólu přejetí přes vlastní druhý tank zničí ten, který jede; Pancíř ho ochrání.
BG-225 = V Sólu je zničený tank ztracen: figurka opouští plán a karta hru.
BG-226 = V Sólu se vylepšení ze ztracené karty stanou využitými dvojicemi a dál dávají 2 body.
BG-227 = V Sólu můžeš na začátku tahu nahradit ztracený tank kartou z rezervy, ze základny; nezbývá-li ti žádný tank, musíš.
BG-228 = V Sólu můžeš vyměnit tank, máš-li kartu v rezervě; sejmutá karta jde do rezervy.

## 21.3 Solo: artillery

battlegrounds-section-21-3 = Sólo: dělostřelectvo
BG-229 = Po tvém tahu dělostřelectvo jednou vystřelí: zelené písmeno a červená číslice určí cíl.
BG-230 = Tahy navíc se odehrají před výstřelem dělostřelectva, které i tak střílí jen jednou.
BG-231 = Dělostřelectvo zničí tvůj tank na cílovém poli; s Pancířem přijdeš jen o Pancíř. Body za to nemá.
BG-232 = Stojí-li tvůj tank na žetonu, dělostřelectvo zasáhne tank a žeton zůstane.
BG-233 = Dělostřelectvo vezme žeton lokace z cílového pole, nestojí-li na něm tank.
BG-234 = Na prázdné cílové pole přijde tank dělostřelectva ze zásoby; bez zásoby se nestane nic.
BG-235 = Stojí-li na cílovém poli už tank dělostřelectva, nestane se nic.
BG-236 = V 8 výstřelech přijde na každý sloupec i každou řadu jednou; pak se obě hromádky znovu zamíchají.

## 21.4 Solo: end

battlegrounds-section-21-4 = Sólo: konec
BG-237 = Dělostřelectvo má 1 bod za každý vzatý žeton lokace a 1 za každý svůj tank na plánu.
BG-238 = Sólo končí, jakmile má dělostřelectvo 20 bodů.
BG-239 = Sólo končí, když nemáš tank na plánu, kartu v rezervě ani nevyužitý Tank navíc.
BG-240 = Sólo končí, když na plánu nezbývá žádný žeton lokace.
BG-241 = Tvůj výsledek v Sólu jsou 2 body za dvojici; nic jiného se nepočítá.
BG-242 = Za 16 bodů je 1 hvězdička, za každé další 2 další, až 6 za 26 bodů; pod 16 je hra prohraná.

## 22 Hidden information and chance

battlegrounds-section-22 = Skryté informace a náhoda
BG-243 = V Bitvě, Týmové variantě a Sólu je skryté jen pořadí balíčku, karty z Tanku navíc a v Sólu pořadí souřadnic.
BG-244 = V Rodinné variantě zakryté obrázky nevidí nikdo a odkryté viděli všichni.
BG-245 = V Sólu nikdo nezná příští souřadnice, ale ví se, která písmena a číslice ještě zbývají.
BG-246 = Náhoda rozhoduje jen o začínajícím hráči, rozložení plánu, kartách a v Sólu o cílech dělostřelectva.

## 23 What holds at every moment

battlegrounds-section-23 = Co platí v každém okamžiku
BG-247 = Žetonů lokací na plánu, v herních oblastech a u dělostřelectva je dohromady vždy 64.
BG-248 = V Bitvě a Týmové variantě je nevybuchlých granátů na plánu a v zásobě dohromady vždy 16.
BG-249 = Mimo Rodinnou variantu je karet tanků vždy dohromady 12 a během hry aktivních tolik, kolik je figurek na plánu.
BG-250 = V Bitvě a Týmové variantě je bodových žetonů ve sloupcích a získaných dohromady vždy 12, ve 3 hráčích 9.
BG-251 = V Rodinné variantě jsou mezi tahy odkryté nejvýše 2 žetony.
BG-252 = V Bitvě, Týmové a Rodinné variantě nikomu body nikdy neubudou.
BG-253 = Hra nepokračuje, když někdo dosáhl cíle, leda že se vítězství zjišťuje až na konci vlastního tahu.
`;export{e as default};