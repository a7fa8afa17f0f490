import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { html } from "hono/html";
import { type Html, type PlainLook, plainLook, plainPage } from "../http/plainPage.ts";
import type { Settings } from "../settings.ts";
import { readEml, type Shown } from "./readEml.ts";
import { mailFolder } from "./send.ts";

type Kept = Shown & { file: string; at: Date };

const headers = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; font-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
};
/** A mail carries its style at its elements. It runs nothing and fetches nothing. */
const mailHeaders = {
  ...headers,
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};

/** How many mails the page lists. */
const shown = 50;

/** The latest mails that were kept as files, newest first. */
export async function readMailbox(settings: Pick<Settings, "DATA_DIR">): Promise<Kept[]> {
  const folder = mailFolder(settings);
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const dated = await Promise.all(files.map(async (file) => ({ file, at: (await stat(join(folder, file))).mtime })));
  dated.sort((a, b) => b.at.getTime() - a.at.getTime());
  return Promise.all(
    dated
      .slice(0, shown)
      .map(async ({ file, at }) => ({ file, at, ...(await readEml(await readFile(join(folder, file), "utf8"))) })),
  );
}

const frame = (title: string, content: Html): Html => plainPage(title, "/mailbox/page.css", content);

const style = (look: PlainLook): string => `${plainLook(look)}
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.5 var(--body); }
main { max-width: 42rem; margin: 0 auto; padding: 2rem 1rem; overflow-wrap: anywhere; }
h1 { font: 400 2rem/1.2 var(--heading); }
li { padding: 0.5rem 0; }
a { color: var(--main); }
small { display: block; color: var(--muted); }
pre { white-space: pre-wrap; font: inherit; }
`;

const list = (mails: Kept[]): Html =>
  frame(
    "Mailbox",
    html`<h1>Mailbox</h1>
      <p>No mail leaves this shop while it has no mail server. What it would have sent:</p>
      <ul>
        ${mails.map(({ file, at, to, subject }) => html`<li><a href="/mailbox/${file}">${subject}</a><small>to ${to}, ${at.toISOString()}</small></li>`)}
      </ul>`,
  );

/** The text with its links to this shop made links. */
const withLinks = (text: string) =>
  text.split(/(https?:\/\/\S+)/).map((part, i) => (i % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));

const one = ({ file, subject, to, text }: Kept): Html =>
  frame(
    subject,
    html`<p><a href="/mailbox">Mailbox</a></p>
      <h1>${subject}</h1>
      <p>to ${to} · <a href="/mailbox/${file}/html">as HTML</a></p>
      <pre>${withLinks(text)}</pre>`,
  );

/** The pages on which one reads, in demo mode, what was kept instead of sent. */
export function mailboxRoutes(settings: Pick<Settings, "DATA_DIR"> & PlainLook): Hono {
  const routes = new Hono();
  const find = async (file: string) => (await readMailbox(settings)).find((mail) => mail.file === file);
  routes.get("/page.css", (c) =>
    c.body(style(settings), 200, {
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    }),
  );
  routes.get("/", async (c) => c.html(list(await readMailbox(settings)), 200, headers));
  routes.get("/:file", async (c) => {
    const mail = await find(c.req.param("file"));
    return mail ? c.html(one(mail), 200, headers) : c.text("There is no such mail.", 404, headers);
  });
  routes.get("/:file/html", async (c) => {
    const mail = await find(c.req.param("file"));
    return mail ? c.html(mail.html, 200, mailHeaders) : c.text("There is no such mail.", 404, headers);
  });
  return routes;
}
