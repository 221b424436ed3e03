"""The tests of judge; each folder mirrors one of ``judge/``. What several of them need lies in ``helpers``."""
