var e=`### Co je špatně v souborech komponent (vlastní karty). Říká to i stránka.

## Karty, které nejdou k pravidlům
error-nation-out = { $card } patří k národu { $nation }: vyžaduje cards.britain = on [FRONT-002].
error-ability-out = { $card } má vlastnost { $ability }: vyžaduje cards.newAbilities = keep [{ $clause }].
error-pool-names-out = Výběr uvádí { $name }, ale { $problem }.
error-achievement-of-britain = vyžaduje to cards.britain = on [FRONT-093]
error-achievement-of-front = vyžaduje to achievements.front = on [FRONT-092]
error-achievement-of-players = vyžaduje to achievements.custom = { $number } [FRONT-094]
error-achievement-nation-out = Úspěch { $name } se týká národa { $nation }: vyžaduje cards.britain = on [FRONT-093].
error-cards-too-many = Různých karet je { $cards }, ale engine přijímá nejvýše { $most }.
error-base-missing = V souboru karet chybí základna: jedna ze základen musí mít id ‘base’.
error-medals-missing = Národ { $nation } musí mít jednoduchou a dvojitou kartu medaile.
error-merged-icons = { $one } a { $other } mají různé ikony, ale s osmi obrázky jsou jedním [BG-026].
error-rush-achievements = Při tomto počtu hráčů: { $players } je třeba tolik úspěchů: { $needed }, na výběr je jich jen { $pool } [RUSH-026].
error-rush-custom-achievements = { $toggle } = { $value }, soubor karet však určuje tolik úspěchů: { $found } [FRONT-094].

## Kde to je
error-content-at-line = { $file }:{ $line }: { $problem }
error-content-in-data = soubor karet: { $problem }
error-content-in = { $where }: { $problem }.
error-content-in-row = { $where }, položka { $row }: { $problem }.
error-content-field = pole { $name } { $problem }
error-content-more =
    { $number ->
        [one] A ještě { $number } chyba.
        [few] A ještě { $number } chyby.
       *[other] A ještě { $number } chyb.
    }

## Soubory, které nelze přečíst; říkají to i záznamy her
error-content-not-toml = není to soubor TOML: { $problem }.
error-content-not-cards = není to soubor karet: { $problem }.
error-document-long-key = klíč má více než { $most } částí
error-document-long-number = celé číslo má více než { $most } číslic
error-document-too-deep = seznamy nebo tabulky jsou vnořené do více než { $most } úrovní
error-document-no-number = { $name } není číslo

## Co říká o TOML sám Python: klíče jsou jeho slova
error-toml-invalid-statement = neplatný zápis
error-toml-expected-newline-or-end-of-document-after-a-statement = tady má končit řádek nebo soubor
error-toml-expected = chybí { $shown }
error-toml-found-invalid-character = nedovolený znak { $shown }
error-toml-cannot-declare-twice = { $shown } je deklarováno dvakrát
error-toml-cannot-overwrite-a-value = tento klíč už má hodnotu
error-toml-expected-at-the-end-of-a-table-declaration = na konci hlavičky tabulky chybí { $shown }
error-toml-cannot-mutate-immutable-namespace = do { $shown } už nelze nic přidat
error-toml-expected-at-the-end-of-an-array-declaration = na konci hlavičky seznamu tabulek chybí { $shown }
error-toml-cannot-redefine-namespace = { $shown } už je definováno
error-toml-expected-after-a-key-in-a-key-value-pair = za klíčem chybí { $shown }
error-toml-invalid-initial-character-for-a-key-part = takovým znakem klíč začínat nemůže
error-toml-unclosed-array = neuzavřený seznam
error-toml-duplicate-inline-table-key = klíč { $shown } se v tabulce opakuje
error-toml-unclosed-inline-table = neuzavřená tabulka
error-toml-unescaped-in-a-string = znak { $shown } v textu nezačíná žádnou známou sekvenci
error-toml-invalid-hex-value = neplatná šestnáctková hodnota
error-toml-escaped-character-is-not-a-unicode-scalar-value = sekvence neoznačuje žádný znak Unicode
error-toml-unterminated-string = neukončený text
error-toml-illegal-character = nedovolený znak { $shown }
error-toml-invalid-date-or-datetime = neplatné datum nebo čas
error-toml-invalid-value = neplatná hodnota

## Sekce a položky
error-content-section-unknown = neznámá sekce; známé: { $names }
error-content-section-unknown-like = neznámá sekce (možná { $close }?); známé: { $names }
error-content-section-fixed = tuto sekci nelze měnit: má ji jen soubor s { $setting }
error-content-section-long =
    { $found ->
        [one] má { $found } položku, ale smí mít nejvýše { $most }
        [few] má { $found } položky, ale smí mít nejvýše { $most }
       *[other] má { $found } položek, ale smí mít nejvýše { $most }
    }
error-content-not-array = musí být seznam tabulek, [[{ $section }]]
error-content-not-table = musí být tabulka, ne { $value }
error-content-row-unknown =
    { $noun ->
        [picture] takový obrázek neexistuje; známé: { $names }
       *[other] taková karta neexistuje; známé: { $names }
    }
error-content-row-unknown-like =
    { $noun ->
        [picture] takový obrázek neexistuje (možná { $close }?); známé: { $names }
       *[other] taková karta neexistuje (možná { $close }?); známé: { $names }
    }
error-content-key-twice = toto { $name } je tu dvakrát
error-content-field-unknown = neznámé pole { $name }; známá: { $names }
error-content-field-unknown-like = neznámé pole { $name } (možná { $close }?); známá: { $names }
error-content-field-fixed =
    { $noun ->
        [vehicle] pole { $name } tištěného vozidla nelze změnit
        [Achievement] pole { $name } tištěného úspěchu nelze změnit
        [tank] pole { $name } tištěného tanku nelze změnit
        [picture] pole { $name } tištěného obrázku nelze změnit
       *[other] pole { $name } tištěné karty nelze změnit
    }
error-content-removed-defined = { $name } tento soubor zároveň určuje
error-content-not-printed = mezi tištěnými kartami, které lze odebrat, { $name } není
error-content-not-printed-like = mezi tištěnými kartami, které lze odebrat, { $name } není (možná { $close }?)

## Hodnoty: pole stojí před nimi
error-content-field-missing = je povinné
error-content-field-no = je neznámé; známá: { $names }
error-content-field-no-like = je neznámé (možná { $close }?); známá: { $names }
error-content-word-unknown = má neznámou hodnotu { $name }; známé: { $names }
error-content-word-unknown-like = má neznámou hodnotu { $name } (možná { $close }?); známé: { $names }
error-content-value-other = musí mít hodnotu { $wanted }, ne { $value }
error-content-not-text = musí být text, ne { $value }
error-content-text-long =
    { $found ->
        [one] má { $found } znak, ale smí mít nejvýše { $most }
        [few] má { $found } znaky, ale smí mít nejvýše { $most }
       *[other] má { $found } znaků, ale smí mít nejvýše { $most }
    }
error-content-not-id = smí mít jen malá písmena, číslice a spojovníky, uvedeno je však { $value }
error-content-id-long =
    { $found ->
        [one] má { $found } znak, ale id smí mít nejvýše { $most }
        [few] má { $found } znaky, ale id smí mít nejvýše { $most }
       *[other] má { $found } znaků, ale id smí mít nejvýše { $most }
    }
error-content-id-taken = nemůže být { $value }: to slovo znamená něco jiného
error-content-not-number = musí být celé číslo, ne { $value }
error-content-number-between = musí být od { $least } do { $most }, ne { $value }
error-content-not-truth = musí být true nebo false, ne { $value }
error-content-not-mark = smí být jen true, nebo chybět, ne { $value }
error-content-not-span = musí obsahovat dvě čísla, [nejmenší, největší], ne { $value }
error-content-span-reversed = musí mít pořadí [nejmenší, největší], ne { $value }
error-content-not-list =
    { $words ->
        [ids] musí být seznam identifikátorů, ne { $value }
        [restrictions] musí být seznam omezení, ne { $value }
        [abilities] musí být seznam vlastností, ne { $value }
        [texts] musí být seznam textů, ne { $value }
        [lines] musí být seznam linií, ne { $value }
        [fronts] musí být seznam front, ne { $value }
        [effects] musí být seznam efektů, ne { $value }
        [faces] musí být seznam stran karty, ne { $value }
        [numbers] musí být seznam čísel, ne { $value }
        [squares] musí být seznam polí plánu, ne { $value }
        [signs] musí být seznam znaků, ne { $value }
       *[other] musí být seznam hodnot, ne { $value }
    }
error-content-list-long = má příliš mnoho hodnot: { $found }, ale smí jich mít nejvýše { $most }
error-content-list-empty = nemůže být prázdný seznam
error-content-list-between =
    { $words ->
        [effects] musí mít { $least } až { $most } efekty, ne { $found }
        [faces] musí mít { $least } až { $most } strany, ne { $found }
        [numbers] musí mít { $least } až { $most } čísla, ne { $found }
        [squares] musí mít { $least } až { $most } polí, ne { $found }
        [signs] musí mít { $least } až { $most } znaků, ne { $found }
       *[other] musí mít { $least } až { $most } hodnot, ne { $found }
    }
error-content-list-other =
    { $least ->
        [one] musí mít { $least } hodnotu, ne { $found }
        [few] musí mít { $least } hodnoty, ne { $found }
       *[other] musí mít { $least } hodnot, ne { $found }
    }
error-content-named-twice = uvádí { $value } dvakrát
error-content-no-english = musí mít alespoň anglický název, { $example }
error-content-language-unknown = má neznámý jazyk { $name }; známé: { $names }
error-content-language-unknown-like = má neznámý jazyk { $name } (možná { $close }?); známé: { $names }
error-content-twice = má hodnotu { $value } stejně jako { $other }
error-content-twice-by-rule = má hodnotu { $value } stejně jako { $other } [{ $clause }]
error-content-order-other = musí obsahovat { $names }, v tomto pořadí
error-content-cards-many = karet je { $found }, ale smí jich být nejvýše { $most }

## Rush
error-content-abilities-many =
    { $found ->
        [one] má { $found } vlastnost, ale karta jich smí mít nejvýše { $most }
        [few] má { $found } vlastnosti, ale karta jich smí mít nejvýše { $most }
       *[other] má { $found } vlastností, ale karta jich smí mít nejvýše { $most }
    }
error-content-not-ability = obsahuje { $value }, ale vlastnost se píše jako { $example }, některé s hodnotou (value)
error-content-ability-unknown = má neznámou vlastnost { $name }; známé: { $names }
error-content-ability-unknown-like = má neznámou vlastnost { $name } (možná { $close }?); známé: { $names }
error-content-ability-plain = má vlastnost { $ability }, která nepřijímá hodnotu [CARD-26]
error-content-ability-valued = má vlastnost { $ability }, která vyžaduje hodnotu [CARD-26]
error-content-ability-value = má vlastnost { $ability }, jejíž hodnota { $problem }
error-content-id-elsewhere = toto id už je v sekci { $section }
error-content-goods-unpaid = karta s national_goods musí mít suroviny (resources) [CARD-27]
error-content-limit-unarmed = karta s { $limit } musí mít palebnou sílu (firepower) aspoň 1 [CARD-28]
error-content-limits-both = karta nemůže mít zároveň { $first } a { $last } [CARD-28]
error-content-barracks-nation = karta kasáren nemá národ, který { $ability } vyžaduje [CARD-29]
error-content-bases-fixed = počet základen určují pravidla, ne výběr karet
error-content-of-missing = je povinné: říká, co { $sum } sčítá
error-content-of-needless = patří jen k measure = { $sum }, ne k { $measure }
error-content-where-needless = se týká karet, které { $measure } nepočítá
error-content-nation-unknown = má neznámý národ { $name }; známé: { $names }
error-content-nation-unknown-like = má neznámý národ { $name } (možná { $close }?); známé: { $names }
error-content-metric-needs = je povinné, vyžaduje je { $metric }
error-content-own-many = vlastních úspěchů smí být nejvýše { $most } [FRONT-094]
error-content-pool-removed = { $name } je mezi odebranými (remove)
error-content-no-achievement = úspěch { $name } neexistuje
error-content-no-achievement-like = úspěch { $name } neexistuje (možná { $close }?)

## Bitva u Varšavy
error-content-id-army = musí mít tvar { $army }-slovo, ne { $value }
error-content-code-other = musí mít tvar { $code } a dvě číslice, ne { $value }
error-content-pick-fronts = se uvádí právě tehdy, když je front více
error-content-picks-unlike = musí všude dávat na výběr stejné fronty [WAR-124]
error-content-deck-small =
    { $found ->
        [one] { $army } má { $found } kartu, ale armáda jich potřebuje aspoň { $least } [WAR-067]
        [few] { $army } má { $found } karty, ale armáda jich potřebuje aspoň { $least } [WAR-067]
       *[other] { $army } má { $found } karet, ale armáda jich potřebuje aspoň { $least } [WAR-067]
    }
error-content-faces-other = musí zahrnovat 2, 3 a 4 hráče, každý z těch počtů jednou

## Battlegrounds
error-content-tanks-few = karet je { $found }, ale je jich třeba aspoň { $least } [BG-032]
error-content-pictures-other = musí jich být { $wanted }, ne { $found }
`;export{e as default};