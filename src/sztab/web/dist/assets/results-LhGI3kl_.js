var e=`### The result of a game.

results-place = Place
results-round = Round { $round }
results-rounds = Rounds
results-each = { $name }, { $worth } each
`;export{e as default};