// What a file says, if it is text.

/** The text in the bytes of a file; undefined if they are something else, such as a picture or an archive. */
export function textIn(bytes: ArrayBuffer): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}
