"""The text client: one prompt, one command a line. For people without a screen, screen readers, and scripts."""
