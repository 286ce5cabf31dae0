"""What goes on at the table, in one sentence for the ribbon."""

from PySide6.QtCore import QCoreApplication

from verne_tabletop.app.controller import Controller
from verne_tabletop.engine.model import EVERYONE, HIDDEN, Outcome
from verne_tabletop.session.session import Session

translate = QCoreApplication.translate


def sentence_for(controller: Controller) -> str:
    """What is asked, of whom one waits, or how it ended."""
    session = controller.session
    if not controller.live:
        return translate("Match", "You are looking back at the match.")
    if session.fault is not None:
        return translate("Match", "This record can only be looked at.")
    outcome = session.outcome()
    if outcome is not None:
        return f"{winners_text(session, outcome)} {reason_text(session, outcome, controller.language)}"
    if controller.awaited != EVERYONE:
        return translate("Match", "{name} is next.").format(name=controller.names[controller.awaited])
    seat = controller.asked()
    if seat is not None and controller.scene.hand.armed is not None:
        if controller.scene.hand.by_keyboard:
            return translate("Match", "Enter again to confirm. R: another way. Esc: put back.")
        return translate("Match", "Click again to confirm. Wheel, R or right button: another way.")
    if seat is not None and controller.scene.hand.held != HIDDEN and (words := controller.scene.held_words()):
        return words
    if seat is not None:
        told = session.story(controller.language).prompt(seat, controller.rules.prompt(session.state, seat))
        return f"{controller.names[seat]} — {told}" if len(controller.persons) > 1 else told
    waiting = ", ".join(controller.names[seat] for seat in session.to_act())
    if controller.bots.paused:
        return translate("Match", "{names}: held until you let the bots go on.").format(names=waiting)
    return translate("Match", "{names}: thinking…").format(names=waiting)


def winners_text(session: Session, outcome: Outcome) -> str:
    """Who won, in one sentence."""
    names = [session.header.seats[seat].name for seat in outcome.winners]
    if len(session.header.seats) == 1:
        if not names:
            return translate("Match", "The journey is lost.")
        return translate("Match", "The journey is made.")
    if not names:
        return translate("Match", "Nobody wins.")
    if len(names) == 1:
        return translate("Match", "{name} wins.").format(name=names[0])
    return translate("Match", "The win is shared: {names}.").format(names=", ".join(names))


def reason_text(session: Session, outcome: Outcome, language: str) -> str:
    """Why it ended so, and the rank that was reached."""
    book = session.game.rulebook()
    parts = [book.say(f"reason.{outcome.reason}", language)]
    if outcome.rank:
        parts.append(book.say(f"rank.{outcome.rank}", language))
    return " ".join(part if part.endswith((".", "!", "?", "…")) else f"{part}." for part in parts)
