"""Run by every Python that tests start while it is noted what they execute: this folder is in its path then."""

from __future__ import annotations

import os
import sys
from pathlib import Path

if "TORRI_MUTANTS_NOTES" in os.environ:
    sys.path.append(str(Path(__file__).resolve().parents[1]))
    from noting import begin

    sys.path.pop()
    begin()
