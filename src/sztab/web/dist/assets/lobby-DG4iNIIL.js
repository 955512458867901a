var e=`### Herna a otevírání stolu.

## Lišta nahoře, patička

lobby-title = Sztab: zahraj si Rush, Varšavu 1920 a Battlegrounds
lobby-brand = Sztab, zpět do herny
lobby-places = Navigace
lobby-play = Hrát
lobby-watch = Sledovat
lobby-rules = Pravidla
lobby-cards = Karty
lobby-language = Jazyk
lobby-language-en = EN, English
lobby-language-pl = PL, Polski
lobby-language-cs = CS, Čeština
lobby-theme-light = Přepnout na světlý vzhled
lobby-theme-dark = Přepnout na tmavý vzhled
lobby-foot = Svobodný software. Bez účtů a bez reklam: ke stolu stačí odkaz.

## Jméno

lobby-guest = Hráč
lobby-name-change = Změnit jméno:
lobby-name-none = Tvoje jméno
lobby-name-title = Tvoje jméno
lobby-name-label = Jak ti mají ostatní říkat?
lobby-name-why = Zobrazuje se u stolů, kde hraješ. Můžeš ho nechat prázdné.
lobby-name-done = Hotovo

## Hry

lobby-kind-rush = budování balíčku
lobby-kind-warsaw = karty a mapa
lobby-kind-battlegrounds = taktika na plánu
lobby-line-rush = Sestav oddíl tanků, braň tři základny, získávej medaile.
lobby-line-warsaw = Srpen 1920: udrž Vislu, nebo se probij k Varšavě.
lobby-line-battlegrounds = Tanky na 64 polích: prozkoumej, manévruj, zasáhni první.
lobby-players =
    { $n ->
        [one] { $range } hráč
        [few] { $range } hráči
       *[other] { $range } hráčů
    }
lobby-length = asi { $n } min
lobby-games = Další hry
lobby-choose = Vyber si hru
lobby-welcome = Tři deskové hry, s kamarády nebo proti botům. Bez instalace a bez registrace.
lobby-waiting =
    { $n ->
        [one] Jedna z tvých her čeká na tvůj tah.
        [few] { $n } tvé hry čekají na tvůj tah.
       *[other] { $n } tvých her čeká na tvůj tah.
    }
lobby-bots-play = Hrát s boty
lobby-bots-play-it = Hrát s boty: { $game }
lobby-opening = Připravujeme…
lobby-learn = Výuka
lobby-learn-it = Výuka: { $game }
lobby-learn-what = První hra proti snadným botům; instruktor vysvětlí každý krok.
lobby-new = Nový stůl
lobby-new-it = Nový stůl: { $game }
lobby-rules-of = Pravidla hry { $game }
lobby-cards-of = Karty hry { $game }

## Připojení kódem

lobby-code = Připojit se pomocí kódu
lobby-code-join = Připojit se
lobby-code-wrong = Kód má šest písmen, například KRAKEN. Můžeš také vložit celý odkaz.

## Moje hry

lobby-mine = Moje hry
lobby-mine-none = Zatím tu není žádná hra. Začni nahoře: hra tu na tebe počká.
lobby-mine-continue = Pokračovat
lobby-mine-continue-it = Pokračovat: { $game }
lobby-mine-look = Otevřít
lobby-mine-look-it = Otevřít: { $game }
lobby-mine-remove = Odebrat ze seznamu: { $game }
lobby-mine-your-move = Jsi na tahu
lobby-mine-waiting = Na tahu: { $name }
lobby-mine-open =
    { $n ->
        [one] Jedno místo je ještě volné
        [few] { $n } místa jsou ještě volná
       *[other] { $n } míst je ještě volných
    }
lobby-mine-running = Hra běží
lobby-mine-asking = Načítáme…
lobby-mine-over = Konec hry
lobby-mine-round = { $n }. kolo
lobby-mine-closed = Stůl byl uzavřen
lobby-mine-gone = Tento stůl už neexistuje
lobby-bots =
    { $n ->
        [one] { $n } bot
        [few] { $n } boti
       *[other] { $n } botů
    }
lobby-forget-title = Opustit tuto hru nadobro?
lobby-forget-why = Hra { $code } ještě neskončila. Klíč k tvému místu je uložen jen v tomto prohlížeči; po jeho odstranění se už nemůžeš vrátit.
lobby-forget = Opustit nadobro

## Otevřené stoly, sledování

lobby-open = Otevřené stoly
lobby-open-none = Žádný stůl teď nečeká na hráče. Otevři vlastní s volným místem: objeví se v tomto seznamu.
lobby-open-seats = { $taken }/{ $n } míst
lobby-open-join = Připojit se
lobby-open-join-it = Připojit se ke hře { $game }, hrají: { $who }
lobby-watch-live = živě: { $n }
lobby-watch-none = Teď se nehraje žádná veřejná hra.
lobby-watch-do = Sledovat
lobby-watch-it = Sledovat { $game }, hrají: { $who }
lobby-record = Otevřít záznam
lobby-record-what = Soubor s dohranou hrou, k přehrání
lobby-record-do = Vybrat
lobby-record-choose = Vybrat soubor se záznamem hry
lobby-record-choose-file = Vybrat soubor
lobby-record-large = Tento soubor je na záznam hry příliš velký. Záznam má koncovku .sztab a lze ho uložit po skončení hry.
lobby-record-unread = Soubor se nepodařilo přečíst. Zkus ho vybrat znovu.
lobby-show-all = Zobrazit všechny ({ $n })
lobby-show-few = Zobrazit méně
lobby-asking = Načítáme…
lobby-again = Zkusit znovu
lobby-back = Zpět do herny

## Nový stůl

lobby-new-title = Nový stůl: { $game }
lobby-new-which = Varianta
lobby-new-more = Zobrazit další ({ $n })
lobby-new-preset = Varianty
lobby-new-how-many = Počet hráčů
lobby-new-players = { $n }
lobby-new-who = Kdo hraje
lobby-new-seat = Kdo obsadí místo { $n }
lobby-new-sitting-here = U této obrazovky
lobby-new-sitting-bot = Bot
lobby-new-sitting-link = Kamarád (přes odkaz)
lobby-new-sitting-open = Kdokoli
lobby-new-anybody = první, kdo se připojí
lobby-new-name = Jméno hráče na místě { $n }
lobby-new-name-hint = Jméno
lobby-new-rank = Hodnost bota na místě { $n }
lobby-new-strength = síla { $n } z { $of }
lobby-new-hot-seat = U této obrazovky hraje víc hráčů: mezi tahy zakryje karty opona.
lobby-new-link-why =
    { $n ->
        [one] U stolu dostaneš odkaz pro kamaráda. Platí pro jednoho člověka.
       *[other] U stolu dostaneš odkaz pro každého kamaráda. Každý platí pro jednoho člověka.
    }
lobby-new-open-public = Stůl je vidět v herně, dokud jsou volná místa.
lobby-new-open-private = Řekni ostatním kód stolu: s ním obsadí volná místa.
lobby-new-only-bots = Hrají jen boti: můžeš je sledovat.
lobby-rank-recruit-text = Hraje náhodně, jen podle pravidel. Odpovídá hned.
lobby-rank-corporal-text = Hraje to, co vypadá na první pohled nejlépe, a brzy zapomíná, co viděl. Odpovídá hned.
lobby-rank-lieutenant-text = Hraje to, co vypadá na první pohled nejlépe, a nic nezapomíná. Odpovídá hned.
lobby-rank-captain-text = Přemýšlí dopředu, asi sekundu na tah.
lobby-rank-general-text = Přemýšlí dopředu, asi čtyři sekundy na tah. Nejsilnější.
lobby-new-toggles = Podrobná pravidla
lobby-new-toggles-why = Všechna nastavuje zvolená varianta. Změň, co chceš: co se k sobě nehodí, hned vysvětlíme.
lobby-new-group-cards = Karty a herní díly
lobby-new-group-achievements = Úspěchy
lobby-new-group-places = Velitelství a zadní voj
lobby-new-group-reserve = Obchod
lobby-new-group-hand = Ruka
lobby-new-group-fights = Útok a obrana
lobby-new-group-scoring = Body a vítězství
lobby-new-group-rulings = Kde pravidla mlčí
lobby-new-group-readings = Výklad pravidel
lobby-new-group-broken = nehodí se k sobě
lobby-new-changed =
    { $n ->
        [one] { $n } změna
        [few] { $n } změny
       *[other] { $n } změn
    }
lobby-new-reset =
    { $n ->
        [one] Vrátit změnu
        [few] Vrátit { $n } změny
       *[other] Vrátit { $n } změn
    }
lobby-new-clause = (viz: { $rule })
lobby-new-remedy = { $rule }: { $value }
lobby-new-withdraw = Vrátit mou volbu
lobby-new-clashes =
    { $n ->
        [one] Dvě pravidla se k sobě nehodí.
       *[other] Pravidla se k sobě nehodí na více místech ({ $n }).
    }
lobby-new-clashes-show = Ukázat
lobby-new-clock = Časový limit
lobby-new-clock-none = Bez hodin
lobby-new-clock-turn = Na tah
lobby-new-clock-bank = Na celou hru
lobby-new-clock-none-why = Hraj v klidu. Když někdo odejde a ostatní čekají dost dlouho, může ho zastoupit bot.
lobby-new-clock-turn-why = Každý tah má časový limit. Kdo ho překročí, už nemůže vyhrát a hraje za něj bot.
lobby-new-clock-bank-why = Každý má zásobu času, která po každém tahu trochu vzroste. Kdo ji vyčerpá, už nemůže vyhrát.
lobby-new-clock-time = Kolik času
lobby-new-patience = Bot může zastoupit nepřítomného po
lobby-new-patience-never = nikdy
lobby-new-replacement = Hodnost tohoto bota
lobby-clock-turn-each = { $time } na tah
lobby-clock-bank-each = { $time }, +{ $more } na tah
lobby-time-seconds-brief = { $n } s
lobby-time-minutes-brief = { $n } min
lobby-time-seconds =
    { $n ->
        [one] { $n } sekunda
        [few] { $n } sekundy
       *[other] { $n } sekund
    }
lobby-time-minutes =
    { $n ->
        [one] { $n } minuta
        [few] { $n } minuty
       *[other] { $n } minut
    }
lobby-time-days =
    { $n ->
        [one] { $n } den
        [few] { $n } dny
       *[other] { $n } dní
    }
lobby-new-customs = Možnosti stolu
lobby-custom-public = Viditelný v herně
lobby-custom-public-why = Kdokoli stůl vidí a může obsadit volné místo.
lobby-custom-watch = Diváci
lobby-custom-watch-why = Kdo zná kód, může se dívat; skryté karty zůstanou skryté.
lobby-custom-hints = Nápověda
lobby-custom-hints-why = Hráči se mohou zeptat, co by udělal bot.
lobby-custom-undo = Vracení tahů
lobby-custom-undo-why = Rozhodnutí lze vrátit, když ostatní souhlasí a nic nebylo odkryto.
lobby-custom-chat = Chat
lobby-custom-chat-why = Hráči si mohou povídat hotovými frázemi nebo vlastními slovy.
lobby-new-persons =
    { $n ->
        [one] { $n } člověk
        [few] { $n } lidé
       *[other] { $n } lidí
    }
lobby-new-open-table = Otevřít stůl
lobby-cards-custom = Vlastní karty
lobby-cards-custom-why = Malý soubor přidá, změní nebo odebere karty.
lobby-cards-how = Přetáhni sem soubor .toml, nebo ho vyber.
lobby-cards-example = Uložit příklad
lobby-cards-taken = je v pořádku a bude použit.
lobby-cards-drop = Odebrat
lobby-cards-large = Tento soubor je příliš velký: soubor karet může mít nejvýše 60 000 znaků.
lobby-cards-wrong =
    { $n ->
        [one] V souboru je chyba:
        [few] V souboru jsou { $n } chyby:
       *[other] V souboru je { $n } chyb:
    }
lobby-cards-blocked = V souboru karet jsou chyby: oprav ho, nebo ho odeber.
lobby-cards-line = Řádek { $n }:

## Quick play

lobby-level = Boti

## A seat for a friend

lobby-new-friend = dostane odkaz a zadá jméno

# Co mění vlastní soubor karet
lobby-cards-added = Přidáno: { $n }
lobby-cards-removed = Odebráno: { $n }
lobby-cards-changed = Změněno: { $n }
lobby-cards-unchanged = V tištěné sadě nic nemění.
`;export{e as default};