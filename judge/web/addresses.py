"""Where a page that is served can be opened, and the drawing that a phone reads it from."""

from __future__ import annotations

import io
import ipaddress
import socket
from urllib.parse import urlencode

EVERY_INTERFACE = frozenset({"0.0.0.0", "::"})
_FAR_AWAY = {
    socket.AF_INET: ("192.0.2.1", 9),
    socket.AF_INET6: ("2001:db8::1", 9),
}  # for documentation: nothing is sent there


def addresses(host: str, port: int, token: str | None = None) -> list[str]:
    """The addresses of a page served at ``host``: where it is served to everybody, the one on the network first."""
    hosts = [*_on_the_network(), "127.0.0.1"] if host in EVERY_INTERFACE else [host]
    query = f"?{urlencode({'token': token})}" if token else ""
    return [f"http://{_bracketed(each)}:{port}/{query}" for each in dict.fromkeys(hosts)]


def _on_the_network() -> list[str]:
    """This machine's address on the network that it would reach others by; none where it is on none."""
    found = []
    for family, target in _FAR_AWAY.items():
        with socket.socket(family, socket.SOCK_DGRAM) as asked:
            try:
                asked.connect(target)  # no packet is sent: it only chooses a route
                found.append(str(asked.getsockname()[0]))
            except OSError:
                continue
    return [each for each in found if not ipaddress.ip_address(each.partition("%")[0]).is_loopback]


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def drawn_for_phones(address: str) -> str:
    """A QR code of ``address`` for a terminal, two rows of it in a line."""
    import segno

    out = io.StringIO()
    segno.make(address, micro=False).terminal(out, compact=True, border=2)
    return out.getvalue()
