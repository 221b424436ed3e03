"""The cards of Vs. System, one module a set. Each reads like the card; its name is its docstring."""
