"""Traces, as a collector of OpenTelemetry receives them over HTTP."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from tests.server.running import Server
from torri.server.operations.tracing import REQUEST_ATTRIBUTE

SECONDS = 60.0
REQUEST = "from-the-proxy-17"


class Collector:
    """Receives spans; they may come in any order."""

    def __init__(self) -> None:
        self.spans: list[Any] = []
        received = self.spans

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                for resource in ExportTraceServiceRequest.FromString(body).resource_spans:
                    received.extend(span for scope in resource.scope_spans for span in scope.spans)
                self.send_response(200)
                self.end_headers()

            def log_message(self, format: str, *_: object) -> None:
                """Nobody reads it."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        Thread(target=self.server.serve_forever, daemon=True).start()

    def find(self, name: str, trace: bytes = b"") -> Any:
        deadline = time.monotonic() + SECONDS
        while time.monotonic() < deadline:
            for span in list(self.spans):
                if span.name == name and trace in (b"", span.trace_id):
                    return span
            time.sleep(0.02)
        raise AssertionError(f"no span {name}: {[span.name for span in self.spans]}")


@pytest.fixture
def collector() -> Iterator[Collector]:
    made = Collector()
    yield made
    made.server.shutdown()
    made.server.server_close()


def said(span: Any) -> dict[str, Any]:
    return {one.key: one.value.string_value or one.value.int_value for one in span.attributes}


def asks_after(seq: int) -> Callable[[dict[str, Any]], bool]:
    return lambda now: now["seq"] >= seq and bool(now["view"]["answers"])


def test_a_request_is_traced_into_the_database_and_the_thinking_pool(tmp_path: Path, collector: Collector) -> None:
    options = ("--traces", collector.address, "--proxied")
    with Server(tmp_path / "data", *options, environment={"OTEL_BSP_SCHEDULE_DELAY": "50"}) as server:
        anna = server.client("Anna", **{"x-request-id": REQUEST})
        match = anna.create(["me", {"kind": "bot", "level": "garzone"}])["match"]
        path = f"/api/matches/{match}"
        with anna.socket(match) as socket:
            seq = 0
            for number in range(4):  # more than one turn has: the bot is asked too, whoever begins
                update = socket.until(asks_after(seq), SECONDS)
                answer = update["view"]["answers"][0]["answer"]
                seq = anna.post(f"{path}/answer", seq=update["seq"], id=str(number), answer=answer)["seq"]
            socket.send(type="ping")
            socket.read("pong")
        request = collector.find("POST /api/matches/{match}/answer")
        stored = collector.find("store", request.trace_id)
        assert stored.parent_span_id == request.span_id
        message = collector.find("message Ping")
        assert message.trace_id != request.trace_id, "a socket lives long: each of its messages is a trace of its own"
        thought = said(collector.find("think"))
    assert said(request)[REQUEST_ATTRIBUTE] == said(stored)[REQUEST_ATTRIBUTE] == REQUEST
    assert said(request)["http.response.status_code"] == 200
    assert (thought["match"], thought["bot"], thought[REQUEST_ATTRIBUTE]) == (match, "garzone", REQUEST)
    assert anna.cookie.partition("=")[2] not in str(collector.spans)
