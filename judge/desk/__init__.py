"""What is the user's own on this machine besides documents: his settings, and the log of what he asked. Only the command line looks here."""
