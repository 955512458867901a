var e=`### Battlegrounds: výsledek hry.

battlegrounds-result-tokens = žetony { $numbers }
battlegrounds-result-why-target = Cíle bylo dosaženo v { $round }. kole.
battlegrounds-result-why-rounds = { $round }. kolo bylo poslední.
battlegrounds-result-why-stalled = V { $round }. kole už nikdo nemohl bodovat.
battlegrounds-result-why-artillery = V { $round }. kole dosáhlo svého cíle dělostřelectvo.
battlegrounds-result-why-board-empty = Poslední žeton byl sebrán v { $round }. kole.
battlegrounds-result-why-tanks-lost = Poslední tank padl v { $round }. kole.
`;export{e as default};