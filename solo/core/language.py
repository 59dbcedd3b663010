"""The player's language: every sentence that a player reads goes through `gettext` or `ngettext` of this module.

The library's own functions look for a catalogue on disk at each call (23 µs, thousands of calls a screen); here it is
looked for once.
"""

import gettext as library

CATALOGUE = library.translation("solo", fallback=True)

gettext = CATALOGUE.gettext
ngettext = CATALOGUE.ngettext
