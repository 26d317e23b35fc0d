"""Figures for Prometheus: what the parts of a server count."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from torri.matches.tables import Tables

STARTED_AT_SECONDS: Final = time.time()


class ServerMetrics(Collector):
    """Collected when Prometheus asks."""

    def __init__(self, state: State) -> None:
        self._state = state

    def collect(self) -> Iterable[Metric]:
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


@get("/metrics", summary="Figures for Prometheus", tags=["operation"], media_type="text/plain")
async def metrics(request: Request[Any, Any, State]) -> Response[bytes]:
    registry = CollectorRegistry()
    registry.register(ServerMetrics(request.app.state))
    kind = CONTENT_TYPE_LATEST.partition("; charset=")[0]  # which Litestar adds
    return Response(generate_latest(registry), media_type=kind)
