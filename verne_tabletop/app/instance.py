"""One window a person: a lock that the first start holds, and a local line by which a second start raises it."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLockFile, QObject, Signal

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer

PATIENCE: Final = 1500  # milliseconds a second start waits for the first to answer
ATTENTION: Final = 300  # milliseconds the first start listens to a second one
ANSWER: Final = b"raised\n"


class Instance(QObject):
    """The one running window of a data folder; `called` brings the file a second start was given, or ""."""

    called = Signal(str)

    def __init__(self, lock: Path) -> None:
        super().__init__()
        self._lock = QLockFile(str(lock))
        self._lock.setStaleLockTime(0)
        self._place = lock.resolve()
        self._server: QLocalServer | None = None

    def first(self) -> bool:
        """Whether no other window holds this folder; the lock is then ours until the program ends."""
        return self._lock.tryLock(0)

    def _name(self) -> str:
        import hashlib

        return f"verne-tabletop-{hashlib.sha256(str(self._place).encode()).hexdigest()[:16]}"

    def call(self, file: str) -> bool:
        """Ask the first window to come forward and open `file` ("" for none); False when it does not answer."""
        from PySide6.QtNetwork import QLocalSocket

        line = QLocalSocket()
        line.connectToServer(self._name())
        if not line.waitForConnected(PATIENCE):
            return False
        line.write(f"{file}\n".encode())
        return line.waitForBytesWritten(PATIENCE) and line.waitForReadyRead(PATIENCE) and line.readAll() == ANSWER

    def listen(self) -> None:
        """Hear second starts from now on."""
        from PySide6.QtNetwork import QLocalServer

        QLocalServer.removeServer(self._name())
        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.newConnection.connect(self._hear)
        server.listen(self._name())
        self._server = server

    def _hear(self) -> None:
        assert self._server is not None
        while self._server is not None and (line := self._server.nextPendingConnection()) is not None:
            heard = line.canReadLine() or line.waitForReadyRead(ATTENTION)
            file = bytes(line.readLine().data()).decode("utf-8", "replace").rstrip("\n")
            line.write(ANSWER)
            line.flush()
            line.disconnectFromServer()
            line.deleteLater()
            if heard:
                self.called.emit(file)

    def release(self) -> None:
        """Stop hearing and let the next start be the first."""
        if self._server is not None:
            self._server.close()
            self._server = None
        self._lock.unlock()
