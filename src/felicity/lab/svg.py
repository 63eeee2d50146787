"""Small pictures for reports: an interval or a bar in one cell of a table, whose other cells say the same in figures."""

from __future__ import annotations

from dataclasses import dataclass

WIDTH, HEIGHT, DOT = 220, 18, 4
BAR = 10


@dataclass(frozen=True, slots=True)
class Scale:
    """From which value to which a column of pictures goes, and where its line is."""

    low: float
    high: float
    line: float | None = None

    def x(self, value: float) -> float:
        """Where a value is."""
        width = self.high - self.low or 1.0
        part = min(1.0, max(0.0, (value - self.low) / width))
        return round(DOT + part * (WIDTH - 2 * DOT), 1)


def scale_of(spans: list[tuple[float, float]], line: float | None = None) -> Scale:
    """A scale on which all spans have room.

    >>> scale_of([(0.1, 0.4), (0.2, 0.7)], line=0.25)
    Scale(low=0.1, high=0.7, line=0.25)
    """
    ends = [end for span in spans for end in span] + ([] if line is None else [line])
    return Scale(min(ends, default=0.0), max(ends, default=1.0), line)


def interval(scale: Scale, value: float, inner: tuple[float, float], outer: tuple[float, float] | None = None) -> str:
    """A value with its interval, and a thinner one around it."""
    middle = HEIGHT / 2
    parts = (
        [] if scale.line is None else [f'<line class="even" x1="{scale.x(scale.line)}" x2="{scale.x(scale.line)}" y1="0" y2="{HEIGHT}"/>']
    )
    for name, span in (("outer", outer), ("inner", inner)):
        if span:
            parts.append(f'<line class="{name}" x1="{scale.x(span[0])}" x2="{scale.x(span[1])}" y1="{middle}" y2="{middle}"/>')
    parts.append(f'<circle cx="{scale.x(value)}" cy="{middle}" r="{DOT}"/>')
    return picture("".join(parts))


def bar(scale: Scale, value: float) -> str:
    """A bar from the left."""
    return picture(f'<rect x="{DOT}" y="{(HEIGHT - BAR) / 2}" width="{scale.x(value) - DOT:.1f}" height="{BAR}"/>')


def picture(inner: str) -> str:
    """An inline picture; whoever can't see it reads the cells beside it."""
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" aria-hidden="true" focusable="false">{inner}</svg>'
