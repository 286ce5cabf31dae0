"""Qt: windows, and the controller layer between scenes and rules."""
