### Battlegrounds v terminálu, kde stránka ukazuje obrázek.

## Actions

battlegrounds-say-first = Začíná { $seat }
battlegrounds-say-token = Na další pole přijde { $token }
battlegrounds-say-swap = Vyměnit s žetonem na { $square }
battlegrounds-say-deal = Rozdat: { $card }
battlegrounds-say-draw = Dobrat: { $card }
battlegrounds-say-turn = Na žetonu je { $token }
battlegrounds-say-strike = Dělostřelectvo pálí na { $square }
battlegrounds-say-place = { $colour } figurka začíná na { $square }
battlegrounds-say-enter = { $colour } figurka se vrací na { $square }: { $card }
battlegrounds-say-extra-tank = Použít Tank navíc: dobrat dvě karty a jednu si nechat
battlegrounds-say-move = Jet { $way }
battlegrounds-say-stay = Tank zůstane na místě (barva: { $colour })
battlegrounds-say-fire = Tank nejdřív vystřelí, potom jede (barva: { $colour })
battlegrounds-say-change = Vyměnit tank: { $colour } figurka dostane { $card }
battlegrounds-say-shoot-token = Sebrat žeton z { $square }
battlegrounds-say-shoot-tank = Zasáhnout tank na { $square }
battlegrounds-say-fit = Položit { $upgrade } na kartu { $card }. { $effect }
battlegrounds-say-extra-turn = Použít Tah navíc: ještě jedna hlavní akce
battlegrounds-say-values = pohyb { $move }, výstřel { $shot }

## The table

battlegrounds-sheet-set-up = Příprava
battlegrounds-sheet-whose = { $what }, { $seat }
battlegrounds-sheet-turn = tah
battlegrounds-sheet-then-extra =
    { $n ->
        [one] { $turn }, potom { $n } tah navíc
        [few] { $turn }, potom { $n } tahy navíc
       *[other] { $turn }, potom { $n } tahů navíc
    }
battlegrounds-sheet-first-player = první hráč
battlegrounds-sheet-to-win = k výhře
battlegrounds-sheet-deck = balíček
battlegrounds-sheet-offered = k draftu
battlegrounds-sheet-lost = mimo hru
battlegrounds-sheet-duds = nevybuchlé granáty
battlegrounds-sheet-in-pool = { $n } v zásobě
battlegrounds-sheet-no-token = plán bez žetonů
battlegrounds-sheet-rank = dosavadní hodnocení
battlegrounds-sheet-next-star = { $rank }, další za { $n } b.
battlegrounds-sheet-artillery = dělostřelectvo
battlegrounds-sheet-artillery-points = { $points } z { $goal } b. ({ $tokens }, { $tanks })
battlegrounds-sheet-supply = jeho zásoba
battlegrounds-sheet-coming = ještě přijde
battlegrounds-sheet-coordinates = { $letters } a { $digits }
battlegrounds-sheet-all-coordinates = všechny souřadnice, znovu zamíchané
battlegrounds-sheet-single = jednotlivé
battlegrounds-sheet-ready = k použití
battlegrounds-sheet-pairs = dvojice
battlegrounds-sheet-tanks-won = tanky
battlegrounds-sheet-reserve = rezerva
battlegrounds-sheet-rejected = odmítnuté
battlegrounds-sheet-drawn = dobrané
battlegrounds-sheet-damaged = poškozený
battlegrounds-sheet-pawns = Figurky
battlegrounds-sheet-tanks = Tanky
battlegrounds-sheet-pawn = { $colour } ({ $letter }) { $seat }
battlegrounds-sheet-off = mimo plán, základna { $base }
battlegrounds-count-points =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
battlegrounds-count-quiet =
    { $n ->
        [one] { $n } tah bez bodu
        [few] { $n } tahy bez bodu
       *[other] { $n } tahů bez bodu
    }
battlegrounds-count-tokens =
    { $n ->
        [one] { $n } žeton
        [few] { $n } žetony
       *[other] { $n } žetonů
    }
battlegrounds-count-tanks =
    { $n ->
        [one] { $n } tank na plánu
        [few] { $n } tanky na plánu
       *[other] { $n } tanků na plánu
    }
battlegrounds-count-artillery =
    { $n ->
        [one] { $n } tank dělostřelectva
        [few] { $n } tanky dělostřelectva
       *[other] { $n } tanků dělostřelectva
    }
battlegrounds-column-pawn = figurka
battlegrounds-column-tank = tank
battlegrounds-column-on = pole
battlegrounds-column-card = karta
battlegrounds-column-upgrades = vylepšení
battlegrounds-column-stack = hromádka
battlegrounds-legend = Co je na plánu
battlegrounds-legend-pawns = figurky, před tím, co leží pod nimi
battlegrounds-legend-tanks = tanky, před tím, co leží pod nimi
battlegrounds-legend-special = speciální
battlegrounds-legend-empty = prázdné
battlegrounds-legend-dud = nevybuchlý granát
battlegrounds-legend-artillery = tank dělostřelectva
battlegrounds-legend-face-down = zakrytý
battlegrounds-legend-seen = zakrytý, ale zapamatovaný
battlegrounds-legend-bases = základny
battlegrounds-legend-pictures = obrázky

## Events, statistics

battlegrounds-tell-round-begun = — Kolo { $number } —
battlegrounds-role-first = první v pořadí
battlegrounds-role-second = druhý v pořadí
battlegrounds-role-third = třetí v pořadí
battlegrounds-role-fourth = čtvrtý v pořadí
battlegrounds-role-team-a = tým A
battlegrounds-role-team-b = tým B
battlegrounds-ending-target = dosažený cíl
battlegrounds-ending-rounds = limit kol
battlegrounds-ending-stalled = bez pokroku
battlegrounds-ending-artillery = dělostřelectvo
battlegrounds-ending-board-empty = prázdný plán
battlegrounds-ending-tanks-lost = ztráta tanků
battlegrounds-figure-stars = hvězdičky
