var e=`### Výsledek hry: po jejím konci.

results-place = Pořadí
results-round = Kolo { $round }
results-rounds = Kola
results-each = { $name } (po { $worth })
`;export{e as default};