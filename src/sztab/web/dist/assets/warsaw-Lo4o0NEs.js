var e=`# Custom cards for Battle of Warsaw: change this file, then choose it for a new table.
# A mistake is told with its line. What is not named here stays as it is printed.

remove = ["wp-9dp"] # cards that nobody misses

[[cards]] # a new id is a new card; it begins with its army, wp- or acz-
id = "wp-blue-army"
army = "wp"
kind = "unit" # unit, commander, order
name = { en = "Blue Army", pl = "Błękitna Armia", cs = "Modrá armáda" }
effects = [{ op = "add_units", n = 3, line = 1, fronts = ["n", "s"], pick = "one" }]

[[cards]]
id = "acz-cavalry-general"
army = "acz"
kind = "commander"
name = "Cavalry General"
limit = 5 # units allowed on the second line
effects = [
  { op = "remove_enemy", n = 1, lines = [1, 2] },
  { op = "add_strength", n = 3, if = { balance = "fewer" } },
]

[[cards]] # a known id changes that card: only what is said here
id = "wp-galica"
limit = 4
`;export{e as default};