// Parses the subset of Markdown that the rules use into parts for the page; no text is turned into HTML.

export type Span = { kind: "text" | "bold" | "code" | "clause"; text: string };
export type Block =
  | { kind: "text"; spans: Span[] }
  | { kind: "diagram"; text: string }
  | { kind: "list"; items: Span[][] }
  | { kind: "table"; rows: Span[][][] };

const SPAN = /\*\*(.+?)\*\*|`([^`]+)`|\*([^*]+)\*|\b([A-Z]{1,2}-\d+)\b/g;
const CLAUSE = /^[A-Z]{1,2}-\d+$/;

/** The text of a clause, without its bullet, id and indentation. */
export function bodyOf(clause: string): string {
  return clause.replace(/^- `[^`]+` /, "").replace(/^ {2}/gm, "");
}

export function blocksOf(text: string): Block[] {
  const lines = text.split("\n");
  const blocks: Block[] = [];
  while (lines.length) {
    if (!lines[0]!.trim()) lines.shift();
    else if (lines[0]!.startsWith("```")) blocks.push(fenced(lines));
    else if (lines[0]!.startsWith("    ")) blocks.push(diagram(lines));
    else if (lines[0]!.startsWith("- ")) blocks.push(list(lines));
    else if (lines[0]!.startsWith("|")) blocks.push(table(lines));
    else blocks.push({ kind: "text", spans: spansOf(take(lines, (line) => /^(- |\||```)/.test(line)).join(" ")) });
  }
  return blocks;
}

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const found of text.matchAll(SPAN)) {
    if (found.index > end) spans.push({ kind: "text", text: text.slice(end, found.index) });
    const [whole, bold, code, plain, clause] = found;
    if (bold) spans.push({ kind: "bold", text: bold.replaceAll("`", "") });
    else if (code) spans.push({ kind: CLAUSE.test(code) ? "clause" : "code", text: code });
    else spans.push({ kind: clause ? "clause" : "text", text: clause ?? plain ?? whole });
    end = found.index + whole.length;
  }
  if (end < text.length) spans.push({ kind: "text", text: text.slice(end) });
  return spans;
}

/** Take the lines up to an empty one or one that starts another block. */
function take(lines: string[], isOther: (line: string) => boolean): string[] {
  const taken = [lines.shift()!.trim()];
  while (lines.length && lines[0]!.trim() && !isOther(lines[0]!)) taken.push(lines.shift()!.trim());
  return taken;
}

function fenced(lines: string[]): Block {
  lines.shift();
  const end = lines.findIndex((line) => line.startsWith("```"));
  const inside = lines.splice(0, end < 0 ? lines.length : end);
  lines.shift();
  return { kind: "diagram", text: dedent(inside) };
}

function diagram(lines: string[]): Block {
  let end = lines.findIndex((line) => line.trim() && !line.startsWith("    "));
  if (end < 0) end = lines.length;
  return { kind: "diagram", text: dedent(lines.splice(0, end)) };
}

function list(lines: string[]): Block {
  const items: Span[][] = [];
  while (lines[0]?.startsWith("- ")) items.push(spansOf(take(lines, (line) => line.startsWith("- ")).join(" ").slice(2)));
  return { kind: "list", items };
}

function table(lines: string[]): Block {
  const rows = take(lines, (line) => !line.startsWith("|")).map((line) =>
    line.slice(1, -1).split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|")),
  );
  return { kind: "table", rows: rows.filter((row) => !row.every((cell) => /^:?-+:?$/.test(cell))).map((row) => row.map(spansOf)) };
}

function dedent(lines: string[]): string {
  const indent = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent).trimEnd()).join("\n").trimEnd();
}
