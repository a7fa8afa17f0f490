const widths = [200, 400, 800] as const;
const placeholder = "/pictures/placeholder/natural";

/** The picture to show: one of ours, or the placeholder. An address on another machine is never asked for. */
export const ourPicture = (src: string | null): string => (src?.startsWith("/pictures/") ? src : placeholder);

/** The `srcset` of a picture in one format. */
export const srcSet = (src: string, format: "avif" | "webp"): string =>
  widths.map((width) => `${src}-${width}.${format} ${width}w`).join(", ");
