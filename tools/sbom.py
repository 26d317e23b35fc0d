"""What a release consists of: a bill of materials (CycloneDX) and a list of licences.

python tools/sbom.py FOLDER    writes torri-VERSION.cdx.json and licences.md there

Packages of Python come from the lock of the wheel, with their hashes; their licences from what is installed here, so
run it where locks/test.txt is installed. Packages of the browser app come from its own lock: `required` are those that
are built into it, `excluded` those that only build or test it.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
UNKNOWN = "unknown"
_PINNED = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^]]*\])?==([^ ;\\]+)((?:.*\\\n(?: +--hash=.*\n)+)?)", re.MULTILINE)
_IMPORTED = re.compile(r"""(?:from|import) ["']((?:@[\w.-]+/)?[\w.-]+)""")
_BY_CLASSIFIER = {
    "MIT License": "MIT",
    "BSD License": "BSD-3-Clause",
    "Apache Software License": "Apache-2.0",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
_BY_TEXT = {"mit": "MIT", "mit license": "MIT", "apache 2.0": "Apache-2.0", "bsd": "BSD-3-Clause"}
# Installed on Windows only; read by a person.
_READ = {"colorama": "BSD-3-Clause"}

Component = dict[str, Any]


def licence_of(package: str) -> str:
    """What an installed package of Python says of itself."""
    if package in _READ:
        return _READ[package]
    for expression in _said(package, "License-Expression"):
        return _BY_CLASSIFIER.get(expression, expression)
    for classifier in _said(package, "Classifier"):
        if classifier.startswith("License :: OSI Approved :: "):
            name = classifier.rpartition(" :: ")[2]
            return _BY_CLASSIFIER.get(name, name)
    for text in _said(package, "License"):
        return _BY_TEXT.get(text.lower(), text.splitlines()[0][:60])
    return UNKNOWN


def _said(package: str, field: str) -> list[str]:
    try:
        return [str(one).strip() for one in metadata(package).get_all(field) or () if str(one).strip()]
    except PackageNotFoundError:
        return []


def python_packages(lock: Path) -> list[Component]:
    found = []
    for name, version, hashes in _PINNED.findall(lock.read_text(encoding="utf-8")):
        digests = sorted(re.findall(r"sha256:([0-9a-f]{64})", hashes))
        found.append(
            {
                "type": "library",
                "name": name,
                "version": version,
                "scope": "required",
                "purl": f"pkg:pypi/{name.lower()}@{version}",
                "bom-ref": f"pkg:pypi/{name.lower()}@{version}",
                "licenses": _licences(licence_of(name)),
                # One of these is what pip installs, by the platform.
                "properties": [{"name": "torri:sha256", "value": digest} for digest in digests],
            }
        )
    return found


def web_packages() -> list[Component]:
    packages: dict[str, Any] = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    built_in = _built_in(packages)
    found = []
    for path, package in packages.items():
        name = path.rpartition("node_modules/")[2]
        if not name or "version" not in package:
            continue
        purl = f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"
        component: Component = {
            "type": "library",
            "name": name,
            "version": package["version"],
            "scope": "required" if name in built_in else "excluded",
            "purl": purl,
            "bom-ref": f"{purl}#{path}",
            "licenses": _licences(str(package.get("license", UNKNOWN))),
        }
        if package.get("integrity", "").startswith("sha512-"):
            digest = package["integrity"].removeprefix("sha512-")
            component["properties"] = [{"name": "torri:sha512", "value": digest}]
        found.append(component)
    return found


def _built_in(packages: dict[str, Any]) -> set[str]:
    """The packages that sources of the app import, and what these need."""
    sources = (path for kind in ("*.ts", "*.svelte", "*.css") for path in (WEB / "src").rglob(kind))
    tests = (".test.ts", "testing.ts")
    texts = (path.read_text(encoding="utf-8") for path in sources if not path.name.endswith(tests))
    open_ = {name for text in texts for name in _IMPORTED.findall(text)} | {"svelte"}
    found: set[str] = set()
    while open_:
        name = open_.pop()
        package = packages.get(f"node_modules/{name}")
        if package is not None and name not in found:
            found.add(name)
            open_ |= set(package.get("dependencies", {}))
    return found


def _licences(said: str) -> list[dict[str, Any]]:
    if re.fullmatch(r"[A-Za-z0-9.+-]+", said) and said != UNKNOWN:
        return [{"license": {"id": said}}]
    return [{"expression": said}] if " OR " in said or " AND " in said else [{"license": {"name": said}}]


def licence_said(component: Component) -> str:
    (one,) = component["licenses"]
    return str(one.get("expression") or one["license"].get("id") or one["license"]["name"])


def bill(version: str) -> dict[str, Any]:
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "name": "torri",
                "version": version,
                "bom-ref": f"pkg:pypi/torri@{version}",
                "purl": f"pkg:pypi/torri@{version}",
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": [*python_packages(ROOT / "locks" / "wheel.txt"), *web_packages()],
    }


def licence_list(found: dict[str, Any]) -> str:
    lines = ["# Licences of what Torri is made with", "", "| package | version | licence | |", "|---|---|---|---|"]
    for one in found["components"]:
        kind = "" if one["scope"] == "required" else "only builds or tests the browser app"
        lines.append(f"| {one['name']} | {one['version']} | {licence_said(one)} | {kind} |")
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    found = bill(version)
    (folder / f"torri-{version}.cdx.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    (folder / "licences.md").write_text(licence_list(found), encoding="utf-8")
    shipped = [one for one in found["components"] if one["scope"] == "required"]
    unknown = [one["name"] for one in shipped if licence_said(one) == UNKNOWN]
    if unknown:
        print(f"Nobody knows the licences of {', '.join(unknown)}.", file=sys.stderr)
    return 1 if unknown else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
