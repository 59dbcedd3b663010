"""The terminal's own sentences: how its commands are used. What is said about the game is in `contacts/text.py`."""

from solo.contacts.names import N_

__all__ = ["HELP", "NEXT_CHALLENGE"]

HELP: dict[str, tuple[str, str]] = {
    "board": (N_("board [zones|TILE]"), N_(
        "Draws the map. A star stands before each tile where the Alien can be (from hint level set on). board zones "
        "writes the zones instead of the terrain; board C4 describes one tile in words.")),
    "agents": (N_("agents [AGENT]"), N_(
        "Says where your Agents are, and what they can still do today. With a name: all about that one.")),
    "mission": (N_("mission [CARD]"), N_(
        "Reads out the secret file again: its log, its event, the Alien's mission, and both sides' mission cards. "
        "With a number or name: chooses one of the mission cards dealt to you, before the first day.")),
    "hand": (N_("hand"), N_(
        "Shows your cards: what each does, whether and how it can be played now, and what was played so far.")),
    "team": (N_("team [AGENT…]"), N_(
        "Shows your team. Where the Alien picks an Agent first, picks the rest: team yellow blue; with Grey, whom he "
        "copies as well: team grey blue copies white green red pink.")),
    "log": (N_("log [DAY]"), N_("Tells what has happened. With a day: that day, and every tile that was asked about.")),
    "hint": (N_("hint [off|count|set|heat|full|AGENT]"), N_(
        "Shows the hints, or changes their level. count: how many tiles remain, by zone. set: which. heat: how likely "
        "each is. full: the three most promising turns; then hint AGENT gives the best of one Agent.")),
    "why": (N_("why TILE"), N_("Tells which events rule a tile out. Needs hint level set, heat or full.")),
    "how": (N_("how TILE"), N_("Shows one way for the Alien to come to a tile. Needs hint level set, heat or full.")),
    "mark": (N_("mark [possible|no|suspect|off] [TILE…]"), N_(
        "Marks tiles in your own notes: mark no C4 C5. mark off C4 takes a mark off, mark off alone takes all off; "
        "mark alone lists them.")),
    "advice": (N_("advice [nudge|region|inference|step]"), N_(
        "Says whether your marks leave anything to deduce. With a grade: a hint that tells a little, or more. nudge: "
        "an event not used up. region: where to look, too. inference: the kind, too. step: the tiles and the proof. "
        "The first two count as hint level count, as the question does, the others as set.")),
    "place": (N_("place AGENT CITY"), N_("Puts an Agent into a city, before the first day: place yellow C7.")),
    "become": (N_("become AGENT"), N_("Makes Grey one of his four Agents for the day: become white.")),
    "move": (N_("move AGENT TILE…"), N_(
        "Moves an Agent and asks the landing question. Write the whole path or only its end: move yellow C5 C6, "
        "move yellow C6. Black: the step, then the landing: move black D5 F9.")),
    "carry": (N_("carry AGENT TILE"), N_(
        "Has Black take an Agent along. His step must enter that Agent's tile, and he sets it down beside his "
        "landing. Write it behind the move, move black D5 F9 carry yellow F8, or alone before the move; "
        "carry off forgets it.")),
    "ability": (N_("ability AGENT …"), N_(
        "Uses an Agent's ability after its move: ability yellow scan, ability blue line E NE, ability blue shot C6, "
        "ability orange drone C6 (its western tile), ability orange shot C6, ability pink catch, ability black detect, "
        "ability purple dog C5 C6 (a path, or its end), ability turquoise detect, ability turquoise block C6. "
        "The word ability may be left out: scan yellow.")),
    "ask": (N_("ask TILES…"), N_(
        "Asks the Witness whether the Alien is on one of these tiles. Once in a game: ask C4 C5 D5, ask zone A, "
        "ask terrain forest, ask within 2 yellow, ask nearer yellow blue.")),
    "declare": (N_("declare AGENT move …; ability …"), N_(
        "Declares the whole next turn of the named Agent: declare blue move C4 C5; ability line E NE. "
        "It is then played exactly so.")),
    "preview": (N_("preview move …; ability …"), N_(
        "Shows what a turn would ask, and asks nothing: "
        "preview move yellow C6; ability yellow scan.")),
    "undo": (N_("undo"), N_("Takes back what you did last, unless the Alien has answered it.")),
    "practice": (N_("practice"), N_(
        "Goes back past the last answer. From then on the game counts as practice.")),
    "end": (N_("end"), N_("Ends the day; every Agent must have moved.")),
    "watch": (N_("watch [greedy|splitter|net|planner] [action|day|end]"), N_(
        "Lets a computer team play on and say why: to the end of the day, for one action, or to the end of the game. "
        "Any other command takes over. The game counts as practice from then on.")),
    "review": (N_("review [save]"), N_(
        "After the end: what could be known on each day and what your marks said, what each question was worth, the "
        "turning point and the luck. review save writes it to a file, too.")),
    "resign": (N_("resign"), N_("Gives the game up. Type it twice, or resign now.")),
    "next": (N_("next"), N_(
        "Begins the next game of the series, or goes on with it, after the end of one: the same choices, and one more "
        "burden for the winner. After a challenge: begins the next one not yet played, nearest to your rating.")),
    "save": (N_("save [NAME]"), N_("Goes on under another name. The old save stays; every command saves by itself.")),
    "quit": (N_("quit"), N_("Leaves. The game is saved; solo resume goes on with it.")),
    "help": (N_("help [COMMAND]"), N_("Lists what is possible now, or explains one command.")),
    "card": (N_("card ID …"), N_(
        "Plays a card, by its number or name: card A03; card A08 yellow; card A04 yellow blue; card A02 yellow drone "
        "C6 (its western tile), card A02 yellow shot C6; card A10 blue C6 D6; card A01 pink C5 C6 (the dog's way, or "
        "its end); card A06 pink green (pink leaves, green comes). One card a day. "
        "It ends the turn of an Agent that has moved.")),
    "keep": (N_("keep CARD…"), N_(
        "Keeps some of the cards dealt to you, before the first day: keep A02 A05, keep drone pug.")),
    "orders": (N_("orders move …; ability …"), N_(
        "Gives the orders for all Agents on a day without talking: orders move yellow C6; scan; move blue G9; "
        "move pink F3; catch. They are carried out at once, one after another.")),
    "replace": (N_("replace AGENT"), N_(
        "Brings an Agent of the reserve in for one that must leave: replace green, "
        "replace grey copies white green red pink.")),
}  # fmt: skip
"""Each command's usage and what it does."""

NEXT_CHALLENGE = N_(
    "Begins the next challenge: of those not yet played the one nearest to your rating, or the easiest while none is "
    "rated."
)
"""What `next` does in a challenge."""
