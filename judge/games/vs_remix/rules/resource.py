"""Rules about resources: how they lie, which cards they are, and what they are worth."""

from __future__ import annotations

from judge.games.vs_system.rules import resource as vs

PLACED_FACE_DOWN = vs.PLACED_FACE_DOWN.citing("vs-remix-base/r4.7#1")

ANY_CARD_IS_RESOURCE = vs.ANY_CARD_IS_RESOURCE.citing("vs-remix-base/r4.7#2")

ANY_RESOURCE_COUNTS = vs.ANY_RESOURCE_COUNTS.citing("vs-remix-base/r4.2#1", "vs-remix-base/r4.7#2")

FACE_UP_RESOURCES_COUNT = vs.FACE_UP_RESOURCES_COUNT.citing("vs-remix-base/r4.2#1", "vs-remix-base/r4.7#1")

REPLACED_FACE_DOWN = vs.REPLACED_FACE_DOWN.citing("vs-remix-base/r4.7#3")
