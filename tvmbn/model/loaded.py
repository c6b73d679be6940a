# SPDX-License-Identifier: Apache-2.0
"""A loaded model: an operator whose weights come from its bundle and stay on the device."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from tvmbn.bundle import Bundle
from tvmbn.choose import Choice
from tvmbn.errors import ArgumentError
from tvmbn.placed import place
from tvmbn.runtime import LoadedOperator
from tvmbn.spec import TensorArg


class LoadedModel(LoadedOperator):
    """A compiled model, ready to be called from any thread.

    Its weights are copied to one device when it is loaded: ``devices`` has one entry.
    """

    def __init__(
        self, bundle: Bundle, choice: Choice, module: Any, renew: Callable[..., LoadedOperator]
    ) -> None:
        choice = replace(choice, devices=choice.devices[:1])
        super().__init__(bundle, choice, module, renew)
        content = np.frombuffer(bundle.read(choice.library.data["weights"]["file"]), np.int64)
        if not content.size:
            content = np.zeros(1, np.int64)
        arg = TensorArg("weights", content.shape, "int64", "in")
        # The runtime's own tensor, not a view of it: a view's destructor is Python code, which is
        # gone when the interpreter ends.
        weights = place(content, arg, self.devices[0]).flat
        self._function = partial(self._function, weights)

    def __call__(self, *inputs: Any, out: Any = None, **named: Any) -> Any:
        """Run the model.

        Parameters
        ----------
        *inputs : tensors
            In the order of the bundle's arguments; as for a loaded operator.
        out : tensor, sequence or mapping, optional
            Where outputs go; by default they are allocated.
        **named : tensors
            The inputs that were not passed by position, by name.

        Raises
        ------
        ArgumentError
            As for a loaded operator, and for an unknown or missing name.
        """
        if named:
            inputs = self._in_order(inputs, named)
        return super().__call__(*inputs, out=out)

    def _in_order(self, inputs: tuple[Any, ...], named: dict[str, Any]) -> tuple[Any, ...]:
        names = [a.name for a in self._signature.inputs]
        rest = names[len(inputs) :]
        if set(rest) != set(named):
            given = ", ".join([*names[: len(inputs)], *named])
            raise ArgumentError(f"each input once: {', '.join(names)}", given)
        return (*inputs, *(named[name] for name in rest))
