"""What must hold for the albums in every position: nothing is missing, duplicated or out of range."""

from __future__ import annotations

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
        assert len(cards) == albums.card_data.hand_size, "everybody was dealt as many Nostalgia cards"
        assert len(album.board) <= albums.slots, "the Nostalgia board has no such place"
        found += cards
        assert s.phase != SETTING_UP or len(album.hand) == len(cards), "in set-up all Nostalgia cards are in hand"
        for code in album.realised:
            audit_realised(albums, code)
        for card in album.begun:
            assert s.cards.row[card] == len(s.rows) - 1, "a relationship is with a Partner"
    found.sort()
    assert found == list(range(len(names.NOSTALGIA))), "Nostalgia cards are lost or doubled"


def audit_realised(albums: Albums, code: int) -> None:
    """One realised card."""
    card_data, card = albums.card_data, card_in(code)
    category = card_data.category[card]
    most = 4 if category == CHOICE else TOP_LEVEL[category]
    assert 1 <= level_in(code) <= most, "a Nostalgia card has no such level"
    assert stock_in(code) <= (card_data.stock[card] if level_in(code) > 1 else 0), "more is stored than the card holds"
    assert not is_used(code) or (card_data.is_usable[card] and level_in(code) > 1 and markers_in(code) > 0), "this skill can't be used"
    assert not is_met(code) or card_data.goal_type[card] > 0, "this card has no goal to be met once"
