"""The wheel is built and installed with nothing from elsewhere."""

import importlib.util
import os
import subprocess
import sys
import tarfile
import tempfile
import unittest
import zipfile
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PACKAGE / "backend"))
import backend  # noqa: E402


class WheelTest(unittest.TestCase):
    def test_holds_the_package_and_says_what_it_is(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            wheel = zipfile.ZipFile(Path(folder) / backend.build_wheel(folder))
            names = wheel.namelist()
            self.assertIn("brink/engine.py", names)
            self.assertIn("brink/py.typed", names)
            self.assertFalse([name for name in names if "test" in name])
            record = next(name for name in names if name.endswith("RECORD"))
            self.assertEqual(len(wheel.read(record).decode().splitlines()), len(names))
            wheel.close()
            with tarfile.open(Path(folder) / backend.build_sdist(folder)) as archive:
                self.assertTrue(any(name.endswith("pyproject.toml") for name in archive.getnames()))

    @unittest.skipIf(importlib.util.find_spec("pip") is None, "no pip")
    def test_pip_installs_it_offline(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            words = ["install", "--no-index", "--quiet", "--disable-pip-version-check", "--target", folder]
            quiet = {**os.environ, "PIP_ROOT_USER_ACTION": "ignore"}
            subprocess.run([sys.executable, "-m", "pip", *words, str(PACKAGE)], check=True, env=quiet)
            say = "import brink; print(brink.__version__, brink.__file__)"
            out = subprocess.run(
                [sys.executable, "-c", say], cwd=folder, capture_output=True, text=True, check=True
            ).stdout
            self.assertTrue(out.startswith("0."))
            self.assertIn(folder, out)


if __name__ == "__main__":
    unittest.main()
