"""What every game is made of: pure, compiled, without Qt, clock, thread or process."""
