import { html } from "hono/html";
import type { Settings } from "../settings.ts";
import type { Palette } from "../shop/colours.ts";
import { familyList } from "../shop/fonts/familyList.ts";

export type Html = ReturnType<typeof html>;

/** The shop's colours and type. */
export type PlainLook = Pick<Settings, "colours" | "fonts">;

/**
 * The shop's colours and type for the style sheet of such a page: --paper, --ink, --muted, --main, --on-main, --line, --note,
 * --on-note, --body, --heading.
 */
export function plainLook({ colours: { light, dark }, fonts }: PlainLook): string {
  const named = (colour: Palette) =>
    `--paper: ${colour.paper}; --ink: ${colour.ink}; --muted: ${colour.muted}; --main: ${colour.primary}; --on-main: ${colour["on-primary"]}; --line: ${colour.hairline}; --note: ${colour.accent}; --on-note: ${colour["on-accent"]};`;
  const type = `--body: ${familyList(fonts.body, "system-ui, sans-serif")}; --heading: ${familyList(fonts.heading, "Georgia, serif")};`;
  return `${fonts.sheet}:root { color-scheme: light dark; ${named(light)} ${type} }
@media (prefers-color-scheme: dark) { :root { ${named(dark)} } }
`;
}

/** A page that stands beside the storefront, with a style sheet and scripts of its own; search engines leave it out. */
export const plainPage = (
  title: string,
  styleSheet: string,
  content: Html,
  scripts: string[] = [],
): Html => html`<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <link rel="stylesheet" href="${styleSheet}" />
    ${scripts.map((script) => html`<script src="${script}" defer></script>`)}
  </head>
  <body>
    <main>${content}</main>
  </body>
</html>`;
