"""The command line: parse, call the Python API, render. No rule, no search and no file format of its own lives here."""
