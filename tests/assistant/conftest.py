"""What the tests of assistants share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """The address of a server in a process of its own. Tests that use it skip where the extra is not installed."""
    from tests.helpers.assistants import serving

    with serving() as at:
        yield at
