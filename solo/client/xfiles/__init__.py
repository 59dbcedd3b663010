"""X-Files in the window."""
