import type { Plugin } from "vite";

/** Where a block that begins at `start` ends, after its closing brace. */
function endOf(css: string, start: number): number {
  let depth = 0;
  for (let at = css.indexOf("{", start); at < css.length; at++) {
    if (css[at] === "{") depth++;
    if (css[at] === "}" && --depth === 0) return at + 1;
  }
  return css.length;
}

/**
 * Leaves out what Tailwind adds for browsers without `@property`: initial values of all its variables on every element.
 * All browsers that the shop is made for know `@property` (Safari 16.4, Chrome 111, Firefox 128).
 */
export const withoutFallback = (): Plugin => ({
  name: "without-property-fallback",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
      const css = file.source.toString();
      const start = css.search(/@layer properties\s*\{/);
      if (start >= 0) file.source = css.slice(0, start) + css.slice(endOf(css, start));
    }
  },
});
