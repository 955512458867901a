### Slova, která terminál a server používají v každé hře.

words-over = Konec hry.
words-chance = Rozhoduje náhoda.
words-of = { $seat }: { $text }
words-you = { $seat } (ty)
words-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
