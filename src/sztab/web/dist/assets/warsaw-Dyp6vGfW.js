var e=`### Bitwa Warszawska 1920: stół.

## Words

warsaw-card-hidden = karta
warsaw-army =
    { $army ->
        [wp] Wojsko Polskie
       *[acz] Armia Czerwona
    }
warsaw-side =
    { $side ->
        [own] Twoja armia
       *[other] { warsaw-army }
    }
warsaw-front =
    { $front ->
        [n] Front Północny
        [c] Front Środkowy
       *[s] Front Południowy
    }
warsaw-front-short =
    { $front ->
        [n] Północny
        [c] Środkowy
       *[s] Południowy
    }
warsaw-on-front =
    { $front ->
        [n] na Froncie Północnym
        [c] na Froncie Środkowym
       *[s] na Froncie Południowym
    }
warsaw-of-front =
    { $front ->
        [n] Frontu Północnego
        [c] Frontu Środkowego
       *[s] Frontu Południowego
    }
warsaw-resource =
    { $resource ->
        [funds] Fundusze
        [supply] Zaopatrzenie
       *[support] Poparcie społeczne
    }
warsaw-marker =
    { $marker ->
        [wp] Znacznik Blokady Wojska Polskiego
        [acz] Znacznik Blokady Armii Czerwonej
       *[special] Znacznik Blokady Specjalnej
    }
warsaw-spot =
    { $spot ->
        [line1] 1. linia
        [line2] 2. linia
        [commander] pole dowódcy
       *[order] pole rozkazu
    }
warsaw-place =
    { $front ->
        [all] { warsaw-spot } na wszystkich frontach, { warsaw-army }
       *[other] { warsaw-spot }, { warsaw-front }, { warsaw-army }
    }
warsaw-line = { $line }LF
warsaw-and = { $one } i { $other }
warsaw-or = { $one } lub { $other }
warsaw-or-word = albo
warsaw-either = { $one } Albo: { $other }
warsaw-on-short =
    { $front ->
        [n] Północnym
        [c] Środkowym
       *[s] Południowym
    }
warsaw-any-front = dowolny front
warsaw-all = wsz.
warsaw-units =
    { $n ->
        [one] { $n } oddział
        [few] { $n } oddziały
        [many] { $n } oddziałów
       *[other] { $n } oddziału
    }
warsaw-some-units =
    { $number ->
        [one] { $number } oddział
        [few] { $number } oddziały
       *[other] { $number } oddziałów
    }
warsaw-units-acc = { warsaw-units }
warsaw-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
warsaw-points = { $n } PZ

## What cards do

warsaw-ability-add = dodaj { $n } na { $line }LF: { $fronts }
warsaw-ability-add-each = dodaj po { $n } na { $line }LF: { $fronts }
warsaw-ability-add-here = dodaj { $n } na { $line }LF tutaj
warsaw-ability-move =
    { $way ->
        [forward] przenieś maksymalnie { warsaw-units-acc } z 2LF na 1LF
        [forward-here] przenieś tutaj maksymalnie { warsaw-units-acc } z 2LF na 1LF
        [here] porusz tutaj maksymalnie { warsaw-units-acc }
       *[any] porusz maksymalnie { warsaw-units-acc }
    }
warsaw-ability-move-per = przenieś z 2LF na 1LF tyle oddziałów, ile masz tutaj na { $line }
warsaw-ability-move-all =
    { $may ->
        [yes] możesz przenieść tutaj wszystkie oddziały z 2LF na 1LF
       *[no] przenieś tutaj wszystkie oddziały z 2LF na 1LF
    }
warsaw-ability-strength = +{ $n } do siły
warsaw-ability-remove =
    { $n ->
        [one] usuń { $n } oddział przeciwnika z { $line }
        [few] usuń { $n } oddziały przeciwnika z { $line }
       *[many] usuń { $n } oddziałów przeciwnika z { $line }
    }
warsaw-ability-remove-per =
    { $div ->
        [one] usuń { $n } oddział przeciwnika z { $line } za każdy twój na { $own }
        [few] usuń { $n } oddział przeciwnika z { $line } za każde { $div } twoje na { $own }
       *[many] usuń { $n } oddział przeciwnika z { $line } za każde { $div } twoich na { $own }
    }
warsaw-ability-per =
    { $whose ->
        [enemy]
            { $div ->
                [one] { " " }za każdy oddział przeciwnika tutaj na { $line }
                [few] { " " }za każde { $div } oddziały przeciwnika tutaj na { $line }
               *[many] { " " }za każde { $div } oddziałów przeciwnika tutaj na { $line }
            }
       *[own]
            { $div ->
                [one] { " " }za każdy twój oddział tutaj na { $line }
                [few] { " " }za każde { $div } twoje oddziały tutaj na { $line }
               *[many] { " " }za każde { $div } twoich oddziałów tutaj na { $line }
            }
    }
warsaw-ability-battle =
    { $may ->
        [yes] możesz rozpocząć tutaj bitwę
       *[no] rozpocznij bitwę
    }
warsaw-ability-battle-first = { $start }; najpierw { $first }
warsaw-ability-target =
    { $place ->
        [commander_card] kartę dowódcy
        [commander_field] pole dowódcy
       *[order_field] pole rozkazu
    }
warsaw-ability-block = połóż swoją Blokadę na { $where } przeciwnika
warsaw-ability-block-on = połóż swoją Blokadę na { $where } przeciwnika: { $fronts }
warsaw-ability-move-blockade = porusz znacznik Blokady dowolnej armii
warsaw-ability-extra = wykonaj jeszcze jedną akcję
warsaw-ability-in-battle = w bitwie: { $what }
warsaw-ability-if-front = , tylko na { $fronts }
warsaw-ability-if-units =
    { $whose ->
        [enemy] , jeśli przeciwnik ma co najmniej { $n } na { $line }
       *[own] , jeśli masz co najmniej { $n } na { $line }
    }
warsaw-ability-if-balance =
    { $balance ->
        [fewer] , jeśli masz tu mniej oddziałów
       *[more] , jeśli masz tu więcej oddziałów
    }

## Actions

warsaw-do-pass = Pas
warsaw-do-play = Zagraj
warsaw-do-block = Blokada
warsaw-do-block-how = porusz znacznik
warsaw-do-bid = Zasób
warsaw-do-bid-how = walcz o niego
warsaw-do-bid-for = Walka o zasób: { warsaw-resource }
warsaw-do-activate = Aktywuj
warsaw-do-activate-how = dowódcę
warsaw-do-activate-card = Aktywuj: { $card }
warsaw-do-discard = Odrzuć: { $card }
warsaw-do-front = Zagraj { warsaw-on-front }
warsaw-do-effect = Efekt { $number }
warsaw-do-advance = Oddział przechodzi na 1LF { warsaw-on-front }
warsaw-do-shift = Oddział przechodzi: { $from } → { $to }
warsaw-do-retreat = Oddział cofa się na 2LF { warsaw-on-front }
warsaw-do-add = Dodaj oddział na 2LF { warsaw-on-front }
warsaw-do-stop = Zakończ
warsaw-do-remove =
    { $line ->
        [line1] Usuń oddział przeciwnika z 1LF
       *[line2] Usuń oddział przeciwnika z 2LF
    }
warsaw-do-accept = Tak, wszystkie naprzód
warsaw-do-decline = Zrezygnuj
warsaw-do-put = { $name }: { $place }
warsaw-do-edge =
    { $resource ->
        [funds] { $edge ->
            [A] Bok A: { $numbers } kart i znaczniki Inicjatywy
           *[B] Bok B: { $numbers } kart
        }
       *[supply] { $n ->
            [one] Bok { $edge }: { $n } działanie
            [few] Bok { $edge }: { $n } działania
           *[many] Bok { $edge }: { $n } działań
        }
    }
warsaw-do-four =
    { $actor ->
        [you] Dobierasz do 4 kart
       *[other] { $who } dobiera do 4 kart
    }
warsaw-do-order = Kolejność: { $order }
warsaw-do-wp = Wojsko Polskie: { $members }
warsaw-do-first = { $name } kładzie znacznik jako pierwsza strona
warsaw-do-roll = Na kostce wypada { $number }
warsaw-do-draw = Dobierz: { $card }

## Questions

warsaw-ask-over = Koniec gry
warsaw-ask-chance = Decyduje los
warsaw-ask-take-action = Twoja akcja
warsaw-detail-take-action = Wskaż kartę, by ją zagrać, albo użyj karty inaczej.
warsaw-detail-card = Zagraj ją albo użyj jej inaczej.
warsaw-ask-extra-action = Jeszcze jedna akcja
warsaw-detail-extra-action = Wykonaj ją albo zrezygnuj; rezygnacja to nie pas.
warsaw-ask-discard-for = Którą kartę odrzucasz?
warsaw-detail-discard-for =
    { $verb ->
        [bid] Trafi obok karty Zasobu.
        [block] Trafi na stos kart odrzuconych; potem poruszysz znacznik.
       *[activate] Trafi na stos kart odrzuconych; potem działa dowódca.
    }
warsaw-ask-choose-front = { $card }: na którym froncie?
warsaw-detail-choose-front = Wskaż podświetlony front.
warsaw-ask-choose-effect = { $card }: który efekt?
warsaw-detail-choose-effect = Wskaż jeden efekt na karcie.
warsaw-ask-move-steps = Ruch oddziałów: zostało { $left }
warsaw-detail-move-steps = Wskaż 2LF, a potem miejsce, na które przechodzi oddział.
warsaw-ask-supply-actions = Zaopatrzenie: zostało { $left }
warsaw-detail-supply-actions = Wzmocnij front: wskaż Rezerwę lub 2LF, a potem miejsce, na które przechodzi oddział.
warsaw-ask-remove-units = Która linia traci oddział?
warsaw-detail-remove-units = Wskaż linię przeciwnika { warsaw-on-front }.
warsaw-ask-advance-all = Czy wszystkie oddziały idą naprzód?
warsaw-detail-advance-all = Z 2LF na 1LF { warsaw-on-front }.
warsaw-ask-place-first = Gdzie kładziesz swój znacznik Blokady?
warsaw-detail-place-first = Na zablokowaną linię nie wejdzie oddział, na zablokowane pole – karta. Zamknij to, czego przeciwnik najbardziej potrzebuje.
warsaw-ask-move-marker = Porusz znacznik Blokady
warsaw-detail-move-marker = Znacznik zamyka przeciwnikowi jedno miejsce. Wskaż znacznik, a potem miejsce, które ma zamknąć.
warsaw-ask-block-by-card = Gdzie kładziesz swój znacznik Blokady?
warsaw-detail-block-by-card = Zamyka miejsce przeciwnikowi. Karta pozwala tylko na podświetlone miejsca.
warsaw-ask-place-special = Gdzie kładziesz znacznik Blokady Specjalnej?
warsaw-detail-place-special = Zamyka jeszcze jedno miejsce do końca rundy. Możesz też zrezygnować.
warsaw-ask-choose-edge = { warsaw-resource }: który bok do twojej armii?
warsaw-detail-choose-edge =
    { $resource ->
        [funds] A: po 3 karty i rozdajecie znaczniki Inicjatywy. B: czwarta karta dla jednego z was; znaczniki rozdaje przeciwnik.
        [supply] Liczba mówi, ile oddziałów dodasz lub przesuniesz. Drugi bok przypada przeciwnikowi.
       *[support] Bok z symbolem blokuje w tej rundzie jeszcze jedno miejsce. Drugi przypada przeciwnikowi.
    }
warsaw-ask-choose-four = Kto z was dobiera do 4 kart?
warsaw-detail-choose-four = Więcej kart to więcej akcji w tej rundzie. Drugi gracz dobiera do 3.
warsaw-ask-deal-tokens = W jakiej kolejności działają gracze?
warsaw-detail-deal-tokens = Kto działa później, widzi najpierw ruchy innych. Wskazuj graczy po kolei.

## Events

warsaw-event-armies = Wojsko Polskie: { $wp }; Armia Czerwona: { $acz }.
warsaw-event-first-marker =
    { $side ->
        [you] Jako pierwsza strona kładziesz swój znacznik Blokady.
       *[other] { warsaw-side } kładzie swój znacznik Blokady jako pierwsza strona.
    }
warsaw-event-ordered = Kolejność: { $order }.
warsaw-event-drawn =
    { $actor ->
        [you] Dobierasz: { $card }.
       *[other] { $who } dobiera: { $card }.
    }
warsaw-event-reshuffled =
    { $side ->
        [you] Tasujesz stos kart odrzuconych i tworzysz nową talię.
       *[other] { warsaw-side } tasuje stos kart odrzuconych i tworzy nową talię.
    }
warsaw-event-round-begun = Runda { $round }
warsaw-event-bonus-placed = Znacznik Dodatkowej Punktacji leży { warsaw-on-front }.
warsaw-event-bonus-none = W tej rundzie znacznik Dodatkowej Punktacji nie leży na żadnym froncie.
warsaw-event-resource-won =
    { $side ->
        [you] Zdobywasz zasób { warsaw-resource }.
       *[other] { warsaw-side } zdobywa zasób { warsaw-resource }.
    }
warsaw-event-resource-tied = Nikt nie zdobywa zasobu { warsaw-resource }.
warsaw-event-edge-taken =
    { $side ->
        [you] { $edge ->
            [a] { warsaw-resource }: bierzesz bok A.
           *[b] { warsaw-resource }: bierzesz bok B.
        }
       *[other] { $edge ->
            [a] { warsaw-resource }: { warsaw-side } bierze bok A.
           *[b] { warsaw-resource }: { warsaw-side } bierze bok B.
        }
    }
warsaw-event-piles-cleared = Karty spod kart Zasobów trafiają na stosy kart odrzuconych.
warsaw-event-marker-put =
    { $actor ->
        [you] Kładziesz { $marker ->
            [wp] znacznik Blokady Wojska Polskiego
            [acz] znacznik Blokady Armii Czerwonej
           *[special] znacznik Blokady Specjalnej
        }: { $place }.
       *[other] { warsaw-marker }: { $place }.
    }
warsaw-event-turn =
    { $actor ->
        [you] Twoja kolejka.
       *[other] Kolejka gracza { $who }.
    }
warsaw-event-passed =
    { $actor ->
        [you] Pasujesz.
       *[other] { $who } pasuje.
    }
warsaw-event-declined =
    { $actor ->
        [you] Rezygnujesz.
       *[other] { $who } rezygnuje.
    }
warsaw-event-played =
    { $actor ->
        [you] { $front ->
            [none] Zagrywasz kartę { $card }.
           *[other] Zagrywasz kartę { $card } { warsaw-on-front }.
        }
       *[other] { $front ->
            [none] { $who } zagrywa kartę { $card }.
           *[other] { $who } zagrywa kartę { $card } { warsaw-on-front }.
        }
    }
warsaw-event-replaced =
    { $actor ->
        [you] Twoja karta { $card } zostaje zastąpiona.
       *[other] Karta { $card } zostaje zastąpiona.
    }
warsaw-event-discarded =
    { $actor ->
        [you] Odrzucasz kartę { $card }.
       *[other] { $who } odrzuca kartę { $card }.
    }
warsaw-event-bid =
    { $actor ->
        [you] Kładziesz kartę { $card } przy zasobie { warsaw-resource }.
       *[other] { $who } kładzie kartę { $card } przy zasobie { warsaw-resource }.
    }
warsaw-event-effect-used =
    { $actor ->
        [you] Używasz karty { $card }: „{ $effect }”
       *[other] { $card }: „{ $effect }”
    }
warsaw-event-no-effect =
    { $actor ->
        [you] Twoja karta { $card } jest teraz bez efektu.
       *[other] Karta { $card } jest teraz bez efektu.
    }
warsaw-event-added =
    { $side ->
        [you] Dodajesz { warsaw-some-units } na { warsaw-spot-line } { warsaw-on-front }.
       *[other] { warsaw-side } dodaje { warsaw-some-units } na { warsaw-spot-line } { warsaw-on-front }.
    }
warsaw-event-moved =
    { $side ->
        [you] { $way ->
            [advance] Twój oddział idzie naprzód { warsaw-on-front }.
            [retreat] Twój oddział cofa się { warsaw-on-front }.
           *[shift] Twój oddział przechodzi, { warsaw-front-short } → { $to ->
                [n] Północny
                [c] Środkowy
               *[s] Południowy
            }.
        }
       *[other] { $way ->
            [advance] { warsaw-side }: oddział idzie naprzód { warsaw-on-front }.
            [retreat] { warsaw-side }: oddział cofa się { warsaw-on-front }.
           *[shift] { warsaw-side }: oddział przechodzi, { warsaw-front-short } → { $to ->
                [n] Północny
                [c] Środkowy
               *[s] Południowy
            }.
        }
    }
warsaw-event-removed =
    { $side ->
        [you] Tracisz { warsaw-some-units } z { warsaw-spot-line } { warsaw-on-front }.
       *[other] { warsaw-side } traci { warsaw-some-units } z { warsaw-spot-line } { warsaw-on-front }.
    }
warsaw-event-surplus =
    { $side ->
        [you] Odsyłasz { warsaw-some-units } ponad limit do Rezerwy { warsaw-on-front }.
       *[other] { warsaw-side } odsyła { warsaw-some-units } ponad limit do Rezerwy { warsaw-on-front }.
    }
warsaw-event-strengthened =
    { $side ->
        [you] Masz +{ $number } do siły { warsaw-on-front }.
       *[other] { warsaw-side } ma +{ $number } do siły { warsaw-on-front }.
    }
warsaw-event-battle-started =
    { $side ->
        [you] Rozpoczynasz bitwę { warsaw-of-front }.
       *[other] { warsaw-side } rozpoczyna bitwę { warsaw-of-front }.
    }
warsaw-event-battle =
    { $army ->
        [none] Bitwa { warsaw-of-front }, { $wp_strength }\xA0:\xA0{ $acz_strength }: remis.
       *[other] { $side ->
            [you] Bitwa { warsaw-of-front }, { $wp_strength }\xA0:\xA0{ $acz_strength }: wygrywasz.
            [own] Bitwa { warsaw-of-front }, { $wp_strength }\xA0:\xA0{ $acz_strength }: wygrywa twoja armia.
           *[other] { $army ->
                [wp] Bitwa { warsaw-of-front }, { $wp_strength }\xA0:\xA0{ $acz_strength }: wygrywa Wojsko Polskie.
               *[acz] Bitwa { warsaw-of-front }, { $wp_strength }\xA0:\xA0{ $acz_strength }: wygrywa Armia Czerwona.
            }
        }
    }
warsaw-event-no-battle = Bez bitwy { warsaw-on-front }.
warsaw-event-lost = 1. linie { warsaw-of-front } pustoszeją.
warsaw-event-points =
    { $side ->
        [you] Zdobywasz { $number } PZ.
       *[other] { warsaw-side } zdobywa { $number } PZ.
    }
warsaw-event-commander-left = { $card } schodzi z planszy.
warsaw-event-game-over = Koniec gry.
warsaw-event-extra =
    { $actor ->
        [you] Masz jeszcze jedną akcję.
       *[other] { $who } ma jeszcze jedną akcję.
    }
warsaw-event-not-added =
    { $side ->
        [you] Nie możesz dodać oddziału na { warsaw-spot-line } { warsaw-on-front }.
       *[other] { warsaw-side } nie może dodać oddziału na { warsaw-spot-line } { warsaw-on-front }.
    }
warsaw-event-not-put =
    { $side ->
        [you] Zostawiasz znacznik Blokady Specjalnej na karcie.
       *[other] { warsaw-side } zostawia znacznik Blokady Specjalnej na karcie.
    }
warsaw-spot-line =
    { $line ->
        [line1] 1LF
       *[line2] 2LF
    }

## Stages, tracks and rails

warsaw-stage =
    { $stage ->
        [1] Punktacja
        [2] Zasoby
        [3] Działania militarne
       *[4] Bitwa
    }
warsaw-source-points = Punkty zwycięstwa
warsaw-round = Runda
warsaw-round-of = Runda { $round } z { $rounds }
warsaw-day = { $day } VIII
warsaw-victory = Zwycięstwo
warsaw-victory-state = Tor Zwycięstwa: Wojsko Polskie { $wp }, Armia Czerwona { $acz }, do wygranej { $goal }
warsaw-your-hand = Twoja ręka
warsaw-reserve = Rezerwa
warsaw-reserve-of = Rezerwa, { warsaw-army }: { warsaw-units }
warsaw-initiative = Inicjatywa
warsaw-seat-you = ty
warsaw-seat-passed = pas
warsaw-seat-state = { $who }, { warsaw-army }, na ręce { warsaw-cards }
warsaw-seat-order = w kolejności: { $place }
warsaw-pile-of = { warsaw-pile }, { warsaw-army }: { warsaw-cards }
warsaw-pile =
    { $pile ->
        [deck] Talia
       *[discard] Stos kart odrzuconych
    }
warsaw-pile-beside = Karty przy zasobie { warsaw-resource }, { warsaw-army }
warsaw-pile-empty = Nie ma tu jeszcze kart.
warsaw-setting-names = Nazwy kart
warsaw-setting-names-printed = Drukowane nazwy polskie
warsaw-setting-names-page = Nazwy w języku strony
warsaw-legal = możliwe
warsaw-commander = Dowódca
warsaw-order = Rozkaz
warsaw-kind =
    { $kind ->
        [unit] Oddział
        [commander] Dowódca
       *[order] Rozkaz
    }
warsaw-kind-how =
    { $kind ->
        [unit] Oddziały od razu przychodzą z Rezerwy; karta trafia na stos kart odrzuconych.
        [commander] Zostaje na froncie i wyznacza limit 2LF. Jeden efekt działa od razu.
       *[order] Leży na froncie do końca rundy. Część z klepsydrą czeka na bitwę.
    }
warsaw-limit = limit 2LF: { $n }
warsaw-used = użyty w tej rundzie
warsaw-used-effect = użyty w tej rundzie: { $effect }
warsaw-after =
    { $kind ->
        [unit] po tej karcie
        [commander] z tym dowódcą
       *[order] po tym rozkazie
    }
warsaw-later = z rozkazami
warsaw-arrive = przybędzie { $n } z { $of }
warsaw-then =
    { $then ->
        [choose-effect] potem efekt
        [move-steps] potem ruch oddziałów
        [advance-all] potem wszystkie mogą iść naprzód
        [remove-units] potem usuwasz oddziały
       *[other] potem kładziesz znacznik Blokady
    }
warsaw-replaces = zastępuje: { $card }
warsaw-no-change-here = siły bez zmian
warsaw-front-closed = nie dla tej karty
warsaw-uses = Do czego służy karta
warsaw-use =
    { $verb ->
        [play] Działa zgodnie z opisem.
        [block] Odrzucasz ją i przesuwasz znacznik Blokady dowolnej armii.
        [bid] Kładziesz ją przy zasobie; kto ma tam więcej kart, zdobywa go na następną rundę.
       *[activate] Odrzucasz ją i używasz dowódcy: { $names }.
    }
warsaw-keep =
    { $n ->
        [one] zachowujesz { $n } kartę
        [few] zachowujesz { $n } karty
        [many] zachowujesz { $n } kart
       *[other] zachowujesz { $n } karty
    }
warsaw-starter = rozpoczął bitwę, odejdzie na koniec rundy
warsaw-empty = puste
warsaw-blocked = zablokowane
warsaw-no-entry = bez nowych oddziałów
warsaw-no-change = bez przejść między frontami
warsaw-bonus = Znacznik Dodatkowej Punktacji: +1 PZ dla zwycięzcy
warsaw-bonus-short = +1 PZ
warsaw-fought = po bitwie
warsaw-strength-of = { warsaw-front }: Wojsko Polskie { $wp }, Armia Czerwona { $acz }
warsaw-won-by =
    { $army ->
        [wp] wygrało Wojsko Polskie
        [acz] wygrała Armia Czerwona
       *[none] remis
    }
warsaw-line-state = { $place }: { warsaw-units }
warsaw-line-full =
    { $limit ->
        [few] { $place }: { $n } z { $limit } oddziałów
       *[many] { $place }: { $n } z { $limit } oddziałów
    }
warsaw-resources = Zasoby
warsaw-resources-how = kto ma więcej kart, zdobywa zasób na następną rundę
warsaw-resource-state = { warsaw-resource }: Wojsko Polskie { $wp }, Armia Czerwona { $acz }
warsaw-edge-funds =
    { $n ->
        [one] do { $n } karty
       *[many] do { $n } kart
    }
warsaw-edge-supply =
    { $n ->
        [0] nic
        [one] { $n } działanie
        [few] { $n } działania
       *[many] { $n } działań
    }
warsaw-edge-support =
    { $n ->
        [0] nic
       *[other] znacznik Blokady Specjalnej
    }
warsaw-edge-winner = zwycięzca
warsaw-edge-other = druga strona
warsaw-forecast = Gdyby bitwy odbyły się teraz
warsaw-forecast-none = Nikt nie zdobyłby punktów.
warsaw-forecast-why =
    { $bonus ->
        [yes] { $fronts ->
            [0] premia
            [one] { $fronts } front i premia
            [few] { $fronts } fronty i premia
           *[many] { $fronts } frontów i premia
        }
       *[no] { $fronts ->
            [one] { $fronts } front
            [few] { $fronts } fronty
           *[many] { $fronts } frontów
        }
    }
warsaw-forecast-orders = Wliczono części rozkazów z klepsydrą.
warsaw-forecast-with =
    { $none ->
        [yes] nikt nie punktuje
       *[no] { "" }
    } { $front ->
        [none] z tą kartą
       *[other] z tą kartą { warsaw-on-front }
    }
warsaw-battle-won =
    { $army ->
        [wp] Wygrywa Wojsko Polskie
        [acz] Wygrywa Armia Czerwona
       *[none] Remis
    }
warsaw-map-title = Teatr działań wojennych · sierpień 1920
warsaw-map-turned =
    { $army ->
        [acz] mapa zwrócona ku przeciwnikowi: u góry południowy zachód
       *[wp] mapa zwrócona ku przeciwnikowi: u góry północny wschód
    }

## Left unused

warsaw-unused-card = { $n ->
    [one] jedna karta do zagrania
    [few] { $n } karty do zagrania
   *[many] { $n } kart do zagrania
}
warsaw-unused-commander = { $n ->
    [one] jeden dowódca
    [few] { $n } dowódców
   *[many] { $n } dowódców
}
warsaw-unused-action = dodatkowa akcja
warsaw-unused-move = ruchy oddziałów

## Po co jest ten wybór

warsaw-detail-arrive = Przybędzie { $n } z { $of } oddziałów: linie pełne lub zablokowane albo Rezerwa pusta.

## Kartka z bitwą

warsaw-slip-line1 = 1. linia, podwójnie
warsaw-slip-line2 = 2. linia
warsaw-slip-commander = dowódca
warsaw-slip-order = rozkazy
warsaw-slip-counts = 1. linia liczy się podwójnie, 2. linia raz
warsaw-slip-none = bez bitwy
warsaw-slip-nobody = nikt
warsaw-slip-goal = wygrywa { $n } PZ
warsaw-key-fronts = Wygrane bitwy: Wojsko Polskie { $wp }, Armia Czerwona { $acz }
warsaw-reason-battles =
    { $all ->
        [yes] wygrane wszystkie trzy bitwy
       *[no] więcej wygranych bitew
    }
warsaw-reason-bonus = Dodatkowa Punktacja, { warsaw-front-short }
`;export{e as default};