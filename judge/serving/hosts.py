"""What a ``Host`` header names: what a server on this machine must know before it answers (DNS rebinding). No part of a web library."""

from __future__ import annotations

import ipaddress
import re

_HOST = re.compile(r"(?:\[(?P<bracketed>[^\[\]]+)\]|(?P<name>[^:@\[\]]+))(?::\d*)?")


def host_name(header: str) -> str | None:
    """The name or address that a ``Host`` header is made of, in small letters; None where it is none."""
    found = _HOST.fullmatch(header)
    return (found["bracketed"] or found["name"]).lower() if found else None


def is_address(name: str) -> bool:
    """Whether a name is an address, which no name server can lead elsewhere."""
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def is_this_machine(host: str) -> bool:
    """Whether who listens at ``host`` is met from this machine alone."""
    return host == "localhost" or (is_address(host) and ipaddress.ip_address(host.partition("%")[0]).is_loopback)
