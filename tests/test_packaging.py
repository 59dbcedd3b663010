"""The program finds its own files in a checkout, in an editable install, and in a wheel in an empty environment."""

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


def run(*command: str | Path, cwd: Path, home: Path) -> str:
    """Run a command without this checkout on its path; return what it prints."""
    environment = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "PYTHONHOME")}
    environment["SOLO_HOME"] = str(home)
    done = subprocess.run([*map(str, command)], cwd=cwd, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built from the checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=ROOT, home=folder)
    return next(folder.glob("*.whl"))


def test_checkout(tmp_path: Path) -> None:
    shown = run(
        sys.executable, "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r}); {LIST}", cwd=tmp_path, home=tmp_path
    )
    assert "major-breakdown" in shown


LIST = "from solo import library; print(library.scenario_ids(), [library.board(i).name for i in library.map_ids()])"


def test_wheel_holds_assets_and_scenarios(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "solo/assets/maps/S.yaml" in names
    assert "solo/scenarios/contacts/major-breakdown.yaml" in names
    assert any(name.startswith("solo/assets/fonts/") for name in names)
    assert not any(name.startswith("tests/") for name in names)


def environment(folder: Path) -> Path:
    """Make a virtual environment that sees this one's packages but not this one's installation of the program."""
    venv.create(folder, with_pip=False)
    packages = (
        folder
        / ("Lib" if os.name == "nt" else f"lib/python{sys.version_info[0]}.{sys.version_info[1]}")
        / "site-packages"
    )
    here = next(Path(path) for path in sys.path if path.endswith("site-packages"))
    for entry in here.iterdir():
        if not entry.name.lower().startswith(("solo", "_solo", "__editable__", "_editable_impl_solo")):
            (packages / entry.name).symlink_to(entry)
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


@pytest.mark.parametrize("editable", [False, True], ids=["wheel", "editable"])
def test_installed(wheel: Path, tmp_path: Path, editable: bool) -> None:
    python = environment(tmp_path / "env")
    source = ["-e", str(ROOT)] if editable else [str(wheel)]
    pip = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(python),
        "install",
        "-q",
        "--no-deps",
        "--no-build-isolation",
        *source,
    ]
    run(*pip, cwd=tmp_path, home=tmp_path)
    shown = run(python, "-c", f"import solo; {LIST}; print(solo.__file__)", cwd=tmp_path, home=tmp_path)
    assert "major-breakdown" in shown
    assert (str(ROOT) in shown) == editable
    done = run(python, "-m", "solo", "simulate", "--games", "2", "--seed", "1", "--json", cwd=tmp_path, home=tmp_path)
    assert '"games": 2' in done
