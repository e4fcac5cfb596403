// Pyodide with our sources, in a worker. It tells whoever has started the worker how far it is, and why it fails.
import { PYTHON_FILES, type Start } from "./messages";
import "./webAssembly";

export interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(name: string): any; // eslint-disable-line @typescript-eslint/no-explicit-any
}

const SOURCES = "/stip"; // the folder in Pyodide's file system
const LARGE_FILES = /\/(stip\.zip|pyodide\.asm\.wasm|python_stdlib\.zip)$/;

/** Load Pyodide and our sources from the folder that the worker is named after, and import a module of them. */
export async function load<Module>(module: string, use: (module: any) => Module): Promise<Module> {
  showLife();
  try {
    const started = use(await start(module));
    tell({ type: "started" });
    return started;
  } catch (problem) {
    tell({ type: "not-started", why: await reasonOf(problem) });
    throw problem;
  }
}

async function start(module: string): Promise<any> {
  const folder = self.name;
  const files = new Set<string>(); // that have been loaded
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) if (LARGE_FILES.test(name)) files.add(name);
    tell({ type: "starting", step: files.size, doing: files.size < 3 ? "loading" : "python" });
  });
  observer.observe({ type: "resource" });
  tell({ type: "starting", step: 0, doing: "loading" });
  const [archive, python] = await Promise.all([fetchArchive(`${folder}stip.zip`), startPython(folder)]);
  observer.disconnect();
  tell({ type: "starting", step: 4, doing: "games" });
  python.unpackArchive(archive, "zip", { extractDir: SOURCES });
  python.pyimport("sys").path.insert(0, SOURCES);
  return python.pyimport(module);
}

async function startPython(folder: string): Promise<Python> {
  const { loadPyodide } = await import(/* @vite-ignore */ `${folder}pyodide.mjs`);
  return loadPyodide({ indexURL: folder });
}

async function fetchArchive(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}

/** Say why Python has not started: a file that is gone, no connection, too little memory, or something else. */
async function reasonOf(problem: unknown): Promise<"file" | "missing" | "memory" | "other"> {
  if (/memory|RangeError/i.test(String(problem))) return "memory";
  try {
    for (const name of PYTHON_FILES) {
      const answer = await fetch(`${self.name}${name}`, { method: "HEAD" });
      if (!answer.ok) return "missing";
    }
  } catch {
    return "file";
  }
  return "other";
}

/** Hold a lock, so that whoever waits for it knows when this worker has died. Not all addresses have locks. */
function showLife(): void {
  const lock = crypto.getRandomValues(new Uint32Array(4)).join("-");
  void navigator.locks?.request(lock, () => {
    tell({ type: "alive", lock });
    return new Promise(() => {});
  });
}

function tell(message: Start): void {
  postMessage(message);
}
