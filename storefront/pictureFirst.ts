const largest =
  /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/><img src="[^"]+"[^>]*? fetchPriority="high"/;

/** The `Link` header that has a page's largest picture (parts/Picture.tsx, `priority`) fetched from the page's first byte on; undefined: it has none. */
export function pictureFirst(html: string): string | undefined {
  const [, sources, sizes] = largest.exec(html) ?? [];
  const first = sources?.split(" ", 1)[0];
  return (
    first &&
    `<${first}>; rel=preload; as=image; type="image/avif"; imagesrcset="${sources}"; imagesizes="${sizes}"; fetchpriority=high`
  );
}
