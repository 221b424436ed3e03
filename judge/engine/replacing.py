"""A frozen value with other fields, as `dataclasses.replace` makes it, for states and what they hold: there is a new one at every step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:  # which fields there are, and of what type, is checked as there
    from dataclasses import replace
else:
    T = TypeVar("T")

    def replace(value: T, /, **changes: Any) -> T:
        """``value`` with ``changes`` of its fields. Nothing is initialised anew: not for what does something in ``__post_init__``.

        :raises TypeError: for what is no field.
        """
        other = object.__new__(type(value))
        fields = other.__dict__
        fields.update(value.__dict__)
        known = len(fields)
        fields.update(changes)
        if len(fields) != known:
            raise TypeError(
                f"{type(value).__name__} has no such fields: {', '.join(changes.keys() - value.__dict__.keys())}"
            )
        return other


__all__ = ["replace"]
