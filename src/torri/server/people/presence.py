"""Whether persons are here, as those who follow them may know it."""

from __future__ import annotations

from typing import Final

from torri.matches.storage import Person

PRESENCE_SETTING: Final = "presence"
HIDDEN: Final = "hidden"


def is_hidden(person: Person) -> bool:
    """Whether nobody is told that they are here. Guests can't be followed."""
    return person.login is None or person.settings.get(PRESENCE_SETTING) == HIDDEN
