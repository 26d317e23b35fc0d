"""`torri serve`."""

from __future__ import annotations

from pathlib import Path

import click

from torri.cli.common import console, language_option, words


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65_535), help="0: any that is free.")
@click.option("--data", type=click.Path(path_type=Path, file_okay=False), help="Folder of the database and the key.")
@click.option("--database", envvar="TORRI_DATABASE", help="postgresql://... or sqlite:///FILE; else a file of its own.")
@click.option("--redis", envvar="TORRI_REDIS", help="redis://...; for several processes that serve the same matches.")
@click.option("--origin", "origins", multiple=True, help="A page of another address that may speak to this server.")
@click.option("--secure", is_flag=True, help="It is reached by https: cookies are only sent that way.")
@click.option("--proxied", is_flag=True, help="A proxy in front says who the client is (X-Forwarded-For).")
@click.option("--bots", type=click.IntRange(1, 64), help="Processes in which bots think.")
@click.option(
    "--rates", type=click.FloatRange(0, 1000), default=1.0, help="Times the usual requests a client may send."
)
@language_option
def serve(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    redis: str | None,
    origins: tuple[str, ...],
    secure: bool,
    proxied: bool,
    bots: int | None,
    rates: float,
) -> None:
    """Serve tables to browsers and programs."""
    from torri.server.serving import serve as serve_
    from torri.server.settings import Settings, data_folder

    settings = Settings(
        data=data or data_folder(),
        database=database,
        redis=redis,
        origins=origins,
        secure=secure,
        proxied=proxied,
        bots=bots,
        rates=rates,
    )

    def ready(address: str) -> None:
        console.print(words()("serve-ready", address=address), markup=False, highlight=False)

    serve_(settings, host, port, ready=ready)
