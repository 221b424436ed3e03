"""Corpus to index: what is written into an index folder. The one room that writes what `store` reads and `search` searches.

It lies above both: texts are cut to words and encoded here exactly as a question is (`search`), and the files are those that `store`
describes. Nothing on a question's path imports it.
"""
