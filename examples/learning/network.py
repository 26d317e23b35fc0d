"""A small network in NumPy, forward and backward, and how it is changed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.floating[Any]]
Whole: TypeAlias = NDArray[np.integer[Any]]
Flags: TypeAlias = NDArray[np.bool_]


class WrongModel(ValueError):
    """A saved network that was trained for something else."""


class Network:
    """Hidden layers of rectified units, and one number for each row of inputs."""

    def __init__(self, parameters: Sequence[Floats]) -> None:
        self.parameters = list(parameters)  # weights and biases of each layer in turn

    @classmethod
    def fresh(cls, inputs: int, hidden: Sequence[int], rng: np.random.Generator) -> Network:
        """One that knows nothing yet."""
        parameters: list[Floats] = []
        for before, after in pairwise([inputs, *hidden, 1]):
            weights = rng.standard_normal((before, after), np.float32) * np.float32(np.sqrt(2 / before))
            parameters += [weights, np.zeros(after, np.float32)]
        parameters[-2] *= np.float32(0.05)  # nearly the same for all rows: it begins undecided
        return cls(parameters)

    def forward(self, inputs: Floats) -> Floats:
        """A number for each row."""
        return self.layers(inputs)[-1][:, 0]

    def layers(self, inputs: Floats) -> list[Floats]:
        """The inputs, what each hidden layer makes of them, and the outputs."""
        layers = [inputs]
        for weights, bias in self._pairs():
            after = layers[-1] @ weights + bias
            if len(layers) < len(self.parameters) // 2:
                np.maximum(after, 0, out=after)
            layers.append(after)
        return layers

    def backward(self, layers: list[Floats], slopes: Floats) -> list[Floats]:
        """The gradient of a loss by every parameter, from its slope by the number for each row."""
        gradient: list[Floats] = []
        slope = slopes[:, None]
        for number, (weights, _bias) in reversed(list(enumerate(self._pairs()))):
            gradient = [layers[number].T @ slope, slope.sum(axis=0), *gradient]
            if number:
                slope = (slope @ weights.T) * (layers[number] > 0)
        return gradient

    def save(self, path: Path, fits: list[int]) -> None:
        """Write it to a file, with what it was trained for."""
        arrays: dict[str, Any] = {f"parameter_{number}": array for number, array in enumerate(self.parameters)}
        np.savez_compressed(path, fits=np.array(fits), **arrays)

    @classmethod
    def load(cls, path: Path, fits: list[int]) -> Network:
        """Read it again; it must have been trained for the same."""
        with np.load(path) as file:
            if file["fits"].tolist() != fits:
                raise WrongModel(f"{path} was trained for other rules or another observation; train it anew")
            count = sum(name.startswith("parameter_") for name in file.files)
            return cls([file[f"parameter_{number}"] for number in range(count)])

    def _pairs(self) -> list[tuple[Floats, Floats]]:
        return list(zip(self.parameters[::2], self.parameters[1::2], strict=True))


class Adam:
    """Steps down a gradient, each parameter at a pace of its own."""

    def __init__(self, parameters: list[Floats], longest: float) -> None:
        self.parameters = parameters
        self.longest = longest  # gradients beyond this length are shortened
        self.means = [np.zeros_like(array) for array in parameters]
        self.squares = [np.zeros_like(array) for array in parameters]
        self.steps = 0

    def step(self, gradient: list[Floats], rate: float) -> None:
        self.steps += 1
        length = float(np.sqrt(sum(float(np.vdot(part, part)) for part in gradient)))
        shorter = min(1.0, self.longest / (length + 1e-8))
        # Means that began at 0 are too small at first.
        pace = rate * float(np.sqrt(1 - 0.999**self.steps)) / (1 - 0.9**self.steps)
        for number, part in enumerate(gradient):
            slope = part * shorter
            self.means[number] += 0.1 * (slope - self.means[number])
            self.squares[number] += 0.001 * (slope * slope - self.squares[number])
            self.parameters[number] -= pace * self.means[number] / (np.sqrt(self.squares[number]) + 1e-8)
