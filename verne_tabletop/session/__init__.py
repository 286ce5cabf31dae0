"""A game under way: its log, its undo and redo, its file on disk."""
