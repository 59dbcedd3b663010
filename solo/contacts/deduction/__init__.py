"""Exact deduction: every Alien position consistent with the public record (contacts 8)."""
