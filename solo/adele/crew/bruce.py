"""Bruce."""

from solo.adele.crewmember import Member

MEMBER = Member(
    "bruce", "Bruce", "yellow", "Once a turn he rolls one failed die of an attack on him again.", rerolls=True
)
