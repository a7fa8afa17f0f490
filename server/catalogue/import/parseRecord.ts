/** One CSV record: its cells, the position after it, and whether its quoting had to be guessed. */
export type ParsedRecord = { cells: string[]; next: number; damaged: boolean };

/**
 * Reads the record (RFC 4180) that starts at `start`. Quotes inside an unquoted cell are literal; a closing quote
 * followed by more text makes the whole cell literal and the record `damaged`.
 * `more`: it goes on beyond the text (never when `final`). `unclosed`: the text ends inside quotes.
 */
export function parseRecord(
  text: string,
  start: number,
  final: boolean,
  delimiter: string,
): ParsedRecord | "more" | "unclosed" {
  const cellEnd = new RegExp(`[${delimiter}\\r\\n]`, "g");
  const endFrom = (position: number): number => {
    cellEnd.lastIndex = position;
    return cellEnd.exec(text)?.index ?? text.length;
  };
  const cells: string[] = [];
  let damaged = false;
  let position = start;
  for (;;) {
    let end: number;
    if (text[position] === '"') {
      const cell = quoted(text, position);
      if (!cell) return final ? "unclosed" : "more";
      end = endFrom(cell.end);
      if (end === cell.end) cells.push(cell.value);
      else {
        damaged = true;
        cells.push(text.slice(position, end).replace(/^"(.*)"$/s, "$1"));
      }
    } else {
      end = endFrom(position);
      cells.push(text.slice(position, end));
    }
    // A "\r" at the very end may be half of "\r\n".
    if (!final && end + (text[end] === "\r" ? 1 : 0) >= text.length) return "more";
    if (text[end] !== delimiter) return { cells, next: end + (text.startsWith("\r\n", end) ? 2 : 1), damaged };
    position = end + 1;
  }
}

function quoted(text: string, start: number): { value: string; end: number } | undefined {
  let value = "";
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return undefined;
    if (text[quote + 1] !== '"') return { value: value + text.slice(from, quote), end: quote + 1 };
    value += text.slice(from, quote + 1);
    from = quote + 2;
  }
}
