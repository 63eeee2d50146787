"""Programs of the system that tests use. Where one is missing it is installed, if we may."""

from __future__ import annotations

import os
import shutil
import subprocess

PLACES = f"{os.environ.get('PATH', os.defpath)}{os.pathsep}/usr/sbin"  # where Debian keeps servers, which others need not look into


def found(names: tuple[str, ...]) -> str:
    """Where it is; "" if it isn't there."""
    return next((path for name in names if (path := shutil.which(name, path=PLACES))), "")


def may_install() -> bool:
    """Are we allowed to install it, and is there something to install it with?"""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(package: str) -> None:
    """Let Debian install it; whoever comes second waits for the first."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "--yes", "--no-install-recommends", package]):
        subprocess.run(["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=600", *command], env=environment, check=False, capture_output=True)


def program(package: str, *names: str) -> str:
    """Where it is, installed if need be; "" if that can't be done."""
    wanted = names or (package,)
    if not found(wanted) and may_install():
        install(package)
    return found(wanted)
