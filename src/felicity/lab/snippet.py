"""A study as a Python program that plays it again, with public names only."""

from __future__ import annotations

import json
from dataclasses import replace

from felicity import __version__
from felicity.lab.play import Plan
from felicity.lab.study import NO_PACK, Study

FOLDER = "felicity-lab"  # where the program saves its rows

PROGRAM = '''"""A study of Felicity {version}, by version {rules} of the rules of {game}. It needs `pip install "felicity[lab]"`."""

from felicity.lab import run_study

STUDY = {text}
ID = {id}  # it covers the study, its cards and the version of the rules
{packs}

def main() -> None:
    """Play what is missing and show who wins; the rows are kept in {folder}/ID/*.parquet."""
    report = run_study(STUDY, {given}folder="{folder}", jobs=1)  # the figures are the same for any number of processes
    if report["study"]["id"] != ID:
        print("Played by other rules, or with other cards, than", ID)
    for number, design in enumerate(report["designs"], 1):
        for row in design["bots"]:
            won = row["won"]
            span = f"{{won['low']:.1%}} to {{won['high']:.1%}}"
            print(f"design {{number}}, {{row['name']}}: {{won['rate']:.1%}} wins ({{span}}), n = {{won['n']}}")
    if report["difference"]:
        more = report["difference"]["all"]["score"]
        print(f"points in design 2 minus design 1: {{more['mean']:+.2f}}, n = {{more['n']}}")


if __name__ == "__main__":
    main()
'''


def snippet(study: Study) -> str:
    """The program, including any card files that the study changes."""
    packs = named_packs(study)
    return PROGRAM.format(
        version=__version__,
        rules=study.plan.rules,
        game=study.plan.game,
        text=literal(str(with_names(study, packs))),
        id=literal(study.id),
        packs=packs_literal(packs),
        given="packs=PACKS, " if packs else "",
        folder=FOLDER,
    )


def literal(text: str) -> str:
    """A text as a Python literal."""
    return json.dumps(text, ensure_ascii=False)


def named_packs(study: Study) -> dict[str, Plan]:
    """A plan for each pack of the study, by a unique name for the pack."""
    found: dict[str, Plan] = {}
    for number, plan in enumerate(study.plans, 1):
        name = plan.pack.name
        if plan.pack.files and all(plan.pack.pack != other.pack.pack for other in found.values()):
            found[f"{number}/{name}" if name in found or name == NO_PACK else name] = plan
    return found


def with_names(study: Study, packs: dict[str, Plan]) -> Study:
    """The same study, with its packs named as in the program instead of by their fingerprints."""
    names = {plan.pack.pack: name for name, plan in packs.items()}
    first, *others = [replace(plan, pack=replace(plan.pack, pack=names.get(plan.pack.pack, ""))) for plan in study.plans]
    return replace(study, plan=first, versus=others[0] if others else None)


def packs_literal(packs: dict[str, Plan]) -> str:
    """The files of all packs, line by line."""
    if not packs:
        return ""
    lines = ["PACKS = {"]
    for name, plan in packs.items():
        lines.append(f"    {literal(name)}: {{")
        for file, data in plan.pack.files:
            lines += [f"        {literal(file)}: (", *(f"            {literal(line)}" for line in split(data)), "        ),"]
        lines.append("    },")
    return "\n".join([*lines, "}", ""])


def split(data: bytes) -> list[str]:
    """The lines of a file, with their line ends; an empty file has one empty line."""
    return data.decode("utf-8").splitlines(keepends=True) or [""]
