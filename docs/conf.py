"""How Sphinx makes the site out of this folder: ``sphinx-build -Wnq docs build/site``. Nothing is fetched, neither then nor by a reader.

What stands on a page is not decided here.
"""

import re
from typing import ClassVar

from pygments.lexers.shell import BashSessionLexer
from sphinx.application import Sphinx

from judge.version import __version__

project = "judge"
release = version = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = "judge"
html_static_path = ["_static"]
html_css_files = ["console.css"]
html_copy_source = html_show_sourcelink = html_show_copyright = False
html_use_index = html_domain_indices = False

myst_heading_anchors = 3  # links to a heading as GitHub makes them

autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
autodoc_typehints_format = "short"
python_maximum_signature_line_length = 100
nitpick_ignore_regex = [  # the standard library has its own site, and Ray, without which no type hint of judge.fleet is resolved, too
    ("py:class", r"(ray\.data\.)?Dataset|Path"),
    ("py:class", r"(collections\.abc|datetime|pathlib)\..*"),
]


class Console(BashSessionLexer):
    """A shell whose prompt is ``$``; to the lexer that it is made from, a point (``#1 ...``) is the prompt of root."""

    _ps1rgx: ClassVar = re.compile(r"^(\$ )(.*\n?)")


def setup(app: Sphinx) -> None:
    """Called by Sphinx before it reads the pages."""
    app.add_lexer("console", Console)
