import type { PublicPath } from "../catalogue/publicPaths.ts";

/** No sitemap may name more addresses (sitemaps.org). */
export const mostInOne = 50_000;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const document = (root: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</${root}>\n`;

/** A sitemap of pages, their addresses made absolute with the shop's. */
export const sitemap = (paths: PublicPath[], shopUrl: string): string =>
  document(
    "urlset",
    paths.map(({ path, changed }) => {
      const lastmod = changed === null ? "" : `<lastmod>${changed}</lastmod>`;
      return `<url><loc>${escaped(new URL(path, shopUrl).href)}</loc>${lastmod}</url>`;
    }),
  );

/** The list of so many sitemaps. */
export const sitemapIndex = (parts: number, shopUrl: string): string =>
  document(
    "sitemapindex",
    Array.from(
      { length: parts },
      (_, i) => `<sitemap><loc>${new URL(`/sitemap-${i + 1}.xml`, shopUrl).href}</loc></sitemap>`,
    ),
  );
