"""`solo version`: versions, and where files are kept."""

import argparse
import json
import os
import platform
import sys
from importlib import metadata
from typing import Any

__all__ = ["add_parser"]


def add_parser(subparsers: Any) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "version",
        help="print versions, and where files are kept",
        description="Print the version, Python's, pygame's and SDL's, and where files are kept.",
        epilog="example: solo version --json",
    )
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=version)


def version(args: argparse.Namespace) -> int:
    """Run the command; return its exit status."""
    from solo import __version__
    from solo.core.paths import config_folder, own_folder, saves_folder, user_folder

    found = {
        "version": __version__,
        "python": platform.python_version(),
        "pygame": pygame_version(),
        "sdl": sdl_version(),
        "files": str(user_folder()),
        "saves": str(saves_folder()),
        "settings": str(config_folder()),
        "assets": str(own_folder("assets")),
        "scenarios": str(own_folder("scenarios")),
    }
    if args.json:
        print(json.dumps(found))
    else:
        print(f"solo {found.pop('version')}")
        for name, value in found.items():
            print(f"{name:10}{value or 'not installed'}")
    if installed("pygame") and installed("pygame-ce"):
        print(
            "solo: pygame and pygame-ce are both installed and break each other; run: pip uninstall pygame pygame-ce, "
            "then: pip install pygame-ce",
            file=sys.stderr,
        )
    return 0


def installed(name: str) -> str | None:
    """Return the version of an installed package, or None."""
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return None


def pygame_version() -> str | None:
    """Return which pygame is installed, with its version."""
    return next((f"{name} {found}" for name in ("pygame-ce", "pygame") if (found := installed(name))), None)


def sdl_version() -> str | None:
    """Return SDL's version, None where pygame cannot be imported."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        import pygame
    except ImportError:
        return None
    return ".".join(map(str, pygame.get_sdl_version()))
