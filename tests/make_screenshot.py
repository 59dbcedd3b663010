"""Makes the README's picture: `python tests/make_screenshot.py`. The program draws it, in the middle of a game."""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def main() -> None:
    """Play some actions by computer Agents, and save what the window shows."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    sys.path.insert(0, str(ROOT))
    from solo.benches import mid_game
    from solo.client.measure import picture

    target = ROOT / "assets" / "screenshots" / "play.png"
    target.parent.mkdir(exist_ok=True)
    match = mid_game(23)
    picture(match, str(target), select="yellow")
    match.close()


if __name__ == "__main__":
    main()
