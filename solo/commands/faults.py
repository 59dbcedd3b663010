"""What a fault looks like on the command line: one line each on standard error, never a traceback."""

import sys
import traceback

__all__ = ["agreed", "report", "say"]


def say(message: str) -> None:
    """Print one fault."""
    print(f"solo: {' '.join(message.split())}", file=sys.stderr)


def agreed(warning: str, question: str) -> bool:
    """Warn, ask, and return whether yes was typed; anything else, and the end of the input, is a no, and said so."""
    say(warning)
    print(f"{question} (yes or no) ", end="", flush=True)
    answer = sys.stdin.readline().strip().lower()
    if answer in ("yes", "y"):
        return True
    say("nothing was changed")
    return False


def report(error: Exception) -> int:
    """Print an error, one line a fault, and return the exit status."""
    from solo.batch import OtherVersion
    from solo.cluster import NoCluster
    from solo.contacts.deduction.exact import InconsistentRecord
    from solo.contacts.deduction.facts import FactError
    from solo.core.nodes import ContentError
    from solo.core.paths import MissingFolder
    from solo.core.record import RecordFault

    if isinstance(error, ContentError):
        for fault in error.faults:
            say(str(fault))
        return 2
    if isinstance(error, RecordFault | FactError | InconsistentRecord | MissingFolder | OtherVersion | NoCluster):
        say(str(error))
        return 2
    if isinstance(error, OSError):
        say(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        return 2
    return report_own_fault(error)


def report_own_fault(error: Exception) -> int:
    """Say that the program itself failed, and log where; no message or value, for it might tell what is hidden."""
    from solo.core.paths import user_folder

    where = "".join(traceback.format_tb(error.__traceback__)) + type(error).__name__ + "\n"
    path = user_folder() / "logs" / "crash.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(where, encoding="utf-8")
        say(f"a fault in the program ({type(error).__name__}); please report it with the file {path}")
    except OSError:
        say(f"a fault in the program ({type(error).__name__}); please report it")
    return 1
