"""Keywords that stand for powers, a file each."""
