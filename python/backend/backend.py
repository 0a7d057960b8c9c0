"""Builds the package with nothing but the standard library (PEP 517 and PEP 660)."""

from __future__ import annotations

import base64
import hashlib
import io
import re
import tarfile
import zipfile
from pathlib import Path
from typing import Any, Mapping, Optional

ROOT = Path(__file__).resolve().parent.parent
NAME = "brink_engine"
# The same archive for the same sources: wheels carry no times of their own.
EPOCH = (1980, 1, 1, 0, 0, 0)

Settings = Optional[Mapping[str, Any]]


def _version() -> str:
    text = (ROOT / "brink" / "__init__.py").read_text("utf-8")
    return re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE).group(1)


def _metadata() -> str:
    readme = (ROOT / "README.md").read_text("utf-8")
    return "\n".join([
        "Metadata-Version: 2.1",
        "Name: brink-engine",
        f"Version: {_version()}",
        "Summary: Twilight Struggle, Red Sea and Wir sind das Volk! as environments for agents",
        "License: MIT",
        "Requires-Python: >=3.9",
        "Provides-Extra: numpy",
        "Requires-Dist: numpy; extra == 'numpy'",
        "Description-Content-Type: text/markdown",
        "",
        readme,
    ])


def _sources() -> "list[Path]":
    files = [*(ROOT / "brink").rglob("*.py"), ROOT / "brink" / "py.typed"]
    return sorted(files)


def _write_wheel(folder: str, files: "dict[str, bytes]") -> str:
    info = f"{NAME}-{_version()}.dist-info"
    files = {
        **files,
        f"{info}/METADATA": _metadata().encode(),
        f"{info}/WHEEL": b"Wheel-Version: 1.0\nGenerator: brink\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{info}/LICENSE": _license(),
    }
    record = io.StringIO()
    name = f"{NAME}-{_version()}-py3-none-any.whl"
    with zipfile.ZipFile(Path(folder) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, content in files.items():
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
            record.write(f"{path},sha256={digest},{len(content)}\n")
            wheel.writestr(zipfile.ZipInfo(path, EPOCH), content, zipfile.ZIP_DEFLATED)
        record.write(f"{info}/RECORD,,\n")
        wheel.writestr(zipfile.ZipInfo(f"{info}/RECORD", EPOCH), record.getvalue())
    return name


def _license() -> bytes:
    # In the repository it lies one folder higher; in a source archive beside us.
    for path in (ROOT / "LICENSE", ROOT.parent / "LICENSE"):
        if path.exists():
            return path.read_bytes()
    return b"MIT\n"


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: Optional[str] = None) -> str:
    """Writes a wheel into a folder and answers with its name."""
    return _write_wheel(
        wheel_directory,
        {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in _sources()},
    )


def build_editable(wheel_directory: str, config_settings: Settings = None, metadata_directory: Optional[str] = None) -> str:
    """A wheel that leads to these sources: `pip install -e`."""
    return _write_wheel(wheel_directory, {"brink_engine.pth": f"{ROOT}\n".encode()})


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Writes a source archive into a folder and answers with its name."""
    base = f"{NAME}-{_version()}"
    others = [ROOT / "pyproject.toml", ROOT / "README.md", ROOT / "backend" / "backend.py"]
    files = {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in [*others, *_sources()]}
    files.update({"LICENSE": _license(), "PKG-INFO": _metadata().encode()})
    with tarfile.open(Path(sdist_directory) / f"{base}.tar.gz", "w:gz", format=tarfile.PAX_FORMAT) as archive:
        for path, content in files.items():
            entry = tarfile.TarInfo(f"{base}/{path}")
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return f"{base}.tar.gz"
