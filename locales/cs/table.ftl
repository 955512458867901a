### Stůl a všechno kolem něj.

table-title = Stůl { $code } · Sztab
table-loading = Připravujeme stůl…
table-board = Stůl
table-to-lobby = Zpět do herny
table-code = stůl { $code }
table-round = Kolo { $round }
table-round-word = Kolo
table-phases = Fáze tahu
table-clocks = Hodiny
table-menu = Nabídka
table-language = Jazyk
table-theme-light = Světlý vzhled
table-theme-dark = Tmavý vzhled
table-rules = Pravidla
table-cards = Karty
table-you = ty
table-plain-view = Surová data pozice

## Oč jde

table-prompt = Aktuální rozhodnutí
table-your-turn = Jsi na tahu.
table-over = Konec hry
table-result = Výsledek
table-decides = { $bot ->
    [yes] { $who } přemýšlí…
   *[other] Rozhoduje { $who }
}
table-confirm = Potvrdit
table-take-back = Zrušit výběr
table-take-back-key = Zrušit poslední výběr (U)
table-undo = Vrátit
table-undo-key = Vrátit poslední rozhodnutí (U)
table-hint = Nápověda
table-hint-key = Co by udělal dobrý bot? (H)
table-hint-take = Zahrát
table-hurry = Přeskočit
table-choices = Všechny možnosti
table-choices-key = Všechny možnosti, nebo tah z klávesnice (/)
table-choices-more = { $n ->
    [one] A ještě jedna: piš dál a výběr se zúží.
    [few] A ještě { $n }: piš dál a výběr se zúží.
    [many] A ještě { $n }: piš dál a výběr se zúží.
   *[other] A ještě { $n }: piš dál a výběr se zúží.
}
table-notation = Hledej, nebo napiš tah
table-notation-example = např. { $example }
table-notation-none = Takový tah teď udělat nejde. Stiskni Enter a dozvíš se proč.
table-nothing-here = Tady se teď nedá nic udělat.
table-not-your-turn = Rozhoduje { $who }.
table-rule-all = Číst dál v pravidlech
table-rule-offline = Úplné znění pravidla teď nelze načíst.

## Deník a rozhovor

table-side = Deník a chat
table-tab-side = Přehled
table-tab-log = Deník
table-tab-chat = Chat
table-log = Deník
table-log-open = Otevřít deník. Naposledy:
table-log-notation = zápis
table-log-earlier = Zobrazit dřívější
table-log-empty = Zatím se nic nestalo.
table-log-card = Zobrazit kartu: { $card }
table-log-before = Příprava hry
table-log-round = Kolo { $round }
table-log-turn = Kolo { $round } · { $who }
table-log-turn-yours = Kolo { $round } · tvůj tah
table-chat = Chat
table-chat-empty = Zatím tu nejsou žádné zprávy.
table-chat-say = Napiš zprávu
table-chat-send = Odeslat
table-phrase-hello = Ahoj!
table-phrase-good-luck = Hodně štěstí!
table-phrase-your-turn = Jsi na tahu
table-phrase-one-moment = Okamžik, prosím
table-phrase-well-played = Dobře zahráno!
table-phrase-oops = Jejda!
table-phrase-thanks = Díky!
table-phrase-good-game = Dobrá hra!
table-phrase-rematch = Ještě jednou?

## Události

table-news-left = { $bot ->
    [yes] { $actor ->
        [you] Odcházíš od stolu; dál hraje { $rank }.
       *[other] { $who } odchází od stolu; dál hraje { $rank }.
    }
   *[other] { $actor ->
        [you] Odcházíš od stolu.
       *[other] { $who } odchází od stolu.
    }
}
table-news-started = Hra začíná.
table-news-asked = { $actor ->
    [you] Chceš vrátit rozhodnutí.
   *[other] { $who } chce vrátit rozhodnutí.
}
table-news-answered = { $agree ->
    [yes] { $actor ->
        [you] Souhlasíš.
       *[other] { $who } souhlasí.
    }
   *[other] { $actor ->
        [you] Nesouhlasíš.
       *[other] { $who } nesouhlasí.
    }
}
table-news-undone = { $actor ->
    [you] Vracíš rozhodnutí.
   *[other] { $who } vrací rozhodnutí.
}
table-news-handed = { $bot ->
    [yes] { $actor ->
        [you] Za tebe teď hraje { $rank }.
       *[other] Za hráče { $who } teď hraje { $rank }.
    }
   *[other] { $actor ->
        [you] Jsi zpět.
       *[other] { $who } je zpět.
    }
}
table-news-resigned = { $actor ->
    [you] Vzdáváš se.
   *[other] { $who } se vzdává.
}
table-news-flagged = { $actor ->
    [you] Tvůj čas vypršel.
   *[other] { $who }: čas vypršel.
}
table-news-paused = Server byl mimo provoz nebo přetížený; hodiny po tu dobu stály.
table-news-continued = Hráči přecházejí ke stolu { $code }.
table-news-closed = Stůl byl uzavřen.

## Hráči

table-people = Hráči
table-people-button = { $n ->
    [0] Hráči
    [one] Hráči, jeden divák
    [few] Hráči, { $n } diváci
    [many] Hráči, { $n } diváka
   *[other] Hráči, { $n } diváků
}{ $away ->
    [yes] , někdo chybí
   *[other] { "" }
}
table-spectators = { $n ->
    [0] Žádní diváci.
    [one] Jeden divák.
    [few] { $n } diváci.
    [many] { $n } diváka.
   *[other] { $n } diváků.
}
table-seat-open = volné
table-seat-out = mimo hru
table-seat-bot = bot, { $rank }
table-seat-handed = hraje bot: { $rank }
table-seat-here = u stolu
table-seat-away = pryč
table-hand = Ať za mě hraje bot
table-hand-other = Ať bot hraje za: { $who }
table-back = Vrátit se na své místo
table-handed = Hraje za tebe bot.
table-out = Jsi mimo hru; dál za tebe hraje bot.
table-watching = Sleduješ tuto hru.
table-resign = Vzdát se
table-resign-sure = Když se vzdáš, už tuto hru nemůžeš vyhrát. Vzdát se?
table-leave = Odejít od stolu
table-leave-sure = Bot bude hrát za tebe a na své místo se můžeš kdykoli vrátit. Odejít?
table-line-lost = Spojení se přerušilo. Připojujeme se znovu…
table-undo-asked = { $who } chce vrátit rozhodnutí.
table-undo-waiting = Chceš vrátit rozhodnutí. Čekáme na odpověď: { $who }.
table-undo-others = { $who } chce vrátit rozhodnutí.
table-agree = Souhlasím
table-refuse = Nesouhlasím

## Klávesy

table-keys = Klávesové zkratky
table-keys-key = Klávesové zkratky (?)
table-key-arrows = další zvýrazněné místo
table-key-enter = vybrat je
table-key-escape = zrušit poslední výběr
table-key-undo = zrušit poslední výběr, jinak vrátit poslední rozhodnutí
table-key-hint = nápověda; podruhé: zahrát ji
table-key-notation = všechny možnosti; napsat tah
table-key-log = deník; ↑ ↓ ukazují zmíněné karty
table-key-chat = chat
table-key-keys = tento seznam

## Čekárna

table-waiting-none = Všichni mají místo. Může se začít.
table-copied = Zkopírováno
table-start = Spustit hru
table-start-host = Hru spouští hostitel.
table-terms = Nastavení stolu
table-terms-cards = S vlastními kartami.
table-terms-clock-turn = { $minutes ->
    [one] Hodiny: minuta na tah.
    [few] Hodiny: { $minutes } minuty na tah.
    [many] Hodiny: { $minutes } minuty na tah.
   *[other] Hodiny: { $minutes } minut na tah.
}
table-terms-clock-bank = { $minutes ->
    [one] Hodiny: minuta na celou hru a { $more } s za každý tah.
    [few] Hodiny: { $minutes } minuty na celou hru a { $more } s za každý tah.
    [many] Hodiny: { $minutes } minuty na celou hru a { $more } s za každý tah.
   *[other] Hodiny: { $minutes } minut na celou hru a { $more } s za každý tah.
}
table-terms-no-clock = Bez hodin: hraj v klidu.
table-terms-undo = Rozhodnutí lze vrátit, když ostatní souhlasí.
table-terms-no-undo = Bez vracení: rozhodnutí jsou konečná.
table-terms-hints = Nápověda je povolena.
table-terms-no-hints = Bez nápovědy.
table-terms-replacement = Bot za nepřítomné hráče: { $rank }.
table-terms-watch = Kdo zná kód, může se dívat.
table-terms-no-watch = Bez diváků.

## Potíže

table-trouble = Tento stůl nelze zobrazit
table-trouble-no-table = Stůl { $code } neexistuje
table-trouble-no-table-text = V kódu je možná překlep, nebo byl stůl odstraněn, protože u něj dlouho nikdo nehrál.
table-trouble-bad-token = Tento odkaz už neplatí
table-trouble-bad-token-text = Místo bylo uvolněno, nebo odkaz patří k jinému stolu. Požádej o nový.
table-trouble-used = Tento odkaz už byl použit
table-trouble-watch = Sledovat hru
table-trouble-private = Tento stůl je soukromý
table-trouble-private-text = Otevři ho odkazem na své místo.
table-trouble-outdated = U tohoto stolu se hrálo podle jiné verze pravidel
table-trouble-outdated-text =
    { $move ->
        [0] Server byl mezitím aktualizován a nemůže ve hře pokračovat.
       *[other] Server byl mezitím aktualizován a jeho pravidla se liší u tahu { $move }. Hra byla zastavena; její záznam zůstává k dispozici.
    }
table-trouble-closed = Tento stůl byl uzavřen
table-trouble-closed-text = Byl uzavřen dřív, než hra začala.
table-trouble-broken = Tento stůl nelze obnovit
table-trouble-broken-text = Jeho uložená data si odporují. Dej vědět správci serveru.
table-trouble-replay = Tuto hru nelze přehrát
table-try-again = Zkusit znovu

## Několik lidí u jedné obrazovky

table-curtain = Předej zařízení: { $name }
table-curtain-text = Teď se smí dívat jen { $name }.
table-curtain-open = { $name } jsem já: ukázat můj stůl

## Konec

table-end-you = Vítězství!
table-end-nobody = Nikdo nevyhrává.
table-end-winners = { $n ->
    [one] Vyhrává { $names }
    [few] Vyhrávají { $names }
    [many] Vyhrávají { $names }
   *[other] Vyhrávají { $names }
}
table-end-won = výhra
table-end-resigned = Vzdali se: { $names }.
table-end-time = Čas vypršel: { $names }.
table-end-player = Hráč
table-end-points = Body
table-chart = Body v čase
table-chart-none = Graf teď nelze zobrazit.
table-rematch = Hrát znovu
table-next = Připojit se k další hře
table-replay = Přehrát
table-record = Uložit záznam
table-look = Prohlédnout stůl
table-verify = Ověřit míchání
table-verify-text = Před hrou server zveřejnil otisk (hash) semínka, z něhož plyne každé zamíchání a každý hod. Teď semínko odhaluje. Pokud souhlasí, nikdo náhodu neovlivnil.
table-verify-commitment = Otisk zveřejněný před hrou
table-verify-seed = Semínko odhalené po hře
table-verify-good = Souhlasí: toto semínko má tento otisk.
table-verify-bad = Nesouhlasí!

## Instruktor

table-coach = Instruktor
table-coach-progress = { $n } z { $of }
table-coach-next = Další
table-coach-show = Ukázat
table-coach-hide = Skrýt
table-coach-rule = Pravidlo

## Přehrávání

table-replay-title = Záznam { $code } · Sztab
table-replay-at = Tah { $n } z { $of }
table-replay-slider = Okamžik hry
table-replay-play = Přehrávat
table-replay-pause = Pozastavit
table-replay-back = Předchozí tah
table-replay-on = Další tah
table-replay-first = Na začátek
table-replay-last = Na konec
table-replay-speed = Rychlost
table-replay-speed-times = { $n }×
table-replay-eyes = Pohled
table-replay-spectator = divák
table-replay-share = Kopírovat odkaz na tento okamžik
table-replay-rounds = Přejít na kolo
table-replay-round = Kolo { $n }
table-replay-open = Otevřít záznam
table-replay-open-text = Vyber záznam (.sztab nebo .json) uložený po hře.
table-replay-wait = Načítáme tento okamžik…
table-replay-set-up = Příprava hry
table-replay-keys = Mezerník: přehrávat · ← →: krok · Home, End: začátek, konec

## The place of the hand

table-dock = Instruktor a ruka
table-dock-hand = Ruka
table-dock-own = Tvoje karty

## Lessons: steps that ask for something, and the first panel

table-coach-skip = Přeskočit krok
table-coach-holds = Čti v klidu: boti počkají, až dočteš.

## Ending early, undo and hints

table-guard-again = { $label }? Stiskni znovu
table-guard-unused = Nevyužito: { $what }
table-guard-on = Ptát se před předčasným koncem tahu
table-guard-off = Neptat se před předčasným koncem tahu
table-undo-not = Není co vrátit.
table-undo-ask = Požádat ostatní o vrácení posledního rozhodnutí (U)
table-hint-tried = { $label }: zvoleno v { $share } % z { $n } simulovaných her.
table-hint-sight = { $label }: na první pohled nejlepší.
table-hint-next = Druhá nejlepší volba: { $label } ({ $share } %).
table-hint-next-sight = Druhá nejlepší volba: { $label }.
table-hint-only = { $label }: jediná možnost.
table-undo-off = U tohoto stolu je vracení vypnuté.

## Vyprávění: deník na konci, důležité události, co se stalo od tvého posledního tahu

table-log-jump = { $n ->
    [0] Přejít na nejnovější
   *[other] Přejít na nejnovější ({ $n })
}
table-replay-choice = { $actor ->
    [you] Volíš: { $what }
   *[other] { $who } volí: { $what }
}
table-replay-secret = { $actor ->
    [you] Rozhoduješ se tajně.
   *[other] { $who } se rozhoduje tajně.
}
table-volume = Zvuk
table-volume-off = Vypnutý
table-volume-quiet = Tichý
table-volume-full = Hlasitý
table-volume-next = { $now ->
    [off] Zapnout zvuky
    [quiet] Zvuky: tiše. Zesílit
   *[full] Vypnout zvuky
}
table-pace = Tempo tahů ostatních
table-pace-instant = Okamžitě
table-pace-quick = Rychle
table-pace-normal = Normálně
table-pace-slow = Pomalu
table-recap = Od tvého posledního tahu
table-recap-open = Co se stalo
table-recap-at = od tvého tahu: { $n } z { $of }
table-recap-back = Předchozí událost
table-recap-on = Další událost
table-recap-close = Můj tah

## Změny na místech

table-news-joined = { $actor ->
    [you] Přebíráš místo bota.
   *[other] { $name } přebírá místo bota.
}
table-news-freed = { $bot ->
    [yes] { $actor ->
        [you] Tvoje místo teď drží { $rank }, dokud ho někdo neobsadí.
       *[other] Místo hráče { $who } teď drží { $rank }, dokud ho někdo neobsadí.
    }
   *[other] { $actor ->
        [you] Tvoje místo je zase volné.
       *[other] Místo hráče { $who } je zase volné.
    }
}
