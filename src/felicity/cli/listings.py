"""Who lists the cards of which game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from felicity import api
from felicity.cli.listing import Listing
from felicity.cli.listing_loop import LoopListing
from felicity.cli.listing_nation import NationListing
from felicity.cli.listing_nostalgia import NostalgiaListing
from felicity.cli.listing_pursuit import PursuitListing
from felicity.cli.listing_rainbow import RainbowListing
from felicity.cli.page import Page
from felicity.core.pack import Pack
from felicity.text.loop import LoopTeller, loop_cards
from felicity.text.nation import NationTeller
from felicity.text.nostalgia import NostalgiaTeller
from felicity.text.pursuit import PursuitTeller, pursuit_cards
from felicity.text.rainbow import RainbowTeller

KINDS: Final = {listing.GAME: listing.KINDS for listing in (LoopListing, NationListing, NostalgiaListing, PursuitListing, RainbowListing)}


def listing_of(page: Page, game: str, folder: str) -> Listing:
    """Who lists the cards of a game, with the figures of a pack if there is one."""
    rules = api.game(game)
    pack = rules.use_pack(folder) if folder else ""
    tables = Pack(rules.catalog, Path(folder)).tables() if folder else rules.catalog.house_tables()
    if game == "loop":
        return LoopListing(page, tables, LoopTeller(page.lang, [], "competitive", loop_cards(pack)))
    if game == "nation":
        return NationListing(page, tables, NationTeller(page.lang, []))
    if game == "nostalgia":
        return NostalgiaListing(page, tables, NostalgiaTeller(page.lang, [], pursuit_cards(pack, game)))
    if game == "pursuit":
        return PursuitListing(page, tables, PursuitTeller(page.lang, [], pursuit_cards(pack)))
    assert game == "rainbow", game
    return RainbowListing(page, tables, RainbowTeller(page.lang, []))
