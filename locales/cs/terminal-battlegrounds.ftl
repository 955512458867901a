### Battlegrounds v terminálu, kde stránka ukazuje obrázek.

## Actions

bg-say-first = Začíná { $seat }
bg-say-token = Na další pole přijde { $token }
bg-say-swap = Vyměnit s žetonem na { $square }
bg-say-deal = Rozdat: { $card }
bg-say-draw = Dobrat: { $card }
bg-say-turn = Na žetonu je { $token }
bg-say-strike = Dělostřelectvo pálí na { $square }
bg-say-place = { $colour } figurka začíná na { $square }
bg-say-enter = { $colour } figurka se vrací na { $square }: { $card }
bg-say-extra-tank = Použít Tank navíc: dobrat dvě karty a jednu si nechat
bg-say-move = Jet { $way }
bg-say-stay = Tank zůstane na místě (barva: { $colour })
bg-say-fire = Tank nejdřív vystřelí, potom jede (barva: { $colour })
bg-say-change = Vyměnit tank: { $colour } figurka dostane { $card }
bg-say-shoot-token = Sebrat žeton z { $square }
bg-say-shoot-tank = Zasáhnout tank na { $square }
bg-say-fit = Položit { $upgrade } na kartu { $card }. { $effect }
bg-say-extra-turn = Použít Tah navíc: ještě jedna hlavní akce
bg-say-values = pohyb { $move }, výstřel { $shot }

## The table

bg-sheet-set-up = Příprava
bg-sheet-whose = { $what }, { $seat }
bg-sheet-turn = tah
bg-sheet-then-extra =
    { $n ->
        [one] { $turn }, potom { $n } tah navíc
        [few] { $turn }, potom { $n } tahy navíc
       *[other] { $turn }, potom { $n } tahů navíc
    }
bg-sheet-first-player = první hráč
bg-sheet-to-win = k výhře
bg-sheet-deck = balíček
bg-sheet-offered = k draftu
bg-sheet-lost = mimo hru
bg-sheet-duds = nevybuchlé granáty
bg-sheet-in-pool = { $n } v zásobě
bg-sheet-no-token = plán bez žetonů
bg-sheet-rank = dosavadní hodnocení
bg-sheet-next-star = { $rank }, další za { $n } b.
bg-sheet-artillery = dělostřelectvo
bg-sheet-artillery-points = { $points } z { $goal } b. ({ $tokens }, { $tanks })
bg-sheet-supply = jeho zásoba
bg-sheet-coming = ještě přijde
bg-sheet-coordinates = { $letters } a { $digits }
bg-sheet-all-coordinates = všechny souřadnice, znovu zamíchané
bg-sheet-single = jednotlivé
bg-sheet-ready = k použití
bg-sheet-pairs = dvojice
bg-sheet-tanks-won = tanky
bg-sheet-reserve = rezerva
bg-sheet-rejected = odmítnuté
bg-sheet-drawn = dobrané
bg-sheet-damaged = poškozený
bg-sheet-pawns = Figurky
bg-sheet-tanks = Tanky
bg-sheet-pawn = { $colour } ({ $letter }) { $seat }
bg-sheet-off = mimo plán, základna { $base }
bg-count-points =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
bg-count-quiet =
    { $n ->
        [one] { $n } tah bez bodu
        [few] { $n } tahy bez bodu
       *[other] { $n } tahů bez bodu
    }
bg-count-tokens =
    { $n ->
        [one] { $n } žeton
        [few] { $n } žetony
       *[other] { $n } žetonů
    }
bg-count-tanks =
    { $n ->
        [one] { $n } tank na plánu
        [few] { $n } tanky na plánu
       *[other] { $n } tanků na plánu
    }
bg-count-artillery =
    { $n ->
        [one] { $n } tank dělostřelectva
        [few] { $n } tanky dělostřelectva
       *[other] { $n } tanků dělostřelectva
    }
bg-column-pawn = figurka
bg-column-tank = tank
bg-column-on = pole
bg-column-card = karta
bg-column-upgrades = vylepšení
bg-column-stack = hromádka
bg-legend = Co je na plánu
bg-legend-pawns = figurky, před tím, co leží pod nimi
bg-legend-tanks = tanky, před tím, co leží pod nimi
bg-legend-special = speciální
bg-legend-empty = prázdné
bg-legend-dud = nevybuchlý granát
bg-legend-artillery = tank dělostřelectva
bg-legend-face-down = zakrytý
bg-legend-seen = zakrytý, ale zapamatovaný
bg-legend-bases = základny
bg-legend-pictures = obrázky

## Events, statistics

bg-tell-round-begun = — Kolo { $number } —
bg-role-first = první v pořadí
bg-role-second = druhý v pořadí
bg-role-third = třetí v pořadí
bg-role-fourth = čtvrtý v pořadí
bg-role-team-a = tým A
bg-role-team-b = tým B
bg-ending-target = dosažený cíl
bg-ending-rounds = limit kol
bg-ending-stalled = bez pokroku
bg-ending-artillery = dělostřelectvo
bg-ending-board-empty = prázdný plán
bg-ending-tanks-lost = ztráta tanků
bg-figure-stars = hvězdičky
