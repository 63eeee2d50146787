"""Small pictures for reports: an interval or a bar in one cell of a table, whose other cells give the same as numbers."""

from __future__ import annotations

from dataclasses import dataclass

WIDTH, HEIGHT, DOT = 220, 18, 4  # the diamond is larger by 2
BAR = 10


@dataclass(frozen=True, slots=True)
class Scale:
    """The range of a column of pictures, and where its line is."""

    low: float
    high: float
    line: float | None = None

    def x(self, value: float) -> float:
        """The x coordinate of a value."""
        width = self.high - self.low or 1.0
        part = min(1.0, max(0.0, (value - self.low) / width))
        return round(DOT + part * (WIDTH - 2 * DOT), 1)


def scale_of(spans: list[tuple[float, float]], line: float | None = None) -> Scale:
    """A scale that fits all spans.

    >>> scale_of([(0.1, 0.4), (0.2, 0.7)], line=0.25)
    Scale(low=0.1, high=0.7, line=0.25)
    """
    ends = [end for span in spans for end in span] + ([] if line is None else [line])
    return Scale(min(ends, default=0.0), max(ends, default=1.0), line)


def interval(
    scale: Scale, value: float, inner: tuple[float, float], outer: tuple[float, float] | None = None, surprising: bool | None = None
) -> str:
    """A value with its interval, and a thinner one around it.

    As in the page's charts, a surprising value is a diamond and one that may be chance a ring; without a test it is a dot.
    """
    middle = HEIGHT / 2
    parts = [] if scale.line is None else [line("even", scale.x(scale.line), scale.x(scale.line), 0, HEIGHT)]
    for name, span in (("outer", outer), ("inner", inner)):
        if span:
            parts.append(line(name, scale.x(span[0]), scale.x(span[1]), middle, middle))
    parts += [line("outer", scale.x(end), scale.x(end), middle - DOT, middle + DOT) for end in outer or ()]
    x = scale.x(value)
    if surprising:
        parts.append(f'<path d="M{x} {middle - DOT - 2}l6 6l-6 6l-6 -6z"/>')
    else:
        kind = "dot" if surprising is None else "ring"
        parts.append(f'<circle class="{kind}" cx="{x}" cy="{middle}" r="{DOT}"/>')
    return picture("".join(parts))


def line(name: str, x1: float, x2: float, y1: float, y2: float) -> str:
    """A straight line."""
    return f'<line class="{name}" x1="{x1}" x2="{x2}" y1="{y1}" y2="{y2}"/>'


def bar(scale: Scale, value: float) -> str:
    """A bar from the left."""
    return picture(f'<rect x="{DOT}" y="{(HEIGHT - BAR) / 2}" width="{scale.x(value) - DOT:.1f}" height="{BAR}"/>')


def picture(inner: str) -> str:
    """An inline picture; the cells beside it say the same for screen readers."""
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" aria-hidden="true" focusable="false">{inner}</svg>'
