### Stůl a všechno kolem něj.

table-title = Stůl { $code } · Sztab
table-loading = Prostíráme stůl …
table-connecting = Na cestě ke stolu { $code } …
table-board = Stůl
table-to-lobby = Do předsálí
table-code = stůl { $code }
table-round = Kolo { $round }
table-round-word = Kolo
table-phases = Části tahu
table-clocks = Hodiny
table-menu = Nabídka
table-language = Jazyk
table-theme-light = Světlý vzhled
table-theme-dark = Tmavý vzhled
table-sounds-on = Zapnout zvuky
table-sounds-off = Vypnout zvuky
table-rules = Pravidla
table-cards = Karty
table-you = ty
table-plain-view = Pozice jako data

## Oč jde

table-prompt = O čem se rozhoduje
table-your-turn = Jsi na tahu.
table-over = Konec hry
table-result = Výsledek
table-decides = { $bot ->
    [yes] { $who } přemýšlí …
   *[other] Rozhoduje { $who }
}
table-confirm = Potvrdit
table-take-back = Vzít zpět
table-take-back-key = Vzít zpět poslední ukázání (U)
table-undo = Vrátit
table-undo-key = Vrátit poslední rozhodnutí (U)
table-hint = Rada
table-hint-key = Co by udělal dobrý bot? (H)
table-hint-take = Udělat to
table-hint-says = { $rank } radí: { $label }
table-hurry = Ukázat vše
table-choices = Všechny možnosti
table-choices-key = Všechny možnosti nebo zápis tahu (/)
table-choices-more = { $n ->
    [one] A ještě jedna: piš dál a výběr se zúží.
    [few] A ještě { $n }: piš dál a výběr se zúží.
    [many] A ještě { $n }: piš dál a výběr se zúží.
   *[other] A ještě { $n }: piš dál a výběr se zúží.
}
table-notation = Hledej nebo napiš rozhodnutí v zápisu
table-notation-example = např. { $example }
table-notation-none = Nic takového teď udělat nejde. Enter se zeptá proč.
table-nothing-here = Tady teď nejde nic dělat.
table-not-your-turn = Rozhoduje { $who }.
table-rule-all = Číst dál v pravidlech
table-rule-offline = Úplné znění pravidla teď nelze načíst.

## Deník a rozhovor

table-side = Deník a rozhovor
table-tab-side = Přehled
table-tab-log = Deník
table-tab-chat = Rozhovor
table-log = Deník
table-log-open = Otevřít deník. Naposledy:
table-log-notation = zápis
table-log-earlier = Ukázat dřívější
table-log-empty = Zatím se nic nestalo.
table-log-card = Ukázat kartu: { $card }
table-log-before = Před prvním kolem
table-log-round = Kolo { $round }
table-log-turn = Kolo { $round } · { $who }
table-log-turn-yours = Kolo { $round } · tvůj tah
table-chat = Rozhovor
table-chat-empty = Nikdo zatím nic neřekl.
table-chat-say = Řekni něco
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
    [yes] { $who } odchází; dál hraje { $rank }.
   *[other] { $who } odchází.
}
table-news-started = Hra začíná.
table-news-asked = { $who } žádá o vrácení rozhodnutí.
table-news-answered = { $agree ->
    [yes] { $who } souhlasí.
   *[other] { $who } nesouhlasí.
}
table-news-undone = { $who } bere rozhodnutí zpět.
table-news-handed = { $bot ->
    [yes] { $rank } teď rozhoduje v zastoupení: { $who }.
   *[other] { $who } je zpět.
}
table-news-resigned = { $who } se vzdává.
table-news-flagged = { $who }: čas vypršel.
table-news-paused = Server byl mimo provoz; ten čas se nepočítá nikomu.
table-news-continued = Hráči pokračují u stolu { $code }.
table-news-closed = Stůl je uzavřen.

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
    [0] Nikdo se nedívá.
    [one] Dívá se jeden divák.
    [few] Dívají se { $n } diváci.
    [many] Dívá se { $n } diváka.
   *[other] Dívá se { $n } diváků.
}
table-seat = Místo { $n }
table-seat-open = volné
table-seat-out = mimo hru
table-seat-bot = bot, { $rank }
table-seat-handed = hraje bot: { $rank }
table-seat-here = u stolu
table-seat-away = pryč
table-hand = Ať za mě hraje bot
table-hand-other = Ať bot zastoupí: { $who }
table-back = Hrát zase osobně
table-handed = Rozhoduje za tebe bot.
table-out = Jsi mimo hru; dál za tebe hraje bot.
table-watching = Sleduješ tuto hru.
table-resign = Vzdát hru
table-resign-sure = Tuto hru už pak nepůjde vyhrát. Vzdát?
table-leave = Odejít od stolu
table-leave-sure = Dál za tebe bude hrát bot; na své místo se můžeš vrátit. Odejít?
table-line-lost = Spojení je přerušeno. Zkoušíme to znovu …
table-undo-asked = { $who } chce vzít rozhodnutí zpět.
table-undo-waiting = Žádáš o vrácení rozhodnutí. Čeká se na odpověď: { $who }.
table-undo-others = { $who } žádá o vrácení rozhodnutí.
table-agree = Souhlasím
table-refuse = Nesouhlasím

## Klávesy

table-keys = Klávesy
table-keys-key = Všechny klávesy (?)
table-key-arrows = na další rozsvícené místo
table-key-enter = ukázat na ně
table-key-escape = vzít zpět, na co bylo ukázáno
table-key-undo = vzít zpět ukázání, jinak poslední rozhodnutí
table-key-hint = rada; ještě jednou: udělat to
table-key-notation = všechny možnosti; napsat zápis
table-key-log = deník; ↑ ↓ ukazují karty
table-key-chat = rozhovor
table-key-keys = tento seznam

## Čekárna

table-waiting = { $n ->
    [one] Čekáme na jednoho hráče.
    [few] Čekáme ještě na { $n } hráče.
    [many] Čekáme ještě na { $n } hráče.
   *[other] Čekáme ještě na { $n } hráčů.
}
table-waiting-none = Všichni mají místo. Může se začít.
table-invite = Pozvat
table-invite-text = Kdo otevře tento odkaz nebo napíše kód, může si sednout na volné místo.
table-invite-link = Odkaz na stůl
table-invite-code = Kód
table-invite-qr = Odkaz na stůl jako QR kód
table-invite-seat = Odkaz pro: { $name }
table-invite-secret = Odkaz na místo je to místo samo: dej ho jen tomu, kdo tam má sedět.
table-copy = Kopírovat
table-copied = Zkopírováno
table-your-name = Tvoje jméno
table-sit = Sednout na místo { $n }
table-start = Začít hru
table-start-host = Hru začíná hostitel.
table-terms = Na čem jsme se dohodli
table-terms-cards = S vlastními kartami hráčů.
table-terms-clock-turn = { $minutes ->
    [one] Hodiny: minuta na každý tah.
    [few] Hodiny: { $minutes } minuty na každý tah.
    [many] Hodiny: { $minutes } minuty na každý tah.
   *[other] Hodiny: { $minutes } minut na každý tah.
}
table-terms-clock-bank = { $minutes ->
    [one] Hodiny: minuta na celou hru a { $more } s navíc po každém tahu.
    [few] Hodiny: { $minutes } minuty na celou hru a { $more } s navíc po každém tahu.
    [many] Hodiny: { $minutes } minuty na celou hru a { $more } s navíc po každém tahu.
   *[other] Hodiny: { $minutes } minut na celou hru a { $more } s navíc po každém tahu.
}
table-terms-no-clock = Bez hodin: beze spěchu.
table-terms-undo = Rozhodnutí lze vzít zpět, když ostatní souhlasí.
table-terms-no-undo = Rozhodnutí platí: bez vracení.
table-terms-hints = Rady jsou dovoleny.
table-terms-no-hints = Bez rad.
table-terms-watch = Kdo zná kód, může se dívat.
table-terms-no-watch = Dívat se mohou jen hráči.

## Potíže

table-trouble = Tento stůl nelze ukázat
table-trouble-no-table = Stůl { $code } neexistuje
table-trouble-no-table-text = Možná je v kódu překlep, nebo tam dlouho nikdo nehrál a stůl byl uklizen.
table-trouble-bad-token = Tento odkaz už neplatí
table-trouble-bad-token-text = Místo bylo uvolněno, nebo odkaz patří k jinému stolu. Popros o nový.
table-trouble-private = Na tento stůl se smějí dívat jen jeho hráči
table-trouble-private-text = Otevři ho odkazem svého místa.
table-trouble-outdated = Tento stůl byl otevřen s jinými pravidly
table-trouble-outdated-text = Server byl mezitím obnoven a nemůže v něm pokračovat.
table-trouble-closed = Tento stůl je uzavřen
table-trouble-closed-text = Skončil dřív, než hra začala.
table-trouble-broken = Tento stůl nelze obnovit
table-trouble-broken-text = To, co je o něm uloženo, nejde dohromady. Řekni to tomu, kdo provozuje server.
table-trouble-replay = Tuto hru nelze přehrát
table-try-again = Zkusit znovu

## Několik lidí u jedné obrazovky

table-curtain = Teď je na řadě { $name }
table-curtain-text = Předej zařízení. Teď se smí dívat jen { $name }.
table-curtain-open = { $name } jsem já: ukázat můj stůl

## Konec

table-end-you = Vyhráváš!
table-end-nobody = Nikdo nevyhrává.
table-end-winners = { $n ->
    [one] Vyhrává { $names }
    [few] Vyhrávají { $names }
    [many] Vyhrávají { $names }
   *[other] Vyhrávají { $names }
}
table-end-won = výhra
table-end-resigned = Hru vzdává: { $names }.
table-end-time = Čas vypršel: { $names }.
table-end-player = Hráč
table-end-points = Body
table-chart = Body v čase
table-chart-none = Jak body rostly, teď nelze ukázat.
table-rematch = Hrát znovu
table-next = Přejít k další hře
table-replay = Přehrát
table-record = Uložit záznam
table-look = Podívat se na stůl
table-verify = Ověřit náhodu
table-verify-text = Před hrou server řekl otisk semínka, z něhož plyne každé míchání a každý hod. Teď říká semínko; pokud k sobě patří, nikdo s náhodou nehýbal.
table-verify-commitment = Otisk, řečený před hrou
table-verify-seed = Semínko, řečené po hře
table-verify-good = Patří k sobě: toto semínko má tento otisk.
table-verify-bad = Nepatří k sobě!

## Instruktor

table-coach = Instruktor
table-coach-progress = { $n } z { $of }
table-coach-next = Dál
table-coach-show = Ukázat
table-coach-hide = Skrýt
table-coach-rule = Pravidlo

## Přehrávání

table-replay-title = Záznam { $code } · Sztab
table-replay-at = Tah { $n } z { $of }
table-replay-slider = Okamžik hry
table-replay-play = Přehrávat
table-replay-pause = Pozastavit
table-replay-back = O tah zpět
table-replay-on = O tah dál
table-replay-first = Na začátek
table-replay-last = Na konec
table-replay-speed = Rychlost
table-replay-speed-times = { $n }×
table-replay-eyes = Číma očima
table-replay-spectator = divák
table-replay-share = Kopírovat odkaz na tento okamžik
table-replay-rounds = Přejít na kolo
table-replay-round = Kolo { $n }
table-replay-open = Otevřít záznam
table-replay-open-text = Vyber záznam (.sztab nebo .json) uložený po hře.
table-replay-wait = Okamžik se načítá …
table-replay-set-up = Příprava hry
table-replay-keys = Mezerník: přehrávat · ← →: krok · Home, End: začátek, konec
