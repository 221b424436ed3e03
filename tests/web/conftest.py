"""What the tests of the page share: one page over the shipped rulings, asked from this machine."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from judge import Judge
from tests.helpers.pages import client_of


@pytest.fixture(scope="session")
def page(judge: Judge) -> TestClient:
    """The page over the shipped rulings."""
    return client_of(judge)
