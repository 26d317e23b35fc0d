"""Figures for Prometheus: what the parts of a server count."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import accumulate
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.status_codes import HTTP_404_NOT_FOUND
from litestar.types import Scope
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from torri.matches.tables import Tables
from torri.server.operations.limits import Limits
from torri.server.operations.loop_watch import BOUNDS_SECONDS, LoopWatch
from torri.server.operations.threads import ALL_THREADS

STARTED_AT_SECONDS: Final = time.time()


# Seconds: at once, noticed, waited for.
SECONDS_BUCKETS: Final = (0.005, 0.02, 0.05, 0.1, 0.3, 1.0, 3.0, 10.0)


class RequestMetrics:
    """Counted as they are answered; by the route, not the path, of which there are as many as matches."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.refused: Counter[str] = Counter()
        self._seconds = Histogram(
            "torri_request_seconds",
            "Until the answer to a request begins, by method, route and status.",
            ["method", "route", "status"],
            buckets=SECONDS_BUCKETS,
            registry=self.registry,
        )

    def answered(self, scope: Scope, status: int, seconds: float) -> str:
        """Count an answer; its route."""
        route = str(scope.get("path_template") or "unknown") if status != HTTP_404_NOT_FOUND else "unknown"
        self._seconds.labels(str(scope.get("method")), route, f"{status // 100}xx").observe(seconds)
        return route


class ServerMetrics(Collector):
    """Collected when Prometheus asks, from what belongs to the event loop."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._collected = list(self._collect())

    def collect(self) -> Iterable[Metric]:
        return self._collected

    def _collect(self) -> Iterable[Metric]:
        tables: Tables = self._state.tables
        matches, listeners = tables.count
        yield CounterMetricFamily("torri_answers", "Answers and draws taken.", value=tables.answers)
        yield GaugeMetricFamily("torri_matches", "Matches in memory.", value=matches)
        yield GaugeMetricFamily("torri_listeners", "Sockets and streams that follow a match.", value=listeners)
        yield GaugeMetricFamily("torri_started", "When this process began, in Unix seconds.", value=STARTED_AT_SECONDS)
        stats = self._state.thinking_pool.stats
        yield GaugeMetricFamily("torri_bots_busy", "Bots that think now.", value=stats.busy)
        yield GaugeMetricFamily("torri_bots_waiting", "Bots that wait for their turn to think.", value=stats.waiting)
        yield CounterMetricFamily("torri_bot_answers", "Answers given by bots.", value=stats.answers)
        yield CounterMetricFamily(
            "torri_bot_restarts", "Times a process for bots was begun again.", value=stats.restarts
        )
        yield CounterMetricFamily(
            "torri_bot_substitutes", "Answers that the server gave in place of a bot.", value=stats.substitutes
        )
        yield CounterMetricFamily("torri_hints", "Hints given.", value=stats.advice)
        waiting = tables.storage.waiting
        yield GaugeMetricFamily("torri_writes_waiting", "Writes that wait for the database.", value=waiting)
        yield _refused(self._state.request_metrics)
        limits: Limits = self._state.limits
        yield GaugeMetricFamily("torri_connections", "Sockets and streams that are open.", value=limits.open.number)
        yield CounterMetricFamily("torri_refused", "Requests and messages beyond a limit.", value=limits.refused)
        yield from _threads()
        yield from _loop(self._state.loop_watch)
        yield _letters(self._state.post.counts)


def _refused(requests: RequestMetrics) -> Metric:
    refused = CounterMetricFamily("torri_requests_refused", "Requests refused unread, by reason.", labels=["reason"])
    for reason, number in requests.refused.copy().items():
        refused.add_metric([reason.removeprefix("torri:")], number)
    return refused


def _threads() -> Iterable[Metric]:
    """Work beside the event loop, by kind."""
    waiting = GaugeMetricFamily("torri_work_waiting", "Pieces of work that wait for a thread.", labels=["kind"])
    done = CounterMetricFamily("torri_work_done", "Pieces of work done by a thread.", labels=["kind"])
    refused = CounterMetricFamily("torri_work_refused", "Pieces of work beyond somebody's share.", labels=["kind"])
    for thread in ALL_THREADS:
        waiting.add_metric([thread.name], thread.waiting)
        done.add_metric([thread.name], thread.done)
        refused.add_metric([thread.name], thread.refused)
    return waiting, done, refused


def _loop(watch: LoopWatch) -> Iterable[Metric]:
    """How long the event loop keeps others waiting."""
    bounds = [*map(str, BOUNDS_SECONDS), "+Inf"]
    counts = list(zip(bounds, accumulate(watch.buckets), strict=True))
    yield HistogramMetricFamily(
        "torri_loop_held_seconds", "Processor time until the event loop looks up.", counts, watch.sum
    )
    places = CounterMetricFamily("torri_loop_held", "Times the event loop was held too long, by place.", labels=["by"])
    for place, times in watch.places.copy().items():
        places.add_metric([place], times)
    yield places


def _letters(counts: Mapping[tuple[str, str], int]) -> Metric:
    """Mails and other letters to persons, by what became of an attempt to deliver them."""
    letters = CounterMetricFamily("torri_letters", "Attempts to deliver letters.", labels=["channel", "how"])
    for (channel, how), number in [*counts.items()]:
        letters.add_metric([channel, how], number)
    return letters


@get("/metrics", summary="Figures for Prometheus", tags=["operation"], media_type="text/plain")
async def metrics(request: Request[Any, Any, State]) -> Response[bytes]:
    registry = CollectorRegistry()
    registry.register(ServerMetrics(request.app.state))
    kind = CONTENT_TYPE_LATEST.partition("; charset=")[0]  # which Litestar adds
    text = await asyncio.to_thread(_written, registry, request.app.state.request_metrics.registry)
    return Response(text, media_type=kind)


def _written(*registries: CollectorRegistry) -> bytes:
    """Thousands of lines, as there is a histogram for each route and status: 20 ms, not on the event loop."""
    return b"".join(map(generate_latest, registries))
