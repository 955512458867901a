var e=`### Předsálí a otevírání stolu.

## Lišta nahoře, patička

lobby-title = Sztab: zahraj si Rush, Varšavu 1920 a Battlegrounds
lobby-brand = Sztab, do předsálí
lobby-places = Místa
lobby-places-foot = Místa, v patičce stránky
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
lobby-foot = Svobodný software. Bez účtů a bez reklam: kdo má odkaz, ten sedí u stolu.

## Jméno

lobby-guest = Hráč
lobby-name-change = Změnit jméno:
lobby-name-none = Tvoje jméno
lobby-name-title = Tvoje jméno
lobby-name-label = Jak ti mají ostatní říkat?
lobby-name-why = Je vidět u stolů, kde hraješ. Můžeš ho nechat prázdné.
lobby-name-done = Hotovo

## Hry

lobby-kind-rush = budování balíčku
lobby-kind-warsaw = karty a mapa
lobby-kind-battlegrounds = taktika na plánu
lobby-line-rush = Postav oddíl tanků, braň tři základny, získávej medaile.
lobby-line-warsaw = Srpen 1920: udrž Vislu, nebo se prolom k Varšavě.
lobby-line-battlegrounds = Tanky na 64 polích: prozkoumej, manévruj, zasáhni první.
lobby-players =
    { $n ->
        [one] { $range } hráč
        [few] { $range } hráči
       *[other] { $range } hráčů
    }
lobby-length = asi { $n } min
lobby-levels =
    { $n ->
        [one] { $n } úroveň
        [few] { $n } úrovně
       *[other] { $n } úrovní
    }
lobby-games = Další hry
lobby-choose = Vyber si hru
lobby-welcome = Tři deskové hry, s přáteli nebo proti botům. Bez instalace a bez registrace.
lobby-waiting =
    { $n ->
        [one] Jedna z tvých her čeká na tvůj tah.
        [few] { $n } tvé hry čekají na tvůj tah.
       *[other] { $n } tvých her čeká na tvůj tah.
    }
lobby-bots-play = Hrát s boty
lobby-bots-play-it = Hrát s boty: { $game }
lobby-opening = Připravuji…
lobby-learn = Výuka
lobby-learn-it = Výuka: { $game }
lobby-learn-what = První hra proti snadným botům; trenér vysvětlí každý krok.
lobby-new = Nový stůl
lobby-new-it = Nový stůl: { $game }
lobby-rules-of = Pravidla hry { $game }
lobby-cards-of = Karty hry { $game }

## Připojení kódem

lobby-code = Připojit se kódem
lobby-code-join = Připojit
lobby-code-wrong = Kód má šest písmen, například KRAKEN. Můžeš také vložit celý odkaz.

## Moje hry

lobby-mine = Moje hry
lobby-mine-none = Zatím tu není žádná hra. Začni nahoře: hra tu počká, až se vrátíš.
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
lobby-mine-asking = Ptám se, jak hra stojí…
lobby-mine-over = Konec hry
lobby-mine-round = { $n }. kolo
lobby-mine-closed = Stůl byl zavřen
lobby-mine-gone = Tento stůl už není
lobby-bots =
    { $n ->
        [one] { $n } bot
        [few] { $n } boti
       *[other] { $n } botů
    }
lobby-forget-title = Opustit tuto hru nadobro?
lobby-forget-why = Hra { $code } ještě neskončila. Klíč k tvému místu má tento prohlížeč; jakmile ho zapomene, nelze se vrátit.
lobby-forget = Zapomenout hru

## Otevřené stoly, sledování

lobby-open = Otevřené stoly
lobby-open-none = Nikdo teď na hráče nečeká. Otevři vlastní stůl s místem pro kohokoli: objeví se v tomto seznamu.
lobby-open-seats = { $taken }/{ $n } míst
lobby-open-join = Připojit
lobby-open-join-it = Připojit se ke hře { $game }, hrají: { $who }
lobby-watch-live = živě: { $n }
lobby-watch-none = Nikdo teď veřejně nehraje.
lobby-watch-do = Sledovat
lobby-watch-it = Sledovat { $game }, hrají: { $who }
lobby-record = Otevřít záznam
lobby-record-what = Soubor skončené hry, k přehrání
lobby-record-do = Vybrat
lobby-record-choose = Vybrat soubor se záznamem hry
lobby-record-choose-file = Vybrat soubor
lobby-record-large = Tento soubor je na záznam hry příliš velký. Záznam má koncovku .sztab a lze ho uložit po skončení hry.
lobby-record-unread = Soubor se nepodařilo přečíst. Zkus ho vybrat znovu.
lobby-show-all = Ukázat všechny ({ $n })
lobby-show-few = Ukázat méně
lobby-asking = Ptám se serveru…
lobby-again = Zkusit znovu
lobby-back = Do předsálí

## Nový stůl

lobby-new-title = Nový stůl: { $game }
lobby-new-which = Způsob hry
lobby-new-more = Ukázat další ({ $n })
lobby-new-preset = Způsoby hry
lobby-new-how-many = Počet hráčů
lobby-new-players = { $n }
lobby-new-who = Kdo hraje
lobby-new-seat = Kdo sedí na místě { $n }
lobby-new-sitting-here = U této obrazovky
lobby-new-sitting-bot = Bot
lobby-new-sitting-link = Přítel, odkazem
lobby-new-sitting-open = Kdokoli přijde
lobby-new-anybody = kdo se připojí první
lobby-new-name = Jméno hráče na místě { $n }
lobby-new-name-hint = Jméno
lobby-new-rank = Hodnost bota na místě { $n }
lobby-new-strength = síla { $n } z { $of }
lobby-new-hot-seat = U této obrazovky hraje víc hráčů: mezi tahy zakryje karty opona.
lobby-new-link-why =
    { $n ->
        [one] U stolu dostaneš odkaz pro přítele. Kdo ho otevře, ten má místo.
       *[other] U stolu dostaneš odkaz pro každého přítele. Kdo ho otevře, ten má místo.
    }
lobby-new-open-public = Stůl je v seznamu v předsálí, dokud jsou volná místa.
lobby-new-open-private = Řekni ostatním kód stolu: s ním obsadí volná místa.
lobby-new-only-bots = Hrají jen boti: můžeš je sledovat.
lobby-rank-recruit-text = Hraje cokoli, co je dovoleno. Odpovídá hned.
lobby-rank-corporal-text = Bere, co vypadá na první pohled nejlépe, a brzy zapomíná, co se ukázalo. Odpovídá hned.
lobby-rank-lieutenant-text = Bere, co vypadá na první pohled nejlépe, a nezapomíná nic. Odpovídá hned.
lobby-rank-captain-text = Přemýšlí dopředu, asi sekundu na tah.
lobby-rank-general-text = Přemýšlí dopředu, asi čtyři sekundy na tah: nejsilnější.
lobby-new-toggles = Pravidla jedno po druhém
lobby-new-toggles-why = Všechna nastavil vybraný způsob hry. Změň, co chceš: co k sobě nepasuje, se hned vysvětlí.
lobby-new-group-cards = Karty a kameny
lobby-new-group-achievements = Úspěchy
lobby-new-group-places = Velitelství a zadní voj
lobby-new-group-reserve = Obchod
lobby-new-group-hand = Ruka
lobby-new-group-fights = Útok a obrana
lobby-new-group-scoring = Body a vítězství
lobby-new-group-rulings = Kde pravidla mlčí
lobby-new-group-readings = Jak pravidla čteme
lobby-new-group-broken = nejde to dohromady
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
lobby-new-clause = (pravidlo: { $rule })
lobby-new-remedy = { $rule }: { $value }
lobby-new-withdraw = Vrátit moji volbu
lobby-new-clashes =
    { $n ->
        [one] Dvě pravidla nejdou dohromady.
       *[other] Pravidla nejdou dohromady na více místech ({ $n }).
    }
lobby-new-clashes-show = Ukázat
lobby-new-clock = Čas na rozmyšlenou
lobby-new-clock-none = Bez hodin
lobby-new-clock-turn = Na tah
lobby-new-clock-bank = Na celou hru
lobby-new-clock-none-why = Beze spěchu. Když někdo odejde a ostatní čekají dost dlouho, může ho zastoupit bot.
lobby-new-clock-turn-why = Každý tah má svůj čas. Kdo ho překročí, už nemůže vyhrát a hraje za něj bot.
lobby-new-clock-bank-why = Každý má zásobu času a po každém tahu kousek dostane zpět. Kdo ji vyčerpá, už nemůže vyhrát.
lobby-new-clock-time = Kolik času
lobby-new-patience = Bot může zastoupit nepřítomného po
lobby-new-patience-never = nikdy
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
lobby-new-customs = U stolu
lobby-custom-public = V seznamu v předsálí
lobby-custom-public-why = Všichni stůl vidí a mohou obsadit volné místo.
lobby-custom-watch = Diváci
lobby-custom-watch-why = Kdo zná kód, může sledovat; skryté karty zůstanou skryté.
lobby-custom-hints = Nápověda
lobby-custom-hints-why = Hráči se mohou zeptat, co by udělal bot.
lobby-custom-undo = Vracení tahů
lobby-custom-undo-why = Rozhodnutí lze vrátit, když ostatní souhlasí a nic nebylo odkryto.
lobby-custom-chat = Chat
lobby-custom-chat-why = Hráči si mohou povídat, hotovými frázemi nebo vlastními slovy.
lobby-new-persons =
    { $n ->
        [one] { $n } člověk
        [few] { $n } lidé
       *[other] { $n } lidí
    }
lobby-new-open-table = Otevřít stůl
lobby-cards-own = Vlastní karty
lobby-cards-own-why = Malý soubor přidá, změní nebo odebere karty.
lobby-cards-how = Přetáhni sem soubor .toml, nebo ho vyber.
lobby-cards-example = Uložit příklad
lobby-cards-taken = je v pořádku a použije se.
lobby-cards-drop = Obejít se bez něj
lobby-cards-large = Tento soubor je příliš velký: soubor karet může mít nejvýše 60 000 znaků.
lobby-cards-wrong =
    { $n ->
        [one] V souboru je chyba:
        [few] V souboru jsou { $n } chyby:
       *[other] V souboru je { $n } chyb:
    }
lobby-cards-blocked = V souboru karet jsou chyby: oprav ho, nebo se bez něj obejdi.
lobby-cards-line = Řádek { $n }:
`;export{e as default};