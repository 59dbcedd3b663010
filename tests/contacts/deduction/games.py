"""Random games for the deduction tests, each with its board for the oracle, and records made from lines."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from random import Random

from solo.contacts.board import Board
from solo.contacts.deduction.exact import Deduction, deduce
from solo.core.record import PublicLine, PublicRecord
from solo.core.session import Session
from tests.contacts import oracle
from tests.contacts.boards import board_of, play, random_rows, random_session


@dataclass(frozen=True)
class Played:
    """A finished random game: what the deduction reads, and what the oracle reads."""

    seed: int
    session: Session
    board: Board
    listing: oracle.OracleMap
    lines: tuple[PublicLine, ...]

    @property
    def record(self) -> oracle.Record:
        """The public lines as the oracle reads them."""
        return [{"type": line.type, **line.fields} for line in self.lines]

    def prefixes(self, rng: Random, share: float) -> list[int]:
        """Return lengths of the record: some of those that end with a telling line, and the whole."""
        telling = [n for n, line in enumerate(self.lines, 1) if line.type in ("zone", "alien_turn", "answer", "trace")]
        return sorted({n for n in telling if rng.random() < share} | {len(self.lines)})


@cache
def small_game(seed: int) -> Played:
    """Return a game of 10 to 16 tiles over two days, few of them fields, so that all histories can be listed."""
    rng = Random(seed)
    while True:
        terrain, zones = random_rows(rng, *rng.choice([(2, 5), (3, 4), (2, 6), (4, 4), (3, 5)]))
        text = "".join(terrain)
        if 1 <= text.count("f") <= 4:
            break
    return _game(seed, rng, terrain, zones, 2)


@cache
def large_game(seed: int) -> Played:
    """Return a game of 25 to 40 tiles over three or four days; five on a board of 25."""
    rng = Random(seed)
    terrain, zones = random_rows(rng, *rng.choice([(5, 5), (5, 6), (4, 7), (6, 6), (5, 8)]))
    days = rng.choice([3, 4, 5]) if len("".join(terrain)) == 25 else rng.choice([3, 4])
    return _game(seed, rng, terrain, zones, days)


def _game(seed: int, rng: Random, terrain: list[str], zones: list[str], days: int) -> Played:
    made = board_of(terrain, zones)
    session = play(random_session(rng, made, days, rng.choice([1, 2, 3])))
    listing = oracle.OracleMap.from_text(terrain, zones)
    return Played(seed, session, made, listing, session.public_record.lines)


def public_record(lines: Iterable[oracle.Line]) -> PublicRecord:
    """Return a public record of lines as contacts 9 shows them."""
    made = tuple(
        PublicLine(number, line["type"], {key: value for key, value in line.items() if key != "type"})
        for number, line in enumerate(lines, 1)
    )
    return PublicRecord(made, len(made))


def deduced(board: Board, lines: Iterable[oracle.Line]) -> Deduction:
    """Return the deduction from such lines."""
    return deduce(public_record(lines).lines, board)


def names(board: Board, tiles: int) -> set[str]:
    """Return the names of a tile set."""
    return set(board.names_of(tiles))


def covered(games: Iterable[Played]) -> Counter[str]:
    """Count what happened in some games: who moved, as whom, what was used, and what was answered."""
    found: Counter[str] = Counter()
    for game in games:
        found[f"end {game.session.state.public.outcome.why}"] += 1
        for event in game.session.record:
            words = str(event.fields.get("action", "")).split()
            if event.type == "action" and words[0] == "ability":
                found[f"{_form(game, words[1], event)} {words[2]}"] += 1
        for line in game.lines:
            fields = line.fields
            if line.type == "agent_moved":
                found[f"moves {fields.get('as', fields['agent'])}"] += 1
                found["carried"] += fields.get("by") is not None
                found["stayed"] += len(fields["path"]) == 1  # type: ignore[arg-type]
            elif line.type == "answer":
                found[f"{fields['kind']} {'yes' if fields['answer'] else 'no'}"] += 1
            elif line.type == "trace":
                found["trace" if fields["found"] else "no trace"] += 1
                found["standing"] += bool(fields["standing"])
            else:
                found[line.type] += 1
    return found


def _form(game: Played, agent: str, action: object) -> str:
    """Return as whom an Agent acted: for Grey his form of the day."""
    form = agent
    for event in game.session.record:
        if event is action:
            break
        if event.type == "became" and event.fields["agent"] == agent:
            form = str(event.fields["form"])
    return form
