var e=`# Rush: nastavení hry. Tečky v názvech pravidel jsou psány jako pomlčky.

## Sady pravidel

rush-preset-base = Základní hra
rush-preset-base-text = Základní hra podle pravidel.
rush-preset-second-front = Druhá fronta
rush-preset-second-front-text = Rozšíření až pro 6 hráčů: britská vozidla, velitelství, zadní voj a nové úspěchy.
rush-preset-alternative = Alternativní pravidla
rush-preset-alternative-text = Všechna alternativní pravidla, každý za sebe: boje s podporou, skryté karty, obchod se 6 kartami a sady medailí.
rush-preset-alternative-teams = Alternativní pravidla v týmech
rush-preset-alternative-teams-text = Všechna alternativní pravidla ve dvou týmech: 1 proti 2, 2 proti 2 nebo 2 proti 3.
rush-preset-base-front-achievements = Základní hra s novými úspěchy
rush-preset-base-front-achievements-text = Základní hra s úspěchy Druhé fronty.
rush-preset-base-reserve-5 = Základní hra s obchodem o 5 kartách
rush-preset-base-reserve-5-text = Základní hra s pěti vozidly na výběr místo čtyř.
rush-preset-base-send-defender = Základní hra, útočník brání
rush-preset-base-send-defender-text = Základní hra; po útoku jde jedno z útočících vozidel bránit základnu.
rush-preset-second-front-surviving-bases = Druhá fronta s body za zachované základny
rush-preset-second-front-surviving-bases-text = Druhá fronta; za každou základnu, která ti na konci zbude, je 1 medaile.
rush-preset-interactive-core = Základní hra s boji
rush-preset-interactive-core-text = Základní hra s boji a podporou, skrytými kartami a bonusem za bráněné základny.

## Volitelná pravidla

rush-toggle-cards-britain = Britská vozidla
rush-toggle-cards-britain-text = Přidá 30 britských vozidel a jejich hromádku medailí.
rush-toggle-cards-britain-off = Ne
rush-toggle-cards-britain-on = Ano

rush-toggle-cards-extra20 = 20 vozidel navíc
rush-toggle-cards-extra20-text = Přidá každé ze čtyř ostatních zemí pět vozidel.
rush-toggle-cards-extra20-off = Ne
rush-toggle-cards-extra20-on = Ano

rush-toggle-cards-newAbilities = Odvelení a plánování
rush-toggle-cards-newAbilities-text = Zda jsou ve hře vozidla s odvelením nebo plánováním.
rush-toggle-cards-newAbilities-remove = Bez nich
rush-toggle-cards-newAbilities-keep = Ve hře

rush-toggle-players-max = Nejvyšší počet hráčů
rush-toggle-players-max-text = Kolik hráčů může hrát; šestý potřebuje startovní sadu z rozšíření.
rush-toggle-players-max-5 = 5
rush-toggle-players-max-6 = 6

rush-toggle-achievements-front = Nové úspěchy
rush-toggle-achievements-front-text = Přimíchá se dvanáct úspěchů Druhé fronty.
rush-toggle-achievements-front-off = Ne
rush-toggle-achievements-front-on = Ano

rush-toggle-achievements-custom = Vlastní úspěchy
rush-toggle-achievements-custom-text = Kolik úspěchů z vlastního souboru karet se hry účastní; nezvolíš-li jinak, všechny.
rush-toggle-achievements-custom-0 = Žádný
rush-toggle-achievements-custom-1 = Jeden
rush-toggle-achievements-custom-2 = Dva

rush-toggle-achievements-deck = Balíček úspěchů
rush-toggle-achievements-deck-text = Nevyložené úspěchy tvoří balíček, z něhož dobírá plánování.
rush-toggle-achievements-deck-off = Ne
rush-toggle-achievements-deck-on = Ano

rush-toggle-hq = Velitelství
rush-toggle-hq-text = Každý hráč má velitelství, čtvrtou základnu, která padá poslední.
rush-toggle-hq-off = Ne
rush-toggle-hq-on = Ano

rush-toggle-rearGuard = Zadní voj
rush-toggle-rearGuard-text = Každý hráč má zadní voj, kde jedna karta čeká na pozdější tah.
rush-toggle-rearGuard-off = Ne
rush-toggle-rearGuard-on = Ano

rush-toggle-reserve-size = Velikost obchodu
rush-toggle-reserve-size-text = Kolik vozidel leží v obchodě.
rush-toggle-reserve-size-4 = 4 karty
rush-toggle-reserve-size-5 = 5 karet
rush-toggle-reserve-size-6 = 6 karet

rush-toggle-reserve-gap = Mezery v obchodě
rush-toggle-reserve-gap-text = Kdy se doplňuje mezera v obchodě.
rush-toggle-reserve-gap-immediate = Ihned
rush-toggle-reserve-gap-end-of-turn = Na konci tahu

rush-toggle-reserve-rotate = Posun obchodu
rush-toggle-reserve-rotate-text = Kdy nejstarší karta opouští obchod a přichází nová.
rush-toggle-reserve-rotate-end = Na konci každého tahu
rush-toggle-reserve-rotate-start-optional = V kroku I, chceš-li

rush-toggle-attack-sendDefender = Útočník brání
rush-toggle-attack-sendDefender-text = Po útoku musí jedno z útočících vozidel jít bránit základnu.
rush-toggle-attack-sendDefender-off = Ne
rush-toggle-attack-sendDefender-on = Ano

rush-toggle-indestructibility = Nezničitelnost
rush-toggle-indestructibility-text = Ze které hromádky nezničitelnost bere medaili.
rush-toggle-indestructibility-own-nation = Země karty
rush-toggle-indestructibility-any-nation = Kterákoli země

rush-toggle-scoring-survivingBases = Zachované základny
rush-toggle-scoring-survivingBases-text = Medaile za každou vlastní základnu, která na konci hry stojí.
rush-toggle-scoring-survivingBases-0 = Bez medailí
rush-toggle-scoring-survivingBases-1 = Po 1 medaili
rush-toggle-scoring-survivingBases-2 = Po 2 medailích
rush-toggle-scoring-survivingBases-3 = Po 3 medailích

rush-toggle-hand-reveal = Vykládání karet
rush-toggle-hand-reveal-text = Zda se karty z ruky vyloží v kroku I, nebo po jedné při hraní.
rush-toggle-hand-reveal-all = Všechny v kroku I
rush-toggle-hand-reveal-one-by-one = Kartu po kartě

rush-toggle-combat = Útok na vozidla
rush-toggle-combat-text = Útočníci se určí předem, nebo bojují po jednom s podporou z ruky.
rush-toggle-combat-fixed = Bez podpory
rush-toggle-combat-interactive = Boje s podporou

rush-toggle-weakHand = Náhrada za slabý list
rush-toggle-weakHand-text = Nezahraješ-li ve svém tahu žádnou kartu, můžeš si jednu ponechat, nebo odhodit na vrakoviště.
rush-toggle-weakHand-off = Ne
rush-toggle-weakHand-on = Ano

rush-toggle-bonus-defended = Bonus za bráněné základny
rush-toggle-bonus-defended-text = Dobereš si o kartu víc, je-li bráněna víc než polovina tvých základen.
rush-toggle-bonus-defended-off = Ne
rush-toggle-bonus-defended-on = Ano

rush-toggle-hand-cap = Limit karet v ruce
rush-toggle-hand-cap-text = Kolik karet smíš mít v ruce nejvýše na začátku tahu.
rush-toggle-hand-cap-none = Bez limitu
rush-toggle-hand-cap-5 = 5 karet

rush-toggle-scoring-sets = Sady medailí
rush-toggle-scoring-sets-text = Za sady medailí různých zemí jsou body navíc.
rush-toggle-scoring-sets-off = Ne
rush-toggle-scoring-sets-on = Ano

rush-toggle-reshuffle-limit = Nové garáže za tah
rush-toggle-reshuffle-limit-text = Kolikrát za tah lze vytvořit novou garáž ze skladu.
rush-toggle-reshuffle-limit-unlimited = Bez omezení
rush-toggle-reshuffle-limit-once = Jen jednou

rush-toggle-recruit-keep = Nábor: ponechání karty
rush-toggle-recruit-keep-text = Nábor lze využít i k ponechání karty do příštího tahu místo dalších nákupů.
rush-toggle-recruit-keep-off = Ne
rush-toggle-recruit-keep-on = Ano

rush-toggle-teams = Týmy
rush-toggle-teams-text = Proti sobě se v tazích střídají dva týmy; nejsou-li stejné, začíná ten větší.
rush-toggle-teams-off = Každý za sebe
rush-toggle-teams-2v2 = 2 proti 2
rush-toggle-teams-2v3 = 2 proti 3
rush-toggle-teams-1v2 = 1 proti 2
rush-toggle-teams-3v3 = 3 proti 3

rush-toggle-opt-firstPlayer = První hráč
rush-toggle-opt-firstPlayer-text = Kdo začíná hru.
rush-toggle-opt-firstPlayer-random = Náhodně
rush-toggle-opt-firstPlayer-host = Hostitel

rush-toggle-opt-depotInfo = Prohlížení skladů
rush-toggle-opt-depotInfo-text = Kdo si smí prohlížet sklad.
rush-toggle-opt-depotInfo-owner = Majitel
rush-toggle-opt-depotInfo-all = Všichni

rush-toggle-opt-siegeArmour1 = Obléhání a pancíř 1
rush-toggle-opt-siegeArmour1-text = Co jedno obléhání udělá nepoškozenému vozidlu s pancířem 1.
rush-toggle-opt-siegeArmour1-damage = Poškodí je
rush-toggle-opt-siegeArmour1-destroy = Zničí je

rush-toggle-opt-researchNoTarget = Výzkum bez vozidla
rush-toggle-opt-researchNoTarget-text = Zda lze využít výzkum, když žádné vozidlo není dost levné.
rush-toggle-opt-researchNoTarget-allowed = Povoleno
rush-toggle-opt-researchNoTarget-forbidden = Zakázáno

rush-toggle-opt-medalGroup = Vyplácení medailí
rush-toggle-opt-medalGroup-text = Zda se za vozidla zničená útokem a obléháním vyplácejí medaile zvlášť, nebo dohromady.
rush-toggle-opt-medalGroup-by-source = Zvlášť
rush-toggle-opt-medalGroup-by-turn = Dohromady

rush-toggle-opt-squadDefenders = Obránci na konci hry
rush-toggle-opt-squadDefenders-text = Zda vozidla na základnách patří do konečného oddílu.
rush-toggle-opt-squadDefenders-excluded = Nepočítají se
rush-toggle-opt-squadDefenders-included = Počítají se

rush-toggle-opt-hqGuardTarget = Obránce velitelství
rush-toggle-opt-hqGuardTarget-text = Zda může být cílem obránce velitelství, které je ještě v bezpečí.
rush-toggle-opt-hqGuardTarget-yes = Může být cílem
rush-toggle-opt-hqGuardTarget-no = Je také v bezpečí

rush-toggle-opt-fightBreaks = Mezi boji
rush-toggle-opt-fightBreaks-text = Zda lze mezi jednotlivými útoky tahu hrát jiné karty.
rush-toggle-opt-fightBreaks-allowed = Lze hrát i jiné karty
rush-toggle-opt-fightBreaks-block = Útoky přímo po sobě

## Nepovolené kombinace

rush-condition-cards-newAbilities-keep-rearGuard = Odvelení přesouvá vozidlo do zadního voje, proto musí být zadní voj ve hře.
rush-condition-cards-newAbilities-keep-achievements-deck = Plánování dobírá z balíčku úspěchů, proto musí být balíček ve hře.
rush-condition-reserve-gap-end-of-turn-reserve-rotate = Doplňují-li se mezery na konci tahu, posouvá se obchod také tehdy, ne v kroku I.
rush-condition-bonus-defended-on-hand-cap = S bonusem za bráněné základny nesmí nikdo začínat tah s více než 5 kartami.
rush-condition-recruit-keep-on-hand-cap = Lze-li si náborem ponechat kartu, nesmí nikdo začínat tah s více než 5 kartami.
rush-condition-teams-2v2-2v3-1v2-3v3-combat = Spojenci se podporují v bojích, proto týmy vyžadují boje s podporou.
rush-condition-teams-3v3-players-max = Hra 3 proti 3 vyžaduje šest hráčů.
rush-condition-opt-fightBreaks-allowed-attack-sendDefender = Po skončení útoku musí jeden z útočníků jít bránit, proto mezi útoky nelze hrát jiné karty.
`;export{e as default};