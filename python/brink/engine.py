"""The process that plays: finding it, asking it."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
from typing import Any, Dict, List, Optional, Sequence, Tuple, Union

from .numbers import members_of, view_of

Command = Union[str, "os.PathLike[str]", Sequence[str]]

#: Names the engine when the caller does not: a path or a command line.
ENVIRONMENT = "BRINK_ENGINE"


class Fault(Exception):
    """The engine has refused a request; nothing has changed, and it goes on.

    ``code`` is one of the faults that ``hello`` lists: ``illegalChoice``, ``gameOver``, ...
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code


class EngineNotFound(Exception):
    """There is no engine to be started; the message says what was looked for."""


def _command(given: Optional[Command]) -> List[str]:
    """What to run: as given, as the environment says, or what npm has installed here."""
    chosen: Optional[Command] = given if given is not None else os.environ.get(ENVIRONMENT)
    if chosen:
        if not isinstance(chosen, (str, os.PathLike)):
            return list(chosen)
        path = os.fspath(chosen)
        words = [path] if os.path.exists(path) else shlex.split(path)
        if words[0].endswith((".mjs", ".js")):
            words.insert(0, "node")
        return [*words, "engine"]
    npx = shutil.which("npx")
    if npx is None:
        raise EngineNotFound(f"neither npx nor ${ENVIRONMENT}, the path of brink, was found")
    # Never from the registry: only what is installed in this folder or one above it.
    return [npx, "--no", "--", "brink", "engine"]


class Engine:
    """A running ``brink engine``.

    :param command: the path of ``brink`` or ``brink.mjs``, a command line, or a list of words that is
        run as it stands. Left out it is ``$BRINK_ENGINE``, else ``npx brink`` of the present folder.
    """

    def __init__(self, command: Optional[Command] = None) -> None:
        words = _command(command)
        try:
            self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise EngineNotFound(f"{shlex.join(words)}: {error}") from error
        assert self._process.stdin and self._process.stdout
        self._input, self._output = self._process.stdin, self._process.stdout
        self._forgotten: List[int] = []
        try:
            #: What the engine says of itself: ``protocol``, ``games``, ``levels``, ``faults``.
            self.hello: Dict[str, Any] = self.ask("hello")
        except EngineNotFound:
            self.close()
            raise EngineNotFound(f"{shlex.join(words)} is no engine, or has ended") from None

    def ask(self, do: str, body: bytes = b"", **fields: Any) -> Dict[str, Any]:
        """Carries out one request and answers with what the engine says; raises `Fault`."""
        return self.ask_bytes(do, body, **fields)[0]

    def ask_bytes(self, do: str, body: bytes = b"", **fields: Any) -> Tuple[Dict[str, Any], bytes]:
        """The same with the raw bytes that follow the answer."""
        while self._forgotten:
            self.send({"do": "close", "game": self._forgotten.pop()})
            self.receive()
        self.send({"do": do, **fields}, body)
        head = self.receive()
        return head, self._output.read(head.get("bytes", 0))

    def send(self, request: Dict[str, Any], body: bytes = b"") -> None:
        """Sends a request without waiting for its answer."""
        if body:
            request = {**request, "bytes": len(body)}
        line = json.dumps(request, separators=(",", ":")).encode() + b"\n"
        self.send_raw(line + body)

    def send_raw(self, line: bytes) -> None:
        """Sends bytes as they are."""
        self._input.write(line)
        self._input.flush()

    def receive(self) -> Dict[str, Any]:
        """The next answer; its bytes, if it has any, are still to be read. Raises `Fault`."""
        line = self._output.readline()
        if not line:
            raise EngineNotFound("the engine has ended")
        answer: Dict[str, Any] = json.loads(line)
        if not answer["ok"]:
            raise Fault(answer["fault"], answer["message"])
        return answer

    def receive_into(self, buffer: memoryview) -> Dict[str, Any]:
        """The next answer, its bytes written over those of ``buffer``."""
        answer = self.receive()
        read = 0
        while read < len(buffer):
            count = self._output.readinto(buffer[read:])  # type: ignore[attr-defined]
            if not count:
                raise EngineNotFound("the engine has ended")
            read += count
        return answer

    def observe(self, game: int, viewer: Union[int, str]) -> Tuple[Any, List[int]]:
        """The row of numbers that a viewer may know of a game, and what they may choose now."""
        head, frame = self.ask_bytes("observe", game=game, viewer=viewer, binary=True)
        row = view_of(bytearray(frame), "int16", [head["cells"]], 0)
        return row, members_of(frame[head["maskAt"] :])

    def game(self, game: str) -> Dict[str, Any]:
        """What ``hello`` says of one game: seats, options, presets, parts of its observation."""
        for each in self.hello["games"]:
            if each["id"] == game:
                found: Dict[str, Any] = each
                return found
        raise Fault("unknownGame", f'there is no game "{game}"')

    def seats(self, game: str, options: Optional[Dict[str, Any]] = None) -> List[str]:
        """Names of the seats of a game that is played with these options."""
        answer = self.ask("new", game=game, options=options or {})
        self.ask("close", game=answer["game"])
        names: List[str] = answer["seats"]
        return names

    def forget(self, game: int) -> None:
        """Lets the engine close a game that nobody needs any more, before its next answer."""
        self._forgotten.append(game)

    def close(self) -> None:
        """Ends the engine with all its games."""
        self._input.close()
        self._process.wait()
        self._output.close()

    def __enter__(self) -> "Engine":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
