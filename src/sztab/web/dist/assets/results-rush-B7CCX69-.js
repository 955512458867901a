var e=`### Rush: the result.

rush-result-last-round = Round { $round } was the last.
rush-result-singles = { $number } from singles
rush-result-doubles = { $number } from doubles
rush-result-set =
    { $number ->
        [one] { $number } set of { $size } ({ $worth })
       *[other] { $number } sets of { $size } ({ $worth } each)
    }
rush-result-achievement-tied = { $name } went to nobody: { $names } are tied at { $number }.
`;export{e as default};