"""Tests of records, sessions and saves."""
