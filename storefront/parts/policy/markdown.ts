/** A run of text: plain, strong, slanted, or a link. */
export type Span = { kind: "text" | "strong" | "em"; text: string } | { kind: "link"; text: string; href: string };
export type Block = { kind: "h2" | "p"; spans: Span[] } | { kind: "list"; ordered: boolean; items: Span[][] };

const marks = /\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\(((?:https?:|mailto:|tel:|\/)[^)\s]*)\)/g;

function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const found of line.matchAll(marks)) {
    const [whole, strong, em, text, href] = found;
    if (found.index > at) spans.push({ kind: "text", text: line.slice(at, found.index) });
    if (strong !== undefined) spans.push({ kind: "strong", text: strong });
    else if (em !== undefined) spans.push({ kind: "em", text: em });
    else if (text !== undefined && href !== undefined) spans.push({ kind: "link", text, href });
    at = found.index + whole.length;
  }
  if (at < line.length) spans.push({ kind: "text", text: line.slice(at) });
  return spans;
}

/**
 * The little of Markdown that a policy needs: a title in the first line, headings, paragraphs, lists of both kinds,
 * **strong**, *em* and [links](mailto:…). Blocks are set apart by blank lines; HTML is text.
 */
export function readMarkdown(source: string): { title: string; blocks: Block[] } {
  const [first = "", ...rest] = source.trim().split(/\n\s*\n/);
  return { title: first.replace(/^# /, ""), blocks: rest.map(blockOf) };
}

function blockOf(block: string): Block {
  const lines = block.split("\n");
  const items = (marker: RegExp) => lines.map((line) => spansOf(line.replace(marker, "")));
  if (block.startsWith("## ")) return { kind: "h2", spans: spansOf(block.slice(3)) };
  if (lines.every((line) => line.startsWith("- "))) return { kind: "list", ordered: false, items: items(/^- /) };
  if (lines.every((line) => /^\d+\. /.test(line))) return { kind: "list", ordered: true, items: items(/^\d+\. /) };
  return { kind: "p", spans: spansOf(lines.join(" ")) };
}

/** A text with its {names} filled in. A name without a value is a mistake in the text. */
export const filled = (source: string, values: Record<string, string>): string =>
  source.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text names {${name}}, which nobody knows.`);
    return value;
  });
