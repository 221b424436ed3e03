"""Text dumps whose columns were torn apart: fragments are put in order by what is known of the document, then read like any others."""
