"""World of Tanks Battlegrounds: Battle, Team, Family and Solo."""
