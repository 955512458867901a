var e=`### Wynik gry: po jej zakończeniu.

results-place = Miejsce
results-round = Runda { $round }
results-rounds = Rundy
results-each = { $name } (po { $worth })
`;export{e as default};