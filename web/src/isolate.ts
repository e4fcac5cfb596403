// Names in any script, beside numbers and in sentences.

/** Keep what is written from right to left from changing the order of what stands beside it. Fluent could put these
marks around every fact, but then also where nobody needs them. */
export function isolate(text: string): string {
  return /^[^\u2068]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/.test(text) ? `\u2068${text}\u2069` : text;
}
