// Lets Pyodide start on hosts that do not know WebAssembly and send it as something else, which browsers refuse to compile
// while it arrives.
const { instantiateStreaming } = WebAssembly;

WebAssembly.instantiateStreaming = async (source, imports) => {
  const answer = await source;
  if (answer.headers.get("Content-Type") === "application/wasm") return instantiateStreaming(answer, imports);
  return WebAssembly.instantiate(await answer.arrayBuffer(), imports);
};
