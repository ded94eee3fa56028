"""The end of a scenario, its winners (JOE-47..56, JOE-R18..21, JOE-R28); players without characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.joe import codes
from saloon.games.joe.box.constants import CAST, FREE, LEFT, NAMES, NOBODY, PLAYING
from saloon.games.joe.events import Ceded, Ended
from saloon.games.joe.position.offers import Offers
from saloon.games.joe.position.seat_frames import CedeCharacter
from saloon.games.joe.position.state import Position
from saloon.kernel.bits import only
from saloon.kernel.outcome import Outcome

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Seat, Side, Who


def judge(joe: Position) -> bool:
    """Whether the scenario is over; if so, its winners are set."""
    scenario = joe.scenario
    if scenario.guards >= 0:
        return judge_gold(joe)
    if scenario.heist >= 0:
        return judge_heist(joe)
    if scenario.last_side:
        return judge_last_side(joe)
    return judge_goals(joe)


def judge_goals(joe: Position) -> bool:
    """Two sides: the first goal that is reached decides, both at once are a draw (JOE-R18)."""
    reached: i64 = 0
    standing: i64 = 0
    for side in range(joe.scenario.sides):
        if eliminated(joe, joe.scenario.targets[side]) and rescue_done(joe, side):
            reached |= only(side)
        if stands(joe, side):
            standing += 1
    if reached:
        both = reached & (reached - 1) != 0
        return conclude(joe, 0 if both else reached, "draw" if both else "goal", "JOE-R18")
    if standing > 1 or hopes(joe):
        return False
    return conclude(joe, 0, "draw", "JOE-R23")


def judge_last_side(joe: Position) -> bool:
    """Three sides or more: the last one that can reach its goal wins (JOE-R18)."""
    standing: i64 = 0
    last: i64 = NOBODY
    for side in range(joe.scenario.sides):
        if stands(joe, side):
            standing += 1
            last = side
    if standing > 1:
        return False
    if standing == 0:
        return conclude(joe, 0, "draw", "JOE-R18")
    if rescue_done(joe, last):
        return conclude(joe, only(last), "last", "JOE-R18")
    if hopes(joe):
        return False
    return conclude(joe, 0, "draw", "JOE-R23")


def judge_heist(joe: Position) -> bool:
    """The bandits need half the gold off the board when none of them is left on it (JOE-R20)."""
    bandits = joe.scenario.heist
    if stands(joe, bandits):
        return not stands(joe, 1 - bandits) and conclude(joe, only(bandits), "last", "JOE-47")
    return conclude(joe, richer(joe), "gold", "JOE-R20")


def richer(joe: Position) -> i64:
    """The winners of the gold: the bandits with half of its value off the board, else the law (JOE-R20)."""
    bandits = joe.scenario.heist
    return only(bandits) if 2 * joe.loot[bandits] >= all_gold(joe) else only(1 - bandits)


def only_goal(joe: Position) -> i64:
    """Among several sides the one that has reached its goal and stands; nobody if there are more (JOE-R28)."""
    reached: i64 = 0
    for side in range(joe.scenario.sides):
        if stands(joe, side) and eliminated(joe, joe.scenario.targets[side]) and rescue_done(joe, side):
            reached |= only(side)
    return 0 if reached & (reached - 1) else reached


def judge_gold(joe: Position) -> bool:
    """Until all gold is gone, or all thieves are (JOE-R21)."""
    thieves = False
    stolen: i64 = 0
    for side in range(joe.scenario.sides):
        stolen += joe.loot[side]
        if side != joe.scenario.guards and stands(joe, side):
            thieves = True
    if thieves and stolen < all_gold(joe):
        return False
    return share_gold(joe, "gold", "JOE-R21")


def share_gold(joe: Position, reason: str, rule: str) -> bool:
    """Thieves score the gold that they carried off, guards the rest; most gold wins, ties share (JOE-R21)."""
    scores = joe.loot.copy()
    left = all_gold(joe)
    for loot in joe.loot:
        left -= loot
    scores[joe.scenario.guards] = left
    best = max(scores)
    winners: i64 = 0
    for side in range(joe.scenario.sides):
        if scores[side] == best:
            winners |= only(side)
    conclude(joe, winners, reason, rule)
    joe.tally = scores
    return True


def judge_limit(joe: Position) -> bool:
    """After the last round: by the gold, by a goal that is reached, or for the side that had to prevent (JOE-R28)."""
    terms = joe.terms
    quiet = terms.quiet_rounds > 0 and joe.quiet >= terms.quiet_rounds
    if joe.round < terms.last_round and not quiet:
        return False
    reason = "quiet" if quiet else "limit"
    if joe.scenario.guards >= 0:
        return share_gold(joe, reason, "JOE-R28")
    if joe.scenario.heist >= 0:
        return conclude(joe, richer(joe), reason, "JOE-R20")
    if joe.scenario.last_side:
        return conclude(joe, only_goal(joe), reason, "JOE-R28")
    preventer = joe.scenario.preventer
    return conclude(joe, 0 if preventer < 0 else only(preventer), reason, "JOE-R28")


def conclude(joe: Position, winners: i64, reason: str, rule: str) -> bool:
    """Note the winners of a scenario."""
    joe.winners = winners
    joe.tally = [1 if winners & only(side) else 0 for side in range(joe.scenario.sides)]
    joe.reason = reason
    joe.rule = rule
    return True


def stands(joe: Position, side: Side) -> bool:
    """Whether anybody of a side can still act."""
    return any(someone.side == side and someone.status == PLAYING and someone.bound == FREE for someone in joe.cast)


def eliminated(joe: Position, targets: i64) -> bool:
    """Whether none of these is at large: dead, captured, gone or locked up (JOE-47)."""
    for number in range(CAST):
        someone = joe.cast[number]
        if targets & only(number) and someone.status == PLAYING and someone.bound == FREE:
            return False
    return True


def rescue_done(joe: Position, side: Side) -> bool:
    """Whether the captive whom a side wants to free is alive and free, or there is none (JOE-R23)."""
    whom: Who = joe.scenario.rescued[side]
    return whom < 0 or (joe.cast[whom].status == PLAYING and joe.cast[whom].bound == FREE)


def hopes(joe: Position) -> bool:
    """Whether a side that stands can still free its friend."""
    for side in range(joe.scenario.sides):
        whom: Who = joe.scenario.rescued[side]
        if whom >= 0 and joe.cast[whom].status == PLAYING and joe.cast[whom].bound != FREE and stands(joe, side):
            return True
    return False


def all_gold(joe: Position) -> i64:
    """The values of the three nuggets (JOE-R1)."""
    gold: i64 = 0
    for value in joe.terms.gold:
        gold += value
    return gold


def close_chapter(joe: Position) -> None:
    """A scenario is over: one point for every seat of a side that won (JOE-48)."""
    for seat in range(joe.terms.seats):
        if joe.winners & only(joe.seat_side[seat]):
            joe.points[seat] += 1
    if joe.tell is not None:
        names = tuple([joe.scenario.side_names[side] for side in range(joe.scenario.sides) if joe.winners & only(side)])
        joe.tell(Ended(joe.scenario.name, names, joe.reason))


def outcome_of(joe: Position) -> Outcome:
    """The winners: sides of a scenario, or the seats with most points in a campaign (JOE-48)."""
    if len(joe.terms.chapters) > 1:
        scores = tuple(joe.points)
        return Outcome(scores, ranks_of(scores), "campaign", "JOE-48")
    scores = tuple([joe.tally[side] for side in joe.seat_side])
    return Outcome(scores, ranks_of(scores), joe.reason, joe.rule)


def ranks_of(scores: tuple[int, ...]) -> tuple[int, ...]:
    """A rank: one more than the number of better seats."""
    return tuple([1 + len([1 for other in scores if other > score]) for score in scores])


# Players without characters -------------------------------------------------------------------------------------


def adopt(joe: Position) -> bool:
    """With the option, a player who has several characters gives one to a player who has none left (JOE-42)."""
    for seat in range(joe.terms.seats):
        if joe.seat_side[seat] >= 0 and has_lost_all(joe, seat):
            donor = find_donor(joe, seat)
            if donor >= 0:
                joe.push(CedeCharacter(donor, seat))
                return True
    return False


def has_lost_all(joe: Position, seat: Seat) -> bool:
    """Whether all of a player's characters are dead or captured; characters who left with gold are not lost."""
    return not any(someone.seat == seat and someone.status in (PLAYING, LEFT) for someone in joe.cast)


def run_by(joe: Position, seat: Seat) -> i64:
    """How many characters in play a player has."""
    found: i64 = 0
    for someone in joe.cast:
        if someone.seat == seat and someone.status == PLAYING:
            found += 1
    return found


def find_donor(joe: Position, seat: Seat) -> Seat:
    """A player of the same side first, then the one with most characters, then the next round the table."""
    best: i64 = NOBODY
    most: i64 = 0
    for step in range(1, joe.terms.seats):
        other = (seat + step) % joe.terms.seats
        number = run_by(joe, other)
        if number > 1:
            worth = number + (CAST if joe.seat_side[other] == joe.seat_side[seat] else 0)
            if worth > most:
                best = other
                most = worth
    return best


def offer_people(joe: Position, seat: Seat, offers: Offers) -> None:
    """The characters that a player could give away."""
    for number in range(CAST):
        if joe.cast[number].seat == seat and joe.cast[number].status == PLAYING:
            offers.add(codes.CEDE + number)


def cede(joe: Position, donor: Seat, seat: Seat, who: Who) -> None:
    """A character has a new player, who plays for its side and sees its joker."""
    joe.stack.pop()
    someone = joe.cast[who]
    someone.seat = seat
    someone.knowers |= only(seat)
    joe.seat_side[seat] = someone.side
    if joe.tell is not None:
        joe.tell(Ceded(donor, seat, NAMES[who]))
