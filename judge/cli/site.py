"""``site``: the page as files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from judge.cli.options import Session, with_reading
from judge.cli.serve import needed
from judge.files.looking import check_name


@with_reading
def site(
    session: Session,
    folder: Annotated[str, typer.Argument(help="Where the files go: a new folder, or one that holds a site.")],
) -> None:
    """All rulings and checks as pages in a folder, for any https host: a phone that has visited it once has them without network."""
    path = Path(folder)
    check_name(path)
    with needed():
        from judge.web.site import write_site
    count = write_site(session.judge(), path)
    typer.echo(
        f"{count:,} files in {path}. Put them on an https host; open index.html there once, and a phone has all of it."
    )
