"""What must hold for the albums in every position: nothing is missing, duplicated or out of range."""

from __future__ import annotations

from felicity.core.auditing import same_cards
from felicity.games.nostalgia import names
from felicity.games.nostalgia.album import Albums
from felicity.games.nostalgia.constants import CHOICE, TOP_LEVEL, card_in, is_met, is_used, level_in, markers_in, memory_of, stock_in
from felicity.games.pursuit.constants import SETTING_UP
from felicity.games.pursuit.state import PursuitState


def audit(s: PursuitState, albums: Albums) -> None:
    """Every card is in one place, at a level that it has; nobody has more places, checks or goods on cards than possible."""
    found = list(albums.box)
    for album in albums.albums:
        cards = album.hand + album.dropped + tuple([memory_of(code) for code in album.board])
        cards = cards + tuple([card_in(code) for code in album.realised])
        dealt = albums.card_data.hand_size
        assert len(cards) == dealt, f"everybody is dealt {dealt} Nostalgia cards, found {len(cards)}"
        assert len(album.board) <= albums.slots, f"a Nostalgia board has {albums.slots} places, found {len(album.board)} cards on it"
        found += cards
        assert s.phase != SETTING_UP or len(album.hand) == len(cards), "in set-up all Nostalgia cards are in hand"
        for code in album.realised:
            audit_realised(albums, code)
        for card in album.begun:
            assert s.cards.row[card] == len(s.rows) - 1, "a relationship is with a Partner"
    same_cards("Nostalgia cards", found, list(range(len(names.NOSTALGIA))), names.NOSTALGIA)


def audit_realised(albums: Albums, code: int) -> None:
    """One realised card."""
    card_data, card = albums.card_data, card_in(code)
    category = card_data.category[card]
    most, word = 4 if category == CHOICE else TOP_LEVEL[category], names.NOSTALGIA[card]
    assert 1 <= level_in(code) <= most, f"{word} has levels 1 to {most}, found {level_in(code)}"
    room = card_data.stock[card] if level_in(code) > 1 else 0
    assert stock_in(code) <= room, f"{word} holds up to {room}, found {stock_in(code)}"
    assert not is_used(code) or (card_data.is_usable[card] and level_in(code) > 1 and markers_in(code) > 0), f"{word} can't be used"
    assert not is_met(code) or card_data.goal_type[card] > 0, f"{word} has no goal to be met once"
