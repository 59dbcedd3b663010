"""1ers Contacts in the window: the play screen, the end screen and the tutorial."""
