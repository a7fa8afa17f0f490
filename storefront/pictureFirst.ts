const largest =
  /(?:<source media="([^"]+)" type="image\/avif" srcSet="([^"]+)"(?: sizes="[^"]+")?\/>)?<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/><img src="[^"]+"[^>]*? fetchPriority="high"/;

/**
 * The `Link` header that has a page's largest picture (parts/Picture.tsx, `priority`) fetched from the page's first byte on, by night
 * the one of the night; undefined: it has none.
 */
export function pictureFirst(html: string): string | undefined {
  const [, media, night, sources, sizes] = largest.exec(html) ?? [];
  const link = (set: string, more: string): string =>
    `<${set.split(" ", 1)[0]}>; rel=preload; as=image; type="image/avif"; imagesrcset="${set}"; imagesizes="${sizes}"; fetchpriority=high${more}`;
  if (!sources) return undefined;
  return media && night
    ? `${link(sources, `; media="not all and ${media}"`)}, ${link(night, `; media="${media}"`)}`
    : link(sources, "");
}
