var e=`### World of Tanks Battlegrounds: stůl.

bg-board = Hrací plán
bg-you = Ty
bg-team = Tým { $team }
bg-others = Ostatní hráči
bg-away = bez připojení
bg-target = cíl: { $target }
bg-points-of = body: { $points } z { $target }
bg-empty = prázdné
bg-dud = nevybuchlý granát
bg-artillery-tank = tank dělostřelectva
bg-face-down = zakrytý žeton
bg-pawn-of = { $colour } figurka ({ $name })
bg-tank-of = { $card }, { $colour } ({ $name })
bg-pawn-on = { $colour }, pole { $square }
bg-pawn-off = { $colour }, mimo hrací plán
bg-pawn-away = mimo hrací plán
bg-token-special = { $picture } ({ $icon })
bg-point-token = bodový žeton, barva { $colour }: { $points }
bg-point-token-gone = ztracený bodový žeton, barva { $colour }: { $points }
bg-menu-object = Co na poli { $square } zasáhneš?

## Karty tanků

bg-card-unknown = zakrytá karta
bg-card-move = Pohyb
bg-card-shot = Výstřel
bg-card-active = Aktivní
bg-card-state-active =
    { $hue ->
        [green] aktivní, vede zelenou figurku
        [yellow] aktivní, vede žlutou figurku
        [blue] aktivní, vede modrou figurku
       *[red] aktivní, vede červenou figurku
    }
bg-card-state-ready = Připravená v rezervě
bg-card-state-damaged = Poškozená, v opravě
bg-card-state-offered = na výběr
bg-reach-orthogonal = rovně { $distance }
bg-reach-diagonal = šikmo { $distance }
bg-reach-or = { $first } nebo { $last }
bg-slot-free = volné místo
bg-reserve = Rezerva
bg-offer-draft = Draft
bg-offer-draft-why = berete si po jedné kartě
bg-offer-drawn = Tank navíc
bg-offer-drawn-why = jednu kartu si necháš, druhá jde do krabice

## Herní oblasti

bg-area = Herní oblast
bg-area-common = Společná herní oblast: { $team }
bg-pairs = Dvojice
bg-pairs-count =
    { $n ->
        [one] { $n } dvojice
        [few] { $n } dvojice
        [many] { $n } dvojice
       *[other] { $n } dvojic
    }
bg-pairs-none = Zatím žádná. Dvojici tvoří dva stejné obrázky.
bg-pair-ready = k použití
bg-pair-spent = použito
bg-pair-plain = bez bonusu
bg-singles = Jednotlivé žetony
bg-singles-where = stejný obrázek leží na polích
bg-singles-none = Žádné. Zasažený žeton si vezmeš.
bg-single-like = stejný obrázek: { $squares }
bg-won = Body za tanky
bg-pool-duds =
    { $n ->
        [one] nevybuchlý granát
        [few] nevybuchlé granáty
        [many] nevybuchlého granátu
       *[other] nevybuchlých granátů
    }
bg-pool-deck = v balíčku
bg-source-pairs = Dvojice
bg-source-tanks = Zničené tanky

## Rodinná varianta a sólo

bg-family-go = Pohni tankem o 1 nebo 2 pole libovolným směrem.
bg-family-reveal = Odkryj dva žetony, které se ho dotýkají.
bg-family-again = Dva stejné odkryté obrázky jsou tvoje: 2 body a hraješ ještě jednou.
bg-family-end = Vyhrává, kdo první získá { $target } bodů.
bg-family-down = Zakrytý: nikdo ho nezná.
bg-family-up = Odkrytý z minulého tahu: na konci tohoto tahu se zakryje.
bg-family-icons = Ikony tu nic nedělají.
bg-family-pair = Nalezená dvojice: 2 body a ještě jeden tah.
bg-artillery = Dělostřelectvo
bg-letters = Písmena
bg-digits = Číslice
bg-coordinates-why = Čárkovaně: v tomto cyklu teprve přijde.
bg-coordinate-coming = ještě zakrytý
bg-coordinate-up = odkrytý
bg-stars =
    { $n ->
        [one] { $n } hvězdička
        [few] { $n } hvězdičky
        [many] { $n } hvězdičky
       *[other] { $n } hvězdiček
    }
bg-star-next =
    { $n ->
        [one] { $n } bod do další hvězdičky
        [few] { $n } body do další hvězdičky
        [many] { $n } bodu do další hvězdičky
       *[other] { $n } bodů do další hvězdičky
    }
bg-supply = Každý tank dělostřelectva na plánu je jeho bod. Zásoba: { $n }.

## Značky na plánu

bg-key-tank = tvůj tank
bg-key-move = sem můžeš jet
bg-key-choose = tohle můžeš zvolit
bg-key-step = další krok
bg-key-far = { $first } nebo { $n } pole
bg-key-deadly = zničí tvůj tank
bg-key-shot = sem můžeš střílet
bg-effect-move =
    { $n ->
        [one] { $n } pole
        [few] { $n } pole
        [many] { $n } pole
       *[other] { $n } polí
    }
bg-effect-deadly-dud = nevybuchlý granát na { $square } tvůj tank zničí
bg-effect-deadly-tank = průjezd přes tank na { $square } tvůj tank zničí
bg-effect-deadly-artillery = průjezd přes tank dělostřelectva na { $square } tvůj tank zničí
bg-effect-armour = stojí Pancíř na { $square }
bg-effect-tank = +{ $points } tank
bg-effect-destroys = znič
bg-effect-token = žeton
bg-effect-pair = +{ $points } dvojice
bg-effect-pair-icon = +{ $points } dvojice, bonus: { $icon }
bg-effect-dud = polož
bg-effect-clear = seber
bg-effect-artillery = znič
bg-effect-pause = stojí zbytek tahu
bg-effect-enter = návrat sem
bg-effect-change = převezme figurku; bez pohybu a výstřelu
bg-effect-place = začátek zde
bg-effect-go = pohyb sem
bg-effect-reveal = odkryj

## Akce

bg-do-take = Vzít: { $card }
bg-do-activate =
    { $hue ->
        [green] { $card } vede zelenou figurku
        [yellow] { $card } vede žlutou figurku
        [blue] { $card } vede modrou figurku
       *[red] { $card } vede červenou figurku
    }
bg-do-place = Začít na { $square }
bg-do-enter = Návrat na { $square }: { $card }
bg-do-wait = Tank nenasadit
bg-do-extra-tank = Použít Tank navíc
bg-do-keep = Nechat si: { $card }
bg-do-move = Jet na { $square }
bg-do-stay = Zůstat ({ $colour })
bg-do-fire = Nejdřív střílet ({ $colour })
bg-do-change = Vyměnit tank: { $card }
bg-do-shoot-token = Sebrat žeton
bg-do-shoot-tank = Zasáhnout tank
bg-do-shoot-dud = Položit nevybuchlý granát na { $square }
bg-do-shoot-clear = Sebrat nevybuchlý granát z { $square }
bg-do-shoot-artillery = Zničit tank dělostřelectva na { $square }
bg-do-hold = Nestřílet
bg-do-fit = Položit { $upgrade } na kartu { $card }
bg-do-pair-0 = Dvojice: { $picture }, bez bonusu
bg-do-pair-1 = Dvojice: { $picture }, s bonusem
bg-do-pair-2 = Dvojice: { $picture }, oba speciální
bg-do-extra-turn = Použít Tah navíc
bg-do-end = Ukončit tah
bg-do-decline = Pancíř nepokládat
bg-do-go = Jít na { $square }
bg-do-reveal = Odkrýt { $square }
bg-do-collect = Vzít dvojici z { $square } a { $other }

## Otázky

bg-ask-take-card = Kterou kartu tanku si vezmeš?
bg-ask-activate-card =
    { $hue ->
        [green] Která karta povede tvou zelenou figurku?
        [yellow] Která karta povede tvou žlutou figurku?
        [blue] Která karta povede tvou modrou figurku?
       *[red] Která karta povede tvou červenou figurku?
    }
bg-ask-place-pawn = Kde začíná tvá { $colour } figurka?
bg-ask-enter = Vrať se s tankem na plán
bg-ask-act = Pohni se, nebo vyměň tank
bg-ask-way =
    { $n ->
        [one] Pohyb: { $n } pole
        [few] Pohyb: { $n } pole
        [many] Pohyb: { $n } pole
       *[other] Pohyb: { $n } polí
    }
bg-ask-shoot = { $card } na { $square }: na co vystřelíš?
bg-ask-shoot-first = { $card } na { $square }: výstřel před pohybem
bg-ask-drive = { $card } na { $square }: pohyb po výstřelu
bg-ask-after = Použiješ bonus, nebo ukončíš tah?
bg-ask-keep-card = Kterou z obou karet si necháš?
bg-ask-react = Na { $card } ({ $square }) se střílí. Položit Pancíř?
bg-ask-go = Pohni figurkou o 1 nebo 2 pole
bg-ask-reveal =
    { $n ->
        [one] Odkryj žeton vedle svého tanku
        [few] Odkryj { $n } žetony vedle svého tanku
        [many] Odkryj { $n } žetonu vedle svého tanku
       *[other] Odkryj { $n } žetonů vedle svého tanku
    }
bg-ask-collect-pair = Tři stejné žetony: které dva si vezmeš?
bg-ask-over = Konec hry
bg-detail-take-card = Karty tanků máš po celou hru. Mřížky ukazují, kam tank jezdí a kam střílí.
bg-detail-activate-card = Tenhle tank vyjede do boje první; později ho můžeš vyměnit. Mřížky ukazují, kam jezdí a kam střílí.
bg-detail-place-pawn = Odtud poprvé vyjedeš. Zvol zvýrazněné pole základny.
bg-detail-enter = Zvol kartu, pak pole své základny.
bg-detail-enter-damaged = Zvol kartu, pak pole. Poškozená karta stojí zbytek tahu.
bg-detail-enter-paused = Potom tah končí.
bg-detail-act = Zvol pole, nebo kartu v rezervě.
bg-detail-act-two = Zvol svůj tank, pak pole; nebo kartu v rezervě.
bg-detail-act-tank = { $tank }: zvol pole.
bg-detail-way = { $way }. Ukaž na další pole.
bg-detail-way-done = { $way }. Potvrď, nebo ukaž na jiné pole.
bg-detail-way-deadly = Na poli { $square } by byl tank zničen.
bg-detail-shoot = Žeton, tank, nevybuchlý granát, nebo prázdné pole pro nový.
bg-detail-shoot-solo = Žeton, nebo tank dělostřelectva.
bg-detail-shoot-first = Pohyb přijde potom.
bg-detail-drive = Zvol pole.
bg-detail-after = Zvol připravenou dvojici, nebo ukonči tah.
bg-detail-keep-card = Druhá jde do krabice a nikdo ji neuvidí.
bg-detail-react = Pancíř tank jednou zachrání.
bg-detail-go = Libovolným směrem; smíš se i vrátit na své pole.
bg-detail-reveal = Stejné odkryté obrázky jsou tvoje.
bg-detail-collect-pair = Ukaž na dva z nich.
bg-wait = Rozhoduje { $name }
bg-wait-take-card = Bere si kartu tanku.
bg-wait-activate-card = Volí aktivní kartu.
bg-wait-place-pawn = Volí, kde začne.
bg-wait-enter = Vrací se s tankem na plán.
bg-wait-act = Volí pohyb, nebo mění tank.
bg-wait-shoot = Volí výstřel.
bg-wait-shoot-first = Střílí před pohybem.
bg-wait-drive = Jede po výstřelu.
bg-wait-after = Může použít bonus.
bg-wait-keep-card = Nechává si jednu ze dvou karet.
bg-wait-react = Může položit Pancíř.
bg-wait-go = Pohybuje figurkou.
bg-wait-reveal = Odkrývá žeton.
bg-wait-collect-pair = Volí dva ze tří žetonů.
bg-phase-take-card = Draft
bg-phase-activate-card = Aktivní karta
bg-phase-place-pawn = Začátek
bg-phase-enter = Návrat
bg-phase-move = Pohyb
bg-phase-shot = Výstřel
bg-phase-after = Bonus
bg-phase-strike = Dělostřelectvo
bg-phase-go = Pohyb
bg-phase-reveal = Odkrývání
bg-phase-collect = Dvojice

## Co se stalo

bg-event-first =
    { $actor ->
        [you] Začínáš.
       *[other] Začíná { $name }.
    }
bg-event-board-laid = Žetony lokací jsou rozložené.
bg-event-swapped = Žetony z polí { $square } a { $other } si mění místo.
bg-event-dealt =
    { $actor ->
        [you] Dostáváš kartu { $card }.
       *[other] { $name } dostává kartu { $card }.
    }
bg-event-offered = Do draftu je vyložena karta { $card }.
bg-event-taken =
    { $actor ->
        [you] Bereš si kartu { $card }.
       *[other] { $name } si bere kartu { $card }.
    }
bg-event-activated =
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
bg-event-placed =
    { $actor ->
        [you] Tvoje { $colour } figurka začíná na { $square }.
       *[other] Figurka ({ $colour }) začíná na { $square }.
    }
bg-event-round-begun = Kolo { $number }
bg-event-turn =
    { $actor ->
        [you] Jsi na tahu.
       *[other] Na tahu: { $name }.
    }
bg-event-entered =
    { $actor ->
        [you] Tvůj tank { $card } se vrací na { $square }.
       *[other] { $card } se vrací na { $square }.
    }
bg-event-repair-pause =
    { $actor ->
        [you] Máš pauzu na opravu.
       *[other] { $name } má pauzu na opravu.
    }
bg-event-defused =
    { $actor ->
        [you] Zneškodňuješ nevybuchlý granát na { $square }.
       *[other] Nevybuchlý granát na { $square } je zneškodněn.
    }
bg-event-waited =
    { $actor ->
        [you] Tank nenasazuješ.
       *[other] { $name } tank nenasazuje.
    }
bg-event-moved =
    { $actor ->
        [you] Jedeš: { $card } { $path }
       *[other] { $card } { $path }
    }
bg-event-stayed =
    { $actor ->
        [you] Tvůj tank { $card } se nemůže pohnout a zůstává na { $square }
       *[other] { $card } se nemůže pohnout a zůstává na { $square }
    }
bg-event-hit-dud =
    { $actor ->
        [you] Tvůj tank { $card } najíždí na nevybuchlý granát na { $square }.
       *[other] { $card } najíždí na nevybuchlý granát na { $square }.
    }
bg-event-drove-through =
    { $actor ->
        [you] Tvůj tank { $card } projíždí přes tank na { $square }.
       *[other] { $card } projíždí přes tank na { $square }.
    }
bg-event-hit-artillery =
    { $actor ->
        [you] Tvůj tank { $card } projíždí přes tank dělostřelectva na { $square }.
       *[other] { $card } projíždí přes tank dělostřelectva na { $square }.
    }
bg-event-armour-used =
    { $actor ->
        [you] Pancíř zachraňuje tvůj tank { $card }.
       *[other] Pancíř zachraňuje { $card }.
    }
bg-event-destroyed =
    { $actor ->
        [you] Tvůj tank { $card } je zničen na { $square }.
       *[other] { $card } zničen na { $square }.
    }
bg-event-card-lost =
    { $actor ->
        [you] Tvoje karta { $card } je mimo hru.
       *[other] Karta { $card } je mimo hru.
    }
bg-event-points-won =
    { $actor ->
        [you] Získáváš bodový žeton ({ $colour }): +{ $number }
       *[other] { $name } získává bodový žeton ({ $colour }): +{ $number }
    }
bg-event-token-taken =
    { $actor ->
        [you] Bereš z { $square }: { $token }
       *[other] { $name } bere z { $square }: { $token }
    }
bg-event-paired =
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
bg-event-dud-laid =
    { $actor ->
        [you] Pokládáš nevybuchlý granát na { $square }.
       *[other] { $name } pokládá nevybuchlý granát na { $square }.
    }
bg-event-dud-cleared =
    { $actor ->
        [you] Sbíráš nevybuchlý granát z { $square }.
       *[other] { $name } sbírá nevybuchlý granát z { $square }.
    }
bg-event-artillery-cleared =
    { $actor ->
        [you] Ničíš tank dělostřelectva na { $square }.
       *[other] { $name } ničí tank dělostřelectva na { $square }.
    }
bg-event-held =
    { $actor ->
        [you] Nestřílíš.
       *[other] { $name } nestřílí.
    }
bg-event-shot-at =
    { $actor ->
        [you] Střílíš na { $square }: { $card }
       *[other] { $owner ->
            [you] { $name } střílí na { $square }: tvůj tank { $card }
           *[other] { $name } střílí na { $square }: { $card }
        }
    }
bg-event-changed =
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
bg-event-fitted =
    { $actor ->
        [you] Pokládáš na kartu { $card }: { $upgrade }
       *[other] { $name } pokládá na kartu { $card }: { $upgrade }
    }
bg-event-extra-turn =
    { $actor ->
        [you] Používáš Tah navíc: ještě jedna hlavní akce.
       *[other] { $name } používá Tah navíc: ještě jedna hlavní akce.
    }
bg-event-extra-tank =
    { $actor ->
        [you] Používáš Tank navíc.
       *[other] { $name } používá Tank navíc.
    }
bg-event-drawn =
    { $actor ->
        [you] Dobíráš: { $card }
       *[other] { $name } dobírá: { $card }
    }
bg-event-kept =
    { $actor ->
        [you] Necháváš si: { $card }
       *[other] { $name } si nechává: { $card }
    }
bg-event-repaired =
    { $actor ->
        [you] Tvůj tank { $card } je opraven.
       *[other] { $card } opraven.
    }
bg-event-declined =
    { $actor ->
        [you] Pancíř nepokládáš.
       *[other] { $name } Pancíř nepokládá.
    }
bg-event-went =
    { $actor ->
        [you] Jdeš na { $square }.
       *[other] { $name } jde na { $square }.
    }
bg-event-turned =
    { $actor ->
        [you] Odkrýváš na { $square }: { $token }
       *[other] { $square }: { $token }
    }
bg-event-found =
    { $actor ->
        [you] Nacházíš dvojici na { $square } a { $other }: { $token }, +{ $number }
       *[other] { $name } nachází dvojici na { $square } a { $other }: { $token }, +{ $number }
    }
bg-event-covered = Žeton na { $square } je znovu zakrytý.
bg-event-struck = Dělostřelectvo ostřeluje { $square }.
bg-event-artillery-took = Dělostřelectvo bere z { $square }: { $token }
bg-event-artillery-placed = Na { $square } se objevuje tank dělostřelectva.
bg-event-nothing-hit = Ostřelování { $square } nemá účinek.
bg-event-piles-shuffled = Všechny souřadnice jsou použité: obě hromádky se míchají znovu.
bg-event-game-over = Konec hry.
bg-then-shot-at =
    { $owner ->
        [you] , výstřel { $square }: tvůj tank { $card }
       *[other] , výstřel { $square }: { $card }
    }
bg-then-token-taken =
    { $actor ->
        [you] , výstřel { $square }: bereš žeton { $token }
       *[other] , výstřel { $square }: žeton { $token }
    }
bg-then-dud-laid =
    { $actor ->
        [you] , výstřel { $square }: pokládáš nevybuchlý granát
       *[other] , výstřel { $square }: pokládá nevybuchlý granát
    }
bg-then-dud-cleared =
    { $actor ->
        [you] , výstřel { $square }: sbíráš nevybuchlý granát
       *[other] , výstřel { $square }: sbírá nevybuchlý granát
    }
bg-then-artillery-cleared =
    { $actor ->
        [you] , výstřel { $square }: ničíš tank dělostřelectva
       *[other] , výstřel { $square }: ničí tank dělostřelectva
    }
bg-then-held = , bez výstřelu

## Bonusy

bg-icons = Ikony
bg-icons-why = dvojice s takovou ikonou dá bonus
bg-icon-extra-turn = Tah navíc
bg-icon-extra-turn-text = Jednou, po hlavní akci: ještě jedna hlavní akce.
bg-icon-extra-tank = Tank navíc
bg-icon-extra-tank-text = Jednou: dober dvě karty tanků a jednu si nech.
bg-icon-direction = Směr
bg-icon-direction-text = Tank smí při každém kroku pohybu zatočit.
bg-icon-further-shot = Delší dostřel
bg-icon-further-shot-text = Tank smí střílet o pole dál.
bg-icon-further-move = Delší pohyb
bg-icon-further-move-text = Tank smí jet o pole dál.
bg-icon-order-change = Změna pořadí
bg-icon-order-change-text = Tank smí střílet před pohybem.
bg-icon-armour = Pancíř
bg-icon-armour-text = Jednou zachrání tank před zničením.

## Obrázky

bg-picture-bridge = Most
bg-picture-windmill = Větrný mlýn
bg-picture-railway-station = Nádraží
bg-picture-lighthouse = Maják
bg-picture-castle = Hrad
bg-picture-factory = Továrna
bg-picture-church = Kostel
bg-picture-harbour = Přístav
bg-picture-airfield = Letiště
bg-picture-quarry = Lom
bg-picture-monastery = Klášter
bg-picture-dam = Přehrada
bg-picture-oasis = Oáza
bg-picture-village = Vesnice
bg-picture-bunker = Bunkr
bg-picture-radar-station = Radarová stanice

## Barvy, země, třídy

bg-colour-green = zelená
bg-colour-yellow = žlutá
bg-colour-blue = modrá
bg-colour-red = červená
bg-nation-ussr = SSSR
bg-nation-germany = Německo
bg-nation-united-kingdom = Velká Británie
bg-nation-france = Francie
bg-nation-poland = Polsko
bg-nation-czechoslovakia = Československo
bg-nation-usa = USA
bg-class-heavy = těžký
bg-class-medium = střední
bg-class-light = lehký
bg-class-tank-destroyer = stíhač tanků
bg-pairs-laid =
    { $n ->
        [one] Z toho { $n } leží na kartě tanku.
        [few] Z toho { $n } leží na kartách tanků.
        [many] Z toho { $n } leží na kartách tanků.
       *[other] Z toho { $n } leží na kartách tanků.
    }

## Left unused at the end of a turn

bg-unused-bonus = { $n ->
    [one] jeden bonus
    [few] { $n } bonusy
    [many] { $n } bonusu
   *[other] { $n } bonusů
}

## Přehled

bg-chip-dud = granát na { $square }
bg-verdict-destroyed = zničen
bg-verdict-pair = dvojice: +{ $n }
bg-stage-target = z { $n }
`;export{e as default};