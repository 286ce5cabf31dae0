"""Rules tests of Journey in the Underworld."""
