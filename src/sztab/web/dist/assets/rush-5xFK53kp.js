var e=`# Rush: World of Tanks – stůl

# Místa
rush-zone-hand = Ruka
rush-zone-depot = Sklad
rush-zone-garage = Garáž
rush-zone-rear = Zadní voj
rush-zone-rear-short = Zadní voj
rush-zone-kept = Ponechané
rush-zone-reserve = Obchod
rush-zone-deck = Balíček vozidel
rush-zone-medals = Hromádky medailí
rush-zone-achievements = Úspěchy
rush-zone-discard = Odhozené
rush-zone-scrapyard = Vrakoviště
rush-your-bases = Tvé základny
rush-your-hand = Tvé karty
rush-your-depot = Tvůj sklad
rush-your-garage = Tvá garáž
rush-note-garage = Karty v garáži znáš, jejich pořadí ne.
rush-note-squad = Všechny karty hráče, ať jsou kdekoli
rush-pile-empty = Prázdné.
rush-hand-open = během tahu je vidí všichni
rush-hand-closed = vidíš je jen ty
rush-hand-empty = Žádné karty v ruce
rush-hand-laid-out = vyložená
rush-note-reserve = poslední karta na konci tahu odchází
rush-note-medals = poslední ×1 ukončí hru
rush-medals-left =
    zbývá: { $singles ->
        [one] { $singles } jednoduchá
        [few] { $singles } jednoduché
       *[other] { $singles } jednoduchých
    }, { $doubles ->
        [one] { $doubles } dvojitá
        [few] { $doubles } dvojité
       *[other] { $doubles } dvojitých
    }
rush-note-points = Medaile na kartách i s ukořistěnými základnami
rush-medals =
    { $n ->
        [one] medaile
        [few] medaile
       *[other] medailí
    }
rush-note-deeds =
    Zničeno: { $bases ->
        [one] { $bases } základna
        [few] { $bases } základny
       *[other] { $bases } základen
    }, { $vehicles ->
        [one] { $vehicles } vozidlo
        [few] { $vehicles } vozidla
       *[other] { $vehicles } vozidel
    }
rush-reserve-affordable = máš na to
rush-reserve-short-by = chybí { $n }
rush-reserve-leaves-next = odejde
rush-reserve-paid = zaplaceno

# Hráči
rush-seat-on-turn = na tahu
rush-seat-decides = rozhoduje
rush-seat-first = 1.
rush-seat-team = tým { $name }
rush-seat-ally = spojenec
rush-seat-leads = vede
rush-seat-tied = remíza
rush-achievement-worth =
    { $n ->
        [one] po { $n } medaili
       *[other] po { $n } medailích
    }
rush-achievement-deck = V balíčku: { $n }
rush-zone-ruins = Ruiny

# Základny
rush-base-number = Základna { $number }
rush-base-headquarters = Velitelství
rush-base-hq = Vel.
rush-base-defended = bráněná
rush-base-undefended = bez obránce
rush-base-defends = brání: { $base }
rush-base-damaged = poškozená
rush-base-destroyed = zničeno
rush-target-base =
    { $owner ->
        [you] { $number ->
            [none] tvoje velitelství
           *[other] tvoje základna { $number }
        }
       *[other] { $base } ({ $seat })
    }
rush-target-guard =
    { $owner ->
        [you] { $number ->
            [none] obránce tvého velitelství
           *[other] obránce tvé základny { $number }
        }
       *[other] { $number ->
            [none] obránce velitelství ({ $seat })
           *[other] obránce základny { $number } ({ $seat })
        }
    }
rush-object-base =
    { $owner ->
        [you] { $number ->
            [none] tvoje velitelství
           *[other] tvoji základnu { $number }
        }
       *[other] { $number ->
            [none] velitelství ({ $seat })
           *[other] základnu { $number } ({ $seat })
        }
    }
rush-object-guard =
    { $owner ->
        [you] { $number ->
            [none] obránce tvého velitelství
           *[other] obránce tvé základny { $number }
        }
       *[other] { $number ->
            [none] obránce velitelství ({ $seat })
           *[other] obránce základny { $number } ({ $seat })
        }
    }
rush-effect-destroys = zničí
rush-effect-damages = poškodí
rush-fight-title = Boj
rush-fight-attack = útok
rush-fight-defence = obrana

# Karty
rush-card-engineers = Inženýři
rush-card-technicians = Technici
rush-card-volunteers = Dobrovolníci
rush-card-base = Základna
rush-card-headquarters = Velitelství
rush-card-hidden = skrytá karta
rush-kind-barracks = karta kasáren
rush-kind-medal = karta medaile
rush-kind-base = karta základny
rush-medal-name-ussr = Řád rudého praporu
rush-medal-name-germany = Železný kříž
rush-medal-name-usa = Medaile cti
rush-medal-name-france = Médaille militaire
rush-medal-name-uk = Viktoriin kříž
rush-medal-double = { $name } (dvojitá)
rush-value-cost = cena { $n }
rush-value-resources = suroviny { $n }
rush-value-firepower = palebná síla { $n }
rush-value-armour = pancíř { $n }
rush-value-medals =
    { $n ->
        [one] { $n } medaile
        [few] { $n } medaile
       *[other] { $n } medailí
    }
rush-card-goods = Národní zásoby: { $nation }

rush-nation-ussr = SSSR
rush-nation-germany = Německo
rush-nation-usa = USA
rush-nation-france = Francie
rush-nation-uk = Velká Británie

rush-class-light = Lehký tank
rush-class-medium = Střední tank
rush-class-heavy = Těžký tank
rush-class-spg = Samohybné dělo
rush-class-support = Podpůrná jednotka

# Vlastnosti
rush-ability-reinforcements = Posily
rush-ability-reinforcements-text =
    { $n ->
        [one] Dober si { $n } kartu z garáže.
        [few] Dober si { $n } karty z garáže.
       *[other] Dober si { $n } karet z garáže.
    }
rush-ability-recruitment = Nábor
rush-ability-recruitment-text = V tomto tahu můžeš koupit několik vozidel, dokud stačí suroviny.
rush-ability-scouting = Průzkum
rush-ability-scouting-text = Odhoď celý obchod a vylož nový.
rush-ability-sabotage = Sabotáž
rush-ability-sabotage-text = Každý soupeř odloží z ruky do skladu jednu kartu podle vlastního výběru.
rush-ability-siege = Obléhání
rush-ability-siege-text = Zasáhni nepřátelskou základnu, i bráněnou, nebo obránce: cíl je poškozen, a byl-li už poškozen, zničen.
rush-ability-research = Výzkum
rush-ability-research-text = Odhoď tuto kartu na vrakoviště; vezmi si z obchodu vozidlo s cenou nejvýše { $n }.
rush-ability-dismantle = Demontáž
rush-ability-dismantle-text = Odhoď na vrakoviště jednu nebo dvě jiné karty ze svého skladu.
rush-ability-indestructibility = Nezničitelnost
rush-ability-indestructibility-text = Vezmi si kartu s jednou medailí.
rush-ability-dispatch = Odvelení
rush-ability-dispatch-text = Přesuň jednoho ze svých obránců do zadního voje.
rush-ability-planning = Plánování
rush-ability-planning-text = Nahraď jeden úspěch dalším z balíčku.
rush-ability-only-vs-base = Jen proti základnám
rush-ability-only-vs-base-text = Tato karta nemůže útočit na vozidla.
rush-ability-only-vs-vehicle = Jen proti vozidlům
rush-ability-only-vs-vehicle-text = Tato karta nemůže útočit na základny.
rush-ability-national-goods = Národní zásoby
rush-ability-national-goods-text = Těmito surovinami lze platit jen za vozidla této země.

# Kroky
rush-phase-1 = Opravy, vyložení
rush-phase-2 = Hraní karet
rush-phase-3 = Doplnění, dobírání

# Akce
rush-do-end = Ukončit tah
rush-do-buy = Koupit: { $card }
rush-do-pay = Zaplatit: { $card }
rush-do-take = Vzít vozidlo
rush-do-activate = Využít: { $card }
rush-do-activate-brief = Využít
rush-do-defend = Bránit základnu: { $card }
rush-do-defend-brief = Bránit základnu
rush-do-place = Umístit: { $base }
rush-do-attack = Útočit: { $card }
rush-do-attack-brief = Útočit
rush-do-join = Útočí také: { $card }
rush-do-charge = Začít útok
rush-do-strike = Útočí: { $card }
rush-do-hit = Zasáhnout: { $target }
rush-do-siege = Obléhat: { $target }
rush-do-discard = Odložit: { $card }
rush-do-research = Vzít: { $card }
rush-do-dismantle = Na vrakoviště: { $card }
rush-do-stop = To stačí
rush-do-doubles =
    { $n ->
        [0] Jen jednoduché
        [one] { $n } dvojitá
        [few] { $n } dvojité
       *[other] { $n } dvojitých
    }
rush-do-first = Začíná { $seat }
rush-do-draw = Dobrat: { $card }
rush-do-deal = Vyložit: { $card }
rush-do-reveal = Odkrýt: { $achievement }
rush-do-pass = Pasovat
rush-do-refill = Posunout obchod
rush-do-support = Podpořit: { $card }
rush-do-send = Poslat bránit: { $card }
rush-do-aid = Pomoci spojenci: { $target }
rush-do-dispatch = Do zadního voje: { $card }
rush-do-plan = Nahradit: { $achievement }
rush-do-medal = Medaile: { $nation }
rush-do-recruit = Koupit několik vozidel
rush-do-retain = Ponechat si kartu
rush-do-keep = Ponechat: { $card }
rush-do-keep-brief = Ponechat
rush-do-scrap = Na vrakoviště: { $card }
rush-do-scrap-brief = Na vrakoviště
rush-do-station = Do zadního voje: { $card }
rush-do-top = Navrchu: { $card }

# Otázky
rush-ask-over = Hra skončila.
rush-detail-then = Potom: { $cards }.
rush-ask-play-cards = Hraj karty, nebo ukonči tah
rush-detail-play-cards = Kup z obchodu, nebo vyber kartu z ruky.
rush-ask-pay-for =
    { $cost ->
        [0] Zaplať: { $card }, jednou kartou s bednou
       *[other] Zaplať: { $card }, { $paid } z { $cost }
    }
rush-detail-pay-for = Vybírej karty z ruky. Jdou do skladu a koupené vozidlo na ně.
rush-ask-place-defender = Kterou základnu brání { $card }?
rush-ask-place-unused = Kterou základnu brání { $card }?
rush-ask-name-attackers = Která vozidla útočí společně?
rush-detail-name-attackers = Přidej vozidla téže země, nebo začni útok.
rush-ask-choose-striker = Které vozidlo útočí teď?
rush-ask-choose-target =
    { $n ->
        [0] Útočí { $card }, vyber cíl
        [one] Útočí { $card }, vyber cíl: { $n } možný
        [few] Útočí { $card }, vyber cíl: { $n } možné
       *[other] Útočí { $card }, vyber cíl: { $n } možných
    }
rush-ask-choose-aim =
    { $n ->
        [0] Útočí { $card }, vyber cíl
        [one] Útočí { $card }, vyber cíl: { $n } možný
        [few] Útočí { $card }, vyber cíl: { $n } možné
       *[other] Útočí { $card }, vyber cíl: { $n } možných
    }
rush-ask-attack-again = Útočíš dál, nebo končíš?
rush-ask-support = { $attack } proti { $defence }: podpořit, nebo pasovat?
rush-detail-support = Útočí { $card }. Cíl: { $target }. Každá karta správné příslušnosti přidá 1.
rush-ask-sabotage-discard = Sabotáž: vyber kartu do skladu
rush-detail-sabotage-discard = Jinou kartu za ni nedobíráš.
rush-ask-choose-siege =
    { $n ->
        [0] Obléhání, { $card }: vyber cíl
        [one] Obléhání, { $card }: { $n } možný cíl
        [few] Obléhání, { $card }: { $n } možné cíle
       *[other] Obléhání, { $card }: { $n } možných cílů
    }
rush-detail-choose-siege = Základna, i bráněná, nebo obránce.
rush-ask-choose-research = Výzkum: vezmi si vozidlo s cenou nejvýše { $most }
rush-detail-choose-research = Přijde do tvého skladu.
rush-ask-choose-dismantle = Demontáž: která karta ze skladu půjde na vrakoviště?
rush-detail-choose-dismantle =
    { $left ->
        [one] Ještě jedna karta; do hry se nevrátí.
        [few] Nejvýše { $left } karty; do hry se nevrátí.
       *[other] Nejvýše { $left } karet; do hry se nevrátí.
    }
rush-ask-choose-doubles =
    { $due ->
        [one] Máš dostat { $due } medaili ({ $nation }): kolik dvojitých?
        [few] Máš dostat { $due } medaile ({ $nation }): kolik dvojitých?
       *[other] Máš dostat { $due } medailí ({ $nation }): kolik dvojitých?
    }
rush-detail-choose-doubles = Dvojitá platí za dvě; zbytek dostaneš v jednoduchých.
rush-ask-offer-refill = Posunout obchod?
rush-detail-offer-refill = Poslední karta odejde, přibude nová.
rush-ask-send-defender = Který útočník jde bránit základnu?
rush-ask-choose-dispatch = Odvelení: který obránce jde do zadního voje?
rush-ask-choose-station = Karta do zadního voje?
rush-detail-choose-station = Čeká tam a lze ji zahrát v některém z dalších tahů.
rush-ask-choose-achievement = Plánování: který úspěch nahradit?
rush-ask-choose-medal = Nezničitelnost: medaile které země?
rush-ask-choose-recruitment = Nábor: několik nákupů, nebo ponechání karty?
rush-ask-choose-compensation = Bez zahrané karty: jednu si ponech, jednu odhoď na vrakoviště, nebo nedělej nic
rush-ask-choose-kept = Kterou kartu si ponecháš na příští tah?

rush-wait-play-cards = hraje karty
rush-wait-pay-for = platí
rush-wait-place-defender = staví obránce
rush-wait-place-unused = staví obránce
rush-wait-name-attackers = určuje útočníky
rush-wait-choose-striker = útočí
rush-wait-choose-target = vybírá cíl
rush-wait-choose-aim = vybírá cíl
rush-wait-attack-again = útočí
rush-wait-support = podporuje, nebo pasuje
rush-wait-sabotage-discard = odkládá kartu kvůli sabotáži
rush-wait-choose-siege = obléhá
rush-wait-choose-research = zkoumá
rush-wait-choose-dismantle = demontuje
rush-wait-choose-doubles = bere medaile
rush-wait-offer-refill = prohlíží obchod
rush-wait-send-defender = posílá obránce
rush-wait-choose-dispatch = odveluje obránce
rush-wait-choose-station = obsazuje zadní voj
rush-wait-choose-achievement = plánuje
rush-wait-choose-medal = bere medaili
rush-wait-choose-recruitment = nabírá
rush-wait-choose-compensation = ponechává, nebo odhazuje kartu
rush-wait-choose-kept = ponechává si kartu

# Co se stalo
rush-event-first-player =
    { $actor ->
        [you] Dostáváš kartu prvního hráče
       *[other] { $seat } dostává kartu prvního hráče
    }
rush-event-achievement-revealed = Úspěch ve hře: { $achievement }
rush-event-card-drawn =
    { $actor ->
        [you] Dobíráš si: { $card }
       *[other] { $seat } si dobírá: { $card }
    }
rush-event-reshuffled =
    { $actor ->
        [you] Mícháš sklad do nové garáže
       *[other] { $seat } míchá sklad do nové garáže
    }
rush-event-reserve-dealt = Nově v obchodě: { $card }
rush-event-reserve-discarded = Opouští obchod: { $card }
rush-event-turn-begun =
    { $actor ->
        [you] Začínáš tah (kolo { $n })
       *[other] { $seat } začíná tah (kolo { $n })
    }
rush-event-repaired =
    { $actor ->
        [you] Opravuješ všechna poškození
       *[other] { $seat } opravuje všechna poškození
    }
rush-event-bought =
    { $actor ->
        [you] Kupuješ: { $card }
       *[other] { $seat } kupuje: { $card }
    }
rush-event-paid =
    { $actor ->
        [you] Platíš kartou: { $card }
       *[other] { $seat } platí kartou: { $card }
    }
rush-event-activated =
    { $actor ->
        [you] Využíváš kartu: { $card }
       *[other] { $seat } využívá kartu: { $card }
    }
rush-event-defended =
    { $actor ->
        [you] Bráníš vozidlem { $card }: { $target }
       *[other] { $card } brání: { $target }
    }
rush-event-replaced =
    { $actor ->
        [you] Tvoje vozidlo { $card } odchází ze základny do skladu
       *[other] { $card } odchází ze základny do skladu
    }
rush-event-attackers-named =
    { $actor ->
        [you] { $n ->
            [one] Útočíš { $n } vozidlem
           *[other] Útočíš { $n } vozidly
        }
       *[other] { $n ->
            [one] { $seat } útočí { $n } vozidlem
           *[other] { $seat } útočí { $n } vozidly
        }
    }
rush-event-damaged =
    { $actor ->
        [you] Poškozuješ vozidlo: { $card } – { $target }
       *[other] Poškozené vozidlo: { $card } – { $target }
    }
rush-event-destroyed =
    { $actor ->
        [you] Ničíš vozidlo: { $card } – { $target }
       *[other] Zničené vozidlo: { $card } – { $target }
    }
rush-event-base-damaged =
    { $actor ->
        [you] Poškozuješ { $object }
       *[other] { $seat } poškozuje { $object }
    }
rush-event-base-destroyed =
    { $actor ->
        [you] Ničíš a bereš si { $object }
       *[other] { $seat } ničí a bere si { $object }
    }
rush-event-sabotaged =
    { $actor ->
        [you] Odkládáš kvůli sabotáži: { $card }
       *[other] { $seat } odkládá kvůli sabotáži: { $card }
    }
rush-event-scrapped =
    { $actor ->
        [you] Odkládáš na vrakoviště: { $card }
       *[other] Na vrakoviště: { $card }
    }
rush-event-researched =
    { $actor ->
        [you] Bereš si výzkumem: { $card }
       *[other] { $seat } si bere výzkumem: { $card }
    }
rush-event-medal-taken =
    { $actor ->
        [you] Získáváš medaili: { $card }
       *[other] { $seat } získává medaili: { $card }
    }
rush-event-medal-lost =
    { $actor ->
        [you] Nezískáváš medaili: hromádka je prázdná
       *[other] { $seat } nezískává medaili: hromádka je prázdná
    }
rush-event-recruiting =
    { $actor ->
        [you] V tomto tahu můžeš koupit několik vozidel
       *[other] { $seat } může v tomto tahu koupit několik vozidel
    }
rush-event-end-triggered =
    { $actor ->
        [you] Spouštíš poslední kolo
       *[other] { $seat } spouští poslední kolo
    }
rush-event-game-over = Hra skončila
rush-event-no-target =
    { $actor ->
        [you] Tvoje vozidlo { $card } nenachází cíl
       *[other] { $card } nenachází cíl
    }
rush-event-guard-home =
    { $actor ->
        [you] Tvoje vozidlo { $card } přichází o základnu a vrací se do skladu
       *[other] { $card } přichází o základnu a vrací se do skladu
    }
rush-event-base-discarded =
    { $actor ->
        [you] Odkládáš dobranou základnu do skladu
       *[other] { $seat } odkládá dobranou základnu do skladu
    }
rush-event-discarded =
    { $actor ->
        [you] Odkládáš do skladu: { $card }
       *[other] { $seat } odkládá do skladu: { $card }
    }
rush-event-deck-reshuffled = Odhozená vozidla tvoří nový balíček
rush-event-fight-begun =
    { $actor ->
        [you] Útočíš vozidlem { $card } na { $object }
       *[other] { $seat } útočí vozidlem { $card } na { $object }
    }
rush-event-supported =
    { $actor ->
        [you] Podporuješ kartou: { $card }
       *[other] { $seat } podporuje kartou: { $card }
    }
rush-event-passed =
    { $actor ->
        [you] Pasuješ
       *[other] { $seat } pasuje
    }
rush-event-repelled =
    { $actor ->
        [you] Tvůj útok je odražen: { $card } – { $target }
       *[other] Útok je odražen: { $card } – { $target }
    }
rush-event-stationed =
    { $actor ->
        [you] Dáváš do zadního voje: { $card }
       *[other] { $seat } dává do zadního voje: { $card }
    }
rush-event-relieved =
    { $actor ->
        [you] Tvoje karta { $card } odchází ze zadního voje do skladu
       *[other] { $card } odchází ze zadního voje do skladu
    }
rush-event-kept =
    { $actor ->
        [you] Ponecháváš si: { $card }
       *[other] { $seat } si ponechává: { $card }
    }
rush-event-retaining =
    { $actor ->
        [you] Můžeš si ponechat kartu na příští tah
       *[other] { $seat } si může ponechat kartu na příští tah
    }
rush-event-achievement-discarded =
    { $actor ->
        [you] Odhazuješ úspěch: { $achievement }
       *[other] { $seat } odhazuje úspěch: { $achievement }
    }
rush-event-ruins-reshuffled = Odhozené úspěchy tvoří nový balíček

# Úspěchy
rush-achievement-destroyed-bases = Zničené základny
rush-achievement-destroyed-bases-text = Nejvíc zničených základen.
rush-achievement-light-tanks = Lehké tanky
rush-achievement-light-tanks-text = Nejvíc lehkých tanků v oddílu.
rush-achievement-medium-tanks = Střední tanky
rush-achievement-medium-tanks-text = Nejvíc středních tanků v oddílu.
rush-achievement-self-propelled-guns = Samohybná děla
rush-achievement-self-propelled-guns-text = Nejvíc samohybných děl v oddílu.
rush-achievement-heavy-tanks = Těžké tanky
rush-achievement-heavy-tanks-text = Nejvíc těžkých tanků v oddílu.
rush-achievement-support-units = Podpůrné jednotky
rush-achievement-support-units-text = Nejvíc podpůrných jednotek v oddílu.
rush-achievement-soviet-medals = Sovětské medaile
rush-achievement-soviet-medals-text = Nejvíc medailí SSSR.
rush-achievement-german-medals = Německé medaile
rush-achievement-german-medals-text = Nejvíc medailí Německa.
rush-achievement-american-medals = Americké medaile
rush-achievement-american-medals-text = Nejvíc medailí USA.
rush-achievement-french-medals = Francouzské medaile
rush-achievement-french-medals-text = Nejvíc medailí Francie.
rush-achievement-massed-attack = Soustředěný útok
rush-achievement-massed-attack-text = Nejvíc karet se dvěma medailemi.
rush-achievement-largest-squad = Největší oddíl
rush-achievement-largest-squad-text = Nejvíc karet v oddílu včetně medailí a ukořistěných základen.
rush-achievement-british-medals = Britské medaile
rush-achievement-british-medals-text = Nejvíc medailí Velké Británie.
rush-achievement-any-medals = Jakékoli medaile
rush-achievement-any-medals-text = Nejvíc medailí všech zemí dohromady.
rush-achievement-medals-of-many-nations = Medaile různých zemí
rush-achievement-medals-of-many-nations-text = Medaile nejvíce zemí.
rush-achievement-vehicles-without-abilities = Vozidla bez vlastností
rush-achievement-vehicles-without-abilities-text = Nejvíc vozidel bez symbolu vlastnosti.
rush-achievement-infantry = Pěchota
rush-achievement-infantry-text = Nejvíc karet kasáren a podpůrných jednotek s palebnou silou 0 a pancířem 0.
rush-achievement-most-recruitment = Nejvíce karet s náborem
rush-achievement-most-recruitment-text = Nejvíc karet s vlastností nábor.
rush-achievement-sum-of-reinforcements = Součet posil
rush-achievement-sum-of-reinforcements-text = Největší součet čísel u posil.
rush-achievement-sum-of-research = Součet výzkumu
rush-achievement-sum-of-research-text = Největší součet čísel u výzkumu.
rush-achievement-sum-of-costs = Součet cen
rush-achievement-sum-of-costs-text = Největší součet cen všech karet.
rush-achievement-bases-held = Zachované základny
rush-achievement-bases-held-text = Nejvíc vlastních základen, které stojí.
rush-achievement-who-needs-barracks = Kdo potřebuje kasárna?
rush-achievement-who-needs-barracks-text = Nejméně karet kasáren v oddílu.
rush-achievement-decisive-fire = Rozhodující palba
rush-achievement-decisive-fire-text = Za přivedení hry ke konci.

# Body
rush-source-medals = Medaile
rush-source-bases = Ukořistěné základny
rush-source-achievements = Úspěchy
rush-source-surviving = Zachované základny
rush-source-sets = Sady medailí

# Místa ostatních hráčů
rush-zone-open-hand = Odkrytá ruka
rush-zone-squad = Oddíl

## Left unused at the end of a turn

rush-unused-buy = { $n ->
    [one] jeden nákup
    [few] { $n } nákupy
    [many] { $n } nákupu
   *[other] { $n } nákupů
}
rush-unused-activate = { $n ->
    [one] jedna vlastnost
    [few] { $n } vlastnosti
    [many] { $n } vlastnosti
   *[other] { $n } vlastností
}
rush-unused-attack = { $n ->
    [one] jeden útočník
    [few] { $n } útočníci
    [many] { $n } útočníka
   *[other] { $n } útočníků
}

# Slova na samotných kartách, co nejkratší
rush-short-artillery = Dělostřelectvo
rush-short-tank-destroyer = Stíhač tanků
rush-short-only-vs-base = Jen základny
rush-short-only-vs-vehicle = Jen vozidla

# Sovětské názvy latinkou tam, kde je v datech karet místo názvu popis
rush-latin-ussr-zis-5 = ZiS-5
rush-latin-ussr-bm-13 = BM-13 Kaťuša
rush-latin-ussr-tank-riders = Tankový výsadek
rush-latin-ussr-sappers = Ženisté
rush-latin-ussr-partisans = Partyzáni
rush-latin-ussr-traffic-controllers = Regulovčice
rush-setting-cyrillic = Sovětské názvy azbukou

## Důležité události na scéně a v přehledu

rush-verdict-damaged = poškozeno
rush-verdict-destroyed = zničeno
rush-verdict-repelled = útok odražen
rush-verdict-falls = základna padla
rush-chip-last-round = poslední kolo
rush-chip-attack = útok ({ $n })
rush-key-medals =
    { $actor ->
        [you] { $n ->
            [one] Získáváš { $n } medaili
            [few] Získáváš { $n } medaile
           *[other] Získáváš { $n } medailí
        }
       *[other] { $n ->
            [one] { $seat } získává { $n } medaili
            [few] { $seat } získává { $n } medaile
           *[other] { $seat } získává { $n } medailí
        }
    }
rush-key-overtaken =
    { $actor ->
        [you] Ujímáš se vedení: { $achievement }
       *[other] { $rival ->
            [you] { $seat } tě připravuje o vedení: { $achievement }
           *[other] { $seat } se ujímá vedení: { $achievement }
        }
    }
rush-stage-siege =
    { $actor ->
        [you] Obléháš kartou { $card }: { $target }
       *[other] { $seat } obléhá kartou { $card }: { $target }
    }
rush-stage-hit = zásah { $n } ze { $of }
rush-stage-at-once = těžký tank: ihned
rush-stage-was-damaged = už bylo poškozeno
rush-stage-against = proti
rush-stage-depot =
    { $actor ->
        [you] do tvého skladu
       *[other] do skladu hráče { $seat }
    }
rush-stage-taken =
    { $actor ->
        [you] bereš si ji
       *[other] bere si { $seat }
    }
rush-stage-vehicles =
    { $n ->
        [one] { $n } zničené vozidlo
        [few] { $n } zničená vozidla
       *[other] { $n } zničených vozidel
    }
`;export{e as default};