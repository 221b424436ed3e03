"""A file as lines: text, pages, PDFs, columns, each line with what its markup or place says. What it means is not asked here."""
