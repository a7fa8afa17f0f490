/** A mail as it can be shown. */
export type Shown = { subject: string; to: string; date: string; text: string; html: string; attached: string[] };

type Part = { headers: Map<string, string>; body: string };

function split(source: string): Part {
  const end = source.indexOf("\r\n\r\n");
  const head = (end < 0 ? source : source.slice(0, end)).replace(/\r\n[ \t]+/g, " ");
  const headers = head
    .split("\r\n")
    .map((line): [string, string] => [
      line.slice(0, line.indexOf(":")).toLowerCase(),
      line.slice(line.indexOf(":") + 1).trim(),
    ]);
  return { headers: new Map(headers), body: end < 0 ? "" : source.slice(end + 4) };
}

const fromQuoted = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, "")
      .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  );

/** Words of RFC 2047 in a header: =?UTF-8?Q?…?= and =?UTF-8?B?…?= */
const decodeHeader = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      (kind.toLowerCase() === "b" ? Buffer.from(word, "base64") : fromQuoted(word.replaceAll("_", " "))).toString(),
    );

function decodeBody({ headers, body }: Part): string {
  const encoding = headers.get("content-transfer-encoding")?.toLowerCase();
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  return encoding === "quoted-printable" ? fromQuoted(body).toString() : body;
}

/** A part's own parts, down to those that hold something. */
function partsOf(part: Part): Part[] {
  const boundary = /boundary="([^"]+)"/.exec(part.headers.get("content-type") ?? "")?.[1];
  if (!boundary) return [part];
  const inner = part.body.split(`--${boundary}`).slice(1, -1);
  return inner.flatMap((source) => partsOf(split(source.replace(/^\r\n|\r\n$/g, ""))));
}

/** Reads a mail that this shop has composed: a text and an HTML part, and the names of what is attached. */
export function readEml(source: string): Shown {
  const whole = split(source);
  const parts = partsOf(whole);
  const find = (type: string) => parts.find((part) => part.headers.get("content-type")?.startsWith(type));
  const [text, html] = [find("text/plain"), find("text/html")];
  return {
    subject: decodeHeader(whole.headers.get("subject") ?? ""),
    to: decodeHeader(whole.headers.get("to") ?? ""),
    date: whole.headers.get("date") ?? "",
    text: text ? decodeBody(text) : "",
    html: html ? decodeBody(html) : "",
    attached: parts.flatMap(
      ({ headers }) => /filename="?([^";]+)/.exec(headers.get("content-disposition") ?? "")?.[1] ?? [],
    ),
  };
}
