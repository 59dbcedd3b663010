"""Mei Zhao."""

from solo.adele.crewmember import Member

MEMBER = Member(
    "mei", "Mei Zhao", "red", "Her first special action at a computer each turn costs one cube less.", cheaper=1
)
