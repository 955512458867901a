"""The static law: whatever a game declares is worded, drawn, written down, documented and tested.

`things` lists what the games declare, `law` what each of these needs, `evidence` collects where it
was found. `exercise` records what the tests of the clauses did, and checks it at the end of a run.
"""
