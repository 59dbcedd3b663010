"""A03 SPLATELLITE DISH: larger scans."""

from tests.contacts.scenes import scene


def test_scans_are_one_larger() -> None:
    """A03."""
    game = scene("f" * 12, alien="L1", hand="A03", yellow="A1", green="F1")
    day = game.do("card A03", "move yellow A1-B1", "ability yellow scan", "move green F1-E1", "ability green scan")
    scans = [asked[2].split() for asked in day.asked() if asked[1] == "detect"]
    assert scans == [["A1", "B1", "C1", "D1", "E1"], [f"{c}1" for c in "ABCDEFGHI"]]


def test_with_smoke_grenade_they_are_as_usual() -> None:
    """A03, B02."""
    game = scene("f" * 12, alien="L1", phase="alien", alien_hand="B02", hand="A03", yellow="A1")
    day = game.do("walk L1-K1", "card B02", "card A03", "move yellow A1-B1", "ability yellow scan")
    assert day.asked()[-1][2] == "A1 B1 C1 D1"


def test_a_scan_of_four_has_shadows_off_the_axes_too() -> None:
    """CR-13, A03: for scan4 the six diagonals, two tiles apart, can be hidden as well."""
    rows = ["f" * 9] * 9
    rows[2] = "ffffmffff"
    game = scene(*rows, alien="A1", hand="A03", green="E6").do("card A03", "move green E6-E5", "ability green scan")
    seen = game.asked()[-1][2].split()
    assert "E3" in seen and "E1" not in seen
