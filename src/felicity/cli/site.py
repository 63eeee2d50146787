"""`felicity site`: a folder with everything that a browser needs, for any server of plain files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from felicity.cli.common import Lang, said_errors
from felicity.cli.language import Refused, echo, say

DEFAULT = Path("felicity-site")
MEGA = 1_000_000


def site(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="help-site-folder")] = DEFAULT,
    lang: Lang = "",
) -> None:
    """Write the site, step by step."""
    from felicity.browser.folder import NoPage, NotASite, build

    with said_errors(lang) as lang:
        try:
            size = build(folder, lambda step: echo(say(lang, f"site-{step}", folder=folder), err=True))
        except NoPage:
            raise Refused("error-site-no-page") from None
        except NotASite:
            raise Refused("error-site-place", folder=folder) from None
        except OSError as error:
            raise Refused("error-site-write", folder=folder, why=error.strerror or str(error)) from None
        echo(say(lang, "site-made", folder=folder, size=round(size / MEGA)))
