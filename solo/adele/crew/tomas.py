"""Tomas Adair."""

from solo.adele.crewmember import Member

MEMBER = Member("tomas", "Tomas Adair", "green", "Each turn he makes one Move without a cube.", moves_more=1)
