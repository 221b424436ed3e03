"""Lines as entries: where each begins, what it is called, what is set aside and what is doubtful. Nothing is read or written here."""
