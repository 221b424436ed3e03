"""Search: a question in a player's words becomes ranked rulings with a confidence.

Down: a `question` is read (`reader`, by `text`, `spelling`, `posts`, `names`, `unnamed`, `sayings`, `filters_in_question`), searched under
its `readings` (`passage_search`, by `encoder`, `dense`, `lexical`), weighed (`evidence`, `confidence`) and put in order (`scope`,
`order`). Up: one `result`. Not here: what lies on disk (`store`), how an index comes about (`indexing`), what the asker is told
(`answering`).
"""
