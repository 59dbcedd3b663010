"""solo: hidden-movement games for one player against a computer opponent."""

import os

__version__ = "0.1.0"

# Many small matrices are multiplied; numpy's own threads make that slower, most of all beside other processes.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
