"""The page: all of judge in a browser, drawn on this side, over the same Python API as the command line. Needs the extra ``web``."""
