import { preload } from "react-dom";

const placeholder = "/pictures/placeholder/natural";

/** The shop's own picture: beside the login, and what links show where a page has none. */
export const shopPicture = "/pictures/welcome/natural";

/** The picture to show: one of ours, or the placeholder. An address on another machine is never asked for. */
export const ourPicture = (src: string | null): string => (src?.startsWith("/pictures/") ? src : placeholder);

/** The other side of what a picture shows. Photographs have none that is known by its name. */
export const otherSide = (src: string | null): string | null =>
  src?.startsWith("/pictures/") && !src.startsWith("/pictures/own/") ? `${src}-angle` : null;

/**
 * The `srcset` of a picture shown so wide (as in `sizes`): a thumbnail has its width in pixels and needs 200 or 400, all
 * others need 400 or 800.
 */
export const srcSet = (src: string, sizes: string): string =>
  (/^\d+px$/.test(sizes) ? [200, 400] : [400, 800]).map((width) => `${src}-${width}.avif ${width}w`).join(", ");

/** Has the browser fetch a picture that will be shown so wide (as in `sizes`), before there is a place for it. */
export function fetchAhead(src: string | null, sizes: string): void {
  const ours = ourPicture(src);
  const night = matchMedia(atNight).matches && byNight(ours);
  preload(`${ours}-800.avif`, {
    as: "image",
    type: "image/avif",
    imageSrcSet: night ? `${night}.avif` : srcSet(ours, sizes),
    imageSizes: sizes,
  });
}

/** The address of a picture in full size, as AVIF: other sides, closer looks and those by night are kept smaller than the front. */
export const fullSize = (src: string): string => `${src}-${/-(angle|close|night)$/.test(src) ? 800 : 1200}.avif`;

/** Which screens get pictures by night, in the words of a `media` attribute. */
export const atNight = "(prefers-color-scheme:dark)";

/** The same thing in a dark room. Photographs have none that is known by its name, nor have other sides and closer looks. */
export const byNight = (src: string): string | undefined =>
  /\/own\/|-(angle|close)$/.test(src) ? undefined : `${src}-night`;
