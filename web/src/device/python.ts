// Pyodide with our sources, in a worker.
import "./webAssembly";


export interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(name: string): any; // eslint-disable-line @typescript-eslint/no-explicit-any
}

const SOURCES = "/stip"; // the folder in Pyodide's file system

/** Load Pyodide and our sources from the folder `python` of the site, and import a module of them. */
export async function load(module: string): Promise<any> {
  const folder = new URL("../python/", import.meta.url);
  const archive = fetch(new URL("stip.zip", folder)).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = await import(/* @vite-ignore */ new URL("pyodide.mjs", folder).href);
  const python: Python = await loadPyodide({ indexURL: folder.href });
  python.unpackArchive(await archive, "zip", { extractDir: SOURCES });
  python.pyimport("sys").path.insert(0, SOURCES);
  return python.pyimport(module);
}
