import { html } from "hono/html";

export type Html = ReturnType<typeof html>;

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
