"""1ers Contacts."""
