"""The prompt that stays open: questions, and what an answer tells its reader to type."""
