"""B02 SMOKE GRENADE: scans are one smaller."""

from tests.contacts.scenes import scene

ROW = "f" * 12


def test_scans_of_two_and_three_are_one_smaller() -> None:
    """B02: Brown's, of size 3 from a mountain, too."""
    game = scene("ffffffffffmf", alien="A1", phase="alien", alien_hand="B02", yellow="D1", green="H1", brown="L1")
    day = game.do("card B02", "walk A1-B1", "move yellow D1-E1", "ability yellow scan", "move green H1-I1")
    assert day.asked()[-2] == ("yellow", "detect", "D1 E1 F1", False)
    day = day.do("ability green scan", "move brown L1-K1", "ability brown scan")
    assert [asked[2] for asked in day.asked() if asked[1] == "detect"] == ["G1 H1 I1 J1 K1", "I1 J1 K1 L1"]


def test_sniper_and_drone_are_not_touched() -> None:
    """B02."""
    game = scene(ROW, alien="A1", phase="alien", alien_hand="B02", blue="D1", orange="H1")
    day = game.do("card B02", "walk A1-B1", "move blue D1-E1", "ability blue line e w")
    assert day.asked()[-1][2] == "A1 B1 C1 D1 F1 G1 H1 I1 J1 K1 L1"
    assert day.do("move orange H1-I1", "ability orange drone C1").asked()[-1][2] == "C1 D1"
