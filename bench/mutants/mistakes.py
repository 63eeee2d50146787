"""The mistakes that can be made in a file of rules: a limit off by one, a negated condition, a forgotten line.

Code that no rule depends on is left alone: annotations, docstrings, `repr`, assertions, error messages, and numbers that only count words.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import CodeType

COMPARISONS: dict[type[ast.cmpop], list[type[ast.cmpop]]] = {
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
}
SUMS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
UNSTATED = {"__repr__", "__str__"}
OWN_MISTAKES = {"AssertionError", "NotImplementedError"}  # raised in code that should never run
SHOWN, AROUND = 160, 50  # characters of a statement
LONGEST = 8  # elements of a list that are dropped one by one; longer lists are data


class Mistake:
    """One change in one place: `owner.field` (at `position`, if that is a list) becomes `new`."""

    def __init__(self, owner: ast.AST, field: str, position: int | None, new: ast.AST) -> None:
        self.owner = owner
        self.field = field
        self.position = position
        self.new = new

    def make(self) -> None:
        """Apply the mistake; applied a second time, it is reverted."""
        slot = getattr(self.owner, self.field)
        if self.position is None:
            setattr(self.owner, self.field, self.new)
            self.new = slot
        else:
            slot[self.position], self.new = self.new, slot[self.position]


class Place:
    """The current place in a file: the function, and the lines and text of the statement."""

    def __init__(self, scope: tuple[str, ...], function: ast.AST | None, lines: range, shown: ast.AST) -> None:
        self.scope = scope
        self.function = function
        self.lines = lines
        self.shown = shown


class Mutant:
    """A file with one mistake. Its name stays the same when lines move."""

    def __init__(self, file: str, number: int, place: Place, before: str, after: str) -> None:
        self.file = file
        self.number = number
        self.lines = place.lines
        self.scope = ".".join(place.scope)
        self.in_function = place.function is not None
        body: list[ast.stmt] = getattr(place.function, "body", [])
        self.body = range(body[0].lineno, (body[-1].end_lineno or 0) + 1) if body else range(0)
        self.before = before
        self.after = after
        self.name = f"{file} {self.scope}: {before} -> {after}"


def is_enumeration(statements: list[ast.stmt], at: int) -> bool:
    """`WORK: Final = 1` between its neighbours 0 and 2 is a name, not a number."""

    def number(where: int) -> int | None:
        if 0 <= where < len(statements):
            found = statements[where]
            if isinstance(found, ast.AnnAssign | ast.Assign) and isinstance(found.value, ast.Constant) and type(found.value.value) is int:
                return found.value.value
        return None

    mine = number(at)
    return mine is not None and (number(at - 1) == mine - 1 or number(at + 1) == mine + 1)


def changed(node: ast.expr) -> Iterator[ast.expr]:
    """What might stand in place of this expression."""
    match node:
        case ast.Compare():
            for at, operator in enumerate(node.ops):
                for other in COMPARISONS[type(operator)][: 1 if len(node.ops) > 1 else 2]:
                    yield ast.Compare(node.left, [*node.ops[:at], other(), *node.ops[at + 1 :]], node.comparators)
        case ast.BinOp():
            literal = (ast.Tuple, ast.List, ast.JoinedStr)
            words = any(isinstance(side, literal) or is_word(side) for side in (node.left, node.right))
            if type(node.op) in SUMS and not words:
                yield ast.BinOp(node.left, SUMS[type(node.op)](), node.right)
        case ast.BoolOp():
            yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
            for at in range(len(node.values)):
                rest = node.values[:at] + node.values[at + 1 :]
                yield rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
        case ast.UnaryOp(op=ast.Not() | ast.USub()):
            yield node.operand
        case ast.Constant(value=bool()):
            yield ast.Constant(not node.value)
        case ast.Constant(value=int(number)):
            yield ast.Constant(number + 1)
            yield ast.Constant(number - 1)
        case ast.Call(func=ast.Name(id=name)) if name in CALLS:
            yield ast.Call(ast.Name(CALLS[name], ast.Load()), node.args, node.keywords)
        case ast.List(ctx=ast.Load()) | ast.Tuple(ctx=ast.Load()) if 2 <= len(node.elts) <= LONGEST:
            for at in range(len(node.elts)):
                yield type(node)(node.elts[:at] + node.elts[at + 1 :], ast.Load())
        case ast.IfExp(test=ast.Name() | ast.Attribute() | ast.Call() | ast.Subscript()):
            yield ast.IfExp(turned(node.test), node.body, node.orelse)


def is_word(node: ast.expr) -> bool:
    """Is this a text?"""
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def turned(condition: ast.expr) -> ast.expr:
    """The opposite."""
    return ast.UnaryOp(ast.Not(), condition)


def changed_statement(node: ast.stmt, function: ast.AST | None) -> Iterator[ast.stmt]:
    """What might stand in place of this statement."""
    begins = isinstance(function, ast.FunctionDef) and function.name == "__init__"
    match node:
        case ast.Expr(value=ast.Call()) | ast.Raise():
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) | ast.AugAssign(target=ast.Attribute() | ast.Subscript()) if (
            not begins
        ):
            yield ast.Pass()
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
    match node:
        case ast.AugAssign() if type(node.op) in SUMS and not isinstance(node.value, ast.Tuple | ast.List | ast.JoinedStr):
            yield ast.AugAssign(node.target, SUMS[type(node.op)](), node.value)
        case ast.If(test=ast.Name() | ast.Attribute() | ast.Call() | ast.Subscript()):
            yield ast.If(turned(node.test), node.body, node.orelse)
        case ast.While(test=ast.Name() | ast.Attribute() | ast.Call() | ast.Subscript()):
            yield ast.While(turned(node.test), node.body, node.orelse)
        case ast.Return(value=ast.Name() | ast.Attribute() | ast.Call() | ast.Subscript()) if (
            isinstance(function, ast.FunctionDef) and isinstance(function.returns, ast.Name) and function.returns.id == "bool"
        ):
            assert node.value is not None
            yield ast.Return(turned(node.value))


def is_left_alone(node: ast.AST) -> bool:
    """Does no rule depend on this?"""
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.JoinedStr() | ast.alias() | ast.arg():
            return True
        case ast.FunctionDef(name=name):
            return name in UNSTATED
        case ast.If(test=ast.Name(id="TYPE_CHECKING")) | ast.If(test=ast.Compare(left=ast.Name(id="__name__"))):
            return True
        case ast.Raise(exc=ast.Call(func=ast.Name(id=name))) | ast.Raise(exc=ast.Name(id=name)):
            return name in OWN_MISTAKES
    return False


def mistakes_in(node: ast.AST, place: Place) -> Iterator[tuple[Mistake, Place]]:
    """Every mistake that can be made inside, in source order."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "type_params") or (field == "exc" and isinstance(node, ast.Raise)):
            continue
        if isinstance(node, ast.Subscript) and field == "slice" and isinstance(value, ast.Tuple):
            continue
        children = value if isinstance(value, list) else [value]
        for at, child in enumerate(children):
            if not isinstance(child, ast.AST) or is_left_alone(child):
                continue
            position = at if isinstance(value, list) else None
            if isinstance(child, ast.stmt):
                if not place.scope and is_enumeration(children, at):
                    continue
                inside = place_of(child, place)
                for statement in changed_statement(child, place.function):
                    yield Mistake(node, field, position, statement), inside
            else:
                function = None if isinstance(child, ast.arguments) else place.function  # defaults are evaluated on import
                inside = (
                    place if not isinstance(node, ast.stmt) else Place(place.scope, function, lines_of(child, place), shown(node, child))
                )
            if isinstance(child, ast.expr):
                for expression in changed(child):
                    yield Mistake(node, field, position, expression), inside
            yield from mistakes_in(child, inside)


def place_of(child: ast.stmt, place: Place) -> Place:
    """The place inside this statement."""
    if isinstance(child, ast.FunctionDef):
        return Place((*place.scope, child.name), place.function or child, range(child.lineno, child.lineno + 1), child)
    if isinstance(child, ast.ClassDef):
        return Place((*place.scope, child.name), place.function, range(child.lineno, child.lineno + 1), child)
    first = child.lineno
    compound = isinstance(child, ast.If | ast.For | ast.While | ast.With | ast.Try | ast.Match)
    last = first if compound else child.end_lineno or first
    return Place(place.scope, place.function, range(first, last + 1), child)


def lines_of(child: ast.AST, place: Place) -> range:
    """The lines by which tests that reach this place are found."""
    first = getattr(child, "lineno", place.lines.start)
    last = getattr(child, "end_lineno", None) or first
    return range(min(first, place.lines.start), max(last + 1, place.lines.stop))


def shown(statement: ast.stmt, child: ast.AST) -> ast.AST:
    """What a reader is shown of a statement: all of it, or its head if it has a body."""
    return child if hasattr(statement, "body") else statement


def code_of(statement: ast.AST) -> str:
    """A statement on one line."""
    if isinstance(statement, ast.If | ast.While):
        return f"{'if' if isinstance(statement, ast.If) else 'while'} {ast.unparse(statement.test)}"
    return " ".join(ast.unparse(ast.fix_missing_locations(statement)).split())


def shortened(before: str, after: str) -> tuple[str, str]:
    """For long texts, only the part that differs and its surroundings."""
    if max(len(before), len(after)) <= SHOWN:
        return before, after
    start = next((at for at, (one, other) in enumerate(zip(before, after)) if one != other), 0)
    end = next((at for at, (one, other) in enumerate(zip(before[::-1], after[::-1])) if one != other), 0)
    first = max(0, start - AROUND)
    return tuple("..." + text[first : max(start, len(text) - end) + AROUND] + "..." for text in (before, after))  # type: ignore[return-value]


def mutants_of(path: Path, file: str) -> list[Mutant]:
    """Every mutant of a file."""
    tree = ast.parse(path.read_text("utf-8"))
    found: list[Mutant] = []
    names: Counter[str] = Counter()
    for number, (mistake, place) in enumerate(mistakes_in(tree, Place((), None, range(1), tree))):
        is_statement = isinstance(mistake.new, ast.stmt)
        before = code_of(place.shown)
        after = code_of(mistake.new) if is_statement else ""
        mistake.make()
        if not is_statement:
            after = code_of(place.shown if place.shown is not mistake.new else getattr(mistake.owner, mistake.field))
        mistake.make()
        mutant = Mutant(file, number, place, *shortened(before, after))
        names[mutant.name] += 1
        if names[mutant.name] > 1:
            mutant.name += f" ({names[mutant.name]})"
        found.append(mutant)
    return found


def code_with(path: Path, number: int) -> CodeType:
    """The file, compiled with this mistake."""
    tree = ast.parse(path.read_text("utf-8"))
    for at, (mistake, _) in enumerate(mistakes_in(tree, Place((), None, range(1), tree))):
        if at == number:
            mistake.make()
            return compile(ast.fix_missing_locations(tree), str(path), "exec", dont_inherit=True)
    raise ValueError(f"{path} has no mutant {number}")
