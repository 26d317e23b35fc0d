"""The types of the fields of messages, with their limits."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from torri.matches.ahead import MAX_PLAN_ANSWERS

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\S")]
Crest: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Language: TypeAlias = Literal["en", "nl", "de", "it"]
Words: TypeAlias = Annotated[str, Meta(max_length=200)]
ClientId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Sha256: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
Seq: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Number: TypeAlias = Annotated[int, Meta(ge=-1_000, le=1_000)]
Answers: TypeAlias = Annotated[tuple[Number, ...], Meta(max_length=MAX_PLAN_ANSWERS)]  # one after another
Notation: TypeAlias = Annotated[str, Meta(max_length=80)]
Style: TypeAlias = Literal["all-round", "builder", "blocker", "gambler"]
Level: TypeAlias = Literal["novizio", "garzone", "lavorante", "compagno", "capomastro", "maestro"]
ChairLevel: TypeAlias = Level | Literal["gran-maestro"]  # the last where a network has learned the game
Token: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Login: TypeAlias = Annotated[str, Meta(min_length=3, max_length=80, pattern=r"^\S+$")]
SettingName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Setting: TypeAlias = bool | Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)] | Words


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: unknown fields are refused."""
