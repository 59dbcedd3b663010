"""What the lesson of X-Files says, step by step."""

from solo.core.language import gettext as _

__all__ = ["step_text"]


def step_text(id: str) -> str:
    """Return what a step says. Raises: KeyError, if there is no such step."""
    return {
        "welcome": _(
            "You run a desk that solves cases; so does your rival. When the deck has run out, whoever has solved most "
            "cases wins. The track on top shows the phases of a turn, and the one that is on."
        ),
        "hand": _(
            "Your hand is at the foot. Each type has its colour, symbol and shape: agents (circle), investigations "
            "(square), contacts (diamond), cases (hexagon), plot twists (star). The number is its points. You have "
            "drawn two cards, as at the beginning of each turn."
        ),
        "case": _(
            "Open a case: choose the one with the hexagon, by a click or its digit, and press the yellow button, "
            "Enter, or the card again. You may also drag it to the table."
        ),
        "agent": _(
            "No case is solved without an agent. Put the one with 3 points into play. It stays until a case of yours "
            "is solved."
        ),
        "twist-window": _(
            "Before you may add clues, your rival may lay plot twists on your case; each makes it harder. It had its "
            "window just now: the log says what it did. The bars compare your strength with the resistance."
        ),
        "clues": _(
            "Now clues. You need more strength than resistance; equal is not enough. Attach the three investigations "
            "Stake Out, Probe and the one beside them. The hints at the side reckon the sum for you: rest the mouse on "
            "a line to see how."
        ),
        "conclude": _(
            "It is enough. Go on (the button, or G) to the Conclusion. It compares the sums; nobody can stop it now."
        ),
        "solved": _(
            "Solved: the case is yours. Its agents and everything attached are discarded, so points beyond the need "
            "are lost. A case that is not solved at its third Conclusion is lost too, but agents stay."
        ),
        "draw-more": _(
            "Your next turn. The card with +3 has no points: discard it in this first phase to draw three cards more. "
            "Choose it and play it."
        ),
        "discard": _(
            "You end a turn with four cards at most. This is the Debriefing: what is above goes. Discard Polygraph "
            "Test, which is worth 1 point; the discard pile on the left can be searched at any time."
        ),
        "twist": _(
            "Your rival has opened a case, and now it is your window. Lay the plot twist on it: it will have to find "
            "one point more. Each twist counts until the case has left the table."
        ),
        "alone": _(
            "That is all. U takes back what told you nothing hidden, Esc opens the menu, F1 explains every rule, and "
            "the hints can be turned up to chances and advice. Press a rival to see all its cards. Good luck!"
        ),
    }[id]
