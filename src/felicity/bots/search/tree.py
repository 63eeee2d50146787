"""The tree that a search grows: questions, and the results of each answer on the guesses in which it was on offer."""

from __future__ import annotations

from math import exp, log, sqrt

from felicity.core.option import Option


class SearchSettings:
    """The constants of a search. `bench/tune.py` looks for better ones by playing matches."""

    def __init__(
        self,
        prior_visits: float = 6.0,
        sharpness: float = 5.0,
        exploration: float = 0.25,
        narrow: float = 3.0,
        widening: float = 0.5,
        shared_prior_visits: float = 0.0,
    ) -> None:
        self.prior_visits = prior_visits  # virtual visits that the first value counts for
        self.sharpness = sharpness  # how strongly the prior depends on the first value
        self.exploration = exploration  # the exploration constant of the selection formula
        self.narrow = narrow  # options considered from the start ...
        self.widening = widening  # ... and how many more per square root of the visits
        self.shared_prior_visits = shared_prior_visits  # virtual visits where all win or lose together; 0: as many

    def at(self, shared: bool) -> SearchSettings:
        """The constants at a table where all win or lose together, or at another."""
        if not shared or not self.shared_prior_visits:
            return self
        return SearchSettings(self.shared_prior_visits, self.sharpness, self.exploration, self.narrow, self.widening)


class Edge:
    """One answer to a question. Chances are those of the seat that answers."""

    def __init__(self, option: Option, value: float) -> None:
        self.option = option
        self.value = value  # the chance estimated by the first look
        self.prior = 0.0  # a softmax over the first values
        self.visits = 0
        self.offered = 0  # how often it could have been chosen (it isn't on offer in every guess)
        self.total = 0.0
        self.nodes: dict[int, Node] = {}  # the questions that follow, by seat: different guesses may ask different seats

    def next(self, who: int, settings: SearchSettings) -> Node:
        """The question to this seat that follows."""
        node = self.nodes.get(who)
        if node is None:
            node = self.nodes[who] = Node(who, settings)
        return node

    def chance(self, drift: float, prior_visits: float) -> float:
        """The estimate so far: the mean of the visits and the first value, corrected by the average error of first values here."""
        return (self.total + prior_visits * (self.value + drift)) / (self.visits + prior_visits)


class Node:
    """A question to one seat, identified by the answers that led to it, as the searching seat knows them."""

    def __init__(self, who: int, settings: SearchSettings) -> None:
        self.who = who
        self.settings = settings
        self.visits = 0
        self.gap = 0.0  # by how much all visits in total ended better than the first look estimated
        self.edges: list[Edge] = []  # sorted, the highest first value first
        self.by_number: dict[int, Edge] = {}

    def open(self, options: list[Option], values: list[float]) -> None:
        """The first look at the question."""
        for option, value in zip(options, values):
            self.add(option, value)
        self.order()

    def add(self, option: Option, value: float) -> None:
        """An option that was not on offer before."""
        edge = Edge(option, value)
        self.edges.append(edge)
        self.by_number[option.number] = edge

    def order(self) -> None:
        """Sort by first value and give each edge its prior."""
        self.edges.sort(key=value_of, reverse=True)
        best = logit(self.edges[0].value)
        total = 0.0
        for edge in self.edges:
            edge.prior = exp(max(-30.0, self.settings.sharpness * (logit(edge.value) - best)))
            total += edge.prior
        for edge in self.edges:
            edge.prior /= total

    def drift(self) -> float:
        """How much better a visit ends than the first look estimated, on average."""
        return self.gap / self.visits if self.visits else 0.0

    def select(self, options: list[Option]) -> Edge:
        """The edge on offer to follow: one that looks good, or that has been tried too little to know."""
        on_offer = {option.number for option in options}
        settings, drift = self.settings, self.drift()
        wide = settings.narrow + settings.widening * sqrt(self.visits)
        best: Edge | None = None
        most, seen = 0.0, 0
        for edge in self.edges:
            if edge.option.number not in on_offer:
                continue
            edge.offered += 1
            seen += 1
            if seen > wide:
                continue
            score = edge.chance(drift, settings.prior_visits) + settings.exploration * edge.prior * sqrt(edge.offered) / (1 + edge.visits)
            if best is None or score > most:
                best, most = edge, score
        assert best is not None, "every option has its edge"
        return best

    def learn(self, edge: Edge, chance: float) -> None:
        """Record a visit and its outcome."""
        self.visits += 1
        self.gap += chance - edge.value
        edge.visits += 1
        edge.total += chance


def logit(chance: float) -> float:
    """The logarithm of the odds."""
    return log(max(1e-9, chance) / max(1e-9, 1.0 - chance))


def value_of(edge: Edge) -> float:
    """The key to order by."""
    return edge.value
