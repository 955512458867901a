var e=`### Varšavská bitva 1920: stůl.

## Words

warsaw-card-hidden = karta
warsaw-army =
    { $army ->
        [wp] Polská armáda
       *[acz] Rudá armáda
    }
warsaw-side =
    { $side ->
        [own] Tvoje armáda
       *[other] { warsaw-army }
    }
warsaw-front =
    { $front ->
        [n] Severní fronta
        [c] Střední fronta
       *[s] Jižní fronta
    }
warsaw-front-short =
    { $front ->
        [n] Severní
        [c] Střední
       *[s] Jižní
    }
warsaw-on-front =
    { $front ->
        [n] na Severní frontě
        [c] na Střední frontě
       *[s] na Jižní frontě
    }
warsaw-of-front =
    { $front ->
        [n] Severní fronty
        [c] Střední fronty
       *[s] Jižní fronty
    }
warsaw-resource =
    { $resource ->
        [funds] Finance
        [supply] Zásobování
       *[support] Podpora veřejnosti
    }
warsaw-marker =
    { $marker ->
        [wp] Žeton Blokády Polské armády
        [acz] Žeton Blokády Rudé armády
       *[special] Žeton Zvláštní blokády
    }
warsaw-spot =
    { $spot ->
        [line1] 1. linie
        [line2] 2. linie
        [commander] pole velitele
       *[order] pole rozkazu
    }
warsaw-place =
    { $front ->
        [all] { warsaw-spot } všech front, { warsaw-army }
       *[other] { warsaw-spot }, { warsaw-front }, { warsaw-army }
    }
warsaw-line = { $line }LF
warsaw-and = { $one } a { $other }
warsaw-or = { $one } nebo { $other }
warsaw-or-word = nebo
warsaw-either = { $one } Nebo: { $other }
warsaw-on-short =
    { $front ->
        [n] Severní
        [c] Střední
       *[s] Jižní
    }
warsaw-any-front = libovolná fronta
warsaw-all = vše
warsaw-units =
    { $n ->
        [one] { $n } jednotka
        [few] { $n } jednotky
       *[other] { $n } jednotek
    }
warsaw-some-units =
    { $number ->
        [one] { $number } jednotku
        [few] { $number } jednotky
       *[other] { $number } jednotek
    }
warsaw-units-acc =
    { $n ->
        [one] { $n } jednotku
        [few] { $n } jednotky
       *[other] { $n } jednotek
    }
warsaw-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
warsaw-points = { $n } VB

## What cards do

warsaw-ability-add = přidej { $n } na { $line }LF: { $fronts }
warsaw-ability-add-each = přidej po { $n } na { $line }LF: { $fronts }
warsaw-ability-add-here = přidej { $n } na { $line }LF zde
warsaw-ability-move =
    { $way ->
        [forward] přesuň nejvýše { warsaw-units-acc } z 2LF na 1LF
        [forward-here] přesuň zde nejvýše { warsaw-units-acc } z 2LF na 1LF
        [here] přesuň zde nejvýše { warsaw-units-acc }
       *[any] přesuň nejvýše { warsaw-units-acc }
    }
warsaw-ability-move-per = přesuň z 2LF na 1LF tolik jednotek, kolik jich máš zde na { $line }
warsaw-ability-move-all =
    { $may ->
        [yes] můžeš zde přesunout všechny jednotky z 2LF na 1LF
       *[no] přesuň zde všechny jednotky z 2LF na 1LF
    }
warsaw-ability-strength = +{ $n } k síle
warsaw-ability-remove =
    { $n ->
        [one] odstraň { $n } soupeřovu jednotku z { $line }
        [few] odstraň { $n } soupeřovy jednotky z { $line }
       *[other] odstraň { $n } soupeřových jednotek z { $line }
    }
warsaw-ability-remove-per =
    { $div ->
        [one] odstraň { $n } soupeřovu jednotku z { $line } za každou tvou na { $own }
        [few] odstraň { $n } soupeřovu jednotku z { $line } za každé { $div } tvé na { $own }
       *[other] odstraň { $n } soupeřovu jednotku z { $line } za každých { $div } tvých na { $own }
    }
warsaw-ability-per =
    { $whose ->
        [enemy]
            { $div ->
                [one] { " " }za každou soupeřovu jednotku zde na { $line }
                [few] { " " }za každé { $div } soupeřovy jednotky zde na { $line }
               *[other] { " " }za každých { $div } soupeřových jednotek zde na { $line }
            }
       *[own]
            { $div ->
                [one] { " " }za každou tvou jednotku zde na { $line }
                [few] { " " }za každé { $div } tvé jednotky zde na { $line }
               *[other] { " " }za každých { $div } tvých jednotek zde na { $line }
            }
    }
warsaw-ability-battle =
    { $may ->
        [yes] můžeš zde zahájit bitvu
       *[no] zahaj bitvu
    }
warsaw-ability-battle-first = { $start }; nejdřív { $first }
warsaw-ability-target =
    { $place ->
        [commander_card] soupeřovu kartu velitele
        [commander_field] soupeřovo pole velitele
       *[order_field] soupeřovo pole rozkazu
    }
warsaw-ability-block = polož svou Blokádu na { $where }
warsaw-ability-block-on = polož svou Blokádu na { $where }: { $fronts }
warsaw-ability-move-blockade = přesuň žeton Blokády kterékoli armády
warsaw-ability-extra = proveď ještě jednu akci
warsaw-ability-in-battle = v bitvě: { $what }
warsaw-ability-if-front = , jen na { $fronts }
warsaw-ability-if-units =
    { $whose ->
        [enemy] , má-li soupeř na { $line } aspoň { $n }
       *[own] , máš-li na { $line } aspoň { $n }
    }
warsaw-ability-if-balance =
    { $balance ->
        [fewer] , máš-li tu méně jednotek
       *[more] , máš-li tu víc jednotek
    }

## Actions

warsaw-do-pass = Pasovat
warsaw-do-play = Zahrát
warsaw-do-block = Blokáda
warsaw-do-block-how = přesunout žeton
warsaw-do-bid = Zdroj
warsaw-do-bid-how = bojovat o něj
warsaw-do-bid-for = Boj o zdroj: { warsaw-resource }
warsaw-do-activate = Aktivovat
warsaw-do-activate-how = velitele
warsaw-do-activate-card = Aktivovat: { $card }
warsaw-do-discard = Odhodit: { $card }
warsaw-do-front = Zahrát { warsaw-on-front }
warsaw-do-effect = Efekt { $number }
warsaw-do-advance = Jednotka postoupí na 1LF { warsaw-on-front }
warsaw-do-shift = Jednotka přejde: { $from } → { $to }
warsaw-do-retreat = Jednotka ustoupí na 2LF { warsaw-on-front }
warsaw-do-add = Přidat jednotku na 2LF { warsaw-on-front }
warsaw-do-stop = Skončit
warsaw-do-remove =
    { $line ->
        [line1] Odstranit soupeřovu jednotku z 1LF
       *[line2] Odstranit soupeřovu jednotku z 2LF
    }
warsaw-do-accept = Ano, všechny vpřed
warsaw-do-decline = Odmítnout
warsaw-do-put = { $name }: { $place }
warsaw-do-edge =
    { $resource ->
        [funds] { $edge ->
            [A] Hrana A: { $numbers } karet a žetony Iniciativy
           *[B] Hrana B: { $numbers } karet
        }
       *[supply] { $n ->
            [one] Hrana { $edge }: { $n } zásobovací akce
            [few] Hrana { $edge }: { $n } zásobovací akce
           *[other] Hrana { $edge }: { $n } zásobovacích akcí
        }
    }
warsaw-do-four =
    { $actor ->
        [you] Dobíráš si do 4 karet
       *[other] { $who } si dobere do 4 karet
    }
warsaw-do-order = Pořadí: { $order }
warsaw-do-wp = Polská armáda: { $members }
warsaw-do-first = { $name } pokládá žeton jako první
warsaw-do-roll = Na kostce padne { $number }
warsaw-do-draw = Dobrat: { $card }

## Questions

warsaw-ask-over = Konec hry
warsaw-ask-chance = Rozhoduje náhoda
warsaw-ask-take-action = Tvoje akce
warsaw-detail-take-action = Ukaž na kartu a zahraj ji, nebo ji použij jinak.
warsaw-detail-card = Zahraj ji, nebo ji použij jinak.
warsaw-ask-extra-action = Ještě jedna akce
warsaw-detail-extra-action = Proveď ji, nebo ji odmítni; odmítnutí není pas.
warsaw-ask-discard-for = Kterou kartu odhodíš?
warsaw-detail-discard-for =
    { $verb ->
        [bid] Půjde ke kartě zdroje.
        [block] Půjde na odkládací balíček; pak přesuneš žeton.
       *[activate] Půjde na odkládací balíček; pak jedná velitel.
    }
warsaw-ask-choose-front = { $card }: na které frontě?
warsaw-detail-choose-front = Vyber zvýrazněnou frontu.
warsaw-ask-choose-effect = { $card }: který efekt?
warsaw-detail-choose-effect = Ukaž na jeden efekt karty.
warsaw-ask-move-steps = Přesuny jednotek: zbývá { $left }
warsaw-detail-move-steps = Ukaž na 2LF a pak na místo, kam jednotka půjde.
warsaw-ask-supply-actions = Zásobování: zbývá { $left }
warsaw-detail-supply-actions = Posil frontu: ukaž na Zálohu nebo 2LF a pak na místo, kam jednotka půjde.
warsaw-ask-remove-units = Která linie ztratí jednotku?
warsaw-detail-remove-units = Ukaž na soupeřovu linii { warsaw-on-front }.
warsaw-ask-advance-all = Postoupí všechny jednotky?
warsaw-detail-advance-all = Z 2LF na 1LF { warsaw-on-front }.
warsaw-ask-place-first = Kam položíš svůj žeton Blokády?
warsaw-detail-place-first = Na blokovanou linii nevstoupí jednotka, na blokované pole karta. Zavři soupeři to, co potřebuje nejvíc.
warsaw-ask-move-marker = Přesuň žeton Blokády
warsaw-detail-move-marker = Žeton zavírá soupeři jedno místo. Ukaž na žeton a pak na místo, které má zavřít.
warsaw-ask-block-by-card = Kam položíš svůj žeton Blokády?
warsaw-detail-block-by-card = Zavře soupeři jedno místo. Karta dovoluje jen zvýrazněná místa.
warsaw-ask-place-special = Kam položíš žeton Zvláštní blokády?
warsaw-detail-place-special = Zavře do konce kola ještě jedno místo. Můžeš ho i odmítnout.
warsaw-ask-choose-edge = { warsaw-resource }: která hrana k tvé armádě?
warsaw-detail-choose-edge =
    { $resource ->
        [funds] A: po 3 kartách a rozdáte žetony Iniciativy. B: čtvrtá karta pro jednoho z vás; žetony rozdá soupeř.
        [supply] Číslo udává, kolik jednotek přidáš nebo přesuneš. Druhou hranu dostane soupeř.
       *[support] Hrana se symbolem blokuje v tomto kole ještě jedno místo. Druhou dostane soupeř.
    }
warsaw-ask-choose-four = Kdo z vás si dobere do 4 karet?
warsaw-detail-choose-four = Víc karet znamená víc akcí v tomto kole. Druhý si dobere do 3.
warsaw-ask-deal-tokens = V jakém pořadí hráči jednají?
warsaw-detail-deal-tokens = Kdo hraje později, vidí nejdřív tahy ostatních. Ukazuj na hráče popořadě.

## Events

warsaw-event-armies = Polská armáda: { $wp }; Rudá armáda: { $acz }.
warsaw-event-first-marker =
    { $side ->
        [you] Pokládáš svůj žeton Blokády jako první.
       *[other] { warsaw-side } pokládá svůj žeton Blokády jako první.
    }
warsaw-event-ordered = Pořadí: { $order }.
warsaw-event-drawn =
    { $actor ->
        [you] Bereš si: { $card }.
       *[other] { $who } si bere: { $card }.
    }
warsaw-event-reshuffled =
    { $side ->
        [you] Mícháš odkládací balíček do nového balíčku.
       *[other] { warsaw-side } míchá odkládací balíček do nového balíčku.
    }
warsaw-event-round-begun = Kolo { $round }
warsaw-event-bonus-placed = Žeton Bonusu leží { warsaw-on-front }.
warsaw-event-bonus-none = V tomto kole neleží žeton Bonusu na žádné frontě.
warsaw-event-resource-won =
    { $side ->
        [you] Získáváš zdroj { warsaw-resource }.
       *[other] { warsaw-side } získává zdroj { warsaw-resource }.
    }
warsaw-event-resource-tied = Nikdo nezískává zdroj { warsaw-resource }.
warsaw-event-edge-taken =
    { $side ->
        [you] { $edge ->
            [a] { warsaw-resource }: bereš hranu A.
           *[b] { warsaw-resource }: bereš hranu B.
        }
       *[other] { $edge ->
            [a] { warsaw-resource }: { warsaw-side } bere hranu A.
           *[b] { warsaw-resource }: { warsaw-side } bere hranu B.
        }
    }
warsaw-event-piles-cleared = Karty u karet zdrojů jdou na odkládací balíčky.
warsaw-event-marker-put =
    { $actor ->
        [you] Pokládáš { $marker ->
            [wp] žeton Blokády Polské armády
            [acz] žeton Blokády Rudé armády
           *[special] žeton Zvláštní blokády
        }: { $place }.
       *[other] { warsaw-marker }: { $place }.
    }
warsaw-event-turn =
    { $actor ->
        [you] Jsi na tahu.
       *[other] Na tahu je { $who }.
    }
warsaw-event-passed =
    { $actor ->
        [you] Pasuješ.
       *[other] { $who } pasuje.
    }
warsaw-event-declined =
    { $actor ->
        [you] Odmítáš.
       *[other] { $who } odmítá.
    }
warsaw-event-played =
    { $actor ->
        [you] { $front ->
            [none] Hraješ kartu { $card }.
           *[other] Hraješ kartu { $card } { warsaw-on-front }.
        }
       *[other] { $front ->
            [none] { $who } hraje kartu { $card }.
           *[other] { $who } hraje kartu { $card } { warsaw-on-front }.
        }
    }
warsaw-event-replaced =
    { $actor ->
        [you] Tvoje karta { $card } je nahrazena.
       *[other] Karta { $card } je nahrazena.
    }
warsaw-event-discarded =
    { $actor ->
        [you] Odhazuješ kartu { $card }.
       *[other] { $who } odhazuje kartu { $card }.
    }
warsaw-event-bid =
    { $actor ->
        [you] Pokládáš kartu { $card } ke zdroji { warsaw-resource }.
       *[other] { $who } pokládá kartu { $card } ke zdroji { warsaw-resource }.
    }
warsaw-event-effect-used =
    { $actor ->
        [you] Používáš kartu { $card }: „{ $effect }“
       *[other] { $card }: „{ $effect }“
    }
warsaw-event-no-effect =
    { $actor ->
        [you] Tvoje karta { $card } je teď bez efektu.
       *[other] Karta { $card } je teď bez efektu.
    }
warsaw-event-added =
    { $side ->
        [you] Přidáváš { warsaw-some-units } na { warsaw-spot-line } { warsaw-on-front }.
       *[other] { warsaw-side } přidává { warsaw-some-units } na { warsaw-spot-line } { warsaw-on-front }.
    }
warsaw-event-moved =
    { $side ->
        [you] { $way ->
            [advance] Tvoje jednotka postupuje { warsaw-on-front }.
            [retreat] Tvoje jednotka ustupuje { warsaw-on-front }.
           *[shift] Tvoje jednotka přechází, { warsaw-front-short } → { $to ->
                [n] Severní
                [c] Střední
               *[s] Jižní
            }.
        }
       *[other] { $way ->
            [advance] { warsaw-side }: jednotka postupuje { warsaw-on-front }.
            [retreat] { warsaw-side }: jednotka ustupuje { warsaw-on-front }.
           *[shift] { warsaw-side }: jednotka přechází, { warsaw-front-short } → { $to ->
                [n] Severní
                [c] Střední
               *[s] Jižní
            }.
        }
    }
warsaw-event-removed =
    { $side ->
        [you] Ztrácíš { warsaw-some-units } z { warsaw-spot-line } { warsaw-on-front }.
       *[other] { warsaw-side } ztrácí { warsaw-some-units } z { warsaw-spot-line } { warsaw-on-front }.
    }
warsaw-event-surplus =
    { $side ->
        [you] Vracíš { warsaw-some-units } nad limit do Zálohy { warsaw-on-front }.
       *[other] { warsaw-side } vrací { warsaw-some-units } nad limit do Zálohy { warsaw-on-front }.
    }
warsaw-event-strengthened =
    { $side ->
        [you] Máš +{ $number } k síle { warsaw-on-front }.
       *[other] { warsaw-side } má +{ $number } k síle { warsaw-on-front }.
    }
warsaw-event-battle-started =
    { $side ->
        [you] Zahajuješ bitvu { warsaw-of-front }.
       *[other] { warsaw-side } zahajuje bitvu { warsaw-of-front }.
    }
warsaw-event-battle =
    { $army ->
        [none] Bitva { warsaw-of-front }, { $wp_strength }\xA0:\xA0{ $acz_strength }: remíza.
       *[other] { $side ->
            [you] Bitva { warsaw-of-front }, { $wp_strength }\xA0:\xA0{ $acz_strength }: vítězíš.
            [own] Bitva { warsaw-of-front }, { $wp_strength }\xA0:\xA0{ $acz_strength }: vítězí tvoje armáda.
           *[other] { $army ->
                [wp] Bitva { warsaw-of-front }, { $wp_strength }\xA0:\xA0{ $acz_strength }: vítězí Polská armáda.
               *[acz] Bitva { warsaw-of-front }, { $wp_strength }\xA0:\xA0{ $acz_strength }: vítězí Rudá armáda.
            }
        }
    }
warsaw-event-no-battle = Bez bitvy { warsaw-on-front }.
warsaw-event-lost = 1. linie { warsaw-of-front } se vyprazdňují.
warsaw-event-points =
    { $side ->
        [you] Získáváš { $number } VB.
       *[other] { warsaw-side } získává { $number } VB.
    }
warsaw-event-commander-left = { $card } opouští hrací plán.
warsaw-event-game-over = Konec hry.
warsaw-event-extra =
    { $actor ->
        [you] Máš ještě jednu akci.
       *[other] { $who } má ještě jednu akci.
    }
warsaw-event-not-added =
    { $side ->
        [you] Nemůžeš přidat jednotku na { warsaw-spot-line } { warsaw-on-front }.
       *[other] { warsaw-side } nemůže přidat jednotku na { warsaw-spot-line } { warsaw-on-front }.
    }
warsaw-event-not-put =
    { $side ->
        [you] Necháváš žeton Zvláštní blokády na kartě.
       *[other] { warsaw-side } nechává žeton Zvláštní blokády na kartě.
    }
warsaw-spot-line =
    { $line ->
        [line1] 1LF
       *[line2] 2LF
    }

## Stages, tracks and rails

warsaw-stage =
    { $stage ->
        [1] Bonus
        [2] Zdroje
        [3] Vojenské akce
       *[4] Bitva
    }
warsaw-source-points = Vítězné body
warsaw-round = Kolo
warsaw-round-of = Kolo { $round } z { $rounds }
warsaw-day = { $day }. 8.
warsaw-victory = Vítězství
warsaw-victory-state = Stupnice vítězství: Polská armáda { $wp }, Rudá armáda { $acz }, k výhře { $goal }
warsaw-your-hand = Tvoje ruka
warsaw-reserve = Záloha
warsaw-reserve-of = Záloha, { warsaw-army }: { warsaw-units }
warsaw-initiative = Iniciativa
warsaw-seat-you = ty
warsaw-seat-passed = pas
warsaw-seat-state = { $who }, { warsaw-army }, v ruce { warsaw-cards }
warsaw-seat-order = v pořadí: { $place }
warsaw-pile-of = { warsaw-pile }, { warsaw-army }: { warsaw-cards }
warsaw-pile =
    { $pile ->
        [deck] Balíček
       *[discard] Odkládací balíček
    }
warsaw-pile-beside = Karty u zdroje { warsaw-resource }, { warsaw-army }
warsaw-pile-empty = Zatím tu není žádná karta.
warsaw-setting-names = Názvy karet
warsaw-setting-names-printed = Tištěné polské názvy
warsaw-setting-names-page = České názvy
warsaw-legal = možné
warsaw-commander = Velitel
warsaw-order = Rozkaz
warsaw-kind =
    { $kind ->
        [unit] Jednotka
        [commander] Velitel
       *[order] Rozkaz
    }
warsaw-kind-how =
    { $kind ->
        [unit] Jednotky přijdou hned ze Zálohy; karta jde na odkládací balíček.
        [commander] Zůstává na frontě a určuje limit 2LF. Jeden efekt se použije hned.
       *[order] Leží na frontě do konce kola. Část s přesýpacími hodinami čeká na bitvu.
    }
warsaw-limit = limit 2LF: { $n }
warsaw-used = použit v tomto kole
warsaw-used-effect = použit v tomto kole: { $effect }
warsaw-after =
    { $kind ->
        [unit] po této kartě
        [commander] s tímto velitelem
       *[order] po tomto rozkazu
    }
warsaw-later = s rozkazy
warsaw-arrive = přijde { $n } z { $of }
warsaw-then =
    { $then ->
        [choose-effect] pak efekt
        [move-steps] pak přesuny jednotek
        [advance-all] pak smějí všechny vpřed
        [remove-units] pak odebíráš jednotky
       *[other] pak kladeš žeton Blokády
    }
warsaw-replaces = nahradí: { $card }
warsaw-no-change-here = síly beze změny
warsaw-front-closed = pro tuto kartu ne
warsaw-uses = K čemu je karta
warsaw-use =
    { $verb ->
        [play] Udělá to, co je na ní napsáno.
        [block] Odhodíš ji a přesuneš žeton Blokády kterékoli armády.
        [bid] Položíš ji ke zdroji; kdo tam má víc karet, získá ho na příští kolo.
       *[activate] Odhodíš ji a použiješ velitele: { $names }.
    }
warsaw-keep =
    { $n ->
        [one] necháš si { $n } kartu
        [few] necháš si { $n } karty
        [many] necháš si { $n } karty
       *[other] necháš si { $n } karet
    }
warsaw-starter = zahájil bitvu, na konci kola odejde
warsaw-empty = prázdné
warsaw-blocked = zablokováno
warsaw-no-entry = žádná jednotka nesmí vstoupit
warsaw-no-change = žádné přechody mezi frontami
warsaw-bonus = Žeton Bonusu: +1 VB pro vítěze
warsaw-bonus-short = +1 VB
warsaw-fought = po bitvě
warsaw-strength-of = { warsaw-front }: Polská armáda { $wp }, Rudá armáda { $acz }
warsaw-won-by =
    { $army ->
        [wp] vyhrála Polská armáda
        [acz] vyhrála Rudá armáda
       *[none] remíza
    }
warsaw-line-state = { $place }: { warsaw-units }
warsaw-line-full = { $place }: { $n } z { $limit } jednotek
warsaw-resources = Zdroje
warsaw-resources-how = kdo má víc karet, získá zdroj na příští kolo
warsaw-resource-state = { warsaw-resource }: Polská armáda { $wp }, Rudá armáda { $acz }
warsaw-edge-funds =
    { $n ->
        [one] do { $n } karty
       *[other] do { $n } karet
    }
warsaw-edge-supply =
    { $n ->
        [0] nic
        [one] { $n } zásobovací akce
        [few] { $n } zásobovací akce
       *[other] { $n } zásobovacích akcí
    }
warsaw-edge-support =
    { $n ->
        [0] nic
       *[other] žeton Zvláštní blokády
    }
warsaw-edge-winner = vítěz
warsaw-edge-other = druhá strana
warsaw-forecast = Kdyby se bitvy odehrály teď
warsaw-forecast-none = Nikdo by nebodoval.
warsaw-forecast-why =
    { $bonus ->
        [yes] { $fronts ->
            [0] bonus
            [one] { $fronts } fronta a bonus
            [few] { $fronts } fronty a bonus
           *[other] { $fronts } front a bonus
        }
       *[no] { $fronts ->
            [one] { $fronts } fronta
            [few] { $fronts } fronty
           *[other] { $fronts } front
        }
    }
warsaw-forecast-orders = Započteny jsou i části rozkazů s přesýpacími hodinami.
warsaw-forecast-with =
    { $none ->
        [yes] nikdo neboduje
       *[no] { "" }
    } { $front ->
        [none] s touto kartou
       *[other] s touto kartou { warsaw-on-front }
    }
warsaw-battle-won =
    { $army ->
        [wp] Vítězí Polská armáda
        [acz] Vítězí Rudá armáda
       *[none] Remíza
    }
warsaw-map-title = Válčiště · srpen 1920
warsaw-map-turned =
    { $army ->
        [acz] list je otočen k soupeři: nahoře je jihozápad
       *[wp] list je otočen k soupeři: nahoře je severovýchod
    }

## Left unused

warsaw-unused-card = { $n ->
    [one] jedna karta k zahrání
    [few] { $n } karty k zahrání
    [many] { $n } karty k zahrání
   *[other] { $n } karet k zahrání
}
warsaw-unused-commander = { $n ->
    [one] jeden velitel
    [few] { $n } velitelé
    [many] { $n } velitele
   *[other] { $n } velitelů
}
warsaw-unused-action = akce navíc
warsaw-unused-move = přesuny jednotek

## K čemu ta volba je

warsaw-detail-arrive = Přijde { $n } z { $of } jednotek: linie plné nebo blokované, nebo Záloha prázdná.

## Lístek o bitvě

warsaw-slip-line1 = 1. linie, dvakrát
warsaw-slip-line2 = 2. linie
warsaw-slip-commander = velitel
warsaw-slip-order = rozkazy
warsaw-slip-counts = 1. linie se počítá dvakrát, 2. linie jednou
warsaw-slip-none = bez bitvy
warsaw-slip-nobody = nikdo
warsaw-slip-goal = vítězí { $n } VB
warsaw-key-fronts = Vyhrané bitvy: Polská armáda { $wp }, Rudá armáda { $acz }
warsaw-reason-battles =
    { $all ->
        [yes] vyhrány všechny tři bitvy
       *[no] více vyhraných bitev
    }
warsaw-reason-bonus = žeton Bonusu, { warsaw-front-short }
`;export{e as default};