"""The least that the framework can do: an echo, served as Torri is."""

from __future__ import annotations

import socket as network

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.datastructures import State


@websocket("/echo")
async def echo(socket: WebSocket[object, object, State]) -> None:
    await socket.accept()
    while True:
        await socket.send_data(await socket.receive_data("text"), "text")


class Server(uvicorn.Server):
    """Says its address."""

    async def startup(self, sockets: list[network.socket] | None = None) -> None:
        await super().startup(sockets)
        print(f"http://127.0.0.1:{self.servers[0].sockets[0].getsockname()[1]}/", flush=True)


if __name__ == "__main__":
    application = Litestar([echo], openapi_config=None, logging_config=None)
    config = uvicorn.Config(application, port=0, ws="websockets-sansio", access_log=False, log_config=None)
    Server(config).run()
