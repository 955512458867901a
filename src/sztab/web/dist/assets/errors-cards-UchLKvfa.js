var e=`### Co jest nie tak w plikach komponentów (własne karty). Mówi to także strona.

## Karty, które nie pasują do zasad
error-nation-out = { $card } należy do nacji { $nation }: wymaga cards.britain = on [FRONT-002].
error-ability-out = { $card } ma zdolność { $ability }: wymaga cards.newAbilities = keep [{ $clause }].
error-pool-names-out = Pula podaje { $name }, ale { $problem }.
error-achievement-of-britain = wymaga to cards.britain = on [FRONT-093]
error-achievement-of-front = wymaga to achievements.front = on [FRONT-092]
error-achievement-of-players = wymaga to achievements.custom = { $number } [FRONT-094]
error-achievement-nation-out = Osiągnięcie { $name } dotyczy nacji { $nation }: wymaga cards.britain = on [FRONT-093].
error-cards-too-many = Różnych kart jest { $cards }, a silnik przyjmuje najwyżej { $most }.
error-base-missing = W pliku kart nie ma Bazy: jedna z baz musi mieć id ‘base’.
error-medals-missing = Nacja { $nation } musi mieć pojedynczą i podwójną kartę Medalu.
error-merged-icons = { $one } i { $other } mają różne ikonki, a przy ośmiu obrazkach są jednym [BG-026].
error-rush-achievements = Przy tylu graczach: { $players } potrzeba Osiągnięć: { $needed }, a do wyboru jest { $pool } [RUSH-026].
error-rush-custom-achievements = { $toggle } = { $value }, a plik kart określa tyle Osiągnięć: { $found } [FRONT-094].

## Gdzie to jest
error-content-at-line = { $file }:{ $line }: { $problem }
error-content-in-data = plik kart: { $problem }
error-content-in = { $where }: { $problem }.
error-content-in-row = { $where }, wpis { $row }: { $problem }.
error-content-field = pole { $name } { $problem }
error-content-more =
    { $number ->
        [one] I jeszcze { $number } błąd.
        [few] I jeszcze { $number } błędy.
       *[other] I jeszcze { $number } błędów.
    }

## Pliki, których nie da się przeczytać; mówią to także zapisy gier
error-content-not-toml = to nie jest plik TOML: { $problem }.
error-content-not-cards = to nie jest plik kart: { $problem }.
error-document-long-key = klucz ma więcej niż { $most } części
error-document-long-number = liczba całkowita ma więcej niż { $most } cyfr
error-document-too-deep = listy lub tabele są zagnieżdżone na więcej niż { $most } poziomów
error-document-no-number = { $name } nie jest liczbą

## Co mówi o TOML sam Python: klucze to jego słowa
error-toml-invalid-statement = nieprawidłowy zapis
error-toml-expected-newline-or-end-of-document-after-a-statement = tu powinien kończyć się wiersz albo plik
error-toml-expected = brakuje { $shown }
error-toml-found-invalid-character = niedozwolony znak { $shown }
error-toml-cannot-declare-twice = { $shown } zadeklarowano dwa razy
error-toml-cannot-overwrite-a-value = ten klucz ma już wartość
error-toml-expected-at-the-end-of-a-table-declaration = na końcu nagłówka tabeli brakuje { $shown }
error-toml-cannot-mutate-immutable-namespace = do { $shown } nie można już nic dodać
error-toml-expected-at-the-end-of-an-array-declaration = na końcu nagłówka listy tabel brakuje { $shown }
error-toml-cannot-redefine-namespace = { $shown } zdefiniowano już wcześniej
error-toml-expected-after-a-key-in-a-key-value-pair = po kluczu brakuje { $shown }
error-toml-invalid-initial-character-for-a-key-part = klucz nie może zaczynać się od takiego znaku
error-toml-unclosed-array = niezamknięta lista
error-toml-duplicate-inline-table-key = klucz { $shown } powtarza się w tabeli
error-toml-unclosed-inline-table = niezamknięta tabela
error-toml-unescaped-in-a-string = znak { $shown } w tekście nie zaczyna żadnej znanej sekwencji
error-toml-invalid-hex-value = nieprawidłowa wartość szesnastkowa
error-toml-escaped-character-is-not-a-unicode-scalar-value = sekwencja nie oznacza żadnego znaku Unicode
error-toml-unterminated-string = niezakończony tekst
error-toml-illegal-character = niedozwolony znak { $shown }
error-toml-invalid-date-or-datetime = nieprawidłowa data lub godzina
error-toml-invalid-value = nieprawidłowa wartość

## Sekcje i wpisy
error-content-section-unknown = nieznana sekcja; znane: { $names }
error-content-section-unknown-like = nieznana sekcja (może { $close }?); znane: { $names }
error-content-section-fixed = tej sekcji nie można zmieniać: ma ją tylko plik z { $setting }
error-content-section-long =
    { $found ->
        [one] ma { $found } wpis, a może mieć najwyżej { $most }
        [few] ma { $found } wpisy, a może mieć najwyżej { $most }
       *[other] ma { $found } wpisów, a może mieć najwyżej { $most }
    }
error-content-not-array = musi być listą tabel, [[{ $section }]]
error-content-not-table = musi być tabelą, a nie { $value }
error-content-row-unknown =
    { $noun ->
        [picture] nie ma takiego obrazka; znane: { $names }
       *[other] nie ma takiej karty; znane: { $names }
    }
error-content-row-unknown-like =
    { $noun ->
        [picture] nie ma takiego obrazka (może { $close }?); znane: { $names }
       *[other] nie ma takiej karty (może { $close }?); znane: { $names }
    }
error-content-key-twice = to { $name } występuje dwa razy
error-content-field-unknown = nieznane pole { $name }; znane: { $names }
error-content-field-unknown-like = nieznane pole { $name } (może { $close }?); znane: { $names }
error-content-field-fixed =
    { $noun ->
        [vehicle] pola { $name } drukowanego Pojazdu nie można zmienić
        [Achievement] pola { $name } drukowanego Osiągnięcia nie można zmienić
        [tank] pola { $name } drukowanego czołgu nie można zmienić
        [picture] pola { $name } drukowanego obrazka nie można zmienić
       *[other] pola { $name } drukowanej karty nie można zmienić
    }
error-content-removed-defined = ten sam plik określa { $name }
error-content-not-printed = wśród drukowanych kart, które można usunąć, nie ma { $name }
error-content-not-printed-like = wśród drukowanych kart, które można usunąć, nie ma { $name } (może { $close }?)

## Wartości: pole stoi przed nimi
error-content-field-missing = jest wymagane
error-content-field-no = jest nieznane; znane: { $names }
error-content-field-no-like = jest nieznane (może { $close }?); znane: { $names }
error-content-word-unknown = ma nieznaną wartość { $name }; znane: { $names }
error-content-word-unknown-like = ma nieznaną wartość { $name } (może { $close }?); znane: { $names }
error-content-value-other = musi mieć wartość { $wanted }, a nie { $value }
error-content-not-text = musi być tekstem, a nie { $value }
error-content-text-long =
    { $found ->
        [one] ma { $found } znak, a może mieć najwyżej { $most }
        [few] ma { $found } znaki, a może mieć najwyżej { $most }
       *[other] ma { $found } znaków, a może mieć najwyżej { $most }
    }
error-content-not-id = musi składać się z małych liter, cyfr i łączników, a podano { $value }
error-content-id-long =
    { $found ->
        [one] ma { $found } znak, a id może mieć najwyżej { $most }
        [few] ma { $found } znaki, a id może mieć najwyżej { $most }
       *[other] ma { $found } znaków, a id może mieć najwyżej { $most }
    }
error-content-id-taken = nie może brzmieć { $value }: to słowo znaczy co innego
error-content-not-number = musi być liczbą całkowitą, a nie { $value }
error-content-number-between = musi wynosić od { $least } do { $most }, a nie { $value }
error-content-not-truth = musi mieć wartość true albo false, a nie { $value }
error-content-not-mark = może mieć tylko wartość true albo zostać pominięte, a podano { $value }
error-content-not-span = musi zawierać dwie liczby, [najmniejsza, największa], a nie { $value }
error-content-span-reversed = musi mieć kolejność [najmniejsza, największa], a nie { $value }
error-content-not-list =
    { $words ->
        [ids] musi być listą identyfikatorów, a nie { $value }
        [restrictions] musi być listą ograniczeń, a nie { $value }
        [abilities] musi być listą zdolności, a nie { $value }
        [texts] musi być listą tekstów, a nie { $value }
        [lines] musi być listą linii, a nie { $value }
        [fronts] musi być listą frontów, a nie { $value }
        [effects] musi być listą efektów, a nie { $value }
        [faces] musi być listą stron karty, a nie { $value }
        [numbers] musi być listą liczb, a nie { $value }
        [squares] musi być listą pól planszy, a nie { $value }
        [signs] musi być listą znaków, a nie { $value }
       *[other] musi być listą wartości, a nie { $value }
    }
error-content-list-long = ma za dużo wartości: { $found }, a może ich mieć najwyżej { $most }
error-content-list-empty = nie może być pustą listą
error-content-list-between =
    { $words ->
        [effects] musi mieć od { $least } do { $most } efektów, a nie { $found }
        [faces] musi mieć od { $least } do { $most } stron, a nie { $found }
        [numbers] musi mieć od { $least } do { $most } liczb, a nie { $found }
        [squares] musi mieć od { $least } do { $most } pól, a nie { $found }
        [signs] musi mieć od { $least } do { $most } znaków, a nie { $found }
       *[other] musi mieć od { $least } do { $most } wartości, a nie { $found }
    }
error-content-list-other =
    { $least ->
        [one] musi mieć { $least } wartość, a nie { $found }
        [few] musi mieć { $least } wartości, a nie { $found }
       *[other] musi mieć { $least } wartości, a nie { $found }
    }
error-content-named-twice = wymienia { $value } dwa razy
error-content-no-english = musi mieć przynajmniej angielską nazwę, { $example }
error-content-language-unknown = ma nieznany język { $name }; znane: { $names }
error-content-language-unknown-like = ma nieznany język { $name } (może { $close }?); znane: { $names }
error-content-twice = ma wartość { $value }, tak jak { $other }
error-content-twice-by-rule = ma wartość { $value }, tak jak { $other } [{ $clause }]
error-content-order-other = musi zawierać { $names }, w tej kolejności
error-content-cards-many = kart jest { $found }, a może ich być najwyżej { $most }

## Rush
error-content-abilities-many =
    { $found ->
        [one] ma { $found } zdolność, a karta może mieć najwyżej { $most }
        [few] ma { $found } zdolności, a karta może mieć najwyżej { $most }
       *[other] ma { $found } zdolności, a karta może mieć najwyżej { $most }
    }
error-content-not-ability = zawiera { $value }, a zdolność zapisuje się jako { $example }, niektóre z wartością (value)
error-content-ability-unknown = ma nieznaną zdolność { $name }; znane: { $names }
error-content-ability-unknown-like = ma nieznaną zdolność { $name } (może { $close }?); znane: { $names }
error-content-ability-plain = ma zdolność { $ability }, która nie przyjmuje wartości [CARD-26]
error-content-ability-valued = ma zdolność { $ability }, która wymaga wartości [CARD-26]
error-content-ability-value = ma zdolność { $ability }, której wartość { $problem }
error-content-id-elsewhere = to id jest już w sekcji { $section }
error-content-goods-unpaid = karta z national_goods musi mieć surowce (resources) [CARD-27]
error-content-limit-unarmed = karta z { $limit } musi mieć siłę ognia (firepower) co najmniej 1 [CARD-28]
error-content-limits-both = karta nie może mieć jednocześnie { $first } i { $last } [CARD-28]
error-content-barracks-nation = karta Koszar nie ma nacji, a { $ability } jej wymaga [CARD-29]
error-content-bases-fixed = liczbę Baz określają zasady, a nie wybór kart
error-content-of-missing = jest wymagane: mówi, co dodaje { $sum }
error-content-of-needless = pasuje tylko do measure = { $sum }, a nie do { $measure }
error-content-where-needless = dotyczy kart, a { $measure } ich nie liczy
error-content-nation-unknown = ma nieznaną nację { $name }; znane: { $names }
error-content-nation-unknown-like = ma nieznaną nację { $name } (może { $close }?); znane: { $names }
error-content-metric-needs = jest wymagane przez { $metric }
error-content-own-many = własnych Osiągnięć może być najwyżej { $most } [FRONT-094]
error-content-pool-removed = { $name } jest wśród usuniętych (remove)
error-content-no-achievement = nie ma Osiągnięcia { $name }
error-content-no-achievement-like = nie ma Osiągnięcia { $name } (może { $close }?)

## Bitwa Warszawska
error-content-id-army = musi mieć postać { $army }-słowo, a nie { $value }
error-content-code-other = musi mieć postać { $code } i dwie cyfry, a nie { $value }
error-content-pick-fronts = podaje się wtedy i tylko wtedy, gdy frontów jest kilka
error-content-picks-unlike = musi wszędzie dawać do wyboru te same fronty [WAR-124]
error-content-deck-small =
    { $found ->
        [one] { $army } ma { $found } kartę, a armia potrzebuje co najmniej { $least } [WAR-067]
        [few] { $army } ma { $found } karty, a armia potrzebuje co najmniej { $least } [WAR-067]
       *[other] { $army } ma { $found } kart, a armia potrzebuje co najmniej { $least } [WAR-067]
    }
error-content-faces-other = musi obejmować 2, 3 i 4 graczy, każdą z tych liczb raz

## Battlegrounds
error-content-tanks-few = kart jest { $found }, a potrzeba co najmniej { $least } [BG-032]
error-content-pictures-other = musi ich być { $wanted }, a nie { $found }
`;export{e as default};