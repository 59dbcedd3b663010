"""Emma Ronzoni."""

from solo.adele.crewmember import Member

MEMBER = Member(
    "emma",
    "Emma Ronzoni",
    "blue",
    "At the Medical Terminal she does both things at once, and whoever she heals loses one more wound.",
    does_both=True,
    heals_more=1,
)
