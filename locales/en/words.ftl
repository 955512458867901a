### Words that the terminal and the server use with every game.

words-over = The game is over.
words-chance = Chance decides.
words-of = { $seat }: { $text }
words-you = { $seat } (you)
words-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
