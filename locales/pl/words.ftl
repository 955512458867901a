### Słowa, których terminal i serwer używają w każdej grze.

words-over = Koniec gry.
words-chance = Decyduje los.
words-of = { $seat }: { $text }
words-you = { $seat } (ty)
words-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } kart
    }
