var e=`### Battle of Warsaw 1920: the result.

warsaw-result-won =
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
warsaw-result-why =
    { $why ->
        [points] The { $goal } points were reached in round { $round }, on { $day } August.
        [round] Round { $round } was the last.
        [deck] A deck ran out in round { $round }.
       *[draw] Points and second lines are equal: a draw.
    }
warsaw-result-fronts = Who won which front
warsaw-result-ring = A brass ring means the Bonus marker lay there: 1 more point.
warsaw-result-tied = tied
warsaw-result-no = no battle
warsaw-result-rule = More battles won: 1 point; all three: { $sweep }. { $goal } points win.
`;export{e as default};