var e=`### World of Tanks Battlegrounds: stůl.

battlegrounds-board = Hrací plán
battlegrounds-seat-you = Ty
battlegrounds-seat-team = Tým { $team }
battlegrounds-seat-others = Ostatní hráči
battlegrounds-seat-away = bez připojení
battlegrounds-target = cíl: { $target }
battlegrounds-points-of = body: { $points } z { $target }
battlegrounds-square-empty = prázdné
battlegrounds-square-dud = nevybuchlý granát
battlegrounds-square-artillery = tank dělostřelectva
battlegrounds-square-face-down = zakrytý žeton
battlegrounds-pawn-of = { $colour } figurka ({ $name })
battlegrounds-tank-of = { $card }, { $colour } ({ $name })
battlegrounds-pawn-on = { $colour }, pole { $square }
battlegrounds-pawn-off = { $colour }, mimo hrací plán
battlegrounds-pawn-away = mimo hrací plán
battlegrounds-token-special = { $picture } ({ $icon })
battlegrounds-point-token = bodový žeton, barva { $colour }: { $points }
battlegrounds-point-token-gone = ztracený bodový žeton, barva { $colour }: { $points }
battlegrounds-menu-object = Co na poli { $square } zasáhneš?

## Karty tanků

battlegrounds-card-hidden = zakrytá karta
battlegrounds-card-move = Pohyb
battlegrounds-card-shot = Výstřel
battlegrounds-card-active = Aktivní
battlegrounds-card-state-active =
    { $hue ->
        [green] aktivní, vede zelenou figurku
        [yellow] aktivní, vede žlutou figurku
        [blue] aktivní, vede modrou figurku
       *[red] aktivní, vede červenou figurku
    }
battlegrounds-card-state-ready = Připravená v rezervě
battlegrounds-card-state-damaged = Poškozená, v opravě
battlegrounds-card-state-offered = na výběr
battlegrounds-reach-orthogonal = rovně { $distance }
battlegrounds-reach-diagonal = šikmo { $distance }
battlegrounds-reach-or = { $first } nebo { $last }
battlegrounds-slot-free = volné místo
battlegrounds-reserve = Rezerva
battlegrounds-offer-draft = Draft
battlegrounds-offer-draft-why = berete si po jedné kartě
battlegrounds-offer-drawn = Tank navíc
battlegrounds-offer-drawn-why = jednu kartu si necháš, druhá jde do krabice

## Herní oblasti

battlegrounds-area = Herní oblast
battlegrounds-area-common = Společná herní oblast: { $team }
battlegrounds-pairs = Dvojice
battlegrounds-pairs-count =
    { $n ->
        [one] { $n } dvojice
        [few] { $n } dvojice
        [many] { $n } dvojice
       *[other] { $n } dvojic
    }
battlegrounds-pairs-none = Zatím žádná. Dvojici tvoří dva stejné obrázky.
battlegrounds-pair-ready = k použití
battlegrounds-pair-spent = použito
battlegrounds-pair-plain = bez bonusu
battlegrounds-singles = Jednotlivé žetony
battlegrounds-singles-where = stejný obrázek leží na polích
battlegrounds-singles-none = Žádné. Zasažený žeton si vezmeš.
battlegrounds-single-like = stejný obrázek: { $squares }
battlegrounds-won = Body za tanky
battlegrounds-pool-duds =
    { $n ->
        [one] nevybuchlý granát
        [few] nevybuchlé granáty
        [many] nevybuchlého granátu
       *[other] nevybuchlých granátů
    }
battlegrounds-pool-deck = v balíčku
battlegrounds-source-pairs = Dvojice
battlegrounds-source-tanks = Zničené tanky

## Rodinná varianta a sólo

battlegrounds-family-go = Pohni tankem o 1 nebo 2 pole libovolným směrem.
battlegrounds-family-reveal = Odkryj dva žetony, které se ho dotýkají.
battlegrounds-family-again = Dva stejné odkryté obrázky jsou tvoje: 2 body a hraješ ještě jednou.
battlegrounds-family-end = Vyhrává, kdo první získá { $target } bodů.
battlegrounds-family-down = Zakrytý: nikdo ho nezná.
battlegrounds-family-up = Odkrytý z minulého tahu: na konci tohoto tahu se zakryje.
battlegrounds-family-icons = Ikony tu nic nedělají.
battlegrounds-family-pair = Nalezená dvojice: 2 body a ještě jeden tah.
battlegrounds-artillery = Dělostřelectvo
battlegrounds-letters = Písmena
battlegrounds-digits = Číslice
battlegrounds-coordinates-why = Čárkovaně: v tomto cyklu teprve přijde.
battlegrounds-coordinate-coming = ještě zakrytý
battlegrounds-coordinate-up = odkrytý
battlegrounds-stars =
    { $n ->
        [one] { $n } hvězdička
        [few] { $n } hvězdičky
        [many] { $n } hvězdičky
       *[other] { $n } hvězdiček
    }
battlegrounds-star-next =
    { $n ->
        [one] { $n } bod do další hvězdičky
        [few] { $n } body do další hvězdičky
        [many] { $n } bodu do další hvězdičky
       *[other] { $n } bodů do další hvězdičky
    }
battlegrounds-supply = Každý tank dělostřelectva na plánu je jeho bod. Zásoba: { $n }.

## Značky na plánu

battlegrounds-legend-tank = tvůj tank
battlegrounds-legend-move = sem můžeš jet
battlegrounds-legend-choose = tohle můžeš zvolit
battlegrounds-legend-step = další krok
battlegrounds-legend-far = { $first } nebo { $n } pole
battlegrounds-legend-deadly = zničí tvůj tank
battlegrounds-legend-shot = sem můžeš střílet
battlegrounds-effect-move =
    { $n ->
        [one] { $n } pole
        [few] { $n } pole
        [many] { $n } pole
       *[other] { $n } polí
    }
battlegrounds-effect-deadly-dud = nevybuchlý granát na { $square } tvůj tank zničí
battlegrounds-effect-deadly-tank = průjezd přes tank na { $square } tvůj tank zničí
battlegrounds-effect-deadly-artillery = průjezd přes tank dělostřelectva na { $square } tvůj tank zničí
battlegrounds-effect-armour = stojí Pancíř na { $square }
battlegrounds-effect-tank = +{ $points } tank
battlegrounds-effect-destroys = znič
battlegrounds-effect-token = žeton
battlegrounds-effect-pair = +{ $points } dvojice
battlegrounds-effect-pair-icon = +{ $points } dvojice, bonus: { $icon }
battlegrounds-effect-dud = polož
battlegrounds-effect-clear = seber
battlegrounds-effect-artillery = znič
battlegrounds-effect-pause = stojí zbytek tahu
battlegrounds-effect-enter = návrat sem
battlegrounds-effect-change = převezme figurku; bez pohybu a výstřelu
battlegrounds-effect-place = začátek zde
battlegrounds-effect-go = pohyb sem
battlegrounds-effect-reveal = odkryj

## Akce

battlegrounds-do-take = Vzít: { $card }
battlegrounds-do-activate =
    { $hue ->
        [green] { $card } vede zelenou figurku
        [yellow] { $card } vede žlutou figurku
        [blue] { $card } vede modrou figurku
       *[red] { $card } vede červenou figurku
    }
battlegrounds-do-place = Začít na { $square }
battlegrounds-do-enter = Návrat na { $square }: { $card }
battlegrounds-do-wait = Tank nenasadit
battlegrounds-do-extra-tank = Použít Tank navíc
battlegrounds-do-keep = Nechat si: { $card }
battlegrounds-do-move = Jet na { $square }
battlegrounds-do-stay = Zůstat ({ $colour })
battlegrounds-do-fire = Nejdřív střílet ({ $colour })
battlegrounds-do-change = Vyměnit tank: { $card }
battlegrounds-do-shoot-token = Sebrat žeton
battlegrounds-do-shoot-tank = Zasáhnout tank
battlegrounds-do-shoot-dud = Položit nevybuchlý granát na { $square }
battlegrounds-do-shoot-clear = Sebrat nevybuchlý granát z { $square }
battlegrounds-do-shoot-artillery = Zničit tank dělostřelectva na { $square }
battlegrounds-do-hold = Nestřílet
battlegrounds-do-fit = Položit { $upgrade } na kartu { $card }
battlegrounds-do-pair-0 = Dvojice: { $picture }, bez bonusu
battlegrounds-do-pair-1 = Dvojice: { $picture }, s bonusem
battlegrounds-do-pair-2 = Dvojice: { $picture }, oba speciální
battlegrounds-do-extra-turn = Použít Tah navíc
battlegrounds-do-end = Ukončit tah
battlegrounds-do-decline = Pancíř nepokládat
battlegrounds-do-go = Jít na { $square }
battlegrounds-do-reveal = Odkrýt { $square }
battlegrounds-do-collect = Vzít dvojici z { $square } a { $other }

## Otázky

battlegrounds-ask-take-card = Kterou kartu tanku si vezmeš?
battlegrounds-ask-activate-card =
    { $hue ->
        [green] Která karta povede tvou zelenou figurku?
        [yellow] Která karta povede tvou žlutou figurku?
        [blue] Která karta povede tvou modrou figurku?
       *[red] Která karta povede tvou červenou figurku?
    }
battlegrounds-ask-place-pawn = Kde začíná tvá { $colour } figurka?
battlegrounds-ask-enter = Vrať se s tankem na plán
battlegrounds-ask-act = Pohni se, nebo vyměň tank
battlegrounds-ask-way =
    { $n ->
        [one] Pohyb: { $n } pole
        [few] Pohyb: { $n } pole
        [many] Pohyb: { $n } pole
       *[other] Pohyb: { $n } polí
    }
battlegrounds-ask-shoot = { $card } na { $square }: na co vystřelíš?
battlegrounds-ask-shoot-first = { $card } na { $square }: výstřel před pohybem
battlegrounds-ask-drive = { $card } na { $square }: pohyb po výstřelu
battlegrounds-ask-after = Použiješ bonus, nebo ukončíš tah?
battlegrounds-ask-keep-card = Kterou z obou karet si necháš?
battlegrounds-ask-react = Na { $card } ({ $square }) se střílí. Položit Pancíř?
battlegrounds-ask-go = Pohni figurkou o 1 nebo 2 pole
battlegrounds-ask-reveal =
    { $n ->
        [one] Odkryj žeton vedle svého tanku
        [few] Odkryj { $n } žetony vedle svého tanku
        [many] Odkryj { $n } žetonu vedle svého tanku
       *[other] Odkryj { $n } žetonů vedle svého tanku
    }
battlegrounds-ask-collect-pair = Tři stejné žetony: které dva si vezmeš?
battlegrounds-ask-over = Konec hry
battlegrounds-detail-take-card = Karty tanků máš po celou hru. Mřížky ukazují, kam tank jezdí a kam střílí.
battlegrounds-detail-activate-card = Tenhle tank vyjede do boje první; později ho můžeš vyměnit. Mřížky ukazují, kam jezdí a kam střílí.
battlegrounds-detail-place-pawn = Odtud poprvé vyjedeš. Zvol zvýrazněné pole základny.
battlegrounds-detail-enter = Zvol kartu, pak pole své základny.
battlegrounds-detail-enter-damaged = Zvol kartu, pak pole. Poškozená karta stojí zbytek tahu.
battlegrounds-detail-enter-paused = Potom tah končí.
battlegrounds-detail-act = Zvol pole, nebo kartu v rezervě.
battlegrounds-detail-act-two = Zvol svůj tank, pak pole; nebo kartu v rezervě.
battlegrounds-detail-act-tank = { $tank }: zvol pole.
battlegrounds-detail-way = { $way }. Ukaž na další pole.
battlegrounds-detail-way-done = { $way }. Potvrď, nebo ukaž na jiné pole.
battlegrounds-detail-way-deadly = Na poli { $square } by byl tank zničen.
battlegrounds-detail-shoot = Žeton, tank, nevybuchlý granát, nebo prázdné pole pro nový.
battlegrounds-detail-shoot-solo = Žeton, nebo tank dělostřelectva.
battlegrounds-detail-shoot-first = Pohyb přijde potom.
battlegrounds-detail-drive = Zvol pole.
battlegrounds-detail-after = Zvol připravenou dvojici, nebo ukonči tah.
battlegrounds-detail-keep-card = Druhá jde do krabice a nikdo ji neuvidí.
battlegrounds-detail-react = Pancíř tank jednou zachrání.
battlegrounds-detail-go = Libovolným směrem; smíš se i vrátit na své pole.
battlegrounds-detail-reveal = Stejné odkryté obrázky jsou tvoje.
battlegrounds-detail-collect-pair = Ukaž na dva z nich.
battlegrounds-wait-title = Rozhoduje { $name }
battlegrounds-wait-take-card = Bere si kartu tanku.
battlegrounds-wait-activate-card = Volí aktivní kartu.
battlegrounds-wait-place-pawn = Volí, kde začne.
battlegrounds-wait-enter = Vrací se s tankem na plán.
battlegrounds-wait-act = Volí pohyb, nebo mění tank.
battlegrounds-wait-shoot = Volí výstřel.
battlegrounds-wait-shoot-first = Střílí před pohybem.
battlegrounds-wait-drive = Jede po výstřelu.
battlegrounds-wait-after = Může použít bonus.
battlegrounds-wait-keep-card = Nechává si jednu ze dvou karet.
battlegrounds-wait-react = Může položit Pancíř.
battlegrounds-wait-go = Pohybuje figurkou.
battlegrounds-wait-reveal = Odkrývá žeton.
battlegrounds-wait-collect-pair = Volí dva ze tří žetonů.
battlegrounds-phase-take-card = Draft
battlegrounds-phase-activate-card = Aktivní karta
battlegrounds-phase-place-pawn = Začátek
battlegrounds-phase-enter = Návrat
battlegrounds-phase-move = Pohyb
battlegrounds-phase-shot = Výstřel
battlegrounds-phase-after = Bonus
battlegrounds-phase-strike = Dělostřelectvo
battlegrounds-phase-go = Pohyb
battlegrounds-phase-reveal = Odkrývání
battlegrounds-phase-collect = Dvojice

## Co se stalo

battlegrounds-event-first =
    { $actor ->
        [you] Začínáš.
       *[other] Začíná { $name }.
    }
battlegrounds-event-board-laid = Žetony lokací jsou rozložené.
battlegrounds-event-swapped = Žetony z polí { $square } a { $other } si mění místo.
battlegrounds-event-dealt =
    { $actor ->
        [you] Dostáváš kartu { $card }.
       *[other] { $name } dostává kartu { $card }.
    }
battlegrounds-event-offered = Do draftu je vyložena karta { $card }.
battlegrounds-event-taken =
    { $actor ->
        [you] Bereš si kartu { $card }.
       *[other] { $name } si bere kartu { $card }.
    }
battlegrounds-event-activated =
    { $actor ->
        [you] { $hue ->
            [green] Tvoje karta { $card } vede zelenou figurku.
            [yellow] Tvoje karta { $card } vede žlutou figurku.
            [blue] Tvoje karta { $card } vede modrou figurku.
           *[red] Tvoje karta { $card } vede červenou figurku.
        }
       *[other] { $hue ->
            [green] { $card } vede zelenou figurku.
            [yellow] { $card } vede žlutou figurku.
            [blue] { $card } vede modrou figurku.
           *[red] { $card } vede červenou figurku.
        }
    }
battlegrounds-event-placed =
    { $actor ->
        [you] Tvoje { $colour } figurka začíná na { $square }.
       *[other] Figurka ({ $colour }) začíná na { $square }.
    }
battlegrounds-event-round-begun = Kolo { $number }
battlegrounds-event-turn =
    { $actor ->
        [you] Jsi na tahu.
       *[other] Na tahu: { $name }.
    }
battlegrounds-event-entered =
    { $actor ->
        [you] Tvůj tank { $card } se vrací na { $square }.
       *[other] { $card } se vrací na { $square }.
    }
battlegrounds-event-repair-pause =
    { $actor ->
        [you] Máš pauzu na opravu.
       *[other] { $name } má pauzu na opravu.
    }
battlegrounds-event-defused =
    { $actor ->
        [you] Zneškodňuješ nevybuchlý granát na { $square }.
       *[other] Nevybuchlý granát na { $square } je zneškodněn.
    }
battlegrounds-event-waited =
    { $actor ->
        [you] Tank nenasazuješ.
       *[other] { $name } tank nenasazuje.
    }
battlegrounds-event-moved =
    { $actor ->
        [you] Jedeš: { $card } { $path }
       *[other] { $card } { $path }
    }
battlegrounds-event-stayed =
    { $actor ->
        [you] Tvůj tank { $card } se nemůže pohnout a zůstává na { $square }
       *[other] { $card } se nemůže pohnout a zůstává na { $square }
    }
battlegrounds-event-hit-dud =
    { $actor ->
        [you] Tvůj tank { $card } najíždí na nevybuchlý granát na { $square }.
       *[other] { $card } najíždí na nevybuchlý granát na { $square }.
    }
battlegrounds-event-drove-through =
    { $actor ->
        [you] Tvůj tank { $card } projíždí přes tank na { $square }.
       *[other] { $card } projíždí přes tank na { $square }.
    }
battlegrounds-event-hit-artillery =
    { $actor ->
        [you] Tvůj tank { $card } projíždí přes tank dělostřelectva na { $square }.
       *[other] { $card } projíždí přes tank dělostřelectva na { $square }.
    }
battlegrounds-event-armour-used =
    { $actor ->
        [you] Pancíř zachraňuje tvůj tank { $card }.
       *[other] Pancíř zachraňuje { $card }.
    }
battlegrounds-event-destroyed =
    { $actor ->
        [you] Tvůj tank { $card } je zničen na { $square }.
       *[other] { $card } zničen na { $square }.
    }
battlegrounds-event-card-lost =
    { $actor ->
        [you] Tvoje karta { $card } je mimo hru.
       *[other] Karta { $card } je mimo hru.
    }
battlegrounds-event-points-won =
    { $actor ->
        [you] Získáváš bodový žeton ({ $colour }): +{ $number }
       *[other] { $name } získává bodový žeton ({ $colour }): +{ $number }
    }
battlegrounds-event-token-taken =
    { $actor ->
        [you] Bereš z { $square }: { $token }
       *[other] { $name } bere z { $square }: { $token }
    }
battlegrounds-event-paired =
    { $team ->
        [yes] { $actor ->
            [you] Máš dvojici ({ $side }), { $token }: +{ $number }
           *[other] { $side }: dvojice, { $token }: +{ $number }
        }
       *[no] { $actor ->
            [you] Máš dvojici, { $token }: +{ $number }
           *[other] { $name }: dvojice, { $token }: +{ $number }
        }
    }
battlegrounds-event-dud-laid =
    { $actor ->
        [you] Pokládáš nevybuchlý granát na { $square }.
       *[other] { $name } pokládá nevybuchlý granát na { $square }.
    }
battlegrounds-event-dud-cleared =
    { $actor ->
        [you] Sbíráš nevybuchlý granát z { $square }.
       *[other] { $name } sbírá nevybuchlý granát z { $square }.
    }
battlegrounds-event-artillery-cleared =
    { $actor ->
        [you] Ničíš tank dělostřelectva na { $square }.
       *[other] { $name } ničí tank dělostřelectva na { $square }.
    }
battlegrounds-event-held =
    { $actor ->
        [you] Nestřílíš.
       *[other] { $name } nestřílí.
    }
battlegrounds-event-shot-at =
    { $actor ->
        [you] Střílíš na { $square }: { $card }
       *[other] { $owner ->
            [you] { $name } střílí na { $square }: tvůj tank { $card }
           *[other] { $name } střílí na { $square }: { $card }
        }
    }
battlegrounds-event-changed =
    { $actor ->
        [you] { $hue ->
            [green] Tvoje karta { $card } přebírá zelenou figurku.
            [yellow] Tvoje karta { $card } přebírá žlutou figurku.
            [blue] Tvoje karta { $card } přebírá modrou figurku.
           *[red] Tvoje karta { $card } přebírá červenou figurku.
        }
       *[other] { $hue ->
            [green] { $card } přebírá zelenou figurku.
            [yellow] { $card } přebírá žlutou figurku.
            [blue] { $card } přebírá modrou figurku.
           *[red] { $card } přebírá červenou figurku.
        }
    }
battlegrounds-event-fitted =
    { $actor ->
        [you] Pokládáš na kartu { $card }: { $upgrade }
       *[other] { $name } pokládá na kartu { $card }: { $upgrade }
    }
battlegrounds-event-extra-turn =
    { $actor ->
        [you] Používáš Tah navíc: ještě jedna hlavní akce.
       *[other] { $name } používá Tah navíc: ještě jedna hlavní akce.
    }
battlegrounds-event-extra-tank =
    { $actor ->
        [you] Používáš Tank navíc.
       *[other] { $name } používá Tank navíc.
    }
battlegrounds-event-drawn =
    { $actor ->
        [you] Dobíráš: { $card }
       *[other] { $name } dobírá: { $card }
    }
battlegrounds-event-kept =
    { $actor ->
        [you] Necháváš si: { $card }
       *[other] { $name } si nechává: { $card }
    }
battlegrounds-event-repaired =
    { $actor ->
        [you] Tvůj tank { $card } je opraven.
       *[other] { $card } opraven.
    }
battlegrounds-event-declined =
    { $actor ->
        [you] Pancíř nepokládáš.
       *[other] { $name } Pancíř nepokládá.
    }
battlegrounds-event-went =
    { $actor ->
        [you] Jdeš na { $square }.
       *[other] { $name } jde na { $square }.
    }
battlegrounds-event-turned =
    { $actor ->
        [you] Odkrýváš na { $square }: { $token }
       *[other] { $square }: { $token }
    }
battlegrounds-event-found =
    { $actor ->
        [you] Nacházíš dvojici na { $square } a { $other }: { $token }, +{ $number }
       *[other] { $name } nachází dvojici na { $square } a { $other }: { $token }, +{ $number }
    }
battlegrounds-event-covered = Žeton na { $square } je znovu zakrytý.
battlegrounds-event-struck = Dělostřelectvo ostřeluje { $square }.
battlegrounds-event-artillery-took = Dělostřelectvo bere z { $square }: { $token }
battlegrounds-event-artillery-placed = Na { $square } se objevuje tank dělostřelectva.
battlegrounds-event-nothing-hit = Ostřelování { $square } nemá účinek.
battlegrounds-event-piles-shuffled = Všechny souřadnice jsou použité: obě hromádky se míchají znovu.
battlegrounds-event-game-over = Konec hry.
battlegrounds-then-shot-at =
    { $owner ->
        [you] , výstřel { $square }: tvůj tank { $card }
       *[other] , výstřel { $square }: { $card }
    }
battlegrounds-then-token-taken =
    { $actor ->
        [you] , výstřel { $square }: bereš žeton { $token }
       *[other] , výstřel { $square }: žeton { $token }
    }
battlegrounds-then-dud-laid =
    { $actor ->
        [you] , výstřel { $square }: pokládáš nevybuchlý granát
       *[other] , výstřel { $square }: pokládá nevybuchlý granát
    }
battlegrounds-then-dud-cleared =
    { $actor ->
        [you] , výstřel { $square }: sbíráš nevybuchlý granát
       *[other] , výstřel { $square }: sbírá nevybuchlý granát
    }
battlegrounds-then-artillery-cleared =
    { $actor ->
        [you] , výstřel { $square }: ničíš tank dělostřelectva
       *[other] , výstřel { $square }: ničí tank dělostřelectva
    }
battlegrounds-then-held = , bez výstřelu

## Bonusy

battlegrounds-icons = Ikony
battlegrounds-icons-why = dvojice s takovou ikonou dá bonus
battlegrounds-ability-extra-turn = Tah navíc
battlegrounds-ability-extra-turn-text = Jednou, po hlavní akci: ještě jedna hlavní akce.
battlegrounds-ability-extra-tank = Tank navíc
battlegrounds-ability-extra-tank-text = Jednou: dober dvě karty tanků a jednu si nech.
battlegrounds-ability-direction = Směr
battlegrounds-ability-direction-text = Tank smí při každém kroku pohybu zatočit.
battlegrounds-ability-further-shot = Delší dostřel
battlegrounds-ability-further-shot-text = Tank smí střílet o pole dál.
battlegrounds-ability-further-move = Delší pohyb
battlegrounds-ability-further-move-text = Tank smí jet o pole dál.
battlegrounds-ability-order-change = Změna pořadí
battlegrounds-ability-order-change-text = Tank smí střílet před pohybem.
battlegrounds-ability-armour = Pancíř
battlegrounds-ability-armour-text = Jednou zachrání tank před zničením.

## Obrázky

battlegrounds-picture-bridge = Most
battlegrounds-picture-windmill = Větrný mlýn
battlegrounds-picture-railway-station = Nádraží
battlegrounds-picture-lighthouse = Maják
battlegrounds-picture-castle = Hrad
battlegrounds-picture-factory = Továrna
battlegrounds-picture-church = Kostel
battlegrounds-picture-harbour = Přístav
battlegrounds-picture-airfield = Letiště
battlegrounds-picture-quarry = Lom
battlegrounds-picture-monastery = Klášter
battlegrounds-picture-dam = Přehrada
battlegrounds-picture-oasis = Oáza
battlegrounds-picture-village = Vesnice
battlegrounds-picture-bunker = Bunkr
battlegrounds-picture-radar-station = Radarová stanice

## Barvy, země, třídy

battlegrounds-colour-green = zelená
battlegrounds-colour-yellow = žlutá
battlegrounds-colour-blue = modrá
battlegrounds-colour-red = červená
battlegrounds-nation-ussr = SSSR
battlegrounds-nation-germany = Německo
battlegrounds-nation-united-kingdom = Velká Británie
battlegrounds-nation-france = Francie
battlegrounds-nation-poland = Polsko
battlegrounds-nation-czechoslovakia = Československo
battlegrounds-nation-usa = USA
battlegrounds-class-heavy = těžký
battlegrounds-class-medium = střední
battlegrounds-class-light = lehký
battlegrounds-class-tank-destroyer = stíhač tanků
battlegrounds-pairs-laid =
    { $n ->
        [one] Z toho { $n } leží na kartě tanku.
        [few] Z toho { $n } leží na kartách tanků.
        [many] Z toho { $n } leží na kartách tanků.
       *[other] Z toho { $n } leží na kartách tanků.
    }

## Left unused at the end of a turn

battlegrounds-unused-bonus = { $n ->
    [one] jeden bonus
    [few] { $n } bonusy
    [many] { $n } bonusu
   *[other] { $n } bonusů
}

## Přehled

battlegrounds-chip-dud = granát na { $square }
battlegrounds-verdict-destroyed = zničen
battlegrounds-verdict-pair = dvojice: +{ $n }
battlegrounds-stage-target = z { $n }
`;export{e as default};