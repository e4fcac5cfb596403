// Files of the server that are no JSON: texts and drawings.

import { noteAnswer } from "./reachability.svelte";
import { transport } from "./transport";

/** Return the text of a file, which is empty if there is no such file. */
export async function fetchFile(path: string): Promise<string> {
  const response = await transport.fetch(path);
  noteAnswer(response);
  if (!response.ok && response.status !== 404) throw new Error(`${path}: ${response.status}`);
  const text = await response.text();
  return response.ok ? text : "";
}
