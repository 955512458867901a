"""The static law: each declaration of a game has words, a place in the page, notation and tests.

`things` lists the declarations, `law` says what each of them needs, and `evidence` collects what
exists. `exercise` records what the tests of the clauses did, and checks it at the end of a run.
"""
