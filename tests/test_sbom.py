"""A release says what it is made of: every package of the locks, with its licence."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT / "tools"))

import sbom


def test_the_bill_of_materials_has_every_package_with_its_licence(tmp_path: Path) -> None:
    assert sbom.main([str(tmp_path)]) == 0, "a package without a licence"
    (file,) = tmp_path.glob("torri-*.cdx.json")
    bill = json.loads(file.read_text(encoding="utf-8"))
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    found = {one["purl"]: one for one in bill["components"]}
    pinned = re.findall(r"^([a-z0-9.-]+)==(\S+)", (ROOT / "locks/wheel.txt").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(pinned) > 30
    for name, version in pinned:
        assert found[f"pkg:pypi/{name}@{version}"]["properties"], name  # the hashes
    shipped = {one["name"] for one in bill["components"] if one["scope"] == "required"}
    assert {"litestar", "svelte", "@fluent/bundle"} <= shipped
    assert not {"vite", "eslint", "prettier"} & shipped
    refs = [one["bom-ref"] for one in bill["components"]]
    assert len(set(refs)) == len(refs)
    listed = (tmp_path / "licences.md").read_text(encoding="utf-8")
    assert all(f"| {name} |" in listed for name in shipped)


def test_it_says_how_it_is_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert sbom.main([]) == 2
    assert "sbom.py FOLDER" in capsys.readouterr().err
