import sanitizeHtml from "sanitize-html";

const blocks = ["p", "ul", "ol", "h3", "h4", "table", "blockquote"];

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...blocks,
    "li",
    "br",
    "strong",
    "em",
    "b",
    "i",
    "a",
    "caption",
    "thead",
    "tbody",
    "tfoot",
    "tr",
    "th",
    "td",
  ],
  allowedAttributes: { a: ["href", "rel"], td: ["colspan", "rowspan"], th: ["colspan", "rowspan", "scope"] },
  allowedSchemes: ["http", "https"],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    h1: "h3",
    h2: "h3",
    h5: "h4",
    h6: "h4",
    // A link that leads nowhere we allow is left as its text: span is not an allowed tag.
    a: (_, { href = "" }): sanitizeHtml.Tag =>
      /^(https?:\/\/|\/(?![/\\])|#)/i.test(href)
        ? { tagName: "a", attribs: { href, rel: "nofollow noopener" } }
        : { tagName: "span", attribs: {} },
  },
};

const paragraphs = (html: string): string =>
  html
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => `<p>${part.replace(/\s*\n\s*/g, "<br />")}</p>`)
    .join("");

/** Paragraphs and headings of mere text, as the rules above would leave them. */
const simple = /^(?:<(p|h3|h4)>[^<>&]*<\/\1>)+$/;

/** A product's description as HTML that may stand on a page: harmless tags only, plain text in paragraphs. */
export function cleanDescription(text: string): string {
  const printable = text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .normalize("NFC");
  const html = simple.test(printable) ? printable : sanitizeHtml(printable, rules).trim();
  return new RegExp(`<(${blocks.join("|")})\\b`).test(html) ? html : paragraphs(html);
}

const tag = /<\/?[a-z][a-z0-9]*(?: [a-z]+="[^"<>]*")*(?: \/)?>/g;
/** Signs that `cleanDescription` leaves nowhere but in tags. */
const unclean = /[<>]|&(?!(?:amp|lt|gt);)/;

/** The words of a description that was cleaned, to be looked through. */
export function wordsOf(html: string): string {
  const apart = html.replaceAll("<", " <");
  const words = apart.replace(tag, "");
  return unclean.test(words) ? sanitizeHtml(apart, { allowedTags: [] }) : words;
}
