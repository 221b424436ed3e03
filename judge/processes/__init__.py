"""Work spread over processes, and how many of them a machine has room for. Not here: what the work is, which every caller brings along."""
