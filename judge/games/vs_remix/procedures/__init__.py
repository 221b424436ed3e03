"""What VS Remix does by itself in another way than Vs. System."""
