"""The sentences of LOOP."""
