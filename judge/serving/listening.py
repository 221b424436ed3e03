"""A socket to serve at."""

from __future__ import annotations

import socket

from judge.errors import JudgeError

BACKLOG = 256  # connections that wait to be taken


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at ``host`` and ``port``; 0 takes a free port.

    :raises JudgeError: if it can't, with what to do about it.
    """
    try:
        family, kind, _, _, at = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    except (OSError, UnicodeError, OverflowError):
        raise JudgeError(
            f"'{host[:80]}' is no address of this machine", "give 127.0.0.1, 0.0.0.0 or one that it has"
        ) from None
    listening = socket.socket(family, kind)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(at)
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        why = (error.strerror or f"{error}").lower()
        raise JudgeError(
            f"can't serve at {host} port {port} ({why})", "give another --port, or 0 for any that is free"
        ) from None
    return listening
