"""People at one keyboard: what they see, and what they type."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from shlex import quote
from typing import Final

from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from saloon.bots import BadBot, strongest_bot
from saloon.cli.draw import find_drawing
from saloon.cli.narrate import Narrator
from saloon.cli.players import Player, bot_name, seat_players, shown_names
from saloon.cli.resume import resume_table
from saloon.cli.saves import is_free, keep
from saloon.cli.screen import Screen
from saloon.cli.table import BotFailed, Table
from saloon.kernel import Arranged, Game, Refused, UnknownMove, read_rules, rules_file, visible_to
from saloon.locales import Speaker

ROOMY: Final = 32  # lines; a screen with more has a line for each sentence of the news
COMMANDS: Final = ("help", "hint", "undo", "give-up", "draw", "log", "rules", "save", "resume", "rematch", "quit")


class Leave(Exception):  # noqa: N818 - somebody leaves the table, and nothing is wrong
    """The people leave this table, for another match or for good."""

    def __init__(self, table: Table | None = None, save: Path | None = None) -> None:
        super().__init__()
        self.table = table
        self.save = save


class Keyboard:
    """The people of a table, one after the other at the same keyboard."""

    def __init__(self, table: Table, screen: Screen, say: Speaker, save: Path) -> None:
        self.table = table
        self.screen = screen
        self.say = say
        self.save_path = save
        self.narrator = Narrator(table.game, say, shown_names([player.name for player in table.players]))
        self.drawing = find_drawing(table.game, table.options, self.narrator)
        # The seat whose hand is on the screen
        self.eye: int | None = table.people[0] if len(table.people) == 1 else None
        self.notice = ""  # the first line of the next page
        self.clock = time.monotonic
        self.shown_at = 0.0  # when the position was shown
        # How many moves each person has seen
        self.told = {seat: table.last_move_of(seat) for seat in table.people}
        self.commands: dict[str, Callable[[str], None]] = {
            word: getattr(self, f"do_{name.replace('-', '_')}")
            for name in COMMANDS
            for word in say(f"house-command-{name}").split()
        }

    def play(self) -> None:
        """Play the match, and take commands after it, until `Leave` or the end of the input."""
        while (seat := self._next_person()) is not None:
            self._lift_curtain(seat)
            self.show_position(seat)
            self._listen(seat)
        self._show_end()
        while True:
            self._obey(self.screen.ask(self.say("house-prompt-end")))

    def keep(self, path: Path | None = None) -> str:
        """Save the match, by default in its usual file; returns what went wrong, if anything."""
        target = path or self.save_path
        try:
            keep(self.table.record(), target)
        except OSError as error:
            return self.say("house-save-failed", file=str(target), error=str(error.strerror))
        return ""

    def show_position(self, seat: int) -> None:
        """What happened, the position and the moves, as a seat sees them."""
        state, room = self.table.state, self.screen.room
        self.screen.turn_page()
        notices = [Text(self.notice)] if self.notice else []
        self.notice = ""
        news = self._story(seat, self.told[seat], most=room.height // 3)
        self.screen.show(Text(f" {self.narrator.title} ", "title"), *notices, *news, "")
        self.screen.show(self.drawing.position([state.view(seat)], seat, room))
        self.screen.show(self.drawing.choices(state.view(seat), state.legal(seat), room))

    def say_goodbye(self) -> None:
        """Keep the match and say where, and how to go on with it."""
        message = "house-goodbye-over" if self.table.over else "house-goodbye"
        self.screen.show_whole(self.keep() or self.say(message, file=quote(str(self.save_path))))

    # What is shown ----------------------------------------------------------------------------------------------

    def _next_person(self) -> int | None:
        with self.screen.busy(self.say("house-thinking")):
            seat = self.table.run()
        self.notice = self.keep() or self.notice
        return seat

    def _lift_curtain(self, seat: int) -> None:
        """Show no hand until the next person is at the keyboard."""
        if self.eye == seat:
            return
        self.eye = None
        self.screen.drop_curtain()
        self.screen.show(Text(f" {self.say('house-curtain', name=self.narrator.names[seat])} ", "curtain"))
        self.screen.ask(self.say("house-curtain-prompt"))
        self.eye = seat
        self.screen.drop_curtain()

    def _story(self, eye: int | None, since: int, most: int | None = None) -> list[Text]:
        """What happened after so many moves, as far as a seat may know; one paragraph if there are few lines."""
        sentences = self.narrator.tell(visible_to(eye, self.table.events(since)), eye)
        if self.screen.room.height < ROOMY or (most is not None and len(sentences) > most):
            return [Text(" ".join(sentences))] if sentences else []
        return [Text(f"· {sentence}") for sentence in sentences]

    def _show_end(self) -> None:
        outcome = self.table.match.outcome
        assert outcome is not None
        seats = range(len(self.table.players))
        eye = self.eye if len(self.table.people) == 1 else None
        news = self._story(eye, self.told[eye]) if eye is not None else []
        self.screen.turn_page()
        self.screen.show(Text(f" {self.narrator.title} ", "title"), *news, "")
        views = [self.table.state.view(seat) for seat in seats]
        self.screen.show(self.drawing.position(views, eye, self.screen.room), "")
        headline, *places = self.narrator.result(outcome, eye)
        self.screen.show(Text(f" {headline} ", "title"), *places, self.narrator.reason(outcome))
        self._show_rule(outcome.rule)

    def _show_rule(self, rule: str) -> None:
        text = self.narrator.rule(rule)
        if text is not None:
            self.screen.show(Text.assemble((f"{rule} ", "bold"), text), style="aside")

    # What is typed ----------------------------------------------------------------------------------------------

    def _listen(self, seat: int) -> None:
        """Read lines until the position has changed."""
        made, settled = self.table.seq, self.table.settled
        self.shown_at = self.clock()
        prompt = self.say("house-prompt", last=len(self.table.state.legal(seat)))
        while (self.table.seq, self.table.settled) == (made, settled):
            line = self.screen.ask(prompt)
            if line:
                self._obey(line)
            else:
                self.show_position(seat)
        self.told[seat] = min(made, self.table.seq)

    def _obey(self, line: str) -> None:
        """Carry out a line: a move's text, a command, or the number of a legal move."""
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        move = self._move_of(line)
        if move is None and command is not None:
            command(rest.strip())
        elif self.eye is None or self.table.over:
            self.screen.show(self.say("house-over"))
        elif move is not None:
            self._try(self.eye, move)
        else:
            self._obey_number(self.eye, line)

    def _move_of(self, line: str) -> int | None:
        """The move of this text, whatever its capitals and spaces."""
        try:
            return self.table.game.moves.parse(self.drawing.read(line))
        except UnknownMove:
            wanted = _squeezed(line)
            close = [move for move, text in enumerate(self.table.game.moves.texts) if _squeezed(text) == wanted]
            return close[0] if len(close) == 1 else None

    def _obey_number(self, seat: int, line: str) -> None:
        legal = self.table.state.legal(seat)
        if line.isdecimal() and 1 <= int(line) <= len(legal):
            self._try(seat, legal[int(line) - 1])
            return
        moves = self.table.game.moves
        begun = [moves.texts[move] for move in legal if moves.texts[move].startswith(line)]
        close = ", ".join(begun) or moves.nearest(line, legal) or "none"
        self.screen.show(self.say("house-unknown", text=line, last=len(legal), close=close))

    def _try(self, seat: int, move: int) -> None:
        try:
            if self.table.game.race is None:
                self.table.play(seat, move)
            elif not self.table.race(seat, move, seconds := self.clock() - self.shown_at):
                self.notice = self.say("house-too-late", seconds=f"{seconds:.1f}")
        except Refused as error:
            self.screen.show(Text(f" {self.narrator.refusal(error.refusal)} ", "refused"))
            self._show_rule(error.refusal.rule)

    # Commands ---------------------------------------------------------------------------------------------------

    def do_help(self, _: str) -> None:
        """What can be typed."""
        grid = Grid.grid(padding=(0, 2, 0, 1))
        for name in COMMANDS:
            word = self.say(f"house-command-{name}").split()[0]
            grid.add_row(Text(word, "move"), self.say(f"house-command-{name}-does"))
        self.screen.show(self.say("house-help"), grid)

    def do_hint(self, wanted: str) -> None:
        """What a bot would do: the strongest one, or the one that is named."""
        if self.eye is None or self.table.over:
            self.screen.show(self.say("house-over"))
            return
        bot = wanted or strongest_bot(self.table.game)
        try:
            with self.screen.busy(self.say("house-thinking")):
                move = self.table.hint(self.eye, bot)
        except (BadBot, BotFailed) as error:
            self.screen.show(str(error))
            return
        text, words = self.table.game.moves.text(move), self.narrator.move(move)
        self.screen.show(self.say("house-hint", bot=shown_names([bot_name(bot)])[0], text=text, words=words))

    def do_undo(self, _: str) -> None:
        """Take the last move back, if nobody learnt anything by it."""
        if self.eye is None or not self.table.may_take_back(self.eye):
            self.screen.show(self.say("house-undo-refused"))
        else:
            move = self.table.take_back()
            self.notice = self.say("house-undone", words=self.narrator.move(move))

    def do_give_up(self, _: str) -> None:
        """Give up, as the game has it."""
        if self.eye is None or self.table.over:
            self.screen.show(self.say("house-over"))
            return
        try:
            self.table.give_up(self.eye)
        except Refused as error:
            self.screen.show(Text(f" {self.narrator.refusal(error.refusal)} ", "refused"))
            self._show_rule(error.refusal.rule)

    def do_draw(self, _: str) -> None:
        """The people at the keyboard agree on a draw; bots agree on nothing."""
        if self.eye is None or self.table.over:
            self.screen.show(self.say("house-over"))
        elif len(self.table.people) < len(self.table.players):
            self.screen.show(self.say("house-draw-bots"))
        elif self.screen.ask(self.say("house-draw-sure")).lower() in self.say("house-yes").split():
            self.table.settle(Arranged(self.eye, "drawn"))

    def do_log(self, _: str) -> None:
        """Everything that happened, as far as this seat may know."""
        if not self.table.over and not self.table.game.shows_log(self.table.options):
            self.screen.show(self.say("house-log-hidden"))
        else:
            self.screen.show(*self._story(self.eye, 0))

    def do_rules(self, wanted: str) -> None:
        """All rules, or the one with this id."""
        folder, language = self.table.game.folder, self.say.language
        if not wanted:
            self.screen.show(Markdown(rules_file(folder, language).read_text(encoding="utf-8")))
            return
        found = [rule for rule in read_rules(folder, language) if wanted.upper() in (rule, rule.partition("-")[2])]
        for rule in found:
            self._show_rule(rule)
        if not found:
            self.screen.show(self.say("house-rule-unknown", rule=wanted))

    def do_save(self, file: str) -> None:
        """Write the match to a file; without a name, say where it is kept."""
        path = Path(file).expanduser() if file else self.save_path
        if file and not is_free(path):
            self.screen.show(self.say("house-save-occupied", file=file))
        else:
            self.screen.show_whole(self.keep(path) or self.say("house-saved", file=str(path)))

    def do_resume(self, file: str) -> None:
        """Leave this match, which is kept, for one that was saved."""
        if not file:
            self.screen.show(self.say("house-resume-what"))
            return
        path = Path(file).expanduser()
        try:
            table = resume_table(path.read_text(encoding="utf-8"), self._seating)
        except (OSError, ValueError, BotFailed) as error:
            self.screen.show(self.say("house-resume-failed", file=file, error=str(error)))
        else:
            raise Leave(table, path)

    def do_rematch(self, _: str) -> None:
        """The same players again."""
        if not self.table.over:
            self.screen.show(self.say("house-rematch-early"))
        else:
            raise Leave(self.table.rematch())

    def do_quit(self, _: str) -> None:
        """Leave; the match is kept."""
        raise Leave

    def _seating(self, game: Game, seats: int) -> list[Player]:
        """The players of a match that does not name them: one person, and the strongest bots."""
        return seat_players(seats, 0, [strongest_bot(game)], [], self.say)


def _squeezed(text: str) -> str:
    return "".join(text.split()).lower()
