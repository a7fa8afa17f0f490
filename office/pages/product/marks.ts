/**
 * A description as it is typed, in signs that mails and messengers have taught: an empty line between paragraphs, ## and ###
 * before headings, - or 1. before the lines of a list, > before a quotation, **bold**, *italic*, [words](address). What has
 * more than that, such as a table, is typed as the HTML that it is.
 */

const blockTag = /<(p|ul|ol|h3|h4|table|blockquote)\b/i;
/** Whether a text is typed as HTML. */
export const isHtml = (text: string): boolean => blockTag.test(text);

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const inline = (text: string): string =>
  escaped(text)
    .replace(/\[([^\]\n]+)\]\(((?:https?:\/\/|\/|#)[^)\s"]*)\)/g, '<a href="$2" rel="nofollow noopener">$1</a>')
    .replace(/\*\*(\S|\S[^\n]*?\S)\*\*/g, "<strong>$1</strong>")
    .replace(/\*(\S|\S[^\n]*?\S)\*/g, "<em>$1</em>")
    .replaceAll("\n", "<br />");

const items = (lines: string[], sign: RegExp) =>
  lines.map((line) => `<li>${inline(line.replace(sign, ""))}</li>`).join("");

function block(text: string): string {
  const lines = text.split("\n");
  const [first = ""] = lines;
  if (lines.length === 1 && first.startsWith("### ")) return `<h4>${inline(first.slice(4))}</h4>`;
  if (lines.length === 1 && first.startsWith("## ")) return `<h3>${inline(first.slice(3))}</h3>`;
  if (lines.every((line) => line.startsWith("- "))) return `<ul>${items(lines, /^- /)}</ul>`;
  if (lines.every((line) => /^\d+\. /.test(line))) return `<ol>${items(lines, /^\d+\. /)}</ol>`;
  if (lines.every((line) => line.startsWith("> ")))
    return `<blockquote>${inline(lines.map((line) => line.slice(2)).join("\n"))}</blockquote>`;
  return `<p>${inline(text)}</p>`;
}

/** What is typed, as the HTML that the shop keeps. */
export const toHtml = (typed: string): string =>
  isHtml(typed)
    ? typed
    : typed
        .replaceAll("\r\n", "\n")
        .split(/\n[ \t]*\n/)
        .map((part) => part.replace(/[ \t]+$/gm, "").replace(/^\n+|\n+$/g, ""))
        .filter((part) => part.trim() !== "")
        .map(block)
        .join("");

const entities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };
const plain = (html: string) => html.replace(/&(lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity);

const unmarked = (html: string): string =>
  plain(
    html
      .replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g, "[$2]($1)")
      .replace(/<\/?strong>/g, "**")
      .replace(/<\/?em>/g, "*")
      .replace(/<br \/>/g, "\n"),
  );

const listed = (html: string, sign: (n: number) => string) =>
  [...html.matchAll(/<li>(.*?)<\/li>/gs)].map(([, text = ""], n) => sign(n + 1) + unmarked(text)).join("\n");

/** The same HTML in the tags that the signs stand for, without white space between its parts. */
const tidy = (html: string) =>
  html
    .replace(/<(\/?)b>/g, "<$1strong>")
    .replace(/<(\/?)i>/g, "<$1em>")
    .replace(/\s*(<\/?(?:p|ul|ol|li|h3|h4|blockquote)>)\s*/g, "$1")
    .trim();

/** What the shop keeps, in signs; as the HTML that it is where they can't say all of it. */
export function fromHtml(kept: string): string {
  const html = tidy(kept);
  const parts = [...html.matchAll(/<(p|ul|ol|h3|h4|blockquote)>(.*?)<\/\1>/gs)].map(([, tag, text = ""]) => {
    if (tag === "ul") return listed(text, () => "- ");
    if (tag === "ol") return listed(text, (n) => `${n}. `);
    const words = unmarked(text);
    if (tag === "blockquote") return words.replace(/^/gm, "> ");
    return tag === "p" ? words : `${tag === "h3" ? "##" : "###"} ${words}`;
  });
  const signs = parts.join("\n\n");
  return toHtml(signs) === html ? signs : kept;
}
