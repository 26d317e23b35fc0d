"""A game as a sequence of small questions whose legal answers are bit sets.

Legality has one home. A question carries its limits; a limit is a rule with the set of answers that the
rule allows. The legal answers are what all limits allow, and the reasons against an answer are the limits
that do not allow it: so the two can't disagree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import accumulate
from typing import Any, Final

from torri.engine.errors import Compared, Facts, Reason
from torri.engine.generated import define

NATURE: Final = -1  # the actor who answers by chance
MAX_ANSWERS: Final = 63  # of one question: the bits of a signed machine word without its sign


def no_facts(_s: Any, _answer: int) -> Facts:
    """For limits whose sentence needs no figures."""
    return {}


def nothing_compared(_s: Any, _answer: int) -> Compared:
    """For limits that have nothing to draw."""
    return Compared()


def nothing_instead(_s: Any, _answer: int) -> int | None:
    """For limits that can name no other answer with the same aim."""
    return None


@dataclass(frozen=True, slots=True)
class Limit:
    """What one rule allows: `allows(s)` is a set of answers; `facts(s, answer)` says why others fall outside.

    A limit of `order` is no rule of the game: it allows only one way of naming things that have no order. A `shortage`
    is something that the player lacks: all shortages are reported, but of other reasons only the first.
    """

    rule: str
    name: str
    allows: Callable[[Any], int]
    facts: Callable[[Any, int], Facts] = no_facts
    order: bool = False
    shortage: bool = False
    compared: Callable[[Any, int], Compared] = nothing_compared
    instead: Callable[[Any, int], int | None] = nothing_instead

    def reason(self, s: Any, answer: int) -> Reason:
        """Conventions of input have no paragraph."""
        rule = "" if self.order else self.rule
        return Reason(rule, self.name, self.facts(s, answer), self.compared(s, answer), self.instead(s, answer))


@dataclass(frozen=True, slots=True)
class Question:
    """One kind of question: which answers it could have, what limits them, what an answer does.

    Without limits every answer is legal. A question with weights is nature's; `even` weighs all its legal answers
    alike. Where weights never exceed a small number, `heaviest` says so: drawing from a large set is then quicker.
    A question that gathers things in no order, naming them in ascending order, is `gathered`.
    """

    ask: IntEnum
    rule: str
    answers: int
    limits: tuple[Limit, ...]
    act: Callable[[Any, int], None]
    weight: Callable[[Any, int], int] | None = None
    heaviest: int = 0  # 0: unknown
    gathered: bool = False


def even(_s: Any, _answer: int) -> int:
    """The weight of each of nature's answers where all are equally likely."""
    return 1


class Questions:
    """All questions of a game, and the functions that follow from them."""

    def __init__(self, game: str, questions: Sequence[Question], end: str) -> None:
        self.end = end  # the paragraph that ends the game
        self._of = {int(question.ask): question for question in questions}
        assert list(self._of) == sorted(self._of), "number the questions in turn order"
        assert all(0 < question.answers <= MAX_ANSWERS for question in questions), "a question is too wide"
        self.legal: Callable[[Any], int] = self._written(game, "legal(s)", _legal)
        self.apply: Callable[[Any, int], None] = self._written(game, "apply(s, answer)", _apply)
        self.weight: Callable[[Any, int], int] = self._written(game, "weight(s, answer)", _weight)
        self.heaviest: Callable[[Any], int] = self._written(game, "heaviest(s)", _heaviest)

    def __getitem__(self, ask: int) -> Question:
        return self._of[ask]

    def __contains__(self, ask: int) -> bool:
        return ask in self._of

    def __iter__(self) -> Iterator[Question]:
        return iter(self._of.values())

    def offsets(self) -> dict[int, int]:
        """Where each question's answers begin when the answers of all questions are numbered through."""
        ends = accumulate((question.answers for question in self), initial=0)
        return dict(zip(self._of, ends, strict=False))

    def why_not(self, s: Any, answer: int) -> list[Reason]:
        """The reasons against an answer; none if and only if it is legal.

        A question has its limits in the order in which they decide: the first that forbids the answer is reason enough.
        Shortages are an exception: all of them are reported. The order of naming matters only if no rule forbids the
        answer."""
        question = self._of.get(s.ask)
        if question is None:
            return [Reason(self.end, "over", {})]
        if not 0 <= answer < question.answers:
            return [Reason(question.rule, "no-such-answer", {"has": answer, "needs": question.answers - 1})]
        against = [limit for limit in question.limits if not limit.allows(s) >> answer & 1]
        rules = [limit for limit in against if not limit.order]
        lacking = [limit for limit in rules if limit.shortage]
        telling = lacking if rules and rules[0].shortage else rules[:1]
        return [limit.reason(s, answer) for limit in telling or against[:1]]

    def forced(self, s: Any) -> int | None:
        """The only answer that the rules leave, or None. An answer is not forced if only the order of naming excludes
        the others: the player may want to take back what was named before."""
        legal = self.legal(s)
        if legal == 0 or legal & legal - 1:
            return None
        return legal.bit_length() - 1 if self.in_any_order(s) == legal else None

    def in_any_order(self, s: Any) -> int:
        """The answers that only the order of naming may exclude: the rules of the game allow them."""
        question = self._of[s.ask]
        allowed = (1 << question.answers) - 1
        for limit in question.limits:
            if not limit.order:
                allowed &= limit.allows(s)
        return allowed

    def _written(self, game: str, head: str, line: Callable[[Question, dict[str, Any]], str]) -> Any:
        """A function that dispatches on the question asked, written as source so that it can also be compiled."""
        space: dict[str, Any] = {"__name__": __name__}
        body = "ask = s.ask\n"
        for ask, question in self._of.items():
            body += f"if ask == {ask}:\n    {line(question, space)}\n"
        return define(head, body + ("return\n" if head.startswith("apply") else "return 0\n"), game, space)


def _named(question: Question, role: str, function: Callable[..., Any], space: dict[str, Any]) -> str:
    name = f"{question.ask.name.lower()}_{role}"
    space[name] = function
    return name


def _legal(question: Question, space: dict[str, Any]) -> str:
    called = [
        f"{_named(question, f'limit_{number}', limit.allows, space)}(s)" for number, limit in enumerate(question.limits)
    ]
    return f"return {' & '.join(called) or (1 << question.answers) - 1}"


def _apply(question: Question, space: dict[str, Any]) -> str:
    return f"{_named(question, 'act', question.act, space)}(s, answer); return"


def _weight(question: Question, space: dict[str, Any]) -> str:
    if question.weight is None or question.weight is even:
        return "return 1"
    return f"return {_named(question, 'weight', question.weight, space)}(s, answer)"


def _heaviest(question: Question, _space: dict[str, Any]) -> str:
    return f"return {1 if question.weight is even else question.heaviest}"
