"""A word of the catalogue that has more forms than one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from collections.abc import Mapping

PLAIN = "plain"
"""The form of a word that stands alone; every word has it."""


class Word(str):
    """A text that `{field:form}` asks for one of its forms; the plain one stands for those it does not have."""

    __slots__ = ("_forms",)
    _forms: Mapping[str, str]

    def __new__(cls, plain: str, forms: Mapping[str, str] | None = None) -> Self:
        """A name that is in no catalogue has its plain form only."""
        word = super().__new__(cls, plain)
        word._forms = forms or {}
        return word

    def __format__(self, form: str) -> str:
        return self._forms.get(form, str(self))
