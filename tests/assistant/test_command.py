"""``judge mcp`` where it can't serve: one line, cause and fix."""

from __future__ import annotations

import socket
import sys

import pytest

from tests.helpers.command_line import refusal


@pytest.mark.parametrize("missing", ["mcp", "mcp.server.mcpserver"], ids=["no SDK", "version 1"])
def test_without_the_extra_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch, missing: str) -> None:
    for name in [name for name in sys.modules if name.startswith(("mcp.", "judge.assistant."))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, missing, None)  # what importing a missing module meets
    assert "pip install 'rules-judge[mcp]'" in refusal("mcp")
    assert "pip install 'rules-judge[mcp]'" in refusal("mcp", "--http")


def test_host_and_port_go_with_http() -> None:
    assert "add --http" in refusal("mcp", "--port", "8017")
    assert "add --http" in refusal("mcp", "--host", "127.0.0.1")
    assert "add --http" in refusal("mcp", "--token", "new")


def test_a_port_that_is_taken_and_a_host_that_is_none_are_told() -> None:
    pytest.importorskip("mcp", reason="the extra mcp is not installed")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert f"can't serve at 127.0.0.1 port {port}" in refusal("mcp", "--http", "--port", port)
    assert "no address" in refusal("mcp", "--http", "--host", "no host", "--token", "new")


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.0.2.7", "judges-desk"])
def test_beyond_this_machine_it_needs_a_token_that_is_not_easily_guessed(host: str) -> None:
    pytest.importorskip("mcp", reason="the extra mcp is not installed")
    assert "add --token" in refusal("mcp", "--http", "--host", host)
    assert "easily guessed" in refusal("mcp", "--http", "--host", host, "--token", "secret")


def test_an_index_that_is_missing_is_told_before_anything_is_served() -> None:
    pytest.importorskip("mcp", reason="the extra mcp is not installed")
    assert "no-such-index" in refusal("mcp", "--index", "no-such-index")
