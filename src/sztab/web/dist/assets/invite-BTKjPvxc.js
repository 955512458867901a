var e=`### Pozvánky pro přátele: odkazy na volná místa a jak se s odkazem nebo kódem usadit.

invite-missing = { $n ->
    [one] Ještě chybí jeden hráč
    [few] Ještě chybí { $n } hráči
    [many] Ještě chybí { $n } hráče
   *[other] Ještě chybí { $n } hráčů
}
invite-missing-text = Hra začne, až budou všechna místa obsazená. Můžeš také začít hned: na volných místech zatím zahrají boti.
invite-once = Každý odkaz platí pro jednoho člověka.
invite-seat = Místo { $n }
invite-host = hostitel
invite-waiting = čeká na kamaráda
invite-held = bot, { $rank } · lze převzít
invite-link-of = Odkaz: { $name }
invite-copy = Kopírovat
invite-copied = Zkopírováno
invite-marked = Označeno: zkopíruj to klávesami Ctrl+C, nebo na textu podrž prst.
invite-send = Poslat
invite-qr-of = { $what }, QR kód
invite-qr-how = Namiř na něj fotoaparát telefonu.
invite-title = Zahraj si se mnou ve Sztabu
invite-free = Uvolnit místo
invite-again = Pozvat někoho jiného
invite-friend = Pozvat kamaráda
invite-take = Obsadit toto místo
invite-device = Hrát na jiném zařízení
invite-device-link = Odkaz pro druhé zařízení
invite-device-done = Druhé zařízení je připojené. Můžeš hrát na obou.
invite-device-secret = Naskenuj kód nebo otevři odkaz na druhém zařízení. Funguje jen jednou a tady můžeš hrát dál. Kdo ho otevře, hraje na tvém místě, proto ho nikomu neukazuj.
invite-start-bots = { $n ->
    [one] Začít s botem na volném místě
    [few] Začít s boty na volných místech
    [many] Začít s boty na volných místech
   *[other] Začít s boty na volných místech
}
invite-start-why = Kamarád ho může kdykoli převzít svým odkazem.

## Celý stůl

invite-table = S tímto odkazem nebo kódem může kdokoli obsadit volné místo
invite-table-link = Odkaz na stůl
invite-watch = Podívej se na naši hru ve Sztabu
invite-watch-link = Odkaz pro diváky
invite-type = nebo zadej kód v herně

## Server

invite-closed = Nikdo jiný tyto odkazy zatím neotevře.
invite-closed-how = Server přijímá spojení jen z tohoto počítače. Aby se mohli připojit kamarádi z tvé sítě, zastav ho a spusť takto:
invite-closed-command = Příkaz, který otevře server do sítě

## Usazení

invite-keeps = { $host } ti drží místo
invite-free-here = U tohoto stolu je volné místo
invite-players = { $n ->
    [one] 1 hráč
    [few] { $n } hráči
    [many] { $n } hráče
   *[other] { $n } hráčů
}
invite-round = kolo { $n }
invite-played = zatím tu hrál bot ({ $rank })
invite-name = Jak ti mají ostatní říkat?
invite-name-why = Žádný účet, žádný e-mail. Místo si pamatuje tento prohlížeč.
invite-same-name = U tohoto stolu už { $name } sedí. Zvol si jiné jméno, ať vás ostatní rozeznají.
invite-asking = Usazuješ se jako { $name }…
invite-lost = Spojení se přerušilo dřív, než server odpověděl. Nic se neztratilo: stránka to zkouší dál.
invite-now = Zkusit hned
invite-which = Které místo?
invite-sit = Usadit se
invite-only-watch = Jen se dívat
invite-learn = Hraji poprvé: nauč mě to
invite-none-free = U tohoto stolu není volné místo.
invite-spoilt = Tento odkaz nefunguje
invite-spoilt-used = Tento odkaz už byl použit
invite-spoilt-used-text = { $named ->
    [no] Místo už někdo obsadil, nebo ho dostal někdo jiný. Požádej o nový odkaz.
   *[other] Místo už někdo obsadil, nebo ho dostal někdo jiný. Požádej o nový odkaz ({ $host }).
}
`;export{e as default};