var e=`### Co odpovídá server, když odmítá; podle jeho slova pro programy.

answer-offline = Server není dostupný. Zkontroluj připojení; stránka to zkouší dál.
answer-failed = Na serveru se něco nepovedlo. Zkus to za chvíli znovu.
answer-unavailable = Server teď nemůže nic uložit. Zkus to za chvíli znovu.
answer-closing = Server se právě restartuje. Zkus to za chvíli znovu.
answer-malformed = Stránka a server mají různé verze. Načti stránku znovu.
answer-too-fast = { $minutes ->
    [0] Ne tak rychle: chvíli počkej.
    [one] Za krátkou dobu bylo z tvé adresy otevřeno mnoho stolů. Zkus to znovu za minutu.
    [few] Za krátkou dobu bylo z tvé adresy otevřeno mnoho stolů. Zkus to znovu za { $minutes } minuty.
   *[other] Za krátkou dobu bylo z tvé adresy otevřeno mnoho stolů. Zkus to znovu za { $minutes } minut.
}
answer-too-many-requests = Příliš mnoho požadavků. Chvíli počkej a zkus to znovu.
answer-too-many-sockets = Z tvé adresy je otevřeno příliš mnoho spojení. Zavři jiné stránky tohoto serveru, nebo to zkus později.
answer-unknown-host = Tento server nezná jméno z adresního řádku. Otevři ho přes IP adresu, nebo požádej majitele, ať to jméno povolí.
answer-bad-host = Prohlížeč poslal požadavek, který server neumí přečíst. Načti stránku znovu.
answer-head-too-large = Prohlížeč poslal najednou příliš mnoho dat. Smaž soubory cookie této stránky a načti ji znovu.
answer-too-many-connections = Z tvé adresy je otevřeno příliš mnoho spojení. Zavři jiné stránky tohoto serveru, nebo to zkus později.
answer-body-too-large = To je pro server příliš mnoho dat. Pošli něco menšího.
answer-body-too-slow = Spojení bylo příliš pomalé a nedorazilo všechno. Zkus to znovu.
answer-foreign-page = Tento požadavek přišel z jiné stránky. Otevři stránku tohoto serveru.
answer-forbidden = To smí jen správce serveru.
answer-no-hello = Stůl tuto stránku nepoznal. Načti ji znovu.
answer-greeted = Stůl už ví, kdo jsi. Načti stránku znovu.

## Stoly

answer-no-table = Stůl s tímto kódem neexistuje. Možná je v něm překlep, nebo platnost stolu vypršela.
answer-no-game = Hru s tímto názvem server nemá.
answer-no-rank = Bot této hodnosti neexistuje.
answer-private = Tento stůl smějí vidět jen jeho hráči. Požádej některého z nich o odkaz.
answer-bad-token = Tento odkaz na místo už neplatí: místo bylo uvolněno, nebo odkaz patří k jinému stolu.
answer-exchange = Tento odkaz je třeba nejdřív otevřít na stránce.
answer-too-many-devices = Toto místo se už používá na příliš mnoha zařízeních. Použij jedno z nich.
answer-outdated = Tento stůl byl otevřen podle starší verze pravidel a nelze tu pokračovat.
answer-broken = Uložená data tohoto stolu si odporují. Dej vědět správci serveru.
answer-not-open = Hra už začala. Můžeš ji sledovat, pokud to hráči dovolují.
answer-full = Někdo byl rychlejší: žádné místo už není volné. Sleduj hru, nebo si vyber jiný stůl.
answer-taken = Někdo byl rychlejší: toto místo je obsazené.
answer-seats-open = Hra nemůže začít, dokud jsou volná místa.
answer-not-host = Hru může spustit jen hostitel.
answer-not-running = U tohoto stolu se teď nehraje.
answer-not-over = To se dozvíš, až hra skončí.
answer-bad-record = Toto není záznam hry, nebo byl soubor změněn či useknut.

## Hra

answer-unknown-action = Tohle nelze přečíst jako tah.
answer-stale = Hra mezitím pokročila.
answer-not-your-turn = Teď nerozhoduješ ty.
answer-spectator = Díváš se: hrát mohou jen ti, kdo sedí u stolu.
answer-time = Příliš pozdě: čas vypršel.
answer-out = Jsi mimo hru.
answer-handed = Na tomto místě hraje bot. Nejdřív se vrať na své místo.
answer-not-handed = Toto místo už je tvoje.
answer-no-person = Na tomto místě nikdo nesedí.
answer-present = Hráč je u stolu: bot ho nenahradí.
answer-patience = Ostatní čekají ještě příliš krátce.
answer-fixed-rank = Hodnost tohoto bota byla dohodnuta při otevření stolu.
answer-nothing-to-undo = Zatím nemáš co vracet.
answer-revealed = Co bylo rozdáno, hozeno nebo odkryto, nelze vrátit.
answer-by-bot = Toto rozhodl bot místo hráče. U stolu bez nápovědy to nelze vrátit.
answer-too-long-ago = Od toho rozhodnutí se stalo příliš mnoho, nelze ho vrátit.
answer-denied = Ostatní s vrácením nesouhlasili.
answer-asked = Vždy jen jedna žádost: počkej na odpověď.
answer-not-asked = Nikdo se tě na to neptá.
answer-not-agreed = U tohoto stolu to není dovoleno.
answer-no-hint = Bot nemá odpověď.
answer-enough = Chat tohoto stolu je plný.
answer-log-full = U tohoto stolu se změnilo už tolik, že se přijímají jen tahy.
answer-too-heavy = Tento soubor zabere serveru příliš mnoho času. Zkus menší.
answer-nothing-here = Tady se teď nedá nic udělat.

## Pozvánky

answer-used = Tento odkaz už byl použit, nebo ho nahradil nový. Pokud byl otevřen na tvém jiném zařízení, hraj tam, nebo si tam vytvoř nový odkaz. Jinak požádej o nový, nebo se dívej.
answer-no-name = Zadej jméno, ať ostatní vědí, kdo jsi.
answer-own-seat = To je tvoje vlastní místo.
`;export{e as default};