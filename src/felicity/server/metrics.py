"""Metrics for operators (Prometheus). They don't reveal who plays."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from felicity.server.journal import Entry

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("felicity_tables", "Tables in memory", registry=self.registry)
        self.connections = Gauge("felicity_connections", "Open WebSockets", registry=self.registry)
        self.choices = Counter("felicity_choices", "Options chosen", ["by"], registry=self.registry)
        self.entries = Counter("felicity_entries", "Entries written to journals", ["kind"], registry=self.registry)
        self.refused = Counter("felicity_refused", "Requests refused", ["code"], registry=self.registry)
        self.removed = Counter("felicity_removed", "Old tables removed", registry=self.registry)
        self.write_seconds = Histogram("felicity_write_seconds", "Seconds until an entry is stored", buckets=FAST, registry=self.registry)
        self.answer_seconds = Histogram("felicity_answer_seconds", "Seconds until an answer", buckets=FAST, registry=self.registry)
        self.think_seconds = Histogram("felicity_think_seconds", "Seconds until a bot has chosen", buckets=FAST, registry=self.registry)

    def count(self, entry: Entry) -> None:
        """Count one more entry."""
        self.entries.labels(entry.kind).inc()
        if entry.kind == "play":
            self.choices.labels(str(entry.data.get("by", "human"))).inc()

    def text(self) -> bytes:
        """The text that Prometheus reads."""
        return generate_latest(self.registry)
