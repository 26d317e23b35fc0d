"""Put trained weights into the package: `python tools/train/publish.py patrizier build/train/patrizier-1.npz`."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path

import numpy as np

from torri.players.networks.weights_file import ABOUT
from torri.research.network import save

FOLDER = Path(__file__).parents[2] / "src" / "torri" / "players" / "networks" / "weights"


def main() -> None:
    parser = argparse.ArgumentParser(description="Put trained weights into the package.")
    parser.add_argument("game", choices=("patrizier", "firenze", "florenza"))
    parser.add_argument("weights", type=Path, help="as the trainer writes them")
    given = parser.parse_args()
    arrays = {name: one for name, one in np.load(given.weights).items() if name != ABOUT}
    FOLDER.mkdir(exist_ok=True)
    file = FOLDER / f"{given.game}.npz"
    save(file, import_module(f"torri.games.{given.game}").GAME, arrays)
    print(f"{file}: {file.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
