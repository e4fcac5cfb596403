// Parses the subset of Markdown that the rules use into parts for the page; no text is turned into HTML.

export type Span = { kind: "text" | "bold" | "code" | "clause" | "sprite"; text: string };
export type Block =
  | { kind: "text"; spans: Span[] }
  | { kind: "diagram"; text: string }
  | { kind: "picture"; name: string; caption: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "table"; rows: Span[][][] };

const SPAN = /\*\*(.+?)\*\*|`([^`]+)`|\*([^*]+)\*|\b([A-Z]{1,2}-\d+)\b|\[([A-Za-z0-9-]+)\]/g;
const PICTURE = /^!\[(.*)\]\(([a-z0-9-]+)\)$/;
const WORD = /`([a-z0-9_]+)`/g; // the name of an option or of its value
const CLAUSE = /^[A-Z]{1,2}-\d+$/;

/** The text of a clause, without its bullet, id and indentation. */
export function bodyOf(clause: string): string {
  return clause.replace(/^- `[^`]+` /, "").replace(/^ {2}/gm, "");
}

/** The text of a clause in which an option and its values are called as they are where one chooses them. */
export function withOptionNames(text: string, game: string, textOf: (id: string) => string | undefined): string {
  const words = [...text.matchAll(WORD)].map((found) => found[1]!);
  const option = words.find((word) => textOf(`${game}-option-${word}`));
  if (!option) return text;
  return text.replace(WORD, (whole, word: string) => {
    const named = textOf(`${game}-option-${word === option ? option : `${option}-${word}`}`);
    return named ? `\`${named}\`` : whole;
  });
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
    else if (PICTURE.test(lines[0]!)) blocks.push(picture(lines));
    else blocks.push({ kind: "text", spans: spansOf(take(lines, (line) => /^(- |\||```)/.test(line)).join(" ")) });
  }
  return blocks;
}

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const found of text.matchAll(SPAN)) {
    if (found.index > end) spans.push({ kind: "text", text: text.slice(end, found.index) });
    const [whole, bold, code, plain, clause, sprite] = found;
    if (bold) spans.push({ kind: "bold", text: bold.replaceAll("`", "") });
    else if (code) spans.push({ kind: CLAUSE.test(code) ? "clause" : "code", text: code });
    else if (sprite) spans.push({ kind: "sprite", text: sprite });
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

function picture(lines: string[]): Block {
  const [, caption = "", name = ""] = PICTURE.exec(lines.shift()!) ?? [];
  return { kind: "picture", name, caption: spansOf(caption) };
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
