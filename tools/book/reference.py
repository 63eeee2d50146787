"""The reference: what programs may rely on of Felicity, from its docstrings."""

from __future__ import annotations

HOME = "reference"
# What a page is about, its title, and the modules on it with what programs use of each.
PAGES = {
    "felicity": (
        "Games and tables",
        {
            "felicity.api": "new arrange solve load replay games cards rules",
            "felicity.core.table": "Table Move",
            "felicity.core.result": "Result SeatResult",
            "felicity.core.rulebook": "Rulebook Rule",
        },
    ),
    "engine": (
        "Writing an engine",
        {
            "felicity.core.game": "GameOf Facts Setup GameOption options_in",
            "felicity.core.state": "State Surprise",
            "felicity.core.step": "Step Choice",
            "felicity.core.ask": "Ask Refusal",
            "felicity.core.option": "Option OptionKind OptionKinds Alphabet Argument",
            "felicity.core.event": "Event EventKind EventKinds",
            "felicity.core.rng": "Rng start_of",
            "felicity.core.position": "Vocabulary Reader refuse_impossible refuse_misfits",
            "felicity.core.tuples": "replaced",
            "felicity.core.pack": "Catalog Pack",
            "felicity.core.keys": "Key Number YesNo OneOf",
            "felicity.core.check": "check Report",
        },
    ),
    "plugin": ("The manifest of a game", {"felicity.plugin": "Plugin", "felicity.plugins": "names plugin game broken Broken"}),
    "errors": (
        "Errors",
        {"felicity.core.errors": "FelicityError CannotRead NotAllowed NotYourTurn GameOver StalePosition BadOptions"},
    ),
    "bots": (
        "Bots",
        {
            "felicity.bots.bot": "Bot RandomBot",
            "felicity.bots.seat": "Seat",
            "felicity.bots.registry": "names bot hints",
            "felicity.bots.greedy": "Evaluation GreedyBot",
        },
    ),
    "lab": (
        "The laboratory",
        {
            "felicity.lab": "run_study",
            "felicity.lab.study": "Study read read_file",
        },
    ),
    "adapters": (
        "Interfaces for researchers",
        {
            "felicity.adapters.gymnasium": "FelicityEnv id_of",
            "felicity.adapters.pettingzoo": "env parallel_env",
            "felicity.adapters.vector": "make Tables",
            "felicity.adapters.seats": "encoding_of",
            "felicity.core.encoding": "Encoding Field number flag one_of counts",
        },
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


def page(title: str, modules: dict[str, str]) -> str:
    """One subject: mkdocstrings fills in the rest."""
    parts = [f"::: {module}\n    options:\n      members: [{', '.join(names.split())}]" for module, names in modules.items()]
    return "\n\n".join([f"# {title}", *parts]) + "\n"
