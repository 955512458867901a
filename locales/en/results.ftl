### The result of a game: told when it is over.

results-place = Place
results-round = Round { $round }
results-rounds = Rounds
results-each = { $name }, { $worth } each
