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

test("of a room the shape and the hour that the screen shows is fetched, and no other", () => {
  const room = ["tall", "wide"].map(
    (shape) =>
      `<source media="(min-width:${shape})" type="image/avif" srcSet="/pictures/rooms/sabha-${shape}-1.avif${shape === "wide" ? " 1280w, /pictures/rooms/sabha-wide-2.avif 1920w" : ""}"${shape === "wide" ? ' sizes="100vw"' : ""}/>`,
  );
  const page = `<picture>${room.join("")}<img src="/pictures/rooms/sabha-800.webp" alt="" loading="eager" fetchPriority="high"/></picture>`;
  expect(pictureFirst(page)?.split(", </")).toEqual([
    '</pictures/rooms/sabha-tall-1.avif>; rel=preload; as=image; type="image/avif"; media="(min-width:tall)"; fetchpriority=high',
    'pictures/rooms/sabha-wide-1.avif>; rel=preload; as=image; type="image/avif"; imagesrcset="/pictures/rooms/sabha-wide-1.avif 1280w, /pictures/rooms/sabha-wide-2.avif 1920w"; imagesizes="100vw"; media="(min-width:wide)"; fetchpriority=high',
  ]);
});

test("by night it is the picture of the night, and neither is fetched in vain", () => {
  const night =
    '<picture><source media="(prefers-color-scheme:dark)" type="image/avif" srcSet="/pictures/veena/jackwood-night.avif"/>';
  const page = picture("veena/jackwood", ' loading="eager" fetchPriority="high"').replace("<picture>", night);
  const [dark, day, ...more] = pictureFirst(page)?.split(", </") ?? [];
  expect(day).toContain('imagesrcset="/pictures/veena/jackwood-400.avif 400w');
  expect(day).toContain('; media="not all and (prefers-color-scheme:dark)"');
  expect(dark).toContain("/pictures/veena/jackwood-night.avif>; rel=preload");
  expect(dark).toContain('; media="(prefers-color-scheme:dark)"');
  expect(more).toEqual([]);
});

test("a page without one tells none", () => {
  expect(pictureFirst(picture("harp/oak", ' loading="lazy"'))).toBeUndefined();
  expect(pictureFirst("")).toBeUndefined();
});
