"""Where the Agents stand while the events of a record are gone through."""

from collections.abc import Iterable, Mapping

from solo.contacts.board import Tile
from solo.core.record import PublicLine

__all__ = ["places_after", "team_of"]


def places_after(places: Mapping[str, Tile], line: PublicLine, numbers: Mapping[str, Tile]) -> Mapping[str, Tile]:
    """Return the Agents' tiles after an event; `numbers` are the tiles by name.

    Raises: KeyError, TypeError, if the line is not whole.
    """
    fields = line.fields
    if line.type == "setup" and isinstance(agents := fields["agents"], dict):
        return {str(agent): numbers[str(tile)] for agent, tile in sorted(agents.items())}
    path = fields.get("path")
    if line.type in ("agent_moved", "card") and isinstance(path, list) and path:
        return {**places, str(fields["agent"]): numbers[str(path[-1])]}
    if line.type == "agent_replaced":
        leaving, coming = str(fields["agent"]), str(fields["with"])
        return {(coming if agent == leaving else agent): tile for agent, tile in places.items()}
    return places


def team_of(lines: Iterable[PublicLine], chosen: tuple[str, ...]) -> tuple[str, ...]:
    """Return the team that a game began with; before its Agents stand, the one that was chosen."""
    placed = next((line.fields.get("agents") for line in lines if line.type == "setup"), None)
    return tuple(str(agent) for agent in placed) if isinstance(placed, dict) else chosen
