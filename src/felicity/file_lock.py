"""Files that one process at a time may hold. The lock goes with the process, however that goes."""

from __future__ import annotations

import sys
from typing import TextIO

if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 20  # a locked byte can't be read there: none of what the file says

    def take(file: TextIO) -> bool:
        """Lock a file, unless somebody else has."""
        file.seek(FAR)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def take(file: TextIO) -> bool:
        """Lock a file, unless somebody else has."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
