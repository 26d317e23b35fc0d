"""Columns that many tables have, and where all tables are registered."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, ForeignKey, MetaData, Text

metadata: Final = MetaData()


def of_match() -> Column[str]:
    return Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)


def of_person() -> ForeignKey:
    return ForeignKey("persons.id", ondelete="CASCADE")
