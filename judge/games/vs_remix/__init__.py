"""VS Remix: a variant of Vs. System, made of its rules: cited anew where VS Remix has them, replaced where it has others."""
