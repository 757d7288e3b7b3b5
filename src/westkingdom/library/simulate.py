"""Simulation: many games between bots on one machine, and a report of how they went.

Every game has a seed of its own, made from the simulation's seed and the game's number, and all sums are exact: the
same games give the same report with however many jobs.
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.synchronize import Event

from westkingdom.bots import BOTS, RandomBot, sight_of
from westkingdom.bots.levels import bot_of, known_bots
from westkingdom.bots.playout import LONGEST, playout
from westkingdom.engine.chance import stream_key
from westkingdom.engine.errors import BadOptions
from westkingdom.engine.game import Game
from westkingdom.library.data import facts_for
from westkingdom.library.games import new_game
from westkingdom.library.plan import Plan
from westkingdom.library.report import Report
from westkingdom.library.settings import settings_for
from westkingdom.library.tally import Failure, Tally, new_tally

__all__ = ["Plan", "Report", "new_tally", "simulate"]

Progress = Callable[[int, int], None]
"""Is told how many games are done and how many there will be."""

_BATCH = 25
"""So many games go to a process at once: enough to make the way there cheap, few enough to see progress."""
_PATIENCE = 5.0
"""Seconds that a process may take for its last game when it is told to stop."""
_STOP: list[Event] = []
"""In a process that plays for another: what tells it to stop."""


def simulate(
    game: str,
    *,
    seats: int,
    expansions: Sequence[str] = (),
    games: int = 100,
    bots: Sequence[str] = ("random",),
    jobs: int = 1,
    seed: int = 0,
    progress: Progress | None = None,
    **options: object,
) -> Report:
    """Play many games between bots and report; Ctrl-C ends the simulation with a report of what was done."""
    settings = settings_for(game, seats, expansions, seed, options)
    facts_for(settings)
    for bot in bots:
        if bot not in known_bots():
            raise BadOptions(f"There is no bot {bot!r}; the bots are {', '.join(known_bots())}.")
    if not bots:
        raise BadOptions(f"A simulation needs at least one bot; the bots are {', '.join(known_bots())}.")
    for name, n in (("games", games), ("jobs", jobs)):
        if n < 1:
            raise BadOptions(f"A simulation needs at least 1 for {name}, not {n}.")
    plan = Plan(settings.game, settings.seats, settings.expansions, tuple(bots), seed, settings.options)
    tally = new_tally(plan)
    stopped: str | None = None
    interrupted = False
    start = time.perf_counter()
    try:
        if jobs == 1:
            for number in range(games):
                play_one(plan, number, tally)
                if progress is not None:
                    progress(number + 1, games)
        else:
            _play_in_processes(plan, games, jobs, tally, progress)
    except KeyboardInterrupt:
        interrupted = True
        stopped = f"Interrupted: {_undone(games, tally)} of {games} games were not played."
    except BrokenProcessPool:
        stopped = (
            f"A worker process died (was it killed, or out of memory?): {_undone(games, tally)} of {games} games were "
            f"not played; run them with 1 job to see more."
        )
    return Report(plan, tally, games, jobs, time.perf_counter() - start, stopped, interrupted)


def _undone(games: int, tally: Tally) -> int:
    """How many games neither came to their end nor failed."""
    return games - tally.games - len(tally.failures)


def _play_in_processes(plan: Plan, games: int, jobs: int, tally: Tally, progress: Progress | None) -> None:
    """Share the games out to processes, batch by batch; an interrupt ends them after the game that each plays."""
    size = max(1, min(_BATCH, games // (4 * jobs)))
    way = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
    context = multiprocessing.get_context(way)
    stop = context.Event()
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin_work, initargs=(stop,)) as pool:
        futures: list[Future[Tally]] = []
        merged: set[Future[Tally]] = set()
        try:
            with _interrupts_held():
                for first in range(0, games, size):
                    futures.append(pool.submit(play_batch, plan, range(first, min(first + size, games))))
            for future in as_completed(futures):
                merged.add(future)
                tally.merge(future.result())
                if progress is not None:
                    progress(games - _undone(games, tally), games)
        except KeyboardInterrupt:
            stop.set()
            for tally_there in _leavings(futures, merged):
                tally.merge(tally_there)
            raise
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _leavings(futures: list[Future[Tally]], merged: set[Future[Tally]]) -> list[Tally]:
    """What was played and not counted yet when the processes were told to stop; who does not stop is ended."""
    rest = [future for future in futures if future not in merged and not future.cancel()]
    if wait(rest, _PATIENCE).not_done:
        for process in multiprocessing.active_children():
            process.kill()
    return [future.result() for future in rest if future.done() and future.exception() is None]


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Let Ctrl-C wait; processes that are begun meanwhile are never interrupted, and leave that to this one."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin_work(stop: Event) -> None:
    """Leave Ctrl-C to the process that has the report, and know by what it says to stop."""
    _STOP.append(stop)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_batch(plan: Plan, numbers: range) -> Tally:
    """Play the games with these numbers, or those that come before one is told to stop."""
    tally = new_tally(plan)
    for number in numbers:
        if any(stop.is_set() for stop in _STOP):
            break
        play_one(plan, number, tally)
    return tally


def play_one(plan: Plan, number: int, tally: Tally) -> None:
    """Play one game and count it; whatever goes wrong in it is counted too, with its seed."""
    seed = plan.game_seed(number)
    bots = plan.bots_of(number)
    try:
        game = new_game(plan.game, seats=plan.seats, expansions=plan.expansions, seed=seed, **plan.options)
        _play_to_end(game, bots, seed)
        tally.count(game, bots)
    except Exception as mistake:  # noqa: BLE001  (a fault in one game must not end the other games)
        tally.failures.append(Failure(number, seed, f"{type(mistake).__name__}: {mistake}"))


def _play_to_end(game: Game, bots: list[str], seed: int) -> None:
    """Let the bots play, each with only what its seat may see; random bots need not look."""
    if all(BOTS.get(bot) is RandomBot for bot in bots):
        playout(game, seed)
        return
    players = [bot_of(bot, stream_key(seed, f"seat {seat}")) for seat, bot in enumerate(bots)]
    while not game.over:
        game.play(players[game.seat].choose(sight_of(game)).option)
        if game.decisions > LONGEST:
            raise RuntimeError(f"The game did not end within {LONGEST} decisions.")
