"""The ladder of a game's bots: each pair plays the same deals from both seats.

python -m benchmarks.ladder duel --matches 1000 --jobs 1
python -m benchmarks.ladder duel --pairs master:nodes=4000/planner --matches 200

With --write the page shows on each bot's card how often it beats the next weaker one.
"""

from __future__ import annotations

import argparse
import time
from itertools import pairwise
from multiprocessing import get_context

import msgspec

from saloon.bots.figures import figures_file, read_figures
from saloon.bots.match import play_match
from saloon.bots.registry import ranked_bots
from saloon.kernel import Game, find_game, read_option_texts
from saloon.lab.statistics import Share

RUNGS = {
    "duel": ["greedy/random", "planner/greedy", "master/planner", "master:ms=100/planner"],
    "jane": ["child/random", "greenhorn/child", "cowhand/greenhorn", "quickdraw/cowhand", "jane/quickdraw"],
    "joe": ["gunslinger/random", "marshal/gunslinger"],
}


def won_pair(task: tuple[str, dict[str, str], str, str, int]) -> int:
    """How many of the two matches of one deal the first bot wins, once from each seat."""
    name, options, first, second, seed = task
    game = find_game(name)
    chosen = read_option_texts(game.Options, options)
    won = 0
    for seat, bots in enumerate(((first, second), (second, first))):
        result = play_match(game, chosen, bots, seed).result
        assert result is not None
        won += result.scores[seat] > result.scores[1 - seat]
    return won


def write_figures(game: Game, rates: dict[str, float]) -> None:
    """Keep for the page how often a bot, by FIRST/SECOND, beats the next weaker one; all its other figures stay."""
    bots = ranked_bots(game)
    figures = {bot: dict(read_figures(game).get(bot, {})) for bot in bots}
    for bot, weaker in pairwise(bots):
        rate = rates.get(f"{bot}/{weaker}")
        if rate is not None:
            figures[bot]["beats_next"] = round(rate, 4)
    known = {bot: found for bot, found in figures.items() if found}
    figures_file(game).write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=2) + b"\n")


def row(first: str, second: str, share: Share, seconds: float) -> str:
    """A line of the table."""
    low, high = share.interval
    return f"| {first} | {second} | {share.of} | {share.rate:.1%} | {low:.1%} to {high:.1%} | {seconds:.3f} |"


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.ladder", description="The ladder of a game's bots, with 95 % confidence intervals."
    )
    parser.add_argument("game", choices=sorted(RUNGS))
    parser.add_argument("--matches", type=int, default=1000, help="matches a pair, half of them from each seat")
    parser.add_argument("--pairs", nargs="+", help="bots to compare, as FIRST/SECOND")
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE", help="options of the match")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write the figures that the page shows as well")
    return parser.parse_args()


def main() -> None:
    chosen = read_arguments()
    options = dict(option.split("=", 1) for option in chosen.options)
    rates: dict[str, float] = {}
    print(f"| {chosen.game}: first bot | second bot | matches | first wins | 95 % interval | seconds a match |")
    print("|---|---|---:|---:|---:|---:|")
    deals = range(chosen.seed * 1_000_000, chosen.seed * 1_000_000 + chosen.matches // 2)
    with get_context("spawn").Pool(chosen.jobs) as pool:
        for rung in chosen.pairs or RUNGS[chosen.game]:
            first, second = rung.split("/")
            begin = time.perf_counter()
            tasks = [(chosen.game, options, first, second, seed) for seed in deals]
            share = Share(sum(pool.imap_unordered(won_pair, tasks, chunksize=4)), 2 * len(tasks))
            rates[rung] = share.rate
            seconds = (time.perf_counter() - begin) * chosen.jobs / share.of
            print(row(first, second, share, seconds), flush=True)
    if chosen.write:
        write_figures(find_game(chosen.game), rates)


if __name__ == "__main__":
    main()
