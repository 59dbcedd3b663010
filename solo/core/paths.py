"""Where the program's own files are, and where the player's are. Nothing is ever written anywhere else.

Own files: beside the package in a checkout or an editable install, inside it in a wheel. The player's: under SOLO_HOME
if that is set, else in the platform's usual places.
"""

import os
from pathlib import Path

__all__ = [
    "MissingFolder",
    "config_folder",
    "maps_folder",
    "own_folder",
    "saves_folder",
    "scenarios_folder",
    "user_folder",
]

_PACKAGE = Path(__file__).resolve().parents[1]


class MissingFolder(Exception):
    """A folder of this installation is not there."""


def own_folder(name: str) -> Path:
    """Return the folder `assets` or `scenarios`. Raises: MissingFolder."""
    for base in (_PACKAGE.parent, _PACKAGE):
        if (base / name).is_dir() and (base == _PACKAGE or (base / "pyproject.toml").is_file()):
            return base / name
    raise MissingFolder(f"the folder {name} is missing from this installation; install the program again")


def user_folder() -> Path:
    """Return the folder for saves, profile and logs; it need not exist yet."""
    home = os.environ.get("SOLO_HOME")
    if home:
        return Path(home).expanduser().absolute()
    from platformdirs import user_data_path

    return user_data_path("solo", appauthor=False)


def config_folder() -> Path:
    """Return the folder for settings; it need not exist yet."""
    if os.environ.get("SOLO_HOME"):
        return user_folder()
    from platformdirs import user_config_path

    return user_config_path("solo", appauthor=False)


def saves_folder() -> Path:
    """Return the folder for saved games; it need not exist yet."""
    return user_folder() / "saves"


def maps_folder() -> Path:
    """Return the folder for the player's own maps; it need not exist yet."""
    return user_folder() / "maps"


def scenarios_folder() -> Path:
    """Return the folder for the player's own secret files of 1ers Contacts; it need not exist yet."""
    return user_folder() / "scenarios" / "contacts"
