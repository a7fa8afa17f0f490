/** How many bytes of a file's beginning tell what it is. */
export const beginning = 64;

/** The first bytes of the formats that are read; everything else, SVG before all, never reaches a decoder. */
const beginnings: readonly RegExp[] = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^RIFF....WEBP/s,
  /^....ftyp(avif|avis|mif1|msf1|heic|heix)/s,
  /^GIF8[79]a/,
  /^(II\*\0|MM\0\*)/,
];

/** Whether this is HEIC, as iPhones write it: HEVC in the container that AVIF uses too. Patents keep decoders for it rare. */
const isHeic = (start: string): boolean =>
  /^....ftyp(heic|heix|heim|heis|hevc|hevx)/s.test(start) ||
  (/^....ftyp(mif1|msf1)/s.test(start) && !start.includes("avi"));

/** Why a file can't be a picture of the shop, by its first bytes, each a letter of `start`; undefined: it may be one. */
export function whyNoPicture(start: string): string | undefined {
  if (isHeic(start))
    return "it is HEIC, as iPhones save photographs, which can't be read here: export it as JPEG, or set the iPhone to Settings > Camera > Formats > Most Compatible";
  if (!beginnings.some((known) => known.test(start))) return "it is no JPEG, PNG, WebP, AVIF, GIF or TIFF";
  return undefined;
}

/** The same for a picture that a buyer sends with his review: none that moves or is made for printing. */
export const whyNoReviewPicture = (start: string): string | undefined =>
  beginnings.slice(4).some((known) => known.test(start))
    ? "it is no JPEG, PNG, WebP or AVIF"
    : whyNoPicture(start)?.replace("WebP, AVIF, GIF or TIFF", "WebP or AVIF");

/** Why a picture can't be had, as a sentence for who sent it; what a decoder says of a broken file is of no use to him. */
export function problemWords(reason: string): string {
  const plain = reason.startsWith("it can't be read")
    ? "it can't be read: the file is damaged, or did not come whole"
    : reason;
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}.`;
}
