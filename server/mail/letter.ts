import { html, raw } from "hono/html";
import type { ShopDetails } from "../../contract/shop.ts";
import type { Settings } from "../settings.ts";
import { familyList } from "../shop/fonts/familyList.ts";

export type Attachment = { filename: string; content: Buffer; contentType: string };
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
  headers?: Record<string, string>;
};

/** What a mail says, whatever it is shown in. `rows`: a table of names and amounts; `action`: the one thing to do. */
export type Letter = {
  to: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  rows?: [name: string, amount: string][];
  action?: { label: string; url: string };
  note?: string;
  /** What is asked for without having been ordered can be left: a page for people, and an address that one click of a mail program posts to. */
  leave?: { words: string; page: string; post: string };
};

/** Whose letter it is, in which colours and which type. A mail fetches none: who has that family on his device sees it. */
export type Dress = Pick<Settings, "shop" | "colours" | "fonts">;

function asText({ greeting, paragraphs, rows = [], action, note, leave }: Letter, shop: ShopDetails): string {
  const parts = [
    greeting,
    ...paragraphs,
    ...(rows.length > 0 ? [rows.map(([name, amount]) => `  ${name}  ${amount}`).join("\n")] : []),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...(note ? [note] : []),
    ...(leave ? [`${leave.words}: ${leave.page}`] : []),
    `${shop.name}, ${shop.address.join(", ")}\n${shop.phones.join(", ")} · ${shop.email}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

/** Mail programs know no style sheets to rely on: colours and sizes stand at each element, and a table holds the page. */
async function asHtml(
  { subject, greeting, paragraphs, rows = [], action, note, leave }: Letter,
  { shop, colours: { light }, fonts }: Dress,
): Promise<string> {
  const cell = `padding:8px 0;border-top:1px solid ${light.hairline};vertical-align:top`;
  const muted = light.muted;
  const body = familyList(fonts.body, "system-ui,-apple-system,'Segoe UI',sans-serif");
  const heading = familyList(fonts.heading, fonts.heading ? "Georgia,serif" : "'Instrument Serif',Georgia,serif");
  const page = html`<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${subject}</title></head>
<body style="margin:0;background:${light.paper};color:${light.ink};font:16px/1.5 ${raw(body)}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;text-align:left">
<tr><td style="padding-bottom:24px;color:${light.brand};font:400 30px/1.2 ${raw(heading)}">${shop.name}</td></tr>
<tr><td style="padding:32px 24px;background:${light.card};border:1px solid ${light.hairline};border-radius:12px">
<p style="margin:0 0 16px">${greeting}</p>
${paragraphs.map((paragraph) => html`<p style="margin:0 0 16px">${paragraph}</p>\n`)}${
  rows.length > 0
    ? html`<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 24px">${rows.map(
        ([name, amount]) =>
          html`<tr><td style="${cell}">${name}</td><td align="right" style="${cell};padding-left:16px;white-space:nowrap">${amount}</td></tr>\n`,
      )}</table>`
    : ""
}${
  action
    ? html`<p style="margin:8px 0 24px"><a href="${action.url}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:${light.primary};color:${light["on-primary"]};text-decoration:none">${action.label}</a></p>
<p style="margin:0 0 16px;color:${muted};font-size:14px">Or open this address: <a href="${action.url}" style="color:${light.link};word-break:break-all">${action.url}</a></p>`
    : ""
}${note ? html`<p style="margin:0;color:${muted};font-size:14px">${note}</p>` : ""}${
  leave
    ? html`<p style="margin:8px 0 0;font-size:14px"><a href="${leave.page}" style="color:${light.link}">${leave.words}</a></p>`
    : ""
}
</td></tr>
<tr><td style="padding:24px 0;color:${muted};font-size:14px">${shop.name}, ${shop.address.join(", ")}<br>${shop.phones.join(", ")} · ${shop.email}</td></tr>
</table></td></tr></table>
</body></html>`;
  return (await page).toString();
}

/** The letter as a mail in the shop's look, in HTML and in plain text. */
export const writeMail = async (letter: Letter, dress: Dress): Promise<Mail> => ({
  to: letter.to,
  subject: letter.subject,
  text: asText(letter, dress.shop),
  html: await asHtml(letter, dress),
  ...(letter.leave && {
    headers: { "List-Unsubscribe": `<${letter.leave.post}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  }),
});
