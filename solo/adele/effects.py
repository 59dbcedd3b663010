"""What happens to crew and ship, whatever brought it about: wounds, contagion, fire, entering (adele 4 to 6)."""

from dataclasses import replace

from solo.adele.objects import objects
from solo.adele.places import NOWHERE, Place
from solo.adele.public import ALIEN, Step
from solo.adele.scene import Scene
from solo.adele.tokens import tokens

__all__ = [
    "carry", "discard_contagion", "drive_off", "enter", "gain_infection", "give_contagion", "heal", "lay_down",
    "let_go", "light_fire", "meet", "offer_reveal", "pick_up", "remove_spread", "remove_token", "roll_for",
    "set_no_return", "wound",
]  # fmt: skip


def wound(scene: Scene, member: str, wounds: int, cause: str) -> None:
    """Give wounds; as many as a member's Life are death, and the Alien's win at once (adele 4.2, 9)."""
    status = scene.members[member]
    life = scene.figures.crew[member].life
    status = scene.set_member(member, wounds=min(life, status.wounds + wounds))
    scene.tell("wound", member=member, wounds=status.wounds, of=life, cause=cause)
    if status.wounds >= life:
        scene.lose("death")


def heal(scene: Scene, member: str, wounds: int) -> None:
    """Take wounds away, never below none."""
    left = max(0, scene.members[member].wounds - wounds)
    scene.set_member(member, wounds=left)
    scene.tell("healed", member=member, wounds=left, of=scene.figures.crew[member].life)


def roll_for(scene: Scene, what: str, member: str, dice: int) -> None:
    """Let dice be rolled next; `what` names the rule that judges them."""
    scene.first(Step("roll", member, number=dice, what=what))


def contaminable(scene: Scene) -> bool:
    """Return whether the pile holds a contagion token."""
    return sum(status.contagion for status in scene.members.values()) < sum(scene.figures.contagion.values())


def give_contagion(scene: Scene, member: str, cause: str) -> None:
    """Let a member draw a contagion token, unless a suit keeps it off or the pile is empty (adele 5.6, AR-30)."""
    worn = scene.members[member].worn
    if worn and objects()[worn].keeps_clean:
        scene.tell("kept_clean", member=member, worn=worn, cause=cause)
    elif contaminable(scene):
        scene.first(Step("draw_contagion", member, what=cause))


def offer_reveal(scene: Scene) -> None:
    """Ask the Alien whether it reveals, where it can: at any moment of an Alien Phase (AR-29)."""
    if scene.phase == ALIEN and any(found >= scene.figures.reveal for found in scene.secrets.contaminated.values()):
        scene.first(Step("reveal"))


def gain_infection(scene: Scene, points: int, cause: str) -> None:
    """Move the infection marker; its last space is the Alien's win at once (AR-24)."""
    infection = min(scene.figures.infection, scene.alien.infection + points)
    scene.set_alien(infection=infection)
    scene.tell("infection", infection=infection, cause=cause)
    if infection >= scene.figures.infection:
        scene.lose("infection")


def remove_token(scene: Scene, place: Place, cause: str) -> None:
    """Put the alien token of a location, if one lies there, out of play for good (AR-22)."""
    kind = scene.board.tokens.get(place)
    if kind is None:
        return
    scene.set_board(tokens={at: token for at, token in scene.board.tokens.items() if at != place})
    put_out(scene, kind)
    scene.tell("token_removed", place=scene.name(place), token=kind, cause=cause)


def put_out(scene: Scene, kind: str) -> None:
    """Note an alien token out of play."""
    out = scene.alien.out
    scene.set_alien(out={**out, kind: out.get(kind, 0) + 1})


def remove_spread(scene: Scene, place: Place, cause: str) -> None:
    """Return the spread token of a location to the supply, if one lies there (AR-19)."""
    if scene.board.spread >> place & 1:
        scene.set_board(spread=scene.board.spread & ~(1 << place))
        scene.tell("spread_removed", place=scene.name(place), cause=cause)


def light_fire(scene: Scene, place: Place, cause: str) -> None:
    """Set a location on fire: all tokens go, and the Alien at once to a neighbouring location (adele 6, AR-36)."""
    scene.set_board(fires=scene.board.fires | 1 << place)
    scene.tell("fire", place=scene.name(place), cause=cause)
    remove_token(scene, place, "fire")
    remove_spread(scene, place, "fire")
    if scene.alien.place == place:
        scene.first(Step("flee", place=place))


def enter(scene: Scene, member: str, place: Place) -> None:
    """Let a member arrive somewhere: inside the ship fire comes first, then the alien token (adele 4.4)."""
    scene.set_member(member, place=place)
    if not scene.ship.all_locations >> place & 1:
        return
    scene.first(Step("met", member, place))
    if scene.board.fires >> place & 1:
        roll_for(scene, "fire", member, 1)


def meet(scene: Scene, step: Step) -> None:
    """Let the alien token of a location meet who has just entered."""
    kind = scene.board.tokens.get(step.place)
    if kind is not None:
        tokens()[kind].met(scene, step.member, step.place)


def drive_off(scene: Scene) -> None:
    """Put the Alien off board; it crawls back in its next Action Step (adele 5.1)."""
    scene.set_alien(place=NOWHERE)


def set_no_return(scene: Scene, space: int) -> None:
    """Move the No Return marker, within the track (adele 7)."""
    scene.no_return = max(1, min(scene.figures.track, space))
    scene.tell("no_return", space=scene.no_return)


def carry(scene: Scene, member: str, what: str) -> None:
    """Let a member take an object; over the limit one must be left (adele 4.5)."""
    held = tuple(sorted((*scene.crew.carried[member], what)))
    scene.set_crew(carried={**scene.crew.carried, member: held})
    status = scene.set_member(member, carried=len(held))
    if status.load > scene.figures.limit:
        scene.first(Step("overload", member))


def let_go(scene: Scene, member: str, what: str) -> None:
    """Let a carried object out of a member's hands."""
    held = list(scene.crew.carried[member])
    held.remove(what)
    scene.set_crew(carried={**scene.crew.carried, member: tuple(held)})
    scene.set_member(member, carried=len(held))


def lay_down(scene: Scene, member: str, what: str) -> None:
    """Lay a carried object face up where the member stands."""
    let_go(scene, member, what)
    place = scene.members[member].place
    lying = scene.board.face_up
    scene.set_board(face_up={**lying, place: tuple(sorted((*lying.get(place, ()), what)))})
    scene.tell("dropped", member=member, what=what, place=scene.name(place))


def pick_up(scene: Scene, place: Place, what: str) -> None:
    """Take a face-up object off the floor."""
    lying = list(scene.board.face_up[place])
    lying.remove(what)
    rest = {at: things for at, things in scene.board.face_up.items() if at != place}
    scene.set_board(face_up={**rest, place: tuple(lying)} if lying else rest)


def discard_contagion(scene: Scene, member: str, contaminated: int, clean: int) -> None:
    """Return contagion tokens to the pile; the Alien sees which (AR-30)."""
    status = scene.members[member]
    left = status.contagion - contaminated - clean
    found = scene.secrets.contaminated
    scene.set_member(member, contagion=left)
    scene.set_secrets(replace(scene.secrets, contaminated={**found, member: found.get(member, 0) - contaminated}))
    scene.tell("cleansed", member=member, tokens=contaminated + clean, left=left)
    scene.tell_alien("cleansed_faces", member=member, contaminated=contaminated, clean=clean)
