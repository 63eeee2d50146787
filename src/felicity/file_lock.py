"""Files that only one process at a time may hold. The lock ends with the process, however it ends."""

from __future__ import annotations

import sys
from typing import TextIO

if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 20  # Windows doesn't let others read a locked byte, so lock one beyond the content

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
