"""Games on a Dask cluster: the only importer of `distributed`, which the extra `cluster` brings."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from solo.batch import Spread, on

__all__ = ["NoCluster", "on_cluster"]

_ADDRESS = re.compile(r"(\w+://)?\S+:\d{1,5}")

PATIENCE = "15s"
"""How long a cluster has to answer."""


class NoCluster(Exception):
    """The cluster cannot be used: what is missing, and what to do about it."""


@contextmanager
def on_cluster(address: str) -> Iterator[Spread]:
    """Give the way to play on the cluster whose scheduler is at an address, such as `tcp://127.0.0.1:8786`.

    Its workers need this program in the same version. Raises: NoCluster.
    """
    try:
        from distributed import Client
    except ImportError:
        raise NoCluster("--dask needs the extra cluster: python -m pip install 'solo[cluster]'") from None
    if not _ADDRESS.fullmatch(address):  # a client made with a wrong one would complain again when it is thrown away
        raise NoCluster(f"{address} is no address of a Dask scheduler; give one such as tcp://127.0.0.1:8786")
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise NoCluster(f"no Dask scheduler at {address}: {error or 'no answer'}; start one or correct it") from None
    try:
        slots = sum(client.nthreads().values())
        if not slots:
            raise NoCluster(f"the Dask cluster at {address} has no worker; start one with: dask worker {address}")
        with client.get_executor() as executor:
            try:
                yield on(executor, slots * 2)
            finally:
                executor.shutdown(wait=False)
    finally:
        client.close()
