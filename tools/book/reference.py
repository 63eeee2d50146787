"""The reference: what programs use of Felicity, from its docstrings."""

from __future__ import annotations

HOME = "reference"
# What a page is about, its title, and the modules on it.
PAGES = {
    "felicity": ("Games and tables", ["felicity.api", "felicity.core.table", "felicity.core.result", "felicity.core.rulebook"]),
    "engine": (
        "Writing an engine",
        ["felicity.core.game", "felicity.core.state", "felicity.core.step", "felicity.core.ask", "felicity.core.option"]
        + ["felicity.core.event", "felicity.core.rng", "felicity.core.position", "felicity.core.pack", "felicity.core.check"],
    ),
    "plugin": ("The manifest of a game", ["felicity.plugin", "felicity.plugins"]),
    "errors": ("Errors", ["felicity.core.errors"]),
    "bots": ("Bots", ["felicity.bots.bot", "felicity.bots.seat", "felicity.bots.registry", "felicity.bots.greedy"]),
    "lab": ("The laboratory", ["felicity.lab", "felicity.lab.study", "felicity.lab.run", "felicity.lab.batch"]),
    "adapters": (
        "Interfaces for researchers",
        ["felicity.adapters.gymnasium", "felicity.adapters.pettingzoo", "felicity.adapters.vector", "felicity.core.encoding"],
    ),
}


def pages() -> dict[str, str]:
    """A page for each subject."""
    found = {f"{HOME}/{name}.md": page(title, modules) for name, (title, modules) in PAGES.items()}
    return {f"{HOME}/index.md": index(), **found}


def index() -> str:
    """What is where."""
    lines = ["# Reference", "", "Everything that programs may rely on, from the docstrings of the code.", ""]
    for name, (title, modules) in PAGES.items():
        lines.append(f"- [{title}]({name}.md): {', '.join(f'`{module}`' for module in modules)}")
    return "\n".join(lines) + "\n"


def page(title: str, modules: list[str]) -> str:
    """One subject: mkdocstrings fills in the rest."""
    return "\n\n".join([f"# {title}", *(f"::: {module}" for module in modules)]) + "\n"
