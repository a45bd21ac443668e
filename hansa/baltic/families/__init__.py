"""One small module per kind of action, with what is legal next to what happens.

`options(s, out)` adds the legal ones, `refuse(s, action)` says which rule forbids one (None: legal), `apply` plays one.
"""
