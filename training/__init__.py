"""How the shipped encoder and the learnt coefficients come about (extra ``train``). Not part of the package, never imported by it."""
