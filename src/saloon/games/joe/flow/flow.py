"""How a match goes on: the stack of frames is worked off until somebody has something to decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.joe.acts.steps import can_walk
from saloon.games.joe.box.constants import NOBODY
from saloon.games.joe.combat.dynamite import next_victim
from saloon.games.joe.combat.panic import is_hidden
from saloon.games.joe.flow.endings import adopt, close_chapter, conclude, judge, judge_limit, stands
from saloon.games.joe.flow.opening import begin, open_chapter
from saloon.games.joe.flow.questions import answer, least, offer
from saloon.games.joe.position import frames
from saloon.games.joe.position.frames import Frame
from saloon.games.joe.position.offers import Offers
from saloon.games.joe.position.own_frames import AfterAction, AfterReaction, Begin, Blast, NextMarker, Reactions, Resume
from saloon.games.joe.position.seat_frames import Reaction, Retreat, Turn
from saloon.games.joe.position.state import Position
from saloon.games.joe.turn.ambush import call, draw_quickly, invite, put_away, wake_by_sight
from saloon.games.joe.turn.leaving import surrender_all
from saloon.games.joe.turn.rounds import begin_round, end_round, next_marker, resume
from saloon.kernel.bits import lowest, only

if TYPE_CHECKING:
    from mypy_extensions import i64


def run(joe: Position) -> None:
    """Work off the stack until somebody is asked, or the match is over."""
    if joe.quitters:
        end_at_once(joe)
    while len(joe.stack):
        frame = joe.top()
        if frame.kind < frames.NATURAL or (frame.kind < frames.ASKING and not answers_itself(joe, frame)):
            joe.movers = joe.asked()
            return
        if frame.kind >= frames.ASKING:
            go_on(joe, frame)
    joe.movers = 0


def answers_itself(joe: Position, frame: Frame) -> bool:
    """Answer for a seat what leaves no choice; whether there was none."""
    if joe.quitters and has_given_up(joe):
        answer_for(joe, frame)
        return True
    if isinstance(frame, Turn):
        if can_walk(joe, joe.cast[frame.who].zone, joe.points_left):
            return False
    elif isinstance(frame, Reaction):
        if can_walk(joe, joe.cast[frame.who].zone, 1):
            return False
    elif isinstance(frame, Retreat):
        if is_hidden(joe, frame):
            joe.stack.pop()
            return True
    elif frame.kind not in (frames.PLACE, frames.SPILL, frames.ROOM, frames.FOR, frames.SHOP):
        return False
    offers = Offers()
    offer(joe, frame, offers)
    if offers.count > 1:
        return False
    if offers.count == 0:
        joe.stack.pop()
    else:
        answer(joe, frame, offers.moves[0])
    return True


def go_on(joe: Position, frame: Frame) -> None:
    """A frame that runs by itself."""
    kind = frame.kind
    if joe.quitters and kind not in (frames.BLAST, frames.REACTIONS):  # the whole action is done (JOE-R18)
        surrender_all(joe)
        if kind not in (frames.AFTER, frames.CALM) and is_over(joe):
            return
    if isinstance(frame, AfterAction):
        joe.stack.pop()
        if not is_over(joe):
            wake_by_sight(joe)
            joe.push(Resume(frame.who, draw_quickly(joe, frame.who)))
            invite(joe, frame.who)
    elif isinstance(frame, Resume):
        put_away(joe, frame.drawn)
        if not joe.terms.adoption or not adopt(joe):
            joe.stack.pop()
            resume(joe, frame.who)
    elif isinstance(frame, AfterReaction):
        joe.stack.pop()
        if not is_over(joe):
            wake_by_sight(joe)
    elif isinstance(frame, Reactions):
        call(joe, frame)
    elif isinstance(frame, Blast):
        next_victim(joe, frame)
    elif isinstance(frame, Begin):
        begin(joe)
    else:
        assert isinstance(frame, NextMarker)
        next_turn(joe)


# A side that gives up (JOE-R36) ----------------------------------------------------------------------------------


def end_at_once(joe: Position) -> None:
    """Where only one side is left that has not given up, nothing more needs to be done; gold is counted as ever."""
    left: i64 = 0
    last: i64 = NOBODY
    for side in range(joe.scenario.sides):
        if stands(joe, side) and joe.quitters & only(side) == 0:
            left += 1
            last = side
    if left != 1 or joe.scenario.guards >= 0:
        return
    surrender_all(joe)
    if not judge(joe):
        conclude(joe, only(last), "last", "JOE-R36")
    close(joe)


def has_given_up(joe: Position) -> bool:
    """Whether the seat that is asked has given up with its side."""
    asked = joe.asked()
    return joe.quitters & only(joe.seat_side[lowest(asked)]) != 0


def answer_for(joe: Position, frame: Frame) -> None:
    """Who has given up does as little as possible, until what was begun is carried out (JOE-36)."""
    if isinstance(frame, Turn):
        joe.stack.pop()
        joe.push(Resume(frame.who))
        return
    offers = Offers()
    offer(joe, frame, offers)
    if offers.count:
        answer(joe, frame, least(offers.moves))
    else:
        joe.stack.pop()


def next_turn(joe: Position) -> None:
    """The next marker, or a new round, or the end (JOE-11, JOE-R28)."""
    if joe.cup == 0:
        if joe.round:
            end_round(joe)
            if judge_limit(joe):
                close(joe)
                return
        begin_round(joe)
    if joe.cup:
        next_marker(joe)


def is_over(joe: Position) -> bool:
    """After a whole action: whether the scenario is over (JOE-R18)."""
    if not joe.stirred:
        return False
    joe.stirred = False
    if not judge(joe):
        return False
    close(joe)
    return True


def close(joe: Position) -> None:
    """The next scenario of a campaign, or the end of the match."""
    close_chapter(joe)
    joe.stack.clear()
    if joe.chapter + 1 < len(joe.terms.chapters):
        open_chapter(joe, joe.chapter + 1)
