"""The tests: laws, goldens, counts, a test for every rule, and the house's own order."""
