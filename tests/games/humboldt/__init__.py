"""Humboldt's Great Voyage: a test a rule, the rulebook's examples, the proofs."""
