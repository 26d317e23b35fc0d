"""What deploy/ gives to those who host Torri is what systemd, nginx, Caddy and our own program understand."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import ssl
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from websockets.sync.client import connect

from tests.server.running import ROOT, SLOW_REFILL, Server
from tests.servers import MAX_WAIT_SECONDS, free_port
from tests.servers import Server as Program
from torri.cli.serve import serve
from torri.cli.think import think

DEPLOY = ROOT / "deploy"
HOST = "torri.example.org"


def needs(program: str, package: str) -> pytest.MarkDecorator:
    missing = shutil.which(program) is None
    how = f"on Debian: apt-get install {package}" if package else "Debian has no package of it"
    return pytest.mark.skipif(missing, reason=f"{program} is not installed; {how}")


def text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def test_the_program_knows_the_options_that_it_is_started_with() -> None:
    (unit,) = re.findall(r"^ExecStart=\S+/torri (.*)$", text("torri.service"), re.MULTILINE)
    (container,) = re.findall(r"^ENTRYPOINT (\[.*\])$", text("Containerfile"), re.MULTILINE)
    for command in (shlex.split(unit), [*json.loads(container)[1:], "--proxied", "--secure"]):
        assert command[0] == "serve"
        given = serve.make_context("serve", command[1:]).params
        assert given["port"] == 8000
        assert given["proxied"] and given["secure"]


def test_compose_starts_what_the_program_knows_and_nothing_as_root() -> None:
    services = yaml.safe_load(text("compose.yaml"))["services"]
    assert serve.make_context("serve", [*services["server"]["command"], "--redis", "redis://r"]).params["bot_hosts"]
    assert services["bots"]["entrypoint"] == ["torri", think.name]
    for name in ("server", "bots"):
        one = services[name]
        assert (one["read_only"], one["user"], one["cap_drop"]) == (True, "10001", ["ALL"])
    assert "--uid 10001" in text("Containerfile")
    assert {"TORRI_DATABASE", "TORRI_REDIS", "TORRI_KEY_FILE"} == set(services["server"]["environment"])


def test_the_chart_uses_values_that_there_are_and_options_that_the_program_knows() -> None:
    values = yaml.safe_load(text("helm/values.yaml"))
    templates = {file.name: file.read_text(encoding="utf-8") for file in (DEPLOY / "helm" / "templates").iterdir()}
    for name, template in templates.items():
        for path in re.findall(r"\.Values\.([A-Za-z.]+)", template):
            found = values
            for part in path.split("."):
                assert part in found, f"{name}: {path}"
                found = found[part]
    for file, command in (("server.yaml", serve), ("bots.yaml", think)):
        given = " ".join(re.findall(r"args: \[(.*)\]", templates[file]))
        known = {option for parameter in command.params for option in parameter.opts}
        assert set(re.findall(r'"(--[a-z-]+)"', given)) <= known
    assert "readOnlyRootFilesystem: true" in templates["_helpers.tpl"]
    assert "--key-file" in templates["server.yaml"]
    for name in ("_helpers.tpl", "bots.yaml"):  # who only thinks gets nothing that signs cookies
        assert "key" not in templates[name].lower()
    assert "/health/live" in templates["server.yaml"] and "/health/ready" in templates["server.yaml"]


@needs("helm", "")
@pytest.mark.parametrize("redis", ["", "redis://elsewhere:6379/0"])
def test_helm_understands_the_chart_and_what_it_makes_of_it_fits_together(redis: str) -> None:
    made = rendered(redis)
    pods = {name: one["spec"]["template"] for (kind, name), one in made.items() if kind == "Deployment"}
    assert set(pods) == {"place-server", "place-bots", *([] if redis else ["place-redis"])}
    for name, pod in pods.items():
        assert made["Deployment", name]["spec"]["selector"]["matchLabels"].items() <= pod["metadata"]["labels"].items()
        (container,) = pod["spec"]["containers"]
        assert pod["spec"]["securityContext"]["runAsNonRoot"]
        assert container["securityContext"]["readOnlyRootFilesystem"]
        mounted = {one["name"] for one in container.get("volumeMounts", [])}
        assert mounted == {one["name"] for one in pod["spec"].get("volumes", [])}
    for name, command in (("place-server", serve), ("place-bots", think)):
        (container,) = pods[name]["spec"]["containers"]
        environment = {one["name"]: one.get("value") for one in container["env"]}
        assert environment["TORRI_REDIS"] == (redis or "redis://place-redis:6379/0")
        given = [word.replace("/run/secrets/torri/key", __file__) for word in container["args"]]  # a file that there is
        assert command.make_context(name, ["--redis", environment["TORRI_REDIS"], *given]).params["bots"] > 0
    services = {name: one["spec"]["selector"] for (kind, name), one in made.items() if kind == "Service"}
    labels = [pod["metadata"]["labels"] for pod in pods.values()]
    assert all(any(wanted.items() <= label.items() for label in labels) for wanted in services.values())
    (rule,) = made["Ingress", "place"]["spec"]["rules"]
    assert rule["http"]["paths"][0]["backend"]["service"]["name"] in services


def rendered(redis: str) -> dict[tuple[str, str], Any]:
    """What Helm makes of the chart, by kind and name."""
    chart = str(DEPLOY / "helm")
    commands = (["lint", "--strict", chart], ["template", "place", chart, "--set", f"redis={redis}"])
    done = [subprocess.run(["helm", *one], capture_output=True, text=True, check=False) for one in commands]
    assert [one.returncode for one in done] == [0, 0], [one.stdout + one.stderr for one in done]
    return {(one["kind"], one["metadata"]["name"]): one for one in yaml.safe_load_all(done[1].stdout)}


@needs("nginx", "nginx-light")
def test_nginx_understands_the_file_of_compose(tmp_path: Path) -> None:
    site = tmp_path / "site.conf"
    site.write_text(text("nginx-inside.conf").replace("server:8000", "127.0.0.1:8000"), encoding="utf-8")
    main = tmp_path / "nginx.conf"
    main.write_text(f"pid {tmp_path}/pid; events {{}} http {{ access_log off; include {site}; }}", encoding="utf-8")
    command = [shutil.which("nginx") or "nginx", "-t", "-e", "stderr", "-p", str(tmp_path), "-c", str(main)]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr


def test_the_container_asks_its_own_server_how_it_is(tmp_path: Path) -> None:
    (check,) = re.findall(r"^HEALTHCHECK CMD (\[.*\])$", text("Containerfile"), re.MULTILINE)
    with Server(tmp_path / "data") as server:
        _, *script = [word.replace("http://127.0.0.1:8000", server.address) for word in json.loads(check)]
        command = [sys.executable, *script]
        assert subprocess.run(command, check=False).returncode == 0
    assert subprocess.run(command, check=False, stderr=subprocess.DEVNULL).returncode != 0


@needs("systemd-analyze", "systemd")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "torri.service"
    unit.write_text(text("torri.service").replace("/opt/torri/bin/torri", "/bin/true"), encoding="utf-8")
    command = ["systemd-analyze", "verify", "--recursive-errors=no", str(unit)]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")


@needs("caddy", "caddy")
def test_caddy_understands_its_file(tmp_path: Path) -> None:
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    environment = os.environ | {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    checked = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert checked.returncode == 0, checked.stderr


class Nginx(Program):
    """nginx with a file of ours, on a port of its own, in front of a server."""

    def __init__(self, behind: Sequence[str], file: str = "nginx.conf") -> None:
        super().__init__("nginx")
        site = self.folder / "torri.conf"
        site.write_text(self._encrypted(behind) if file == "nginx.conf" else self._inside(behind), encoding="utf-8")
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        places = " ".join(f"{kind}_temp_path {self.folder}/{kind};" for kind in kinds)
        user = "user root;" if os.geteuid() == 0 else ""
        (self.folder / "nginx.conf").write_text(
            f"{user} daemon off; pid {self.folder}/pid; error_log stderr; events {{}}\n"
            f"http {{ access_log off; {places} include {site}; }}\n",
            encoding="utf-8",
        )

    def _inside(self, behind: Sequence[str]) -> str:
        """Where the name of the service has several addresses, there is a line for each."""
        ours = text("nginx-inside.conf").replace("listen 8080", f"listen 127.0.0.1:{self.port}")
        (line,) = re.findall(r"^    server server:8000 .*$", ours, re.MULTILINE)
        return ours.replace(line, "\n".join(line.replace("server:8000", one) for one in behind))

    def _encrypted(self, behind: Sequence[str]) -> str:
        """With a certificate of its own."""
        certificate, key = self.folder / "certificate.pem", self.folder / "key.pem"
        made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={HOST}"]
        subprocess.run([*made, "-keyout", key, "-out", certificate], check=True, capture_output=True)
        ours = text("nginx.conf")
        for old, new in {
            "listen 443 ssl": f"listen 127.0.0.1:{self.port} ssl",
            "127.0.0.1:8000": behind[0],
            f"/etc/letsencrypt/live/{HOST}/fullchain.pem": str(certificate),
            f"/etc/letsencrypt/live/{HOST}/privkey.pem": str(key),
        }.items():
            assert ours.count(old) == 1
            ours = ours.replace(old, new)
        return ours

    def command(self) -> list[str]:
        found = shutil.which("nginx") or "nginx"
        return [found, "-p", str(self.folder), "-e", "stderr", "-c", str(self.folder / "nginx.conf")]

    def is_up(self) -> bool:
        return self._answers()


@pytest.fixture
def behind_nginx(tmp_path: Path) -> Iterator[httpx.Client]:
    """A browser that comes by way of nginx."""
    server = Server(tmp_path / "data", "--proxied", "--secure", "--rates", "1", port=free_port())
    with server, Nginx([f"127.0.0.1:{server.port}"]) as nginx:
        address = f"https://localhost:{nginx.port}"
        with httpx.Client(
            base_url=address, verify=False, timeout=MAX_WAIT_SECONDS, headers={"origin": address}
        ) as client:
            yield client


@needs("nginx", "nginx-light")
@needs("openssl", "openssl")
def test_nginx_lets_everything_through_but_the_figures(behind_nginx: httpx.Client) -> None:
    anna = behind_nginx
    assert anna.get("/health").json()["status"] == "ok"
    assert anna.get("/metrics").status_code == 403
    guest = anna.post("/api/guests", json={"name": "Anna"})
    assert guest.status_code == 201
    assert "secure" in guest.headers["set-cookie"].lower()
    assert anna.post("/api/guests", json={}, headers={"origin": "https://elsewhere.example"}).status_code == 403
    created = anna.post("/api/matches", json={"game": "patrizier", "chairs": [{"kind": "me"}, {"kind": "bot"}]}).json()
    path = f"/api/matches/{created['match']}"
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    cookie = "; ".join(f"{name}={value}" for name, value in anna.cookies.items())
    socket = f"{anna.base_url}".replace("https", "wss").rstrip("/") + f"{path}/live"
    with connect(socket, ssl=trusting, additional_headers={"cookie": cookie}, max_size=None) as live:
        assert json.loads(live.recv(20))["type"] == "update"
    with anna.stream("GET", f"{path}/stream") as stream:
        assert json.loads(next(line for line in stream.iter_lines() if line))


@needs("nginx", "nginx-light")
@needs("openssl", "openssl")
def test_nobody_hides_from_the_limits_behind_another_address(behind_nginx: httpx.Client) -> None:
    wrong = {"login": "nobody", "password": "not the password"}
    answers = [
        behind_nginx.post("/api/login", json=wrong, headers={"x-forwarded-for": f"203.0.113.{number}"}).status_code
        for number in range(12)
    ]
    assert set(answers) == {401, 429}


@needs("nginx", "nginx-light")
def test_the_proxy_of_compose_counts_each_client_that_comes_through_the_one_before_it(tmp_path: Path) -> None:
    def answers(of: Callable[[int], str]) -> set[int]:
        return {client.get("/api/me", headers={"x-forwarded-for": of(number)}).status_code for number in range(140)}

    with ExitStack() as stack:
        server = Server(tmp_path / "data", "--proxied", "--secure", "--rates", str(SLOW_REFILL))
        stack.enter_context(server)
        nginx = stack.enter_context(Nginx([f"127.0.0.1:{server.port}"], "nginx-inside.conf"))
        address = f"http://127.0.0.1:{nginx.port}"
        client = stack.enter_context(httpx.Client(base_url=address, timeout=MAX_WAIT_SECONDS))
        assert answers(lambda number: f"203.0.113.{number}") == {401}
        assert answers(lambda number: f"198.51.100.{number}, 203.0.113.200") == {401, 429}, "they add nothing"
        assert client.get("/metrics").status_code == 403
