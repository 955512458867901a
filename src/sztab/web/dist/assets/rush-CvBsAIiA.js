var e=`# Custom cards for Rush: change this file, then choose it for a new table.
# A mistake is told with its line. What is not named here stays as it is printed.

remove = ["germany-maus"] # cards that nobody misses

[[vehicles]] # a new id is a new card
id = "7tp"
name = "7TP"
nation = "france" # ussr, germany, usa, france
class = "light" # light, medium, heavy, spg, support
cost = 1
resources = 1
firepower = 1
armour = 1
abilities = [{ kind = "scouting" }, { kind = "reinforcements", value = 1 }]

[[vehicles]] # a known id changes that card: only what is said here
id = "ussr-t-34"
cost = 4
resources = 3

[[achievements]] # the game has two blank Achievements
id = "bargain-hunter"
name = { en = "Bargain hunter", pl = "Łowca okazji", cs = "Lovec slev" }
best = "most"
measure = "count"
where = { class = ["light", "medium"], cost = [0, 2] }
`;export{e as default};