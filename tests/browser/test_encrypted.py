"""Behind the proxy that ends TLS: what Chromium makes of what the server says about encryption."""

from __future__ import annotations

import base64
import hashlib
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.visiting import FLAGS, MAX_WAIT_MS, chromium
from tests.server.running import Server
from tests.servers import free_port
from tests.test_deploy import HOST, Nginx, needs

BECOME_A_GUEST = """async () => (await fetch("/api/guests", {
    method: "POST", headers: {"content-type": "application/json"}, body: '{"name": "Anna"}',
})).status"""


@pytest.fixture
def proxy(tmp_path: Path) -> Iterator[Nginx]:
    port = free_port()
    with Server(tmp_path / "data", "--proxied", "--secure", port=port), Nginx([f"127.0.0.1:{port}"]) as nginx:
        yield nginx


@pytest.fixture
def page(proxy: Nginx, browser: Browser) -> Iterator[Page]:
    """Of a browser that finds the host here, and trusts its certificate."""
    trusted = f"--ignore-certificate-errors-spki-list={fingerprint(proxy.folder / 'certificate.pem')}"
    args = [*FLAGS, f"--host-resolver-rules=MAP {HOST} 127.0.0.1", trusted]
    own = browser.browser_type.launch(executable_path=chromium(), args=args)
    opened = own.new_page()
    opened.set_default_navigation_timeout(2 * MAX_WAIT_MS)
    yield opened
    own.close()


def fingerprint(certificate: Path) -> str:
    """Of its key, as Chromium wants it."""
    key = subprocess.run(["openssl", "x509", "-in", certificate, "-pubkey", "-noout"], capture_output=True, check=True)
    der = base64.b64decode("".join(key.stdout.decode("ascii").splitlines()[1:-1]))
    return base64.b64encode(hashlib.sha256(der).digest()).decode("ascii")


@needs("nginx", "nginx-light")
@needs("openssl", "openssl")
def test_who_came_encrypted_once_never_comes_otherwise(proxy: Nginx, page: Page) -> None:
    plain, encrypted = (f"{scheme}://{HOST}:{proxy.port}/health/live" for scheme in ("http", "https"))
    refused = page.goto(plain)
    assert refused is not None and (refused.status, refused.url) == (400, plain), "asked as it stands"
    assert (answer := page.goto(encrypted)) is not None and answer.ok
    assert page.evaluate(BECOME_A_GUEST) == 201
    (cookie,) = page.context.cookies()
    assert (cookie["secure"], cookie["httpOnly"], cookie["sameSite"]) == (True, True, "Lax")
    assert (answer := page.goto(plain)) is not None and (answer.status, answer.url) == (200, encrypted)
