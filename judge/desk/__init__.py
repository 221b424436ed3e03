"""What is the user's own besides documents: his settings, and the log of what he asked. Only the command line looks here."""
