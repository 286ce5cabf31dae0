"""What the underworld's table says, for eyes and for screen readers alike."""

from typing import TYPE_CHECKING, Any

from verne_tabletop.engine.model import Facts
from verne_tabletop.games.underworld.combat import (
    FOE_DIE,
    cascades_left,
    dice_removed,
    foe_hits,
    foe_threshold,
    health_lost,
    own_dice,
    own_hits,
    own_threshold,
    rerolls_left,
)
from verne_tabletop.games.underworld.edition import BLOCK, CASCADE, DIE, HEAL, LOCATION_RULES, REROLL
from verne_tabletop.games.underworld.state import ROLLED
from verne_tabletop.table.underworld_layout import road_stations

if TYPE_CHECKING:
    from verne_tabletop.table.underworld import UnderworldScene

#: The rule whose title says what is special at a location, by LOCATION_RULES.
RULE_OF = ("", "barred_god", "barred_god", "barred_god", "wild", "treasure_location", "acheron", "thanatos")
GOD_OF = {"no_ares": "ares", "no_zeus": "zeus", "no_athena": "athena"}


class Words:
    """Sentences about a view, in the language of its scene."""

    def __init__(self, scene: "UnderworldScene") -> None:
        self.scene = scene
        self.tables = scene.hades.tables
        self.odds = scene.expectation

    def say(self, key: str, **facts: int) -> str:
        """A text of the table."""
        return self.scene.say(f"table.{key}", tuple(facts.items()))

    def tenths(self, first: float, second: float) -> Facts:
        """Two numbers with one decimal as facts a, b, c, d."""
        one, two = round(first * 10), round(second * 10)
        return (("a", one // 10), ("b", one % 10), ("c", two // 10), ("d", two % 10))

    def hero(self, view: Any) -> tuple[str]:
        """Who travels."""
        return (self.say("heroine" if view.adventurer else "hero"),)

    def dice(self, view: Any) -> str:
        """How the hero strikes."""
        low = own_threshold(self.tables, view) if view.line else self.tables.own_hits_on
        return self.say("dice", n=own_dice(self.tables, view), low=low)

    def health(self, view: Any) -> str:
        """How much health is left."""
        return self.say("health", n=view.health, full=self.tables.health)

    def decks(self, view: Any) -> str:
        """What the piles hold."""
        creatures = self.say("creature_deck", n=len(view.creature_deck), m=len(view.creature_discard))
        return f"{creatures}. {self.say('treasure_deck', n=len(view.treasure_deck))}."

    def hand(self, view: Any) -> str:
        """How many cards count."""
        return self.say("hand", n=len(view.hand))

    def road(self, view: Any) -> list[tuple[str, str]]:
        """Name and state of each station."""
        found = []
        for piece in road_stations(view, self.scene.hades.final(view)):
            if piece < 0:
                found.append((self.say("hidden"), self.say("ahead")))
            else:
                where = "here" if piece == view.location else "past" if piece in view.visited else "ahead"
                found.append((self.scene.piece_name(piece), self.say(where)))
        return found

    def location(self, view: Any) -> tuple[str, str]:
        """The location's name, and what is special there."""
        rule = self.tables.rule[view.location - self.tables.location0]
        name = self.scene.piece_name(view.location)
        if not RULE_OF[rule]:
            return name, self.say("no_rule")
        special = self.scene.book.rules[RULE_OF[rule]].title[self.scene.look.language]
        god = GOD_OF.get(LOCATION_RULES[rule])
        return name, f"{special}: {self.god(god)}" if god else special

    def god(self, key: str) -> str:
        """A god's name, as a card names it alone."""
        return self.scene.say(f"god.{key}")

    def creature(self, view: Any, index: int) -> tuple[str, str, str]:
        """Name, state and description of a creature of the line."""
        t, piece = self.tables, view.line[index]
        left = view.line_dice[index]
        state = self.say("left", n=left) if left else self.say("fallen")
        if left and index == view.at:
            state = f"{state}, {self.say('struck')}"
        low = view.thanatos_hits_on if piece == t.thanatos else t.hits_on[piece]
        about = self.say("creature", low=low, critical=t.critical[piece], **self.icons(t.icons[piece]))
        return self.scene.piece_name(piece), state, about

    def icons(self, icons: list[int]) -> dict[str, int]:
        """Icons as facts."""
        return {"ares": icons[0], "zeus": icons[1], "athena": icons[2]}

    def own_die(self, view: Any, die: int) -> tuple[str, str]:
        """One of the hero's dice."""
        face, kept = view.own_face[die], view.own_kept[die]
        hit = face >= own_threshold(self.tables, view)
        name = self.say("kept", place=die, n=face, m=kept) if kept else self.say("die", place=die, n=face)
        return name, self.say("hit" if hit else "miss")

    def foe_die(self, view: Any, die: int) -> tuple[str, str]:
        """One of the creature's dice."""
        face = view.foe_face[die]
        hit = face >= foe_threshold(self.tables, view)
        return self.say("die", place=FOE_DIE + die, n=face), self.say("hit" if hit else "miss")

    def own_tally(self, view: Any) -> str:
        """What the hero's dice do as they lie."""
        return self.say("own_hits", n=own_hits(self.tables, view), dice=dice_removed(self.tables, view))

    def foe_tally(self, view: Any) -> str:
        """What the creature's dice do as they lie."""
        hits = foe_hits(self.tables, view)
        if view.blocked:
            return self.say("blocked", n=hits)
        return self.say("foe_hits", n=hits, health=health_lost(self.tables, view))

    def forecast(self, view: Any) -> str:
        """What the next strike is expected to do, and the chance to live through it."""
        t, odds = self.tables, self.odds
        dice, low, critical = view.line_dice[view.at], foe_threshold(t, view), t.critical[view.line[view.at]]
        turns = rerolls_left(t, view), cascades_left(t, view)
        removed = odds.mean_removed(own_dice(t, view), *turns, own_threshold(t, view), view.critical_hitting == 1)
        facts = self.tenths(removed, odds.damage(dice, low, critical))
        percent = int(100 * odds.survival(dice, low, critical, view.health))
        return self.scene.say("table.forecast", (*facts, ("p", percent)))

    def loss(self, view: Any, more: float = 0.0) -> float:
        """What the combat is expected to cost from here on, with so many dice more."""
        return self.scene.advisor.loss(view, self.scene.advisor.strength(view) + more)

    def cost(self, view: Any) -> str:
        """The same in words."""
        return self.scene.say("table.combat", self.tenths(self.loss(view), 0.0))

    def favour(self, view: Any, favour: int) -> tuple[str, str, str]:
        """Name, state and price of a favour."""
        t = self.tables
        held = {DIE: view.extra_dice, REROLL: view.rerolls, CASCADE: view.cascades, BLOCK: view.blocked}
        wanted = view.basket.count(favour)
        state = self.say("asked", n=wanted) if wanted else self.say("held", n=held.get(favour, 0))
        about = self.say("price", toll=t.toll[favour], **self.icons(t.costs[favour]))
        change = self.change(view, favour)
        return self.scene.piece_name(t.favour0 + favour), state, f"{about} {change}".strip()

    def change(self, view: Any, favour: int) -> str:
        """What a favour would change in this combat; "" where it says so itself."""
        habits = self.scene.advisor.habits
        more = {DIE: 1.0, REROLL: habits.reroll_dice, CASCADE: habits.cascade_dice}.get(favour, 0.0)
        if more and any(view.line_dice):
            return self.scene.say("table.change", self.tenths(self.loss(view), self.loss(view, more)))
        if favour == BLOCK and view.phase == ROLLED:
            return self.say("saves", n=health_lost(self.tables, view))
        if favour == HEAL:
            return self.regained(view, view.heal)
        return self.cost(view) if any(view.line_dice) else ""

    def card(self, piece: int, count: int, god: int) -> tuple[str, str, str]:
        """Name, state and icons of a stack of the hand."""
        icons = self.tables.icons[piece]
        state = self.say("cards", n=count)
        if god >= 0:
            state = f"{state}, {self.say('altar')}"
        return self.scene.piece_name(piece), state, self.say("icons", **self.icons(icons))

    def regained(self, view: Any, amount: int) -> str:
        """What so much healing would give now."""
        return self.scene.say("event.heal", (("amount", min(amount, self.tables.health - view.health)),))

    def relic(self, view: Any, piece: int) -> str:
        """What a treasure does."""
        t = self.tables
        text = self.scene.book.rules[t.keys[piece]].text[self.scene.look.language]
        return f"{text} {self.regained(view, t.ambrosia)}" if t.keys[piece] == "ambrosia" else text
