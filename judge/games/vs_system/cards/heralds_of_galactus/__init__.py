"""Cards of the Heralds of Galactus FAQ, a module each: those with an entry under its name, the others under their own."""
