"""ADELE's energy (adele 6)."""

from dataclasses import replace

from solo.adele.scene import Scene

__all__ = ["charge", "drain"]


def charge(scene: Scene, energy: int, cause: str) -> None:
    """Give ADELE energy; what her track cannot hold is lost."""
    _set(scene, min(scene.figures.energy, scene.adele.energy + energy), cause)


def drain(scene: Scene, energy: int, cause: str) -> None:
    """Take energy from ADELE, never below none."""
    _set(scene, max(0, scene.adele.energy - energy), cause)


def _set(scene: Scene, energy: int, cause: str) -> None:
    scene.adele = replace(scene.adele, energy=energy)
    scene.tell("energy", energy=energy, cause=cause)
