var e=`### Co odpovídá server, když odmítá; podle jeho slova pro programy.

answer-offline = Server není dostupný. Zkontroluj připojení; my to zkoušíme dál.
answer-failed = Na serveru se něco nepovedlo. Zkus to za chvíli znovu.
answer-unavailable = Server teď nemůže nic uložit. Zkus to za chvíli znovu.
answer-closing = Server se právě restartuje. Zkus to za chvíli znovu.
answer-malformed = Stránka a server si nerozumějí. Načti stránku znovu: jedno z nich je novější.
answer-too-fast = { $minutes ->
    [0] Ne tak rychle: chvíli počkej.
    [one] V krátké době vzniklo mnoho tvých stolů. Zkus to znovu za minutu.
    [few] V krátké době vzniklo mnoho tvých stolů. Zkus to znovu za { $minutes } minuty.
   *[other] V krátké době vzniklo mnoho tvých stolů. Zkus to znovu za { $minutes } minut.
}
answer-too-many-requests = To bylo příliš rychle. Chvíli počkej a zkus to znovu.
answer-too-many-sockets = Z tvé adresy je otevřeno příliš mnoho spojení. Zavři jiné stránky tohoto serveru, nebo to zkus později.
answer-body-too-large = To je víc, než server přijme. Pošli něco menšího.
answer-body-too-slow = Spojení bylo příliš pomalé: nedošlo všechno. Zkus to znovu.
answer-foreign-page = Požádala o to jiná stránka. Otevři stránku tohoto serveru.
answer-forbidden = To je jen pro toho, kdo server provozuje.
answer-no-hello = Stůl tuto stránku nepoznal. Načti ji znovu.
answer-greeted = Stůl už ví, kdo jsi. Načti stránku znovu.

## Stoly

answer-no-table = Stůl s tímto kódem neexistuje. Možná je špatně písmeno, nebo stůl vypršel.
answer-no-game = Hra tohoto jména na serveru není.
answer-no-rank = Bot této hodnosti neexistuje.
answer-private = Na tento stůl se smějí dívat jen jeho hráči. Požádej některého z nich o odkaz.
answer-bad-token = Tento odkaz na místo už neplatí: místo někdo opustil, nebo odkaz patří k jinému stolu.
answer-outdated = Tento stůl byl otevřen se starší verzí pravidel a nelze tu pokračovat.
answer-broken = Co je o tomto stole uloženo, k sobě nepasuje. Řekni to tomu, kdo server provozuje.
answer-not-open = Hra už začala. Můžeš ji sledovat, pokud to hráči dovolují.
answer-full = Někdo byl rychlejší: žádné místo už není volné. Sleduj hru, nebo si vyber jiný stůl.
answer-taken = Někdo byl rychlejší: toto místo je obsazené.
answer-seats-open = Hra nemůže začít, dokud jsou volná místa.
answer-not-host = Hru spouští ten, kdo stůl otevřel.
answer-not-running = U tohoto stolu se teď nehraje.
answer-not-over = To se dozvíš, až hra skončí.
answer-bad-record = Toto není záznam hry, nebo byl změněn či useknut.

## Hra

answer-unknown-action = Tohle nelze přečíst jako rozhodnutí.
answer-stale = Hra mezitím pokročila.
answer-not-your-turn = Teď nerozhoduješ ty.
answer-spectator = Díváš se: hraje jen ten, kdo má místo u stolu.
answer-time = Příliš pozdě: čas vypršel.
answer-out = Jsi mimo hru.
answer-handed = Na tomto místě rozhoduje bot. Nejdřív se vrať na své místo.
answer-not-handed = Toto místo už je tvoje.
answer-no-person = Na tomto místě nehraje člověk.
answer-present = Je u stolu: žádný bot ho nenahradí.
answer-patience = Ostatní ještě nečekají dost dlouho.
answer-nothing-to-undo = Zatím tu není žádné tvé rozhodnutí.
answer-revealed = Co bylo rozdáno, hozeno nebo ukázáno, nelze vrátit.
answer-too-long-ago = Od toho rozhodnutí uběhlo příliš mnoho, nelze je vrátit.
answer-denied = Ostatní s vrácením nesouhlasili.
answer-asked = Jedna otázka naráz: počkej na odpověď.
answer-not-asked = Nikdo se tě na to neptá.
answer-not-agreed = Na tom jste se u tohoto stolu nedohodli.
answer-no-hint = Bot neví.
answer-enough = U tohoto stolu se toho řeklo už tolik, že víc se nevejde.
`;export{e as default};