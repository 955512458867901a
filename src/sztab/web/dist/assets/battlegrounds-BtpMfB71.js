var e=`# Custom cards for Battlegrounds: change this file, then choose it for a new table.
# A mistake is told with its line. What is not named here stays as it is printed.

remove = ["hetzer"] # tank cards that nobody misses

[[tanks]] # a new id is a new tank card
id = "tks"
name = "TKS"
nation = "Poland"
class = "light" # light, medium, heavy, tank destroyer
move = "D2" # D diagonally or O orthogonally, 1 or 2 squares
shot = "O1" # the same, 1 to 3 squares

[[tanks]] # a known id changes that card: only what is said here
id = "kv-1"
shot = "O2"

[[pictures]] # another name and icon for the tokens with the bridge
id = "bridge"
name = { en = "Viaduct", pl = "Wiadukt", cs = "Viadukt" }
icon = "armour"
`;export{e as default};