import sanitizeHtml from "sanitize-html";

const entities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

/** Cut to `limit` UTF-16 units, never inside a character. */
const bounded = (text: string, limit: number): string =>
  text.length <= limit
    ? text
    : text
        .slice(0, limit)
        .replace(/[\ud800-\udbff]$/, "")
        .trimEnd();

/** How many texts a function keeps in mind that is `remembered`. */
const mostRemembered = 1_000;

/** The same function, which keeps what it answers: for one that most rows of a file ask the same few texts. */
export function remembered<T>(of: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const now = of(text);
    if (known.size === mostRemembered) known.clear();
    known.set(text, now);
    return now;
  };
}

/** What is left when no tag is, not even one that was put together from around another. */
function withoutTags(text: string): string {
  const rest = text.replace(/<\/?[a-z!][^>]*>?/gi, "");
  return rest === text ? text : withoutTags(rest);
}

/** One line of plain text: no tags, no control characters, no direction overrides, single spaces, at most `limit` long. */
export function plain(text: string, limit: number): string {
  const start = text.slice(0, limit * 20);
  const untagged = /[<&]/.test(start)
    ? sanitizeHtml(start, { allowedTags: [], allowedAttributes: {} }).replace(
        /&(lt|gt|quot|amp);/g,
        (entity) => entities[entity] ?? entity,
      )
    : start;
  const line = withoutTags(untagged)
    .normalize("NFC")
    .replace(/[\u202a-\u202e\u2066-\u2069\ufeff]/g, "")
    .replace(/[\p{Cc}\s]+/gu, " ");
  return bounded(line.trim(), limit);
}

/** A product's name, of at most 200 characters; `notice` is told of one that was longer. */
export function productName(text: string, notice: (reason: string) => void): string {
  const name = plain(text, 200);
  if (plain(text, 201).length > name.length)
    notice(`the name was cut to ${name.length} characters: it ends in "${name.slice(-20)}"`);
  return name;
}

/** The different non-empty parts of a cell that holds several, each as plain text. */
export function list(text: string, separator: string | RegExp, most: number, limit: number): string[] {
  const parts = text.split(separator).map((part) => plain(part, limit));
  return [...new Set(parts)].filter((part) => part !== "").slice(0, most);
}

/** A name as an address says it: lower-case letters and digits of any script, hyphens between; '' when there are none. */
export const slugOf = (text: string): string =>
  bounded(
    text
      .slice(0, 1_000)
      .normalize("NFKD")
      .replace(/[\u0300-\u036f'’]/g, "")
      .normalize("NFC")
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
      .replace(/^[-\p{M}]+/u, ""),
    200,
  ).replace(/-+$/, "");
