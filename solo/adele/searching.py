"""What the human learns by looking at face-down objects (adele 4.3, 10)."""

from collections.abc import Iterable

from solo.adele.places import Place
from solo.adele.scene import Scene

__all__ = ["look_at"]


def look_at(scene: Scene, member: str, chosen: Iterable[Place]) -> None:
    """Let the human see the face-down objects of some locations; everybody sees where a member looked."""
    found = {place: scene.hidden.objects[place] for place in sorted(chosen)}
    scene.set_crew(seen={**scene.crew.seen, **found})
    scene.tell("looked", member=member, places=[scene.name(place) for place in found])
    scene.tell_crew("saw", member=member, objects={scene.name(place): what for place, what in found.items()})
