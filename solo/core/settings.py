"""The player's settings, in one JSON file. A bad file is set aside, never overwritten."""

import contextlib
import json
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from solo.core.paths import config_folder
from solo.core.save import write_whole

__all__ = ["Settings", "read_settings", "set_aside", "write_settings"]


@dataclass(frozen=True, slots=True)
class Settings:
    """What the player chose. `scale` 0 is by the screen; `keys` maps an action's name to a key's name."""

    scale: float = 0.0
    text_size: float = 1.0
    palette: str = "night"
    reduced_motion: bool = False
    tile_names: bool = False
    full_screen: bool = False
    hints: str = "set"
    level: int = 3
    tutorial_seen: bool = False
    language: str = ""
    keys: dict[str, str] = field(default_factory=dict)


def settings_path() -> Path:
    """Return where the settings are kept."""
    return config_folder() / "settings.json"


def read_settings() -> Settings:
    """Return the settings; values that cannot be used are left out. An unreadable file is renamed to `….broken`."""
    path = settings_path()
    try:
        known = json.loads(path.read_bytes())
        if not isinstance(known, dict):
            raise ValueError("no object")
    except FileNotFoundError:
        return Settings()
    except (OSError, ValueError, RecursionError):
        with contextlib.suppress(OSError):
            path.replace(path.with_suffix(".broken"))
        return Settings()
    chosen: dict[str, Any] = {}
    for each in fields(Settings):
        value, default = known.get(each.name), getattr(Settings(), each.name)
        if isinstance(default, float) and type(value) is int:
            value = float(value)
        if type(value) is type(default):
            chosen[each.name] = value
    return Settings(**chosen)


def set_aside() -> Path | None:
    """Return the unreadable file that was set aside, as long as no other settings have been kept since; else None."""
    path = settings_path()
    broken = path.with_suffix(".broken")
    return broken if broken.exists() and not path.exists() else None


def write_settings(settings: Settings) -> None:
    """Keep the settings. Raises: OSError."""
    write_whole(settings_path(), json.dumps(asdict(settings), indent=1).encode())
