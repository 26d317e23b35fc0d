"""Traces for OpenTelemetry: what a request does in the database and the thinking pool, and how long each part takes.

Off unless `torri serve --traces` names a collector; then spans are sent to it over OTLP, in the background, and dropped
when it is away. A span has the id of its request, and ids of matches; never a name, a secret or what somebody wrote.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any, Final

from torri import __version__
from torri.server.api.request_ids import request_id

if TYPE_CHECKING:
    from opentelemetry.trace import Tracer

REQUEST_ATTRIBUTE: Final = "torri.request"
COLLECTOR_COMPLAINT_SECONDS: Final = 300.0  # between two lines of the log about a collector that is away
_NOTHING: Final[AbstractContextManager[Any]] = nullcontext()


class _Tracing:
    """The tracer of this process."""

    tracer: Tracer | None = None


class _Seldom(logging.Filter):
    """The exporter complains with each try: one line in a while says enough."""

    last = float("-inf")

    def filter(self, record: logging.LogRecord) -> bool:
        if time.monotonic() - self.last < COLLECTOR_COMPLAINT_SECONDS:
            return False
        self.last = time.monotonic()
        record.exc_info = None
        return True


def set_up(address: str) -> Callable[[], None]:
    """Send traces to the collector at that address; returns what sends the last of them. The variables of OpenTelemetry
    (`OTEL_TRACES_SAMPLER`, `OTEL_EXPORTER_OTLP_HEADERS`, ...) hold too.
    """
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    seldom = _Seldom()
    for name in ("opentelemetry.exporter.otlp.proto.http.trace_exporter", "opentelemetry.sdk.trace.export"):
        logging.getLogger(name).addFilter(seldom)
    name = os.environ.get("OTEL_SERVICE_NAME", "torri")
    resource = Resource.create({"service.name": name, "service.version": __version__})
    provider = TracerProvider(resource=resource)
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(f"{address.rstrip('/')}/v1/traces")))
    _Tracing.tracer = provider.get_tracer("torri", __version__)

    def close() -> None:
        _Tracing.tracer = None
        provider.shutdown()

    return close


def span(name: str, **attributes: str | int) -> AbstractContextManager[Any]:
    """A part of the work of this task, from now until the block is left; within it are the parts that begin there."""
    if _Tracing.tracer is None:
        return _NOTHING
    return _begun(_Tracing.tracer, name, attributes=attributes)


def request_span(name: str, headers: Mapping[str, str], trusted: bool) -> AbstractContextManager[Any]:
    """A request as a whole; part of the trace of a proxy that is trusted and has begun one."""
    if _Tracing.tracer is None:
        return _NOTHING
    from opentelemetry.trace import SpanKind
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

    given = {name: headers[name] for name in ("traceparent", "tracestate") if trusted and name in headers}
    context = TraceContextTextMapPropagator().extract(given)
    return _begun(_Tracing.tracer, name, context=context, kind=SpanKind.SERVER)


def answered(method: str, route: str, status: int) -> None:
    """Say of the request of this task what it was and how it was answered."""
    if _Tracing.tracer is None:
        return
    from opentelemetry.trace import Status, StatusCode, get_current_span

    current = get_current_span()
    current.update_name(f"{method} {route}")
    current.set_attributes({"http.request.method": method, "http.route": route, "http.response.status_code": status})
    if status >= 500:
        current.set_status(Status(StatusCode.ERROR))


def _begun(tracer: Tracer, name: str, **more: Any) -> AbstractContextManager[Any]:
    if id := request_id():
        more["attributes"] = more.get("attributes", {}) | {REQUEST_ATTRIBUTE: id}
    # The words of an error may quote what somebody wrote: none of them goes into a trace.
    made: AbstractContextManager[Any] = tracer.start_as_current_span(
        name, record_exception=False, set_status_on_exception=False, **more
    )
    return made
