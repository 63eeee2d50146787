"""The tree that a search grows: questions, and what became of each answer on the guesses in which it could be given."""

from __future__ import annotations

from math import exp, log, sqrt

from felicity.core.option import Option


class Manner:
    """How a search divides its attention. `bench/tune.py` looks for better figures by play."""

    def __init__(
        self, trust: float = 6.0, sharpness: float = 5.0, curiosity: float = 0.25, narrow: float = 3.0, widening: float = 0.5
    ) -> None:
        self.trust = trust  # visits that the first look at an option counts for
        self.sharpness = sharpness  # how fast the share of a worse option falls at first sight
        self.curiosity = curiosity  # how much an option that was tried less is tried for its own sake
        self.narrow = narrow  # options that are looked at from the start ...
        self.widening = widening  # ... and how many more join as the square root of the visits grows


class Edge:
    """One answer to a question. Chances are those of the seat that is asked."""

    def __init__(self, option: Option, promise: float) -> None:
        self.option = option
        self.promise = promise  # the chance at first sight
        self.share = 0.0  # of the attention, by what it promised
        self.visits = 0
        self.offered = 0  # how often it could have been chosen (it isn't on offer in every guess)
        self.total = 0.0
        self.nodes: dict[int, Node] = {}  # what may be asked next, by the seat that is asked: on another guess it may be somebody else

    def next(self, who: int, manner: Manner) -> Node:
        """The question that follows, to this seat."""
        node = self.nodes.get(who)
        if node is None:
            node = self.nodes[who] = Node(who, manner)
        return node

    def chance(self, drift: float, trust: float) -> float:
        """What the seat may hope for: what it came to, and the first look less what that look overrates everywhere."""
        return (self.total + trust * (self.promise + drift)) / (self.visits + trust)


class Node:
    """A question to one seat, as the seat that thinks knows it: by the answers that led here."""

    def __init__(self, who: int, manner: Manner) -> None:
        self.who = who
        self.manner = manner
        self.visits = 0
        self.gap = 0.0  # by how much all visits together went better than their first looks promised
        self.edges: list[Edge] = []  # the most promising first
        self.by_number: dict[int, Edge] = {}

    def open(self, options: list[Option], promises: list[float]) -> None:
        """The first look at the question."""
        for option, promise in zip(options, promises):
            self.add(option, promise)
        self.order()

    def add(self, option: Option, promise: float) -> None:
        """An option that was not on offer before."""
        edge = Edge(option, promise)
        self.edges.append(edge)
        self.by_number[option.number] = edge

    def order(self) -> None:
        """The most promising first, each with its share of attention."""
        self.edges.sort(key=promise_of, reverse=True)
        best = logit(self.edges[0].promise)
        total = 0.0
        for edge in self.edges:
            edge.share = exp(max(-30.0, self.manner.sharpness * (logit(edge.promise) - best)))
            total += edge.share
        for edge in self.edges:
            edge.share /= total

    def drift(self) -> float:
        """By how much a visit goes better than its first look promised, on average."""
        return self.gap / self.visits if self.visits else 0.0

    def select(self, options: list[Option]) -> Edge:
        """The edge to follow, of those on offer: what looks good, and what was tried too little to know."""
        on_offer = {option.number for option in options}
        manner, drift = self.manner, self.drift()
        wide = manner.narrow + manner.widening * sqrt(self.visits)
        best: Edge | None = None
        most, seen = 0.0, 0
        for edge in self.edges:
            if edge.option.number not in on_offer:
                continue
            edge.offered += 1
            seen += 1
            if seen > wide:
                continue
            score = edge.chance(drift, manner.trust) + manner.curiosity * edge.share * sqrt(edge.offered) / (1 + edge.visits)
            if best is None or score > most:
                best, most = edge, score
        assert best is not None, "every option has its edge"
        return best

    def learn(self, edge: Edge, chance: float) -> None:
        """One visit more, and what it came to."""
        self.visits += 1
        self.gap += chance - edge.promise
        edge.visits += 1
        edge.total += chance


def logit(chance: float) -> float:
    """The logarithm of the odds."""
    return log(max(1e-9, chance) / max(1e-9, 1.0 - chance))


def promise_of(edge: Edge) -> float:
    """The key to order by."""
    return edge.promise
