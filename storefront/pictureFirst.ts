/** A `<picture>` that was said to be the page's largest; its image is the last thing in it. */
const largest = /<picture[^>]*>((?:<source [^>]*>)+)<img src="[^"]+"[^>]*? fetchPriority="high"/;
const source = /<source (?:media="([^"]+)" )?type="image\/avif" srcSet="([^"]+)"(?: sizes="([^"]+)")?/g;

/**
 * The `Link` header that has a page's largest picture (parts/Picture.tsx and parts/home/FullPicture.tsx, `priority`) fetched from
 * the page's first byte on, of several the one whose `media` holds; undefined: it has none.
 */
export function pictureFirst(html: string): string | undefined {
  const [, sources = ""] = largest.exec(html) ?? [];
  const found = [...sources.matchAll(source)];
  const [, first] = found[0] ?? [];
  const links = found.map(([, said, set = "", sizes]) => {
    // One that says none is for whom the one before it is not.
    const media = said ?? (first && `not all and ${first}`);
    return [
      `<${set.split(" ", 1)[0]}>; rel=preload; as=image; type="image/avif"`,
      set.includes(" ") ? `imagesrcset="${set}"; imagesizes="${sizes}"` : "",
      media ? `media="${media}"` : "",
      "fetchpriority=high",
    ]
      .filter(Boolean)
      .join("; ");
  });
  return links.length ? links.join(", ") : undefined;
}
