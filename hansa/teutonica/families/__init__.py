"""One small module per kind of action. Each has, for its actions, what is legal next to what happens.

`options(s, t, out)` adds the legal ones, `refuse(s, t, action)` says which rule forbids one (None: legal) and `apply`
plays one; `s` is the state and `t` the tables of its board.
"""
