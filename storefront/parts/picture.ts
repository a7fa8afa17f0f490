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
  preload(`${ours}-800.avif`, {
    as: "image",
    type: "image/avif",
    imageSrcSet: srcSetNow(ours, sizes),
    imageSizes: sizes,
  });
}

/** What a picture's name ends in that shows a thing otherwise than its front does. */
const view = /-(angle|close|back|head|bridge)$/;

/** The front of what a picture shows. */
export const front = (src: string): string => src.replace(view, "");

/** The address of a picture in full size, as AVIF: other sides and closer looks are kept smaller than the front. */
export const fullSize = (src: string): string => `${src}-${view.test(src) ? 800 : 1200}.avif`;

/** Which screens get pictures by night, in the words of a `media` attribute. */
export const atNight = "(prefers-color-scheme:dark)";

/**
 * The address of the same in a dark room. Photographs have none that is known by its name. A front has one for lists and a larger
 * one to look at `closely`, other views have one for both.
 */
export const byNight = (src: string, closely = false): string | undefined =>
  src.includes("/own/") ? undefined : `${src}-night${closely && !view.test(src) ? "-800" : ""}.avif`;

/** The `srcset` of a picture that is fetched before its `<picture>` stands, which says for itself what a dark screen takes. */
export const srcSetNow = (src: string, sizes: string): string =>
  (matchMedia(atNight).matches && byNight(src)) || srcSet(src, sizes);
