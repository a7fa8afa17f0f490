import { expect, test } from "vitest";
import { pictureFirst } from "./pictureFirst.ts";

const picture = (name: string, more: string) =>
  `<picture><source type="image/avif" srcSet="/pictures/${name}-400.avif 400w, /pictures/${name}-800.avif 800w" sizes="(min-width: 64rem) 512px, 68vw"/><img src="/pictures/${name}-800.webp" alt="A &quot;veena&quot;"${more}/></picture>`;

test("the first picture that was said to be the largest is told ahead, in the widths that it has", () => {
  const page = `${picture("harp/oak", ' loading="lazy"')}${picture("veena/jackwood", ' loading="eager" fetchPriority="high"')}${picture("drum/red", ' loading="eager" fetchPriority="high"')}`;
  expect(pictureFirst(page)).toBe(
    '</pictures/veena/jackwood-400.avif>; rel=preload; as=image; type="image/avif"; imagesrcset="/pictures/veena/jackwood-400.avif 400w, /pictures/veena/jackwood-800.avif 800w"; imagesizes="(min-width: 64rem) 512px, 68vw"; fetchpriority=high',
  );
});

test("a page without one tells none", () => {
  expect(pictureFirst(picture("harp/oak", ' loading="lazy"'))).toBeUndefined();
  expect(pictureFirst("")).toBeUndefined();
});
