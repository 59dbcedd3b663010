"""The Agents, one file each: a file that defines AGENT is found by its name."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from solo.contacts.agent import Agent

__all__ = ["agents"]


@cache
def agents() -> Mapping[str, Agent]:
    """Return every Agent by its id, sorted."""
    found = (import_module(f"{__name__}.{module.name}").AGENT for module in iter_modules(__path__))
    return {agent.id: agent for agent in sorted(found, key=lambda agent: str(agent.id))}
