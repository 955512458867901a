var e=`# Rush: World of Tanks – stół

# Strefy
rush-zone-hand = Ręka
rush-zone-depot = Magazyn
rush-zone-garage = Garaż
rush-zone-rear = Tylna Straż
rush-zone-rear-short = Straż
rush-zone-kept = Zachowane
rush-zone-reserve = Rezerwa
rush-zone-deck = Talia Pojazdów
rush-zone-medals = Stosy Medali
rush-zone-achievements = Osiągnięcia
rush-zone-discard = Odrzucone
rush-zone-scrapyard = Złomowisko
rush-your-bases = Twoje Bazy
rush-your-hand = Twoja ręka
rush-your-depot = Twój Magazyn
rush-your-garage = Twój Garaż
rush-note-garage = Znasz karty w Garażu, ale nie ich kolejność.
rush-note-squad = Wszystkie karty gracza, gdziekolwiek są
rush-pile-empty = Pusto.
rush-hand-open = odkryta dla wszystkich w czasie tury
rush-hand-closed = widzisz ją tylko ty
rush-hand-empty = Brak kart na ręce
rush-hand-laid-out = wyłożona
rush-note-reserve = ostatnia karta odchodzi na koniec tury
rush-note-medals = ostatni ×1 kończy grę
rush-medals-left =
    zostało: { $singles ->
        [one] { $singles } pojedynczy
        [few] { $singles } pojedyncze
       *[other] { $singles } pojedynczych
    }, { $doubles ->
        [one] { $doubles } podwójny
        [few] { $doubles } podwójne
       *[other] { $doubles } podwójnych
    }
rush-note-points = Medale na kartach, razem ze zdobytymi Bazami
rush-medals =
    { $n ->
        [one] Medal
        [few] Medale
       *[other] Medali
    }
rush-note-deeds =
    Zniszczone: { $bases ->
        [one] { $bases } Baza
        [few] { $bases } Bazy
       *[other] { $bases } Baz
    }, { $vehicles ->
        [one] { $vehicles } Pojazd
        [few] { $vehicles } Pojazdy
       *[other] { $vehicles } Pojazdów
    }
rush-reserve-affordable = stać cię
rush-reserve-short-by = brakuje { $n }
rush-reserve-leaves-next = odejdzie
rush-reserve-paid = zapłacone

# Gracze
rush-seat-on-turn = tura
rush-seat-decides = decyduje
rush-seat-first = 1.
rush-seat-team = drużyna { $name }
rush-seat-ally = sojusznik
rush-seat-leads = prowadzi
rush-seat-tied = remis
rush-achievement-worth =
    { $n ->
        [one] po { $n } Medalu
        [few] po { $n } Medale
       *[other] po { $n } Medali
    }
rush-achievement-deck = W talii: { $n }
rush-zone-ruins = Ruiny

# Bazy
rush-base-number = Baza { $number }
rush-base-headquarters = Kwatera Główna
rush-base-hq = KG
rush-base-defended = broniona
rush-base-undefended = bez obrońcy
rush-base-defends = broni: { $base }
rush-base-damaged = uszkodzona
rush-base-destroyed = zniszczona
rush-target-base =
    { $owner ->
        [you] twoja { $base }
       *[other] { $base } ({ $seat })
    }
rush-target-guard =
    { $owner ->
        [you] { $number ->
            [none] obrońca twojej Kwatery Głównej
           *[other] obrońca twojej Bazy { $number }
        }
       *[other] { $number ->
            [none] obrońca Kwatery Głównej ({ $seat })
           *[other] obrońca Bazy { $number } ({ $seat })
        }
    }
rush-object-base =
    { $owner ->
        [you] { $number ->
            [none] twoją Kwaterę Główną
           *[other] twoją Bazę { $number }
        }
       *[other] { $number ->
            [none] Kwaterę Główną ({ $seat })
           *[other] Bazę { $number } ({ $seat })
        }
    }
rush-object-guard =
    { $owner ->
        [you] { $number ->
            [none] obrońcę twojej Kwatery Głównej
           *[other] obrońcę twojej Bazy { $number }
        }
       *[other] { $number ->
            [none] obrońcę Kwatery Głównej ({ $seat })
           *[other] obrońcę Bazy { $number } ({ $seat })
        }
    }
rush-effect-destroys = niszczy
rush-effect-damages = uszkadza
rush-fight-title = Walka
rush-fight-attack = atak
rush-fight-defence = obrona

# Karty
rush-card-engineers = Inżynierowie
rush-card-technicians = Technicy
rush-card-volunteers = Wolontariusze
rush-card-base = Baza
rush-card-headquarters = Kwatera Główna
rush-card-hidden = zakryta karta
rush-kind-barracks = karta Koszar
rush-kind-medal = karta Medalu
rush-kind-base = karta Bazy
rush-medal-name-ussr = Order Czerwonego Sztandaru
rush-medal-name-germany = Żelazny Krzyż
rush-medal-name-usa = Medal Honoru
rush-medal-name-france = Médaille militaire
rush-medal-name-uk = Krzyż Wiktorii
rush-medal-double = { $name } (podwójny)
rush-value-cost = koszt { $n }
rush-value-resources = surowce { $n }
rush-value-firepower = siła ognia { $n }
rush-value-armour = opancerzenie { $n }
rush-value-medals =
    { $n ->
        [one] { $n } Medal
        [few] { $n } Medale
       *[other] { $n } Medali
    }
rush-card-goods = Dobra narodowe: { $nation }

rush-nation-ussr = ZSRR
rush-nation-germany = Niemcy
rush-nation-usa = USA
rush-nation-france = Francja
rush-nation-uk = Wielka Brytania

rush-class-light = Czołg lekki
rush-class-medium = Czołg średni
rush-class-heavy = Czołg ciężki
rush-class-spg = Działo samobieżne
rush-class-support = Jednostka pomocnicza

# Zdolności
rush-ability-reinforcements = Posiłki
rush-ability-reinforcements-text =
    { $n ->
        [one] Dobierz { $n } kartę z Garażu.
        [few] Dobierz { $n } karty z Garażu.
       *[other] Dobierz { $n } kart z Garażu.
    }
rush-ability-recruitment = Rekrutacja
rush-ability-recruitment-text = W tej turze możesz kupić kilka Pojazdów, dopóki starczy surowców.
rush-ability-scouting = Zwiad
rush-ability-scouting-text = Odrzuć całą Rezerwę i wyłóż nową.
rush-ability-sabotage = Sabotaż
rush-ability-sabotage-text = Każdy przeciwnik odkłada z ręki do Magazynu jedną kartę według własnego wyboru.
rush-ability-siege = Oblężenie
rush-ability-siege-text = Traf wrogą Bazę, nawet bronioną, albo obrońcę: cel zostaje uszkodzony. Uszkodzony cel zniszczy następne trafienie.
rush-ability-research = Badania
rush-ability-research-text = Odłóż tę kartę na Złomowisko; weź z Rezerwy Pojazd o koszcie najwyżej { $n }.
rush-ability-dismantle = Demontaż
rush-ability-dismantle-text = Odłóż na Złomowisko jedną lub dwie inne karty ze swojego Magazynu.
rush-ability-indestructibility = Niezniszczalność
rush-ability-indestructibility-text = Weź kartę z jednym Medalem.
rush-ability-dispatch = Dyspozycja
rush-ability-dispatch-text = Przesuń jednego ze swoich obrońców do Tylnej Straży.
rush-ability-planning = Planowanie
rush-ability-planning-text = Zastąp jedno Osiągnięcie następnym z talii.
rush-ability-only-vs-base = Tylko do ataku na Bazę
rush-ability-only-vs-base-text = Ta karta nie może atakować Pojazdów.
rush-ability-only-vs-vehicle = Tylko do ataku na Pojazd
rush-ability-only-vs-vehicle-text = Ta karta nie może atakować Baz.
rush-ability-national-goods = Dobra narodowe
rush-ability-national-goods-text = Tymi surowcami można płacić tylko za Pojazdy tego kraju.

# Fazy
rush-phase-1 = Naprawa, ujawnienie
rush-phase-2 = Zagrywanie kart
rush-phase-3 = Uzupełnienie, dobranie

# Działania
rush-do-end = Zakończ turę
rush-do-buy = Kup: { $card }
rush-do-pay = Zapłać: { $card }
rush-do-take = Weź Pojazd
rush-do-activate = Użyj: { $card }
rush-do-activate-brief = Użyj
rush-do-defend = Broń Bazy: { $card }
rush-do-defend-brief = Broń Bazy
rush-do-place = Umieść: { $base }
rush-do-attack = Atakuj: { $card }
rush-do-attack-brief = Atakuj
rush-do-join = Atakuje także: { $card }
rush-do-charge = Rozpocznij atak
rush-do-strike = Uderza: { $card }
rush-do-hit = Traf: { $target }
rush-do-siege = Oblegaj: { $target }
rush-do-discard = Odłóż: { $card }
rush-do-research = Weź: { $card }
rush-do-dismantle = Na Złomowisko: { $card }
rush-do-stop = Wystarczy
rush-do-doubles =
    { $n ->
        [0] Same pojedyncze
        [one] { $n } podwójny
        [few] { $n } podwójne
       *[other] { $n } podwójnych
    }
rush-do-first = Zaczyna { $seat }
rush-do-draw = Dobierz: { $card }
rush-do-deal = Wyłóż: { $card }
rush-do-reveal = Odkryj: { $achievement }
rush-do-pass = Pas
rush-do-refill = Przesuń Rezerwę
rush-do-support = Wesprzyj: { $card }
rush-do-send = Wyślij do obrony: { $card }
rush-do-aid = Pomóż sojusznikowi: { $target }
rush-do-dispatch = Do Tylnej Straży: { $card }
rush-do-plan = Zastąp: { $achievement }
rush-do-medal = Medal: { $nation }
rush-do-recruit = Kup kilka Pojazdów
rush-do-retain = Zachowaj kartę
rush-do-keep = Zachowaj: { $card }
rush-do-keep-brief = Zachowaj
rush-do-scrap = Na Złomowisko: { $card }
rush-do-scrap-brief = Na Złomowisko
rush-do-station = Do Tylnej Straży: { $card }
rush-do-top = Na wierzchu: { $card }

# Pytania
rush-ask-over = Koniec gry.
rush-detail-then = Następnie: { $cards }.
rush-ask-play-cards = Zagrywaj karty albo zakończ turę
rush-detail-play-cards = Kup z Rezerwy albo wybierz kartę z ręki.
rush-ask-pay-for =
    { $cost ->
        [0] Zapłać: { $card }, jedną kartą ze skrzynią
       *[other] Zapłać: { $card }, { $paid } z { $cost }
    }
rush-detail-pay-for = Wybieraj karty z ręki. Idą do Magazynu, a kupiony Pojazd na ich wierzch.
rush-ask-place-defender = Której Bazy broni { $card }?
rush-ask-place-unused = Której Bazy broni { $card }?
rush-ask-name-attackers = Wspólny atak: które Pojazdy?
rush-detail-name-attackers = Dołącz Pojazdy tego samego kraju albo rozpocznij atak.
rush-ask-choose-striker = Który Pojazd uderza teraz?
rush-ask-choose-target =
    { $n ->
        [0] Atakuje { $card }, wybierz cel
        [one] Atakuje { $card }, wybierz cel: { $n } możliwy
        [few] Atakuje { $card }, wybierz cel: { $n } możliwe
       *[other] Atakuje { $card }, wybierz cel: { $n } możliwych
    }
rush-ask-choose-aim =
    { $n ->
        [0] Atakuje { $card }, wybierz cel
        [one] Atakuje { $card }, wybierz cel: { $n } możliwy
        [few] Atakuje { $card }, wybierz cel: { $n } możliwe
       *[other] Atakuje { $card }, wybierz cel: { $n } możliwych
    }
rush-ask-attack-again = Atakujesz dalej czy kończysz?
rush-ask-support = { $attack } przeciw { $defence }: wsparcie czy pas?
rush-detail-support = Atakuje { $card }. Cel: { $target }. Każda karta właściwego kraju dodaje 1.
rush-ask-sabotage-discard = Sabotaż: wybierz kartę do Magazynu
rush-detail-sabotage-discard = Nie dobierasz za nią innej karty.
rush-ask-choose-siege =
    { $n ->
        [0] Oblężenie, { $card }: wybierz cel
        [one] Oblężenie, { $card }: { $n } możliwy cel
        [few] Oblężenie, { $card }: { $n } możliwe cele
       *[other] Oblężenie, { $card }: { $n } możliwych celów
    }
rush-detail-choose-siege = Baza, nawet broniona, albo obrońca.
rush-ask-choose-research = Badania: weź Pojazd o koszcie najwyżej { $most }
rush-detail-choose-research = Trafia do twojego Magazynu.
rush-ask-choose-dismantle = Demontaż: którą kartę z Magazynu odłożyć na Złomowisko?
rush-detail-choose-dismantle =
    { $left ->
        [one] Jeszcze jedna karta; nie wróci do gry.
        [few] Najwyżej { $left } karty; nie wrócą do gry.
       *[other] Najwyżej { $left } kart; nie wrócą do gry.
    }
rush-ask-choose-doubles =
    { $due ->
        [one] Należy się { $due } Medal ({ $nation }): ile podwójnych?
        [few] Należą się { $due } Medale ({ $nation }): ile podwójnych?
       *[other] Należy się { $due } Medali ({ $nation }): ile podwójnych?
    }
rush-detail-choose-doubles = Podwójny liczy się za dwa; resztę dostajesz w pojedynczych.
rush-ask-offer-refill = Przesunąć Rezerwę?
rush-detail-offer-refill = Ostatnia karta odejdzie, a pojawi się nowa.
rush-ask-send-defender = Który z atakujących idzie bronić Bazy?
rush-ask-choose-dispatch = Dyspozycja: który obrońca idzie do Tylnej Straży?
rush-ask-choose-station = Karta do Tylnej Straży?
rush-detail-choose-station = Czeka tam i można ją zagrać w późniejszej turze.
rush-ask-choose-achievement = Planowanie: które Osiągnięcie zastąpić?
rush-ask-choose-medal = Niezniszczalność: Medal którego kraju?
rush-ask-choose-recruitment = Rekrutacja: kilka zakupów czy zachowanie karty?
rush-ask-choose-compensation = Bez zagranej karty: zachowaj jedną, odłóż jedną na Złomowisko albo nie rób nic
rush-ask-choose-kept = Którą kartę zachowujesz na następną turę?

rush-wait-play-cards = zagrywa karty
rush-wait-pay-for = płaci
rush-wait-place-defender = ustawia obrońcę
rush-wait-place-unused = ustawia obrońcę
rush-wait-name-attackers = wskazuje atakujących
rush-wait-choose-striker = atakuje
rush-wait-choose-target = wybiera cel
rush-wait-choose-aim = wybiera cel
rush-wait-attack-again = atakuje
rush-wait-support = wspiera lub pasuje
rush-wait-sabotage-discard = odkłada kartę przez Sabotaż
rush-wait-choose-siege = oblega
rush-wait-choose-research = prowadzi Badania
rush-wait-choose-dismantle = przeprowadza Demontaż
rush-wait-choose-doubles = bierze Medale
rush-wait-offer-refill = patrzy na Rezerwę
rush-wait-send-defender = wysyła obrońcę
rush-wait-choose-dispatch = przesuwa obrońcę
rush-wait-choose-station = obsadza Tylną Straż
rush-wait-choose-achievement = planuje
rush-wait-choose-medal = bierze Medal
rush-wait-choose-recruitment = rekrutuje
rush-wait-choose-compensation = zachowuje lub odkłada kartę
rush-wait-choose-kept = zachowuje kartę

# Co się stało
rush-event-first-player =
    { $actor ->
        [you] Otrzymujesz kartę pierwszego gracza
       *[other] { $seat } otrzymuje kartę pierwszego gracza
    }
rush-event-achievement-revealed = Osiągnięcie w grze: { $achievement }
rush-event-card-drawn =
    { $actor ->
        [you] Dobierasz: { $card }
       *[other] { $seat } dobiera: { $card }
    }
rush-event-reshuffled =
    { $actor ->
        [you] Tasujesz Magazyn i tworzysz nowy Garaż
       *[other] { $seat } tasuje Magazyn i tworzy nowy Garaż
    }
rush-event-reserve-dealt = Nowa karta w Rezerwie: { $card }
rush-event-reserve-discarded = Opuszcza Rezerwę: { $card }
rush-event-turn-begun =
    { $actor ->
        [you] Zaczynasz turę (runda { $n })
       *[other] { $seat } zaczyna turę (runda { $n })
    }
rush-event-repaired =
    { $actor ->
        [you] Naprawiasz wszystkie uszkodzenia
       *[other] { $seat } naprawia wszystkie uszkodzenia
    }
rush-event-bought =
    { $actor ->
        [you] Kupujesz: { $card }
       *[other] { $seat } kupuje: { $card }
    }
rush-event-paid =
    { $actor ->
        [you] Płacisz kartą: { $card }
       *[other] { $seat } płaci kartą: { $card }
    }
rush-event-activated =
    { $actor ->
        [you] Używasz karty: { $card }
       *[other] { $seat } używa karty: { $card }
    }
rush-event-defended =
    { $actor ->
        [you] Bronisz Pojazdem { $card }: { $target }
       *[other] { $card } broni: { $target }
    }
rush-event-replaced =
    { $actor ->
        [you] Twój Pojazd { $card } schodzi z Bazy do Magazynu
       *[other] { $card } schodzi z Bazy do Magazynu
    }
rush-event-attackers-named =
    { $actor ->
        [you] { $n ->
            [one] Atakujesz { $n } Pojazdem
           *[other] Atakujesz { $n } Pojazdami
        }
       *[other] { $n ->
            [one] { $seat } atakuje { $n } Pojazdem
           *[other] { $seat } atakuje { $n } Pojazdami
        }
    }
rush-event-damaged =
    { $actor ->
        [you] Uszkadzasz Pojazd: { $card } – { $target }
       *[other] Uszkodzony Pojazd: { $card } – { $target }
    }
rush-event-destroyed =
    { $actor ->
        [you] Niszczysz Pojazd: { $card } – { $target }
       *[other] Zniszczony Pojazd: { $card } – { $target }
    }
rush-event-base-damaged =
    { $actor ->
        [you] Uszkadzasz { $object }
       *[other] { $seat } uszkadza { $object }
    }
rush-event-base-destroyed =
    { $actor ->
        [you] Niszczysz i zabierasz { $object }
       *[other] { $seat } niszczy i zabiera { $object }
    }
rush-event-sabotaged =
    { $actor ->
        [you] Odkładasz przez Sabotaż: { $card }
       *[other] { $seat } odkłada przez Sabotaż: { $card }
    }
rush-event-scrapped =
    { $actor ->
        [you] Odkładasz na Złomowisko: { $card }
       *[other] Na Złomowisko: { $card }
    }
rush-event-researched =
    { $actor ->
        [you] Bierzesz dzięki Badaniom: { $card }
       *[other] { $seat } bierze dzięki Badaniom: { $card }
    }
rush-event-medal-taken =
    { $actor ->
        [you] Otrzymujesz Medal: { $card }
       *[other] { $seat } otrzymuje Medal: { $card }
    }
rush-event-medal-lost =
    { $actor ->
        [you] Nie dostajesz Medalu: stos jest pusty
       *[other] { $seat } nie dostaje Medalu: stos jest pusty
    }
rush-event-recruiting =
    { $actor ->
        [you] Możesz w tej turze kupić kilka Pojazdów
       *[other] { $seat } może w tej turze kupić kilka Pojazdów
    }
rush-event-end-triggered =
    { $actor ->
        [you] Rozpoczynasz ostatnią rundę
       *[other] { $seat } rozpoczyna ostatnią rundę
    }
rush-event-game-over = Koniec gry
rush-event-no-target =
    { $actor ->
        [you] Twój Pojazd { $card } nie znajduje celu
       *[other] { $card } nie znajduje celu
    }
rush-event-guard-home =
    { $actor ->
        [you] Twój Pojazd { $card } traci Bazę i wraca do Magazynu
       *[other] { $card } traci Bazę i wraca do Magazynu
    }
rush-event-base-discarded =
    { $actor ->
        [you] Odkładasz dobraną Bazę do Magazynu
       *[other] { $seat } odkłada dobraną Bazę do Magazynu
    }
rush-event-discarded =
    { $actor ->
        [you] Odkładasz do Magazynu: { $card }
       *[other] { $seat } odkłada do Magazynu: { $card }
    }
rush-event-deck-reshuffled = Odrzucone Pojazdy tworzą nową talię
rush-event-fight-begun =
    { $actor ->
        [you] Atakujesz { $object } Pojazdem { $card }
       *[other] { $seat } atakuje { $object } Pojazdem { $card }
    }
rush-event-supported =
    { $actor ->
        [you] Wspierasz kartą: { $card }
       *[other] { $seat } wspiera kartą: { $card }
    }
rush-event-passed =
    { $actor ->
        [you] Pasujesz
       *[other] { $seat } pasuje
    }
rush-event-repelled =
    { $actor ->
        [you] Twój atak odparty: { $card } – { $target }
       *[other] Atak odparty: { $card } – { $target }
    }
rush-event-stationed =
    { $actor ->
        [you] Kładziesz w Tylnej Straży: { $card }
       *[other] { $seat } kładzie w Tylnej Straży: { $card }
    }
rush-event-relieved =
    { $actor ->
        [you] Twoja karta { $card } przechodzi z Tylnej Straży do Magazynu
       *[other] { $card } przechodzi z Tylnej Straży do Magazynu
    }
rush-event-kept =
    { $actor ->
        [you] Zachowujesz: { $card }
       *[other] { $seat } zachowuje: { $card }
    }
rush-event-retaining =
    { $actor ->
        [you] Możesz zachować kartę na następną turę
       *[other] { $seat } może zachować kartę na następną turę
    }
rush-event-achievement-discarded =
    { $actor ->
        [you] Odrzucasz Osiągnięcie: { $achievement }
       *[other] { $seat } odrzuca Osiągnięcie: { $achievement }
    }
rush-event-ruins-reshuffled = Odrzucone Osiągnięcia tworzą nową talię

# Osiągnięcia
rush-achievement-destroyed-bases = Zniszczone Bazy
rush-achievement-destroyed-bases-text = Najwięcej zniszczonych Baz.
rush-achievement-light-tanks = Lekkie czołgi
rush-achievement-light-tanks-text = Najwięcej lekkich czołgów w oddziale.
rush-achievement-medium-tanks = Czołgi średnie
rush-achievement-medium-tanks-text = Najwięcej czołgów średnich w oddziale.
rush-achievement-self-propelled-guns = Działa samobieżne
rush-achievement-self-propelled-guns-text = Najwięcej dział samobieżnych w oddziale.
rush-achievement-heavy-tanks = Ciężkie czołgi
rush-achievement-heavy-tanks-text = Najwięcej ciężkich czołgów w oddziale.
rush-achievement-support-units = Jednostki pomocnicze
rush-achievement-support-units-text = Najwięcej jednostek pomocniczych w oddziale.
rush-achievement-soviet-medals = Medale radzieckie
rush-achievement-soviet-medals-text = Najwięcej Medali ZSRR.
rush-achievement-german-medals = Medale niemieckie
rush-achievement-german-medals-text = Najwięcej Medali Niemiec.
rush-achievement-american-medals = Medale amerykańskie
rush-achievement-american-medals-text = Najwięcej Medali USA.
rush-achievement-french-medals = Medale francuskie
rush-achievement-french-medals-text = Najwięcej Medali Francji.
rush-achievement-massed-attack = Skomasowany atak
rush-achievement-massed-attack-text = Najwięcej kart z dwoma Medalami.
rush-achievement-largest-squad = Największy oddział
rush-achievement-largest-squad-text = Najwięcej kart w oddziale, razem z Medalami i zdobytymi Bazami.
rush-achievement-british-medals = Medale brytyjskie
rush-achievement-british-medals-text = Najwięcej Medali Wielkiej Brytanii.
rush-achievement-any-medals = Dowolne Medale
rush-achievement-any-medals-text = Najwięcej Medali wszystkich krajów razem.
rush-achievement-medals-of-many-nations = Medale różnych krajów
rush-achievement-medals-of-many-nations-text = Medale największej liczby krajów.
rush-achievement-vehicles-without-abilities = Pojazdy pozbawione zdolności
rush-achievement-vehicles-without-abilities-text = Najwięcej Pojazdów bez symbolu zdolności.
rush-achievement-infantry = Piechota
rush-achievement-infantry-text = Najwięcej kart Koszar i jednostek pomocniczych o sile ognia 0 i opancerzeniu 0.
rush-achievement-most-recruitment = Najwięcej kart ze zdolnością Rekrutacji
rush-achievement-most-recruitment-text = Najwięcej kart z Rekrutacją.
rush-achievement-sum-of-reinforcements = Suma Posiłków
rush-achievement-sum-of-reinforcements-text = Największa suma liczb przy Posiłkach.
rush-achievement-sum-of-research = Suma Badań
rush-achievement-sum-of-research-text = Największa suma liczb przy Badaniach.
rush-achievement-sum-of-costs = Suma kosztów
rush-achievement-sum-of-costs-text = Największa suma kosztów wszystkich kart.
rush-achievement-bases-held = Posiadane Bazy
rush-achievement-bases-held-text = Najwięcej własnych ocalałych Baz.
rush-achievement-who-needs-barracks = Komu potrzebne Koszary
rush-achievement-who-needs-barracks-text = Najmniej kart Koszar w oddziale.
rush-achievement-decisive-fire = Decydujący ostrzał
rush-achievement-decisive-fire-text = Za doprowadzenie do końca gry.

# Punkty
rush-source-medals = Medale
rush-source-bases = Zdobyte Bazy
rush-source-achievements = Osiągnięcia
rush-source-surviving = Ocalałe Bazy
rush-source-sets = Komplety Medali

# Miejsca pozostałych graczy
rush-zone-open-hand = Odkryta ręka
rush-zone-squad = Oddział

## Left unused at the end of a turn

rush-unused-buy = { $n ->
    [one] jeden zakup
    [few] { $n } zakupy
   *[many] { $n } zakupów
}
rush-unused-activate = { $n ->
    [one] jedna zdolność
    [few] { $n } zdolności
   *[many] { $n } zdolności
}
rush-unused-attack = { $n ->
    [one] jeden atakujący
    [few] { $n } atakujących
   *[many] { $n } atakujących
}

# Słowa na samych kartach, możliwie krótkie
rush-short-artillery = Artyleria
rush-short-tank-destroyer = Niszczyciel czołgów
rush-short-only-vs-base = Tylko Bazy
rush-short-only-vs-vehicle = Tylko Pojazdy

# Radzieckie nazwy literami łacińskimi, gdy dane kart mają zamiast nazwy opis
rush-latin-ussr-zis-5 = ZiS-5
rush-latin-ussr-bm-13 = BM-13 Katiusza
rush-latin-ussr-tank-riders = Desant na czołgu
rush-latin-ussr-sappers = Saperzy
rush-latin-ussr-partisans = Partyzanci
rush-latin-ussr-traffic-controllers = Regulatorki ruchu
rush-setting-cyrillic = Radzieckie nazwy cyrylicą

## Ważne zdarzenia na scenie i w podsumowaniu

rush-verdict-damaged = uszkodzony
rush-verdict-destroyed = zniszczony
rush-verdict-repelled = atak odparty
rush-verdict-falls = Baza pada
rush-chip-last-round = ostatnia runda
rush-chip-attack = atak ({ $n })
rush-key-medals =
    { $actor ->
        [you] { $n ->
            [one] Zdobywasz { $n } Medal
            [few] Zdobywasz { $n } Medale
           *[other] Zdobywasz { $n } Medali
        }
       *[other] { $n ->
            [one] { $seat } zdobywa { $n } Medal
            [few] { $seat } zdobywa { $n } Medale
           *[other] { $seat } zdobywa { $n } Medali
        }
    }
rush-key-overtaken =
    { $actor ->
        [you] Obejmujesz prowadzenie: { $achievement }
       *[other] { $rival ->
            [you] { $seat } odbiera ci prowadzenie: { $achievement }
           *[other] { $seat } obejmuje prowadzenie: { $achievement }
        }
    }
rush-stage-siege =
    { $actor ->
        [you] Oblegasz kartą { $card }: { $target }
       *[other] { $seat } oblega kartą { $card }: { $target }
    }
rush-stage-hit = trafienie { $n } z { $of }
rush-stage-at-once = czołg ciężki: od razu
rush-stage-was-damaged = był już uszkodzony
rush-stage-against = przeciw
rush-stage-depot =
    { $actor ->
        [you] do twojego Magazynu
       *[other] do Magazynu gracza { $seat }
    }
rush-stage-taken =
    { $actor ->
        [you] zabierasz ją
       *[other] zabiera { $seat }
    }
rush-stage-vehicles =
    { $n ->
        [one] { $n } zniszczony Pojazd
        [few] { $n } zniszczone Pojazdy
       *[other] { $n } zniszczonych Pojazdów
    }
`;export{e as default};