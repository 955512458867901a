var e=`### Battlegrounds: the result.

battlegrounds-result-tokens = tokens { $numbers }
battlegrounds-result-why-target = The target was reached in round { $round }.
battlegrounds-result-why-rounds = Round { $round } was the last.
battlegrounds-result-why-stalled = Nobody could score any more points in round { $round }.
battlegrounds-result-why-artillery = The artillery reached its target in round { $round }.
battlegrounds-result-why-board-empty = The last token was taken in round { $round }.
battlegrounds-result-why-tanks-lost = The last tank was lost in round { $round }.
`;export{e as default};