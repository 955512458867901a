var e=`### Battlegrounds: wynik gry.

battlegrounds-result-tokens = żetony { $numbers }
battlegrounds-result-why-target = Cel osiągnięto w rundzie { $round }.
battlegrounds-result-why-rounds = Runda { $round } była ostatnia.
battlegrounds-result-why-stalled = W rundzie { $round } nikt nie mógł już zdobyć punktów.
battlegrounds-result-why-artillery = W rundzie { $round } artyleria osiągnęła swój cel.
battlegrounds-result-why-board-empty = Ostatni żeton zabrano w rundzie { $round }.
battlegrounds-result-why-tanks-lost = Ostatni czołg stracono w rundzie { $round }.
`;export{e as default};