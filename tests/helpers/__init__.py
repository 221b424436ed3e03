"""What several tests need: the command line run in this process, documents to read, corpora to search. No test lives here."""
