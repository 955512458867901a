var e=`### The result of a game: told when it is over.

results-place = Place
results-round = Round { $round }
results-rounds = Rounds
results-each = { $name }, { $worth } each

## Rush

results-rush-last-round = Round { $round } was the last.
results-rush-singles = { $number } from singles
results-rush-doubles = { $number } from doubles
results-rush-set =
    { $number ->
        [one] { $number } set of { $size } ({ $worth })
       *[other] { $number } sets of { $size } ({ $worth } each)
    }
results-rush-achievement-tied = { $name } went to nobody: { $names } are tied at { $number }.

## Battlegrounds

results-bg-tokens = tokens { $numbers }
results-bg-why-target = The target was reached in round { $round }.
results-bg-why-rounds = Round { $round } was the last.
results-bg-why-stalled = Nobody could score any more points in round { $round }.
results-bg-why-artillery = The artillery reached its target in round { $round }.
results-bg-why-board-empty = The last token was taken in round { $round }.
results-bg-why-tanks-lost = The last tank was lost in round { $round }.

## Battle of Warsaw 1920

results-warsaw-won =
    { $by ->
        [points] { $army ->
            [wp] The Polish Army has won, { $own } to { $other }
           *[acz] The Red Army has won, { $own } to { $other }
        }
       *[default] { $army ->
            [wp] The Polish Army has won
           *[acz] The Red Army has won
        }
    }
results-warsaw-why =
    { $why ->
        [points] The { $goal } points were reached in round { $round }, on { $day } August.
        [round] Round { $round } was the last.
        [deck] A deck ran out in round { $round }.
       *[draw] Points and second lines are equal: a draw.
    }
results-warsaw-fronts = Who won which front
results-warsaw-ring = A brass ring means the Bonus marker lay there: 1 more point.
results-warsaw-tied = tied
results-warsaw-no = no battle
results-warsaw-rule = More battles won: 1 point; all three: { $sweep }. { $goal } points win.
`;export{e as default};